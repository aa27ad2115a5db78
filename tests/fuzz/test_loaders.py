"""Whatever a file holds: a value or the loader's refusal, quickly, in little memory, the file untouched."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.loaders import CORPUS, LOADERS, Loader, clean
from tests.fuzz.mutations import mutated

SECONDS = 1.0
MOST_MEMORY = 64 * 1024 * 1024
FEW, MANY = 12, 1500


@pytest.fixture(scope="module", autouse=True)
def tidy() -> Iterator[None]:
    yield
    clean()


@dataclass(frozen=True)
class Costs:
    """What reading one file took, in seconds of this process's own time."""

    seconds: float


def read(loader: Loader, data: bytes) -> Costs:
    start = time.process_time()
    loader.read(data)
    return Costs(time.process_time() - start)


@pytest.mark.parametrize("name", LOADERS)
def test_good_files_are_let_in(name: str) -> None:
    for seed in LOADERS[name].seeds():
        read(LOADERS[name], seed)


def check_mutated(name: str, seed: int) -> None:
    loader = LOADERS[name]
    rng = random.Random(seed)
    data = mutated(rng.choice(loader.seeds()), loader.form, rng)
    assert read(loader, data).seconds < SECONDS


@pytest.mark.parametrize("name", LOADERS)
@settings(max_examples=FEW)
@given(seed=st.integers(0, 2**32))
def test_good_files_made_bad(name: str, seed: int) -> None:
    check_mutated(name, seed)


@pytest.mark.parametrize("name", LOADERS)
@settings(max_examples=FEW)
@given(data=st.binary(max_size=300))
def test_any_bytes(name: str, data: bytes) -> None:
    assert read(LOADERS[name], data).seconds < SECONDS


@pytest.mark.long
@pytest.mark.parametrize("name", LOADERS)
@settings(max_examples=MANY)
@given(seed=st.integers(0, 2**32))
def test_many_good_files_made_bad(name: str, seed: int) -> None:
    check_mutated(name, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", LOADERS)
@settings(max_examples=MANY)
@given(data=st.binary(max_size=3000))
def test_many_bytes(name: str, data: bytes) -> None:
    assert read(LOADERS[name], data).seconds < SECONDS


@pytest.mark.parametrize("name", LOADERS)
def test_files_that_coverage_led_to(name: str) -> None:
    """The corpus of the coverage-guided runs, as far as it reaches lines that nothing else here reaches."""
    found = sorted((CORPUS / name).glob("*"))
    assert found
    for path in found:
        assert read(LOADERS[name], path.read_bytes()).seconds < SECONDS, path.name


def bombs() -> list[bytes]:
    """Files that are small for what comes of them, or make a parser slow."""
    half = 30_000
    return [
        b"[" * half,
        b"[" * half + b"]" * half,
        b'{"a":' * half + b"1" + b"}" * half,
        b"[" + b"[]," * half + b"[]]",
        b"[" + b"1," * half + b"1]",
        b'["' + b"\\" * half,
        b'["' + b'\\"' * half + b'"]',
        b'["' + b"x" * half + b'"]',
        b"9" * half,
        b"[1e" + b"9" * half + b"]",
        b"{" + b'"a":1,' * half + b'"a":1}',
        b"a." * (half // 2) + b"a = 1",
        b"[" + b"a." * (half // 2) + b"a]\nb = 1",
        b"a = " + b"[" * half,
        b"a = " + b"{a = " * (half // 5),
        b"a = 0x" + b"f" * half,
        b"a = 1" + b"_0" * (half // 2),
        b'a = "' + b"\\u0041" * (half // 6) + b'"',
        b"a = '''" + b"'" * half,
        b"\n".join(b"a%d = 1" % number for number in range(half // 8)),
        b"\xff\xfe" + "{}".encode("utf-16-le") * half,
        b"\xef\xbb\xbf" * half,
        b"\0" * half,
        b"<svg>" + b"<g>" * half,
        b"<svg " + b" ".join(b'a%d=""' % number for number in range(half // 8)) + b"/>",
        b'<svg viewBox="0 0 1 1"><path d="' + b"0" * half + b'"/></svg>',
        b'<svg viewBox="0 0 1 1"><path d="' + b"1e" * half + b'"/></svg>',
        b'<!DOCTYPE svg [<!ENTITY a "' + b"a" * 200 + b'">]><svg a="' + b"&a;" * half + b'"/>',
        b'<svg style="' + b"url(" * half + b'"/>',
    ]


@pytest.mark.parametrize("name", LOADERS)
def test_bombs(name: str) -> None:
    loader = LOADERS[name]
    for number, data in enumerate(bombs()):
        assert read(loader, data).seconds < SECONDS, number


@pytest.mark.long
@pytest.mark.parametrize("name", ["record", "cases", "svg", "rules", "lesson", "settings"])
def test_bombs_take_little_memory(name: str) -> None:
    loader = LOADERS[name]
    loader.read(loader.seeds()[0])
    tracemalloc.start()
    try:
        for number, data in enumerate(bombs()):
            tracemalloc.reset_peak()
            loader.read(data)
            assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY, number
    finally:
        tracemalloc.stop()

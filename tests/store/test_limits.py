"""What is measured before it is parsed, and that each kind of file keeps within its limits."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ulti_desktop.limits import LESSON, RULES, SETTINGS, Fault, Limits, NotTaken, json_value, toml_table

SMALL = Limits(1000, depth=3, items=20, text=30)


def fault(data: bytes, limits: Limits = SMALL) -> Fault:
    with pytest.raises(NotTaken) as error:
        json_value(data, limits)
    assert "\n" not in str(error.value)
    return error.value.fault


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b" " * 1001, Fault.TOO_LARGE),
        (b"[[[[]]]]", Fault.TOO_DEEP),
        (b'{"a":{"a":{"a":{}}}}', Fault.TOO_DEEP),
        (b"[" * 15, Fault.SYNTAX),
        (b"[" + b"1," * 20 + b"1]", Fault.TOO_MANY),
        (b'["' + b"x" * 31 + b'"]', Fault.TOO_LONG),
        (b'["' + b'\\"' * 31 + b'"]', Fault.TOO_LONG),
        (b"[" + b"1" * 25 + b"]", Fault.NUMBER),
        (b"[1e999]", Fault.NUMBER),
        (b"[NaN]", Fault.NUMBER),
        (b"[-Infinity]", Fault.NUMBER),
        (b'{"a":1,"a":1}', Fault.TWICE),
        (b'["\\ud800"]', Fault.NOT_TEXT),
        (b'{"\\udc00":1}', Fault.NOT_TEXT),
        (b'["\xed\xa0\x80"]', Fault.NOT_TEXT),
        (b"\xff", Fault.NOT_TEXT),
        (b"", Fault.SYNTAX),
        (b"[1] 2", Fault.SYNTAX),
        (b"\xef\xbb\xbf\xef\xbb\xbf[]", Fault.SYNTAX),
    ],
)
def test_json_that_is_not_taken(data: bytes, why: Fault) -> None:
    assert fault(data) is why


@pytest.mark.parametrize(
    "data",
    [
        b"[[[]]]",
        b"\xef\xbb\xbf[1]",
        b'["' + b"x" * 30 + b'"]',
        b'["[[[[[[{{{{{{,,,,,,,,,"]',
        b'["\\\\", "\\"[[[[["]',
        b'["\\ud83c\\udca1"]',
        b'["\\\\ud800"]',
        b"[123456789012345678901234]",
        b"[-1.5e-7]",
    ],
)
def test_json_that_is_taken(data: bytes) -> None:
    assert json_value(data, SMALL) == json.loads(data.decode("utf-8-sig"))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(-1e9, 1e9) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=60)
@given(value=PLAIN, plain=st.booleans())
def test_every_ordinary_value_is_taken_as_it_is(value: object, plain: bool) -> None:
    text = json.dumps(value, ensure_ascii=plain).encode()
    assert json_value(text, SETTINGS) == value


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = 0x" + "f" * 400, Fault.NUMBER),
        ("a = " + "9" * 5000, Fault.NUMBER),
        ("a = nan", Fault.NUMBER),
        ("a = 1e400", Fault.NUMBER),
        ("a." * 200 + "a = 1", Fault.TOO_DEEP),
        ("[" + "a." * 90 + "a]\nb = 1", Fault.TOO_DEEP),
        ("a = [[[[[1]]]]]", Fault.TOO_DEEP),
        ("a = " + "[" * 5000, Fault.TOO_DEEP),
        ("a = '" + "x" * 201 + "'", Fault.TOO_LONG),
        ("x" * 201 + " = 1", Fault.TOO_LONG),
        ("\n".join(f"a{number} = 1" for number in range(2000)), Fault.TOO_MANY),
        ("a = 1\na = 2", Fault.TWICE),
        ("a", Fault.SYNTAX),
        ("#" * 70_000, Fault.TOO_LARGE),
    ],
)
def test_toml_that_is_not_taken(text: str, why: Fault) -> None:
    with pytest.raises(NotTaken) as error:
        toml_table(text.encode(), RULES)
    assert error.value.fault is (Fault.SYNTAX if why is Fault.TWICE else why)


def test_toml_that_is_taken() -> None:
    text = "\ufeffa.b.c = 'It ends. Really. Now... and then.'\nd = [-1, 2.5]\n"
    assert toml_table(text.encode(), LESSON) == {
        "a": {"b": {"c": "It ends. Really. Now... and then."}},
        "d": [-1, 2.5],
    }

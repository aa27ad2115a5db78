"""The compiled part's door: random positions are answered or refused with a sentence, malformed ones too."""

from __future__ import annotations

import pytest

from tests.kit.knock import CHUNK, Door
from ulti_desktop import native

pytestmark = pytest.mark.native


def knock(count: int, seed: int) -> None:
    from ulti_desktop.native import _core

    door = Door(_core, seed)
    for _ in range(count):
        door.knock()
    assert door.asked.total() == count
    for kind, asked in door.asked.items():
        assert door.refused[kind] < asked, kind


def test_some_random_positions() -> None:
    assert native.AVAILABLE
    knock(1500, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_random_positions(seed: int) -> None:
    knock(CHUNK, 100 + seed)

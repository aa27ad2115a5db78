"""The card backs: listed, named, drawn the same both ways up, and taken at once."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QTransform

from tests.kit import cardpictures as kit
from ulti_desktop import words
from ulti_desktop.scene import deck
from ulti_desktop.scene.art import CardArt
from ulti_desktop.store import paths


@pytest.mark.parametrize("back_id", deck.BACKS)
@pytest.mark.usefixtures("qapp")
def test_backs_are_the_same_upside_down(back_id: str) -> None:
    image = kit.rendered(f"backs/{back_id}.svg", 300)
    assert kit.difference(image, image.transformed(QTransform().rotate(180))) < 1.0


@pytest.mark.usefixtures("qapp")
def test_backs_differ() -> None:
    small = [kit.rendered(f"backs/{one}.svg", 60) for one in deck.BACKS]
    assert all(kit.difference(one, other) > 20 for one, other in combinations(small, 2))


def test_backs_have_files_and_names() -> None:
    assert sorted(paths.resource_names("decks/backs")) == sorted(f"{one}.svg" for one in deck.BACKS)
    assert len({words.back_name(one) for one in deck.BACKS}) == len(deck.BACKS)
    assert words.back_name("mine") == "mine"
    assert deck.back_file("") == deck.back_file("nowhere") == deck.back_file(deck.BACKS[0])


@pytest.mark.usefixtures("qapp")
def test_another_back_is_taken_at_once() -> None:
    art = CardArt("tell", "en")
    usual = art.back(60).toImage()
    art.set_back(deck.BACKS[1])
    assert art.back(60).toImage() != usual
    art.set_deck("french")
    art.set_four_colours(True)
    assert art.back(60).toImage() != usual
    art.set_back("")
    assert art.back(60).toImage() == usual

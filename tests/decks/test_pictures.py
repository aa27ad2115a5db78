"""All cards of all decks in every form: their size, their margin, and that each can be told from each."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage

from tests.kit import cardpictures as kit
from ulti_desktop.scene import deck

pytestmark = pytest.mark.usefixtures("qapp")
FREE = 12  # pixels at the edge of a card 300 wide


def ink(image: QImage) -> int:
    """How many of the pixels of a grid are darker than paper."""
    spots = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return sum(image.pixelColor(x, y).lightness() < 150 for x, y in spots)


@pytest.mark.parametrize(("deck_id", "form"), kit.FORMS)
def test_cards_are_whole_and_full(deck_id: str, form: str) -> None:
    for card, image in enumerate(kit.cards(deck_id, form, 75)):
        assert image.size().toTuple() == (75, 120)
        assert image.pixelColor(0, 0).lightness() < 110, card  # the corner is round
        assert image.pixelColor(37, 1).lightness() > 180, card
        colours = {image.pixel(x, y) for x in range(0, 75, 3) for y in range(0, 120, 3)}
        assert len(colours) > 20, card
        assert ink(image) > 40, card


@pytest.mark.parametrize(("deck_id", "form"), kit.FORMS)
def test_no_two_cards_look_alike(deck_id: str, form: str) -> None:
    small = [kit.reduced(image, 25) for image in kit.cards(deck_id, form, 75)]
    alike = [(i, j) for i, j in combinations(range(32), 2) if kit.difference(small[i], small[j]) < 1.2]
    assert alike == []


@pytest.mark.parametrize(("deck_id", "form"), kit.FORMS)
def test_cards_fill_a_small_size(deck_id: str, form: str) -> None:
    for image in kit.cards(deck_id, form, 40):
        assert image.size().toTuple() == (40, 64)
        assert image.pixelColor(0, 0).lightness() < 110
        assert image.pixelColor(20, 1).lightness() > 180


def same(image: QImage, x: int, y: int, width: int, height: int) -> bool:
    """Is this part of the picture paper and nothing else?"""
    part, paper = image.copy(x, y, width, height), image.copy(FREE - 3, 240, 1, 1)
    return bytes(part.constBits()) == bytes(paper.constBits()) * (width * height)


@pytest.mark.parametrize(("deck_id", "form"), kit.FORMS)
def test_nothing_comes_near_the_edge(deck_id: str, form: str) -> None:
    for card, image in enumerate(kit.cards(deck_id, form, 300)):
        name = deck.face_name(card)
        assert image.pixelColor(FREE - 3, 240).lightness() > 230, name
        for place in (2, 480 - FREE):
            assert same(image, 24, place, 252, FREE - 2), name
        for place in (2, 300 - FREE):
            assert same(image, place, 24, FREE - 2, 432), name


@pytest.mark.parametrize("deck_id", kit.DECKS)
def test_pictures_stay_inside_the_frame(deck_id: str) -> None:
    for card, image in enumerate(kit.cards(deck_id, "plain", 300)):
        for x in (17, 282):
            assert same(image, x, 44, 1, 392), deck.face_name(card)
        for y in (17, 462):
            assert same(image, 44, y, 212, 1), deck.face_name(card)


@pytest.mark.parametrize(("deck_id", "form"), [("tell", "large"), ("french", "large"), ("french", "plain")])
@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_left_third_tells_the_card_in_a_narrow_fan(deck_id: str, form: str, language: str) -> None:
    """Cards 64 wide of which 22 pixels show."""
    strips = [image.copy(0, 0, 22, 48) for image in kit.cards(deck_id, form, 64, language)]
    least = 2.4 if form == "large" else 1.2
    alike = [(i, j) for i, j in combinations(range(32), 2) if kit.difference(strips[i], strips[j]) < least]
    assert alike == []


def test_four_colours_are_four() -> None:
    found = deck.load_deck("french")
    colours = [QColor(found.letter_colour(suit * 8, four=True)) for suit in range(4)]
    for one, other in combinations(colours, 2):
        assert (
            abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())
            > 100
        )
    clubs, spades, hearts, diamonds = colours
    assert clubs.green() > max(clubs.red(), clubs.blue()) + 30
    assert spades.saturation() < 40
    assert hearts.red() > max(hearts.green(), hearts.blue()) + 60
    assert diamonds.blue() > max(diamonds.red(), diamonds.green()) + 60


@pytest.mark.parametrize("form", ["", "large/"])
def test_four_colours_are_the_signs_and_the_shadows(form: str) -> None:
    found = deck.load_deck("french")
    for suit, change in found.four_colours.items():
        assert len(change) == 2
        for rank in deck.RANK_NAMES:
            text = kit.drawing(f"french/{form}{suit}-{rank}.svg").decode()
            assert all(old in text and new not in text for old, new in change.items()), (suit, rank)
        for other in deck.SUIT_NAMES:
            if other != suit:
                text = kit.drawing(f"french/{form}{other}-10.svg").decode()
                assert not any(old in text for old in change), (suit, other)


def outline_at_16(suit: str) -> set[tuple[int, int]]:
    """The pixels that the corner sign of a suit's king covers when it is 16 pixels high."""
    image = kit.rendered(f"tell/{suit}-K.svg", 71)
    ground = image.pixelColor(7, 8)
    return {
        (x, y)
        for x in range(6, 19)
        for y in range(7, 23)
        if abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 30
        or abs(image.pixelColor(x, y).saturation() - ground.saturation()) > 60
    }


def test_suit_signs_differ_by_shape_alone_when_they_are_tiny() -> None:
    shapes = {suit: outline_at_16(suit) for suit in deck.SUIT_NAMES}
    for one, mine in shapes.items():
        assert len(mine) > 60, one
        for other, theirs in shapes.items():
            if one != other:
                assert len(mine ^ theirs) / len(mine | theirs) > 0.15, (one, other)

"""What is known of a deck beside its pictures: names, letters and colours."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ulti_desktop.scene import deck

DECKS = ("tell", "french")


def test_both_decks_are_found() -> None:
    assert set(deck.deck_ids()) == set(DECKS)


@pytest.mark.parametrize(
    "deck_id", ["", ".", "..", "../..", "tell/", "tell/deck.toml", "backs", "a\\b", "/etc", "own:..", "own:"]
)
def test_a_name_that_leads_elsewhere_is_no_deck(deck_id: str) -> None:
    """Settings may hold any: the program begins with another deck then."""
    assert "is not there" in deck.refusal(deck_id)
    assert "\n" not in deck.refusal(deck_id)


@pytest.mark.parametrize("deck_id", DECKS)
def test_description(deck_id: str) -> None:
    found = deck.load_deck(deck_id)
    assert found.id == deck_id
    assert set(found.names) == {"hu", "de", "en"}
    assert all(found.names.values())
    assert found.suits in ("german", "french")
    assert found.aspect == pytest.approx(deck.VIEW_HEIGHT / deck.VIEW_WIDTH)
    assert found.license.startswith("MIT")
    for card in range(32):
        for language in ("hu", "de", "en", "xx"):
            letter = found.letter(card, language)
            assert len(letter) <= 2
            assert letter or not found.letters_always
        assert QColor(found.letter_colour(card)).isValid()
        assert QColor(found.letter_colour(card, four=True)).isValid()


@pytest.mark.parametrize("deck_id", DECKS)
@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_letters_tell_ranks_apart(deck_id: str, language: str) -> None:
    found = deck.load_deck(deck_id)
    letters = [found.letter(card, language) for card in range(8)]
    shown = [letter for letter in letters if letter]
    assert len(set(shown)) == len(shown)


def test_letters_of_french_cards_by_language() -> None:
    found = deck.load_deck("french")
    said = {
        language: [found.letter(8 + rank, language) for rank in (7, 5, 4, 3)]
        for language in ("hu", "de", "en")
    }
    assert said == {"hu": ["Á", "K", "D", "B"], "de": ["A", "K", "D", "B"], "en": ["A", "K", "Q", "J"]}


def test_face_names() -> None:
    assert deck.face_name(0) == "acorns-7.svg"
    assert deck.face_name(2 * 8 + 6) == "hearts-10.svg"
    assert len({deck.face_name(card) for card in range(32)}) == 32
    for wrong in (-1, 32):
        with pytest.raises(ValueError, match="no card"):
            deck.face_name(wrong)

"""A deck of the player's own over two starts of the program."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kit import decks as kit
from ulti_desktop.store.decks import own

from .conftest import QUICK, MakeApp

pytestmark = pytest.mark.gui


def test_the_chosen_deck_is_there_again(make_app: MakeApp) -> None:
    kit.in_zip(own.folder() / "mine.zip", kit.png_deck())
    chosen = replace(QUICK, deck="own:mine.zip")
    app = make_app(chosen)
    assert app.window.desk.art.deck.id == "own:mine.zip"
    assert not app.window.sheets.toast.text.text()


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ("own:mine.zip", "The deck “mine.zip” is not there."),
        ("own:bad", "The deck “bad” is empty."),
        ("whatever", "The deck “whatever” is not there."),
    ],
)
def test_a_deck_that_is_gone_is_replaced_and_told_of(make_app: MakeApp, deck: str, why: str) -> None:
    kit.in_folder(own.folder() / "bad", {})
    chosen = replace(QUICK, deck=deck)
    app = make_app(chosen)
    assert app.settings.deck == "tell"
    assert app.window.desk.art.deck.id == "tell"
    assert app.window.sheets.toast.text.text() == f"{why} You play with “Tell cards” instead."

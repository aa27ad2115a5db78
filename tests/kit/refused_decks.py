"""What tests of own decks share: a deck that is changed, and why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit import decks as kit
from ulti_desktop.store.decks import own
from ulti_desktop.store.decks.faults import BadDeck, DeckFault

Files = kit.Files


def refused(path: Path) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        own.load_path(path)
    assert caught.value.deck == path.name
    assert "\n" not in str(caught.value)
    return caught.value


def folder_refused(tmp_path: Path, files: Files) -> tuple[DeckFault, str]:
    error = refused(kit.in_folder(tmp_path / "mine", files))
    return error.fault, error.detail


def changed(change: Callable[[Files], object], files: Files | None = None) -> Files:
    result = kit.png_deck() if files is None else files
    change(result)
    return result

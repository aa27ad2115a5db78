"""What the sheets ask for, tied to who does it; each sheet when it is built."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.sheets import Sheets


class Links(NamedTuple):
    """The deeds of the window that sheets lead to."""

    want: Callable[[wish.Command], None]
    choose: Callable[..., Any]
    change_levels: Callable[[tuple[str, str, str]], None]
    go_on: Callable[[], None]
    show_new: Callable[[], None]
    show_scores: Callable[[], None]
    show_about_deck: Callable[[], None]


def link(name: str, sheets: Sheets, to: Links) -> None:
    """Connect the sheet of that name, which has just been built."""
    match name:
        case "settlement":
            settlement = sheets.settlement
            settlement.next_wanted.connect(to.go_on)
            settlement.end_wanted.connect(lambda: to.want(wish.EndSession()))
            settlement.again_wanted.connect(lambda: to.want(wish.SameDealAgain()))
            settlement.scores_wanted.connect(to.show_scores)
        case "scores":
            sheets.scores.next_wanted.connect(to.go_on)
            sheets.scores.end_wanted.connect(lambda: to.want(wish.EndSession()))
        case "new_session":
            new = sheets.new_session
            new.started.connect(lambda setup: to.want(wish.NewSession(setup)))
            new.deck_chosen.connect(lambda one: to.choose(deck=one))
            new.language_chosen.connect(lambda code: to.choose(language=code))
        case "welcome":
            sheets.welcome.resume_wanted.connect(lambda: to.want(wish.Resume()))
            sheets.welcome.new_wanted.connect(to.show_new)
        case "settings":
            sheets.settings.changed.connect(lambda change: to.choose(**change))
            sheets.settings.about_wanted.connect(to.show_about_deck)
        case "opponents":
            sheets.opponents.levels_chosen.connect(to.change_levels)


def fill_settings(
    sheets: Sheets,
    settings: Settings,
    keys: Sequence[tuple[str, str]],
    can_sound: bool,
    decks: tuple[Any, Any] | None,
) -> None:
    """Show in the new page of settings what the window knows."""
    page = sheets.settings
    page.show_settings(settings)
    page.set_keys(tuple(keys))
    page.set_can_sound(can_sound)
    if decks is not None:
        page.set_decks(*decks)

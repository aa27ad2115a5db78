"""Every choice of the settings page: what it is changed to, and what a person presses for that."""

from __future__ import annotations

from collections.abc import Callable

from ulti_desktop.scene.deck import BACKS
from ulti_desktop.ui.components import ChoiceRow
from ulti_desktop.ui.controls import ChoiceChip
from ulti_desktop.ui.settings_page import SettingsPage


def chip_of(row: ChoiceRow, value: object) -> ChoiceChip:
    return next(chip for chip in row.chips if chip.value == value)


CHOICES: dict[str, tuple[object, Callable[[SettingsPage], object]]] = {
    "deck": ("french", lambda page: page.decks[-1].click()),
    "large": (True, lambda page: chip_of(page.cards.faces, True).click()),
    "letters": (False, lambda page: page.cards.letters.switch.click()),
    "four_colours": (True, lambda page: page.cards.four.switch.click()),
    "back": (BACKS[-1], lambda page: page.cards.backs.pictures[-1].click()),
    "theme": ("krapp", lambda page: page.table.themes.discs["krapp"].click()),
    "dark_sheets": (True, lambda page: page.table.dark.switch.click()),
    "language": ("de", lambda page: chip_of(page.table.languages, "de").click()),
    "text_size": (150, lambda page: chip_of(page.table.sizes, 150).click()),
    "show_log": (True, lambda page: page.table.log.switch.click()),
    "sort_trump": ("last", lambda page: chip_of(page.play.trumps, "last").click()),
    "sort_rising": (True, lambda page: chip_of(page.play.ranks, True).click()),
    "trick_ms": (2500, lambda page: chip_of(page.play.trick, 2500).click()),
    "trick_until_click": (True, lambda page: page.play.trick.chips[-1].click()),
    "mark_winning": (True, lambda page: page.play.winning.switch.click()),
    "play_forced": (True, lambda page: page.play.forced.switch.click()),
    "speed": (0, lambda page: page.tempo.tempo.setValue(0)),
    "reduced_motion": (True, lambda page: page.tempo.motion.switch.click()),
    "pace_ms": (0, lambda page: chip_of(page.tempo.pace, 0).click()),
    "sound": (False, lambda page: page.tempo.sound.switch.click()),
    "volume": (20, lambda page: page.tempo.volume.setValue(2)),
}

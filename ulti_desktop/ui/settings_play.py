"""The settings of hand and trick: how cards are sorted, and what the table does by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.settings_part import SettingsPart, section, switch_row, switch_silently

TRICK_TIMES: Final = (400, 900, 1500, 2500, 4000)
UNTIL_CLICK: Final = -1


class PlaySettings(SettingsPart):
    """Sorting, how long a trick stays, marks, the forced card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trumps, self.ranks, self.trick = ChoiceRow(), ChoiceRow(), ChoiceRow()
        self.winning, self.forced = switch_row(), switch_row()
        self._sort, self._trick = section(), section()
        self._trumps, self._ranks = Text("strong"), Text("strong")
        self._by_hand = Text("label", "text2", wrap=True)
        self.add(self._sort, self._trumps, self.trumps, self._ranks, self.ranks, self._by_hand)
        self.rule()
        self.add(self._trick, self.trick, self.winning, self.forced)
        self.column.addStretch(1)
        self.tell("sort_trump", self.trumps)
        self.tell("sort_rising", self.ranks)
        self.tell("mark_winning", self.winning)
        self.tell("play_forced", self.forced)
        self.trick.chosen.connect(self._choose_time)

    def _choose_time(self, value: int) -> None:
        if value == UNTIL_CLICK:
            self.changed.emit({"trick_until_click": True})
        else:
            self.changed.emit({"trick_until_click": False, "trick_ms": value})

    def show_settings(self, settings: Settings, language: str, theme: tokens.Theme) -> None:
        self.trumps.set_value(settings.sort_trump)
        self.ranks.set_value(settings.sort_rising)
        self.trick.set_value(UNTIL_CLICK if settings.trick_until_click else settings.trick_ms)
        switch_silently(((self.winning, settings.mark_winning), (self.forced, settings.play_forced)))

    def retranslate(self, settings: Settings) -> None:
        self._sort.setText(self.tr("Sorting the hand"))
        self._trumps.setText(self.tr("Trumps"))
        self.trumps.setAccessibleName(self._trumps.text())
        self.trumps.set_choices(
            [
                (self.tr("Where their suit lies"), "among"),
                (self.tr("On the left"), "first"),
                (self.tr("On the right"), "last"),
            ]
        )
        self._ranks.setText(self.tr("Within a suit"))
        self.ranks.setAccessibleName(self._ranks.text())
        self.ranks.set_choices(
            [(self.tr("From high to low"), False), (self.tr("From low to high"), True)],
        )
        self._by_hand.setText(
            self.tr(
                "Red and dark suits take turns. Cards that you move by hand stay there until the next deal."
            )
        )
        self._trick.setText(self.tr("A trick stays for"))
        self.trick.setAccessibleName(self._trick.text())
        times = [(self.seconds(one), one) for one in sorted({*TRICK_TIMES, settings.trick_ms})]
        self.trick.set_choices([*times, (self.tr("until I click"), UNTIL_CLICK)])
        winning = self.tr("A crown stands on the card that wins the trick so far.")
        self.winning.set_words(self.tr("Mark the winning card"), winning)
        forced = self.tr("When only one card may be played, it goes by itself after a moment.")
        self.forced.set_words(self.tr("Play the only card for me"), forced)
        self.show_settings(settings, "", tokens.theme(settings.theme))

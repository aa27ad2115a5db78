"""What the pages of the settings have in common."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Hairline, SwitchRow, Text
from ulti_desktop.ui.controls import MARGIN


class SettingsPart(QWidget):
    """One page. `changed({name: value, …})` when a person changes settings."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, look.px(8), look.px(8))
        self.column.setSpacing(look.px(8))

    def show_settings(self, settings: Settings, language: str, theme: tokens.Theme) -> None:
        """Show these settings without a signal."""

    def retranslate(self, settings: Settings) -> None:
        """Word everything anew."""

    def set_narrow(self, narrow: bool) -> None:
        """Lay the page out for a narrow window, or for a wide one."""

    def seconds(self, milliseconds: int) -> str:
        """Say a length of time as the language writes its figures; 0 is no time at all."""
        if milliseconds == 0:
            return self.tr("not at all")
        figure = QLocale().toString(milliseconds / 1000, "g", 3)  # a widget keeps the one it began with
        return self.tr("%1 s").replace("%1", figure)

    def add(self, *pieces: QWidget) -> None:
        """Put pieces under one another, all in line with the outlines of the buttons."""
        for piece in pieces:
            if not isinstance(piece, ChoiceRow) and piece.layout() is None:
                piece.setContentsMargins(MARGIN, 0, MARGIN, 0)
            self.column.addWidget(piece)

    def rule(self) -> None:
        """Draw a line between two subjects."""
        self.column.addSpacing(look.px(6))
        self.add(Hairline())
        self.column.addSpacing(look.px(4))

    def tell(self, name: str, row: ChoiceRow | SwitchRow) -> None:
        """Let a row of chips or a switch change the setting of that name."""
        source = row.toggled if isinstance(row, SwitchRow) else row.chosen
        source.connect(lambda value: self.changed.emit({name: value}))


def section() -> Text:
    """A title over a group of settings."""
    return Text("section")


def switch_silently(rows: Iterable[tuple[SwitchRow, bool]]) -> None:
    """Show switches as they are set, without a signal."""
    for row, on in rows:
        row.switch.blockSignals(True)
        row.switch.setChecked(on)
        row.switch.blockSignals(False)
        row.switch.update()


def switch_row() -> SwitchRow:
    """A switch with its words, in line with the buttons' outlines."""
    row = SwitchRow()
    row.line.setContentsMargins(MARGIN, 4, 0, 4)
    return row

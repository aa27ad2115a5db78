"""The settings of the table and of what is written: theme, sheets, language, size of text."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from ulti_desktop import words
from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language as speech
from ulti_desktop.ui.components import ChoiceRow
from ulti_desktop.ui.deck_choice import ThemeRow
from ulti_desktop.ui.settings_part import SettingsPart, section, switch_row, switch_silently

TEXT_SIZES: Final = (100, 125, 150, 175, 200)


class TableSettings(SettingsPart):
    """Theme, dark sheets, log, language, text size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.themes = ThemeRow()
        self.dark, self.log = switch_row(), switch_row()
        self.languages = ChoiceRow(height=48)
        self.sizes = ChoiceRow()
        self._table, self._language, self._size = section(), section(), section()
        self.add(self._table, self.themes, self.dark)
        self.rule()
        self.add(self._language, self.languages)
        self.rule()
        self.add(self._size, self.sizes)
        self.rule()
        self.add(self.log)
        self.column.addStretch(1)
        self.themes.chosen.connect(lambda theme_id: self.changed.emit({"theme": theme_id}))
        self.tell("dark_sheets", self.dark)
        self.tell("language", self.languages)
        self.tell("text_size", self.sizes)
        self.tell("show_log", self.log)

    def show_settings(self, settings: Settings, language: str, theme: tokens.Theme) -> None:
        self.themes.set_value(settings.theme)
        self.languages.set_value(settings.language)
        self.sizes.set_value(settings.text_size)
        switch_silently(((self.dark, settings.dark_sheets), (self.log, settings.show_log)))

    def retranslate(self, settings: Settings) -> None:
        self._table.setText(self.tr("Table"))
        self.themes.set_words(
            {
                "blaudruck": self.tr("Blue-dye"),
                "flasche": self.tr("Bottle"),
                "krapp": self.tr("Madder"),
                "leinen": self.tr("Linen"),
                "contrast": self.tr("High contrast"),
            }
        )
        self.dark.set_words(self.tr("Dark sheets"), self.tr("Panels and pages are as dark as the table."))
        self._language.setText(self.tr("Language"))
        self.languages.setAccessibleName(self._language.text())
        self.languages.set_choices([(speech.name(code), code) for code in speech.offered()])
        self.languages.set_value(settings.language)
        self._size.setText(self.tr("Size of text"))
        self.sizes.setAccessibleName(self._size.text())
        sizes = sorted({*TEXT_SIZES, settings.text_size})
        self.sizes.set_choices([(words.percent(one), one) for one in sizes])
        self.sizes.set_value(settings.text_size)
        log = self.tr("What happened in words, and your hand as a list.")
        self.log.set_words(self.tr("Show the log"), log)

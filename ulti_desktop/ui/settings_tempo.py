"""The settings of tempo and sound."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.fields import StepSlider
from ulti_desktop.ui.settings_part import SettingsPart, section, switch_row, switch_silently

PACES: Final = (0, 350, 700, 1200, 2000)
VOLUME_STEPS: Final = 11
LONGEST: Final = 560  # of a slider
_SIDES: Final = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)


class TempoSettings(SettingsPart):
    """Speed, less motion, how long the others wait; sounds and how loud they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.can_sound = True
        self.tempo, self.volume = StepSlider(5), StepSlider(VOLUME_STEPS)
        self.tempo_ends = (Text("label"), Text("label"), Text("label"))
        self.volume_ends = (Text("label"), Text("label"))
        self.motion, self.sound = switch_row(), switch_row()
        self.pace = ChoiceRow()
        self._tempo, self._pace, self._sound = section(), section(), section()
        self._loud = Text("strong")
        self.add(self._tempo)
        self._slider(self.tempo, self.tempo_ends)
        self.add(self.motion)
        self.rule()
        self.add(self._pace, self.pace)
        self.rule()
        self.add(self._sound, self.sound, self._loud)
        self._slider(self.volume, self.volume_ends)
        self.column.addStretch(1)
        self.tempo.valueChanged.connect(lambda value: self.changed.emit({"speed": value}))
        self.volume.valueChanged.connect(lambda value: self.changed.emit({"volume": 10 * value}))
        self.tell("reduced_motion", self.motion)
        self.tell("pace_ms", self.pace)
        self.tell("sound", self.sound)

    def _slider(self, slider: StepSlider, labels: tuple[Text, ...]) -> None:
        box = QWidget()
        box.setMaximumWidth(look.px(LONGEST))
        inner = QVBoxLayout(box)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addWidget(slider)
        ends = QHBoxLayout()
        ends.setContentsMargins(MARGIN, 0, MARGIN, 0)
        sides = _SIDES if len(labels) == 3 else (_SIDES[0], _SIDES[2])
        for side, label in zip(sides, labels, strict=True):
            label.setAlignment(side)
            ends.addWidget(label, 1)
        inner.addLayout(ends)
        self.column.addWidget(box)

    def show_settings(self, settings: Settings, language: str, theme: tokens.Theme) -> None:
        for slider, value in ((self.tempo, settings.speed), (self.volume, round(settings.volume / 10))):
            slider.blockSignals(True)
            slider.setValue(value)
            slider.blockSignals(False)
        self.pace.set_value(settings.pace_ms)
        switch_silently(
            ((self.motion, settings.reduced_motion), (self.sound, settings.sound and self.can_sound))
        )
        self.sound.switch.setEnabled(self.can_sound)
        for widget in (self._loud, self.volume, *self.volume_ends):
            widget.setVisible(self.can_sound)
        self.volume.setEnabled(settings.sound)

    def set_can_sound(self, on: bool, settings: Settings) -> None:
        """Tell whether what plays sounds is installed; without it the switch says what is missing."""
        self.can_sound = on
        self.show_settings(settings, "", tokens.theme(settings.theme))
        self.retranslate(settings)

    def retranslate(self, settings: Settings) -> None:
        self._tempo.setText(self.tr("Tempo"))
        words_ = (self.tr("calm"), self.tr("medium"), self.tr("at once"))
        for label, text in zip(self.tempo_ends, words_, strict=True):
            label.setText(text)
        self.tempo.setAccessibleName(self.tr("Tempo"))
        self.motion.set_words(self.tr("Less motion"), self.tr("Cards fade over instead of flying."))
        self._pace.setText(self.tr("The others wait before they act"))
        self.pace.setAccessibleName(self._pace.text())
        self.pace.set_choices([(self.seconds(one), one) for one in sorted({*PACES, settings.pace_ms})])
        self.pace.set_value(settings.pace_ms)
        self._sound.setText(self.tr("Sound"))
        note = self.tr("Cards, tricks and your turn can be heard.")
        if not self.can_sound:
            note = self.tr(
                "Sounds need the sound part of the program, which is not installed. The handbook tells how."
            )
        self.sound.set_words(self.tr("Sounds"), note)
        self._loud.setText(self.tr("Volume"))
        self.volume.setAccessibleName(self._loud.text())
        for label, text in zip(self.volume_ends, (self.tr("silent"), self.tr("loud")), strict=True):
            label.setText(text)

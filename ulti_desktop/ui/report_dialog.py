"""A window of its own for problem reports: what is in one, where it goes, and what happened if something did.

It stands apart from the sheets, since it has to be seen whatever went wrong in the window.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDir, QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene import tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, QUIET, SECONDARY, PillButton
from ulti_desktop.ui.floating import scroll_by_key, still_scroll
from ulti_desktop.ui.focus import order_focus

WIDTH: Final = 640
LEAST: Final = QSize(320, 240)
_AIR: Final = 32
_MAY_BREAK: Final = "\N{ZERO WIDTH SPACE}"


class ReportDialog(QDialog):
    """`wanted(place)`: a report is to be written in this folder. Closed, it says `finished`."""

    wanted = Signal(str)

    def __init__(self, theme: tokens.Theme, place: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._error = ""
        self._written = ""
        self._failed = self._busy = False
        self.title = Text("title", wrap=True)
        self.told = Text("body", wrap=True)
        self.error = Text("label", "text2", wrap=True)
        self.inside = Text("body", wrap=True)
        self.place_label = Text("label", "text2")
        self.place = Text("strong", wrap=True)
        self.other = PillButton(kind=QUIET)
        self.write = PillButton(kind=PRIMARY)
        self.show_folder = PillButton(kind=PRIMARY)
        self.leave = PillButton(kind=SECONDARY)
        self.other.clicked.connect(self._choose)
        self.write.clicked.connect(self._write)
        self.show_folder.clicked.connect(self._open_folder)
        self.leave.clicked.connect(self.reject)
        self._inner = QWidget()
        self._lay_out()
        self.set_theme(theme)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
        column.setSpacing(look.px(12))
        for text in (self.title, self.told, self.error, self.inside):
            column.addWidget(text)
        where = QVBoxLayout()
        where.setSpacing(0)
        where.addWidget(self.place_label)
        where.addWidget(self.place)
        row = QHBoxLayout()
        row.addLayout(where, 1)
        row.addWidget(self.other, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(row)
        column.addStretch(1)
        self._foot = Flow(gap=-4)
        for button in (self.write, self.show_folder, self.leave):
            self._foot.add(button)
        self._area = still_scroll(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(22), look.px(16), look.px(22), look.px(14))
        whole.addWidget(self._area, 1)
        whole.addWidget(self._foot)
        self.setMinimumSize(LEAST)

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the paper of a theme."""
        self.setPalette(look.palette(theme.paper))

    # ---------------------------------------------------------------------------------------- what is shown
    def ask(self, error: str = "") -> None:
        """Ask whether and where to write a report; `error` names what went wrong, "" if nothing is known."""
        self._error, self._written, self._failed, self._busy = error, "", False, False
        self._show()

    def show_written(self, folder: str) -> None:
        """Say where the report lies."""
        self._written, self._failed, self._busy = folder, False, False
        self._show()

    def show_failed(self) -> None:
        """Say that it could not be written there, and ask again."""
        self._failed, self._busy = True, False
        self._show()

    def _show(self) -> None:
        self.retranslate()
        self.open()
        (self.show_folder if self._written else self.write).setFocus()

    def _write(self) -> None:
        if not self._busy:
            self._busy = True
            self.wanted.emit(self._place)

    def _choose(self) -> None:
        title = self.tr("Where to put the report")
        if place := QFileDialog.getExistingDirectory(self, title, self._place):
            self._place = place
            self._failed = False
            self.retranslate()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._written))

    # ---------------------------------------------------------------------------------------- words
    def retranslate(self) -> None:
        """Word everything anew."""
        self._word_head()
        self.error.setText(self._error)
        asks = not self._written and not self._failed
        self.error.setVisible(bool(self._error) and asks)
        inside = self.tr(
            "A report is a folder that you can attach to a message. In it: the log of the program, the"
            " versions in use, your settings, and the record of the session. Names and the places of files on"
            " this computer are left out. Nothing is sent anywhere."
        )
        self.inside.setText(inside)
        self.inside.setVisible(asks)
        self.place_label.setText(self.tr("It is here") if self._written else self.tr("It will be in"))
        path = QDir.toNativeSeparators(self._written or self._place)
        self.place.setText(_breakable(path))
        self.place.setAccessibleName(path)
        self.other.setText(self.tr("Another place…"))
        self.other.setVisible(not self._written)
        self.write.setText(self.tr("Write the report"))
        self.write.setVisible(not self._written)
        self.show_folder.setText(self.tr("Open the folder"))
        self.show_folder.setVisible(bool(self._written))
        self.leave.setText(self.tr("Go on playing") if self._error else self.tr("Close"))
        self._fit()

    def _word_head(self) -> None:
        if self._written:
            title = self.tr("The report is written")
            told = self.tr(
                "Please attach the folder to your message, and say what you were doing just before."
            )
        elif self._failed:
            title = self.tr("The report could not be written")
            told = self.tr("Nothing can be written in this place. Please choose another one.")
        elif self._error:
            title = self.tr("Something went wrong")
            told = self.tr(
                "The program met an unexpected error. Your game is kept, and goes on from where it is."
            )
        else:
            title, told = self.tr("Report a problem"), ""
        self.title.setText(title)
        self.setWindowTitle(words.fill("%1 – %2", self.tr("Ulti Desktop"), title))
        self.told.setText(told)
        self.told.setVisible(bool(told))

    # ---------------------------------------------------------------------------------------- size
    def _fit(self) -> None:
        """Be as high as the texts are, and no larger than the window or, without one, the screen."""
        parent = self.parentWidget()
        room = (self.screen().availableSize() if parent is None else parent.size()) - QSize(_AIR, _AIR)
        width = min(look.px(WIDTH), room.width())
        inner, whole = self._inner.layout(), self.layout()
        if inner is None or whole is None:
            return
        margins = whole.contentsMargins()
        inside = width - margins.left() - margins.right()
        high = inner.totalHeightForWidth(inside) + self._foot.flow.heightForWidth(inside) + whole.spacing()
        self.resize(width, min(high + margins.top() + margins.bottom(), room.height()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        order_focus(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not scroll_by_key(self._area, event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _breakable(path: str) -> str:
    """Return a path that may go on in a new line after each of its parts."""
    for sign in "/\\-_.":
        path = path.replace(sign, sign + _MAY_BREAK)
    return path

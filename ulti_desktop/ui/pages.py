"""Smaller sheets: the last trick, what this program is, and the welcome back."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import __version__, words
from ulti_desktop.engine.state import Trick
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.art import CardArt
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import PRIMARY, SECONDARY, PillButton
from ulti_desktop.ui.floating import FloatingSheet

CARD = 104


class TrickPicture(QWidget):
    """Three cards in the places where they were played, seen from one seat."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._trick: Trick | None = None
        self._seat = 0
        self._mirrored = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        art.changed.connect(self.update)

    def show_trick(self, trick: Trick | None, seat: int, *, mirrored: bool) -> None:
        """Show a trick as `seat` saw it; `mirrored` where play runs clockwise."""
        self._trick, self._seat, self._mirrored = trick, seat, mirrored
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(CARD * 3.4), look.px(CARD * 2.3))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._trick is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = float(look.px(CARD))
        for seat, card in self._trick.cards:
            place = (seat - self._seat) % 3
            side = (0, 1, -1)[place] * (-1 if self._mirrored else 1)
            picture = self._art.face(card, width, self.devicePixelRatioF(), 4.0 * side)
            size = picture.deviceIndependentSize()
            x = self.width() / 2 + side * width * 1.09
            y = self.height() / 2 + (width * 0.28 if side == 0 else -width * 0.22)
            painter.drawPixmap(round(x - size.width() / 2), round(y - size.height() / 2), picture)


class LastTrickSheet(FloatingSheet):
    """The last completed trick as it was played, and who won it."""

    wish = QSize(560, 440)

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._names = ("", "", "")
        self._french = False
        self.picture = TrickPicture(art)
        self.told = Text("body", wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(self.picture)
        column.addWidget(self.told)
        column.addStretch(1)
        self.retranslate()

    def show_view(self, view: SeatView, names: tuple[str, str, str], *, french: bool = False) -> None:
        """Show the last trick of a view."""
        self._view, self._names, self._french = view, names, french
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Last trick"))
        view = self._view
        if view is None or not view.tricks:
            self.picture.show_trick(None, 0, mirrored=False)
            self.told.setText(self.tr("No trick has been played yet."))
            return
        trick = view.tricks[-1]
        self.picture.show_trick(trick, view.seat, mirrored=view.rules.direction == "clockwise")
        played = words.cards((card for _, card in trick.cards), self._french)
        text = self.tr("Trick %1 (%2): %3")
        self.told.setText(words.fill(text, str(len(view.tricks)), self._names[trick.winner], played))


class AboutSheet(FloatingSheet):
    """Name, version, and what the program is made of."""

    wish = QSize(620, 420)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Text("body", wrap=True)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(self.text)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Ulti Desktop"))
        lines = (
            words.fill(self.tr("Version %1"), __version__),
            self.tr("Ulti, Hungary’s card game for three, with five rule sets and two computer opponents."),
            self.tr("The cards are drawn for this program after the Tell pattern and the French suits."),
            self.tr("Free software under the MIT licence. Type: Hanken Grotesk, SIL Open Font License."),
        )
        self.text.setText("\n\n".join(lines))


class WelcomeSheet(FloatingSheet):
    """Offers the session that was under way: `resume_wanted`, by Enter too, or `new_wanted`."""

    resume_wanted = Signal()
    new_wanted = Signal()
    wish = QSize(560, 300)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Text("body", wrap=True)
        self.resume = PillButton(kind=PRIMARY, height=56)
        self.new = PillButton(kind=SECONDARY, height=56)
        self.foot.flow.last_right = False
        self.add_foot(self.resume, self.new)
        self.resume.clicked.connect(self.resume_wanted)
        self.new.clicked.connect(self.new_wanted)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(self.text)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Welcome back"))
        self.text.setText(self.tr("A session is still under way. Go on with it, or begin a new one?"))
        self.resume.setText(self.tr("Go on"))
        self.resume.set_key("↵")
        self.new.setText(self.tr("New session"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.resume_wanted.emit()
            return
        super().keyPressEvent(event)

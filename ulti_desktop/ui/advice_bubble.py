"""The bubble in which advice and its reasons are told, beside hand and trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop.coach.findings import Advice
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import open_rect
from ulti_desktop.ui import look
from ulti_desktop.ui.components import SHADOW_DROP, Mark, Sheet, Text
from ulti_desktop.ui.controls import longest_word
from ulti_desktop.ui.floating import scroll_by_key, still_scroll
from ulti_desktop.ui.free_place import Obstacle, free_place
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.words import reasons

if TYPE_CHECKING:
    from ulti_desktop.ui.desk import Desk

WIDTHS: Final = (340, 400, 480, 310, 280, 240, 600)
SLIM: Final = (280, 240, 440, 460)
"""Widths that do not grow with the text, for small windows, where the table has room for them."""
LEAST: Final = 200
LINES: Final = 28
EDGE: Final = 8
SAID: Final = 18
"""The line under a plate that holds what was said last."""
NAME: Final = 60.0
"""What it costs to cover a name, what was said last, an open hand, or a place for a card to be laid away."""
BIDS: Final = 20.0
LADDER: Final = 3.0
NAMING: Final = 19.0
"""The same for names while trump is named, when large buttons leave little room: advice is read first."""
TALON: Final = 8.0
PAPER: Final = 0.4


class AdviceBubble(Sheet):
    """What is advised in bold, and why; `closed` by its cross. It scrolls where there is little room."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, floating=True)
        self.title = Text("strong", wrap=True)
        self.waiting = Text("label", "text2", wrap=True)
        self.close_button = IconButton("close", size=32)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.setSpacing(look.px(10))
        head.addWidget(Mark("tulip", 22, "sky"), 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        lines = self._lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(4))
        lines.addWidget(self.waiting)
        lines.addStretch(1)
        self._area = still_scroll(inner)
        self._area.setMinimumHeight(1)  # rather few lines than half a title
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(look.px(16), look.px(10), look.px(12), look.px(12) + SHADOW_DROP)
        column.setSpacing(look.px(4))
        column.addLayout(head)
        column.addWidget(self._area, 1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._told: list[Text] = []
        self.hide()

    # -- what is said

    def told(self) -> tuple[str, ...]:
        """Return the sentences that it shows."""
        texts = (self.title, *self._told, self.waiting)
        return tuple(text.text() for text in texts if not text.isHidden())

    def show_waiting(self) -> None:
        """Say that advice is being worked out."""
        self._say(self.tr("One moment…"), [], "")

    def show_advice(self, advice: Advice, view: SeatView, french: bool) -> None:
        """Say what is advised and why; advice that is not final says that too."""
        first, *rest = reasons.sentences(advice, view, french)
        self._say(first, rest, "" if advice.final else self.tr("Looking at more deals…"))

    def _say(self, title: str, told: list[str], waiting: str) -> None:
        self.close_button.set_words(self.tr("Close the advice"), "H")
        while len(self._told) < len(told):
            self._told.append(Text("label", wrap=True))
            self._lines.insertWidget(len(self._told) - 1, self._told[-1])
        spare = [""] * (len(self._told) - len(told))
        texts = (self.title, *self._told, self.waiting)
        for text, line in zip(texts, (title, *told, *spare, waiting), strict=True):
            text.setText(line)
            text.setVisible(bool(line))
        self._area.verticalScrollBar().setValue(0)
        self.setAccessibleName(title)
        self.show()

    # -- where it lies

    def dress_like(self, sheet: Sheet) -> None:
        """Take the paper of another sheet."""
        self.setPalette(sheet.palette())
        self.shadow = sheet.shadow

    def height_at(self, width: int) -> int:
        """Return the height at which all is to be seen without scrolling."""
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        told = [text for text in (*self._told, self.waiting) if text.text()]
        return self._head_at(width) + sum(text.heightForWidth(inner - 4) + look.px(4) for text in told)

    def _head_at(self, width: int) -> int:
        """Return the height of all but the lines that may scroll."""
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right() - self._beside_title()
        head = max(self.title.heightForWidth(inner), self.close_button.sizeHint().height())
        return margins.top() + head + look.px(4) + margins.bottom() + 4

    def _least_at(self, width: int) -> int:
        """Return the height at which something of them is still seen."""
        return self._head_at(width) + look.px(LINES)

    def _beside_title(self) -> int:
        return look.px(22 + 20) + self.close_button.sizeHint().width()

    def _least_width(self) -> int:
        """The width at which no word is cut off."""
        margins = self._column.contentsMargins()
        words = [longest_word(text.font(), text.text()) for text in (*self._told, self.waiting)]
        title = longest_word(self.title.font(), self.title.text()) + self._beside_title()
        return margins.left() + max(title, *words) + 12 + margins.right()

    def place_on(self, desk: Desk) -> None:
        """Lie on the table where neither hand nor trick nor what can be pressed is covered."""
        room = desk.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        least = self._least_width()
        slim = [width for width in SLIM if width <= desk.table.width() - 2 * EDGE]
        widths = [min(width, room.width()) for width in (*map(look.px, WIDTHS), *slim) if width >= least]
        widths.append(max(least, look.px(LEAST)))
        place = free_place(
            room,
            widths,
            self.height_at,
            obstacles(desk),
            self._least_at,
        )
        self.setGeometry(place)
        if not any(sheet.isVisible() for sheet in desk.findChildren(Sheet) if _covers(sheet, self)):
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = self.paper_rect(), tokens.RADII.bubble
        painter.fillPath(look.rounded(rect.translated(0, SHADOW_DROP), radius), self.shadow)
        painter.fillPath(look.rounded(rect, radius), look.colour(self, "ground"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not scroll_by_key(self._area, event):
            super().keyPressEvent(event)


def _covers(sheet: Sheet, bubble: AdviceBubble) -> bool:
    """Tell whether a sheet lies over the whole table, so that the bubble belongs under it."""
    return sheet is not bubble and sheet.floating and sheet.parentWidget() is bubble.parentWidget()


def obstacles(desk: Desk) -> list[Obstacle]:
    """Return what must not be covered, and what should rather not be."""
    layout, view = desk.scene.table, desk.view
    count = 10 if view is None else max(1, len(view.hand))
    hard = [layout.hand_rect(count)]
    if view is not None and view.phase == "play":
        hard += [slot.rect() for slot in layout.slots]
    elif view is not None and view.phase == "cutting":
        hard += [place.rect() for place in layout.talon]
    found = [Obstacle(rect.toRect(), None) for rect in hard]
    if desk.docked:
        panel = desk.panel
        found += [Obstacle(rect.translated(panel.pos()), BIDS) for rect in panel.filled()]
        found.append(Obstacle(panel.geometry(), PAPER))
        if panel.ladder.isVisibleTo(panel):
            found.append(Obstacle(panel.ladder.geometry().translated(panel.pos()), LADDER))
    name = NAMING if view is not None and view.phase == "naming" else NAME
    pressed = [desk.bar, desk.menu_button, *desk.icons.values()]
    found += [Obstacle(one.geometry(), None) for one in pressed if one.isVisibleTo(desk)]
    for spot, side in enumerate(layout.sides, start=1):
        centre, radius = side.disc_centre, side.disc_radius
        backs = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        faces = QRectF() if view is None else open_rect(view, layout, (view.seat + spot) % 3)
        found.append(Obstacle(backs.toRect(), 1.0) if faces.isEmpty() else Obstacle(faces.toRect(), NAME))
        said = side.plate.adjusted(0, 0, 0, SAID * layout.scale)
        found.append(Obstacle(said.toRect(), name))
    if view is not None and view.phase in ("announcing", "exchange"):
        cost = NAME if view.my_turn and len(view.hand) == 12 else TALON
        found += [Obstacle(place.rect().toRect(), cost) for place in layout.talon]
    found += [
        Obstacle(layout.own_plate.toRect(), name),
        Obstacle(layout.message.toRect(), 6.0),
        Obstacle(layout.contract.toRect(), 5.0),
        Obstacle(layout.title.toRect(), 2.0),
        Obstacle(layout.last_trick.toRect(), 1.0),
        Obstacle(layout.still_out.toRect(), 3.0),
    ]
    return found

"""The large-index face: rank and sign so big that a card 40 pixels wide can still be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.deck import LETTERS, RANK_NAMES, VIEW_HEIGHT, VIEW_WIDTH, Deck, LetterSpot

RANK_SPOT: Final = LetterSpot(55.0, 72.0, 68.0)
RANK_ROOM: Final = 74.0
CORNER_SIGN: Final = QRectF(18, 122, 74, 74)
BIG_SIGN: Final = QRectF(120, 250, 160, 160)


def letter_path(letter: str, spot: LetterSpot, room: float = VIEW_WIDTH) -> QPainterPath:
    """The outline of a corner letter with the middle of its capital height on the spot, in view box units.

    A text wider than `room` is made narrower.
    """
    font = tokens.font("strong")
    font.setPixelSize(100)
    cap, path = QPainterPath(), QPainterPath()
    cap.addText(QPointF(), font, "H")
    path.addText(QPointF(), font, letter)
    box, height = path.boundingRect(), cap.boundingRect().height()
    scale = spot.size / height if height else 1.0
    narrow = min(1.0, room / (box.width() * scale)) if box.width() else 1.0
    move = QTransform()
    move.translate(spot.x, spot.y)
    move.scale(scale * narrow, scale)
    move.translate(-box.center().x(), height / 2)
    return move.map(path)


def index_text(deck: Deck, card: int, language: str) -> str:
    """What the large index says: 7 8 9 10 and the language's letters."""
    rank = RANK_NAMES[card % 8]
    table = LETTERS[deck.suits]
    return table.get(language, table["en"]).get(rank, rank)


def paint_rank(painter: QPainter, deck: Deck, card: int, language: str, rect: QRectF, colour: QColor) -> None:
    """Draw the large letter or number of a card that lies in `rect`."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / VIEW_WIDTH, rect.height() / VIEW_HEIGHT)
    painter.fillPath(letter_path(index_text(deck, card, language), RANK_SPOT, RANK_ROOM), colour)
    painter.restore()


def paint_plain(painter: QPainter, deck: Deck, card: int, rect: QRectF, sign: QColor | None) -> None:
    """Draw a large-index face without its rank, for a deck that has no drawings of that form.

    `sign` is the colour of the suit sign; None: its own colours.
    """
    names = marks.SUITS if deck.suits == "german" else marks.FRENCH_SUITS
    name = names[card // 8]
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / VIEW_WIDTH, rect.height() / VIEW_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.CREAM)
    painter.drawRoundedRect(QRectF(0, 0, VIEW_WIDTH, VIEW_HEIGHT), 18, 18)
    for box in (CORNER_SIGN, BIG_SIGN):
        if deck.suits == "german":
            # Gold on paper is too faint without an outline.
            outline = QPen(
                tokens.INK, 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            painter.strokePath(marks.outer_path(name, box), outline)
        marks.paint_mark(painter, name, box, sign)
    painter.restore()

"""The contract at the top of the table: sign and name, and for each part its value, kontras and points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop import words
from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import X100, Contract, Part
from ulti_desktop.engine.ladder import NO_TRUMP, part_value, trump_kind
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tally, tokens
from ulti_desktop.scene.layout import TableLayout
from ulti_desktop.scene.marks import paint_mark, paint_sign
from ulti_desktop.scene.stamp import CENTRE, Stamp, draw_text, elided, fitting_font, text_width, wrapped
from ulti_desktop.words import needs

HEADER_Z: Final = 70.0
_FRENCH: Final = {
    Suit.ACORNS: "clubs",
    Suit.LEAVES: "spades",
    Suit.HEARTS: "french_hearts",
    Suit.BELLS: "diamonds",
}


def suit_mark(suit: Suit, french: bool) -> str:
    """The mark of a suit in the deck that lies on the table."""
    return _FRENCH[suit] if french else suit.code


def contract_mark(contract: Contract, view: SeatView, french: bool) -> str:
    """The mark beside a contract's name: its trump, a slashed ring without, "" while it is not named."""
    if contract.trump is not None:
        return suit_mark(contract.trump, french)
    return "slash-ring" if trump_kind(contract, view.rules) == NO_TRUMP else ""


@dataclass(frozen=True)
class Piece:
    """A bit of a row: its width, and how it is painted into a rectangle of that width."""

    width: float
    paint: Callable[[QPainter, QRectF], None]


class Header:
    """Paints the contract into the layout's rectangle; empty before there is one."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._stamp = Stamp(HEADER_Z)
        scene.addItem(self._stamp)
        self._stamp.setVisible(False)
        self._look: tuple[object, ...] = ()
        self._scale = 1.0
        self._hint = False
        self._colours = tokens.theme(tokens.DEFAULT_THEME).table
        self._strokes = tokens.STROKES

    @property
    def shown(self) -> bool:
        """Is there a contract on show?"""
        return self._stamp.isVisible()

    def show_contract(
        self,
        view: SeatView,
        layout: TableLayout,
        theme: tokens.Theme,
        dpr: float,
        names: tuple[str, str, str],
        french: bool,
        built: int,
        hint: bool = False,
    ) -> None:
        """Draw the contract of a view; takes the header away when there is none.

        It is drawn anew when the view shows another, or `built` is another number. With `hint` it tells
        what each part still needs.
        """
        contract = view.contract
        self._stamp.setVisible(contract is not None)
        if contract is None:
            return
        self._hint = hint
        counted = hint or any(part in X100 for part in contract.parts)
        trick = view.trick if counted else None
        look = (
            built,
            names,
            french,
            contract,
            view.doublings,
            view.melds,
            view.tricks,
            view.phase,
            trick,
            hint,
        )
        if look == self._look:
            return
        self._look = look
        self._scale, self._colours, self._strokes = layout.scale, theme.table, theme.strokes
        box = layout.contract
        name = words.capital(words.contract(contract, view.rules, french))
        mark = contract_mark(contract, view, french)
        rows = self._fitting_rows(view, contract, names, box)

        def paint(painter: QPainter) -> None:
            self._paint(painter, box, name, mark, rows)

        self._stamp.draw(box.adjusted(-4, -4, 4, 24 * self._scale), dpr, paint)

    def _paint(
        self, painter: QPainter, box: QRectF, name: str, mark: str, rows: list[list[list[Piece]]]
    ) -> None:
        s = self._scale
        row_high = 30.0 * s
        if len(rows) > 1:
            row_high = max(21 * s, min(27 * s, (box.height() - 23 * s) / len(rows)))
        top_high = min(50.0 * s, max(30.0 * s, box.height() - row_high * len(rows)))
        head = QRectF(box.left(), box.top(), box.width(), top_high)
        mark_size = min(44.0 * s, 0.86 * top_high) if mark else 0.0
        gap = 14.0 * s if mark else 0.0
        room = box.width() - mark_size - gap
        roles = ["display", "title", "figure_large", "name", "section", "strong"]
        if top_high <= 40 * s:
            roles = roles[2:]
        font = fitting_font(name, roles, room, s)
        lines = wrapped(name, font, room)[:2]
        wide = max(text_width(line, font) for line in lines) + mark_size + gap
        x = box.center().x() - wide / 2
        if mark:
            square = QRectF(x, head.center().y() - mark_size / 2, mark_size, mark_size)
            if mark == "slash-ring":
                paint_mark(painter, mark, square, self._colours.text)
            else:
                paint_sign(painter, mark, square, self._colours.text)
        high = head.height() / len(lines)
        for number, line in enumerate(lines):
            at = QRectF(x + mark_size + gap, head.top() + number * high, room, high)
            draw_text(painter, elided(line, font, room), font, self._colours.text, at)
        y = head.bottom() + (4 if len(rows) == 1 else 1) * s
        for row in rows:
            self._paint_row(painter, row, QRectF(box.left(), y, box.width(), row_high))
            y += row_high

    def _paint_row(self, painter: QPainter, row: list[list[Piece]], box: QRectF) -> None:
        s = self._scale
        between = 48.0 * s
        wide = sum(_width(group, s) for group in row) + between * (len(row) - 1)
        x = box.center().x() - wide / 2
        for number, group in enumerate(row):
            if number:
                middle = x - between / 2
                painter.setPen(QPen(self._colours.line, self._strokes.hairline * s))
                painter.drawLine(
                    QPointF(middle, box.center().y() - 9 * s), QPointF(middle, box.center().y() + 9 * s)
                )
            for piece in group:
                painter.save()
                piece.paint(painter, QRectF(x, box.top(), piece.width, box.height()))
                painter.restore()
                x += piece.width + 10 * s
            x += between - 10 * s

    def _rows(self, groups: list[list[Piece]], width: float) -> list[list[list[Piece]]]:
        s = self._scale
        rows: list[list[list[Piece]]] = []
        used = 0.0
        for group in groups:
            wide = _width(group, s)
            if rows and used + 48 * s + wide <= width:
                rows[-1].append(group)
                used += 48 * s + wide
            else:
                rows.append([group])
                used = wide
        return rows

    # -- groups

    def _fitting_rows(
        self, view: SeatView, contract: Contract, names: tuple[str, str, str], box: QRectF
    ) -> list[list[list[Piece]]]:
        """The groups in rows; where the room is small, first the blocks go, then the names of the kontras."""
        rows: list[list[list[Piece]]] = []
        most = max(1, int((box.height() + 8 * self._scale - 31 * self._scale) / (24 * self._scale)))
        for brief in range(3):
            groups = self._groups(view, contract, names, brief)
            rows = self._rows(groups, box.width())
            if len(rows) <= most and all(_width(group, self._scale) <= box.width() for group in groups):
                break
        return rows

    def _groups(
        self, view: SeatView, contract: Contract, names: tuple[str, str, str], brief: int
    ) -> list[list[Piece]]:
        groups = []
        alone = len(contract.parts) == 1
        for part in contract.parts:
            group = [] if alone and part is not Part.PARTI else [self._text(words.part(part))]
            group.append(self._badge(str(part_value(part, contract, view.rules))))
            group += [self._chip(text) for text in _kontras(view, contract, part, names, brief > 1)]
            if part in X100 and view.phase in ("play", "done", "doubling"):
                found = tally.hundred(view, part)
                if not brief:
                    group.append(self._blocks(found))
                group.append(self._text(f"{found.sum} / {found.goal}"))
            elif part is Part.PARTI and view.tricks:
                mine, theirs = tally.parti(view)
                group.append(self._text(f"{mine} : {theirs}"))
            if self._hint and not brief and view.phase == "play":
                group += [self._text(told, is_help=True) for told in self._needs(view, part)]
            groups.append(group)
        return groups

    @staticmethod
    def _needs(view: SeatView, part: Part) -> list[str]:
        """What a part still needs, as far as figures tell it."""
        if part in X100 or part is Part.PARTI:
            return [needs.to_go(tally.to_go(view, part))]
        if part is Part.ULTI and tally.seven_is_out(view):
            return [needs.seven_out()]
        if part is Part.DURCHMARS and view.declarer is not None:
            return [needs.tricks_of_ten(view.tricks_of(view.declarer))]
        return []

    def _text(self, text: str, *, is_help: bool = False) -> Piece:
        font = tokens.font("label_strong", self._scale)
        font.setWeight(tokens.TYPE["label"].weight)
        colour = self._colours.sky if is_help else self._colours.text
        return Piece(
            text_width(text, font), lambda painter, box: _discard(draw_text(painter, text, font, colour, box))
        )

    def _badge(self, text: str) -> Piece:
        s = self._scale
        font = tokens.font("label_strong", s)
        size = max(26.0 * s, text_width(text, font) + 10 * s)
        colour, strokes = self._colours.text, self._strokes

        def paint(painter: QPainter, box: QRectF) -> None:
            painter.setPen(QPen(colour, strokes.control * s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            high = 26.0 * s
            ring = QRectF(box.left() + 1, box.center().y() - high / 2, box.width() - 2, high)
            painter.drawRoundedRect(ring, high / 2, high / 2)
            draw_text(painter, text, font, colour, box, CENTRE)

        return Piece(size, paint)

    def _chip(self, text: str) -> Piece:
        s = self._scale
        font = tokens.font("label", s)
        font.setWeight(tokens.TYPE["button"].weight)
        colours = self._colours

        def paint(painter: QPainter, box: QRectF) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.red)
            high = 26.0 * s  # as high as the badge beside it
            chip = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
            painter.drawRoundedRect(chip, tokens.RADII.chip * s, tokens.RADII.chip * s)
            draw_text(painter, text, font, colours.on_red, chip, CENTRE)

        return Piece(text_width(text, font) + 16 * s, paint)

    def _blocks(self, found: tally.Tally) -> Piece:
        """A block for ten points: pill a marriage, square taken, striped in the trick, outline needed."""
        s = self._scale
        count = found.goal // 10
        step, size = 16.0 * s, 13.0 * s
        colours = self._colours

        def paint(painter: QPainter, box: QRectF) -> None:
            for i in range(count):
                block = QRectF(box.left() + i * step, box.center().y() - size / 2, size, size)
                if 10 * i < found.marriages:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(colours.text)
                    painter.drawRoundedRect(block, size / 2, size / 2)
                elif 10 * i < found.sum:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(colours.text)
                    painter.drawRoundedRect(block, 2 * s, 2 * s)
                else:
                    in_trick = 10 * i < found.sum + found.in_trick
                    painter.setPen(QPen(colours.sky if in_trick else colours.line, 1.4 * s))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(block.adjusted(0.7, 0.7, -0.7, -0.7), 2 * s, 2 * s)
                    if in_trick:
                        _stripes(painter, block, 1.8 * s)

        return Piece(count * step - (step - size), paint)


def _kontras(
    view: SeatView, contract: Contract, part: Part, names: tuple[str, str, str], brief: bool
) -> list[str]:
    base = 4 if contract.half else 2
    for row, first, second in view.doublings:
        if row is not part or not (first or second):
            continue
        if first == second or view.declarer is None:
            factor = words.times(base**first)
            return [factor if brief else f"{words.kontra_level(first)} {factor}"]
        chips = []
        for offset, level in ((1, first), (2, second)):
            if level:
                who = names[(view.declarer + offset) % 3]
                factor = words.times(base**level)
                chips.append(f"{who}: {factor if brief else f'{words.kontra_level(level)} {factor}'}")
        return chips
    return []


def _stripes(painter: QPainter, block: QRectF, width: float) -> None:
    painter.save()
    painter.setClipRect(block.adjusted(1, 1, -1, -1))
    pen = painter.pen()
    pen.setWidthF(width)
    painter.setPen(pen)
    for offset in (-0.5, 0.0, 0.5):
        shift = QPointF(offset * block.width(), offset * block.height())
        painter.drawLine(block.bottomLeft() + shift, block.topRight() + shift)
    painter.restore()


def _width(group: list[Piece], scale: float) -> float:
    return sum(piece.width for piece in group) + 10 * scale * (len(group) - 1)


def _discard(_value: object) -> None:
    return None

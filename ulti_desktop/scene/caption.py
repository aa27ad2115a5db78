"""Short texts on the table: the deal's label, the line above the hand, and whose the last trick was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop.scene import tokens
from ulti_desktop.scene.disc import gold_text
from ulti_desktop.scene.layout import TableLayout
from ulti_desktop.scene.stamp import (
    Stamp,
    draw_text,
    elided,
    text_width,
    wrapped,
)

CAPTION_Z: Final = 80.0
MOST_LINES: Final = 3
LEAST_SHARE: Final = 0.7  # of its size, for a text that is to stand in one line
CAP: Final = 0.72  # height of a capital as a share of the font size


class Captions:
    """The texts that belong to no seat and no card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._label = Stamp(CAPTION_Z)
        self._line = Stamp(CAPTION_Z)
        self._last = Stamp(CAPTION_Z)
        for stamp in (self._label, self._line, self._last):
            scene.addItem(stamp)
        self._layout: TableLayout | None = None
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._dpr = 1.0
        self._label_text = ("", "")
        self._refusal = ""
        self._prompt = ""
        self._count = ""
        self._last_text = ("", "")
        self._grid = False
        self.cover_changed: Callable[[bool], None] = lambda _covers: None

    @property
    def line(self) -> str:
        """The text above the hand: a refusal goes before a prompt."""
        return self._refusal or self._prompt

    @property
    def refusal(self) -> str:
        """The sentence that says why a card was refused."""
        return self._refusal

    def rebuild(self, layout: TableLayout, theme: tokens.Theme, dpr: float) -> None:
        """Draw anew for a size, a theme and a screen."""
        self._layout, self._theme, self._dpr = layout, theme, dpr
        self._draw_label()
        self._draw_line()
        self._draw_last()

    def set_label(self, title: str, detail: str) -> None:
        """The two lines beside the menu."""
        self._label_text = (title, detail)
        self._draw_label()

    def set_refusal(self, text: str) -> None:
        """Why a card or an action was refused; "" takes it away."""
        if text != self._refusal:
            self._refusal = text
            self._draw_line()

    def set_prompt(self, text: str, count: str = "") -> None:
        """What is to be done; `count` stands behind it in gold."""
        if (text, count) != (self._prompt, self._count):
            self._prompt, self._count = text, count
            self._draw_line()

    def set_grid(self, *, shown: bool) -> None:
        """Tell whether the cards still out are listed, which the line above the hand must not cover."""
        if shown != self._grid:
            self._grid = shown
            self._draw_line()

    def set_last(self, title: str, name: str) -> None:
        """Title and winner beside the last trick; "" takes them away."""
        if (title, name) != self._last_text:
            self._last_text = (title, name)
            self._draw_last()

    # -- drawing

    def _draw_label(self) -> None:
        layout = self._layout
        title, detail = self._label_text
        self._label.setVisible(bool(title or detail) and layout is not None and layout.title.width() > 40)
        if layout is None or not self._label.isVisible():
            return
        s, box, colours = layout.scale, layout.title, self._theme.table
        first, second = tokens.font("strong", s), tokens.font("caption", s)
        fits = text_width(detail, second) <= box.width()
        fitting = detail if fits else detail.partition(" (")[0]  # what stands in brackets goes first

        def paint(painter: QPainter) -> None:
            half = box.height() / 2
            row = QRectF(box.left(), box.top(), box.width(), half)
            draw_text(painter, elided(title, first, box.width()), first, colours.text, row)
            row.translate(0, half)
            for line in wrapped(fitting, second, box.width())[:2]:
                draw_text(painter, line, second, colours.text2, row)
                row.translate(0, 16 * s)

        self._label.draw(box.adjusted(0, -2, 4, 16 * s), self._dpr, paint)

    def _line_box(self, width: float) -> QRectF:
        """The message place; a text too wide for it may go on to the right edge, over no plate or list."""
        layout = self._layout
        assert layout is not None
        box = QRectF(layout.message)
        if width > box.width() and self._beside(box):
            right = layout.width - layout.own_plate.left()
            box.setRight(layout.still_out.left() - 4 if self._grid else right)
        return box

    def _beside(self, box: QRectF) -> bool:
        """Tell whether the own plate stands beside the line, not over it."""
        plate = self._layout.own_plate if self._layout is not None else QRectF()
        return plate.top() <= box.bottom() and plate.bottom() >= box.top()

    def _line_font(self, text: str, width: float) -> tuple[QFont, bool]:
        """The font of the line, and whether the line finds room between arc and hand."""
        layout = self._layout
        assert layout is not None
        above, below = free_strip(layout)
        roles = ("body",) if self._refusal else ("name", "section", "strong")
        for role in roles:
            font = tokens.font(role, layout.text)
            if text_width(text, font) <= width and CAP * font.pixelSize() <= below - above - 3:
                return font, True
        width -= 28 * layout.scale  # the ends of the pill
        font, least = tokens.font(roles[-1], layout.text), max(layout.scale, LEAST_SHARE * layout.text)
        share = width / max(1.0, text_width(text, font))
        if share < 1.0 and share * layout.text >= least:  # rather a little smaller than in two lines
            font = tokens.font(roles[-1], share * layout.text * 0.99)
        elif share < 1.0 and len(wrapped(text, font, width)) > MOST_LINES:
            font = tokens.font(roles[-1], layout.scale)
        return font, False

    def _draw_line(self) -> None:
        layout = self._layout
        text = self.line
        self._line.setVisible(bool(text) and layout is not None)
        if layout is None or not text:
            self.cover_changed(False)
            return
        s, colours = layout.scale, self._theme.table
        colour = colours.sky if self._refusal else colours.text
        count = "" if self._refusal or not self._count else "  " + self._count
        least = tokens.font("body" if self._refusal else "strong", max(s, LEAST_SHARE * layout.text))
        box = self._line_box(text_width(text + count, least) + 28 * s)
        font, free = self._line_font(text + count, box.width())
        tail = text_width(count, font)
        ends = 0.0 if free else 28 * s  # of the pill
        lines = wrapped(text, font, box.width() - tail - ends)[:MOST_LINES]
        high = 1.32 * font.pixelSize()
        if free:
            above, below = free_strip(layout)
            if layout.own_plate.bottom() <= box.top():  # a plate beside or below takes no room from it
                above = max(above, layout.own_plate.bottom())
            box.moveCenter(QPointF(box.center().x(), (above + below) / 2))
        box.setTop(box.bottom() - max(box.height(), high * len(lines)))
        wide = max(text_width(line, font) for line in lines) + tail
        cover = QRectF(box.center().x() - wide / 2 - 14 * s, box.top(), wide + 28 * s, box.height())
        on_arc = not free and cover.top() < layout.disc_centre.y() + layout.ring_radius + 4 * s
        gold = QPen(colours.gold_line, self._theme.strokes.control)
        self.cover_changed(on_arc)

        def paint(painter: QPainter) -> None:
            if not free:
                painter.setPen(gold if on_arc else Qt.PenStyle.NoPen)  # it says "now" in the arc's place
                painter.setBrush(colours.ground2)
                painter.drawRoundedRect(cover, 14 * s, 14 * s)
            y = box.center().y() - high * len(lines) / 2
            for number, line in enumerate(lines):
                extra = tail if number == len(lines) - 1 else 0.0
                x = box.center().x() - (text_width(line, font) + extra) / 2
                row = QRectF(x, y + number * high, box.width(), high)
                used = draw_text(painter, line, font, colour, row)
                if extra:
                    draw_text(painter, count, font, gold_text(colours), row.adjusted(used, 0, 0, 0))

        self._line.draw(box.adjusted(-16 * s, -4, 16 * s, 4), self._dpr, paint)

    def _draw_last(self) -> None:
        layout = self._layout
        title, name = self._last_text
        shown = bool(title) and layout is not None and not layout.last_trick.isEmpty()
        self._last.setVisible(shown)
        if layout is None or not shown:
            return
        s, colours = layout.scale, self._theme.table
        box = layout.last_trick.adjusted(150 * s, 0, 0, 0)
        first, second = tokens.font("label", s), tokens.font("label_strong", s)

        def paint(painter: QPainter) -> None:
            top = QRectF(box.left(), box.center().y() - 21 * s, box.width(), 20 * s)
            draw_text(painter, elided(title, first, box.width()), first, colours.text2, top)
            below = top.translated(0, 21 * s)
            draw_text(painter, elided(name, second, box.width()), second, colours.text, below)

        self._last.draw(box.adjusted(0, 0, 30 * s, 0), self._dpr, paint)


def free_strip(layout: TableLayout) -> tuple[float, float]:
    """From under the turn arc to above the chevrons of raised cards."""
    above = layout.disc_centre.y() + layout.ring_radius + 3 * layout.scale
    return above, layout.hand_top - layout.rise - 25 * layout.scale

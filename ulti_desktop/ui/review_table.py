"""The table of a review: all hands open, cards that are gone covered, what was done and what was better."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ulti_desktop import words
from ulti_desktop.coach.findings import DealReview
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card, cards_of
from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.art import CardArt, CardKey, card_key
from ulti_desktop.scene.order import sorted_hand
from ulti_desktop.scene.places import CARD_ASPECT
from ulti_desktop.scene.seats import EMBLEMS
from ulti_desktop.ui import look, review_words, reviewed
from ulti_desktop.ui.review_places import Places, fan, line, places_in
from ulti_desktop.ui.reviewed import Reviewed

SMALL: Final = 80
"""Cards narrower than this show large indices."""
SHADOW: Final = 0.2  # of the width of a card: so much its picture may be larger all round
TURNED: Final = 0.6
LIFT: Final = 0.14
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class ReviewTable(QWidget):
    """Shows a deal after one of its actions. It is only looked at."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._deal: Reviewed | None = None
        self._review: DealReview | None = None
        self._step = 0
        self._names = ("", "", "")
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._seen: tuple[object, ...] = ()
        self._wanted: dict[CardKey, QRect] = {}
        self._painted = QRectF()
        art.rendered.connect(self._drawn)
        art.changed.connect(self.update)

    @property
    def french(self) -> bool:
        """Tell whether French cards lie on the table."""
        return self._art.french

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.setPalette(look.palette(theme.table))
        self.update()

    def show_step(
        self, deal: Reviewed, review: DealReview | None, step: int, names: tuple[str, str, str]
    ) -> None:
        """Show how a deal stands after so many of its actions."""
        self._deal, self._review, self._step, self._names = deal, review, step, names
        told = (
            review_words.title(deal, step, self.french),
            review_words.position(deal, step, names, self.french),
        )
        seen = (deal.states, step, names, *told, *_known(deal, review, step))
        if seen != self._seen:  # while a deal is gone through most news is of other actions
            self._seen = seen
            self.setAccessibleName(told[0])
            self.setAccessibleDescription(told[1])
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 220)

    def _drawn(self, key: CardKey) -> None:
        if key in self._wanted:
            self.update(self._wanted[key])

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), self._theme.table.ground)
        deal = self._deal
        if deal is None:
            return
        if event.rect() == self.rect():
            self._wanted = {}
        self._painted = QRectF(event.rect())
        places = places_in(self.width(), self.height())
        seats = (deal.viewer, reviewed.seat_right(deal), 3 - deal.viewer - reviewed.seat_right(deal))
        self._paint_disc(painter, places)
        self._paint_title(painter, deal, places)
        for place, seat in enumerate(seats):
            self._paint_plate(painter, deal, places, place, seat)
            self._paint_hand(painter, deal, places, place, seat)
        self._paint_talons(painter, deal, places)
        self._paint_trick(painter, deal, places, seats)
        self._paint_bar(painter, deal, places)

    def _paint_disc(self, painter: QPainter, places: Places) -> None:
        table, radius = self._theme.table, places.radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(table.ground2)
        painter.drawEllipse(places.middle, radius, radius)
        petals = QRectF(0, 0, radius * 1.68, radius * 1.68)
        petals.moveCenter(places.middle)
        marks.paint_mark(painter, "petals", petals, table.pattern)

    def _paint_title(self, painter: QPainter, deal: Reviewed, places: Places) -> None:
        box = QRectF(places.title)
        title = review_words.title(deal, self._step, self.french)
        detail = review_words.moment(deal, self._step)
        contract = reviewed.contract_at(deal, self._step)
        font = look.font("label_strong" if places.flat else "title")
        painter.setPen(self._theme.table.text)
        painter.setFont(font)
        wide = QFontMetricsF(font).horizontalAdvance(title)
        trump = None if contract is None else contract.trump
        side = 0.0 if trump is None else min(box.height(), 34.0)
        left = box.left() if not places.flat else box.center().x() - (wide + side) / 2
        if trump is not None:
            sign = QRectF(left, box.center().y() - side / 2, side, side).adjusted(2, 2, -2, -2)
            marks.paint_sign(painter, look.suit_mark(trump, self.french), sign, self._theme.table.text)
            left += side + 8
        painter.drawText(QRectF(left, box.top(), box.right() - left, box.height()), int(LEFT), title)
        if not places.flat:
            painter.setFont(look.font("body"))
            painter.setPen(self._theme.table.text2)
            rest = QRectF(left + wide + 16, box.top() + 3, box.right() - left - wide - 16, box.height())
            painter.drawText(rest, int(LEFT), detail)

    def _paint_plate(self, painter: QPainter, deal: Reviewed, places: Places, place: int, seat: int) -> None:
        table, box = self._theme.table, places.plates[place]
        game = reviewed.game_of(deal.states[self._step])
        declarer = game.declarer if game is not None else None
        mirrored = place == 1
        side = box.height()
        disc = QRectF(box.right() - side if mirrored else box.left(), box.top(), side, side)
        painter.setPen(QPen(table.text if seat == declarer else table.line, 2))
        painter.setBrush(table.emblem)
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        inside = disc.adjusted(side * 0.22, side * 0.22, -side * 0.22, -side * 0.22)
        marks.paint_mark(painter, EMBLEMS[seat], inside, table.text)
        if seat == declarer:
            badge = QRectF(0, 0, side * 0.56, side * 0.56)
            badge.moveCenter(QPointF(disc.left() if mirrored else disc.right(), disc.top() + side * 0.1))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(table.ground)
            painter.drawEllipse(badge)
            marks.paint_mark(painter, "flower", badge, table.text)
        name_font = look.font("label_strong" if places.flat else "name")
        note_font = look.font("caption" if places.flat else "label")
        name = self._names[seat]
        note = review_words.plate(deal, self._step, seat, short=places.flat)
        wide = QFontMetricsF(name_font).horizontalAdvance(name)
        align = RIGHT if mirrored else LEFT
        text = box.adjusted(0, 0, -side - 14, 0) if mirrored else box.adjusted(side + 14, 0, 0, 0)
        painter.setFont(name_font)
        painter.setPen(table.text)
        painter.drawText(text, int(align), name)
        rest = text.adjusted(0, 0, -wide - 10, 0) if mirrored else text.adjusted(wide + 10, 0, 0, 0)
        painter.setFont(note_font)
        painter.setPen(table.text2)
        note = QFontMetricsF(note_font).elidedText(note, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest.adjusted(0, 1, 0, 1), int(align), note)

    # -- cards

    def _card(
        self, painter: QPainter, card: Card, box: QRectF, turn: float = 0.0, dim: QColor | None = None
    ) -> None:
        key = card_key(int(card), box.width(), self.devicePixelRatioF(), turn, dim, large=box.width() < SMALL)
        room = box.width() * (SHADOW if turn == 0 else TURNED)
        taken = box.adjusted(-room, -room, room, room)
        self._wanted[key] = taken.toAlignedRect()
        if not taken.intersects(self._painted):
            return
        picture = self._art.quick(key)
        size = picture.deviceIndependentSize()
        middle = box.center()
        painter.drawPixmap(
            QPointF(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2)), picture
        )

    def _outline(self, painter: QPainter, box: QRectF, tone: QColor) -> None:
        painter.setPen(QPen(tone, look.strokes().focus))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), box.width() * 0.07, box.width() * 0.07)

    def _paint_hand(self, painter: QPainter, deal: Reviewed, places: Places, place: int, seat: int) -> None:
        shown, held = reviewed.hands_at(deal, self._step)
        hand = sorted_hand(cards_of(shown[seat]), deal.views[-1]) if deal.views else cards_of(shown[seat])
        row = reviewed.row_of(self._review, self._step)
        best = reviewed.best_of(row) if row is not None and row.seat == seat else None
        raised = reviewed.cards_in(best)
        dim = QColor(self._theme.table.ground)
        dim.setAlphaF(0.62)
        for card, box in zip(hand, fan(places.hands[place], len(hand)), strict=True):
            better = card in raised
            if better:
                box.translate(0, -box.height() * LIFT if place == 0 else box.height() * LIFT)
            self._card(painter, card, box, dim=None if held[seat] & card.bit or better else dim)
            if better:
                self._outline(painter, box, self._theme.table.sky)
                sign = QRectF(0, 0, 20, 20)
                sign.moveCenter(
                    QPointF(box.center().x(), box.top() - 14 if place == 0 else box.bottom() + 14)
                )
                marks.paint_mark(painter, "tulip", sign, self._theme.table.sky)

    def _paint_talons(self, painter: QPainter, deal: Reviewed, places: Places) -> None:
        """The talon as it was dealt, and what lies there now with who laid it away."""
        table = self._theme.table
        talons, now = reviewed.talons_at(deal, self._step)
        dealt = reviewed.first_talon(deal)
        rows = [(review_words.dealt_talon(), dealt)] if dealt else []
        last = next((one for one in reversed(talons) if one.laid_by is not None and one.cards), None)
        if last is not None:
            rows.append((review_words.laid_away(self._names[last.laid_by or 0]), cards_of(last.cards)))
        elif now and not dealt:
            rows.append((review_words.dealt_talon(), cards_of(now)))
        if not rows:
            return
        better = reviewed.cards_in(reviewed.best_of(reviewed.row_of(self._review, self._step)))
        text = line("caption")
        each = places.talon.height() / max(2, len(rows))
        high = max(20.0, min(each - text - 10, places.hands[1].height() * 0.72))
        y = places.talon.top() + 2
        painter.setFont(look.font("caption"))
        for caption, cards in rows:
            painter.setPen(table.text2)
            box = QRectF(places.talon.left(), y, places.talon.width(), text)
            shown = QFontMetricsF(painter.font()).elidedText(
                caption, Qt.TextElideMode.ElideRight, box.width()
            )
            painter.drawText(box, int(LEFT), shown)
            for number, card in enumerate(cards):
                wide = high / CARD_ASPECT
                place = QRectF(box.left() + number * wide * 1.06, y + text + 2, wide, high)
                self._card(painter, card, place)
                if card in better:
                    self._outline(painter, place, table.sky)
            y += text + high + 10

    def _paint_trick(
        self, painter: QPainter, deal: Reviewed, places: Places, seats: tuple[int, int, int]
    ) -> None:
        lying = reviewed.lying_at(deal, self._step)
        row = reviewed.row_of(self._review, self._step)
        cost = review_words.chip(row)
        done = deal.actions[self._step - 1] if self._step else None
        for seat, card in lying:
            middle, turn = places.slot(seats.index(seat))
            box = QRectF(0, 0, places.card, places.card * CARD_ASPECT)
            box.moveCenter(middle)
            self._card(painter, card, box, turn)
            if done == (seat, Play(card)) and cost:
                painter.save()
                painter.translate(middle)
                painter.rotate(turn)
                self._outline(painter, box.translated(-middle), self._theme.table.violet)
                painter.restore()
                self._paint_chip(painter, QPointF(box.right() + 8, box.bottom() - 22), cost)
        if lying:
            self._paint_leader(painter, places, seats.index(lying[0][0]))
        elif self._step:
            self._paint_said(painter, places, review_words.bubble(deal, self._step, self._names, self.french))

    def _paint_leader(self, painter: QPainter, places: Places, place: int) -> None:
        middle, _ = places.slot(place)
        across = {0: 0.0, 1: 1.0, 2: -1.0}[place]
        reach = places.card * 0.66
        point = middle + QPointF(across * reach, 0.0 if across else places.card * CARD_ASPECT * 0.5 + 4)
        if not across:
            point = middle + QPointF(-reach, places.card * CARD_ASPECT * 0.4)
        side = 20.0
        sign = QRectF(point.x() - side / 2, point.y() - side / 2, side, side)
        marks.paint_mark(painter, "tulip", sign, self._theme.table.text)

    def _paint_chip(self, painter: QPainter, at: QPointF, text: str) -> None:
        font = look.font("label_strong")
        metrics = QFontMetricsF(font)
        box = QRectF(at.x(), at.y() - 6, metrics.horizontalAdvance(text) + 20, metrics.height() + 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.table.violet)
        painter.drawRoundedRect(box, tokens.RADII.chip, tokens.RADII.chip)
        painter.setFont(font)
        painter.setPen(self._theme.table.ground)
        painter.drawText(box, int(MIDDLE), text)

    def _paint_said(self, painter: QPainter, places: Places, text: str) -> None:
        """What was said or done in words, in the middle of the table."""
        font = look.font("bubble")
        flags = int(MIDDLE) | int(Qt.TextFlag.TextWordWrap)
        most = QRectF(0, 0, min(places.zone.width() * 0.44, 420), places.zone.height() - 12)
        box = QFontMetricsF(font).boundingRect(most, flags, text).adjusted(-18, -10, 18, 10)
        box.moveCenter(places.middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.CREAM)
        painter.drawRoundedRect(box, tokens.RADII.bubble, tokens.RADII.bubble)
        painter.setFont(font)
        painter.setPen(tokens.INK)
        painter.drawText(box, flags, text)

    # -- the bar of value

    def _paint_bar(self, painter: QPainter, deal: Reviewed, places: Places) -> None:
        review = self._review
        value = reviewed.value_after(deal, review, self._step)
        mine = reviewed.for_viewer(deal, review, value)
        if review is None or mine is None:
            return
        row = reviewed.row_of(review, self._step)
        lost = row is not None and row.cost_exact is not None and row.cost_exact > 0
        before = reviewed.for_viewer(deal, review, row.value_exact) if lost and row is not None else None
        table, text = self._theme.table, line("label")
        win, pay = review_words.bar_ends(deal, review)
        tall = places.bar.height() > look.px(150)
        font = look.font("label")
        wide = max(QFontMetricsF(font).horizontalAdvance(word) for word in (win, pay)) + 4
        x = places.bar.right() - wide / 2 if tall else places.bar.right() - 12
        top = places.bar.top() + (text + 6 if tall else 4)
        bottom = places.bar.bottom() - (text + 6 if tall else 4)
        if tall:
            painter.setFont(font)
            painter.setPen(table.text2)
            for y, word in ((places.bar.top(), win), (bottom + 6, pay)):
                painter.drawText(QRectF(x - wide / 2, y, wide, text), int(MIDDLE), word)
        self._paint_column(painter, x, (top, bottom), mine, before)

    def _paint_column(
        self, painter: QPainter, x: float, ends: tuple[float, float], mine: int, before: int | None
    ) -> None:
        table = self._theme.table
        assert self._review is not None
        most = review_words.most_at_stake(self._review)
        top, bottom = ends
        zero, half = (top + bottom) / 2, (bottom - top) / 2 - 4

        def at(value: int) -> float:
            return zero - half * value / most

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(table.ground2)
        painter.drawRoundedRect(QRectF(x - 8, top, 16, bottom - top), 8, 8)
        tone = table.green if mine > 0 else table.violet if mine < 0 else table.text2
        painter.setBrush(tone)
        painter.drawRect(QRectF(x - 8, min(zero, at(mine)), 16, abs(at(mine) - zero)))
        painter.setPen(QPen(table.text, 3))
        painter.drawLine(QPointF(x - 17, zero), QPointF(x + 17, zero))
        figure, small = look.font("figure_large"), look.font("label")
        high = line("figure_large")
        y = min(max(at(mine) - high / 2, top), bottom - high)
        painter.setFont(figure)
        painter.setPen(tone)
        painter.drawText(QRectF(x - 216, y, 200, high), int(RIGHT), words.signed(mine))
        if before is None:
            return
        painter.setPen(QPen(table.violet, 2.5, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x - 12, at(before)), QPointF(x + 12, at(before)))
        low = line("label")
        y_before = at(before) - low / 2
        if abs(y_before + low / 2 - y - high / 2) < (low + high) / 2:
            y_before = y - low if y - low >= top - 8 else y + high
        painter.setFont(small)
        painter.setPen(table.violet)
        painter.drawText(
            QRectF(x - 216, y_before, 196, low), int(RIGHT), review_words.was(words.signed(before))
        )


def _known(deal: Reviewed, review: DealReview | None, step: int) -> tuple[object, ...]:
    """All of a review that is to be seen at one step of the deal."""
    if review is None:
        return ()
    figures = reviewed.row_of(review, step), reviewed.value_after(deal, review, step)
    return (
        review.declarer,
        *figures,
        review_words.bar_ends(deal, review),
        review_words.most_at_stake(review),
    )

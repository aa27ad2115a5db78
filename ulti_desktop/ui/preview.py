"""A small piece of table that shows at once what the settings do: cards, a back, disc and seat, in motion."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.engine.cards import Card, Rank, Suit
from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.art import BACK, CardArt, CardKey, card_key
from ulti_desktop.scene.deck import refusal
from ulti_desktop.scene.motion import Clock
from ulti_desktop.scene.order import Sorting, sort_cards
from ulti_desktop.scene.places import CARD_ASPECT
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look

CURVE = QEasingCurve.Type
TRUMP: Final = Suit.LEAVES
HELD: Final = (
    Card.of(Suit.LEAVES, Rank.ACE),
    Card.of(Suit.LEAVES, Rank.OVER),
    Card.of(Suit.HEARTS, Rank.KING),
    Card.of(Suit.HEARTS, Rank.EIGHT),
    Card.of(Suit.ACORNS, Rank.UNDER),
    Card.of(Suit.BELLS, Rank.TEN),
)
PLAYED: Final = Card.of(Suit.HEARTS, Rank.KING)
LED: Final = Card.of(Suit.HEARTS, Rank.NINE)
REST, FLIES, LIES, LEAVES, COMES = range(5)
LEAST: Final = 110
HIGHEST: Final = 4.7  # in card widths
_TRICK: Final = (4.0, -5.0)  # how the two cards of the trick are turned


@dataclass(frozen=True)
class Spot:
    """The middle of a card, its turn in degrees, its size beside the hand's and how much of it is seen."""

    x: float
    y: float
    angle: float = 0.0
    size: float = 1.0
    opacity: float = 1.0

    def towards(self, other: Spot, part: float) -> Spot:
        """Between here (0) and there (1)."""
        return Spot(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            self.angle + (other.angle - self.angle) * part,
            self.size + (other.size - self.size) * part,
            self.opacity + (other.opacity - self.opacity) * part,
        )


class TablePreview(QWidget):
    """Plays one card whenever it is shown, clicked or given other settings, at the pace that is chosen."""

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = look.theme_of(settings)
        self.art = CardArt(language=language, parent=self)
        self.clock = Clock(self)
        self.phase = REST
        self.part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.art.rendered.connect(lambda _key: self.update())
        self.art.changed.connect(self.update)
        self.retranslate()
        self._take(settings, language)

    # -- what is shown

    @property
    def hand(self) -> list[Card]:
        """The cards from left to right."""
        sorting = Sorting(self._settings.sort_trump, self._settings.sort_rising)
        return sort_cards(HELD, TRUMP, sorting, lambda _suit: True)

    def show_settings(self, settings: Settings, language: str) -> None:
        """Show these settings; the card is played anew when any of them is new."""
        if self._take(settings, language) and self.isVisible():
            self.play()

    def _take(self, settings: Settings, language: str) -> bool:
        changed = settings != self._settings
        self._settings, self._theme = settings, look.theme_of(settings)
        art = self.art
        if settings.deck != art.deck.id and not refusal(settings.deck):
            art.set_deck(settings.deck)
        art.set_back(settings.back)
        art.set_language(language)
        art.set_letters(settings.letters)
        art.set_large(settings.large)
        art.set_four_colours(settings.four_colours)
        art.set_theme(self._theme)
        self.update()
        return changed

    def retranslate(self) -> None:
        """Word what screen readers say anew."""
        self.setAccessibleName(self.tr("A piece of the table, as the settings make it"))

    # -- motion

    def play(self) -> None:
        """Play the card from the beginning: into the trick, to the winner, and a new one into the hand."""
        self.clock.clear()
        self._phase(FLIES, tokens.MOTION.to_slot, CURVE.OutCubic, self._lie)

    def _lie(self) -> None:
        self.phase, self.part = LIES, 0.0
        self.update()
        if not self._settings.trick_until_click:
            self.clock.run("lies", self._settings.trick_ms, lambda _part: None, then=self._leave)

    def _leave(self) -> None:
        self._phase(LEAVES, tokens.MOTION.trick_slides, CURVE.InOutCubic, self._come)

    def _come(self) -> None:
        self._phase(COMES, tokens.MOTION.deal, CURVE.OutQuad, self._rest)

    def _rest(self) -> None:
        self.phase, self.part = REST, 0.0
        self.update()

    def _phase(self, phase: int, length: int, curve: QEasingCurve.Type, then: Callable[[], None]) -> None:
        def step(part: float) -> None:
            self.part = part
            self.update()

        self.phase, self.part = phase, 0.0
        speed = tuple(tokens.SPEEDS.values())[self._settings.speed]
        long = tokens.duration(length, speed, self._settings.reduced_motion)
        self.clock.run("phase", long, step, curve=curve, then=then)

    # -- places

    @property
    def card_width(self) -> float:
        """The width of a card of the hand in logical pixels."""
        return round(max(34.0, min(0.285 * self.width(), 0.235 * self.height())) * 4) / 4

    @property
    def _top(self) -> float:
        """Where the piece of table begins: a high column leaves what is above it free."""
        return max(0.0, self.height() - HIGHEST * self.card_width)

    def _disc(self) -> tuple[QPointF, float]:
        w = self.card_width
        return QPointF(0.56 * self.width(), self._top + 1.28 * w + 4), 1.18 * w

    def _fan(self) -> list[Spot]:
        w, count = self.card_width, len(HELD)
        step = min(0.62 * w, (self.width() - 1.3 * w) / (count - 1))
        top = self.height() - 1.12 * w * CARD_ASPECT
        places = []
        for i in range(count):
            away = i - (count - 1) / 2
            turn = away * 1.6
            sag = away**2 * step * math.sin(math.radians(1.6)) / 2
            foot = QPointF(self.width() / 2 + away * step, top + w * CARD_ASPECT + sag)
            lean = math.radians(turn)
            half = w * CARD_ASPECT / 2
            places.append(Spot(foot.x() + half * math.sin(lean), foot.y() - half * math.cos(lean), turn))
        return places

    def _slots(self) -> tuple[Spot, Spot]:
        centre, _ = self._disc()
        w = self.card_width
        return (
            Spot(centre.x() - 0.56 * w, centre.y() - 0.12 * w, _TRICK[1], 0.9),
            Spot(centre.x() + 0.5 * w, centre.y() + 0.14 * w, _TRICK[0], 0.9),
        )

    def _emblem(self) -> QRectF:
        side = 0.52 * self.card_width
        return QRectF(look.px(16), self._top + 6, side, side)

    # -- paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        missing: list[CardKey] = []
        self._paint_ground(painter)
        self._paint_backs(painter, missing)
        self._paint_seat(painter)
        self._paint_cards(painter, missing)
        if missing:
            self.art.request(missing)

    def _paint_ground(self, painter: QPainter) -> None:
        colours, w = self._theme.table, self.card_width
        centre, radius = self._disc()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.ground2)
        painter.drawEllipse(self._side_middle(), 1.02 * w, 1.02 * w)
        painter.drawEllipse(centre, radius, radius)
        petals = QRectF(0, 0, 1.72 * radius, 1.72 * radius)
        petals.moveCenter(centre)
        marks.paint_mark(painter, "petals", petals, colours.pattern)
        painter.setBrush(colours.line)
        ring = radius + 0.09 * w
        for middle, far in ((centre, ring), (self._side_middle(), 1.11 * w)):
            for i in range(60):
                at = math.radians(6 * i)
                point = QPointF(middle.x() + far * math.cos(at), middle.y() + far * math.sin(at))
                painter.drawEllipse(point, 1.3, 1.3)
        if self.phase == REST:
            painter.setPen(QPen(colours.gold, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(centre.x() - ring, centre.y() - ring, 2 * ring, 2 * ring)
            painter.drawArc(box, (270 - 24) * 16, 48 * 16)

    def _side_middle(self) -> QPointF:
        return QPointF(0.0, self._emblem().bottom() + 1.16 * self.card_width)

    def _paint_backs(self, painter: QPainter, missing: list[CardKey]) -> None:
        middle = self._side_middle()
        for i in range(4):
            away = i - 1.5
            spot = Spot(0.2 * self.card_width, middle.y() + away * 0.2 * self.card_width, away * 6.0, 0.68)
            self._paint_card(painter, BACK, spot, missing)

    def _paint_seat(self, painter: QPainter) -> None:
        colours, box = self._theme.table, self._emblem()
        painter.setPen(QPen(colours.line, 2))
        painter.setBrush(colours.emblem)
        painter.drawEllipse(box)
        inner = box.adjusted(0.24 * box.width(), 0.24 * box.width(), -0.24 * box.width(), -0.24 * box.width())
        marks.paint_mark(painter, "bird", inner, tokens.CREAM)

    def _paint_cards(self, painter: QPainter, missing: list[CardKey]) -> None:
        theirs, mine = self._slots()
        gone = self._emblem().center()
        away = Spot(gone.x(), gone.y(), 0.0, 0.25, 0.0)
        fan = dict(zip(self.hand, self._fan(), strict=True))
        if self.phase == LEAVES:
            theirs, mine = self._on_way(theirs, away), self._on_way(mine, away)
        if self.phase != COMES:
            self._paint_card(painter, LED, theirs, missing)
        for card, spot in fan.items():
            if card != PLAYED or self.phase == REST:
                self._paint_card(painter, card, spot, missing)
            elif self.phase == COMES:
                self._paint_card(painter, card, self._on_way(Spot(0, spot.y, -8.0, 0.7), spot), missing)
        if self.phase == FLIES:
            self._paint_card(painter, PLAYED, self._on_way(fan[PLAYED], mine), missing)
        elif self.phase in (LIES, LEAVES):
            self._paint_card(painter, PLAYED, mine, missing)
            if self._settings.mark_winning and self.phase == LIES:
                self._paint_winner(painter, mine)

    def _on_way(self, start: Spot, end: Spot) -> Spot:
        """Where a moving card is now; with less motion it fades at its end, or where it was when it goes."""
        if not self._settings.reduced_motion:
            return start.towards(end, self.part)
        if end.opacity == 0.0:
            return Spot(start.x, start.y, start.angle, start.size, 1.0 - self.part)
        return Spot(end.x, end.y, end.angle, end.size, self.part)

    def _paint_card(self, painter: QPainter, card: int, spot: Spot, missing: list[CardKey]) -> None:
        key = card_key(card, self.card_width, self.devicePixelRatioF())
        if not self.art.has(key):
            missing.append(key)
            return
        picture = self.art.quick(key)
        size = picture.deviceIndependentSize()
        painter.save()
        painter.setOpacity(spot.opacity)
        painter.translate(spot.x, spot.y)
        painter.rotate(spot.angle)
        painter.scale(spot.size, spot.size)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
        painter.restore()

    def _paint_winner(self, painter: QPainter, spot: Spot) -> None:
        colours, w = self._theme.table, spot.size * self.card_width
        painter.save()
        painter.translate(spot.x, spot.y)
        painter.rotate(spot.angle)
        painter.setPen(QPen(colours.sky, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(-w / 2, -w * CARD_ASPECT / 2, w, w * CARD_ASPECT), 0.06 * w, 0.06 * w)
        side = max(16.0, 0.28 * w)
        disc = QRectF(-side / 2, -w * CARD_ASPECT / 2 - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.sky)
        painter.drawEllipse(disc)
        inner = disc.adjusted(0.2 * side, 0.2 * side, -0.2 * side, -0.2 * side)
        marks.paint_mark(painter, "crown", inner, colours.on_sky)
        painter.restore()

    # -- Qt

    def sizeHint(self) -> QSize:
        return QSize(look.px(280), look.px(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.play()

    def hideEvent(self, event: QHideEvent) -> None:
        self.clock.clear()
        self.art.cancel()
        self._rest()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        waits = self.phase == LIES and self._settings.trick_until_click
        if waits:
            self._leave()
        else:
            self.play()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

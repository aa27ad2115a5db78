"""The cards on the table as items: made, moved, turned over and taken away to match what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import FLY_Z, HAND_Z, Key, Want
from ulti_desktop.scene.art import CardArt, CardKey
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.layout import CardPlace
from ulti_desktop.scene.motion import Clock

CURVE = QEasingCurve.Type


class Way(NamedTuple):
    """How cards get to their places: in how many milliseconds, 0 at once, and with which easing."""

    length: int
    curve: CURVE = CURVE.OutCubic


AT_ONCE: Final = Way(0)


class CardField:
    """All card items of a scene, by key. Lengths in milliseconds are final: the speed is already in them."""

    def __init__(self, scene: QGraphicsScene, art: CardArt, clock: Clock) -> None:
        self._scene = scene
        self._art = art
        self._clock = clock
        self._items: dict[Key, CardItem] = {}
        self._dpr = 1.0
        self._cover = QColor(tokens.theme(tokens.DEFAULT_THEME).dim)
        self._shades = count()
        self.less_motion = False

    # -- looking

    @property
    def keys(self) -> frozenset[Key]:
        """The keys of every card on the table."""
        return frozenset(self._items)

    def get(self, key: Key) -> CardItem | None:
        """The item of a key."""
        return self._items.get(key)

    def count(self, kind: str, a: int | None = None) -> int:
        """How many items of a kind (and seat) there are."""
        return sum(key.kind == kind and a in (None, key.a) for key in self._items)

    def moving(self, key: Key) -> bool:
        """Is this card under way?"""
        return self._clock.has(("card", key))

    # -- settling

    def match(
        self,
        wants: Sequence[Want],
        way: Way,
        held: Iterable[Key] = (),
        scope: Callable[[Key], bool] | None = None,
        hand: Way | None = None,
    ) -> None:
        """Make the table show exactly these cards. `held` keys stay put; the own hand may go its own way.

        With `scope`, cards outside it are left alone.
        """
        held = set(held)
        wanted = {want.key for want in wants}
        for key in [key for key in self._items if key not in wanted]:
            if scope is None or scope(key):
                self.remove(key)
        for want in wants:
            item = self._items.get(want.key)
            fresh = item is None
            if item is None:
                item = self.make(want.key, want.card, want.place)
            elif self._lies(item, want) and want.key not in held:
                continue
            item.set_full(want.opacity)
            item.show_card(want.card)
            item.set_dim(self._dimmed(want.dim))
            length, curve = hand if hand is not None and want.z >= HAND_Z else way
            if want.key in held:
                item.place = want.place
                item.put(item.x(), item.y(), item.angle, want.place.width)
                item.bake(replace(want.place, angle=0.0))
            elif fresh or length <= 0:
                self._clock.drop(("card", want.key))
                item.setZValue(want.z)
                item.rest(want.place)
            else:
                self.glide(want.key, want.place, length, z=want.z, curve=curve)

    def _lies(self, item: CardItem, want: Want) -> bool:
        """Does a card lie, or come to lie by itself, just as it should?"""
        place = want.place
        if item.place != place or item.card != want.card or item.zValue() != want.z:
            return False
        if item.dim != self._dimmed(want.dim) or item.full != want.opacity or item.opacity() != item.full:
            return False
        still = abs(item.x() - place.x) < 1.0 and abs(item.y() - place.y) < 1.0
        return still and item.angle == place.angle and item.width == place.width and item.sharp

    def make(self, key: Key, card: int, place: CardPlace) -> CardItem:
        """Add a card at a place."""
        item = CardItem(card, self._art)
        item.set_ratio(self._dpr)
        self._scene.addItem(item)
        self._items[key] = item
        item.rest(place)
        return item

    def remove(self, key: Key) -> None:
        """Take a card off the table."""
        item = self._items.pop(key, None)
        self._clock.drop(("card", key))
        if item is not None:
            self._scene.removeItem(item)

    def rename(self, old: Key, new: Key) -> CardItem | None:
        """Give an item another key: a back turns out to be this card. An item that has the new key goes."""
        item = self._items.get(old)
        if item is None or old == new:
            return item
        self.remove(new)
        del self._items[old]
        self._clock.drop(("card", old))
        self._items[new] = item
        return item

    def clear(self) -> None:
        """Take every card away."""
        for key in list(self._items):
            self.remove(key)

    # -- moving

    def glide(
        self,
        key: Key,
        place: CardPlace,
        length: int,
        *,
        z: float | None = None,
        curve: CURVE = CURVE.OutCubic,
        overshoot: float | None = None,
        delay: int = 0,
        turn_to: int | None = None,
        fade_to: float | None = None,
        leaves: bool = True,
    ) -> None:
        """Send a card to a place; `turn_to` turns it over on arrival, `fade_to` changes its opacity.

        With less motion it fades over instead; unless it `leaves` something it only appears.
        """
        item = self._items.get(key)
        if item is None:
            return
        start = CardPlace(item.x(), item.y(), item.angle, item.zValue(), item.width)
        item.place = place
        if fade_to is None:
            item.setOpacity(item.full)
        still = _near(start, place) and turn_to is None and fade_to is None
        far = abs(start.x - place.x) + abs(start.y - place.y) > 0.5 * place.width
        if self.less_motion and fade_to is None and not far and delay == 0:
            still = True
        if still or length + delay <= 0:
            self._clock.drop(("card", key))
            self._arrive(item, place, z, turn_to, fade_to)
            return
        if self.less_motion and fade_to is not None:
            place = CardPlace(item.x(), item.y(), item.angle, place.z, item.width)
        elif self.less_motion:
            if leaves:
                self._leave(item, length)
            self._fade_in(key, item, place, length, z, turn_to, delay)
            return
        if far:
            item.setZValue(max(item.zValue(), FLY_Z + (z or 0.0) / 100))
        elif z is not None:
            item.setZValue(z)
        item.bake(place)
        fade_from = item.opacity()

        def step(part: float) -> None:
            item.put(
                start.x + (place.x - start.x) * part,
                start.y + (place.y - start.y) * part,
                start.angle + (place.angle - start.angle) * part,
                start.width + (place.width - start.width) * part,
            )
            if fade_to is not None:
                item.setOpacity(fade_from + (fade_to - fade_from) * max(0.0, min(1.0, part)))

        self._clock.run(
            ("card", key),
            length,
            step,
            curve=curve,
            overshoot=overshoot,
            delay=delay,
            then=lambda: self._arrive(item, place, z, turn_to, fade_to),
        )

    def _fade_in(
        self,
        key: Key,
        item: CardItem,
        place: CardPlace,
        length: int,
        z: float | None,
        turn_to: int | None,
        delay: int,
    ) -> None:
        self._arrive(item, place, z, turn_to, None)
        item.setOpacity(0.0)
        self._clock.run(
            ("card", key),
            length,
            lambda part: item.setOpacity(item.full * part),
            curve=CURVE.Linear,
            delay=delay,
        )

    def _leave(self, item: CardItem, length: int) -> None:
        """Let the picture of a card fade where it lay, while the card itself appears elsewhere."""
        shade = item.shade()
        opacity = item.opacity()
        self._scene.addItem(shade)

        def gone() -> None:
            self._scene.removeItem(shade)

        self._clock.run(
            ("shade", next(self._shades)),
            length,
            lambda part: shade.setOpacity(opacity * (1.0 - part)),
            curve=CURVE.Linear,
            then=gone,
        )

    def _arrive(
        self, item: CardItem, place: CardPlace, z: float | None, turn_to: int | None, fade_to: float | None
    ) -> None:
        if turn_to is not None:
            item.show_card(turn_to)
        if z is not None:
            item.setZValue(z)
        if fade_to is not None:
            item.setOpacity(fade_to)
        item.rest(place)

    # -- looks

    def set_ratio(self, dpr: float) -> None:
        """Take the device pixel ratio of the screen for every card."""
        self._dpr = dpr
        for item in self._items.values():
            item.set_ratio(dpr)

    def set_cover(self, colour: QColor) -> None:
        """The colour of the table with which illegal cards are covered."""
        self._cover = QColor(colour)

    def _dimmed(self, share: float) -> QColor | None:
        if share <= 0.0:
            return None
        cover = QColor(self._cover)
        cover.setAlphaF(share)
        return cover

    def drawn(self, key: CardKey) -> None:
        """The art has drawn a picture: cards that wait for it take it."""
        for item in self._items.values():
            item.drawn(key)

    def redraw(self) -> None:
        """Every earlier picture became worthless: ask for new ones."""
        for item in self._items.values():
            item.redraw()


def _near(a: CardPlace, b: CardPlace) -> bool:
    return (
        abs(a.x - b.x) < 1.0
        and abs(a.y - b.y) < 1.0
        and abs(a.angle - b.angle) < 0.1
        and abs(a.width - b.width) < 0.5
    )


def overlap(item: CardItem, left: float, top: float, right: float, bottom: float) -> float:
    """How much of a card lies in a rectangle, as a share of the card."""
    box = item.rect()
    wide = min(box.right(), right) - max(box.left(), left)
    high = min(box.bottom(), bottom) - max(box.top(), top)
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / (box.width() * box.height())


def middle(item: CardItem) -> QPointF:
    """The middle of a card."""
    return QPointF(item.x(), item.y())

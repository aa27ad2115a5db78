"""Where a dragged card would land: the middle, a place of the talon, or a place in the hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.field import overlap
from ulti_desktop.scene.stage import Stage

LEAST_OVERLAP: Final = 0.12


def target(stage: Stage, item: CardItem) -> str | None:
    """`middle`, `hand`, or None where the card covers neither enough."""
    layout = stage.layout
    middle = overlap(item, *_edges(middle_zone(stage)))
    zone = layout.hand_rect(max(2, len(stage.order.cards)))
    hand = overlap(item, *_edges(zone.adjusted(-0.5 * item.width, 0, 0.5 * item.width, 400)))
    if max(middle, hand) < LEAST_OVERLAP:
        return None
    return "middle" if middle > hand else "hand"


def middle_zone(stage: Stage) -> QRectF:
    """The disc, with the own place of the trick."""
    centre, r = stage.layout.disc_centre, stage.layout.disc_radius
    disc = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
    return disc.united(stage.layout.slots[0].rect())


def index_at(stage: Stage, x: float) -> int:
    """The place in the hand that is nearest to `x`."""
    places = stage.layout.hand(len(stage.order.cards))
    return min(range(len(places)), key=lambda i: abs(places[i].x - x))


def slot_under(stage: Stage, item: CardItem) -> int:
    """The place of the talon that is nearest to a card."""
    talon = stage.layout.talon
    return min((0, 1), key=lambda i: abs(talon[i].x - item.x()))


def _edges(box: QRectF) -> tuple[float, float, float, float]:
    return box.left(), box.top(), box.right(), box.bottom()

"""Which card to play: looks at the contract and asks the rules of thumb for what is at stake."""

from __future__ import annotations

from ulti_desktop.ai import betli, march, points
from ulti_desktop.ai.knowledge import Knowledge
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.view import SeatView


def choose_card(view: SeatView, legal: tuple[Card, ...]) -> Card:
    """Return the card that a careful player would play; `legal` are the cards allowed now."""
    if len(legal) == 1:
        return legal[0]
    table = Knowledge(view)
    contract = table.contract
    if Part.BETLI in contract and view.tricks_of(table.declarer) == 0:
        return betli.choose(table, legal)
    if Part.DURCHMARS in contract and view.tricks_of(table.declarer) == len(view.tricks):
        return march.choose(table, legal)
    return points.choose(table, legal)

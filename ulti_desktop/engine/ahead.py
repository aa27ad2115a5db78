"""What a seat will see once it has laid two cards away: where the bid follows, advice speaks of it too."""

from __future__ import annotations

from dataclasses import replace

from ulti_desktop.engine.actions import Discard
from ulti_desktop.engine.bidding import bids_on
from ulti_desktop.engine.cards import mask_of
from ulti_desktop.engine.state import TalonLaid
from ulti_desktop.engine.view import SeatView


def bid_follows(view: SeatView) -> bool:
    """Tell whether the cards are laid away before the bid is made."""
    return view.phase == "exchange" and view.rules.bid_order != "bid_first"


def after_discard(view: SeatView, discard: Discard) -> SeatView:
    """Return the seat's view after it has laid these two away and has its bid before it."""
    laid = (discard.first, discard.second)
    hand = tuple(card for card in view.hand if card not in laid)
    counts = [count - 2 * (seat == view.seat) for seat, count in enumerate(view.counts)]
    return replace(
        view,
        phase="announcing",
        legal=tuple(bids_on(view.rules, False, view.standing, mask_of(hand))),
        hand=hand,
        counts=(counts[0], counts[1], counts[2]),
        talon_count=2,
        talon_known=laid,
        talons=(*view.talons, TalonLaid(view.seat, None, mask_of(laid))),
    )

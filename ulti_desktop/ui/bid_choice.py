"""What can be chosen in the bid panel: from a seat's view to toggles, reasons and the actions to ask for.

Pure values, no widgets. The engine checks everything again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ulti_desktop.engine.actions import Action, Bid, Discard, Pass, TakeTalon, discard
from ulti_desktop.engine.cards import Card, Suit, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.ladder import Key, announceable, bid_key, ladder
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView

OPEN: Final = "open"
Toggle = Part | str
GRID: Final = (
    Part.PARTI,
    Part.FORTY_HUNDRED,
    Part.TWENTY_HUNDRED,
    Part.ULTI,
    Part.BETLI,
    Part.DURCHMARS,
    Part.FOUR_ACES,
    Part.FOUR_TENS,
)


@dataclass(frozen=True, slots=True)
class Choice:
    """What is switched on in the panel."""

    toggles: frozenset[Toggle] = frozenset()
    hearts: bool = False
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class Why:
    """Why a toggle cannot be used: the reason, and the toggle that stands in its way where one does."""

    reason: Reason
    other: Toggle | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """Everything the panel needs of a view: the bids that can be announced, and what else may be done."""

    rules: RuleSet
    half: bool
    standing: Contract | None
    bids: tuple[Contract, ...]
    rows: tuple[Contract, ...]
    may_pass: bool
    may_take: bool
    must_discard: bool
    bid_first: bool

    @property
    def floor(self) -> Key | None:
        """The key a bid must outdo."""
        return None if self.standing is None else bid_key(self.standing, self.rules)


def offer_of(view: SeatView, chosen: tuple[Card, ...] = ()) -> Offer:
    """Return what this seat may announce now; `chosen` are the cards it means to lay away.

    Where the engine asks for the discard before the bid, the bids that could follow are offered.
    """
    rules, half = view.rules, view.half_round
    rows = tuple(bid for _, bid in announceable(rules, half))
    legal = tuple(action.contract for action in view.legal if isinstance(action, Bid))
    must_discard = any(isinstance(action, Discard) for action in view.legal)
    bid_first = rules.bid_order == "bid_first"
    if must_discard and not bid_first:
        from ulti_desktop.engine.bidding import can_hold  # rules at work, which no table needs before a deal

        floor = None if view.standing is None else bid_key(view.standing, rules)
        hand = mask_of(card for card in view.hand if card not in chosen)
        legal = tuple(
            bid
            for key, bid in announceable(rules, half)
            if (floor is None or key > floor) and can_hold(bid, hand, rules)
        )
    return Offer(
        rules,
        half,
        view.standing,
        legal,
        rows,
        Pass() in view.legal,
        TakeTalon() in view.legal,
        must_discard or (view.phase == "announcing" and len(view.hand) == 12),
        bid_first,
    )


def toggles_of(rules: RuleSet) -> tuple[Toggle, ...]:
    """Return the toggles that this rule set has, in the order of the grid."""
    contracts = [row.contract for row in ladder(rules)]
    parts = {part for contract in contracts for part in contract.parts}
    found: tuple[Toggle, ...] = tuple(part for part in GRID if part in parts)
    return (*found, OPEN) if any(contract.open for contract in contracts) else found


def has_hearts(rules: RuleSet) -> bool:
    """Tell whether any bid of the rule set doubles in hearts."""
    return any(row.contract.hearts for row in ladder(rules))


def all_on(contract: Contract) -> frozenset[Toggle]:
    """Return every toggle that the contract covers, riding parts included."""
    parts: set[Toggle] = set(contract.parts)
    return frozenset(parts | {OPEN}) if contract.open else frozenset(parts)


def matching(rows: tuple[Contract, ...], choice: Choice) -> tuple[Contract, ...]:
    """Return the contracts that the toggles name exactly (one a trump), a riding parti left out or not."""
    named = [row for row in rows if row.hearts == choice.hearts and all_on(row) == choice.toggles]
    if not named and choice.toggles:
        wanted = choice.toggles | {Part.PARTI}
        named = [row for row in rows if row.hearts == choice.hearts and all_on(row) == wanted]
    return tuple(named)


def trumps_for(offer: Offer, choice: Choice) -> tuple[Suit, ...]:
    """Return the trumps that can be named with this choice; empty where none is named in the bid."""
    found = [row.trump for row in matching(offer.bids, choice) if row.trump is not None]
    return tuple(found) if len(found) > 1 else ()


def contract_of(offer: Offer, choice: Choice) -> Contract | None:
    """Return the one bid that is chosen, None while something is missing or it is not offered."""
    found = matching(offer.bids, choice)
    if len(found) > 1:
        found = tuple(row for row in found if row.trump == choice.trump)
    return found[0] if len(found) == 1 else None


def nearest(offer: Offer, choice: Choice) -> Contract | None:
    """Return the contract that the toggles name, announceable or not: for its name and value."""
    found = matching(offer.rows, choice)
    return next((row for row in found if row.trump == choice.trump), found[0] if found else None)


def why_not(offer: Offer, choice: Choice, toggle: Toggle) -> Why | None:
    """Return why a toggle cannot be switched on beside what is on already; None when it can."""
    wanted = choice.toggles | {toggle}
    if any(wanted <= all_on(row) for row in offer.bids):
        return None
    if not offer.bids and offer.may_take:
        return Why(Reason.MUST_PICK_UP)
    if any(wanted <= all_on(row) for row in offer.rows):
        return Why(_single_reason(offer, wanted))
    for other in sorted(choice.toggles, key=str):
        if not any({toggle, other} <= all_on(row) for row in offer.rows):
            return Why(Reason.NO_SUCH_CONTRACT, other)
    return Why(Reason.NO_SUCH_CONTRACT)


def _single_reason(offer: Offer, wanted: frozenset[Toggle]) -> Reason:
    rows = [row for row in offer.rows if wanted <= all_on(row)]
    floor = offer.floor
    high = [row for row in rows if floor is None or bid_key(row, offer.rules) > floor]
    if not high:
        return Reason.NOT_HIGHER
    x100 = any(row.has_x100 for row in high) and offer.rules.x100_needs_pair
    return Reason.NEEDS_PAIR if x100 else Reason.NEEDS_SEVEN


def why_no_hearts(offer: Offer, choice: Choice) -> Why | None:
    """Return why the hearts switch cannot be turned with what is on; None when it can."""
    turned = not choice.hearts
    if not offer.bids and offer.may_take:
        return Why(Reason.MUST_PICK_UP)
    if any(row.hearts == turned and choice.toggles <= all_on(row) for row in offer.bids):
        return None
    if any(row.hearts == turned and choice.toggles <= all_on(row) for row in offer.rows):
        return Why(Reason.NOT_HIGHER)
    return Why(Reason.NO_SUCH_CONTRACT)


def why_not_announced(offer: Offer, choice: Choice) -> Reason | None:
    """Return why what is chosen is no bid yet: not higher, or no such contract; None when it is one."""
    if contract_of(offer, choice) is not None or trumps_for(offer, choice):
        return None
    near = nearest(offer, choice)
    if near is None:
        return Reason.NO_SUCH_CONTRACT
    floor = offer.floor
    if floor is not None and bid_key(near, offer.rules) <= floor:
        return Reason.NOT_HIGHER
    return Reason.NEEDS_PAIR if near.has_x100 and offer.rules.x100_needs_pair else Reason.NEEDS_SEVEN


def flipped(offer: Offer, choice: Choice, toggle: Toggle) -> Choice:
    """Return the choice after a click on a usable toggle; a riding parti goes with the part it rides on."""
    on = set(choice.toggles)
    if toggle in on:
        on.remove(toggle)
    else:
        on.add(toggle)
    return tidy(offer, replace(choice, toggles=frozenset(on)))


def tidy(offer: Offer, choice: Choice) -> Choice:
    """Keep the named trump only while it can be named, and take it where there is only one."""
    trumps = trumps_for(offer, choice)
    if trumps and choice.trump not in trumps:
        return replace(choice, trump=None)
    return choice


def riding(offer: Offer, choice: Choice) -> frozenset[Toggle]:
    """Return the parts that come along by themselves with what is chosen."""
    near = nearest(offer, choice)
    return frozenset() if near is None else all_on(near) - choice.toggles


def choice_for(contract: Contract, rows: tuple[Contract, ...] = ()) -> Choice:
    """Return the choice that names this contract; a parti that rides along in `rows` is left unsaid."""
    whole = Choice(all_on(contract), contract.hearts, contract.trump)
    unsaid = replace(whole, toggles=whole.toggles - {Part.PARTI})
    return unsaid if unsaid.toggles and contract in matching(rows, unsaid) else whole


def actions_for(view: SeatView, bid: Contract | None, cards: tuple[Card, ...]) -> Iterator[Action]:
    """Yield what this view can be asked for now: the discard or the bid, whichever the engine wants first.

    The rest is asked for when the next view wants it.
    """
    if bid is not None and Bid(bid) in view.legal:
        yield Bid(bid)
    elif len(cards) == 2:
        laying = discard(cards[0], cards[1])
        if laying in view.legal:
            yield laying

"""A whole deal as a case tells it, carried out action by action through the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NoReturn

from ulti_desktop.commands.forms import ROLES, Fields
from ulti_desktop.engine.actions import (
    Action,
    Bid,
    Cut,
    Discard,
    GiveUp,
    Kontra,
    Meld,
    NameTrump,
    Pass,
    TakeTalon,
    discard,
)
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import Card, Suit, suit_from_code
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import BadInput, IllegalAction
from ulti_desktop.engine.ladder import trumps_of
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Game,
    Naming,
    Play,
    State,
)
from ulti_desktop.engine.step import apply, start_deal, to_move

_MOMENTS: Final = ("before_play", "trick1_own_card", "after_trick1", "trick2_own_card")
_OWN_CARD: Final = {0: "trick1_own_card", 1: "trick2_own_card"}


@dataclass(frozen=True, slots=True)
class Played:
    """A deal played to its end, and the seats' names in playing order."""

    done: Done
    order: tuple[str, ...]


@dataclass(slots=True)
class _Call:
    """One doubling still to come: where it stands in the case, who calls it when, which parts, on whom."""

    place: str
    seat: int
    moment: str
    parts: list[Part]
    binds: str


@dataclass(slots=True)
class _Script:
    """What of the case is still to be carried out after the auction."""

    cards: list[tuple[str, int, Card]]
    calls: list[_Call]
    melds: list[tuple[str, int, Suit, int]] = field(default_factory=list)


class _Run:
    """The state of a deal and the case that drives it."""

    def __init__(self, fields: Fields, rules: RuleSet) -> None:
        self.fields = fields
        self.rules = rules
        self.order = _order(fields)
        dealer = self.seat(fields, "dealer")
        self.state: State
        self.state, _ = start_deal(rules, dealer, _deck(fields, rules, dealer, self.order))
        if isinstance(self.state, Cutting):
            self.act("deal", Cut())

    def seat(self, fields: Fields, name: str) -> int:
        """Return a seat that is given by name."""
        return self.order.index(fields.text(name, self.order))

    def act(self, place: str, action: Action, seat: int | None = None) -> None:
        """Carry an action out; complain with its place when it is not legal."""
        if seat is not None and to_move(self.state) != seat:
            self.refuse(place, "not_your_turn")
        try:
            self.state, _ = apply(self.state, action)
        except IllegalAction as error:
            legal = ", ".join(card.code for card in error.legal)
            self.refuse(place, error.reason.value + (f" (legal: {legal})" if legal else ""))

    def refuse(self, place: str, why: str) -> NoReturn:
        """Complain about one action of the case."""
        self.fields.fail(place, f"is not legal: {why}")


def play_case(fields: Fields) -> Played:
    """Play one case of `full.json` through the engine."""
    rules = fields.rules()
    run = _Run(fields, rules)
    for row in fields.objects("auction"):
        _auction_entry(run, row)
    if isinstance(run.state, Auction | Exchange | Announcing):
        fields.fail("auction", "does not end the auction")
    if not isinstance(run.state, Done):
        _play_on(run)
    assert isinstance(run.state, Done)
    return Played(run.state, run.order)


def _order(fields: Fields) -> tuple[str, ...]:
    order = fields.items("order")
    if len(order) != 3 or not all(isinstance(name, str) for name in order) or len(set(order)) != 3:
        fields.fail("order", "must name three seats in the order of play")
    return tuple(order)


def _deck(fields: Fields, rules: RuleSet, dealer: int, order: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the pack that deals the hands of the case."""
    given = fields.inner("deal")
    hands = [given.cards(name) for name in order]
    talon = fields.cards("talon_dealt", [])
    cards = [*hands[0], *hands[1], *hands[2], *talon]
    if len(cards) != 32 or len(set(cards)) != 32:
        fields.fail("deal", "with talon_dealt must hold each of the 32 cards once")
    turns = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    wanted = [sum(row[i] for row in rules.packets) for i in range(3)]
    if [len(hands[seat]) for seat in turns] != wanted:
        fields.fail("deal", f"must give {', '.join(map(str, wanted))} cards from forehand on")
    packets = ((5, 5, 5), (7, 5, 5)) if rules.half_hand else rules.packets
    deck: list[Card] = []
    for row in packets:
        for seat, count in zip(turns, row, strict=True):
            deck += hands[seat][:count]
            hands[seat] = hands[seat][count:]
    deck += talon
    cut = rules.may_tap and not rules.half_hand
    return tuple(deck[16:] + deck[:16] if cut else deck)


def _auction_entry(run: _Run, row: Fields) -> None:
    seat = run.seat(row, "seat")
    place = row.path
    if row.text("action", ("pass", "bid")) == "pass":
        run.act(place, Pass(), seat)
        return
    if row.flag("takes_talon", False):
        run.act(place, TakeTalon(), seat)
    bid: Bid | None = Bid(_announced(row.contract("bid"), run.rules))
    laid = row.cards("discards", [])
    if len(laid) not in (0, 2):
        row.fail("discards", "must name two cards or none")
    away: Discard | None = discard(laid[0], laid[1]) if laid else None
    while bid is not None or away is not None:
        if away is not None and (isinstance(run.state, Exchange) or bid is None):
            run.act(row.at("discards"), away, seat)
            away = None
        elif bid is not None:
            run.act(row.at("bid"), bid, seat)
            bid = None


def _announced(contract: Contract, rules: RuleSet) -> Contract:
    """Return the bid as the engine writes it: a trump that the bid leaves no choice of is set."""
    trumps = trumps_of(contract, rules)
    return contract.with_trump(trumps[0]) if contract.trump is None and len(trumps) == 1 else contract


def _play_on(run: _Run) -> None:
    script = _script(run)
    while not isinstance(run.state, Done):
        state = run.state
        if isinstance(state, Naming):
            _name(run)
        elif isinstance(state, Doubling):
            _doubling(run, state, script)
        else:
            assert isinstance(state, Play)
            _card(run, state, script)
    if script.cards:
        run.refuse(script.cards[0][0], "deal_over")
    if script.calls:
        run.refuse(script.calls[0].place, "not_the_moment")
    if script.melds:
        run.refuse(script.melds[0][0], "no_marriage")


def _script(run: _Run) -> _Script:
    fields = run.fields
    cards = []
    for row in fields.objects("tricks", []):
        for i, pair in enumerate(row.items("cards")):
            place = f"cards[{i}]"
            if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in run.order:
                row.fail(place, "must be a pair of seat and card")
            cards.append((row.at(place), run.order.index(pair[0]), row.card(place, pair[1])))
    calls = []
    for row in fields.objects("kontras", []):
        moment = row.text("moment", _MOMENTS)
        binds = row.text("binds", ("both", *ROLES[1:]))
        calls.append(_Call(row.path, run.seat(row, "seat"), moment, list(row.parts("components")), binds))
    melds = []
    for row in fields.objects("marriages", []):
        try:
            suit = suit_from_code(row.text("suit"))
        except BadInput as error:
            row.fail("suit", f"must be a suit, not {error.found}")
        melds.append((row.path, run.seat(row, "seat"), suit, row.number("trick", 1, 10)))
    return _Script(cards, calls, melds)


def _name(run: _Run) -> None:
    outcome = run.fields.inner("outcome", {})
    if outcome.flag("gave_up", False):
        run.act("outcome.gave_up", GiveUp())
        return
    trump = run.fields.contract().trump
    if trump is None:
        run.fields.fail("contract.trump", "is missing: the trump is named after the auction")
    run.act("contract.trump", NameTrump(trump))


def _doubling(run: _Run, state: Doubling, script: _Script) -> None:
    if not _call(run, state.game, state.to_move, state.moment, script):
        run.act("kontras", Pass())


def _call(run: _Run, game: Game, seat: int, moment: str, script: _Script) -> bool:
    """Carry out the next doubling if it is this seat's at this moment."""
    for call in script.calls:
        if call.seat == seat and call.moment == moment and call.parts:
            against = None if call.binds == "both" else (game.declarer + ROLES.index(call.binds)) % 3
            run.act(call.place, Kontra(call.parts.pop(0), against), seat)
            if not call.parts:
                script.calls.remove(call)
            return True
    return False


def _card(run: _Run, state: Play, script: _Script) -> None:
    """Call, announce and play as the case says for the seat to move."""
    seat, number = state.to_move, len(state.tricks)
    if number in _OWN_CARD and _call(run, state.game, seat, _OWN_CARD[number], script):
        return
    for meld in script.melds:
        if meld[1] == seat and meld[3] == number + 1:
            script.melds.remove(meld)
            if not _announces_itself(state.game, seat):
                run.act(meld[0], Meld(meld[2]), seat)
            return
    if not script.cards:
        if run.fields.inner("outcome", {}).flag("gave_up", False):
            run.act("outcome.gave_up", GiveUp())
            return
        run.fields.fail("tricks", f"are not all there: {run.order[seat]} is to play to trick {number + 1}")
    place, by, card = script.cards.pop(0)
    run.act(place, PlayCard(card), by)


def _announces_itself(game: Game, seat: int) -> bool:
    rules = game.rules
    by_bid = seat == game.declarer and game.contract.has_x100 and rules.x100_meld_by_bid
    return rules.marriage_when == "automatic" or by_bid

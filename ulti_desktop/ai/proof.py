"""What a view proves about the hidden cards, and what its player holds likely, for drawing worlds.

Roles are 0 the declarer, 1 the defender after him, 2 the other; place 3 is the talon.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ulti_desktop.ai.exact import play_rules
from ulti_desktop.ai.knowledge import Knowledge
from ulti_desktop.engine.cards import ACES, FULL, PAIR, TENS, Suit, iter_cards, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.melds import countable
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.solver import PlayRules, Position
from ulti_desktop.native.worlds import EVEN, TALON, Evidence, Four, Frame, Three

QUIET_PAIR: Final = 0.05
"""How rarely a player keeps quiet about a pair that he may announce."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of the play: `evidence` about hidden cards, and the `frame` in which worlds are solved.

    `declarer_marriages` and `defender_marriages` are those announced so far.
    """

    evidence: Evidence
    frame: Frame
    declarer_marriages: tuple[int, ...]
    defender_marriages: tuple[int, ...]


def role_of(view: SeatView, seat: int) -> int:
    """Return a seat's role; the contract must stand."""
    assert view.declarer is not None
    return (seat - view.declarer) % 3


def _seats(view: SeatView) -> Three:
    """Return the seats by role."""
    assert view.declarer is not None
    return view.declarer, (view.declarer + 1) % 3, (view.declarer + 2) % 3


def prove(view: SeatView) -> Proof:
    """Return what the view proves; its contract must stand, with its trump."""
    reader = _Reader(view)
    return Proof(reader.evidence(), reader.frame(), *reader.marriages())


@lru_cache(maxsize=1024)
def _play_rules(contract: Contract, rules: RuleSet) -> PlayRules:
    return play_rules(contract, rules)


@lru_cache(maxsize=1024)
def _countable(rules: RuleSet, contract: Contract, declares: bool, made: tuple[Suit, ...]) -> int:
    """Return the suits, as a mask, whose pair a player may still announce where he holds it."""
    return mask_of(countable(rules, contract, declares, FULL, made))


class _Reader:
    def __init__(self, view: SeatView) -> None:
        contract = view.contract
        assert contract is not None
        self.view = view
        self.rules = view.rules
        self.contract = contract
        self.seats = _seats(view)
        self.known = Knowledge(view)
        self.played = [0, 0, 0]
        for cards in (*(trick.cards for trick in view.tricks), view.trick):
            for seat, card in cards:
                self.played[seat] |= 1 << card
        self.hands = [0, 0, 0]
        self.hands[view.seat] = self.known.hand
        self.hidden = self.known.out
        self._melds()

    def _melds(self) -> None:
        """Note pair by pair what was announced, and what can still be or could have been."""
        self.pairs = [0, 0, 0]
        self.no_pairs = [0, 0, 0]
        self.unnamed = [0, 0, 0]
        self.unnamed_suits = [0, 0, 0]
        self.quiet = [0, 0, 0]
        self.open = [0, 0, 0]
        self.most = [4, 4, 4]
        made: list[tuple[Suit, ...]] = [(), (), ()]
        for meld in self.view.melds:
            if meld.suit is None:
                self.unnamed[meld.seat] += 1
            else:
                self.pairs[meld.seat] |= 1 << meld.suit
                made[meld.seat] += (meld.suit,)
        for seat in range(3):
            self._melds_of(seat, made[seat], len(made[seat]) + self.unnamed[seat])

    def _melds_of(self, seat: int, made: tuple[Suit, ...], announced: int) -> None:
        rules, contract = self.rules, self.contract
        when, declares = rules.marriage_when, seat == self.view.declarer
        by_bid = declares and contract.has_x100 and rules.x100_meld_by_bid
        one_only = declares and contract.has_x100 and (by_bid or not rules.x100_extra_marriages)
        eligible = 0
        if not (one_only and announced):
            eligible = _countable(rules, contract, declares, made)
        if self.unnamed[seat] and contract.trump is not None:
            self.unnamed_suits[seat] = 15 & ~(1 << contract.trump) & ~self.pairs[seat]
        if one_only:
            self.most[seat] = 0 if announced else 1
        played = self.played[seat]
        at_first_card = when in ("trick1", "automatic") or by_bid
        if not played:
            self.open[seat] = eligible
        elif not at_first_card:
            for number, pair in enumerate(PAIR):
                if eligible >> number & 1:
                    (self.quiet if played & pair else self.open)[seat] |= 1 << number
        elif when == "automatic" or by_bid:
            self.no_pairs[seat] = eligible & ~self.unnamed_suits[seat]
        else:
            self.quiet[seat] = eligible & ~self.unnamed_suits[seat]

    def _by_role(self, rows: list[int]) -> Three:
        a, b, c = self.seats
        return rows[a], rows[b], rows[c]

    def _of_others(self, rows: Sequence[int]) -> Three:
        """Return what is noted of the two others by role; of its own cards a seat needs no proof."""
        me, (a, b, c) = self.view.seat, self.seats
        return rows[a] if a != me else 0, rows[b] if b != me else 0, rows[c] if c != me else 0

    def evidence(self) -> Evidence:
        view, (a, b, c) = self.view, self.seats
        talon_room = 0 if view.talon_known else view.talon_count
        may = [*self._of_others(self.known.may), self.hidden if talon_room else 0]
        for place in range(3):
            may[place] &= self.hidden
        for card, where in _seen_go(view).items():
            if self.hidden >> card & 1:
                for place, seat in enumerate((a, b, c, None)):
                    if seat not in where:
                        may[place] &= ~(1 << card)
        return Evidence(
            _four(may),
            (*self._of_others(view.counts), talon_room),
            EVEN,
            self._by_role(self._started()),
            self._of_others(self.pairs),
            self._of_others(self.no_pairs),
            self._of_others(self.unnamed),
            self._by_role(self.unnamed_suits),
            self._all_announced(),
            QUIET_PAIR,
            self._of_others(self.quiet),
        )

    def _all_announced(self) -> bool:
        """Tell whether nobody keeps a second pair to himself; of 20-100 one alone may count."""
        rules = self.rules
        one_counts = self.contract.has_x100 and not rules.x100_extra_marriages
        return rules.marriage_when == "automatic" and not one_counts

    def _started(self) -> list[int]:
        return [hand | played for hand, played in zip(self.hands, self.played, strict=True)]

    def frame(self) -> Frame:
        view = self.view
        ace = self.rules.ace_value
        taken = won = 0
        for trick in view.tricks:
            if trick.winner == view.declarer:
                won += 1
                taken |= mask_of([card for _, card in trick.cards])
        aces, tens = (taken & ACES).bit_count(), (taken & TENS).bit_count()
        position = Position(
            self._by_role(self.hands),
            role_of(view, self._leader()),
            tuple(int(card) for _, card in view.trick),
            won,
            len(view.tricks) - won,
            ace * aces + 10 * tens,
            aces,
            tens,
        )
        return Frame(
            position,
            _play_rules(self.contract, self.rules),
            mask_of(view.talon_known),
            ace,
            self._by_role(self._started()),
            self._by_role(self.open),
            self._by_role(self.most),
        )

    def _leader(self) -> int:
        view = self.view
        if view.trick:
            return view.trick[0][0]
        if view.tricks:
            return view.tricks[-1].winner
        assert view.declarer is not None
        return view.declarer if self.rules.leader == "declarer" else (view.dealer + 1) % 3

    def marriages(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return what declarer and defenders announced, highest first."""
        sides: tuple[list[int], list[int]] = ([], [])
        for meld in self.view.melds:
            sides[meld.seat != self.view.declarer].append(meld.points)
        return tuple(sorted(sides[0], reverse=True)), tuple(sorted(sides[1], reverse=True))


def _four(row: list[int]) -> Four:
    return row[0], row[1], row[2], row[3]


def _seen_go(view: SeatView) -> dict[int, set[int | None]]:
    """Return for cards this seat saw leave its sight where they may be: seats, or None for the talon."""
    where: dict[int, set[int | None]] = {}
    for laid in view.talons:
        if laid.laid_by is not None and not laid.cards:
            for places in where.values():
                if laid.laid_by in places:
                    places.add(None)
        for card in iter_cards(laid.cards):
            where[card] = {None}
        if laid.taken_by is not None:
            for places in where.values():
                if None in places:
                    places.discard(None)
                    places.add(laid.taken_by)
    return where


def assumed(proof: Proof, view: SeatView) -> Evidence:
    """Return the evidence with what nobody bids without: the seven of an ulti, the pair of a hundred."""
    contract = view.contract
    assert contract is not None
    evidence = proof.evidence
    if contract.trump is None or view.seat == view.declarer:
        return evidence
    may = list(evidence.may)
    pairs = list(evidence.pairs)
    unnamed, among = list(evidence.unnamed), list(evidence.unnamed_suits)
    if Part.ULTI in contract:
        seven = 1 << (8 * contract.trump)
        if may[0] & seven:
            for place in (1, 2, TALON):
                may[place] &= ~seven
    if Part.FORTY_HUNDRED in contract:
        pairs[0] |= 1 << contract.trump
    if Part.TWENTY_HUNDRED in contract and not proof.declarer_marriages and not evidence.unnamed_are_all:
        unnamed[0], among[0] = 1, 15 & ~(1 << contract.trump)
    return replace(
        evidence,
        may=_four(may),
        pairs=(pairs[0], pairs[1], pairs[2]),
        unnamed=(unnamed[0], unnamed[1], unnamed[2]),
        unnamed_suits=(among[0], among[1], among[2]),
    )

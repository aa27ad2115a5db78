"""Deals in which forehand holds a hand for one game and plays it: card play alone, many deals of one kind."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ulti_desktop.arena.minds import Answer, DealFailed, kind_of_decision
from ulti_desktop.engine.actions import Action, Bid, Cut, NameTrump, Pass, TakeTalon, discard
from ulti_desktop.engine.cards import DECK, Card, Rank, Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Announcing, Auction, Cutting, Exchange, State
from ulti_desktop.engine.step import apply, start_deal
from ulti_desktop.engine.view import SeatView

KINDS: Final = ("parti", "betli", "ulti", "durchmars")
HONOURS: Final = (Rank.ACE, Rank.TEN)
LOW: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)
BEST: Final = (
    Rank.ACE,
    Rank.KING,
    Rank.OVER,
    Rank.UNDER,
    Rank.TEN,
    Rank.NINE,
    Rank.EIGHT,
    Rank.SEVEN,
)
"""The ranks from the top where the ten has its natural place."""


@dataclass(frozen=True, slots=True)
class Script:
    """What forehand does with its twelve cards: the game, its trump (never hearts), the two laid away."""

    kind: str
    trump: Suit | None
    laid: tuple[Card, Card]

    def is_meant(self, contract: Contract) -> bool:
        """Tell whether a bid is this game, neither in hearts nor open nor on half a hand."""
        parts = {part.value for part in contract.parts} - ({Part.PARTI.value} - {self.kind})
        fancy = contract.hearts or contract.open or contract.half
        return parts == {self.kind} and not fancy and contract.trump in (None, self.trump)


def plausible_deal(rules: RuleSet, dealer: int, kind: str, seed: str) -> tuple[tuple[Card, ...], Script]:
    """Return a pack that gives forehand twelve cards (talon included) for this game, and what it does."""
    draws = random.Random(f"{seed} {kind}")
    while True:
        cards = [DECK[i] for i in draws.sample(range(32), 32)]
        hand = laid_away(cards[:12], kind)
        trump = fits(hand, kind)
        if not isinstance(trump, bool):
            break
    if trump is Suit.HEARTS:
        other = draws.choice([suit for suit in Suit if suit is not Suit.HEARTS])
        renamed = {Suit.HEARTS: other, other: Suit.HEARTS}
        cards, hand = (
            [Card.of(renamed.get(card.suit, card.suit), card.rank) for card in some] for some in (cards, hand)
        )
        trump = other
    away = sorted(card for card in cards[:12] if card not in hand)
    return _arranged(rules, dealer, cards), Script(kind, trump, (away[0], away[1]))


def _arranged(rules: RuleSet, dealer: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the pack whose deal gives forehand and the talon the first twelve of `cards`."""
    state, _ = start_deal(rules, dealer, DECK)
    if isinstance(state, Cutting):
        state, _ = apply(state, Cut())
    assert isinstance(state, Auction | Exchange | Announcing)
    bidding = state.bidding
    first = bidding.hands[bidding.forehand] | bidding.talon
    mine, others = iter(cards[:12]), iter(cards[12:])
    return tuple(next(mine if first & place.bit else others) for place in DECK)


class Scripted:
    """The bidding of a plausible deal: forehand follows the script, the others pass, nobody doubles."""

    def __init__(self, script: Script | None) -> None:
        self._script = script

    def decide(self, state: State, view: SeatView) -> Answer:
        """Return the script's answer; raise DealFailed where the rule set does not know the game."""
        action = self._action(view)
        if action not in view.legal and view.phase != "play":
            wanted = "every hand pass" if self._script is None else f"forehand play {self._script.kind}"
            raise DealFailed(f"this rule set does not let {wanted}")
        return Answer(kind_of_decision(view), action)

    def _action(self, view: SeatView) -> Action:
        script = self._script
        if view.phase == "cutting":
            return Cut()
        if script is None or view.phase in ("doubling", "play"):
            return Pass()
        if view.phase == "exchange":
            return discard(*script.laid)
        if view.phase == "naming" and script.trump is not None:
            return NameTrump(script.trump)
        if view.bidder == view.seat:
            return Pass()
        if TakeTalon() in view.legal:
            return TakeTalon()
        bids = (a for a in view.legal if isinstance(a, Bid) and script.is_meant(a.contract))
        return next(bids, Pass())


def laid_away(cards: Sequence[Card], kind: str) -> list[Card]:
    """Return the ten cards left when the two poorest for this game are gone."""
    lengths = [sum(card.suit == suit for card in cards) for suit in Suit]
    trump = max(Suit, key=lambda suit: lengths[suit])

    def use(card: Card) -> tuple[int, ...]:
        if kind == "betli":
            return (BEST.index(card.rank),)
        if kind == "durchmars":
            return (lengths[card.suit] - BEST.index(card.rank),)
        return (card.suit == trump, card.rank in HONOURS, lengths[card.suit], card.rank)

    return sorted(cards, key=use)[2:]


def fits(hand: Sequence[Card], kind: str) -> Suit | bool | None:
    """Return the trump (None without) when the hand is one for this game, else False.

    `march` is a durchmars with trump.
    """
    suits = [[card for card in hand if card.suit == suit] for suit in Suit]
    longest = max(Suit, key=lambda suit: len(suits[suit]))
    ranks = {card.rank for card in suits[longest]}
    tops = len(ranks & {Rank.ACE, Rank.TEN, Rank.KING})
    if kind == "betli":
        high = sum(card.rank in (Rank.KING, Rank.ACE) for card in hand)
        return None if sum(card.rank in LOW for card in hand) >= 7 and high <= 1 else False
    if kind == "durchmars":
        runs = [_run({card.rank for card in suit}) for suit in suits]
        if any(run >= 5 for run in runs):
            return None
        return None if sum(runs) >= 5 and len(suits[longest]) >= 5 else False
    if kind == "march":
        return longest if len(suits[longest]) >= 6 and Rank.ACE in ranks and tops >= 2 else False
    if kind == "ulti":
        return longest if len(suits[longest]) >= 5 and Rank.SEVEN in ranks and tops >= 1 else False
    good = sum(card.rank in HONOURS for card in hand)
    return longest if len(suits[longest]) >= 5 and good >= 3 else False


def _run(ranks: set[Rank]) -> int:
    """Return how many ranks are there from the ace down without a gap."""
    return next((i for i, rank in enumerate(BEST) if rank not in ranks), len(BEST))

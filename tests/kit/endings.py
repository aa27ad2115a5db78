"""Random endings of random contracts, for the solver and its reference."""

from __future__ import annotations

import random

from tests.kit.minimax import Ending
from ulti_desktop.engine.cards import DECK, Card, Suit, mask_of
from ulti_desktop.engine.contracts import Contract, Part, in_order
from ulti_desktop.engine.ladder import exists
from ulti_desktop.engine.melds import countable
from ulti_desktop.engine.rulesets import RuleSet


def random_contract(rules: RuleSet, rng: random.Random, within: Part | None = None) -> Contract:
    """Return a contract of the rule set, its trump named."""
    while True:
        parts = set(rng.sample(list(Part), rng.choice([1, 1, 1, 2, 2, 3, 4])))
        if within is not None:
            parts.add(within)
        trump = rng.choice([None, *Suit])
        contract = Contract(in_order(parts), rng.random() < 0.4, rng.random() < 0.2, trump, rules.half_hand)
        if exists(contract, rules):
            return contract


def random_start(rules: RuleSet, contract: Contract, rng: random.Random) -> Ending:
    """Return a full deal with random kontras and all marriages announced."""
    cards = rng.sample(range(32), 32)
    if Part.BETLI in contract:  # a hand that lasts a while
        cards[:20] = sorted(cards[:20], key=lambda card: card & 7)
    hands = mask_of(cards[:10]), mask_of(cards[10:20]), mask_of(cards[20:30])
    marriages = tuple(
        tuple(
            40 if suit == contract.trump else 20
            for seat in seats
            for suit in countable(rules, contract, seat == 0, hands[seat])[: _most(rules, contract, seat)]
        )
        for seats in ((0,), (1, 2))
    )
    doublings = tuple((part, rng.randrange(3), rng.randrange(3)) for part in contract.parts)
    return Ending(
        rules,
        contract,
        doublings if rng.random() < 0.4 else (),
        hands,
        mask_of(cards[30:]),
        rng.randrange(3),
        marriages=(marriages[0], marriages[1]),
    )


def _most(rules: RuleSet, contract: Contract, seat: int) -> int:
    return 1 if seat == 0 and contract.has_x100 and not rules.x100_extra_marriages else 4


def random_ending(rules: RuleSet, contract: Contract, rng: random.Random, cards: int) -> Ending:
    """Return a position in which the player to move holds `cards` cards, at any point of a trick.

    The seven of trump is kept for a while and a betli's declarer ducks, so that endings hang on something.
    """
    while True:
        ending = random_start(rules, contract, rng)
        lying = rng.choice([0, 0, 1, 2])
        while not ending.over and not (
            ending.hands[ending.to_move].bit_count() == cards and len(ending.trick) == lying
        ):
            ending = ending.play(_likely(ending, rng))
        if not ending.over:
            return ending


def _likely(ending: Ending, rng: random.Random) -> Card:
    legal = ending.legal()
    kept = [card for card in legal if card.suit != ending.contract.trump or card.rank]
    cards = [card for card in kept or legal if rng.random() < 0.7] or list(legal)
    if Part.BETLI in ending.contract and ending.to_move == 0:
        return min(cards, key=lambda card: card & 7)
    if Part.DURCHMARS in ending.contract and ending.to_move != 0:
        return min(cards, key=lambda card: card & 7)
    return rng.choice(cards)


def swapped_suits(ending: Ending, suits: tuple[int, int, int, int]) -> Ending:
    """Return the ending with suit s renamed to suits[s]."""

    def card(old: int) -> Card:
        return DECK[suits[old >> 3] * 8 + (old & 7)]

    def cards(mask: int) -> int:
        return mask_of(card(i) for i in range(32) if mask >> i & 1)

    trump = ending.contract.trump
    return ending.changed(
        contract=ending.contract.with_trump(None if trump is None else Suit(suits[trump])),
        hands=tuple(cards(hand) for hand in ending.hands),
        talon=cards(ending.talon),
        trick=tuple((seat, card(c)) for seat, c in ending.trick),
    )

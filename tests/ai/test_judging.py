"""The judge's tables by suit say what a plain look at all cards and all discards says."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.kit.deals import random_rules
from ulti_desktop.ai.bidding import best_plan, discards_for, shortlist
from ulti_desktop.ai.evaluate import (
    NEVER,
    PAIR_SUIT,
    POINT_CARDS,
    SIDE,
    TRUMP,
    chance,
    judge,
    start_of,
    suit_logit,
    weights_name,
)
from ulti_desktop.ai.suits import has_pair, holding
from ulti_desktop.ai.weights import WEIGHTS
from ulti_desktop.engine.cards import iter_cards, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import announceable, trumps_of
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load


def random_hand(rng: random.Random, size: int) -> int:
    """A hand of any cards, or one with many of a suit or many low ones."""
    kind = rng.choice(["any", "any", "long", "low"])
    cards = rng.sample(range(32), 32)
    if kind == "long":
        cards.sort(key=lambda card: card >> 3 != 1 and rng.random() < 0.7)
    if kind == "low":
        cards.sort(key=lambda card: (card & 7) + 4 * rng.random())
    return mask_of(cards[:size])


def plain_logits(rules: RuleSet, contract: Contract, roles: list[int], keep: int, laid: int) -> list[float]:
    """Each part's logit, suit after suit."""
    with_trump = TRUMP in roles
    found = []
    for part in contract.parts:
        row = WEIGHTS[weights_name(part, rules, with_trump)]
        total = start_of(part, contract.parts, rules, with_trump, contract.open)
        for suit, role in enumerate(roles):
            ten_high = with_trump and (role == TRUMP or rules.side_ten_high)
            held = holding(keep, suit, ten_high)
            total += suit_logit(part, row, role, held, ten_high, rules.must_beat_betli)
        found.append(total + row.talon * laid)
    return found


def roles_in(hand: int, contract: Contract) -> list[list[int]]:
    """The ways to look at the suits: for each pair that a 20-100 may name, else one."""
    roles = [TRUMP if suit == contract.trump else SIDE for suit in range(4)]
    if Part.TWENTY_HUNDRED not in contract:
        return [roles]
    named = [
        suit for suit in range(4) if suit != contract.trump and has_pair(hand >> (8 * suit) & 0xFF, True)
    ]
    return [[PAIR_SUIT if suit == pair else role for suit, role in enumerate(roles)] for pair in named]


def worth(rules: RuleSet, contract: Contract, logits: list[float]) -> float:
    """What the judge goes by: the logits weighed by what the parts are worth, the starts left out."""
    with_trump = contract.trump is not None
    values = [float(rules.parts[part].plain or 1) for part in contract.parts]
    starts = [start_of(part, contract.parts, rules, with_trump, contract.open) for part in contract.parts]
    return sum(
        value * (logit - start) for value, logit, start in zip(values, logits, starts, strict=True)
    ) / sum(values)


def check(rules: RuleSet, contract: Contract, hand: int) -> None:
    trump = -1 if contract.trump is None else int(contract.trump)
    found = judge(rules, contract.parts, trump >= 0, contract.open).weigh(hand, trump, 0)
    best: list[tuple[float, int, list[float]]] = []
    count = hand.bit_count() - 10
    for roles in roles_in(hand, contract):
        for gone in combinations(iter_cards(hand), count):
            laid = mask_of(gone)
            logits = plain_logits(rules, contract, roles, hand & ~laid, (laid & POINT_CARDS).bit_count())
            best.append((worth(rules, contract, logits), hand & ~laid, logits))
    top = max((one[0] for one in best), default=NEVER)
    if top <= NEVER / 2:
        assert found is None or top == pytest.approx(NEVER / 2)
        return
    assert found is not None
    chances, keep = found
    logits = next(logits for at, kept, logits in best if kept == keep and at == pytest.approx(top, abs=1e-9))
    assert chances == pytest.approx([chance(logit) for logit in logits], abs=1e-9)


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_the_discard_is_the_best_there_is_and_the_chances_are_those_of_all_cards(rules_id: str) -> None:
    rng = random.Random(rules_id)
    for number in range(60):
        rules = load(rules_id) if number % 2 else random_rules(rng)
        _, bid = rng.choice(announceable(rules))
        contract = bid if bid.trump is not None else bid.with_trump(rng.choice(trumps_of(bid, rules)))
        check(rules, contract, random_hand(rng, rng.choice([10, 12, 12])))


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_short_lists_begin_alike_and_go_down(rules_id: str) -> None:
    rules, rng = load(rules_id), random.Random(rules_id)
    _, bid = announceable(rules)[0]
    for _ in range(20):
        hand = random_hand(rng, 12)
        plans = shortlist(rules, hand, None, 0, 6)
        assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
        assert plans[:1] == shortlist(rules, hand, None, 0, 1) == [best_plan(rules, hand, None)]
        every = discards_for(rules, bid, hand)
        assert every[:5] == discards_for(rules, bid, hand, 5)
        assert all((hand & plan.keep) == plan.keep and plan.keep.bit_count() == 10 for plan in every)

"""What a hand is worth in the auction: the best bid above the standing one, its trump and its discard."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import inf, log2
from operator import itemgetter
from typing import Final

from ulti_desktop.ai.evaluate import NO_TRUMP, POINT_CARDS, Judge, judge
from ulti_desktop.engine.cards import ACES, TENS, Rank, iter_cards
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import Key, announceable, bid_key, part_value, trumps_of
from ulti_desktop.engine.rulesets import RuleSet

KONTRA_FEAR: Final = 0.8
"""How much of a bid's loss is doubled when it looks more lost than made."""
RISK: Final = 5.0
"""What a bid above the simple game loses, in its stake, as far as its weakest part lies below safe odds:
the judgement that liked it best has rather been too kind to it."""


# What parts cannot do without, as bits: compared with what a hand has beside a trump.
_SEVEN, _PAIR, _SIDE_PAIR, _TWO_ACES, _THREE_ACES, _THREE_TENS, _THREE_TRUMPS = (1 << i for i in range(7))
_ACES_HELD: Final = (0, 0, _TWO_ACES, _TWO_ACES | _THREE_ACES, _TWO_ACES | _THREE_ACES)
_LOWEST: Final = 0x01010101
_NEEDS: Final = {
    Part.ULTI: _SEVEN | _THREE_TRUMPS,
    Part.FORTY_HUNDRED: _PAIR | _THREE_TRUMPS,
    Part.TWENTY_HUNDRED: _SIDE_PAIR | _THREE_TRUMPS,
    Part.FOUR_ACES: _THREE_ACES | _THREE_TRUMPS,
    Part.FOUR_TENS: _THREE_TENS | _THREE_TRUMPS,
    Part.DURCHMARS: _TWO_ACES | _THREE_TRUMPS,
}


@dataclass(frozen=True, slots=True)
class Row:
    """One announceable bid: what it beats, what each part pays when made and costs when lost.

    `stake` is the most that one part costs, `safe` the odds from which on a bid of that stake is not unsafe.
    """

    key: Key
    contract: Contract
    gains: tuple[int, ...]
    losses: tuple[int, ...]
    stake: int
    safe: float


@dataclass(frozen=True, slots=True)
class Family:
    """The bids of the same parts with the same trump: judged once, worth more or less.

    `needs` are those of the parts (see `_NEEDS`), `above` the places of the parts that are worth more than
    the simple game, or the place of the simple game where there is no other.
    """

    trump: int
    needs: int
    above: tuple[int, ...]
    judge: Judge
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A bid with its trump and the ten cards to keep; `worth` is expected from each defender.

    `odds` is the chance of its least likely part that is worth more than the simple game.
    """

    worth: float
    contract: Contract
    trump: int
    keep: int
    odds: float


@lru_cache(maxsize=64)
def families_of(rules: RuleSet) -> tuple[Family, ...]:
    """Return every bid of the rule set, by parts and trump."""
    return _families(rules, [contract for _, contract in announceable(rules)])


@lru_cache(maxsize=512)
def families_above(rules: RuleSet, lowest: Key) -> tuple[Family, ...]:
    """Return the bids that outbid a key, by parts and trump."""
    found = []
    for family in families_of(rules):
        rows = tuple(row for row in family.rows if row.key > lowest)
        if rows:
            found.append(Family(family.trump, family.needs, family.above, family.judge, rows))
    return tuple(found)


@lru_cache(maxsize=512)
def families_for(rules: RuleSet, contract: Contract) -> tuple[Family, ...]:
    """Return one bid with each trump that it may be played with."""
    return _families(rules, [contract])


def _families(rules: RuleSet, contracts: Iterable[Contract]) -> tuple[Family, ...]:
    found: dict[tuple[tuple[Part, ...], bool, int], list[Row]] = {}
    for contract in contracts:
        row = _row(contract, rules)
        trumps = (contract.trump,) if contract.trump is not None else trumps_of(contract, rules)
        for trump in trumps:
            number = NO_TRUMP if trump is None else int(trump)
            found.setdefault((contract.parts, contract.open, number), []).append(row)
    return tuple(
        Family(
            trump,
            _needs(parts, trump),
            tuple(i for i, part in enumerate(parts) if part is not Part.PARTI) or (0,),
            judge(rules, parts, trump != NO_TRUMP, open_),
            tuple(rows),
        )
        for (parts, open_, trump), rows in found.items()
    )


def _needs(parts: tuple[Part, ...], trump: int) -> int:
    if trump == NO_TRUMP:
        return 0
    needs = 0
    for part in parts:
        needs |= _NEEDS.get(part, 0)
    return needs


def _facts(hand: int) -> tuple[int, int, int, int]:
    """Return what of `_NEEDS` a hand has with each trump."""
    aces, tens = (hand & ACES).bit_count(), (hand & TENS).bit_count()
    facts = _ACES_HELD[aces] | (_THREE_TENS if tens >= 3 else 0)
    pairs = hand >> Rank.KING & hand >> Rank.OVER & _LOWEST
    first, second, third, fourth = (
        facts
        | (_SEVEN if hand >> shift & 1 else 0)
        | (_THREE_TRUMPS if (hand >> shift & 0xFF).bit_count() >= 3 else 0)
        | (_PAIR if pairs >> shift & 1 else 0)
        | (_SIDE_PAIR if pairs & ~(1 << shift) else 0)
        for shift in (0, 8, 16, 24)
    )
    return first, second, third, fourth


def _row(contract: Contract, rules: RuleSet) -> Row:
    gains = tuple(part_value(part, contract, rules) for part in contract.parts)
    losses = tuple(gain * _loss_factor(part, rules) for part, gain in zip(contract.parts, gains, strict=True))
    stake = max(losses)
    safe = 0.0 if contract.parts == (Part.PARTI,) else 0.46 + 0.06 * log2(stake)
    return Row(bid_key(contract, rules), contract, gains, losses, stake, safe)


def _loss_factor(part: Part, rules: RuleSet) -> int:
    if part is Part.BETLI:
        return rules.betli_loss_factor
    factor = rules.loss_factor
    return factor + 1 if part is Part.ULTI and rules.ulti_loss == "plus_one" else factor


def expectation(row: Row, chances: tuple[float, ...]) -> float:
    """Return what a bid brings from each defender at these chances of its parts."""
    worth = 0.0
    for odds, gain, loss in zip(chances, row.gains, row.losses, strict=True):
        worth += odds * gain - (1.0 - odds) * loss
        if odds < 0.5:
            worth -= (0.5 - odds) * KONTRA_FEAR * loss
    return worth


def _unsafe(row: Row, odds: float) -> float:
    """Return how unsafe a bid is, in stakes; the higher the stake, the surer it must be."""
    return max(0.0, row.safe - odds) * row.stake


def best_plan(rules: RuleSet, hand: int, floor: Contract | None, laid: int = 0) -> Plan | None:
    """Return the best bid above `floor` for a hand of twelve (two go) or ten cards; None when there is none.

    Bids whose seven, pair or aces are missing are left out; `laid` are the cards laid away already.
    """
    lowest = () if floor is None else bid_key(floor, rules)
    return _best(families_above(rules, lowest), hand, laid)


def shortlist(
    rules: RuleSet, hand: int, floor: Contract | None, laid: int, count: int, risk: float = RISK
) -> list[Plan]:
    """Return the `count` most promising bids above `floor`, best first, each with its best discard."""
    lowest = () if floor is None else bid_key(floor, rules)
    return _first(_judged(families_above(rules, lowest), hand, laid, risk), count)


def discards_for(rules: RuleSet, contract: Contract, hand: int, count: int | None = None) -> list[Plan]:
    """Return the discards of twelve cards for one contract with each of its trumps, the likeliest first.

    There are all of them, or `count`.
    """
    families = families_for(rules, contract)
    found: list[_Judged] = []
    for gone in combinations([1 << card for card in iter_cards(hand)], 2):
        cards = gone[0] | gone[1]
        found += _judged(families, hand & ~cards, cards)
    return _first(found, count)


def plan_for(rules: RuleSet, contract: Contract, hand: int, laid: int = 0) -> Plan | None:
    """Return the best trump and discard for a bid that is made already."""
    found = _best(families_for(rules, contract), hand, laid)
    if found is None:
        # what it lacks is lost; the simple game tells which cards to keep
        parti = Contract((Part.PARTI,), contract.hearts, False, contract.trump)
        found = _best(families_for(rules, parti), hand, laid)
    return found


def _best(families: Iterable[Family], hand: int, laid: int) -> Plan | None:
    found = _first(_judged(families, hand, laid), 1)
    return found[0] if found else None


_Judged = tuple[float, Row, int, int, float]
"""A plan before it is one: worth, bid, trump, cards to keep, odds."""


def _first(judged: list[_Judged], count: int | None) -> list[Plan]:
    """Return the best plans, those of equal worth in their order."""
    judged.sort(key=itemgetter(0), reverse=True)
    return [Plan(worth, row.contract, trump, keep, odds) for worth, row, trump, keep, odds in judged[:count]]


def _judged(families: Iterable[Family], hand: int, laid: int, risk: float = RISK) -> list[_Judged]:
    """Judge each family once and return its best bid."""
    facts = _facts(hand)
    points_laid = (laid & POINT_CARDS).bit_count()
    found: list[_Judged] = []
    for family in families:
        trump = family.trump
        if trump != NO_TRUMP and family.needs & ~facts[trump]:
            continue
        weighed = family.judge.weigh(hand, trump, points_laid)
        if weighed is None:
            continue
        chances, keep = weighed
        odds = min([chances[i] for i in family.above])
        best, best_row = -inf, family.rows[0]
        for row in family.rows:
            worth = expectation(row, chances) - risk * _unsafe(row, odds)
            if worth > best:
                best, best_row = worth, row
        found.append((best, best_row, trump, keep, odds))
    return found


def likely_talons(hidden: int, laid: bool, to_declarer: bool, count: int, draw: list[float]) -> list[int]:
    """Return some talons that may lie there, drawn from the cards that this seat does not see.

    Who laid cards away laid low ones, unless the talon counts for the declarer. `draw` holds two numbers
    from 0 to 1 for each talon.
    """
    cards = list(iter_cards(hidden))
    if laid and not to_declarer:
        low = [card for card in cards if not 1 << card & POINT_CARDS]
        cards = low if len(low) >= 4 else cards
    found = []
    for i in range(count):
        first = int(draw[2 * i] * len(cards))
        second = int(draw[2 * i + 1] * (len(cards) - 1))
        second += second >= first
        found.append(1 << cards[first] | 1 << cards[second])
    return found

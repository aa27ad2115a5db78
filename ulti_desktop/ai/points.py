"""Card play where points, the last trick and the trump seven are at stake.

Each card gets a worth in card points: what the trick is likely to bring or cost, less what the card would
still be good for, plus what the lead does to the trumps.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ulti_desktop.ai.knowledge import Knowledge
from ulti_desktop.ai.march import keep_guard
from ulti_desktop.engine.cards import SUIT_MASK, Card, Rank, iter_cards
from ulti_desktop.engine.contracts import Part

_RANK_WORTH: Final = (0.0, 0.1, 0.3, 0.6, 1.0, 1.5, 0.0, 0.0)
"""What a small card may still be good for, by rank 7 8 9 U O K; tens and aces are weighed on their own."""
_LAST_TRICK: Final = 10


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the contract makes matter, in card points.

    `ace` and `ten` are what such a card is worth to its trick; `seven` is what it is worth to bring the
    trump seven home (or to catch it); `silent` the same where it is not bid.
    """

    ace: float
    ten: float
    trick: float
    ulti: bool
    silent: float


def stakes(table: Knowledge) -> Stakes:
    """Weigh the contract: points always matter, four aces and four tens more, an ulti most."""
    contract, rules = table.contract, table.rules
    ace = ten = 10.0
    if Part.FOUR_ACES in contract:
        ace += 15.0
    if Part.FOUR_TENS in contract:
        ten += 25.0
    ulti = Part.ULTI in contract and _seven_is_hidden(table)
    silent = 0.0
    if table.trumps and Part.ULTI not in contract and _seven_is_hidden(table):
        silent = 2.0 * (rules.silent_ulti_won if table.partner is None else -rules.silent_ulti_defenders_won)
    return Stakes(ace, ten, 0.6, ulti, silent)


def _seven_is_hidden(table: Knowledge) -> bool:
    seven = _seven(table)
    return seven is not None and bool((table.hand | table.out) >> seven & 1)


def _seven(table: Knowledge) -> int | None:
    return None if not table.trumps else table.trump * 8 + Rank.SEVEN


def choose(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    """Return the card of the highest worth."""
    stake = stakes(table)
    if table.trick:
        lying = sum(_value(card, stake) for _, card in table.trick)
        return max(legal, key=lambda card: (_follow(table, stake, card, lying), -card))
    return max(legal, key=lambda card: (_lead(table, stake, card), -card))


def _value(card: int, stake: Stakes) -> float:
    rank = card & 7
    if rank == Rank.ACE:
        return stake.ace
    return stake.ten if rank == Rank.TEN else 0.0


def _trick_worth(table: Knowledge, stake: Stakes) -> float:
    last = _LAST_TRICK if table.trick_number == 10 else 0.0
    return stake.trick + last


def _follow(table: Knowledge, stake: Stakes, card: int, lying: float) -> float:
    chance = table.chance_to_win(card)
    at_stake = lying + _value(card, stake) + _trick_worth(table, stake)
    coming = 0.12 * stake.ace * len(table.later())
    return (2.0 * chance - 1.0) * (at_stake + coming) - _keep(table, stake, card, chance)


def _keep(table: Knowledge, stake: Stakes, card: int, chance: float) -> float:
    """Return what the card would still be good for if it is not played now."""
    rank, suit = card & 7, SUIT_MASK[card >> 3]
    if table.trick_number == 10:
        return 0.0
    if card >> 3 == table.trump:
        return _keep_trump(table, stake, card)
    if Part.DURCHMARS in table.contract and table.partner is not None:
        guard = keep_guard(table, card)
        if guard > 1.0:
            return guard
    if not table.out & suit:
        return 2.0 + _value(card, stake) * 0.6
    value = _value(card, stake)
    if table.is_master(card):
        # it will win its suit later unless that is trumped
        return 0.75 * value + 1.5
    if rank == Rank.TEN:
        guarded = (table.hand & suit).bit_count() > 1
        return 1.0 if guarded else -0.3 * stake.ten
    return _RANK_WORTH[rank]


def _keep_trump(table: Knowledge, stake: Stakes, card: int) -> float:
    rank = card & 7
    mine = (table.hand & table.trumps).bit_count()
    others = (table.out & table.trumps).bit_count()
    if rank == Rank.SEVEN:
        return _keep_seven(table, stake, mine, others)
    worth = 3.0 + 0.3 * rank
    if table.is_master(card):
        worth += 5.0 + 0.3 * _value(card, stake)
    elif rank == Rank.TEN:
        worth += 2.0 if mine > 1 else -2.0
    if stake.ulti:
        worth += 8.0 if table.partner is None else 12.0
    elif mine == 1:
        worth += 2.0
    return worth


def _keep_seven(table: Knowledge, stake: Stakes, mine: int, others: int) -> float:
    if stake.ulti and table.partner is None:
        return 200.0
    rules = table.rules
    loss = rules.silent_ulti_lost if table.partner is None else -rules.silent_ulti_defenders_lost
    if table.partner is not None and stake.ulti:
        return 12.0
    strong = mine > others
    if strong and stake.silent > 0:
        return 2.5 + stake.silent * 2.0
    late = table.trick_number >= 7
    return 2.0 + (1.5 * loss if late else 0.4 * loss)


def _lead(table: Knowledge, stake: Stakes, card: int) -> float:
    chance = table.chance_to_win(card)
    at_stake = _value(card, stake) + _trick_worth(table, stake) + 0.22 * stake.ace
    worth = (2.0 * chance - 1.0) * at_stake - _keep(table, stake, card, chance)
    if card >> 3 == table.trump:
        return worth + _draw(table, stake, card, chance)
    if table.partner is None:
        return worth + _declarer_side_lead(table, stake, card)
    return worth + _defender_side_lead(table, stake, card)


def _draw(table: Knowledge, stake: Stakes, card: int, chance: float) -> float:
    """Return what leading a trump does: it strips the others of theirs."""
    others = table.out & table.trumps
    if table.partner is not None:
        return -3.0 if not stake.ulti else -14.0
    if not others or not any(table.may[seat] & others for seat in table.foes()):
        return -4.0
    mine = (table.hand & table.trumps).bit_count()
    count = others.bit_count()
    if stake.ulti:
        if mine <= 2:
            return -20.0
        return 24.0 if mine - 1 >= (count + 1) // 2 else 8.0
    worth_saving = sum(_value(c, stake) for c in iter_cards(table.hand & ~table.trumps))
    if chance >= 0.99:
        return 6.0 + 0.12 * worth_saving if mine >= 2 else -2.0
    return 3.0 + 0.1 * worth_saving if mine > count else -2.0


def _declarer_side_lead(table: Knowledge, stake: Stakes, card: int) -> float:
    """Cash what nobody can trump, keep tens behind an ace back, get rid of short losers."""
    suit = SUIT_MASK[card >> 3]
    worth = 0.0
    if card & 7 == Rank.TEN and not table.is_master(card):
        worth -= 4.0
    length = (table.hand & suit).bit_count()
    if not _value(card, stake) and not table.is_master(card):
        worth += 1.0 / length
    if table.is_master(card) and not any(table.may[seat] & table.trumps for seat in table.foes()):
        worth += 0.5 * _value(card, stake) + 1.0
    return worth


def _defender_side_lead(table: Knowledge, stake: Stakes, card: int) -> float:
    """Make the declarer trump, lead up to the partner's strength, do not lead a ten under the ace."""
    suit = SUIT_MASK[card >> 3]
    worth = 0.0
    declarer_void = not table.may[table.declarer] & suit
    declarer_trumps = bool(table.may[table.declarer] & table.trumps)
    if declarer_void and declarer_trumps:
        worth += 9.0 if stake.ulti else 1.0
        worth -= 0.6 * _value(card, stake)
    if card & 7 == Rank.TEN and not table.is_master(card):
        worth -= 4.0
    if stake.ulti and not declarer_void:
        worth += 0.4 * (table.hand & suit).bit_count()
    return worth

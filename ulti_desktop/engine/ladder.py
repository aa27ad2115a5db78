"""Which contracts a rule set has, what they are worth, and how they rank in the auction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from ulti_desktop.engine.cards import PLAIN_SUITS, Suit
from ulti_desktop.engine.contracts import FOUR, X100, Contract, Part, in_order
from ulti_desktop.engine.rulesets import RuleSet

NO_TRUMP: Final = "none"
PLAIN: Final = "plain"
ANY: Final = "any"
HEARTS: Final = "hearts"
_TRUMPS: Final[dict[str, tuple[Suit | None, ...]]] = {
    NO_TRUMP: (None,),
    PLAIN: PLAIN_SUITS,
    ANY: tuple(Suit),
    HEARTS: (Suit.HEARTS,),
}
Key = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LadderBid:
    """One bid of the ladder.

    `contract` has its trump only where the bid itself fixes it (hearts). `trump` says what the trump may
    be: `none`, `plain`, `any` or `hearts`. Equal `step` means that neither bid outbids the other. Values
    are game points per opponent: `auction_value` counts in the auction, `played_value` is at stake.
    """

    step: int
    contract: Contract
    trump: str
    auction_value: int
    played_value: int
    key: Key

    def to_json(self) -> dict[str, Any]:
        """Return the form of `ladders.json`."""
        return {
            "step": self.step,
            "components": [part.value for part in self.contract.parts],
            "hearts": self.contract.hearts,
            "open": self.contract.open,
            "trump": self.trump,
            "auction_value": self.auction_value,
            "played_value": self.played_value,
        }


def trump_kind(contract: Contract, rules: RuleSet) -> str:
    """Return what the trump of this bid may be: `none`, `plain`, `any` or `hearts`."""
    if Part.BETLI in contract:
        return NO_TRUMP
    if contract.parts == (Part.DURCHMARS,) and (
        rules.durchmars_trump == "none" or (rules.durchmars_trump == "hearts" and not contract.hearts)
    ):
        return NO_TRUMP
    if contract.hearts or rules.hearts_always_trump:
        return HEARTS
    return ANY if rules.hearts_undoubled else PLAIN


def trumps_of(contract: Contract, rules: RuleSet) -> tuple[Suit | None, ...]:
    """Return every trump with which this bid can be played; (None,) for a game without trump."""
    return _TRUMPS[trump_kind(contract, rules)]


def exists(contract: Contract, rules: RuleSet) -> bool:
    """Tell whether the rule set has this contract, its trump included (rules.md 1.4, R-EN2, R-HO8)."""
    return contract.trump in trumps_of(contract, rules) and _shape_exists(contract, rules)


def bid_exists(contract: Contract, rules: RuleSet) -> bool:
    """Tell whether this bid exists, a trump that is named later being left out.

    Where the trump is named in the bid, a bid without it is taken too: the case files leave it out.
    """
    if contract.trump is None:
        return _shape_exists(contract, rules)
    return exists(contract, rules)


def _shape_exists(contract: Contract, rules: RuleSet) -> bool:
    parts = frozenset(contract.parts)
    if not parts or any(part not in rules.parts for part in parts):
        return False
    if (Part.FOUR_ACES in parts and not rules.four_aces) or (Part.FOUR_TENS in parts and not rules.four_tens):
        return False
    if rules.only_combined_bids and len(parts) < 2:
        return False
    if contract.half and not rules.half_hand:
        return False
    if contract.hearts and rules.hearts_always_trump and trump_kind(contract, rules) == HEARTS:
        return False
    if any(_form_value(part, contract, rules) is None for part in parts):
        return False
    if Part.BETLI in parts:
        return len(parts) == 1 and _open_hearts_is_more(Part.BETLI, contract, rules)
    if parts == {Part.DURCHMARS}:
        return trump_kind(contract, rules) == HEARTS or _open_hearts_is_more(Part.DURCHMARS, contract, rules)
    return _combination_exists(parts, contract, rules)


def _open_hearts_is_more(part: Part, contract: Contract, rules: RuleSet) -> bool:
    """A hearts form of an open game must be worth more than the plain one (R-EN4)."""
    if not (contract.open and contract.hearts):
        return True
    value = rules.parts[part]
    return value.open_hearts is not None and value.open_hearts > (value.open or 0)


def _combination_exists(parts: frozenset[Part], contract: Contract, rules: RuleSet) -> bool:
    x100, four = parts & X100, parts & FOUR
    if len(x100) > 1:
        return False
    if Part.DURCHMARS in parts:
        if not rules.durchmars_combines or not (x100 or Part.ULTI in parts):
            return False
        if contract.open and rules.open_with != "trump_parts":
            return False
    elif contract.open and not _open_without_durchmars(parts, rules):
        return False
    if four and rules.four_bring_parti:
        return Part.PARTI in parts
    if Part.PARTI in parts:
        if Part.DURCHMARS in parts or (x100 and not rules.parti_with_x100):
            return False
        return not four or (rules.four_aces_with_simple and Part.ULTI in parts)
    if parts == {Part.ULTI}:
        return rules.parti_with_ulti == "if_bid"
    if parts == four | {Part.ULTI} and four:
        return not rules.four_aces_with_simple
    return parts != four


def _open_without_durchmars(parts: frozenset[Part], rules: RuleSet) -> bool:
    if rules.open_any_trump_bid:
        return True
    rides = {Part.PARTI} if rules.parti_with_ulti == "always" else frozenset()
    return rules.open_ulti and parts == rides | {Part.ULTI}


def opened_part(contract: Contract) -> Part:
    """Return the part whose value an open game raises."""
    for part in (Part.DURCHMARS, Part.BETLI, Part.TWENTY_HUNDRED, Part.FORTY_HUNDRED, Part.ULTI):
        if part in contract:
            return part
    return contract.parts[0]


def _form_value(part: Part, contract: Contract, rules: RuleSet) -> int | None:
    value = rules.parts[part]
    if contract.open and part is opened_part(contract):
        own = value.open_hearts if contract.hearts else value.open
        if own is None and rules.open_any_trump_bid and part not in (Part.BETLI, Part.DURCHMARS):
            closed = value.hearts if contract.hearts else value.plain
            bonus = rules.open_bonus * (2 if contract.hearts else 1)
            return None if closed is None else closed + bonus
        return own
    return value.hearts if contract.hearts else value.plain


def part_value(part: Part, contract: Contract, rules: RuleSet) -> int:
    """Return what a part of this contract is worth, hearts and open included (game points per opponent).

    A half-hand bid counts twice (EN, last paragraph). The contract must exist.
    """
    value = _form_value(part, contract, rules)
    assert value is not None
    return value * 2 if contract.half else value


def plain_value(part: Part, contract: Contract, rules: RuleSet) -> int:
    """Return the part's value before hearts doubled it (for the columns of the settlement)."""
    flat = Contract(contract.parts, False, contract.open, contract.trump, contract.half)
    value = _form_value(part, flat, rules)
    return part_value(part, contract, rules) if value is None else value * (2 if contract.half else 1)


def played_value(contract: Contract, rules: RuleSet) -> int:
    """Return the sum of all parts in play (game points per opponent)."""
    return sum(part_value(part, contract, rules) for part in contract.parts)


def auction_value(contract: Contract, rules: RuleSet) -> int:
    """Return what the bid counts in the auction: riding simple games may not count (R-HM9, R-HO9)."""
    value = played_value(contract, rules)
    if Part.PARTI in contract:
        rides_four = rules.four_bring_parti and any(p in FOUR for p in contract.parts)
        rides_ulti = rules.parti_with_ulti == "always" and Part.ULTI in contract
        if (rides_four and not rules.four_parti_counts) or (rides_ulti and not rules.ulti_parti_counts):
            value -= part_value(Part.PARTI, contract, rules)
    return value


def bid_key(contract: Contract, rules: RuleSet) -> Key:
    """Return the sort key of a bid: a bid outbids another when its key is greater."""
    value = auction_value(contract, rules)
    if rules.order == "list":
        rank = max(_list_rank(part, contract, rules) for part in contract.parts)
        combined = int(len(contract.parts) > 1)
        if combined and rules.combination_rank == "above_all":
            rank = len(rules.rank_list)
        return (rank, combined, value)
    if rules.order_ties == "fewer_parts":
        return (value, -len(contract.parts))
    return (value,)


def list_name(contract: Contract) -> str:
    """Return how the list of bids writes a single game: `hearts ulti`, `open betli`."""
    form = ("hearts " if contract.hearts else "") + ("open " if contract.open else "")
    return form + contract.parts[-1].value


def ranked_singles(rules: RuleSet) -> tuple[str, ...]:
    """Return all single games of the rule set as its list ranks them, lowest first; what it does not name
    stands where it counts.
    """
    singles: dict[str, Contract] = {}
    for row in ladder(rules):
        said: list[Part] = [part for part in row.contract.parts if part is not Part.PARTI]
        said = said or [Part.PARTI]
        if len(said) == 1:
            single = Contract((said[0],), row.contract.hearts, row.contract.open)
            singles.setdefault(list_name(single), single)
    order = {name: place for place, name in enumerate(rules.rank_list)}

    def place(name: str) -> tuple[int, int, int]:
        one = singles[name]
        return (_list_rank(one.parts[0], one, rules), name not in order, part_value(one.parts[0], one, rules))

    return tuple(sorted(singles, key=place))


def _list_rank(part: Part, contract: Contract, rules: RuleSet) -> int:
    """Return the part's place in the rule set's list; a form not listed stands just above the plain one."""
    opened = contract.open and part is opened_part(contract)
    form = ("hearts " if contract.hearts else "") + ("open " if opened else "") + part.value
    for name in (form, form.replace("hearts ", ""), part.value):
        if name in rules.rank_list:
            return rules.rank_list.index(name)
    return len(rules.rank_list)


@lru_cache(maxsize=64)
def ladder(rules: RuleSet) -> tuple[LadderBid, ...]:
    """Return all bids of the rule set, cheapest first."""
    found: list[tuple[Key, Contract]] = []
    for size in range(1, len(rules.parts) + 1):
        for parts in combinations(rules.parts, size):
            for hearts in (False, True):
                for open_ in (False, True):
                    bid = Contract(in_order(list(parts)), hearts, open_)
                    if not _shape_exists(bid, rules):
                        continue
                    trumps = trumps_of(bid, rules)
                    if len(trumps) == 1:
                        bid = bid.with_trump(trumps[0])
                    found.append((bid_key(bid, rules), bid))
    found.sort(key=lambda row: (row[0], len(row[1].parts)))
    bids: list[LadderBid] = []
    step = 0
    for sort_key, bid in found:
        if not bids or bids[-1].key != sort_key:
            step += 1
        bids.append(
            LadderBid(
                step,
                bid,
                trump_kind(bid, rules),
                auction_value(bid, rules),
                played_value(bid, rules),
                sort_key,
            )
        )
    return tuple(bids)


@lru_cache(maxsize=64)
def announceable(rules: RuleSet, half: bool = False) -> tuple[tuple[Key, Contract], ...]:
    """Return every bid as it can be announced with its key, cheapest first.

    Where the rule set names the trump in the bid (or in the half-hand round), a bid stands once a trump.
    """
    rows: list[tuple[Key, Contract]] = []
    in_bid = rules.trump_named == "in_bid" or half
    for row in ladder(rules):
        bid = Contract(row.contract.parts, row.contract.hearts, row.contract.open, row.contract.trump, half)
        sort_key = bid_key(bid, rules)
        trumps = trumps_of(bid, rules)
        if in_bid and len(trumps) > 1:
            rows.extend((sort_key, bid.with_trump(trump)) for trump in trumps)
        else:
            rows.append((sort_key, bid))
    return tuple(rows)

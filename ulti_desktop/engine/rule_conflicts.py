"""Which parameters of a rule set cannot be combined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.errors import BadRules

if TYPE_CHECKING:
    from ulti_desktop.engine.rulesets import RuleSet


def check_combinations(r: RuleSet) -> None:
    """Raise BadRules for the first pair of parameters that cannot be combined."""
    twelve = r.forehand_cards == 12
    pairs = (
        (r.no_talon and twelve, "no_talon", "packets", "twelve cards leave no talon to play without"),
        (r.no_talon and r.pickup == "required", "no_talon", "pickup", "nothing can be picked up"),
        (r.no_talon and r.half_hand, "no_talon", "half_hand", "the half-hand round needs a talon"),
        (
            r.no_talon and r.talon_to != "nobody",
            "no_talon",
            "talon_to",
            "the two cards left over count for nobody",
        ),
        (r.half_hand and not twelve, "half_hand", "packets", "the second deal goes to 12, 10 and 10"),
        (
            r.half_hand and r.bid_order != "bid_first",
            "half_hand",
            "bid_order",
            "an opener who does not raise lays two cards away unbid",
        ),
        (r.half_hand and r.only_combined_bids, "half_hand", "only_combined_bids", "one or the other"),
        (
            r.half_hand and (r.ulti_needs_seven or r.x100_needs_pair),
            "half_hand",
            "ulti_needs_seven" if r.ulti_needs_seven else "x100_needs_pair",
            "five cards cannot be held to it",
        ),
        (twelve and not r.opener_must_bid, "packets", "opener_must_bid", "with 12 cards the opener must bid"),
        (
            not twelve and r.opener_must_bid and r.bid_order == "bid_first" and r.pickup == "required",
            "opener_must_bid",
            "bid_order",
            "he cannot bid before he has picked up",
        ),
        (
            r.four_bring_parti and r.four_aces_with_simple,
            "four_bring_parti",
            "four_aces_with_simple",
            "the simple game is there already",
        ),
        (
            r.hearts_always_trump and r.hearts_undoubled,
            "hearts_always_trump",
            "hearts_undoubled",
            "there is no other trump to choose",
        ),
        (
            r.marriage_when == "automatic" and r.x100_meld_by_bid,
            "marriage_when",
            "x100_meld_by_bid",
            "automatic marriages need no announcing by the bid",
        ),
        (
            (r.kontra_window == "before_play") != (r.rekontra_window == "before_play"),
            "kontra_window",
            "rekontra_window",
            "both must lie before play or neither",
        ),
        (
            r.kontra_window == "until_trick2" and r.rekontra_window == "after_trick1",
            "kontra_window",
            "rekontra_window",
            "an answer must be possible as long as a kontra is",
        ),
        (
            r.kontra_beyond_re and r.kontra_max < 2,
            "kontra_beyond_re",
            "kontra_max",
            "rekontra must be allowed first",
        ),
        (
            r.silent_everything and r.silent_100 != "none",
            "silent_everything",
            "silent_100",
            "a silent hundred would be paid twice",
        ),
        (
            r.silent_100_scope == "hand" and r.silent_100 == "none",
            "silent_100_scope",
            "silent_100",
            "there is no silent hundred",
        ),
        (
            r.order == "list" and not r.rank_list,
            "order",
            "rank_list",
            "the order by list needs the list",
        ),
        (
            r.only_combined_bids and r.opener_must_bid and r.ulti_needs_seven,
            "only_combined_bids",
            "ulti_needs_seven",
            "the opener could be left without a bid",
        ),
        (
            r.only_combined_bids and not _combines(r),
            "only_combined_bids",
            "contracts",
            "no bid of several parts is left",
        ),
        (
            r.give_up == "in_play" and r.illegal_cards == "punished",
            "give_up",
            "illegal_cards",
            "a revoke would be the cheaper way out",
        ),
    )
    for wrong, first, second, why in pairs:
        if wrong:
            raise BadRules((first, second), f"{first} cannot be combined with {second}: {why}")
    for part, flag in ((Part.FOUR_ACES, r.four_aces), (Part.FOUR_TENS, r.four_tens)):
        if flag and (part not in r.parts or r.parts[part].plain is None):
            raise BadRules(
                (part.value, "contracts"), f"{part.value} cannot be combined with contracts: no value"
            )
    if r.open_ulti and (Part.ULTI not in r.parts or r.parts[Part.ULTI].open is None):
        raise BadRules(
            ("open_ulti", "contracts"), "open_ulti cannot be combined with contracts: no open value"
        )


def _combines(r: RuleSet) -> bool:
    """Tell whether any bid of several parts can be made of the parts there are."""
    if Part.ULTI in r.parts or r.four_aces or r.four_tens:
        return True  # at least with the simple game
    hundreds = Part.FORTY_HUNDRED in r.parts or Part.TWENTY_HUNDRED in r.parts
    return hundreds and Part.DURCHMARS in r.parts and r.durchmars_combines

"""What people at a real table tell of a deal, held to what can be, and the settlement of it. Pure values.

Facts are tidied in one order: each is kept inside what those before it leave open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ulti_desktop.engine.contracts import POINT_PARTS, Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings, Outcome, Settlement, Seven, settle

TRICKS: Final = 10


class How(StrEnum):
    """How the deal ended."""

    PLAYED = "played"
    GAVE_UP = "gave_up"
    REVOKE_DECLARER = "declarer"
    REVOKE_D1 = "d1"
    REVOKE_D2 = "d2"


class SevenFate(StrEnum):
    """What became of the trump seven in the last trick."""

    ELSEWHERE = "elsewhere"
    DECLARER_WON = "declarer_won"
    DECLARER_LOST = "declarer_lost"
    DEFENDER_WON = "defender_won"
    DEFENDER_LOST = "defender_lost"


class Limit(StrEnum):
    """Why a fact cannot be otherwise."""

    NONE = ""
    NO_TRICK = "no_trick"
    ALL_TRICKS = "all_tricks"
    LAST_TRICK_OURS = "last_trick_ours"
    LAST_TRICK_THEIRS = "last_trick_theirs"
    TALON = "talon"
    FEW_POINTS = "few_points"
    NAMED_PAIR_ONLY = "named_pair_only"
    NO_DEFENDERS_PAIRS = "no_defenders_pairs"
    PAIRS_GONE = "pairs_gone"


@dataclass(frozen=True, slots=True)
class Facts:
    """What happened. Points are the declarer's card points with the last trick, marriages left out."""

    how: How = How.PLAYED
    tricks: int = 5
    talon: int = 0
    points: int = 50
    seven: SevenFate = SevenFate.ELSEWHERE
    declarer_forty: bool = False
    declarer_twenties: int = 0
    defender_forty: bool = False
    defender_twenties: int = 0
    four_aces: bool = False
    four_tens: bool = False


@dataclass(frozen=True, slots=True)
class Calculated:
    """A settled deal as the table of lines shows it; nobody in it is the viewer."""

    rules: RuleSet
    contract: Contract | None
    outcome: Outcome | None
    settlement: Settlement | None
    declarer: int | None = 0
    seat: int = -1


def outcome_of(facts: Facts, rules: RuleSet) -> Outcome:
    """Return the facts as the engine's scoring reads them."""
    seven = {
        SevenFate.ELSEWHERE: None,
        SevenFate.DECLARER_WON: Seven(10, "declarer", True),
        SevenFate.DECLARER_LOST: Seven(10, "declarer", False),
        SevenFate.DEFENDER_WON: Seven(10, "d1", True),
        SevenFate.DEFENDER_LOST: Seven(10, "d1", False),
    }[facts.seven]
    revoked = facts.how not in (How.PLAYED, How.GAVE_UP)
    return Outcome(
        declarer_points=facts.points,
        defender_points=rules.all_points - facts.talon - facts.points,
        talon_points=facts.talon,
        declarer_marriages=(40,) * facts.declarer_forty + (20,) * facts.declarer_twenties,
        defender_marriages=(40,) * facts.defender_forty + (20,) * facts.defender_twenties,
        declarer_tricks=facts.tricks,
        defender_tricks=TRICKS - facts.tricks,
        seven=seven,
        declarer_aces=4 * facts.four_aces,
        declarer_tens=4 * facts.four_tens,
        gave_up=facts.how is How.GAVE_UP,
        revoked_by=facts.how.value if revoked else None,
    )


def calculated(contract: Contract | None, doublings: Doublings, facts: Facts, rules: RuleSet) -> Calculated:
    """Return the deal settled by the engine's scoring; unsettled while no contract is chosen."""
    if contract is None:
        return Calculated(rules, None, None, None)
    outcome = outcome_of(facts, rules)
    return Calculated(rules, contract, outcome, settle(contract, doublings, outcome, rules))


def ways(contract: Contract, rules: RuleSet) -> tuple[How, ...]:
    """Return how a deal of this contract can end under these rules."""
    found = [How.PLAYED]
    plain = contract.parts == (Part.PARTI,) and not contract.hearts and not contract.half
    if rules.give_up == "in_play" or (rules.give_up == "plain_parti" and plain):
        found.append(How.GAVE_UP)
    if rules.illegal_cards == "punished" or "illegal_cards" in rules.house_options:
        found += [How.REVOKE_DECLARER, How.REVOKE_D1, How.REVOKE_D2]
    return tuple(found)


def asks_points(contract: Contract, rules: RuleSet) -> bool:
    """Tell whether card points, talon and marriages matter."""
    if contract.trump is None:
        return False
    return rules.silent_everything or any(part in POINT_PARTS for part in contract.parts)


def asks_seven(contract: Contract, rules: RuleSet) -> bool:
    """Tell whether the trump seven matters."""
    silent = (
        rules.silent_ulti_won
        or rules.silent_ulti_lost
        or rules.silent_ulti_defenders_won
        or rules.silent_ulti_defenders_lost
    )
    return contract.trump is not None and (Part.ULTI in contract or bool(silent))


def asks_aces(contract: Contract, rules: RuleSet) -> bool:
    """Tell whether four aces in the declarer's tricks matter."""
    silent = rules.four_aces and rules.silent_four_aces and contract.trump is not None
    return Part.FOUR_ACES in contract or silent


def asks_tens(contract: Contract) -> bool:
    """Tell whether four tens in the declarer's tricks matter."""
    return Part.FOUR_TENS in contract


def step_of(rules: RuleSet) -> int:
    """Return the step in which card points go up."""
    return 1 if rules.ace_eleven else 10


def most_in_talon(rules: RuleSet) -> int:
    """Return the most card points that two cards can have."""
    return 2 * rules.ace_value


def point_bounds(facts: Facts, rules: RuleSet) -> tuple[int, int, Limit]:
    """Return the least and most points that the declarer can have, and what sets the bounds."""
    most = rules.all_points - facts.talon
    if facts.tricks == 0:
        return 0, 0, Limit.NO_TRICK
    if facts.tricks == TRICKS:
        return most, most, Limit.ALL_TRICKS
    return 0, most, Limit.TALON if facts.talon else Limit.NONE


def seven_limit(fate: SevenFate, facts: Facts, rules: RuleSet) -> Limit:
    """Return why the seven cannot have had this fate; ten points go with the last trick."""
    if fate is SevenFate.DECLARER_WON:
        if facts.tricks == 0:
            return Limit.NO_TRICK
        return Limit.LAST_TRICK_OURS if facts.points < 10 else Limit.NONE
    if fate in (SevenFate.DECLARER_LOST, SevenFate.DEFENDER_WON):
        if facts.tricks == TRICKS:
            return Limit.ALL_TRICKS
        rest = rules.all_points - facts.talon - facts.points
        return Limit.LAST_TRICK_THEIRS if rest < 10 else Limit.NONE
    return Limit.NONE


def aces_limit(facts: Facts, rules: RuleSet, *, tens: bool) -> Limit:
    """Return why all four aces (or tens) cannot be in the declarer's tricks."""
    needed = 40 if tens else 4 * rules.ace_value
    if tens and facts.four_aces:
        needed += 4 * rules.ace_value
    return Limit.FEW_POINTS if facts.points < needed else Limit.NONE


def _bound_pair(contract: Contract, rules: RuleSet) -> bool:
    return contract.has_x100 and not rules.x100_extra_marriages


def forty_limit(contract: Contract, rules: RuleSet) -> Limit:
    """Return why the declarer's 40 cannot count."""
    if _bound_pair(contract, rules) and Part.FORTY_HUNDRED not in contract:
        return Limit.NAMED_PAIR_ONLY
    return Limit.NONE


def twenties_bound(contract: Contract, rules: RuleSet) -> tuple[int, Limit]:
    """Return how many 20s of the declarer can count, and why no more."""
    if _bound_pair(contract, rules):
        return int(Part.TWENTY_HUNDRED in contract), Limit.NAMED_PAIR_ONLY
    return 3, Limit.NONE


def defenders_forty_limit(contract: Contract, facts: Facts, rules: RuleSet) -> Limit:
    """Return why the defenders' 40 cannot count."""
    if not rules.defenders_may_meld or (contract.has_x100 and not rules.x100_defenders_may_meld):
        return Limit.NO_DEFENDERS_PAIRS
    return Limit.PAIRS_GONE if facts.declarer_forty else Limit.NONE


def defenders_twenties_bound(contract: Contract, facts: Facts, rules: RuleSet) -> tuple[int, Limit]:
    """Return how many 20s of the defenders can count, and why no more."""
    if not rules.defenders_may_meld or (contract.has_x100 and not rules.x100_defenders_may_meld):
        return 0, Limit.NO_DEFENDERS_PAIRS
    left = 3 - facts.declarer_twenties
    return left, Limit.PAIRS_GONE if left < 3 else Limit.NONE


def tidied(facts: Facts, contract: Contract, rules: RuleSet) -> Facts:
    """Return the facts with each kept inside what the others leave open."""
    if facts.how not in ways(contract, rules):
        facts = replace(facts, how=How.PLAYED)
    step = step_of(rules)
    facts = replace(facts, talon=min(facts.talon, most_in_talon(rules)) // step * step)
    least, most, _ = point_bounds(facts, rules)
    points = min(most, max(least, facts.points))
    facts = replace(facts, points=points if least == most else points // step * step)
    if seven_limit(facts.seven, facts, rules):
        facts = replace(facts, seven=SevenFate.ELSEWHERE)
    if facts.four_aces and aces_limit(facts, rules, tens=False):
        facts = replace(facts, four_aces=False)
    if facts.four_tens and aces_limit(facts, rules, tens=True):
        facts = replace(facts, four_tens=False)
    if facts.declarer_forty and forty_limit(contract, rules):
        facts = replace(facts, declarer_forty=False)
    facts = replace(facts, declarer_twenties=min(facts.declarer_twenties, twenties_bound(contract, rules)[0]))
    if facts.defender_forty and defenders_forty_limit(contract, facts, rules):
        facts = replace(facts, defender_forty=False)
    most = defenders_twenties_bound(contract, facts, rules)[0]
    return replace(facts, defender_twenties=min(facts.defender_twenties, most))

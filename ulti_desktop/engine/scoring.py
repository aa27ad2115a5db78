"""The result of a deal: what happened as an `Outcome`, what it pays as a `Settlement`.

All amounts are game points that each defender pays the declarer (negative: receives). Sources: the
scoring sections of the five documents as compared in 1.4 and 1.7; rulings are named line by line in the
rule-set files.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from ulti_desktop.engine.contracts import FOUR, Contract, Part
from ulti_desktop.engine.ladder import part_value, plain_value
from ulti_desktop.engine.rulesets import RuleSet

Doublings = tuple[tuple[Part, int, int], ...]
CAUGHT: Final = FOUR | {Part.ULTI}
"""Parts that hang on where single cards went; points and tricks decide the others."""


@dataclass(frozen=True, slots=True)
class Seven:
    """Where the trump seven went: trick 1..10, by `declarer`, `d1` or `d2`, and whether it won."""

    trick: int
    by: str
    won: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the play of a deal came to.

    Points are card points (aces, tens, last trick) without marriages; both sides are counted from their
    own tricks, `talon_points` lie in the talon. Marriages are lists of 40 and 20. `seven` is None without
    a trump or when it lies in the talon or was never played.
    """

    declarer_points: int = 0
    defender_points: int = 0
    talon_points: int = 0
    declarer_marriages: tuple[int, ...] = ()
    defender_marriages: tuple[int, ...] = ()
    declarer_tricks: int = 0
    defender_tricks: int = 0
    seven: Seven | None = None
    declarer_aces: int = 0
    declarer_tens: int = 0
    gave_up: bool = False
    revoked_by: str | None = None
    void_deal: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the settlement.

    `item` is a part's name or `silent_ulti`, `silent_durchmars`, `silent_four_aces`,
    `silent_forty_hundred`, `silent_twenty_hundred`, `ulti_penalty`, `give_up`, `revoke`. `made` means that
    it counts for the declarer. `base` is the plain value, `hearts` whether hearts doubled it, `levels` the
    doublings of d1 and d2, `factor` whatever else multiplied it (silent hundred, lost parts, half-hand).
    `d1`, `d2` are what the declarer gets from each.
    """

    item: str
    made: bool
    base: int
    hearts: bool
    levels: tuple[int, int]
    factor: int
    d1: int
    d2: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """All lines and the game points of declarer, d1 and d2; they add up to zero."""

    lines: tuple[Line, ...]
    declarer: int
    d1: int
    d2: int


def side_points(outcome: Outcome, rules: RuleSet) -> tuple[int, int]:
    """Return card points with talon and marriages of declarer and defenders, as the parti counts them.

    A side without a trick loses its marriages where the rules ask for one.
    """
    declarer, defenders = card_totals(outcome, rules)
    if outcome.declarer_tricks or not rules.marriage_needs_trick:
        declarer += sum(outcome.declarer_marriages)
    if outcome.defender_tricks or not rules.marriage_needs_trick:
        defenders += sum(outcome.defender_marriages)
    return declarer, defenders


def card_totals(outcome: Outcome, rules: RuleSet) -> tuple[int, int]:
    """Return card points with the talon given to its side, marriages left out."""
    talon = outcome.talon_points
    return (
        outcome.declarer_points + (talon if rules.talon_to == "declarer" else 0),
        outcome.defender_points + (talon if rules.talon_to == "defenders" else 0),
    )


def hundred_points(part: Part, outcome: Outcome, rules: RuleSet) -> int | None:
    """Return what the declarer has towards his 40-100 or 20-100; None without its marriage."""
    named = 40 if part is Part.FORTY_HUNDRED else 20
    if named not in outcome.declarer_marriages:
        return None
    if rules.marriage_needs_trick and not outcome.declarer_tricks:
        return None
    extra = sum(outcome.declarer_marriages) if rules.x100_extra_marriages else named
    return card_totals(outcome, rules)[0] + extra


def parti_made(outcome: Outcome, rules: RuleSet) -> bool:
    """Tell whether the simple game is won (1.7; R-DE1)."""
    if not outcome.declarer_tricks:
        return False
    declarer, defenders = side_points(outcome, rules)
    if rules.parti_rule == "more":
        return declarer > defenders
    threshold = 48 if rules.ace_eleven else 41
    if rules.parti_rule == "over_half":
        return card_totals(outcome, rules)[0] >= threshold
    return declarer >= threshold


def part_made(part: Part, outcome: Outcome, rules: RuleSet) -> bool:
    """Tell whether a bid part is made."""
    match part:
        case Part.PARTI:
            return parti_made(outcome, rules)
        case Part.ULTI:
            seven = outcome.seven
            return seven is not None and seven.trick == 10 and seven.by == "declarer" and seven.won
        case Part.FORTY_HUNDRED | Part.TWENTY_HUNDRED:
            points = hundred_points(part, outcome, rules)
            return points is not None and points >= 100
        case Part.BETLI:
            return outcome.declarer_tricks == 0
        case Part.DURCHMARS:
            return outcome.declarer_tricks == 10
        case Part.FOUR_ACES:
            return outcome.declarer_aces == 4
        case Part.FOUR_TENS:
            return outcome.declarer_tens == 4


class _Sheet:
    """Collects the lines of one settlement."""

    def __init__(self, contract: Contract, rules: RuleSet, doublings: Doublings) -> None:
        self.contract = contract
        self.rules = rules
        self.levels = {part: (d1, d2) for part, d1, d2 in doublings}
        self.lines: list[Line] = []

    def stake(self, level: int) -> int:
        """Return the factor of that many doublings; four each in the half-hand round."""
        return int((4 if self.contract.half else 2) ** level)

    def part(self, part: Part, made: bool, factor: int = 1) -> None:
        """Add a bid part's line; `factor` is the silent hundred's."""
        rules = self.rules
        value = part_value(part, self.contract, rules) * factor
        levels = self.levels.get(part, (0, 0))
        if part is Part.ULTI and not made and rules.ulti_loss == "flat":
            amounts = [-value, -value]
        else:
            amounts = [value * self.stake(level) * (1 if made else -1) for level in levels]
        loss = 1 if made else (rules.betli_loss_factor if part is Part.BETLI else rules.loss_factor)
        half = 2 if self.contract.half else 1
        plain = plain_value(part, self.contract, rules)
        base, hearts = plain // half, part_value(part, self.contract, rules) > plain
        self.add(part.value, made, base, levels, factor * loss * half, [a * loss for a in amounts], hearts)
        if part is Part.ULTI and not made and rules.ulti_loss == "plus_one":
            self.add("ulti_penalty", False, base, (0, 0), half, [-value, -value], hearts)

    def silent(self, item: str, base: int, levels: tuple[int, int] = (0, 0)) -> None:
        """Add a silent bonus of `base` game points for the declarer (negative: against him)."""
        if not base:
            return
        value = base * (2 if self.hearts_double else 1)
        amounts = [value * self.stake(level) for level in levels]
        self.lines.append(
            Line(item, base > 0, abs(base), self.hearts_double, levels, 1, amounts[0], amounts[1])
        )

    @property
    def hearts_double(self) -> bool:
        return self.contract.hearts and self.rules.silent_in_hearts

    def add(
        self,
        item: str,
        made: bool,
        base: int,
        levels: tuple[int, int],
        factor: int,
        amounts: list[int],
        hearts: bool = False,
    ) -> None:
        """Add a line with the amounts that the declarer gets from d1 and d2."""
        self.lines.append(Line(item, made, base, hearts, levels, factor, amounts[0], amounts[1]))

    def close(self, partner: tuple[int, int] = (0, 0)) -> Settlement:
        """Sum up; `partner` is what the defenders pay each other (d1's and d2's gain)."""
        d1 = -sum(line.d1 for line in self.lines) + partner[0]
        d2 = -sum(line.d2 for line in self.lines) + partner[1]
        result = Settlement(tuple(self.lines), -d1 - d2, d1, d2)
        assert partner[0] + partner[1] == 0
        return result


class Tally(NamedTuple):
    """What points and tricks of a deal come to for its settlement.

    `made` are the parts that they decide and that are made, `march` is +1 / -1 for an unbid durchmars of the
    declarer / the defenders that is paid, `hundred` the factor of an unbid hundred, `x100` the unbid 40-100
    or 20-100 that is paid.
    """

    made: tuple[Part, ...]
    march: int
    hundred: int
    x100: Part | None


class Catch(NamedTuple):
    """What the trump seven, the aces and the tens of a deal come to for its settlement.

    `made` are the parts that they decide and that are made, `seven` is what an unbid ulti is worth to the
    declarer in game points, `aces` tells that he is paid for four aces unbid.
    """

    made: tuple[Part, ...]
    seven: int
    aces: bool


def settle(contract: Contract | None, doublings: Doublings, outcome: Outcome, rules: RuleSet) -> Settlement:
    """Return the settlement of a deal; `contract` is None only in a void deal."""
    if outcome.void_deal or contract is None:
        return Settlement((), 0, 0, 0)
    if outcome.gave_up:
        return _give_up(_Sheet(contract, rules, doublings))
    if outcome.revoked_by is not None:
        return _revoke(_Sheet(contract, rules, doublings), outcome.revoked_by)
    tally, catch = tally_of(contract, outcome, rules), catch_of(contract, outcome, rules)
    return settle_played(contract, doublings, tally, catch, rules)


def tally_of(contract: Contract, outcome: Outcome, rules: RuleSet) -> Tally:
    """Return what points, marriages and tricks come to; the rest of the outcome makes no difference."""
    made = tuple(part for part in contract.parts if part not in CAUGHT and part_made(part, outcome, rules))
    if contract.trump is None:
        return Tally(made, 0, 1, None)
    return Tally(
        made,
        _silent_march(contract, outcome, rules),
        _silent_hundred(contract, outcome, rules),
        _silent_x100(contract, outcome, rules),
    )


def catch_of(contract: Contract, outcome: Outcome, rules: RuleSet) -> Catch:
    """Return what the seven, the aces and the tens come to; the rest of the outcome makes no difference."""
    made = tuple(part for part in contract.parts if part in CAUGHT and part_made(part, outcome, rules))
    if contract.trump is None:
        return Catch(made, 0, False)
    seven = 0 if Part.ULTI in contract else _silent_ulti(outcome.seven, rules)
    paid = rules.four_aces and rules.silent_four_aces and Part.FOUR_ACES not in contract
    return Catch(made, seven, paid and outcome.declarer_aces == 4)


def settle_played(
    contract: Contract, doublings: Doublings, tally: Tally, catch: Catch, rules: RuleSet
) -> Settlement:
    """Return the settlement of a deal that was played to its end."""
    sheet = _Sheet(contract, rules, doublings)
    for part in contract.parts:
        if part is Part.PARTI:
            if tally.march and rules.silent_durchmars == "replaces":
                continue
            sheet.part(part, part in tally.made, tally.hundred)
        else:
            scope = tally.hundred if rules.silent_100_scope == "hand" else 1
            sheet.part(part, part in tally.made or part in catch.made, scope)
    if contract.trump is not None:
        _silent_lines(sheet, tally, catch)
    return sheet.close()


def _give_up(sheet: _Sheet) -> Settlement:
    """A plain parti given up costs two to each (EN, give-up sentence; R-EN1); else every part is lost."""
    if sheet.rules.give_up == "in_play" and sheet.contract.parts != (Part.PARTI,):
        for part in sheet.contract.parts:
            sheet.part(part, made=False)
    elif sheet.rules.give_up == "in_play" and any(sheet.levels.values()):
        sheet.part(Part.PARTI, made=False)
    else:
        sheet.add("give_up", False, 2, (0, 0), 1, [-2, -2])
    return sheet.close()


def _revoke(sheet: _Sheet, by: str) -> Settlement:
    """The offender pays all announced figures to each of the others (HO, renonsz; R-HO5)."""
    contract, rules = sheet.contract, sheet.rules
    sums = [0, 0]
    for part in contract.parts:
        for i, level in enumerate(sheet.levels.get(part, (0, 0))):
            sums[i] += part_value(part, contract, rules) * sheet.stake(level)
    if by == "declarer":
        sheet.add("revoke", False, sums[0], (0, 0), 1, [-sums[0], -sums[1]])
        return sheet.close()
    if rules.revoke_penalty == "declarer_side":
        sheet.add("revoke", True, sums[0], (0, 0), 1, sums)
        return sheet.close()
    offender = 0 if by == "d1" else 1
    amounts = [0, 0]
    amounts[offender] = sums[offender]
    sheet.add("revoke", True, sums[offender], (0, 0), 1, amounts)
    to_partner = sums[offender]
    return sheet.close((-to_partner, to_partner) if offender == 0 else (to_partner, -to_partner))


def _silent_march(contract: Contract, outcome: Outcome, rules: RuleSet) -> int:
    """Return +1 / -1 when the declarer / the defenders took every trick unbid and that is paid."""
    if rules.silent_durchmars == "none" or Part.DURCHMARS in contract:
        return 0
    if Part.PARTI not in contract and not rules.silent_durchmars_without_parti:
        return 0
    if outcome.declarer_tricks == 10:
        return 1
    if outcome.declarer_tricks == 0 and outcome.defender_tricks and rules.silent_durchmars_for == "both":
        return -1
    return 0


def _silent_hundred(contract: Contract, outcome: Outcome, rules: RuleSet) -> int:
    """Return 2 when a side reached an unbid hundred that doubles the simple game, else 1."""
    if rules.silent_100 == "none" or Part.PARTI not in contract or contract.has_x100:
        return 1
    return 2 if max(side_points(outcome, rules)) >= 100 else 1


def _silent_x100(contract: Contract, outcome: Outcome, rules: RuleSet) -> Part | None:
    """Return the unbid 20-100 or 40-100 that is paid."""
    if not rules.silent_everything or contract.has_x100:
        return None
    for part in (Part.TWENTY_HUNDRED, Part.FORTY_HUNDRED):
        if part in rules.parts and part_made(part, outcome, rules):
            return part
    return None


def _silent_lines(sheet: _Sheet, tally: Tally, catch: Catch) -> None:
    rules, contract = sheet.rules, sheet.contract
    if tally.march:
        replaces = rules.silent_durchmars == "replaces" and Part.PARTI in contract
        levels = sheet.levels.get(Part.PARTI, (0, 0))
        takes = replaces and rules.silent_durchmars_takes_kontra
        value = tally.march * rules.silent_durchmars_value
        sheet.silent("silent_durchmars", value, levels if takes else (0, 0))
    sheet.silent("silent_ulti", catch.seven)
    if catch.aces:
        sheet.silent("silent_four_aces", (rules.parts[Part.FOUR_ACES].plain or 0) // 2)
    if tally.x100 is not None:
        sheet.silent(f"silent_{tally.x100.value}", (rules.parts[tally.x100].plain or 0) // 2)


def _silent_ulti(seven: Seven | None, rules: RuleSet) -> int:
    if seven is None or seven.trick != 10:
        return 0
    if seven.by == "declarer":
        return rules.silent_ulti_won if seven.won else rules.silent_ulti_lost
    return rules.silent_ulti_defenders_won if seven.won else rules.silent_ulti_defenders_lost


def announced(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return the parts a speaker names: four aces and four tens bring the parti along unsaid."""
    parts = tuple(parts)
    if any(part in FOUR for part in parts):
        return tuple(part for part in parts if part is not Part.PARTI)
    return parts

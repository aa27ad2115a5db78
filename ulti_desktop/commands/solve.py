"""`solve`: what a position is worth when all see all cards, card by card, with one best line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ulti_desktop import native
from ulti_desktop.ai.exact import play_rules
from ulti_desktop.commands.forms import ROLES, CommandError, Fields, case_fields
from ulti_desktop.engine.cards import DECK, Card, card_points, mask_of
from ulti_desktop.engine.contracts import FOUR, Contract, Part
from ulti_desktop.engine.ladder import exists
from ulti_desktop.engine.melds import countable
from ulti_desktop.engine.payoff import MADE, PAYOFF, POINTS, SoFar, payoff_table
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings
from ulti_desktop.native.solver import Position, Search

Case = Mapping[str, Any]
_MAX_DOUBLINGS: Final = 7


def run_solve(case: Case, search: Search | None = None) -> dict[str, Any]:
    """Return value, values of the legal cards and a best line of one position.

    `search` may be handed in to use its memory again. Raises CaseError for a position that cannot be, and
    CommandError where the compiled part is missing.
    """
    fields = case_fields(case)
    rules, contract = _contract(fields)
    goal = fields.text("goal", default=PAYOFF)
    doublings = _doublings(fields, contract)
    cards = _cards(fields)
    position = _position(fields, rules, contract, cards)
    so_far = _so_far(fields, rules, contract, cards, position)
    try:
        payoff = payoff_table(contract, doublings, rules, so_far, goal)
    except ValueError:
        parts = ", ".join(MADE + part.value for part in contract.parts)
        fields.fail("goal", f"must be one of {PAYOFF}, {POINTS}, {parts}")
    if not native.AVAILABLE:
        raise CommandError(f"solve needs the compiled part of the program: {native.WHY_NOT}")
    try:
        solved = (search or Search()).solve(
            position, play_rules(contract, rules), payoff.to_bytes(), rules.ace_value, line=True
        )
    except ValueError as error:
        fields.fail("hands", f"cannot be played from: {error}")
    answer = bool if goal.startswith(MADE) else int
    return {
        "id": case["id"],
        "value": answer(solved.value),
        "cards": {DECK[card].code: answer(value) for card, value in solved.cards.items()},
        "line": [[ROLES[seat], DECK[card].code] for seat, card in solved.line],
    }


@dataclass(frozen=True, slots=True)
class _Cards:
    """Where the cards lie; `trick` in the order of play."""

    hands: tuple[int, int, int]
    talon: int
    leader: int
    trick: tuple[Card, ...]

    @property
    def in_play(self) -> int:
        """The cards of hands and trick."""
        return self.hands[0] | self.hands[1] | self.hands[2] | mask_of(self.trick)


def _contract(fields: Fields) -> tuple[RuleSet, Contract]:
    rules, contract = fields.rules(), fields.contract()
    if rules.half_hand and "half_hand" not in fields.inner("contract").data:
        contract = Contract(contract.parts, contract.hearts, contract.open, contract.trump, True)
    if not exists(contract, rules):
        fields.fail("contract", f"is no contract of {rules.id}")
    return rules, contract


def _doublings(fields: Fields, contract: Contract) -> Doublings:
    inner = fields.inner("doublings", {})
    rows = []
    for name in inner.data:
        if name not in [part.value for part in contract.parts]:
            inner.fail(str(name)[:40], "is no part of the contract")
        row = inner.inner(name)
        for who in row.data:
            if who not in ROLES[1:]:
                row.fail(str(who)[:40], "must be d1 or d2")
        d1, d2 = (row.number(who, 0, _MAX_DOUBLINGS, 0) for who in ROLES[1:])
        rows.append((Part(name), d1, d2))
    return tuple(rows)


def _cards(fields: Fields) -> _Cards:
    hands = fields.inner("hands")
    held = [mask_of(hands.cards(role)) for role in ROLES]
    talon = mask_of(fields.cards("talon"))
    leader = ROLES.index(fields.text("leader", ROLES))
    trick: list[Card] = []
    for i, row in enumerate(fields.items("trick", [])):
        name = f"trick[{i}]"
        if not isinstance(row, list) or len(row) != 2:
            fields.fail(name, "must be a seat and a card")
        if i > 1 or row[0] != ROLES[(leader + i) % 3]:
            fields.fail(
                name, f"must be the card of {ROLES[(leader + i) % 3]}" if i < 2 else "is one too many"
            )
        trick.append(fields.card(name, row[1]))
    seen = 0
    for where, mask in (*zip(ROLES, held, strict=True), ("talon", talon), ("trick", mask_of(trick))):
        if seen & mask:
            fields.fail("hands", f"and talon and trick hold {_one(seen & mask)} twice ({where})")
        seen |= mask
    if talon.bit_count() != 2:
        fields.fail("talon", "must hold two cards")
    if len(set(trick)) != len(trick):
        fields.fail("trick", "names a card twice")
    return _Cards((held[0], held[1], held[2]), talon, leader, tuple(trick))


def _one(mask: int) -> str:
    return DECK[(mask & -mask).bit_length() - 1].code


def _position(fields: Fields, rules: RuleSet, contract: Contract, cards: _Cards) -> Position:
    tricks = fields.inner("tricks_won", {})
    won = tricks.number("declarer", 0, 10, 0), tricks.number("defenders", 0, 10, 0)
    if 3 * sum(won) + cards.in_play.bit_count() != 30:
        fields.fail("tricks_won", "does not go with the number of cards left")
    points = tuple(
        fields.number(name, 0, rules.all_points, 0) for name in ("declarer_points", "defender_points")
    )
    to_come = card_points(cards.in_play, rules.ace_value) + 10
    talon = card_points(cards.talon, rules.ace_value)
    if sum(points) + to_come + talon != rules.all_points:
        fields.fail(
            "declarer_points",
            f"and defender_points must add up to {rules.all_points - to_come - talon}, not {sum(points)}",
        )
    for name, had, count in zip(("declarer_points", "defender_points"), points, won, strict=True):
        if had and not count:
            fields.fail(name, "cannot be there without a trick")
    aces, tens = _aces_and_tens(fields, rules, contract, points[0])
    return Position(cards.hands, cards.leader, cards.trick, won[0], won[1], points[0], aces, tens)


def _aces_and_tens(fields: Fields, rules: RuleSet, contract: Contract, points: int) -> tuple[int, int]:
    """Return the declarer's aces and tens so far; they may be left out where nothing hangs on them."""
    matters = any(part in FOUR for part in contract.parts) or (rules.four_aces and rules.silent_four_aces)
    given = "declarer_aces" in fields.data or "declarer_tens" in fields.data
    if not given and not (matters and points):
        return 0, 0
    aces, tens = (fields.number(name, 0, 4) for name in ("declarer_aces", "declarer_tens"))
    if rules.ace_value * aces + 10 * tens != points:
        fields.fail("declarer_aces", "and declarer_tens do not make declarer_points")
    return aces, tens


def _so_far(fields: Fields, rules: RuleSet, contract: Contract, cards: _Cards, position: Position) -> SoFar:
    made = []
    for seats, name in (((0,), "declarer_marriages"), ((1, 2), "defender_marriages")):
        if (
            name not in fields.data
            and not cards.trick
            and position.declarer_tricks + position.defender_tricks == 0
        ):
            made.append(tuple(points for seat in seats for points in _unsaid(rules, contract, cards, seat)))
            continue
        announced = fields.items(name, [])
        for i, points in enumerate(announced):
            if points not in (20, 40) or isinstance(points, bool):
                fields.fail(f"{name}[{i}]", "must be 20 or 40")
        if len(announced) > 4 or announced.count(40) > 1 or (announced and contract.trump is None):
            fields.fail(name, "cannot all be announced")
        made.append(tuple(announced))
    return SoFar(card_points(cards.talon, rules.ace_value), made[0], made[1])


def _unsaid(rules: RuleSet, contract: Contract, cards: _Cards, seat: int) -> list[int]:
    """Return the marriages that are in before the first card: automatic ones, and a hundred's own pair."""
    named = seat == 0 and contract.has_x100
    if rules.marriage_when != "automatic" and not named:
        return []
    suits = countable(rules, contract, seat == 0, cards.hands[seat])
    if named and not rules.x100_extra_marriages:
        suits = suits[:1]
    points = [40 if suit == contract.trump else 20 for suit in suits]
    if rules.marriage_when == "automatic":
        return points
    wanted = 40 if Part.FORTY_HUNDRED in contract else 20
    return [wanted] if wanted in points else []

"""The solver says what plain minimax says, with every technique and without each of them."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.deals import random_rules
from tests.kit.endings import random_contract, random_ending, random_start, swapped_suits
from tests.kit.minimax import Ending, card_values, minimax
from ulti_desktop import native
from ulti_desktop.ai.exact import play_rules
from ulti_desktop.commands.forms import CaseError
from ulti_desktop.commands.solve import run_solve
from ulti_desktop.engine.cards import DECK, card_points
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.ladder import ladder
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.native.solver import TECHNIQUES, Cancelled, PlayRules, Position, Search, Solution

pytestmark = pytest.mark.native
CASES = json.loads((Path(__file__).parents[1] / "data/cases/positions.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def search() -> Search:
    """One search for many positions, as the players use it."""
    return Search(table_bits=12)


def goals(ending: Ending) -> list[str]:
    return ["payoff", "points", *(f"made:{part.value}" for part in ending.contract.parts)]


def solved(search: Search, ending: Ending, goal: str, line: bool = False) -> Solution:
    rules = ending.rules
    so_far = SoFar(card_points(ending.talon, rules.ace_value), *ending.marriages)
    payoff = payoff_table(ending.contract, ending.doublings, rules, so_far, goal)
    position = Position(
        ending.hands,
        ending.leader,
        tuple(card for _, card in ending.trick),
        *ending.tricks,
        ending.points[0],
        ending.aces,
        ending.tens,
    )
    return search.solve(
        position, play_rules(ending.contract, rules), payoff.to_bytes(), rules.ace_value, line=line
    )


def endings(seed: str, count: int, cards: tuple[int, ...] = (2, 3, 3)) -> Iterator[Ending]:
    """Endings over the five rule sets, their options and random house rules."""
    rng = random.Random(seed)
    for number in range(count):
        rules = load(RULE_SET_IDS[number % 5]) if number % 2 else random_rules(rng)
        yield random_ending(rules, random_contract(rules, rng), rng, rng.choice(cards))


def check(search: Search, ending: Ending) -> None:
    for goal in goals(ending):
        expected = card_values(ending, goal)
        found = solved(search, ending, goal)
        assert found.cards == expected, (goal, ending)
        assert found.value == (max if ending.to_move == 0 else min)(expected.values())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_positions_of_the_rule_books(case: dict[str, object]) -> None:
    answer = run_solve(case)
    assert answer["value"] == case["value"]
    best = [card for card, value in answer["cards"].items() if value == case["value"]]
    assert answer["line"][0][1] in best


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("talon", [], "field talon must hold two cards"),
        ("declarer_points", 90, "field declarer_points and defender_points must add up to"),
        ("goal", "made:betli", "field goal must be one of payoff, points, made:parti"),
        ("trick", [["d2", "acorns 7"]], "field trick.0. must be the card of d1"),
        ("tricks_won", {}, "field tricks_won does not go with the number of cards left"),
        ("doublings", {"parti": {"d3": 1}}, "field doublings.parti.d3 must be d1 or d2"),
        ("declarer_aces", 3, "field declarer_aces and declarer_tens do not make declarer_points"),
        ("declarer_marriages", [30], "field declarer_marriages.0. must be 20 or 40"),
    ],
)
def test_a_wrong_case_is_named_with_its_field(field: str, value: object, why: str) -> None:
    case = next(case for case in CASES if case["id"] == "EN-3")
    with pytest.raises(CaseError, match=f"case EN-3: {why}"):
        run_solve({**case, field: value})


def test_a_whole_deal_may_leave_out_everything_after_the_leader() -> None:
    deck = [DECK[i].code for i in random.Random("whole").sample(range(32), 32)]
    hands = {"declarer": deck[:10], "d1": deck[10:20], "d2": deck[20:30]}
    contract = {"components": ["parti"], "hearts": False, "open": False, "trump": "acorns"}
    case = {"id": "x", "rules": "HM", "options": {}, "contract": contract, "hands": hands}
    answer = run_solve({**case, "talon": deck[30:], "leader": "declarer"})
    assert len(answer["line"]) == 30
    assert max(answer["cards"].values()) == answer["value"]


def test_it_says_what_plain_minimax_says(search: Search) -> None:
    for ending in endings("small", 200):
        check(search, ending)


@pytest.mark.long
def test_it_says_what_plain_minimax_says_in_many_endings(search: Search) -> None:
    for ending in endings("many", 2000):
        check(search, ending)
    for ending in endings("longer", 100, (4,)):
        check(search, ending)


@pytest.mark.long
@pytest.mark.parametrize("part", list(Part))
def test_every_part_in_a_thousand_endings(search: Search, part: Part) -> None:
    rng = random.Random(f"part {part}")
    found = 0
    while found < 1000:
        rules = random_rules(rng)
        if not any(part in bid.contract for bid in ladder(rules)):
            continue
        for _ in range(4):
            check(search, random_ending(rules, random_contract(rules, rng, part), rng, rng.choice((2, 3))))
            found += 1


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_no_technique_changes_a_value(search: Search, technique: str) -> None:
    without = Search(table_bits=12, without=[technique])
    for ending in endings("techniques", 60, (4, 5)):
        for goal in goals(ending)[:3]:
            assert solved(without, ending, goal).cards == solved(search, ending, goal).cards, (goal, ending)


def test_nor_do_all_of_them_together(search: Search) -> None:
    plain = Search(table_bits=12, without=TECHNIQUES)
    for ending in endings("plain", 60, (4, 5)):
        for goal in goals(ending)[:3]:
            assert solved(plain, ending, goal).cards == solved(search, ending, goal).cards, (goal, ending)


@pytest.mark.parametrize("part", [Part.DURCHMARS, Part.BETLI, Part.ULTI])
def test_bounds_that_answer_at_once_are_right(search: Search, part: Part) -> None:
    """Long endings of the kinds that are often decided without a search, against a search without bounds."""
    bounds = ("top_trumps", "sure_winners", "guards", "low_suits", "cuts")
    plain = Search(table_bits=14, without=bounds)
    rng = random.Random(f"bounds {part}")
    for number in range(60):
        rules = load(RULE_SET_IDS[number % 5])
        ending = random_ending(rules, random_contract(rules, rng, part), rng, rng.choice((5, 6)))
        for goal in goals(ending):
            assert solved(plain, ending, goal).cards == solved(search, ending, goal).cards, (goal, ending)


def test_the_best_line_comes_to_the_value(search: Search) -> None:
    for ending in endings("lines", 100, (3, 4, 5)):
        for goal in goals(ending):
            found = solved(search, ending, goal, line=True)
            at = ending
            for seat, card in found.line:
                assert seat == at.to_move
                assert card in at.legal()
                at = at.play(DECK[card])
            assert at.over
            assert at.worth(goal) == found.value


def test_the_value_of_a_last_card_is_the_settlement(search: Search) -> None:
    for ending in endings("last", 200, (1,)):
        for goal in goals(ending):
            assert solved(search, ending, goal).value == minimax(ending, goal)


def test_renaming_suits_changes_nothing(search: Search) -> None:
    rng = random.Random("suits")
    for ending in endings("suits", 100, (4, 5, 6)):
        suits = rng.sample(range(4), 4)
        other = swapped_suits(ending, (suits[0], suits[1], suits[2], suits[3]))
        for goal in goals(ending)[:3]:
            found = solved(search, ending, goal).cards
            renamed = {suits[card >> 3] * 8 + (card & 7): value for card, value in found.items()}
            assert solved(search, other, goal).cards == renamed


def test_a_contract_does_not_remember_another(search: Search) -> None:
    """The same cards, one contract after the other, with one memory."""
    rng = random.Random("contracts")
    for rule_set in RULE_SET_IDS:
        rules = load(rule_set)
        ending = random_ending(rules, random_contract(rules, rng), rng, 4)
        for _ in range(8):
            contract = random_contract(rules, rng)
            at = ending.changed(contract=contract, doublings=(), marriages=((), ()))
            if not at.over and not at.trick:
                assert solved(search, at, "payoff").value == solved(Search(12), at, "payoff").value


def whole_deal() -> Ending:
    """A deal that takes a while without any technique."""
    rng = random.Random("whole")
    rules = load("EN")
    return random_start(rules, random_contract(rules, rng, Part.ULTI), rng)


def test_a_search_can_be_cancelled_from_another_thread() -> None:
    slow = Search(table_bits=8, without=[name for name in TECHNIQUES if name != "table"])
    timer = threading.Timer(0.05, slow.cancel)
    timer.start()
    began = time.monotonic()
    with pytest.raises(Cancelled):
        solved(slow, whole_deal(), "points")
    assert time.monotonic() - began < 5  # it would take minutes
    timer.join()
    with pytest.raises(Cancelled):
        solved(slow, whole_deal(), "points")
    slow.clear()
    slow.solve(Position((1, 2, 4), 0, (), 9, 0), PlayRules(-1), bytes(4 * 600))


GOOD = Position((0b11, 0b1100, 0b110000), 0, (), 8, 0)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (Position((0b11, 0b110, 0b110000), 0, (), 8, 0), "a card lies in two hands"),
        (Position((0b11, 0b100, 0b110000), 0, (), 8, 0), "the hands are not of one size"),
        (Position((0, 0, 0), 0, (), 8, 0), "the player to move must hold one to ten cards"),
        (Position(GOOD.hands, 0, (), 7, 0), "tricks won and tricks to come must add up to ten"),
        (Position(GOOD.hands, 3, (), 8, 0), "leader out of range"),
        (Position((1, 0b1100, 0b110000), 0, (4,), 8, 0), "a card lies in a hand and in the trick"),
        (
            Position(GOOD.hands, 0, (), 8, 0, 90),
            "the declarer's points do not go with the cards that are left",
        ),
        (Position(GOOD.hands, 0, (), 8, 0, 0, 5), "declarer_aces out of range"),
        (Position((1 << 40, 2, 4), 0, (), 9, 0), "hand out of range"),
    ],
)
def test_a_position_that_cannot_be_is_refused(search: Search, position: Position, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        search.solve(position, PlayRules(-1), bytes(4 * 600))


def test_what_else_is_refused(search: Search) -> None:
    with pytest.raises(ValueError, match="the pay-off table has the wrong size"):
        search.solve(GOOD, PlayRules(-1), bytes(10))
    with pytest.raises(ValueError, match="ace_value out of range"):
        search.solve(GOOD, PlayRules(-1), bytes(2400), 12)
    with pytest.raises(ValueError, match="table_bits out of range"):
        Search(table_bits=40)
    with pytest.raises(ValueError, match="no technique of that name"):
        Search(without=["magic"])
    illegal = Position((0, 0b10, 0b1 << 16), 2, (16, 8), 9, 0)
    assert native.AVAILABLE
    with pytest.raises(ValueError):  # noqa: PT011 - either sentence is right
        search.solve(illegal, PlayRules(-1), bytes(2400))

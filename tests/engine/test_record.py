"""Records: what is saved folds back; what is damaged gives its good prefix and one problem."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.kit.deals import finished
from tests.kit.golden import FOLDER, summary
from ulti_desktop.engine.actions import Pass
from ulti_desktop.engine.record import DealRecord, Record, Trouble, fold, read, to_dict
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done


def record_of(deals: int = 2) -> Record:
    record = Record(load("HM"), ("You", "Bori", "Gergő"), ("", "simple", "simple"), "seed", 24, 0, 0)
    for index in range(deals):
        end, pairs, dealer = finished(record.rules, f"r{index}")
        record = record.with_deal(DealRecord(dealer, _deck(index), tuple(pairs)))
        assert isinstance(end, Done)
    return record


def _deck(index: int) -> Any:
    from ulti_desktop.engine.cards import shuffled

    return shuffled(f"r{index}")


def test_a_record_survives_json() -> None:
    record = record_of()
    again, problem = read(json.loads(json.dumps(to_dict(record))))
    assert (again, problem) == (record, None)
    folded = fold(record)
    assert folded.problem is None
    assert len(folded.match.results) == 2
    assert isinstance(folded.state, Done)


def test_a_practice_deal_does_not_count() -> None:
    record = record_of(1)
    record = record.with_deal(replace(record.played[0], practice=True))
    assert len(fold(record).match.results) == 1


def test_levels_change_from_the_next_deal_on() -> None:
    first, second = ("", "simple", "simple"), ("", "master:style=bold", "club")
    record = record_of(2).with_levels(second)
    assert [record.levels_of(index) for index in (-1, 0, 1, 2)] == [second, first, first, second]
    record = record.with_deal(record_of(1).played[0])
    assert record.levels_of(2) == second
    again, problem = read(json.loads(json.dumps(to_dict(record))))
    assert (again, problem) == (record, None)
    back = record.with_levels(first)
    assert [back.levels_of(index) for index in range(4)] == [first, first, second, first]
    assert [deal.levels for deal in back.played] == [None, None, second]
    assert record_of(1).with_levels(second).with_levels(first) == record_of(1)


@pytest.mark.parametrize("levels", [7, ["", "club"], ["", "club", 3], ["club", "", "club"]])
def test_damaged_levels_of_a_deal_end_the_record_before_it(levels: Any) -> None:
    data = to_dict(record_of())
    data["played"][1]["levels"] = levels
    record, problem = read(data)
    assert record is not None
    assert len(record.played) == 1
    assert problem is not None
    assert (problem.trouble, problem.deal) == (Trouble.DAMAGED, 2)


def set_in(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value


@pytest.mark.parametrize(
    ("path", "value", "trouble"),
    [
        (("format",), "solitaire", Trouble.NOT_A_RECORD),
        (("version",), "1", Trouble.NOT_A_RECORD),
        (("version",), 2, Trouble.NEWER_VERSION),
        (("rules",), 4, Trouble.DAMAGED),
        (("rules", "kontra_max"), 99, Trouble.BAD_RULES),
        (("rules", "unheard_of"), True, Trouble.BAD_RULES),
        (("seats",), [], Trouble.DAMAGED),
        (("seats", 1, "name"), None, Trouble.DAMAGED),
        (("seed",), 7, Trouble.DAMAGED),
        (("deals",), -1, Trouble.DAMAGED),
        (("first_dealer",), 3, Trouble.DAMAGED),
        (("ended",), "no", Trouble.DAMAGED),
    ],
)
def test_a_damaged_head_is_refused(path: tuple[Any, ...], value: Any, trouble: Trouble) -> None:
    data = to_dict(record_of())
    set_in(data, path, value)
    record, problem = read(data)
    assert record is None
    assert problem is not None
    assert problem.trouble is trouble


@pytest.mark.parametrize("junk", [None, 3, [], "x", {}, {"format": None}])
def test_junk_is_no_record(junk: object) -> None:
    assert read(junk)[1] is not None
    assert read(junk)[0] is None


@pytest.mark.parametrize(
    ("path", "value", "deal", "action"),
    [
        (("played", 1, "actions", 7), {"seat": 0, "do": "fly"}, 2, 8),
        (("played", 1, "actions", 7), None, 2, 8),
        (("played", 1, "actions", 7, "seat"), 4, 2, 8),
        (("played", 0, "actions", 0), {"seat": 1, "do": "play", "card": "acorns 11"}, 1, 1),
        (("played", 1, "cards", 0), "bells Q", 2, None),
        (("played", 1), 5, 2, None),
        (("played", 1, "dealer"), None, 2, None),
    ],
)
def test_a_damaged_deal_leaves_the_good_prefix(
    path: tuple[Any, ...], value: Any, deal: int, action: int | None
) -> None:
    record = record_of()
    data = copy.deepcopy(to_dict(record))
    set_in(data, path, value)
    good, problem = read(data)
    assert good is not None
    assert problem is not None
    assert (problem.trouble, problem.deal, problem.action) == (Trouble.DAMAGED, deal, action)
    assert good.played[: deal - 1] == record.played[: deal - 1]
    if action is not None:
        assert good.played[deal - 1].actions == record.played[deal - 1].actions[: action - 1]
    assert fold(good).problem is None or fold(good).problem == problem


@pytest.mark.parametrize("change", ["wrong seat", "not legal", "unfinished"])
def test_an_illegal_action_ends_the_fold(change: str) -> None:
    record = record_of()
    actions = list(record.played[0].actions)
    changes: dict[str, Callable[[], None]] = {
        "wrong seat": lambda: actions.__setitem__(5, ((actions[5][0] + 1) % 3, actions[5][1])),
        "not legal": lambda: actions.__setitem__(0, (actions[0][0], Pass())),
        "unfinished": lambda: actions.__delitem__(slice(-1, None)),
    }
    changes[change]()
    bad = replace(record, played=(replace(record.played[0], actions=tuple(actions)), record.played[1]))
    folded = fold(bad)
    assert folded.problem is not None
    assert folded.problem.deal == 1
    assert len(folded.record.played) == 1
    assert fold(folded.record).problem is None
    assert fold(folded.record).state == folded.state


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_golden_records_come_to_what_they_came_to(name: str) -> None:
    """Each rule set has a recorded session whose every result is known; a change of rules shows here."""
    data = json.loads((FOLDER / f"{name}.ulti").read_text("utf-8"))
    expected = json.loads((FOLDER / f"{name}.expected.json").read_text("utf-8"))
    record, problem = read(data)
    assert problem is None
    assert record is not None
    assert record.rules == load(name)
    folded = fold(record)
    assert folded.problem is None
    found = [summary(result) for result in folded.match.results]
    assert found == expected
    kinds = {part for row in expected if row["contract"] for part in row["contract"]["components"]}
    assert len(kinds) >= 3

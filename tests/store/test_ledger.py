"""A finished deal as an entry: however it ended, from every seat, and nothing of hidden cards in it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ulti_desktop.engine.actions import Bid, Claim, GiveUp, Pass
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.match import points_by_seat
from ulti_desktop.engine.record import DealRecord, Record
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, legal_actions, start_deal
from ulti_desktop.store.ledger import Ending, Role, entry_of, spoken
from ulti_desktop.store.rows import from_row, to_row

WISHES = {
    Ending.CLAIMED: Claim,
    Ending.GAVE_UP: (GiveUp, Pass),
    Ending.PASSED: Pass,
    Ending.PLAYED: None,
    Ending.EARLY: None,
}


def played(rules: RuleSet, seed: str, prefer: type | tuple[type, ...] | None) -> Done:
    """Play with low bids at random, taking actions of some kinds wherever they are legal."""
    rng = random.Random(seed)
    state: State
    state, _ = start_deal(rules, 0, shuffled(seed))
    while not isinstance(state, Done):
        actions = legal_actions(state)
        wanted = [one for one in actions if prefer is not None and isinstance(one, prefer)]
        bids = [one for one in actions if isinstance(one, Bid)]
        action = rng.choice(wanted or actions)
        if isinstance(action, Bid):
            action = bids[0 if prefer else min(len(bids) - 1, rng.randrange(10))]
        state, _ = apply(state, action)
    return state


def record(rules: RuleSet, **deal: bool) -> Record:
    return Record(rules, ("", "B", "C"), ("", "club", "casual"), "s", 0, 0, 0, (DealRecord(0, **deal),))  # type: ignore[arg-type]


@pytest.mark.parametrize("ending", Ending)
def test_every_way_in_which_a_deal_can_end_is_told(ending: Ending) -> None:
    for number in range(400):
        rules = load(RULE_SET_IDS[number % len(RULE_SET_IDS)])
        done = played(rules, f"{ending.value}{number}", WISHES[ending])
        entry = entry_of(record(rules), 0, done, 0, 5, None)
        if entry.ending is ending:
            break
    else:
        raise AssertionError("no such deal")
    assert entry.points == points_by_seat(done)[0]
    assert (entry.role is Role.NONE) is (ending is Ending.PASSED)
    assert from_row(to_row(entry)) == entry
    if done.game is not None:
        assert [one.item for one in entry.parts[: len(entry.contract)]] == list(entry.contract)
        assert any(one.said for one in entry.parts)


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_three_seats_tell_the_same_deal(rules_id: str) -> None:
    rules = load(rules_id)
    done = next(d for d in (played(rules, f"seats{n}", None) for n in range(50)) if d.game is not None)
    entries = [entry_of(record(rules), 0, done, seat, 5, 1) for seat in range(3)]
    assert sum(entry.points for entry in entries) == 0
    assert [entry.role for entry in entries].count(Role.DECLARER) == 1
    assert len({entry.parts for entry in entries}) == 1
    made = {line.item: line.made for line in done.settlement.lines}
    assert all(made.get(one.item, one.made) is one.made for one in entries[0].parts)


def test_marks_of_a_deal_and_of_its_session() -> None:
    rules = load("HM")
    done = played(rules, "marks", None)
    plain = entry_of(record(rules), 0, done, 0, 5, 1)
    assert not any((plain.practice, plain.undone, plain.advised, plain.repeated, plain.changed))
    again = entry_of(record(rules, practice=True), 0, done, 0, 5, 1)
    assert again.practice
    assert again.repeated
    session = replace(record(rules, undone=True, advised=True), practice=True)
    helped = entry_of(session, 0, done, 0, 5, 1)
    assert helped.practice
    assert helped.undone
    assert helped.advised
    assert not helped.repeated


def test_changed_options_are_told() -> None:
    rules = load("HM")
    name = next(one for one in rules.house_options if isinstance(getattr(rules, one), bool))
    other = rules.with_options({name: not getattr(rules, name)})
    assert entry_of(record(other), 0, played(other, "o", None), 0, 5, 1).changed


def test_a_deal_is_known_by_what_was_said() -> None:
    assert spoken((Part.PARTI,)) == (Part.PARTI,)
    assert spoken((Part.PARTI, Part.ULTI)) == (Part.ULTI,)
    assert spoken((Part.ULTI, Part.FORTY_HUNDRED)) == (Part.ULTI, Part.FORTY_HUNDRED)

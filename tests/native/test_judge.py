"""What worlds are worth together is what each of them is worth alone, under every limit."""

from __future__ import annotations

import math
import sys
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from tests.kit.hidden import settled_in, weight_of
from tests.kit.questions import Question, small_questions, whole_deal
from ulti_desktop import native
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.native.solver import Search
from ulti_desktop.native.worlds import TALON, Judgement, Thinker, Worlds

if native.AVAILABLE:
    pass

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def thinker() -> Thinker:
    """One for many questions, as the players use it."""
    return Thinker(table_bits=12)


def by_hand(question: Question, worlds: Worlds) -> Judgement:
    """Solve every world on its own and add up."""
    search, frame = Search(table_bits=12), question.frame
    weight = value = squares = 0.0
    cards: dict[int, float] = {}
    best: dict[int, float] = {}
    for i in range(len(worlds)):
        world, share = worlds[i]
        hands = tuple(frame.position.hands[seat] | world[seat] for seat in range(3))
        talon_points, declarer, defenders = settled_in(frame, world)
        ending = question.ending
        so_far = SoFar(talon_points, declarer, defenders)
        payoff = payoff_table(ending.contract, ending.doublings, ending.rules, so_far, question.goal)
        position = replace(frame.position, hands=hands)
        solved = search.solve(position, frame.rules, payoff.to_bytes(), frame.ace_value)
        weight += share
        value += share * solved.value
        squares += share * solved.value**2
        for card, worth in solved.cards.items():
            cards[card] = cards.get(card, 0.0) + share * worth
            best[card] = best.get(card, 0.0) + share * (worth == solved.value)
    mean = value / weight
    return Judgement(
        len(worlds),
        mean,
        math.sqrt(max(0.0, squares / weight - mean * mean)),
        {card: total / weight for card, total in cards.items()},
        {card: total / weight for card, total in best.items()},
    )


def check(question: Question, thinker: Thinker, worlds: Worlds) -> None:
    expected = by_hand(question, worlds)
    found = question.judge(thinker, worlds)
    assert found.worlds == expected.worlds
    assert not found.cancelled
    assert found.value == pytest.approx(expected.value)
    assert found.deviation == pytest.approx(expected.deviation, abs=1e-4)
    assert found.cards == pytest.approx(expected.cards)
    assert found.best == pytest.approx(expected.best)
    alone = question.judge(thinker, worlds, cards=False)
    assert alone.value == pytest.approx(expected.value)
    assert alone.cards == {}


def test_sums_are_those_of_the_worlds_one_by_one(thinker: Thinker) -> None:
    for number, question in enumerate(small_questions("sums", 40)):
        check(question, thinker, Worlds(question.evidence, 40, 90, number))


@pytest.mark.long
def test_sums_are_those_of_the_worlds_one_by_one_in_many_cases(thinker: Thinker) -> None:
    for number, question in enumerate(small_questions("many sums", 1000)):
        check(question, thinker, Worlds(question.evidence, 40, 200, number))


@pytest.fixture(scope="module")
def deal() -> Question:
    return whole_deal()


def test_a_limit_of_nodes_gives_the_same_answer_every_time(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(deal.evidence, 60, 0, 1)
    every = deal.judge(thinker, Worlds(deal.evidence, 12, 0, 1))
    limit = every.nodes // 2
    first = deal.judge(thinker, worlds, nodes=limit)
    assert 1 <= first.worlds < 12
    assert first.nodes >= limit
    assert not first.cancelled
    assert deal.judge(thinker, worlds, nodes=limit) == first
    assert deal.judge(Thinker(table_bits=12), worlds, nodes=limit) == first
    assert first == deal.judge(thinker, Worlds(deal.evidence, first.worlds, 0, 1))


def test_the_first_world_is_always_finished(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(deal.evidence, 60, 0, 2)
    for limits in ({"nodes": 1}, {"milliseconds": 0}):
        found = deal.judge(thinker, worlds, **limits)
        assert found.worlds == 1
        assert found.cards
        assert not found.cancelled


def test_a_deadline_ends_it(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(deal.evidence, 100_000, 0, 3)
    began = time.monotonic()
    found = deal.judge(thinker, worlds, milliseconds=60)
    assert 1 <= found.worlds < 100_000
    assert not found.cancelled
    assert time.monotonic() - began < 3


def test_it_is_cancelled_at_once(deal: Question) -> None:
    """Within 20 ms on a machine that is not busy; a busy one gets ten times that."""
    worlds, slow = Worlds(deal.evidence, 100_000, 0, 4), Thinker(table_bits=8)
    asked_at: list[float] = []

    def stop() -> bool:
        if time.monotonic() < until:
            return False
        asked_at.append(time.monotonic())
        return True

    deal.tables(worlds)  # so that making them takes none of the time below
    until = time.monotonic() + 0.05
    found = deal.judge(slow, worlds, stop=stop)
    done = time.monotonic()
    assert found.cancelled
    assert found.worlds < 100_000
    assert len(asked_at) == 1
    assert done - until < 0.2
    assert done - asked_at[0] < 0.2


def test_one_that_is_cancelled_from_the_start_comes_back_with_nothing(deal: Question) -> None:
    began = time.monotonic()
    found = deal.judge(Thinker(table_bits=8), Worlds(deal.evidence, 10_000, 0, 5), stop=lambda: True)
    assert found.cancelled
    assert found.worlds < 200
    assert time.monotonic() - began < 1


def test_a_flag_that_fails_counts_as_yes(deal: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: said.append(type(what.exc_value)))

    def fails() -> bool:
        raise RuntimeError("the flag is gone")

    thinker = Thinker(table_bits=8)
    found = deal.judge(thinker, Worlds(deal.evidence, 10_000, 0, 6), stop=fails)
    assert found.cancelled
    assert said == [RuntimeError]
    assert deal.judge(thinker, Worlds(deal.evidence, 2, 0, 6)).worlds == 2


@pytest.mark.parametrize(
    ("answer", "cancels"), [(None, False), (0, False), ("", False), (1, True), ("x", True)]
)
def test_a_flag_may_say_it_in_its_own_way(deal: Question, answer: Any, cancels: bool) -> None:
    worlds = Worlds(deal.evidence, 3 if not cancels else 10_000, 0, 7)
    found = deal.judge(Thinker(table_bits=8), worlds, stop=lambda: answer)
    assert found.cancelled is cancels


def test_progress_can_be_read_from_another_thread(deal: Question) -> None:
    thinker, worlds = Thinker(table_bits=12), Worlds(deal.evidence, 100_000, 0, 8)
    assert thinker.progress == 0
    ended = threading.Event()
    some = threading.Event()
    found: list[Judgement] = []

    def think() -> None:
        found.append(deal.judge(thinker, worlds, stop=ended.is_set))

    def watch() -> None:
        last = 0
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and last < 3:
            now = thinker.progress
            assert now >= last
            last = now
            ended.wait(0.001)
        if last >= 3:
            some.set()
        ended.set()

    threads = [threading.Thread(target=job) for job in (think, watch)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert some.is_set()
    assert thinker.progress == found[0].worlds >= 3


def test_one_call_at_a_time(deal: Question) -> None:
    thinker, worlds = Thinker(table_bits=8), Worlds(deal.evidence, 10_000, 0, 9)
    refused: list[str] = []

    def asks_again() -> bool:
        with pytest.raises(ValueError, match="busy in another thread") as why:
            deal.judge(thinker, worlds)
        refused.append(str(why.value))
        return True

    assert deal.judge(thinker, worlds, stop=asks_again).cancelled
    assert len(refused) == 1


def test_no_worlds_are_worth_nothing(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(replace(deal.evidence, pairs=(0, 1, 1)), 5, 0, 0)
    assert len(worlds) == 0
    assert deal.judge(thinker, worlds) == Judgement(0, 0.0, 0.0)


def test_the_worlds_of_a_question_hold_the_ending() -> None:
    """The questions above are about the ending they were made of."""
    for question in small_questions("true", 20):
        ending, me = question.ending, question.ending.to_move
        hands = [0 if seat == me else hand for seat, hand in enumerate(ending.hands)]
        truth = (hands[0], hands[1], hands[2], ending.talon)
        assert question.evidence.room[TALON] == 2
        assert weight_of(question.evidence, truth) > 0

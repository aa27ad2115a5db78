"""The live check that nobody sees hidden cards, and that it would notice."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import State
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.fairness import peeking
from ulti_desktop.fairness.peeking import check_peeking

pytestmark = pytest.mark.native

ALL = [load(name) for name in RULE_SET_IDS]


def test_nobody_sees_hidden_cards() -> None:
    told: list[int] = []
    found = check_peeking(ALL, 6, "live", told=lambda so_far: told.append(so_far.views))
    assert told == list(range(1, 7))
    assert (found.views, found.decisions, found.different, found.seen) == (6, 24, 0, 0)
    assert found.changed >= 5
    assert found.honest
    assert check_peeking(ALL, 6, "live") == found


def test_a_player_who_knows_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    moods = itertools.count()

    class Moody:
        def choose(self, view: SeatView, budget_ms: int, cancel: object) -> Action:
            return view.legal[next(moods) % len(view.legal)]

    honest = peeking.player_for
    monkeypatch.setattr(
        peeking, "player_for", lambda spec, seed: Moody() if spec == "moody" else honest(spec, seed)
    )
    found = check_peeking(ALL, 8, "live", players=("moody",))
    assert found.different > 0
    assert not found.honest


def test_a_view_that_shows_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: State, seat: int) -> SeatView:
        view = view_of(state, seat)
        bidding = getattr(state, "bidding", None)
        return view if bidding is None else replace(view, open_hands=bidding.hands)

    monkeypatch.setattr(peeking, "view_of", leaky)
    found = check_peeking(ALL, 20, "live", players=("simple",))
    assert found.seen > 0
    assert not found.honest


def test_it_stops_when_nobody_waits() -> None:
    assert check_peeking(ALL, 50, "live", stop=lambda: True).views == 0

"""One deal in every seating: who sits where, what is noted, and that nothing illegal passes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit.deals import finished
from ulti_desktop.ai.player import Cancel, Forecast, Player, RandomPlayer
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.arena import minds
from ulti_desktop.arena.deal import ALIKE, SEATINGS, Call, Game, Setup, realised, seed_for
from ulti_desktop.arena.fixed import by_kind
from ulti_desktop.arena.minds import DealFailed
from ulti_desktop.arena.report import report
from ulti_desktop.arena.table import contracts, odds
from ulti_desktop.engine.actions import Action, Bid, GiveUp
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.view import SeatView

Patch = pytest.MonkeyPatch


def setup(a: str = "simple", b: str = "random", rules: str = "EN", **more: object) -> Setup:
    return Setup(load(rules), a, b, "test", 100, 100, **more)  # type: ignore[arg-type]


def test_six_seatings_with_every_mix() -> None:
    assert sorted(SEATINGS) == ["AAB", "ABA", "ABB", "BAA", "BAB", "BBA"]
    for seat in range(3):
        assert sum(seating[seat] == "A" for seating in SEATINGS) == 3
    deal = setup()(1)
    assert [game.seating for game in deal.games] == list(SEATINGS)
    assert all(sum(game.points) == 0 for game in deal.games)


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_random_loses_to_simple(rules: str) -> None:
    found = report([setup(rules=rules)(number) for number in range(1, 9)])
    assert found.difference.value > 0
    assert found.difference.low > 0


def test_shares_of_the_roles_add_up() -> None:
    found = report([setup(rules="DE")(number) for number in range(1, 9)])
    shares = found.roles.share.values()
    assert sum(share.value for share in shares) == pytest.approx(found.difference.value)


def test_a_player_against_itself_comes_out_even() -> None:
    """Both get the same seed on a seat, so all six games are the same."""
    deals = [setup("simple", "casual")(number) for number in range(1, 6)]
    found = report(deals)
    assert (found.difference.value, found.difference.low, found.difference.high) == (0, 0, 0)
    assert all(len({game.points for game in deal.games}) == 1 for deal in deals)


def test_seeds_differ_by_deal_and_seat() -> None:
    seeds = {seed_for(seed, number, seat) for seed in ("a", "b") for number in (1, 2) for seat in range(3)}
    assert len(seeds) == 12


def test_an_answer_is_thought_out_once() -> None:
    """Of six games that are the same, the decisions of one are timed for each player and seat."""
    deal = setup("simple", "simple")(3)
    asked: list[SeatView] = []

    class Counting(SimplePlayer):
        def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
            asked.append(view)
            return super().choose(view, budget_ms, cancel)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(minds, "player_for", lambda spec, seed: Counting(seed))
        again = setup("simple", "simple")(3)
    assert again.games == deal.games
    assert len(asked) == 2 * len(set(asked))


def broken(patch: Patch, choose: Callable[[SeatView], Action]) -> None:
    class Broken:
        def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
            return choose(view)

    def player(spec: str, seed: int) -> Player:
        return Broken() if spec == "random" else SimplePlayer(seed)

    patch.setattr(minds, "player_for", player)


def test_an_illegal_answer_fails_with_its_place(monkeypatch: Patch) -> None:
    broken(monkeypatch, lambda view: GiveUp())
    where = r"^deal 4 of seed test, seating ...: random answered GiveUp\(\), which is not legal$"
    with pytest.raises(DealFailed, match=where):
        setup()(4)


def test_so_does_an_exception(monkeypatch: Patch) -> None:
    broken(monkeypatch, lambda view: view.legal[len(view.legal)])
    with pytest.raises(
        DealFailed, match=r"^deal 4 of seed test, seating ...: random failed: IndexError"
    ) as failed:
        setup()(4)
    causes = failed.value.__cause__
    assert causes is not None
    assert isinstance(causes.__cause__, IndexError)


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_a_fixed_auction_is_the_same_in_all_seatings(rules: str) -> None:
    task = setup(rules=rules, auction="simple")
    deals = [task(number) for number in range(1, 7)]
    for deal in deals:
        assert [game.seating for game in deal.games] == [*SEATINGS, *ALIKE]
        assert len({(game.contract, game.declarer) for game in deal.games}) == 1
        assert all(kind in ("card", "kontra") for _, kind in deal.times)
    kinds = by_kind(deals)
    assert sum(kind.deals for name, kind in kinds.items() if name != "all") == len(
        [deal for deal in deals if deal.games[0].contract]
    )


def test_fixed_cells_say_what_the_games_say() -> None:
    deals = [setup(auction="simple")(number) for number in range(1, 7)]
    kind = next(iter(by_kind(deals).values()))
    alike = [game for deal in deals for game in deal.games if game.seating == "BBB"]
    assert kind.cells["B", "BB"].success.value == pytest.approx(sum(g.made for g in alike) / len(deals))
    difference = kind.compared["declarer A less B, defenders B"].points.value
    cells = kind.cells["A", "BB"].points.value - kind.cells["B", "BB"].points.value
    assert difference == pytest.approx(cells)


def test_only_some_contracts_are_played_on() -> None:
    task = setup(auction="simple", only=("parti",))
    played = [deal for number in range(1, 13) if (deal := task(number)).games]
    assert 0 < len(played) < 12
    assert {game.kind for deal in played for game in deal.games} == {"parti"}


class Prophet(RandomPlayer):
    """Holds everything for an even chance."""

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        action = SimplePlayer(0).choose(view, budget_ms, cancel)
        seat = view.seat if isinstance(action, Bid) or view.declarer is None else view.declarer
        self.forecasts = tuple(Forecast(seat, part, 0.5) for part in Part)
        return action


def test_forecasts_are_held_against_what_came(monkeypatch: Patch) -> None:
    monkeypatch.setattr(minds, "player_for", lambda spec, seed: Prophet(seed))
    deals = [setup()(number) for number in range(1, 5)]
    for game in (game for deal in deals for game in deal.games):
        bids = [one for one in game.estimates if one.moment == "bid"]
        assert {one.player for one in bids} == {game.declares}
        assert {one.part for one in bids if one.made} == set(game.parts)
        assert any(one.moment == "kontra" for one in game.estimates)
    found = report(deals)
    assert found.odds["A"]["bid"].brier == 0.25
    assert found.odds["B"]["kontra"].rows[5][1] == 0.5
    assert any("Brier score 0.2500" in line for line in odds(found))


def test_no_forecast_no_score() -> None:
    assert not any(report([setup()(1)]).odds.values())


def test_what_was_realised() -> None:
    """Nothing when the declarer gave up or revoked, everything when another revoked."""
    ends = {"gave up": 0, "declarer": 0, "d1": 0, "d2": 0, "played": 0}
    may_give_up = load("GT").with_options({"give_up": "in_play"})
    may_revoke = load("HO").with_options({"illegal_cards": "punished"})
    for rules in (load("EN"), may_give_up, may_revoke):
        for number in range(60):
            done, _, _ = finished(rules, f"realised {number}")
            if done.game is None:
                continue
            made = realised(done)
            end = "gave up" if done.outcome.gave_up else done.outcome.revoked_by or "played"
            ends[end] += 1
            assert tuple(made) == done.game.contract.parts
            assert end in ("played", "d1", "d2") or not any(made.values())
            assert end in ("played", "gave up", "declarer") or all(made.values())
    assert all(ends.values()), ends


def test_kontras_are_counted_by_who_was_right() -> None:
    game = Game(
        "ABB",
        (-4, 2, 2),
        "parti",
        "parti",
        calls=(Call("B", 1, "parti", False), Call("A", 2, "parti", False)),
    )
    text = list(contracts(report([type(setup()(1))(1, [game])])))
    assert "kontra by A: 0 parts doubled, - of them lost; 1 answers, 0.0 % of them made" in text
    assert "kontra by B: 1 parts doubled, 100.0 % of them lost; 0 answers, - of them made" in text

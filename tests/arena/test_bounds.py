"""The player that sees all, and hands dealt for one game."""

from __future__ import annotations

import pytest

from ulti_desktop import native
from ulti_desktop.ai.exact import play_rules
from ulti_desktop.arena import all_seeing
from ulti_desktop.arena.deal import Setup, play_on
from ulti_desktop.arena.fixed import by_kind
from ulti_desktop.arena.minds import ALL_SEEING, FixedAuction, Thinker, budget_for
from ulti_desktop.arena.plausible import KINDS, Scripted, fits, laid_away, plausible_deal
from ulti_desktop.arena.report import report
from ulti_desktop.engine.cards import DECK, Suit, cards_of
from ulti_desktop.engine.payoff import payoff_table
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done, Play, State
from ulti_desktop.engine.step import start_deal

seeing = pytest.mark.native


def scripted(rules: str, game: str, number: int, player: str) -> tuple[Done, list[State]]:
    """Play a dealt hand with one player at all seats; return the end and the states before each card."""
    rule_set, dealer = load(rules), number % 3
    deck, script = plausible_deal(rule_set, dealer, game, f"bounds/{number}")
    seats = [
        FixedAuction(Scripted(script if seat == (dealer + 1) % 3 else None), Thinker(player, seat, 0))
        for seat in range(3)
    ]
    states: list[State] = []
    done = play_on(start_deal(rule_set, dealer, deck)[0], seats, lambda state, *_: states.append(state))
    assert done is not None
    return done, states


@pytest.mark.parametrize("rules", RULE_SET_IDS)
@pytest.mark.parametrize("game", ["parti", "betli", "ulti"])
def test_forehand_plays_what_it_was_dealt_for(rules: str, game: str) -> None:
    for number in range(3):
        done, _ = scripted(rules, game, number, "simple")
        assert done.game is not None
        assert done.game.declarer == (number + 1) % 3
        assert game in done.game.contract.parts
        assert done.game.contract.trump is not Suit.HEARTS
        assert not done.game.contract.hearts
        assert done.game.doublings == ()
        assert not isinstance(fits(cards_of(done.game.start_hands[done.game.declarer]), game), bool)


def test_dealt_hands_are_the_same_for_a_seed_and_go_round() -> None:
    rules = load("EN")
    packs = [plausible_deal(rules, 0, game, seed) for game in KINDS for seed in ("x", "y")]
    assert packs == [plausible_deal(rules, 0, game, seed) for game in KINDS for seed in ("x", "y")]
    assert len({deck for deck, _ in packs}) == len(packs)
    assert all(sorted(deck) == list(DECK) for deck, _ in packs)


def test_the_two_poorest_go() -> None:
    cards = list(DECK[:12])  # acorns from the seven to the ace, four low leaves
    assert {card.code for card in cards} - {card.code for card in laid_away(cards, "parti")} == {
        "leaves 7",
        "leaves 8",
    }
    assert "acorns A" not in {card.code for card in laid_away(cards, "betli")}


@seeing
@pytest.mark.parametrize(
    ("rules", "game"), [("EN", "parti"), ("EN", "betli"), ("HM", "ulti"), ("DE", "betli")]
)
def test_all_who_see_come_to_the_exact_value(rules: str, game: str) -> None:
    for number in range(4):
        done, states = scripted(rules, game, number, ALL_SEEING)
        assert done.game is not None
        start = next(state for state in states if isinstance(state, Play))
        table = payoff_table(start.game.contract, (), start.game.rules, all_seeing._so_far(start))
        solved = all_seeing._search().solve(
            all_seeing._position(start),
            play_rules(start.game.contract, start.game.rules),
            table.to_bytes(),
            start.game.rules.ace_value,
        )
        assert done.settlement.declarer == solved.value


@seeing
def test_seeing_beats_not_seeing_in_both_roles() -> None:
    setup = Setup(load("EN"), ALL_SEEING, "simple", "bound", 0, 0, dealt="parti")
    deals = [setup(number) for number in range(1, 25)]
    assert report(deals).difference.low > 0
    kind = by_kind(deals)["parti"]
    assert kind.compared["defenders A less B, declarer B"].points.value < 0
    assert kind.compared["declarer A less B, defenders B"].points.value >= 0


@seeing
@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_it_plays_whatever_is_bid(rules: str) -> None:
    """Against players that bid anything and double it."""
    setup = Setup(load(rules), ALL_SEEING, "random", "whatever", 0, 0, auction="random")
    assert all(len(setup(number).games) == 8 for number in range(1, 4))


def test_without_the_compiled_part_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "AVAILABLE", False)
    with pytest.raises(ValueError, match="all-seeing needs the compiled part"):
        budget_for(ALL_SEEING)

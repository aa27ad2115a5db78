"""Sessions: who deals, when it is over, the ritual of the ace of hearts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ulti_desktop.engine.cards import ACE_OF_HEARTS, Rank, Suit, mask_of, shuffled
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.match import DealResult, Match
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.scoring import Outcome, Settlement
from ulti_desktop.engine.state import Done, Game

PARTI = Contract((Part.PARTI,), trump=Suit.BELLS)


def done(match: Match, points: tuple[int, int, int] = (2, -1, -1), ace: int | None = 0) -> Done:
    """Return a finished deal of this match in which seat 0 declared."""
    rest = [card for card in shuffled("m") if card != ACE_OF_HEARTS]
    hands = [mask_of(rest[i * 10 : i * 10 + 10]) for i in range(3)]
    if ace is not None:
        hands[ace] = hands[ace] & ~rest[ace * 10].bit | ACE_OF_HEARTS.bit
    held = (hands[0], hands[1], hands[2])
    talon = 0xFFFFFFFF & ~(hands[0] | hands[1] | hands[2])
    game = Game(match.rules, match.dealer, 0, PARTI, talon, (), (), held)
    settlement = Settlement((), *points)
    return Done(match.rules, match.dealer, game, held, (), (), Outcome(), settlement)


def void(match: Match) -> Done:
    settlement = Settlement((), 0, 0, 0)
    return Done(match.rules, match.dealer, None, (0, 0, 0), (), (), Outcome(void_deal=True), settlement)


def after(match: Match, *points: tuple[int, int, int], **more: Any) -> Match:
    for row in points:
        match = match.after(done(match, row, **more))
    return match


def test_the_deal_passes_on_and_balances_add_up() -> None:
    match = after(Match(load("HM"), 0, 0, 1), (2, -1, -1), (-4, 2, 2))
    assert [result.dealer for result in match.results] == [1, 2]
    assert (match.dealer, match.number) == (0, 3)
    assert match.balances == (-2, 1, 1)
    assert [result.balances for result in match.results] == [(2, -1, -1), (-2, 1, 1)]
    assert not match.is_over


def test_the_base_stake_multiplies_the_score_sheet_only() -> None:
    rules = load("HO").with_options({"stake": 10})
    match = after(Match(rules, 0, 0, 0), (2, -1, -1))
    assert match.results[0].points == match.balances == (20, -10, -10)
    assert match.results[0].settlement.declarer == 2


def test_a_void_deal_passes_on_but_does_not_count() -> None:
    match = Match(load("HO"), 2, 0, 0)
    match = match.after(void(match))
    assert (match.dealer, match.number, match.is_over) == (1, 1, False)
    same = Match(load("HO").with_options({"all_pass": "same_dealer"}), 2, 0, 0)
    assert same.after(void(same)).dealer == 0
    assert after(match, (2, -1, -1), (2, -1, -1)).is_over


def test_a_session_of_24_deals_ends_after_24() -> None:
    match = after(Match(load("HO"), 24, 0, 0), *[(2, -1, -1)] * 23)
    assert not match.is_over
    assert after(match, (2, -1, -1)).is_over


def test_a_tie_in_de_brings_three_more_deals_and_again() -> None:
    level = [(2, -1, -1), (-1, 2, -1)]
    match = after(Match(load("DE"), 2, 0, 0), *level)
    assert match.is_tied
    assert not match.is_over
    match = after(match, (2, -1, -1), (2, -1, -1))
    assert not match.is_over
    broken = after(match, (2, -1, -1))
    assert broken.is_over
    tied = after(match, (-4, 2, 2))
    assert tied.is_tied
    assert not tied.is_over
    other = after(Match(load("HO"), 2, 0, 0), *level)
    assert other.is_over


def test_a_chip_target_ends_the_session() -> None:
    match = after(Match(load("GT"), 0, 10, 0), (8, -4, -4))
    assert not match.is_over
    assert after(match, (2, -1, -1)).is_over


def test_the_ace_of_hearts_deals_and_does_not_deal() -> None:
    """R-EN16: spoken in deal 10; in deal 11 the dealer of 13 gets the ace: 13, 14, 15, end."""
    match = after(Match(load("EN"), 0, 0, 0), *[(2, -1, -1)] * 9)
    match = match.speak_ritual(len(match.results))
    match = after(match, (2, -1, -1), ace=2)
    assert match.ritual_noted is None
    dealer_of_13 = (match.dealer + 2) % 3
    match = after(match, (2, -1, -1), ace=dealer_of_13)
    assert match.ritual_noted == dealer_of_13
    match = after(match, (2, -1, -1), (2, -1, -1), (2, -1, -1), ace=0)
    assert len(match.results) == 14
    assert not match.is_over
    match = after(match, (2, -1, -1))
    assert (len(match.results), match.is_over) == (15, True)


def test_the_ace_in_the_talon_waits_for_the_next_deal() -> None:
    match = Match(load("EN"), 0, 0, 0).speak_ritual(0)
    match = after(match, (2, -1, -1), ace=1)
    match = after(match, (2, -1, -1), ace=None)
    assert match.ritual_noted is None
    assert after(match, (2, -1, -1), ace=1).ritual_noted == 1


def test_he_who_dealt_the_noting_deal_is_meant_at_his_next_turn() -> None:
    match = after(Match(load("EN"), 0, 0, 0).speak_ritual(0), (2, -1, -1))
    match = after(match, (2, -1, -1), ace=match.dealer)
    match = after(match, *[(2, -1, -1)] * 4)
    assert not match.is_over
    assert after(match, (2, -1, -1)).is_over


def test_the_phrase_means_nothing_where_the_rules_have_no_ritual() -> None:
    match = Match(load("HM"), 0, 0, 0)
    assert match.speak_ritual(0) is match


def test_players_may_end_a_session_at_any_time() -> None:
    assert Match(load("HM"), 0, 0, 0).end().is_over


def test_the_result_line_keeps_what_the_score_sheet_needs() -> None:
    match = after(Match(load("EN"), 0, 0, 2), (2, -1, -1), ace=1)
    result = match.results[0]
    assert isinstance(result, DealResult)
    assert (result.declarer, result.contract, result.ace_holder, result.void) == (0, PARTI, 1, False)
    assert ACE_OF_HEARTS.rank is Rank.ACE
    assert replace(match, ended=True).is_over

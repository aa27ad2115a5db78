"""The tables made of deals: what they hold, and that they say what was seen."""

from __future__ import annotations

import random

import pytest

from tests.kit.gathered import a_deal, many
from ulti_desktop.ai import belief, calibration
from ulti_desktop.ai.belief import POOLED
from ulti_desktop.learning.fit import FEWEST, PRIOR, SIZES, counted, hand_tables
from ulti_desktop.learning.odds import odds_tables
from ulti_desktop.learning.scaling import expected
from ulti_desktop.learning.table import lines_of


def test_tables_give_the_mean_numbers_of_the_deals() -> None:
    facts = many(300)
    tables = hand_tables(facts)
    row, counts = tables[POOLED]["ulti"], counted(facts)[POOLED, "ulti"]
    assert row["deals"] == counts.deals == 300
    for mean, seen in zip(
        expected(SIZES["trump"], (row["declarer"], row["talon"])), counts.cards, strict=True
    ):
        for number, cards in zip(mean, seen, strict=True):
            assert number == pytest.approx(cards / 300, abs=0.015)


def test_a_rule_set_leans_on_all_rule_sets() -> None:
    """Six deals that differ from all others move their own table a little way only."""
    odd = [a_deal(number, "HM", trump=2) for number in range(6)]
    for one in odd:
        one["hands"] = [0x3FF, *((0x3FF << (10 * seat)) for seat in (1, 2))]
        one["talon"] = 3 << 30
    facts = many(200) + odd
    counts = counted(facts)
    own, all_of_them = counts["HM", "ulti"], counts[POOLED, "ulti"]
    means = own.means_towards(all_of_them)
    for row, mine, theirs in zip(means, own.cards, all_of_them.cards, strict=True):
        for number, few, of_all in zip(row, mine, theirs, strict=True):
            assert number == pytest.approx((few + of_all / 206 * PRIOR) / (6 + PRIOR))
    table = hand_tables(facts)["HM"]["ulti"]
    found = expected(SIZES["trump"], (table["declarer"], table["talon"]))
    assert found[0][8] == pytest.approx(means[0][8], abs=0.01)


def test_few_deals_make_no_table() -> None:
    few = many(FEWEST - 1, "HM", parts=["four_aces"])
    tables = hand_tables(many(50) + few)
    assert "HM" not in tables
    assert "four_aces" not in tables[POOLED]
    assert tables[POOLED]["trump"]["deals"] == 50 + len(few)
    tables = hand_tables(many(50) + many(FEWEST, "HM", parts=["four_aces"]))
    assert tables["HM"]["four_aces"]["deals"] == FEWEST
    assert hand_tables(many(FEWEST - 1)) == {}


def test_deals_that_tell_nothing_are_left_out() -> None:
    facts = many(40)
    more = [*facts, {"rules": "EN", "number": 99, "void": True}, a_deal(50, own_talon=False)]
    assert hand_tables(more) == hand_tables(facts)  # type: ignore[arg-type]


def test_games_without_trump() -> None:
    tables = hand_tables(many(30, trump=None, parts=["betli"]))
    assert list(tables[POOLED]) == ["betli", "plain"]
    assert tables[POOLED]["betli"]["declarer"][:8] == [1.0] * 8
    assert tables[POOLED]["betli"]["talon"][:8] == [0.2] * 8


def test_the_order_of_the_deals_makes_no_difference() -> None:
    facts = many(80) + many(60, "HO") + many(20, "DE", trump=None, parts=["durchmars"])
    turned = facts[:]
    random.Random(1).shuffle(turned)
    assert hand_tables(turned) == hand_tables(facts)
    assert odds_tables(turned) == odds_tables(facts)


def test_chances_come_near_those_the_deals_were_made_with() -> None:
    tables = odds_tables(many(1500) + many(30, "HM"))
    shift, slope, number = tables[POOLED]["bid"]["ulti"]
    assert number == 1530
    for share in (0.25, 0.5, 0.75):
        chance = calibration.shifted(0.5, shift + slope * calibration.logit_of(share))
        assert chance == pytest.approx(0.2 + 0.6 * share, abs=0.07)
    assert list(tables) == [POOLED, "EN", "HM"]
    assert set(tables[POOLED]) == {"bid", "defence", "reply"}
    assert "parti" not in tables[POOLED]["bid"]  # its share of worlds is not known
    assert tables["HM"]["bid"]["ulti"][1] == pytest.approx(slope, abs=0.2)


def test_players_can_use_what_was_learned() -> None:
    facts = many(60)
    belief._check(hand_tables(facts))
    calibration._check(odds_tables(facts))


def test_table_for_people() -> None:
    facts = many(60) + many(3, "HM", parts=["four_aces"])
    facts.append({"rules": "HO", "number": 0, "void": True})
    lines = list(lines_of(facts, hand_tables(facts), odds_tables(facts)))
    assert lines[0] == "64 deals: EN 60, HM 3, HO 1; nobody bid in 1"
    ulti = next(line for line in lines if line.startswith("ulti"))
    assert ulti.split()[1] == "60"
    assert ulti.split()[-2:] == ["60", "60"]
    assert next(line for line in lines if line.startswith("four_aces")).split()[1:] == ["3", "0%", "+8.0"]
    assert any(line.startswith("defence ulti") for line in lines)
    assert max(map(len, lines)) < 110
    assert len(list(lines_of(facts[-1:], {}, {}))) == 4

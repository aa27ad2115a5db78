"""The settlement and the score sheet: every line, totals that add up to zero, points, balances."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.deals import finished, random_rules
from tests.kit.endings import random_contract
from tests.ui.window_kit import NAMES, all_rules, cheap_end, played, settle_layout
from ulti_desktop import words
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.scoring import Line, Seven, card_totals, settle, side_points
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, legal_actions, start_deal
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.ui import language, results
from ulti_desktop.ui.balance_chart import BalanceChart, scale_steps
from ulti_desktop.ui.score_sheet import ScoreSheet
from ulti_desktop.ui.settlement_sheet import SettlementSheet

pytestmark = pytest.mark.gui


def texts(sheet: SettlementSheet) -> list[str]:
    return [label.text() for label in sheet.lines.findChildren(QLabel) if label.isVisibleTo(sheet)]


@pytest.mark.parametrize("name", ["<img src='//host/x.png'>", "<b>Bori</b>", "a &lt; b < c", "Bori & Co."])
def test_a_name_is_shown_as_it_is_in_a_tool_tip(qtbot: QtBot, name: str) -> None:
    """Qt takes what looks like HTML for HTML there, and opens the pictures that it names."""
    _, ends = played(load("HM"), 12)
    view = next(
        view for view in (view_of(end, 0) for end in ends) if view.settlement and view.settlement.lines
    )
    assert view.settlement
    line = replace(view.settlement.lines[0], levels=(1, 2))
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    settled = replace(view, settlement=replace(view.settlement, lines=(line,)))
    sheet.lines.show_lines(settled, (name, name, name), compact=False)
    tip = next(
        one.toolTip() for one in sheet.lines.findChildren(QWidget) if "kontra" in one.toolTip().lower()
    )
    shown = QTextDocument()
    (shown.setHtml if tip.startswith("<") else shown.setPlainText)(tip)
    assert [row.partition(": ")[0] for row in shown.toPlainText().split("\n")] == [name, name]


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
@pytest.mark.parametrize("width", [1280, 800])
def test_lists_every_line_and_adds_up_to_zero(qtbot: QtBot, rules: RuleSet, width: int) -> None:
    match, ends = played(rules, 12)
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    for number, end in enumerate(ends, start=1):
        view = view_of(end, 0)
        so_far = Match(rules, 24, 0, 0, match.results[:number])
        sheet.show_result(view, so_far, NAMES)
        sheet.fit_into(QSize(width, 800 if width > 800 else 600))
        settle_layout()
        assert view.settlement is not None
        settlement = view.settlement
        assert settlement.declarer + settlement.d1 + settlement.d2 == 0
        shown = texts(sheet)
        for line in settlement.lines:
            assert words.capital(words.line_item(line)) in shown
            assert words.result(line) in shown
            d1, d2 = results.gains(line, view)
            assert shown.count(words.signed(d1)) >= 1
            assert shown.count(words.signed(d2)) >= 1
        assert sum(results.gains(line, view)[0] for line in settlement.lines) == settlement.d1
        assert sum(results.gains(line, view)[1] for line in settlement.lines) == settlement.d2
        if view.declarer is not None:
            assert words.signed(settlement.d1) in shown
            assert words.signed(settlement.d2) in shown
        balances = [label.text() for label in sheet.balances.findChildren(QLabel)]
        for seat in range(3):
            assert words.signed(so_far.balances[seat]) in balances


@pytest.mark.parametrize("code", ["hu", "de", "en"])
@pytest.mark.parametrize("size", [(1280, 800), (1000, 700)])
def test_all_of_a_usual_deal_is_seen_at_once(
    qapp: QApplication, qtbot: QtBot, code: str, size: tuple[int, int]
) -> None:
    """With what one deal needed left over from the one before."""
    language.use(qapp, code)
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    sheet.show()
    most = 0
    for rules in all_rules():
        match, ends = played(rules, 4)
        for number, end in enumerate(ends, start=1):
            view = view_of(end, 0)
            sheet.show_result(view, Match(rules, 24, 0, 0, match.results[:number]), NAMES)
            sheet.fit_into(QSize(*size))
            settle_layout()
            area = sheet.findChild(QScrollArea)
            assert isinstance(area, QScrollArea)
            assert area.verticalScrollBar().maximum() == 0, (rules.id, number)
            assert sheet.height() <= size[1] - 24
            most = max(most, 0 if view.settlement is None else len(view.settlement.lines))
    assert most == 5


def test_a_defenders_revoke_adds_up_to_what_everybody_gets() -> None:
    rules = load("HO").with_options({"illegal_cards": "punished"})
    ends = (finished(rules, f"revoke {n}")[0] for n in range(400))
    end = next(e for e in ends if e.outcome.revoked_by in ("d1", "d2"))
    view = view_of(end, 0)
    assert view.settlement is not None
    (line,) = view.settlement.lines
    assert results.gains(line, view) == (view.settlement.d1, view.settlement.d2)
    assert min(results.gains(line, view)) < 0 < max(results.gains(line, view))


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
def test_blocks_hold_all_points_of_both_sides(rules: RuleSet) -> None:
    counted = 0
    for number in range(40):
        end = cheap_end(rules, f"blocks{number}")
        view = view_of(end, 0)
        if not results.shows_points(view):
            continue
        assert view.outcome is not None
        sides = results.points(view)
        assert tuple(side.total for side in sides) == side_points(view.outcome, rules)
        cards = sum(side.cards + side.last + side.talon for side in sides)
        assert cards == sum(card_totals(view.outcome, rules))
        assert sum(side.last for side in sides) in (0, 10)
        counted += 1
    assert counted > 0


def void_end(rules: RuleSet) -> Done:
    state, _ = start_deal(rules, 0, shuffled("void"))
    while not isinstance(state, Done):
        state, _ = apply(state, legal_actions(state)[0])
    return state


def test_a_void_deal_has_its_short_form(qtbot: QtBot) -> None:
    rules = load("HO")
    end = void_end(rules)
    assert end.game is None
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    sheet.show_result(view_of(end, 0), Match(rules, 24, 0, 0).after(end), NAMES)
    assert not sheet.lines.isVisibleTo(sheet)
    assert not sheet.points.isVisibleTo(sheet)
    assert sheet.balances.isVisibleTo(sheet)


def test_enter_deals_again(qtbot: QtBot) -> None:
    rules = load("HM")
    match, ends = played(rules, 2)
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    sheet.show_result(view_of(ends[-1], 0), match, NAMES)
    with qtbot.waitSignal(sheet.next_wanted):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)
    for button, signal in (
        (sheet.again, sheet.again_wanted),
        (sheet.scores, sheet.scores_wanted),
        (sheet.end, sheet.end_wanted),
    ):
        with qtbot.waitSignal(signal):
            button.click()


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
def test_deciding_cards_were_played_in_one_trick(rules: RuleSet) -> None:
    for number in range(30):
        view = view_of(cheap_end(rules, f"cards{number}"), 0)
        cards = results.deciding_cards(view)
        if not cards:
            continue
        assert len(set(cards)) == 2
        tricks = [{card for _, card in trick.cards} for trick in view.tricks]
        assert any(set(cards) <= trick for trick in tricks)


def test_the_deciding_cards_are_told(qtbot: QtBot) -> None:
    rules = load("HM")
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    told = set()
    for number in range(40):
        end = cheap_end(rules, f"told{number}")
        view = view_of(end, 0)
        sheet.show_result(view, Match(rules, 24, 0, 0).after(end), NAMES)
        trick = results.deciding_trick(view)
        if trick is None:
            assert "Trick" not in sheet.accessibleDescription()
            continue
        who = "you" if trick.winner == 0 else NAMES[trick.winner]
        caption = f"Trick {view.tricks.index(trick) + 1} went to {who}"
        cards = words.cards(results.deciding_cards(view))
        assert f"{caption}: {cards}" in sheet.accessibleDescription()
        told.add(who)
    assert told == {"you", *NAMES[1:]}


@pytest.mark.parametrize("width", [1280, 800])
def test_a_factor_says_where_it_comes_from(qtbot: QtBot, width: int) -> None:
    rules = load("HM")
    ends = (cheap_end(rules, f"factor{n}") for n in range(400))
    lost = next(e for e in ends if any(line.factor == 2 for line in e.settlement.lines))
    sheet = SettlementSheet()
    qtbot.addWidget(sheet)
    sheet.show_result(view_of(lost, 0), Match(rules, 24, 0, 0).after(lost), NAMES)
    sheet.fit_into(QSize(width, 800))
    explained = [one for one in sheet.lines.findChildren(QWidget) if one.toolTip().startswith("Lost")]
    lines = [line for line in lost.settlement.lines if line.factor == 2]
    assert len([one for one in explained if one.isVisibleTo(sheet)]) == len(lines)
    assert {one.toolTip() for one in explained} <= {"Lost parts: ×2", "Lost betli: ×2"}
    assert all(one.accessibleDescription() == one.toolTip() for one in explained)


def test_score_sheet_lists_every_deal(qtbot: QtBot) -> None:
    rules = load("HO")
    match, _ = played(rules, 8)
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_match(match, NAMES, may_go_on=True)
    assert sheet.table.rowCount() == 8
    for row, result in enumerate(match.results):
        for seat in range(3):
            item = sheet.table.item(row, 4 + seat)
            assert item is not None
            assert item.text() == words.signed(result.balances[seat])
    assert sheet.next.isVisibleTo(sheet)
    sheet.table.selectRow(2)
    assert sheet.chart.marked == 3


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (-1, 1), (-7, 3), (-24, 36), (-999, 12), (0, 4), (-3, 0), (-5000, 5000)]
)
def test_chart_scale_is_round_and_wide_enough(low: int, high: int) -> None:
    steps = scale_steps(low, high)
    assert steps[0] <= low
    assert steps[-1] >= high
    assert 0 in steps
    assert len(steps) <= 12
    assert len({b - a for a, b in pairwise(steps)}) <= 1


def test_chart_draws_long_and_empty_sessions(qtbot: QtBot) -> None:
    chart = BalanceChart()
    qtbot.addWidget(chart)
    chart.resize(400, 300)
    for rows in ([], [(0, 0, 0)], [(i, -2 * i, i) for i in range(300)]):
        chart.show_balances(rows, NAMES)
        assert not chart.grab().isNull()


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_the_product_shown_is_the_amount(rules_id: str) -> None:
    seen = set()
    for number in range(120):
        rng = random.Random(f"{rules_id}{number}")
        rules = random_rules(rng) if number % 2 else load(rules_id)
        end = cheap_end(rules, f"product{number}")
        if end.game is None:
            continue
        view = view_of(end, 0)
        contract = random_contract(rules, rng)
        doublings = tuple((part, rng.randrange(3), rng.randrange(3)) for part in contract.parts)
        outcome = replace(
            end.outcome,
            declarer_tricks=rng.choice((0, 5, 10)),
            defender_tricks=10,
            seven=rng.choice((None, Seven(10, rng.choice(("declarer", "d1")), rng.random() < 0.5))),
            revoked_by=rng.choice((None, None, None, "declarer", "d1", "d2")),
            declarer_aces=rng.choice((0, 4)),
        )
        settlement = settle(contract, doublings, outcome, rules)
        view = replace(view, contract=contract, outcome=outcome, settlement=settlement)
        for line in settlement.lines:
            assert math.prod(factor for _, factor in results.factors(line, view)) == line.factor
            amounts = {abs(line.d1), abs(line.d2)} - {0}
            shown = [math.prod(map(int, one.split(" × "))) for one in calculation_parts(line, view)]
            assert set(shown) == amounts, (line, shown)
            for product, amount in zip(results.products(line, view), (line.d1, line.d2), strict=True):
                assert (0 if product is None else product.amount) == abs(amount)
                if product is not None and line.item != "revoke":
                    assert product.base == line.base
                    assert product.factor == line.factor
            seen.add(line.item)
    assert {"parti", "ulti", "revoke"} <= seen


def calculation_parts(line: Line, view: SeatView) -> list[str]:
    text = results.calculation(line, view)
    return text.split(" / ") if text else []


def ended_with(match: Match, balances: tuple[int, int, int], **change: Any) -> Match:
    """Return the session with other balances after its last deal."""
    results_ = (*match.results[:-1], replace(match.results[-1], balances=balances))
    return replace(match, results=results_, **change)


@pytest.mark.parametrize(
    ("balances", "text"),
    [
        ((18, -12, -6), "The session is over · You win with +18"),
        ((-12, 18, -6), "The session is over · Gergő wins with +18"),
        ((6, -12, 6), "The session is over · Anna and Bori share first place with +6"),
        ((0, 0, 0), "The session is over · Anna, Gergő and Bori share first place with 0"),
    ],
)
def test_the_end_of_a_session_is_named(qtbot: QtBot, balances: tuple[int, int, int], text: str) -> None:
    match, ends = played(load("HM"), 2)
    over = ended_with(match, balances, ended=True)
    settlement, scores = SettlementSheet(), ScoreSheet()
    for sheet in (settlement, scores):
        qtbot.addWidget(sheet)
    settlement.show_result(view_of(ends[-1], 0), match, NAMES)
    assert not settlement.notice.isVisibleTo(settlement)
    settlement.show_result(view_of(ends[-1], 0), over, NAMES)
    scores.show_match(over, NAMES)
    assert settlement.notice.text.text() == scores.notice.text.text() == text
    assert settlement.notice.isVisibleTo(settlement)
    settlement.show_result(view_of(ends[-1], 0), over, NAMES, practice=True)
    assert not settlement.notice.isVisibleTo(settlement)


def test_an_extra_round_is_announced() -> None:
    match, _ = played(load("DE"), 3)
    tied = ended_with(match, (6, 6, -12), deals=3)
    assert not tied.is_over
    assert words.session_line(tied, NAMES) == "A tie for first place: 3 more deals"
    assert words.session_line(ended_with(match, (6, 6, -12), deals=1), NAMES) == "Extra round: 1 more deal"
    assert words.session_line(ended_with(match, (6, 6, -12), deals=4), NAMES) == ""
    by_points = ended_with(match, (6, 6, -12), deals=0, chip_target=5)
    assert "until one is ahead" in words.session_line(by_points, NAMES)


def test_the_ritual_is_told_step_by_step() -> None:
    match = Match(load("EN"), 0, 0, 0)
    told = []
    for number in range(40):
        match = match.after(cheap_end(match.rules, f"ritual{number}", match.dealer))
        if number == 2:
            assert words.session_line(match, NAMES) == ""
            match = match.speak_ritual(2)
        told.append(words.session_line(match, NAMES))
        if match.is_over:
            break
    said = [text for text in told if text]
    assert said[0] == "The end is called: whoever gets the ace of hearts next will fix it"
    assert said[-1].startswith("The session is over")
    assert said[-3:-1] == ["The last round: 2 more deals", "The last round: 1 more deal"]

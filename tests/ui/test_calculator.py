"""The calculator: the same settlement as the command `score`, and nothing that cannot be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import settle_layout, too_narrow, window_in
from ulti_desktop.commands.cases import run_score, settlement_json
from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.scoring import Doublings
from ulti_desktop.ui import bid_choice, language
from ulti_desktop.ui import calculation as calc
from ulti_desktop.ui.calculation import Facts, How, Limit, SevenFate
from ulti_desktop.ui.calculator import CalculatorSheet

CASES = Path(__file__).resolve().parents[1] / "data" / "cases"
ULTI = Contract((Part.PARTI, Part.ULTI), trump=Suit.BELLS)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "en")
    yield
    language.use(qapp, "en")


def cases() -> list[dict[str, Any]]:
    names = ("scoring.json", "scoring_extra.json", "random.json")
    return [case for name in names for case in json.loads((CASES / name).read_text("utf-8"))]


def facts_of(outcome: dict[str, Any]) -> Facts:
    """Tell a case's outcome as a person would."""
    seven = outcome["seven"]
    fate = SevenFate.ELSEWHERE
    if seven is not None and seven["trick"] == 10:
        ours = seven["by"] == "declarer"
        fate = {
            (True, True): SevenFate.DECLARER_WON,
            (True, False): SevenFate.DECLARER_LOST,
            (False, True): SevenFate.DEFENDER_WON,
            (False, False): SevenFate.DEFENDER_LOST,
        }[ours, seven["won"]]
    how = How.GAVE_UP if outcome.get("gave_up") else How(outcome.get("revoked_by") or "played")
    own, others = outcome["declarer_marriages"], outcome["defender_marriages"]
    return Facts(
        how,
        outcome["declarer_tricks"],
        outcome["talon_points"],
        outcome["declarer_points"],
        fate,
        40 in own,
        own.count(20),
        40 in others,
        others.count(20),
        outcome["declarer_aces"] == 4,
        outcome["declarer_tens"] == 4,
    )


def read(case: dict[str, Any]) -> tuple[Contract, Doublings, Facts]:
    contract = Contract.from_json(case["contract"])
    if case["options"].get("half_hand") and "half_hand" not in case["contract"]:
        contract = Contract(contract.parts, contract.hearts, contract.open, contract.trump, True)
    doublings = tuple(
        (Part(name), row.get("d1", 0), row.get("d2", 0)) for name, row in case["doublings"].items()
    )
    return contract, doublings, facts_of(case["outcome"])


def test_settles_every_case_as_score_does() -> None:
    settled = 0
    for case in cases():
        if case["outcome"].get("void_deal"):
            continue
        rules = load(case["rules"]).with_options(case["options"])
        contract, doublings, facts = read(case)
        done = calc.calculated(contract, doublings, facts, rules)
        assert done.settlement is not None
        answer = run_score(case)
        assert settlement_json(done.settlement) == {k: v for k, v in answer.items() if k != "id"}, case["id"]
        settled += 1
    assert settled > 200


def test_the_sheet_settles_cases_as_score_does(qtbot: QtBot) -> None:
    """Put in through the sheet; only what its rules of possibility let pass unchanged is compared."""
    sheet = CalculatorSheet()
    qtbot.addWidget(sheet)
    compared = 0
    for case in cases()[::7]:
        rules = load(case["rules"]).with_options(case["options"])
        if case["outcome"].get("void_deal"):
            continue
        contract, doublings, facts = read(case)
        if calc.tidied(facts, contract, rules) != facts:
            continue
        sheet.show_rules(rules)
        sheet.choose(contract, doublings, facts)
        done = sheet.result()
        assert done.contract is not None
        assert (done.contract.parts, done.contract.half) == (contract.parts, contract.half)
        assert done.settlement is not None
        answer = run_score(case)
        assert settlement_json(done.settlement) == {k: v for k, v in answer.items() if k != "id"}, case["id"]
        compared += 1
    assert compared > 25


def test_most_cases_are_possible_facts() -> None:
    """What may happen at a table may be told: the recorded cases are hardly ever put right."""
    told = refused = 0
    for case in cases():
        if case["outcome"].get("void_deal"):
            continue
        rules = load(case["rules"]).with_options(case["options"])
        contract, _, facts = read(case)
        points = calc.asks_points(contract, rules)
        tidy = calc.tidied(facts, contract, rules)
        same = tidy == facts or not points or facts.how is not How.PLAYED
        told, refused = told + same, refused + (not same)
    assert refused <= told // 20


def sheet_in(qtbot: QtBot, rules_id: str = "EN", width: int = 1280, height: int = 800) -> CalculatorSheet:
    sheet = CalculatorSheet()
    qtbot.addWidget(sheet)
    sheet.show_rules(load(rules_id))
    sheet.fit_into(QSize(width, height))
    sheet.show()
    settle_layout()
    return sheet


def test_by_mouse_and_key_alone(qtbot: QtBot) -> None:
    sheet = sheet_in(qtbot)
    assert sheet.result().settlement is None
    sheet.contract.grid.buttons[Part.ULTI].click()
    assert sheet.contract.grid.buttons[Part.PARTI].state == "riding"
    sheet.contract.hearts.switch.click()
    chips = sheet.kontra[Part.ULTI, 0].answers.chips
    chips[1].click()
    fates = sheet.facts.seven.answers.chips
    next(chip for chip in fates if chip.value is SevenFate.DECLARER_WON).click()
    stepper = sheet.facts.numbers["points"].stepper
    stepper.setFocus()
    for _ in range(3):
        QTest.keyClick(stepper, Qt.Key.Key_Up)
    assert sheet.facts.facts().points == 80
    done = sheet.result()
    assert done.settlement is not None
    assert (done.settlement.declarer, done.settlement.d1) == (36, -18)
    assert [line.item for line in done.settlement.lines] == ["parti", "ulti"]
    assert sheet.headline.text() == "Partie and ulti made"


def test_what_cannot_be_combined_says_why(qtbot: QtBot) -> None:
    sheet = sheet_in(qtbot)
    sheet.contract.grid.buttons[Part.BETLI].click()
    ulti = sheet.contract.grid.buttons[Part.ULTI]
    assert ulti.state == "cannot"
    ulti.click()
    assert sheet.result().contract == Contract((Part.BETLI,))
    assert sheet.contract.reason.text() == "ulti: cannot be combined with betli"


def test_individual_kontra_has_a_row_for_each_defender(qtbot: QtBot) -> None:
    sheet = sheet_in(qtbot, "EN")
    sheet.contract.grid.buttons[Part.BETLI].click()
    assert set(sheet.kontra) == {(Part.BETLI, 1), (Part.BETLI, 2)}
    sheet.kontra[Part.BETLI, 2].answers.chips[2].click()
    sheet.facts.numbers["tricks"].stepper.go(0)
    done = sheet.result()
    assert done.settlement is not None
    assert (done.settlement.d1, done.settlement.d2) == (-5, -20)
    sheet.rules.pick("GT")
    assert set(sheet.kontra) == {(Part.BETLI, 0)}
    assert len(sheet.kontra[Part.BETLI, 0].answers.chips) == 3


def test_facts_stay_possible(qtbot: QtBot) -> None:
    sheet = sheet_in(qtbot)
    sheet.choose(ULTI, (), Facts(tricks=4, points=60, seven=SevenFate.DECLARER_WON, declarer_forty=True))
    tricks = sheet.facts.numbers["tricks"].stepper
    tricks.go(0)
    facts = sheet.facts.facts()
    assert (facts.points, facts.seven) == (0, SevenFate.ELSEWHERE)
    won = next(chip for chip in sheet.facts.seven.answers.chips if chip.value is SevenFate.DECLARER_WON)
    assert not won.isEnabled()
    assert won.toolTip() == sheet.facts.seven.note.text() == "The declarer has no trick."
    tricks.go(10)
    assert sheet.facts.facts().points == 90
    assert not sheet.facts.switches["defender_forty"].switch.isEnabled()


def test_what_other_rules_leave_no_room_for_is_not_settled(qtbot: QtBot) -> None:
    sheet = CalculatorSheet()
    qtbot.addWidget(sheet)
    sheet.show_rules(load("DE").with_options({"ace_eleven": True}))
    sheet.choose(ULTI, ((Part.PARTI, 2, 2),), Facts(tricks=5, talon=22, points=60))
    assert sheet.facts.facts().talon == 22
    sheet.show_rules(load("HM"))
    facts = sheet.facts.facts()
    assert (facts.talon, facts.points) == (20, 60)
    assert sheet.doublings() == ((Part.PARTI, 2, 2),)
    sheet.show_rules(load("HM").with_options({"kontra_max": 0}))
    assert sheet.doublings() == ()  # there is no row left to see it in


def test_limits() -> None:
    rules = load("EN")
    assert calc.point_bounds(Facts(tricks=10, talon=20), rules) == (70, 70, Limit.ALL_TRICKS)
    assert calc.seven_limit(SevenFate.DEFENDER_WON, Facts(points=90), rules) is Limit.LAST_TRICK_THEIRS
    assert calc.seven_limit(SevenFate.DECLARER_WON, Facts(points=0), rules) is Limit.LAST_TRICK_OURS
    assert calc.aces_limit(Facts(points=30), rules, tens=False) is Limit.FEW_POINTS
    hundred = Contract((Part.TWENTY_HUNDRED,), trump=Suit.BELLS)
    assert calc.forty_limit(hundred, rules) is Limit.NAMED_PAIR_ONLY
    assert calc.twenties_bound(hundred, rules) == (1, Limit.NAMED_PAIR_ONLY)
    assert calc.defenders_twenties_bound(hundred, Facts(), rules) == (0, Limit.NO_DEFENDERS_PAIRS)
    assert calc.twenties_bound(hundred, load("HM")) == (3, Limit.NONE)
    assert How.GAVE_UP in calc.ways(Contract((Part.PARTI,), trump=Suit.BELLS), rules)
    assert calc.ways(ULTI, rules) == (How.PLAYED,)
    assert How.REVOKE_D1 in calc.ways(ULTI, load("HO"))


def test_only_what_matters_is_asked(qtbot: QtBot) -> None:
    sheet = sheet_in(qtbot, "HO")
    sheet.contract.grid.buttons[Part.DURCHMARS].click()
    shown = {name for name, row in sheet.facts.numbers.items() if row.isVisibleTo(sheet)}
    assert shown == {"tricks"}
    assert not sheet.facts.seven.isVisibleTo(sheet)
    sheet.contract.grid.buttons[Part.DURCHMARS].click()
    sheet.contract.grid.buttons[Part.FOUR_ACES].click()
    assert sheet.facts.switches["four_aces"].isVisibleTo(sheet)
    assert not sheet.facts.switches["four_tens"].isVisibleTo(sheet)
    revoke = next(chip for chip in sheet.facts.how.answers.chips if chip.value is How.REVOKE_DECLARER)
    revoke.click()
    assert not any(row.isVisibleTo(sheet) for row in sheet.facts.numbers.values())
    done = sheet.result()
    assert done.settlement is not None
    assert [line.item for line in done.settlement.lines] == ["revoke"]


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (800, 600)])
def test_nothing_is_cut_off(qapp: QApplication, qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
    language.use(qapp, code)
    for rules_id in RULE_SET_IDS[::4]:
        sheet = sheet_in(qtbot, rules_id, *size)
        contract = Contract((Part.FORTY_HUNDRED, Part.ULTI), True, trump=Suit.HEARTS)
        sheet.choose(contract, ((Part.ULTI, 1, 1),), Facts(seven=SevenFate.DECLARER_LOST))
        settle_layout()
        assert too_narrow(sheet) == []
        for area in (sheet.area, sheet.beside):
            inner = area.widget()
            assert inner is not None
            assert not area.isVisible() or inner.width() <= area.viewport().width()


def test_it_opens_from_the_menu_with_the_rules_in_play(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="GT")
    window.show()
    window.menus.actions["calculator"].trigger()
    assert window.sheets.is_open(window.sheets.calculator)
    assert window.sheets.calculator.rules.value() == "GT"
    assert set(window.sheets.calculator.contract.grid.buttons) == set(bid_choice.toggles_of(load("GT")))

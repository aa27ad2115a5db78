"""The page about fair deals, and the seed under a deal that is over."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ulti_desktop.engine.actions import Pass
from ulti_desktop.engine.cards import mask_of, shuffled
from ulti_desktop.engine.record import DealRecord, Record
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, legal_actions, start_deal
from ulti_desktop.fairness.dealing import deal_many
from ulti_desktop.fairness.findings import Peeking
from ulti_desktop.fairplay import own_hands, spreads_of
from ulti_desktop.session import seeds
from ulti_desktop.store.ledger import Ending, Entry, entry_of
from ulti_desktop.ui import language
from ulti_desktop.ui.fair_sheet import FairSheet
from ulti_desktop.ui.seed_line import SeedLine

pytestmark = pytest.mark.gui


@pytest.fixture
def sheet(qtbot: QtBot, qapp: QApplication) -> FairSheet:
    language.use(qapp, "en")
    page = FairSheet()
    qtbot.addWidget(page)
    page.fit_into(QSize(1280, 800))
    page.show()
    return page


def test_what_came_of_the_deals(sheet: FairSheet, qtbot: QtBot) -> None:
    assert not sheet.tests.isVisible()
    dealing = deal_many(load("HM"), "page", 600)
    sheet.show_dealing(dealing)
    assert sheet.tests.isVisible()
    assert "600 deals: none of the 12 tests" in sheet.verdict.result.text()
    assert "20.3%" in sheet.plots["aces"].accessibleName()
    with qtbot.waitSignal(sheet.count_wanted) as asked:
        qtbot.mouseClick(sheet.count, Qt.MouseButton.LeftButton)
    assert asked.args == [10_000]
    sheet.show_counting(200)
    assert not sheet.count.isEnabled()
    assert "200" in sheet.verdict.result.text()


def test_what_came_of_peeking(sheet: FairSheet, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sheet.check_wanted):
        qtbot.mouseClick(sheet.peeking.button, Qt.MouseButton.LeftButton)
    sheet.show_peeking(Peeking(3, 3, 0, 12, 0), done=False)
    assert not sheet.peeking.button.isEnabled()
    sheet.show_peeking(Peeking(9, 8, 0, 36, 0), done=True)
    assert "nobody sees hidden cards" in sheet.peeking.result.text()
    sheet.show_peeking(Peeking(9, 8, 0, 36, 2), done=True)
    assert "2 came out differently!" in sheet.peeking.result.text()


def test_in_other_languages(sheet: FairSheet, qapp: QApplication) -> None:
    sheet.show_dealing(deal_many(load("HO"), "page", 200))
    sheet.show_own(2, spreads_of([mask_of(range(10)), mask_of(range(4, 14))]))
    try:
        language.use(qapp, "hu")
        QCoreApplication.sendPostedEvents()
        assert sheet.title.text() == "Igazságos osztás"
        assert "p-érték" in sheet.tests._heads[3].text()
        assert "Ászok" in sheet.own.result.text()
        language.use(qapp, "de")
        QCoreApplication.sendPostedEvents()
        assert "Niemand sieht" in sheet.peeking.title.text()
    finally:
        language.use(qapp, "en")


def entries_of(rules_id: str, seed: str, count: int) -> list[tuple[Entry, int]]:
    """Deals of a session as the statistics have them, with the hand that the person really got."""
    rules, draws = load(rules_id), random.Random(seed)
    record = Record(rules, ("", "", ""), ("", "simple", "simple"), seed, 0, 0, seeds.first_dealer(seed))
    match = record.empty_match()
    found = []
    for number in range(1, count + 1):
        state, _ = start_deal(rules, match.dealer, shuffled(f"{seed}/{number}"))
        hand = state.bidding.hands[0]
        pairs = []
        while not isinstance(state, Done):
            legal = legal_actions(state)
            action = Pass() if Pass() in legal and draws.random() < 0.7 else draws.choice(legal)
            pairs.append((state.to_move, action))
            state, _ = apply(state, action)
        deal = DealRecord(match.dealer, None, tuple(pairs))
        record = replace(record, played=(*record.played, deal))
        found.append((entry_of(record, number - 1, state, 0, number, None), hand))
        match = match.after(state)
    return found


@pytest.mark.parametrize("rules_id", ["HM", "DE", "HO"])
def test_own_hands_are_those_that_were_dealt(rules_id: str) -> None:
    deals = [row for seed in ("a", "b", "c") for row in entries_of(rules_id, seed, 9)]
    assert any(entry.ending is Ending.PASSED for entry, _ in deals) or rules_id == "HM"
    assert list(own_hands([entry for entry, _ in deals])) == [hand for _, hand in deals]


def test_the_seed_is_copied(qtbot: QtBot) -> None:
    line = SeedLine()
    qtbot.addWidget(line)
    line.show()
    line.show_seed("", 0)
    assert not line.isVisible()
    line.show_seed("0123456789abcdef", 7)
    assert line.isVisible()
    assert "0123456789abcdef, deal 7" in line.text.text()
    qtbot.mouseClick(line.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "0123456789abcdef/7"
    assert line.copy.plain_text() == "Copied"

"""The log beside the table: how many lines it keeps, and what one more of them costs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.kit.deals import random_deal
from ulti_desktop.engine.events import seen_by
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.step import apply
from ulti_desktop.engine.view import Step, view_of
from ulti_desktop.ui.log_panel import MOST, LogPanel
from ulti_desktop.ui.plain_list import Line, Lines, PlainList

pytestmark = pytest.mark.gui
ROLE = Qt.ItemDataRole


def steps(rules_id: str, seed: str) -> list[Step]:
    found = []
    for state, action in random_deal(load(rules_id), seed):
        after, events = apply(state, action)
        found.append(Step(view_of(after, 0), tuple(seen_by(event, 0) for event in events)))
    return found


@pytest.mark.parametrize("shown", [True, False])
def test_a_long_session_keeps_its_newest_lines(qtbot: QtBot, shown: bool) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(280, 500)
    panel.set_players(("Anna", "Bori", "Csaba"))
    panel.setVisible(shown)
    while len(panel._entries) < MOST:
        for step in steps("HM", "log"):
            panel.step(step)
    for step in steps("EN", "last"):
        panel.step(step)
    panel.show()
    assert len(panel._entries) == MOST
    assert MOST - 50 < panel.log.count() <= MOST
    alone = LogPanel()
    qtbot.addWidget(alone)
    alone.set_players(("Anna", "Bori", "Csaba"))
    alone.show()
    for step in steps("EN", "last"):
        alone.step(step)
    written = [line.text for line in alone.log.lines.lines]
    assert [line.text for line in panel.log.lines.lines][-len(written) :] == written
    bar = panel.log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_lines_answer_what_is_asked_of_them(qapp: QApplication) -> None:
    lines = Lines()
    QAbstractItemModelTester(lines, QAbstractItemModelTester.FailureReportingMode.Fatal)
    lines.replace([Line("plain"), Line("ten", "not now", "ten. not now")])
    for number in range(3):
        lines.add(Line(str(number)), 4)
    assert [line.text for line in lines.lines] == ["ten", "0", "1", "2"]
    first, second = lines.index(0), lines.index(1)
    roles = (ROLE.DisplayRole, ROLE.ToolTipRole, ROLE.AccessibleTextRole, ROLE.ForegroundRole)
    assert [lines.data(first, role) for role in roles] == ["ten", "not now", "ten. not now", None]
    assert [second.data(role) for role in roles] == ["0", None, "0", None]
    assert lines.data(first, ROLE.DecorationRole) is None


def test_a_line_is_looked_at_only_for_what_it_has(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list asks for half a dozen things of each line whenever one is added: most are answered unseen."""
    shown = PlainList()
    qtbot.addWidget(shown)
    shown.resize(280, 400)
    shown.show()
    for number in range(200):
        shown.lines.add(Line(f"The trick number {number} goes to the declarer"), MOST)
    shown.scrollToBottom()
    asked: list[int] = []

    class Counted(list[Line]):
        def __getitem__(self, place: int) -> Line:  # type: ignore[override]
            asked.append(place)
            return super().__getitem__(place)

    monkeypatch.setattr(shown.lines, "lines", Counted(shown.lines.lines))
    shown.lines.add(Line("One more"), MOST)
    shown.scrollToBottom()
    assert 0 < len(asked) < 3 * 201

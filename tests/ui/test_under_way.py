"""The session under way: what its file is called, and what is forgotten when another one begins."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import played, window_in
from ulti_desktop.engine.rulesets import load
from ulti_desktop.ui import commands as wish

pytestmark = pytest.mark.gui
DAY = r"\d{4}-\d\d-\d\d"


@pytest.mark.parametrize(("rules_id", "piece"), [("EN", "EN"), ("../our rules", "-our-rules")])
def test_a_name_is_proposed_for_the_file(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rules_id: str, piece: str
) -> None:
    window = window_in(qtbot, rules_id="EN")
    match, _ = played(load("EN"), 1)
    window.set_match(replace(match, rules=replace(match.rules, id=rules_id)))
    proposed: list[str] = []
    wishes: list[object] = []
    window.wanted.connect(wishes.append)

    def ask(_window: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        proposed.append(name)
        return f"/saved/{len(proposed)}", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.menus.actions["save"].trigger()
    assert re.fullmatch(rf"ulti-{piece}-{DAY}\.ulti", proposed[0])
    assert wishes == [wish.SaveRecord("/saved/1.ulti")]

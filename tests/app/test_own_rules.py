"""The player's own rule sets in the running program: what is edited is what is kept now."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ulti_desktop.app import App
from ulti_desktop.engine.own_rules import build
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.store import rules as store
from ulti_desktop.ui import commands as wish

from .conftest import MakeApp

pytestmark = pytest.mark.gui
NAMES, LEVELS = ("", "Gergő", "Bori"), ("", "simple", "simple")
OLD = build("HM", "kocsma", "Kocsmai", {"kontra_max": 2}, {})
NEW = build("HM", "kocsma", "Kocsmai", {"kontra_max": 1, "loss_factor": 1}, {})


def in_play(make_app: MakeApp, rules: RuleSet) -> App:
    """The program with a session by this rule set, whose sheet is open."""
    app = make_app()
    app.window.show()
    app.session.start(rules, NAMES, LEVELS, 0, 0, "s", first_dealer=2)
    app.window.menus.actions["rules"].trigger()
    return app


def edited(app: App) -> RuleSet:
    return app.window.sheets.editor.draft.result()


@pytest.mark.parametrize("by_hand", [False, True])
def test_editing_the_rules_in_play_begins_with_what_is_kept_now(
    make_app: MakeApp, qtbot: QtBot, by_hand: bool
) -> None:
    store.save(OLD)
    app = in_play(make_app, OLD)
    sheets = app.window.sheets
    assert sheets.rules.shown()[0] == OLD
    if by_hand:
        store.save(NEW)
    else:
        app.window.wanted.emit(wish.KeepRules(NEW))
    app.window.menus.actions["rules"].trigger()
    assert sheets.rules.shown()[0] == OLD  # the session's own, as it began
    sheets.rules.edit.click()
    assert edited(app) == NEW
    assert "as it is kept now" in sheets.toast.text.text()
    sheets.editor.set_value("silent_four_aces", True)
    sheets.editor.save.click()
    kept = store.find("kocsma")
    assert kept is not None
    assert kept == NEW.with_options({"silent_four_aces": True})
    assert app.session.record is not None
    assert app.session.record.rules == OLD


def test_editing_what_did_not_change_says_nothing(make_app: MakeApp, qtbot: QtBot) -> None:
    store.save(OLD)
    app = in_play(make_app, OLD)
    app.window.sheets.toast.hide()
    app.window.sheets.rules.edit.click()
    assert edited(app) == OLD
    assert app.window.sheets.toast.isHidden()


def test_a_rule_set_that_is_kept_no_longer_can_be_made_again(make_app: MakeApp, qtbot: QtBot) -> None:
    store.save(OLD)
    app = in_play(make_app, OLD)
    store.delete("kocsma")
    app.window.sheets.rules.edit.click()
    assert edited(app) == OLD
    app.window.sheets.editor.save.click()
    assert store.find("kocsma") == OLD


def test_one_of_the_five_with_options_begins_a_rule_set_of_ones_own(make_app: MakeApp, qtbot: QtBot) -> None:
    app = in_play(make_app, load("EN").with_options({"four_aces": True}))
    app.window.sheets.rules.edit.click()
    assert (edited(app).base, edited(app).four_aces) == ("EN", True)
    assert edited(app).id not in ("EN", "")

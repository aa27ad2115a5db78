"""The whole program: a person plays with the mouse, leaves, and finds everything again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from ulti_desktop.app import App
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import fold
from ulti_desktop.engine.state import Done
from ulti_desktop.store import games, paths, settings
from ulti_desktop.ui import commands as wish

from .conftest import QUICK, MakeApp, Person

pytestmark = pytest.mark.gui


def setup(rules_id: str = "HM", deals: int = 0) -> wish.SessionSetup:
    return wish.SessionSetup(rules_id, (), deals, 0, ("", "Gergő", "Bori"), ("", "simple", "simple"))


def begin(app: App, rules_id: str = "HM", seed: str = "s", dealer: int = 2) -> None:
    """A session with known cards, in an open window."""
    app.start()
    app.window.close_sheets()
    names, levels = ("", "Gergő", "Bori"), ("", "simple", "simple")
    app.window.set_players(names, levels)
    app.session.start(rulesets.load(rules_id), names, levels, 0, 0, seed, first_dealer=dealer)


def done(app: App) -> Callable[[], bool]:
    return lambda: isinstance(app.session.state, Done)


@pytest.mark.parametrize("rules_id", rulesets.RULE_SET_IDS)
def test_whole_deals_with_the_mouse(rules_id: str, make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app, rules_id)
    person = Person(app, qtbot)
    for _ in range(3):
        person.play_until(done(app))
        person.settle()
        qtbot.waitUntil(lambda: app.window.sheets.is_open(app.window.sheets.settlement), timeout=20_000)
        person.press(app.window.sheets.settlement.next)
    assert app.session.match
    assert len(app.session.match.results) == 3


def test_first_start_offers_a_new_session(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    app.start()
    sheet = app.window.sheets.new_session
    assert app.window.sheets.is_open(sheet)
    Person(app, qtbot).press(sheet.start)
    assert app.session.record
    assert app.session.record.rules.id == "HM"
    assert not app.window.sheets.any_open


def test_new_session_is_remembered(make_app: MakeApp) -> None:
    app = make_app()
    app.start()
    app.carry_out(wish.NewSession(replace(setup("EN", 12), names=("Ági", "", "Bori"))))
    assert app.preferences.flush()
    kept, problem = settings.load()
    assert problem is None
    assert (kept.rules_id, kept.deals, kept.names) == ("EN", 12, ("Ági", "Gergő", "Bori"))
    assert app.session.record
    assert (app.session.record.rules.id, app.session.record.deals) == ("EN", 12)


def test_lessons_name_who_was_chosen_for_the_session(make_app: MakeApp) -> None:
    app = make_app()
    app.start()
    app.window.wanted.emit(wish.NewSession(replace(setup(), names=("Anna", "Béla", "Cili"))))
    app.lessons.door.open()
    assert [one.name for one in app.lessons.door.room.table.scene.stage.players] == ["Anna", "Béla", "Cili"]


def test_a_seed_that_was_told_deals_the_same_cards(make_app: MakeApp) -> None:
    app = make_app()
    app.start()
    dealt = []
    for seed in ("told", None, "told"):
        app.carry_out(wish.NewSession(replace(setup("HM"), seed=seed)))
        record, view = app.session.record, app.session.view
        assert record
        assert view
        dealt.append((record.seed, record.first_dealer, record.deck_of(0), view.hand))
    assert dealt[0] == dealt[2]
    assert dealt[0][0] == "told"
    assert dealt[1][2] != dealt[0][2]


def test_the_log_begins_anew_with_every_session(make_app: MakeApp) -> None:
    app = make_app(replace(QUICK, show_log=True))
    app.start()
    for rules_id in ("HM", "DE"):
        app.carry_out(wish.NewSession(setup(rules_id)))
        assert {entry.view.rules.id for entry in app.window.log._entries} == {rules_id}
        assert 0 < app.window.log.log.count() <= len(app.window.log._entries)


def test_resume_at_the_very_same_point(make_app: MakeApp, qtbot: QtBot) -> None:
    first = make_app()
    begin(first)
    person = Person(first, qtbot)
    person.play_until(lambda: bool(first.session.view and len(first.session.view.tricks) >= 2))
    person.play_until(lambda: bool(first.session.view and first.session.view.my_turn))
    view = first.session.view
    assert first.close()

    second = make_app(None)
    second.start()
    sheets = second.window.sheets
    assert sheets.is_open(sheets.welcome)
    assert second.session.record is None
    qtbot.keyClick(second.window.focusWidget(), Qt.Key.Key_Return)
    assert second.session.view == view
    assert second.window.desk.view == view
    assert not sheets.any_open
    second.window.menus.actions["log"].trigger()
    assert second.window.log.log.count() > 6
    second.window.menus.actions["log"].trigger()
    Person(second, qtbot).play_until(done(second))


def test_finished_session_is_not_offered(make_app: MakeApp, qtbot: QtBot) -> None:
    first = make_app()
    first.start()
    first.carry_out(wish.NewSession(setup()))
    first.carry_out(wish.EndSession())
    assert first.close()
    second = make_app(None)
    second.start()
    assert second.window.sheets.is_open(second.window.sheets.new_session)


def test_save_and_open(make_app: MakeApp, qtbot: QtBot, tmp_path: Path) -> None:
    app = make_app()
    begin(app)
    person = Person(app, qtbot)
    person.play_until(lambda: person.actions_done() >= 6)
    path = tmp_path / "mine.ulti"
    app.carry_out(wish.SaveRecord(str(path)))
    saved = games.load(path).record
    assert saved == app.session.record
    assert saved
    begin(app, "EN", "other")
    app.carry_out(wish.OpenRecord(str(path)))
    assert app.session.record
    assert app.session.record.rules.id == "HM"
    assert fold(saved).state
    person.play_until(done(app))


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (None, "no file"),
        (b"PNG", "damaged"),
        (b'{"format": "chess"}', "another program"),
        (b'{"format": "ulti-record", "version": 77}', "newer version"),
    ],
)
def test_bad_file_is_said_in_one_sentence(
    content: bytes | None, word: str, make_app: MakeApp, tmp_path: Path
) -> None:
    app = make_app()
    begin(app)
    before = app.session.record
    path = tmp_path / "bad.ulti"
    if content is not None:
        path.write_bytes(content)
    app.carry_out(wish.OpenRecord(str(path)))
    text = app.window.sheets.toast.text.text()
    assert word in text
    assert "bad.ulti" in text
    assert app.session.record == before


def test_file_that_breaks_in_the_middle_plays_on(make_app: MakeApp, qtbot: QtBot, tmp_path: Path) -> None:
    app = make_app()
    begin(app)
    person = Person(app, qtbot)
    person.play_until(done(app))
    assert app.session.record
    deal = app.session.record.played[0]
    seat, _ = deal.actions[5]
    broken = replace(deal, actions=(*deal.actions[:5], (seat, deal.actions[0][1]), *deal.actions[6:]))
    path = tmp_path / "broken.ulti"
    games.save(replace(app.session.record, played=(broken,)), path)
    app.carry_out(wish.OpenRecord(str(path)))
    assert "5" in app.window.sheets.toast.text.text()
    person.play_until(done(app))


def test_settings_change_while_a_deal_runs(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    person = Person(app, qtbot)
    person.play_until(lambda: bool(app.session.view and app.session.view.tricks))
    record = app.session.record
    chosen = app.settings
    for change in (
        {"language": "hu"},
        {"deck": "french"},
        {"theme": "krapp"},
        {"language": "de"},
        {"speed": 4},
    ):
        chosen = replace(chosen, **change)  # type: ignore[arg-type]
        app.carry_out(wish.ChangeSettings(chosen))
        app.window.apply_settings(chosen)
    assert app.preferences.flush()
    assert settings.load()[0].language == "de"
    assert app.session.record
    assert record
    assert app.session.record.played[0].actions[: len(record.played[0].actions)] == record.played[0].actions
    person.play_until(done(app))


def test_settings_that_no_longer_fit(make_app: MakeApp) -> None:
    app = make_app(replace(QUICK, deck="lost", rules_id="GONE", levels=("", "grandmaster", "simple")))
    assert (app.settings.deck, app.settings.rules_id) == ("tell", "HM")
    assert app.settings.levels == ("", "casual", "casual")
    app.start()


def test_damaged_settings_and_session_still_start(make_app: MakeApp) -> None:
    settings.default_path().write_text("{", "utf-8")
    games.autosave_path().write_text("{", "utf-8")
    app = make_app(None)
    app.start()
    assert app.window.sheets.toast.text.text()
    app.carry_out(wish.NewSession(setup()))
    assert app.session.record


def test_same_deal_again_does_not_count(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    person = Person(app, qtbot)
    person.play_until(done(app))
    match = app.session.match
    app.carry_out(wish.SameDealAgain())
    person.play_until(done(app))
    person.settle()
    assert app.session.match == match
    settlement = app.window.sheets.settlement
    qtbot.waitUntil(settlement.isVisible, timeout=20_000)
    assert not settlement.balances.isVisible()
    assert "practice" in settlement.subtitle.text()
    person.press(settlement.next)
    assert not app.session.is_practice


def test_leaving_is_a_wish_that_the_front_door_carries_out(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    with qtbot.waitSignal(app.leaving, timeout=20_000):
        app.carry_out(wish.Quit())
    seen: list[str] = []
    QTimer.singleShot(0, lambda: seen.append("timers still run"))
    qtbot.waitUntil(lambda: bool(seen), timeout=20_000)


def test_the_title_counts_the_deal_that_is_shown(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    titles: list[str] = []
    app.window.desk.scene.set_deal_label = lambda title, detail: titles.append(title)  # type: ignore[method-assign]
    begin(app)
    person = Person(app, qtbot)
    for number in (1, 2):
        assert titles[-1] == f"Deal {number}"
        person.play_until(done(app))
        person.settle()
        qtbot.waitUntil(lambda: app.window.sheets.is_open(app.window.sheets.settlement), timeout=20_000)
        assert titles[-1] == f"Deal {number}"
        person.press(app.window.sheets.settlement.next)


def test_what_went_wrong_at_the_start_stands_above_the_sheet(make_app: MakeApp) -> None:
    folder = paths.user_data_dir() / "rules"
    folder.mkdir(parents=True)
    (folder / "own.toml").write_text(
        'base = "DE"\nid = "x"\nname = "x"\nno_talon = true\npickup = "required"\n'
    )
    app = make_app()
    app.start()
    sheets = app.window.sheets
    assert sheets.is_open(sheets.new_session)
    assert sheets.toast.isVisible()
    assert sheets.toast.width() > 200
    assert "own.toml" in sheets.toast.text.text()
    assert "“Picking up the talon”" in sheets.toast.text.text()
    inside = sheets.toast.geometry().center()
    assert app.window.desk.childAt(inside) in (sheets.toast, sheets.toast.text)


def chooses(app: App) -> bool:
    view = app.session.view
    return view is not None and view.my_turn and len(view.legal) > 1


def test_practice_may_be_taken_back_and_hints_switched_on(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    person, actions = Person(app, qtbot), app.window.menus.actions
    assert not actions["undo"].isEnabled()
    person.play_until(done(app))
    app.carry_out(wish.SameDealAgain())
    person.play_until(lambda: chooses(app) and bool(app.session.view and app.session.view.tricks))
    person.settle()
    view = app.session.view
    assert actions["undo"].isEnabled()
    person.act()
    actions["undo"].trigger()
    assert app.session.view == view
    actions["hint"].trigger()
    assert app.window.desk.icons["bulb"].isChecked()
    actions["hint"].trigger()
    assert not app.window.desk.icons["bulb"].isChecked()


def test_window_place_is_remembered(make_app: MakeApp) -> None:
    app = make_app()
    app.start()
    app.window.resize(800, 650)
    assert app.close()
    again = make_app(None)
    again.start()
    assert (again.window.width(), again.window.height()) == (800, 650)


def test_unknown_house_option_is_a_message(make_app: MakeApp) -> None:
    app = make_app()
    app.start()
    app.carry_out(wish.NewSession(replace(setup(), options=(("no_such", True),))))
    assert app.window.sheets.toast.text.text()
    assert app.session.record is None


def test_close_while_computers_think(make_app: MakeApp) -> None:
    app = make_app()
    begin(app)
    assert app.close()
    record = app.session.record
    assert record
    assert games.load_autosave().record == record


def test_focus_goes_to_the_table_when_a_button_goes(make_app: MakeApp, qtbot: QtBot) -> None:
    """Otherwise it would wander to the menu, and the keys of the cards would do nothing."""
    app = make_app()
    begin(app, dealer=0)
    qtbot.waitUntil(app.window.isActiveWindow, timeout=20_000)
    person = Person(app, qtbot)
    person.play_until(person.desk.panel.foot.leave.isVisible)
    person.desk.panel.foot.leave.setFocus()
    person.press(person.desk.panel.foot.leave)
    person.settle()
    assert person.desk.table.hasFocus()


def test_second_program_leaves_the_first_ones_session_alone(make_app: MakeApp) -> None:
    first = make_app()
    begin(first)
    second = make_app(None)
    second.start()
    assert second.window.sheets.is_open(second.window.sheets.new_session)
    begin(second, "EN", "other")
    kept = first.session.record
    assert second.close()
    assert first.close()
    assert games.load_autosave().record == kept


def test_ended_session_shows_its_scores(make_app: MakeApp) -> None:
    app = make_app()
    begin(app)
    app.carry_out(wish.EndSession())
    assert app.session.is_over
    assert app.window.sheets.is_open(app.window.sheets.scores)

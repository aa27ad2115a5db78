"""Every window in every language at every size: it opens, nothing is cut off, and it can be worded twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QStyleFactory, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.deals import random_deal
from tests.ui.window_kit import (
    OFFER,
    SIZES,
    cheap_end,
    first_view,
    played,
    settle_layout,
    too_narrow,
    window_in,
)
from ulti_desktop.engine.actions import Bid, Claim
from ulti_desktop.engine.events import seen_by
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.step import apply
from ulti_desktop.engine.view import Step, view_of
from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.controls import PillButton
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.new_session import NewSessionSheet
from ulti_desktop.ui.settings_page import PAGES

pytestmark = pytest.mark.gui


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def open_everything(window: MainWindow) -> Iterator[str]:
    """Open one sheet after another."""
    yield "settlement"
    for name in ("scores", "rules", "opponents", "last_trick", "about", "about_deck", "new"):
        window.menus.actions[name].trigger()
        yield name
    window.menus.actions["settings"].trigger()
    for page in PAGES:
        window.sheets.settings.show_page(page)
        yield f"settings {page}"
    window.offer_resume()
    yield "welcome"
    window.close_sheets()
    window.show_message("!")
    yield "message"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_sheet_opens_and_nothing_is_cut_off(qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
    window = window_in(qtbot, code)
    window.resize(*size)
    window.show()
    for name in open_everything(window):
        settle_layout()
        assert too_narrow(window.desk) == [], name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_the_bid_panel_fits(qtbot: QtBot, code: str, size: tuple[int, int], rules_id: str) -> None:
    window = window_in(qtbot, code, rules_id)
    window.resize(*size)
    window.show()
    view = first_view(load(rules_id), lambda v: any(isinstance(action, Bid) for action in v.legal))
    window.show_view(view)
    settle_layout()
    assert window.desk.panel.isVisible()
    assert too_narrow(window.desk) == []
    panel, desk = window.desk.panel.geometry(), window.desk.rect()
    assert desk.contains(panel)
    hand = window.scene.table.hand_rect(len(view.hand))
    if panel.left() < 100:
        assert panel.bottom() <= hand.top() + 1
    else:
        assert hand.right() <= panel.left() + 1


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1000, 700)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_a_whole_bid_is_seen_without_scrolling(
    qtbot: QtBot, code: str, size: tuple[int, int], rules_id: str
) -> None:
    window = window_in(qtbot, code, rules_id)
    window.resize(*size)
    window.show()
    view = first_view(load(rules_id), lambda v: v.seat == 0 and any(isinstance(a, Bid) for a in v.legal))
    window.show_view(view)
    panel = window.desk.panel
    offer = pick.offer_of(view, ())
    for choice in (pick.Choice(), *(pick.choice_for(bid, offer.bids) for bid in offer.bids[:1])):
        panel._choose(choice)
        settle_layout()
        assert panel._scroll.verticalScrollBar().maximum() == 0
    grid = panel.body.grid
    assert grid.columns(grid.width()) >= 2


@pytest.mark.parametrize("theme_id", tokens.THEMES)
def test_table_goes_on_behind_the_corners_of_the_docked_sheet(qtbot: QtBot, theme_id: str) -> None:
    window = window_in(qtbot, theme=theme_id)
    window.show()
    window.show_view(first_view(load("HM"), lambda v: any(isinstance(a, Bid) for a in v.legal)))
    settle_layout()
    panel = window.desk.panel.geometry()
    picture = window.desk.grab().toImage()
    for y in (panel.top(), panel.bottom()):
        assert picture.pixelColor(panel.left(), y).name() == tokens.theme(theme_id).table.ground.name()


def test_a_deal_runs_through_the_window(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    window.resize(1000, 700)
    window.show()
    rules = load("EN")
    state = None
    for state, action in random_deal(rules, "window"):
        if state is not None and window.desk.view is None:
            window.show_view(view_of(state, 0))
        after, events = apply(state, action)
        window.step(Step(view_of(after, 0), tuple(seen_by(event, 0) for event in events)))
        state = after
    assert window.desk.view is not None
    assert window.desk.view.phase == "done"
    window.scene.finish_now()
    qtbot.waitUntil(window.sheets.settlement.isVisible, timeout=20_000)
    assert window.log.log.count() == 0
    window.apply_settings(replace(Settings(), show_log=True))
    assert window.log.log.count() > 10


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_may_be_renewed_twice(qtbot: QtBot, code: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = window_in(qtbot, "en")
    window.show()
    language.use(app, code)
    settle_layout()
    first = shown_texts(window)
    for widget in (window, *window.sheets.every(), window.desk.panel, window.desk.bar, window.log):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    settle_layout()
    assert shown_texts(window) == first


def shown_texts(window: MainWindow) -> list[str]:
    sheet = window.sheets.settlement
    keys = [text for _, text in window.sheets.settings.keys]
    return [sheet.title.text(), sheet.next.text(), window.windowTitle(), *keys]


def test_language_changes_at_once(qtbot: QtBot) -> None:
    window = window_in(qtbot, "en")
    asked: list[object] = []
    window.wanted.connect(asked.append)
    chosen = next(a for a in window.menus.language_group.actions() if a.data() == "hu")
    chosen.trigger()
    assert any(isinstance(one, wish.ChangeSettings) and one.settings.language == "hu" for one in asked)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, "hu")
    settle_layout()
    assert window.menus.actions["settings"].text() == "Beállítások…"
    assert window.desk.panel.body.title.text() == "Licit"


def test_wishes_come_from_menu_and_sheets(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    window.show()
    asked: list[object] = []
    window.wanted.connect(asked.append)
    window.menus.actions["resume"].trigger()
    assert asked == []
    window.offer_resume()
    window.sheets.welcome.resume.click()
    window.menus.actions["ritual"].trigger()
    window.menus.actions["end"].trigger()
    assert asked == [wish.Resume(), wish.SpeakRitual(), wish.EndSession()]
    asked.clear()
    window.show_view(view_of(cheap_end(load("EN"), "wish"), 0))
    window.menus.actions["next"].trigger()
    assert asked == [wish.NextDeal()]


def test_the_menu_fits_on_a_low_screen(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    assert window.menus.actions["ritual"].isVisible()
    assert window.menus.menu.sizeHint().height() <= 768


def test_claim_only_where_it_is_legal(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    asked: list[object] = []
    window.asked.connect(asked.append)
    view = first_view(load("HM"), lambda v: v.phase == "play" and Claim() not in v.legal)
    window.show_view(view)
    assert not window.menus.actions["claim"].isEnabled()
    window._claim()
    assert asked == []


def test_speed_and_log_change_the_settings(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    asked: list[object] = []
    window.wanted.connect(asked.append)
    window.menus.actions["slower"].trigger()
    window.menus.actions["log"].trigger()
    changes = [one.settings for one in asked if isinstance(one, wish.ChangeSettings)]
    assert [change.speed for change in changes] == [3, 3]
    assert changes[-1].show_log
    assert window.log.isVisible()


def test_a_session_is_put_together(qtbot: QtBot) -> None:
    sheet = NewSessionSheet(OFFER, [replace(load("HM"), id="own", name="Ours")])
    qtbot.addWidget(sheet)
    sheet.show_settings(Settings(rules_id="EN", names=("Anna", "B", "C"), levels=("", "beginner", "master")))
    asked: list[wish.SessionSetup] = []
    sheet.started.connect(asked.append)
    sheet.start.click()
    assert asked == [wish.SessionSetup("EN", (), 0, 0, ("Anna", "B", "C"), ("", "beginner", "master"))]
    sheet.options._set("four_aces", True)
    sheet.deals.chips[1].click()
    sheet.start.click()
    assert asked[1].options == (("four_aces", True),)
    assert asked[1].deals == sheet.deals.chips[1].value
    sheet.rules.chips[-1].click()
    sheet.start.click()
    assert asked[2].rules_id == "own"
    assert asked[2].options == ()


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_options_that_clash_are_named_and_stop_the_start(qtbot: QtBot, rules_id: str) -> None:
    sheet = NewSessionSheet(OFFER)
    qtbot.addWidget(sheet)
    sheet.show_settings(Settings(rules_id=rules_id))
    rules = load(rules_id)
    for name in rules.house_options:
        value = getattr(rules, name)
        if isinstance(value, bool):
            sheet.options._set(name, not value)
    assert sheet.start.isEnabled() == (sheet.options.problem() is None)
    assert bool(sheet.options.clash.text()) == (sheet.options.problem() is not None)


def test_the_probe_for_cut_texts_sees_them(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    label, wrapped, button = (
        QLabel("a long label", box),
        QLabel("some long words", box),
        PillButton("Begin", parent=box),
    )
    wrapped.setWordWrap(True)
    for widget in (label, wrapped, button):
        widget.resize(40, 12)
    assert len(too_narrow(box)) == 3
    for widget in (label, wrapped, button):
        widget.resize(300, 80)
    assert too_narrow(box) == []


def test_the_phrase_of_the_ritual_is_answered_at_once(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    window.show()
    match, _ = played(load("EN"), 3)
    settlement = window.sheets.settlement
    settle_layout()
    height = settlement.height()
    window.set_match(match.speak_ritual(2))
    assert "ace of hearts" in settlement.notice.text.text()
    assert not window.sheets.toast.isVisible()
    assert settlement.height() > height
    window.set_match(match)
    assert settlement.height() == height
    window.show_view(first_view(load("EN"), lambda v: v.phase == "play"))
    window.set_match(match.speak_ritual(2))
    assert "ace of hearts" in window.sheets.toast.text.text()
    assert window.sheets.toast.isVisible()


def test_deck_and_language_change_at_once_in_a_new_session(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    window.menus.actions["new"].trigger()
    sheet = window.sheets.new_session
    asked: list[object] = []
    window.wanted.connect(asked.append)
    sheet.players[1].name.setText("Zoli")
    sheet.rules.chips[0].click()
    sheet.deals.chips[1].click()
    setup = sheet.setup()
    next(chip for chip in sheet.decks.chips if chip.value == "french").click()
    next(chip for chip in sheet.languages.chips if chip.value == "de").click()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, "de")
    settle_layout()
    changes = [one.settings for one in asked if isinstance(one, wish.ChangeSettings)]
    assert [(one.deck, one.language) for one in changes] == [("french", "en"), ("french", "de")]
    assert window.desk.french
    assert sheet.title.text() == "Neue Partie"
    assert (sheet.decks.value(), sheet.languages.value()) == ("french", "de")
    assert sheet.setup() == setup


@pytest.mark.parametrize("style", QStyleFactory.keys())
def test_names_are_written_on_the_paper_of_the_sheet(qtbot: QtBot, style: str) -> None:
    window = window_in(qtbot)
    window.show()
    window.menus.actions["new"].trigger()
    field = window.sheets.new_session.players[1].name
    made = QStyleFactory.create(style)
    field.setStyle(made)
    settle_layout()
    picture = field.grab().toImage()
    paper = tokens.theme(window._settings.theme).paper
    for x in (picture.width() - 30, picture.width() // 2):
        assert picture.pixelColor(x, picture.height() // 2).name() == paper.ground.name()
    assert field.palette().color(field.foregroundRole()).name() == paper.text.name()

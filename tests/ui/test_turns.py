"""Work that is put off: for sheets that nobody sees, and ahead of when it is wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language, look, unseen
from ulti_desktop.ui.handbook_sheet import HandbookSheet
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.news import Newest, News
from ulti_desktop.ui.review_rows import ActionRow

from .window_kit import OFFER, put_away

pytestmark = pytest.mark.gui


class Page(QWidget):
    """Counts how often it and what is in it hear of another language."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heard = 0
        self.inner = QLabel(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
        super().changeEvent(event)


def page_in(qtbot: QtBot) -> tuple[QWidget, Page, News]:
    window = QWidget()
    qtbot.addWidget(window)
    page, news = Page(window), News(window)
    news.watch(page)
    window.show()
    return window, page, news


def change_language(window: QWidget) -> None:
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


def test_what_is_seen_hears_of_a_language_at_once(qtbot: QtBot) -> None:
    window, page, _ = page_in(qtbot)
    change_language(window)
    assert page.heard == 1


def test_what_is_hidden_hears_of_it_later_and_once(qtbot: QtBot) -> None:
    window, page, _ = page_in(qtbot)
    page.hide()
    change_language(window)
    change_language(window)
    assert page.heard == 0
    qtbot.waitUntil(lambda: page.heard == 1, timeout=20_000)
    qtbot.wait(20)
    assert page.heard == 1


def test_what_is_shown_has_caught_up(qtbot: QtBot) -> None:
    window, page, news = page_in(qtbot)
    done: list[str] = []
    page.hide()
    change_language(window)
    news.tell(page, "theme", lambda: done.append("old"))
    news.tell(page, "theme", lambda: done.append("new"))
    assert (page.heard, done) == (0, [])
    news.catch_up(page)
    assert (page.heard, done) == (1, ["new"])
    page.show()
    news.tell(page, "theme", lambda: done.append("seen"))
    assert done == ["new", "seen"]


def window_in(qtbot: QtBot) -> MainWindow:
    window = MainWindow(Settings(language="en"), OFFER)
    qtbot.addWidget(window, before_close_func=put_away)
    window.show()
    return window


def test_a_sheet_opened_after_a_change_of_everything_is_as_it_should_be(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    sheet = window.sheets.opponents
    title, font, paper = sheet.title.text(), sheet.title.font(), sheet.palette()
    app = QCoreApplication.instance()
    assert app is not None
    try:
        language.use(app, "de")
        change_language(window)
        window._set(theme="flasche", text_size=150, dark_sheets=True)
        assert (sheet.title.text(), sheet.title.font(), sheet.palette()) == (title, font, paper)
        window.sheets.open(sheet)
        assert sheet.title.text() != title
        assert sheet.title.font() != font
        assert sheet.palette() != paper
    finally:
        language.use(app, "en")
        window._set(text_size=100)


def test_hidden_widgets_are_told_their_size_once(qtbot: QtBot) -> None:
    _window, page, _ = page_in(qtbot)
    page.hide()
    row = QHBoxLayout(page)
    labels = [QLabel(str(number)) for number in range(200)]
    for label in labels:
        row.addWidget(label)
    pending = Qt.WidgetAttribute.WA_PendingResizeEvent
    page.resize(300, 200)
    assert page.testAttribute(pending)
    qtbot.waitUntil(lambda: not unseen.tell_sizes(page), timeout=20_000)
    assert not any(one.testAttribute(pending) for one in (page, *labels))


def test_a_handbook_filled_ahead_is_not_made_again(qtbot: QtBot) -> None:
    sheet = HandbookSheet()
    qtbot.addWidget(sheet)
    sheet.set_facts("en", window_in(qtbot).handbook.facts())
    jobs = sheet.fill_ahead()
    for job in jobs[:-1]:
        job()
    assert not sheet.chapters
    jobs[-1]()
    document = sheet.text.document()
    assert sheet.chapters
    assert len(document.toPlainText()) > 1000
    sheet.show_chapter(sheet.chapters[0].id)
    assert sheet.text.document() is document


def test_a_handbook_of_another_language_is_not_filled_with_the_old_text(qtbot: QtBot) -> None:
    sheet = HandbookSheet()
    qtbot.addWidget(sheet)
    facts = window_in(qtbot).handbook.facts()
    sheet.set_facts("en", facts)
    late = sheet.fill_ahead()
    sheet.set_facts("hu", facts)
    for job in late:
        job()
    assert not sheet.chapters


def test_only_what_is_new_is_shown() -> None:
    newest = Newest()
    assert [newest.take(one) for one in (None, None, 1, 1, 2, None)] == [True, False, True, False, True, True]
    newest.forget()
    assert newest.take(None)


def test_a_row_of_the_review_is_as_high_as_its_words_need(qtbot: QtBot) -> None:
    """Heights are kept: with other words, text of another size or looked at they are others."""
    row, afresh = ActionRow(1), ActionRow(1)
    for one in (row, afresh):
        qtbot.addWidget(one)
    long = "hearts, " * 40
    row.set_words("Anna", "", "short", "")
    low = row.heightForWidth(400)
    row.set_words("Anna", "", long, "")
    afresh.set_words("Anna", "", long, "")
    assert row.heightForWidth(400) == afresh.heightForWidth(400) > low
    assert row.heightForWidth(900) < row.heightForWidth(400)
    high = row.heightForWidth(400)
    row.setChecked(True)
    assert row.heightForWidth(400) > high
    try:
        look.choose_text_size(200)
        assert afresh.heightForWidth(400) > high
    finally:
        look.choose_text_size(100)
    for width in range(300, 400, 2):
        assert afresh.heightForWidth(width) >= high

"""Text from 100 to 200 per cent: nothing is cut off, in any window, language or size of window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fit_kit import misfits
from tests.ui.test_windows import back_to_english, open_everything
from tests.ui.window_kit import first_view, settle_layout, window_in
from ulti_desktop.engine.actions import Bid, Discard, Kontra
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import caption, header, seats, still_out
from ulti_desktop.scene import stamp as drawing
from ulti_desktop.scene.layout import table_layout
from ulti_desktop.ui import language, look
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.ui.main_window import MainWindow

__all__ = ["back_to_english"]
pytestmark = pytest.mark.gui

PERCENT = tuple(
    pytest.param(percent, id=str(percent), marks=[] if percent in (100, 200) else pytest.mark.long)
    for percent in (100, 125, 150, 175, 200)
)
WINDOWS = ((1280, 800), (800, 600))
NAMES = [f"{width}x{height}" for width, height in WINDOWS]


@pytest.fixture(autouse=True)
def usual_text() -> Iterator[None]:
    yield
    look.choose_text_size(100)


def speak(code: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, code)
    settle_layout()


@cache
def phases(rules_id: str) -> dict[str, SeatView]:
    """Moments in which the table shows most."""
    rules = load(rules_id)

    def bids(view: SeatView) -> bool:
        return view.seat == 0 and view.standing is not None and any(isinstance(a, Bid) for a in view.legal)

    def lays(view: SeatView) -> bool:
        return view.seat == 0 and any(isinstance(a, Discard) for a in view.legal)

    def doubles(view: SeatView) -> bool:
        return view.seat == 0 and any(isinstance(a, Kontra) for a in view.legal)

    def plays(view: SeatView) -> bool:
        contract = view.contract
        long = contract is not None and len(contract.parts) > 1
        return view.seat == 0 and view.phase == "play" and len(view.tricks) == 3 and long

    wanted = {"bid": bids, "lay away": lays, "kontra": doubles, "play": plays}
    return {name: first_view(rules, one) for name, one in wanted.items()}


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("size", WINDOWS, ids=NAMES)
def test_nothing_is_cut_off_in_the_windows(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    window = window_in(qtbot, text_size=percent)
    window.resize(*size)
    window.show()
    wrong = []
    for code in LANGUAGES:
        speak(code)
        for name in open_everything(window):
            settle_layout()
            wrong += [f"{code} {name}: {line}" for line in misfits(window.desk)]
        window.sheets.toast.hide()
    assert wrong == []


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("size", WINDOWS, ids=NAMES)
def test_nothing_is_cut_off_beside_the_table(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    """The bid sheet, the buttons over the table and the log."""
    window = window_in(qtbot, text_size=percent)
    window.resize(*size)
    window.show()
    wrong = []
    for rules_id in ("EN", "HM"):
        moments = phases(rules_id)
        for code in LANGUAGES:
            speak(code)
            for name, view in moments.items():
                window.show_view(view)
                settle_layout()
                wrong += [f"{code} {rules_id} {name}: {line}" for line in misfits(window.desk)]
    window.apply_settings(replace(window._settings, show_log=True))
    settle_layout()
    assert window.log.isVisible()
    wrong += [f"log: {line}" for line in misfits(window.log)]
    assert wrong == []


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("size", WINDOWS, ids=NAMES)
def test_the_sheet_of_the_auction_covers_nothing(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    window = window_in(qtbot, text_size=percent)
    window.resize(*size)
    window.show()
    for view in phases("HM").values():
        window.show_view(view)
        settle_layout()
        desk, stage = window.desk, window.scene.stage
        if not desk.panel.isVisible():
            continue
        layout, place = stage.layout, desk.panel.geometry()
        assert desk.rect().contains(place)
        free = QRectF(0, 0, place.left() + 1, desk.height())
        plates = [stage.plate(seat).rect() for seat in range(3)]
        talon = [card.rect() for card in layout.talon]
        for rect in (layout.hand_rect(len(view.hand)), layout.message, *plates, *talon):
            assert free.contains(rect)
        for one in (*plates, *talon):
            assert not one.intersects(layout.message)
        assert not any(plate.intersects(card) for plate in plates for card in talon)
        assert desk.panel.foot.bid.visibleRegion().boundingRect() == desk.panel.foot.bid.rect()


def test_the_size_of_text_changes_while_a_deal_runs(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    window.show_view(phases("HM")["play"])
    usual = window.desk.panel.body.title.font().pixelSize()
    plate = window.scene.stage.plate(1).rect()
    window.apply_settings(replace(window._settings, text_size=150))
    settle_layout()
    assert window.desk.panel.body.title.font().pixelSize() == round(1.5 * usual)
    assert window.scene.stage.plate(1).rect().height() > plate.height()
    assert misfits(window.desk) == []
    window.apply_settings(replace(window._settings, text_size=100))
    settle_layout()
    assert window.desk.panel.body.title.font().pixelSize() == usual
    assert window.scene.stage.plate(1).rect() == plate


class Watch:
    """Looks on while the table is written on, and notes what is cut off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cut: list[str] = []
        for module in (caption, header, seats, still_out):
            for name, watched in (("elided", self.elided), ("draw_text", self.draw_text)):
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, watched)

    def elided(self, text: str, font: QFont, width: float) -> str:
        short = drawing.elided(text, font, width)
        if short != text:
            self.cut.append(f"{text!r} became {short!r}")
        return short

    def draw_text(
        self,
        painter: QPainter,
        text: str,
        font: QFont,
        colour: QColor,
        rect: QRectF,
        *align: Qt.AlignmentFlag,
    ) -> float:
        used = drawing.draw_text(painter, text, font, colour, rect, *align)
        box = QFontMetricsF(font).tightBoundingRect(text)
        x = rect.left()
        if align == (drawing.RIGHT,):
            x = rect.right() - used
        elif align == (drawing.CENTRE,):
            x = rect.center().x() - used / 2
        place = box.translated(x, rect.center().y() + QFontMetricsF(font).capHeight() / 2)
        device = painter.device()
        ratio = device.devicePixelRatio()
        whole = QRectF(0, 0, device.width() / ratio, device.height() / ratio).adjusted(-1, -1, 1, 1)
        on_device = painter.combinedTransform().mapRect(place)
        scaled = QRectF(on_device.topLeft() / ratio, on_device.size() / ratio) if ratio != 1 else on_device
        if text and not whole.contains(scaled):
            self.cut.append(f"{text!r} at {scaled} leaves its picture {whole}")
        return used


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("size", WINDOWS, ids=NAMES)
def test_nothing_is_cut_off_on_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], percent: int
) -> None:
    """Seats, bubbles, contract, captions and the cards still out."""
    watch = Watch(monkeypatch)
    window = window_in(qtbot, text_size=percent)
    window.resize(*size)
    window.show()
    window.desk.set_hint(True)
    wrong = []
    for rules_id in ("EN", "HM"):
        moments = phases(rules_id)
        for code in LANGUAGES:
            speak(code)
            for name, view in moments.items():
                watch.cut.clear()
                window.show_view(view)
                for seat in range(3):
                    window.scene.stage.talk.speak(seat, said(window, view), view)
                window.scene.finish_now()
                window.scene.relay()
                wrong += [f"{code} {rules_id} {name}: {line}" for line in watch.cut]
    assert wrong == []


def said(window: MainWindow, view: SeatView) -> str:
    """The longest thing that the others have said."""
    from ulti_desktop import words

    contract = view.contract or view.standing
    return "" if contract is None else words.contract_with_trump(contract, view.rules, window.desk.french)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [*WINDOWS, (1920, 1080), (3840, 2160)], ids=str)
def test_plates_grow_with_the_text_and_cover_nothing(size: tuple[int, int], text: float) -> None:
    usual, large = table_layout(*size), table_layout(*size, text=text)
    assert large.scale >= usual.scale
    assert large.card_width == usual.card_width
    places: list[Any] = [large.own_plate, *(side.plate for side in large.sides)]
    for plate in places:
        assert QRectF(0, 0, *size).contains(plate)
        assert not plate.intersects(large.hand_rect(10))
        for slot in large.slots:
            assert not plate.intersects(slot.rect())
    if size == (1280, 800):
        assert text == 1.0 or large.scale > 1.4

from __future__ import annotations

import gc
import math

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import ASPECT, BACK, CardArt, card_key


@pytest.fixture
def art(qapp: QGuiApplication) -> CardArt:
    assert tokens.load_fonts()
    return CardArt("tell", "hu")


def middle(pixmap: QPixmap) -> QColor:
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2)


def test_the_same_picture_is_drawn_once(art: CardArt) -> None:
    first = art.face(3, 100)
    assert art.face(3, 100).cacheKey() == first.cacheKey()
    assert art.face(3, 100, angle=0.04).cacheKey() == first.cacheKey()
    assert art.face(3, 101).cacheKey() != first.cacheKey()
    assert art.face(3, 100, angle=1.0).cacheKey() != first.cacheKey()
    assert art.face(3, 100, dimmed=QColor(24, 36, 79, 148)).cacheKey() != first.cacheKey()
    assert art.back(100).cacheKey() == art.back(100).cacheKey()


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("angle", [0.0, -5.0, 12.3])
def test_size_has_room_for_card_border_and_shadow(art: CardArt, dpr: float, angle: float) -> None:
    pixmap = art.face(7, 100, dpr, angle)
    assert pixmap.devicePixelRatio() == dpr
    turn = math.radians(abs(angle))
    wide = 100 * math.cos(turn) + 160 * math.sin(turn)
    size = pixmap.deviceIndependentSize()
    assert wide + 4 < size.width() < wide + 24
    image = pixmap.toImage()
    for x, y in ((0, 0), (image.width() - 1, 0), (0, image.height() - 1)):
        assert image.pixelColor(x, y).alpha() == 0
    assert middle(pixmap).alpha() == 255
    assert pixmap.width() % 2 == 0
    assert pixmap.height() % 2 == 0


def test_the_card_is_in_the_middle_of_its_picture(art: CardArt) -> None:
    image = art.face(0, 100).toImage()
    paper = [x for x in range(image.width()) if image.pixelColor(x, image.height() // 2).alpha() == 255]
    assert (min(paper) + max(paper) + 1) / 2 == image.width() / 2
    assert len(paper) == 100


def test_covered_cards_are_darker(art: CardArt) -> None:
    cover = tokens.theme("blaudruck").dim
    plain, dim = art.face(6, 80), art.face(6, 80, dimmed=cover)
    assert middle(dim).lightness() < middle(plain).lightness()


@pytest.mark.parametrize("angle", [0.0, 4.3])
def test_covering_a_drawn_card_takes_no_turn_and_looks_the_same(art: CardArt, angle: float) -> None:
    cover = tokens.theme("krapp").dim
    key = card_key(6, 80, 1.5, angle, cover)
    assert not art.at_once(key)
    drawn = art.face(6, 80, 1.5, angle, cover).toImage()
    art.clear()
    art.face(6, 80, 1.5, angle)
    assert art.at_once(key)
    covered = art.quick(key).toImage()
    assert art.has(key)
    assert covered.size() == drawn.size()
    across, down = drawn.width() // 2, drawn.height() // 2
    for x, y in ((across, down), (across - 20, down + 30), (across + 25, down - 40)):
        one, other = drawn.pixelColor(x, y), covered.pixelColor(x, y)
        assert abs(one.lightness() - other.lightness()) <= 3


def test_queue_draws_one_card_a_turn_and_says_when_it_is_done(art: CardArt, qtbot: QtBot) -> None:
    keys = [card_key(card, 60) for card in range(6)]
    drawn: list[object] = []
    art.rendered.connect(drawn.append)
    with qtbot.waitSignal(art.ready, timeout=20_000):
        art.request(keys + keys)
        assert art.pending == 6
    assert drawn == keys
    assert art.pending == 0
    assert all(art.has(key) for key in keys)


def test_nothing_to_draw_is_ready_at_once(art: CardArt, qtbot: QtBot) -> None:
    art.face(1, 60)
    with qtbot.waitSignal(art.ready, timeout=20_000):
        art.request([card_key(1, 60)])


def test_clear_stops_the_queue(art: CardArt, qtbot: QtBot) -> None:
    drawn: list[object] = []
    art.rendered.connect(drawn.append)
    art.request([card_key(card, 60) for card in range(8)])
    art.clear()
    assert art.pending == 0
    qtbot.wait(30)
    assert drawn == []
    assert not art.has(card_key(0, 60))


def test_a_stretched_picture_stands_in_until_the_sharp_one_is_there(art: CardArt, qtbot: QtBot) -> None:
    art.face(5, 60)
    key = card_key(5, 120)
    stand_in = art.quick(key)
    assert not art.has(key)
    assert art.pending == 1
    sharp_size = 120 * ASPECT
    assert abs(stand_in.height() - sharp_size) < 30
    with qtbot.waitSignal(art.ready, timeout=20_000):
        pass
    assert art.quick(key).cacheKey() == art.face(5, 120).cacheKey()


def test_without_an_earlier_picture_it_is_drawn_now(art: CardArt) -> None:
    key = card_key(9, 70)
    assert art.placeholder(key) is None
    art.quick(key)
    assert art.has(key)
    assert art.pending == 0


def test_letters_language_deck_and_theme_drop_the_pictures(art: CardArt) -> None:
    changes: list[int] = []
    art.changed.connect(lambda: changes.append(1))
    seen = []
    for change in (
        lambda: art.set_letters(False),
        lambda: art.set_letters(True),
        lambda: art.set_language("de"),
        lambda: art.set_deck("french"),
        lambda: art.set_large(True),
        lambda: art.set_theme(tokens.theme("leinen")),
    ):
        art.face(4, 60)
        change()
        assert not art.has(card_key(4, 60))
        seen.append(bytes(art.face(4, 60).toImage().constBits()))
    assert len(changes) == 6
    assert seen[0] != seen[1] != seen[2] != seen[3] != seen[4] != seen[5]
    art.set_language("de")
    art.set_deck("french")
    assert len(changes) == 6
    with pytest.raises(FileNotFoundError):
        art.set_deck("nowhere")


def test_paint_draws_into_a_rectangle(art: CardArt) -> None:
    image = QImage(100, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    art.paint(painter, BACK, QRectF(0, 0, 100, 160))
    painter.end()
    assert image.pixelColor(50, 80).alpha() == 255


@pytest.mark.usefixtures("qapp")
def test_tokens() -> None:
    assert tokens.load_fonts()
    assert tokens.load_fonts()
    for role, kind in tokens.TYPE.items():
        assert tokens.font(role).pixelSize() == kind.size
        assert tokens.font(role, 1.5).pixelSize() == round(kind.size * 1.5)
    assert tokens.theme("nothing").id == "blaudruck"
    assert {"blaudruck", "flasche", "krapp", "leinen", "contrast"} == set(tokens.THEMES)
    assert tokens.duration(260, 0.6) == 156
    assert tokens.duration(900, 1.0, less_motion=True) == 120


def test_large_index_faces_differ_from_the_pictures_and_from_each_other(art: CardArt) -> None:
    seen = {bytes(art.face(card, 48, large=True).toImage().constBits()) for card in range(32)}
    seen |= {bytes(art.face(card, 48).toImage().constBits()) for card in range(32)}
    assert len(seen) == 64


def test_four_colours_change_two_french_suits_only(art: CardArt) -> None:
    art.set_deck("french")
    before = [bytes(art.face(card, 60).toImage().constBits()) for card in range(32)]
    art.set_four_colours(True)
    changed = [bytes(art.face(card, 60).toImage().constBits()) != before[card] for card in range(32)]
    assert changed == [True] * 8 + [False] * 16 + [True] * 8


def test_opened_drawings_are_kept_by_nobody(art: CardArt) -> None:
    def opened() -> int:
        gc.collect()
        return sum(isinstance(thing, QSvgRenderer) for thing in gc.get_objects())

    before = opened()
    for card in (*range(32), BACK):
        art.face(card, 40, large=card % 2 == 0 and card != BACK)
    assert opened() == before

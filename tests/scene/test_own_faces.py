"""How pictures of the player's own lie on a card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from tests.kit import decks as kit
from ulti_desktop.engine.cards import DECK
from ulti_desktop.scene import deck, faces, tokens, trial
from ulti_desktop.scene.art import BACK, CardArt
from ulti_desktop.store.decks import own
from ulti_desktop.store.decks.faults import BadDeck, DeckFault

BIG_BY_REFERENCE = (
    '<g id="a" transform="scale(900)"><rect width="20" height="20"/></g>'
    '<use xlink:href="#a" transform="scale(900)"/>'
)


@pytest.fixture(autouse=True)
def fonts(qapp: QGuiApplication) -> None:
    assert tokens.load_fonts()


def opened(path: Path) -> CardArt:
    return CardArt(deck.own_deck(own.load_path(path)), "en")


def colour_at(image: QImage, x: float, y: float) -> QColor:
    return image.pixelColor(round(x * (image.width() - 1)), round(y * (image.height() - 1)))


def near(a: QColor, card: int) -> bool:
    return max(abs(x - y) for x, y in zip(a.getRgb()[:3], kit.colour(card), strict=True)) < 10  # type: ignore[index]


@pytest.mark.parametrize("make", [kit.png_deck, kit.svg_deck, kit.kde_deck, kit.pysol_deck])
@pytest.mark.parametrize(("angle", "dpr"), [(0.0, 1.0), (7.5, 2.0)])
def test_every_card_shows_its_own_picture(make: object, angle: float, dpr: float, tmp_path: Path) -> None:
    assert callable(make)
    art = opened(kit.in_folder(tmp_path / "mine", make()))
    for card in DECK:
        assert near(colour_at(art.face(card, 60, dpr, angle).toImage(), 0.5, 0.5), card)
    assert art.back(60, dpr, angle).toImage() != CardArt("tell").back(60, dpr, angle).toImage()


def test_a_deck_without_a_back_has_the_usual_one(tmp_path: Path) -> None:
    files = kit.png_deck()
    del files["back.png"]
    art = opened(kit.in_folder(tmp_path / "mine", files))
    assert art.back(60).toImage() == CardArt("tell").back(60).toImage()


def test_corners_are_round(tmp_path: Path) -> None:
    art = opened(kit.in_folder(tmp_path / "mine", kit.png_deck()))
    image = QImage(120, 192, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.paint(painter, 3, QRectF(0, 0, 120, 192))
    painter.end()
    for x in (0, 119):
        for y in (0, 191):
            assert image.pixelColor(x, y) == QColor("#ff00ff")
    assert near(image.pixelColor(60, 0), 3)
    assert near(image.pixelColor(0, 96), 3)


@pytest.mark.parametrize(
    ("fit", "size", "paper_at_top"),
    [
        ("auto", (40, 48), True),
        ("auto", (30, 45), False),
        ("stretch", (40, 48), False),
        ("whole", (30, 45), True),
    ],
)
def test_pictures_of_another_shape(
    fit: str, size: tuple[int, int], paper_at_top: bool, tmp_path: Path
) -> None:
    files = {name: data for name, data in kit.png_deck().items() if name != "back.png"}
    for card in DECK:
        files[f"{kit.ours(card)}.png"] = kit.png(card, size)
    files["deck.toml"] = f'{kit.TOML}fit = "{fit}"\npaper = "#ff00ff"\n'.encode()
    art = opened(kit.in_folder(tmp_path / "mine", files))
    image = QImage(300, 480, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    art.paint(painter, 3, QRectF(0, 0, 300, 480))
    painter.end()
    assert (image.pixelColor(150, 4) == QColor("#ff00ff")) is paper_at_top
    assert near(image.pixelColor(150, 240), 3)


def test_inside() -> None:
    assert faces.inside(100, 160, 1.6) == QRectF(0, 0, 100, 160)
    assert faces.inside(100, 160, 1.2) == QRectF(0, 20, 100, 120)
    assert faces.inside(100, 160, 2.0) == QRectF(10, 0, 80, 160)


def test_a_damaged_picture_is_drawn_as_a_large_index(tmp_path: Path) -> None:
    files = kit.png_deck()
    del files["hearts-7.png"]
    files["hearts-7.jpg"] = kit.encoded(16, "JPEG", (300, 480))[:-500]
    art = opened(kit.in_folder(tmp_path / "mine", files))
    plain = opened(kit.in_folder(tmp_path / "other", kit.png_deck()))
    plain.set_large(True)
    assert art.face(16, 60).toImage() == plain.face(16, 60).toImage()


def test_letters_are_drawn_where_the_description_says(tmp_path: Path) -> None:
    plain = opened(kit.in_folder(tmp_path / "plain", kit.png_deck()))
    toml = kit.TOML + "[letters]\nalways = true\n[letters.at]\nK = [40, 60, 40]\n"
    art = opened(kit.in_folder(tmp_path / "mine", kit.png_deck() | {"deck.toml": toml.encode()}))
    assert art.face(5, 60).toImage() != plain.face(5, 60).toImage()
    assert art.face(4, 60).toImage() == plain.face(4, 60).toImage()


def test_decks_are_changed_and_a_refused_one_leaves_the_old(tmp_path: Path) -> None:
    kit.in_zip(own.folder() / "a.zip", kit.png_deck())
    kit.in_folder(own.folder() / "bad", {})
    art = CardArt("tell", "en")
    art.set_deck("own:a.zip")
    assert art.deck.name("hu") == "Mine"
    assert near(colour_at(art.face(3, 60).toImage(), 0.5, 0.5), 3)
    for gone in ("own:bad", "own:nothing"):
        with pytest.raises(BadDeck):
            art.set_deck(gone)
    assert art.deck.id == "own:a.zip"
    art.set_deck("tell")
    assert art.face(3, 60).toImage() == CardArt("tell", "en").face(3, 60).toImage()
    assert art.back(60).toImage() == CardArt("tell").back(60).toImage()
    assert BACK == -1


@pytest.mark.parametrize(("seconds", "sizes"), [(4.0, 0), (1.1, 1), (0.3, 2), (0.1, None)])
def test_a_drawing_that_takes_too_long_is_not_drawn_at_its_full_size(
    seconds: float, sizes: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On this clock reading takes so long, a small drawing as long, and a larger one twice as long."""
    found = own.load_path(kit.in_folder(tmp_path / "mine", kit.kde_deck()))
    drawn: list[tuple[int, int]] = []

    def draw(_renderer: object, _element: str, size: tuple[int, int]) -> float:
        drawn.append(size)
        return seconds * len(drawn) if len(drawn) <= 2 else 0.0

    clock = iter((0.0, seconds))
    monkeypatch.setattr(trial, "_draw", draw)
    monkeypatch.setattr(trial.time, "thread_time", lambda: next(clock, seconds))
    if sizes is None:
        deck.own_deck(found)
        return
    with pytest.raises(BadDeck) as error:
        deck.own_deck(found)
    assert (error.value.fault, error.value.deck) == (DeckFault.TOO_INVOLVED, "mine")
    assert tuple(drawn) == trial.SIZES[:sizes]


def test_a_deck_that_takes_too_long_as_a_whole_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = own.load_path(kit.in_folder(tmp_path / "mine", kit.kde_deck()))
    monkeypatch.setattr(trial, "_draw", lambda *_: 0.2)
    with pytest.raises(BadDeck) as error:
        deck.own_deck(found)
    assert error.value.fault is DeckFault.TOO_INVOLVED


@pytest.mark.parametrize(
    "inner", ['<path d="M nan 0"/>', '<image width="9" height="9" xlink:href=""/>', BIG_BY_REFERENCE]
)
def test_a_drawing_that_qt_complains_of_is_refused(inner: str, tmp_path: Path) -> None:
    files = {**kit.svg_deck(), "hearts-7.svg": kit.svg(3, inner)}
    found = own.load_path(kit.in_folder(tmp_path / "mine", files))
    with pytest.raises(BadDeck) as error:  # and nothing is left on the console: that fails a test here
        deck.own_deck(found)
    assert (error.value.fault, error.value.detail, error.value.deck) == (
        DeckFault.NOT_DRAWN,
        "hearts-7.svg",
        "mine",
    )


def test_a_drawing_with_a_part_that_is_not_there_is_used(tmp_path: Path) -> None:
    files = {**kit.svg_deck(), "hearts-7.svg": kit.svg(3, '<rect fill="url(#no)" width="9" height="9"/>')}
    assert deck.own_deck(own.load_path(kit.in_folder(tmp_path / "mine", files))).own

"""Contrast of every pair of colours that is really used, in every theme, with light and with dark sheets.

Figures are those of WCAG 2: text needs 4.5, large text and drawn signs 3; the high-contrast theme 7 for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Final

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import first_view, settle_layout, window_in
from ulti_desktop.engine.rulesets import load
from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.disc import gold_text
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Mark

TEXT: Final = 4.5
SIGN: Final = 3.0
HIGH: Final = 7.0

TABLE: Final = (
    ("text", ("ground", "ground2", "hover", "pressed"), TEXT),
    ("text2", ("ground", "ground2"), TEXT),
    ("sky", ("ground", "ground2"), TEXT),  # the sentence above the hand, cards still out
    ("on_sky", ("sky",), TEXT),  # tile of a card that is out, tab of a new card
    ("on_red", ("red",), TEXT),
    ("on_gold", ("gold",), TEXT),
    ("ground", ("sky",), SIGN),  # the bulb while hints are on
    ("gold_line", ("ground", "ground2"), SIGN),  # arc, chevrons, drop place, ring of whose turn it is
)
PAPER: Final = (
    ("text", ("ground", "ground2", "hover", "pressed"), TEXT),
    ("text2", ("ground", "ground2"), TEXT),
    ("ground", ("text", "text2"), TEXT),  # chosen chips, the row of the own bid in the ladder
    ("green", ("ground", "ground2"), TEXT),
    ("violet", ("ground", "ground2"), TEXT),
    ("on_red", ("red",), TEXT),
    ("on_gold", ("gold",), TEXT),
)
FIXED: Final = {
    "text of the gold button under the pointer": (tokens.INK, tokens.GOLD_HOVER),
    "text of the gold button while it is pressed": (tokens.INK, tokens.GOLD_PRESSED),
    "text of a bubble": (tokens.INK, tokens.CREAM),
}
EXEMPT: Final = {
    "pattern": "petals and hairlines: decoration, never information",
    "line": "dots, outlines of what is empty or cannot be used: beside a number or word that says it",
    "gold on paper": "a fill under ink, or an outline that comes with a tick; never text",
    "red on ground": "the chip says its factor in white on red",
    "red_text": "no text is red in the windows so far",
    "emblem on ground": "the disc behind a seat's sign; the sign stands beside the name",
    "suit signs": "always the drawn sign, and its name stands in words beside it or is spoken",
    "card_edge, shadow, dim": "cards: what is covered carries a ring besides",
}


def looks() -> Iterator[tuple[str, tokens.Theme]]:
    for theme in tokens.THEMES.values():
        yield theme.id, theme
        yield f"{theme.id} dark", tokens.with_dark_sheets(theme)


LOOKS: Final = dict(looks())


def pairs(theme: tokens.Theme) -> Iterator[tuple[str, QColor, QColor, float]]:
    """Every pair of a theme: its name, the two colours, and what it needs."""
    for where, column, rows in (("table", theme.table, TABLE), ("paper", theme.paper, PAPER)):
        for name, grounds, least in rows:
            for ground in grounds:
                yield f"{where}: {name} on {ground}", getattr(column, name), getattr(column, ground), least
        chosen = tokens.on_ink(column.gold, column.text, column.ground)
        yield f"{where}: tick on ink", chosen, column.text, SIGN
        yield f"{where}: emblem", QColor(tokens.CREAM), column.emblem, SIGN
    for ground in ("ground", "ground2"):
        yield f"count on {ground}", gold_text(theme.table), getattr(theme.table, ground), TEXT
    for name, (one, other) in FIXED.items():
        yield name, QColor(one), QColor(other), TEXT


@pytest.mark.parametrize("name", LOOKS)
def test_every_pair_can_be_told_apart(name: str) -> None:
    theme = LOOKS[name]
    high = theme.id == tokens.HIGH_CONTRAST
    poor = []
    for pair, one, other, least in pairs(theme):
        if high and pair in FIXED and "gold" in pair:
            one = theme.paper.on_gold
        found = tokens.contrast(one, other)
        if found < (HIGH if high else least):
            poor.append(f"{pair}: {found:.2f}")
    assert poor == []


@pytest.mark.parametrize("name", LOOKS)
def test_outlines_of_controls_are_seen(name: str) -> None:
    theme = LOOKS[name]
    for column in (theme.table, theme.paper):
        assert tokens.contrast(column.text, column.ground) >= SIGN
    if theme.id == tokens.HIGH_CONTRAST:
        thin, bold = tokens.STROKES, theme.strokes
        for line in ("hairline", "control", "slot", "total", "focus", "arc", "ring"):
            assert getattr(bold, line) > getattr(thin, line), line
        for column in (theme.table, theme.paper):
            assert tokens.contrast(column.line, column.ground) >= HIGH


def test_every_colour_is_tested_or_named_as_exempt() -> None:
    tested = {name for rows in (TABLE, PAPER) for name, grounds, _ in rows}
    tested |= {ground for rows in (TABLE, PAPER) for _, grounds, _ in rows for ground in grounds}
    named = " ".join(EXEMPT)
    for field in fields(tokens.Column):
        assert field.name in tested or field.name in named, field.name


def test_figures_of_the_design() -> None:
    blue = tokens.theme("blaudruck")
    for colour, ground, figure in (
        (blue.table.text, blue.table.ground, 13.7),
        (blue.table.text2, blue.table.ground, 8.1),
        (blue.table.gold, blue.table.ground, 8.2),
        (blue.paper.text, blue.paper.ground, 14.4),
        (blue.paper.text2, blue.paper.ground2, 5.8),
        (blue.paper.green, blue.paper.ground, 5.9),
        (tokens.with_dark_sheets(blue).paper.red_text, tokens.with_dark_sheets(blue).paper.ground, 4.7),
    ):
        assert tokens.contrast(colour, ground) == pytest.approx(figure, abs=0.05)
    assert tokens.contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21.0)


@pytest.mark.parametrize("name", LOOKS)
def test_the_palette_carries_every_colour(name: str) -> None:
    column = LOOKS[name].paper
    palette = look.palette(column)
    for token, role in look.ROLES.items():
        assert palette.color(role) == getattr(column, token), token
    assert len(set(look.ROLES.values())) == len(look.ROLES)


@pytest.mark.gui
@pytest.mark.parametrize("theme_id", tokens.THEMES)
def test_the_theme_changes_while_a_deal_runs(qtbot: QtBot, theme_id: str) -> None:
    window = window_in(qtbot)
    window.show()
    view = first_view(load("HM"), lambda v: v.seat == 0 and v.phase == "play" and len(v.tricks) == 1)
    window.show_view(view)
    settle_layout()
    lying = window.scene.stage.field.keys
    window.apply_settings(replace(window._settings, theme=theme_id, dark_sheets=True))
    settle_layout()
    theme = tokens.with_dark_sheets(tokens.theme(theme_id))
    assert window.scene.stage.theme == theme
    assert window.scene.stage.field.keys == lying
    assert window.desk.view == view
    assert look.colour(window.desk.panel, "ground") == theme.paper.ground
    assert look.strokes() == theme.strokes
    window.apply_settings(replace(window._settings, theme=tokens.DEFAULT_THEME, dark_sheets=False))
    assert look.strokes() == tokens.STROKES


@pytest.mark.parametrize("name", marks.BLACK_SUITS)
@pytest.mark.parametrize("theme_id", tokens.THEMES)
def test_black_suits_stand_out_from_dark_sheets(qtbot: QtBot, theme_id: str, name: str) -> None:
    paper = tokens.with_dark_sheets(tokens.theme(theme_id)).paper
    sign = Mark(name, 40, tone="")
    qtbot.addWidget(sign)
    sign.setPalette(look.palette(paper))
    middle = sign.grab().toImage().pixelColor(20, 24)
    assert tokens.contrast(middle, paper.ground) > TEXT

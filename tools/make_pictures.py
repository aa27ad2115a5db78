"""Takes pictures of the window at its moments: `python tools/make_pictures.py [folder] [options]`.

Auction, play, an open hand and the settlement of deals between simple players, the same each time, in the
real window without a screen. Options: --sizes 1280x800,1920x1080@2 (@ scale), --languages, --themes,
--decks, --dark, --rules. Each size is a process of its own, since Qt reads its scale once. Without options
the pictures of `docs/pictures` are made: one of each moment and of the handbook, a sheet of every theme,
and one of the sizes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.arena.plausible import plausible_deal
from ulti_desktop.engine.actions import Bid, Pass, discard
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of

if TYPE_CHECKING:
    from ulti_desktop.ui.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs" / "pictures"
MOMENTS = ("auction", "play", "open-hand", "settlement")
LANGUAGES = ("hu", "de", "en")
SIZES = ("1280x800", "1920x1080", "1920x1080@2")
NAMES = ("", "Gergő", "Bori")
LEVELS = ("", "club:style=bold", "master")
MOST_DEALS = 400
PLAYED_BEFORE = 5
SHEET_WIDTH = 480
SIZES_WIDTH = 640
GAP = 12
GROUND = "#0b1230"


# ------------------------------------------------------------------------------------------- moments
def _deal(rules: RuleSet, number: int, dealer: int) -> Iterator[State]:
    """Play one deal, yield every state of it."""
    players = [SimplePlayer(number * 3 + seat) for seat in range(3)]
    state, _ = start_deal(rules, dealer, shuffled(f"pictures {number}"))
    yield state
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        state, _ = apply(state, players[seat].choose(view_of(state, seat), 0, never))
        yield state


def _open_deal(rules: RuleSet, number: int, dealer: int) -> Iterator[State]:
    """Play one deal in which forehand bids an open betli on a hand for it, yield every state of the play."""
    pack, script = plausible_deal(rules, dealer, "betli", str(number))
    players = [SimplePlayer(seat) for seat in range(3)]
    state, _ = start_deal(rules, dealer, pack)
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        action = discard(*script.laid)
        if view.phase == "play":
            yield state
            action = players[seat].choose(view, 0, never)
        elif action not in view.legal:
            opens = [one for one in view.legal if isinstance(one, Bid) and one.contract.open]
            betli = [one for one in opens if one.contract.parts == (Part.BETLI,)]
            action = betli[0] if betli and view.standing is None else Pass()
        state, _ = apply(state, action)


def _is_auction(view: SeatView) -> bool:
    return view.my_turn and view.phase in ("exchange", "announcing") and view.standing is not None


def _is_play(view: SeatView) -> bool:
    plays = view.my_turn and view.phase == "play" and len(view.tricks) == 4 and len(view.trick) == 2
    return plays and view.contract is not None and len(view.contract.parts) > 1 and view.declarer != view.seat


def _is_open(view: SeatView) -> bool:
    return view.my_turn and len(view.tricks) == 2 and view.declarer != view.seat


def _is_settlement(view: SeatView) -> bool:
    bid = view.contract is not None and len(view.contract.parts) > 1
    return view.phase == "done" and bid and len(view.tricks) == 10


WANTED: dict[str, Callable[[SeatView], bool]] = {
    "auction": _is_auction,
    "play": _is_play,
    "open-hand": _is_open,
    "settlement": _is_settlement,
}


def moments(rules: RuleSet) -> dict[str, tuple[Match, SeatView]]:
    """Return the session and the view of seat 0 for each moment; the first deals that have one."""
    found: dict[str, tuple[Match, SeatView]] = {}
    match = Match(rules, 24, 0, 0)
    for number in range(MOST_DEALS):
        for state in chain(_deal(rules, number, match.dealer), _open_deal(rules, number, 0)):
            view = view_of(state, 0)
            opened = view.contract is not None and view.contract.open
            for name in MOMENTS:
                if name not in found and opened == (name == "open-hand") and WANTED[name](view):
                    found[name] = (match.after(state) if isinstance(state, Done) else match, view)
            if isinstance(state, Done) and match.played < PLAYED_BEFORE:
                match = match.after(state)
        if match.played < PLAYED_BEFORE:
            found.clear()
        if len(found) == len(MOMENTS):
            return found
    raise SystemExit(f"no deal has a picture of {sorted(set(MOMENTS) - set(found))}")


# ------------------------------------------------------------------------------------------- pictures
def _wait(window: MainWindow) -> None:
    """Let the event loop turn until nothing moves and every card is drawn."""
    from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

    quiet = 0
    while quiet < 5:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        desk = window.desk
        pictures = [desk.art, *(one.art for one in window.sheets.settings.decks)]
        busy = desk.busy or any(art.pending for art in pictures)
        quiet = 0 if busy else quiet + 1


def take(out: Path, size: str, asked: argparse.Namespace) -> None:
    """Write `MOMENT-LANGUAGE-THEME-DECK-SIZE.png` for everything asked for, at one size."""
    from ulti_desktop.app import App, make_application
    from ulti_desktop.store import settings
    from ulti_desktop.store.settings import Settings

    plain = Settings(language="en", speed=4, trick_ms=0, pace_ms=0, sound=False, dark_sheets=asked.dark)
    settings.save(plain)
    app = App(make_application(["ulti-desktop"]))
    window = app.window
    width, height = map(int, size.partition("@")[0].split("x"))
    window.resize(width, height)
    window.show()
    window.close_sheets()
    window.set_players(NAMES, LEVELS)
    shown = moments(load(asked.rules))
    for theme in asked.themes:
        for deck in asked.decks:
            for language in asked.languages:
                chosen = replace(plain, language=language, theme=theme, deck=deck)
                app.carry_out(_change(chosen))
                window.apply_settings(chosen)
                for name, (match, view) in shown.items():
                    window.forget_session()
                    window.set_match(match)
                    window.show_view(view)
                    _wait(window)
                    window.grab().save(str(out / f"{name}-{language}-{theme}-{deck}-{size}.png"))
                window.menus.actions["handbook"].trigger()
                _wait(window)
                window.grab().save(str(out / f"handbook-{language}-{theme}-{deck}-{size}.png"))
                window.close_sheets()
    app.close()


def _change(chosen: object) -> object:
    from ulti_desktop.ui.commands import ChangeSettings

    return ChangeSettings(chosen)  # type: ignore[arg-type]


def take_all(out: Path, sizes: tuple[str, ...], options: list[str]) -> None:
    """Take the pictures of each size in a process of its own."""
    out.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="ulti-pictures-") as home:
            scale = size.partition("@")[2] or "1"
            variables = {"QT_QPA_PLATFORM": "offscreen", "ULTI_DESKTOP_HOME": home, "QT_SCALE_FACTOR": scale}
            command = [sys.executable, __file__, str(out), "--one", size, *options]
            subprocess.run(command, check=True, env=os.environ | variables, cwd=ROOT)


# ------------------------------------------------------------------------------------------- sheets
def _small(path: Path, width: int) -> Image.Image:
    with Image.open(path) as picture:
        whole = picture.convert("RGB")
    return whole.resize((width, round(width * whole.height / whole.width)), Image.Resampling.LANCZOS)


def _sheet(rows: list[list[Path]], width: int, out: Path) -> None:
    """Write pictures side by side as one."""
    tiles = [[_small(path, width) for path in row] for row in rows]
    across = max(len(row) for row in tiles)
    heights = [max(tile.height for tile in row) for row in tiles]
    whole = Image.new("RGB", (across * (width + GAP) + GAP, sum(heights) + GAP * (len(rows) + 1)), GROUND)
    top = GAP
    for row, height in zip(tiles, heights, strict=True):
        for at, tile in enumerate(row):
            whole.paste(tile, (GAP + at * (width + GAP), top))
        top += height + GAP
    _save(whole, out)


def _save(picture: Image.Image, out: Path) -> None:
    """Write a picture small: few colours do for flat drawings."""
    out.parent.mkdir(parents=True, exist_ok=True)
    picture.quantize(255, dither=Image.Dither.NONE).save(out, optimize=True)


def for_docs(out: Path) -> None:
    """Make the pictures of the documentation."""
    from ulti_desktop.scene.tokens import THEMES

    themes = tuple(THEMES)
    with tempfile.TemporaryDirectory(prefix="ulti-pictures-") as name:
        folder = Path(name)
        take_all(folder, ("1280x800",), ["--themes", ",".join(themes)])
        take_all(folder, SIZES[1:], ["--languages", "hu", "--themes", themes[0]])
        take_all(folder / "dark", ("1280x800",), ["--themes", themes[0], "--dark", "--decks", "french"])
        for moment in (*MOMENTS, "handbook"):
            with Image.open(folder / f"{moment}-en-{themes[0]}-tell-1280x800.png") as picture:
                _save(picture.convert("RGB"), out / f"{moment}.png")
        for theme in themes:
            rows = [
                [folder / f"{moment}-{language}-{theme}-tell-1280x800.png" for moment in MOMENTS]
                for language in LANGUAGES
            ]
            _sheet(rows, SHEET_WIDTH, out / f"theme-{theme}.png")
        dark = [
            [folder / "dark" / f"{moment}-{language}-{themes[0]}-french-1280x800.png" for moment in MOMENTS]
            for language in LANGUAGES
        ]
        _sheet(dark, SHEET_WIDTH, out / "dark-sheets-french-cards.png")
        sizes = [
            [folder / f"{moment}-hu-{themes[0]}-tell-{size}.png" for size in SIZES] for moment in MOMENTS
        ]
        _sheet(sizes, SIZES_WIDTH, out / "sizes.png")


def main() -> int:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def several(text: str) -> tuple[str, ...]:
        return tuple(text.split(","))

    parser.add_argument("out", type=Path, nargs="?", default=DOCS)
    parser.add_argument("--sizes", type=several)
    parser.add_argument("--languages", type=several, default=LANGUAGES)
    parser.add_argument("--themes", type=several, default=("blaudruck",))
    parser.add_argument("--decks", type=several, default=("tell",))
    parser.add_argument("--rules", default="HM")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        take(asked.out, asked.one, asked)
    elif asked.sizes is None:
        for_docs(asked.out)
    else:
        handed_on = ["--rules", asked.rules, *(["--dark"] if asked.dark else [])]
        for name in ("languages", "themes", "decks"):
            handed_on += [f"--{name}", ",".join(getattr(asked, name))]
        take_all(asked.out, asked.sizes, handed_on)
    return 0


if __name__ == "__main__":
    sys.exit(main())

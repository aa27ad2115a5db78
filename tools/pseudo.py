"""Shows every window in a pretended language and lists what is cut off: `python tools/pseudo.py [folder]`.

The pretended language is English with accents, in brackets, each text about a third longer, as in many
languages. It is compiled into a temporary folder of user data and taken as a translation of the player's own;
nothing of the program changes. With a folder, a picture of every window is left in it. `--languages hu,de`
shows real languages, `--sizes 1280x800,800x600` other windows. Leaves with 1 when something is cut off.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from ulti_desktop.app import App

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "translations")]

PSEUDO = "pseudo"
STANDS_FOR = "en"
LONGER = 1.35
SIZES = ("1280x800", "800x600")
LETTERS = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñőšűýžÁÇÉÍÑŐŠŰÝŽ")
VOWELS = "áéíőűýÁÉÍŐŰÝ"
PLACE = re.compile(r"(%(?:L?\d|n))")
UNTIL_DRAWN_MS = 600
"""Cards are drawn one by one and move: a picture waits until all lies still."""
LEFT_ALONE = ("index",)
"""Contexts of single letters in the corners of cards."""


# ------------------------------------------------------------------------------------------- texts
def pseudo(text: str) -> str:
    """Return a text in the pretended language: places to fill, line breaks and the end are kept."""
    end = "…" if text.endswith("…") else ":" if text.endswith(":") else ""
    pieces = [
        piece if PLACE.fullmatch(piece) else piece.translate(LETTERS)
        for piece in PLACE.split(text.removesuffix(end))
    ]
    wanted = round(LONGER * len(text))
    while len("".join(pieces)) + 2 < wanted:
        before = len("".join(pieces))
        pieces = [piece if PLACE.fullmatch(piece) else _longer(piece) for piece in pieces]
        if len("".join(pieces)) == before:
            pieces.append("~" * (wanted - before - 2))
    return f"[{''.join(pieces)}]{end}"


def _longer(piece: str) -> str:
    """Double every second group of vowels."""
    count = 0

    def double(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return found[0] + (found[0][-1].lower() if count % 2 else "")

    return re.sub(f"[{VOWELS}]+", double, piece)


def source() -> str:
    """Return all texts of the program as a .ts file in the pretended language."""
    import update

    contexts: dict[str, list[str]] = {}
    for one in update.collect():
        said = one.source if one.context in LEFT_ALONE else pseudo(one.source)
        forms = "".join(f"<numerusform>{escape(said)}</numerusform>" for _ in range(2))
        kind, told = (' numerus="yes"', forms) if one.plural else ("", escape(said))
        comment = f"<comment>{escape(one.comment)}</comment>" if one.comment else ""
        contexts.setdefault(one.context, []).append(
            f"<message{kind}><source>{escape(one.source)}</source>{comment}"
            f"<translation>{told}</translation></message>"
        )
    body = "".join(
        f"<context><name>{escape(name)}</name>{''.join(rows)}</context>" for name, rows in contexts.items()
    )
    head = (
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{STANDS_FOR}">'
    )
    return f"{head}{body}</TS>\n"


def compile_into(folder: Path) -> None:
    """Write the pretended language as a player's own translation into a folder of user data."""
    import update

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pseudo.ts").write_text(source(), "utf-8")
    target = folder / f"ulti_{STANDS_FOR}.qm"
    update.run([update.tool("pyside6-lrelease"), "-silent", str(folder / "pseudo.ts"), "-qm", str(target)])


# ------------------------------------------------------------------------------------------- windows
def windows(app: App) -> Iterator[str]:
    """Open one window after another, yield the name of each."""
    from PySide6.QtTest import QTest

    from tests.app.test_review import played as record_of
    from tests.ui.test_text_sizes import phases
    from tests.ui.window_kit import played
    from ulti_desktop.engine.rulesets import load
    from ulti_desktop.engine.view import view_of
    from ulti_desktop.ui.settings_page import PAGES

    window = app.window
    match, ends = played(load("HM"), 3)
    window.set_players(("", "Gergő", "Bori"), ("", "club", "master:style=bold"))
    window.set_match(match)
    window.show_view(view_of(ends[-1], 0))
    window.scene.finish_now()
    yield "settlement"
    opened: dict[str, Callable[[], None]] = {
        name: window.menus.actions[name].trigger
        for name in ("new", "scores", "rules", "opponents", "last_trick", "about", "about_deck", "statistics",
                     "calculator", "fairness", "handbook", "report")
    }  # fmt: skip
    opened["editor"] = lambda: (window.sheets.rules.edit.click(), None)[1]
    for name, show in opened.items():
        if name == "editor":
            window.menus.actions["rules"].trigger()
        show()
        yield name
        if name == "report":
            app.reports.stop()
        window.close_sheets()
    window.menus.actions["settings"].trigger()
    for page in PAGES:
        window.sheets.settings.show_page(page)
        yield f"settings-{page}"
    window.offer_resume()
    yield "welcome"
    window.close_sheets()
    window.menus.actions["lessons"].trigger()
    yield "lessons"
    app.lessons.door.room.open_lesson(0)
    yield "lesson"
    app.lessons.door.leave()
    for rules_id in ("EN", "HM"):
        for name, view in phases(rules_id).items():
            window.forget_session()
            window.show_view(view)
            yield f"table-{rules_id}-{name.replace(' ', '-')}"
    window.apply_settings(replace(window._settings, show_log=True))
    yield "log"
    window.apply_settings(replace(window._settings, show_log=False))
    app.session.open(record_of("HM"))
    window.scene.finish_now()
    window.menus.actions["review"].trigger()
    while any(one.name == "review" for one in threading.enumerate()):
        QTest.qWait(UNTIL_DRAWN_MS)
    yield "review"


def show(size: str, language: str, out: Path | None) -> list[str]:
    """Show every window at one size and return what is cut off; leave pictures in `out`."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tests.ui.fit_kit import misfits
    from tests.ui.window_kit import settle_layout
    from ulti_desktop.app import App, make_application
    from ulti_desktop.store import settings

    spoken = STANDS_FOR if language == PSEUDO else language
    settings.save(settings.Settings(language=spoken, speed=4, trick_ms=0, pace_ms=0, sound=False))
    app = App(make_application(["ulti-desktop"]))
    window = app.window
    window.resize(*map(int, size.split("x")))
    window.show()
    found = []
    for name in windows(app):
        settle_layout()
        asked = QApplication.activeModalWidget()
        for root in (window.centralWidget(), *([asked] if asked else [])):
            found += [f"{language} {size} {name}: {line}" for line in misfits(root)]
            if out is not None:
                QTest.qWait(UNTIL_DRAWN_MS)
                root.grab().save(str(out / f"{name}-{language}-{size}.png"))
        if asked:
            asked.close()
    app.close()
    return found


def main() -> int:
    """Show what is asked for, each size and language in a process of its own."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--languages", default=PSEUDO)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    out: Path | None = asked.out
    if out is not None:
        out = out.resolve()
        out.mkdir(parents=True, exist_ok=True)
    if asked.one:
        print("\n".join(show(asked.sizes, asked.languages, out)))
        return 0
    found: list[str] = []
    for language in asked.languages.split(","):
        for size in asked.sizes.split(","):
            with tempfile.TemporaryDirectory(prefix="ulti-pseudo-") as home:
                if language == PSEUDO:
                    compile_into(Path(home, "data", "translations"))
                command = [sys.executable, __file__, *([str(out)] if out else [])]
                command += ["--one", "--languages", language, "--sizes", size]
                variables = {"QT_QPA_PLATFORM": "offscreen", "ULTI_DESKTOP_HOME": home}
                done = subprocess.run(
                    command,
                    check=True,
                    env=os.environ | variables,
                    cwd=ROOT,
                    stdout=subprocess.PIPE,
                    text=True,
                )
                found += filter(None, done.stdout.splitlines())
    print("\n".join(found) or "nothing is cut off")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

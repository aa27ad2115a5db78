"""Who may import whom: the table of docs/architecture.md, held against every file of the package."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "ulti_desktop"
ANY_QT = "PySide6"
RULES_AT_WORK = frozenset({"engine.step", "engine.auction", "engine.trickplay"})
"""They decide what happens; scene, ui and words know values only."""


@dataclass(frozen=True)
class Room:
    """What one room may import besides the standard library and itself."""

    rooms: frozenset[str] = frozenset()
    packages: frozenset[str] = frozenset()
    never: frozenset[str] = field(default_factory=frozenset)


def room(rooms: str = "", packages: str = "", never: frozenset[str] = frozenset()) -> Room:
    return Room(frozenset(rooms.split()), frozenset(packages.split()), never)


EVERYTHING = (
    "limits engine native store ai lessons coach learning arena fairness session sound words scene ui app cli"
    " commands demo opening"
)
ROOMS = {
    "limits": room(),
    "engine": room("limits", never=frozenset({"time", "datetime", "secrets", "uuid"})),
    "native": room(),
    "store": room("engine limits", "appdirs font_hanken_grotesk PIL"),
    "ai": room("engine native"),
    "coach": room("engine native ai"),
    "arena": room("engine native ai"),
    "fairness": room("engine native ai"),
    "lessons": room("engine limits store.paths"),
    "learning": room("engine native ai arena.deal arena.minds arena.plausible arena.pool"),
    "session": room("engine ai", "PySide6.QtCore"),
    "words": room("engine coach.findings", "PySide6.QtCore", RULES_AT_WORK),
    "scene": room("engine words store.paths store.decks", ANY_QT, RULES_AT_WORK),
    "ui": room(
        "scene engine coach.findings fairness.findings lessons words store.settings store.paths store.ledger"
        " store.figures store.translations",
        f"{ANY_QT} shiboken6",
        RULES_AT_WORK,
    ),
    "bookkeeping": room("coach.findings engine session store ui words", "PySide6.QtCore"),
    "cli": room("store.paths"),
    "commands": room("engine ai coach arena fairness learning lessons limits native store words", "PIL"),
    "app": room(
        "engine native store ai coach lessons session words scene ui sound bookkeeping classroom counsel"
        " custody fairplay mishaps offers opening preferences reporting reviewing rulefiles system",
        ANY_QT,
    ),
    "opening": room("app mishaps offers preferences scene store system ui", ANY_QT),
    "custody": room("bookkeeping engine keeping session store ui words", "PySide6.QtCore"),
    "keeping": room("engine store", "PySide6.QtCore"),
    "preferences": room("offers store"),
    "counsel": room("coach engine native session ui words", "PySide6.QtCore"),
    "fairplay": room("engine fairness session store ui", "PySide6.QtCore"),
    "classroom": room("engine session store ui"),
    "mishaps": room("", "PySide6.QtCore"),
    "reporting": room("mishaps native session store ui", "PySide6.QtCore PySide6.QtGui PySide6.__version__"),
    "reviewing": room("engine native coach session store ui", "PySide6.QtCore"),
    "offers": room("ai engine native scene.deck scene.tokens session.seats store ui.language ui.offer words"),
    "rulefiles": room("engine store ui words", "PySide6.QtCore"),
    "system": room("", "PySide6.QtCore"),
    "sound": room("store.paths", "PySide6.QtCore"),
    "demo": room(EVERYTHING, ANY_QT),
    "__init__": room(),
    "__main__": room("cli app"),
}
LAZILY = {name: room(EVERYTHING, f"{ANY_QT} PIL") for name in ("cli", "commands")}
"""What may be imported inside a function only: the command line starts a window or a demo on request."""


@dataclass(frozen=True)
class Import:
    """One import as it stands in a file."""

    name: str
    line: int
    inside_function: bool


def imports_of(path: Path) -> Iterator[Import]:
    """Full dotted names; `from a import b` counts as `a.b`."""
    tree = ast.parse(path.read_text("utf-8"), str(path))
    package = path.relative_to(ROOT).with_suffix("").parts
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, id(node) in inside)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: -node.level]) if node.level else ""
            start = ".".join(filter(None, (base, node.module)))
            for alias in node.names:
                yield Import(f"{start}.{alias.name}", node.lineno, id(node) in inside)


def starts_with(name: str, allowed: str) -> bool:
    return name == allowed or name.startswith(allowed + ".")


def is_allowed(name: str, own: str, rules: Room) -> bool:
    top, _, rest = name.partition(".")
    if top == "ulti_desktop":
        if any(starts_with(rest, banned) for banned in rules.never):
            return False
        if rest in ("__version__", "APP_ID"):
            return True
        return any(starts_with(rest, allowed) for allowed in (own, *rules.rooms))
    if top in sys.stdlib_module_names:
        return top not in rules.never
    return any(starts_with(name, allowed) for allowed in rules.packages)


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def faults_in(path: Path) -> list[str]:
    own = room_of(path)
    if own not in ROOMS:
        return [f"{path.relative_to(ROOT)}: a new room {own!r}; give it a row in the table"]
    faults = []
    for one in imports_of(path):
        rules = LAZILY.get(own, ROOMS[own]) if one.inside_function else ROOMS[own]
        if own in LAZILY and path.stem == "demo":
            rules = LAZILY[own]
        if not is_allowed(one.name, own, rules):
            faults.append(f"{path.relative_to(ROOT)}:{one.line}: {own} may not import {one.name}")
    return faults


def test_import_table_holds() -> None:
    faults = [fault for path in files() for fault in faults_in(path)]
    assert not faults, "\n" + "\n".join(faults)


def test_engine_has_no_shared_random_state() -> None:
    """Chance comes in as a `random.Random` or a seed; the module's own functions share one hidden state."""
    faults = []
    for path in sorted((PACKAGE / "engine").rglob("*.py")) + sorted((PACKAGE / "ai").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            shared = (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "random"
                and node.attr != "Random"
            )
            taken = (
                isinstance(node, ast.ImportFrom)
                and node.module == "random"
                and any(alias.name != "Random" for alias in node.names)
            )
            if shared or taken:
                faults.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not faults, faults


@pytest.mark.parametrize(
    ("own", "name", "allowed"),
    [
        ("engine", "ulti_desktop.engine.cards.Card", True),
        ("engine", "random.Random", True),
        ("engine", "time.monotonic", False),
        ("engine", "PySide6.QtCore", False),
        ("engine", "ulti_desktop.ai.player", False),
        ("engine", "ulti_desktop.words", False),
        ("native", "ulti_desktop.engine.cards", False),
        ("store", "PySide6.QtCore.QObject", False),
        ("store", "appdirs", True),
        ("ai", "ulti_desktop.native.legal_mask", True),
        ("ai", "ulti_desktop.session.session", False),
        ("ai", "ulti_desktop.learning.fit", False),
        ("ai", "ulti_desktop.coach.advice", False),
        ("coach", "ulti_desktop.ai.levels", True),
        ("coach", "PySide6.QtCore", False),
        ("words", "ulti_desktop.coach.findings", True),
        ("words", "ulti_desktop.coach.advice", False),
        ("arena", "ulti_desktop.learning.fit", False),
        ("learning", "ulti_desktop.arena.pool.in_order", True),
        ("learning", "ulti_desktop.commands.learn", False),
        ("session", "PySide6.QtCore.QObject", True),
        ("session", "PySide6.QtWidgets.QWidget", False),
        ("scene", "ulti_desktop.store.paths.resource_bytes", True),
        ("scene", "ulti_desktop.store.settings", False),
        ("scene", "ulti_desktop.engine.step.apply", False),
        ("scene", "ulti_desktop.session.session", False),
        ("ui", "ulti_desktop.scene.layout", True),
        ("ui", "ulti_desktop.native", False),
        ("words", "PySide6.QtGui.QColor", False),
        ("scene", "ulti_desktop.app", False),
        ("app", "ulti_desktop.ui.main_window", True),
    ],
)
def test_the_table_means_what_it_says(own: str, name: str, allowed: bool) -> None:
    assert is_allowed(name, own, ROOMS[own]) is allowed

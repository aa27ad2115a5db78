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


EVERYTHING = "engine native store ai learning arena session words scene ui app cli commands demo"
ROOMS = {
    "engine": room(never=frozenset({"time", "datetime", "secrets", "uuid"})),
    "native": room(),
    "store": room("engine", "appdirs font_hanken_grotesk PIL"),
    "ai": room("engine native"),
    "arena": room("engine native ai"),
    "learning": room("engine ai arena.deal arena.minds arena.pool"),
    "session": room("engine ai", "PySide6.QtCore"),
    "words": room("engine", "PySide6.QtCore", RULES_AT_WORK),
    "scene": room("engine words store.paths store.decks", ANY_QT, RULES_AT_WORK),
    "ui": room("scene engine words store.settings store.paths", ANY_QT, RULES_AT_WORK),
    "cli": room("engine ai arena native store words commands"),
    "commands": room("engine ai arena learning native store words", "PIL"),
    "app": room("engine native store ai session words scene ui system", ANY_QT),
    "system": room("", "PySide6.QtCore"),
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
        if rest.startswith("__version__"):
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

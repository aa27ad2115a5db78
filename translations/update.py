"""Brings `translations/*.ts` up to date and compiles them to `ulti_desktop/translations/*.qm`.

pyside6-lupdate reads Python by pattern and misses `QCoreApplication.translate(context, text, "", number)`
when the number is not a literal: it takes the plural for a plain text, or overlooks the call. So the calls
are collected here with `ast` and handed to lupdate in a plain form that it reads without fail.

    python translations/update.py            refresh both
    python translations/update.py --check    change nothing, leave with 1 when something is stale
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "ulti_desktop"
SOURCES = ROOT / "translations"
COMPILED = PACKAGE / "translations"
LANGUAGES = ("hu", "de", "en")
MARKERS = {"QT_TRANSLATE_NOOP": False, "QT_TRANSLATE_N_NOOP": True}


@dataclass(frozen=True)
class Message:
    """One text to translate."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False

    def as_call(self) -> str:
        """The call that lupdate understands."""
        tail = ", 1" if self.plural else ""
        return f"QCoreApplication.translate({self.context!r}, {self.source!r}, {self.comment!r}{tail})"


class Collector(ast.NodeVisitor):
    """Finds `self.tr(text, comment, n)`, `translate(context, text, comment, n)` and the NOOP markers."""

    def __init__(self) -> None:
        self.found: list[Message] = []
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = call_name(node)
        if name == "tr" and self._classes:
            self._add(self._classes[-1], node, first=0)
        elif name in MARKERS or name == "translate":
            context = text_of(argument(node, 0, "context"))
            if context is not None:
                self._add(context, node, first=1, plural=MARKERS.get(name, False))
        self.generic_visit(node)

    def _add(self, context: str, node: ast.Call, first: int, plural: bool = False) -> None:
        source = text_of(argument(node, first, "sourceText", "key"))
        if not source:
            return
        comment = text_of(argument(node, first + 1, "disambiguation")) or ""
        counted = argument(node, first + 2, "n") is not None
        self.found.append(Message(context, source, comment, plural or counted))


def call_name(node: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def argument(node: ast.Call, place: int, *names: str) -> ast.expr | None:
    """An argument by its place or one of its names."""
    if place < len(node.args):
        return node.args[place]
    return next((keyword.value for keyword in node.keywords if keyword.arg in names), None)


def text_of(node: ast.expr | None) -> str | None:
    """The text when the argument is a literal string."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def collect(package: Path = PACKAGE) -> list[Message]:
    """All messages of the package, each once, in the order of files and lines."""

    def messages() -> Iterator[Message]:
        for path in sorted(package.rglob("*.py")):
            collector = Collector()
            collector.visit(ast.parse(path.read_text("utf-8"), str(path)))
            yield from collector.found

    return list(dict.fromkeys(messages()))


def tool(name: str) -> str:
    """A program that comes with PySide6, from the environment that runs this file."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if not found:
        raise SystemExit(f"{name} is missing; install PySide6-Essentials")
    return found


def run(command: list[str]) -> None:
    """Run quietly; show what it said when it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def refresh_sources(folder: Path, messages: list[Message]) -> None:
    """Bring the .ts files in `folder` up to date: new texts come in unfinished, unused ones go."""
    with tempfile.TemporaryDirectory() as scratch:
        plain = Path(scratch) / "messages.py"
        plain.write_text("\n".join(message.as_call() for message in messages) + "\n", "utf-8")
        for language in LANGUAGES:
            # The texts in the source are English, so English needs its plural forms only.
            only = ["-pluralonly"] if language == "en" else []
            target = folder / f"ulti_{language}.ts"
            options = [*only, "-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
            run([tool("pyside6-lupdate"), *options, str(plain), "-ts", str(target)])


def compile_into(folder: Path, sources: Path = SOURCES) -> None:
    """Compile every .ts of `sources` to a .qm in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        target = folder / f"ulti_{language}.qm"
        run([tool("pyside6-lrelease"), "-silent", str(sources / f"ulti_{language}.ts"), "-qm", str(target)])


def stale() -> list[str]:
    """Names of the files that a refresh would change."""
    with tempfile.TemporaryDirectory() as scratch:
        sources, compiled = Path(scratch, "ts"), Path(scratch, "qm")
        sources.mkdir()
        for path in SOURCES.glob("*.ts"):
            shutil.copy(path, sources)
        refresh_sources(sources, collect())
        compile_into(compiled)
        pairs = [(SOURCES / path.name, path) for path in sorted(sources.iterdir())]
        pairs += [(COMPILED / path.name, path) for path in sorted(compiled.iterdir())]
        return [
            str(ours.relative_to(ROOT))
            for ours, fresh in pairs
            if not ours.is_file() or ours.read_bytes() != fresh.read_bytes()
        ]


def main() -> int:
    """Refresh or check."""
    parser = argparse.ArgumentParser(description="Refresh the translations.")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; leave with 1 when something is stale"
    )
    if parser.parse_args().check:
        names = stale()
        if names:
            print("stale, run `make translations`: " + ", ".join(names))
        return 1 if names else 0
    messages = collect()
    refresh_sources(SOURCES, messages)
    compile_into(COMPILED)
    for language in LANGUAGES:
        unfinished = (SOURCES / f"ulti_{language}.ts").read_text("utf-8").count('type="unfinished"')
        print(f"ulti_{language}: {len(messages)} texts, {unfinished} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main())

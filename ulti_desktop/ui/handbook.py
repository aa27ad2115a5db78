"""The texts of the handbook: chapters in Markdown, and what the program itself fills in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ulti_desktop.store import paths

FOLDER: Final = "handbook"
FALLBACK: Final = "en"
CHAPTER: Final = "#"
DEED: Final = "do:"
"""What links begin with: to a chapter, or to what the menu does under that name."""
OWN_KEYS: Final = {
    "find": "Ctrl+F",
    "find_next": "Ctrl+G",
    "back_page": "Alt+Left",
    "left": "Ctrl+Left",
    "right": "Ctrl+Right",
}
"""Keys that are told of beside those of the menu: of the handbook and of the table."""
FOLDERS: Final = {
    "data": paths.user_data_dir,
    "config": paths.user_config_dir,
    "log": paths.user_log_dir,
}
_PLACE: Final = re.compile(r"\{([a-z]+)(?::([a-z_]+))?\}")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter: the name that links use, its title, and all of it in Markdown, the title first."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Facts:
    """What the program fills in: keys and entries of the menu by name, and every key with what it does."""

    keys: Mapping[str, str]
    entries: Mapping[str, str]
    all_keys: Sequence[tuple[str, str]] = ()


def languages() -> list[str]:
    """Return the codes of the languages that have a handbook."""
    return paths.resource_names(FOLDER)


def chapters(language: str) -> tuple[Chapter, ...]:
    """Return the chapters in a language, in English where it has none."""
    folder = f"{FOLDER}/{language if language in languages() else FALLBACK}"
    return tuple(
        _chapter(name, paths.resource_text(f"{folder}/{name}"))
        for name in paths.resource_names(folder)
        if name.endswith(".md")
    )


def _chapter(name: str, text: str) -> Chapter:
    title = text.partition("\n")[0].removeprefix("# ").strip()
    return Chapter(name.removesuffix(".md").partition("-")[2], title, text)


def filled(text: str, facts: Facts) -> str:
    """Fill in keys, entries of the menu, folders and the table of all keys; KeyError for a name unknown."""

    def fill(found: re.Match[str]) -> str:
        kind, name = found[1], found[2] or ""
        match kind:
            case "key":
                return f"**{facts.keys[name]}**"
            case "menu":
                return f"**{facts.entries[name] or name}**"
            case "folder":
                return str(FOLDERS[name]())
            case _:
                return {"keys": _table}[kind](facts.all_keys)

    return _PLACE.sub(fill, text)


def _table(rows: Sequence[tuple[str, str]]) -> str:
    """Return the rows of a table; its head stands in the text."""
    return "\n".join(f"| **{_cell(key)}** | {_cell(text)} |" for key, text in rows)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")

"""The player's choices: one frozen value, one JSON file in the configuration folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from ulti_desktop import limits
from ulti_desktop.store import paths, translations
from ulti_desktop.store.atomic import set_aside, write_atomic
from ulti_desktop.store.documents import NotReadError, json_file
from ulti_desktop.store.problems import Problem, ProblemKind, not_saved

VERSION: Final = 1
MOST_OPTION: Final = 1_000_000
SORT_TRUMP: Final = ("among", "first", "last")
OptionValue = bool | int | str
Check = Callable[[Any], Any]


class _WrongError(ValueError):
    """A value that this setting cannot have."""


def _text(longest: int) -> Check:
    def check(value: Any) -> str:
        if not isinstance(value, str) or len(value) > longest or not all(c.isprintable() for c in value):
            raise _WrongError
        return value

    return check


def _switch(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _WrongError
    return value


def _number(low: int, high: int) -> Check:
    def check(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise _WrongError
        return value

    return check


def _three(each: Check) -> Check:
    def check(value: Any) -> tuple[str, str, str]:
        if not isinstance(value, list) or len(value) != 3:
            raise _WrongError
        return each(value[0]), each(value[1]), each(value[2])

    return check


def _language(value: Any) -> str:
    if not isinstance(value, str) or (value != "" and not translations.is_code(value)):
        raise _WrongError
    return value


def _hex(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 4096:
        raise _WrongError
    bytes.fromhex(value)
    return value


def _one_of(*names: str) -> Check:
    def check(value: Any) -> str:
        if value not in names:
            raise _WrongError
        return str(value)

    return check


def _options(value: Any) -> tuple[tuple[str, OptionValue], ...]:
    if not isinstance(value, dict) or len(value) > 200:
        raise _WrongError
    return tuple((_text(80)(name), _option(entry)) for name, entry in value.items())


def _option(value: Any) -> OptionValue:
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return str(_text(80)(value))
    return int(_number(-MOST_OPTION, MOST_OPTION)(value))


def _setting(default: Any, check: Check) -> Any:
    return field(default=default, metadata={"check": check})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose. Times are milliseconds; `speed` runs from 0 (calm) to 4 (at once).

    `language` "" means the system's. `names` and `levels` are by seat, the human first; an empty name is
    worded by the windows, an empty level is the human. `options` are house options that differ from the
    rule set's own. `deals` and `chip_target` 0 mean open. `window_geometry` is what Qt saved, in hex.
    `back` "" means the deck's own. `sort_trump` says where trumps lie in the hand, "among" is in their place
    between the other colours. `text_size` and `volume` are per cent.
    `trick_until_click`: a full trick stays until a click, not for `trick_ms`. `mark_winning`: the card that
    wins the trick so far is marked. `play_forced`: the only card that may be played is played by itself.
    `core_told`: it was said that the compiled part is missing, which needs no second time.
    """

    language: str = _setting("", _language)
    deck: str = _setting("tell", _text(80))
    letters: bool = _setting(True, _switch)
    large: bool = _setting(False, _switch)
    four_colours: bool = _setting(False, _switch)
    back: str = _setting("", _text(80))
    theme: str = _setting("blaudruck", _text(40))
    dark_sheets: bool = _setting(False, _switch)
    text_size: int = _setting(100, _number(100, 200))
    speed: int = _setting(2, _number(0, 4))
    reduced_motion: bool = _setting(False, _switch)
    trick_ms: int = _setting(900, _number(0, 10_000))
    trick_until_click: bool = _setting(False, _switch)
    mark_winning: bool = _setting(False, _switch)
    play_forced: bool = _setting(False, _switch)
    sort_trump: str = _setting("among", _one_of(*SORT_TRUMP))
    sort_rising: bool = _setting(False, _switch)
    sound: bool = _setting(True, _switch)
    volume: int = _setting(60, _number(0, 100))
    pace_ms: int = _setting(700, _number(0, 10_000))
    names: tuple[str, str, str] = _setting(("", "Gergő", "Bori"), _three(_text(40)))
    levels: tuple[str, str, str] = _setting(("", "casual:style=bold", "casual"), _three(_text(40)))
    rules_id: str = _setting("HM", _text(80))
    options: tuple[tuple[str, OptionValue], ...] = _setting((), _options)
    deals: int = _setting(0, _number(0, 999))
    chip_target: int = _setting(0, _number(0, 9999))
    window_geometry: str = _setting("", _hex)
    show_log: bool = _setting(False, _switch)
    core_told: bool = _setting(False, _switch)


def to_json(settings: Settings) -> dict[str, Any]:
    """Return the settings as the file holds them."""
    data: dict[str, Any] = {"version": VERSION}
    for one in fields(Settings):
        value = getattr(settings, one.name)
        if one.name == "options":
            value = dict(value)
        data[one.name] = list(value) if isinstance(value, tuple) else value
    return data


def from_json(data: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings that can be read, defaults for the rest, and the names that were wrong."""
    settings = Settings()
    wrong = []
    for one in fields(Settings):
        if one.name not in data:
            continue
        try:
            value = one.metadata["check"](data[one.name])
        except ValueError:
            wrong.append(one.name)
        else:
            settings = replace(settings, **{one.name: value})
    return settings, tuple(wrong)


def default_path() -> Path:
    """Return where the settings live."""
    return paths.user_config_dir() / "settings.json"


def load(path: Path | None = None, *, reads_only: bool = False) -> tuple[Settings, Problem | None]:
    """Return the settings, and what was wrong with the file.

    A file that cannot be read, is damaged or comes from a newer version gives defaults and is put aside
    under a new name; single wrong values are replaced by their defaults, and what was good of the file is
    written anew. With `reads_only` the file is left as it is.
    """
    path = path or default_path()
    settings, kind, detail = _read(path)
    if kind is None:
        return settings, None
    why = "newer" if kind is ProblemKind.NEWER_VERSION else "damaged"
    kept = None if reads_only else set_aside(path, why)
    if kept is not None and kind is ProblemKind.BAD_VALUES:
        save(settings, path)
    return settings, Problem(kind, str(path), detail, "" if kept is None else str(kept))


def _read(path: Path) -> tuple[Settings, ProblemKind | None, str]:
    """Return what can be read, why that is not all, and what is wrong."""
    try:
        data = json_file(path, limits.SETTINGS, ProblemKind.DAMAGED)
    except NotReadError as error:
        return Settings(), None if error.kind is ProblemKind.NOT_FOUND else error.kind, error.detail
    version = data.get("version") if isinstance(data, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        return Settings(), ProblemKind.DAMAGED, "version"
    if version > VERSION:
        return Settings(), ProblemKind.NEWER_VERSION, str(version)
    settings, wrong = from_json(data)
    return settings, ProblemKind.BAD_VALUES if wrong else None, ", ".join(wrong)


def save(settings: Settings, path: Path | None = None) -> Problem | None:
    """Write the settings; return what went wrong, the old file is untouched then."""
    path = path or default_path()
    text = json.dumps(to_json(settings), ensure_ascii=False, indent=2)
    try:
        write_atomic(path, text.encode())
    except OSError as error:
        return not_saved(path, error)
    return None

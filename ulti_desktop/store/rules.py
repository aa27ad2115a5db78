"""The player's own rule sets: TOML files in the folder `rules` of the user's data."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from ulti_desktop import limits
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.own_rules import new_id, to_toml
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import NotAFileError, TooLargeError, read_limited, write_atomic
from ulti_desktop.store.problems import Problem, ProblemKind, not_saved

Loaded = RuleSet | Problem
REMOVED: Final = ".removed"


def folder() -> Path:
    """Return the folder of the player's own rule sets; made when missing, if nothing is in its place."""
    place = paths.user_data_dir() / "rules"
    with suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
    return place


def load_file(path: Path) -> Loaded:
    """Read one rule-set file; a Problem names the parameter concerned."""
    try:
        text = read_limited(path, limits.RULES.bytes).decode("utf-8")
        return rulesets.from_toml(text, path.name)
    except FileNotFoundError as error:
        return Problem(ProblemKind.NOT_FOUND, str(path), str(error))
    except NotAFileError as error:
        return Problem(ProblemKind.NOT_A_FILE, str(path), str(error))
    except OSError as error:
        return Problem(ProblemKind.UNREADABLE, str(path), str(error))
    except TooLargeError:
        return Problem(ProblemKind.TOO_LARGE, str(path))
    except UnicodeDecodeError as error:
        return Problem(ProblemKind.NOT_JSON, str(path), str(error))
    except BadRules as error:
        if error.names == (path.name,):  # nothing in the file is to blame but all of it
            return Problem(ProblemKind.NOT_JSON, str(path), error.why)
        return Problem(ProblemKind.BAD_RULES, str(path), error.why, bad_rules=error)


def own(place: Path | None = None) -> tuple[tuple[RuleSet, ...], tuple[Problem, ...]]:
    """Return the player's own rule sets by name of their files, and the files that cannot be used.

    Of two files with the same id the first counts.
    """
    found: dict[str, RuleSet] = {}
    problems: list[Problem] = []
    for path in sorted((place or folder()).glob("*.toml")):
        loaded = load_file(path)
        if isinstance(loaded, RuleSet) and loaded.id in found:
            loaded = Problem(ProblemKind.BAD_RULES, str(path), f"id {loaded.id} is taken")
        if isinstance(loaded, Problem):
            problems.append(loaded)
        else:
            found[loaded.id] = loaded
    return tuple(found.values()), tuple(problems)


def save(rules: RuleSet, place: Path | None = None) -> Problem | None:
    """Keep one of the player's own rule sets, in the place of the file that has its id already."""
    home = place or folder()
    path = _file_of(rules.id, home) or _free_path(rules.id, home)
    return export(rules, path)


def export(rules: RuleSet, path: Path) -> Problem | None:
    """Write a rule set's file anywhere; what was there is replaced."""
    try:
        write_atomic(path, to_toml(rules).encode("utf-8"))
    except (OSError, ValueError) as error:
        if isinstance(error, OSError):
            return not_saved(path, error)
        return Problem(ProblemKind.NOT_SAVED, str(path), str(error))
    return None


def delete(rules_id: str, place: Path | None = None) -> Problem | None:
    """Take one of the player's own rule sets away; its file is kept beside as `.toml.removed`."""
    path = _file_of(rules_id, place or folder())
    if path is None:
        return None
    try:
        path.replace(path.with_name(path.name + REMOVED))
    except OSError as error:
        return not_saved(path, error)
    return None


def take_in(path: Path, place: Path | None = None) -> RuleSet | Problem:
    """Copy a rule-set file to the player's own; one whose id is taken by another gets a new id."""
    loaded = load_file(path)
    if isinstance(loaded, Problem):
        return loaded
    there = {one.id: one for one in own(place)[0]}
    if there.get(loaded.id, loaded) != loaded:
        loaded = replace(loaded, id=new_id(loaded.name, there))
    return save(loaded, place) or loaded


def _file_of(rules_id: str, home: Path) -> Path | None:
    for path in sorted(home.glob("*.toml")):
        loaded = load_file(path)
        if isinstance(loaded, RuleSet) and loaded.id == rules_id:
            return path
    return None


def _free_path(rules_id: str, home: Path) -> Path:
    """A file name that is not there yet; ids may hold signs that no file name can."""
    stem = new_id(rules_id, ())
    number = 1
    while (path := home / (f"{stem}.toml" if number == 1 else f"{stem}-{number}.toml")).exists():
        number += 1
    return path


def find(rules_id: str, place: Path | None = None) -> RuleSet | None:
    """Return the rule set of that id, one of the five or the player's own; None when there is none."""
    if rules_id in RULE_SET_IDS:
        return rulesets.load(rules_id)
    return next((rules for rules in own(place)[0] if rules.id == rules_id), None)

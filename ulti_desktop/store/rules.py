"""The player's own rule sets: TOML files in the folder `rules` of the user's data."""

from __future__ import annotations

from pathlib import Path

from ulti_desktop.engine import rulesets
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import MAX_FILE_BYTES, RULE_SET_IDS, RuleSet
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import TooLargeError, read_limited
from ulti_desktop.store.problems import Problem, ProblemKind

Loaded = RuleSet | Problem


def folder() -> Path:
    """Return the folder of the player's own rule sets; made when missing."""
    place = paths.user_data_dir() / "rules"
    place.mkdir(parents=True, exist_ok=True)
    return place


def load_file(path: Path) -> Loaded:
    """Read one rule-set file; a Problem names the parameter concerned."""
    try:
        text = read_limited(path, 4 * MAX_FILE_BYTES).decode("utf-8")
        return rulesets.from_toml(text, path.name)
    except FileNotFoundError as error:
        return Problem(ProblemKind.NOT_FOUND, str(path), str(error))
    except OSError as error:
        return Problem(ProblemKind.UNREADABLE, str(path), str(error))
    except TooLargeError:
        return Problem(ProblemKind.TOO_LARGE, str(path))
    except UnicodeDecodeError as error:
        return Problem(ProblemKind.BAD_RULES, str(path), str(error))
    except BadRules as error:
        return Problem(ProblemKind.BAD_RULES, str(path), error.why)


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


def find(rules_id: str, place: Path | None = None) -> RuleSet | None:
    """Return the rule set of that id, one of the five or the player's own; None when there is none."""
    if rules_id in RULE_SET_IDS:
        return rulesets.load(rules_id)
    return next((rules for rules in own(place)[0] if rules.id == rules_id), None)

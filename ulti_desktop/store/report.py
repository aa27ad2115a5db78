"""A problem report: a folder with what helps to look into a problem, and nothing that tells whose it is."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ulti_desktop.engine import record as records
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.plain import state_to_dict
from ulti_desktop.engine.record import Record, fold
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store import logs, settings
from ulti_desktop.store.decks import own
from ulti_desktop.store.problems import Problem, ProblemKind
from ulti_desktop.store.scrub import NAME, Scrubber
from ulti_desktop.store.settings import Settings

FOLDER: Final = "ulti-desktop-report"
RECORD: Final = "game.ulti"
STATE: Final = "state.json"
VERSIONS: Final = "versions.txt"
SETTINGS: Final = "settings.json"
OWN_RULES: Final = "own"
"""What every rule set of the player's own is called in a report."""
_TRIES: Final = 100
_USUAL_NAMES: Final = Settings().names


@dataclass(frozen=True, slots=True)
class Contents:
    """What goes into a report: the facts of the computer by name, the session, the settings."""

    facts: Mapping[str, str]
    settings: Settings
    record: Record | None = None


def write(place: Path, contents: Contents) -> Path | Problem:
    """Write a report into a new folder in `place`; return it, or what went wrong."""
    try:
        folder = _new_folder(place)
        for name, text in _files(contents).items():
            (folder / name).write_text(text, "utf-8", newline="\n")
    except OSError as error:
        return Problem(ProblemKind.NOT_SAVED, str(place), str(error))
    return folder


def _new_folder(place: Path) -> Path:
    stem = f"{FOLDER}-{time.strftime('%Y-%m-%d-%H%M')}"
    place.mkdir(parents=True, exist_ok=True)
    for number in range(1, _TRIES):
        folder = place / (stem if number == 1 else f"{stem}-{number}")
        try:
            folder.mkdir()
        except FileExistsError:
            continue
        return folder
    raise FileExistsError(str(place / stem))


def _files(contents: Contents) -> dict[str, str]:
    record = contents.record
    names = (*contents.settings.names, *(record.names if record else ()))
    own_rules = (contents.settings.rules_id, *((record.rules.id, record.rules.name) if record else ()))
    typed = [*(one for one in names if one not in _USUAL_NAMES), *(one for one in own_rules if _is_own(one))]
    if contents.settings.deck.startswith(own.PREFIX):
        typed.append(contents.settings.deck.removeprefix(own.PREFIX))
    scrub = Scrubber(dict.fromkeys(typed))
    facts = "".join(f"{name}: {text}\n" for name, text in contents.facts.items())
    files = {VERSIONS: scrub(facts), SETTINGS: _json(_without_names(contents.settings, scrub))}
    if record is not None:
        nameless = replace(record, names=("", "", ""), rules=_nameless(record.rules))
        files[RECORD] = json.dumps(records.to_dict(nameless), ensure_ascii=False)
        state = fold(nameless).state
        if state is not None:
            files[STATE] = _json(state_to_dict(state))
    for path in logs.log_files():
        files[f"{path.name}.txt"] = scrub(logs.told(path))
    return files


def _without_names(chosen: Settings, scrub: Scrubber) -> dict[str, Any]:
    """Return the settings as their file holds them; what was typed goes through the scrubber."""
    rules_id = OWN_RULES if _is_own(chosen.rules_id) else chosen.rules_id
    deck = f"{own.PREFIX}{NAME}" if chosen.deck.startswith(own.PREFIX) else chosen.deck
    data = settings.to_json(replace(chosen, names=("", "", ""), rules_id=rules_id, deck=deck))
    return {name: scrub(value) if isinstance(value, str) else value for name, value in data.items()}


def _nameless(rules: RuleSet) -> RuleSet:
    """Return the same rules without the words that the player made up for them."""
    if not _is_own(rules.id):
        return replace(rules, name=rulesets.load(rules.id).name)
    return replace(rules, id=OWN_RULES, name=OWN_RULES)


def _is_own(word: str) -> bool:
    """Tell whether an id or a name is none of the program's own rule sets."""
    return not any(word in (one, rulesets.load(one).name) for one in rulesets.RULE_SET_IDS)


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

"""`learn`: computer players gather deals of their own, and the tables they play by are fitted to them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from ulti_desktop import native
from ulti_desktop.ai.levels import level_of, player_for
from ulti_desktop.arena.pool import in_order
from ulti_desktop.arena.progress import Progress
from ulti_desktop.commands.arena import INTERRUPTED, MAX_JOBS
from ulti_desktop.commands.forms import CommandError, named, shown
from ulti_desktop.commands.options import add_seed
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.learning.facts import BadFacts, Facts, Origin, read_facts
from ulti_desktop.learning.fit import hand_tables
from ulti_desktop.learning.gather import Plan, gather, prepare
from ulti_desktop.learning.habits import Choice, Task, habit_table
from ulti_desktop.learning.odds import odds_tables
from ulti_desktop.learning.table import lines_of

MAX_DEALS: Final = 100_000
PLAYERS: Final = "pimc:worlds=8,bid=1,beliefs=1"
"""They count worlds, not seconds, so that their deals come out the same everywhere."""
HANDS: Final = "hands.json"
ODDS: Final = "odds.json"
HABITS: Final = "habits.json"
HABIT_KIND: Final = "betli"
"""What cards tell is learned of this game alone; in others it has not paid."""
HABIT_PLAYERS: Final = "master:worlds=16"


def add_arguments(command: argparse.ArgumentParser, parser_class: type[argparse.ArgumentParser]) -> None:
    """Declare what stands behind `learn`."""
    steps = command.add_subparsers(dest="step", metavar="STEP", required=True, parser_class=parser_class)
    step = steps.add_parser("gather", help="let computer players play, and keep what came of each deal")
    step.add_argument("file", metavar="FILE", help="where the deals go; one that is there is added to")
    _add_deals(step, 1000, PLAYERS)
    step = steps.add_parser("fit", help="turn gathered deals into tables")
    step.add_argument("files", nargs="+", metavar="FILE", help="gathered deals")
    step.add_argument("--out", metavar="DIR", help=f"write {HANDS} and {ODDS} there")
    step = steps.add_parser("habits", help=f"learn from dealt {HABIT_KIND}s what a card tells of the hand")
    _add_deals(step, 300, HABIT_PLAYERS)
    step.add_argument("--out", metavar="DIR", help=f"write {HABITS} there")


def _add_deals(step: argparse.ArgumentParser, deals: int, players: str) -> None:
    step.add_argument("--rules", default="all", help="rule sets: EN,HM; all (the default): the five abreast")
    step.add_argument("--deals", type=int, default=deals, help=f"how many deals of each rule set ({deals})")
    add_seed(step)
    step.add_argument(
        "--players", default=players, metavar="SPEC", help=f"who plays at all seats ({players})"
    )
    step.add_argument("--jobs", type=int, default=1, help="how many processes (1)")
    step.add_argument("--progress", action="store_true", help="show progress even without a terminal")


def run(arguments: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Carry the step out and return the exit status; raise CommandError, and DealFailed for a failed deal."""
    steps = {"gather": _gather, "fit": _fit, "habits": _habits}
    return steps[arguments.step](arguments, say)


def _gather(arguments: argparse.Namespace, say: Callable[[str], None]) -> int:
    plan = _plan(arguments)
    path = Path(arguments.file)
    try:
        with _Damage(arguments.file) as damage:
            there = prepare(path, plan.origin, damage.note)
        todo = plan.missing(there)
        played, status = _play(arguments, path, plan, todo)
    except BadFacts as error:
        raise CommandError(f"{named(arguments.file)} {error}") from None
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot write {named(arguments.file)}: {_why(error)}") from None
    there_now, to_come = len(there) + played, len(todo) - played
    say(f"{played} deals played, {there_now} in {named(arguments.file)}, {to_come} to come")
    return status


def _plan(arguments: argparse.Namespace) -> Plan:
    for name, most in (("deals", MAX_DEALS), ("jobs", MAX_JOBS)):
        if not 1 <= getattr(arguments, name) <= most:
            raise CommandError(f"--{name} must be from 1 to {most}, not {getattr(arguments, name)}")
    try:
        player_for(arguments.players, 0)
    except ValueError as error:
        raise CommandError(f"--players: {error}") from None
    if level_of(arguments.players).searches and not native.AVAILABLE:
        raise CommandError(f"--players: these need the compiled part of the program: {native.WHY_NOT}")
    names = tuple(dict.fromkeys(name.strip() for name in arguments.rules.split(",")))
    for name in () if names == ("all",) else names:
        if name not in RULE_SET_IDS:
            raise CommandError(f"--rules must be all or some of {', '.join(RULE_SET_IDS)}, not {shown(name)}")
    rules = RULE_SET_IDS if names == ("all",) else names
    return Plan(rules, arguments.deals, Origin(arguments.seed, arguments.players))


def _play(
    arguments: argparse.Namespace, path: Path, plan: Plan, todo: Sequence[tuple[str, int]]
) -> tuple[int, int]:
    """Return how many deals were played, and the exit status."""
    progress = Progress(len(todo), arguments.progress)
    played = 0
    try:
        with closing(gather(path, plan.origin, todo, arguments.jobs)) as results:
            for played, facts in enumerate(results, 1):
                progress.step(played, f"{facts['rules']} {facts['number']}")
    except KeyboardInterrupt:
        return played, INTERRUPTED
    finally:
        progress.close()
    return played, 0


def _fit(arguments: argparse.Namespace, say: Callable[[str], None]) -> int:
    seen: set[bytes] = set()
    gathered = [facts for name in arguments.files for facts in _read(name, seen)]
    if not gathered:
        raise CommandError("there are no deals to learn from")
    hands, odds = hand_tables(gathered), odds_tables(gathered)
    if arguments.out is not None:
        _write(Path(arguments.out), {HANDS: hands, ODDS: odds})
    for line in lines_of(gathered, hands, odds):
        say(line)
    return 0


def _habits(arguments: argparse.Namespace, say: Callable[[str], None]) -> int:
    plan = _plan(arguments)
    if not native.AVAILABLE:
        raise CommandError(f"this needs the compiled part of the program: {native.WHY_NOT}")
    deals = plan.deals * len(plan.rules)
    task = Task(HABIT_KIND, plan.rules, plan.origin.seed, plan.origin.players)
    progress = Progress(deals, arguments.progress)
    choices: list[Choice] = []
    try:
        with closing(in_order(task, 0, deals - 1, arguments.jobs)) as results:
            for done, found in enumerate(results, 1):
                choices += found
                progress.step(done, HABIT_KIND)
        table = habit_table(HABIT_KIND, deals, choices)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        progress.close()
    if arguments.out is not None:
        _write(Path(arguments.out), {HABITS: table})
    say(f"{deals} deals of {HABIT_KIND}, {len(choices)} choices among cards")
    return 0


def _read(name: str, seen: set[bytes]) -> list[Facts]:
    try:
        with _Damage(name) as damage:
            return list(read_facts(Path(name), damage.note, seen))
    except BadFacts as error:
        raise CommandError(f"{named(name)} {error}") from None
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot read {named(name)}: {_why(error)}") from None


def _write(folder: Path, tables: Mapping[str, Any]) -> None:
    """Write both files or, when the first cannot be written, none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, table in tables.items():
            (folder / f"{name}.new").write_text(json.dumps(table, indent=1) + "\n", "utf-8")
        for name in tables:
            (folder / f"{name}.new").replace(folder / name)
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot write to {named(str(folder))}: {_why(error)}") from None


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or "not a usable file name"


class _Damage:
    """Says at its end, in one sentence, which lines of a file were left out."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lines: list[int] = []

    def note(self, line: int) -> None:
        """Note a line that cannot be read."""
        self._lines.append(line)

    def __enter__(self) -> _Damage:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if self._lines and failed is None:
            first, more = self._lines[0], len(self._lines) - 1
            which = f"line {first} is" if not more else f"line {first} and {more} more are"
            print(f"{named(self._name)}: {which} damaged and left out", file=sys.stderr)

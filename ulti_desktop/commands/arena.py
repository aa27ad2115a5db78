"""`arena`: two players on the same deals in every seating."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Any, Final

from ulti_desktop import __version__
from ulti_desktop.arena import fixed, table
from ulti_desktop.arena.deal import Deal, Setup
from ulti_desktop.arena.minds import ALL_SEEING, budget_for
from ulti_desktop.arena.naming import kind_of
from ulti_desktop.arena.plausible import KINDS as GAMES
from ulti_desktop.arena.pool import in_order
from ulti_desktop.arena.progress import Progress
from ulti_desktop.arena.report import Report, difference_on, report
from ulti_desktop.arena.timing import time_lines
from ulti_desktop.commands.forms import CommandError
from ulti_desktop.commands.options import add_seed, warn_of_weak
from ulti_desktop.engine.ladder import ladder
from ulti_desktop.engine.rulesets import RuleSet

INTERRUPTED: Final = 130
MAX_DEALS: Final = 10_000_000
MAX_JOBS: Final = 256
MAX_MS: Final = 600_000


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Declare what stands behind `arena`."""
    command.add_argument("a", metavar="A", help="a player: master, club:style=bold, random, all-seeing")
    command.add_argument("b", metavar="B", help="the other player")
    command.add_argument("--rules", default="EN", help="EN, DE, GT, HM, HO or a rule-set file")
    command.add_argument("--options", default="", help="house options: name=value,name=value")
    command.add_argument("--deals", type=int, default=100, help="how many deals, each in six seatings (100)")
    add_seed(command)
    command.add_argument("--json", action="store_true", help="as data")
    command.add_argument(
        "--auction",
        metavar="fixed[:PLAYER]|dealt:GAME",
        help="compare card play alone: the simple player, or PLAYER, bids and doubles at every seat; "
        f"or forehand is dealt a hand for GAME ({', '.join(GAMES)}) and plays it",
    )
    command.add_argument(
        "--only", default="", metavar="KINDS", help="with a fixed auction: these contracts (parti,betli)"
    )
    add_run_arguments(command)


def add_run_arguments(command: argparse.ArgumentParser) -> None:
    """Declare what every long run of computer players may be told."""
    command.add_argument("--jobs", type=int, default=1, help="how many processes (1)")
    command.add_argument("--budget", type=int, metavar="MS", help="time for a decision (each level's own)")
    command.add_argument("--limit-ms", type=int, metavar="MS", help="count decisions that took longer")
    command.add_argument("--progress", action="store_true", help="show progress even without a terminal")


def check_run_arguments(arguments: argparse.Namespace) -> None:
    """Raise CommandError for a number that cannot be."""
    for name, most in (("deals", MAX_DEALS), ("jobs", MAX_JOBS), ("budget", MAX_MS), ("limit_ms", MAX_MS)):
        value = getattr(arguments, name)
        if value is not None and not 1 <= value <= most:
            raise CommandError(f"--{name.replace('_', '-')} must be from 1 to {most}, not {value}")


def run(arguments: argparse.Namespace, rules: RuleSet, say: Callable[[str], None]) -> tuple[int, Any]:
    """Play and compare; return the exit status and the data for `--json`, or None after printing.

    Raises CommandError for what cannot be asked for and DealFailed for a deal that breaks off.
    """
    setup = _setup(arguments, rules)
    warn_of_weak(*(one for one in (setup.a, setup.b, setup.auction) if one and one != ALL_SEEING))
    deals: list[Deal] = []
    began, status = time.perf_counter(), 0
    progress = Progress(arguments.deals, arguments.progress)
    so_far = 0.0
    try:
        with closing(in_order(setup, 1, None if setup.only else arguments.deals, arguments.jobs)) as results:
            for deal in results:
                if deal.games:
                    deals.append(deal)
                    so_far += difference_on(deal)
                    progress.step(len(deals), f"A less B {so_far / len(deals):+.3f}")
                if len(deals) == arguments.deals:
                    break
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        progress.close()
    seconds = time.perf_counter() - began
    found = report(deals, arguments.limit_ms)
    kinds = fixed.by_kind(deals) if setup.cards_alone and deals else {}
    if arguments.json:
        return status, _data(setup, arguments, seconds, found, kinds)
    for line in _lines(setup, arguments, seconds, found, kinds):
        say(line)
    return status, None


def _setup(arguments: argparse.Namespace, rules: RuleSet) -> Setup:
    check_run_arguments(arguments)
    only = tuple(filter(None, (kind.strip() for kind in arguments.only.split(","))))
    a, b = (_budget(spec, arguments.budget) for spec in (arguments.a, arguments.b))
    known = {kind_of(row.contract) for row in ladder(rules)}
    if strange := [kind for kind in only if kind not in known]:
        raise CommandError(f"{rules.id} has no contract {strange[0][:40]!r} for --only")
    setup = Setup(rules, arguments.a, arguments.b, arguments.seed, a, b)
    word, _, spec = (arguments.auction or "").partition(":")
    if word == "fixed":
        spec = spec or "simple"
        return replace(setup, auction=spec, budget_auction=_budget(spec, arguments.budget), only=only)
    if only:
        raise CommandError("--only goes with --auction fixed")
    if arguments.auction is None:
        return setup
    if word != "dealt":
        raise CommandError(
            f"--auction must be fixed, fixed:PLAYER or dealt:GAME, not {arguments.auction[:40]!r}"
        )
    if spec not in GAMES:
        raise CommandError(f"--auction dealt: GAME must be one of {', '.join(GAMES)}, not {spec[:40]!r}")
    if rules.half_hand:
        raise CommandError("--auction dealt does not go with the half-hand round")
    return replace(setup, dealt=spec)


def _budget(spec: str, budget_ms: int | None) -> int:
    try:
        return budget_for(spec, budget_ms)
    except ValueError as error:
        raise CommandError(str(error)) from None


def _data(
    setup: Setup, arguments: argparse.Namespace, seconds: float, found: Report, kinds: dict[str, fixed.Kind]
) -> dict[str, Any]:
    data = {
        "program": __version__,
        "rules": setup.rules.id,
        "a": setup.a,
        "b": setup.b,
        "budget_ms": {"A": setup.budget_a, "B": setup.budget_b},
        "seed": setup.seed,
        "auction": setup.auction,
        "dealt": setup.dealt,
        "jobs": arguments.jobs,
        "seconds": round(seconds, 3),
        **found.to_json(),
    }
    if setup.cards_alone:
        data["card_play"] = {name: kind.to_json() for name, kind in kinds.items()}
    return data


def _lines(
    setup: Setup, arguments: argparse.Namespace, seconds: float, found: Report, kinds: dict[str, fixed.Kind]
) -> list[str]:
    auction = "" if setup.auction is None else f", auction fixed by {setup.auction}"
    auction = auction if setup.dealt is None else f", hands dealt for {setup.dealt}"
    lines = [
        f"A = {setup.a} ({setup.budget_a} ms)   B = {setup.b} ({setup.budget_b} ms)",
        f"{found.deals} deals, rules {setup.rules.id}, seed {setup.seed}{auction}, {seconds:.1f} s",
        "",
        *table.overview(found, setup.cards_alone),
        "",
    ]
    if kinds:
        lines += [*table.fixed_tables(kinds), ""]
    else:
        lines += [*table.contracts(found), ""]
    lines += time_lines(found.times, arguments.limit_ms)
    odds = list(table.odds(found))
    return [*lines, "", *odds] if odds else lines

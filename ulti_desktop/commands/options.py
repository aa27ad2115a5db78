"""Reading what stands behind `--options` and `--players`."""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any, Final

from ulti_desktop import native
from ulti_desktop.ai.levels import OFFERED, level_of, player_for
from ulti_desktop.commands.forms import CommandError, shown
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import PARAMETERS, RuleSet

RANDOM: Final = "random"
"""Stands behind `--options` where they are to be drawn for each deal."""


def add_seed(command: ArgumentParser, usual: str = "1") -> None:
    """Let a command be told from which seed to deal."""
    command.add_argument(
        "--seed", type=_seed, default=usual, help="any text; the same seed gives the same deals"
    )


def _seed(text: str) -> str:
    """Return a seed as it was typed; bytes that are no letters could not be written down."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(f"{shown(text)} is not text") from None
    return text


def read_options(text: str) -> dict[str, bool | int | str]:
    """Return house options from `name=value,name=value`; raise CommandError."""
    options: dict[str, bool | int | str] = {}
    for item in filter(None, text.split(",")):
        name, sign, value = item.partition("=")
        if not sign or not name.strip():
            raise CommandError(f"--options: {shown(item)} is not of the form name=value")
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    if text.lstrip("-").isdecimal() and len(text) < 10:
        return int(text)
    return text


def random_options(rules: RuleSet, draws: random.Random) -> tuple[RuleSet, str]:
    """Return the rule set with some house options changed at random, and which, as `--options` has them."""
    while True:
        names = [name for name in rules.house_options if draws.random() < 0.5]
        options = {name: _other(rules, name, draws) for name in names}
        try:
            changed = rules.with_options(options)
        except BadRules:  # two that cannot be combined
            continue
        return changed, ",".join(f"{name}={str(value).lower()}" for name, value in options.items())


def _other(rules: RuleSet, name: str, draws: random.Random) -> Any:
    kind, now = PARAMETERS[name], getattr(rules, name)
    if "choices" in kind:
        return draws.choice([value for value in kind["choices"] if value != now])
    if "range" in kind:
        low, high = kind["range"]
        return draws.randint(low, high)
    return not now


def read_players(text: str) -> tuple[str, str, str]:
    """Return three players from `simple,club,master`; raise CommandError.

    Where one has parameters, `/` or `;` stands between them: `simple/pimc:worlds=4/master:style=bold`.
    """
    text = text.replace(";", "/")
    names = [name.strip() for name in text.split("/" if "/" in text else ",")]
    for name in names:
        try:
            player_for(name, 0)
        except ValueError as error:
            raise CommandError(f"--players: {error}") from None
    if len(names) != 3:
        raise CommandError(f"--players must name three levels, not {len(names)}")
    return names[0], names[1], names[2]


def without_core(levels: tuple[str, ...] = OFFERED) -> str:
    """Return one sentence on which of these players are weaker here, for want of a compiled part; or ""."""
    weak = dict.fromkeys(level_of(one).id for one in levels if level_of(one).searches)
    if native.AVAILABLE or not weak:
        return ""
    names = ", ".join(weak)
    return f"The compiled part of the program is missing, so these play no better than simple here: {names}."


def warn_of_weak(*players: str) -> None:
    """Say on the standard error which players are weaker here, since nothing was compiled."""
    if sentence := without_core(players):
        print(sentence, file=sys.stderr)


def budgets_of(players: tuple[str, str, str], budget_ms: int | None) -> tuple[int, int, int]:
    """Return how many milliseconds each may take for a decision: as given, or as its level has it."""
    first, second, third = (budget_ms or level_of(name).budget_ms for name in players)
    return first, second, third

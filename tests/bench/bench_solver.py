"""How fast the exact solver is: whole deals from the first lead, a cold memory each.

    python tests/bench/bench_solver.py [--deals 1000] [--seed S] [--columns parti,ulti] [--without merging]

The deals are plausible ones: twelve cards to the declarer, the two poorest laid away, filtered by kind.
Times are CPU milliseconds of one core, set-up included; node counts repeat exactly.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from ulti_desktop.ai.exact import play_rules
from ulti_desktop.arena.plausible import fits, laid_away
from ulti_desktop.engine.cards import DECK, Suit, card_points, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.rulesets import load
from ulti_desktop.native.solver import TECHNIQUES, Position, Search

TARGETS = {
    "betli": (0.10, 2, 600),
    "durchmars": (0.06, 0.5, 400),
    "durchmars with trump": (0.06, 0.5, 400),
    "ulti": (0.6, 6, 10_000),
    "parti": (0.5, 8, 6_000),
    "parti points": (1.5, 15, 20_000),
    "pay-off sum": (2.5, 25, 40_000),
    "pay-off sum with silent": (2.5, 25, 40_000),
}


@dataclass(frozen=True)
class Kind:
    """One column: how hands are chosen, what is played and what is asked."""

    hand: str
    parts: tuple[Part, ...]
    trump: bool
    goal: str
    options: tuple[tuple[str, object], ...] = ()


PARTI, ULTI = (Part.PARTI,), (Part.PARTI, Part.ULTI)
KINDS = {
    "betli": Kind("betli", (Part.BETLI,), False, "made:betli"),
    "durchmars": Kind("durchmars", (Part.DURCHMARS,), False, "made:durchmars"),
    "durchmars with trump": Kind("march", (Part.ULTI, Part.DURCHMARS), True, "made:durchmars"),
    "ulti": Kind("ulti", ULTI, True, "made:ulti"),
    "parti": Kind("parti", PARTI, True, "made:parti"),
    "parti points": Kind("parti", PARTI, True, "points"),
    "pay-off sum": Kind("ulti", ULTI, True, "payoff", (("silent_durchmars", "none"),)),
    "pay-off sum with silent": Kind("ulti", ULTI, True, "payoff"),
}


def deals(kind: str, count: int, seed: str) -> Iterator[tuple[tuple[int, int, int], int, Suit | None]]:
    """Yield hands, talon and trump of plausible deals."""
    rng = random.Random(f"{seed} {kind}")
    found = 0
    while found < count:
        cards = [DECK[i] for i in rng.sample(range(32), 32)]
        hand = laid_away(cards[:12], kind)
        trump = fits(hand, kind)
        if isinstance(trump, bool):
            continue
        found += 1
        talon = mask_of(c for c in cards[:12] if c not in hand)
        yield (mask_of(hand), mask_of(cards[12:22]), mask_of(cards[22:])), talon, trump


@dataclass
class Figures:
    """What one column came to."""

    milliseconds: list[float]
    nodes: list[int]
    values: list[int]


def measure(name: str, count: int, seed: str, search: Search, cards: bool = False) -> Figures:
    """Solve the deals of one column."""
    kind = KINDS[name]
    rules = load("EN").with_options(dict(kind.options))
    figures = Figures([], [], [])
    for hands, talon, trump in deals(kind.hand, count, seed):
        contract = Contract(kind.parts, trump=trump)
        table = payoff_table(contract, (), rules, SoFar(card_points(talon)), kind.goal).to_bytes()
        play = play_rules(contract, rules)
        position = Position(hands)
        began = time.process_time_ns()
        solved = search.solve(position, play, table, cards=cards)
        figures.milliseconds.append((time.process_time_ns() - began) / 1e6)
        figures.nodes.append(solved.nodes)
        figures.values.append(solved.value)
    return figures


def at(values: list[float] | list[int], part: float) -> float:
    """Return the value below which that part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the exact solver.")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--bits", type=int, default=17, help="size of the memory, as a power of two")
    parser.add_argument("--without", default="", help=f"techniques to leave out: {', '.join(TECHNIQUES)}")
    parser.add_argument("--columns", default=",".join(KINDS))
    parser.add_argument("--cards", action="store_true", help="value every legal card")
    options = parser.parse_args()
    search = Search(options.bits, without=[name for name in options.without.split(",") if name])
    print(f"{options.deals} deals a row, CPU ms; targets in brackets")
    print(
        f"{'':24}{'median':>16}{'p90':>8}{'p99':>14}{'max':>8}"
        f"{'median':>18}{'p90':>9}{'p99':>9}{'max':>9}{'ns/node':>9}{'mean':>9}{'value':>8}"
    )
    for name in options.columns.split(","):
        found = measure(name, options.deals, options.seed, search, options.cards)
        ms, nodes = found.milliseconds, found.nodes
        fast, slow, few = (f"({figure})" for figure in TARGETS[name])
        times = [at(ms, part) for part in (0.5, 0.9, 0.99)]
        counts = [at(nodes, part) for part in (0.5, 0.9, 0.99)]
        print(
            f"{name:24}{times[0]:9.3f} {fast:>6}{times[1]:8.2f}{times[2]:8.2f} {slow:>5}{max(ms):8.2f}"
            f"{counts[0]:9.0f} {few:>8}{counts[1]:9.0f}{counts[2]:9.0f}"
            f"{max(nodes):9d}{sum(ms) * 1e6 / max(1, sum(nodes)):9.0f}{sum(nodes) / len(nodes):9.0f}"
            f"{sum(found.values) / len(found.values):8.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

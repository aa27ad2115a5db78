"""How long the two rules of trick play take: the compiled part against its Python twin."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from ulti_desktop import native
from ulti_desktop.native import twin

ROUNDS = 5
POSITIONS = 4000
Position = tuple[int, list[int], int]


def positions() -> list[Position]:
    rng = random.Random(1)
    found = []
    for _ in range(POSITIONS):
        deck = rng.sample(range(32), 12)
        found.append((sum(1 << card for card in deck[:10]), deck[10:], rng.randint(-1, 3)))
    return found


def microseconds(call: Callable[[Position], object], given: list[Position]) -> float:
    """The best of some rounds, for one call."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for position in given:
            call(position)
        best = min(best, time.perf_counter() - start)
    return best / len(given) * 1e6


def main() -> None:
    given = positions()
    if not native.AVAILABLE:
        print(f"no compiled part here: {native.WHY_NOT}")
    rows = [
        ("legal_mask", "compiled", lambda p: native.legal_mask(*p, True, True, True, True, False, False)),
        ("legal_mask", "twin", lambda p: twin.legal_mask(*p, True, True, True, True, False, False)),
        ("trick_winner", "compiled", lambda p: native.trick_winner(p[1], p[2], True, True)),
        ("trick_winner", "twin", lambda p: twin.trick_winner(p[1], p[2], True, True)),
    ]
    for name, which, call in rows:
        if which == "twin" or native.AVAILABLE:
            print(f"{name:<14}{which:<10}{microseconds(call, given):8.2f} µs a call")


if __name__ == "__main__":
    main()

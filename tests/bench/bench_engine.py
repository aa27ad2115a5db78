"""Whole deals of random legal actions a second, in the engine alone, for each rule set.

`python tests/bench/bench_engine.py [deals]`: legal actions are listed and one is applied at every step.
CPU time of one core; the goal is 250 deals a second.
"""

from __future__ import annotations

import random
import sys
import time

from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, legal_actions, start_deal


def main(deals: int) -> None:
    """Print deals a second and actions a deal."""
    for name in RULE_SET_IDS:
        rules, rng, actions = load(name), random.Random(1), 0
        start = time.process_time()
        for n in range(deals):
            state, _ = start_deal(rules, n % 3, shuffled(f"{name}/{n}"))
            while not isinstance(state, Done):
                state, _ = apply(state, rng.choice(legal_actions(state)))
                actions += 1
        took = time.process_time() - start
        print(f"{name}: {deals / took:6.0f} deals/s, {actions / deals:.1f} actions a deal")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)

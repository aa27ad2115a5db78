"""Very many deals through the engine's doors: each ends, each is zero-sum, no card is lost.

`python tools/soak_deals.py random --deals 1000000 --done FILE` plays legal actions at random,
`python tools/soak_deals.py simple --deals 100000 --done FILE` lets the simple player play. Deals go round the
five rule sets, with house options drawn anew every ten deals. What a chunk of deals came to is one line of
FILE; begun again with the same seed, finished chunks are not played again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import never
from ulti_desktop.commands.options import random_options
from ulti_desktop.engine.actions import Bid
from ulti_desktop.engine.cards import FULL, shuffled
from ulti_desktop.engine.match import points_by_seat
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.engine.view import view_of

SAME_OPTIONS: Final = 10
"""So many deals in a row have the same house options: making a rule set takes as long as a deal."""
VIEWED: Final = 40
"""Of so many deals of random actions two are also looked at from every seat after every action."""
PATIENCE_MS: Final = 60_000


def rules_for(number: int, seed: str) -> RuleSet:
    """Return the rule set, with its options, of a deal."""
    block = number // SAME_OPTIONS
    draws = random.Random(f"{seed}/options/{block}")
    return random_options(load(RULE_SET_IDS[block % len(RULE_SET_IDS)]), draws)[0]


def play_at_random(state: State, number: int, seed: str, tally: Counter[str]) -> Done:
    """Play any legal actions to the end.

    In every other deal the kind of action is drawn first and cheap bids are likelier, or else hardly anyone
    ever passes and a simple game is never played.
    """
    draw = random.Random(f"{seed}/{number}").random
    looked_at = number % VIEWED < 2
    by_kind = number % 2 == 1
    while not isinstance(state, Done):
        legal = legal_actions(state)
        chance = draw()
        if by_kind:
            kinds = list(dict.fromkeys(map(type, legal)))
            kind = kinds[int(draw() * len(kinds))]
            legal = tuple(action for action in legal if type(action) is kind)
            if kind is Bid:
                chance = chance**3
        state, _ = apply(state, legal[int(chance * len(legal))])
        tally["actions"] += 1
        if looked_at:
            tally["views"] += sum(view_of(state, seat).seat == seat for seat in range(3))
    return state


def play_simply(state: State, number: int, seed: str, tally: Counter[str]) -> Done:
    """Let the simple player play at every seat."""
    player = player_for("simple", number)
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        state, _ = apply(state, player.choose(view, PATIENCE_MS, never))
        tally["actions"] += 1
        tally["views"] += 1
    return state


def check(done: Done, tally: Counter[str]) -> None:
    """Raise AssertionError where a finished deal is not what it must be; count how it ended."""
    settlement = done.settlement
    assert settlement.declarer + settlement.d1 + settlement.d2 == 0, "not zero-sum"
    assert sum(points_by_seat(done)) == 0, "not zero-sum by seat"
    masks = list(done.hands)
    if done.game is not None:
        masks += [done.game.talon, *(card.bit for trick in done.tricks for _, card in trick.cards)]
        cut_short = done.outcome.revoked_by is not None  # the trick of a revoke lies nowhere
        if not cut_short:
            assert sum(masks) == FULL, "a card is lost"
        tally["revoked"] += cut_short
    tally["void"] += done.game is None
    tally["given up"] += done.outcome.gave_up
    tally["claimed"] += done.claimed_by is not None
    tally["deals"] += 1


PLAYS: Final = {"random": play_at_random, "simple": play_simply}


def play_chunk(kind: str, seed: str, first: int, count: int) -> Counter[str]:
    """Play deals `first` to `first + count - 1`; raise RuntimeError with the deal that failed."""
    tally: Counter[str] = Counter()
    rules = rules_for(first, seed)
    for number in range(first, first + count):
        if number % SAME_OPTIONS == 0:
            rules = rules_for(number, seed)
        try:
            state, _ = start_deal(rules, number % 3, shuffled(f"{seed}/{number}"))
            check(PLAYS[kind](state, number, seed, tally), tally)
        except Exception as error:
            raise RuntimeError(f"deal {number} of seed {seed} ({rules.id})") from error
        tally[rules.id] += 1
    return tally


def _finished(path: Path, kind: str, seed: str, chunk: int) -> tuple[set[int], Counter[str]]:
    """Read which chunks are done, and what they came to."""
    firsts, total = set(), Counter[str]()
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            if (row["kind"], row["seed"], row["chunk"]) == (kind, seed, chunk):
                firsts.add(row["first"])
                total.update(row["tally"])
    return firsts, total


def main() -> int:
    """Play what is not done yet; return 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kind", choices=sorted(PLAYS))
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--chunk", type=int, default=10_000, help="deals between two lines of the file")
    parser.add_argument("--done", type=Path, required=True, help="file of the chunks that are done")
    asked = parser.parse_args()
    firsts, total = _finished(asked.done, asked.kind, asked.seed, asked.chunk)
    for first in range(0, asked.deals, asked.chunk):
        if first in firsts:
            continue
        began, cpu = time.perf_counter(), time.process_time()
        tally = play_chunk(asked.kind, asked.seed, first, min(asked.chunk, asked.deals - first))
        row = {
            "kind": asked.kind,
            "seed": asked.seed,
            "chunk": asked.chunk,
            "first": first,
            "seconds": round(time.perf_counter() - began, 1),
            "cpu": round(time.process_time() - cpu, 1),
            "tally": tally,
        }
        with asked.done.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        total.update(tally)
    print(f"{asked.kind}: " + ", ".join(f"{count} {name}" for name, count in total.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())

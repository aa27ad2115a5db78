"""Deals that players played among themselves, as one line of facts each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ulti_desktop.ai.levels import level_of, player_for
from ulti_desktop.ai.player import Forecasting, never
from ulti_desktop.engine.actions import Bid, Kontra, NameTrump
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.scoring import part_made
from ulti_desktop.engine.state import Done, Doubling, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import view_of

SEATS = 3


@dataclass(frozen=True, slots=True)
class Job:
    """Which deal is played, by which players."""

    rules: str
    number: int
    seed: str
    spec: str


@dataclass(slots=True)
class _Watch:
    """What the players reckoned on the way: [part, chance when all see all cards]."""

    bid: list[list[Any]] = field(default_factory=list)
    kontra: list[list[Any]] = field(default_factory=list)


@lru_cache(maxsize=8)
def _rules(name: str) -> RuleSet:
    return load(name)


def facts_of(job: Job) -> dict[str, Any]:
    """Play one deal and return its facts; `void` alone when nobody bid.

    Masks of the cards each role began with, the talon, the parts and which were made, what was reckoned.
    """
    rules = _rules(job.rules)
    players = [player_for(job.spec, job.number * SEATS + seat) for seat in range(SEATS)]
    budget = level_of(job.spec).budget_ms
    state: State
    state, _ = start_deal(rules, job.number % SEATS, shuffled(f"{job.seed}/{job.rules}/{job.number}"))
    watch = _Watch()
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        player = players[seat]
        action = player.choose(view, budget, never)
        said = player.forecasts if isinstance(player, Forecasting) else ()
        rows = [[one.part.value, one.plain] for one in said]
        if isinstance(action, Bid | NameTrump) and rows:
            watch.bid = rows
        elif rows and (isinstance(state, Doubling) or any(isinstance(a, Kontra) for a in view.legal)):
            watch.kontra += [[seat, *row] for row in rows]
        state, _ = apply(state, action)
    return {"rules": job.rules, "number": job.number, **_facts(state, watch)}


def _facts(done: Done, watch: _Watch) -> dict[str, Any]:
    game = done.game
    if game is None:
        return {"void": True}
    contract = game.contract
    made = (
        []
        if done.outcome.gave_up
        else [p.value for p in contract.parts if part_made(p, done.outcome, done.rules)]
    )
    return {
        "parts": [part.value for part in contract.parts],
        "trump": None if contract.trump is None else int(contract.trump),
        "hearts": contract.hearts,
        "open": contract.open,
        "own_talon": bool(game.talons) and game.talons[-1].laid_by == game.declarer,
        "hands": [game.start_hands[seat] for seat in (game.declarer, game.d1, game.d2)],
        "talon": game.talon,
        "made": made,
        "doubled": [[part.value, d1, d2] for part, d1, d2 in game.doublings],
        "points": done.settlement.declarer,
        "bid": watch.bid,
        "kontra": [[(seat - game.declarer) % SEATS, part, plain] for seat, part, plain in watch.kontra],
    }


def read_facts(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the facts of a file, whole lines only."""
    for line in path.read_text("utf-8").splitlines():
        if line.endswith("}"):
            yield json.loads(line)


def gather(path: Path, rules: str, deals: int, seed: str, spec: str, processes: int) -> Iterator[int]:
    """Append deals to a file until it has `deals` of this rule set; yield how many there are after each.

    Going on with a file that is there takes up where it ended.
    """
    there = {one["number"] for one in read_facts(path) if one["rules"] == rules} if path.exists() else set()
    jobs = [Job(rules, number, seed, spec) for number in range(deals) if number not in there]
    with path.open("a", encoding="utf-8") as file, get_context("spawn").Pool(processes) as pool:
        for done, facts in enumerate(pool.imap(facts_of, jobs), len(there) + 1):
            file.write(json.dumps(facts, separators=(",", ":")) + "\n")
            file.flush()
            yield done

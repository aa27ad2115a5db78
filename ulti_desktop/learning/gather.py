"""Deals that players play among themselves, kept as one line of facts each."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from ulti_desktop.ai.levels import level_of
from ulti_desktop.arena.deal import play_on, realised
from ulti_desktop.arena.minds import Answer, DealFailed, Thinker
from ulti_desktop.arena.pool import in_order
from ulti_desktop.engine.actions import Bid, NameTrump
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import start_deal
from ulti_desktop.engine.view import SeatView
from ulti_desktop.learning.facts import BadFacts, Facts, Origin, line_of, origin_line, read_facts, read_origin

SEATS = 3
Which = tuple[str, int]
"""A deal: rule set and number, from 0."""


@dataclass(frozen=True, slots=True)
class Job:
    """Which deal is played, by which players."""

    rules: str
    number: int
    seed: str
    spec: str


@dataclass(slots=True)
class _Watch:
    """What the players reckoned on the way, as rows of facts; seats stand where roles will."""

    bidder: int | None = None
    bid: list[list[Any]] = field(default_factory=list)
    kontra: list[list[Any]] = field(default_factory=list)

    def __call__(self, state: State, seat: int, view: SeatView, answer: Answer) -> None:
        """Note what a decision rested on; a new bid makes an older one's reckoning void."""
        rows = [[one.part.value, one.plain] for one in answer.forecasts]
        if isinstance(answer.action, Bid) or (isinstance(answer.action, NameTrump) and rows):
            self.bidder, self.bid = seat, rows
        elif answer.kind == "kontra":
            self.kontra += [[seat, *row] for row in rows]


@lru_cache(maxsize=8)
def _rules(name: str) -> RuleSet:
    return load(name)


def facts_of(job: Job) -> Facts:
    """Play one deal and return its facts; raise DealFailed."""
    seeds = [job.number * SEATS + seat for seat in range(SEATS)]
    try:
        budget = level_of(job.spec).budget_ms
        minds = [Thinker(job.spec, seed, budget, remember=False) for seed in seeds]
        deck = shuffled(f"{job.seed}/{job.rules}/{job.number}")
        state, _ = start_deal(_rules(job.rules), job.number % SEATS, deck)
        watch = _Watch()
        done = play_on(state, minds, watch)
    except Exception as error:
        why = str(error) if isinstance(error, DealFailed) else f"{type(error).__name__}: {error}"
        raise DealFailed(f"deal {job.number} of seed {job.seed}, rules {job.rules}: {why}") from error
    assert done is not None
    return _facts(job, done, watch)


def _facts(job: Job, done: Done, watch: _Watch) -> Facts:
    game = done.game
    if game is None:
        return {"rules": job.rules, "number": job.number, "void": True}
    contract = game.contract
    return {
        "rules": job.rules,
        "number": job.number,
        "parts": [part.value for part in contract.parts],
        "trump": None if contract.trump is None else int(contract.trump),
        "hearts": contract.hearts,
        "open": contract.open,
        "own_talon": bool(game.talons) and game.talons[-1].laid_by == game.declarer,
        "hands": [game.start_hands[seat] for seat in (game.declarer, game.d1, game.d2)],
        "talon": game.talon,
        "made": [part.value for part, made in realised(done).items() if made],
        "doubled": [[part.value, d1, d2] for part, d1, d2 in game.doublings],
        "points": done.settlement.declarer,
        "bid": watch.bid if watch.bidder == game.declarer else [],
        "kontra": [[(seat - game.declarer) % SEATS, part, plain] for seat, part, plain in watch.kontra],
    }


@dataclass(frozen=True, slots=True)
class Plan:
    """What a file shall hold: so many deals of each rule set, and where they come from."""

    rules: tuple[str, ...]
    deals: int
    origin: Origin

    def missing(self, there: frozenset[Which]) -> tuple[Which, ...]:
        """Return the deals that are not there, all rule sets abreast."""
        wanted = ((rules, number) for number in range(self.deals) for rules in self.rules)
        return tuple(which for which in wanted if which not in there)


@dataclass(frozen=True, slots=True)
class Task:
    """Plays the deal at a place of the list, in whatever process."""

    origin: Origin
    todo: Sequence[Which]

    def __call__(self, place: int) -> Facts:
        """Return its facts; raise DealFailed."""
        rules, number = self.todo[place]
        return facts_of(Job(rules, number, self.origin.seed, self.origin.players))


def prepare(path: Path, origin: Origin, damaged: Callable[[int], None]) -> frozenset[Which]:
    """Make a file ready for more deals and return those it has; a line that broke off at its end is cut off.

    `damaged` is told the numbers of other lines that cannot be read. Raises OSError, and BadFacts for a file
    of something else or of other deals, which stays as it was.
    """
    first = origin_line(origin)
    with path.open("a+b") as file:
        file.seek(0)
        begun = file.readline()
        if first.startswith(begun) and begun != first:
            file.truncate(0)
            file.write(first)
            return frozenset()
        held = read_origin(begun)
        if held != origin:
            raise BadFacts(
                f"holds deals of {held.players} with seed {held.seed}; gather others in another file"
            )
        file.truncate(_whole_lines(file.read(), file.tell()))
    return frozenset((facts["rules"], facts["number"]) for facts in read_facts(path, damaged))


def _whole_lines(rest: bytes, size: int) -> int:
    """Return how long a file is without the beginning of a line at its end."""
    return size - (len(rest) - rest.rfind(b"\n") - 1)


def gather(path: Path, origin: Origin, todo: Sequence[Which], jobs: int) -> Generator[Facts, None, None]:
    """Play deals and append each to a file that is prepared; yield them in their order.

    Raises DealFailed and OSError. What was yielded is in the file, whatever comes after.
    """
    if not todo:
        return
    with (
        path.open("ab", buffering=0) as file,
        closing(in_order(Task(origin, todo), 0, len(todo) - 1, min(jobs, len(todo)))) as results,
    ):
        for facts in results:
            _append(file.fileno(), line_of(facts))
            yield facts


def _append(descriptor: int, line: bytes) -> None:
    while line:
        line = line[os.write(descriptor, line) :]

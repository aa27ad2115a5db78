"""Whole deals among computer players: what is bid, what is made, what it pays, and how fast."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from ulti_desktop import __version__
from ulti_desktop.arena.deal import play_on
from ulti_desktop.arena.minds import Answer, DealFailed, Mind, Thinker
from ulti_desktop.arena.naming import main_parts, name_of
from ulti_desktop.arena.pool import in_order
from ulti_desktop.arena.progress import Progress
from ulti_desktop.arena.timing import Clock, Times, time_lines, times_of
from ulti_desktop.commands.forms import CommandError, named
from ulti_desktop.commands.options import random_options
from ulti_desktop.commands.referee import Referee
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.record import DealRecord, Record, to_dict
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import part_made
from ulti_desktop.engine.state import Done, Play, State
from ulti_desktop.engine.step import start_deal
from ulti_desktop.engine.view import SeatView

SEATS: Final = 3


@dataclass(slots=True)
class Tally:
    """What a contract came to.

    It is `made` when every part above the simple game is made (the simple game itself where it is alone);
    `parts` counts each part on its own. `points` are the declarer's, from both defenders.
    """

    bid: int = 0
    made: int = 0
    lost: int = 0
    points: int = 0
    kontras: int = 0
    parts: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Result:
    """All of a simulation. `points` are game points by seat."""

    rules: str
    players: tuple[str, ...]
    seed: str
    deals: int = 0
    void: int = 0
    give_ups: int = 0
    claims: int = 0
    kontra_deals: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=lambda: [0, 0, 0])
    contracts: dict[str, Tally] = field(default_factory=dict)
    referee: Referee = field(default_factory=Referee)
    clocks: list[Clock] = field(default_factory=list)

    def times(self, limit_ms: int | None = None) -> dict[str, dict[str, Times]]:
        """Return time per decision by player and kind of decision; `limit_ms` counts what is late."""
        return {player: times_of(self.clocks, player, limit_ms) for player in dict.fromkeys(self.players)}

    def to_json(self, limit_ms: int | None = None) -> dict[str, Any]:
        """Return everything as plain values."""
        rows = sorted(self.contracts.items(), key=lambda row: (-row[1].bid, row[0]))
        return {
            "program": __version__,
            "rules": self.rules,
            "players": list(self.players),
            "seed": self.seed,
            "deals": self.deals,
            "void": self.void,
            "give_ups": self.give_ups,
            "claims": self.claims,
            "deals_with_kontra": self.kontra_deals,
            "points": self.points,
            "contracts": [
                {
                    "contract": name,
                    "bid": tally.bid,
                    "made": tally.made,
                    "lost": tally.lost,
                    "parts_made": tally.parts,
                    "mean_points": round(tally.points / tally.bid, 3),
                    "kontras": tally.kontras,
                }
                for name, tally in rows
            ],
            "times": {
                player: {kind: asdict(one) for kind, one in row.items()}
                for player, row in self.times(limit_ms).items()
            },
            "checked_cards": self.referee.cards,
            "checked_tricks": self.referee.tricks,
            "differences": self.referee.differences,
            "seconds": round(self.seconds, 3),
            "deals_per_second": round(self.deals / self.seconds, 1) if self.seconds else None,
        }


@dataclass(frozen=True)
class Simulation:
    """What is played. It is called with a deal's number and plays that deal, whatever the process.

    Deals go round the rule sets. With `any_options` each has house options drawn for it.
    """

    rule_sets: tuple[RuleSet, ...]
    seed: str
    players: tuple[str, str, str]
    budgets: tuple[int, int, int]
    any_options: bool = False

    def __call__(self, number: int) -> Played:
        """Play one deal; raise DealFailed with its number."""
        rules = self.rule_sets[(number - 1) % len(self.rule_sets)]
        where = f"deal {number} of seed {self.seed} ({rules.id})"
        try:
            if self.any_options:
                rules, options = random_options(rules, random.Random(f"{self.seed}/{number}/options"))
                where = f"deal {number} of seed {self.seed} ({rules.id}, {options})"
            return self._play(number, rules)
        except Exception as error:
            why = str(error) if isinstance(error, DealFailed) else f"{type(error).__name__}: {error}"
            raise DealFailed(f"{where}: {why}") from error

    def _play(self, number: int, rules: RuleSet) -> Played:
        dealer, deck = (number - 1) % SEATS, shuffled(f"{self.seed}/{number}")
        played = Played(number, DealRecord(dealer, deck, ()), rules)
        actions: list[tuple[int, Action]] = []

        def watch(state: State, seat: int, view: SeatView, answer: Answer) -> None:
            if isinstance(state, Play):
                played.referee.check_choice(state, view.legal, number)
            actions.append((seat, answer.action))
            if answer.ms is not None and answer.cpu_ms is not None:
                key = self.players[seat], answer.kind
                played.times.setdefault(key, []).append((answer.ms, answer.cpu_ms))

        state, _ = start_deal(rules, dealer, deck)
        done = play_on(state, _minds(self.players, self.budgets), watch)
        assert done is not None
        played.referee.check_tricks(done, number)
        played.deal = DealRecord(dealer, deck, tuple(actions))
        played.done = done
        return played


@dataclass(slots=True)
class Played:
    """One deal: its record, its end, what the referee saw, and the time the players took."""

    number: int
    deal: DealRecord
    rules: RuleSet
    done: Done | None = None
    referee: Referee = field(default_factory=Referee)
    times: Clock = field(default_factory=dict)


@cache
def _minds(players: tuple[str, ...], budgets: tuple[int, ...]) -> list[Mind]:
    """Return the players of this process; they think anew at every decision."""
    return [
        Thinker(spec, seat, budget, remember=False)
        for seat, (spec, budget) in enumerate(zip(players, budgets, strict=True))
    ]


def simulate(
    task: Simulation,
    deals: int,
    jobs: int = 1,
    keep: Callable[[int, Record], None] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play `deals` deals and return what came of them; `keep` gets each deal as a record.

    A card or a trick on which the native rules disagree is noted in the result's `referee`. Raises
    DealFailed.
    """
    rules = task.rule_sets[0].id if len(task.rule_sets) == 1 else "all"
    result = Result(rules, task.players, task.seed)
    begun = time.perf_counter()
    with closing(in_order(task, 1, deals, jobs)) as results:
        for played in results:
            assert played.done is not None
            _enter(result, played.done)
            result.referee.add(played.referee)
            result.clocks.append(played.times)
            if keep is not None:
                dealer, shuffle = played.deal.dealer, f"{task.seed}/{played.number}"
                names = task.players
                keep(
                    played.number,
                    Record(played.rules, names, names, shuffle, 1, 0, dealer, (played.deal,)),
                )
            if progress is not None:
                progress.step(played.number)
    result.seconds = time.perf_counter() - begun
    return result


def _enter(result: Result, done: Done) -> None:
    result.deals += 1
    game = done.game
    if game is None:
        result.void += 1
        return
    settlement = done.settlement
    for seat, points in (
        (game.declarer, settlement.declarer),
        (game.d1, settlement.d1),
        (game.d2, settlement.d2),
    ):
        result.points[seat] += points
    tally = result.contracts.setdefault(name_of(game.contract), Tally())
    tally.bid += 1
    tally.points += settlement.declarer
    doubled = any(d1 or d2 for _, d1, d2 in game.doublings)
    tally.kontras += doubled
    result.kontra_deals += doubled
    result.claims += done.claimed_by is not None
    if done.outcome.gave_up:
        result.give_ups += 1
        tally.lost += 1
        return
    parts = game.contract.parts
    made = {part for part in parts if part_made(part, done.outcome, done.rules)}
    main = main_parts(game.contract)
    tally.made += made.issuperset(main)
    tally.lost += not made.issuperset(main)
    for part in made:
        tally.parts[part.value] = tally.parts.get(part.value, 0) + 1


def table(result: Result, limit_ms: int | None = None) -> str:
    """Return the table that the command prints."""
    head = f"{'contract':42} {'bid':>6} {'made':>6} {'lost':>6} {'made %':>7} {'mean':>8} {'kontra':>7}"
    lines = [f"{head}  parts made %"]
    for name, tally in sorted(result.contracts.items(), key=lambda row: (-row[1].bid, row[0])):
        parts = " ".join(f"{part} {100 * count // tally.bid}" for part, count in sorted(tally.parts.items()))
        lines.append(
            f"{name:42} {tally.bid:6} {tally.made:6} {tally.lost:6} {100 * tally.made / tally.bid:6.1f}%"
            f" {tally.points / tally.bid:+8.2f} {tally.kontras:7}  {parts}"
        )
    rate = result.deals / result.seconds if result.seconds else 0.0
    referee = result.referee
    players = ", ".join(result.players)
    head = f"{result.deals} deals ({result.rules}, {players}, seed {result.seed})"
    events = f"{result.void} void, {result.give_ups} given up, {result.claims} claimed"
    checked = f"{referee.cards} cards, {referee.tricks} tricks, {len(referee.differences)} differences"
    lines += [
        "",
        f"{head}: {events}, {result.kontra_deals} with kontra",
        f"points by seat: {', '.join(f'{points:+d}' for points in result.points)}",
        f"checked by the referee: {checked}",
        "",
        *time_lines(result.times(limit_ms), limit_ms),
        "",
        f"{rate:.0f} deals/s",
    ]
    return "\n".join(lines)


def record_writer(folder: str, deals: int) -> Callable[[int, Record], None]:
    """Return what writes each deal as a `.ulti` file into a folder, which is made where it is missing."""
    path = Path(folder)
    digits = max(4, len(str(deals)))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot write into {named(folder)}: {_reason(error)}") from None

    def write(number: int, record: Record) -> None:
        target = path / f"deal-{number:0{digits}}.ulti"
        try:
            target.write_text(json.dumps(to_dict(record), ensure_ascii=False) + "\n", "utf-8")
        except OSError as error:
            raise CommandError(f"cannot write {named(str(target))}: {_reason(error)}") from None

    return write


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or "not a usable folder name"

"""How long decisions took."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ulti_desktop.arena.minds import KINDS
from ulti_desktop.arena.statistics import percentile

Clock = dict[tuple[str, str], list[tuple[float, float]]]
"""By player and kind of decision: milliseconds by the clock and of CPU, one pair a decision."""


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of the decisions of one kind, without those that needed no thought.

    `late` counts those over a limit, where one was set.
    """

    decisions: int
    median: float
    p99: float
    most: float
    mean: float
    cpu_mean: float
    late: int


def times_of(clocks: Iterable[Clock], player: str, limit_ms: int | None) -> dict[str, Times]:
    """Return a player's times by kind of decision; kinds without a decision are left out."""
    clocks = list(clocks)
    found = {}
    for kind in KINDS:
        rows = [row for clock in clocks for row in clock.get((player, kind), ())]
        if rows:
            clock = sorted(ms for ms, _ in rows)
            found[kind] = Times(
                len(rows),
                round(percentile(clock, 50), 3),
                round(percentile(clock, 99), 3),
                round(clock[-1], 3),
                round(sum(clock) / len(rows), 3),
                round(sum(cpu for _, cpu in rows) / len(rows), 3),
                0 if limit_ms is None else sum(ms > limit_ms for ms in clock),
            )
    return found


def time_lines(times: Mapping[str, Mapping[str, Times]], limit_ms: int | None) -> Iterator[str]:
    """Yield the table of time per decision."""
    wide = max([15, *(len(player) + 10 for player in times)])
    heads = ("decisions", "median", "p99", "max", "mean", "CPU mean")
    yield f"{'ms a decision':{wide}}" + "".join(f" {head:>9}" for head in heads)
    for player, kinds in times.items():
        for kind, one in kinds.items():
            late = "" if limit_ms is None else f"  {one.late} over {limit_ms} ms"
            yield (
                f"{f'{player} {kind}':{wide}} {one.decisions:9} {one.median:9.2f} {one.p99:9.2f} "
                f"{one.most:9.2f} {one.mean:9.2f} {one.cpu_mean:9.2f}{late}"
            )

"""The tables that the arena prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ulti_desktop.arena.fixed import CELLS, COMPARED, Kind
from ulti_desktop.arena.report import PLAYERS, Declared, Report, by_number
from ulti_desktop.arena.statistics import Figure

SIMPLE_GAME: Final = ("parti", "hearts parti")


def interval(figure: Figure, scale: float = 1.0, digits: int = 3) -> str:
    """Return a figure with its interval."""
    if not figure.count:
        return "-"
    value, low, high = (scale * x for x in (figure.value, figure.low, figure.high))
    return f"{value:+.{digits}f} [{low:+.{digits}f}, {high:+.{digits}f}]"


def overview(report: Report, fixed: bool) -> Iterator[str]:
    """Yield the lines of the difference and of the roles."""
    yield f"A less B, game points a seat: {interval(report.difference)}"
    yield "  (mean over six seatings of A's mean per seat less B's; 95 % by bootstrap over deals)"
    if fixed:
        return
    yield ""
    yield f"{'role':9} {'share of the difference':30} {'A, mean a game':26} {'B':26} A less B, a game"
    for role in ("declarer", "defender"):
        share, game, means = report.roles.share[role], report.roles.game[role], report.roles.means[role]
        a, b = interval(means["A"], digits=2), interval(means["B"], digits=2)
        yield f"{role:9} {interval(share):30} {a:26} {b:26} {interval(game)}"
    yield "  (shares: points a seat from games declared and from games defended; their sum is the difference."
    yield "   A game: a declarer's points from both, or one defender's, over the games in that role)"


def contracts(report: Report) -> Iterator[str]:
    """Yield the table of contracts by declarer."""
    yield f"{'contract':42}" + "".join(f" | {p} bid {'made %':>7} {'points':>8}" for p in PLAYERS)
    rows = by_number(report.contracts)
    for name, row in rows:
        yield f"{name:42}{_declared(row)}"
    above = [row for name, row in rows if name not in SIMPLE_GAME]
    for name, some in (("above the simple game", above), ("all", [row for _, row in rows])):
        yield f"{name:42}{_declared({p: _sum([row[p] for row in some]) for p in PLAYERS})}"
    yield (
        f"{report.games} games on {report.deals} deals: {report.void} void, {report.gave_up} given up, "
        f"{report.claimed} claimed"
    )
    for player, (kontras, right, answers, well) in report.kontras.items():
        yield (
            f"kontra by {player}: {kontras} parts doubled, {_share(right, kontras)} of them lost; "
            f"{answers} answers, {_share(well, answers)} of them made"
        )


def _declared(row: dict[str, Declared]) -> str:
    text = ""
    for player in PLAYERS:
        one = row[player]
        mean = f"{one.points / one.bid:+8.2f}" if one.bid else f"{'-':>8}"
        text += f" | {one.bid:5} {_share(one.made, one.bid):>7} {mean}"
    return text


def _sum(rows: list[Declared]) -> Declared:
    return Declared(sum(r.bid for r in rows), sum(r.made for r in rows), sum(r.points for r in rows))


def _share(some: int, whole: int) -> str:
    return f"{100 * some / whole:.1f} %" if whole else "-"


def odds(report: Report) -> Iterator[str]:
    """Yield Brier scores and reliability tables, where a player says what it reckons."""
    for player, moments in report.odds.items():
        for moment, one in moments.items():
            yield f"estimates of {player} at a {moment}: {one.count}, Brier score {one.brier:.4f}"
            for tenth, (count, estimated, realised) in enumerate(one.rows):
                if count:
                    yield (
                        f"  {10 * tenth:3}-{10 * tenth + 10:3} %  {count:7}  "
                        f"estimated {100 * estimated:5.1f} %  realised {100 * realised:5.1f} %"
                    )


def fixed_tables(kinds: dict[str, Kind]) -> Iterator[str]:
    """Yield the tables of card play alone: cells, then comparisons on the same deals."""
    head = "".join(f" {one + '/' + two:>15}" for one, two in CELLS)
    yield f"{'declarer/defenders: success, points':42} {'deals':>6}{head}"
    for name, kind in kinds.items():
        text = "".join(
            f" {100 * pair.success.value:6.1f} % {pair.points.value:+6.2f}"
            for pair in (kind.cells[cell] for cell in CELLS)
        )
        yield f"{name:42} {kind.deals:6}{text}"
    for name, kind in kinds.items():
        yield ""
        yield f"{name} ({kind.deals} deals): the declarer's success in %, his game points"
        for label, _, _ in COMPARED:
            pair = kind.compared[label]
            yield f"  {label:32} {interval(pair.success, 100, 2):28} {interval(pair.points)}"

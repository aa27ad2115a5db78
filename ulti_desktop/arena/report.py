"""What a comparison says: figures over deals, by role, by contract, and how well players knew their odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from ulti_desktop.arena.deal import SEATINGS, Deal, Game
from ulti_desktop.arena.statistics import Bootstrap, Figure, brier, reliability
from ulti_desktop.arena.timing import Times, times_of

PLAYERS: Final = ("A", "B")
Worth = Callable[[Game], float]


@dataclass(slots=True)
class Declared:
    """What one player came to as declarer of one contract. `points` are from both defenders."""

    bid: int = 0
    made: int = 0
    points: int = 0
    parts: dict[str, int] = field(default_factory=dict)

    def enter(self, game: Game) -> None:
        """Add a game."""
        self.bid += 1
        self.made += game.made
        self.points += game.declarer_points
        for part in game.parts:
            self.parts[part] = self.parts.get(part, 0) + 1

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        mean = round(self.points / self.bid, 4) if self.bid else None
        return {"bid": self.bid, "made": self.made, "mean_points": mean, "parts_made": self.parts}


@dataclass(frozen=True, slots=True)
class Odds:
    """How good estimates of one moment were. `rows` are (how many, estimated, realised) by tenths."""

    count: int
    brier: float
    rows: list[tuple[int, float, float]]


@dataclass(slots=True)
class Roles:
    """The difference A less B by role.

    `share` splits the difference of the whole: points per seat that come from games declared, and from
    games defended; the two add up to it. `game` compares the mean of the games in that role: a declarer's
    points from both defenders in the games he declared, a defender's in those he defended.
    """

    share: dict[str, Figure]
    game: dict[str, Figure]
    means: dict[str, dict[str, Figure]]


@dataclass(slots=True)
class Report:
    """All of a comparison but the tables of a fixed auction."""

    deals: int
    games: int
    void: int
    gave_up: int
    claimed: int
    difference: Figure
    roles: Roles
    contracts: dict[str, dict[str, Declared]]
    kontras: dict[str, tuple[int, int, int, int]]
    times: dict[str, dict[str, Times]]
    odds: dict[str, dict[str, Odds]]

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "deals": self.deals,
            "games": self.games,
            "void": self.void,
            "gave_up": self.gave_up,
            "claimed": self.claimed,
            "difference": self.difference.to_json(),
            "roles": {
                "share_of_difference": {role: one.to_json() for role, one in self.roles.share.items()},
                "mean_per_game": {role: one.to_json() for role, one in self.roles.game.items()},
                "means": {
                    role: {player: one.to_json() for player, one in row.items()}
                    for role, row in self.roles.means.items()
                },
            },
            "contracts": [
                {"contract": name, **{player: row[player].to_json() for player in PLAYERS}}
                for name, row in by_number(self.contracts)
            ],
            "kontras": {
                player: dict(zip(("kontra", "kontra_right", "answers", "answers_right"), row, strict=True))
                for player, row in self.kontras.items()
            },
            "times": {p: {kind: asdict(one) for kind, one in row.items()} for p, row in self.times.items()},
            "estimates": {p: {at: asdict(one) for at, one in row.items()} for p, row in self.odds.items()},
        }


def by_number(contracts: dict[str, dict[str, Declared]]) -> list[tuple[str, dict[str, Declared]]]:
    """Return the contracts, the most frequent first."""
    return sorted(contracts.items(), key=lambda row: (-sum(one.bid for one in row[1].values()), row[0]))


def column(deals: Sequence[Deal], worth: Worth) -> list[float]:
    """Return the sum of `worth` over the six seatings of each deal."""
    return [sum(worth(game) for game in deal.games if game.seating in SEATINGS) for deal in deals]


def difference_on(deal: Deal) -> float:
    """Return A less B, game points a seat, on one deal."""
    return sum(column([deal], lambda game: _per_seat(game, None))) / len(SEATINGS)


def report(deals: Sequence[Deal], limit_ms: int | None = None) -> Report:
    """Work out everything that can be said of these deals."""
    games = [game for deal in deals for game in deal.games if game.seating in SEATINGS]
    boot = Bootstrap(len(deals))
    whole = [len(SEATINGS)] * len(deals)
    return Report(
        len(deals),
        len(games),
        sum(not game.contract for game in games),
        sum(game.gave_up for game in games),
        sum(game.claimed for game in games),
        boot.ratio(column(deals, lambda game: _per_seat(game, None)), whole),
        _roles(deals, boot, whole),
        _contracts(games),
        {player: _kontras(games, player) for player in PLAYERS},
        {player: times_of((deal.times for deal in deals), player, limit_ms) for player in PLAYERS},
        {player: _odds(games, player) for player in PLAYERS},
    )


def _per_seat(game: Game, declares: bool | None) -> float:
    """Return mean points per seat of A less that of B; of declarers or defenders alone, the others as 0."""
    sums = {"A": 0, "B": 0}
    for seat, player in enumerate(game.seating):
        if declares is None or declares == (seat == game.declarer):
            sums[player] += game.points[seat]
    return sums["A"] / game.seating.count("A") - sums["B"] / game.seating.count("B")


def _declared(player: str) -> tuple[Worth, Worth]:
    def points(game: Game) -> float:
        return game.declarer_points if game.contract and game.declares == player else 0

    def games(game: Game) -> float:
        return bool(game.contract) and game.declares == player

    return points, games


def _defended(player: str) -> tuple[Worth, Worth]:
    def seats(game: Game) -> list[int]:
        if not game.contract:
            return []
        return [s for s, who in enumerate(game.seating) if who == player and s != game.declarer]

    return lambda game: sum(game.points[s] for s in seats(game)), lambda game: len(seats(game))


def _roles(deals: Sequence[Deal], boot: Bootstrap, whole: list[int]) -> Roles:
    roles = Roles({}, {}, {})
    for role, declares, made in (("declarer", True, _declared), ("defender", False, _defended)):
        share = column(deals, lambda game, declares=declares: _per_seat(game, declares))  # type: ignore[misc]
        roles.share[role] = boot.ratio(share, whole)
        pairs = {}
        for player in PLAYERS:
            points, games = made(player)
            pairs[player] = column(deals, points), column(deals, games)
        roles.game[role] = boot.difference(pairs["A"], pairs["B"])
        roles.means[role] = {player: boot.ratio(*pairs[player]) for player in PLAYERS}
    return roles


def _contracts(games: Iterable[Game]) -> dict[str, dict[str, Declared]]:
    rows: dict[str, dict[str, Declared]] = {}
    for game in games:
        if game.contract:
            row = rows.setdefault(game.contract, {player: Declared() for player in PLAYERS})
            row[game.declares].enter(game)
    return rows


def _kontras(games: Iterable[Game], player: str) -> tuple[int, int, int, int]:
    """Return how often a player doubled and was right, and how often it answered and was right."""
    counts = [0, 0, 0, 0]
    for game in games:
        for call in game.calls:
            if call.player == player:
                answer = call.level % 2 == 0
                counts[2 * answer] += 1
                counts[2 * answer + 1] += call.made == answer
    return counts[0], counts[1], counts[2], counts[3]


def _odds(games: Sequence[Game], player: str) -> dict[str, Odds]:
    found = {}
    for moment in ("bid", "kontra"):
        pairs = [
            (one.odds, one.made)
            for game in games
            for one in game.estimates
            if one.player == player and one.moment == moment
        ]
        score = brier(pairs)
        if score is not None:
            found[moment] = Odds(len(pairs), round(score, 5), reliability(pairs))
    return found

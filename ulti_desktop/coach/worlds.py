"""Sampled deals one by one: what each action leads to in each of them, and where the cards lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from ulti_desktop.ai.player import Cancel, number_for
from ulti_desktop.ai.proof import prove
from ulti_desktop.ai.sight import Mind, Sight, Width
from ulti_desktop.ai.skills import STRONGEST
from ulti_desktop.engine.actions import Action, Claim, Meld, Pass, Play
from ulti_desktop.engine.cards import PAIR, Suit, card_points
from ulti_desktop.engine.payoff import PAYOFF, SoFar, payoff_table
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.solver import Position, Search
from ulti_desktop.native.worlds import NO_LIMIT, TALON, Four


@dataclass(frozen=True, slots=True)
class Tools:
    """What a search needs: the solver of single deals, what judges many, and whether it is still wanted.

    One thread at a time may use them.
    """

    search: Search
    mind: Mind


@dataclass(frozen=True, slots=True)
class Extent:
    """How far to look: so many deals at most, and none is begun once so many positions were searched."""

    deals: int
    nodes: int = NO_LIMIT


class Sample:
    """Deals that agree with what one seat knows of the play, drawn as the strongest player draws them."""

    def __init__(
        self, view: SeatView, deals: int, seed: int, tools: Tools, number: int | None = None
    ) -> None:
        """`number` takes the place of the one that seed and view give."""
        assert view.contract is not None
        self.view = view
        self._contract = view.contract
        self._search = tools.search
        self._proof = prove(view)
        number = number_for(seed, view) if number is None else number
        width, skill = Width(deals, deals), STRONGEST
        sight = Sight(view, width, number, tools.mind, skill.beliefs, self._proof, skill.plays)
        self._worlds = sight.worlds
        self._frame = self._proof.frame
        self._tables: dict[tuple[str, int, tuple[int, ...], tuple[int, ...]], bytes] = {}

    def __len__(self) -> int:
        return len(self._worlds)

    @property
    def complete(self) -> bool:
        """Whether these are all deals that can be."""
        return self._worlds.complete

    def __iter__(self) -> Iterator[tuple[Four, float]]:
        """Give the hidden cards by place (declarer, defender after him, other, talon) and the weight."""
        return (self._worlds[index] for index in range(len(self._worlds)))

    def hands(self, world: Four) -> Four:
        """Return what everybody holds in a deal, and the talon."""
        a, b, c = self._frame.position.hands
        return a | world[0], b | world[1], c | world[2], self._frame.talon | world[TALON]

    def solve(
        self, world: Four, goal: str, *, cards: bool = True, unsaid: int = 0
    ) -> tuple[int, dict[int, int], int]:
        """Return a deal's value for the declarer, that of each card, and how many positions were searched.

        `unsaid` are suits, as a mask, whose pair the seat to move will not announce any more.
        """
        frame = self._frame
        known = frame.position
        a, b, c, _ = self.hands(world)
        position: Position = replace(known, hands=(a, b, c))
        solved = self._search.solve(
            position, frame.rules, self._table(world, goal, unsaid), frame.ace_value, cards=cards
        )
        return solved.value, solved.cards, solved.nodes

    def _table(self, world: Four, goal: str, unsaid: int) -> bytes:
        points, declarer, defenders = self._settled(world, unsaid)
        key = goal, points, declarer, defenders
        table = self._tables.get(key)
        if table is None:
            view = self.view
            so_far = SoFar(points, declarer, defenders)
            table = payoff_table(self._contract, view.doublings, view.rules, so_far, goal).to_bytes()
            self._tables[key] = table
        return table

    def _settled(self, world: Four, unsaid: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """Return the points of the talon and the marriages of both sides, those to come included."""
        frame, proof = self._frame, self._proof
        talon = frame.talon | world[TALON]
        points = card_points(talon, frame.ace_value)
        sides = [list(proof.declarer_marriages), list(proof.defender_marriages)]
        trump = frame.rules.trump
        me = (self.view.seat - (self.view.declarer or 0)) % 3
        for role in range(3):
            open_suits = frame.to_announce[role] & ~(unsaid if role == me else 0)
            sides[role != 0] += _pairs(frame.started[role] | world[role], open_suits, trump)[
                : frame.most[role]
            ]
        return points, tuple(sorted(sides[0], reverse=True)), tuple(sorted(sides[1], reverse=True))


def _pairs(held: int, suits: int, trump: int) -> list[int]:
    """Return what the pairs among these suits are worth, a trump pair first."""
    order = range(4) if trump < 0 else [(trump + i) % 4 for i in range(4)]
    return [
        40 if suit == trump else 20 for suit in order if suits >> suit & 1 and held & PAIR[suit] == PAIR[suit]
    ]


@dataclass(frozen=True, slots=True)
class Weights:
    """Means over weighted deals and how far they may be off."""

    weights: tuple[float, ...]
    complete: bool

    def mean(self, values: Sequence[float]) -> float:
        """Return the weighted mean."""
        total = sum(self.weights)
        return sum(w * v for w, v in zip(self.weights, values, strict=True)) / total

    def error(self, values: Sequence[float]) -> float:
        """Return the standard error of the mean; 0 where these are all deals there are."""
        if self.complete or len(values) < 2:
            return 0.0
        mean, total = self.mean(values), sum(self.weights)
        spread = sum(w * (v - mean) ** 2 for w, v in zip(self.weights, values, strict=True)) / total
        effective = total * total / sum(w * w for w in self.weights)
        return sqrt(spread / max(1.0, effective - 1.0))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The actions of one decision over sampled deals: the declarer's game points, deal by deal."""

    values: Mapping[Action, tuple[float, ...]]
    deals: Weights

    @property
    def count(self) -> int:
        """How many deals were solved."""
        return len(self.deals.weights)

    def mean(self, action: Action) -> float:
        """Return what the action brings the declarer on average."""
        return self.deals.mean(self.values[action])


def look_at_play(sample: Sample, extent: Extent, cancel: Cancel, goal: str = PAYOFF) -> Outlook:
    """Solve deals for every card, announcement and claim that is legal in the sample's view."""
    view = sample.view
    groups = _groups(view)
    rows: dict[Action, list[float]] = {}
    weights: list[float] = []
    nodes = 0
    for world, weight in sample:
        if weights and (nodes >= extent.nodes or len(weights) >= extent.deals or cancel()):
            break
        for unsaid, actions in groups.items():
            value, cards, searched = sample.solve(world, goal, unsaid=unsaid)
            nodes += searched
            for action, allowed in actions:
                found = [cards[card] for card in allowed if card in cards]
                best = max(found, default=value) if view.seat == view.declarer else min(found, default=value)
                rows.setdefault(action, []).append(best)
        weights.append(weight)
    complete = sample.complete and len(weights) == len(sample)
    return Outlook({action: tuple(row) for action, row in rows.items()}, Weights(tuple(weights), complete))


def look_at_part(sample: Sample, goal: str, extent: Extent, cancel: Cancel) -> Outlook:
    """Solve deals for one goal where no action is to be chosen: the only row is that of a pass."""
    row: list[float] = []
    weights: list[float] = []
    nodes = 0
    for world, weight in sample:
        if row and (nodes >= extent.nodes or len(row) >= extent.deals or cancel()):
            break
        value, _, searched = sample.solve(world, goal, cards=False)
        nodes += searched
        row.append(value)
        weights.append(weight)
    complete = sample.complete and len(row) == len(sample)
    return Outlook({Pass(): tuple(row)}, Weights(tuple(weights), complete))


def _groups(view: SeatView) -> dict[int, list[tuple[Action, tuple[int, ...]]]]:
    """Return the actions by the suits whose pair they leave unsaid, each with the cards it allows."""
    barred = {card for card, _ in view.forbidden}
    cards = tuple(a.card for a in view.legal if isinstance(a, Play) and a.card not in barred)
    suits = [a.suit for a in view.legal if isinstance(a, Meld)]
    groups: dict[int, list[tuple[Action, tuple[int, ...]]]] = {}
    for action in view.legal:
        match action:
            case Play(card) if card not in barred:
                row: tuple[Action, tuple[int, ...]] = (action, (card,))
                groups.setdefault(_unsaid_with(view, suits, card), []).append(row)
            case Meld(suit):
                pair = PAIR[suit] if view.rules.marriage_when == "any_trick" else -1
                groups.setdefault(0, []).append((action, tuple(c for c in cards if pair >> c & 1)))
            case Claim():
                groups.setdefault(0, []).append((action, cards))
            case _:
                pass
    return groups


def _unsaid_with(view: SeatView, suits: Sequence[Suit], card: int) -> int:
    """Return the suits whose pair can no longer be announced once this card is played."""
    if view.rules.marriage_when == "any_trick":
        return sum(1 << suit for suit in suits if PAIR[suit] >> card & 1)
    return sum(1 << suit for suit in suits)

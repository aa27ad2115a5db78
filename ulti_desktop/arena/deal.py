"""One deal of a comparison: every seating played, and what came of each as plain values."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ulti_desktop.arena.minds import Answer, DealFailed, FixedAuction, Mind, Thinker
from ulti_desktop.arena.naming import kind_of, main_parts, name_of
from ulti_desktop.arena.plausible import Scripted, plausible_deal
from ulti_desktop.arena.timing import Clock
from ulti_desktop.engine.actions import Bid, Kontra
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import part_made
from ulti_desktop.engine.state import Done, State, next_seat
from ulti_desktop.engine.state import Game as EngineGame
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of

SEATS: Final = 3
SEATINGS: Final = ("ABB", "BAB", "BBA", "BAA", "ABA", "AAB")
ALIKE: Final = ("AAA", "BBB")
"""With a fixed auction these are played too: they show one player at all seats."""
Answers = list[tuple[int, SeatView, Answer]]
Watch = Callable[[State, int, SeatView, Answer], None]


@dataclass(frozen=True, slots=True)
class Estimate:
    """What player A or B held a part's success for, at a bid of its own or a kontra, and what came of it."""

    player: str
    moment: str
    part: str
    odds: float
    made: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A kontra (level 1) or an answer to one: whose, on what, and whether that part was made."""

    player: str
    level: int
    part: str
    made: bool


@dataclass(frozen=True, slots=True)
class Game:
    """One seating of a deal. `points` are game points by seat; `contract` is empty where all passed.

    `made` tells of the parts above the simple game together, `parts` of each part that was made.
    """

    seating: str
    points: tuple[int, int, int]
    contract: str = ""
    kind: str = ""
    declarer: int = 0
    made: bool = False
    parts: tuple[str, ...] = ()
    gave_up: bool = False
    claimed: bool = False
    calls: tuple[Call, ...] = ()
    estimates: tuple[Estimate, ...] = ()

    @property
    def declares(self) -> str:
        """The player that declared, A or B."""
        return self.seating[self.declarer]

    @property
    def defenders(self) -> str:
        """The two others, in order of their names."""
        return "".join(sorted(self.seating[: self.declarer] + self.seating[self.declarer + 1 :]))

    @property
    def declarer_points(self) -> int:
        """What the declarer won from both defenders."""
        return self.points[self.declarer]


@dataclass(slots=True)
class Deal:
    """All seatings of a deal; it has none when its contract was not wanted."""

    number: int
    games: list[Game] = field(default_factory=list)
    times: Clock = field(default_factory=dict)


@dataclass(frozen=True)
class Setup:
    """What is compared and how. It is called with a deal's number and gives that deal, whatever the process.

    `auction` is the player that bids at every seat, None where A and B bid for themselves. `only` are the
    kinds of contract that are played on with a fixed auction, empty for all; other deals have no games.
    `dealt` names the game that forehand is dealt a hand for and plays, instead of an auction.
    """

    rules: RuleSet
    a: str
    b: str
    seed: str
    budget_a: int
    budget_b: int
    budget_auction: int = 0
    auction: str | None = None
    only: tuple[str, ...] = ()
    dealt: str | None = None

    @property
    def cards_alone(self) -> bool:
        """Tell whether A and B play cards only."""
        return self.auction is not None or self.dealt is not None

    def __call__(self, number: int) -> Deal:
        """Play one deal; raise DealFailed with the deal's number and the seating."""
        deal = Deal(number)
        where = f"deal {number} of seed {self.seed}"
        try:
            minds = _Minds(self, number)
            for seating in SEATINGS + ALIKE if self.cards_alone else SEATINGS:
                where = f"deal {number} of seed {self.seed}, seating {seating}"
                game = self._play(deal, seating, minds)
                if game is None:
                    break
                deal.games.append(game)
        except Exception as error:
            why = str(error) if isinstance(error, DealFailed) else f"{type(error).__name__}: {error}"
            raise DealFailed(f"{where}: {why}") from error
        return deal

    def _play(self, deal: Deal, seating: str, minds: _Minds) -> Game | None:
        answers: Answers = []

        def watch(state: State, seat: int, view: SeatView, answer: Answer) -> None:
            answers.append((seat, view, answer))
            if answer.ms is not None and answer.cpu_ms is not None:
                key = seating[seat], answer.kind
                deal.times.setdefault(key, []).append((answer.ms, answer.cpu_ms))

        start, _ = start_deal(self.rules, (deal.number - 1) % SEATS, minds.deck)
        seats = [minds.at(player, seat) for seat, player in enumerate(seating)]
        done = play_on(start, seats, watch, self._unwanted)
        return None if done is None else _game(seating, done, answers)

    def _unwanted(self, contract: Contract | None) -> bool:
        return bool(self.only) and (contract is None or kind_of(contract) not in self.only)


class _Minds:
    """The minds of one deal, made when first wanted."""

    def __init__(self, setup: Setup, number: int) -> None:
        self._setup = setup
        self._number = number
        self._minds: dict[tuple[str, int], Mind] = {}
        self._auction: dict[int, Mind] = {}
        shuffle = f"{setup.seed}/{number}"
        self.deck = shuffled(shuffle)
        if setup.dealt is not None:
            dealer = (number - 1) % SEATS
            self.deck, script = plausible_deal(setup.rules, dealer, setup.dealt, shuffle)
            for seat in range(SEATS):
                self._auction[seat] = Scripted(script if seat == next_seat(dealer) else None)

    def at(self, player: str, seat: int) -> Mind:
        """Return player A or B on a seat; both get the same seed there."""
        setup = self._setup
        if (player, seat) not in self._minds:
            spec, budget = (setup.a, setup.budget_a) if player == "A" else (setup.b, setup.budget_b)
            seed = seed_for(setup.seed, self._number, seat)
            mind: Mind = Thinker(spec, seed, budget)
            if setup.auction is not None and seat not in self._auction:
                self._auction[seat] = Thinker(setup.auction, seed, setup.budget_auction)
            if seat in self._auction:
                mind = FixedAuction(self._auction[seat], mind)
            self._minds[player, seat] = mind
        return self._minds[player, seat]


def seed_for(seed: str, number: int, seat: int) -> int:
    """Return the seed of whoever sits there in that deal."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/{seat}".encode()).digest()[:4], "big")


def play_on(
    state: State,
    minds: Sequence[Mind],
    watch: Watch,
    unwanted: Callable[[Contract | None], bool] = lambda contract: False,
) -> Done | None:
    """Play a deal to its end; return None as soon as its contract proves `unwanted`."""
    contract: Contract | None = None
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        if view.phase == "play" and contract is None:
            contract = view.contract
            if unwanted(contract):
                return None
        answer = minds[seat].decide(state, view)
        watch(state, seat, view, answer)
        state, _ = apply(state, answer.action)
    return None if contract is None and unwanted(None) else state


def realised(done: Done) -> dict[Part, bool]:
    """Return of each part of the contract whether it was made.

    A declarer who gave up or revoked has made nothing, one whose opponent revoked is paid for everything.
    """
    assert done.game is not None
    outcome, parts = done.outcome, done.game.contract.parts
    if outcome.gave_up or outcome.revoked_by is not None:
        return dict.fromkeys(parts, not outcome.gave_up and outcome.revoked_by != "declarer")
    return {part: part_made(part, outcome, done.rules) for part in parts}


def _game(seating: str, done: Done, answers: Answers) -> Game:
    game = done.game
    if game is None:
        return Game(seating, (0, 0, 0))
    settlement = done.settlement
    points = [0, 0, 0]
    for seat, amount in (
        (game.declarer, settlement.declarer),
        (game.d1, settlement.d1),
        (game.d2, settlement.d2),
    ):
        points[seat] = amount
    made = realised(done)
    return Game(
        seating,
        (points[0], points[1], points[2]),
        name_of(game.contract),
        kind_of(game.contract),
        game.declarer,
        all(made[part] for part in main_parts(game.contract)),
        tuple(part.value for part, ok in made.items() if ok),
        done.outcome.gave_up,
        done.claimed_by is not None,
        tuple(_calls(seating, game, answers, made)),
        tuple(_estimates(seating, game, answers, made)),
    )


def _about(view: SeatView, game: EngineGame) -> bool:
    """Tell whether a seat decided about the contract that was played, not one that was outbid."""
    return (
        view.declarer == game.declarer
        and view.contract is not None
        and view.contract.parts == game.contract.parts
        and view.contract.half == game.contract.half
    )


def _calls(seating: str, game: EngineGame, answers: Answers, made: dict[Part, bool]) -> Iterator[Call]:
    for seat, view, answer in answers:
        if isinstance(answer.action, Kontra) and _about(view, game):
            part, against = answer.action.part, answer.action.against
            levels = next((row[1:] for row in view.doublings if row[0] is part), (0, 0))
            at = 0 if against is None else (against - game.declarer) % SEATS - 1
            yield Call(seating[seat], 1 + levels[at], part.value, made[part])


def _estimates(
    seating: str, game: EngineGame, answers: Answers, made: dict[Part, bool]
) -> Iterator[Estimate]:
    """Yield the forecasts at the declarer's last bid and at every kontra decision."""
    bids = [(seat, answer) for seat, _, answer in answers if isinstance(answer.action, Bid)]
    moments = [("bid", seat, answer) for seat, answer in bids[-1:] if seat == game.declarer]
    moments += [
        ("kontra", seat, answer)
        for seat, view, answer in answers
        if answer.kind == "kontra" and _about(view, game)
    ]
    for moment, seat, answer in moments:
        for forecast in answer.forecasts:
            if forecast.seat == game.declarer and forecast.part in made:
                part = forecast.part
                yield Estimate(seating[seat], moment, part.value, forecast.odds, made[part])

"""The readable reference of the solver: plain minimax with the engine's own duties, tricks and settlement."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.engine.cards import Card, Rank, card_points, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.duties import TrickCards, allowed, trick_winner
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings, Outcome, Seven, part_made, settle


@dataclass(frozen=True)
class Ending:
    """A position with all that its settlement needs; seats count from the declarer."""

    rules: RuleSet
    contract: Contract
    doublings: Doublings
    hands: tuple[int, int, int]
    talon: int
    leader: int = 0
    trick: TrickCards = ()
    tricks: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    marriages: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    aces: int = 0
    tens: int = 0
    seven: Seven | None = None

    @property
    def to_move(self) -> int:
        return (self.leader + len(self.trick)) % 3

    def legal(self) -> tuple[Card, ...]:
        seat = self.to_move
        return cards_of(allowed(self.rules, self.contract, self.hands[seat], self.trick, seat == 0))

    @property
    def over(self) -> bool:
        early = self.rules.betli_ends_early and Part.BETLI in self.contract and self.tricks[0] > 0
        return early or not (any(self.hands) or self.trick)

    def play(self, card: Card) -> Ending:
        """Return the position after this card."""
        seat = self.to_move
        hands = tuple(hand & ~card.bit for hand in self.hands)
        trick = (*self.trick, (seat, card))
        if len(trick) < 3:
            return self.changed(hands=hands, trick=trick)
        winner = trick_winner(self.rules, self.contract, trick)
        cards = mask_of(c for _, c in trick)
        last = not any(hands)
        gained = card_points(cards, self.rules.ace_value) + (10 if last else 0)
        won = winner == 0
        return self.changed(
            hands=hands,
            trick=(),
            leader=winner,
            tricks=(self.tricks[0] + won, self.tricks[1] + (not won)),
            points=(self.points[0] + gained * won, self.points[1] + gained * (not won)),
            aces=self.aces + won * sum(c.rank is Rank.ACE for _, c in trick),
            tens=self.tens + won * sum(c.rank is Rank.TEN for _, c in trick),
            seven=self._seven(trick, winner) or self.seven,
        )

    def _seven(self, trick: TrickCards, winner: int) -> Seven | None:
        number = sum(self.tricks) + 1
        for seat, card in trick:
            if card.suit == self.contract.trump and card.rank is Rank.SEVEN:
                return Seven(number, ("declarer", "d1", "d2")[seat], winner == seat)
        return None

    def changed(self, **fields: object) -> Ending:
        return Ending(**{**self.__dict__, **fields})

    def outcome(self) -> Outcome:
        return Outcome(
            *self.points,
            card_points(self.talon, self.rules.ace_value),
            *self.marriages,
            *self.tricks,
            self.seven,
            self.aces,
            self.tens,
        )

    def worth(self, goal: str) -> int:
        """Return what a finished deal is worth by one of the goals."""
        outcome = self.outcome()
        if goal == "payoff":
            return settle(self.contract, self.doublings, outcome, self.rules).declarer
        if goal == "points":
            return outcome.declarer_points
        return int(part_made(Part(goal.removeprefix("made:")), outcome, self.rules))


def minimax(ending: Ending, goal: str) -> int:
    """Return the value under best play of both sides, by trying everything."""
    if ending.over:
        return ending.worth(goal)
    values = [minimax(ending.play(card), goal) for card in ending.legal()]
    return max(values) if ending.to_move == 0 else min(values)


def card_values(ending: Ending, goal: str) -> dict[Card, int]:
    """Return the value of every legal card."""
    return {card: minimax(ending.play(card), goal) for card in ending.legal()}

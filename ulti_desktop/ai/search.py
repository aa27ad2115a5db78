"""The searching player: it solves many worlds that agree with what its seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ulti_desktop.ai import melds
from ulti_desktop.ai.appraise import Appraisal
from ulti_desktop.ai.bidder import Bidder, Care
from ulti_desktop.ai.cardplay import choose_card
from ulti_desktop.ai.doubling import choose_doubling as simple_doubling
from ulti_desktop.ai.doubter import choose_doubling
from ulti_desktop.ai.player import Cancel, Forecast, Weighed, number_for
from ulti_desktop.ai.sight import Mind, Sight, Width
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.ai.style import STEADY, Style
from ulti_desktop.engine.actions import Action, Claim, Kontra, Meld, Pass, Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import POINT_PARTS
from ulti_desktop.engine.payoff import PAYOFF, RANK, RANKED
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import Thinker

AUCTION: Final = frozenset({"auction", "exchange", "announcing", "naming"})


@dataclass(frozen=True, slots=True)
class Skill:
    """What a searching player does, and how far.

    `width` is that of a card to be played. Without `care` the simple player bids and doubles in his place.
    `beliefs` tells whether he reads the contract: what it says about the hand of whoever bid it; `plays`
    whether he reads the cards that the others played.
    """

    width: Width
    care: Care | None = None
    kontra_worlds: int = 16
    beliefs: bool = False
    plays: bool = False


def goal_of(view: SeatView) -> str:
    """Return what a card is played for: game points; for a defender card points too, where they can help.

    Points break ties between worlds that are won or lost anyway. That is worth four times the worlds to
    defenders of a game for points, nothing to its declarer, and costs twice the time.
    """
    contract = view.contract
    assert contract is not None
    for_points = any(part in POINT_PARTS for part in contract.parts)
    return RANKED if for_points and view.seat != view.declarer else PAYOFF


def share_of(view: SeatView) -> float:
    """Return what part of the declarer's game points, with its sign, is this seat's."""
    declarer = view.declarer
    if view.seat == declarer:
        return 1.0
    d1 = sum(2.0**first for _, first, _ in view.doublings) or 1.0
    d2 = sum(2.0**second for _, _, second in view.doublings) or 1.0
    return -(d1 if view.seat == ((declarer or 0) + 1) % 3 else d2) / (d1 + d2)


def _worth(view: SeatView, goal: str, value: float) -> float:
    """Return the seat's game points; a rank of card points from 0 to 9 in them counts as the middle one."""
    return share_of(view) * ((value - 4.5) / RANK if goal == RANKED else value)


class SearchPlayer:
    """Plays by search; sees nothing but its `SeatView`.

    After a decision `forecasts`, `weighed`, and of the auction `looked_at` and `talons` (see `Bidder`), tell
    what it rested on; they are empty where nothing was searched.
    """

    def __init__(self, seed: int, skill: Skill, style: Style = STEADY) -> None:
        self._seed = seed
        self._skill = skill
        self._style = style
        self._thinker = Thinker()
        self._simple = SimplePlayer(seed, style)
        self._forget()

    def _forget(self) -> None:
        self.forecasts: tuple[Forecast, ...] = ()
        self.weighed: tuple[Weighed, ...] = ()
        self.looked_at: tuple[Appraisal, ...] = ()
        self.talons: tuple[float, ...] = ()

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        """Return one of `view.legal`."""
        self._forget()
        if len(view.legal) == 1:
            return view.legal[0]
        mind = Mind(self._thinker, budget_ms, cancel)
        care = self._skill.care
        if view.phase == "play":
            return self._play(view, mind)
        if view.phase == "doubling":
            return self._double(view, mind) or Pass()
        if care is not None and view.phase in AUCTION and not view.half_round:
            return self._bid(view, care, mind)
        return self._simple.choose(view, budget_ms, cancel)

    def _bid(self, view: SeatView, care: Care, mind: Mind) -> Action:
        bidder = Bidder(view, care, self._style, self._seed, mind)
        match view.phase:
            case "auction":
                action = bidder.auction()
            case "exchange":
                action = bidder.lay_away()
            case "announcing":
                action = bidder.announce()
            case _:
                action = bidder.name_trump()
        self.forecasts = bidder.forecasts
        self.weighed = tuple(bidder.weighed)
        self.looked_at = tuple(bidder.looked_at)
        self.talons = bidder.talons
        return action

    def _double(self, view: SeatView, mind: Mind) -> Kontra | None:
        contract, skill = view.contract, self._skill
        if skill.care is None or contract is None or contract.half or view.half_round:
            return simple_doubling(view)
        width = Width(skill.kontra_worlds, skill.kontra_worlds)
        sight = Sight(view, width, number_for(self._seed, view), mind, skill.beliefs)
        called, self.forecasts = choose_doubling(view, sight, self._style)
        return called

    def _play(self, view: SeatView, mind: Mind) -> Action:
        if any(isinstance(action, Claim) for action in view.legal):
            return Claim()
        if any(isinstance(action, Kontra) for action in view.legal):
            called = self._double(view, mind)
            if called is not None:
                return called
        card = self._card(view, mind)
        suits = [action.suit for action in view.legal if isinstance(action, Meld)]
        suit = melds.to_announce(view, suits, card) if suits else None
        return Play(card) if suit is None else Meld(suit)

    def _card(self, view: SeatView, mind: Mind) -> Card:
        barred = {card for card, _ in view.forbidden}
        legal = [a.card for a in view.legal if isinstance(a, Play) and a.card not in barred]
        if len(legal) == 1:
            return legal[0]
        goal = goal_of(view)
        skill, number = self._skill, number_for(self._seed, view)
        sight = Sight(view, skill.width, number, mind, skill.beliefs, plays=skill.plays)
        judged = sight.judge(goal)
        if not judged.cards:
            return choose_card(view, tuple(legal))
        sign = 1 if view.seat == view.declarer else -1
        self.weighed = tuple(Weighed(Play(card), _worth(view, goal, judged.cards[card])) for card in legal)
        best = max((sign * judged.cards[card], judged.best[card]) for card in legal)
        even = [card for card in legal if (sign * judged.cards[card], judged.best[card]) == best]
        # where all sampled worlds say the same, they are lost or won: play as if one were unsure of that
        return even[0] if len(even) == 1 else choose_card(view, tuple(even))

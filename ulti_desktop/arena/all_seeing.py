"""A player that knows every hand: a bound on what card play can reach, for the arena alone.

It lives here and not among the players, so that no player of the game can come to see hidden cards.
"""

from __future__ import annotations

from functools import cache

from ulti_desktop.ai import melds
from ulti_desktop.ai.exact import play_rules
from ulti_desktop.engine.actions import Action, Meld
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import ACES, TENS, Card, Suit, card_points, mask_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.melds import countable
from ulti_desktop.engine.payoff import PAYOFF, POINTS, SoFar, payoff_table
from ulti_desktop.engine.state import Play, State
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.solver import Position, Search

SEATS = 3


@cache
def _search() -> Search:
    return Search()


def choose_seeing(state: State, view: SeatView, simple: Action) -> Action:
    """Return the best action with all hands known: by what the deal pays, then by card points.

    `simple` is what the simple player would do: it stands outside the play of cards, at a claim, a kontra or
    a surrender, and among cards that are worth the same.
    """
    if not isinstance(state, Play) or not isinstance(simple, PlayCard | Meld):
        return simple
    barred = {card for card, _ in view.forbidden}
    cards = {a.card for a in view.legal if isinstance(a, PlayCard) and a.card not in barred}
    if len(cards) > 1:
        cards = _best(state, cards, PAYOFF)
    if len(cards) > 1:
        cards = _best(state, cards, POINTS)
    if isinstance(simple, PlayCard) and simple.card in cards:
        return simple
    card = min(cards)
    suits = [action.suit for action in view.legal if isinstance(action, Meld)]
    suit = melds.to_announce(view, suits, card) if suits else None
    return PlayCard(card) if suit is None else Meld(suit)


def _best(state: Play, cards: set[Card], goal: str) -> set[Card]:
    game = state.game
    payoff = payoff_table(game.contract, game.doublings, game.rules, _so_far(state), goal)
    solved = _search().solve(
        _position(state), play_rules(game.contract, game.rules), payoff.to_bytes(), game.rules.ace_value
    )
    values = {card: solved.cards[card] for card in cards}
    best = (max if state.to_move == game.declarer else min)(values.values())
    return {card for card, value in values.items() if value == best}


def _position(state: Play) -> Position:
    """Return the position as the solver counts seats: from the declarer on."""
    game = state.game
    mine = 0
    for trick in state.tricks:
        if trick.winner == game.declarer:
            mine |= mask_of(card for _, card in trick.cards)
    won = sum(trick.winner == game.declarer for trick in state.tricks)
    leader = state.trick[0][0] if state.trick else state.to_move
    hands = [state.hands[(game.declarer + i) % SEATS] for i in range(SEATS)]
    return Position(
        (hands[0], hands[1], hands[2]),
        (leader - game.declarer) % SEATS,
        tuple(int(card) for _, card in state.trick),
        won,
        len(state.tricks) - won,
        card_points(mine, game.rules.ace_value),
        (mine & ACES).bit_count(),
        (mine & TENS).bit_count(),
    )


def _so_far(state: Play) -> SoFar:
    """Return what is announced, with the pairs that can still be: they are taken to be announced."""
    game = state.game
    points: tuple[list[int], list[int]] = ([], [])
    for seat in range(SEATS):
        made = tuple(meld.suit for meld in state.melds if meld.seat == seat)
        side = points[seat != game.declarer]
        side += [_worth(suit, game.contract) for suit in (*made, *_to_come(state, seat, made))]
    talon = card_points(game.talon, game.rules.ace_value)
    return SoFar(talon, tuple(sorted(points[0])), tuple(sorted(points[1])))


def _worth(suit: Suit, contract: Contract) -> int:
    return 40 if suit == contract.trump else 20


def _to_come(state: Play, seat: int, made: tuple[Suit, ...]) -> tuple[Suit, ...]:
    game, rules = state.game, state.game.rules
    declares = seat == game.declarer
    played = any(by == seat for by, _ in (state.trick if not state.tricks else state.tricks[0].cards))
    if rules.marriage_when != "any_trick" and played:
        return ()
    held = game.start_hands[seat] if not played else state.hands[seat]
    suits = countable(rules, game.contract, declares, held, made)
    one_only = declares and game.contract.has_x100 and not rules.x100_extra_marriages
    return suits[:1] if one_only else suits

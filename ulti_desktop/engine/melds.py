"""Marriages: who may announce which pair when, and which announce themselves (rules.md 1.5)."""

from __future__ import annotations

from ulti_desktop.engine.cards import PAIR, Suit
from ulti_desktop.engine.contracts import POINT_PARTS, Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import MeldMade, Play


def countable(
    rules: RuleSet, contract: Contract, is_declarer: bool, held: int, made: tuple[Suit, ...] = ()
) -> tuple[Suit, ...]:
    """Return the suits whose pair this player may (still) announce, trump first.

    `held` are the cards he held when play began; `made` are suits that he has announced already. The
    declarer of 40-100 or 20-100 is bound to the named pair unless every pair counts (R-HM6, R-DE10).
    """
    trump = contract.trump
    if trump is None:
        return ()
    if rules.marriage_games == "points" and not any(part in POINT_PARTS for part in contract.parts):
        return ()
    if not is_declarer and not rules.defenders_may_meld:
        return ()
    if not is_declarer and contract.has_x100 and not rules.x100_defenders_may_meld:
        return ()
    pairs = [suit for suit in Suit if held & PAIR[suit] == PAIR[suit] and suit not in made]
    if is_declarer and contract.has_x100 and not rules.x100_extra_marriages:
        if made:
            return ()
        forty = Part.FORTY_HUNDRED in contract
        pairs = [suit for suit in pairs if (suit == trump) == forty]
    return tuple(sorted(pairs, key=lambda suit: (suit != trump, suit)))


def _made_by(state: Play, seat: int) -> tuple[Suit, ...]:
    return tuple(meld.suit for meld in state.melds if meld.seat == seat)


def _countable_now(state: Play, seat: int) -> tuple[Suit, ...]:
    game = state.game
    return countable(
        game.rules, game.contract, seat == game.declarer, game.start_hands[seat], _made_by(state, seat)
    )


def open_to(state: Play, legal: int) -> tuple[Suit, ...]:
    """Return the suits that the seat to move may announce now, before its card; `legal` are its cards."""
    game, seat = state.game, state.to_move
    when = game.rules.marriage_when
    if when == "automatic" or (when == "trick1" and state.tricks):
        return ()
    if seat == game.declarer and game.contract.has_x100 and game.rules.x100_meld_by_bid:
        return ()
    suits = _countable_now(state, seat)
    if when == "trick1":
        return suits
    return tuple(suit for suit in suits if legal & PAIR[suit])


def make(state: Play, seat: int, suit: Suit) -> MeldMade:
    """Return the announced marriage as it is entered."""
    points = 40 if suit == state.game.contract.trump else 20
    return MeldMade(seat, suit, points, len(state.tricks) + 1)


def automatic(state: Play, seat: int) -> tuple[MeldMade, ...]:
    """Return the marriages that announce themselves with this seat's first card (HM; R-HO10)."""
    game = state.game
    if game.rules.marriage_when == "automatic":
        suits = _countable_now(state, seat)
        if seat == game.declarer and game.contract.has_x100 and not game.rules.x100_extra_marriages:
            suits = suits[:1]
    elif seat == game.declarer and game.contract.has_x100 and game.rules.x100_meld_by_bid:
        suits = _countable_now(state, seat)[:1]
    else:
        return ()
    return tuple(make(state, seat, suit) for suit in suits)


def all_open(state: Play) -> tuple[MeldMade, ...]:
    """Return what everybody could still announce: entered when the rest is claimed (any-trick rules)."""
    if state.game.rules.marriage_when != "any_trick":
        return ()
    made: list[MeldMade] = []
    for seat in range(3):
        suits = _countable_now(state, seat)
        if seat == state.game.declarer and state.game.contract.has_x100:
            suits = suits[:1]
        made.extend(make(state, seat, suit) for suit in suits if state.hands[seat] & PAIR[suit])
    return tuple(made)

"""From the tricks of a deal to its `Outcome`."""

from __future__ import annotations

from ulti_desktop.engine.cards import ACES, TENS, Card, Rank, card_points, mask_of
from ulti_desktop.engine.scoring import Outcome, Seven
from ulti_desktop.engine.state import Game, MeldMade, Trick


def outcome_of(game: Game, tricks: tuple[Trick, ...], melds: tuple[MeldMade, ...]) -> Outcome:
    """Count both sides' tricks independently and check that nothing is lost or made up."""
    own = others = 0
    points = [0, 0]
    won = [0, 0]
    for number, trick in enumerate(tricks, 1):
        side = int(trick.winner != game.declarer)
        cards = mask_of(card for _, card in trick.cards)
        won[side] += 1
        points[side] += card_points(cards, game.rules.ace_value) + (10 if number == 10 else 0)
        if side:
            others |= cards
        else:
            own |= cards
    talon_points = card_points(game.talon, game.rules.ace_value)
    if len(tricks) == 10:
        assert sum(points) + talon_points == game.rules.all_points
        assert own | others | game.talon == 0xFFFFFFFF
        assert not own & others
    return Outcome(
        points[0],
        points[1],
        talon_points,
        tuple(meld.points for meld in melds if meld.seat == game.declarer),
        tuple(meld.points for meld in melds if meld.seat != game.declarer),
        won[0],
        won[1],
        _seven(game, tricks),
        (own & ACES).bit_count(),
        (own & TENS).bit_count(),
    )


def _seven(game: Game, tricks: tuple[Trick, ...]) -> Seven | None:
    trump = game.contract.trump
    if trump is None:
        return None
    seven = Card.of(trump, Rank.SEVEN)
    for number, trick in enumerate(tricks, 1):
        for seat, card in trick.cards:
            if card == seven:
                by = ("declarer", "d1", "d2")[(seat - game.declarer) % 3]
                return Seven(number, by, trick.winner == seat)
    return None

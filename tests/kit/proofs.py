"""Compares what a view proves with the deal as it is."""

from __future__ import annotations

from dataclasses import replace

from tests.kit.hands import written
from tests.kit.hidden import weight_of
from ulti_desktop.ai.proof import Proof, assumed, prove
from ulti_desktop.engine.cards import ACES, FULL, TENS, card_points, mask_of
from ulti_desktop.engine.state import Doubling, Play, State
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.solver import Position
from ulti_desktop.native.worlds import Four, Worlds


def play_in(state: State) -> Play | None:
    """The play that a state is about, if cards are being played or about to be."""
    return state if isinstance(state, Play) else state.play if isinstance(state, Doubling) else None


def hidden_in(proof: Proof) -> int:
    may = proof.evidence.may
    return may[0] | may[1] | may[2] | may[3]


def truth_of(play: Play, seat: int, proof: Proof) -> Four:
    """Where the cards that are hidden from a seat really lie, by place."""
    out = hidden_in(proof)
    declarer = play.game.declarer
    seats = [(declarer + role) % 3 for role in range(3)]
    a, b, c = (0 if at == seat else play.hands[at] & out for at in seats)
    return a, b, c, play.game.talon & out


def position_of(play: Play) -> Position:
    """The position with all cards, counted anew from the tricks."""
    declarer = play.game.declarer
    won = [trick for trick in play.tricks if trick.winner == declarer]
    mine = mask_of(one for trick in won for _, one in trick.cards)
    leader = play.trick[0][0] if play.trick else play.to_move
    a, b, c = (play.hands[(declarer + role) % 3] for role in range(3))
    return Position(
        (a, b, c),
        (leader - declarer) % 3,
        tuple(int(one) for _, one in play.trick),
        len(won),
        len(play.tricks) - len(won),
        card_points(mine, play.game.rules.ace_value),
        (mine & ACES).bit_count(),
        (mine & TENS).bit_count(),
    )


def check_truth(play: Play, seat: int, view: SeatView) -> int:
    """Return how many worlds there are; the true one must be one of them, in the true position."""
    proof = prove(view)
    truth, out = truth_of(play, seat, proof), hidden_in(proof)
    seen = play.hands[seat] | mask_of(one for trick in (*play.tricks, play) for _, one in cards_in(trick))
    assert out | seen | mask_of(view.talon_known) == FULL
    assert not out & seen
    assert weight_of(proof.evidence, truth) > 0, (view, proof.evidence, [written(held) for held in truth])
    a, b, c = (known | held for known, held in zip(proof.frame.position.hands, truth[:3], strict=True))
    assert replace(proof.frame.position, hands=(a, b, c)) == position_of(play)
    worlds = Worlds(proof.evidence, 1, 200, 0)
    assert worlds.count >= 1
    if worlds.complete:
        assert truth in [worlds[i][0] for i in range(len(worlds))]
    check_assumption(view, proof, worlds)
    return int(worlds.count)


def cards_in(trick: object) -> tuple[tuple[int, int], ...]:
    return trick.trick if isinstance(trick, Play) else trick.cards  # type: ignore[attr-defined,no-any-return]


def check_assumption(view: SeatView, proof: Proof, worlds: Worlds) -> None:
    """What is assumed beyond the proof leaves fewer worlds, never others."""
    fewer = Worlds(assumed(proof, view), 1, 200, 0)
    assert fewer.count <= worlds.count
    if worlds.complete:
        assert {fewer[i][0] for i in range(len(fewer))} <= {worlds[i][0] for i in range(len(worlds))}

"""The exact solver behind a typed face: plain ints in, plain ints out.

Seats are 0 the declarer, 1 the defender who plays after him, 2 the other. Cards and hands are numbered as in
`twin.py`. The compiled part is needed: `native.AVAILABLE` tells whether it is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ulti_desktop.native import AVAILABLE, WHY_NOT

if AVAILABLE:
    from ulti_desktop.native._core import Cancelled
    from ulti_desktop.native._core import Search as CoreSearch
else:

    class Cancelled(Exception):  # type: ignore[no-redef]  # noqa: N818 - the compiled part's name
        """Stands in for the compiled part's exception, which nothing raises without it."""


TABLE_BITS: Final = 17
TECHNIQUES: Final = (
    "table",
    "canonical_keys",
    "merging",
    "last_hand",
    "history",
    "table_move",
    "top_trumps",
    "sure_winners",
    "guards",
    "low_suits",
    "cuts",
    "look_ahead",
    "stamp",
)
"""What a search may be asked to do without; no value changes."""


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of trick play: trump suit (-1 none), rank orders, duties.

    `keep_seven` binds the declarer of an ulti; `ends_at_declarers_trick` ends a betli early.
    """

    trump: int
    ten_high_trump: bool = True
    ten_high_side: bool = True
    must_beat: bool = True
    must_overtrump: bool = True
    must_beat_led_when_trumped: bool = False
    keep_seven: bool = False
    ends_at_declarers_trick: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """A point of the play, the cards of the trick in the order of play, and what the declarer has so far."""

    hands: tuple[int, int, int]
    leader: int = 0
    trick: tuple[int, ...] = ()
    declarer_tricks: int = 0
    defender_tricks: int = 0
    declarer_points: int = 0
    declarer_aces: int = 0
    declarer_tens: int = 0


@dataclass(frozen=True, slots=True)
class Solution:
    """The value under best play, that of each legal card, one best line as (seat, card), positions searched.

    `cards` and `line` are empty unless they were asked for.
    """

    value: int
    cards: dict[int, int] = field(default_factory=dict)
    line: tuple[tuple[int, int], ...] = ()
    nodes: int = 0


class Search:
    """A solver with its own memory (16 bytes times 2 ** `table_bits`); one thread at a time may use it."""

    def __init__(self, table_bits: int = TABLE_BITS, without: Sequence[str] = ()) -> None:
        if not AVAILABLE:
            raise ValueError(f"the compiled part of the program is missing: {WHY_NOT}")
        self._core = CoreSearch(table_bits)
        for name in without:
            self._core.set_technique(name, False)

    def solve(
        self,
        position: Position,
        rules: PlayRules,
        payoff: bytes,
        ace_value: int = 10,
        *,
        cards: bool = True,
        line: bool = False,
    ) -> Solution:
        """Return what the position is worth by a pay-off table (`engine.payoff.Payoff.to_bytes`).

        The GIL is free meanwhile. Raises ValueError, with one sentence, for a position that cannot be, and
        Cancelled after `cancel`.
        """
        p, r = position, rules
        value, values, played, nodes = self._core.solve(
            p.hands,
            p.leader,
            p.trick,
            (p.declarer_tricks, p.defender_tricks, p.declarer_points, p.declarer_aces, p.declarer_tens),
            r.trump,
            (
                r.ten_high_trump,
                r.ten_high_side,
                r.must_beat,
                r.must_overtrump,
                r.must_beat_led_when_trumped,
                r.keep_seven,
                r.ends_at_declarers_trick,
            ),
            ace_value,
            payoff,
            cards,
            line,
        )
        return Solution(value, dict(values), tuple(played), nodes)

    def cancel(self) -> None:
        """From any thread: the running search and later ones raise Cancelled until `clear` is called."""
        self._core.cancel()

    def clear(self) -> None:
        """Let searches run again after `cancel`."""
        self._core.clear()

"""Random positions at the door of the compiled part, good ones and malformed ones.

`python -m tests.kit.knock --count 1000000 --seed 1 [--core build/sanitize/_core.so]` tells how many were
asked, how many refused, and the time.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from array import array
from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.rulesets import load

FULL: Final = (1 << 32) - 1
CHUNK: Final = 10_000
RULES: Final = load("HM")
PAYOFF_BYTES: Final = len(
    payoff_table(Contract((Part.PARTI,), trump=Suit.BELLS), (), RULES, SoFar(0, (), ()), "payoff").to_bytes()
)
EVIL: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 3, 4, 31, 32, 33, 94, 255, FULL, FULL + 1, 2**62, 2**63, -(2**63), 2**64, 2**200,
    1.5, -0.0, 1e308, float("nan"), float("inf"), "", "x", "\ud800", b"", b"abc", (), [], {}, [None],
    [0] * 100, [[[]]], range(3), object, (1, 2, 3), (-1, -1, -1), (FULL, FULL, FULL), (2**40,) * 3, iter(()),
)  # fmt: skip


class Door:
    """Asks one core; `asked` counts the kinds of question, `refused` those that were not answered."""

    def __init__(self, core: ModuleType, seed: int) -> None:
        self._core = core
        self._rng = random.Random(seed)
        self._search = core.Search(8)
        self._thinker = core.Thinker(8)
        self._habits = core.Habits([0.01] * core.TRAITS)
        self.asked: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self._kinds: list[tuple[str, Callable[[], tuple[Callable[..., Any], list[Any]]]]] = [
            *[("legal", self._legal)] * 8,
            *[("winner", self._winner)] * 4,
            *[("solve", self._solve)] * 4,
            *[("draw", self._draw)] * 3,
            ("settled", self._settled),
            ("judge", self._judge),
            ("weigh", self._weigh),
            ("traits", self._traits),
            ("world", self._world),
        ]

    def knock(self) -> None:
        """Ask one thing, every third time with something in it that is not as it should be."""
        name, make = self._rng.choice(self._kinds)
        call, given = make()
        if self._rng.random() < 0.33:
            given = self._spoilt(given)
        self.asked[name] += 1
        try:
            answer = call(*given)
        except (ValueError, TypeError):
            self.refused[name] += 1
            return
        if name == "legal":
            hand = int(given[0])
            assert answer & ~hand == 0
            assert bool(answer) == bool(hand)

    def _spoilt(self, given: list[Any]) -> list[Any]:
        rng = self._rng
        given = list(given)
        place = rng.randrange(len(given))
        value = given[place]
        if isinstance(value, list | tuple) and value and rng.random() < 0.7:
            given[place] = self._spoilt(list(value))
        elif rng.random() < 0.1 and len(given) > 1:
            del given[place]
        else:
            given[place] = rng.choice(EVIL)
        return given

    # -- cards
    def _cards(self, count: int) -> list[int]:
        return self._rng.sample(range(32), count)

    @staticmethod
    def _mask(cards: list[int]) -> int:
        return sum(1 << card for card in cards)

    def _switches(self, count: int) -> list[bool]:
        return [self._rng.random() < 0.5 for _ in range(count)]

    def _trump(self) -> int:
        return self._rng.randrange(-1, 4)

    def _legal(self) -> tuple[Callable[..., Any], list[Any]]:
        lying, held = self._rng.randrange(3), self._rng.randrange(11)
        cards = self._cards(lying + held)
        given = [self._mask(cards[lying:]), cards[:lying], self._trump(), *self._switches(6)]
        return self._core.legal_mask, given

    def _winner(self) -> tuple[Callable[..., Any], list[Any]]:
        return self._core.trick_winner, [
            self._cards(self._rng.randint(1, 3)),
            self._trump(),
            *self._switches(2),
        ]

    def _position(self) -> tuple[list[int], int, list[int], list[int], list[int]]:
        """Hands, leader, trick, what the declarer has, and the two cards left over."""
        rng = self._rng
        each, lying = rng.randint(1, 3), rng.randrange(3)
        cards = self._cards(3 * each + 2)
        leader = rng.randrange(3)
        hands = [cards[each * seat : each * (seat + 1)] for seat in range(3)]
        trick = [hands[(leader + place) % 3].pop() for place in range(lying)]
        done = 10 - each
        won = rng.choice((0, 0, 0, rng.randint(0, done)))
        so_far = [won, done - won, rng.randrange(0, 61, 10) if won else 0, 0, 0]
        return [self._mask(hand) for hand in hands], leader, trick, so_far, cards[3 * each :]

    def _payoff(self) -> bytes:
        """A pay-off table of small numbers, or of any numbers at all."""
        most = self._rng.choice((1, 20, 400, 2**31 - 1))
        few = array("i", [self._rng.randint(-most, most) for _ in range(16)])
        return (few.tobytes() * (PAYOFF_BYTES // 64 + 1))[:PAYOFF_BYTES]

    def _solve(self) -> tuple[Callable[..., Any], list[Any]]:
        hands, leader, trick, so_far, _ = self._position()
        given = [
            hands,
            leader,
            trick,
            so_far,
            self._trump(),
            self._switches(7),
            RULES.ace_value,
            self._payoff(),
        ]
        return self._search.solve, [*given, *self._switches(2)]

    def _question(self) -> tuple[list[Any], Any]:
        """A frame as the player to move sees it, and worlds drawn for it."""
        hands, leader, trick, so_far, talon = self._position()
        me = (leader + len(trick)) % 3
        hidden = self._mask(talon)
        for seat in range(3):
            hidden |= hands[seat] if seat != me else 0
        room = [0 if seat == me else hand.bit_count() for seat, hand in enumerate(hands)]
        may = [0 if seat == me else hidden for seat in range(3)]
        known = [hand if seat == me else 0 for seat, hand in enumerate(hands)]
        zeros = [0, 0, 0]
        evidence = [[*may, hidden], [*room, 2], [[1.0] * 32] * 4, *[zeros] * 5, 0, 1.0, zeros]
        drawn = self._core.draw(evidence, self._rng.choice((1, 5, 20)), self._rng.choice((0, 200)), 7)
        rest = [self._trump(), self._switches(7), RULES.ace_value, zeros]
        announce = [self._rng.randrange(16) if self._rng.random() < 0.2 else 0 for _ in range(3)]
        return [known, leader, trick, so_far, 0, *rest, announce, [4, 4, 4]], drawn

    def _draw(self) -> tuple[Callable[..., Any], list[Any]]:
        rng = self._rng
        each = rng.randint(1, 4)
        cards = self._cards(3 * each + 2)
        hidden = self._mask(cards)
        may = [hidden if rng.random() < 0.8 else hidden & rng.getrandbits(32) for _ in range(4)]
        weights = [[rng.choice((0.5, 1.0, 1.0, 1e-6, 1e6)) for _ in range(32)] for _ in range(4)]
        if rng.random() < 0.5:
            weights = [[1.0] * 32] * 4
        few = [[rng.randrange(16) if rng.random() < 0.2 else 0 for _ in range(3)] for _ in range(5)]
        evidence = [
            may,
            [each, each, each, 2],
            weights,
            [0, 0, 0],
            *few[:2],
            [0, 0, 0],
            few[2],
            0,
            1.0,
            few[3],
        ]
        return self._core.draw, [
            evidence,
            rng.choice((1, 5, 40)),
            rng.choice((0, 50)),
            rng.getrandbits(60),
        ]

    def _settled(self) -> tuple[Callable[..., Any], list[Any]]:
        return self._core.settled, [*self._question()]

    def _judge(self) -> tuple[Callable[..., Any], list[Any]]:
        frame, drawn = self._question()
        try:
            numbers = self._core.settled(frame, drawn)
        except ValueError:
            numbers = [0]
        payoffs = {number: self._payoff() for number in numbers}
        given = [frame, drawn, payoffs, self._rng.random() < 0.5, self._rng.choice((1, 500, 2000)), 50]
        return self._thinker.judge, [*given, lambda: False]

    def _weigh(self) -> tuple[Callable[..., Any], list[Any]]:
        frame, drawn = self._question()
        past = self._cards(self._rng.choice((0, 3, 6)))
        given = [drawn, frame, self._rng.randrange(3), past, self._rng.randrange(3)]
        return self._core.weigh, [*given, self._habits, self._rng.choice((1, 20)), self._rng.getrandbits(60)]

    def _traits(self) -> tuple[Callable[..., Any], list[Any]]:
        past = self._cards(self._rng.choice((0, 0, 1, 3)))
        return self._core.traits, [self._question()[0], self._rng.randrange(3), past]

    def _world(self) -> tuple[Callable[..., Any], list[Any]]:
        return self._question()[1].world, [self._rng.choice((0, 0, 0, 1, 3, -1, 10**6))]


def main() -> None:
    """Ask as often as the command line says, and tell after each chunk how far it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=CHUNK)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    parser.add_argument("--core", help="another build of the compiled part")
    arguments = parser.parse_args()
    if arguments.core:
        os.environ["ULTI_CORE"] = arguments.core
        from tests.kit import other_core  # noqa: F401 - puts it into the place of the installed one
    from ulti_desktop.native import _core

    start = time.monotonic()
    asked: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for chunk in range(0, arguments.count, CHUNK):
        door = Door(_core, arguments.seed + chunk)
        for _ in range(min(CHUNK, arguments.count - chunk)):
            door.knock()
        asked += door.asked
        refused += door.refused
        seconds = time.monotonic() - start
        print(f"{asked.total()} asked, {refused.total()} refused, {seconds:.0f} s: {dict(asked)}", flush=True)
        if seconds > arguments.seconds:
            break


if __name__ == "__main__":
    main()

"""Deals made up for the tests of what is learned from deals."""

from __future__ import annotations

import random
from typing import Any, cast

from ulti_desktop.engine.cards import mask_of
from ulti_desktop.learning.facts import Facts


def a_deal(number: int, rules: str = "EN", seed: str = "kit", **changes: Any) -> Facts:
    """An ulti with trump leaves whose declarer likes trumps, more so the seven, and lays low cards away."""
    draws = random.Random(f"{seed}/{rules}/{number}")
    trump = changes.get("trump", 1)

    def drawn_to_hand(card: int) -> float:
        likes = 0.0 if card >> 3 != trump else 3.0 if card & 7 == 0 else 0.8
        return draws.random() + likes

    def drawn_to_talon(card: int) -> float:
        return draws.random() - 0.1 * (card & 7)

    cards = sorted(range(32), key=drawn_to_hand, reverse=True)
    hand, rest = cards[:10], cards[10:]
    rest.sort(key=drawn_to_talon, reverse=True)
    talon, others = rest[:2], rest[2:]
    draws.shuffle(others)
    share = draws.choice([0.0, 0.25, 0.5, 0.75, 1.0])
    facts: dict[str, Any] = {
        "rules": rules,
        "number": number,
        "parts": ["parti", "ulti"],
        "trump": trump,
        "hearts": False,
        "open": False,
        "own_talon": True,
        "hands": [mask_of(hand), mask_of(others[:10]), mask_of(others[10:])],
        "talon": mask_of(talon),
        "made": ["ulti"] if draws.random() < 0.2 + 0.6 * share else [],
        "doubled": [],
        "points": 8,
        "bid": [["parti", None], ["ulti", share]],
        "kontra": [[1, "ulti", share], [0, "parti", 0.5]],
    }
    facts.update(changes)
    return cast("Facts", facts)


def many(count: int, rules: str = "EN", **changes: Any) -> list[Facts]:
    return [a_deal(number, rules, **changes) for number in range(count)]

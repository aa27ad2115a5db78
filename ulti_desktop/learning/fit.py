"""From gathered deals to tables: what a bid says about a hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from ulti_desktop.ai.belief import POOLED, class_of, kind_of
from ulti_desktop.engine.cards import Suit, iter_cards
from ulti_desktop.engine.contracts import Contract, Part

CLASSES: Final = 16
HAND, TALON = 10, 2
PRIOR: Final = 30
"""How many deals the table of all rule sets counts for in the table of one."""
ROUNDS: Final = 400

Row = tuple[list[float], list[float]]
"""Mean number of cards of each class in the declarer's hand and in his talon."""


def contract_of(facts: dict[str, Any]) -> Contract:
    """Return the contract of gathered facts."""
    trump = facts["trump"]
    return Contract(
        tuple(Part(name) for name in facts["parts"]),
        facts["hearts"],
        facts["open"],
        None if trump is None else Suit(trump),
    )


def _count(facts: dict[str, Any]) -> Row:
    trump = -1 if facts["trump"] is None else facts["trump"]
    rows = [0.0] * CLASSES, [0.0] * CLASSES
    for row, cards in zip(rows, (facts["hands"][0], facts["talon"]), strict=True):
        for card in iter_cards(cards):
            row[class_of(card, trump)] += 1
    return rows


def hand_tables(gathered: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return the tables of `ai/data/hands.json` from facts; contracts on a talon of one's own alone count."""
    sums: dict[tuple[str, str], tuple[int, Row]] = defaultdict(
        lambda: (0, ([0.0] * CLASSES, [0.0] * CLASSES))
    )
    for facts in gathered:
        if facts.get("void") or not facts["own_talon"]:
            continue
        group = "plain" if facts["trump"] is None else "trump"
        counted = _count(facts)
        kind = kind_of(contract_of(facts))
        for key in ((facts["rules"], kind), (POOLED, kind), (POOLED, group)):
            number, rows = sums[key]
            sums[key] = number + 1, _plus(rows, counted)
    tables: dict[str, dict[str, Any]] = {}
    for (rules, kind), (number, rows) in sorted(sums.items()):
        group = "plain" if kind in ("plain", "betli", "durchmars") else "trump"
        parent = (POOLED, kind) if rules != POOLED else (POOLED, group)
        total, parent_rows = sums[parent]
        share = PRIOR / total
        smooth = _plus(rows, ([c * share for c in parent_rows[0]], [c * share for c in parent_rows[1]]))
        means = [[c / (number + PRIOR) for c in row] for row in smooth]
        declarer, talon = _fit(means[0], means[1], group == "trump")
        tables.setdefault(rules, {})[kind] = {
            "deals": number,
            "declarer": [round(w, 4) for w in declarer],
            "talon": [round(w, 4) for w in talon],
        }
    return tables


def _plus(one: Row, other: Row) -> Row:
    return (
        [a + b for a, b in zip(one[0], other[0], strict=True)],
        [a + b for a, b in zip(one[1], other[1], strict=True)],
    )


Table = list[list[float]]


def _with(table: Table, a: float, b: float) -> Table:
    """Place one more card: with weight `a` in the hand, `b` in the talon, 1 with a defender."""
    return [
        [
            table[i][j] + (a * table[i - 1][j] if i else 0.0) + (b * table[i][j - 1] if j else 0.0)
            for j in range(TALON + 1)
        ]
        for i in range(HAND + 1)
    ]


def _without(table: Table, a: float, b: float) -> Table:
    """Take one such card out again."""
    found: Table = [[0.0] * (TALON + 1) for _ in range(HAND + 1)]
    for i in range(HAND + 1):
        for j in range(TALON + 1):
            found[i][j] = table[i][j] - (a * found[i - 1][j] if i else 0) - (b * found[i][j - 1] if j else 0)
    return found


def _fit(hand: list[float], talon: list[float], with_trump: bool) -> tuple[list[float], list[float]]:
    """Return the weights at which every class is expected in hand and talon as often as it was there."""
    size = [1] * 8 + [3] * 8 if with_trump else [0] * 8 + [4] * 8
    floor = 0.002
    wanted_hand = [min(max(c, floor * n), n * (1 - 2 * floor)) for c, n in zip(hand, size, strict=True)]
    wanted_talon = [min(max(c, floor * n), n * (1 - 2 * floor)) for c, n in zip(talon, size, strict=True)]
    a, b = [1.0] * CLASSES, [0.2] * CLASSES
    for _ in range(ROUNDS):
        table: Table = [[0.0] * (TALON + 1) for _ in range(HAND + 1)]
        table[0][0] = 1.0
        for number, count in enumerate(size):
            for _ in range(count):
                table = _with(table, a[number], b[number])
        whole = table[HAND][TALON]
        new_a, new_b = a[:], b[:]
        for number, count in enumerate(size):
            if not count:
                continue
            rest = _without(table, a[number], b[number])
            in_hand = count * a[number] * rest[HAND - 1][TALON] / whole
            in_talon = count * b[number] * rest[HAND][TALON - 1] / whole
            left = count - in_hand - in_talon
            wanted_left = max(count - wanted_hand[number] - wanted_talon[number], floor)
            scale = wanted_left / max(left, 1e-6)
            new_a[number] = _step(a[number], wanted_hand[number] / max(in_hand, 1e-9) / scale)
            new_b[number] = _step(b[number], wanted_talon[number] / max(in_talon, 1e-9) / scale)
        a, b = new_a, new_b
    return a, b


def _step(weight: float, ratio: float) -> float:
    return float(min(max(weight * ratio**0.5, 1e-4), 1e4))

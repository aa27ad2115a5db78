"""What a contract says about the cards of whoever bid it: what draws each card to his hand or his talon.

The tables are learned from play (`learning.fit`): for each kind of contract, what each rank of the trump suit
and of the others weighs in the declarer's hand and in his talon, against a defender's hand.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from ulti_desktop.ai.learned import check_numbers, learned
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import EVEN

Weights = tuple[tuple[float, ...], ...]
ONES: Final = (1.0,) * 32
POOLED: Final = "*"
"""Stands for all rule sets, and for all contracts with (or without) trump."""


def kind_of(contract: Contract) -> str:
    """Return the kind of a contract: what it is above the simple game, `hearts` left out, `open` kept."""
    parts = [part.value for part in contract.parts if part is not Part.PARTI] or [Part.PARTI.value]
    if contract.trump is not None and Part.DURCHMARS in contract:
        parts.append("trump")
    return "+".join(parts)


def class_of(card: int, trump: int) -> int:
    """Return the class of a card: its rank in the trump suit 0..7, in another 8..15."""
    return card & 7 if card >> 3 == trump else 8 + (card & 7)


@cache
def _tables() -> dict[str, dict[str, Any]]:
    return learned("hands.json", _check)


def _check(tables: Any) -> None:
    for kinds in tables.values():
        for row in kinds.values():
            for place in ("declarer", "talon"):
                check_numbers(row[place], 16, 1e-6, 1e6)


@lru_cache(maxsize=512)
def _weights(base: str, kind: str, trump: int, own_talon: bool) -> Weights:
    group = "plain" if trump < 0 else "trump"
    tables = _tables()
    row = next(
        (
            tables[rules][name]
            for rules, name in ((base, kind), (POOLED, kind), (POOLED, group))
            if name in tables.get(rules, {})
        ),
        None,
    )
    if row is None:
        return EVEN
    classes = [class_of(card, trump) for card in range(32)]
    declarer = tuple(row["declarer"][number] for number in classes)
    talon = tuple(row["talon"][number] for number in classes) if own_talon else ONES
    return declarer, ONES, ONES, talon


def weights_for(view: SeatView) -> Weights:
    """Return the weights of every card by place for a view of the play."""
    contract, rules = view.contract, view.rules
    assert contract is not None
    if view.seat == view.declarer:
        return EVEN
    trump = -1 if contract.trump is None else int(contract.trump)
    own_talon = bool(view.talons) and view.talons[-1].laid_by == view.declarer
    return _weights(rules.base, kind_of(contract), trump, own_talon)

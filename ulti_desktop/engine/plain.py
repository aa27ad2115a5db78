"""A state as plain values, whole and always in the same form: two states are the same when these are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from ulti_desktop.engine import actions as act
from ulti_desktop.engine.cards import Card, cards_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import State, TalonLaid
from ulti_desktop.engine.step import legal_actions, to_move


def _codes(mask: int) -> list[str]:
    return [card.code for card in cards_of(mask)]


_MASKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "hands": lambda hands: [_codes(mask) for mask in hands],
    "start_hands": lambda hands: [_codes(mask) for mask in hands],
    "talon": _codes,
}
"""Fields that hold cards as masks."""


def state_to_dict(state: State) -> dict[str, Any]:
    """Return the phase, who is to move, what may be done, and every field of the state, as for JSON."""
    legal = () if to_move(state) is None else legal_actions(state)
    head = {
        "phase": type(state).__name__.lower(),
        "to_move": to_move(state),
        "legal": [act.to_json(action) for action in legal],
    }
    return head | _fields(state)


def _fields(value: Any) -> dict[str, Any]:
    data = {}
    for one in fields(value):
        content = getattr(value, one.name)
        is_mask = one.name in _MASKS or (isinstance(value, TalonLaid) and one.name == "cards")
        data[one.name] = _MASKS.get(one.name, _codes)(content) if is_mask else _plain(content)
    return data


def _plain(value: Any) -> Any:
    match value:
        case Card():
            return value.code
        case RuleSet():
            return value.id
        case Contract():
            return value.to_json()
        case Enum():
            return value.value if isinstance(value.value, str) else value.name.lower()
        case tuple() | list():
            return [_plain(one) for one in value]
        case frozenset():
            return sorted(_plain(one) for one in value)
        case dict():
            return {str(name): _plain(one) for name, one in value.items()}
        case _:
            return _fields(value) if is_dataclass(value) else value

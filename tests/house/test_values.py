"""Dataclasses whose methods are compiled later do what those of the standard library do."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Any

import pytest

from ulti_desktop import values
from ulti_desktop.engine.actions import Discard, GiveUp
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.state import Said

LATER: Callable[..., Any] = values.compiled_later
KINDS = [(False, False), (False, True), (True, False), (True, True)]


def pair(frozen: bool, slots: bool) -> list[type[Any]]:
    """Return the same class made in both ways."""

    def plain() -> type[Any]:
        class Seen:
            """What is compared."""

            name: str
            count: int = 3
            notes: list[str] = field(default_factory=list)
            colour: str = field(default="red", compare=False, repr=False)

            def double(self) -> int:
                return 2 * self.count

        return Seen

    return [make(frozen=frozen, slots=slots)(plain()) for make in (dataclasses.dataclass, LATER)]


def outcome(deed: Callable[[], object]) -> object:
    """Return what came of it, an error by kind and text."""
    try:
        return deed()
    except Exception as error:
        return type(error), str(error).replace("test_values.", "")


DEEDS: dict[str, Callable[[type[Any]], object]] = {
    "repr": lambda kind: repr(kind("a", 1, ["x"])),
    "defaults": lambda kind: repr(kind("a")),
    "own list": lambda kind: kind("a").notes is kind("a").notes,
    "named": lambda kind: repr(kind(count=2, name="b")),
    "too few": lambda kind: kind(),
    "too many": lambda kind: kind(1, 2, [], "", 5),
    "unknown": lambda kind: kind("a", size=1),
    "equal": lambda kind: kind("a") == kind("a"),
    "compared without": lambda kind: kind("a", colour="blue") == kind("a"),
    "unequal": lambda kind: kind("a") == kind("b"),
    "unequal too": lambda kind: kind("a") != kind("b"),
    "of another kind": lambda kind: kind("a") == ("a", 3, []),
    "in a set": lambda kind: len({kind("a", 1, ()), kind("a", 1, ()), kind("b", 1, ())}),
    "no hash": lambda kind: hash(kind("a")),
    "set": lambda kind: setattr(kind("a"), "name", "b"),
    "deleted": lambda kind: delattr(kind("a"), "name"),
    "replaced": lambda kind: repr(replace(kind("a"), count=7)),
    "fields": lambda kind: [(one.name, one.type, one.compare) for one in fields(kind)],
    "asdict": lambda kind: dataclasses.asdict(kind("a")),
    "matched": lambda kind: kind.__match_args__,
    "its own": lambda kind: kind("a").double(),
    "dict": lambda kind: hasattr(kind("a"), "__dict__"),
    "at the class": lambda kind: outcome(lambda: kind.name) and None,
    "words": lambda kind: (kind.__name__, kind.__doc__, kind.__module__),
}


@pytest.mark.parametrize("name", DEEDS)
@pytest.mark.parametrize(("frozen", "slots"), KINDS)
def test_as_in_the_standard_library(frozen: bool, slots: bool, name: str) -> None:
    """Twice: a method is another one after its first call."""
    standard, later = pair(frozen, slots)
    for _ in range(2):
        assert outcome(lambda: DEEDS[name](later)) == outcome(lambda: DEEDS[name](standard))


@LATER(frozen=True, slots=True)
class Kept:
    """A value at the top of a module, as pickling needs it."""

    name: str
    count: int


@LATER(slots=True)
class Changing:
    """One that may be changed."""

    name: str


PICKLED = (Kept("a", 1), Changing("b"), GiveUp(), Discard(Card(3), Card(4)), Said(1, None))


@pytest.mark.parametrize("value", PICKLED)
def test_pickled(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == copy.copy(value) == value


def test_compiled_once() -> None:
    kind = pair(frozen=True, slots=True)[1]
    before = kind.__init__
    kind("a")
    compiled = kind.__init__
    kind("b")
    assert before is not compiled
    assert kind.__init__ is compiled


def test_own_methods_are_kept() -> None:
    @LATER(frozen=True)
    class Own:
        """Knows better."""

        name: str

        def __hash__(self) -> int:
            return 5

        def __repr__(self) -> str:
            return "own"

    assert (hash(Own("a")), repr(Own("a")), Own("a") == Own("a")) == (5, "own", True)


def test_what_is_not_provided_for() -> None:
    class Checked:
        """Looks at itself."""

        name: str

        def __post_init__(self) -> None:
            raise AssertionError

    class Derived(Kept):
        """Is something else too."""

    class Named:
        """By keyword."""

        name: str = field(kw_only=True)

    class Unasked:
        """Not given."""

        name: str = field(default="a", init=False)

    for kind in (Checked, Derived, Named, Unasked):
        with pytest.raises(TypeError, match="standard"):
            LATER(frozen=True)(kind)


def test_frozen_in_the_program() -> None:
    with pytest.raises(FrozenInstanceError):
        Said(1, None).seat = 3  # type: ignore[misc]

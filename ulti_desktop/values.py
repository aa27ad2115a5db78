"""`dataclass` as in the standard library, with methods that are compiled when they are first called.

There are some hundred and seventy such classes in the program when its window opens, and the standard library
compiles six methods for each of them: two fifths of all importing, for classes most of which nobody has made
use of yet. What a class does is the same: its methods are those of the standard library, but for `__init__`,
which is compiled here alone, where the standard library makes with it the methods that refuse changes.
Inheriting, `__post_init__`, and fields that are not given or by keyword only are not provided for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError
from typing import TYPE_CHECKING, Any, Final, NoReturn

_OPTIONS: Final = {"__repr__": "repr", "__eq__": "eq", "__hash__": "unsafe_hash"}
"""Which option of the standard decorator makes which method."""
_NONE: Final = dict.fromkeys(("init", *_OPTIONS.values()), False)
_METHODS: Final = ("__init__", *_OPTIONS)


def compiled_later(*, frozen: bool = False, slots: bool = False) -> Callable[[type[Any]], type[Any]]:
    """Return a decorator that makes a dataclass. It raises TypeError for what is not provided for."""

    def make(plain: type[Any]) -> type[Any]:
        if plain.__bases__ != (object,) or hasattr(plain, "__post_init__"):
            raise TypeError(f"{plain.__qualname__} needs the standard library's dataclass")
        own = {name for name in _METHODS if vars(plain).get(name) is not None}
        made: type[Any] = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(plain)
        if any(one.kw_only or not one.init for one in dataclasses.fields(made)):
            raise TypeError(f"{plain.__qualname__} needs the standard library's dataclass")
        methods = {name: _later(made, name, frozen) for name in _METHODS if name not in own}
        if frozen:
            methods |= {"__setattr__": _refuse_set, "__delattr__": _refuse_delete}
            if slots:
                methods |= {"__getstate__": _state, "__setstate__": _set_state}
        elif "__hash__" in methods:
            methods["__hash__"] = None
        for name, method in methods.items():
            setattr(made, name, method)
        return made

    return make


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # what reads types sees the standard one
else:
    dataclass = compiled_later


def _later(made: type[Any], name: str, frozen: bool) -> Callable[..., Any] | None:
    """Return a method that puts the compiled one in its own place when it is called."""

    def method(*args: Any, **named: Any) -> Any:
        compiled = _init(made, frozen) if name == "__init__" else _standard(made, name)
        setattr(made, name, compiled)
        return compiled(*args, **named)

    return method


def _standard(made: type[Any], name: str) -> Callable[..., Any]:
    """Return a method as the standard library makes it, from a class with the same fields."""
    found = dataclasses.fields(made)
    inside: dict[str, Any] = {one.name: one for one in found}
    inside |= {one: getattr(made, one) for one in ("__module__", "__qualname__", "__doc__")}
    inside["__annotations__"] = {one.name: one.type for one in found}
    model: type[Any] = type(made.__name__, (), inside)
    options = _NONE | {_OPTIONS[name]: True}
    method: Callable[..., Any] = getattr(dataclasses.dataclass(**options)(model), name)
    return method


def _init(made: type[Any], frozen: bool) -> Callable[..., None]:
    """Return the method that takes the fields in order or by name."""
    known: dict[str, Any] = {"MISSING": MISSING, "SET": object.__setattr__}
    heads, lines = ["self"], [" pass"]
    for number, one in enumerate(dataclasses.fields(made)):
        head = value = one.name
        if one.default_factory is not MISSING:
            known[f"make_{number}"] = one.default_factory
            head, value = f"{head}=MISSING", f"make_{number}() if {head} is MISSING else {head}"
        elif one.default is not MISSING:
            known[f"default_{number}"] = one.default
            head = f"{head}=default_{number}"
        heads.append(head)
        lines.append(f" SET(self, {one.name!r}, {value})" if frozen else f" self.{one.name} = {value}")
    exec(f"def __init__({', '.join(heads)}):\n" + "\n".join(lines), known)
    method: Callable[..., None] = known["__init__"]
    method.__qualname__ = f"{made.__qualname__}.__init__"
    method.__module__ = made.__module__
    return method


def _refuse_set(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for one, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)

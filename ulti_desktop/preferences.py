"""The settings in use, and their file: what it asks for and is not to be had stays in it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import fields, replace
from functools import partial
from typing import Any

from ulti_desktop import offers
from ulti_desktop.store import settings
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.scribe import WAIT_SECONDS, Scribe
from ulti_desktop.store.settings import Settings


class Preferences:
    """`used` are the settings in use, `missing` what stood in the file and is not here, `problem` what was
    wrong with the file; `awaited` is a deck that is still to be looked at, or "".

    With `reads_only` the file is left as it is. It is written in a thread of its own, where `trouble` hears
    what went wrong with that.
    """

    def __init__(self, *, reads_only: bool = False) -> None:
        loaded, self.problem = settings.load(reads_only=reads_only)
        self._writes = not reads_only and (self.problem is None or bool(self.problem.kept_as))
        self.used, self.missing = offers.usable(loaded)
        self.awaited = offers.awaited_deck(loaded)
        self.trouble: Callable[[Problem], object] = lambda _: None
        self._scribe = Scribe("settings")
        self._kept: dict[str, tuple[Any, Any]] = {}
        for one in fields(Settings):
            asked, given = getattr(loaded, one.name), getattr(self.used, one.name)
            if asked != given:
                self._kept[one.name] = asked, given

    def settle_deck(self, why: str) -> None:
        """The awaited deck was looked at: use it, unless `why` tells why it cannot be used."""
        deck, self.awaited = self.awaited, ""
        if why:
            self.missing = (*self.missing, offers.Missing("deck", deck, why))
        else:
            self.used = replace(self.used, deck=deck)
            del self._kept["deck"]

    def keep(self, chosen: Settings, meant: Collection[str] = ()) -> None:
        """Use other settings and write them soon.

        Where the file asks for what is not here, that stays, unless the player chose something else: a value
        that differs from the one in use so far, or one of the `meant` fields.
        """
        self.used = chosen
        for name, (_, given) in list(self._kept.items()):
            if name in meant or getattr(chosen, name) != given:
                del self._kept[name]
        if self._writes:
            asked = {name: asked for name, (asked, _) in self._kept.items()}
            self._scribe.do(partial(self._write, replace(chosen, **asked)), instead=True)

    def flush(self, within: float = WAIT_SECONDS) -> bool:
        """Wait, in seconds, until everything chosen is on disk or was refused; tell whether it is so."""
        return self._scribe.flush(within)

    def stop(self, within: float = WAIT_SECONDS) -> bool:
        """Write what is left; tell whether that was done in time. May be called twice."""
        return self._scribe.stop(within)

    def _write(self, chosen: Settings) -> None:
        problem = settings.save(chosen)
        if problem is not None:
            self.trouble(problem)

"""The settings in use, and their file: what it asks for and is not to be had stays in it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, replace
from typing import Any

from ulti_desktop import offers
from ulti_desktop.store import settings
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.settings import Settings


class Preferences:
    """`used` are the settings in use, `missing` what stood in the file and is not here, `problem` what was
    wrong with the file. With `reads_only` the file is left as it is.
    """

    def __init__(self, *, reads_only: bool = False) -> None:
        loaded, self.problem = settings.load(reads_only=reads_only)
        self._writes = not reads_only and (self.problem is None or bool(self.problem.kept_as))
        self.used, self.missing = offers.usable(loaded)
        self._kept: dict[str, tuple[Any, Any]] = {}
        for one in fields(Settings):
            asked, given = getattr(loaded, one.name), getattr(self.used, one.name)
            if asked != given:
                self._kept[one.name] = asked, given

    def keep(self, chosen: Settings, meant: Collection[str] = ()) -> Problem | None:
        """Use other settings and write them; return what went wrong.

        Where the file asks for what is not here, that stays, unless the player chose something else: a value
        that differs from the one in use so far, or one of the `meant` fields.
        """
        self.used = chosen
        for name, (_, given) in list(self._kept.items()):
            if name in meant or getattr(chosen, name) != given:
                del self._kept[name]
        if not self._writes:
            return None
        return settings.save(replace(chosen, **{name: asked for name, (asked, _) in self._kept.items()}))

"""The lessons that come with the program, in their order."""

from __future__ import annotations

from functools import cache
from typing import Final

from ulti_desktop.lessons.model import Lesson
from ulti_desktop.lessons.reading import LessonError, read_lesson
from ulti_desktop.store import paths

FOLDER: Final = "lessons"
SUFFIX: Final = ".toml"


def files() -> tuple[str, ...]:
    """Return the names of the files of lessons."""
    return tuple(name for name in paths.resource_names(FOLDER) if name.endswith(SUFFIX))


@cache
def lesson(name: str) -> Lesson:
    """Return the lesson of a file; raises LessonError when it cannot be used."""
    return read_lesson(paths.resource_bytes(f"{FOLDER}/{name}"), name)


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons; their files are numbered. Raises LessonError for one that cannot be used."""
    found = [lesson(name) for name in files()]
    doubled = {one.id for one in found if sum(other.id == one.id for other in found) > 1}
    if doubled:
        raise LessonError(f"two lessons are called {min(doubled)!r}")
    return tuple(found)

"""Takes out of a text what tells whose it is: paths, names of user and computer, names of players."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ulti_desktop.store import paths

LEAST_NAME: Final = 3
"""Shorter names are left: every text is full of their letters."""
PATH: Final = "<path>"
USER: Final = "<user>"
NAME: Final = "<name>"
_SEPARATOR: Final = r"(?:/|\\\\?)"
_ROOT: Final = rf"(?:~|(?<![\w>])/(?=\w)|(?<!\w)[A-Za-z]:{_SEPARATOR}|\\\\\\?\\?)"
_QUOTED: Final = re.compile(rf"(?P<quote>['\"])(?:{_ROOT})[^'\"\n]*(?P=quote)")
_IN_HOME: Final = re.compile(rf"~{_SEPARATOR}[^'\"\n,;:()<>]*")
_PLAIN: Final = re.compile(
    rf"(?:(?<![\w>/.~])/|(?<!\w)[A-Za-z]:{_SEPARATOR}|\\\\(?:\\\\)?(?=\w))"
    rf"[^\s'\",;:()<>/\\]+{_SEPARATOR}[^\s'\",;:()<>]*"
)
_ENDING: Final = re.compile(r"\.[A-Za-z0-9]{1,8}$")


class Scrubber:
    """Call it with a text. Paths of the program stay readable: `<program>/session/thinker.py`.

    Of every other absolute path the ending alone stays. `names` are those of players.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._known = _spellings(_own_places())
        people = [(_user_names(), USER), (list(names), NAME)]
        self._words = [
            (re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE), instead)
            for words, instead in people
            for word in words
            if len(word) >= LEAST_NAME
        ]

    def __call__(self, text: str) -> str:
        """Return the text without what is personal."""
        for place, instead in self._known:
            text = place.sub(instead, text)
        text = _QUOTED.sub(lambda found: found["quote"] + _path_in(found[0][1:-1]) + found["quote"], text)
        text = _IN_HOME.sub(lambda found: _path_in(found[0]), text)
        text = _PLAIN.sub(lambda found: _path_in(found[0]), text)
        for word, instead in self._words:
            text = word.sub(instead, text)
        return text


def _path_in(path: str) -> str:
    ending = _ENDING.search(path.rstrip())
    return PATH + (ending[0] if ending else "")


def _own_places() -> list[tuple[Path, str]]:
    """Return the folders that are the same for everybody but for where they lie, the innermost first."""
    places = [
        (Path(__file__).resolve().parents[1], "<program>"),
        (paths.user_data_dir(), "<data>"),
        (paths.user_config_dir(), "<config>"),
        (paths.user_log_dir(), "<log>"),
        (Path(os.__file__).parent, "<python>"),
        (Path(sys.prefix), "<python>"),
        (Path.home(), "~"),
    ]
    return sorted(places, key=lambda place: -len(str(place[0])))


def _spellings(places: Iterable[tuple[Path, str]]) -> list[tuple[re.Pattern[str], str]]:
    """Return each folder as a text may spell it."""
    found: dict[str, str] = {}
    for place, instead in places:
        for one in (str(place), place.as_posix(), str(place).replace("\\", "\\\\")):
            if len(one) > 1:
                found.setdefault(one, instead)
    return [(re.compile(rf"{re.escape(one)}(?![\w.-])"), instead) for one, instead in found.items()]


def _user_names() -> list[str]:
    """Return the names of the user and of the computer."""
    variables = ("USER", "LOGNAME", "USERNAME", "COMPUTERNAME", "HOSTNAME")
    found = [os.environ.get(name, "") for name in variables]
    found.append(Path.home().name)
    if hasattr(os, "uname"):
        found.append(os.uname().nodename)
    return list(dict.fromkeys(found))

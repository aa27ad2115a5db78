"""The player's own translations: files `fr.qm` or `ulti_fr.qm` in the folder `translations` of the data."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ulti_desktop.store import paths
from ulti_desktop.store.atomic import TooLargeError, read_limited
from ulti_desktop.store.compiled_texts import is_sound

FOLDER: Final = "translations"
ENDING: Final = ".qm"
MOST_FILES: Final = 20
MOST_BYTES: Final = 4 * 1024 * 1024
_CODE: Final = re.compile(r"[a-z]{2,3}(?:_[A-Z]{2})?")


def is_code(text: str) -> bool:
    """Tell whether a text can be the code of a language, such as `fr` or `pt_BR`."""
    return _CODE.fullmatch(text) is not None


def folder() -> Path:
    """Return where they lie; the folder need not be there."""
    return paths.user_data_dir() / FOLDER


def own() -> dict[str, Path]:
    """Return the files by the code of their language, at most `MOST_FILES` of them, sorted by name."""
    try:
        names = sorted(one.name for one in folder().iterdir() if one.suffix == ENDING)
    except OSError:
        return {}
    found: dict[str, Path] = {}
    for name in names:
        code = name.removesuffix(ENDING).removeprefix("ulti_")
        if is_code(code) and len(found) < MOST_FILES:
            found.setdefault(code, folder() / name)
    return found


def own_bytes(path: Path) -> bytes | None:
    """Return what such a file holds; None for one that cannot be read or would lead Qt out of itself."""
    try:
        data = read_limited(path, MOST_BYTES)
    except (OSError, TooLargeError):
        return None
    return data if is_sound(data) else None

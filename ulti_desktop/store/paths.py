"""The one door to packaged files (as bytes) and to the user's folders.

Packaged files have two homes. In a source checkout and in an editable install they lie in the checkout
(`resources/` beside the package), so a new picture is there without installing again. In a wheel they lie
inside the package and are read through `importlib.resources`. Nobody outside this module needs to know which.
"""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import appdirs

APP_NAME: Final = "ulti-desktop"
HOME_VARIABLE: Final = "ULTI_DESKTOP_HOME"
"""Names a folder that takes the place of all user folders: for tests and for several copies side by side."""

LANGUAGES: Final = ("hu", "de", "en")
SAVED: Final = ".ulti"
"""What the name of a saved session ends with."""
FONT_FAMILY: Final = "Hanken Grotesk"
FONT_WEIGHTS: Final = (400, 500, 600, 700)
_FONT_FILES: Final = {
    300: "HankenGrotesk-Light.otf",
    400: "HankenGrotesk-Regular.otf",
    500: "HankenGrotesk-Medium.otf",
    600: "HankenGrotesk-SemiBold.otf",
    700: "HankenGrotesk-Bold.otf",
}


# ---------------------------------------------------------------------------------------- packaged files
def resource_bytes(name: str) -> bytes:
    """The bytes of one packaged file, named from `resources/`: `resource_bytes("decks/tell/deck.toml")`.

    A name that is not there raises FileNotFoundError, one that leaves the folder ValueError.
    """
    return _walk(_resources(), name).read_bytes()


def resource_text(name: str) -> str:
    """The same as text in UTF-8."""
    return resource_bytes(name).decode("utf-8")


def resource_exists(name: str) -> bool:
    """Is there a packaged file of this name?"""
    return _walk(_resources(), name).is_file()


def resource_names(folder: str = "") -> list[str]:
    """Names of the files and folders directly in `folder`, sorted; empty when there is no such folder."""
    place = _walk(_resources(), folder)
    if not place.is_dir():
        return []
    return sorted(child.name for child in place.iterdir() if not child.name.startswith((".", "__")))


def translation_bytes(language: str) -> bytes | None:
    """The compiled translation (.qm) of a language code such as "hu"; None when there is none."""
    if not language.isalpha():
        return None
    place = _package() / "translations" / f"ulti_{language}.qm"
    return place.read_bytes() if place.is_file() else None


def font_bytes(weight: int = 400) -> bytes:
    """The font file of Hanken Grotesk for a weight (300, 400, 500, 600 or 700)."""
    if weight not in _FONT_FILES:
        known = ", ".join(map(str, _FONT_FILES))
        raise ValueError(f"no font of weight {weight}; there are {known}")
    return (_font_folder() / _FONT_FILES[weight]).read_bytes()


def fonts() -> list[bytes]:
    """The font files of every weight that the windows use."""
    folder = _font_folder()
    return [(folder / _FONT_FILES[weight]).read_bytes() for weight in FONT_WEIGHTS]


def _font_folder() -> Traversable:
    return files("font_hanken_grotesk") / "files"


def _checkout() -> Path | None:
    """The root of the source tree when the package runs from one (editable install or no install)."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "resources").is_dir() else None


def _package() -> Traversable:
    root = _checkout()
    return root / "ulti_desktop" if root else files("ulti_desktop")


def _resources() -> Traversable:
    root = _checkout()
    return root / "resources" if root else files("ulti_desktop") / "resources"


def _walk(place: Traversable, name: str) -> Traversable:
    """Step by step, since a path in one piece is not safe with merged folders."""
    for part in filter(None, name.split("/")):
        if part in (".", "..") or "\\" in part:
            raise ValueError(f"not a name inside resources: {name!r}")
        place = place / part
    return place


# ---------------------------------------------------------------------------------------- user folders
def user_data_dir() -> Path:
    """Where saved games and the player's own decks and rule sets live; made when missing, if that can be."""
    return _user_dir("data", appdirs.user_data_dir(APP_NAME))


def user_config_dir() -> Path:
    """Where the settings live; made when missing."""
    return _user_dir("config", appdirs.user_config_dir(APP_NAME))


def user_log_dir() -> Path:
    """Where the log lives; made when missing."""
    return _user_dir("log", appdirs.user_log_dir(APP_NAME))


def _user_dir(kind: str, usual: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    place = Path(home).expanduser() / kind if home else Path(usual)
    with suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
    return place

"""What the main window asks the program to do: one frozen value per wish."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.store.settings import OptionValue, Settings


@dataclass(frozen=True, slots=True)
class SessionSetup:
    """A session as it was put together. `names` and `levels` are by seat, the human first with level "".

    `options` are the house options that differ from the rule set's own. `deals` and `chip_target` 0: open.
    """

    rules_id: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    deals: int = 0
    chip_target: int = 0
    names: tuple[str, str, str] = ("", "", "")
    levels: tuple[str, str, str] = ("", "", "")


@dataclass(frozen=True, slots=True)
class NewSession:
    """Begin a session."""

    setup: SessionSetup


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with the session that was last under way."""


@dataclass(frozen=True, slots=True)
class OpenRecord:
    """Open a saved game."""

    path: str


@dataclass(frozen=True, slots=True)
class SaveRecord:
    """Save the game under this path."""

    path: str


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Use these settings from now on and keep them."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class ChangeLevels:
    """Let the opponents play at these levels, by seat, from the next deal on, and remember them."""

    levels: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal again."""


@dataclass(frozen=True, slots=True)
class SameDealAgain:
    """Play the finished deal once more with the same cards; it does not count."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the person's last action of a practice deal."""


@dataclass(frozen=True, slots=True)
class EndSession:
    """End the session here."""


@dataclass(frozen=True, slots=True)
class SpeakRitual:
    """Say that the ace of hearts deals and does not deal."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Command = (
    NewSession
    | Resume
    | OpenRecord
    | SaveRecord
    | ChangeSettings
    | ChangeLevels
    | NextDeal
    | SameDealAgain
    | Undo
    | EndSession
    | SpeakRitual
    | Quit
)

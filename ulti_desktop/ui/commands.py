"""What the main window asks the program to do: one frozen value per wish."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store.ledger import Entry
from ulti_desktop.store.settings import OptionValue, Settings


@dataclass(frozen=True, slots=True)
class SessionSetup:
    """A session as it was put together. `names` and `levels` are by seat, the human first with level "".

    `options` are the house options that differ from the rule set's own. `deals` and `chip_target` 0: open.
    `seed` is what the cards are shuffled from; None: a new one that nobody knows.
    """

    rules_id: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    deals: int = 0
    chip_target: int = 0
    names: tuple[str, str, str] = ("", "", "")
    levels: tuple[str, str, str] = ("", "", "")
    practice: bool = False
    seed: str | None = None


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
class Practise:
    """Play the cards of a finished deal (its index from 0) again, after so many of its actions, or anew with
    everybody on the cards of the seat `turn` places before his own; it does not count.
    """

    deal: int
    after: int = 0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back to before a decision of the person in practice: that with the index `to`, or the last one."""

    to: int | None = None


@dataclass(frozen=True, slots=True)
class AskAdvice:
    """Say what the strongest player would do now on the person's seat."""


@dataclass(frozen=True, slots=True)
class EndSession:
    """End the session here."""


@dataclass(frozen=True, slots=True)
class SpeakRitual:
    """Say that the ace of hearts deals and does not deal."""


@dataclass(frozen=True, slots=True)
class ReadRules:
    """Read the files of the player's own rule sets anew."""


@dataclass(frozen=True, slots=True)
class KeepRules:
    """Keep a rule set of the player's own, new or changed."""

    rules: RuleSet


@dataclass(frozen=True, slots=True)
class DeleteRules:
    """Take one of the player's own rule sets away."""

    rules_id: str


@dataclass(frozen=True, slots=True)
class ExportRules:
    """Write a rule set's file under this path."""

    rules: RuleSet
    path: str


@dataclass(frozen=True, slots=True)
class ImportRules:
    """Take the rule set of a file to the player's own."""

    path: str


@dataclass(frozen=True, slots=True)
class ReadStatistics:
    """Show all finished deals on the sheet of statistics."""


@dataclass(frozen=True, slots=True)
class DeleteStatistics:
    """Take every deal out of the statistics."""


@dataclass(frozen=True, slots=True)
class ExportStatistics:
    """Write deals as a table of comma-separated values under this path."""

    path: str
    entries: tuple[Entry, ...]


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
    | Practise
    | Undo
    | AskAdvice
    | EndSession
    | SpeakRitual
    | ReadRules
    | KeepRules
    | DeleteRules
    | ExportRules
    | ImportRules
    | ReadStatistics
    | DeleteStatistics
    | ExportStatistics
    | Quit
)

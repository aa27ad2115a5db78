"""What can go wrong with a file, as data: the windows put it into words."""

from __future__ import annotations

import errno
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from ulti_desktop.engine.errors import BadRules


class ProblemKind(StrEnum):
    """Why a file could not be used, or not wholly."""

    NOT_FOUND = "not_found"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_INVOLVED = "too_involved"
    NOT_JSON = "not_json"
    NOT_OURS = "not_ours"
    NEWER_VERSION = "newer_version"
    UNKNOWN_RULES = "unknown_rules"
    BAD_RULES = "bad_rules"
    BAD_VALUES = "bad_values"
    DAMAGED = "damaged"
    NOT_A_FILE = "not_a_file"
    NOT_SAVED = "not_saved"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    CLOCK_BACK = "clock_back"


@dataclass(frozen=True, slots=True)
class Problem:
    """One file that could not be used, or not wholly.

    `path` is the file, `detail` names the place inside it or what the system said (English, for logs),
    `kept_as` where the file was put aside, `action` the number (from 1) of the first action that is wrong,
    `bad_rules` why a rule set cannot be.
    """

    kind: ProblemKind
    path: str
    detail: str = ""
    kept_as: str = ""
    action: int | None = None
    bad_rules: BadRules | None = field(default=None, compare=False)


FULL: Final = (errno.ENOSPC, errno.EDQUOT)
FORBIDDEN: Final = (errno.EROFS, errno.EACCES, errno.EPERM)


def not_saved(path: Path, error: OSError) -> Problem:
    """Return why a file could not be written."""
    kind = ProblemKind.NOT_SAVED
    if error.errno in FULL:
        kind = ProblemKind.DISK_FULL
    elif error.errno in FORBIDDEN:
        kind = ProblemKind.READ_ONLY
    return Problem(kind, str(path), str(error))

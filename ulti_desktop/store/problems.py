"""What can go wrong with a file, as data: the windows put it into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ProblemKind(StrEnum):
    """Why a file could not be used, or not wholly."""

    NOT_FOUND = "not_found"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    NOT_OURS = "not_ours"
    NEWER_VERSION = "newer_version"
    UNKNOWN_RULES = "unknown_rules"
    BAD_RULES = "bad_rules"
    BAD_VALUES = "bad_values"
    DAMAGED = "damaged"
    NOT_SAVED = "not_saved"


@dataclass(frozen=True, slots=True)
class Problem:
    """One file that could not be used, or not wholly.

    `path` is the file, `detail` names the place inside it or what the system said (English, for logs),
    `kept_as` where the file was put aside, `action` the number (from 1) of the first action that is wrong.
    """

    kind: ProblemKind
    path: str
    detail: str = ""
    kept_as: str = ""
    action: int | None = None

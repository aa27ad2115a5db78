"""The program's own JSON files, read within their limits: a value, or one reason why there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ulti_desktop.limits import WITHIN, Limits, NotTaken, json_value
from ulti_desktop.store.atomic import NotAFileError, TooLargeError, read_limited
from ulti_desktop.store.problems import ProblemKind


class NotReadError(Exception):
    """A file that gave no value: why, and what the system or the parser said (English, for logs)."""

    def __init__(self, kind: ProblemKind, detail: str = "") -> None:
        super().__init__(detail or kind.value)
        self.kind = kind
        self.detail = detail


def json_file(path: Path, limits: Limits, no_json: ProblemKind = ProblemKind.NOT_JSON) -> Any:
    """Return what a JSON file holds; raise NotReadError and nothing else. `no_json`: what it is called when
    it is not JSON.
    """
    try:
        return json_value(read_limited(path, limits.bytes), limits)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise NotReadError(ProblemKind.NOT_FOUND, str(error)) from None
    except NotAFileError as error:
        raise NotReadError(ProblemKind.NOT_A_FILE, str(error)) from None
    except OSError as error:
        raise NotReadError(ProblemKind.UNREADABLE, str(error)) from None
    except TooLargeError:
        raise NotReadError(ProblemKind.TOO_LARGE) from None
    except NotTaken as error:
        kind = no_json if error.fault in WITHIN else ProblemKind.TOO_INVOLVED
        raise NotReadError(kind, str(error)) from None

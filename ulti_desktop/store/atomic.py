"""Files are replaced as a whole or not at all, and nothing of the user's is thrown away."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 16 * 1024 * 1024


class TooLargeError(Exception):
    """The file is larger than anything this program writes."""


class NotAFileError(OSError):
    """A folder, or something else that is no file, lies where a file is expected."""


def write_atomic(path: Path, data: bytes, backup: Path | None = None) -> None:
    """Write `data` so that `path` holds either the old or the new content, whatever happens meanwhile.

    `backup` keeps the old content. Raises OSError; the old file, or what else lies there, is untouched then.
    """
    check_place(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup is not None:
            _keep(path, backup)
        os.replace(temporary, path)  # noqa: PTH105 (one name to interrupt in tests)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _keep(path: Path, backup: Path) -> None:
    """Let `backup` name the old content as well; a file system without hard links gets no backup."""
    with contextlib.suppress(OSError):
        backup.unlink(missing_ok=True)
        os.link(path, backup)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(path: Path) -> None:
    """Take away what writers of `path` left half written when they were killed; for its only writer."""
    with contextlib.suppress(OSError):
        for left in path.parent.glob(f".{path.name}.*.tmp"):
            left.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    """Raise NotAFileError where something lies that is no file: to open a pipe waits for its other end."""
    if path.exists() and not path.is_file():
        raise NotAFileError(f"no file: {path}")


def read_limited(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the file's content.

    Raises OSError, of it NotAFileError where no file lies there, and TooLargeError before reading more than
    `most` bytes.
    """
    check_place(path)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLargeError
    return data


def set_aside(path: Path, why: str) -> Path | None:
    """Give the file or folder a free name such as `settings.damaged.json`; None when that cannot be done.

    A file that cannot be renamed is copied, so that it may be written over.
    """
    target, number = path.with_name(f"{path.stem}.{why}{path.suffix}"), 1
    while os.path.lexists(target):
        number += 1
        target = path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")
    return target if _renamed(path, target) or _copied(path, target) else None


def _renamed(path: Path, target: Path) -> bool:
    try:
        path.rename(target)
    except OSError:
        return False
    return True


def _copied(path: Path, target: Path) -> bool:
    try:
        shutil.copy2(path, target)
    except OSError:
        with contextlib.suppress(OSError):
            target.unlink(missing_ok=True)
        return False
    return True

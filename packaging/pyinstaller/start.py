"""Where a packaged program begins: the command `ulti-desktop`."""

from __future__ import annotations

import multiprocessing
import os
import sys


def give_back_library_path() -> None:
    """Let other programs that are started from here find their own libraries, not those of this package."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    if sys.platform.startswith("linux"):
        give_back_library_path()
    multiprocessing.freeze_support()  # a worker process is the same program started again

    from ulti_desktop.cli import main

    sys.exit(main())

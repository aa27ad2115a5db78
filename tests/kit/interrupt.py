"""A process that a test stops by Ctrl+C, and that never outlives it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

# tests that run in the background hand on that Ctrl+C is ignored
_HEARING: Final = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


@contextmanager
def stoppable(command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a command with piped output; it hears SIGINT, and is killed when the test leaves it running."""
    whole = [sys.executable, "-c", _HEARING, *command]
    run = subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        yield run
    finally:
        run.kill()
        run.wait()

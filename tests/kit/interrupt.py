"""A process that a test stops by Ctrl+C, and that never outlives it."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

# tests that run in the background hand on that Ctrl+C is ignored
SECONDS: Final = 60.0
"""How long a line may be waited for before the process is killed."""

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


def wait_for(run: subprocess.Popen[bytes], pattern: bytes) -> None:
    """Read what the process says on its standard error until the pattern is found.

    A line of progress is drawn when it is time, not at every step: a pattern has to allow for steps that
    are never shown. A process that says nothing of the kind is killed after `SECONDS`, and the test fails.
    """
    assert run.stderr is not None
    late = threading.Timer(SECONDS, run.kill)
    late.start()
    seen = b""
    try:
        while not re.search(pattern, seen[-200:]):
            letter = run.stderr.read(1)
            assert letter, seen
            seen += letter
    finally:
        late.cancel()
        late.join()

"""Memory of the size of a picture goes back to the system at once."""

from __future__ import annotations

import subprocess
import sys

PROBE = """
import ctypes
from tests.kit.holdings import resident_mb
from ulti_desktop.system import LARGE_BYTES, spare_memory

memory = ctypes.CDLL(None)
memory.malloc.restype = ctypes.c_void_p
memory.malloc.argtypes = [ctypes.c_size_t]
memory.free.argtypes = [ctypes.c_void_p]
memory.memset.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]
spare_memory()
memory.free(memory.malloc(16 * LARGE_BYTES))  # after this malloc would keep what is smaller, if not told
pictures, small = [], []
for _ in range(600):
    pictures.append(memory.malloc(LARGE_BYTES))
    memory.memset(pictures[-1], 1, LARGE_BYTES)
    small.append(memory.malloc(5000))
full = resident_mb()
for picture in pictures:
    memory.free(picture)
print(round(full - resident_mb()))
"""


def test_pictures_leave_no_holes() -> None:
    told = subprocess.run(
        [sys.executable, "-c", PROBE], capture_output=True, text=True, check=True, timeout=120
    ).stdout
    given_back = int(told)
    assert given_back >= 30 or sys.platform != "linux"

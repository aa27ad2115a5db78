"""A pytest plugin: test another build of the compiled part, the file that ULTI_CORE names.

ULTI_CORE=build/sanitize/_core.so python -m pytest -p tests.kit.other_core tests/native
"""

from __future__ import annotations

import importlib.util
import os
import sys

NAME = "ulti_desktop.native._core"


def _take(path: str) -> None:
    spec = importlib.util.spec_from_file_location(NAME, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)


_take(os.environ["ULTI_CORE"])

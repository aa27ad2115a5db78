"""The pretended language keeps what must stay, and nothing is cut off where texts are a third longer."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from types import ModuleType

import pytest

from tests.house.test_translations import PLACE, ROOT

TOOL = ROOT / "tools" / "pseudo.py"
ROWS_OF_THE_LADDER = "LadderList"
"""Bids of three parts, each in brackets of its own: no language is that long."""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pseudo_tool", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "text", ["%1 wins %2", "Save the game as…", "In the base: %1", "%n card(s)", "K", "a\nb"]
)
def test_places_ends_and_lines_stay(tool: ModuleType, text: str) -> None:
    said = tool.pseudo(text)
    assert PLACE.findall(said) == PLACE.findall(text)
    assert said.count("\n") == text.count("\n")
    assert said[-1] in ("…", ":") if text[-1] in "…:" else said.endswith("]")
    assert len(said) >= round(1.35 * len(text))
    assert not re.search(r"%\D", said.replace("%n", ""))


@pytest.mark.long
def test_nothing_is_cut_off_in_the_pretended_language() -> None:
    done = subprocess.run([sys.executable, str(TOOL)], cwd=ROOT, capture_output=True, text=True, timeout=1200)
    cut = [line for line in done.stdout.splitlines() if line.startswith("pseudo ")]
    assert done.returncode in (0, 1), done.stderr
    assert [line for line in cut if ROWS_OF_THE_LADDER not in line] == []

"""The .ts files know every text of the source, and the .qm files are compiled from them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def update() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update_translations", ROOT / "translations" / "update.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_translations_are_fresh(update: ModuleType) -> None:
    assert update.stale() == [], "run `make translations`"


def test_every_form_of_call_is_collected(update: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(
        "class Panel:\n"
        "    def show(self, n):\n"
        "        self.tr('plain')\n"
        "        self.tr('%n card(s)', '', n)\n"
        "def other(n, view):\n"
        "    QCoreApplication.translate('Words', '%n trick(s)', '', int(n))\n"
        "    QCoreApplication.translate('Words', '%n point(s)', n=view.points)\n"
        "    QCoreApplication.translate('Words', 'Bells', 'suit')\n"
        "    QCoreApplication.translate('Words', other)\n"
        "    painter.translate(1, 2)\n"
        "NAMES = [QT_TRANSLATE_NOOP('Words', 'Betli')]\n",
        "utf-8",
    )
    message = update.Message
    assert set(update.collect(tmp_path)) == {
        message("Panel", "plain"),
        message("Panel", "%n card(s)", plural=True),
        message("Words", "%n trick(s)", plural=True),
        message("Words", "%n point(s)", plural=True),
        message("Words", "Bells", "suit"),
        message("Words", "Betli"),
    }


def test_plurals_reach_the_file(update: ModuleType, tmp_path: Path) -> None:
    update.refresh_sources(tmp_path, [update.Message("Words", "%n trick(s)", plural=True)])
    for language, forms in (("hu", 1), ("de", 2), ("en", 2)):
        text = (tmp_path / f"ulti_{language}.ts").read_text("utf-8")
        assert '<message numerus="yes">' in text
        assert text.count("<numerusform>") == forms

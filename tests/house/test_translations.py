"""The .ts files know every text of the source, and the .qm files are compiled from them."""

from __future__ import annotations

import importlib.util
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLACE = re.compile(r"%(?:[1-9]|n|L1)")


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


def messages_of(language: str) -> list[ET.Element]:
    tree = ET.parse(ROOT / "translations" / f"ulti_{language}.ts")
    return list(tree.getroot().iter("message"))


def texts_of(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.findall("numerusform")]
    return [translation.text or ""]


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_everything_is_translated(language: str) -> None:
    missing = [
        message.findtext("source")
        for message in messages_of(language)
        if not all(text.strip() for text in texts_of(message))
        or message.find("translation[@type]") is not None
    ]
    assert not missing, missing


@pytest.mark.parametrize("language", ["hu", "de"])
def test_no_text_is_left_out(update: ModuleType, language: str) -> None:
    assert len(messages_of(language)) == len(update.collect())


@pytest.mark.parametrize(("language", "forms"), [("hu", 1), ("de", 2), ("en", 2)])
def test_plurals_have_the_forms_of_their_language(language: str, forms: int) -> None:
    plurals = [message for message in messages_of(language) if message.get("numerus") == "yes"]
    assert plurals
    assert {len(texts_of(message)) for message in plurals} == {forms}


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_places_to_fill_are_kept(language: str) -> None:
    """Every %1, %2 … and %n of the source stands in the translation, and no other."""
    faults = []
    for message in messages_of(language):
        source = message.findtext("source") or ""
        wanted = set(PLACE.findall(source))
        faults += [(source, text) for text in texts_of(message) if set(PLACE.findall(text)) != wanted]
    assert not faults, faults


@pytest.mark.parametrize("language", ["hu", "de"])
def test_ends_and_edges_agree_with_the_source(language: str) -> None:
    """No translation ends in a space or loses its ellipsis, its colon at the end or its line breaks."""
    faults = []
    for message in messages_of(language):
        source = message.findtext("source") or ""
        for text in texts_of(message):
            same_edges = text == text.strip() or source != source.strip()
            same_end = all(source.endswith(mark) == text.endswith(mark) for mark in ("…", ":"))
            if not (same_edges and same_end and source.count("\n") == text.count("\n")):
                faults.append((source, text))
    assert not faults, faults


@pytest.mark.parametrize("language", ["hu", "de"])
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    faults = [
        text
        for message in messages_of(language)
        for text in texts_of(message)
        if '"' in text or " - " in text or "..." in text or (language == "hu" and "“" in text)
    ]
    assert not faults, faults

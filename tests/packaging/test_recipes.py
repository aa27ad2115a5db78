"""The recipes of all packages speak of the same program: one name, one version, one kind of file."""

from __future__ import annotations

import configparser
import importlib.util
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from ulti_desktop import APP_ID, __version__
from ulti_desktop.commands import line as command_line
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import Record
from ulti_desktop.store import games, paths

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
SPEC = (PACKAGING / "pyinstaller" / "ulti-desktop.spec").read_text("utf-8")
MIME_NAMES = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((LINUX / f"{APP_ID}.desktop").read_text("utf-8"))
    return parser["Desktop Entry"]


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()


def mime_type() -> ElementTree.Element:
    root = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    (found,) = root.findall("m:mime-type", MIME_NAMES)
    return found


def trim() -> ModuleType:
    place = importlib.util.spec_from_file_location("trim", PACKAGING / "pyinstaller" / "trim.py")
    assert place
    assert place.loader
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


def project() -> dict[str, object]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, object] = tomllib.load(file)["project"]
    return found


def test_one_name() -> None:
    entry, info = desktop_entry(), metainfo()
    assert entry["Icon"] == APP_ID
    assert info.findtext("id") == APP_ID
    assert info.findtext("launchable") == f"{APP_ID}.desktop"
    flatpak = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text("utf-8")
    assert f"\napp-id: {APP_ID}\n" in flatpak
    assert "--share=network" not in flatpak
    for script in ("desktop_files.sh", "check_deb.sh"):
        assert APP_ID in (LINUX / script).read_text("utf-8")
    named = re.findall(r"io\.github\.[a-z_]+\.[a-z_]+", "".join(map(text_of, files())))
    assert set(named) == {APP_ID}


def files() -> list[Path]:
    return [
        path for path in sorted(PACKAGING.rglob("*")) if path.is_file() and "__pycache__" not in path.parts
    ]


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def test_one_version() -> None:
    assert project()["version"] == __version__
    releases = metainfo().findall("releases/release")
    assert releases[0].get("version") == __version__
    assert f"[{__version__}]" in text_of(ROOT / "CHANGELOG.md") or "[Unreleased]" in text_of(
        ROOT / "CHANGELOG.md"
    )


def test_records_are_opened() -> None:
    entry, info, mime = desktop_entry(), metainfo(), mime_type()
    kind = mime.get("type")
    assert entry["Exec"] == "ulti-desktop %f"
    assert entry["MimeType"] == f"{kind};"
    assert info.findtext("provides/mediatype") == kind
    assert (LINUX / f"{str(kind).replace('/', '-')}.svg").is_file()
    glob = mime.find("m:glob", MIME_NAMES)
    assert glob is not None
    assert glob.get("pattern") == f"*{games.SUFFIX}"
    assert f'"public.mime-type": ["{kind}"]' in SPEC
    assert f'"public.filename-extension": ["{games.SUFFIX.strip(".")}"]' in SPEC
    assert rf"Software\Classes\{games.SUFFIX}" in text_of(PACKAGING / "windows" / "ulti-desktop.iss")


def test_records_are_known_by_their_first_letters() -> None:
    match = mime_type().find("m:magic/m:match", MIME_NAMES)
    assert match is not None
    assert match.get("offset") == "0"
    record = Record(rulesets.load("HM"), ("", "a", "b"), ("", "simple", "simple"), "s", 0, 0, 0)
    assert games.Writer().to_bytes(record).startswith(str(match.get("value")).encode())


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_desktop_speaks_three_languages(key: str) -> None:
    entry = desktop_entry()
    for name in (key, f"{key}[hu]", f"{key}[de]"):
        assert entry[name]


def test_the_store_page_speaks_three_languages() -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    info = metainfo()
    texts = [*info.findall("summary"), *info.findall("description/p"), *info.findall("description/ul/li")]
    counts = {code: [text.get(language, "en") for text in texts].count(code) for code in ("en", "hu", "de")}
    assert counts == {"en": 6, "hu": 6, "de": 6}


def test_licences_come_along() -> None:
    names = {path.name for path in (PACKAGING / "licences").iterdir()}
    assert {"README.txt", "LGPL-3.txt", "GPL-3.txt", "OFL-1.1.txt"} <= names
    assert 'ROOT / "LICENSE"' in SPEC
    assert 'ROOT / "packaging" / "licences"' in SPEC
    told = text_of(PACKAGING / "licences" / "README.txt")
    assert [
        name
        for name in ("Qt", "Python", "Pillow", "appdirs", "Hanken Grotesk", "nanobind")
        if name not in told
    ] == []
    assert project()["license-files"] == ["LICENSE"]


def test_the_bundle_takes_all_that_the_program_reads() -> None:
    assert (
        'collect_data_files("ulti_desktop")' in SPEC
    )  # resources, translations, rule sets, tables of players
    weights = re.search(r"HankenGrotesk-\{weight\}.*?in \(([^)]*)\)", SPEC)
    assert weights
    taken = {f"HankenGrotesk-{one}.otf" for one in re.findall(r'"(\w+)"', weights[1])}
    assert taken == set(paths._FONT_FILES.values())
    compile(SPEC, "ulti-desktop.spec", "exec")
    for path in files():
        if path.suffix == ".py":
            compile(text_of(path), path.name, "exec")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/lib/libQt6Svg.so.6", True),
        ("libQt6Network.so.6", False),
        ("PySide6\\Qt6Network.dll", False),
        ("PySide6\\Qt6Widgets.dll", True),
        ("PySide6/Qt/translations/qtbase_hu.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("ulti_desktop/translations/ulti_hu.qm", True),
        ("ulti_desktop/resources/decks/tell/deck.toml", True),
        ("PIL/_imaging.cpython-311-x86_64-linux-gnu.so", True),
    ],
)
def test_what_stays_in_the_bundle(name: str, wanted: bool) -> None:
    assert trim().stays(name) is wanted


def test_no_network_in_the_bundle() -> None:
    assert {"PySide6.QtNetwork", "ssl", "_ssl", "http"} <= set(trim().NOT_IMPORTED)


def test_the_manual_page_names_every_command() -> None:
    parser = command_line._parser()
    (commands,) = [action for action in parser._actions if action.dest == "command"]
    assert commands.choices
    page = text_of(LINUX / "ulti-desktop.6").replace("\\-", "-")
    assert [name for name in commands.choices if not re.search(rf"\b{name}\b", page)] == []


def test_the_flatpak_takes_what_the_program_needs() -> None:
    module = json.loads(text_of(PACKAGING / "flatpak" / "python-needs.json"))
    wheels = {source["url"].rpartition("/")[2].split("-")[0].lower() for source in module["sources"]}
    needs = [re.split(r"[<>=]", str(one))[0] for one in project()["dependencies"]]  # type: ignore[attr-defined]
    assert {need.replace("-", "_").lower() for need in needs} <= wheels
    assert all(len(source["sha256"]) == 64 for source in module["sources"])


def test_scripts_can_be_run() -> None:
    for name in ("make_deb.sh", "check_deb.sh", "make_appimage.sh"):
        assert (LINUX / name).stat().st_mode & 0o111, name

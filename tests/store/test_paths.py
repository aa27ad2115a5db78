"""The door to packaged files and to the user's folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from ulti_desktop.store import paths

ICON = "icons/ulti-desktop.svg"


def test_a_packaged_file_is_read_as_bytes_and_text() -> None:
    assert paths.resource_bytes(ICON).startswith(b"<svg") or b"<svg" in paths.resource_bytes(ICON)[:200]
    assert paths.resource_text(ICON).encode() == paths.resource_bytes(ICON)
    assert paths.resource_exists(ICON)
    assert not paths.resource_exists("icons/none.svg")


def test_folders_list_their_names() -> None:
    assert "icons" in paths.resource_names()
    assert "ulti-desktop.svg" in paths.resource_names("icons")
    assert paths.resource_names("no/such/folder") == []


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileNotFoundError):
        paths.resource_bytes("icons/none.svg")


@pytest.mark.parametrize("name", ["../pyproject.toml", "icons/../../README.md", "./icons", "icons\\x"])
def test_nothing_outside_is_reached(name: str) -> None:
    with pytest.raises(ValueError, match="not a name inside"):
        paths.resource_bytes(name)


def test_without_a_checkout_the_package_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "resources" / "icons").mkdir(parents=True)
    (tmp_path / "resources" / "icons" / "x.svg").write_bytes(b"<svg/>")
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "ulti_hu.qm").write_bytes(b"qm")
    monkeypatch.setattr(paths, "_checkout", lambda: None)
    monkeypatch.setattr(paths, "files", lambda name: tmp_path)
    assert paths.resource_bytes("icons/x.svg") == b"<svg/>"
    assert paths.resource_names("icons") == ["x.svg"]
    assert paths.translation_bytes("hu") == b"qm"
    assert paths.translation_bytes("de") is None


def test_translations_of_all_languages_are_there() -> None:
    assert all(paths.translation_bytes(code) for code in ("hu", "de", "en"))
    assert paths.translation_bytes("xx") is None
    assert paths.translation_bytes("../hu") is None


def test_fonts_are_open_type_files() -> None:
    found = paths.fonts()
    assert len(found) == len(paths.FONT_WEIGHTS)
    assert all(font[:4] == b"OTTO" for font in found)
    assert len(set(found)) == len(found)
    with pytest.raises(ValueError, match="no font of weight 450"):
        paths.font_bytes(450)


def test_user_folders_follow_the_variable(own_home: Path) -> None:
    assert paths.user_data_dir() == own_home / "data"
    assert paths.user_config_dir() == own_home / "config"
    assert paths.user_log_dir() == own_home / "log"
    assert all((own_home / kind).is_dir() for kind in ("data", "config", "log"))


def test_user_folders_without_the_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(paths.appdirs, "user_data_dir", lambda name: str(tmp_path / name))
    assert paths.user_data_dir() == tmp_path / paths.APP_NAME
    assert paths.user_data_dir().is_dir()

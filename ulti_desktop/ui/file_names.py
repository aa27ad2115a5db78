"""Asks for files: which game to open, and under which name to save a game, a table or a rule set."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QFileInfo
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ulti_desktop import words
from ulti_desktop.ui.plain import as_plain

SUFFIX: Final = ".ulti"
TABLE: Final = ".csv"
translate = QCoreApplication.translate


def ask_open(parent: QWidget) -> str:
    """Return the path of the game that is to be opened, "" for none."""
    path, _ = QFileDialog.getOpenFileName(parent, translate("files", "Open a saved game"), "", _filter())
    return path


def ask(parent: QWidget, title: str, proposed: str, kinds: str, suffix: str) -> str:
    """Return where to write a file, its ending included, or ""; `kinds` is the filter of the dialog.

    Nothing that is there is given back without the person's leave.
    """
    path, _ = QFileDialog.getSaveFileName(parent, title, proposed, kinds)
    if not path or path.lower().endswith(suffix):
        return path
    whole = path + suffix
    return whole if not QFileInfo.exists(whole) or _may_replace(parent, title, whole) else ""


def ask_save(parent: QWidget, proposed: str) -> str:
    """Return where to save a game, ending included, or ""; `proposed` is a name without the ending."""
    return ask(parent, translate("files", "Save the game"), proposed + SUFFIX, _filter(), SUFFIX)


def ask_table(parent: QWidget, title: str, proposed: str) -> str:
    """Return where to write a table of comma-separated values, or ""."""
    kinds = words.fill("%1 (%2)", translate("files", "Tables"), "*" + TABLE)
    return ask(parent, title, proposed, kinds, TABLE)


def _may_replace(parent: QWidget, title: str, path: str) -> bool:
    """Ask what the file dialog asks by itself, but only of a name that is written out."""
    text = words.fill(
        translate("files", "%1 is there already. Replace it?"), words.shown_name(QFileInfo(path).fileName())
    )
    return QMessageBox.question(parent, title, as_plain(text)) is QMessageBox.StandardButton.Yes


def _filter() -> str:
    return words.fill("%1 (%2)", translate("files", "Ulti games"), "*" + SUFFIX)

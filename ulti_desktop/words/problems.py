"""What went wrong with a file, as a sentence for a message."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.words.text import QT_TRANSLATE_NOOP, fill

translate = QCoreApplication.translate

_PROBLEMS: Final = {
    "not_found": QT_TRANSLATE_NOOP("words", "There is no file “%1”."),
    "unreadable": QT_TRANSLATE_NOOP("words", "The file “%1” cannot be read."),
    "too_large": QT_TRANSLATE_NOOP("words", "The file “%1” is too large."),
    "not_json": QT_TRANSLATE_NOOP("words", "The file “%1” is damaged or belongs to another program."),
    "not_ours": QT_TRANSLATE_NOOP("words", "The file “%1” belongs to another program."),
    "newer_version": QT_TRANSLATE_NOOP("words", "The file “%1” comes from a newer version of this program."),
    "unknown_rules": QT_TRANSLATE_NOOP("words", "The file “%1” uses a rule set that is not known here."),
    "bad_rules": QT_TRANSLATE_NOOP("words", "The rule set in “%1” cannot be used."),
    "bad_values": QT_TRANSLATE_NOOP("words", "Some values in “%1” cannot be used."),
    "damaged": QT_TRANSLATE_NOOP("words", "The file “%1” is damaged."),
    "not_saved": QT_TRANSLATE_NOOP("words", "The file “%1” could not be saved."),
}


def problem(kind: str, name: str, action: int | None = None, kept_as: str = "") -> str:
    """Say what is wrong with a file; the values are those of a problem of the store.

    `kind` is why, `name` the file as a person knows it, `action` the number of the first action that
    cannot be replayed, `kept_as` where the file was put aside.
    """
    sentences = [fill(translate("words", _PROBLEMS[kind]), name)]
    if action is not None:
        text = translate("words", "It can be replayed up to action %1.")
        sentences.append(fill(text, str(action - 1)))
    if kept_as:
        sentences.append(fill(translate("words", "It was put aside as “%1”."), kept_as))
    return " ".join(sentences)

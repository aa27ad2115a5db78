"""What went wrong with a file, as a sentence. The kinds are those of the store, as plain names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ulti_desktop import words

_SENTENCES: Final[dict[str, str]] = {
    "not_found": QT_TRANSLATE_NOOP("Problems", "The file %1 is not there."),
    "unreadable": QT_TRANSLATE_NOOP("Problems", "The file %1 cannot be read."),
    "too_large": QT_TRANSLATE_NOOP("Problems", "The file %1 is too large."),
    "not_json": QT_TRANSLATE_NOOP("Problems", "The file %1 is not a saved game."),
    "not_ours": QT_TRANSLATE_NOOP("Problems", "The file %1 is not a saved game."),
    "newer_version": QT_TRANSLATE_NOOP("Problems", "The file %1 comes from a newer version of the program."),
    "unknown_rules": QT_TRANSLATE_NOOP("Problems", "The rule set %1 is not known."),
    "bad_rules": QT_TRANSLATE_NOOP("Problems", "The rule set %1 cannot be used."),
    "bad_values": QT_TRANSLATE_NOOP("Problems", "Some values in %1 were wrong; the usual ones are used."),
    "damaged": QT_TRANSLATE_NOOP("Problems", "The file %1 is damaged."),
    "not_saved": QT_TRANSLATE_NOOP("Problems", "The file %1 could not be written."),
}


def sentence(kind: str, path: str, action: int | None = None, kept_as: str = "") -> str:
    """Return what went wrong with `path`; `action` is the first wrong one, `kept_as` a copy put aside."""
    translate = QCoreApplication.translate
    template = _SENTENCES.get(kind, _SENTENCES["damaged"])
    text = words.fill(translate("Problems", template), path)
    if action is not None:
        more = translate("Problems", "It can be used up to action %1.")
        text = words.fill("%1 %2", text, words.fill(more, str(action - 1)))
    if kept_as:
        more = translate("Problems", "It was put aside as %1.")
        text = words.fill("%1 %2", text, words.fill(more, kept_as))
    return text

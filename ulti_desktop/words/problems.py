"""What went wrong with a file, as a sentence for a message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.words.text import QT_TRANSLATE_NOOP, fill, shown_name

translate = QCoreApplication.translate

_PROBLEMS: Final = {
    "not_found": QT_TRANSLATE_NOOP("words", "There is no file “%1”."),
    "unreadable": QT_TRANSLATE_NOOP("words", "The file “%1” cannot be read."),
    "too_large": QT_TRANSLATE_NOOP("words", "The file “%1” is too large."),
    "too_involved": QT_TRANSLATE_NOOP("words", "The file “%1” holds more than is taken in from one file."),
    "not_json": QT_TRANSLATE_NOOP("words", "The file “%1” is damaged or belongs to another program."),
    "not_ours": QT_TRANSLATE_NOOP("words", "The file “%1” belongs to another program."),
    "newer_version": QT_TRANSLATE_NOOP("words", "The file “%1” comes from a newer version of this program."),
    "unknown_rules": QT_TRANSLATE_NOOP("words", "The file “%1” uses a rule set that is not known here."),
    "bad_rules": QT_TRANSLATE_NOOP("words", "The rule set in “%1” cannot be used."),
    "bad_values": QT_TRANSLATE_NOOP("words", "Some values in “%1” cannot be used."),
    "damaged": QT_TRANSLATE_NOOP("words", "The file “%1” is damaged."),
    "not_a_file": QT_TRANSLATE_NOOP("words", "In the place of the file “%1” lies something that is no file."),
    "not_saved": QT_TRANSLATE_NOOP("words", "The file “%1” could not be saved."),
    "disk_full": QT_TRANSLATE_NOOP("words", "The file “%1” could not be saved: the disk is full."),
    "read_only": QT_TRANSLATE_NOOP("words", "The file “%1” cannot be saved: nothing may be written there."),
    "clock_back": QT_TRANSLATE_NOOP(
        "words", "The clock of this computer was set back; the deals in the statistics keep their order."
    ),
}


def problem(kind: str, name: str, action: int | None = None, kept_as: str = "") -> str:
    """Say what is wrong with a file; the values are those of a problem of the store.

    `kind` is why, `name` the file as a person knows it, `action` the number of the first action that
    cannot be replayed, `kept_as` where the file was put aside.
    """
    sentences = [fill(translate("words", _PROBLEMS[kind]), shown_name(name))]
    if action is not None:
        text = translate("words", "It can be replayed up to action %1.")
        sentences.append(fill(text, str(action - 1)))
    if kept_as:
        sentences.append(fill(translate("words", "It was put aside as “%1”."), shown_name(kept_as)))
    return " ".join(sentences)


_MISSING: Final = {
    "language": QT_TRANSLATE_NOOP("words", "the language “%1”"),
    "back": QT_TRANSLATE_NOOP("words", "the back “%1”"),
    "theme": QT_TRANSLATE_NOOP("words", "the table “%1”"),
    "rules": QT_TRANSLATE_NOOP("words", "the rule set “%1”"),
    "options": QT_TRANSLATE_NOOP("words", "options that the rule set “%1” does not have"),
    "level": QT_TRANSLATE_NOOP("words", "the level “%1”"),
}


def not_here(missing: Iterable[tuple[str, str]]) -> str:
    """That settings ask for things that are not here: their kinds (but decks) and names."""
    named = ", ".join(fill(translate("words", _MISSING[kind]), name) for kind, name in missing)
    text = translate(
        "words", "Your settings name what is not here: %1. The usual is used; your file keeps what it says."
    )
    return fill(text, named)


def translation_refused(name: str) -> str:
    """That a translation of one's own cannot be used."""
    return fill(translate("words", "The translation “%1” is damaged and is not used."), shown_name(name))


def second_copy() -> str:
    """That another running program writes the player's files."""
    return translate(
        "words", "Ulti Desktop is open already: in this second window no session, setting or result is saved."
    )


def session_kept(name: str) -> str:
    """That a session was kept in a file of its own when another one was opened."""
    return fill(translate("words", "The session that was under way is kept as “%1”."), shown_name(name))


def session_unsaved() -> str:
    """That the session goes on while it cannot be saved."""
    return translate("words", "The game goes on, but for the time being it is not saved.")


def session_saved_again() -> str:
    """That the session could not be saved for a while and now is."""
    return translate("words", "The game is saved again.")


def rules_saved(name: str) -> str:
    """That a rule set of one's own is kept."""
    return fill(translate("words", "“%1” is among your rule sets now."), name)


def rules_deleted(name: str) -> str:
    """That a rule set of one's own is gone."""
    return fill(translate("words", "“%1” has been taken away."), name)


def statistics_exported(name: str) -> str:
    """That the table of the statistics is written."""
    return fill(translate("words", "The statistics are written to “%1”."), shown_name(name))


def rules_exported(name: str) -> str:
    """That a rule set's file is written."""
    return fill(translate("words", "The rule set is written to “%1”."), shown_name(name))

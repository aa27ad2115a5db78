"""The keys of the table, of which no menu tells."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop import words
from ulti_desktop.ui.menus import key_name

translate = QCoreApplication.translate


def table_keys() -> tuple[tuple[str, str], ...]:
    """Return each key with what it does, in the language in use."""
    home, end, enter, space, escape = (key_name(key) for key in ("Home", "End", "Return", "Space", "Esc"))
    return (
        ("← →", translate("MainWindow", "Go through your cards")),
        (words.fill("%1 / %2", home, end), translate("MainWindow", "To the first or the last card")),
        (
            words.fill("%1 / %2", key_name("Ctrl+Left"), key_name("Ctrl+Right")),
            translate("MainWindow", "Move the card within your hand"),
        ),
        (words.fill("%1 / %2", enter, space), translate("MainWindow", "Play or choose the card")),
        ("1 … 9 0", translate("MainWindow", "Play or choose the first to the tenth card at once")),
        (escape, translate("MainWindow", "Put the card back, or close what is open")),
    )

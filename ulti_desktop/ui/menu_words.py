"""How the entries of the menu are worded."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def menu_words() -> dict[str, str]:
    """Return the words of each entry by its name, in the language in use."""
    translate = QCoreApplication.translate
    return {
        "new": translate("MainWindow", "New session…"),
        "resume": translate("MainWindow", "Resume"),
        "open": translate("MainWindow", "Open a saved game…"),
        "save": translate("MainWindow", "Save the game as…"),
        "next": translate("MainWindow", "Next deal"),
        "undo": translate("MainWindow", "Take back"),
        "back": translate("MainWindow", "Take back to before"),
        "hint": translate("MainWindow", "Hints"),
        "last_trick": translate("MainWindow", "Last trick"),
        "claim": translate("MainWindow", "Claim the rest"),
        "ritual": translate("MainWindow", "“The ace of hearts deals and does not deal”"),
        "end": translate("MainWindow", "End session"),
        "scores": translate("MainWindow", "Score sheet"),
        "rules": translate("MainWindow", "Rules"),
        "calculator": translate("MainWindow", "Calculator"),
        "opponents": translate("MainWindow", "Opponents…"),
        "log": translate("MainWindow", "Show the log"),
        "deck": translate("MainWindow", "Deck"),
        "language": translate("MainWindow", "Language"),
        "learning": translate("MainWindow", "Learning"),
        "view": translate("MainWindow", "View"),
        "faster": translate("MainWindow", "Faster"),
        "slower": translate("MainWindow", "Slower"),
        "full": translate("MainWindow", "Full screen"),
        "settings": translate("MainWindow", "Settings…"),
        "menu": translate("MainWindow", "Menu"),
        "help": translate("MainWindow", "Help"),
        "report": translate("MainWindow", "Report a problem…"),
        "about_deck": translate("MainWindow", "About the deck"),
        "about": translate("MainWindow", "About"),
        "quit": translate("MainWindow", "Quit"),
    }

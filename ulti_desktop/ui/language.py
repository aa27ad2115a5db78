"""The language of the program: which there are, which one the system speaks, and switching while it runs.

Qt tells every window of a switch by a `LanguageChange` event; whoever shows text answers it by showing its
text anew. Scenes and their items never get that event: their view hands it down.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ulti_desktop.store.paths import translation_bytes

LANGUAGES: Final = ("hu", "de", "en")
NAMES: Final = {"hu": "Magyar", "de": "Deutsch", "en": "English"}
"""Each language's name in that language: these are never translated."""
FALLBACK: Final = "en"

_installed: list[QTranslator] = []
_current: list[str] = []
_data: dict[str, bytes] = {}
"""The compiled texts: a translator reads them where they lie and does not keep them alive itself."""


def use(app: QCoreApplication, code: str) -> None:
    """Switch the whole program to a language of `LANGUAGES`; any other code raises ValueError.

    The translators in use are replaced by new ones, so the same language may be chosen again. Sorting and
    figures follow the language too.
    """
    if code not in LANGUAGES:
        raise ValueError(f"no language {code!r}; there are {', '.join(LANGUAGES)}")
    fresh = [translator for translator in (_of_qt(app, code), _own(app, code)) if translator is not None]
    old = _installed[:]
    _installed[:] = fresh
    _current[:] = [code]
    QLocale.setDefault(QLocale(code))
    for translator in old:
        app.removeTranslator(translator)
        translator.deleteLater()
    for translator in fresh:
        app.installTranslator(translator)


def current() -> str:
    """The code of the language in use; English before any was chosen."""
    return _current[0] if _current else FALLBACK


def system_language() -> str:
    """The first of the system's languages that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def _own(app: QCoreApplication, code: str) -> QTranslator | None:
    """The program's own texts; None when they were not compiled, then it speaks English."""
    data = translation_bytes(code)
    if data is None:
        return None
    data = _data.setdefault(code, data)
    translator = QTranslator(app)
    return translator if translator.load(data) else None


def _of_qt(app: QCoreApplication, code: str) -> QTranslator | None:
    """Qt's own texts, such as those of standard buttons and file dialogs."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator(app)
    return translator if translator.load(f"qtbase_{code}", folder) else None

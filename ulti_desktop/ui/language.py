"""The language of the program: which there are, which one the system speaks, and switching while it runs.

Qt tells every window of a switch by a `LanguageChange` event; whoever shows text answers it by showing its
text anew. Scenes and their items never get that event: their view hands it down.

A player may put translations of his own into a folder: a further language, or other words for one of ours.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ulti_desktop.store import translations
from ulti_desktop.store.paths import translation_bytes

LANGUAGES: Final = ("hu", "de", "en")
NAMES: Final = {"hu": "Magyar", "de": "Deutsch", "en": "English"}
"""Each language's name in that language: these are never translated."""
FALLBACK: Final = "en"

_installed: list[QTranslator] = []
_current: list[str] = []
_translators: dict[str, list[QTranslator]] = {}
_data: dict[bytes, bytes] = {}
"""The compiled texts: a translator reads them where they lie and does not keep them alive itself."""
_own: dict[str, bytes] = {}
_refused: list[str] = []


def look_for_own() -> None:
    """Read the player's own translations; those that cannot be used are `refused`."""
    before = dict(_own)
    _own.clear()
    _refused.clear()
    for code, path in translations.own().items():
        data = translations.own_bytes(path)
        if data is None or not _can_be_read(data):
            _refused.append(path.name)
        else:
            _own[code] = data
    for code in before.keys() | _own.keys():
        if before.get(code) != _own.get(code):
            _translators.pop(code, None)


def refused() -> tuple[str, ...]:
    """The names of the player's own translations that cannot be used."""
    return tuple(_refused)


def offered() -> tuple[str, ...]:
    """The codes of all languages that can be chosen: those of the program, then the player's own."""
    return (*LANGUAGES, *(code for code in _own if code not in LANGUAGES))


def name(code: str) -> str:
    """What a language is called in that language."""
    if code in NAMES:
        return NAMES[code]
    locale = QLocale(code)
    return locale.toUpper(locale.nativeLanguageName()[:1]) + locale.nativeLanguageName()[1:] or code


def use(app: QCoreApplication, code: str) -> None:
    """Switch the whole program to a language of `offered()`; any other code raises ValueError.

    Translators are made once for a language and stay: the binding crashed now and then on those that were
    deleted. The same language may be chosen again. Sorting and figures follow the language too.
    """
    if code not in offered():
        raise ValueError(f"no language {code!r}; there are {', '.join(offered())}")
    fresh = _translators.get(code)
    if fresh is None:
        packed = code if code in LANGUAGES else FALLBACK  # what a translation leaves out is English
        made = (
            _of_qt(app, code),
            _translator(app, translation_bytes(packed)),
            _translator(app, _own.get(code)),
        )
        fresh = _translators[code] = [translator for translator in made if translator is not None]
    old = _installed[:]
    _installed[:] = fresh
    _current[:] = [code]
    QLocale.setDefault(QLocale(code))
    for translator in old:
        app.removeTranslator(translator)
    for translator in fresh:
        app.installTranslator(translator)


def current() -> str:
    """The code of the language in use; English before any was chosen."""
    return _current[0] if _current else FALLBACK


def system_language() -> str:
    """The first of the system's languages that the program speaks, else English."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in offered():
            return code
    return FALLBACK


def _translator(app: QCoreApplication, data: bytes | None) -> QTranslator | None:
    """A translator of compiled texts; None when there are none, then the program speaks English."""
    if data is None:
        return None
    translator = QTranslator(app)
    return translator if translator.load(_data.setdefault(data, data)) else None


def _can_be_read(data: bytes) -> bool:
    """Tell whether these are compiled texts."""
    return QTranslator().load(data)


def _of_qt(app: QCoreApplication, code: str) -> QTranslator | None:
    """Qt's own texts, such as those of standard buttons and file dialogs."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator(app)
    return translator if translator.load(f"qtbase_{code}", folder) else None

"""`rules`: the sheet of a rule set as text or data, by itself or beside another one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store.paths import LANGUAGES


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Declare what stands behind `rules`."""
    command.add_argument("rules", metavar="RULES", help="EN, DE, GT, HM, HO or a rule-set file")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sheet (en)")
    command.add_argument("--compare", metavar="OTHER", help="lay another rule set beside it")
    command.add_argument("--options", default="", help="house options: name=value,name=value")
    command.add_argument("--french", action="store_true", help="suits and courts of French cards")
    command.add_argument("--json", action="store_true", help="as data")


def run(
    arguments: argparse.Namespace, read: Callable[[str, str], RuleSet], say: Callable[[str], None]
) -> None:
    """Print the sheet; `read` gives a rule set by name and options. Raises CommandError."""
    rules = read(arguments.rules, arguments.options)
    other = None if arguments.compare is None else read(arguments.compare, "")
    speak(arguments.lang)
    from ulti_desktop.words.rule_sheet import compare, rule_sheet
    from ulti_desktop.words.rule_sheet.plain import comparison_text, sheet_text

    sheet = rule_sheet(rules, arguments.french)
    if other is None:
        say(json.dumps(sheet.to_json(), indent=1) if arguments.json else sheet_text(sheet))
        return
    both = compare(sheet, rule_sheet(other, arguments.french))
    say(json.dumps(both.to_json(), indent=1) if arguments.json else comparison_text(both))


def speak(code: str) -> None:
    """Let the texts be of this language from now on; without its compiled texts they stay English."""
    from PySide6.QtCore import QCoreApplication

    from ulti_desktop.ui import language

    app = QCoreApplication.instance() or QCoreApplication([])
    language.use(app, code)

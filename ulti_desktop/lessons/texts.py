"""Texts of lessons: three languages, conditions on the rule set, and what is filled in when they are shown.

`{a|b}` stands for `a` with the Tell deck and for `b` with French cards; `{name}` for a fact of the rule set,
a dash where it has none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ulti_desktop.lessons.facts import Condition, Facts, holds

LANGUAGES: Final = ("hu", "de", "en")
_HOLE: Final = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph in each language, in the order of `LANGUAGES`; shown where its condition holds."""

    words: tuple[str, str, str]
    when: Condition = ()


@dataclass(frozen=True, slots=True)
class Text:
    """Paragraphs of which those are shown that fit the rule set."""

    paragraphs: tuple[Paragraph, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.paragraphs)

    def render(self, language: str, facts: Facts, *, french: bool = False) -> str:
        """Return the text for a rule set and a deck; an unknown language is answered in English."""
        number = LANGUAGES.index(language if language in LANGUAGES else "en")
        shown = (one.words[number] for one in self.paragraphs if holds(one.when, facts))
        return "\n\n".join(_fill(words, facts, french=french) for words in shown)


def holes(words: str) -> tuple[str, ...]:
    """Return the names of facts that a text asks for."""
    return tuple(name for name in _HOLE.findall(words) if "|" not in name)


def _fill(words: str, facts: Facts, *, french: bool) -> str:
    def put(found: re.Match[str]) -> str:
        inside = found.group(1)
        if "|" in inside:
            tell, _, other = inside.partition("|")
            return other if french else tell
        return str(facts.get(inside, "–"))

    return _HOLE.sub(put, words)

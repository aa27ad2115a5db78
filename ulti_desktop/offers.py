"""What this copy of the program has for its player: opponents, and a place for each of his choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ulti_desktop import native, words
from ulti_desktop.ai.company import COMPANY
from ulti_desktop.ai.levels import OFFERED, level_of
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import BACKS, is_ready, refusal
from ulti_desktop.session.seats import USUAL, is_known, offered
from ulti_desktop.store import rules
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language
from ulti_desktop.ui.offer import Companion, Offer


def offer() -> Offer:
    """Return whom one may play against; without the compiled part some levels cannot show their strength."""
    company = tuple(Companion(one.id, one.name, one.style) for one in COMPANY)
    searching = tuple(level for level in OFFERED if level_of(level).searches)
    return Offer(OFFERED, company, () if native.AVAILABLE else searching, USUAL)


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that the settings ask for and this copy of the program does not have.

    `kind` is "language", "deck", "back", "theme", "rules", "options" or "level"; `name` stands in the file.
    `why` is said of a deck that was looked at already.
    """

    kind: str
    name: str
    why: str = ""


def awaited_deck(loaded: Settings) -> str:
    """Return the deck of the player's own that must be looked at as a whole before it is used, or ""."""
    return "" if is_ready(loaded.deck) else loaded.deck


def usable(loaded: Settings) -> tuple[Settings, tuple[Missing, ...]]:
    """Return the settings with what this copy of the program does not have replaced by its defaults.

    What the player put into his folders is looked at now, his translations too; but not an awaited deck.
    """
    language.look_for_own()
    usual = Settings()
    missing: list[Missing] = []
    used = replace(loaded, levels=offered_levels(loaded.levels))
    if loaded.language and loaded.language not in language.offered():
        missing.append(Missing("language", loaded.language))
        used = replace(used, language=usual.language)
    if awaited_deck(loaded):
        used = replace(used, deck=usual.deck)
    elif refusal(loaded.deck):
        missing.append(Missing("deck", loaded.deck))
        used = replace(used, deck=usual.deck)
    if loaded.back and loaded.back not in BACKS:
        missing.append(Missing("back", loaded.back))
        used = replace(used, back=usual.back)
    if loaded.theme not in tokens.THEMES:
        missing.append(Missing("theme", loaded.theme))
        used = replace(used, theme=usual.theme)
    if loaded.options or loaded.rules_id not in RULE_SET_IDS:  # else it is not read before it is wanted
        base = rules.find(loaded.rules_id)
        if base is None:
            missing.append(Missing("rules", loaded.rules_id))
            used = replace(used, rules_id=usual.rules_id, options=usual.options)
        elif not _fits(base, loaded):
            missing.append(Missing("options", base.name))
            used = replace(used, options=usual.options)
    missing += [Missing("level", level) for level in dict.fromkeys(loaded.levels[1:]) if not is_known(level)]
    return used, tuple(missing)


def _fits(base: RuleSet, loaded: Settings) -> bool:
    """Tell whether a rule set can have the options of the settings."""
    try:
        base.with_options(dict(loaded.options))
    except BadRules:
        return False
    return True


def offered_levels(levels: tuple[str, str, str]) -> tuple[str, str, str]:
    """Return the levels that a new session would begin with in the place of these."""
    return "", offered(levels[1]), offered(levels[2])


def told(missing: Sequence[Missing], instead: str) -> tuple[str, ...]:
    """Say what is missing, in sentences; `instead` names the deck that is used in the place of another.

    Translations of the player's own that cannot be used are told of too.
    """
    decks = [
        words.deck_replaced(one.why or refusal(one.name), instead) for one in missing if one.kind == "deck"
    ]
    others = [(one.kind, one.name) for one in missing if one.kind != "deck"]
    spoiled = [words.translation_refused(name) for name in language.refused()]
    return (*decks, *([words.not_here(others)] if others else []), *spoiled)

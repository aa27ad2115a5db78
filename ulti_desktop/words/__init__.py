"""The only place where engine values become words: everything here speaks the current language.

Nothing is kept: each function translates at the moment it is called, so after a change of language it is
enough to ask again. `french` tells which cards lie on the table: with French cards the suits and courts
have their French names. Texts are in lower case as within a sentence unless said otherwise; `capital` puts
them at the start of one.
"""

from ulti_desktop.words.cards import card, cards, in_hearts, index, no_suit, rank, suit, the_card
from ulti_desktop.words.company import companion, level, no_core, temperament, thinking
from ulti_desktop.words.contracts import contract, contract_with_trump, kontra_call, kontra_level, part
from ulti_desktop.words.decks import bad_deck, deck_replaced
from ulti_desktop.words.events import bubble, event
from ulti_desktop.words.parameters import (
    parameter,
    parameter_help,
    parameter_value,
    rule_set,
    rule_set_name,
    section,
)
from ulti_desktop.words.problems import problem
from ulti_desktop.words.refusals import bad_input, bad_rules, duty, reason, refusal
from ulti_desktop.words.session import session_line
from ulti_desktop.words.table import action, line_item, phase_prompt, result, role, waiting_for
from ulti_desktop.words.text import (
    TIMES,
    all_of,
    any_of,
    capital,
    card_count,
    card_points,
    deals,
    fill,
    points,
    signed,
    times,
    tricks,
)

__all__ = [
    "TIMES",
    "action",
    "all_of",
    "any_of",
    "bad_deck",
    "bad_input",
    "bad_rules",
    "bubble",
    "capital",
    "card",
    "card_count",
    "card_points",
    "cards",
    "companion",
    "contract",
    "contract_with_trump",
    "deals",
    "deck_replaced",
    "duty",
    "event",
    "fill",
    "in_hearts",
    "index",
    "kontra_call",
    "kontra_level",
    "level",
    "line_item",
    "no_core",
    "no_suit",
    "parameter",
    "parameter_help",
    "parameter_value",
    "part",
    "phase_prompt",
    "points",
    "problem",
    "rank",
    "reason",
    "refusal",
    "result",
    "role",
    "rule_set",
    "rule_set_name",
    "section",
    "session_line",
    "signed",
    "suit",
    "temperament",
    "the_card",
    "thinking",
    "times",
    "tricks",
    "waiting_for",
]

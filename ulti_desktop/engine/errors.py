"""The errors of the engine: what went wrong as data, never as a sentence for people.

`words.py` turns a reason into a sentence in the player's language.
"""

from __future__ import annotations

import reprlib
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ulti_desktop.engine.cards import Card


class Reason(StrEnum):
    """Why an action, a bid or a card is not allowed."""

    # cards
    FOLLOW_SUIT = "follow_suit"
    BEAT = "beat"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"
    KEEP_SEVEN = "keep_seven"
    PLAY_PAIR = "play_pair"
    NOT_IN_HAND = "not_in_hand"
    # auction
    NOT_HIGHER = "not_higher"
    MUST_BID = "must_bid"
    MUST_PICK_UP = "must_pick_up"
    AUCTION_OVER = "auction_over"
    NO_SUCH_CONTRACT = "no_such_contract"
    NEEDS_PAIR = "needs_pair"
    NEEDS_SEVEN = "needs_seven"
    NO_TALON = "no_talon"
    NOTHING_HIGHER = "nothing_higher"
    LEAVES_NO_BID = "leaves_no_bid"
    # kontra
    NOTHING_TO_DOUBLE = "nothing_to_double"
    ALREADY_DOUBLED = "already_doubled"
    LIMIT_REACHED = "limit_reached"
    NOT_THE_MOMENT = "not_the_moment"
    # anything
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    NO_MARRIAGE = "no_marriage"
    NOT_CERTAIN = "not_certain"
    DEAL_OVER = "deal_over"


_SHORT: Final = reprlib.Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother, _SHORT.maxlong = 3, 60, 60, 30


def brief(value: object) -> str:
    """Return the beginning of a value for a message, without putting all of it into words first."""
    return _SHORT.repr(value)[:60]


class EngineError(Exception):
    """Base of all errors that the engine raises."""


class BadInput(EngineError):  # noqa: N818 - the nouns of the house
    """A value read from a file or a command is not what it should be.

    `field` names what was read, `found` shows the beginning of what stood there.
    """

    def __init__(self, field: str, found: str) -> None:
        super().__init__(f"{field}: {found}")
        self.field = field
        self.found = found


class IllegalAction(EngineError):  # noqa: N818 - the nouns of the house
    """An action that the state does not allow; the state is untouched.

    `reason` says why; for a card, `legal` holds the cards that would be legal.
    """

    def __init__(self, reason: Reason, legal: tuple[Card, ...] = ()) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.legal = legal


class BadRules(EngineError):  # noqa: N818 - the nouns of the house
    """A rule set that cannot be used.

    `names` are the parameters concerned (two where they cannot be combined), `why` says it in English
    for the command line and for logs. `listed` is what a list names that cannot stand in it.
    """

    def __init__(self, names: tuple[str, ...], why: str, listed: str = "") -> None:
        super().__init__(why)
        self.names = names
        self.why = why
        self.listed = listed

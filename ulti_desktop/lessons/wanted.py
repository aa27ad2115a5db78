"""Actions as lessons write them, and which legal action of a rule set is meant.

`l:A` plays the ace of leaves; `bid ulti`, `bid ulti leaves`, `bid hearts ulti`, `bid open betli`,
`pass`, `take`, `discard a:7 b:8`, `trump leaves`, `kontra ulti`, `no kontra`, `meld leaves`, `*`: the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import RANK_CODES, Card, Rank, Suit
from ulti_desktop.engine.contracts import Contract, Part

SUITS: Final = {"a": Suit.ACORNS, "l": Suit.LEAVES, "h": Suit.HEARTS, "b": Suit.BELLS}
RANKS: Final = {("X" if code == "10" else code): Rank(i) for i, code in enumerate(RANK_CODES)}
ANYTHING: Final = "*"
_BARE: Final[dict[str, Action]] = {"pass": act.Pass(), "take": act.TakeTalon(), "give up": act.GiveUp()}


class NotReadError(ValueError):
    """A piece of a lesson that cannot be read; the message is one clear clause."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards written by suit, e.g. `a:AX7 l:8`; X is the ten."""
    cards = []
    for group in text.split():
        suit, colon, ranks = group.partition(":")
        if suit not in SUITS or not colon or not ranks or any(rank not in RANKS for rank in ranks):
            raise NotReadError(f"{group[:20]!r} is no card")
        cards += [Card.of(SUITS[suit], RANKS[rank]) for rank in ranks]
    if len(set(cards)) != len(cards):
        raise NotReadError(f"{text[:40]!r} names a card twice")
    return tuple(cards)


def read_suit(text: str) -> Suit:
    """Read the name of a suit."""
    if text.upper() not in Suit.__members__ or text != text.lower():
        raise NotReadError(f"{text[:20]!r} is no suit")
    return Suit[text.upper()]


@dataclass(frozen=True, slots=True)
class Game:
    """A bid as lessons name it: the parts in question, whatever else rides along in a rule set."""

    parts: frozenset[Part]
    hearts: bool = False
    open: bool = False

    def is_bid_by(self, contract: Contract) -> bool:
        """Tell whether a contract is this bid, a simple game beside it or not."""
        simple = frozenset({Part.PARTI})
        same = frozenset(contract.parts) - simple == self.parts - simple
        return same and (contract.hearts, contract.open) == (self.hearts, self.open)


def read_game(text: str) -> Game:
    """Read the words of a bid: parts, and `hearts` or `open` with them."""
    words = text.split()
    parts = [word for word in words if word not in ("hearts", "open")]
    if not parts or any(word not in Part.__members__.values() for word in parts):
        raise NotReadError(f"{text[:40]!r} is no bid")
    return Game(frozenset(map(Part, parts)), "hearts" in words, "open" in words)


@dataclass(frozen=True, slots=True)
class Wanted:
    """One action as a lesson writes it: what is done, and with what."""

    text: str
    kind: str
    action: Action | None = None
    game: Game | None = None
    part: Part | None = None
    suit: Suit | None = None

    def fits(self, action: Action, among: Sequence[Action]) -> bool:
        """Tell whether an action is the one that is meant, given what is legal beside it."""
        match self.kind:
            case "any":
                return True
            case "bid":
                return isinstance(action, act.Bid) and action == self._bid(among)
            case "kontra":
                return isinstance(action, act.Kontra) and action.part is self.part
            case "quiet":
                return isinstance(action, act.Pass | act.Play)
            case _:
                return action == self.action

    def _bid(self, among: Sequence[Action]) -> Action | None:
        """Return the legal bid that comes nearest: with just these parts, else with a simple game more."""
        assert self.game is not None
        game = self.game
        bids = [one for one in among if isinstance(one, act.Bid) and game.is_bid_by(one.contract)]
        if self.suit is not None:
            bids = [one for one in bids if one.contract.trump in (None, self.suit)]
        return min(bids, key=lambda one: frozenset(one.contract.parts) != game.parts, default=None)

    def find(self, legal: Sequence[Action]) -> Action | None:
        """Return the legal action that is meant, None when there is none."""
        return next((action for action in legal if self.fits(action, legal)), None)


def read_action(text: str) -> Wanted:
    """Read one action; raise NotReadError for what is none."""
    head, _, rest = text.partition(" ")
    if text == ANYTHING:
        return Wanted(text, "any")
    if text in _BARE:
        return Wanted(text, "bare", _BARE[text])
    if text == "no kontra":
        return Wanted(text, "quiet")
    match head:
        case "bid":
            words = rest.split()
            named = [word for word in words[1:] if word in ("acorns", "leaves", "bells")]
            game = read_game(" ".join(word for word in words if word not in named))
            return Wanted(text, "bid", game=game, suit=read_suit(named[0]) if named else None)
        case "discard":
            cards = read_cards(rest)
            if len(cards) != 2:
                raise NotReadError(f"{text[:40]!r} does not name two cards")
            return Wanted(text, "discard", act.discard(*cards))
        case "trump":
            return Wanted(text, "trump", act.NameTrump(read_suit(rest)))
        case "kontra":
            if rest not in Part.__members__.values():
                raise NotReadError(f"{rest[:40]!r} is no part of a contract")
            return Wanted(text, "kontra", part=Part(rest))
        case "meld":
            return Wanted(text, "meld", act.Meld(read_suit(rest)))
    cards = read_cards(text)
    if len(cards) != 1:
        raise NotReadError(f"{text[:40]!r} is no action")
    return Wanted(text, "play", act.Play(cards[0]))

"""What a seat may ask: one frozen value per kind of action, and its form in a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ulti_desktop.engine.cards import Card, Suit, suit_from_code
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import BadInput, brief


@dataclass(frozen=True, slots=True)
class Cut:
    """The dealer's left neighbour cuts the pack: dealt in the rule set's packets."""


@dataclass(frozen=True, slots=True)
class Tap:
    """He taps it instead: each hand is dealt in one packet (EN)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid; in a kontra round: no (further) doubling, "mehet"."""


@dataclass(frozen=True, slots=True)
class TakeTalon:
    """Pick up the talon; a higher bid must follow."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Announce a contract; its trump is set where the rule set names it in the bid."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay two cards into the talon, the lower card number first."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump after the auction."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The declarer gives the game up without (further) play."""


@dataclass(frozen=True, slots=True)
class Kontra:
    """Double one part by one more level.

    `against` is the defender's seat (0..2) whose stake is doubled, where doublings are individual;
    None where they are shared.
    """

    part: Part
    against: int | None = None


@dataclass(frozen=True, slots=True)
class Meld:
    """Announce the marriage (king and over) of a suit: 40 points in trump, 20 in another."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim all that is left: the remaining tricks, or in betli that none of them is taken."""


Action = Cut | Tap | Pass | TakeTalon | Bid | Discard | NameTrump | GiveUp | Kontra | Meld | Play | Claim

_BARE: Final[dict[str, Action]] = {
    "cut": Cut(),
    "tap": Tap(),
    "pass": Pass(),
    "take_talon": TakeTalon(),
    "give_up": GiveUp(),
    "claim": Claim(),
}
_BARE_NAMES: Final = {type(action): name for name, action in _BARE.items()}


def to_json(action: Action) -> dict[str, Any]:
    """Return the action as a record writes it: `{"do": name, ...}`."""
    match action:
        case Bid(contract):
            return {"do": "bid", "bid": contract.to_json()}
        case Discard(first, second):
            return {"do": "discard", "cards": [first.code, second.code]}
        case NameTrump(suit):
            return {"do": "trump", "suit": suit.code}
        case Kontra(part, against):
            data: dict[str, Any] = {"do": "kontra", "part": part.value}
            return data if against is None else {**data, "against": against}
        case Meld(suit):
            return {"do": "meld", "suit": suit.code}
        case Play(card):
            return {"do": "play", "card": card.code}
        case _:
            return {"do": _BARE_NAMES[type(action)]}


def from_json(data: object) -> Action:
    """Read one action of a record; raise BadInput naming the field that is wrong."""
    if not isinstance(data, dict):
        raise BadInput("action", brief(data))
    name = data.get("do")
    if isinstance(name, str) and name in _BARE:
        return _BARE[name]
    match name:
        case "bid":
            return Bid(Contract.from_json(data.get("bid")))
        case "discard":
            cards = data.get("cards")
            if not isinstance(cards, list) or len(cards) != 2:
                raise BadInput("cards", brief(cards))
            return discard(Card.from_code(cards[0]), Card.from_code(cards[1]))
        case "trump":
            return NameTrump(suit_from_code(data.get("suit")))
        case "kontra":
            part, against = data.get("part"), data.get("against")
            if not isinstance(part, str) or part not in Part.__members__.values():
                raise BadInput("part", brief(part))
            if against is not None and (type(against) is not int or not 0 <= against <= 2):
                raise BadInput("against", brief(against))
            return Kontra(Part(part), against)
        case "meld":
            return Meld(suit_from_code(data.get("suit")))
        case "play":
            return Play(Card.from_code(data.get("card")))
    raise BadInput("do", brief(name))


def discard(one: Card, other: Card) -> Discard:
    """Return the discard of two cards, whichever way round they are given."""
    return Discard(one, other) if one < other else Discard(other, one)

"""What happened: frozen values, enough to animate a step, to write the log and to announce it.

An event may carry what only one seat may know; `seen_by` cuts that away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Contract, Part


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt; `packets` lists (seat, number of cards) in the order of dealing."""

    packets: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed; `doubling` tells a kontra round from the auction."""

    seat: int
    doubling: bool = False


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat announced a bid."""

    seat: int
    contract: Contract


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """A seat picked up the talon; `cards` are its two cards for that seat, empty for the others."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat laid two cards into the talon; `cards` is empty for the other seats."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction ended; `seat` is the declarer."""

    seat: int
    contract: Contract


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The declarer named the trump."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class KontraCalled:
    """A part was doubled to `level` (1 kontra, 2 rekontra …); `against` as in the action."""

    seat: int
    part: Part
    level: int
    against: int | None


@dataclass(frozen=True, slots=True)
class Melded:
    """A marriage was announced: 20 or 40 points; the suit where it is named (always for a 40)."""

    seat: int
    points: int
    suit: Suit | None
    suit_shown: bool


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick was completed; `number` counts from 1, `points` are its card points without the last ten."""

    seat: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class HandsOpened:
    """These seats' hands lie open from now on."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat claimed the rest."""

    seat: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The declarer gave the game up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Revoked:
    """A seat played a card that a duty forbids (only where illegal cards are allowed and punished)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DealDone:
    """The deal is over; `void` when everyone passed."""

    void: bool


Event = (
    Dealt
    | Passed
    | BidMade
    | TalonTaken
    | Discarded
    | AuctionWon
    | TrumpNamed
    | KontraCalled
    | Melded
    | CardPlayed
    | TrickWon
    | HandsOpened
    | Claimed
    | GaveUp
    | Revoked
    | DealDone
)


def seen_by(event: Event, seat: int) -> Event:
    """Return the event as `seat` may see it."""
    if isinstance(event, TalonTaken | Discarded) and event.seat != seat:
        return replace(event, cards=())
    if isinstance(event, Melded) and event.seat != seat and not event.suit_shown:
        return replace(event, suit=None)
    return event

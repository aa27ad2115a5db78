"""What happened, as a sentence for the log and as the short speech of a player at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine import events as happened
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.view import SeatView
from ulti_desktop.words.cards import cards, suit, the_card
from ulti_desktop.words.contracts import contract_with_trump, kontra_call, kontra_level
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, all_of, capital, card_points, fill

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Told:
    """One sentence twice: told to the one who did it, and told of somebody else (%1)."""

    you: str
    other: str


_DEALT: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You deal."),
    QT_TRANSLATE_NOOP("words", "%1 deals."),
)
_PASSED: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You pass."),
    QT_TRANSLATE_NOOP("words", "%1 passes."),
)
_WENT_ON: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You say “go on”."),
    QT_TRANSLATE_NOOP("words", "%1 says “go on”."),
)
_BID: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You bid: %2."),
    QT_TRANSLATE_NOOP("words", "%1 bids: %2."),
)
_TOOK: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You pick up the talon."),
    QT_TRANSLATE_NOOP("words", "%1 picks up the talon."),
)
_TOOK_CARDS: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You pick up the talon: %2."),
    QT_TRANSLATE_NOOP("words", "%1 picks up the talon: %2."),
)
_LAID: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You lay two cards into the talon."),
    QT_TRANSLATE_NOOP("words", "%1 lays two cards into the talon."),
)
_LAID_CARDS: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You lay into the talon: %2."),
    QT_TRANSLATE_NOOP("words", "%1 lays into the talon: %2."),
)
_WON_AUCTION: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You play: %2."),
    QT_TRANSLATE_NOOP("words", "%1 plays: %2."),
)
_NAMED: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You choose the trump: %2."),
    QT_TRANSLATE_NOOP("words", "%1 chooses the trump: %2."),
)
_SAID: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You say: %2."),
    QT_TRANSLATE_NOOP("words", "%1 says: %2."),
)
_PLAYED: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You play %2."),
    QT_TRANSLATE_NOOP("words", "%1 plays %2."),
)
_WON_TRICK: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You win the trick."),
    QT_TRANSLATE_NOOP("words", "%1 wins the trick."),
)
_WON_TRICK_WITH: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You win the trick: %2."),
    QT_TRANSLATE_NOOP("words", "%1 wins the trick: %2."),
)
_OPENED: Final = _Told(
    QT_TRANSLATE_NOOP("words", "Your cards lie open."),
    QT_TRANSLATE_NOOP("words", "The cards of %1 lie open."),
)
_CLAIMED: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You show that the rest is certain."),
    QT_TRANSLATE_NOOP("words", "%1 shows that the rest is certain."),
)
_GAVE_UP: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You give the game up."),
    QT_TRANSLATE_NOOP("words", "%1 gives the game up."),
)
_REVOKED: Final = _Told(
    QT_TRANSLATE_NOOP("words", "You revoke with %2."),
    QT_TRANSLATE_NOOP("words", "%1 revokes with %2."),
)


def event(of: Event, names: Sequence[str], view: SeatView, french: bool = False) -> str:
    """One sentence for the log; `names` are the players by seat, the viewer is addressed as "you"."""

    def tell(told: _Told, seat: int, *values: str) -> str:
        text = translate("words", told.you if seat == view.seat else told.other)
        return capital(fill(text, names[seat], *values))

    match of:
        case happened.Dealt():
            return tell(_DEALT, view.dealer)
        case happened.Passed(seat, doubling):
            return tell(_WENT_ON if doubling else _PASSED, seat)
        case happened.BidMade(seat, bid):
            return tell(_BID, seat, contract_with_trump(bid, view.rules, french))
        case happened.TalonTaken(seat, found):
            return tell(_TOOK_CARDS, seat, cards(found, french)) if found else tell(_TOOK, seat)
        case happened.Discarded(seat, laid):
            return tell(_LAID_CARDS, seat, cards(laid, french)) if laid else tell(_LAID, seat)
        case happened.AuctionWon(seat, bid):
            return tell(_WON_AUCTION, seat, contract_with_trump(bid, view.rules, french))
        case happened.TrumpNamed(seat, trump):
            return tell(_NAMED, seat, suit(trump, french))
        case happened.KontraCalled(seat, part, level, against):
            return tell(_SAID, seat, _kontra(part, level, against, seat, names, view))
        case happened.Melded(seat, points, of_suit, _):
            named = None if of_suit is None else suit(of_suit, french)
            return tell(_SAID, seat, _meld(points, named))
        case happened.CardPlayed(seat, card):
            return tell(_PLAYED, seat, the_card(card, french))
        case happened.TrickWon(seat, _, points):
            return tell(_WON_TRICK_WITH, seat, card_points(points)) if points else tell(_WON_TRICK, seat)
        case happened.HandsOpened(seats):
            return _opened(seats, names, view)
        case happened.Claimed(seat):
            return tell(_CLAIMED, seat)
        case happened.GaveUp(seat):
            return tell(_GAVE_UP, seat)
        case happened.Revoked(seat, card):
            return tell(_REVOKED, seat, the_card(card, french))
        case happened.DealDone(void):
            return _done(void)


def bubble(of: Event, view: SeatView, french: bool = False) -> str:
    """What the player says aloud: `40-100, ulti`, `passz`, `kontra on the ulti`; empty when nothing."""
    match of:
        case happened.Passed(_, doubling):
            return translate("words", "go on") if doubling else translate("words", "pass")
        case happened.BidMade(_, bid):
            return contract_with_trump(bid, view.rules, french)
        case happened.TrumpNamed(_, trump):
            return fill(translate("words", "trump: %1"), suit(trump, french))
        case happened.KontraCalled(_, part, level, _):
            return _call(part, level, view)
        case happened.Melded(_, points, of_suit, shown):
            return _meld(points, suit(of_suit, french) if of_suit is not None and shown else None)
        case happened.Claimed():
            if view.contract is not None and Part.BETLI in view.contract:
                return translate("words", "no more tricks for me")
            return translate("words", "the rest is mine")
        case happened.GaveUp():
            return translate("words", "I give up")
        case _:
            return ""


def _call(part: Part, level: int, view: SeatView) -> str:
    """The bare level where there is only one part to double."""
    contract = view.contract or view.standing
    if contract is not None and contract.parts == (part,):
        return kontra_level(level)
    return kontra_call(part, level)


def _kontra(
    part: Part, level: int, against: int | None, seat: int, names: Sequence[str], view: SeatView
) -> str:
    call = _call(part, level, view)
    if against is None or against == seat:
        return call
    if against == view.seat:
        return fill(translate("words", "%1, against you"), call)
    return fill(translate("words", "%1, against %2"), call, names[against])


def _meld(points: int, named: str | None) -> str:
    """`40`, `20`, or `20 (leaves)` where the suit is known; a 40 is always in trump."""
    return str(points) if named is None or points == 40 else f"{points} ({named})"


def _opened(seats: tuple[int, ...], names: Sequence[str], view: SeatView) -> str:
    if len(seats) == 3:
        return translate("words", "All cards lie open.")
    if seats == (view.seat,):
        return translate("words", _OPENED.you)
    return fill(translate("words", _OPENED.other), all_of([names[seat] for seat in seats]))


def _done(void: bool) -> str:
    if void:
        return translate("words", "Everyone passed: new deal.")
    return translate("words", "The deal is over.")

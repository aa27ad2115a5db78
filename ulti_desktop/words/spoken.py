"""What a screen reader says of the things on the table: each mark that is drawn has its words here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.view import SeatView
from ulti_desktop.words.cards import card, no_suit
from ulti_desktop.words.contracts import contract_with_trump, kontra_level, part
from ulti_desktop.words.needs import unable
from ulti_desktop.words.refusals import reason
from ulti_desktop.words.table import role
from ulti_desktop.words.text import capital, card_count, fill, points, tricks

translate = QCoreApplication.translate


def _listed(pieces: list[str]) -> str:
    return ", ".join(piece for piece in pieces if piece)


def hand_card(which: Card, view: SeatView, french: bool, chosen: bool) -> str:
    """A card of the own hand with its marks: `Seven of bells, may be played`."""
    pieces = [capital(card(which, french))]
    if which in view.new_cards:
        pieces.append(translate("words", "new from the talon"))
    if chosen:
        pieces.append(translate("words", "chosen for the talon"))
    why = dict(view.forbidden).get(which)
    if view.my_turn and Play(which) in view.legal:
        pieces.append(translate("words", "may be played"))
    elif view.my_turn and why is not None:
        told = reason(why, french).rstrip(".")
        return fill(translate("words", "%1; illegal: %2"), _listed(pieces), told[:1].lower() + told[1:])
    return _listed(pieces)


def trick_card(which: Card, name: str, *, led: bool, french: bool) -> str:
    """A card of the trick and who played it; the tulip says who led."""
    text = translate("words", "%1, led by %2") if led else translate("words", "%1, played by %2")
    return fill(text, capital(card(which, french)), name)


def seat(
    view: SeatView,
    number: int,
    who: tuple[str, str, int],
    *,
    thinks: bool,
    said: str,
    void: tuple[Suit, ...],
    limits: tuple[Card, ...] = (),
    french: bool,
) -> str:
    """Who sits there and how it stands: all that plate, ring and bubble show. `who`: name, level, balance."""
    name, level, balance = who
    pieces = [name, points(balance), role(view, number), level]
    if view.contract is not None:
        pieces.append(tricks(view.tricks_of(number)))
    pieces.append(card_count(view.counts[number]))
    pieces += [no_suit(suit, french) for suit in void]
    pieces += [unable(card(one, french)) for one in limits]
    if thinks:
        pieces.append(translate("words", "thinks"))
    elif view.to_move == number:
        pieces.append(translate("words", "to play"))
    if said:
        pieces.append(fill(translate("words", "said: %1"), said))
    return _listed(pieces)


def missing(void: tuple[Suit, ...], limits: tuple[Card, ...], french: bool) -> str:
    """What a player has shown not to hold, one line each: `No acorns`."""
    told = [*(no_suit(suit, french) for suit in void), *(unable(card(one, french)) for one in limits)]
    return "\n".join(capital(text) for text in told)


def contract_line(view: SeatView, french: bool) -> str:
    """The contract that is played, with the kontras said; the bid to beat before that."""
    if view.contract is None:
        if view.standing is None:
            return translate("words", "No bid yet")
        return fill(
            translate("words", "Highest bid: %1"), contract_with_trump(view.standing, view.rules, french)
        )
    text = fill(translate("words", "Contract: %1"), contract_with_trump(view.contract, view.rules, french))
    told = []
    for which, first, second in view.doublings:
        level = max(first, second)
        if level:
            told.append(fill(translate("words", "%1: %2"), part(which), kontra_level(level)))
    return _listed([text, *told])


def bid_made(name: str, bid: Contract | None, view: SeatView, french: bool) -> str:
    """One entry of the auction: who said what."""
    said = translate("words", "pass") if bid is None else contract_with_trump(bid, view.rules, french)
    return fill(translate("words", "%1: %2"), name, said)

"""What stands on buttons and beside players: actions, roles, what is to be done now, lines of the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import Card, Rank, Suit
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.scoring import Line
from ulti_desktop.engine.view import SeatView
from ulti_desktop.words.cards import any_of_the_cards, card, cards, suit
from ulti_desktop.words.contracts import contract_with_trump, kontra_call, kontra_level, part
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, capital, fill

if TYPE_CHECKING:
    from ulti_desktop.engine.decisions import Decision

translate = QCoreApplication.translate

_LINES: Final = {
    "silent_ulti": QT_TRANSLATE_NOOP("words", "silent ulti"),
    "silent_durchmars": QT_TRANSLATE_NOOP("words", "silent durchmars"),
    "silent_four_aces": QT_TRANSLATE_NOOP("words", "silent four aces"),
    "silent_forty_hundred": QT_TRANSLATE_NOOP("words", "silent 40-100"),
    "silent_twenty_hundred": QT_TRANSLATE_NOOP("words", "silent 20-100"),
    "ulti_penalty": QT_TRANSLATE_NOOP("words", "lost ulti, surcharge"),
    "give_up": QT_TRANSLATE_NOOP("words", "given up"),
    "revoke": QT_TRANSLATE_NOOP("words", "revoke"),
}


def decision(of: Decision, french: bool = False) -> str:
    """What somebody chose in a deal, with the trick: `Trick 3: King of leaves`, `Kontra`."""
    told = action(of.action, of.view, french)
    if of.view.phase != "play":
        return told
    return fill(translate("words", "Trick %1: %2"), str(len(of.view.tricks) + 1), told)


def action(of: Action, view: SeatView, french: bool = False) -> str:
    """The text of the button that does it, starting with a capital: `Pick up the talon`, `Kontra`."""
    match of:
        case act.Cut():
            return translate("words", "Cut the pack")
        case act.Tap():
            return translate("words", "Tap the pack")
        case act.Pass():
            return _pass(view)
        case act.TakeTalon():
            return translate("words", "Pick up the talon")
        case act.Bid(bid):
            return fill(translate("words", "Bid: %1"), contract_with_trump(bid, view.rules, french))
        case act.Discard(first, second):
            return fill(translate("words", "Lay into the talon: %1"), cards((first, second), french))
        case act.NameTrump(trump):
            return fill(translate("words", "Trump: %1"), suit(trump, french))
        case act.GiveUp():
            return translate("words", "Give up")
        case act.Kontra(which, against):
            return capital(_kontra(which, against, view))
        case act.Meld(of_suit):
            return _meld(of_suit, view, french)
        case act.Play(which_card):
            return capital(card(which_card, french))
        case act.Claim():
            if view.contract is not None and Part.BETLI in view.contract:
                return translate("words", "No more tricks for me")
            return translate("words", "The rest is mine")


def next_level(which: Part, against: int | None, view: SeatView) -> int:
    """The level to which a kontra would raise the part now: 1 for the first."""
    for row, first, second in view.doublings:
        if row is which:
            if against is None or view.declarer is None:
                return max(first, second) + 1
            return (first if (against - view.declarer) % 3 == 1 else second) + 1
    return 1


def role(view: SeatView, seat: int) -> str:
    """What a seat is now: declarer or defender; before that dealer or forehand, else nothing."""
    declarer = view.declarer
    if declarer is not None:
        return translate("words", "declarer") if seat == declarer else translate("words", "defender")
    if seat == view.dealer:
        return translate("words", "dealer")
    if seat == (view.dealer + 1) % 3:
        return translate("words", "forehand")
    return ""


def line_item(item: str | Line) -> str:
    """The name of a settlement line: a part or a silent bonus."""
    name = item.item if isinstance(item, Line) else item
    return translate("words", _LINES[name]) if name in _LINES else part(Part(name))


def result(line: Line) -> str:
    """`made` or `lost`, seen from the declarer."""
    return translate("words", "made") if line.made else translate("words", "lost")


def waiting_for(name: str) -> str:
    """`Bori is to play`: shown while another seat acts."""
    return fill(translate("words", "%1 is to play"), name)


def phase_prompt(view: SeatView, french: bool = False) -> str:
    """What the viewer should do now, as one request; empty when it is not his turn."""
    if view.phase == "done":
        return translate("words", "The deal is over.")
    if not view.my_turn:
        return ""
    match view.phase:
        case "cutting":
            return translate("words", "Cut or tap the pack")
        case "auction":
            return _auction_prompt(view)
        case "exchange":
            return translate("words", "Choose two cards for the talon")
        case "announcing":
            if view.standing is None:
                return translate("words", "Choose a contract")
            return translate("words", "Bid higher")
        case "naming":
            return translate("words", "Choose trump")
        case "doubling":
            return _doubling_prompt(view)
        case _:
            return _play_prompt(view, french)


def _auction_prompt(view: SeatView) -> str:
    may_take = any(isinstance(one, act.TakeTalon) for one in view.legal)
    may_bid = any(isinstance(one, act.Bid) for one in view.legal)
    if not any(isinstance(one, act.Pass) for one in view.legal):
        return translate("words", "Choose a contract")
    if may_take and may_bid:
        return translate("words", "Bid, pick up the talon, or pass")
    if may_take:
        return translate("words", "Pick up the talon or pass")
    if may_bid:
        return translate("words", "Bid or pass")
    return translate("words", "You can only pass")


def _doubling_prompt(view: SeatView) -> str:
    levels = {next_level(one.part, one.against, view) for one in view.legal if isinstance(one, act.Kontra)}
    if not levels:
        return translate("words", "Nothing to double: go on")
    return capital(fill(translate("words", "%1, or go on?"), kontra_level(min(levels))))


def _play_prompt(view: SeatView, french: bool) -> str:
    if view.bound is not None:
        pair = (Card.of(view.bound, Rank.KING), Card.of(view.bound, Rank.OVER))
        held = [one for one in pair if one in view.hand]
        return fill(translate("words", "Play %1"), any_of_the_cards(held, french))
    if not view.trick:
        return translate("words", "Your turn: lead a card")
    return translate("words", "Your turn: play a card")


def _pass(view: SeatView) -> str:
    if view.phase == "doubling":
        return translate("words", "Go on")
    return translate("words", "Pass")


def _kontra(which: Part, against: int | None, view: SeatView) -> str:
    step = next_level(which, against, view)
    contract = view.contract or view.standing
    if contract is not None and contract.parts == (which,):
        return kontra_level(step)
    return kontra_call(which, step)


def _meld(of_suit: Suit, view: SeatView, french: bool) -> str:
    """`40`, or `20 (leaves)`."""
    if view.contract is not None and view.contract.trump is of_suit:
        return "40"
    return f"20 ({suit(of_suit, french)})"

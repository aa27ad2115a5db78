"""The cards and how they are dealt, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import Rank, Suit
from ulti_desktop.words.cards import rank, suit
from ulti_desktop.words.rule_sheet.page import Page
from ulti_desktop.words.text import all_of, fill

translate = QCoreApplication.translate

TEN_HIGH: Final = (
    Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER, Rank.UNDER, Rank.NINE, Rank.EIGHT, Rank.SEVEN,
)  # fmt: skip
TEN_LOW: Final = (
    Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN,
)  # fmt: skip


def cards(page: Page) -> None:
    """Say which cards there are, how they rank and what they count."""
    rules, french = page.rules, page.french
    high, low = _ranks(TEN_HIGH, french), _ranks(TEN_LOW, french)
    suits = ", ".join(suit(one, french) for one in Suit)
    text = translate("sheet", "The pack has 32 cards: four suits (%1) of eight cards each (%2).")
    page.say("deck", fill(text, suits, low))
    if rules.side_ten_high:
        text = translate("sheet", "In games with trump every suit ranks, from the highest down: %1.")
        page.say("side_ten_high", fill(text, high))
    else:
        text = translate(
            "sheet",
            "In games with trump the trump suit ranks, from the highest down: %1. "
            "In the other suits the ten stands low: %2.",
        )
        page.say("side_ten_high", fill(text, high, low))
    text = translate("sheet", "In games without trump every suit ranks, from the highest down: %1.")
    page.say("no_trump_ranks", fill(text, low))
    if rules.ace_eleven:
        text = translate(
            "sheet", "Every ace is worth 11 card points and every ten 10; the other cards are worth nothing."
        )
    else:
        text = translate(
            "sheet", "Every ace and every ten is worth 10 card points; the other cards are worth nothing."
        )
    page.say("card_points", text, "card_points", "ace_eleven")
    text = translate(
        "sheet",
        "Whoever wins the last trick gets 10 card points more. That makes %1 in a deal, marriages not "
        "counted.",
    )
    page.say("last_trick", fill(text, str(rules.all_points)))


def deal(page: Page) -> None:
    """Say who deals, and how."""
    rules = page.rules
    counter = rules.direction == "counter_clockwise"
    page.say(
        "players",
        translate(
            "sheet",
            "Three play. In each deal one of them, the declarer, plays alone against the other two, "
            "the defenders, who form one side.",
        ),
    )
    page.say(
        "first_dealer", translate("sheet", "The first dealer is drawn by lot: the lowest card drawn deals.")
    )
    if counter:
        turn = translate(
            "sheet",
            "Dealing, bidding and playing go round counter-clockwise. "
            "After each deal the player on the dealer’s right deals next.",
        )
        fore = translate(
            "sheet", "The player on the dealer’s right is forehand and gets cards and speaks first."
        )
    else:
        turn = translate(
            "sheet",
            "Dealing, bidding and playing go round clockwise. "
            "After each deal the player on the dealer’s left deals next.",
        )
        fore = translate(
            "sheet", "The player on the dealer’s left is forehand and gets cards and speaks first."
        )
    page.say("direction", turn)
    page.say("forehand", fore, "following", also=("direction",))
    if rules.may_tap:
        text = translate(
            "sheet",
            "The dealer shuffles, and the dealer’s other neighbour cuts the pack or only taps it. "
            "After a tap each player gets the whole hand in one packet.",
        )
    else:
        text = translate("sheet", "The dealer shuffles, and the dealer’s other neighbour cuts the pack.")
    page.say("cut", text, "cut", "may_tap")
    _hands(page)
    page.say(
        "misdeal",
        translate(
            "sheet", "If a card shows its face while it is dealt, the same dealer shuffles and deals again."
        ),
    )


def _hands(page: Page) -> None:
    rules = page.rules
    if rules.forehand_cards == 12:
        text = translate("sheet", "Forehand gets 12 cards, the two others 10 each.")
    elif rules.no_talon:
        text = translate(
            "sheet", "Each player gets 10 cards. The two left over stay face down and are not played with."
        )
    else:
        text = translate(
            "sheet",
            "Each player gets 10 cards. The two left over lie face down: they are the talon, "
            "and nobody may look at them.",
        )
    page.say("hands", text, "hands", "no_talon", also=("packets",))
    rounds = rules.packets
    if all(number == 1 for packet in rounds for number in packet):
        page.say("packets", translate("sheet", "The cards are dealt one at a time."))
        return
    first = rounds[0][0]
    if all(number == first for packet in rounds for number in packet):
        text = translate("sheet", "The cards are dealt in packets of %1.")
        page.say("packets", fill(text, str(first)))
        return
    told = [all_of([str(number) for number in packet]) for packet in rounds]
    text = translate("sheet", "The cards are dealt in packets: first %1, then %2.")
    page.say("packets", fill(text, told[0], ", ".join(told[1:])))


def _ranks(order: tuple[Rank, ...], french: bool) -> str:
    return ", ".join(rank(one, french) for one in order)

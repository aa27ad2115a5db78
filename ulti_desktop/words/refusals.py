"""Why something is not allowed: one sentence that names the duty and, for cards, what would be legal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.duties import trick_winner
from ulti_desktop.engine.errors import BadInput, BadRules, IllegalAction, Reason
from ulti_desktop.engine.view import SeatView
from ulti_desktop.words.cards import any_of_the_cards, the_rank
from ulti_desktop.words.contracts import contract_with_trump
from ulti_desktop.words.parameters import field
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, fill

translate = QCoreApplication.translate

MOST_CARDS_NAMED: Final = 4
"""With more legal cards than this the sentence names only the duty: the cards themselves stand up."""

_REASONS: Final = {
    Reason.FOLLOW_SUIT: QT_TRANSLATE_NOOP("words", "The suit that was led must be followed."),
    Reason.BEAT: QT_TRANSLATE_NOOP("words", "You can win the trick, so you must."),
    Reason.TRUMP: QT_TRANSLATE_NOOP("words", "You cannot follow suit, so you must trump."),
    Reason.OVERTRUMP: QT_TRANSLATE_NOOP("words", "You can play a higher trump, so you must."),
    Reason.KEEP_SEVEN: QT_TRANSLATE_NOOP("words", "After bidding ulti the trump seven must be kept."),
    Reason.PLAY_PAIR: QT_TRANSLATE_NOOP("words", "You have announced: a card of that pair must be played."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("words", "That card is not in your hand."),
    Reason.NOT_HIGHER: QT_TRANSLATE_NOOP("words", "Your bid must be higher than the last one."),
    Reason.MUST_BID: QT_TRANSLATE_NOOP("words", "You cannot pass now: you must bid."),
    Reason.MUST_PICK_UP: QT_TRANSLATE_NOOP("words", "Pick up the talon before you bid."),
    Reason.AUCTION_OVER: QT_TRANSLATE_NOOP("words", "The auction is over."),
    Reason.NO_SUCH_CONTRACT: QT_TRANSLATE_NOOP("words", "There is no such contract in these rules."),
    Reason.NEEDS_PAIR: QT_TRANSLATE_NOOP("words", "For this bid you must hold the king and over."),
    Reason.NEEDS_SEVEN: QT_TRANSLATE_NOOP("words", "You must hold the trump seven to bid ulti."),
    Reason.NO_TALON: QT_TRANSLATE_NOOP("words", "There is no talon to pick up."),
    Reason.NOTHING_HIGHER: QT_TRANSLATE_NOOP("words", "There is no higher bid that you could make."),
    Reason.LEAVES_NO_BID: QT_TRANSLATE_NOOP("words", "Without these two cards you could not bid any more."),
    Reason.NOTHING_TO_DOUBLE: QT_TRANSLATE_NOOP("words", "There is nothing for you to double."),
    Reason.ALREADY_DOUBLED: QT_TRANSLATE_NOOP("words", "This part has been doubled already."),
    Reason.LIMIT_REACHED: QT_TRANSLATE_NOOP("words", "It cannot be doubled any higher."),
    Reason.NOT_THE_MOMENT: QT_TRANSLATE_NOOP("words", "This is not the moment for it."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("words", "It is not your turn."),
    Reason.WRONG_PHASE: QT_TRANSLATE_NOOP("words", "That cannot be done now."),
    Reason.NO_MARRIAGE: QT_TRANSLATE_NOOP("words", "You have no king and over of that suit to announce."),
    Reason.NOT_CERTAIN: QT_TRANSLATE_NOOP("words", "The rest is not certain yet."),
    Reason.DEAL_OVER: QT_TRANSLATE_NOOP("words", "The deal is over."),
}
_WEIGHT: Final = (
    Reason.PLAY_PAIR,
    Reason.BEAT,
    Reason.OVERTRUMP,
    Reason.FOLLOW_SUIT,
    Reason.TRUMP,
    Reason.KEEP_SEVEN,
)
"""Which duty to name where several hold: the one that leaves the fewest cards."""
_FRENCH_REASONS: Final = {
    Reason.NEEDS_PAIR: QT_TRANSLATE_NOOP("words", "For this bid you must hold the king and queen."),
    Reason.NO_MARRIAGE: QT_TRANSLATE_NOOP("words", "You have no king and queen of that suit to announce."),
}
_FOLLOW: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("words", "Acorns must be followed"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("words", "Leaves must be followed"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("words", "Hearts must be followed"),
    Suit.BELLS: QT_TRANSLATE_NOOP("words", "Bells must be followed"),
}
_FRENCH_FOLLOW: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("french", "Clubs must be followed"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("french", "Spades must be followed"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("french", "Hearts must be followed"),
    Suit.BELLS: QT_TRANSLATE_NOOP("french", "Diamonds must be followed"),
}
_VOID: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("words", "You have no acorns, so you must trump"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("words", "You have no leaves, so you must trump"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("words", "You have no hearts, so you must trump"),
    Suit.BELLS: QT_TRANSLATE_NOOP("words", "You have no bells, so you must trump"),
}
_FRENCH_VOID: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("french", "You have no clubs, so you must trump"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("french", "You have no spades, so you must trump"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("french", "You have no hearts, so you must trump"),
    Suit.BELLS: QT_TRANSLATE_NOOP("french", "You have no diamonds, so you must trump"),
}
_CANNOT_COMBINE: Final = {
    ("no_talon", "packets"): QT_TRANSLATE_NOOP("rules", "twelve cards leave no talon to play without"),
    ("no_talon", "pickup"): QT_TRANSLATE_NOOP("rules", "nothing can be picked up"),
    ("no_talon", "half_hand"): QT_TRANSLATE_NOOP("rules", "the half-hand round needs a talon"),
    ("half_hand", "packets"): QT_TRANSLATE_NOOP("rules", "the second deal goes to 12, 10 and 10 cards"),
    ("half_hand", "only_combined_bids"): QT_TRANSLATE_NOOP("rules", "choose one or the other"),
    ("half_hand", "ulti_needs_seven"): QT_TRANSLATE_NOOP("rules", "five cards cannot be held to it"),
    ("half_hand", "x100_needs_pair"): QT_TRANSLATE_NOOP("rules", "five cards cannot be held to it"),
    ("packets", "opener_must_bid"): QT_TRANSLATE_NOOP("rules", "with twelve cards forehand must bid"),
    ("opener_must_bid", "bid_order"): QT_TRANSLATE_NOOP("rules", "nobody can bid before picking up"),
    ("four_bring_parti", "four_aces_with_simple"): QT_TRANSLATE_NOOP("rules", "the partie is there already"),
    ("hearts_always_trump", "hearts_undoubled"): QT_TRANSLATE_NOOP(
        "rules", "there is no other trump to choose"
    ),
    ("marriage_when", "x100_meld_by_bid"): QT_TRANSLATE_NOOP(
        "rules", "automatic marriages need no announcing"
    ),
    ("kontra_window", "rekontra_window"): QT_TRANSLATE_NOOP(
        "rules", "an answer must be possible after a kontra"
    ),
    ("kontra_beyond_re", "kontra_max"): QT_TRANSLATE_NOOP("rules", "rekontra must be allowed first"),
    ("silent_everything", "silent_100"): QT_TRANSLATE_NOOP("rules", "a silent hundred would be paid twice"),
    ("silent_100_scope", "silent_100"): QT_TRANSLATE_NOOP("rules", "there is no silent hundred"),
    ("order", "rank_list"): QT_TRANSLATE_NOOP("rules", "the order by list needs the list"),
    ("only_combined_bids", "ulti_needs_seven"): QT_TRANSLATE_NOOP(
        "rules", "forehand could be left without a bid"
    ),
    ("only_combined_bids", "contracts"): QT_TRANSLATE_NOOP("rules", "no bid of several parts is left"),
    ("give_up", "illegal_cards"): QT_TRANSLATE_NOOP("rules", "a revoke would be the cheaper way out"),
    ("four_aces", "contracts"): QT_TRANSLATE_NOOP("rules", "the part has no value"),
    ("four_tens", "contracts"): QT_TRANSLATE_NOOP("rules", "the part has no value"),
    ("open_ulti", "contracts"): QT_TRANSLATE_NOOP("rules", "the part has no value"),
}


def reason(of: Reason, french: bool = False) -> str:
    """The bare reason as one sentence, without cards."""
    text = _FRENCH_REASONS.get(of, _REASONS[of]) if french else _REASONS[of]
    return translate("words", text)


def refusal(error: IllegalAction, view: SeatView, french: bool = False) -> str:
    """Why the action was refused: the duty and the cards that would be legal.

    `view` is the view of the seat that asked, as it was then.
    """
    why = error.reason
    if why is Reason.NOT_HIGHER and view.standing is not None:
        standing = contract_with_trump(view.standing, view.rules, french)
        return fill(translate("words", "Your bid must be higher. Last bid: %1."), standing)
    if not error.legal:
        return reason(why, french)
    if why is Reason.FOLLOW_SUIT and view.trick:
        said = _follow(view.trick[0][1].suit, french)
    elif why is Reason.TRUMP and view.trick:
        said = _void(view.trick[0][1].suit, french)
    elif why in (Reason.BEAT, Reason.OVERTRUMP) and view.trick:
        said = _beat(view, error.legal, french)
    elif why is Reason.PLAY_PAIR:
        text = translate("words", "You have announced: play %1.")
        return fill(text, any_of_the_cards(error.legal, french))
    else:
        return _with_cards(reason(why, french).rstrip("."), error.legal, french)
    return _with_cards(said, error.legal, french)


def duty(view: SeatView, french: bool = False) -> str:
    """The rule that holds some of the viewer's cards back now; empty when every card may be played."""
    reasons = {why for _, why in view.forbidden}
    legal = tuple(action.card for action in view.legal if isinstance(action, Play))
    for why in _WEIGHT:
        if why in reasons:
            return refusal(IllegalAction(why, legal), view, french)
    return ""


def bad_rules(error: BadRules) -> str:
    """Why a rule set cannot be used, as one sentence for the rule-set editor."""
    if len(error.names) == 2:
        first, second = error.names
        why = _CANNOT_COMBINE.get((first, second))
        if why is None:
            return fill(translate("words", "“%1” and “%2” cannot be combined."), field(first), field(second))
        text = translate("words", "“%1” and “%2” cannot be combined: %3.")
        return fill(text, field(first), field(second), translate("rules", why))
    if error.listed:
        text = translate("words", "Under “%1” stands “%2”, which cannot stand there.")
        return fill(text, field(error.names[0]), error.listed)
    return fill(translate("words", "The rule set cannot be used. Please check: %1."), field(error.names[0]))


def bad_input(error: BadInput) -> str:
    """What is wrong in a file: the field and what stood there."""
    text = translate("words", "This cannot be read. In the field “%1” stands: %2")
    return fill(text, error.field, error.found)


def _follow(led: Suit, french: bool) -> str:
    return translate("french", _FRENCH_FOLLOW[led]) if french else translate("words", _FOLLOW[led])


def _void(led: Suit, french: bool) -> str:
    return translate("french", _FRENCH_VOID[led]) if french else translate("words", _VOID[led])


def _beat(view: SeatView, legal: tuple[Card, ...], french: bool) -> str:
    """`You can beat the king`, `You can overtrump the ten`: the card that the legal ones stand above."""
    assert view.contract is not None
    rivals = tuple((seat, card) for seat, card in view.trick if card.suit is legal[0].suit)
    best = trick_winner(view.rules, view.contract, rivals)
    card = next(card for seat, card in rivals if seat == best)
    if card.suit is view.trick[0][1].suit:
        return fill(translate("words", "You can beat %1"), the_rank(card.rank, french))
    return fill(translate("words", "You can overtrump %1"), the_rank(card.rank, french))


def _with_cards(duty: str, legal: tuple[Card, ...], french: bool) -> str:
    if len(legal) > MOST_CARDS_NAMED:
        return fill(translate("words", "%1."), duty)
    return fill(translate("words", "%1: play %2."), duty, any_of_the_cards(legal, french))

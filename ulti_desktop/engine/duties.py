"""The duties of play: which cards may be played to a trick, and who wins it (rules.md 1.5)."""

from __future__ import annotations

from typing import Final

from ulti_desktop.engine.cards import SUIT_MASK, Card, Rank, beaters, iter_cards
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.rulesets import RuleSet

TrickCards = tuple[tuple[int, Card], ...]
REVOKES: Final = frozenset({Reason.FOLLOW_SUIT, Reason.BEAT, Reason.TRUMP, Reason.OVERTRUMP})


def is_ten_high(rules: RuleSet, trump: int | None, suit: int) -> bool:
    """Tell whether the ten ranks below the ace in this suit: never without trump, else by suit (R-DE12)."""
    if trump is None:
        return False
    return suit == trump or rules.side_ten_high


def _best(rules: RuleSet, trump: int | None, trick: TrickCards) -> int:
    """Return the index of the card that is winning the trick."""
    best = 0
    for i in range(1, len(trick)):
        card, top = trick[i][1], trick[best][1]
        suit, top_suit = card >> 3, top >> 3
        if suit == top_suit:
            if beaters(top, is_ten_high(rules, trump, suit)) & (1 << card):
                best = i
        elif suit == trump:
            best = i
    return best


def trick_winner(rules: RuleSet, contract: Contract, trick: TrickCards) -> int:
    """Return the seat that is winning a trick of one to three cards."""
    return trick[_best(rules, contract.trump, trick)][0]


def must_beat(rules: RuleSet, contract: Contract) -> bool:
    """Tell whether the led suit must be beaten in this kind of game."""
    if contract.trump is not None:
        return rules.must_beat_trump
    return rules.must_beat_betli if Part.BETLI in contract else rules.must_beat_durchmars


def _duty(rules: RuleSet, contract: Contract, hand: int, trick: TrickCards) -> tuple[int, int]:
    """Return the cards that follow or trump, and of these the ones that beat as they must.

    The second mask equals the first where nothing has to be, or can be, beaten.
    """
    trump = contract.trump
    best = trick[_best(rules, trump, trick)][1]
    led = trick[0][1] >> 3
    follow = hand & SUIT_MASK[led]
    if follow:
        if not must_beat(rules, contract):
            return follow, follow
        target = best
        if best >> 3 != led:
            if not rules.must_beat_led_suit_when_trumped:
                return follow, follow
            target = _best_of_suit(rules, trump, trick, led)
        return follow, (follow & beaters(target, is_ten_high(rules, trump, led))) or follow
    if trump is None or not hand & SUIT_MASK[trump]:
        return hand, hand
    trumps = hand & SUIT_MASK[trump]
    if rules.must_overtrump and best >> 3 == trump:
        return trumps, (trumps & beaters(best, True)) or trumps
    return trumps, trumps


def _best_of_suit(rules: RuleSet, trump: int | None, trick: TrickCards, suit: int) -> Card:
    high = is_ten_high(rules, trump, suit)
    top = trick[0][1]
    for _, card in trick:
        if card >> 3 == suit and beaters(top, high) & (1 << card):
            top = card
    return top


def _kept_seven(rules: RuleSet, contract: Contract, mask: int, is_declarer: bool) -> int:
    """Return the bit of the trump seven when it must be kept back, else 0 (rules.md 2)."""
    if not (is_declarer and rules.keep_seven and contract.trump is not None and Part.ULTI in contract):
        return 0
    seven = Card.of(contract.trump, Rank.SEVEN).bit
    return seven if mask & seven and mask != seven else 0


def allowed(rules: RuleSet, contract: Contract, hand: int, trick: TrickCards, is_declarer: bool) -> int:
    """Return the cards of a hand that every duty allows."""
    mask = _duty(rules, contract, hand, trick)[1] if trick else hand
    return mask & ~_kept_seven(rules, contract, mask, is_declarer)


def forbidden(
    rules: RuleSet, contract: Contract, hand: int, trick: TrickCards, is_declarer: bool
) -> dict[Card, Reason]:
    """Return each card of a hand that a duty forbids, with that duty."""
    wide, narrow = _duty(rules, contract, hand, trick) if trick else (hand, hand)
    follows = bool(trick) and bool(hand & SUIT_MASK[trick[0][1] >> 3])
    duties: dict[Card, Reason] = {}
    for card in iter_cards(hand & ~wide):
        duties[card] = Reason.FOLLOW_SUIT if follows else Reason.TRUMP
    for card in iter_cards(wide & ~narrow):
        duties[card] = Reason.BEAT if follows else Reason.OVERTRUMP
    for card in iter_cards(_kept_seven(rules, contract, narrow, is_declarer)):
        duties[card] = Reason.KEEP_SEVEN
    return duties

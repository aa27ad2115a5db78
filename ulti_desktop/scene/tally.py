"""What everybody at the table could count: points so far, and suits that a player has shown to be missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ulti_desktop.engine.cards import Card, Rank, Suit, beaters, card_points, mask_of
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.duties import TrickCards, is_ten_high, must_beat, trick_winner
from ulti_desktop.engine.view import SeatView

LAST_TRICK: int = 10


@dataclass(frozen=True)
class Tally:
    """Points towards a goal: from marriages, from tricks taken, and lying in the unfinished trick."""

    marriages: int
    taken: int
    in_trick: int
    goal: int

    @property
    def sum(self) -> int:
        """Marriages and tricks together."""
        return self.marriages + self.taken


def taken_points(view: SeatView, declarer_side: bool) -> int:
    """Card points in the tricks of a side, the last trick's ten included."""
    total = 0
    for number, trick in enumerate(view.tricks, 1):
        if (trick.winner == view.declarer) is declarer_side:
            total += card_points(mask_of(card for _, card in trick.cards), view.rules.ace_value)
            total += LAST_TRICK if number == 10 else 0
    return total


def trick_points(view: SeatView) -> int:
    """Card points that lie in the unfinished trick."""
    points = card_points(mask_of(card for _, card in view.trick), view.rules.ace_value)
    return points + (LAST_TRICK if view.trick and len(view.tricks) == 9 else 0)


def melded(view: SeatView, declarer_side: bool) -> tuple[int, ...]:
    """The announced marriages of a side."""
    return tuple(m.points for m in view.melds if (m.seat == view.declarer) is declarer_side)


def hundred(view: SeatView, part: Part) -> Tally:
    """How far the declarer is with his 40-100 or 20-100, as far as it lies open."""
    named = 40 if part is Part.FORTY_HUNDRED else 20
    made = melded(view, True)
    counted = (
        made if view.rules.x100_extra_marriages and named in made else [p for p in made if p == named][:1]
    )
    return Tally(sum(counted), taken_points(view, True), trick_points(view), 100)


def parti(view: SeatView) -> tuple[int, int]:
    """Points of declarer and defenders so far, marriages included."""
    return (
        taken_points(view, True) + sum(melded(view, True)),
        taken_points(view, False) + sum(melded(view, False)),
    )


def winning_card(view: SeatView, last: bool = False) -> Card | None:
    """The card that wins the running trick so far, or that won the last one; None before a second card."""
    trick = (view.tricks[-1].cards if view.tricks else ()) if last else view.trick
    if len(trick) < 2 or view.contract is None:
        return None
    return dict(trick)[trick_winner(view.rules, view.contract, trick)]


def voids(view: SeatView, seat: int) -> tuple[Suit, ...]:
    """The suits that a seat has shown not to hold, in the order of `Suit`: it did not follow or trump."""
    missing = set()
    trump = None if view.contract is None else view.contract.trump
    for before, card in _answers(view, seat):
        led = before[0][1].suit
        if card.suit is not led:
            missing.add(led)
            if trump is not None and card.suit is not trump:
                missing.add(trump)
    return tuple(suit for suit in Suit if suit in missing)


def limits(view: SeatView, seat: int) -> tuple[Card, ...]:
    """The cards that a seat has shown to have none above, one a suit: it had to beat them and did not."""
    rules, contract = view.rules, view.contract
    if contract is None:
        return ()
    trump = contract.trump
    found: dict[Suit, Card] = {}
    for before, card in _answers(view, seat):
        led = before[0][1].suit
        best = dict(before)[trick_winner(rules, contract, before)]
        if card.suit is led:
            trumped = best.suit is not led
            if not must_beat(rules, contract) or (trumped and not rules.must_beat_led_suit_when_trumped):
                continue
            same = tuple((who, one) for who, one in before if one.suit is led)
            target = dict(same)[trick_winner(rules, contract, same)]
        elif card.suit is trump and best.suit is trump and rules.must_overtrump:
            target = best
        else:
            continue
        above = beaters(target, is_ten_high(rules, trump, target.suit))
        lower = target.suit not in found or found[target.suit].bit & above
        if above and not card.bit & above and lower:
            found[target.suit] = target
    gone = voids(view, seat)
    return tuple(found[suit] for suit in Suit if suit in found and suit not in gone)


def _answers(view: SeatView, seat: int) -> Iterator[tuple[TrickCards, Card]]:
    """Yield what a seat has played to a trick of others, each card with those that lay before it."""
    for cards in [trick.cards for trick in view.tricks] + [view.trick]:
        for number, (who, card) in enumerate(cards):
            if number and who == seat:
                yield cards[:number], card


def to_go(view: SeatView, part: Part) -> int:
    """The card points that the declarer still needs for a part that counts them, by what lies open."""
    if part is Part.PARTI:
        mine, _ = parti(view)
        announced = sum(melded(view, True)) + sum(melded(view, False))
        whole = view.rules.all_points + announced
        return max(0, whole // 2 + 1 - mine)
    found = hundred(view, part)
    return max(0, found.goal - found.sum)


def seven_is_out(view: SeatView) -> bool:
    """Tell whether the seven of trumps is still in a hand that the viewer does not see."""
    trump = None if view.contract is None else view.contract.trump
    if trump is None:
        return False
    seven = Card.of(trump, Rank.SEVEN)
    seen = [card for trick in view.tricks for _, card in trick.cards] + [card for _, card in view.trick]
    open_hands = any(seven.bit & hand for hand in view.open_hands)
    return seven not in (*view.hand, *view.talon_known, *seen) and not open_hands

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from tests.kit.steps import steps
from ulti_desktop.engine.cards import DECK, Card, Rank, Suit, cards_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.order import FIRST, LAST, HandOrder, Sorting, sorted_hand
from ulti_desktop.scene.still_out import still_out
from ulti_desktop.scene.tally import hundred, parti, voids

RED = {Suit.HEARTS, Suit.BELLS}
BETLI = Contract((Part.BETLI,))
PARTI = Contract((Part.PARTI,), trump=Suit.ACORNS)


def a_view(**changes: object) -> SeatView:
    step, _ = next(steps("HM", "1"))
    return replace(step.view, **changes)  # type: ignore[arg-type]


def suits_in_order(cards: list[Card]) -> list[Suit]:
    found: list[Suit] = []
    for card in cards:
        if card.suit not in found:
            found.append(card.suit)
    return found


def test_colours_alternate_whatever_suits_are_held() -> None:
    view = a_view()
    for held in ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3)):
        suits = suits_in_order(sorted_hand([c for c in DECK if c.suit in held], view))
        colours = [suit in RED for suit in suits]
        assert len(suits) == len(held)
        assert all(a != b for a, b in itertools.pairwise(colours))


def test_the_ten_drops_without_trump() -> None:
    bells = [Card.of(Suit.BELLS, rank) for rank in Rank]
    with_trump = sorted_hand(bells, a_view(contract=PARTI, declarer=0))
    without = sorted_hand(bells, a_view(contract=BETLI, declarer=0))
    assert [c.rank for c in with_trump[:2]] == [Rank.ACE, Rank.TEN]
    assert without.index(Card.of(Suit.BELLS, Rank.TEN)) == 4


def test_side_suits_follow_the_rule_set() -> None:
    low = load("HM").with_options({"side_ten_high": False})
    view = a_view(rules=low, contract=PARTI, declarer=0)
    bells = sorted_hand([Card.of(Suit.BELLS, rank) for rank in Rank], view)
    acorns = sorted_hand([Card.of(Suit.ACORNS, rank) for rank in Rank], view)
    assert bells[1].rank is Rank.KING
    assert acorns[1].rank is Rank.TEN


@pytest.mark.parametrize("trump", list(Suit))
@pytest.mark.parametrize("place", [FIRST, LAST])
def test_trumps_lie_where_they_are_wanted(trump: Suit, place: str) -> None:
    view = a_view(contract=Contract((Part.PARTI,), trump=trump), declarer=0)
    suits = suits_in_order(sorted_hand(DECK, view, Sorting(place)))
    assert suits[0 if place == FIRST else -1] is trump
    colours = [suit in RED for suit in suits]
    assert all(a != b for a, b in itertools.pairwise(colours))
    held = [card for card in DECK if card.suit in (Suit.HEARTS, Suit.BELLS, trump)]
    few = suits_in_order(sorted_hand(held, view, Sorting(place)))
    assert few[0 if place == FIRST else -1] is trump


def test_without_trump_colours_alternate_whatever_is_wanted() -> None:
    view = a_view(contract=BETLI, declarer=0)
    assert sorted_hand(DECK, view, Sorting(FIRST)) == sorted_hand(DECK, view)


def test_the_bidder_sees_its_trumps_together_before_the_contract_is_made() -> None:
    view = a_view(contract=None, standing=PARTI, bidder=0)
    assert suits_in_order(sorted_hand(DECK, view, Sorting(LAST)))[-1] is Suit.ACORNS
    other = replace(view, bidder=1)
    assert sorted_hand(DECK, other, Sorting(LAST)) == sorted_hand(DECK, other)


def test_rising_is_the_other_way_round_within_each_suit() -> None:
    view = a_view(contract=PARTI, declarer=0)
    down, up = sorted_hand(DECK, view), sorted_hand(DECK, view, Sorting(rising=True))
    assert suits_in_order(down) == suits_in_order(up)
    for at in range(0, 32, 8):
        assert up[at : at + 8] == down[at : at + 8][::-1]


def test_another_sorting_sorts_what_was_moved_by_hand() -> None:
    view = a_view()
    order = HandOrder()
    usual = order.update(view)
    order.move(usual[0], 5)
    assert not order.sort_by(Sorting())
    assert order.update(view) != usual
    assert order.sort_by(Sorting(rising=True))
    assert list(order.update(view)) == sorted_hand(view.hand, view, Sorting(rising=True))
    assert not order.by_hand


def test_an_own_order_is_kept_until_the_next_deal() -> None:
    view = a_view()
    order = HandOrder()
    cards = order.update(view)
    order.move(cards[0], 5)
    mine = order.cards
    assert mine[5] == cards[0]
    assert order.update(view) == mine
    fewer = replace(view, hand=tuple(c for c in view.hand if c != mine[2]))
    assert order.update(fewer) == tuple(c for c in mine if c != mine[2])
    others = tuple(c for c in DECK if c not in view.hand)[:10]
    fresh = replace(view, hand=others)
    assert order.update(fresh) == tuple(sorted_hand(others, fresh))


def test_new_cards_join_an_own_order() -> None:
    view = a_view(hand=tuple(Card.of(Suit.BELLS, r) for r in (Rank.SEVEN, Rank.ACE, Rank.KING)))
    order = HandOrder()
    order.update(view)
    order.move(Card.of(Suit.BELLS, Rank.SEVEN), 0)
    more = replace(view, hand=(*view.hand, Card.of(Suit.ACORNS, Rank.ACE)))
    assert order.update(more)[0] == Card.of(Suit.BELLS, Rank.SEVEN)
    assert set(order.cards) == set(more.hand)


def test_points_add_up_to_what_was_settled() -> None:
    found = 0
    for number in range(40):
        view = [step.view for step, _ in steps("HM", str(number))][-1]
        outcome = view.outcome
        if outcome is None or len(view.tricks) != 10 or view.contract is None or outcome.gave_up:
            continue
        declarer, defenders = parti(view)
        assert declarer == outcome.declarer_points + sum(outcome.declarer_marriages)
        assert defenders == outcome.defender_points + sum(outcome.defender_marriages)
        tally = hundred(view, Part.FORTY_HUNDRED)
        assert tally.taken == outcome.declarer_points
        assert tally.in_trick == 0
        found += 1
    assert found > 5


def test_voids_are_never_wrong() -> None:
    seen = 0
    for step, state in steps("HM", "21"):
        view = step.view
        if view.phase != "play":
            continue
        for seat in (1, 2):
            for suit in voids(view, seat):
                hands = state.hands  # type: ignore[union-attr]
                assert all(card.suit is not suit for card in cards_of(hands[seat]))
                seen += 1
    assert seen


def test_still_out_is_what_the_others_hold() -> None:
    for step, state in steps("HM", "22"):
        view = step.view
        if view.phase == "play":
            hands = state.hands  # type: ignore[union-attr]
            assert not still_out(view) & hands[0]
            shown = view.open_hands[1] | view.open_hands[2]
            assert (hands[1] | hands[2]) & ~shown & ~still_out(view) == 0

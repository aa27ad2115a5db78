"""The course of a deal: dealing, auction, marriages, claims, giving up, revoke."""

from __future__ import annotations

import pytest

from tests.kit.dealt import BETLI, HANDS, PARTI, TALON, cards, lead, opened, play
from ulti_desktop.engine.actions import (
    Bid,
    Claim,
    Cut,
    GiveUp,
    Kontra,
    Meld,
    NameTrump,
    Pass,
    Play,
    TakeTalon,
    Tap,
    discard,
)
from ulti_desktop.engine.cards import DECK, Card, Suit, card_points, cards_of, mask_of, shuffled
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.events import Claimed, Dealt, HandsOpened, Melded, Revoked, seen_by
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Naming,
    State,
)
from ulti_desktop.engine.state import Play as PlayState
from ulti_desktop.engine.step import apply, legal_actions, start_auction, start_deal, to_move
from ulti_desktop.engine.view import view_of


def test_a_seed_means_the_same_pack_for_ever() -> None:
    assert [card.code for card in shuffled("1")[:4]] == ["bells 8", "bells U", "leaves 10", "hearts 10"]
    assert sorted(shuffled("1")) == list(DECK)


def test_cutting_deals_in_packets_and_tapping_in_one() -> None:
    state, events = start_deal(load("EN"), 0, shuffled("x"))
    assert isinstance(state, Cutting)
    assert (to_move(state), events) == (2, ())
    cut, (dealt,) = apply(state, Cut())
    assert dealt == Dealt(((1, 7), (2, 5), (0, 5), (1, 5), (2, 5), (0, 5)))
    assert isinstance(cut, Announcing)
    tapped, (dealt,) = apply(state, Tap())
    assert dealt == Dealt(((1, 12), (2, 10), (0, 10)))
    assert isinstance(tapped, Announcing)
    assert [hand.bit_count() for hand in tapped.bidding.hands] == [10, 12, 10]
    assert mask_of(shuffled("x")[:12]) == tapped.bidding.hands[1]


@pytest.mark.parametrize(("name", "packets"), [("DE", 6), ("HO", 30), ("GT", 6), ("HM", 6)])
def test_every_rule_set_deals_its_packets(name: str, packets: int) -> None:
    state, (dealt,) = start_deal(load(name), 1, shuffled("y"))
    assert isinstance(dealt, Dealt)
    assert len(dealt.packets) == packets
    assert dealt.packets[0][0] == 2
    assert isinstance(state, Auction if name in ("DE", "HO") else Exchange)


def test_a_later_bidder_may_leave_the_talon_in_en_only() -> None:
    for name, optional in (("EN", True), ("GT", False), ("HM", False)):
        rules = load(name)
        state = opened_auction(rules)
        legal = legal_actions(state)
        assert (Bid(BETLI) in legal) == optional
        assert TakeTalon() in legal
        if not optional:
            with pytest.raises(IllegalAction) as caught:
                apply(state, Bid(BETLI))
            assert caught.value.reason is Reason.MUST_PICK_UP


def opened_auction(rules: RuleSet) -> State:
    masks = [cards(hand) for hand in HANDS]
    state = start_auction(rules, 2, (masks[0] | cards(TALON), masks[1], masks[2]), 0)
    steps = [Bid(PARTI), discard(*cards_of(cards(TALON)))]
    return play(state, *(steps if rules.bid_order == "bid_first" else reversed(steps)))


def test_what_was_laid_away_stays_known_to_him_who_laid_it() -> None:
    state = opened_auction(load("HM"))
    assert view_of(state, 0).talon_known == cards_of(cards(TALON))
    assert view_of(state, 1).talon_known == ()
    state, (taken,) = apply(state, TakeTalon())
    assert view_of(state, 1).new_cards == cards_of(cards(TALON))
    assert view_of(state, 0).new_cards == ()
    assert seen_by(taken, 2) != taken
    away = discard(Card.from_code("bells 8"), Card.from_code("hearts U"))
    state = play(state, away, Bid(Contract((Part.BETLI,))))
    view = view_of(state, 0)
    assert view.talon_known == ()
    assert [laid.cards for laid in view.talons] == [cards(TALON), 0]
    assert view_of(state, 2).talons[0].cards == 0


def test_three_passes_where_two_are_not_enough() -> None:
    state = play(opened_auction(load("EN")), Pass(), Pass())
    assert isinstance(state, Auction)
    assert to_move(state) == 0
    assert isinstance(play(state, Pass()), Naming)
    assert isinstance(play(opened_auction(load("HM")), Pass(), Pass()), Naming)


def test_everyone_passes_and_nothing_is_paid() -> None:
    state, _ = start_deal(load("HO"), 0, shuffled("z"))
    state = play(state, Pass(), Pass(), Pass())
    assert isinstance(state, Done)
    assert state.outcome.void_deal
    assert state.settlement.lines == ()


def test_giving_up_a_plain_parti_costs_two_each() -> None:
    state = play(opened_auction(load("EN")), Pass(), Pass(), Pass())
    assert GiveUp() in legal_actions(state)
    done = play(state, GiveUp())
    assert isinstance(done, Done)
    assert (done.settlement.declarer, done.settlement.d1, done.settlement.d2) == (-4, 2, 2)
    hearts = opened(load("EN"), Contract((Part.PARTI,), hearts=True, trump=Suit.HEARTS), HANDS, TALON)
    assert isinstance(hearts, PlayState)
    assert GiveUp() not in legal_actions(hearts)


def test_the_trump_named_must_carry_the_bid() -> None:
    state = opened(load("GT"), Contract((Part.FORTY_HUNDRED,)), HANDS, TALON)
    assert legal_actions(state) == (NameTrump(Suit.ACORNS), NameTrump(Suit.LEAVES))
    state = opened(load("EN"), Contract((Part.FORTY_HUNDRED,)), HANDS, TALON)
    assert len(legal_actions(state)) == 3


def test_the_seven_and_the_pair_must_be_held_where_the_document_says_so() -> None:
    rules = load("DE")
    masks = [cards(hand) for hand in HANDS]
    state = start_auction(rules, 2, (masks[0], masks[1], masks[2]), cards(TALON))
    for trump, seven, pair in ((Suit.ACORNS, True, True), (Suit.LEAVES, False, True)):
        assert (Bid(Contract((Part.ULTI,), trump=trump)) in legal_actions(state)) == seven
        assert (Bid(Contract((Part.FORTY_HUNDRED,), trump=trump)) in legal_actions(state)) == pair
    with pytest.raises(IllegalAction) as caught:
        apply(state, Bid(Contract((Part.ULTI,), trump=Suit.BELLS)))
    assert caught.value.reason is Reason.NEEDS_SEVEN
    with pytest.raises(IllegalAction) as caught:
        apply(state, Bid(Contract((Part.FORTY_HUNDRED,), trump=Suit.BELLS)))
    assert caught.value.reason is Reason.NEEDS_PAIR


def test_marriages_hide_their_suit_unless_it_is_trump() -> None:
    state = play(opened(load("EN"), PARTI, HANDS, TALON), NameTrump(Suit.ACORNS))
    state, (melded,) = apply(state, Meld(Suit.LEAVES))
    assert melded == Melded(0, 20, Suit.LEAVES, suit_shown=False)
    assert seen_by(melded, 1) == Melded(0, 20, None, suit_shown=False)
    assert view_of(state, 1).melds[0].suit is None
    assert view_of(state, 0).melds[0].suit is Suit.LEAVES
    state = play(state, Meld(Suit.ACORNS))
    assert view_of(state, 1).melds[1].suit is Suit.ACORNS
    assert not any(isinstance(action, Meld) for action in legal_actions(state))


def test_in_de_an_announcement_is_followed_by_a_card_of_the_pair() -> None:
    state = opened(load("DE"), Contract((Part.PARTI,), trump=Suit.ACORNS), HANDS, TALON)
    state = play(state, Meld(Suit.LEAVES))
    assert set(legal_actions(state)) == {Play(Card.from_code("leaves K")), Play(Card.from_code("leaves O"))}
    with pytest.raises(IllegalAction) as caught:
        apply(state, Play(Card.from_code("acorns A")))
    assert caught.value.reason is Reason.PLAY_PAIR


def test_marriages_announce_themselves_in_hm_and_by_the_bid_in_ho() -> None:
    state = play(opened(load("HM"), PARTI, HANDS, TALON), NameTrump(Suit.ACORNS), Pass(), Pass())
    state, events = apply(state, Play(Card.from_code("hearts A")))
    assert [event.points for event in events if isinstance(event, Melded)] == [40, 20]
    contract = Contract((Part.TWENTY_HUNDRED,), trump=Suit.ACORNS)
    state = opened(load("HO"), contract, HANDS, TALON)
    assert not any(isinstance(action, Meld) for action in legal_actions(state))
    state, events = apply(state, Play(Card.from_code("hearts A")))
    assert [event.points for event in events if isinstance(event, Melded)] == [20]


def test_open_hands_lie_open_after_trick_one() -> None:
    contract = Contract((Part.BETLI,), open=True)
    for name, shown in (("EN", (0, 1, 2)), ("HM", (0,))):
        state = opened(load(name), contract, HANDS, TALON)
        while isinstance(state, Doubling):
            state = play(state, Pass())
        assert view_of(state, 1).open_hands == (0, 0, 0)
        state = lead(lead(state, "hearts A"), "hearts U")
        state, events = apply(state, Play(Card.from_code("hearts 9")))
        assert HandsOpened(shown) in events
        seen = view_of(state, 1).open_hands
        assert [bool(mask) for mask in seen] == [seat in shown for seat in range(3)]


def test_betli_ends_with_the_first_trick_taken_in_gt() -> None:
    state = opened(load("GT"), BETLI, HANDS, TALON)
    for card in ("hearts A", "hearts K", "hearts 9"):
        state = lead(state, card)
    assert isinstance(state, Done)
    assert state.settlement.declarer == -10
    assert state.outcome.declarer_tricks == 1


TOPS = "acorns A 10 K O 7, leaves A 10 K, hearts A, bells A"
MIDDLE = "acorns U 9, leaves O U 9, hearts K O U, bells 10 K"
LOW = "acorns 8, leaves 8 7, hearts 9 8 7, bells O U 9 8"
LEFT = "hearts 10, bells 7"


def test_a_claim_is_granted_only_when_it_is_certain() -> None:
    state = play(opened(load("EN"), PARTI, [TOPS, MIDDLE, LOW], LEFT), NameTrump(Suit.ACORNS))
    for n, card in enumerate(("acorns A", "acorns 9", "acorns 8", "acorns 10", "acorns U")):
        assert Claim() not in legal_actions(state), n
        state = lead(state, card)
    state = play(state, legal_actions(state)[0])
    assert Claim() in legal_actions(state)
    done, events = apply(state, Claim())
    assert isinstance(done, Done)
    assert events[0] == Claimed(0)
    assert (done.claimed_by, len(done.tricks), done.outcome.declarer_tricks) == (0, 10, 10)
    assert done.outcome.seven is not None
    assert (done.outcome.seven.trick, done.outcome.seven.won) == (10, True)
    assert {line.item for line in done.settlement.lines} == {"silent_durchmars", "silent_ulti"}


def test_a_claim_without_certainty_is_refused() -> None:
    state = play(opened(load("EN"), PARTI, HANDS, TALON), NameTrump(Suit.ACORNS))
    with pytest.raises(IllegalAction) as caught:
        apply(state, Claim())
    assert caught.value.reason is Reason.NOT_CERTAIN


def test_a_revoke_is_refused_or_punished() -> None:
    contract = Contract((Part.PARTI,), trump=Suit.ACORNS)
    wrong = Play(Card.from_code("bells A"))
    state = lead(opened(load("HO"), contract, HANDS, TALON), "hearts A")
    with pytest.raises(IllegalAction) as caught:
        apply(state, wrong)
    assert caught.value.reason is Reason.FOLLOW_SUIT
    assert set(caught.value.legal) == set(cards_of(cards("hearts K O U")))
    strict = load("HO").with_options({"illegal_cards": "punished"})
    state = lead(opened(strict, contract, HANDS, TALON), "hearts A")
    assert wrong in legal_actions(state)
    done, events = apply(state, wrong)
    assert isinstance(done, Done)
    assert Revoked(1, Card.from_code("bells A")) in events
    assert (done.settlement.declarer, done.settlement.d1, done.settlement.d2) == (1, -2, 1)


def test_a_half_hand_bid_doubles_and_is_kept_unless_outbid() -> None:
    rules = load("EN").with_options({"half_hand": True})
    state, (dealt,) = start_deal(rules, 2, shuffled("half"))
    assert dealt == Dealt(((0, 5), (1, 5), (2, 5)))
    half = Contract((Part.PARTI,), trump=Suit.LEAVES, half=True)
    state = play(state, Pass(), Bid(half), Pass(), Pass())
    assert isinstance(state, Doubling)
    assert state.moment == "half"
    state, events = apply(state, Kontra(Part.PARTI))
    state, events = apply(state, Pass())
    assert events[-1] == Dealt(((0, 7), (1, 5), (2, 5)))
    assert isinstance(state, Auction)
    assert (to_move(state), state.bidding.standing) == (0, half)
    assert Bid(Contract((Part.PARTI,), hearts=True, trump=Suit.HEARTS)) not in legal_actions(state)
    assert Bid(Contract((Part.FORTY_HUNDRED,))) in legal_actions(state)
    state = play(state, Pass())
    assert isinstance(state, Exchange)
    state = play(state, legal_actions(state)[0], Pass(), Pass())
    assert isinstance(state, PlayState)
    assert state.game.declarer == 1
    assert state.game.contract == half
    assert state.game.levels(Part.PARTI) == (1, 1)
    while not isinstance(state, Done):
        state = play(state, legal_actions(state)[0])
    parti = next(line for line in state.settlement.lines if line.item in ("parti", "silent_durchmars"))
    assert abs(parti.d1) % 8 == 0


def test_without_a_talon_nobody_picks_up_and_the_two_cards_count_for_nobody() -> None:
    rules = load("DE").with_options({"no_talon": True})
    state, _ = start_deal(rules, 0, shuffled("n"))
    assert TakeTalon() not in legal_actions(state)
    state = play(state, Bid(Contract((Part.PARTI,), trump=Suit.LEAVES)), Pass(), Pass())
    while not isinstance(state, Done):
        state = play(state, legal_actions(state)[0])
    assert state.game is not None
    left = card_points(state.game.talon)
    assert state.outcome.declarer_points + state.outcome.defender_points == 90 - left

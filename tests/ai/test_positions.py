"""Constructed positions where a careful player has one answer."""

from __future__ import annotations

import pytest

from tests.kit.hands import card, mask
from ulti_desktop.ai.doubling import choose_doubling
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action, Bid, Claim, Discard, GiveUp, Kontra, Meld, NameTrump, Pass
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import FULL, Card, Rank, Suit, cards_of, iter_cards, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Bidding, Exchange, Game, Naming, Play, Said, TalonLaid, Trick
from ulti_desktop.engine.step import start_auction
from ulti_desktop.engine.view import SeatView, view_of


def contract(*parts: Part, trump: Suit | None = Suit.ACORNS, hearts: bool = False) -> Contract:
    return Contract(parts, hearts, False, trump)


def game(rules: RuleSet, bid: Contract, hands: tuple[int, int, int], declarer: int = 0) -> Game:
    talon = FULL & ~(hands[0] | hands[1] | hands[2])
    laid = TalonLaid(declarer, None, talon)
    return Game(rules, 2, declarer, bid, talon, (laid,), (Said(declarer, bid),), hands)


def late(
    rules: str, bid: Contract, hands: tuple[str, str, str], trick: list[tuple[int, str]], seat: int
) -> SeatView:
    """The view of `seat` near the end: what is in no hand and not in the trick has been played or laid away.

    All cards gone are his own, so that they prove nothing about the others.
    """
    masks = tuple(mask(text) for text in hands)
    lying = tuple((who, card(text)) for who, text in trick)
    held = masks[0] | masks[1] | masks[2] | mask_of(c for _, c in lying)
    size = max(m.bit_count() for m in masks)
    gone = list(iter_cards(FULL & ~held))
    tricks = []
    for _ in range(10 - size):
        cards = tuple((seat, gone.pop(0)) for _ in range(3))
        tricks.append(Trick(cards, 1 if Part.BETLI in bid else 0))
    deal = Game(
        rulesets.load(rules), 2, 0, bid, mask_of(gone), (TalonLaid(0, None, mask_of(gone)),), (), (0, 0, 0)
    )
    state = Play(deal, (masks[0], masks[1], masks[2]), seat, lying, tuple(tricks))
    return view_of(state, seat)


def choice(view: SeatView) -> Action:
    return SimplePlayer(1).choose(view, 1000, never)


def test_no_ace_under_a_lost_trick() -> None:
    """The declarer's master trump takes the trick: the defender throws a nine, not an ace or a ten."""
    view = late("HO", contract(Part.PARTI), ("a:X7 b:8", "l:AX h:9", "h:87 b:9"), [(0, "a:A")], 1)
    assert choice(view) == PlayCard(card("h:9"))


def test_points_to_the_partners_trick() -> None:
    """The partner's ace of a suit holds: the ten goes there."""
    view = late(
        "EN",
        contract(Part.PARTI, trump=Suit.ACORNS),
        ("a:98 h:9", "l:98", "b:X7 l:7"),
        [(0, "h:K"), (1, "h:A")],
        2,
    )
    assert choice(view) == PlayCard(card("b:X"))


def test_declarer_keeps_the_seven_for_the_last_trick() -> None:
    view = late("EN", contract(Part.PARTI, Part.ULTI), ("a:87", "l:98", "h:98"), [], 0)
    assert choice(view) != PlayCard(card("a:7"))


def test_ulti_declarer_draws_trumps() -> None:
    view = late(
        "EN", contract(Part.PARTI, Part.ULTI), ("a:AXK7 l:8", "a:98 l:97 h:7", "a:U h:98 b:98"), [], 0
    )
    assert isinstance(action := choice(view), PlayCard)
    assert action.card.suit is Suit.ACORNS
    assert action.card.rank is not Rank.SEVEN


def test_defender_keeps_trumps_against_an_ulti() -> None:
    """On lead he leaves the trumps alone."""
    view = late("EN", contract(Part.PARTI, Part.ULTI), ("a:987 l:8", "a:U l:97 h:7", "l:U h:98 b:9"), [], 1)
    assert isinstance(action := choice(view), PlayCard)
    assert action.card.suit is not Suit.ACORNS


def test_betli_declarer_goes_under() -> None:
    """Last to play and free not to beat, he plays the highest card that stays below."""
    bid = contract(Part.BETLI, trump=None)
    view = late("HM", bid, ("l:AO97", "h:98 b:8", "b:97 h:U"), [(1, "l:U"), (2, "l:K")], 0)
    assert choice(view) == PlayCard(card("l:O"))


def test_betli_declarer_sheds_the_dangerous_card() -> None:
    bid = contract(Part.BETLI, trump=None)
    view = late("HM", bid, ("h:A7 l:7", "h:98", "h:UO"), [(1, "b:U"), (2, "b:K")], 0)
    assert choice(view) == PlayCard(card("h:A"))


def test_durchmars_declarer_cashes_from_the_top() -> None:
    bid = contract(Part.DURCHMARS, trump=None)
    view = late("EN", bid, ("h:AK l:U", "h:98 l:8", "h:UO l:9"), [], 0)
    assert isinstance(action := choice(view), PlayCard | Claim)
    assert action == Claim() or action == PlayCard(card("h:A"))


def test_durchmars_defender_keeps_his_guard() -> None:
    """Only the king of bells can stop the declarer's last suit: the useless leaves go."""
    bid = contract(Part.DURCHMARS, trump=None)
    view = late("EN", bid, ("h:K b:OU", "b:K8 l:7", "b:79 l:8"), [(0, "h:A")], 1)
    assert choice(view) == PlayCard(card("l:7"))


def test_takes_what_is_certain() -> None:
    view = late("EN", contract(Part.PARTI), ("a:AX", "l:98", "h:98"), [], 0)
    assert Claim() in view.legal
    assert choice(view) == Claim()


@pytest.mark.parametrize("rules", ["EN", "GT", "HO"])
def test_announces_every_marriage_that_helps(rules: str) -> None:
    hands = (mask("a:AXKO l:KO8 h:A b:98"), mask("a:987 l:97 h:98 b:AX7"), mask("a:U l:AX h:XKOU7 b:KO"))
    deal = game(rulesets.load(rules), contract(Part.PARTI), hands)
    view = view_of(Play(deal, hands, 0), 0)
    assert choice(view) == Meld(Suit.ACORNS)


def test_a_marriage_binds_no_card_that_is_not_due() -> None:
    """Where an announcement obliges to play the pair, the ace that leads comes first."""
    hands = (mask("a:AXKO l:A98 h:A b:A8"), mask("a:987 l:7XK h:98 b:X7"), mask("a:U l:OU h:XKOU7 b:KO"))
    deal = game(rulesets.load("DE"), contract(Part.FORTY_HUNDRED), hands)
    action = choice(view_of(Play(deal, hands, 0), 0))
    assert isinstance(action, PlayCard)
    assert action.card.rank not in (Rank.KING, Rank.OVER)


HOPELESS = "a:987 l:987 h:987 b:8"
GOOD = "a:AXKO7 l:AX h:A b:A8"


def naming(hand: str) -> SeatView:
    own = mask(hand)
    rest = cards_of(FULL & ~own)
    hands = (own, mask_of(rest[:10]), mask_of(rest[10:20]))
    return view_of(Naming(game(rulesets.load("EN"), contract(Part.PARTI, trump=None), hands)), 0)


def test_gives_up_a_hopeless_simple_game() -> None:
    assert choice(naming(HOPELESS)) == GiveUp()


def test_plays_a_good_simple_game_in_its_best_suit() -> None:
    assert choice(naming(GOOD)) == NameTrump(Suit.ACORNS)


def discarded(rules: str, hand: str) -> tuple[Card, Card]:
    own = mask(hand)
    rest = cards_of(FULL & ~own)
    deal = start_auction(rulesets.load(rules), 2, (own, mask_of(rest[:10]), mask_of(rest[10:])), 0)
    assert isinstance(deal, Exchange)
    action = choice(view_of(deal, 0))
    assert isinstance(action, Discard)
    return action.first, action.second


def test_no_points_into_the_defenders_talon() -> None:
    laid = discarded("GT", "a:AXKO98 l:AX h:A8 b:98")
    assert not any(card.rank in (Rank.ACE, Rank.TEN) for card in laid)


def test_keeps_what_the_bid_needs() -> None:
    """An ulti with 40-100: seven, king, over of trump stay."""
    laid = discarded("GT", "a:AXKO97 l:AX8 h:A7 b:8")
    assert not any(card.suit is Suit.ACORNS for card in laid)


def test_bids_what_the_hand_is_worth() -> None:
    """After the discard of the hand above, something above the simple game is announced."""
    own = mask("a:AXKO97 l:AX h:A7")
    rest = cards_of(FULL & ~own)
    rules = rulesets.load("GT")
    bidding = Bidding(
        rules,
        2,
        (own, mask_of(rest[:10]), mask_of(rest[10:20])),
        mask_of(rest[20:]),
        (TalonLaid(0, None, mask_of(rest[20:])),),
    )
    from ulti_desktop.engine.state import Announcing

    action = choice(view_of(Announcing(bidding, 0, laid=True, took=False), 0))
    assert isinstance(action, Bid)
    assert Part.ULTI in action.contract
    assert Part.FORTY_HUNDRED in action.contract


def doubling_view(bid: Contract, own: str, rules: str = "GT") -> SeatView:
    """The view of d1 at his first card, with the declarer's lead on the table."""
    mine = mask(own)
    rest = cards_of(FULL & ~mine)
    hands = (mask_of(rest[:10]), mine, mask_of(rest[10:20]))
    deal = game(rulesets.load(rules), bid, hands)
    lead = next(iter_cards(hands[0]))
    state = Play(deal, (hands[0] & ~lead.bit, hands[1], hands[2]), 1, ((0, lead),))
    return view_of(state, 1)


def test_doubles_an_ulti_against_five_trumps() -> None:
    view = doubling_view(contract(Part.PARTI, Part.ULTI), "a:AXK98 l:A h:A9 b:98")
    assert choose_doubling(view) in (Kontra(Part.ULTI), Kontra(Part.PARTI))


def test_does_not_double_on_nothing() -> None:
    view = doubling_view(contract(Part.PARTI, Part.ULTI), "l:987 h:9875 b:987".replace("5", "U"))
    assert choose_doubling(view) is None


def test_no_kontra_on_an_ulti_that_would_cost_no_more() -> None:
    """Where a failed ulti pays the same doubled or not, doubling it can only lose."""
    view = doubling_view(contract(Part.ULTI, Part.FORTY_HUNDRED), "a:AX98 l:A h:AX9 b:98", "EN")
    assert choose_doubling(view) != Kontra(Part.ULTI)


def test_passes_with_nothing() -> None:
    own = mask("a:987 l:987 h:98 b:98")
    rest = cards_of(FULL & ~own)
    state = start_auction(
        rulesets.load("HO"), 2, (own, mask_of(rest[:10]), mask_of(rest[10:20])), mask_of(rest[20:])
    )
    assert choice(view_of(state, 0)) in (Pass(), *_betli_ways(view_of(state, 0)))


def _betli_ways(view: SeatView) -> list[Action]:
    """So many low cards may well be a betli."""
    return [action for action in view.legal if not isinstance(action, Pass)]

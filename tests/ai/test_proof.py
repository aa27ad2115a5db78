"""Everything that proves something about hidden cards is used."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.kit.hands import after, began, card, game, mask
from tests.kit.hidden import pairs_in, suits_in
from tests.kit.proofs import check_truth, hidden_in, play_in, truth_of
from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import never
from ulti_desktop.ai.proof import QUIET_PAIR, Proof, prove
from ulti_desktop.engine.actions import Meld
from ulti_desktop.engine.cards import Suit, cards_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import Play, State, TalonLaid
from ulti_desktop.engine.step import apply
from ulti_desktop.engine.view import view_of
from ulti_desktop.native.worlds import TALON, Worlds

pytestmark = pytest.mark.native

# ------------------------------------------------------------------------------------ everything that is said


ACORNS = Contract((Part.PARTI,), False, False, Suit.ACORNS)
MINE, NEXT, LAST = "a:AK98 l:AX7 h:A8 b:8", "a:XOU l:K98 h:K9 b:K9", "a:7 l:OU h:XOU7 b:XU7"
"""The declarer and the defenders d1 and d2 of the games below; over and ace of bells lie in the talon."""
TALON_CARDS = "b:AO"


@dataclass(frozen=True)
class Seen:
    """What a seat may know in a state, by place."""

    state: State
    seat: int

    @property
    def proof(self) -> Proof:
        return prove(view_of(self.state, self.seat))

    def may(self, place: int) -> int:
        return self.proof.evidence.may[place]

    @property
    def hidden(self) -> int:
        return hidden_in(self.proof)


def seen(state: State, seat: int) -> Seen:
    play = play_in(state)
    assert play is not None
    check_truth(play, seat, view_of(state, seat))
    return Seen(state, seat)


def test_nothing_is_proved_before_the_first_card() -> None:
    view = seen(began(game("EN", ACORNS, (MINE, NEXT, LAST))), 0)
    assert view.proof.evidence.may == (0, view.hidden, view.hidden, 0)
    assert view.proof.evidence.room == (0, 10, 10, 0)
    other = seen(view.state, 1)
    assert other.proof.evidence.may == (other.hidden, 0, other.hidden, other.hidden)
    assert other.proof.evidence.room == (10, 0, 10, 2)


def test_who_laid_the_talon_away_knows_it() -> None:
    state = began(game("EN", ACORNS, (MINE, NEXT, LAST)))
    assert not seen(state, 0).hidden & mask(TALON_CARDS)
    assert seen(state, 0).proof.frame.talon == mask(TALON_CARDS)
    assert seen(state, 1).hidden & mask(TALON_CARDS) == mask(TALON_CARDS)


def test_a_suit_not_followed_is_a_void() -> None:
    """The last hand has one acorn, and then none; it has no trump to ruff with either."""
    state = after(began(game("EN", ACORNS, (MINE, NEXT, LAST))), "a:8", "a:X", "a:7", "l:9", "l:O", "l:X")
    state = after(state, "a:9", "a:O", "b:7")
    last = seen(state, 1)
    assert not last.may(2) & mask("a:AXKOU987")
    assert last.may(0) & mask("a:AK") == mask("a:AK")
    assert last.may(2) & mask("l:U h:XOU7 b:XU") == mask("l:U h:XOU7 b:XU")


RUFFED = "a:98 l:AX h:AXK987", "a:AXKOU l:K98 b:K9", "a:7 l:OU7 b:AXOU87"
"""Six hearts with the declarer and two in the talon: both defenders are void."""


def test_a_trump_on_another_suit_proves_the_void_alone() -> None:
    view = seen(after(began(game("EN", ACORNS, RUFFED)), "h:8", "a:O"), 2)
    assert not view.may(1) & mask("h:AXKOU987")
    assert view.may(1) & mask("a:AXKU98") == mask("a:AXKU98")
    assert view.may(TALON) & mask("h:OU") == mask("h:OU")


def test_a_trump_not_overtrumped_proves_that_none_is_higher() -> None:
    view = seen(after(began(game("EN", ACORNS, RUFFED)), "h:8", "a:O", "a:7"), 0)
    assert not view.may(2) & mask("a:AXK h:AXKOU97")
    assert view.may(2) & mask("a:U") == mask("a:U")
    loose = load("EN").with_options({"must_overtrump": False})
    view = seen(after(began(game(loose, ACORNS, RUFFED)), "h:8", "a:O", "a:7"), 0)
    assert view.may(2) & mask("a:AXKU") == mask("a:AXKU")


def test_a_card_not_beaten_proves_that_none_is_higher() -> None:
    """d1 follows the nine of leaves with the eight."""
    hands = "a:AK98 l:AX9 h:A8 b:8", "a:XOU l:87 h:K97 b:K9", "a:7 l:KOU h:XOU b:XU7"
    view = seen(after(began(game("EN", ACORNS, hands)), "l:9", "l:8"), 0)
    assert not view.may(1) & mask("l:KOU")
    assert view.may(1) & mask("l:7") == mask("l:7")
    assert view.may(2) & mask("l:KOU") == mask("l:KOU")


def test_without_the_duty_a_card_not_beaten_proves_nothing() -> None:
    hands = "l:A98 a:K9 h:98 b:987", "l:KOU7 a:AX h:AX b:AX", "l:X a:OU87 h:KOU b:KO"
    bid = Contract((Part.BETLI,), False, False, None)
    state = after(began(game("HM", bid, hands)), "l:9", "l:7")
    assert seen(state, 0).may(1) & mask("l:KOU") == mask("l:KOU")


def test_ten_low_where_the_rules_say_so() -> None:
    """In the German rules a side suit's ten lies below its under: not beating the under proves less."""
    hands = "a:AK98 l:U97 h:A8 b:8", "a:XOU l:X8 h:K97 b:K9", "a:7 l:AKO h:XOU b:XU7"
    state = after(began(game("DE", ACORNS, hands)), "l:U", "l:X")
    assert not seen(state, 0).may(1) & mask("l:AKO")
    assert seen(state, 0).may(1) & mask("l:8")
    state = after(began(game("EN", ACORNS, hands)), "l:U", "l:X")
    assert seen(state, 0).may(1) & mask("l:AKO") == mask("l:AKO")


ULTI = Contract((Part.PARTI, Part.ULTI), False, False, Suit.ACORNS)


def test_the_seven_of_an_ulti_falls_only_when_it_must() -> None:
    """It follows a trump, so it was his last one: worlds in which he holds another are none of the play."""
    hands = "a:7 l:AXK h:AXK9 b:A8", "a:AXO l:987 h:87 b:97", "a:KU98 l:OU h:OU b:XU"
    state = after(began(game("EN", ULTI, hands)), "b:8", "b:9", "b:U", "b:X", "b:A", "b:7")
    state = after(state, "l:K", "l:7", "l:O", "l:A", "l:8", "l:U", "l:X", "l:9", "a:8", "a:9", "a:7")
    assert not seen(state, 1).may(0) & mask("a:AXKOU98")
    assert not seen(state, 2).may(0) & mask("a:AXKOU98")


def ruffed_with_the_seven(rules: RuleSet) -> State:
    """The declarer, who has no other trump, trumps a bell with the seven of his ulti; d1 may choose."""
    hands = "a:7 l:AXK9 h:AXK98", "a:AXO l:87 h:7 b:XU98", "a:KU98 l:OU h:OU b:K7"
    return after(began(game(rules, ULTI, hands)), "h:9", "h:7", "h:U", "b:7", "a:7")


def test_and_so_it_does_on_another_suit() -> None:
    state = ruffed_with_the_seven(load("EN"))
    assert not seen(state, 1).may(0) & mask("a:AXKOU98")
    loose = ruffed_with_the_seven(load("EN").with_options({"keep_seven": False}))
    assert seen(loose, 1).may(0) & mask("a:KU98") == mask("a:KU98")
    player = player_for("pimc:worlds=20", 1)
    while isinstance(state, Play):
        view = view_of(state, state.to_move)
        action = player.choose(view, 10_000, never)
        assert action in view.legal
        state, _ = apply(state, action)


# ------------------------------------------------------------------------------------------- open hands


OPEN = Contract((Part.BETLI,), False, True, None)
OPEN_HANDS = "l:987 a:98 h:98 b:987", "l:KOU a:AX h:AX7 b:AX", "l:X a:OU7 h:KOU b:KOU"


def test_all_hands_lie_open_after_the_first_trick() -> None:
    state = after(began(game("EN", OPEN, OPEN_HANDS)), "l:9", "l:O")
    assert not view_of(state, 2).open_hands[0]
    state = after(state, "l:X")
    for seat in range(3):
        evidence = seen(state, seat).proof.evidence
        assert Worlds(evidence, 1, 10, 0).count == 1
        assert truth_of(playing(state), seat, prove(view_of(state, seat))) == Worlds(evidence, 1, 10, 0)[0][0]


def playing(state: State) -> Play:
    play = play_in(state)
    assert play is not None
    return play


def test_the_declarers_hand_alone_lies_open() -> None:
    start = after(began(game("DE", OPEN, OPEN_HANDS)), "l:9", "l:O", "l:X")
    declarer = mask("l:87 a:98 h:98 b:987")
    for seat, count in ((1, 10), (2, 55)):  # two of eleven cards lie in the talon; one is known to d1
        view = seen(start, seat)
        assert view.may(0) == declarer
        assert not view.may(3 - seat) & declarer
        assert Worlds(view.proof.evidence, 1, 1000, 0).count == count
    assert Worlds(seen(start, 0).proof.evidence, 1, 0, 0).count > 10_000


# ------------------------------------------------------------------------------------------- marriages


PAIRS = "a:AKO8 l:KO7 h:A8 b:8", "a:XU9 l:98X h:KO9 b:9", "a:7 l:AU h:XU7 b:KOU7"
"""Trump pair and leaves with the declarer, hearts and bells with the defenders."""


def test_a_marriage_in_a_named_suit_is_a_pair() -> None:
    state = after(began(game("DE", ACORNS, PAIRS)), Meld(Suit.LEAVES), "l:O", "l:X")
    for seat in (1, 2):
        evidence = seen(state, seat).proof.evidence
        assert evidence.pairs == (1 << Suit.LEAVES, 0, 0)
        assert prove(view_of(state, seat)).declarer_marriages == (20,)
    assert seen(state, 2).proof.evidence.started[0] == mask("l:O")


def test_forty_is_in_trumps_and_twenty_in_another_suit() -> None:
    state = after(began(game("EN", ACORNS, PAIRS)), Meld(Suit.ACORNS), Meld(Suit.LEAVES), "a:A")
    proof = seen(state, 1).proof
    assert proof.evidence.pairs == (1 << Suit.ACORNS, 0, 0)
    assert proof.evidence.unnamed == (1, 0, 0)
    assert proof.evidence.unnamed_suits[0] == 15 & ~(1 << Suit.ACORNS)
    assert not proof.evidence.unnamed_are_all
    assert proof.declarer_marriages == (40, 20)
    assert not seen(state, 0).proof.evidence.unnamed[0], "the seat itself knows"


def test_where_they_announce_themselves_silence_proves_that_there_is_none() -> None:
    state = after(began(game("HM", ACORNS, PAIRS)), "a:A", "a:9")
    evidence = seen(state, 2).proof.evidence
    assert evidence.pairs == (1 << Suit.ACORNS, 0, 0)
    assert evidence.unnamed == (1, 1, 0)
    assert evidence.unnamed_are_all
    assert suits_in(evidence.no_pairs[1]) == {Suit.ACORNS}
    worlds = Worlds(evidence, 50, 0, 1)
    for i in range(50):
        world, _ = worlds[i]
        declarer, d1 = evidence.started[0] | world[0], evidence.started[1] | world[1]
        assert Suit.ACORNS in pairs_in(declarer)
        assert len(pairs_in(declarer)) == 2
        assert len(pairs_in(d1)) == 1


def test_who_announces_none_has_none() -> None:
    hands = "a:AKO8 l:KU7 h:A8 b:8", "a:XU9 l:98X h:KU9 b:9", "a:7 l:AO h:XO7 b:KOU7"
    state = after(began(game("HM", ACORNS, hands)), "a:A", "a:9", "a:7")
    evidence = seen(state, 0).proof.evidence
    assert suits_in(evidence.no_pairs[1]) == set(Suit)
    assert evidence.unnamed == (0, 0, 1)
    assert 0 < Worlds(evidence, 1, 0, 0).count < Worlds(replace(evidence, no_pairs=(0, 0, 0)), 1, 0, 0).count


def test_where_they_may_be_kept_back_silence_makes_them_unlikely() -> None:
    state = after(began(game("EN", ACORNS, PAIRS)), "a:A", "a:9")
    evidence = seen(state, 2).proof.evidence
    assert evidence.no_pairs == (0, 0, 0)
    assert suits_in(evidence.quiet_suits[0]) == set(Suit)
    assert evidence.quiet_pair == QUIET_PAIR < 0.2
    assert not evidence.quiet_suits[2], "the seat itself knows"
    assert not seen(after(began(game("EN", ACORNS, PAIRS)), "a:A"), 0).proof.evidence.quiet_suits[1]


def test_where_they_may_come_later_a_pair_is_silent_once_it_is_broken() -> None:
    state = after(began(game("DE", ACORNS, PAIRS)), "l:O", "l:X", "l:A")
    proof = seen(state, 1).proof
    assert suits_in(proof.evidence.quiet_suits[0]) == {Suit.LEAVES}
    assert suits_in(proof.frame.to_announce[0]) == set(Suit) - {Suit.LEAVES}


def test_the_pair_of_a_bid_shows_itself_and_is_the_only_one() -> None:
    """Twenty-hundred with two pairs: one is announced, the other is no proof to the contrary."""
    bid = Contract((Part.TWENTY_HUNDRED,), False, False, Suit.ACORNS)
    hands = "a:AX98 l:KO7 h:KO b:8", "a:KU7 l:98X h:A89 b:9", "a:O l:AU h:XU7 b:KOU7"
    rules = load("HM").with_options({"x100_extra_marriages": False})
    for rule_set in (rules, load("HO"), load("HM")):
        state = after(began(game(rule_set, bid, hands)), "a:A", "a:7", "a:O")
        proof = seen(state, 1).proof
        assert proof.declarer_marriages == ((20, 20) if rule_set == load("HM") else (20,))
        assert not proof.frame.to_announce[0] or not proof.frame.most[0]


# ------------------------------------------------------------------------------------------- talons


def talon_game(*talons: tuple[int | None, int | None, str], declarer: int) -> State:
    laid = [TalonLaid(by, taken, mask(cards)) for by, taken, cards in talons]
    return began(game("EN", ACORNS, (MINE, NEXT, LAST), declarer, laid))


def places(state: State, seat: int, text: str) -> set[int]:
    """The places where a seat holds one card possible."""
    may = seen(state, seat).proof.evidence.may
    return {place for place in range(4) if may[place] & card(text).bit}


def test_what_another_picked_up_is_with_him_or_in_his_talon() -> None:
    """Seat 1 laid ace and king of acorns away, seat 0 took them, kept them and laid two others."""
    state = talon_game((None, 1, "b:K9"), (1, 0, "a:AK"), (0, None, TALON_CARDS), declarer=0)
    assert places(state, 1, "a:A") == places(state, 1, "a:K") == {0, TALON}
    assert places(state, 2, "a:A") == {0, 1, TALON}
    assert places(state, 1, "h:A") == {0, 2, TALON}
    assert not seen(state, 1).hidden & mask(NEXT)


def test_and_with_the_next_one_if_that_was_taken_too() -> None:
    """Seat 1 laid the ace, 0 took it, 2 took what 0 laid, and laid the present talon."""
    state = talon_game((1, 0, "a:AK"), (0, 2, "b:AO"), (2, None, TALON_CARDS), declarer=2)
    # roles from seat 2: 0 is seat 2, 1 is seat 0, 2 is seat 1
    assert places(state, 1, "a:A") == {0, 1, TALON}
    assert places(state, 0, "b:A") == {0, TALON}
    assert places(state, 0, "b:O") == {0, TALON}


def test_cards_laid_by_another_and_picked_up_come_from_his_hand() -> None:
    """Seat 2 laid what seat 0 took: what seat 0 gave away before and did not find there, seat 2 still has."""
    state = talon_game((0, 2, "b:XU"), (2, 0, "b:AO"), (0, None, TALON_CARDS), declarer=0)
    assert places(state, 0, "b:X") == {2}
    assert places(state, 0, "b:U") == {2}
    assert places(state, 1, "b:X") == {0, 2, TALON}


def test_what_nobody_picked_up_lies_there() -> None:
    """Seat 1 laid the talon, seat 0 bid higher without it."""
    state = talon_game((1, None, TALON_CARDS), declarer=0)
    assert not seen(state, 1).hidden & mask(TALON_CARDS)
    assert places(state, 0, "b:A") == {1, 2, TALON}


def test_a_card_that_was_played_lies_nowhere() -> None:
    state = talon_game((None, 1, "b:K9"), (1, 0, "a:AK"), (0, None, TALON_CARDS), declarer=0)
    state = after(state, "a:A", "a:U", "a:7")
    assert places(state, 1, "a:A") == set()
    assert places(state, 1, "a:K") == {0, TALON}
    assert cards_of(seen(state, 1).proof.evidence.started[0]) == (card("a:A"),)

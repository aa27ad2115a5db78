"""The searching player: legal and the same every time, quick to stop, and never plainly wrong."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

import pytest

from tests.kit.deals import all_variants, random_rules
from tests.kit.hands import after, began, card, game, late, mask, random_game, random_play
from tests.kit.hidden import settled_in
from tests.kit.minimax import Ending, card_values
from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import Forecasting, Player, never
from ulti_desktop.ai.proof import prove
from ulti_desktop.engine.actions import Action, Claim, Kontra, Meld
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import ACES, FULL, TENS, Suit, card_points, cards_of, mask_of, shuffled
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.scoring import Seven
from ulti_desktop.engine.state import Done, Game, Play, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.native.worlds import Worlds

pytestmark = pytest.mark.native

LONG_TIME = 600_000
QUICK = ("master:worlds=4,bid=1", "club:worlds=4", "pimc:worlds=2,bid=1,beliefs=1")
Turn = tuple[State, SeatView, Action]


def turns(rules: RuleSet, seed: str, players: Sequence[Player], dealer: int = 0) -> Iterator[Turn]:
    """Every decision of a deal: the state, what was seen of it, and what was decided."""
    state, _ = start_deal(rules, dealer, shuffled(seed))
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        action = players[seat].choose(view, LONG_TIME, never)
        yield state, view, action
        state, _ = apply(state, action)


def check_legal(rules: RuleSet, seed: str, number: int) -> None:
    """Play deals out among all kinds of searching players, in changing seats."""
    for deal in range(number):
        players = [player_for(QUICK[(seat + deal) % 3], deal) for seat in range(3)]
        for state, view, action in turns(rules, f"{seed} {deal}", players, deal % 3):
            assert action in view.legal
            if isinstance(state, Play) and isinstance(action, PlayCard):
                assert action.card not in [one for one, _ in view.forbidden], "a revoke"
            player = players[view.seat]
            assert isinstance(player, Forecasting)
            assert all(0 <= said.odds <= 1 and 0 <= (said.plain or 0) <= 1 for said in player.forecasts)


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_plays_whole_deals_legally(rules: str) -> None:
    check_legal(load(rules), f"legal {rules}", 3)


@pytest.mark.parametrize(("rules", "options"), [variant for variant in all_variants() if variant[1]], ids=str)
def test_plays_legally_under_house_options(rules: str, options: dict[str, bool | int | str]) -> None:
    check_legal(load(rules).with_options(options), f"legal {options}", 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_plays_legally_under_any_rules(part: int) -> None:
    rng = random.Random(f"legal {part}")
    for number in range(100):
        check_legal(random_rules(rng), f"any {part} {number}", 3)


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_plays_legally_among_players_who_do_anything(rules: str) -> None:
    """Nobody bids or plays with sense, and any contract may come about."""
    rng = random.Random(f"odd {rules}")
    player = player_for("master:worlds=3,bid=1", 1)
    for _ in range(4):
        for state, _ in random_play(random_game(load(rules), rng), rng):
            view = view_of(state, to_move(state) or 0)
            assert player.choose(view, LONG_TIME, never) in view.legal


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    players = [player_for("master:worlds=3,bid=1", seat) for seat in range(3)]
    made = list(turns(load("HM"), "again", players))
    again = [player_for("master:worlds=3,bid=1", seat) for seat in range(3)]
    for _, view, action in reversed(made):
        assert again[view.seat].choose(view, 2 * LONG_TIME, never) == action


# ---------------------------------------------------------------------------------------------- cancelled


@pytest.fixture(scope="module")
def moments() -> list[SeatView]:
    """Views of every phase in which there is something to think about."""
    found: list[SeatView] = []
    simple = [player_for("simple", seat) for seat in range(3)]
    for rules in RULE_SET_IDS:
        phases: dict[str, int] = {}
        for deal in range(4):
            for _, view, _ in turns(load(rules), f"moments {deal}", simple, deal % 3):
                phases[view.phase] = phases.get(view.phase, 0) + 1
                if len(view.legal) > 1 and phases[view.phase] <= 3:
                    found.append(view)
    assert {view.phase for view in found} >= {
        "auction",
        "exchange",
        "announcing",
        "naming",
        "doubling",
        "play",
    }
    return found


def test_one_that_is_cancelled_answers_at_once(moments: list[SeatView]) -> None:
    """Whatever it was asked, at full width, with a legal action; a busy machine gets ten times 20 ms."""
    player = player_for("master", 1)
    slow = []
    for view in moments:
        began = time.perf_counter()
        assert player.choose(view, LONG_TIME, lambda: True) in view.legal
        took = time.perf_counter() - began
        if took > 0.2:
            slow.append((view.phase, round(took, 3)))
    assert len(slow) <= 1, slow


def test_one_that_is_cancelled_while_it_thinks_answers_soon(moments: list[SeatView]) -> None:
    player = player_for("master:worlds=5000", 1)
    late_answers = []
    for view in moments[::3]:
        until = time.perf_counter() + 0.03
        action = player.choose(view, LONG_TIME, lambda until=until: time.perf_counter() > until)
        after_it = time.perf_counter() - until
        assert action in view.legal
        if after_it > 0.2:
            late_answers.append((view.phase, round(after_it, 3)))
    assert len(late_answers) <= 1, late_answers


def test_without_time_it_still_answers(moments: list[SeatView]) -> None:
    player = player_for("master", 1)
    for view in moments[::2]:
        began = time.perf_counter()
        assert player.choose(view, 1, never) in view.legal
        assert time.perf_counter() - began < 3


# ---------------------------------------------------------------------------------------- plainly wrong


def contract(*parts: Part, trump: Suit | None = Suit.ACORNS, shown: bool = False) -> Contract:
    return Contract(parts, False, shown, trump)


def decided(state: State, seed: int = 1, level: str = "master:worlds=40") -> Action:
    seat = to_move(state)
    assert seat is not None
    return player_for(level, seed).choose(view_of(state, seat), LONG_TIME, never)


def cards_chosen(state: State) -> set[str]:
    """What several masters play."""
    chosen = set()
    for seed in range(4):
        action = decided(state, seed)
        assert isinstance(action, PlayCard), action
        chosen.add(action.card.code)
    return chosen


def code(text: str) -> str:
    return card(text).code


PARTI, ULTI = contract(Part.PARTI), contract(Part.PARTI, Part.ULTI)
BETLI, OPEN_BETLI = contract(Part.BETLI, trump=None), contract(Part.BETLI, trump=None, shown=True)
MARCH, OPEN_MARCH = contract(Part.DURCHMARS, trump=None), contract(Part.DURCHMARS, trump=None, shown=True)


@pytest.mark.parametrize("rules", ["EN", "DE", "GT", "HM", "HO"])
@pytest.mark.parametrize("honour", ["A", "X"])
def test_no_honour_under_a_lost_trick(rules: str, honour: str) -> None:
    """The declarer's highest trump takes the trick: a nine goes under it."""
    state = late(rules, PARTI, ("a:X b:8", f"l:{honour}U h:9", "h:87 b:9"), [(0, "a:A")], 1)
    assert code(f"l:{honour}") not in cards_chosen(state)


def test_points_to_the_partners_trick() -> None:
    """The partner's ace holds, whoever has what: the ten goes there, not to the declarer later."""
    state = late("EN", PARTI, ("a:98", "l:98", "b:X7 l:7"), [(0, "h:K"), (1, "h:A")], 2)
    assert cards_chosen(state) == {code("b:X")}


LOOSE = {"keep_seven": False}
"""The seven of an ulti may be thrown where nothing forbids it."""


@pytest.mark.parametrize("rules", ["EN", "HM"])
def test_an_ulti_keeps_its_seven_on_lead(rules: str) -> None:
    state = late(load(rules).with_options(LOOSE), ULTI, ("a:A7 l:8", "l:97 h:7", "h:98 b:9"), [], 0)
    assert code("a:7") in [
        action.card.code for action in view_of(state, 0).legal if isinstance(action, PlayCard)
    ]
    assert code("a:7") not in cards_chosen(state)


@pytest.mark.parametrize("rules", ["EN", "HM"])
def test_an_ulti_keeps_its_seven_when_it_trumps(rules: str) -> None:
    rule_set = load(rules).with_options(LOOSE)
    state = late(rule_set, ULTI, ("a:K7 l:8", "l:97 h:7", "b:98"), [(2, "h:9")], 0)
    assert cards_chosen(state) == {code("a:K")}


def test_a_defender_keeps_the_trump_that_beats_the_seven() -> None:
    """He makes the declarer trump and takes the seven in the last trick."""
    state = late("EN", ULTI, ("a:K7", "a:A l:9", "l:8 h:8"), [], 1)
    assert cards_chosen(state) == {code("l:9")}


FREE_MARCH = {"must_beat_durchmars": False}


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_takes_the_trick_that_beats_a_durchmars(rules: str) -> None:
    """Free to stay below, he takes it all the same."""
    rule_set = load(rules).with_options(FREE_MARCH)
    state = late(rule_set, MARCH, ("l:A h:9", "b:A7 l:8", "h:87 l:9"), [(0, "b:K")], 1)
    assert cards_chosen(state) == {code("b:A")}


@pytest.mark.parametrize("rules", ["HM"])
def test_a_betli_goes_under_where_it_can(rules: str) -> None:
    state = late(rules, BETLI, ("l:AO97", "h:98 b:8", "b:97 h:U"), [(1, "l:U"), (2, "l:K")], 0)
    assert code("l:A") not in cards_chosen(state)


@pytest.mark.parametrize("rules", ["EN", "DE", "HM"])
def test_a_betli_sheds_the_card_that_would_take_a_trick(rules: str) -> None:
    state = late(rules, BETLI, ("h:A7 l:7", "h:98", "h:UO"), [(1, "b:U"), (2, "b:K")], 0)
    assert cards_chosen(state) == {code("h:A")}


@pytest.mark.parametrize("rules", ["EN", "DE", "GT", "HM", "HO"])
def test_open_hands_of_a_betli_are_used(rules: str) -> None:
    """The defender sees which of his eights the declarer cannot stay below."""
    state = late(rules, OPEN_BETLI, ("l:9 h:7", "l:8 h:8", "h:9 a:A"), [], 1)
    assert cards_chosen(state) == {code("l:8")}
    state = late(rules, OPEN_BETLI, ("h:9 l:7", "l:8 h:8", "l:9 a:A"), [], 1)
    assert cards_chosen(state) == {code("h:8")}


@pytest.mark.parametrize("rules", ["EN", "DE", "HO"])
@pytest.mark.parametrize(("threat", "guard"), [("b:OU", "b:K"), ("l:OU", "l:K")])
def test_open_hands_of_a_durchmars_are_used(rules: str, threat: str, guard: str) -> None:
    """He sees in which suit his king is needed."""
    other = "l:98 a:7" if threat.startswith("b") else "b:98 a:7"
    state = late(rules, OPEN_MARCH, (threat, "b:K7 l:K", other), [(0, "h:A")], 1)
    assert code(guard) not in cards_chosen(state)


def test_takes_what_is_certain() -> None:
    assert decided(late("EN", PARTI, ("a:AX", "l:98", "h:98"), [], 0)) == Claim()


def first_card(rules: str, bid: Contract, own: str) -> State:
    """d1 with these cards at his first one, after a lead of the declarer; he may double."""
    rest = cards_of(FULL & ~mask(own))
    hands = mask_of(rest[:10]), mask(own), mask_of(rest[10:20])
    state = after(began(game(rules, bid, hands)))
    lead = next(one for one in rest[:10] if one & 7)
    state, _ = apply(state, PlayCard(lead))
    assert any(isinstance(action, Kontra) for action in view_of(state, 1).legal)
    return state


def doubled(state: State) -> set[Part]:
    """What several masters double."""
    actions = [decided(state, seed) for seed in range(4)]
    return {action.part for action in actions if isinstance(action, Kontra)}


@pytest.mark.parametrize("rules", ["EN", "DE", "GT", "HO"])
def test_no_kontra_on_a_march_that_he_cannot_stop(rules: str) -> None:
    assert doubled(first_card(rules, MARCH, "a:987 l:987 h:987 b:7")) == set()


@pytest.mark.parametrize("rules", ["EN", "DE", "GT", "HO"])
def test_no_kontra_on_a_betli_with_nothing_low(rules: str) -> None:
    assert doubled(first_card(rules, BETLI, "a:AKO l:AKO h:AK b:AK")) == set()


@pytest.mark.parametrize("rules", ["EN", "DE", "GT", "HO"])
def test_no_kontra_on_an_ulti_without_a_trump(rules: str) -> None:
    assert Part.ULTI not in doubled(first_card(rules, ULTI, "l:987U h:987 b:987"))


def test_no_kontra_that_can_only_lose() -> None:
    """Where a failed ulti pays the same doubled or not."""
    bid = contract(Part.ULTI, Part.FORTY_HUNDRED)
    assert Part.ULTI not in doubled(first_card("EN", bid, "a:AX98 l:A h:AX9 b:98"))


# ------------------------------------------------------------------------------ where one world is left


def ending_of(play: Play) -> Ending:
    """The same position for plain minimax, which counts seats from the declarer."""
    game_, rules = play.game, play.game.rules
    declarer = game_.declarer

    def role(seat: int) -> int:
        return (seat - declarer) % 3

    mine = mask_of(one for t in play.tricks if t.winner == declarer for _, one in t.cards)
    theirs = mask_of(one for t in play.tricks if t.winner != declarer for _, one in t.cards)
    won = sum(t.winner == declarer for t in play.tricks)
    sides: tuple[list[int], list[int]] = ([], [])
    for meld in play.melds:
        sides[meld.seat != declarer].append(meld.points)
    a, b, c = (play.hands[(declarer + i) % 3] for i in range(3))
    return Ending(
        rules,
        game_.contract,
        game_.doublings,
        (a, b, c),
        game_.talon,
        role(play.trick[0][0] if play.trick else play.to_move),
        tuple((role(seat), one) for seat, one in play.trick),
        (won, len(play.tricks) - won),
        (card_points(mine, rules.ace_value), card_points(theirs, rules.ace_value)),
        (tuple(sorted(sides[0], reverse=True)), tuple(sorted(sides[1], reverse=True))),
        (mine & ACES).bit_count(),
        (mine & TENS).bit_count(),
        seven_of(game_, play),
    )


def seven_of(game_: Game, play: Play) -> Seven | None:
    trump = game_.contract.trump
    for number, trick in enumerate(play.tricks, 1):
        for seat, one in trick.cards:
            if trump is not None and one == 8 * trump:
                role = ("declarer", "d1", "d2")[(seat - game_.declarer) % 3]
                return Seven(number, role, trick.winner == seat)
    return None


def certain_positions(seed: str) -> Iterator[tuple[Play, SeatView]]:
    """Late positions in which everything is known that matters and more than one card may be played."""
    rng = random.Random(seed)
    number = 0
    while True:
        number += 1
        rules = load(RULE_SET_IDS[number % 5]) if number % 2 else random_rules(rng)
        for state, _ in random_play(random_game(rules, rng), rng, announces=True):
            if not isinstance(state, Play) or len(state.tricks) < 6:
                continue
            view = view_of(state, state.to_move)
            others = any(isinstance(action, Claim | Kontra | Meld) for action in view.legal)
            if len(view.legal) < 2 or others or state.bound is not None:
                continue
            proof = prove(view)
            worlds = Worlds(proof.evidence, 1, 1, 0)
            if worlds.count == 1 and settled_in(proof.frame, worlds[0][0])[1:] == ((), ()):
                yield state, view


def check_certain(seed: str, number: int) -> None:
    player = player_for("master:worlds=40", 1)
    for (state, view), _ in zip(certain_positions(seed), range(number), strict=False):
        action = player.choose(view, LONG_TIME, never)
        assert isinstance(action, PlayCard)
        values = card_values(ending_of(state), "payoff")
        best = (max if state.to_move == state.game.declarer else min)(values.values())
        assert values[action.card] == best, (view, values)


def test_where_all_is_known_it_plays_as_plain_minimax_does() -> None:
    check_certain("certain", 25)


@pytest.mark.long
def test_where_all_is_known_it_plays_as_plain_minimax_does_in_many_positions() -> None:
    check_certain("very certain", 1000)

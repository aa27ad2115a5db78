"""When each rule set lets a part be doubled, by whom, and how often."""

from __future__ import annotations

from tests.kit.dealt import BETLI, HANDS, PARTI, TALON, lead, opened, play
from ulti_desktop.engine.actions import (
    Kontra,
    NameTrump,
    Pass,
)
from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.events import KontraCalled
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.state import (
    Doubling,
    Naming,
)
from ulti_desktop.engine.state import Play as PlayState
from ulti_desktop.engine.step import apply, legal_actions, to_move


def test_kontra_before_play_in_hm_goes_round_until_all_are_silent() -> None:
    state = play(opened(load("HM"), PARTI, HANDS, TALON), NameTrump(Suit.ACORNS))
    assert isinstance(state, Doubling)
    assert (to_move(state), state.moment) == (1, "before_play")
    state = play(state, Pass(), Kontra(Part.PARTI))
    assert to_move(state) == 0
    state, (called,) = apply(state, Kontra(Part.PARTI))
    assert called == KontraCalled(0, Part.PARTI, 2, None)
    state = play(state, Kontra(Part.PARTI))
    assert isinstance(state, PlayState)
    assert state.game.levels(Part.PARTI) == (3, 3)


def test_kontra_in_en_is_called_with_the_first_card_and_answered_after_trick_one() -> None:
    state = play(opened(load("EN"), PARTI, HANDS, TALON), NameTrump(Suit.ACORNS))
    assert not any(isinstance(action, Kontra) for action in legal_actions(state))
    state = lead(state, "hearts A")
    state = lead(play(state, Kontra(Part.PARTI)), "hearts U")
    assert not any(isinstance(action, Kontra) for action in legal_actions(state))
    state = lead(state, "hearts 9")
    assert isinstance(state, Doubling)
    assert (to_move(state), state.moment) == (0, "after_trick1")
    state = play(state, Kontra(Part.PARTI), Pass(), Pass())
    assert isinstance(state, PlayState)
    assert state.game.levels(Part.PARTI) == (2, 2)


def test_kontra_in_de_may_wait_for_the_end_of_trick_one() -> None:
    contract = Contract((Part.PARTI,), trump=Suit.ACORNS)
    state = opened(load("DE"), contract, HANDS, TALON)
    for card in ("hearts A", "hearts U", "hearts 9"):
        state = lead(state, card)
    assert isinstance(state, Doubling)
    assert to_move(state) == 1
    state = play(state, Kontra(Part.PARTI), Kontra(Part.PARTI))
    assert isinstance(state, PlayState)
    assert state.game.levels(Part.PARTI) == (2, 2)


def test_rekontra_in_gt_and_ho_comes_with_the_declarers_card_to_trick_two() -> None:
    for name in ("GT", "HO"):
        contract = Contract((Part.PARTI,), trump=None if name == "GT" else Suit.ACORNS)
        state = opened(load(name), contract, HANDS, TALON)
        if isinstance(state, Naming):
            state = play(state, NameTrump(Suit.ACORNS))
        state = lead(state, "hearts A")
        state = lead(lead(play(state, Kontra(Part.PARTI)), "hearts U"), "hearts 9")
        assert isinstance(state, PlayState)
        state = play(state, Kontra(Part.PARTI))
        assert isinstance(state, PlayState)
        assert state.game.levels(Part.PARTI) == (2, 2)
        assert not any(isinstance(action, Kontra) for action in legal_actions(state))


def test_individual_kontra_without_trump_binds_its_caller() -> None:
    state = lead(opened(load("EN"), BETLI, HANDS, TALON), "hearts A")
    assert Kontra(Part.BETLI, 1) in legal_actions(state)
    assert Kontra(Part.BETLI, 2) not in legal_actions(state)
    state = lead(play(state, Kontra(Part.BETLI, 1)), "hearts U")
    state = lead(play(state, Kontra(Part.BETLI, 2)), "hearts 9")
    assert isinstance(state, Doubling)
    assert legal_actions(state) == (Kontra(Part.BETLI, 1), Kontra(Part.BETLI, 2), Pass())
    state = play(state, Kontra(Part.BETLI, 2), Pass(), Pass())
    assert isinstance(state, PlayState)
    assert state.game.levels(Part.BETLI) == (1, 2)

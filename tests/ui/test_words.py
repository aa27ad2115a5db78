"""Every engine value has a word in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, get_args

import pytest
from PySide6.QtWidgets import QApplication

from ulti_desktop import words
from ulti_desktop.ai.company import COMPANY
from ulti_desktop.ai.levels import OFFERED
from ulti_desktop.ai.style import STYLES
from ulti_desktop.engine import actions, events, ladder, rulesets, step
from ulti_desktop.engine.cards import DECK, Card, Rank, Suit, shuffled
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import BadRules, IllegalAction, Reason
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.store.problems import ProblemKind
from ulti_desktop.ui import language

pytestmark = pytest.mark.gui

NAMES = ("Te", "Bori", "Gergő")
LINES = (
    "silent_ulti",
    "silent_durchmars",
    "silent_four_aces",
    "silent_forty_hundred",
    "silent_twenty_hundred",
    "ulti_penalty",
    "give_up",
    "revoke",
)


@pytest.fixture(params=language.LANGUAGES)
def every_language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.use(qapp, request.param)
    yield request.param
    language.use(qapp, "en")


@pytest.fixture
def speak_hungarian(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "hu")
    yield
    language.use(qapp, "en")


def view(rule_set: str = "EN", **changes: Any) -> SeatView:
    """A view of seat 0 in a 40-100 and ulti in acorns that seat 1 plays, `changes` laid over it."""
    contract = Contract((Part.ULTI, Part.FORTY_HUNDRED), trump=Suit.ACORNS)
    base = SeatView(
        rulesets.load(rule_set), 0, 0, "play", 0, (), (), (10, 10, 10), 2, declarer=1, contract=contract
    )
    return replace(base, **changes)


def test_every_value_has_a_word(every_language: str) -> None:
    said: list[str] = []
    for french in (False, True):
        said += [words.suit(suit, french) for suit in Suit]
        said += [words.no_suit(suit, french) for suit in Suit]
        said += [words.rank(rank, french) for rank in Rank]
        said += [words.index(rank, french) for rank in Rank]
        said += [words.card(one, french) for one in DECK]
        said += [words.the_card(one, french) for one in DECK]
        said += [words.reason(reason, french) for reason in Reason]
    said += [words.part(part) for part in Part]
    said += [words.kontra_call(part, level) for part in Part for level in range(1, 8)]
    said += [words.line_item(name) for name in (*LINES, *Part)]
    assert all(text.strip() and "%" not in text for text in said)


def test_every_level_has_a_name(speak_hungarian: None) -> None:
    assert all(words.level(level) != level for level in (*OFFERED, "simple", "random"))
    assert words.level("master:style=bold") == words.level("master") == "mester"
    assert words.level("of-another-program") == "of-another-program"


def test_the_company_is_described(every_language: str) -> None:
    styles = {style.id: words.temperament(style.id) for style in STYLES}
    assert len(set(styles.values())) == len(STYLES)
    assert len(COMPANY) >= 8
    assert {one.style for one in COMPANY} == set(styles)
    for kind in ("id", "name"):
        assert len({getattr(one, kind) for one in COMPANY}) == len(COMPANY)
    lines = [words.companion(one.id) for one in COMPANY]
    assert all(line.endswith(".") for line in lines)
    assert len(set(lines)) == len(COMPANY)
    assert words.companion("somebody") == ""


def test_the_missing_part_is_told_in_one_sentence(every_language: str) -> None:
    text = words.no_core(("club", "master"))
    assert words.capital(words.level("club")) in text
    assert words.capital(words.level("master")) in text
    assert "%" not in text


def test_every_parameter_has_a_label_a_help_and_its_values(every_language: str) -> None:
    for name, kind in rulesets.PARAMETERS.items():
        assert words.parameter(name)
        assert words.parameter_help(name).endswith(".")
        assert words.section(kind["section"])
        for value in kind.get("choices", ()):
            assert words.parameter_value(name, value) != value or every_language == "en"
        for rule_set in rulesets.RULE_SET_IDS:
            assert words.parameter_value(name, getattr(rulesets.load(rule_set), name))


def test_labels_of_parameters_differ(every_language: str) -> None:
    labels = [words.parameter(name) for name in rulesets.PARAMETERS]
    assert len(set(labels)) == len(labels)


def test_every_event_is_told_to_both_sides(every_language: str) -> None:
    contract = Contract((Part.ULTI,), trump=Suit.LEAVES)
    samples: dict[str, Any] = {
        "packets": ((0, 7),),
        "contract": contract,
        "cards": (Card.from_code("acorns 7"), Card.from_code("bells A")),
        "suit": Suit.LEAVES,
        "part": Part.ULTI,
        "level": 1,
        "against": None,
        "points": 20,
        "suit_shown": True,
        "card": Card.from_code("hearts O"),
        "number": 1,
        "seats": (1,),
        "void": True,
        "doubling": False,
    }
    for kind in get_args(events.Event):
        told = []
        for seat in (0, 1):
            event = kind(**{field.name: samples.get(field.name, seat) for field in fields(kind)})
            told.append(words.event(event, NAMES, view(dealer=seat)))
            words.bubble(event, view())
        assert all(told)
        assert "%" not in "".join(told)
        if "seat" in {field.name for field in fields(kind)}:
            assert "Bori" not in told[0]
            assert "Bori" in told[1]


def test_bids_of_a_ladder_have_names_of_their_own(every_language: str) -> None:
    for rule_set in rulesets.RULE_SET_IDS:
        rules = rulesets.load(rule_set)
        for french in (False, True):
            names = [words.contract_with_trump(bid.contract, rules, french) for bid in ladder.ladder(rules)]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("rule_set", rulesets.RULE_SET_IDS)
def test_whole_deals_can_be_told(every_language: str, rule_set: str) -> None:
    chance = random.Random(rule_set)
    for seed in range(6):
        state, _ = step.start_deal(rulesets.load(rule_set), seed % 3, shuffled(f"words {seed}"))
        while (mover := step.to_move(state)) is not None:
            seen = view_of(state, mover)
            assert words.phase_prompt(seen)
            assert all(words.action(action, seen) for action in seen.legal[:40])
            for forbidden, _ in seen.forbidden:
                with pytest.raises(IllegalAction) as caught:
                    step.apply(state, actions.Play(forbidden))
                assert "%" not in words.refusal(caught.value, seen, french=bool(seed % 2))
            state, happened = step.apply(state, chance.choice(seen.legal))
            for event in happened:
                sentence = words.event(events.seen_by(event, 0), NAMES, view_of(state, 0))
                assert sentence[0].isupper()
                assert "%" not in sentence


def test_every_clash_of_parameters_has_its_reason(every_language: str) -> None:
    from ulti_desktop.words.refusals import _CANNOT_COMBINE

    clashes = {
        "no_talon": {"no_talon": True},
        "half_hand": {"half_hand": True, "only_combined_bids": True},
        "opener_must_bid": {"opener_must_bid": False},
        "hearts_undoubled": {"hearts_always_trump": True, "hearts_undoubled": True},
        "kontra_window": {"kontra_window": "before_play"},
        "silent_everything": {"silent_everything": True},
        "give_up": {"give_up": "in_play", "illegal_cards": "punished"},
    }
    for options in clashes.values():
        with pytest.raises(BadRules) as caught:
            rulesets.load("EN").with_options(options)
        assert caught.value.names in _CANNOT_COMBINE
        assert words.bad_rules(caught.value).count(":") == 1 or every_language == "hu"


def test_every_problem_with_a_file_has_a_sentence(every_language: str) -> None:
    for kind in ProblemKind:
        said = words.problem(kind, "evening.ulti", action=12, kept_as="evening.damaged")
        pieces = {"evening.ulti", "11", "evening.damaged"}
        if kind is ProblemKind.CLOCK_BACK:
            pieces -= {"evening.ulti"}  # it is about no file
        assert all(piece in said for piece in pieces)
        assert "%" not in said

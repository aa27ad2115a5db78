"""Advice and reviews in sentences: whole ones, in three languages, never a bare number."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from tests.coach.test_advice import QUICK, choices
from ulti_desktop.coach.advice import Adviser
from ulti_desktop.coach.findings import (
    ActionReview,
    Advice,
    BidFinding,
    Condition,
    Finding,
    Ground,
    GroundFinding,
    Holder,
    KnownCost,
    KontraFinding,
    PartFinding,
    Shape,
    TalonFinding,
)
from ulti_desktop.engine.actions import Bid, Discard, Kontra, Pass, Play
from ulti_desktop.engine.cards import DECK, Card, Rank, Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.ui import language
from ulti_desktop.words import reasons, verdicts

ULTI = Contract((Part.PARTI, Part.ULTI), trump=Suit.ACORNS)
TRUMPS = Condition(Holder.ONE_DEFENDER, Shape.LENGTH, Suit.ACORNS, True, 4, deals=29, failed=29)
CARD = Play(Card.of(Suit.LEAVES, Rank.KING))
OTHER = Play(Card.of(Suit.LEAVES, Rank.SEVEN))


@pytest.fixture(params=language.LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """Each language of the program in turn."""
    before = language.current()
    language.use(qapp, request.param)
    yield request.param
    language.use(qapp, before)


@pytest.fixture
def english(qapp: QCoreApplication) -> Iterator[None]:
    before = language.current()
    language.use(qapp, "en")
    yield
    language.use(qapp, before)


def view(seat: int = 0) -> SeatView:
    legal = (CARD, OTHER)
    return SeatView(load("EN"), seat, 0, "play", seat, legal, (), (10, 10, 10), 2, declarer=0, contract=ULTI)


def is_sentence(text: str) -> bool:
    """Words, a capital or a figure at the start, a full stop, every place filled."""
    return (
        re.search(r"[^\W\d_]{2}", text) is not None
        and text[0] in text[0].upper()
        and text.endswith(".")
        and not re.search(r"%[1-9n]|\(s\)|  ", text)
    )


@pytest.mark.usefixtures("english")
def test_the_sentence_of_the_search() -> None:
    found = PartFinding(ULTI, Part.ULTI, CARD, 71, 100, TRUMPS)
    assert reasons.finding(found, view()) == (
        "Ulti is made in 71 of 100 sampled deals; it fails when one defender holds 4 or more trumps."
    )
    less = replace(found, fails_when=replace(TRUMPS, failed=24), rival=(OTHER, 54))
    assert reasons.finding(less, view()) == (
        "Ulti is made in 71 of 100 sampled deals; it fails most often when one defender holds 4 or more "
        "trumps. After “Seven of leaves”: in 54 deals."
    )
    never = replace(found, fails_when=None, rival=(OTHER, 0))
    assert reasons.finding(never, view()) == (
        "Ulti is made in 71 of 100 sampled deals. After “Seven of leaves”: in none."
    )
    some = PartFinding(ULTI, Part.ULTI, CARD, 2, 3, complete=True)
    assert reasons.finding(some, view()) == "Ulti is made in 2 of the 3 deals that are possible."
    for made, complete, text in (
        (3, True, "Ulti is made in every deal that is possible."),
        (0, True, "Ulti is made in no deal that is possible."),
        (3, False, "Ulti is made in all 3 sampled deals."),
        (0, False, "Ulti is made in none of 3 sampled deals."),
    ):
        assert reasons.finding(replace(some, made=made, complete=complete), view()) == text


@pytest.mark.usefixtures("english")
def test_worth_and_distance() -> None:
    advice = Advice(0, CARD, 3.44, OTHER, 1.26)
    assert reasons.sentences(advice, view()) == (
        "King of leaves.",
        "It is worth +3.4 game points to you on average.",
        "Next best: “Seven of leaves”, 1.3 game points behind.",
    )
    assert reasons.next_best(replace(advice, distance=0.01), view()) == "Just as good: “Seven of leaves”."
    assert reasons.worth(replace(advice, value=-0.02)) == "It is worth 0.0 game points to you on average."
    assert reasons.sentences(Advice(0, CARD), view()) == ("King of leaves.",)


def every_finding() -> Iterator[Finding]:
    yield from map(GroundFinding, Ground)
    yield from (TalonFinding(count, 12) for count in (0, 1, 12))
    yield from (BidFinding(Bid(ULTI), 3.4), BidFinding(Bid(ULTI), 3.4, OTHER, 0.0))
    yield BidFinding(Bid(ULTI), -1.2, OTHER, 2.5)
    for part in Part:
        yield KontraFinding(part, 30, 60, 0.4, 0.5, called=True)
        yield PartFinding(ULTI, part, CARD, 71, 100, rival=(OTHER, 1))
        for made in (0, 5, 9):
            yield from (PartFinding(ULTI, part, CARD, made, 9, complete=whole) for whole in (True, False))
    ace = Card.of(Suit.ACORNS, Rank.ACE)
    for holder in Holder:
        for shape in Shape:
            for trump in (True, False):
                for failed in (10, 9):
                    when = Condition(holder, shape, Suit.ACORNS, trump, 4, ace, 10, failed)
                    yield PartFinding(ULTI, Part.ULTI, CARD, 71, 100, when)
                    yield PartFinding(ULTI, Part.ULTI, CARD, 1, 1, when, complete=True)


@pytest.mark.parametrize("french", [False, True])
def test_every_finding_is_a_sentence_in_every_language(spoken: str, french: bool) -> None:
    for found in every_finding():
        for seat in (0, 1):
            text = reasons.finding(found, view(seat), french)
            assert is_sentence(text), text


@pytest.mark.native
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_advice_of_a_deal_is_sentences(rules: str, qapp: QCoreApplication) -> None:
    found = choices(load(rules), random.Random(f"said {rules}"))
    for _ in range(4):
        state, seat = next(found)
        seen = view_of(state, seat)
        advice = Adviser(1, QUICK).advise(seen)
        said = set()
        for code in language.LANGUAGES:
            language.use(qapp, code)
            lines = reasons.sentences(advice, seen)
            assert len(lines) >= 2
            assert all(map(is_sentence, lines)), lines
            said.add(lines)
        assert len(said) == len(language.LANGUAGES)


def test_what_is_not_said_by_the_action_itself(spoken: str) -> None:
    before = replace(view(), phase="exchange", declarer=None, contract=None)
    found = (PartFinding(ULTI, Part.ULTI, Bid(ULTI), 30, 100),)
    laid = Advice(0, Discard(DECK[0], DECK[1]), 1.0, findings=found)
    assert len(reasons.reasons(laid, before)) == 2
    assert len(reasons.reasons(replace(laid, best=Pass()), before)) == 2
    assert len(reasons.reasons(replace(laid, best=Bid(ULTI)), before)) == 1
    assert len(reasons.reasons(replace(laid, best=Kontra(Part.ULTI)), view())) == 1


@pytest.mark.usefixtures("english")
def test_verdicts() -> None:
    row = ActionReview(1, 0, CARD, 4, 8, (OTHER.card,), KnownCost(0.0, 0.4, CARD, 50))
    assert verdicts.verdict(row, view()) == (
        "Right on what was known; with all cards seen it cost 8 game points."
    )
    wrong = replace(row, known=KnownCost(3.0, 0.5, OTHER, 50), cost_exact=1)
    assert verdicts.verdict(wrong, view()) == (
        "On what was known, better: “Seven of leaves”, by 3.0 game points (±0.5). "
        "With all cards seen it cost 1 game point."
    )
    assert verdicts.verdict(replace(row, cost_exact=0), view()) == (
        "There was nothing better on what was known."
    )
    alone = replace(view(), legal=(CARD,))
    assert verdicts.verdict(replace(row, cost_exact=0), alone) == ""
    assert verdicts.verdict(replace(row, cost_exact=None, known=None), view()) == ""


def test_verdicts_in_every_language(spoken: str) -> None:
    for known in (
        None,
        KnownCost(0.0, 0.4, CARD, 50),
        KnownCost(3.0, 0.5, OTHER, 50),
        KnownCost(0.4, 0.5, OTHER, 9),
    ):
        for exact in (None, 0, 1, 8):
            text = verdicts.verdict(ActionReview(1, 0, CARD, 4, exact, (), known), view())
            assert not text or is_sentence(text), text

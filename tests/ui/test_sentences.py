"""The sentences word by word, as card players say them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from ulti_desktop import words
from ulti_desktop.engine import actions, events, rulesets
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.scoring import Line
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui import language

pytestmark = pytest.mark.gui

NAMES = ("Te", "Bori", "Gergő")


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Any]:
    yield lambda code: language.use(qapp, code)
    language.use(qapp, "en")


def card(text: str) -> Card:
    return Card.from_code(text)


def view(rule_set: str = "EN", **changes: Any) -> SeatView:
    """A view of seat 0 in a 40-100 and ulti in acorns that seat 1 plays, `changes` laid over it."""
    contract = Contract((Part.ULTI, Part.FORTY_HUNDRED), trump=Suit.ACORNS)
    base = SeatView(
        rulesets.load(rule_set), 0, 0, "play", 0, (), (), (10, 10, 10), 2, declarer=1, contract=contract
    )
    return replace(base, **changes)


def trick(*codes: str) -> tuple[tuple[int, Card], ...]:
    return tuple((number + 1, card(code)) for number, code in enumerate(codes))


@pytest.mark.parametrize(
    ("code", "french", "said"),
    [
        ("hu", False, ["makk hetes", "piros felső", "tök ász"]),
        ("hu", True, ["treff hetes", "kőr dáma", "káró ász"]),
        ("de", False, ["Eichel-Sieben", "Herz-Ober", "Schellen-Ass"]),
        ("de", True, ["Kreuz-Sieben", "Herz-Dame", "Karo-Ass"]),
        ("en", False, ["seven of acorns", "over of hearts", "ace of bells"]),
        ("en", True, ["seven of clubs", "queen of hearts", "ace of diamonds"]),
    ],
)
def test_names_of_cards(speak: Any, code: str, french: bool, said: list[str]) -> None:
    speak(code)
    assert [words.card(card(one), french) for one in ("acorns 7", "hearts O", "bells A")] == said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hu", "makk hetes, zöld ász és tök alsó"),
        ("de", "Eichel-Sieben, Blatt-Ass und Schellen-Unter"),
        ("en", "seven of acorns, ace of leaves and under of bells"),
    ],
)
def test_lists_of_cards(speak: Any, code: str, said: str) -> None:
    speak(code)
    assert words.cards([card("acorns 7"), card("leaves A"), card("bells U")]) == said


BOTH = (Part.ULTI, Part.FORTY_HUNDRED)


@pytest.mark.parametrize(
    ("rule_set", "contract", "said"),
    [
        ("EN", Contract((Part.PARTI,)), ("parti", "Einfaches Spiel", "partie")),
        ("EN", Contract((Part.PARTI,), hearts=True), ("piros parti", "Herz-Spiel", "hearts partie")),
        ("EN", Contract((Part.PARTI, Part.ULTI)), ("ulti", "Ulti", "ulti")),
        ("DE", Contract((Part.PARTI, Part.ULTI)), ("parti, ulti", "Einfaches Spiel, Ulti", "partie, ulti")),
        (
            "EN",
            Contract(BOTH, hearts=True),
            ("piros 40-100, ulti", "Herz-40-100, Ulti", "hearts 40-100, ulti"),
        ),
        (
            "EN",
            Contract(BOTH, trump=Suit.ACORNS),
            ("makk 40-100, ulti", "Eichel-40-100, Ulti", "acorns 40-100, ulti"),
        ),
        (
            "GT",
            Contract(BOTH, trump=Suit.HEARTS),
            ("40-100, ulti, adu: piros", "40-100, Ulti, Trumpf Herz", "40-100, ulti, trump hearts"),
        ),
        ("EN", Contract((Part.BETLI,), open=True), ("terített betli", "Offener Betli", "open betli")),
        (
            "HM",
            Contract((Part.DURCHMARS,), hearts=True, open=True),
            ("piros terített durchmars", "Offener Herz-Durchmars", "open hearts durchmars"),
        ),
        (
            "EN",
            Contract((Part.ULTI, Part.DURCHMARS), open=True),
            ("ulti, terített durchmars", "Ulti, Offener Durchmars", "ulti, open durchmars"),
        ),
        ("HO", Contract((Part.PARTI, Part.FOUR_ACES)), ("négy ász", "Vier Asse", "four aces")),
        (
            "EN",
            Contract((Part.BETLI,), half=True),
            ("betli (félkezes)", "Betli (halbe Hand)", "betli (half-hand)"),
        ),
    ],
)
def test_spoken_contracts(speak: Any, rule_set: str, contract: Contract, said: tuple[str, ...]) -> None:
    for code, text in zip(language.LANGUAGES, said, strict=True):
        speak(code)
        assert words.contract_with_trump(contract, rulesets.load(rule_set)) == text


def test_hearts_are_named_by_the_cards_on_the_table(speak: Any) -> None:
    speak("hu")
    bid = Contract(BOTH, hearts=True)
    assert words.contract(bid, rulesets.load("EN"), french=True) == "kőr 40-100, ulti"


def test_doublings(speak: Any) -> None:
    speak("hu")
    levels = ["kontra", "rekontra", "szubkontra", "hirskontra", "mordkontra"]
    assert [words.kontra_level(level) for level in range(1, 6)] == levels
    assert [words.kontra_level(6), words.kontra_level(7)] == ["Fedák Sári", "kerekes bicikli"]
    assert words.kontra_call(Part.ULTI, 1) == "kontra az ultira"
    assert words.kontra_call(Part.FORTY_HUNDRED, 2) == "rekontra a 40-100-ra"
    speak("de")
    assert words.kontra_call(Part.ULTI, 1) == "Kontra auf Ulti"
    assert words.kontra_level(8) == "×256"


def test_a_part_that_stands_alone_is_not_named_again(speak: Any) -> None:
    speak("hu")
    called = events.KontraCalled(2, Part.BETLI, 1, None)
    betli = view(contract=Contract((Part.BETLI,)))
    assert words.bubble(called, betli) == "kontra"
    assert words.bubble(events.KontraCalled(2, Part.ULTI, 1, None), view()) == "kontra az ultira"
    mine = events.KontraCalled(1, Part.BETLI, 2, 0)
    assert words.event(mine, NAMES, betli) == "Bori: rekontra, ellened."


def refused(reason: Reason, led: tuple[tuple[int, Card], ...], legal: str, **more: Any) -> str:
    cards = tuple(card(code.strip()) for code in legal.split(",") if code)
    french = more.pop("french", False)
    return words.refusal(IllegalAction(reason, cards), view(trick=led, **more), french)


@pytest.mark.parametrize(
    ("code", "french", "said"),
    [
        ("hu", False, "Tököt kell adni: játszd ki a hetest vagy az alsót."),
        ("hu", True, "Kárót kell adni: játszd ki a hetest vagy a bubit."),
        ("de", False, "Du musst Schellen bedienen: Spiel die Sieben oder den Unter."),
        ("de", True, "Du musst Karo bedienen: Spiel die Sieben oder den Buben."),
        ("en", False, "Bells must be followed: play the seven or the under."),
        ("en", True, "Diamonds must be followed: play the seven or the jack."),
    ],
)
def test_duty_to_follow(speak: Any, code: str, french: bool, said: str) -> None:
    speak(code)
    assert refused(Reason.FOLLOW_SUIT, trick("bells A"), "bells 7,bells U", french=french) == said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hu", "Felül tudod ütni a királyt: játszd ki az ászt vagy a tízest."),
        ("de", "Du kannst den König überstechen: Spiel das Ass oder die Zehn."),
        ("en", "You can beat the king: play the ace or the ten."),
    ],
)
def test_duty_to_beat(speak: Any, code: str, said: str) -> None:
    speak(code)
    assert refused(Reason.BEAT, trick("bells 7", "bells K"), "bells A,bells 10") == said


def test_the_ten_to_beat_is_high_or_low_as_the_rules_say(speak: Any) -> None:
    led = trick("bells 10", "bells K")
    assert refused(Reason.BEAT, led, "bells A") == "You can beat the ten: play the ace."
    assert (
        refused(Reason.BEAT, led, "bells A", rules=rulesets.load("DE"))
        == "You can beat the king: play the ace."
    )


def test_the_led_suit_is_beaten_though_a_trump_lies_there(speak: Any) -> None:
    led = trick("bells 9", "acorns 7")
    assert refused(Reason.BEAT, led, "bells A") == "You can beat the nine: play the ace."


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hu", "Nincs tököd, ezért aduzni kell: játszd ki a hetest."),
        ("de", "Du hast keine Schellen, also musst du mit Trumpf stechen: Spiel die Sieben."),
        ("en", "You have no bells, so you must trump: play the seven."),
    ],
)
def test_duty_to_trump(speak: Any, code: str, said: str) -> None:
    speak(code)
    assert refused(Reason.TRUMP, trick("bells A"), "acorns 7") == said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hu", "Nagyobb aduval felül tudod ütni a kilencest: játszd ki a felsőt."),
        ("de", "Du kannst die Neun übertrumpfen: Spiel den Ober."),
        ("en", "You can overtrump the nine: play the over."),
    ],
)
def test_duty_to_overtrump(speak: Any, code: str, said: str) -> None:
    speak(code)
    assert refused(Reason.OVERTRUMP, trick("bells A", "acorns 9"), "acorns O") == said


def test_other_refusals(speak: Any) -> None:
    speak("hu")
    legal = "acorns 8,bells 7"
    said = "Ultinál az adu hetest meg kell tartani: játszd ki a makk nyolcast vagy a tök hetest."
    assert refused(Reason.KEEP_SEVEN, (), legal) == said
    assert (
        refused(Reason.PLAY_PAIR, (), "leaves K,leaves O") == "Bemondtad: játszd ki a királyt vagy a felsőt."
    )
    many = ",".join(f"bells {rank}" for rank in "789UOKA")
    assert refused(Reason.FOLLOW_SUIT, trick("bells 10"), many) == "Tököt kell adni."
    standing = Contract((Part.BETLI,))
    said = "Magasabbat kell mondanod. Az utolsó licit: betli."
    assert refused(Reason.NOT_HIGHER, (), "", standing=standing) == said
    assert refused(Reason.NOT_YOUR_TURN, (), "") == "Nem te jössz."


def test_the_duty_that_holds_now(speak: Any) -> None:
    speak("hu")
    held = tuple(
        (card(code), why) for code, why in (("acorns A", Reason.FOLLOW_SUIT), ("bells 7", Reason.BEAT))
    )
    seen = view(trick=trick("bells K"), forbidden=held, legal=(actions.Play(card("bells A")),))
    assert words.duty(seen) == "Felül tudod ütni a királyt: játszd ki az ászt."
    assert words.duty(view(trick=trick("bells K"))) == ""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hu", ["1 ütés", "3 ütés", "1 pont", "10 pont", "2 lap", "24 leosztás"]),
        ("de", ["1 Stich", "3 Stiche", "1 Punkt", "10 Punkte", "2 Karten", "24 Gaben"]),
        ("en", ["1 trick", "3 tricks", "1 point", "10 points", "2 cards", "24 deals"]),
    ],
)
def test_plurals(speak: Any, code: str, said: list[str]) -> None:
    speak(code)
    found = [words.tricks(1), words.tricks(3), words.points(1), words.points(10), words.card_count(2)]
    assert [*found, words.deals(24)] == said


def test_numbers_have_real_signs() -> None:
    assert [words.signed(number) for number in (6, 0, -24)] == ["+6", "0", "−24"]
    assert words.points(-3) == "−3 points"
    assert words.times(2) == "×2"


def test_filling_does_not_fill_what_was_filled_in() -> None:
    assert words.fill("%1 says: %2 %3", "%2", "b") == "%2 says: b %3"


@pytest.mark.parametrize(
    ("code", "before", "during"),
    [
        ("hu", ["osztó", "elsőkéz", ""], ["védő", "felvevő", "védő"]),
        ("de", ["Geber", "Vorhand", ""], ["Verteidiger", "Alleinspieler", "Verteidiger"]),
        ("en", ["dealer", "forehand", ""], ["defender", "declarer", "defender"]),
    ],
)
def test_roles(speak: Any, code: str, before: list[str], during: list[str]) -> None:
    speak(code)
    auction = view(declarer=None, contract=None, phase="auction")
    assert [words.role(auction, seat) for seat in range(3)] == before
    assert [words.role(view(), seat) for seat in range(3)] == during


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, ("Te hívsz: válassz egy lapot!", "Du spielst aus: Wähle eine Karte!", "Your turn: lead a card")),
        (
            {"trick": trick("bells 7")},
            ("Te jössz: válassz egy lapot!", "Du bist am Zug: Wähle eine Karte!", "Your turn: play a card"),
        ),
        (
            {"bound": Suit.LEAVES, "hand": (card("leaves K"), card("leaves O"))},
            (
                "Játszd ki a királyt vagy a felsőt!",
                "Spiel den König oder den Ober!",
                "Play the king or the over",
            ),
        ),
        (
            {"phase": "exchange"},
            (
                "Válassz két lapot a talonba!",
                "Wähle zwei Karten für den Talon!",
                "Choose two cards for the talon",
            ),
        ),
        ({"phase": "naming"}, ("Válassz adu színt!", "Wähle den Trumpf!", "Choose trump")),
        (
            {"phase": "doubling", "legal": (actions.Kontra(Part.ULTI), actions.Pass())},
            ("Kontra, vagy mehet?", "Kontra oder weiter?", "Kontra, or go on?"),
        ),
        (
            {"phase": "auction", "legal": (actions.Pass(), actions.TakeTalon())},
            (
                "Vedd fel a talont, vagy passzolj!",
                "Nimm den Talon auf oder passe!",
                "Pick up the talon or pass",
            ),
        ),
        ({"to_move": 2}, ("", "", "")),
    ],
)
def test_what_to_do_now(speak: Any, changes: dict[str, Any], said: tuple[str, ...]) -> None:
    for code, text in zip(language.LANGUAGES, said, strict=True):
        speak(code)
        assert words.phase_prompt(view(**changes)) == text


def test_buttons_and_speech(speak: Any) -> None:
    speak("hu")
    doubled = view(doublings=((Part.ULTI, 1, 1),))
    assert words.action(actions.Kontra(Part.ULTI), doubled) == "Rekontra az ultira"
    assert words.action(actions.Pass(), view(phase="doubling")) == "Mehet"
    assert words.action(actions.Meld(Suit.ACORNS), view()) == "40"
    assert words.action(actions.Meld(Suit.LEAVES), view()) == "20 (zöld)"
    assert words.bubble(events.Passed(1, doubling=True), view()) == "mehet"
    assert words.bubble(events.Passed(1), view()) == "passz"
    assert words.bubble(events.Melded(1, 20, Suit.LEAVES, suit_shown=False), view()) == "20"
    betli = view(contract=Contract((Part.BETLI,)))
    assert words.action(actions.Claim(), betli) == "Nincs több ütésem"
    assert words.bubble(events.Claimed(0), betli) == "nincs több ütésem"


def test_log(speak: Any) -> None:
    speak("hu")
    played = events.CardPlayed(1, card("acorns K"))
    assert words.event(played, NAMES, view()) == "Bori kijátssza a makk királyt."
    assert (
        words.event(events.CardPlayed(0, card("hearts O")), NAMES, view(), True) == "Kijátszod a kőr dámát."
    )
    assert words.event(events.TrickWon(2, 1, 20), NAMES, view()) == "Gergő viszi az ütést: 20 pont."
    speak("de")
    assert words.event(played, NAMES, view()) == "Bori spielt den Eichel-König."
    assert words.event(events.TrickWon(0, 1, 0), NAMES, view()) == "Du gewinnst den Stich."


def test_lines_of_the_sheet(speak: Any) -> None:
    line = Line("ulti_penalty", False, 4, False, (0, 0), 1, -4, -4)
    speak("hu")
    assert (words.line_item(line), words.result(line)) == ("bukott ulti felára", "bukott")
    assert words.line_item("forty_hundred") == "40-100"


def test_rule_sets_keep_their_own_names(speak: Any) -> None:
    speak("hu")
    assert words.rule_set(rulesets.load("HM")) == "Rablóulti (mai magyar)"
    own = rulesets.from_toml('base = "EN"\nid = "club"\nname = "Our table"\n', "club.toml")
    assert words.rule_set(own) == "Our table"

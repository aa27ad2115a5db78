"""The duties of play, marriages and kontra, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import Rank
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.ladder import NO_TRUMP, ladder
from ulti_desktop.words.cards import rank
from ulti_desktop.words.contracts import kontra_level
from ulti_desktop.words.rule_sheet.page import Page
from ulti_desktop.words.text import all_of, fill, times

translate = QCoreApplication.translate


def play(page: Page) -> None:
    """Say which cards may be played and who wins a trick."""
    rules = page.rules
    if rules.leader == "declarer":
        text = translate("sheet", "The declarer leads to the first trick.")
    else:
        text = translate("sheet", "Forehand leads to the first trick, whoever is the declarer.")
    page.say("leader", text)
    text = translate(
        "sheet",
        "The suit led must be followed. Whoever cannot follow must play a trump; whoever has neither may "
        "play any card.",
    )
    page.say("following", text)
    _beating(page)
    text = translate(
        "sheet",
        "The highest trump wins the trick; if there is none in it, the highest card of the suit led. "
        "Whoever wins a trick leads to the next.",
    )
    page.say("winning", text, "following")
    if rules.keep_seven:
        text = translate(
            "sheet",
            "Whoever has bid ulti must keep the trump seven back as long as another card may be played.",
        )
    else:
        text = translate("sheet", "Whoever has bid ulti need not keep the trump seven back.")
    page.say("keep_seven", text)
    if rules.betli_ends_early:
        text = translate("sheet", "Betli is over as soon as the declarer takes a trick.")
    else:
        text = translate("sheet", "Betli is played to the end even after the declarer has taken a trick.")
    page.say("betli_ends_early", text)
    _illegal(page)


def _beating(page: Page) -> None:
    rules = page.rules
    if not rules.must_beat_trump:
        text = translate(
            "sheet", "In games with trump nobody has to beat: whoever follows suit may play any card of it."
        )
        page.say("must_beat_trump", text, "must_beat_trump", also=("must_beat_led_suit_when_trumped",))
    else:
        text = translate(
            "sheet",
            "In games with trump whoever follows suit must beat the highest card so far, if possible.",
        )
        page.say("must_beat_trump", text)
        if rules.must_beat_led_suit_when_trumped:
            text = translate(
                "sheet",
                "The highest card of the suit led must be beaten even when the trick is trumped already.",
            )
        else:
            text = translate(
                "sheet", "When the trick is trumped already, any card of the suit led may be played to it."
            )
        page.say("must_beat_led_suit_when_trumped", text)
    if rules.must_overtrump:
        text = translate(
            "sheet", "Whoever must trump a trick that is trumped already must overtrump, if possible."
        )
    else:
        text = translate("sheet", "Whoever must trump may play any trump; nobody has to overtrump.")
    page.say("must_overtrump", text)
    if rules.must_beat_betli:
        text = translate("sheet", "In betli the highest card so far must be beaten, if possible.")
    else:
        text = translate("sheet", "In betli only the suit must be followed; nobody has to beat.")
    page.say("must_beat_betli", text)
    if any(Part.DURCHMARS in row.contract and row.trump == NO_TRUMP for row in ladder(rules)):
        if rules.must_beat_durchmars:
            text = translate(
                "sheet", "In durchmars without trump the highest card so far must be beaten, if possible."
            )
        else:
            text = translate("sheet", "In durchmars without trump nobody has to beat.")
        page.say("must_beat_durchmars", text)


def _illegal(page: Page) -> None:
    rules = page.rules
    refused = rules.illegal_cards == "refused"
    if refused:
        text = translate("sheet", "A card against these duties is not accepted; another one must be played.")
    else:
        text = translate("sheet", "A card against these duties is let stand.")
    told = not refused or "illegal_cards" in rules.house_options
    page.say("illegal_cards", text, "illegal_cards", also=() if told else ("revoke_penalty",))
    if not told:
        return
    if rules.revoke_penalty == "sum_to_each":
        text = translate(
            "sheet",
            "Where such a card is let stand, it is a revoke and ends the deal: whoever played it pays every "
            "part of the contract, with hearts and kontra, to each of the two others.",
        )
    else:
        text = translate(
            "sheet",
            "Where such a card is let stand, it is a revoke and ends the deal: the side that played it loses "
            "every part of the contract, with hearts and kontra.",
        )
    page.say("revoke_penalty", text)


def marriages(page: Page) -> None:
    """Say what marriages are worth and when they are announced."""
    rules = page.rules
    pair = all_of([rank(Rank.KING, page.french), rank(Rank.OVER, page.french)])
    text = translate(
        "sheet",
        "Two cards of one suit (%1) in one hand are a marriage. In trump it counts 40 card points, "
        "in another suit 20.",
    )
    page.say("marriage_points", fill(text, pair))
    if rules.marriage_games == "trump":
        text = translate("sheet", "There are marriages in all games with trump, and only in these.")
    else:
        text = translate(
            "sheet",
            "Marriages count only in games with the partie, 40-100 or 20-100, where card points matter.",
        )
    page.say("marriage_games", text)
    _announcing(page)
    if rules.marriage_needs_trick:
        text = translate("sheet", "Marriages count only for a side that wins at least one trick.")
    else:
        text = translate("sheet", "Marriages count at once, even for a side that wins no trick.")
    page.say("marriage_needs_trick", text)
    if not rules.defenders_may_meld:
        text = translate("sheet", "Only the declarer announces marriages.")
        page.say("defenders_may_meld", text, "defenders_may_meld", also=("x100_defenders_may_meld",))
    else:
        text = translate("sheet", "The defenders’ marriages count as well as the declarer’s.")
        page.say("defenders_may_meld", text)
        if rules.x100_defenders_may_meld:
            text = translate("sheet", "They count against 40-100 and 20-100 too.")
        else:
            text = translate("sheet", "In 40-100 and 20-100 the defenders may announce none.")
        page.say("x100_defenders_may_meld", text)


def _announcing(page: Page) -> None:
    rules = page.rules
    match rules.marriage_when:
        case "automatic":
            text = translate(
                "sheet", "They need not be announced: they count by themselves with a player’s first card."
            )
            page.say(
                "marriage_when",
                text,
                "marriage_when",
                also=("marriage_shows_suit", "x100_meld_by_bid"),
            )
            return
        case "trick1":
            text = translate(
                "sheet",
                "They are announced with one’s own card to the first trick, as many as one has; "
                "what is not announced does not count.",
            )
        case _:
            text = translate(
                "sheet",
                "A marriage is announced when either of its two cards is played, in any trick; "
                "what is not announced does not count.",
            )
    page.say("marriage_when", text)
    if rules.marriage_shows_suit:
        text = translate("sheet", "Whoever announces a 20 says which suit it is.")
    else:
        text = translate("sheet", "Whoever announces a 20 need not say which suit it is or show the cards.")
    page.say("marriage_shows_suit", text)
    if rules.x100_meld_by_bid:
        text = translate("sheet", "The bid of 40-100 or 20-100 announces its marriage already.")
    else:
        text = translate(
            "sheet",
            "The marriage of 40-100 or 20-100 must be announced like any other, or the hundred is lost.",
        )
    page.say("x100_meld_by_bid", text)


def kontra(page: Page) -> None:
    """Say who may double what, when, how often and for whom."""
    rules = page.rules
    every = ("kontra_window", "rekontra_window", "kontra_individual", "kontra_beyond_re")
    if not rules.kontra_limit:
        page.say("kontra_max", translate("sheet", "There is no kontra."), "kontra_max", also=every)
        return
    text = translate(
        "sheet",
        "A defender who says kontra doubles what a part of the contract pays or costs. Each part is doubled "
        "by itself, and the two sides answer each other in turn.",
    )
    page.say("kontra_parts", text)
    steps = [
        fill("%1 %2", kontra_level(level), times(2**level)) for level in range(1, rules.kontra_limit + 1)
    ]
    text = translate("sheet", "These are the steps: %1.")
    page.say("kontra_max", fill(text, ", ".join(steps)), "kontra_max", "kontra_beyond_re")
    match rules.kontra_window:
        case "own_card":
            text = translate("sheet", "A defender says kontra just before their own card to the first trick.")
        case "until_trick2":
            text = translate(
                "sheet", "A defender may say kontra from the first trick until the second is led."
            )
        case _:
            text = translate("sheet", "Kontra is said after the auction, before the first lead.")
    page.say("kontra_window", text)
    if rules.kontra_limit > 1:
        page.say("rekontra_window", _answers(rules.rekontra_window))
    match rules.kontra_individual:
        case "never":
            text = translate("sheet", "A defender’s kontra always counts for the partner too.")
        case "no_trump":
            text = translate(
                "sheet",
                "In games with trump a defender’s kontra counts for the partner too; in games without trump "
                "each defender doubles alone.",
            )
        case _:
            text = translate(
                "sheet",
                "A defender’s kontra counts for the partner too; only in betli and in durchmars without "
                "trump each defender doubles alone.",
            )
    page.say("kontra_individual", text)


def _answers(window: str) -> str:
    match window:
        case "after_trick1":
            return translate(
                "sheet",
                "The declarer answers after the first trick; all steps are said before the second is led.",
            )
        case "until_trick2":
            return translate("sheet", "The answers too must be said before the second trick is led.")
        case "trick2":
            return translate("sheet", "The answer is said just before one’s own card to the second trick.")
    return translate("sheet", "The answers follow at once, before the first lead too.")

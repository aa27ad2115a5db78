"""What can be played for, and what goes together, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import Rank
from ulti_desktop.engine.contracts import FOUR, X100, Part
from ulti_desktop.engine.ladder import LadderBid, ladder
from ulti_desktop.words.cards import rank
from ulti_desktop.words.contracts import contract
from ulti_desktop.words.rule_sheet.page import Page
from ulti_desktop.words.text import all_of, fill

translate = QCoreApplication.translate


def games(page: Page) -> None:
    """Say what each part of a contract asks for and which of them go together."""
    rows = ladder(page.rules)
    parts = {part for row in rows for part in row.contract.parts}
    _points(page, parts)
    if Part.ULTI in parts:
        text = translate(
            "sheet",
            "Ulti: the declarer wins the last trick with the trump seven. It is lost when the seven is "
            "played earlier or is beaten in the last trick.",
        )
        page.say("ulti_goal", text, "following")
    if Part.BETLI in parts:
        text = translate("sheet", "Betli: the declarer wins no trick. There is no trump.")
        page.say("betli_goal", text, "following")
    if Part.DURCHMARS in parts:
        _durchmars(page)
    if Part.FOUR_ACES in parts:
        text = translate("sheet", "Four aces: the declarer has all four aces in the tricks won.")
        page.say("four_aces", text)
    if Part.FOUR_TENS in parts:
        text = translate("sheet", "Four tens: the declarer has all four tens in the tricks won.")
        page.say("four_tens", text)
    _together(page, parts)
    _open(page, rows)
    _hearts(page, rows)


def _points(page: Page, parts: set[Part]) -> None:
    rules = page.rules
    if rules.parti_rule == "more":
        text = translate(
            "sheet",
            "Partie, the simple game: the declarer has more card points than both defenders together, "
            "marriages included, and at least one trick.",
        )
    else:
        if rules.parti_rule == "over_half":
            text = translate(
                "sheet",
                "Partie, the simple game: the declarer has at least %1 of the %2 card points; "
                "marriages do not count for it.",
            )
        else:
            text = translate(
                "sheet",
                "Partie, the simple game: the declarer has at least %1 card points, own marriages included; "
                "%2 lie in the cards and the last trick.",
            )
        text = fill(text, "48" if rules.ace_eleven else "41", str(rules.all_points))
    page.say("parti_rule", text)
    pair = all_of([rank(Rank.KING, page.french), rank(Rank.OVER, page.french)])
    if Part.FORTY_HUNDRED in parts:
        text = translate(
            "sheet",
            "40-100: the declarer holds the marriage in trump (%1) and reaches 100 card points, "
            "its 40 included.",
        )
        page.say("forty_hundred_goal", fill(text, pair), "following")
    if Part.TWENTY_HUNDRED in parts:
        text = translate(
            "sheet",
            "20-100: the declarer holds a marriage in another suit (%1) and reaches 100 card points, "
            "its 20 included.",
        )
        page.say("twenty_hundred_goal", fill(text, pair), "following")
    if parts & X100:
        if rules.x100_extra_marriages:
            text = translate(
                "sheet",
                "In 40-100 and 20-100 all other marriages of the declarer count towards the hundred too.",
            )
        else:
            text = translate("sheet", "In 40-100 and 20-100 no other marriage of the declarer counts.")
        page.say("x100_extra_marriages", text)


def _durchmars(page: Page) -> None:
    rules = page.rules
    page.say(
        "durchmars_goal", translate("sheet", "Durchmars: the declarer wins all ten tricks."), "following"
    )
    match rules.durchmars_trump:
        case "none":
            text = translate("sheet", "A durchmars that is bid alone has no trump, not even in hearts.")
        case "hearts":
            text = translate(
                "sheet",
                "A durchmars that is bid alone has no trump; a hearts durchmars is played with hearts as "
                "trump.",
            )
        case _:
            text = translate("sheet", "A durchmars always has a trump.")
    page.say("durchmars_trump", text)
    if rules.durchmars_combines:
        text = translate(
            "sheet",
            "Durchmars can be bid together with 40-100, 20-100 or ulti; it is then played with their trump.",
        )
    else:
        text = translate("sheet", "Durchmars is always bid alone.")
    page.say("durchmars_combines", text)


def _together(page: Page, parts: set[Part]) -> None:
    rules = page.rules
    page.say(
        "alone",
        translate("sheet", "40-100 and 20-100 exclude each other; betli is always bid alone."),
        "following",
    )
    if rules.parti_with_ulti == "always":
        text = translate(
            "sheet", "Whoever bids ulti always plays the partie too, and it is settled as a part of its own."
        )
    else:
        text = translate(
            "sheet", "Ulti can be bid by itself; the partie is played beside it only when it is bid too."
        )
    page.say("parti_with_ulti", text)
    if rules.parti_with_x100:
        text = translate(
            "sheet", "The partie can be bid beside 40-100 or 20-100; a durchmars takes its place."
        )
    else:
        text = translate("sheet", "40-100, 20-100 and durchmars take the place of the partie.")
    page.say("parti_with_x100", text)
    if parts & FOUR:
        _four(page)
    if rules.only_combined_bids:
        page.say("only_combined_bids", translate("sheet", "Every bid must have at least two parts."))


def _four(page: Page) -> None:
    if page.rules.four_bring_parti:
        text = translate(
            "sheet",
            "With four aces or four tens the partie is always played and paid too, without being named.",
        )
    else:
        text = translate(
            "sheet",
            "Four aces or four tens are bid only beside 40-100, 20-100, ulti or durchmars, "
            "never alone or with a partie by itself.",
        )
    page.say("four_bring_parti", text)
    if page.rules.four_bring_parti:
        return
    if page.rules.four_aces_with_simple:
        text = translate("sheet", "Beside ulti with four aces the partie is played too.")
    else:
        text = translate("sheet", "Beside ulti with four aces the partie is not played.")
    page.say("four_aces_with_simple", text)


def _open(page: Page, rows: tuple[LadderBid, ...]) -> None:
    rules = page.rules
    single = [row.contract for row in rows if row.contract.open and not row.contract.hearts]
    if not single:
        return
    alone = [one for one in single if len(one.parts) == 1 or one.parts == (Part.PARTI, Part.ULTI)]
    names = all_of([contract(one, rules, page.french) for one in alone])
    text = translate("sheet", "These games can be played with open cards: %1.")
    page.say(
        "open_games", fill(text, names), "open_any_trump_bid", also=("open_ulti", "open_bonus", "contracts")
    )
    if rules.open_shows == "all":
        text = translate(
            "sheet",
            "In an open game all three lay their cards face up on the table after the first trick; "
            "the defenders may not consult each other.",
        )
    else:
        text = translate(
            "sheet",
            "In an open game the declarer lays their own cards face up on the table after the first trick.",
        )
    page.say("open_shows", text, "open_shows", "open_moment")
    if rules.durchmars_combines and any(Part.DURCHMARS in one for one in single):
        if rules.open_with == "trump_parts":
            text = translate("sheet", "An open durchmars too can be bid with 40-100, 20-100 or ulti.")
        else:
            text = translate("sheet", "An open durchmars is always bid alone.")
        page.say("open_with", text)
    if rules.open_any_trump_bid:
        text = translate(
            "sheet",
            "Every game with trump can be played open: its highest part is then worth %1 more, "
            "in hearts twice as much.",
        )
        page.say("open_bonus", fill(text, str(rules.open_bonus)), "open_any_trump_bid", "open_bonus")


def _hearts(page: Page, rows: tuple[LadderBid, ...]) -> None:
    if page.rules.hearts_always_trump:
        text = translate(
            "sheet", "In every game with trump hearts are trump, and nothing counts double for it."
        )
        page.say("hearts_always_trump", text)
    elif any(row.contract.hearts for row in rows):
        text = translate(
            "sheet",
            "Whoever announces a game in hearts plays all its parts at the hearts value, which is double for "
            "nearly all of them. Hearts are then trump; a game without trump stays without trump.",
        )
        page.say("hearts_always_trump", text, "hearts_always_trump", also=("contracts",))

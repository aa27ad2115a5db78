"""How the auction goes, in words, with the ladder of all bids."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.contracts import FOUR
from ulti_desktop.engine.ladder import ANY, HEARTS, NO_TRUMP, ladder
from ulti_desktop.engine.sources import source
from ulti_desktop.words.contracts import contract
from ulti_desktop.words.rule_sheet.page import Page, Row, Table
from ulti_desktop.words.text import capital

translate = QCoreApplication.translate


def auction(page: Page) -> None:
    """Say who may bid what and when the auction is over."""
    _talon(page)
    _height(page)
    _trump(page)
    _needs(page)
    _end(page)


def _talon(page: Page) -> None:
    rules = page.rules
    twelve = rules.forehand_cards == 12
    if rules.half_hand:
        text = translate(
            "sheet",
            "At first each player gets only five cards and there is a half-hand round: nobody has to bid, a "
            "bid names its trump, and two passes after it end the round. Such a bid counts double, and each "
            "kontra in this round four times. Then the other cards are dealt, and the auction goes on at "
            "ordinary values.",
        )
        page.say("half_hand", text)
    if rules.opener_must_bid:
        text = translate("sheet", "Forehand opens the auction and must bid, at least the lowest game.")
    else:
        text = translate("sheet", "Forehand opens the auction with a bid or a pass.")
    page.say("opener_must_bid", text)
    if rules.no_talon:
        text = translate("sheet", "Nobody picks up the two cards left over; one bids on the ten cards dealt.")
        page.say("no_talon", text, "no_talon", also=("pickup", "bid_order"))
        return
    if rules.pickup == "required":
        text = (
            translate(
                "sheet",
                "Whoever wants to outbid must pick up the talon; whoever picks it up must bid higher.",
            )
            if twelve
            else translate(
                "sheet",
                "Every bid begins with picking up the talon; whoever picks it up must bid higher "
                "than the bid before.",
            )
        )
    else:
        text = (
            translate(
                "sheet",
                "Whoever outbids may pick up the talon for it but need not; whoever picks it up must bid "
                "higher. If it is left, nothing is laid away, and it lies there for the next player.",
            )
            if twelve
            else translate(
                "sheet",
                "Whoever bids may pick up the talon for it but need not; whoever picks it up must bid higher "
                "than the bid before.",
            )
        )
    page.say("pickup", text)
    page.say("bid_order", _bid_order(rules.bid_order))


def _bid_order(order: str) -> str:
    if order == "bid_first":
        return translate(
            "sheet",
            "Whoever has twelve cards first bids and then lays any two of them face down as the talon.",
        )
    if order == "exchange_first":
        return translate(
            "sheet",
            "Whoever has twelve cards first lays any two of them face down as the talon and then bids.",
        )
    return translate(
        "sheet",
        "Whoever has twelve cards lays any two of them face down as the talon and names the game "
        "in the same breath.",
    )


def _height(page: Page) -> None:
    rules = page.rules
    if rules.order == "list":
        text = translate(
            "sheet",
            "A bid is higher when it stands higher in the list below; its value in points does not matter.",
        )
        page.say("order", text, "order", "rank_list", also=("order_ties",))
        if rules.combination_rank == "own":
            text = translate(
                "sheet",
                "A bid of several parts stands just above the highest of them; among bids with the same "
                "highest part the value decides.",
            )
        else:
            text = translate(
                "sheet",
                "A bid of several parts stands above every single game; among such bids the value decides.",
            )
        page.say("combination_rank", text)
    else:
        text = translate(
            "sheet",
            "A bid is higher when its value is higher. The value of a bid is the sum of its parts.",
        )
        page.say("order", text, "order", also=("rank_list", "combination_rank"))
        if rules.order_ties == "equal":
            text = translate("sheet", "A bid of the same value does not outbid.")
        else:
            text = translate("sheet", "Of two bids with the same value the one with fewer parts is higher.")
        page.say("order_ties", text)
    if rules.parti_with_ulti == "always":
        if rules.ulti_parti_counts:
            text = translate("sheet", "The partie that goes with ulti counts in the value of the bid.")
        else:
            text = translate(
                "sheet",
                "The partie that goes with ulti does not count in the value of the bid, though it is played.",
            )
        page.say("ulti_parti_counts", text)
    if rules.four_bring_parti and any(FOUR & set(row.contract.parts) for row in ladder(rules)):
        if rules.four_parti_counts:
            text = translate(
                "sheet", "The partie that goes with four aces or four tens counts in the value of the bid."
            )
        else:
            text = translate(
                "sheet",
                "The partie that goes with four aces or four tens does not count in the value of the bid, "
                "though it is played.",
            )
        page.say("four_parti_counts", text)


def _trump(page: Page) -> None:
    rules = page.rules
    if rules.hearts_always_trump:
        return
    if rules.trump_named == "in_bid":
        text = translate("sheet", "The bid names its trump.")
        page.say("trump_named", text, "trump_named", also=("hearts_undoubled",))
        return
    if rules.hearts_undoubled:
        text = translate(
            "sheet",
            "A bid in hearts has named its trump. Otherwise the declarer names it after the auction, before "
            "the first lead: any suit, hearts too, which then doubles nothing.",
        )
    else:
        text = translate(
            "sheet",
            "A bid in hearts has named its trump. Otherwise the declarer names it after the auction, before "
            "the first lead: one of the three other suits.",
        )
    page.say("trump_named", text, "trump_named", "hearts_undoubled")


def _needs(page: Page) -> None:
    rules = page.rules
    if rules.ulti_needs_seven:
        text = translate("sheet", "Ulti may be bid only by a player who holds the trump seven.")
    else:
        text = translate("sheet", "Ulti may be bid without the trump seven; it is lost then.")
    page.say("ulti_needs_seven", text)
    if rules.x100_needs_pair:
        text = translate("sheet", "40-100 and 20-100 may be bid only by a player who holds the marriage.")
    else:
        text = translate("sheet", "40-100 and 20-100 may be bid without the marriage; they are lost then.")
    page.say("x100_needs_pair", text)


def _end(page: Page) -> None:
    rules = page.rules
    page.say(
        "reentry",
        translate("sheet", "Whoever has passed may bid again as long as the auction goes on."),
    )
    if rules.passes_to_end == 3:
        text = translate(
            "sheet",
            "The auction is over after three passes in a row: the highest bidder may raise their own bid "
            "once the two others have passed. Whoever bid last is the declarer.",
        )
    else:
        text = translate(
            "sheet",
            "The auction is over when the two others pass after a bid. Whoever bid last is the declarer.",
        )
    page.say("passes_to_end", text)
    if not rules.opener_must_bid:
        if rules.all_pass == "next_dealer":
            text = translate("sheet", "If nobody bids, nothing is played and the next player deals.")
        else:
            text = translate("sheet", "If nobody bids, nothing is played and the same player deals again.")
        page.say("all_pass", text)
    match rules.give_up:
        case "plain_parti":
            text = translate(
                "sheet",
                "A declarer who has bid the partie alone, not in hearts, may give it up before the first "
                "lead and pays 2 to each opponent.",
            )
        case "in_play":
            text = translate(
                "sheet",
                "The declarer may give the game up at any time: every part counts as lost, with kontra; "
                "a partie by itself without kontra costs 2 to each opponent.",
            )
        case _:
            text = translate("sheet", "A game that was bid cannot be given up; it is played.")
    page.say("give_up", text)


def ladder_table(page: Page) -> Table:
    """Return all bids from the lowest to the highest."""
    rules = page.rules
    by_list = rules.order == "list"
    heads = (
        translate("sheet", "Bid"),
        translate("sheet", "Trump"),
        translate("sheet", "Rank") if by_list else translate("sheet", "In the auction"),
        translate("sheet", "At stake"),
    )
    rows = []
    for row in ladder(rules):
        bid = row.contract
        key = "+".join([*bid.parts, *(["hearts"] if bid.hearts else []), *(["open"] if bid.open else [])])
        height = row.step if by_list else row.auction_value
        cells = (
            capital(contract(bid, rules, page.french)),
            _trump_kind(row.trump),
            str(height),
            str(row.played_value),
        )
        rows.append(Row(key, cells, source(rules, [one.value for one in bid.parts]), bid.hearts))
    return Table(heads, tuple(rows))


def _trump_kind(kind: str) -> str:
    match kind:
        case _ if kind == NO_TRUMP:
            return translate("sheet", "none")
        case _ if kind == HEARTS:
            return translate("sheet", "hearts")
        case _ if kind == ANY:
            return translate("sheet", "any suit")
    return translate("sheet", "any but hearts")

"""What is paid: the scoring table, silent bonuses and the session, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import ladder, part_value
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Catch, Tally, settle_played
from ulti_desktop.engine.sources import source
from ulti_desktop.words.contracts import part
from ulti_desktop.words.parameters import parameter, parameter_help, parameter_value
from ulti_desktop.words.rule_sheet.page import Page, Row, Table
from ulti_desktop.words.text import capital, counted, fill, points

translate = QCoreApplication.translate
NOTHING = "–"


def scoring(page: Page) -> None:
    """Say what made and lost parts come to."""
    rules = page.rules
    text = translate(
        "sheet",
        "Each part of the contract is settled by itself. For a part that is made each defender pays the "
        "declarer its value; for one that is lost the declarer pays each defender.",
    )
    page.say("payment", text)
    match rules.loss_factor, rules.betli_loss_factor:
        case 1, 1:
            text = translate("sheet", "A lost part costs as much as it would have brought.")
        case 2, 2:
            text = translate("sheet", "Every lost part costs twice its value, hearts and kontra included.")
        case 2, _:
            text = translate(
                "sheet",
                "A lost part costs twice its value, hearts and kontra included; a lost betli only once.",
            )
        case _:
            text = translate(
                "sheet",
                "A lost part costs as much as it would have brought, but a lost betli costs twice as much.",
            )
    page.say("loss_factor", text, "loss_factor", "betli_loss_factor")
    match rules.ulti_loss:
        case "flat":
            text = translate("sheet", "A lost ulti costs its value, however high kontra has gone.")
        case "times":
            text = translate("sheet", "A lost ulti is doubled by kontra like every other part.")
        case _:
            text = translate(
                "sheet",
                "A lost ulti costs its value with kontra and on top of it once more its value without.",
            )
    page.say("ulti_loss", text)
    match rules.talon_to:
        case "defenders":
            text = translate("sheet", "Aces and tens in the talon count for the defenders.")
        case "declarer":
            text = translate("sheet", "Aces and tens in the talon count for the declarer.")
        case _:
            text = translate("sheet", "Aces and tens in the talon count for nobody.")
    page.say("talon_to", text)


def value_table(page: Page) -> Table:
    """Return what each part brings and costs, per opponent and without kontra."""
    heads = (
        translate("sheet", "Part"),
        translate("sheet", "Made"),
        translate("sheet", "Lost"),
        translate("sheet", "Made in hearts"),
        translate("sheet", "Lost in hearts"),
    )
    rules = page.rules
    rows = []
    bids = [row.contract for row in ladder(rules)]
    for one in Part:
        if not any(one in bid for bid in bids):
            continue
        for opened in (False, True):
            figures = tuple(
                amount
                for hearts in (False, True)
                for amount in _amounts(rules, one, hearts=hearts, opened=opened, bids=bids)
            )
            if any(amount != NOTHING for amount in figures):
                name = capital(fill(translate("sheet", "%1, open"), part(one)) if opened else part(one))
                key = f"{one.value} open" if opened else one.value
                rows.append(Row(key, (name, *figures), source(rules, (one.value,))))
    return Table(heads, tuple(rows))


def _amounts(
    rules: RuleSet, one: Part, *, hearts: bool, opened: bool, bids: list[Contract]
) -> tuple[str, str]:
    """Return what a part brings and what it costs; dashes where that form does not exist."""
    value = rules.parts[one]
    exists = any(one in bid and bid.hearts == hearts and bid.open == opened for bid in bids)
    own = (
        (value.open_hearts if hearts else value.open) if opened else (value.hearts if hearts else value.plain)
    )
    contract = Contract((one,), hearts, opened)
    if not exists or own is None:
        return NOTHING, NOTHING
    lost = settle_played(contract, (), Tally((), 0, 1, None), Catch((), 0, False), rules)
    return str(part_value(one, contract, rules)), str(abs(lost.d1))


def silent(page: Page) -> None:
    """Say what is paid without having been bid."""
    rules = page.rules
    text = translate(
        "sheet",
        "Some feats are paid without being bid, in games with trump only. The amounts are per opponent.",
    )
    page.say("silent", text, "following")
    _silent_ulti(page)
    _silent_hundred(page)
    _silent_durchmars(page)
    if rules.four_aces:
        if rules.silent_four_aces:
            value = rules.parts[Part.FOUR_ACES].plain or 0
            text = translate("sheet", "A declarer who has all four aces in tricks unbid gets %1.")
            page.say("silent_four_aces", fill(text, points(value // 2)))
        else:
            page.say("silent_four_aces", translate("sheet", "Four aces that were not bid are not paid."))
    if rules.silent_everything:
        text = translate(
            "sheet", "The declarer also gets half the value of an unbid 40-100 or 20-100 that is made."
        )
        page.say("silent_everything", text)
    if rules.silent_in_hearts:
        text = translate("sheet", "In hearts silent bonuses count double.")
    else:
        text = translate("sheet", "Hearts do not double silent bonuses.")
    page.say("silent_in_hearts", text)


def _silent_ulti(page: Page) -> None:
    rules = page.rules
    told = (
        (
            "silent_ulti_won",
            translate(
                "sheet", "Silent ulti: a declarer who wins the last trick with the trump seven gets %1."
            ),
            translate("sheet", "A silent ulti of the declarer is not paid."),
        ),
        (
            "silent_ulti_lost",
            translate("sheet", "If the declarer’s trump seven is beaten in the last trick, that costs %1."),
            translate(
                "sheet", "If the declarer’s trump seven is beaten in the last trick, that costs nothing."
            ),
        ),
        (
            "silent_ulti_defenders_won",
            translate(
                "sheet", "If a defender wins the last trick with the trump seven, the declarer pays %1."
            ),
            translate(
                "sheet", "If a defender wins the last trick with the trump seven, nothing is paid for it."
            ),
        ),
        (
            "silent_ulti_defenders_lost",
            translate(
                "sheet", "If a defender’s trump seven is beaten in the last trick, the declarer gets %1."
            ),
            translate(
                "sheet", "If a defender’s trump seven is beaten in the last trick, nothing is paid for it."
            ),
        ),
    )
    for name, paid, free in told:
        amount = abs(getattr(rules, name))
        page.say(name, fill(paid, points(amount)) if amount else free)


def _silent_hundred(page: Page) -> None:
    rules = page.rules
    match rules.silent_100, rules.silent_100_scope:
        case "none", _:
            text = translate("sheet", "A hundred that was not bid is not paid.")
        case "doubles", "parti":
            text = translate(
                "sheet",
                "Silent hundred: if either side reaches 100 card points with its marriages, the partie "
                "counts double.",
            )
        case "doubles", _:
            text = translate(
                "sheet",
                "Silent hundred: if either side reaches 100 card points with its marriages in a game with "
                "the partie, every part of the contract counts double.",
            )
        case _, "parti":
            text = translate(
                "sheet",
                "Silent hundred: if either side reaches 100 card points with its marriages, the partie is "
                "worth 2 instead of 1; hearts and kontra remain.",
            )
        case _:
            text = translate(
                "sheet",
                "Silent hundred: if either side reaches 100 card points with its marriages, the partie is "
                "worth 2 instead of 1, and the other parts are doubled with it.",
            )
    page.say("silent_100", text, "silent_100", "silent_100_scope")


def _silent_durchmars(page: Page) -> None:
    rules = page.rules
    more = ("silent_durchmars_for", "silent_durchmars_without_parti", "silent_durchmars_takes_kontra")
    if rules.silent_durchmars == "none":
        text = translate("sheet", "Ten tricks that were not bid are not paid.")
        page.say("silent_durchmars", text, "silent_durchmars", also=("silent_durchmars_value", *more))
        return
    if rules.silent_durchmars == "replaces":
        text = translate(
            "sheet",
            "Silent durchmars: whoever wins all ten tricks unbid gets %1; they take the place of the partie.",
        )
    else:
        text = translate(
            "sheet",
            "Silent durchmars: whoever wins all ten tricks unbid gets %1 in addition to everything else.",
        )
    value = points(rules.silent_durchmars_value)
    page.say("silent_durchmars", fill(text, value), "silent_durchmars", "silent_durchmars_value")
    if rules.silent_durchmars_for == "both":
        text = translate("sheet", "Both sides can make a silent durchmars.")
    else:
        text = translate("sheet", "Only the declarer is paid for a silent durchmars.")
    page.say("silent_durchmars_for", text)
    if rules.silent_durchmars_without_parti:
        text = translate("sheet", "It is paid even when the contract has no partie.")
    else:
        text = translate("sheet", "It is paid only when the contract has a partie.")
    page.say("silent_durchmars_without_parti", text)
    if rules.silent_durchmars == "replaces" and rules.silent_durchmars_takes_kontra:
        text = translate("sheet", "A kontra on the partie doubles it too.")
    else:
        text = translate("sheet", "Kontra does not double it.")
    page.say("silent_durchmars_takes_kontra", text)


def session(page: Page) -> None:
    """Say when a session ends and who has won it."""
    rules = page.rules
    number = rules.session_deals
    if number:
        text = counted(translate("sheet", "A session has %n deal(s).", "", number), number)
    else:
        text = translate("sheet", "A session goes on as long as the players like.")
    page.say("session_deals", text)
    if rules.chip_target:
        text = translate("sheet", "It ends when a player has %1.")
        page.say("chip_target", fill(text, points(rules.chip_target)))
    number = rules.tie_extra_deals
    if number:
        text = translate("sheet", "If first place is shared at the end, %n more deal(s) follow.", "", number)
        page.say("tie_extra_deals", counted(text, number))
    if rules.ritual:
        text = translate(
            "sheet",
            "The end can be called with the words “The ace of hearts deals and does not deal”. Whoever then "
            "has the ace of hearts in the next deal is noted; when the noted player deals, that deal and "
            "two more are the last.",
        )
        page.say("ritual", text)
    page.say("winner", translate("sheet", "Whoever has the most points at the end has won."))
    if rules.stake == 1:
        text = translate("sheet", "What a point is worth is agreed before the session.")
    else:
        text = fill(translate("sheet", "Every point counts %1 on the score sheet."), str(rules.stake))
    page.say("stake", text)


def options(page: Page) -> None:
    """List what the players can agree on beside the rules."""
    for name in page.rules.house_options:
        value = parameter_value(name, getattr(page.rules, name))
        text = fill("%1: %2. %3", parameter(name), value, parameter_help(name))
        page.say(f"option {name}", text, name)

"""Advice in sentences: what to do, what it is worth, and what the search found that speaks for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.coach.findings import (
    Advice,
    BidFinding,
    Condition,
    Finding,
    Ground,
    GroundFinding,
    Holder,
    KontraFinding,
    PartFinding,
    Shape,
    TalonFinding,
)
from ulti_desktop.engine.actions import Discard, Pass
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.view import SeatView
from ulti_desktop.words.cards import card, suit
from ulti_desktop.words.contracts import contract_with_trump, part
from ulti_desktop.words.table import action
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, amount, capital, counted, fill

translate = QCoreApplication.translate

EVEN: Final = 0.05
"""A distance in game points that is not worth a word."""

_HOLDERS: Final = {
    Holder.ONE_DEFENDER: QT_TRANSLATE_NOOP("reasons", "one defender"),
    Holder.AFTER: QT_TRANSLATE_NOOP("reasons", "the defender after you"),
    Holder.BEFORE: QT_TRANSLATE_NOOP("reasons", "the defender before you"),
    Holder.DECLARER: QT_TRANSLATE_NOOP("reasons", "the declarer"),
    Holder.PARTNER: QT_TRANSLATE_NOOP("reasons", "your partner"),
    Holder.TALON: QT_TRANSLATE_NOOP("reasons", "the talon"),
}
_GROUNDS: Final = {
    Ground.ONLY_ACTION: QT_TRANSLATE_NOOP("reasons", "Nothing else is allowed."),
    Ground.CERTAIN: QT_TRANSLATE_NOOP("reasons", "The rest is certain, whatever the others hold."),
    Ground.ALL_EVEN: QT_TRANSLATE_NOOP(
        "reasons", "In the deals looked at it all comes to the same; this is the usual choice."
    ),
    Ground.CUSTOM: QT_TRANSLATE_NOOP(
        "reasons", "There is nothing to work out here; this is the usual choice."
    ),
    Ground.WORTH_LESS: QT_TRANSLATE_NOOP("reasons", "Every possible bid promises less than a pass."),
    Ground.NO_BID: QT_TRANSLATE_NOOP("reasons", "No bid comes close with these cards."),
    Ground.OWN_BID: QT_TRANSLATE_NOOP("reasons", "Your own bid stands."),
}


def advised(of: Advice, view: SeatView, french: bool = False) -> str:
    """Name the advised action, as in `Bid: ulti.` or `King of leaves.` with its full stop."""
    return f"{action(of.best, view, french)}."


def worth(of: Advice) -> str:
    """What the advised action is worth; empty where that is not known."""
    if of.value is None:
        return ""
    return fill(translate("reasons", "It is worth %1 game points to you on average."), amount(of.value))


def next_best(of: Advice, view: SeatView, french: bool = False) -> str:
    """What comes next and how far behind it is; empty where nothing was compared."""
    if of.runner_up is None or of.distance is None:
        return ""
    name = action(of.runner_up, view, french)
    if of.distance < EVEN:
        return fill(translate("reasons", "Just as good: “%1”."), name)
    text = translate("reasons", "Next best: “%1”, %2 game points behind.")
    return fill(text, name, amount(of.distance).removeprefix("+"))


def sentences(of: Advice, view: SeatView, french: bool = False) -> tuple[str, ...]:
    """All that is to be said, the advice itself first: one sentence each, none of them empty."""
    lines = [advised(of, view, french), worth(of), next_best(of, view, french)]
    return tuple(line for line in (*lines, *reasons(of, view, french)) if line)


def reasons(of: Advice, view: SeatView, french: bool = False) -> tuple[str, ...]:
    """What speaks for the advice, one sentence for each finding."""
    lines = []
    parts = [one for one in of.findings if isinstance(one, PartFinding)]
    for one in of.findings:
        if parts and one is parts[0]:
            lines.append(_plan(of, parts[0], view, french))
        lines.append(finding(one, view, french))
    return tuple(line for line in lines if line)


def _plan(of: Advice, first: PartFinding, view: SeatView, french: bool) -> str:
    """What the numbers speak of, where the action does not say it."""
    if view.contract is not None:
        return ""
    name = contract_with_trump(first.contract, view.rules, french)
    if isinstance(of.best, Discard) and any(isinstance(one, BidFinding) for one in of.findings):
        return ""
    if isinstance(of.best, Discard):
        return fill(translate("reasons", "It keeps the cards for %1."), name)
    if isinstance(of.best, Pass):
        return fill(translate("reasons", "The best bid would be %1."), name)
    return ""


def finding(of: Finding, view: SeatView, french: bool = False) -> str:
    """One finding as a sentence."""
    match of:
        case PartFinding():
            return _part(of, view, french)
        case TalonFinding(better, talons):
            return _talon(better, talons)
        case BidFinding():
            return _bid(of, view, french)
        case KontraFinding():
            return _kontra(of, view, french)
        case GroundFinding(ground):
            return translate("reasons", _GROUNDS[ground])


def _bid(of: BidFinding, view: SeatView, french: bool) -> str:
    """What to bid with the ten cards that are kept, and the next best bid."""
    text = translate("reasons", "Then “%1”, worth %2 game points to you on average.")
    first = fill(text, action(of.bid, view, french), amount(of.value))
    if of.runner_up is None or of.distance is None:
        return first
    other = action(of.runner_up, view, french)
    if of.distance < EVEN:
        return f"{first} " + fill(translate("reasons", "Just as good: “%1”."), other)
    text = translate("reasons", "Next best: “%1”, %2 game points behind.")
    return f"{first} " + fill(text, other, amount(of.distance).removeprefix("+"))


def _talon(better: int, talons: int) -> str:
    if better:
        text = translate(
            "reasons", "With %1 of %n sampled talon(s) a bid follows that is worth more.", "", talons
        )
    else:
        text = translate("reasons", "With none of %n sampled talon(s) a better bid follows.", "", talons)
    return fill(counted(text, talons), str(better))


def _part(of: PartFinding, view: SeatView, french: bool) -> str:
    made = _made(of.part, of.made, of.deals, of.complete)
    text = _with_condition(made, of.fails_when, french)
    if of.rival is None or of.rival[1] == of.made:
        return text
    other, then = of.rival
    if then:
        after = translate("reasons", "%1 After “%2”: in %n deal(s).", "", then)
    else:
        after = translate("reasons", "%1 After “%2”: in none.")
    return fill(counted(after, then), text, action(other, view, french))


def _made(of: Part, made: int, deals: int, complete: bool) -> str:
    """`Ulti is made in 71 of 100 sampled deals`, without its full stop."""
    if complete and made in (0, deals):
        every = translate("reasons", "%1 is made in every deal that is possible")
        text = every if made else translate("reasons", "%1 is made in no deal that is possible")
    elif complete:
        text = translate("reasons", "%1 is made in %2 of the %n deal(s) that are possible", "", deals)
    elif made == deals:
        text = translate("reasons", "%1 is made in all %n sampled deal(s)", "", deals)
    elif made:
        text = translate("reasons", "%1 is made in %2 of %n sampled deal(s)", "", deals)
    else:
        text = translate("reasons", "%1 is made in none of %n sampled deal(s)", "", deals)
    return capital(fill(counted(text, deals), part(of), str(made)))


def _with_condition(made: str, when: Condition | None, french: bool) -> str:
    if when is None:
        return f"{made}."
    if when.always:
        text = translate("reasons", "%1; it fails when %2.")
    else:
        text = translate("reasons", "%1; it fails most often when %2.")
    return fill(text, made, condition(when, french))


def condition(of: Condition, french: bool = False) -> str:
    """`one defender holds 4 or more trumps`: what follows on "when"."""
    holder = translate("reasons", _HOLDERS[of.holder])
    match of.shape:
        case Shape.LENGTH if of.trump:
            text = translate("reasons", "%1 holds %n or more trump(s)", "", of.count)
            return fill(counted(text, of.count), holder)
        case Shape.LENGTH:
            text = translate("reasons", "%1 holds %n or more card(s) of %2", "", of.count)
            return fill(counted(text, of.count), holder, suit(of.suit, french))
        case Shape.VOID if of.trump:
            return fill(translate("reasons", "%1 has no trump"), holder)
        case Shape.VOID:
            return fill(translate("reasons", "%1 has no %2"), holder, suit(of.suit, french))
        case Shape.HOLDS:
            assert of.card is not None
            name = card(of.card, french)
            if of.holder is Holder.TALON:
                return fill(translate("reasons", "the %1 lies in the talon"), name)
            return fill(translate("reasons", "the %1 is with %2"), name, holder)


def _kontra(of: KontraFinding, view: SeatView, french: bool) -> str:
    first = _with_condition(_made(of.part, of.made, of.deals, of.complete), of.fails_when, french)
    if view.seat == view.declarer:
        text = translate("reasons", "%1 At the table its chance is about %2%; to double pays above %3%.")
    else:
        text = translate("reasons", "%1 At the table its chance is about %2%; to double pays below %3%.")
    return fill(text, first, str(round(100 * of.chance)), str(round(100 * of.even)))

"""What the review of a deal says beside its verdicts: titles, captions, figures and summaries."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop import words
from ulti_desktop.coach.findings import ActionReview, DealReview
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import cards_of
from ulti_desktop.ui import reviewed
from ulti_desktop.ui.reviewed import Reviewed
from ulti_desktop.words.text import counted

translate = QCoreApplication.translate

LEAST: Final = 0.05
UNKNOWN: Final = "–"


def title(deal: Reviewed, step: int, french: bool = False) -> str:
    """The contract as it stands, or that there is none yet."""
    contract = reviewed.contract_at(deal, step)
    if contract is not None:
        return words.capital(words.contract(contract, deal.rules, french))
    if step and step == deal.steps:
        return translate("review", "Nobody bids")
    return translate("review", "No bid yet")


def moment(deal: Reviewed, step: int) -> str:
    """`deal 7, trick 4`."""
    number = str(deal.index + 1)
    trick = reviewed.trick_number(deal, step)
    text = words.fill(translate("review", "deal %1, before the play"), number)
    if trick:
        text = words.fill(translate("review", "deal %1, trick %2"), number, str(trick))
    game = reviewed.game_of(deal.states[step])
    doubled = () if game is None else game.doublings
    calls = [words.kontra_call(part, max(one, two)) for part, one, two in doubled if max(one, two)]
    return " · ".join((text, *calls))


def plate(deal: Reviewed, step: int, seat: int, *, short: bool) -> str:
    """`defender, 2 tricks`."""
    game = reviewed.game_of(deal.states[step])
    won = words.tricks(reviewed.tricks_at(deal, step)[seat])
    if game is None:
        dealer = deal.states[0].dealer if hasattr(deal.states[0], "dealer") else None
        return translate("words", "dealer") if dealer == seat else ""
    if short:
        return won
    role = translate("words", "declarer") if seat == game.declarer else translate("words", "defender")
    return words.fill("%1, %2", role, won)


def dealt_talon() -> str:
    """The caption over the talon as it was dealt."""
    return translate("review", "The talon")


def laid_away(name: str) -> str:
    """The caption over the cards that somebody laid away."""
    return words.fill(translate("review", "%1 laid away"), name)


def was(value: str) -> str:
    """`was +7`."""
    return words.fill(translate("review", "was %1"), value)


def bar_ends(deal: Reviewed, review: DealReview) -> tuple[str, str]:
    """What the ends of the bar of value mean to the viewer."""
    if review.declarer == deal.viewer:
        return translate("review", "you win"), translate("review", "you pay")
    return translate("review", "defenders win"), translate("review", "defenders pay")


def most_at_stake(review: DealReview) -> int:
    """The largest value that a deal comes by, for the scale of what is drawn."""
    values = [one.value_exact for one in review.actions if one.value_exact is not None]
    values += [one for one in (review.value, review.result) if one is not None]
    return max((abs(one) for one in values), default=0) or 1


def bubble(deal: Reviewed, step: int, names: tuple[str, str, str], french: bool) -> str:
    """What somebody said or did that is no card: `Bori: Kontra`."""
    seat, action = deal.actions[step - 1]
    return words.fill("%1: %2", names[seat], words.action(action, deal.views[step - 1], french))


def position(deal: Reviewed, step: int, names: tuple[str, str, str], french: bool) -> str:
    """The position in words, for screen readers: the trick, then every hand."""
    _, held = reviewed.hands_at(deal, step)
    told = [words.fill("%1: %2", names[s], words.card(c, french)) for s, c in reviewed.lying_at(deal, step)]
    hands = [
        words.fill("%1: %2", names[seat], words.cards(cards_of(held[seat]), french))
        for seat in range(3)
        if held[seat]
    ]
    return ". ".join((moment(deal, step), *told, *hands))


# -- figures


def known(row: ActionReview | None) -> str:
    """What an action cost on what was known, as the list shows it."""
    if row is None or row.known is None:
        return UNKNOWN
    if row.known.cost < LEAST:
        return "0"
    return words.amount(-row.known.cost)


def exact(row: ActionReview | None) -> str:
    """What an action cost with all cards seen; of a kontra what it brought its side."""
    if row is not None and row.gain_exact is not None:
        return words.signed(row.gain_exact)
    if row is None or row.cost_exact is None:
        return UNKNOWN
    return words.signed(-row.cost_exact)


def chip(row: ActionReview | None) -> str:
    """The cost beside a card on the table; empty where it cost nothing."""
    if row is None:
        return ""
    if row.fault:
        return words.amount(-row.fault)
    return words.signed(-row.cost_exact) if row.cost_exact and row.cost_exact > 0 else ""


def figures(row: ActionReview) -> str:
    """The figures of an action with the error of what is sampled."""
    told = []
    if row.known is not None and (row.known.deals or row.known.cost >= LEAST):
        cost, error = (words.amount(one).removeprefix("+") for one in (row.known.cost, row.known.error))
        told.append(words.fill(translate("review", "On what was known: cost %1 (±%2)"), cost, error))
        if row.known.deals:
            text = translate("review", "by %n sampled deal(s)", "", row.known.deals)
            told[-1] = words.fill("%1, %2", told[-1], counted(text, row.known.deals))
    if row.cost_exact is not None:
        told.append(
            words.fill(
                translate("review", "With all cards seen: cost %1"),
                words.signed(row.cost_exact).removeprefix("+"),
            )
        )
    if row.gain_exact is not None:
        text = translate("review", "With all cards seen, best play with this doubling against without it: %1")
        told.append(words.fill(text, words.signed(row.gain_exact)))
    return "\n".join(told)


def is_dear(row: ActionReview | None) -> bool:
    """Tell whether an action cost its side points with all cards seen."""
    return row is not None and ((row.cost_exact or 0) > 0 or (row.gain_exact or 0) < 0)


def better(deal: Reviewed, row: ActionReview | None, french: bool) -> str:
    """What would have been better; empty where nothing was."""
    best = reviewed.best_of(row)
    if row is None or best is None:
        return ""
    name = words.action(best, deal.views[row.number - 1], french)
    if isinstance(best, Play):
        name = words.card(best.card, french)
    text = translate("review", "Better: %1")
    if row.known is None:
        text = translate("review", "Better with all cards seen: %1")
    return words.fill(text, name)


def spoken(name: str, told: str, row: ActionReview | None) -> str:
    """An action with its costs, for screen readers."""
    text = words.fill("%1: %2", name, told)
    if row is None:
        return text
    return ". ".join((text, *figures(row).split("\n"))) if figures(row) else text


# -- the whole deal


def summary(deal: Reviewed, review: DealReview, names: tuple[str, str, str]) -> str:
    """What the person's decisions cost, or all of them where no person plays."""
    own = [one for one in review.actions if one.seat == deal.viewer]
    cost = sum(one.fault for one in own)
    if cost < LEAST:
        text = translate("review", "Your decisions cost nothing that could be known.")
        if deal.own:
            return text
        return words.fill(
            translate("review", "%1’s decisions cost nothing that could be known."), names[deal.viewer]
        )
    figure = words.amount(cost).removeprefix("+")
    if deal.own:
        return words.fill(translate("review", "Your decisions cost %1 of what was possible."), figure)
    text = translate("review", "%1’s decisions cost %2 of what was possible.")
    return words.fill(text, names[deal.viewer], figure)


def outcome(review: DealReview, names: tuple[str, str, str]) -> str:
    """What the declarer got, and what best play of all would have brought him."""
    if review.value is None or review.declarer is None or review.result is None:
        return ""
    text = translate("review", "%1 as declarer: %2; with best play of all %3.")
    return words.fill(text, names[review.declarer], words.signed(review.result), words.signed(review.value))

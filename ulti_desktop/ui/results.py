"""What a finished deal came to, drawn from its view: title, lines, points and deciding cards. Pure values."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from ulti_desktop import words
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import POINT_PARTS, Part
from ulti_desktop.engine.ladder import part_value
from ulti_desktop.engine.scoring import Line, card_totals, hundred_points, side_points
from ulti_desktop.engine.state import Trick
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui.bid_choice import GRID

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Points:
    """Card points of one side: marriages, aces and tens, the last trick and the talon apart."""

    marriages: int
    cards: int
    last: int
    talon: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.marriages + self.cards + self.last + self.talon


def is_bid_part(line: Line) -> bool:
    """Tell whether a line belongs to a part that was bid."""
    return line.item in Part.__members__.values()


def ordered(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines in the order in which contracts are spoken, silent bonuses last."""
    places = {part.value: place for place, part in enumerate(GRID)}
    return tuple(sorted(lines, key=lambda line: places.get(line.item, len(GRID))))


def headline(view: SeatView) -> str:
    """Return the result as a title: `40-100 made, ulti lost`."""
    settlement, outcome = view.settlement, view.outcome
    if settlement is None or outcome is None or outcome.void_deal:
        return translate("Settlement", "Everyone passed")
    if outcome.gave_up:
        return translate("Settlement", "Given up")
    if outcome.revoked_by is not None:
        return translate("Settlement", "Revoke")
    lines = [line for line in ordered(settlement.lines) if is_bid_part(line)] or list(settlement.lines[:1])
    pieces = []
    for _, run in groupby(lines, key=lambda line: line.made):
        same = list(run)
        names = ", ".join(words.line_item(line) for line in same)
        pieces.append(words.fill(translate("Settlement", "%1 %2"), names, words.result(same[0])))
    return words.capital(", ".join(pieces))


def defenders(view: SeatView) -> tuple[int, int]:
    """Return the seats of d1 and d2."""
    assert view.declarer is not None
    return (view.declarer + 1) % 3, (view.declarer + 2) % 3


def gains(line: Line) -> tuple[int, int]:
    """Return what d1 and d2 get by a line."""
    return -line.d1, -line.d2


def detail(line: Line, view: SeatView) -> str:
    """Return what a part's result rests on: the points of both sides, or the tricks; "" for the rest."""
    outcome, contract = view.outcome, view.contract
    if outcome is None or contract is None or not is_bid_part(line) or outcome.gave_up:
        return ""
    if outcome.revoked_by is not None:
        return ""
    part = Part(line.item)
    if part is Part.PARTI:
        return "{} : {}".format(*side_points(outcome, view.rules))
    if part in POINT_PARTS:
        points = hundred_points(part, outcome, view.rules)
        return "–" if points is None else f"{points} : 100"
    if part in (Part.BETLI, Part.DURCHMARS):
        return words.tricks(outcome.declarer_tricks)
    return ""


def shows_points(view: SeatView) -> bool:
    """Tell whether card points mean anything in this deal."""
    contract, outcome = view.contract, view.outcome
    if contract is None or outcome is None or contract.trump is None:
        return False
    return any(part in POINT_PARTS for part in contract.parts) and bool(view.tricks)


def points(view: SeatView) -> tuple[Points, Points]:
    """Return the card points of declarer and defenders."""
    outcome, rules = view.outcome, view.rules
    assert outcome is not None
    ended = len(view.tricks) == 10
    by_declarer = ended and view.tricks[-1].winner == view.declarer
    with_talon = card_totals(outcome, rules)
    totals = side_points(outcome, rules)
    sides = []
    for own, both, total, last in (
        (outcome.declarer_points, with_talon[0], totals[0], by_declarer),
        (outcome.defender_points, with_talon[1], totals[1], ended and not by_declarer),
    ):
        ten = 10 if last and own >= 10 else 0
        sides.append(Points(total - both, own - ten, ten, both - own))
    return sides[0], sides[1]


def deciding_cards(view: SeatView) -> tuple[Card, ...]:
    """Return the two cards that decided the deal, the winning one last; empty where no trick did."""
    trick = _deciding_trick(view)
    if trick is None:
        return ()
    by_seat = dict(trick.cards)
    winner = by_seat[trick.winner]
    other = trick.cards[0][1]
    seven = view.outcome.seven if view.outcome is not None else None
    if seven is not None and view.contract is not None and Part.ULTI in view.contract:
        played = [card for _, card in trick.cards if card.suit == view.contract.trump and card.rank == 0]
        other = played[0] if played else other
    if other == winner:
        other = next((card for _, card in trick.cards if card != winner), winner)
    return other, winner


def _deciding_trick(view: SeatView) -> Trick | None:
    if not view.tricks or view.contract is None or view.outcome is None:
        return None
    if view.outcome.gave_up or view.outcome.revoked_by is not None:
        return None
    tricks = view.tricks
    if Part.BETLI in view.contract:
        return next((trick for trick in tricks if trick.winner == view.declarer), tricks[-1])
    if Part.DURCHMARS in view.contract:
        return next((trick for trick in tricks if trick.winner != view.declarer), tricks[-1])
    seven = view.outcome.seven
    if Part.ULTI in view.contract and seven is not None and seven.trick <= len(tricks):
        return tricks[seven.trick - 1]
    return tricks[-1]


def stake_of(line: Line, view: SeatView) -> int | None:
    """Return the value of a bid part with hearts and open form, None for other lines."""
    if view.contract is None or not is_bid_part(line):
        return None
    return part_value(Part(line.item), view.contract, view.rules)


def calculation(line: Line) -> str:
    """Return the columns of a line as one product, for narrow sheets: `4 × 2 × 2`."""
    pieces = [str(line.base)]
    if line.hearts:
        pieces.append("2")
    level = max(line.levels)
    if level:
        pieces.append(str(2**level))
    if line.factor != 1:
        pieces.append(str(line.factor))
    return " × ".join(pieces)

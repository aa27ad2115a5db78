"""What a finished deal came to, drawn from its view: title, lines, points and deciding cards. Pure values."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from ulti_desktop import words
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import POINT_PARTS, Contract, Part
from ulti_desktop.engine.ladder import part_value, plain_value
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import (
    Line,
    Outcome,
    Settlement,
    card_totals,
    hundred_points,
    side_points,
)
from ulti_desktop.engine.state import Trick
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui.bid_choice import GRID

translate = QCoreApplication.translate
LOSSES: Final = frozenset({"loss_factor", "betli_loss_factor"})


class Settled(Protocol):
    """A deal that is over: the view of a seat, or what was calculated. Seats are 0 to 2."""

    @property
    def rules(self) -> RuleSet:
        """The rule set it was played by."""

    @property
    def contract(self) -> Contract | None:
        """What was played; None where nobody bid."""

    @property
    def outcome(self) -> Outcome | None:
        """What the play came to."""

    @property
    def settlement(self) -> Settlement | None:
        """What is paid for it."""

    @property
    def declarer(self) -> int | None:
        """The declarer's seat."""

    @property
    def seat(self) -> int:
        """The viewer's seat."""


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


def headline(view: Settled) -> str:
    """Return the result as a title: `40-100 made, ulti lost`, `Partie made; 40-100 and ulti lost`."""
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
        names = words.all_of([words.line_item(line) for line in same])
        pieces.append(words.fill(translate("Settlement", "%1 %2"), names, words.result(same[0])))
    apart = "; " if len(pieces) < len(lines) else ", "
    return words.capital(apart.join(pieces))


def defenders(view: Settled) -> tuple[int, int]:
    """Return the seats of d1 and d2."""
    assert view.declarer is not None
    return (view.declarer + 1) % 3, (view.declarer + 2) % 3


def gains(line: Line, view: Settled) -> tuple[int, int]:
    """Return what d1 and d2 get by a line; a defender's revoke pays his partner too, beside the line."""
    if line.item == "revoke" and view.settlement is not None:
        return view.settlement.d1, view.settlement.d2
    return -line.d1, -line.d2


def detail(line: Line, view: Settled) -> str:
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
    trick = deciding_trick(view)
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


def deciding_trick(view: SeatView) -> Trick | None:
    """Return the trick that decided the deal, the last one where none did so by itself."""
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


@dataclass(frozen=True, slots=True)
class Product:
    """How a line comes to what one defender pays or gets: base × hearts × kontra × factor = amount."""

    base: int
    hearts: int
    kontra: int
    factor: int

    @property
    def amount(self) -> int:
        """The game points, without their sign."""
        return self.base * self.hearts * self.kontra * self.factor

    def __str__(self) -> str:
        """The factors that do something: `4 × 2 × 2`."""
        factors = [str(n) for n in (self.hearts, self.kontra, self.factor) if n != 1]
        return f" {words.TIMES} ".join([str(self.base), *factors])


def products(line: Line, view: Settled) -> tuple[Product | None, Product | None]:
    """Return how a line comes to the amounts of d1 and d2; None for a defender whom it does not touch."""
    one, other = (
        _product(line, abs(amount), level, view)
        for amount, level in zip((line.d1, line.d2), line.levels, strict=True)
    )
    return one, other


def _product(line: Line, amount: int, level: int, view: Settled) -> Product | None:
    if not amount:
        return None
    hearts = _hearts_factor(line, view) if line.hearts else 1
    each = 4 if view.contract is not None and view.contract.half else 2
    kontra = int(each**level)
    plain = line.base * hearts * line.factor
    if amount == plain * kontra:
        return Product(line.base, hearts, kontra, line.factor)
    if amount == plain:  # a loss that kontra does not raise
        return Product(line.base, hearts, 1, line.factor)
    return Product(amount, 1, 1, 1)  # a revoke: its sums differ by defender


def _hearts_factor(line: Line, view: Settled) -> int:
    """By how much hearts raised a part; silent bonuses are doubled."""
    part = Part.ULTI if line.item == "ulti_penalty" else line.item
    if view.contract is None or part not in view.contract.parts:
        return 2
    raised = part_value(Part(part), view.contract, view.rules)
    return raised // plain_value(Part(part), view.contract, view.rules)


def factors(line: Line, view: Settled) -> tuple[tuple[str, int], ...]:
    """Return which rules multiply a line, as names of parameters, and by how much; all of `line.factor`."""
    contract, rules = view.contract, view.rules
    if contract is None or line.factor == 1:
        return ()
    half = 2 if contract.half else 1
    loss = "betli_loss_factor" if line.item == Part.BETLI else "loss_factor"
    lost = int(getattr(rules, loss)) if is_bid_part(line) and not line.made else 1
    all_ = (loss, lost), ("silent_100", line.factor // (half * lost)), ("half_hand", half)
    return tuple((name, factor) for name, factor in all_ if factor != 1)


def calculation(line: Line, view: Settled) -> str:
    """Return the columns of a line as one product, for narrow sheets; two where the defenders' differ."""
    return " / ".join(dict.fromkeys(str(one) for one in products(line, view) if one is not None))

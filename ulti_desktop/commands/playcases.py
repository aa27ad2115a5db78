"""Answers to cases about play: which cards are legal, who wins, who leads, which marriages count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ulti_desktop.commands.forms import ROLES, Fields
from ulti_desktop.engine.cards import PAIR, Card, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.duties import TrickCards, allowed, forbidden, trick_winner
from ulti_desktop.engine.ladder import exists
from ulti_desktop.engine.melds import countable
from ulti_desktop.engine.rulesets import RuleSet

Answer = dict[str, Any]


def answer_play(fields: Fields) -> Answer:
    """Return the field that the kind of the case asks for."""
    kind = fields.text("kind", (*_KINDS, "no_such_game"))
    rules = fields.rules()
    contract = fields.contract()
    if kind == "no_such_game":
        return {"exists": exists(contract, rules)}
    if not exists(contract, rules):
        fields.fail("contract", f"is no contract of {rules.id}")
    return _KINDS[kind](fields, rules, contract)


def _trick(fields: Fields, most: int) -> TrickCards:
    """Return the cards lying in the trick; seats count from the declarer."""
    rows = fields.items("trick")
    if len(rows) > most:
        fields.fail("trick", f"must hold at most {most} cards")
    cards: list[tuple[int, Card]] = []
    for i, row in enumerate(rows):
        name = f"trick[{i}]"
        if not isinstance(row, list) or len(row) != 2 or row[0] not in ROLES:
            fields.fail(name, "must be a pair of declarer, d1 or d2 and a card")
        card = fields.card(name, row[1])
        seat = ROLES.index(row[0])
        if cards and (seat != (cards[-1][0] + 1) % 3 or card in [c for _, c in cards]):
            fields.fail(name, "does not follow the order of play, or is played twice")
        cards.append((seat, card))
    return tuple(cards)


def _legal(fields: Fields, rules: RuleSet, contract: Contract) -> Answer:
    hand = mask_of(fields.cards("hand"))
    trick = _trick(fields, most=2)
    seat = ROLES.index(fields.text("to_play", ROLES))
    if trick and seat != (trick[-1][0] + 1) % 3:
        fields.fail("to_play", "is not the next to play")
    if not hand or any(hand & card.bit for _, card in trick):
        fields.fail("hand", "must hold cards, and none that lies in the trick")
    is_declarer = seat == 0
    duties = forbidden(rules, contract, hand, trick, is_declarer)
    return {
        "legal": [card.code for card in cards_of(allowed(rules, contract, hand, trick, is_declarer))],
        "forbidden": {card.code: duties[card].value for card in sorted(duties)},
    }


def _winner(fields: Fields, rules: RuleSet, contract: Contract) -> Answer:
    trick = _trick(fields, most=3)
    if not trick:
        fields.fail("trick", "must hold a card")
    return {"winner": ROLES[trick_winner(rules, contract, trick)]}


def _leader(fields: Fields, rules: RuleSet, contract: Contract) -> Answer:
    order = fields.items("order")
    if len(order) != 3 or len(set(map(str, order))) != 3 or not all(isinstance(s, str) for s in order):
        fields.fail("order", "must name three seats in the order of play")
    dealer, declarer = fields.text("dealer", order), fields.text("declarer", order)
    forehand = order[(order.index(dealer) + 1) % 3]
    return {"leader": declarer if rules.leader == "declarer" else forehand}


def _marriage(fields: Fields, rules: RuleSet, contract: Contract) -> Answer:
    hand = mask_of(fields.cards("hand"))
    is_declarer = fields.text("player", ROLES) == "declarer"
    trick_number = fields.number("trick_no", 1, 10)
    if trick_number > 1 and rules.marriage_when != "any_trick":
        return {"counts": []}
    suits = countable(rules, contract, is_declarer, hand)
    return {"counts": [40 if suit == contract.trump else 20 for suit in suits]}


def _late_marriage(fields: Fields, rules: RuleSet, contract: Contract) -> Answer:
    card = fields.card("plays")
    held = mask_of(fields.cards("still_holds")) | card.bit
    is_declarer = fields.text("player", ROLES) == "declarer"
    first_trick = fields.number("trick_no", 1, 10) == 1
    pair = PAIR[card.suit]
    if fields.flag("partner_played", False) and pair & card.bit:
        held |= pair
    made = fields.flag("already_announced", False)
    if made or not pair & card.bit or (not first_trick and rules.marriage_when != "any_trick"):
        return {"may_announce": []}
    suits = countable(rules, contract, is_declarer, held & pair)
    return {"may_announce": [40 if suit == contract.trump else 20 for suit in suits]}


_KINDS: Final[dict[str, Callable[[Fields, RuleSet, Contract], Answer]]] = {
    "legal": _legal,
    "winner": _winner,
    "leader": _leader,
    "marriage": _marriage,
    "late_marriage": _late_marriage,
}

"""Positions with hidden cards that the compiled judge is asked about."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from tests.kit.deals import random_rules
from tests.kit.endings import random_contract, random_ending, random_start
from tests.kit.minimax import Ending
from ulti_desktop.ai.exact import play_rules
from ulti_desktop.engine.cards import FULL, Card, Rank
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.native.solver import Position
from ulti_desktop.native.worlds import Evidence, Frame, Judgement, Thinker, Worlds, read_settled

THREE_ZEROS = (0, 0, 0)


@dataclass(frozen=True)
class Question:
    """What one player knows of an ending, and the ending itself."""

    ending: Ending
    evidence: Evidence
    frame: Frame
    goal: str = "payoff"

    def tables(self, worlds: Worlds) -> dict[int, bytes]:
        return {number: self.table(number) for number in worlds.settled(self.frame)}

    def table(self, number: int) -> bytes:
        more = read_settled(number)
        so_far = SoFar(more.talon_points, more.declarer, more.defenders)
        ending = self.ending
        table = payoff_table(ending.contract, ending.doublings, ending.rules, so_far, self.goal)
        return table.to_bytes()

    def judge(self, thinker: Thinker, worlds: Worlds, **limits: Any) -> Judgement:
        return thinker.judge(self.frame, worlds, self.tables(worlds), **limits)


def asked(ending: Ending, rng: random.Random, goal: str = "payoff") -> Question:
    """Hide what the player to move does not see; some pairs are still to be announced."""
    me = ending.to_move
    hidden = FULL & ~ending.hands[me]
    for _, card in ending.trick:
        hidden &= ~card.bit
    out = (ending.hands[0] | ending.hands[1] | ending.hands[2] | ending.talon) & hidden
    gone = hidden & ~out
    room = [hand.bit_count() for hand in ending.hands]
    room[me] = 0
    may = [0 if seat == me else out for seat in range(3)]
    hands = tuple(hand if seat == me else 0 for seat, hand in enumerate(ending.hands))
    started = [hands[seat] | (gone if seat == me else 0) for seat in range(3)]
    for seat, card in ending.trick:
        started[seat] |= card.bit
    weights = tuple(tuple(rng.uniform(0.2, 4.0) for _ in range(32)) for _ in range(4))
    evidence = Evidence(
        (may[0], may[1], may[2], out),
        (room[0], room[1], room[2], ending.talon.bit_count()),
        weights,
        (started[0], started[1], started[2]),
    )
    position = Position(
        (hands[0], hands[1], hands[2]),
        ending.leader,
        tuple(int(card) for _, card in ending.trick),
        *ending.tricks,
        ending.points[0],
        ending.aces,
        ending.tens,
    )
    rules = ending.rules
    eligible = 15 if ending.contract.trump is not None else 0
    frame = Frame(
        position,
        play_rules(ending.contract, rules),
        0,
        rules.ace_value,
        evidence.started,
        (eligible, rng.getrandbits(4) & eligible, 0),
        (rng.choice([1, 4]), 4, 4),
    )
    return Question(ending, evidence, frame, goal)


def small_questions(seed: str, number: int) -> list[Question]:
    """Endings of two or three cards each, at the lead or after it."""
    rng = random.Random(seed)
    found: list[Question] = []
    while len(found) < number:
        rules = load(RULE_SET_IDS[len(found) % 5]) if rng.random() < 0.5 else random_rules(rng)
        ending = random_ending(rules, random_contract(rules, rng), rng, rng.choice([2, 2, 3]))
        seven = None if ending.contract.trump is None else Card.of(ending.contract.trump, Rank.SEVEN)
        if len(ending.trick) < 2 and seven not in [card for _, card in ending.trick]:
            goals = ["payoff", "points", *(f"made:{part}" for part in ending.contract.parts)]
            found.append(asked(ending, rng, rng.choice(goals)))
    return found


def whole_deal(part: Part = Part.PARTI, rules: str = "EN") -> Question:
    """The first lead: twenty-two cards are hidden, each world takes a while."""
    rng = random.Random(f"whole {part}")
    rule_set = load(rules)
    start = random_start(rule_set, random_contract(rule_set, rng, part), rng)
    return asked(start.changed(leader=0, marriages=((), ())), rng)

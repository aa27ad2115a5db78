"""How likely the declarer makes a part, seen from a defender's own ten cards."""

from __future__ import annotations

from ulti_desktop.ai.evaluate import NO_TRUMP, chance, shifts_of
from ulti_desktop.ai.suits import holding
from ulti_desktop.ai.weights import DEFENCE
from ulti_desktop.engine.cards import PAIR
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import RuleSet

_ACE, _SECOND, _THIRD = 1 << 7, 1 << 6, 1 << 5


def trump_defence(hand: int, trump: int, side_ten_high: bool) -> tuple[float, ...]:
    """Return trumps, long trumps, ace, ten, king, side aces, guarded seconds, pairs, voids, trump pair."""
    held = holding(hand, trump, ten_high=True)
    length = held.bit_count()
    aces = seconds = voids = pairs = 0
    for suit in range(4):
        if suit == trump:
            continue
        side = holding(hand, suit, side_ten_high)
        aces += bool(side & _ACE)
        seconds += bool(side & _SECOND and not side & _ACE and side.bit_count() > 1)
        voids += not side
        pairs += hand & PAIR[suit] == PAIR[suit]
    return (
        float(length),
        float(max(0, length - 3)),
        float(bool(held & _ACE)),
        float(bool(held & _SECOND) and length > 1),
        float(bool(held & _THIRD) and length > 2),
        float(aces),
        float(seconds),
        float(pairs),
        float(voids),
        float(hand & PAIR[trump] == PAIR[trump]),
    )


def plain_defence(hand: int) -> tuple[float, ...]:
    """Return sevens, eights, nines, voids, lone cards, aces, guarded kings, suits of four and more."""
    sevens = eights = nines = voids = lone = aces = kings = long = 0
    for suit in range(4):
        held = holding(hand, suit, ten_high=False)
        length = held.bit_count()
        sevens += held & 1
        eights += held >> 1 & 1
        nines += held >> 2 & 1
        voids += not length
        lone += length == 1
        aces += held >> 7 & 1
        kings += bool(held & _SECOND and not held & _ACE and length > 1)
        long += length > 3
    return tuple(map(float, (sevens, eights, nines, voids, lone, aces, kings, long)))


def declarer_chance(
    part: Part, rules: RuleSet, hand: int, trump: int, hearts: bool, open_hand: bool
) -> float:
    """Return how likely the declarer makes the part when this defender holds `hand`."""
    key = "march_trump" if part is Part.DURCHMARS and trump != NO_TRUMP else part.value
    weights = DEFENCE[key]
    features = plain_defence(hand) if trump == NO_TRUMP else trump_defence(hand, trump, rules.side_ten_high)
    logit = weights.start + sum(w * f for w, f in zip(weights.side, features, strict=True))
    logit += sum(weights.shifts.get(name, 0.0) for name in shifts_of(rules, open_hand))
    return chance(logit + (weights.shifts.get("hearts", 0.0) if hearts else 0.0))

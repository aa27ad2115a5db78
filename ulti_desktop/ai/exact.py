"""From the engine's values to the exact solver's plain numbers."""

from __future__ import annotations

from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.duties import is_ten_high, must_beat
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.native.solver import PlayRules


def play_rules(contract: Contract, rules: RuleSet) -> PlayRules:
    """Return the rules of trick play that hold in this contract; its trump must be named."""
    trump = contract.trump
    return PlayRules(
        trump=-1 if trump is None else int(trump),
        ten_high_trump=trump is not None,
        ten_high_side=is_ten_high(rules, trump, -1),
        must_beat=must_beat(rules, contract),
        must_overtrump=rules.must_overtrump,
        must_beat_led_when_trumped=rules.must_beat_led_suit_when_trumped,
        keep_seven=rules.keep_seven and Part.ULTI in contract and trump is not None,
        ends_at_declarers_trick=rules.betli_ends_early and Part.BETLI in contract,
    )

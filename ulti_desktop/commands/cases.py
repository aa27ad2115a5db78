"""The case runners: one case in, its answer out. Pure; a wrong case raises CaseError.

`run_score`, `run_contract`, `run_auction`, `run_kontra` and `run_legal` take one object of the case files
and return the object that the command prints for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ulti_desktop.commands.forms import ROLES, Fields, case_fields
from ulti_desktop.commands.playcases import answer_play
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.doubling import is_individual, raised, refuse
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.ladder import bid_exists, bid_key, exists, ladder
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings, Outcome, Settlement, Seven, settle

Case = Mapping[str, Any]
Answer = dict[str, Any]
_MAX_DOUBLINGS: Final = 7


def run_score(case: Case) -> Answer:
    """Return the settlement of an outcome: game points of declarer, d1 and d2, and its lines."""
    fields = case_fields(case)
    rules = fields.rules()
    outcome_fields = fields.inner("outcome")
    void = outcome_fields.flag("void_deal")
    contract = None if void else _played_contract(fields, rules)
    outcome = _outcome(outcome_fields, contract, rules)
    doublings = _doublings(fields, contract)
    return {"id": case["id"], **settlement_json(settle(contract, doublings, outcome, rules))}


def settlement_json(settlement: Settlement) -> Answer:
    """Return a settlement in the form of the case files."""
    return {
        "declarer": settlement.declarer,
        "d1": settlement.d1,
        "d2": settlement.d2,
        "lines": [
            {"component": line.item, "made": line.made, "d1": line.d1, "d2": line.d2}
            for line in settlement.lines
        ],
    }


def _played_contract(fields: Fields, rules: RuleSet) -> Contract:
    """Return the contract that was played; under the half-hand option it is a half-hand contract."""
    contract = fields.contract()
    if rules.half_hand and "half_hand" not in fields.inner("contract").data:
        contract = Contract(contract.parts, contract.hearts, contract.open, contract.trump, True)
    if not exists(contract, rules):
        fields.fail("contract", f"is no contract of {rules.id}")
    return contract


def _doublings(fields: Fields, contract: Contract | None) -> Doublings:
    inner = fields.inner("doublings")
    rows = []
    for name in inner.data:
        if contract is None or name not in [part.value for part in contract.parts]:
            inner.fail(str(name)[:40], "is no part of the contract")
        row = inner.inner(name)
        for who in row.data:
            if who not in ROLES[1:]:
                row.fail(str(who)[:40], "must be d1 or d2")
        rows.append(
            (Part(name), row.number("d1", 0, _MAX_DOUBLINGS, 0), row.number("d2", 0, _MAX_DOUBLINGS, 0))
        )
    return tuple(rows)


def _outcome(fields: Fields, contract: Contract | None, rules: RuleSet) -> Outcome:
    most = rules.all_points
    tricks = fields.number("declarer_tricks", 0, 10)
    revoked = fields.get("revoked_by")
    if revoked is not None:
        revoked = fields.text("revoked_by", ROLES)
    outcome = Outcome(
        declarer_points=fields.number("declarer_points", 0, most),
        defender_points=fields.number("defender_points", 0, most),
        talon_points=fields.number("talon_points", 0, 2 * rules.ace_value),
        declarer_marriages=_marriages(fields, "declarer_marriages"),
        defender_marriages=_marriages(fields, "defender_marriages"),
        declarer_tricks=tricks,
        defender_tricks=fields.number("defender_tricks", 0, 10, 10 - tricks),
        seven=_seven(fields),
        declarer_aces=fields.number("declarer_aces", 0, 4),
        declarer_tens=fields.number("declarer_tens", 0, 4),
        gave_up=fields.flag("gave_up"),
        revoked_by=revoked,
        void_deal=fields.flag("void_deal"),
    )
    _check_points(fields, outcome, contract, most)
    return outcome


def _check_points(fields: Fields, outcome: Outcome, contract: Contract | None, most: int) -> None:
    """All card points are somewhere, unless the deal was not played to its end."""
    total = outcome.declarer_points + outcome.defender_points + outcome.talon_points
    if outcome.gave_up or outcome.revoked_by or contract is None or total == most:
        return
    if Part.BETLI not in contract or total > most:
        fields.fail("declarer_points", f"does not fit: all points together are {total}, not {most}")


def _marriages(fields: Fields, name: str) -> tuple[int, ...]:
    found = fields.items(name)
    if any(points not in (20, 40) or isinstance(points, bool) for points in found) or len(found) > 4:
        fields.fail(name, "must be a list of 20 and 40")
    return tuple(found)


def _seven(fields: Fields) -> Seven | None:
    if fields.get("seven") is None:
        return None
    inner = fields.inner("seven")
    return Seven(inner.number("trick", 1, 10), inner.text("by", ROLES), inner.flag("won"))


def run_contract(case: Case) -> Answer:
    """Tell whether the rule set has the contract, its trump included."""
    fields = case_fields(case)
    rules = fields.rules()
    return {"id": case["id"], "exists": exists(fields.contract(), rules)}


def run_ladder(rules: RuleSet) -> Answer:
    """Return all bids of a rule set, cheapest first, in the form of `ladders.json`."""
    bids = [row.to_json() for row in ladder(rules)]
    return {"count": len(bids), "bids": bids}


def run_auction(case: Case) -> Answer:
    """Tell whether a bid or a pass is legal over the standing bid."""
    fields = case_fields(case)
    rules = fields.rules()
    standing = None if fields.get("standing") is None else fields.contract("standing")
    if standing is not None and not bid_exists(standing, rules):
        fields.fail("standing", f"is no bid of {rules.id}")
    passing = fields.get("proposed") == "pass"
    proposed = None if passing else fields.contract("proposed")
    context = fields.inner("context", {}) if fields.data.get("context") is not None else None
    reason = _auction_reason(rules, standing, proposed, context)
    return {"id": case["id"], "legal": reason is None, "reason": None if reason is None else reason.value}


def _auction_reason(
    rules: RuleSet, standing: Contract | None, proposed: Contract | None, context: Fields | None
) -> Reason | None:
    """Return why the proposal is not legal, None when it is."""
    inner = context or Fields("", "context", {})
    passed = inner.number("others_passed", 0, 3, 0)
    opener = inner.flag("opener", False)
    own = inner.flag("own_bid", False)
    takes = inner.flag("takes_talon", True)
    if standing is not None and passed >= (rules.passes_to_end if own else 3):
        return Reason.AUCTION_OVER
    if proposed is None:
        return Reason.MUST_BID if opener and standing is None and rules.opener_must_bid else None
    if not bid_exists(proposed, rules):
        return Reason.NO_SUCH_CONTRACT
    first_of_twelve = standing is None and rules.opener_must_bid
    if not takes and rules.pickup == "required" and not first_of_twelve:
        return Reason.MUST_PICK_UP
    if takes and "takes_talon" in inner.data and rules.no_talon:
        return Reason.NO_TALON
    if standing is not None and bid_key(proposed, rules) <= bid_key(standing, rules):
        return Reason.NOT_HIGHER
    return None


def run_kontra(case: Case) -> Answer:
    """Walk through the calls and return the doublings, none of them when a call is not legal."""
    fields = case_fields(case)
    rules = fields.rules()
    contract = fields.contract()
    if not exists(contract, rules):
        fields.fail("contract", f"is no contract of {rules.id}")
    doublings: Doublings = ()
    legal = True
    for row in fields.objects("calls"):
        for part in row.parts("components"):
            after = _called(row, rules, contract, doublings, part)
            legal = legal and after is not None
            doublings = doublings if after is None else after
    return {"id": case["id"], "legal": legal, "doublings": doublings_json(doublings) if legal else {}}


def _called(
    row: Fields, rules: RuleSet, contract: Contract, doublings: Doublings, part: Part
) -> Doublings | None:
    """Return the doublings after one call, None when it is not legal.

    Where doublings are individual, the declarer's answer goes to `against`, or to everybody who stands at
    the level below.
    """
    caller = ROLES.index(row.text("by", ROLES))
    level = row.number("level", 1, 99)
    targets: tuple[int | None, ...] = (None,)
    if is_individual(contract, rules):
        targets = (caller,) if caller else (1, 2)
        if not caller and "against" in row.data:
            targets = (ROLES.index(row.text("against", ROLES[1:])),)
    done = False
    for target in targets:
        levels = next(((d1, d2) for p, d1, d2 in doublings if p is part), (0, 0))
        if levels[(target or 1) - 1] == level - 1 and not refuse(
            contract, rules, levels, caller, part, target
        ):
            doublings = raised(doublings, part, target)
            done = True
    return doublings if done else None


def doublings_json(doublings: Doublings) -> dict[str, dict[str, int]]:
    """Return doublings in the form of the case files; nobody stands at nothing."""
    return {
        part.value: {who: level for who, level in (("d1", d1), ("d2", d2)) if level}
        for part, d1, d2 in doublings
        if d1 or d2
    }


def run_legal(case: Case) -> Answer:
    """Answer a case about play by its `kind`; see `playcases`."""
    fields = case_fields(case)
    return {"id": case["id"], **answer_play(fields)}

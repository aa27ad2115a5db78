"""Makes the golden records anew: `python -m tests.kit.golden` writes tests/data/golden/.

One session of simple players per rule set, and what every deal of it came to. Make them anew only when a
rule set is meant to change; then read the difference line by line.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ulti_desktop.ai.levels import player_for
from ulti_desktop.engine.match import DealResult
from ulti_desktop.engine.record import DealRecord, Record, fold, to_dict
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, to_move
from ulti_desktop.engine.view import view_of

FOLDER = Path(__file__).parents[1] / "data" / "golden"
DEALS = 12


def summary(result: DealResult) -> dict[str, Any]:
    """Return what a golden file keeps of a deal."""
    return {
        "contract": None if result.contract is None else result.contract.to_json(),
        "declarer": result.declarer,
        "lines": [[line.item, line.made, line.d1, line.d2] for line in result.settlement.lines],
        "points": list(result.points),
        "balances": list(result.balances),
    }


def played_session(name: str, seed: str) -> Record:
    """Let three simple players play a session of a rule set."""
    record = Record(load(name), ("South", "East", "West"), ("simple",) * 3, seed, DEALS, 0, 0)
    players = [player_for("simple", seat) for seat in range(3)]
    match = record.empty_match()
    while match.played < DEALS:
        record = record.with_deal(DealRecord(match.dealer))
        state = fold(record).state
        assert state is not None
        while not isinstance(state, Done):
            seat = to_move(state)
            assert seat is not None
            action = players[seat].choose(view_of(state, seat), 1000, lambda: False)
            record = record.with_action(seat, action)
            state, _ = apply(state, action)
        match = match.after(state)
    return record


def main() -> None:
    """Write a record and its results for every rule set."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RULE_SET_IDS:
        record = played_session(name, f"golden {name}")
        results = [summary(result) for result in fold(record).match.results]
        text = json.dumps(to_dict(record), ensure_ascii=False, indent=1)
        (FOLDER / f"{name}.ulti").write_text(text + "\n", "utf-8")
        rows = ",\n".join(json.dumps(row) for row in results)
        (FOLDER / f"{name}.expected.json").write_text(f"[\n{rows}\n]\n", "utf-8")


if __name__ == "__main__":
    main()

"""A deal that goes on from somewhere in its middle."""

from __future__ import annotations

from dataclasses import replace

from ulti_desktop.engine.record import DealRecord, Record, fold_deal
from ulti_desktop.engine.state import Done, State


def begun(record: Record, deal: DealRecord) -> tuple[Record, State]:
    """Return a record with a further deal begun in its middle, and the state there.

    What of the deal's actions is not good, or ends it, is left out.
    """
    record = record.with_deal(deal)
    states = [one for one in fold_deal(record, len(record.played) - 1)[0] if not isinstance(one, Done)]
    return record.with_last(replace(deal, actions=deal.actions[: len(states) - 1])), states[-1]

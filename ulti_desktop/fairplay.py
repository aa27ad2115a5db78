"""For the page about fair deals: counts deals and shows positions twice, in threads of their own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ulti_desktop.engine.cards import mask_of, shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done
from ulti_desktop.fairness.dealing import Tally, deal_many, held, odds_of
from ulti_desktop.fairness.findings import KINDS, PLACES, Dealing, Peeking, Spread
from ulti_desktop.session import seeds
from ulti_desktop.session.seats import HUMAN
from ulti_desktop.session.session import Session
from ulti_desktop.session.worker import Workers
from ulti_desktop.store.ledger import Ending, Entry
from ulti_desktop.store.statistics import Statistics
from ulti_desktop.ui.fair_door import FairDoor
from ulti_desktop.ui.main_window import MainWindow

FIRST: Final = 1_000
"""So many deals are counted at once when the page is opened."""
VIEWS: Final = 200
USUAL_RULES: Final = "HM"


class FairPlay(QObject):
    """The live checks of a running program. `stop` ends what is being done."""

    _went = Signal(int, int)
    _dealt = Signal(int, object)
    _looked = Signal(int, object, bool)
    _read = Signal(int, object)
    _dealt_again = Signal(int, int, object)

    def __init__(self, window: MainWindow, session: Session, statistics: Statistics) -> None:
        super().__init__(window)
        self._session = session
        self._statistics = statistics
        self._ticket = 0
        self._cancelled = threading.Event()
        self._workers = Workers("fairness")
        self.door = FairDoor(window)
        self.door.opened.connect(self._opened)
        self.door.count_wanted.connect(self.count)
        self.door.check_wanted.connect(self.check)
        self.door.left.connect(self.cancel)
        queued = Qt.ConnectionType.QueuedConnection
        self._went.connect(self._on_went, queued)
        self._dealt.connect(self._on_dealt, queued)
        self._looked.connect(self._on_looked, queued)
        self._read.connect(self._on_read, queued)
        self._dealt_again.connect(self._on_dealt_again, queued)
        session.stepped.connect(self._on_moved)
        session.shown.connect(self._on_moved)

    @Slot()
    def _opened(self) -> None:
        self.cancel()  # it may be open already
        self.count(FIRST)
        self._statistics.read(partial(self._read.emit, self._ticket))

    @Slot(int)
    def count(self, deals: int) -> None:
        """Deal so often from a new seed, by the packets of the session's rules."""
        record = self._session.record
        rules = load(USUAL_RULES) if record is None else record.rules
        self.door.sheet.show_counting(0)
        self._do(
            lambda ticket, stop: self._dealt.emit(
                ticket, deal_many(rules, seeds.fresh(), deals, partial(self._went.emit, ticket), stop)
            )
        )

    @Slot()
    def check(self) -> None:
        """Show positions of all rule sets twice to every opponent."""
        self.door.sheet.show_peeking(Peeking(), done=False)

        def look(ticket: int, stop: Callable[[], bool]) -> None:
            # the window need not wait for the players at the start
            from ulti_desktop.fairness.peeking import check_peeking

            def told(so_far: Peeking) -> None:
                self._looked.emit(ticket, so_far, False)

            rule_sets = [load(name) for name in RULE_SET_IDS]
            self._looked.emit(
                ticket, check_peeking(rule_sets, VIEWS, seeds.fresh(), told=told, stop=stop), True
            )

        self._do(look)

    def _do(self, job: Callable[[int, Callable[[], bool]], None]) -> None:
        """Let a thread of its own do something that may be cancelled."""
        self._workers.do(partial(job, self._ticket, self._cancelled.is_set))

    @Slot()
    def cancel(self) -> None:
        """Want nothing any more of what is being done."""
        self._cancelled.set()
        self._cancelled = threading.Event()
        self._ticket += 1
        self.door.show_idle()

    def stop(self, within_ms: int) -> bool:
        """End all work; False when some of it did not end in time."""
        self.cancel()
        return self._workers.stop(within_ms)

    @Slot(object)
    def _on_moved(self, _: object) -> None:
        """Tell the seed of a deal that is over; one that is not would tell what is hidden."""
        record = self._session.record
        if record is None or not isinstance(self._session.state, Done) or record.played[-1].deck is not None:
            self.door.show_seed("", 0)
        else:
            self.door.show_seed(record.seed, len(record.played))

    # ---------------------------------------------------------------------------------------- the page
    @Slot(int, int)
    def _on_went(self, ticket: int, deals: int) -> None:
        if ticket == self._ticket:
            self.door.sheet.show_counting(deals)

    @Slot(int, object)
    def _on_dealt(self, ticket: int, dealing: object) -> None:
        if ticket == self._ticket and isinstance(dealing, Dealing):
            self.door.sheet.show_dealing(dealing)

    @Slot(int, object, bool)
    def _on_looked(self, ticket: int, found: object, done: bool) -> None:
        if ticket == self._ticket and isinstance(found, Peeking):
            self.door.sheet.show_peeking(found, done=done)

    @Slot(int, object)
    def _on_read(self, ticket: int, entries: object) -> None:
        """Deal the own hands again, which takes its time where there are many."""
        assert isinstance(entries, tuple)

        def deal_again(ticket: int, stop: Callable[[], bool]) -> None:
            hands = tuple(takewhile(lambda _: not stop(), own_hands(entries)))
            self._dealt_again.emit(ticket, len(hands), spreads_of(hands))

        if ticket == self._ticket:
            self._do(deal_again)

    @Slot(int, int, object)
    def _on_dealt_again(self, ticket: int, hands: int, spreads: object) -> None:
        if ticket == self._ticket:
            assert isinstance(spreads, tuple)
            self.door.sheet.show_own(hands, spreads)


def own_hands(entries: Sequence[Entry]) -> Iterator[int]:
    """Yield as masks the hands that the person was dealt in the deals of the statistics.

    They are dealt again from the seeds, as far as it is certain who dealt and how: deals that were repeated
    or played for practice are left out, and rule sets in which the pack is cut or tapped.
    """
    tallies = {name: Tally(load(name)) for name in RULE_SET_IDS if not load(name).may_tap}
    sessions: dict[str, dict[int, Entry]] = {}
    for entry in entries:
        if entry.rules in tallies and not (entry.repeated or entry.practice):
            sessions.setdefault(entry.session, {})[entry.deal] = entry
    for seed, deals in sessions.items():
        dealer = seeds.first_dealer(seed)
        number = 1
        while (one := deals.get(number)) is not None:
            place = PLACES[(HUMAN - dealer - 1) % 3]
            yield mask_of(tallies[one.rules].dealt(shuffled(f"{seed}/{number}"))[place])
            if one.ending is Ending.PASSED and one.changed:
                break  # who deals after a deal without a game is a house option
            if one.ending is not Ending.PASSED or load(one.rules).all_pass != "same_dealer":
                dealer = (dealer + 1) % 3
            number += 1


def spreads_of(hands: Sequence[int]) -> tuple[Spread, ...]:
    """Return what hands held of each kind, beside the odds of hands of those sizes."""
    sizes = [hand.bit_count() for hand in hands]
    spreads = []
    for kind in KINDS:
        found = [held(kind, hand) for hand in hands]
        longest = max((len(odds_of(kind, size)) for size in sizes), default=0)
        seen = tuple(found.count(n) for n in range(longest))
        odds = tuple(
            sum(odds_of(kind, size)[n] for size in sizes) / max(1, len(sizes)) for n in range(longest)
        )
        spreads.append(Spread(kind, "", 0, seen, odds))
    return tuple(spreads)

"""Enters every finished deal in the statistics, and carries out what the window wants done with them.

A finished deal is on disk twice before it is forgotten here: beside the session being played, in the same
write as its last action, and then in the statistics. So it is counted once wherever the program is killed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ulti_desktop import words
from ulti_desktop.engine.actions import Action, Discard, Kontra
from ulti_desktop.engine.record import Record, fold_deal
from ulti_desktop.engine.state import Done, Doubling, Play, State
from ulti_desktop.session.session import Session
from ulti_desktop.store.ledger import Decision, Entry, entry_of
from ulti_desktop.store.notes import Notes
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.statistics import Statistics
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.statistics_door import StatisticsDoor

if TYPE_CHECKING:
    from ulti_desktop.coach.findings import DealReview


Name = tuple[str, int, bool]
"""What names a deal: its session, its number, and whether it repeats another."""


class Bookkeeper(QObject):
    """Listens to a session; `tell` says what went wrong with the file. `stop` writes what is left.

    `notes` are to be kept beside the session, `enter` is called when they are. `all_entered()`: there is
    nothing any more that only the notes hold.
    """

    all_entered = Signal()
    _read = Signal(object)
    _exported = Signal(object, str)
    _troubled = Signal(object)
    _entered = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        tell: Callable[[Problem], None],
        *,
        reads_only: bool = False,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._tell = tell
        self._reads_only = reads_only
        self._clock: tuple[str, int, float] | None = None
        self._resumed: int | None = None
        self._ended: tuple[str, int, object] | None = None
        self._unentered: dict[Name, Entry] = {}
        self._asked: dict[Name, Entry] = {}
        self._reviewed: dict[Name, dict[Decision, float]] = {}
        self.statistics = Statistics(tell=self._troubled.emit, reads_only=reads_only)
        self.door = StatisticsDoor(window)
        queued = Qt.ConnectionType.QueuedConnection
        self._read.connect(self._show, queued)
        self._exported.connect(self._on_exported, queued)
        self._troubled.connect(self._on_trouble, queued)
        self._entered.connect(self._on_entered, queued)
        session.stepped.connect(self._on_stepped)
        session.shown.connect(self._on_shown)
        window.wanted.connect(self.carry_out)

    def stop(self) -> bool:
        """Write what is left; tell whether that was done in time."""
        self.enter()
        for name in tuple(self._reviewed):
            self._enter_costs(name)
        return self.statistics.stop()

    # ---------------------------------------------------------------------------------------- beside the save
    def notes(self, record: Record) -> Notes:
        """Return what is to be kept beside the session's record, as it is now."""
        if not record.played[-1].actions and self._took(record) is None:
            self._start_clock(record)
        self._note_end(record)
        return Notes(self._took(record), tuple(self._unentered.values()))

    @Slot()
    def enter(self) -> None:
        """Enter what the notes hold, now that they are kept."""
        for name, entry in self._unentered.items():
            if self._asked.get(name) != entry:
                self._asked[name] = entry
                self.statistics.put(entry, partial(self._entered.emit, entry))

    def catch_up(self, notes: Notes) -> None:
        """Enter the deals that an earlier program finished and could not enter any more."""
        self._unentered |= {_name(entry): entry for entry in notes.unentered}
        self.enter()

    def resume(self, notes: Notes) -> None:
        """A session is about to be opened whose last deal was played for a while by an earlier program."""
        self._resumed = notes.played_ms

    @property
    def unentered(self) -> int:
        """How many finished deals are not known to be in the statistics."""
        return len(self._unentered)

    def _note_end(self, record: Record) -> None:
        seats, state = self._session.seats, self._session.state
        if (
            self._reads_only
            or seats is None
            or seats.is_computer(seats.viewer)
            or not isinstance(state, Done)
        ):
            return
        index = len(record.played) - 1
        ended = record.seed, index, record.played[index].actions
        if self._ended == ended:
            return
        self._ended = ended
        entry = entry_of(record, index, state, seats.viewer, round(time.time()), self._took(record))
        self._unentered[_name(entry)] = entry

    def _start_clock(self, record: Record, played_ms: int = 0) -> None:
        self._clock = record.seed, len(record.played) - 1, time.monotonic() - played_ms / 1000

    def _took(self, record: Record) -> int | None:
        """Return how long the record's last deal has been played, in milliseconds."""
        clock = self._clock
        if clock is None or clock[:2] != (record.seed, len(record.played) - 1):
            return None
        return round(1000 * (time.monotonic() - clock[2]))

    @Slot(object)
    def _on_entered(self, entry: object) -> None:
        assert isinstance(entry, Entry)
        name = _name(entry)
        if self._unentered.get(name) == entry:
            del self._unentered[name], self._asked[name]
            self._enter_costs(name)
            if not self._unentered:
                self.all_entered.emit()
                self._show_anew()

    def _show_anew(self) -> None:
        """Bring an open sheet up to date: it may have been opened before the last deal was written."""
        if self._window.sheets.shows("statistics"):
            self.statistics.read(self._read.emit)

    # ---------------------------------------------------------------------------------------- wishes
    def reviewed(self, index: int, review: DealReview) -> None:
        """Enter what a review found the person's decisions in a deal (from 0) of the session to cost."""
        record, seats = self._session.record, self._session.seats
        if record is None or seats is None:
            return
        states, _ = fold_deal(record, index)
        costs = dict.fromkeys(Decision, 0.0)
        for one in review.actions:
            if one.seat == seats.viewer:
                costs[kind_of(states[one.number - 1], one.action)] += one.fault
        name = record.seed, index + 1, record.played[index].practice
        self._reviewed[name] = costs
        if name not in self._unentered:
            self._enter_costs(name)

    def _enter_costs(self, name: Name) -> None:
        """Enter what a review found of a deal that is in the statistics."""
        if (costs := self._reviewed.pop(name, None)) is not None:
            session, deal, repeated = name
            self.statistics.set_costs(session, deal, costs.items(), repeated=repeated)

    @Slot(object)
    def carry_out(self, command: wish.Command) -> None:
        """Read, delete or export; every other command is somebody else's."""
        match command:
            case wish.ReadStatistics():
                self.statistics.read(self._read.emit)
            case wish.DeleteStatistics() if self._reads_only:
                self._window.show_message(words.second_copy())
            case wish.DeleteStatistics():
                self.statistics.clear()
                self.statistics.read(self._read.emit)
            case wish.ExportStatistics(path, entries):
                name = Path(path).name
                self.statistics.export(entries, Path(path), lambda why: self._exported.emit(why, name))

    # ---------------------------------------------------------------------------------------- the session
    @Slot(object)
    def _on_stepped(self, _: object) -> None:
        record = self._session.record
        if record is not None and not record.played[-1].actions:
            self._start_clock(record)
        self._resumed = None

    @Slot(object)
    def _on_shown(self, _: object) -> None:
        """A deal that is opened in the middle was begun who knows when, unless an earlier program said so;
        one that is gone back in goes on.
        """
        record, resumed = self._session.record, self._resumed
        self._resumed = None
        if record is None:
            return
        done = isinstance(self._session.state, Done)
        self._ended = (record.seed, len(record.played) - 1, record.played[-1].actions) if done else None
        if resumed is not None:
            self._start_clock(record, resumed)
        elif not record.played[-1].undone:
            self._clock = None

    # ---------------------------------------------------------------------------------------- the window
    @Slot(object)
    def _show(self, entries: object) -> None:
        assert isinstance(entries, tuple)
        if self._window.sheets.shows("statistics"):  # one that was closed meanwhile asks again when opened
            self.door.show(entries, round(time.time()))

    @Slot(object, str)
    def _on_exported(self, problem: object, name: str) -> None:
        if isinstance(problem, Problem):
            self._tell(problem)
        else:
            self._window.show_message(words.statistics_exported(name))

    @Slot(object)
    def _on_trouble(self, problem: object) -> None:
        assert isinstance(problem, Problem)
        self._tell(problem)


def _name(entry: Entry) -> Name:
    return entry.session, entry.deal, entry.repeated


def kind_of(state: State, action: Action) -> Decision:
    """Return the kind of an action; a pass in a round of kontras says that there is none."""
    if isinstance(state, Doubling) or isinstance(action, Kontra):
        return Decision.KONTRA
    if isinstance(action, Discard):
        return Decision.DISCARD
    return Decision.PLAY if isinstance(state, Play) else Decision.AUCTION

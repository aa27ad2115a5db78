"""One session: the only door for every action. Owns the record, the match and the state of the deal."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.decisions import Decision, decisions
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.record import DealRecord, Record, fold
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, Step, view_of
from ulti_desktop.session import seeds
from ulti_desktop.session.computers import PATIENCE_MS, Computers, Pace, Request
from ulti_desktop.session.practice import begun
from ulti_desktop.session.seats import HUMAN, Seats
from ulti_desktop.session.seen import history, seen
from ulti_desktop.session.thinker import Thinker

Save = Callable[[Record], bool | None]  # True: not safe yet, `go_on` is called when it is
log = logging.getLogger(__name__)


class Session(QObject):
    """A session of any number of deals, seen from the person's seat.

    `stepped(Step)`: something happened; `shown(SeatView)`: the position jumped (opened, undone);
    `refused(IllegalAction)`: an action was not allowed; `thinking(seat or None)`: a computer is at it, and
    no longer once it has decided, though what it does may still wait for the pace;
    `match_changed(Match)`: the score sheet changed, before the step that changed it, after a jump;
    `problem(RecordProblem)`: an opened record was not good to its end.
    """

    stepped = Signal(object)
    shown = Signal(object)
    refused = Signal(object)
    thinking = Signal(object)
    match_changed = Signal(object)
    problem = Signal(object)

    def __init__(
        self,
        thinker: Thinker,
        save: Save | None = None,
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._save = save
        self._record: Record | None = None
        self._match: Match | None = None
        self._state: State | None = None
        self._stopped = False
        self._busy = False
        self._unsafe = False
        self._waiting: list[tuple[int, Action]] = []
        self._thinking: int | None = None
        self._computers = Computers(thinker, patience_ms, self)
        self._computers.chosen.connect(self.submit)
        self._computers.decided.connect(partial(self._think_of, None))
        self._computers.stood_in.connect(self._on_stood_in)

    # ---------------------------------------------------------------------------------------- what there is
    @property
    def record(self) -> Record | None:
        """Everything that happened so far; None before the first session."""
        return self._record

    @property
    def match(self) -> Match | None:
        """The score sheet; None before the first session."""
        return self._match

    @property
    def state(self) -> State | None:
        """The state of the present deal; None before the first."""
        return self._state

    @property
    def seats(self) -> Seats | None:
        """Who sits where in the present deal; None before the first session."""
        record = self._record
        return None if record is None else Seats(record.names, record.levels_of(len(record.played) - 1))

    @property
    def view(self) -> SeatView | None:
        """What the person sees now; None before the first deal."""
        return None if self._state is None else view_of(self._state, self._viewer)

    @property
    def is_practice(self) -> bool:
        """Tell whether the present deal repeats an earlier one and does not count."""
        return self._record is not None and bool(self._record.played) and self._record.played[-1].practice

    @property
    def may_undo(self) -> bool:
        """Tell whether actions of the present deal may be taken back."""
        record = self._record
        return record is not None and (self.is_practice or (record.practice and not record.ended))

    @property
    def may_practise(self) -> bool:
        """Tell whether an earlier deal may be played again now: no deal that counts is under way."""
        return bool(self._record and self._record.played) and (self._deal_done or self.is_practice)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the person decided in the present deal, in order: where `undo` may go back to."""
        return () if self._record is None else decisions(self._record, self._viewer)

    @property
    def is_over(self) -> bool:
        """Tell whether the last deal of the session is done."""
        return self._match is not None and self._match.is_over and (self._deal_done or self._broken_off)

    @property
    def _deal_done(self) -> bool:
        return self._state is None or isinstance(self._state, Done)

    @property
    def _broken_off(self) -> bool:
        return self._record is not None and self._record.ended and not self.is_practice

    @property
    def _viewer(self) -> int:
        seats = self.seats
        return HUMAN if seats is None else seats.viewer

    def history(self) -> tuple[Step, ...]:
        """Return every step of the present deal up to now, as the person saw it."""
        return () if self._record is None else history(self._record, self._viewer)

    def set_pace(self, pace: Pace) -> None:
        """Set how long steps stand before a computer acts, from the next step on."""
        self._computers.pace = pace

    # ---------------------------------------------------------------------------------------- a session
    def start(
        self,
        rules: RuleSet,
        names: tuple[str, str, str],
        levels: tuple[str, str, str],
        deals: int = 0,
        chip_target: int = 0,
        seed: str | None = None,
        first_dealer: int | None = None,
        practice: bool = False,
    ) -> None:
        """Begin a new session and deal. A seed makes its deals repeatable; 0 deals or chips: open.

        In a session for practice actions may be taken back.
        """
        self._forget()
        seed = seeds.fresh() if seed is None else seed
        dealer = seeds.first_dealer(seed) if first_dealer is None else first_dealer
        self._record = Record(rules, names, levels, seed, deals, chip_target, dealer, practice=practice)
        self._match = self._record.empty_match()
        self._state = None
        self._waiting.clear()
        self.match_changed.emit(self._match)
        self.next_deal()

    def open(self, record: Record) -> None:
        """Go on with a record at the point where it ends.

        A bad action ends it there: the good beginning is played on, and `problem` says which action it was.
        """
        self._forget()
        self._waiting.clear()
        folded = fold(record)
        self._record, self._match, self._state = folded.record, folded.match, folded.state
        self.match_changed.emit(self._match)
        if self._state is None:
            self._deal(DealRecord(self._match.dealer))
        else:
            self._show()
        self._settle()
        if folded.problem is not None:
            log.error("the record is damaged: %s", folded.problem)
            self.problem.emit(folded.problem)

    def next_deal(self) -> None:
        """Deal again; nothing happens while a deal is being played or when the session is over.

        A practice deal may be left at any time.
        """
        if self._match is None or self._match.is_over or not (self._deal_done or self.is_practice):
            return
        self._leave_practice()
        self._deal(DealRecord(self._match.dealer))
        self._settle()

    def same_deal_again(self) -> None:
        """Play the finished deal's cards again, for practice: it does not count on the score sheet."""
        if self._record is not None:
            self.practise(len(self._record.played) - 1)

    def practise(self, index: int, after: int = 0, turn: int = 0) -> None:
        """Play the cards of the deal with this index (from 0) again, for practice: it does not count.

        It goes on after so many of that deal's actions. With a `turn` of 1 or 2 it begins anew and everybody
        gets the cards of the seat that lies so many places before his own.
        """
        record = self._record
        if record is None or not self.may_practise or not 0 <= index < len(record.played):
            return
        old, deck = record.played[index], record.deck_of(index)
        self._leave_practice()
        deal = DealRecord((old.dealer + turn) % 3, deck, practice=True)
        if turn or not after:
            self._deal(deal)
        else:
            self._record, self._state = begun(
                self._record or record, replace(deal, actions=old.actions[:after])
            )
            self._keep()
            self._show()
        self._settle()

    def _leave_practice(self) -> None:
        """Take a practice deal that is not done out of the record, where only the last may be unfinished."""
        self._forget()
        self._waiting.clear()
        if self._record is not None and self.is_practice and not self._deal_done:
            self._record = replace(self._record, played=self._record.played[:-1])

    def end(self) -> None:
        """End the session: after the present deal, which is broken off when it is not done."""
        if self._record is None or self._match is None or self._match.ended:
            return
        self._forget()
        self._think_of(None)
        self._record = replace(self._record, ended=True)
        self._match = self._match.end()
        self._keep()
        self.match_changed.emit(self._match)

    def speak_ritual(self) -> None:
        """Say that the ace of hearts deals and does not deal: this fixes the end of the session."""
        if self._record is None or self._match is None:
            return
        during = len(self._match.results) - (1 if self._deal_done or self.is_practice else 0)
        self._match = self._match.speak_ritual(max(0, during))
        if self._match.ritual_spoken != self._record.ritual_spoken:
            self._record = replace(self._record, ritual_spoken=self._match.ritual_spoken)
            self._keep()
            self.match_changed.emit(self._match)

    def undo(self, to: int | None = None) -> bool:
        """Go back to before a decision of the person, the last one or that with the index `to`.

        The deal is marked. False, and nothing happens, where there is no such decision to be taken back.
        """
        known = [one.index for one in self.decisions] if self.may_undo else []
        target = known[-1] if known and to is None else to
        if self._record is None or self._match is None or target not in known:
            return False
        self._forget()
        self._waiting.clear()
        counted = self._deal_done and not self.is_practice
        last = self._record.played[-1]
        before = replace(self._record, played=self._record.played[:-1])
        self._record, self._state = begun(before, replace(last, actions=last.actions[:target], undone=True))
        if counted:
            self._match = replace(self._match, results=self._match.results[:-1])
        self._keep()
        self._show()
        if counted:
            self.match_changed.emit(self._match)
        self._settle()
        return True

    def mark_advised(self) -> None:
        """Note that the person has had advice in the present deal."""
        if self._record is not None and self._record.played and not self._deal_done:
            self._record = self._record.marked(advised=True)
            self._keep()

    @Slot()
    def _on_stood_in(self) -> None:
        """Note that the simple player decides for another; it is kept with the action that comes now."""
        self._record = self._record and self._record.marked(stood_in=True)

    def set_levels(self, levels: tuple[str, str, str]) -> None:
        """Let the computers play at other levels from the next deal on; a person's seat stays a person's."""
        if self._record is not None:
            one, two, three = (
                new if old else "" for old, new in zip(self._record.levels, levels, strict=True)
            )
            self._record = self._record.with_levels((one, two, three))
            self._keep()

    def stop(self) -> None:
        """Ask no more computers; for the end of the program. May be called twice."""
        self._stopped = True
        self._forget()
        self._think_of(None)

    # ---------------------------------------------------------------------------------------- an action
    @Slot(int, object)
    def submit(self, seat: int, action: Action) -> None:
        """Let a seat act. What is not allowed changes nothing and is answered by `refused`.

        From within a signal it is carried out after that; before all is kept, then, and only the first one.
        """
        self._waiting += [] if self._unsafe and self._waiting else [(seat, action)]
        if not self._busy:
            self._settle()

    @Slot()
    def go_on(self) -> None:
        """All that was done is kept: let the next action be done and the next computer think."""
        self._unsafe = False
        if not self._busy:
            self._settle()

    def _settle(self) -> None:
        """Carry out what was submitted meanwhile, then let the next computer think, once all is safe."""
        while self._waiting and not self._unsafe:
            self._carry_out(*self._waiting.pop(0))
        self._ask_computer()

    def _carry_out(self, seat: int, action: Action) -> None:
        if self._record is None or self._state is None or self._stopped or self._broken_off:
            return
        if to_move(self._state) != seat:
            over = isinstance(self._state, Done)
            self.refused.emit(IllegalAction(Reason.DEAL_OVER if over else Reason.NOT_YOUR_TURN))
            return
        try:
            state, events = apply(self._state, action)
        except IllegalAction as error:
            self.refused.emit(error)
            return
        self._commit(self._record.with_action(seat, action), state, events)

    def _forget(self) -> None:
        """Drop every question that is still open."""
        self._computers.cancel()

    def _deal(self, deal: DealRecord) -> None:
        assert self._record is not None
        record = self._record.with_deal(deal)
        state, events = start_deal(record.rules, deal.dealer, record.deck_of(len(record.played) - 1))
        self._commit(record, state, events)

    def _commit(self, record: Record, state: State, events: tuple[Event, ...]) -> None:
        self._forget()
        self._record, self._state = record, state
        before = self._match
        if isinstance(state, Done) and before is not None and not self.is_practice:
            self._match = record.played[-1].entered_in(before, state)
        self._keep()
        self._computers.stepped(events)
        self._send(self.stepped, seen(state, events, self._viewer), before)

    def _show(self) -> None:
        self._computers.stepped(())
        self._send(self.shown, self.view, self._match)

    def _send(self, signal: SignalInstance, value: object, before: Match | None) -> None:
        self._busy = True
        try:
            self._think_of(None)
            if self._match is not before:
                self.match_changed.emit(self._match)
            signal.emit(value)
        finally:
            self._busy = False

    def _keep(self) -> None:
        if self._save is not None and self._record is not None:
            self._unsafe = bool(self._save(self._record))

    # ---------------------------------------------------------------------------------------- computers
    def _ask_computer(self) -> None:
        record, state, seats = self._record, self._state, self.seats
        if self._unsafe or record is None or state is None or seats is None:
            return
        seat = to_move(state)
        if self._stopped or self._broken_off or self._computers.is_asked:
            return
        if seat is None or not seats.is_computer(seat):
            return
        self._think_of(seat)
        self._computers.ask(Request(view_of(state, seat), seats.levels[seat], seeds.of_player(record, seat)))

    def _think_of(self, seat: int | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self.thinking.emit(seat)

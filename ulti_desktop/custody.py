"""The file of the session being played: what an earlier program left in it, and whether it can be written."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from ulti_desktop import words
from ulti_desktop.bookkeeping import Bookkeeper
from ulti_desktop.engine.decisions import decisions
from ulti_desktop.engine.record import Record, fold
from ulti_desktop.keeping import Keeping
from ulti_desktop.session.seats import Seats
from ulti_desktop.session.session import Session
from ulti_desktop.store import games
from ulti_desktop.store.notes import Notes
from ulti_desktop.store.problems import Problem
from ulti_desktop.ui.main_window import MainWindow


class Custody(QObject):
    """For `app` only. `kept` is what an earlier program left and nobody has gone on with or replaced yet.

    With `reads_only` the file is neither read nor written, since another program plays in it.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        books: Bookkeeper,
        tell: Callable[[Problem], None],
        *,
        reads_only: bool = False,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._books = window, session, books
        self._tell = tell
        self._reads_only = reads_only
        self.kept = games.Loaded(None)
        self.keeping = Keeping(books.notes, self)
        self.keeping.safe.connect(books.enter)
        self.keeping.safe.connect(session.go_on)
        self.keeping.troubled.connect(self._on_trouble)
        self.keeping.mended.connect(self._on_mended)
        books.all_entered.connect(self._on_all_entered)
        if reads_only:
            self.keeping.forbid()

    def save(self, record: Record) -> bool:
        """Write the session's record; tell whether it is to be waited for."""
        return self.keeping.save(record)

    def find(self) -> Record | None:
        """Return the session that was under way, if it goes on; say what is wrong with its file."""
        if self._reads_only:
            self._window.sheets.say_too(words.second_copy())
            return None
        self.kept = games.load_autosave()
        problem, record = self.kept.problem, self.kept.record
        if problem is not None:
            self._tell(problem)
            if not problem.kept_as:
                self.keeping.forbid()
                self._window.sheets.say_too(words.session_unsaved())
        self._books.catch_up(self.kept.notes)
        return record if record is not None and _goes_on(record) else None

    def take(self) -> Record | None:
        """Return the session that was found, to go on with it."""
        self._books.resume(self.kept.notes)
        return self.kept.record

    def keep_earlier(self, other: Record | None = None) -> bool:
        """Keep the session under way in a file of its own, since `other`, or a new one, takes its place, or
        since its deal is broken off; say where. A new one may take the place of one that the person has done
        nothing in.

        Tell whether that may happen: not when the file could not be written, which is said.
        """
        record = self._session.record or self.kept.record
        if self._reads_only or record is None or record == other or not _goes_on(record):
            return True
        if other is None and not _is_touched(record):
            return True
        kept = games.keep_earlier(record)
        if isinstance(kept, Problem):
            self._tell(kept)
            return False
        self._window.sheets.say_too(words.session_kept(str(kept)))
        return True

    def leave(self) -> None:
        """Another session is played now."""
        self.kept = games.Loaded(None)

    def stop(self) -> bool:
        """Write what is left; tell whether that was done in time."""
        return self.keeping.stop()

    @Slot(object)
    def _on_trouble(self, problem: Problem) -> None:
        self._tell(problem)
        self._window.sheets.say_too(words.session_unsaved())

    @Slot()
    def _on_mended(self) -> None:
        self._window.show_message(words.session_saved_again())

    @Slot()
    def _on_all_entered(self) -> None:
        """Take the deals that are entered out of the notes, lest they come back after a deletion."""
        if self._session.record is not None:
            self.keeping.save(self._session.record)
        elif self.kept.record is not None:
            self.keeping.save_again(self.kept.record, Notes(self.kept.notes.played_ms))


def _goes_on(record: Record) -> bool:
    """Tell whether a kept session has something left to play."""
    folded = fold(record)
    return bool(record.played) and not folded.match.is_over


def _is_touched(record: Record) -> bool:
    """Tell whether a person has decided anything in a session, or its first deal is over."""
    return len(record.played) > 1 or bool(decisions(record, Seats(record.names, record.levels).viewer))

"""Where lessons are taken: the sheet beside a table of its own, and the way through contents and hands.

The session under way knows nothing of it; its table waits as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Action, Play, discard
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.lessons import course
from ulti_desktop.lessons.course import Moment
from ulti_desktop.lessons.library import lessons
from ulti_desktop.lessons.model import Hand, Lesson
from ulti_desktop.scene.art import CardArt
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import lesson_words, look
from ulti_desktop.ui.lesson_contents import Entry, LessonContents
from ulti_desktop.ui.lesson_sheet import LessonSheet
from ulti_desktop.ui.lesson_table import LessonTable

SHEET: Final = 520
TABLE: Final = 560
LEAST_SHEET: Final = 400
Done = Mapping[str, frozenset[str]]


class LessonRoom(QWidget):
    """Lessons from the contents to the last reply. `left` to go back to the session, `kept(done)` when a hand
    is finished (finished hands by lesson), `menu_wanted`.
    """

    left = Signal()
    kept = Signal(object)
    menu_wanted = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = LessonTable(art, self)
        self.contents = LessonContents(self)
        self.sheet = LessonSheet(self)
        self.sheet.hide()
        self.moment: Moment | None = None
        self._lessons: tuple[Lesson, ...] = ()
        self._rules: RuleSet = load(RULE_SET_IDS[0])
        self._own: RuleSet = self._rules
        self._done: dict[str, frozenset[str]] = {}
        self._number: int | None = None
        self._hand: int | None = None
        self._tried: Card | None = None
        self._language = "en"
        self.contents.opened.connect(self.open_lesson)
        self.contents.rules_chosen.connect(self._choose_rules)
        self.contents.left.connect(self.left)
        self.sheet.pressed.connect(self._pressed)
        self.sheet.chosen.connect(self._answer)
        self.table.asked.connect(self._answer)
        self.table.chosen.connect(lambda _: self._fill())
        self.table.menu_wanted.connect(self.menu_wanted)
        self.table.close_wanted.connect(self.left)

    # -- what it is given

    def open(self, rules: RuleSet, done: Done) -> None:
        """Show the lessons of a rule set, where the pupil was; raises LessonError when there are none."""
        self._lessons = lessons()
        self._done = dict(done)
        if rules != self._own or self._number is None:
            self._own = self._rules = rules
            self._number = self._hand = self.moment = None
        self._show()

    def take_settings(self, settings: Settings, language: str) -> None:
        """Use these settings and this language from now on."""
        self._language = language
        theme = look.theme_of(settings)
        self.table.take_settings(settings)
        self.contents.set_theme(theme)
        self.sheet.set_theme(theme)
        self.arrange()

    def set_names(self, names: tuple[str, str, str]) -> None:
        """Set who sits at the table, by seat."""
        self.table.set_people(names)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is open; None in the contents."""
        return None if self._number is None else self._lessons[self._number]

    # -- the way through

    def open_lesson(self, number: int) -> None:
        """Open a lesson at its introduction."""
        self._number, self._hand, self.moment = number, None, None
        self._show()

    def _choose_rules(self, chosen: object) -> None:
        self._rules = self._own if chosen == self._own.id else load(str(chosen))
        self._show()

    def _hands(self, number: int) -> tuple[Hand, ...]:
        return course.hands_in(self._lessons[number], self._rules)

    def _pressed(self, name: str) -> None:
        match name:
            case "contents":
                self._number = self._hand = self.moment = None
                self._show()
            case "back":
                self._go(-1)
            case "next":
                self._go(1)
            case "again" if self.moment is not None:
                self.moment = course.again(self.moment)
                self._show()
            case "on" if self.moment is not None:
                self.moment, steps = course.go_on(self.moment)
                self._fill()
                self.table.play(steps, self.moment.view, playable=self._playable)
                self._focus()
            case "lay":
                cards = self.table.scene.chosen()
                if len(cards) == 2:
                    self._answer(discard(*cards))

    def _go(self, way: int) -> None:
        """Go to the hand before or after, or over to the neighbouring lesson."""
        if self._number is None:
            return
        place = (-1 if self._hand is None else self._hand) + way
        if place >= len(self._hands(self._number)):
            following = self._number + 1
            self._number, self._hand = (following, None) if following < len(self._lessons) else (None, None)
        else:
            self._hand = None if place < 0 else place
        self.moment = self._begun()
        self._show()

    def _begun(self) -> Moment | None:
        if self._number is None or self._hand is None:
            return None
        return course.begin(self._hands(self._number)[self._hand], self._rules)

    def _answer(self, action: object) -> None:
        if self.moment is None or not self.moment.is_open:
            return
        assert isinstance(action, Action)
        if action not in self.moment.legal:
            self._in_vain(action)
            return
        self._tried = None
        self.moment, steps = course.answer(self.moment, action)
        if self.moment.is_done:
            self._keep(self.moment.hand.id)
        self._fill()
        self.table.play(steps, self.moment.view, playable=False)
        self._focus()

    def _in_vain(self, action: object) -> None:
        """Say why a card is not allowed, and what the lesson has to say to it; the decision stays open."""
        if self.moment is not None and isinstance(action, Play):
            self._tried = action.card
            self._fill()
            self.table.refuse(action.card, self.moment.view)

    def _keep(self, hand: str) -> None:
        lesson = self.lesson
        if lesson is not None and hand not in self._done.get(lesson.id, frozenset()):
            self._done[lesson.id] = self._done.get(lesson.id, frozenset()) | {hand}
            self.kept.emit(dict(self._done))

    # -- what is shown

    @property
    def _playable(self) -> bool:
        moment = self.moment
        return moment is not None and moment.is_open and moment.step.ask in ("play", "kontra", "discard")

    def _finished(self) -> tuple[bool, ...]:
        """Tell of each lesson whether all that the rule set has of it is finished."""
        found = []
        for number, lesson in enumerate(self._lessons):
            hands = {hand.id for hand in self._hands(number)}
            found.append(bool(hands) and hands <= self._done.get(lesson.id, frozenset()))
        return tuple(found)

    def _show(self) -> None:
        """Show page and table anew."""
        self._tried = None
        listed = self._number is None
        self.contents.setVisible(listed)
        self.sheet.setVisible(not listed)
        self._fill()
        self._lay_table()
        self.arrange()
        self._focus()

    def _lay_table(self) -> None:
        moment = self.moment
        title = "" if self.lesson is None else lesson_words.title(self.lesson, self._rules, self._language)
        self.table.scene.set_deal_label("", "")
        if moment is not None:
            self.table.scene.set_deal_label(title, words.rule_set(self._rules))
            self.table.show_view(moment.view, playable=self._playable)
            return
        following = self._following() if self._number is None else self._number
        hands = self._hands(following) or self._hands(0)
        if hands:
            self.table.show_view(course.begin(hands[0], self._rules).view, playable=False)

    def _following(self) -> int:
        """Return the number of the lesson to go on with: the first that is there and not finished."""
        for number, finished in enumerate(self._finished()):
            if not finished and self._hands(number):
                return number
        return 0

    def _fill(self) -> None:
        if not self._lessons:
            return
        self.sheet.set_flat(self._is_flat and self.moment is not None)
        finished = self._finished()
        if self._number is None:
            self._fill_contents(finished)
            return
        state = lesson_words.State(
            self._rules,
            self._language,
            self.table.french,
            self._lessons[self._number],
            self._number,
            len(self._lessons),
            self._hands(self._number),
            self._hand,
            self.moment,
            self._judged(),
            self.table.scene.chosen() if self.moment is not None else (),
            self._refused(),
        )
        shown = lesson_words.shown(state)
        self.sheet.show_lesson(shown, finished, self._number, french=self.table.french)
        if "lay" in self.sheet.buttons:
            self.sheet.buttons["lay"].setEnabled(len(state.chosen) == 2)
        self.arrange()

    def _judged(self) -> Moment | None:
        """Return the moment whose verdict is shown: an answer, or a card that was tried in vain."""
        if self.moment is None or not self.moment.is_open:
            return self.moment
        if self._tried is None:
            return None
        return course.answer(self.moment, Play(self._tried))[0]

    def _refused(self) -> str:
        """Return why the card that was tried in vain is not allowed."""
        if self.moment is None or self._tried is None:
            return ""
        return lesson_words.refusal(self._tried, self.moment.view, french=self.table.french)

    def _fill_contents(self, finished: tuple[bool, ...]) -> None:
        contents = self.contents
        contents.title.setText(self.tr("Lessons"))
        text = self.tr("Each explains one thing and lets you try it. Rule set: %1")
        contents.text.setText(words.fill(text, words.rule_set(self._rules)))
        contents.other.setText(self.tr("Follow another rule set"))
        ids = [self._own.id, *(one for one in RULE_SET_IDS if one != self._own.id)]
        names = {one: words.rule_set_name(one) for one in RULE_SET_IDS}
        names[self._own.id] = words.rule_set(self._own)
        contents.rules.set_choices([(names[one], one) for one in ids])
        contents.rules.set_value(self._rules.id)
        rows = []
        for number, lesson in enumerate(self._lessons):
            hands = {hand.id for hand in self._hands(number)}
            have = len(hands & self._done.get(lesson.id, frozenset()))
            note = words.fill("%1/%2", str(have), str(len(hands))) if hands else self.tr("not here")
            title = lesson_words.title(lesson, self._rules, self._language)
            rows.append(Entry(title, note, finished[number]))
        contents.show_entries(rows, self._following())
        begun = any(self._done.values())
        contents.go_on.setText(self.tr("Go on") if begun else self.tr("Begin"))
        contents.go_on.set_key("↵")
        contents.back.setText(self.tr("Back to the table"))

    def _focus(self) -> None:
        if self._playable:
            self.table.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        button = self.contents.go_on if self._number is None else self._primary()
        offered = self.sheet.offered if self._number is not None else []
        target = button or (offered[0] if offered else self)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _primary(self) -> QWidget | None:
        return next(
            (self.sheet.buttons[name] for name in ("next", "again", "on") if name in self.sheet.buttons), None
        )

    # -- room, language, keys

    @property
    def _beside(self) -> int:
        """The width that a sheet beside the table may have."""
        return min(look.px(SHEET), self.width() - TABLE)

    @property
    def _is_flat(self) -> bool:
        """Tell whether sheet and table do not fit side by side."""
        return self._beside < LEAST_SHEET

    def arrange(self) -> None:
        """Give sheet and table their places: side by side, or the sheet under the table."""
        width, height = self.width(), self.height()
        taken, flat = self._beside, self._is_flat
        strip = flat and self.moment is not None
        paper: QWidget = self.contents if self._number is None else self.sheet
        self.contents.set_flat(flat)
        self.sheet.set_flat(strip, alone=flat)
        if not flat:
            paper.setGeometry(0, 0, taken, height)
            self.table.setGeometry(taken, 0, width - taken, height)
        elif strip:
            low = min(self.sheet.wanted_height(width), round(height * 0.46))
            paper.setGeometry(0, height - low, width, low)
            self.table.setGeometry(0, 0, width, height - low)
        else:
            paper.setGeometry(0, 0, width, height)
        self.table.setVisible(not flat or strip)
        self.table.scene.stage.docked = True
        paper.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table goes on behind the round corners of the sheet."""
        QPainter(self).fillRect(event.rect(), self.table.ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.arrange()
        super().changeEvent(event)

    def retranslate(self, language: str) -> None:
        """Word everything anew."""
        self._language = language
        self.table.retranslate()
        self._fill()
        if self.moment is not None and self.lesson is not None:
            title = lesson_words.title(self.lesson, self._rules, language)
            self.table.scene.set_deal_label(title, words.rule_set(self._rules))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._number is None:
                self.left.emit()
            else:
                self._pressed("contents")
            return
        super().keyPressEvent(event)

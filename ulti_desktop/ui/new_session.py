"""The sheet on which a session is put together: rules with their house options, length and players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.scene.deck import DeckChoice, deck_choices
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language, look
from ulti_desktop.ui.commands import SessionSetup
from ulti_desktop.ui.components import ChoiceRow, SwitchRow, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, QUIET, PillButton
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.house_options import HouseOptions
from ulti_desktop.ui.offer import Offer
from ulti_desktop.ui.player_row import OpponentRow, PlayerRow
from ulti_desktop.ui.seed_field import SeedField

DEALS: Final = (6, 12, 24, 48)
CHIPS: Final = (50, 100, 200)


class NewSessionSheet(FloatingSheet):
    """`started(SessionSetup)` when the person begins; Esc or the cross closes it.

    `deck_chosen(id)` and `language_chosen(code)` take effect at once, like in the settings.
    """

    started = Signal(object)
    deck_chosen = Signal(str)
    language_chosen = Signal(str)
    wish = QSize(1180, 768)

    def __init__(
        self,
        offer: Offer,
        own_rules: Sequence[RuleSet] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._offer = offer
        self._own = tuple(own_rules)
        self._settings = Settings()
        self.rules = ChoiceRow()
        self.options = HouseOptions()
        self.no_options = Text("label", "text2", wrap=True)
        self.deals = ChoiceRow()
        self.chips = ChoiceRow()
        self.decks = ChoiceRow()
        self._decks: tuple[DeckChoice, ...] = deck_choices()[0]
        self.languages = ChoiceRow()
        self.opponents = (OpponentRow(1, offer), OpponentRow(2, offer))
        self.players: tuple[PlayerRow, ...] = (PlayerRow(0), *self.opponents)
        self.no_core = Text("label", "text2", wrap=True, parent=self)
        self.practice = SwitchRow()
        self.seed = SeedField()
        self.start = PillButton(kind=PRIMARY, height=56)
        self.cancel = PillButton(kind=QUIET)
        self._titles = {
            name: Text("section")
            for name in (
                "rules", "options", "deals", "chips", "you", "right", "left", "deck", "language",
            )
        }  # fmt: skip
        self._lay_out()
        self.add_foot(self.start, self.cancel, self.seed.link)
        self.rules.chosen.connect(self._rules_chosen)
        self.options.changed.connect(self._check)
        self.seed.changed.connect(self._check)
        self.seed.opened.connect(self._seed_opened)
        self.decks.chosen.connect(lambda value: self.deck_chosen.emit(str(value)))
        self.languages.chosen.connect(lambda value: self.language_chosen.emit(str(value)))
        for row, other in (self.opponents, self.opponents[::-1]):
            row.unfolded.connect(lambda one=row, beside=other: _open_company(one, beside))
        self.start.clicked.connect(lambda: self.started.emit(self.setup()))
        self.cancel.clicked.connect(self.closed)
        self.show_settings(Settings())

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, pieces in (
            (
                left,
                (
                    "rules",
                    self.rules,
                    "deck",
                    self.decks,
                    "language",
                    self.languages,
                    "options",
                    self.options,
                    self.no_options,
                    self.practice,
                    self.seed,
                ),
            ),
            (
                right,
                (
                    "you",
                    self.players[0],
                    "right",
                    self.players[1],
                    "left",
                    self.players[2],
                    self.no_core,
                    "deals",
                    self.deals,
                    "chips",
                    self.chips,
                ),
            ),
        ):
            column.setSpacing(look.px(4))
            for piece in pieces:
                if isinstance(piece, str):
                    column.addSpacing(look.px(3))
                    self._titles[piece].setContentsMargins(MARGIN, 0, 0, 0)
                    column.addWidget(self._titles[piece])
                else:
                    column.addWidget(piece)
            column.addStretch(1)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.content)
        self._box.setContentsMargins(0, 0, 0, 0)
        self.options.setContentsMargins(MARGIN, 0, 0, 0)
        self.no_options.setContentsMargins(MARGIN, 0, 0, 0)
        self.practice.setContentsMargins(MARGIN, 0, 0, 0)
        self.no_core.setContentsMargins(MARGIN, 0, 0, 0)
        self.no_core.setVisible(bool(self._offer.weakened))
        self._box.setSpacing(look.px(40))
        self._box.addLayout(left, 12)
        self._box.addLayout(right, 13)

    def arrange(self) -> None:
        self._box.setDirection(
            QBoxLayout.Direction.TopToBottom if self.compact else QBoxLayout.Direction.LeftToRight
        )

    def set_own_rules(self, own_rules: Sequence[RuleSet]) -> None:
        """Offer the player's own rule sets too."""
        self._own = tuple(own_rules)
        if self.rules.value() not in (*RULE_SET_IDS, *(one.id for one in self._own)):
            self.rules.set_value(RULE_SET_IDS[0])
        self.options.show_rules(self._rule_set(), self.options.options())
        self.retranslate()

    def set_decks(self, decks: Sequence[DeckChoice]) -> None:
        """Offer these decks."""
        if tuple(decks) != self._decks:
            self._decks = tuple(decks)
            self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Put in what was chosen last time."""
        self._settings = settings
        ids = (*RULE_SET_IDS, *(one.id for one in self._own))
        self.rules.set_value(settings.rules_id if settings.rules_id in ids else RULE_SET_IDS[0])
        self.options.show_rules(self._rule_set(), settings.options)
        self._show_length(settings.deals, settings.chip_target)
        self.practice.switch.setChecked(False)
        self.seed.clear()
        self.area.verticalScrollBar().setValue(0)
        self.players[0].name.setText(settings.names[0])
        for seat, row in enumerate(self.opponents, start=1):
            row.show_player(settings.names[seat], settings.levels[seat])
        self.retranslate()

    def show_look(self, deck: str, code: str) -> None:
        """Show which deck and language are in use; what has been put together stays."""
        self._settings = replace(self._settings, deck=deck, language=code)
        self.decks.set_value(deck)
        self.languages.set_value(code)

    def setup(self) -> SessionSetup:
        """Return the session as it is put together now."""
        names = [row.name.text().strip() for row in self.players]
        return SessionSetup(
            str(self.rules.value()),
            self.options.options(),
            _number(self.deals.value()),
            _number(self.chips.value()),
            (names[0], names[1], names[2]),
            ("", self.opponents[0].spec(), self.opponents[1].spec()),
            self.practice.switch.isChecked(),
            self.seed.value(),
        )

    def _rule_set(self) -> RuleSet | None:
        value = self.rules.value()
        if value in RULE_SET_IDS:
            return rulesets.load(str(value))
        return next((one for one in self._own if one.id == value), None)

    def _rules_chosen(self, _: object) -> None:
        rules = self._rule_set()
        self.options.show_rules(rules)
        if rules is not None:
            self._show_length(rules.session_deals, rules.chip_target)
        self._check()

    def _show_length(self, deals: int, chips: int) -> None:
        self._offer_length(deals, chips)
        self.deals.set_value(deals)
        self.chips.set_value(chips)

    def _offer_length(self, deals: int, chips: int) -> None:
        no_end, none = self.tr("open"), self.tr("none")
        lengths = sorted({*DEALS, deals} - {0})
        self.deals.set_choices([*((str(n), n) for n in lengths), (no_end, 0)])
        targets = sorted({*CHIPS, chips} - {0})
        self.chips.set_choices([(none, 0), *((str(n), n) for n in targets)])

    def _check(self) -> None:
        self.start.setEnabled(self.options.problem() is None and self.seed.fits())
        self.no_options.setVisible(not self.options_offered())
        order_focus(self)

    def _seed_opened(self) -> None:
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self.seed.about))

    def options_offered(self) -> bool:
        """Tell whether the chosen rule set has house options."""
        rules = self._rule_set()
        return rules is not None and bool(rules.house_options)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("New session"))
        rows = [(words.rule_set_name(one), one) for one in RULE_SET_IDS]
        self.rules.set_choices([*rows, *((one.name, one.id) for one in self._own)])
        self._titles["rules"].setText(self.tr("Rule set"))
        self._titles["options"].setText(self.tr("House options"))
        self._titles["deals"].setText(self.tr("Number of deals"))
        self._titles["chips"].setText(self.tr("Points that end the session"))
        self._titles["you"].setText(self.tr("You"))
        self._titles["right"].setText(self.tr("On your right"))
        self._titles["left"].setText(self.tr("On your left"))
        self._titles["deck"].setText(self.tr("Deck"))
        self._titles["language"].setText(self.tr("Language"))
        self.decks.set_choices([(one.name(language.current()), one.id) for one in self._decks])
        self.languages.set_choices([(language.name(code), code) for code in language.offered()])
        self.show_look(self._settings.deck, self._settings.language or language.current())
        self.no_options.setText(self.tr("This rule set has no options."))
        self.players[0].name.setPlaceholderText(self.tr("You"))
        for seat, row in enumerate(self.players):
            row.name.setAccessibleName(self._titles[("you", "right", "left")[seat]].text())
        for opponent in self.opponents:
            opponent.retranslate()
        self.no_core.setText(words.no_core(self._offer.weakened))
        for titled, choices in (
            ("rules", self.rules),
            ("deals", self.deals),
            ("chips", self.chips),
            ("deck", self.decks),
            ("language", self.languages),
        ):
            choices.setAccessibleName(self._titles[titled].text())
        self._offer_length(_number(self.deals.value()), _number(self.chips.value()))
        self.options.retranslate()
        self.practice.set_words(
            self.tr("For practice"), self.tr("You may take back what you did; such deals are marked.")
        )
        self.seed.retranslate()
        self.start.setText(self.tr("Begin"))
        self.cancel.setText(self.tr("Cancel"))
        self._check()


def _open_company(row: OpponentRow, beside: OpponentRow) -> None:
    """Show the list of the company; whoever sits on the other seat cannot be chosen."""
    there = beside.companion()
    row.open_company(() if there is None else (there.id,))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0

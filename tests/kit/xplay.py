"""Plays sessions in the real window with the real mouse: `python -m tests.kit.xplay OUT [options]`.

Needs an X display (Xvfb will do) and xdotool. Every click and drag is an X event; what is done is what the
simple player would do. Pictures of the phases are left in OUT. Options: --rules EN,DE --deals 3 --lang hu
--size 1280x800 --deck french --speed 2 --levels simple,simple --by mouse|drag|keys.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QEventLoop, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from tests.kit.person import bid_and_cards, place_of
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App, make_application
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action, Bid, Discard, GiveUp, Pass, Play, TakeTalon
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.layout import CardPlace
from ulti_desktop.session.computers import Pace
from ulti_desktop.store import settings
from ulti_desktop.store.settings import Settings

MOST_TABS = 60


class Hand:
    """A hand on the real mouse, or on the keys."""

    def __init__(self, app: App, out: Path, by: str) -> None:
        self.app, self.desk, self.out, self.by = app, app.window.desk, out, by
        self.player = SimplePlayer(7)
        self.seen: set[str] = set()

    def wait(self, ms: int) -> None:
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < ms:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def xdo(self, *words: object) -> None:
        process = subprocess.Popen(["xdotool", *map(str, words)])
        while process.poll() is None:
            self.wait(5)

    def picture(self, name: str) -> None:
        if name not in self.seen:
            self.seen.add(name)
            self.app.window.grab().save(str(self.out / f"{name}.png"))

    def at(self, widget: QWidget, point: QPoint) -> tuple[int, int]:
        where = widget.mapToGlobal(point)
        return where.x(), where.y()

    def press(self, button: QWidget) -> None:
        assert button.isVisible(), button
        if self.by == "keys":
            self.walk_to(button)
            self.key("space")
            return
        x, y = self.at(button, button.rect().center())
        self.xdo("mousemove", x, y, "click", 1)
        self.wait(120)

    def key(self, *names: str) -> None:
        self.xdo("key", "--delay", 30, *names)
        self.wait(60)

    def walk_to(self, button: QWidget) -> None:
        """Press Tab until the focus is on a button."""
        for _ in range(MOST_TABS):
            if QApplication.focusWidget() is button:
                return
            self.key("Tab")
        self.picture("no-way-there")
        raise SystemExit(f"Tab does not lead to {button}")

    def choose(self, card: Card) -> None:
        """Walk along the hand with the arrow keys, and press Enter on a card."""
        self.walk_to(self.desk.table)
        hand = sorted(self.app.session.view.hand if self.app.session.view else (), key=self.left_of)
        self.key("Home", *["Right"] * hand.index(card), "Return")

    def left_of(self, card: Card) -> int:
        return place_of(self.desk, card).x()

    def place(self, card: Card) -> tuple[int, int]:
        return self.at(self.desk.table.viewport(), place_of(self.desk, card))

    def drag(self, card: Card, to: CardPlace) -> None:
        x, y = self.place(card)
        target = self.desk.table.mapFromScene(to.x, to.y)
        ex, ey = self.at(self.desk.table.viewport(), target)
        self.xdo("mousemove", x, y, "mousedown", 1)
        for i in range(1, 9):
            self.xdo("mousemove", x + (ex - x) * i // 8, y + (ey - y) * i // 8)
        self.xdo("mouseup", 1)

    def settle(self) -> None:
        self.wait(60)
        while self.desk.busy:
            self.wait(20)

    def lay_away(self, card: Card, n: int) -> None:
        match self.by:
            case "keys":
                self.choose(card)
            case "drag":
                self.drag(card, self.desk.scene.table.talon[n])
            case _:
                x, y = self.place(card)
                self.xdo("mousemove", x, y, "click", 1)

    def play(self, card: Card, n: int) -> None:
        if self.by == "keys":
            self.choose(card)
        elif self.by == "drag" or n % 2:
            self.drag(card, self.desk.scene.table.slots[0])
        else:
            x, y = self.place(card)
            self.xdo("mousemove", x, y, "click", "--repeat", 2, "--delay", 80, 1)

    def name_trump(self, trump: Suit) -> None:
        row = self.desk.panel.body.trumps
        self.press(next(chip for chip in row.chips if chip.value is trump))

    def bid(self, first: Action) -> None:
        contract, cards = bid_and_cards(self.app.session.state, self.player, first)
        panel = self.desk.panel
        for n, card in enumerate(cards):
            self.lay_away(card, n)
            self.wait(350)
        if contract is not None:
            for toggle, button in panel.body.grid.buttons.items():
                wanted = contract.open if toggle == "open" else toggle in contract.parts
                if wanted != button.isChecked() and button.isEnabled():
                    self.press(button)
            if contract.hearts != panel.choice.hearts:
                self.press(panel.body.hearts.switch)
            if panel.choice.trump != contract.trump and contract.trump is not None and not contract.hearts:
                self.name_trump(contract.trump)
        self.picture("bid")
        if not panel.foot.bid.isEnabled() and contract is not None:
            print("  by the ladder:", contract)
            panel.ladder.list.picked.emit(replace(contract, trump=None))
            if contract.trump is not None:
                self.name_trump(contract.trump)
        self.press(panel.foot.bid)
        self.wait(300)

    def act(self, view: SeatView, n: int) -> None:
        action = self.player.choose(view, 0, never)
        foot = self.desk.panel.foot
        self.picture(f"{view.phase}-{len(view.tricks) + 1 if view.phase == 'play' else ''}")
        match action:
            case Play(card):
                self.play(card, n)
            case Discard() | Bid():
                self.bid(action)
            case Pass() if foot.leave.isVisible():
                self.press(foot.leave)
            case TakeTalon():
                self.press(foot.take)
            case GiveUp():
                self.press(self.desk.bar.buttons[action])
                self.press(self.desk.bar.buttons[action])
            case _:
                self.press(self.desk.bar.buttons[action])

    def done_actions(self) -> int:
        record = self.app.session.record
        return sum(len(deal.actions) for deal in record.played) if record else 0

    def deal(self) -> None:
        stuck = 0
        while not isinstance(self.app.session.state, Done):
            view = self.app.session.view
            if view is None or not view.my_turn:
                self.wait(30)
                continue
            self.settle()
            view = self.app.session.view
            if view is None or not view.my_turn:
                continue
            before = self.done_actions()
            self.act(view, before + stuck)
            self.wait(150)
            stuck = stuck + 1 if self.done_actions() == before else 0
            if stuck > 3:
                self.picture("stuck")
                raise SystemExit(f"stuck in {view.phase}: {view.legal[:4]}")
        self.settle()
        while not self.app.window.sheets.is_open(self.app.window.sheets.settlement):
            self.wait(50)
        self.wait(600)
        self.picture("settlement")


def main() -> int:
    """Play and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--rules", default=",".join(rulesets.RULE_SET_IDS))
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--lang", default="hu")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--deck", default="tell")
    parser.add_argument("--speed", type=int, default=3)
    parser.add_argument("--seed", default="mouse")
    parser.add_argument("--levels", default="simple,simple")
    parser.add_argument("--by", choices=("mouse", "drag", "keys"), default="mouse")
    asked = parser.parse_args()
    qt = make_application(["ulti-desktop"])
    settings.save(replace(Settings(), language=asked.lang, speed=asked.speed, trick_ms=300, pace_ms=0))
    width, height = map(int, asked.size.split("x"))
    for name in asked.rules.split(","):
        out = asked.out / f"{name}-{asked.lang}-{asked.size}"
        out.mkdir(parents=True, exist_ok=True)
        app = App(qt)
        app.window.resize(width, height)
        app.start()
        app.window.close_sheets()
        app.session.set_pace(Pace(60, 120, 120))
        names, levels = ("", "Gergő", "Bori"), ("", *asked.levels.split(","))
        app.window.set_players(names, levels)
        app.session.start(rulesets.load(name), names, levels, asked.deals, 0, asked.seed, first_dealer=2)
        hand = Hand(app, out, asked.by)
        for n in range(asked.deals):
            hand.deal()
            assert app.session.match
            result = app.session.match.results[-1]
            print(name, n + 1, result.contract and result.contract.to_json(), result.points, flush=True)
            hand.seen.discard("settlement")
            hand.press(app.window.sheets.settlement.next)
            hand.wait(200)
        hand.picture("end")
        assert app.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return 0


if __name__ == "__main__":
    sys.exit(main())

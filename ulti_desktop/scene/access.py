"""The table for screen readers: a tree of what lies on it, told by Qt's accessibility interfaces.

The items of a scene are no part of Qt's tree by themselves. The view of the table gets an interface of its
own whose children are the things of `told`; each is made once for its key and stays, since a reader may keep
it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsView

from ulti_desktop.scene.told import Key, Thing

_made: Final[list[QAccessibleInterface]] = []
"""Every interface ever given to Qt, which deletes them at the end of the program and not before."""

_installed: Final[list[bool]] = []


def listened_to() -> bool:
    """Tell whether anybody reads along."""
    return bool(QAccessible.isActive())


def tell(event: QAccessibleEvent) -> None:
    """Tell the readers of a change."""
    QAccessible.updateAccessibility(event)


class _Node(QAccessibleInterface):
    """What table and things have in common: `there` holds the view for as long as it lives."""

    def __init__(self, there: list[QGraphicsView]) -> None:
        super().__init__()
        self.there = there
        self.nodes: list[ThingAccess] = []
        _made.append(self)

    @property
    def _view(self) -> QGraphicsView:
        return self.there[0]

    def isValid(self) -> bool:
        return bool(self.there)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.nodes[index] if 0 <= index < self.childCount() else None

    def childCount(self) -> int:
        return len(self.nodes)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at, node in enumerate(self.nodes) if node is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for node in reversed(self.nodes):
            if node.rect().contains(x, y):
                return node.childAt(x, y) or node
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        for node in self.nodes:
            inner = node if node.thing.focused else node.focusChild()
            if inner is not None:
                return inner
        return None

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing on the table can be renamed."""

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def _on_screen(self, place: QRectF) -> QRect:
        if place.isEmpty():
            return QRect()
        inner = self._view.mapFromScene(place).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(inner.topLeft()), inner.size())


class ThingAccess(_Node):
    """One thing: a card, a seat, a list."""

    def __init__(self, owner: _Node, thing: Thing) -> None:
        super().__init__(owner.there)
        self._owner = owner
        self.thing = thing

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._owner

    def text(self, kind: QAccessible.Text) -> str:
        return self.thing.name if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        return self._on_screen(self.thing.place()) if self.isValid() else QRect()

    def role(self) -> QAccessible.Role:
        return self.thing.role

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            return state
        is_card = self.thing.key[0] == "hand"
        state.focusable = state.selectable = is_card
        state.focused = self.thing.focused and self._view.hasFocus()
        state.selected = self.thing.selected
        state.disabled = not self.thing.able
        return state


class TableAccess(_Node):
    """The table itself. `source` tells what lies on it; it is asked when a reader wants to know.

    After `touch` it is asked anew, and readers that listen are told what changed.
    """

    def __init__(self, view: QGraphicsView, source: Callable[[], tuple[Thing, ...]]) -> None:
        super().__init__([view])
        view.destroyed.connect(lambda *_: self._leave())
        self._source = source
        self._stale = True
        self._known: dict[Key, ThingAccess] = {}
        self._focus: ThingAccess | None = None

    def object(self) -> QObject | None:  # type: ignore[override]
        return self._view if self.isValid() else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        owner = self._view.parentWidget() if self.isValid() else None
        return None if owner is None else QAccessible.queryAccessibleInterface(owner)

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName()
        return self._view.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Pane

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.isValid() and self._view.hasFocus()
        state.invisible = not (self.isValid() and self._view.isVisible())
        return state

    def childCount(self) -> int:
        self._look()
        return super().childCount()

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        self._look()
        return super().focusChild()

    def _leave(self) -> None:
        """Let go of the table: what a reader still holds is empty from now on, and keeps no scene."""
        self.there.clear()
        self._source = tuple
        self._focus = None
        for node in (self, *self._known.values()):
            node.nodes = []
        for node in self._known.values():
            node.thing = replace(node.thing, place=QRectF, parts=())

    def touch(self) -> None:
        """Something on the table changed."""
        self._stale = True
        if not listened_to():
            return
        changed, moved = self._look()
        if moved:
            tell(QAccessibleEvent(self._view, QAccessible.Event.ObjectReorder))
        for node in changed:
            tell(QAccessibleEvent(node, QAccessible.Event.NameChanged))
        self._follow_focus()

    def _look(self) -> tuple[list[ThingAccess], bool]:
        """Take over what lies on the table now; return what is named anew, and whether the tree changed."""
        changed: list[ThingAccess] = []
        if not self._stale or not self.isValid():
            return changed, False
        self._stale = False
        return changed, self._fill(self, self._source(), changed)

    def _follow_focus(self) -> None:
        now = self.focusChild() if self._view.hasFocus() else None
        before, self._focus = self._focus, now if isinstance(now, ThingAccess) else None
        if self._focus is not None and self._focus is not before:
            tell(QAccessibleEvent(self._focus, QAccessible.Event.Focus))

    def _fill(self, owner: _Node, things: tuple[Thing, ...], changed: list[ThingAccess]) -> bool:
        """Give a node these children; note whose name changed, and tell whether others lie there now."""
        nodes, moved = [], False
        for thing in things:
            node = self._known.get(thing.key)
            if node is None:
                node = self._known[thing.key] = ThingAccess(owner, thing)
            elif node.thing.name != thing.name:
                changed.append(node)
            node.thing = thing
            moved |= self._fill(node, thing.parts, changed)
            nodes.append(node)
        moved |= nodes != owner.nodes
        owner.nodes = nodes
        return moved


def install() -> None:
    """Let Qt find the interface of a view that has one in `access`; once is enough."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_interface_of)


def _interface_of(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    found = getattr(thing, "access", None)
    return found if isinstance(found, TableAccess) and found.isValid() else None

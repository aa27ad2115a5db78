"""The widget that shows the table: hands size, language, screen and keys down to the scene."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ulti_desktop.scene import access
from ulti_desktop.scene.table_scene import TableScene
from ulti_desktop.scene.told import Thing, things

_BY_KEY: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_SHIFTS: Final[dict[int, int]] = {Qt.Key.Key_Left.value: -1, Qt.Key.Key_Right.value: 1}


class TableView(QGraphicsView):
    """One scene unit is one logical pixel; the scene is always as large as the viewport."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        self._table: TableScene | None = None
        access.install()
        super().__init__(scene, parent)
        # What Qt itself would make here the binding knows nothing of: it then tells Python of all classes of
        # widgets to find out, which takes a twentieth of the time up to the first picture.
        self.setViewport(QWidget())
        self._table = scene
        self.access = access.TableAccess(self, self._things)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 320)
        scene.spoken.connect(self._announce)
        scene.described.connect(self._describe)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._table is not None:
            self._table.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._table is not None:
            self._table.keyPressEvent(event)
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                way = _SHIFTS.get(event.key(), 0)
                event.setAccepted(way != 0 and self._table.grip.shift(way))
        if not event.isAccepted():
            QWidget.keyPressEvent(self, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._table is not None and event.reason() in _BY_KEY:
            self._table.grip.show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._table is not None and event.reason() in _BY_KEY:
            self._table.grip.show_focus(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        if self._table is not None:
            self._table.grip.leave()
        super().leaveEvent(event)

    def _fit(self) -> None:
        if self._table is not None:
            self._table.set_size(QSizeF(self.viewport().size()), self.devicePixelRatioF())

    def _announce(self, text: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _describe(self, name: str, description: str) -> None:
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.access.touch()

    def _things(self) -> tuple[Thing, ...]:
        return () if self._table is None else things(self._table.stage)

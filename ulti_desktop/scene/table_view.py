"""The widget that shows the table: hands size, language, screen and keys down to the scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ulti_desktop.scene.table_scene import TableScene


class TableView(QGraphicsView):
    """One scene unit is one logical pixel; the scene is always as large as the viewport."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        self._table: TableScene | None = None
        super().__init__(scene, parent)
        self._table = scene
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
        self._fit()

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
        if not event.isAccepted():
            QWidget.keyPressEvent(self, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        if self._table is not None:
            self._table.mouse_left()
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

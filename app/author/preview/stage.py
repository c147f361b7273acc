"""Where a page is looked at in another size than it has: scaled down to fit, never up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsProxyWidget,
    QGraphicsScene,
    QGraphicsView,
    QMenu,
    QWidget,
)

from app.theme import Theme
from app.widgets.layout import column
from app.words.catalogue import tr

_EDGE = 2  # px of the frame, which stands around the page
_LEAST = 0.01
_MOVING = (QEvent.Type.KeyPress, QEvent.Type.FocusIn, QEvent.Type.FocusOut)


class Stage(QGraphicsView):
    """Shows a view at a size of its own; all in it is used as in a window of that size.

    Emits `scaled` when it is shown larger or smaller, and `focus_moved` with the control on it
    that has the focus, of which Qt tells nobody else; None where the focus is elsewhere.
    """

    scaled = Signal()
    focus_moved = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(tr("The page as people see it"))
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent;")
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ground = QFrame()
        self.ground.setObjectName("preview_ground")
        self._column = column(on=self.ground)
        self._proxy = QGraphicsProxyWidget()
        self._proxy.setWidget(self.ground)
        self._scene.addItem(self._proxy)
        self.view: QWidget | None = None
        self._size = QSize(1280, 800)

    @property
    def scale_shown(self) -> float:
        """How large a pixel of the page is."""
        return self.transform().m11()

    def holds(self, watched: QObject) -> bool:
        """Tell whether something is on the stage, or the stage."""
        step: QObject | None = watched
        while step is not None:
            if step is self or step is self.ground:
                return True
            step = step.parent()
        return False

    def put(self, view: QWidget) -> None:
        """Show a view in place of the one before."""
        before, self.view = self.view, view
        if before is not None:
            self._column.removeWidget(before)
            before.close()
            before.hide()
            before.setParent(None)
            before.deleteLater()
        self._column.addWidget(view)
        view.show()
        self._fit()

    def take_size(self, size: QSize) -> None:
        """Show the view as in a window of this size."""
        self._size = size
        self._fit()

    def close_menu(self) -> bool:
        """Close the menu that is open on the stage; False where none is."""
        menus = [menu for menu in self.ground.findChildren(QMenu) if menu.isVisible()]
        for menu in menus:
            menu.close()
        return bool(menus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._proxy.setFocus(event.reason())

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:  # noqa: N802
        if not self.isFullScreen():
            pen = QPen(self._theme.colour("line_strong"), _EDGE)
            pen.setCosmetic(True)  # as strong as it is, however small the page
            away = _EDGE / 2 / self.scale_shown
            painter.setPen(pen)
            painter.drawRect(self.sceneRect().adjusted(-away, -away, away, away))

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() in _MOVING:
            self._tell_focus()
        return taken

    def viewportEvent(self, event: QEvent) -> bool:
        taken = super().viewportEvent(event)
        if event.type() is QEvent.Type.MouseButtonRelease:
            self._tell_focus()
        return taken

    def _tell_focus(self) -> None:
        self.focus_moved.emit(self.ground.focusWidget() if self.hasFocus() else None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._fit()

    def _fit(self) -> None:
        room, whole = self.viewport().size(), self.isFullScreen()
        size = room if whole else self._size
        around = 0 if whole else 2 * _EDGE  # the room of the frame
        self.ground.setMinimumSize(size)
        self._proxy.resize(size)
        width, height = size.width(), size.height()
        self._scene.setSceneRect(0, 0, width, height)
        scale = min(1.0, (room.width() - around) / width, (room.height() - around) / height)
        scale = max(scale, _LEAST)
        self.resetTransform()
        self.scale(scale, scale)
        self.scaled.emit()

"""The focus ring: one overlay in each window, which no style sheet can draw."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from app.theme import Theme, smooth_painter

_TYPED_INTO = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
_AROUND = 8  # pixels above and beneath what is scrolled to
_BOXES = (QAbstractSpinBox, QComboBox)
_FOLLOWED = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.LayoutRequest,
        QEvent.Type.EnabledChange,
        QEvent.Type.ParentChange,
    }
)


class FocusRing(QWidget):
    """Paints a ring, 3 wide and 2 away, round the control that has the focus.

    Args:
        window: the top-level widget whose controls it follows; it becomes the parent.
        always: also after a press of the mouse, as in the respondent view; else only after the
            keyboard, and in fields that are typed into.

    A control says its corners by the property "ring_radius" (logical pixels), and that it wants
    no ring by "ring" set to False.
    """

    def __init__(self, window: QWidget, theme: Theme, *, always: bool) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._always = always
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setObjectName("focus_ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        theme.repaints(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
            self.follow(application.focusWidget())

    @property
    def target(self) -> QWidget | None:
        """The control that the ring stands round, None where it shows none."""
        return self._target if self.isVisibleTo(self._window) else None

    def set_always(self, always: bool) -> None:
        """Show it after a press of the mouse as well, or after the keyboard only."""
        self._always = always
        self._place()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._target is None:
            return
        ring = self._theme.tokens.focus_ring
        width, gap = ring["width"], ring["gap"]
        named = self._target.property("ring_radius")
        radius = float(named) if named is not None else 6.0
        rect = QRectF(self._ring_rect()).translated(-QPoint(self.pos()).toPointF())
        half = width / 2
        rect.adjust(half, half, -half, -half)
        painter = smooth_painter(self)
        painter.setPen(QPen(self._theme.colour("focus"), width))
        painter.drawRoundedRect(rect, radius + gap + half, radius + gap + half)
        painter.end()

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        self.follow(now)

    def follow(self, widget: QWidget | None) -> None:
        """Stand round another control, None for none."""
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched.clear()
        window = self._window
        self._target = None
        if widget is not None and widget is not window and window.isAncestorOf(widget):
            self._target = _ringed(widget)
            step: QWidget | None = self._target
            while step is not None and step is not window:
                step.installEventFilter(self)
                self._watched.append(step)
                step = step.parentWidget()
            if window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
                self._bring_into_sight(self._target)
        self._place()

    def _bring_into_sight(self, target: QWidget) -> None:
        """Scroll to what the keyboard has come to: an area does so for steps inside it alone."""
        area = target.parentWidget()
        while area is not None and area is not self._window:
            held = area.widget() if isinstance(area, QScrollArea) else None
            if isinstance(area, QScrollArea) and held is not None and held.isAncestorOf(target):
                middle = target.mapTo(held, target.rect().center())
                area.ensureVisible(middle.x(), middle.y(), 0, target.height() // 2 + _AROUND)
            area = area.parentWidget()

    def _place(self) -> None:
        target = self._target
        if (
            target is None
            or not isValid(target)
            or not target.isVisible()
            or not self._wanted(target)
        ):
            self.hide()
            return
        rect = self._ring_rect().intersected(self._room())
        if rect.isEmpty():
            self.hide()
            return
        self.setGeometry(rect)
        self.raise_()
        self.show()
        self.update()

    def _wanted(self, target: QWidget) -> bool:
        if target.property("ring") is False or target.rect().contains(self._window.rect()):
            return False  # what fills the window is no control: the focus has begun there
        if self._always or isinstance(target, _TYPED_INTO):
            return True
        return self._window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)

    def _ring_rect(self) -> QRect:
        """Return the outer edge of the ring in the window.

        Where a control reaches to the edge of its area the ring stands on the control, for
        there is nothing to see beyond; a side that is scrolled away has no ring.
        """
        if self._target is None:
            return QRect()
        ring = self._theme.tokens.focus_ring
        out = ring["width"] + ring["gap"]
        inner = QRect(self._target.mapTo(self._window, QPoint(0, 0)), self._target.size())
        outer, room = inner.adjusted(-out, -out, out, out), self._room()
        if outer.left() < room.left() <= inner.left():
            outer.setLeft(room.left())
        if outer.top() < room.top() <= inner.top():
            outer.setTop(room.top())
        if outer.right() > room.right() >= inner.right():
            outer.setRight(room.right())
        if outer.bottom() > room.bottom() >= inner.bottom():
            outer.setBottom(room.bottom())
        return outer

    def _room(self) -> QRect:
        """Return what the scrolling areas round the control leave to see."""
        window = self._window
        room = window.rect()
        step = self._target.parentWidget() if self._target is not None else None
        while step is not None and step is not window:
            holder = step.parentWidget()
            if isinstance(holder, QAbstractScrollArea) and holder.viewport() is step:
                room = room.intersected(QRect(step.mapTo(window, QPoint(0, 0)), step.size()))
            step = holder
        return room


def _ringed(widget: QWidget) -> QWidget:
    """Return the control that a reader sees as one: a box rather than the field inside it."""
    parent = widget.parentWidget()
    return parent if isinstance(parent, _BOXES) else widget


class FocusFirst(QObject):
    """Passes the focus that a page is given on to a part of it.

    A focus proxy would keep Tab from all that stands before that part.
    """

    def __init__(self, page: QWidget, first: QWidget) -> None:
        super().__init__(page)
        self._first = first
        page.installEventFilter(self)

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._first.setFocus(event.reason())
        return False

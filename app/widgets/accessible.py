"""Accessibility of widgets that paint themselves: a role, a value, an announcement."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

W = TypeVar("W", bound=type[QWidget])

_roles: dict[str, QAccessible.Role] = {}


def accessible_as(role: QAccessible.Role) -> Callable[[W], W]:
    """Return a decorator that gives a class of widgets a role for screen readers.

    The value is what the widget's method `accessible_value` returns. A widget with another role
    has it as its `accessible_role`; one whose content is in the accessibility tree elsewhere has
    `accessible_elsewhere` set, and is left out.
    """

    def keep(kind: W) -> W:
        if not _roles:
            QAccessible.installFactory(_interface_of)
        _roles[kind.__name__] = role
        return kind

    return keep


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say a text now; no widget keeps it."""
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class _Accessible(QAccessibleWidget):
    def role(self) -> QAccessible.Role:
        return getattr(self.widget(), "accessible_role", None) or super().role()

    def state(self) -> QAccessible.State:
        state = super().state()
        if getattr(self.widget(), "accessible_elsewhere", False):
            state.invisible = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        accessible_value = getattr(self.widget(), "accessible_value", None)
        if kind is QAccessible.Text.Value and accessible_value is not None:
            return str(accessible_value())
        if kind is QAccessible.Text.Name and isinstance(label := self.widget(), QLabel):
            return label.accessibleName() or label.text()
        return super().text(kind)


def _interface_of(kind: str, widget: QObject) -> QAccessibleInterface | None:
    # Qt asks for the class of a widget first, then for each class that it comes from.
    role = _roles.get(kind)
    return _Accessible(widget, role) if role is not None and isinstance(widget, QWidget) else None

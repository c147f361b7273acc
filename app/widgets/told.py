"""What screen readers are told of widgets that paint themselves: a role, a value, an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

W = TypeVar("W", bound=type[QWidget])

_roles: dict[str, QAccessible.Role] = {}


def told_as(role: QAccessible.Role) -> Callable[[W], W]:
    """Let a class of widgets be told in a role, with the value that its `told_value` returns.

    One widget of the class is told in another role where it has that as its `told_role`, and not
    at all where what it shows is `told_elsewhere`.
    """

    def keep(kind: W) -> W:
        if not _roles:
            QAccessible.installFactory(_interface_of)
        _roles[kind.__name__] = role
        return kind

    return keep


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text now; it is kept in no widget."""
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class _Told(QAccessibleWidget):
    def role(self) -> QAccessible.Role:
        return getattr(self.widget(), "told_role", None) or super().role()

    def state(self) -> QAccessible.State:
        state = super().state()
        if getattr(self.widget(), "told_elsewhere", False):
            state.invisible = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        told_value = getattr(self.widget(), "told_value", None)
        if kind is QAccessible.Text.Value and told_value is not None:
            return str(told_value())
        if kind is QAccessible.Text.Name and isinstance(label := self.widget(), QLabel):
            return label.accessibleName() or label.text()
        return super().text(kind)


def _interface_of(kind: str, widget: QObject) -> QAccessibleInterface | None:
    # Qt asks for the class of a widget first, then for each class that it comes from.
    role = _roles.get(kind)
    return _Told(widget, role) if role is not None and isinstance(widget, QWidget) else None

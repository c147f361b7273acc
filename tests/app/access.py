"""What hands and screen readers need of a page: targets that are hit, and parts that are told."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)
from walking import accessible_name, describe

from app.respondent.devices.statement import Statement
from app.respondent.devices.throw import ThrowStage
from app.respondent.devices.trial_chart import TrialChart
from app.respondent.devices.wheel import Wheel
from app.widgets.icon_array import IconArray

LEAST = 44
_Role = QAccessible.Role
_PICTURES = (Wheel, ThrowStage, IconArray, TrialChart)
_ROLES: dict[type[QWidget], tuple[QAccessible.Role, ...]] = {
    QAbstractButton: (
        _Role.PushButton,
        _Role.ButtonMenu,
        _Role.ButtonDropDown,
        _Role.RadioButton,
        _Role.CheckBox,
    ),
    QLineEdit: (_Role.EditableText,),
    Wheel: (_Role.Graphic,),
    ThrowStage: (_Role.Graphic,),
    IconArray: (_Role.Graphic, _Role.Chart),
    TrialChart: (_Role.Graphic, _Role.Chart),
    Statement: (_Role.Grouping,),
    QLabel: (_Role.StaticText, _Role.Heading),
}


def shown(root: QWidget) -> Iterator[QWidget]:
    for widget in root.findChildren(QWidget):
        if widget.isVisibleTo(root) and not widget.objectName().startswith("qt_"):
            yield widget


def small_targets(root: QWidget) -> list[str]:
    """Return which controls under `root` are less than 44 px high or wide."""
    found = []
    for widget in shown(root):
        if isinstance(widget, QScrollBar | QAbstractScrollArea):
            continue
        if not isinstance(widget, QAbstractButton) and not _takes_focus(widget):
            continue
        if min(widget.width(), widget.height()) < LEAST:
            found.append(f"{describe(widget)} is {widget.width()} by {widget.height()}")
    return found


def untold(root: QWidget) -> list[str]:
    """Return which parts under `root` a screen reader cannot tell: by role, name or state."""
    found = []
    for widget in shown(root):
        roles = [roles for kind, roles in _ROLES.items() if isinstance(widget, kind)]
        interface = QAccessible.queryAccessibleInterface(widget)
        if not roles or (isinstance(widget, QLabel) and not widget.text()):
            continue
        if interface.role() not in roles[0]:
            found.append(f"{describe(widget)} is told as {interface.role()}")
        if not accessible_name(widget):
            found.append(f"{describe(widget)} has no name")
        state = interface.state()
        if (
            isinstance(widget, QAbstractButton)
            and widget.isCheckable()
            and (not state.checkable or bool(state.checked) is not widget.isChecked())
        ):
            found.append(f"{describe(widget)} does not tell whether it is chosen")
        if bool(state.disabled) is widget.isEnabled():
            found.append(f"{describe(widget)} does not tell whether it can be used")
    return found


def _takes_focus(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.focusProxy() is None

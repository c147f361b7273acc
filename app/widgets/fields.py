"""Fields to type into: a filter, a number."""

from typing import Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from app.theme import Theme

_ICON = 18
_HEIGHTS = {"analyst": "control", "respondent": "button"}


class TypedLine(QLineEdit):
    """A field whose undo takes back typing, and then, with nothing left, steps of the page."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            step = QKeySequence.StandardKey
            left = event.matches(step.Undo) and not self.isUndoAvailable()
            if left or (event.matches(step.Redo) and not self.isRedoAvailable()):
                event.ignore()
                return False
        return super().event(event)


class SearchField(TypedLine):
    """A line to type into, with a magnifying glass in it; `name` is told by screen readers."""

    def __init__(
        self, placeholder: str, theme: Theme, *, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or placeholder)
        self._glass = QAction(self)
        self._show_icon()
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        theme.color_scheme_changed.connect(self._show_icon)

    def _show_icon(self) -> None:
        self._glass.setIcon(self._theme.icon("search", "text_muted", _ICON))


def number_field(
    low: int,
    high: int,
    value: int,
    theme: Theme,
    *,
    name: str,
    suffix: str = "",
    size: Literal["analyst", "respondent"] = "analyst",
) -> QSpinBox:
    """Return a field for a whole number; `name` is told by screen readers."""
    field = QSpinBox()
    field.setRange(low, high)
    field.setValue(value)
    field.setSuffix(suffix)
    field.setAccessibleName(name)
    respondent = size == "respondent"
    if respondent:
        field.setProperty("scale", size)
    field.setFont(theme.font("respondent.body" if respondent else "analyst.base", tabular=True))
    field.setFixedHeight(theme.tokens.control_height[f"{size}_{_HEIGHTS[size]}"])
    # A style sheet cannot pad the words of a spin box.
    side = 14 if respondent else 10
    field.lineEdit().setTextMargins(side, 0, side, 0)
    # What is typed into a number leaves no trace in a keyboard that learns.
    field.setInputMethodHints(
        Qt.InputMethodHint.ImhDigitsOnly
        | Qt.InputMethodHint.ImhSensitiveData
        | Qt.InputMethodHint.ImhNoPredictiveText
    )
    return field

"""Fields to type into: a filter, a number."""

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from app.theme import Theme, paint_icon

_ICON = 18
_HEIGHTS = {"analyst": "control", "respondent": "button"}


class SearchField(QLineEdit):
    """A line to type into, with a magnifying glass in it; `name` is told by screen readers."""

    def __init__(
        self, placeholder: str, theme: Theme, *, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or placeholder)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            self.setTextMargins(0, 0, 22, 0)
        else:
            self.setTextMargins(22, 0, 0, 0)
        theme.color_scheme_changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - 8 - _ICON if right_to_left else 8
        place = QRectF(left, (self.height() - _ICON) / 2, _ICON, _ICON)
        paint_icon(painter, "search", self._theme.colour("text_muted"), place)
        painter.end()


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

"""Fields to type into or choose from, and when to keep what is typed."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPalette,
    QValidator,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from app.theme import Theme
from app.widgets.panels import set_look
from app.words.catalogue import figures, tr
from app.words.typed_numbers import can_become_number, read_number

_ICON = 18


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

    def __init__(self, placeholder: str, theme: Theme, *, name: str = "") -> None:
        super().__init__()
        self._theme = theme
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name or placeholder)
        self._glass = QAction(self)
        self._show_icon()
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        theme.color_scheme_changed.connect(self._show_icon)

    def _show_icon(self) -> None:
        self._glass.setIcon(self._theme.icon("search", "text_muted", _ICON))


# To types it is a spin box; to Qt the class that it is mixed into is one.
if TYPE_CHECKING:
    _SpinBox = QAbstractSpinBox
else:
    _SpinBox = object


class _NumberBox(_SpinBox):
    """A field of a number, read and written as the interface does, whatever the system.

    Qt reads by the system's language: there "1.500" is one number here and another one there. What
    is no number within the limits is marked, and gives way to the number before when it is left.
    """

    if TYPE_CHECKING:
        value: Callable[[], Any]
        minimum: Callable[[], Any]
        maximum: Callable[[], Any]
        prefix: Callable[[], str]
        suffix: Callable[[], str]
        textFromValue: Callable[[Any], str]  # noqa: N815 - as Qt calls it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = self.value()
        self.lineEdit().textEdited.connect(self._judge)
        self.editingFinished.connect(self._on_editing_finished)

    def _read(self, text: str) -> Fraction | None:
        """Return the number that was typed, where it is one within the limits."""
        raise NotImplementedError

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return _state(self._typed(text), self._read(text)), text, position

    def fixup(self, text: str) -> str:  # noqa: ARG002 - Qt gives it
        return f"{self.prefix()}{self.textFromValue(self._before)}{self.suffix()}"

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._before = self.value()
        super().focusInEvent(event)

    def _on_editing_finished(self) -> None:
        self._before = self.value()
        self._judge(self.text())

    def _typed(self, text: str) -> str:
        """Return what was typed, without what stands around it."""
        return text.strip().removesuffix(self.suffix().strip()).removeprefix(self.prefix().strip())

    def _judge(self, text: str) -> None:
        """Mark a text that is no number within the limits, and say what the field takes."""
        wrong = bool(self._typed(text)) and not self.hasAcceptableInput()
        set_look(self, state="error" if wrong else "")
        told = tr("A number from {low} to {high}.")
        low, high = self.textFromValue(self.minimum()), self.textFromValue(self.maximum())
        self.setAccessibleDescription(told.format(low=low, high=high) if wrong else "")


class WholeBox(_NumberBox, QSpinBox):
    def textFromValue(self, value: int) -> str:  # noqa: N802 - Qt asks for it
        return figures(f"{value:,}" if self.isGroupSeparatorShown() else str(value))

    def valueFromText(self, text: str) -> int:  # noqa: N802 - Qt asks for it
        number = self._read(text)
        return self.value() if number is None else int(number)

    def _read(self, text: str) -> Fraction | None:
        return read_number(self._typed(text), self.minimum(), self.maximum(), whole=True)


class DecimalBox(_NumberBox, QDoubleSpinBox):
    """A field of a decimal number: "1.5" and "1,5" alike."""

    def textFromValue(self, value: float) -> str:  # noqa: N802 - Qt asks for it
        return figures(f"{value:.{self.decimals()}f}")

    def valueFromText(self, text: str) -> float:  # noqa: N802 - Qt asks for it
        number = self._read(text)
        return self.value() if number is None else float(number)

    def _read(self, text: str) -> Fraction | None:
        # A limit such as 0.1 is a double; the decimal that it is written as is meant.
        low, high = (Fraction(repr(end)) for end in (self.minimum(), self.maximum()))
        return read_number(self._typed(text), low, high)


def _state(typed: str, number: Fraction | None) -> QValidator.State:
    if number is not None:
        return QValidator.State.Acceptable
    possible = can_become_number(typed)
    return QValidator.State.Intermediate if possible else QValidator.State.Invalid


def label_of(field: QWidget, words: str, font: QFont | None = None) -> QLabel:
    """Return the words that stand before or above a field; their letter leads to it."""
    label = QLabel(words, textFormat=Qt.TextFormat.PlainText)
    label.setBuddy(field)
    if font is not None:
        label.setFont(font)
    return label


def number_field(
    low: int, high: int, value: int, theme: Theme, *, name: str, suffix: str = ""
) -> WholeBox:
    """Return a field for a whole number; `name` is told by screen readers."""
    field = WholeBox()
    field.setRange(low, high)
    field.setValue(value)
    field.setSuffix(suffix)
    field.setAccessibleName(name)
    field.setFont(theme.font("analyst.base", tabular=True))
    field.setFixedHeight(theme.tokens.control_height["analyst_control"])
    # A style sheet cannot pad the words of a spin box.
    field.lineEdit().setTextMargins(10, 0, 10, 0)
    # What is typed into a number leaves no trace in a keyboard that learns.
    field.setInputMethodHints(
        Qt.InputMethodHint.ImhDigitsOnly
        | Qt.InputMethodHint.ImhSensitiveData
        | Qt.InputMethodHint.ImhNoPredictiveText
    )
    return field


_BEFORE, _ARROW = 12, 30  # pixels before the words of a list, and of its arrow
_WIDEST = 480  # pixels of an open list


class ShortBox(QComboBox):
    """A list that may be narrower than its words: it shows where they are cut off."""

    def __init__(self, least_letters: int = 6) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(least_letters)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        inner = self.rect().adjusted(_BEFORE, 0, -_ARROW, 0)
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), inner)
        words = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, place.width()
        )
        middle = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        side = QStyle.visualAlignment(self.layoutDirection(), middle)
        painter.setPen(option.palette.color(QPalette.ColorRole.ButtonText))
        painter.drawText(place, int(side), words)

    def widen_list(self) -> None:
        """Let the list be as wide as what is in it, and not as its box."""
        texts = (self.itemText(i) for i in range(self.count()))
        widest = max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)
        self.view().setMinimumWidth(min(widest + 48, _WIDEST))


LONGEST = 2000  # ms after the first key


class TypingTimer(QTimer):
    """Runs out `pause` ms after the last key, and at most `LONGEST` ms after the first one."""

    def __init__(self, pause: int, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(pause)
        self._first = 0.0

    def key_pressed(self) -> None:
        """Wait for the keys to rest, unless that would be too late."""
        now = monotonic()
        if not self.isActive():
            self._first = now
        elif now - self._first > (LONGEST - self.interval()) / 1000:
            return  # it runs out in time
        self.start()

"""The target ε: a slider and a field of one decimal number, on the scale of ε or of a chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy, QSlider, QWidget

from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.panels import set_look
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.numerals import plain, rounded_up
from app.words.typed_numbers import read_decimal
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT

_STEPS = 400
_HUNDREDTH = Decimal("0.01")
_FIELD, _WIDE_FIELD = 72, 104


class Scale(Protocol):
    """How ε is written and moved: places of the slider go from 0 to 1."""

    @property
    def symbol(self) -> str: ...
    @property
    def ends(self) -> tuple[str, str]: ...
    def read(self, text: str, /) -> Decimal | None: ...
    def write(self, epsilon: Decimal, /) -> str: ...
    def at(self, part: float, /) -> Decimal: ...
    def place(self, epsilon: Decimal, /) -> float: ...


@dataclass(frozen=True, slots=True)
class EpsilonScale:
    """ε itself, on a logarithmic slider that moves by hundredths; shown rounded up."""

    symbol: str = "ε"

    @property
    def ends(self) -> tuple[str, str]:
        """What stands under the ends of a slider."""
        return plain(LEAST_TARGET), plain(QUESTION_LIMIT)

    def read(self, text: str) -> Decimal | None:
        """Return the number typed; None where it is none."""
        return read_decimal(text, LEAST_TARGET, QUESTION_LIMIT)

    def write(self, epsilon: Decimal) -> str:
        """Return ε for people."""
        return rounded_up(epsilon)

    def at(self, part: float) -> Decimal:
        """Return the hundredth at a place of the slider."""
        found = LEAST_TARGET * (QUESTION_LIMIT / LEAST_TARGET) ** Decimal(part)
        return found.quantize(_HUNDREDTH)

    def place(self, epsilon: Decimal) -> float:
        return float((epsilon / LEAST_TARGET).ln() / (QUESTION_LIMIT / LEAST_TARGET).ln())


class TargetEpsilon(QWidget):
    """An ε from 0.1 to 4; emits `value_changed(str)`, the text of a Decimal.

    The field takes any decimal, and a fraction where a chance is set. What is typed is passed on as
    typed, never through a float. A number that was set may have more digits than are shown: it
    holds whole until another one is chosen, whatever scale shows it.
    """

    value_changed = Signal(str)

    def __init__(self, theme: Theme, value: str = "1", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = self._words = ""
        self._scales: dict[str, Scale] = {"ε": EpsilonScale()}
        self._scale: Scale = self._scales["ε"]
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, _STEPS)
        self.slider.setPageStep(_STEPS // 20)
        self.slider.setMinimumWidth(168)
        self.slider.setProperty("ring_radius", 12)
        self.field = QLineEdit()
        self.field.setFont(theme.font("analyst.form", tabular=True))
        self.segments = SegmentedChoice(
            [(each, each) for each in ("ε", "p", "γ")], theme, name=tr("Scale of the protection")
        )
        self.segments.hide()
        self._sign = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._sign.setFont(theme.font("analyst.section"))
        self._ends = [
            TextLabel("", theme, "analyst.small", tone="muted", wrap=False) for _ in range(2)
        ]
        self._lay_out(theme)
        self._show_scale()
        self.set_value(value)
        self.slider.valueChanged.connect(self._on_slider_value_changed)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.field.editingFinished.connect(self._on_field_editing_finished)
        self.segments.chosen.connect(self._on_segments_chosen)

    @property
    def value(self) -> str:
        """The text of the number that holds now."""
        return self._value

    @property
    def offered(self) -> list[str]:
        """The symbols of the scales to choose from."""
        return list(self._scales)

    def set_value(self, text: str) -> None:
        """Show a number without emitting.

        Raises:
            ValueError: it is no decimal number within the limits.
        """
        number = EpsilonScale().read(text)
        if number is None or not _within(number):
            raise ValueError("not a number within the limits")
        if text != self._value or not self.field.hasFocus():
            self._take(text, self._scale.write(number))
        self._move_slider(number)

    def offer_scales(self, scales: Sequence[Scale]) -> None:
        """Offer other scales beside ε; the number that holds stays."""
        self._scales = {"ε": EpsilonScale()} | {scale.symbol: scale for scale in scales}
        self.segments.setVisible(len(self._scales) > 1)
        self.segments.show_only(self._scales)
        chosen = self._scale.symbol if self._scale.symbol in self._scales else "ε"
        if self._scales[chosen] != self._scale:
            self._scale = self._scales[chosen]
            self.segments.set_key(chosen)
            self._show_scale()
            self.set_value(self._value)

    def _lay_out(self, theme: Theme) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.margins(0))
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        grid.addWidget(self._sign, 0, 0)
        grid.addWidget(self.slider, 0, 1, 1, 2)
        grid.addWidget(self.field, 0, 3)
        grid.addWidget(self.segments, 0, 4)
        sides = (Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignTrailing)
        for column, (label, side) in enumerate(zip(self._ends, sides, strict=True)):
            label.setAlignment(side)
            grid.addWidget(label, 1, column + 1)

    def _show_scale(self) -> None:
        scale = self._scale
        low, high = scale.ends
        self._sign.setText(scale.symbol)
        self._ends[0].setText(tr("{low} stronger").format(low=low))
        self._ends[1].setText(tr("{high} weaker").format(high=high))
        self.slider.setAccessibleName(tr("Target {symbol}").format(symbol=scale.symbol))
        told = tr("Target {symbol}, from {low} to {high}")
        self.field.setAccessibleName(told.format(symbol=scale.symbol, low=low, high=high))
        plain = isinstance(scale, EpsilonScale)
        self.field.setFixedWidth(_FIELD if plain else _WIDE_FIELD)
        pattern = r"[0-9]{0,3}([.,][0-9]{0,9})?" if plain else r"[0-9]{0,9}([.,/][0-9]{0,9})?"
        self.field.setValidator(
            QRegularExpressionValidator(QRegularExpression(pattern), self.field)
        )

    def _take(self, value: str, words: str) -> None:
        self._value, self._words = value, words
        self.field.setText(words)
        set_look(self.field, state="")

    def _move_slider(self, number: Decimal) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(round(self._scale.place(number) * _STEPS))
        self.slider.blockSignals(False)

    def _on_segments_chosen(self, symbol: str) -> None:
        self._scale = self._scales[symbol]
        self._show_scale()
        number = Decimal(self._value)
        self._take(self._value, self._scale.write(number))
        self._move_slider(number)

    def _on_slider_value_changed(self, step: int) -> None:
        number = self._scale.at(step / _STEPS)
        self._take(str(number), self._scale.write(number))
        self.value_changed.emit(self._value)

    def _on_field_text_edited(self, typed: str) -> None:
        number = self._scale.read(typed.rstrip("/"))
        good = number is not None and _within(number)
        set_look(self.field, state="" if good else "error")
        if number is None or not good:
            return
        value = f"{number:f}"
        if value != self._value:
            self._value, self._words = value, typed.rstrip(",./")
            self._move_slider(number)
            self.value_changed.emit(value)

    def _on_field_editing_finished(self) -> None:
        # What is out of range does not stay: the field shows the number that holds.
        self._take(self._value, self._words)


def _within(number: Decimal) -> bool:
    return number.is_finite() and LEAST_TARGET <= number <= QUESTION_LIMIT

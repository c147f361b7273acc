"""The target ε: a slider on a logarithmic scale and a field, both of one decimal number."""

from decimal import Decimal, InvalidOperation

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy, QSlider, QWidget

from app.theme import Theme
from app.widgets.panels import set_look
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.privacy.epsilon import rounded_up

_STEPS = 400
_HUNDREDTH = Decimal("0.01")


class TargetEpsilon(QWidget):
    """A number from `low` to `high`; emits `value_changed(str)`, the text of a Decimal.

    The slider moves by hundredths; the field takes any decimal. What is typed is passed on as
    typed, never through a float. A number that was set may have more digits than are shown: it
    holds whole until another one is chosen, and is shown rounded up, as ε is everywhere.
    """

    value_changed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        value: str = "1",
        *,
        low: str = "0.1",
        high: str = "4",
        symbol: str = "ε",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._low, self._high = Decimal(low), Decimal(high)
        self._value = self._words = ""
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, _STEPS)
        self.slider.setPageStep(_STEPS // 20)
        self.slider.setMinimumWidth(120)
        self.slider.setProperty("ring_radius", 12)
        self.slider.setAccessibleName(tr("Target {symbol}").format(symbol=symbol))
        self.field = QLineEdit()
        self.field.setFixedWidth(72)
        self.field.setFont(theme.font("analyst.form", tabular=True))
        self.field.setAccessibleName(
            tr("Target {symbol}, from {low} to {high}").format(symbol=symbol, low=low, high=high)
        )
        pattern = QRegularExpression(r"[0-9]{0,3}([.,][0-9]{0,9})?")
        self.field.setValidator(QRegularExpressionValidator(pattern, self.field))
        self._lay_out(theme, symbol, low, high)
        self.set_value(value)
        self.slider.valueChanged.connect(self._on_slider_value_changed)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.field.editingFinished.connect(self._on_field_editing_finished)

    @property
    def value(self) -> str:
        """The text of the number that holds now."""
        return self._value

    def set_value(self, text: str) -> None:
        """Show a number without emitting.

        Raises:
            ValueError: it is no decimal number within the limits.
        """
        number = self._parsed(text)
        if number is None:
            raise ValueError("not a number within the limits")
        self._take(text, rounded_up(number))
        self._move_slider(number)

    def _lay_out(self, theme: Theme, symbol: str, low: str, high: str) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.margins(0))
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        sign = QLabel(symbol)
        sign.setTextFormat(Qt.TextFormat.PlainText)
        sign.setFont(theme.font("analyst.section"))
        grid.addWidget(sign, 0, 0)
        grid.addWidget(self.slider, 0, 1, 1, 2)
        grid.addWidget(self.field, 0, 3)
        ends = (
            (tr("{low} stronger").format(low=low), Qt.AlignmentFlag.AlignLeading, 1),
            (tr("{high} weaker").format(high=high), Qt.AlignmentFlag.AlignTrailing, 2),
        )
        for words, side, column in ends:
            label = TextLabel(words, theme, "analyst.small", tone="muted", wrap=False)
            label.setAlignment(side)
            grid.addWidget(label, 1, column)

    def _take(self, value: str, words: str) -> None:
        self._value, self._words = value, words
        self.field.setText(words)
        set_look(self.field, state="")

    def _parsed(self, text: str) -> Decimal | None:
        try:
            number = Decimal(text)
        except InvalidOperation:
            return None
        within = number.is_finite() and self._low <= number <= self._high
        return number if within else None

    def _move_slider(self, number: Decimal) -> None:
        part = (number / self._low).ln() / (self._high / self._low).ln()
        self.slider.blockSignals(True)
        self.slider.setValue(int((part * _STEPS).to_integral_value()))
        self.slider.blockSignals(False)

    def _on_slider_value_changed(self, step: int) -> None:
        number = self._low * (self._high / self._low) ** (Decimal(step) / _STEPS)
        text = str(number.quantize(_HUNDREDTH))
        self._take(text, text)
        self.value_changed.emit(self._value)

    def _on_field_text_edited(self, typed: str) -> None:
        text = typed.replace(",", ".").rstrip(".")
        number = self._parsed(text)
        set_look(self.field, state="" if number is not None else "error")
        if number is not None and text != self._value:
            self._value = self._words = text
            self._move_slider(number)
            self.value_changed.emit(text)

    def _on_field_editing_finished(self) -> None:
        # What is out of range does not stay: the field shows the number that holds.
        self._take(self._value, self._words)

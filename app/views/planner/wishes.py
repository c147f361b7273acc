"""The fields of the planner: what is asked, how well protected, of how many, how exactly."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.flows.planning_wish import Wish
from app.theme import Theme
from app.widgets.fields import number_field
from app.widgets.target_epsilon import TargetEpsilon
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.design.plan import MAX_OPTIONS
from core.survey import Kind

_MOST_PEOPLE = 10_000_000
_LEAST_SLIDER = 280
_FEW = 5  # options to begin with, where a question has any


class WishFields(QWidget):
    """Emits `changed(Wish)` whenever something else is wished for.

    Args:
        free: the kind and the number of options can be chosen too.
    """

    changed = Signal(object)

    def __init__(self, theme: Theme, wish: Wish, *, free: bool) -> None:
        super().__init__()
        self._theme = theme
        self._wish = wish
        self.target = TargetEpsilon(theme, wish.epsilon)
        self.target.setMinimumWidth(_LEAST_SLIDER)
        self.people_field = number_field(1, _MOST_PEOPLE, wish.people, theme, name=tr("People"))
        self.people_field.setGroupSeparatorShown(True)
        self.share_field = self._percents(tr("Expected share"), "%", 0, 100)
        self.share_field.setValue(100 * wish.share)
        self.margin_field = self._percents(tr("Wanted margin"), " points", 0.1, 50)
        self.margin_field.setValue(100 * wish.margin)
        self.kind_field = QComboBox()
        self.options_field = number_field(2, MAX_OPTIONS, _FEW, theme, name=tr("Number of options"))
        self._lay_out(free)
        self._connect()

    def _lay_out(self, free: bool) -> None:
        theme = self._theme
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(theme.margins(0))
        row.setSpacing(theme.space(6))
        first = QVBoxLayout()
        first.setSpacing(theme.space(1))
        first.addWidget(TextLabel(tr("Protection of this question"), theme, "analyst.base"))
        first.addWidget(self.target)
        first.addStretch(1)
        row.addLayout(first, 1)
        fields = QGridLayout()
        fields.setHorizontalSpacing(theme.space(4))
        fields.setVerticalSpacing(theme.space(2))
        rows: list[list[tuple[str, QWidget]]] = [
            [
                (tr("&People"), self.people_field),
                (tr("E&xpected share"), self.share_field),
                (tr("&Wanted margin"), self.margin_field),
            ]
        ]
        if free:
            self._offer_kinds()
            asked = [
                (tr("&Kind of question"), self.kind_field),
                (tr("Number of &options"), self.options_field),
            ]
            rows.insert(0, asked)
        for place, fields_of_row in enumerate(rows):
            for at, (words, field) in enumerate(fields_of_row):
                fields.addLayout(self._labelled(words, field), place, at)
        row.addLayout(fields, 1)

    def set_beside(self, beside: bool) -> None:
        """Put the fields beside the target, or beneath it."""
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def _offer_kinds(self) -> None:
        for kind, words in (
            (Kind.YES_NO, tr("Yes or no")),
            (Kind.ONE_OF, tr("One of several")),
            (Kind.MANY_OF, tr("Many of several")),
            (Kind.RATING, tr("Rating")),
            (Kind.NUMBER, tr("Number in bins")),
        ):
            self.kind_field.addItem(words, kind.value)
        self.kind_field.setAccessibleName(tr("Kind of question"))
        self.kind_field.setCurrentIndex(self.kind_field.findData(self._wish.kind.value))
        self.options_field.setEnabled(self._wish.kind is not Kind.YES_NO)
        self.kind_field.currentIndexChanged.connect(self._on_asked_otherwise)
        self.options_field.valueChanged.connect(self._on_asked_otherwise)

    def _connect(self) -> None:
        self.target.value_changed.connect(lambda text: self._change(epsilon=text))
        self.people_field.valueChanged.connect(lambda n: self._change(people=n))
        self.share_field.valueChanged.connect(lambda share: self._change(share=share / 100))
        self.margin_field.valueChanged.connect(lambda points: self._change(margin=points / 100))

    def _on_asked_otherwise(self) -> None:
        kind = Kind(self.kind_field.currentData())
        two = kind is Kind.YES_NO
        self.options_field.setEnabled(not two)
        self._change(kind=kind, options=2 if two else self.options_field.value())

    def _change(self, **changes: object) -> None:
        self._wish = replace(self._wish, **changes)  # type: ignore[arg-type]  # by name
        self.changed.emit(self._wish)

    def _percents(self, name: str, suffix: str, low: float, high: float) -> QDoubleSpinBox:
        theme = self._theme
        field = QDoubleSpinBox()
        field.setRange(low, high)
        field.setDecimals(1)
        field.setSuffix(suffix)
        field.setAccessibleName(name)
        field.setFont(theme.font("analyst.base", tabular=True))
        field.setFixedHeight(theme.tokens.control_height["analyst_control"])
        field.lineEdit().setTextMargins(theme.margins(2, 0))
        return field

    def _labelled(self, words: str, field: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._theme.space(1))
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(field)
        column.addWidget(label)
        column.addWidget(field)
        column.addStretch(1)
        return column

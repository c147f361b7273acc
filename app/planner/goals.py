"""What is wanted: a margin, an ε, or to tell two shares apart."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from app.planner.fields import decimal_field, let_tab_come_to_checked, sentence
from app.planner.plan_request import Goal, PlanRequest
from app.theme import Theme
from app.widgets.fields import DecimalBox
from app.widgets.layout import column
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT

_WIDTHS = (84, 72, 80, 80)
_GOALS: tuple[Goal, ...] = ("margin", "epsilon", "power")


class GoalFields(QWidget):
    """Three goals, each a sentence with its numbers; what is typed chooses its goal.

    Emits `changed` with those fields of a wish that are others.
    """

    changed = Signal(object)  # a dict; Qt would make plain texts of its enumerations

    def __init__(self, theme: Theme, wish: PlanRequest) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        low, high = float(LEAST_TARGET), float(QUESTION_LIMIT)
        self.margin_field = decimal_field(theme, tr("Margin wanted, in points"), 0.1, 50, 1)
        self.margin_field.setPrefix("± ")
        self.epsilon_field = decimal_field(theme, tr("ε wanted"), low, high, 2)
        self.epsilon_field.setSingleStep(0.1)
        self.null_field = decimal_field(theme, tr("The share to tell from"), 0, 100, 1, "%")
        self.share_field = decimal_field(theme, tr("The share expected"), 0, 100, 1, "%")
        for field, width in zip(self._fields, _WIDTHS, strict=True):
            field.setFixedWidth(width)
        box = column(
            TextLabel(tr("I want"), theme, "analyst.overline", tone="muted"), on=self, space=1
        )
        self._group = QButtonGroup(self)
        self.radios: dict[Goal, QRadioButton] = {}
        rows: tuple[tuple[Goal, str, list[QWidget]], ...] = (
            ("margin", tr("a margin of {0} points"), [self.margin_field]),
            ("epsilon", tr("an ε of {0}"), [self.epsilon_field]),
            ("power", tr("to tell {0} from {1}"), [self.null_field, self.share_field]),
        )
        for number, (goal, words, fields) in enumerate(rows):
            radio = self.radios[goal] = QRadioButton(words.partition("{")[0].strip())
            radio.setObjectName(f"goal_{goal}")
            self._group.addButton(radio, number)
            box.addLayout(sentence(radio, words, fields))
        self.radios["power"].setToolTip(tr("With a power of 80%, at a level of 5%, one-sided."))
        self.radios["power"].setAccessibleDescription(self.radios["power"].toolTip())
        box.addStretch(1)
        self.show_wish(wish)
        self._group.idToggled.connect(self._on_group_id_toggled)
        for field in self._fields:
            field.valueChanged.connect(self._on_field_value_changed)

    @property
    def _fields(self) -> tuple[DecimalBox, ...]:
        return (self.margin_field, self.epsilon_field, self.null_field, self.share_field)

    def show_wish(self, wish: PlanRequest) -> None:
        """Show a wish without telling that it changed; a field being typed into stays."""
        against, share = wish.tell
        numbers = (100 * wish.margin, float(wish.shown_epsilon), 100 * against, 100 * share)
        for field, value in zip(self._fields, numbers, strict=True):
            if not field.hasFocus():
                with QSignalBlocker(field):
                    field.setValue(value)
        with QSignalBlocker(self._group):
            self.radios[wish.goal].setChecked(True)
        let_tab_come_to_checked(self.radios.values())
        for goal in ("margin", "power"):
            self.radios[goal].setEnabled(not wish.whole)
        for field in (self.null_field, self.share_field):
            field.setEnabled(not wish.whole)

    def _on_group_id_toggled(self, number: int, checked: bool) -> None:
        if checked:
            self.changed.emit({"goal": _GOALS[number]})

    def _on_field_value_changed(self) -> None:
        margin = self.margin_field.value() / 100
        field = self.sender()
        if field is self.margin_field:
            # For all questions together the margin is what people are counted for.
            chosen = {"goal": "margin"} if self.radios["margin"].isEnabled() else {}
            self.changed.emit({"margin": margin, **chosen})
        elif field is self.epsilon_field:
            self.changed.emit({"goal": "epsilon", "epsilon": f"{self.epsilon_field.value():.2f}"})
        else:
            tell = (self.null_field.value() / 100, self.share_field.value() / 100)
            self.changed.emit({"goal": "power", "tell": tell})

"""The fields of the planner: what is wanted, how well protected, what is asked, of how many."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from app.planner.fields import decimal_field, let_tab_come_to_checked, sentence
from app.planner.plan_request import Goal, PlanRequest, Subject
from app.planner.planned import Planned
from app.planner.question_fields import QuestionFields
from app.planner.scales import scales_of
from app.planner.target_epsilon import TargetEpsilon
from app.planner.words import sureness, total_words
from app.theme import Theme
from app.widgets.fields import DecimalBox
from app.widgets.layout import STRETCH, add, column, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.numerals import percent_sign
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT, rounded_up

_WIDTHS = (84, 72, 88, 88)
_BESIDE_FROM = 1090  # px of room
_GOALS: tuple[Goal, ...] = ("margin", "epsilon", "power")


class GoalFields(QWidget):
    """Three goals, each a sentence with its numbers; what is typed chooses its goal.

    Emits `changed` with the fields of a request that changed.
    """

    changed = Signal(object)  # a dict; Qt would make plain texts of its enumerations

    def __init__(self, theme: Theme, request: PlanRequest) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        low, high = float(LEAST_TARGET), float(QUESTION_LIMIT)
        self.margin_field = decimal_field(theme, tr("Margin wanted, in points"), 0.1, 50, 1)
        self.margin_field.setPrefix("± ")
        self.epsilon_field = decimal_field(theme, tr("ε wanted"), low, high, 2)
        self.epsilon_field.setSingleStep(0.1)
        self.null_field = decimal_field(
            theme, tr("The share to tell from"), 0, 100, 1, percent_sign()
        )
        self.share_field = decimal_field(theme, tr("The share expected"), 0, 100, 1, percent_sign())
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
        box.addStretch(1)
        self.show_request(request)
        self._group.idToggled.connect(self._on_group_id_toggled)
        for field in self._fields:
            field.valueChanged.connect(self._on_field_value_changed)

    @property
    def _fields(self) -> tuple[DecimalBox, ...]:
        return (self.margin_field, self.epsilon_field, self.null_field, self.share_field)

    def show_request(self, request: PlanRequest) -> None:
        """Show a request without telling that it changed; a field being typed into stays."""
        against, share = request.tell
        numbers = (
            100 * request.margin,
            float(rounded_up(request.target)),
            100 * against,
            100 * share,
        )
        for field, value in zip(self._fields, numbers, strict=True):
            if not field.hasFocus():
                with QSignalBlocker(field):
                    field.setValue(value)
        self.radios["power"].setToolTip(sureness(request.power))
        self.radios["power"].setAccessibleDescription(sureness(request.power))
        with QSignalBlocker(self._group):
            self.radios[request.goal].setChecked(True)
        let_tab_come_to_checked(self.radios.values())
        for goal in ("margin", "power"):
            self.radios[goal].setEnabled(not request.whole)
        for field in (self.null_field, self.share_field):
            field.setEnabled(not request.whole)

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


class PlanFields(QWidget):
    """Emits `changed` with a `PlanRequest` whenever something else is asked for.

    Emits `whole_wanted(bool)` where all questions of a draft are to be planned, or one of them.
    """

    changed = Signal(object)
    whole_wanted = Signal(bool)

    def __init__(self, theme: Theme, subject: Subject) -> None:
        super().__init__()
        self._theme = theme
        self.request = subject.request
        self.goals = GoalFields(theme, subject.request)
        self.asked = QuestionFields(theme, subject)
        self.target = TargetEpsilon(theme, subject.request.epsilon)
        self._title = TextLabel("", theme, "analyst.section")
        self.total_label = TextLabel("", theme, "analyst.base", tone="muted")
        self.total_label.setObjectName("total_epsilon")
        self._room = 0  # px, once it is known
        self._rules = [_rule(), _rule()]
        self._lay_out()
        self.goals.changed.connect(lambda changes: self._change(**changes))
        self.asked.changed.connect(lambda changes: self._change(**changes))
        self.asked.whole_wanted.connect(self.whole_wanted)
        self.target.value_changed.connect(lambda text: self._change(goal="epsilon", epsilon=text))

    def _lay_out(self) -> None:
        theme = self._theme
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(theme.margins(0))
        row.setSpacing(theme.space(5))
        middle = column(self._title, self.target, self.total_label, STRETCH, space=2)
        add(row, self.goals, self._rules[0], wide(middle), self._rules[1], wide(self.asked))

    def fit(self, room: int) -> None:
        """Put the three groups side by side where they have room, else beneath each other."""
        self._room = room
        ways = ((True, False), (True, True), (False, False), (False, True))
        for beside, in_two_rows in ways if room >= _BESIDE_FROM else ways[2:]:
            self._set_beside(beside)
            self.asked.arrange(in_two_rows=in_two_rows)
            if self._row.minimumSize().width() <= room:
                break

    def _set_beside(self, beside: bool) -> None:
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        for rule in self._rules:
            rule.setVisible(beside)

    def show_found(self, subject: Subject, found: Planned) -> None:
        """Show the ε that came out, and what it means for the whole survey."""
        request = self.request = found.request
        shared = request.items > 1
        self._title.setText(
            tr("Protection of the whole") if shared else tr("Protection of this question")
        )
        self.target.offer_scales(scales_of(request))
        if self.target.value != request.epsilon:
            self.target.set_value(request.epsilon)
        self.goals.show_request(request)
        self.asked.show_request(request)
        told = (total_words(subject, found), found.warning)
        self.total_label.setText(" ".join(told).strip())
        self.fit(self._room)

    def _change(self, **changes: object) -> None:
        request = replace(self.request, **changes)  # type: ignore[arg-type]  # by name
        if "share" in changes and request.goal == "power":  # it is the one to tell
            request = replace(request, tell=(request.tell[0], request.share))
        self.request = request
        self.changed.emit(request)


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "rule")
    rule.setFixedWidth(1)
    return rule

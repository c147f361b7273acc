"""What can be chosen about a model, on the right: errors, level, whose answers, what is shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from app.analyses.request import AnalysisRequest
from app.analyst.choices.comparing import PeopleChoices
from app.analyst.choices.level import LevelField
from app.analyst.choices.typed_row import row_label
from app.analyst.panels.side_panel import KeepButton, SidePanel
from app.analyst.state.comparing import Comparable
from app.analyst.state.modelling import Compared
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.fields import ShortBox
from app.widgets.layout import LEADING, STRETCH, add, at, clear, column, row, wide
from app.widgets.panels import rule
from app.widgets.text import TextLabel, overline
from app.words.catalogue import tr
from core.regress.results import Errors, Regression
from core.regress.variables import Link


class ComparedChoices(QWidget):
    """What the answers to each question are compared with; emits `chosen(Factor, str)`."""

    chosen = Signal(object, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[Compared, ...] = ()
        self.boxes: list[ShortBox] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.space(1))
        told = tr("The most frequent, until you choose.")
        self._note = TextLabel(told, theme, "analyst.base", tone="muted")
        column(
            overline(tr("Compared with"), theme),
            self._rows,
            self._note,
            on=self,
            space=1,
            margins=(0, 0, 0, 2),
        )
        self.hide()

    def show_compared(self, compared: tuple[Compared, ...]) -> None:
        """Show what can be chosen and what holds, without emitting."""
        self.setVisible(bool(compared))
        if compared == self._shown:
            return
        focused = next((i for i, box in enumerate(self.boxes) if box.hasFocus()), None)
        self._shown, self.boxes = compared, []
        self._note.setVisible(all(each.most for each in compared))
        clear(self._rows)
        for each in compared:
            box = ShortBox()
            box.setAccessibleName(each.question)
            box.addItems([level.told for level in each.levels])
            keys = [level.key for level in each.levels]
            box.setCurrentIndex(keys.index(each.key))
            box.activated.connect(partial(self._on_activated, each, keys))
            add(self._rows, TextLabel(each.question, self._theme, "analyst.base"), box)
            self.boxes.append(box)
        if focused is not None and focused < len(self.boxes):
            self.boxes[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_activated(self, each: Compared, keys: list[str], place: int) -> None:
        if keys[place] != each.key:
            self.chosen.emit(each.factor, keys[place])


class ModelChoices(SidePanel):
    """Emits `chosen(dict)`, names of `Modelling` with new values, and `level_changed(float, int)`.

    `people` tells whose answers count, as beside a question.
    """

    chosen = Signal(object)
    level_changed = Signal(float, int)
    removed = Signal()
    copy_table_wanted = Signal()
    copy_chart_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Choices"), theme)
        self._showing = False
        self._add_model()
        self.compared = ComparedChoices(theme)
        self.people = PeopleChoices(theme)
        self.people.population.hide()
        add(self._column, self.compared, self.people)
        self._boxes = self._add_show()
        self.remove_button = quiet_button(tr("Remove this model"), theme, "form", do=self.removed)
        add(self._column, STRETCH, at(LEADING, self.remove_button))
        self._outer.addWidget(rule())
        self.keep_button = KeepButton(theme)
        add(self._outer, row(wide(self.keep_button), margins=(5, 3, 5, 0)), self._copy_buttons())

    def _add_model(self) -> None:
        theme = self._theme
        form = QFormLayout()
        form.setContentsMargins(theme.margins(0, 1))
        form.setSpacing(theme.space(1))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.link = TextLabel("", theme, "analyst.base")
        form.addRow(row_label(tr("Link")), self.link)
        self.errors = QComboBox()
        self.errors.addItems([tr("Observed"), tr("Expected"), tr("Sandwich")])
        self.errors.setAccessibleName(tr("What errors rest on"))
        self.errors.activated.connect(lambda place: self._choose(expected=place == 1))
        form.addRow(row_label(tr("&Errors"), self.errors), self.errors)
        self.level_field = LevelField(theme)
        self.level_field.level_changed.connect(self.level_changed)
        form.addRow(row_label(tr("&Level"), self.level_field), self.level_field)
        add(self._column, overline(tr("Model"), theme), form)

    def _add_show(self) -> dict[str, QCheckBox]:
        self._column.addWidget(overline(tr("Show"), self._theme))
        boxes = {
            "shares": QCheckBox(tr("Predicted shares")),
            "effects": QCheckBox(tr("Average marginal effects")),
            "check": QCheckBox(tr("Check against the design")),
            "names": QCheckBox(tr("Names of the file, sex[man]")),
        }
        for name, box in boxes.items():
            box.toggled.connect(lambda on, name=name: self._choose(**{name: on}))
            self._column.addWidget(box)
        return boxes

    @property
    def boxes(self) -> dict[str, QCheckBox]:
        """The boxes of what is shown, by their names."""
        return self._boxes

    def _copy_buttons(self) -> QHBoxLayout:
        self.copy_table_button = Button(tr("Copy table"), self._theme, size="form", icon="copy")
        self.copy_table_button.clicked.connect(self.copy_table_wanted)
        self.copy_chart_button = Button(tr("Copy chart"), self._theme, size="form", icon="copy")
        self.copy_chart_button.clicked.connect(self.copy_chart_wanted)
        return row(
            wide(self.copy_table_button),
            wide(self.copy_chart_button),
            space=2,
            margins=(5, 3, 5, 4),
        )

    def show_request(self, request: AnalysisRequest, compared: Comparable) -> None:
        """Show what holds, without emitting."""
        self._showing = True
        chosen = request.models
        self.level_field.set_level(request.choices.level)
        for name, box in self._boxes.items():
            box.setChecked(getattr(chosen, name))
        self.remove_button.setVisible(len(chosen.formulas) > 0)
        self.people.set_request(request, compared)
        self.people.population.hide()
        self._showing = False

    def show_found(self, regression: Regression | None, *, expected: bool, charted: bool) -> None:
        """Show how a model was fitted; None while that is not known."""
        links = {
            Link.LOGIT: tr("Logit"),
            Link.MULTINOMIAL: tr("Multinomial logit"),
            Link.LINEAR: tr("Linear"),
        }
        self.link.setText(links[regression.link] if regression is not None else "")
        sandwich = regression is not None and regression.errors is Errors.SANDWICH
        self.errors.setCurrentIndex(2 if sandwich else int(expected))
        self.errors.setEnabled(not sandwich)
        fitted = regression is not None and regression.failure is None
        self.copy_table_button.setEnabled(fitted)
        self.copy_chart_button.setEnabled(fitted and charted)

    def _choose(self, **changes: object) -> None:
        if not self._showing:
            self.chosen.emit(changes)

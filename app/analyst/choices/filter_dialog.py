"""Whose answers count: a filter built by choosing, and the same filter as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from app.analyst.state import filtering
from app.analyst.state.filtering import Built, Condition
from app.analyst.state.study_state import StudyState
from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.choices import SegmentedChoice
from app.widgets.dialogs import FolderDialogs
from app.widgets.fields import ShortBox
from app.widgets.layout import LEADING, STRETCH, Placed, add, at, column, discard, row
from app.widgets.message import Dialog
from app.widgets.panels import set_look
from app.widgets.text import TextLabel
from app.words.catalogue import figures, joined, tr
from app.words.options import option_text
from app.words.refusals import message, remedy
from core.files.disk import read_bounded
from core.grammar.filters import Sign
from core.progress import Progress, silent
from core.survey import Question, Survey, text_in

if TYPE_CHECKING:
    from core.interchange.margins import MarginsRead

_MOST = 12  # conditions that are built by choosing
_SIGNS = {Sign.UNEQUAL: "≠", Sign.AT_MOST: "≤", Sign.AT_LEAST: "≥"}
_LANE = "margins"


class FilterDialog(Dialog):
    """Builds a filter; emits `chosen(str)` with its text, '' for everyone."""

    chosen = Signal(str)

    def __init__(
        self,
        survey: Survey,
        questions: Sequence[Question],
        language: str,
        where: str,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Only people where"), parent, "filter_dialog", (720, 440))
        self._theme, self._survey, self._language = theme, survey, language
        self._questions = {each.id: each for each in questions}
        self._built = filtering.built_of(where) or Built()
        self.rows: list[ConditionRow] = []
        lead = tr("Only people count whose answers in the clear meet this.")
        joins = (("all", tr("All of these")), ("any", tr("Any of these")))
        self.joining = SegmentedChoice(joins, theme, name=tr("Conditions that must hold"))
        self.joining.chosen.connect(self._on_joining)
        box = column(
            TextLabel(lead, theme, "analyst.form"),
            at(LEADING, self.joining),
            on=self,
            space=3,
            margins=6,
        )
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.space(2))
        box.addLayout(self._rows)
        self._nested = TextLabel("", theme, "analyst.base", tone="muted")
        self._nested.setText(
            tr("This filter holds more than can be chosen here. Change it as text.")
        )
        box.addWidget(self._nested)
        self.add_button = secondary_button(tr("Add a condition"), theme, "form", do=self._on_add)
        box.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeading)
        box.addStretch(1)
        box.addWidget(TextLabel(tr("The same as text"), theme, "analyst.strong"))
        self.field = QLineEdit(where)
        self.field.setAccessibleName(tr("Filter as text"))
        self.field.setPlaceholderText(tr("such as area = city and age >= 30"))
        self.field.textEdited.connect(self._on_typed)
        self.problem = TextLabel("", theme, "analyst.base", tone="danger")
        self.problem.setObjectName("filter_problem")
        add(box, self.field, self.problem, self._buttons())
        self._show_rows()
        self._show_problem()

    def _buttons(self) -> QHBoxLayout:
        self.everyone_button = Button(tr("Count everyone"), self._theme, "quiet", "form")
        cancel = secondary_button(tr("Cancel"), self._theme, "analyst_main")
        self.use_button = primary_button(tr("Count these"), self._theme, "analyst_main")
        self.use_button.setDefault(True)
        self.everyone_button.clicked.connect(lambda: self._end(""))
        cancel.clicked.connect(self.reject)
        self.use_button.clicked.connect(self._on_use)
        box = row(self.everyone_button, STRETCH, cancel, self.use_button, space=3)
        return box

    def _take(self, built: Built) -> None:
        """Hold other conditions; the text follows."""
        self._built = built
        self.field.setText(built.text())
        self._show_problem()

    def _on_joining(self, key: str) -> None:
        self._take(Built(self._built.conditions, key == "any"))

    def _on_add(self) -> None:
        first = next(iter(self._questions.values()))
        self._take(self._built.adding(filtering.first_condition(first)))
        self._show_rows()
        self.rows[-1].question_box.setFocus()

    def _on_removed(self, place: int) -> None:
        self._take(self._built.without(place))
        self._show_rows()

    def _on_changed(self, place: int, condition: Condition) -> None:
        before = self._built.conditions[place]
        self._take(self._built.changed(place, condition))
        if (before.question, before.sign) != (condition.question, condition.sign):
            self._show_rows()

    def _on_typed(self, text: str) -> None:
        built = filtering.built_of(text)
        if built is not None and filtering.problem_with(text, self._survey) is None:
            self._built = built
            self._show_rows()
        self._show_problem()

    def _show_rows(self) -> None:
        """Show a row for each condition, or say that the text holds more than rows can."""
        for each in self.rows:
            discard(each, self._rows)
        nested = filtering.built_of(self.field.text()) is None
        conditions = () if nested else self._built.conditions
        self.rows = [
            ConditionRow(each, self._questions, self._language, self._theme) for each in conditions
        ]
        for place, each in enumerate(self.rows):
            each.changed.connect(lambda found, place=place: self._on_changed(place, found))
            each.removed.connect(lambda place=place: self._on_removed(place))
            self._rows.addWidget(each)
        self.joining.set_key("any" if self._built.any_ else "all")
        self.joining.setVisible(len(conditions) > 1)
        self._nested.setVisible(nested)
        self.add_button.setVisible(not nested and len(conditions) < _MOST)

    def _show_problem(self) -> None:
        text = self.field.text()
        problem = filtering.problem_with(text, self._survey)
        set_look(self.field, state="" if problem is None else "error")
        self.use_button.setEnabled(problem is None)
        self.problem.setVisible(problem is not None)
        if problem is None:
            return
        column = filtering.column_of(problem)
        place = tr("At column {n}: ").format(n=column) if column else ""
        self.problem.setText(f"{place}{message(problem)} {remedy(problem)}".strip())

    def _on_use(self) -> None:
        problem = filtering.problem_with(self.field.text(), self._survey)
        if problem is None:
            self._end(filtering.plain(self.field.text()))
        elif column := filtering.column_of(problem):
            self.field.setFocus()
            self.field.setCursorPosition(column - 1)

    def _end(self, text: str) -> None:
        self.chosen.emit(text)
        self.accept()


class ConditionRow(QWidget):
    """One condition: question, sign, answers. Emits `changed(Condition)` and `removed`."""

    changed = Signal(object)
    removed = Signal()

    def __init__(
        self, condition: Condition, questions: dict[str, Question], language: str, theme: Theme
    ) -> None:
        super().__init__()
        self._condition, self._questions, self._language = condition, questions, language
        self._theme = theme
        question = questions[condition.question]
        self.question_box = _box(
            tr("Question"),
            [(each.id, text_in(each.text, language)) for each in questions.values()],
            condition.question,
            self._on_question,
        )
        self._signs = filtering.signs_of(question)
        self.sign_box = _box(
            tr("Comparison"),
            [(sign.value, _sign_text(sign)) for sign in self._signs],
            condition.sign.value,
            self._on_sign,
        )
        remove = Button("", theme, "quiet", "form", icon="close", do=self.removed)
        remove.setAccessibleName(tr("Leave this condition out"))
        remove.setToolTip(tr("Leave this condition out"))
        row(
            Placed(self.question_box, 3),
            self.sign_box,
            Placed(self._answers(question), 2),
            remove,
            on=self,
            space=2,
        )

    def _answers(self, question: Question) -> QWidget:
        condition = self._condition
        if not question.option_ids:
            self.number_field = QLineEdit(condition.answers[0] if condition.answers else "")
            self.number_field.setAccessibleName(tr("Answer"))
            self.number_field.textEdited.connect(self._on_number)
            return self.number_field
        texts = [(id_, option_text(question, id_, self._language)) for id_ in question.option_ids]
        if condition.sign is not Sign.IN:
            chosen = condition.answers[0] if condition.answers else ""
            self.answer_box = _box(tr("Answer"), texts, chosen, self._on_answer)
            return self.answer_box
        self.answers_button = Button("", self._theme, size="form", trailing="chevron-down")
        menu = QMenu(self.answers_button)
        for id_, text in texts:
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(id_ in condition.answers)
            action.toggled.connect(lambda on, id_=id_: self._on_one_of(id_, on))
        self.answers_button.setMenu(menu)
        self._name_answers(question)
        return self.answers_button

    def _name_answers(self, question: Question) -> None:
        names = [option_text(question, id_, self._language) for id_ in self._condition.answers]
        told = (
            names[0]
            if len(names) == 1
            else tr("{n} answers", "", len(names)).format(n=figures(len(names)))
        )
        self.answers_button.setText(told)
        self.answers_button.setAccessibleName(tr("Answers: {names}").format(names=joined(names)))

    def _become(self, condition: Condition) -> None:
        self._condition = condition
        self.changed.emit(condition)

    def _on_question(self, key: str) -> None:
        self._become(filtering.first_condition(self._questions[key]))

    def _on_sign(self, key: str) -> None:
        self._become(filtering.with_sign(self._condition, Sign(key)))

    def _on_answer(self, key: str) -> None:
        now = self._condition
        self._become(Condition(now.question, now.sign, (key,)))

    def _on_number(self, text: str) -> None:
        now = self._condition
        # A filter can hold no backquote; that the rest is no number is told beside the text.
        kept = text.strip().replace("`", "")
        self._become(Condition(now.question, now.sign, (kept,) if kept else ()))

    def _on_one_of(self, id_: str, on: bool) -> None:
        now = self._condition
        question = self._questions[now.question]
        held = {*now.answers, id_} if on else {*now.answers} - {id_}
        answers = tuple(each for each in question.option_ids if each in held)
        self._become(Condition(now.question, now.sign, answers))
        self._name_answers(question)


def _sign_text(sign: Sign) -> str:
    return tr("is one of") if sign is Sign.IN else _SIGNS.get(sign, sign.value)


def _box(
    name: str,
    items: Sequence[tuple[str, str]],
    chosen: str,
    do: Callable[[str], None],
) -> QComboBox:
    box = ShortBox(4)
    box.setAccessibleName(name)
    keys = [key for key, _ in items]
    for _, text in items:
        box.addItem(" ".join(text.split()))
    if chosen in keys:
        box.setCurrentIndex(keys.index(chosen))
    box.activated.connect(lambda place: do(keys[place]))
    return box


class FilterAndMargins(QObject):
    """Asks who counts, in the window of a study; emits `looked(dict)` as the choices do.

    Emits `failed(Problem)` where a table of known shares cannot be taken.
    """

    looked = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        shown: Callable[[], StudyState],
        dialogs: FolderDialogs,
        jobs: Jobs,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme, self._shown, self._dialogs, self._jobs = theme, shown, dialogs, jobs
        self._window = parent
        self.dialog: FilterDialog | None = None

    def ask_filter(self) -> None:
        """Open the dialog in which a filter is built."""
        shown = self._shown()
        result = shown.result
        if result is None or not result.compared.filters:
            return
        self.dialog = FilterDialog(
            shown.content.survey,
            result.compared.filters,
            shown.language,
            shown.request.where,
            self._theme,
            self._window,
        )
        self.dialog.chosen.connect(lambda text: self.looked.emit({"where": text}))
        self.dialog.open()

    def ask_margins(self) -> None:
        """Ask for a table of known shares, and weight to it."""
        pattern = tr("Table of comma-separated values (*.csv)")
        path = self._dialogs.open_file(self._window, tr("Known shares"), pattern)
        if path is None:
            return
        self._jobs.start(
            _LANE,
            read_table,
            path,
            self._shown().content.survey,
            succeeded=self._on_read,
            failed=lambda error: self.failed.emit(problem_of(error)),
            instead=True,
        )

    def _on_read(self, found: MarginsRead) -> None:
        if found.problems:
            self.failed.emit(found.problems[0])
        else:
            self.looked.emit({"margins": found.margins, "weights": None})


def read_table(path: Path, survey: Survey, report: Progress = silent) -> MarginsRead:
    """Read a table of known shares. Raises `Refused` (IO) where it cannot be read."""
    from core.interchange.margins import MAX_BYTES, read_margins

    report(0, 0)
    data = read_bounded(path, MAX_BYTES)
    return read_margins(data, survey)

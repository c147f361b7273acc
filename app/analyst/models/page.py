"""The page of models: a formula, and what is found by it as soon as it is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.analyses.available import Offered
from app.analyses.models import Gathered, parts_of
from app.analyses.parts import TablePart
from app.analyses.request import MODELS, Modelling
from app.analyses.words import regression as words
from app.analyses.words.model_names import ModelNames
from app.analyses.words.models import title
from app.analyst.models.box import FormulaBox
from app.analyst.models.choices import ModelChoices
from app.analyst.models.compared import ComparedRow
from app.analyst.panels.study_panel import PageContext, StudyPanel
from app.analyst.result.parts import MARGIN, PartsColumn, heading_style
from app.analyst.state.comparing import NOTHING_COMPARED
from app.analyst.state.modelling import (
    Compared,
    Fits,
    ModelKey,
    compared,
    comparing_with,
    held,
    model_line,
    wanted,
    work_out,
)
from app.analyst.state.result import Result
from app.analyst.state.study_state import StudyState
from app.analyst.window.folding import Ground
from app.kit.problems import problem_of
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.flow import Flow
from app.widgets.layout import LEADING, MIDDLE, STRETCH, add, at, column, row, scroll_page
from app.widgets.panels import banner, rule
from app.widgets.pill import Pill
from app.widgets.progress import ProgressPanel
from app.widgets.side_rows import Index, Row, SideRows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.refusals import message, remedy
from core.grammar.formula import Factor, Formula, write
from core.regress.results import Fault, Regression
from core.regress.simpler import Simpler, simpler

_LANE = "model"
_SOON = 300  # ms: until then what was found before stands, without a word
_ROW, _MOST_ROWS, _LINE = 52, 3, 18


class ModelList(QWidget):
    """Emits `chosen(int)`, the place of a model, and `added` where one more is wanted."""

    chosen = Signal(int)
    added = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._rows: tuple[tuple[str, str], ...] = ()
        ruled = column(rule(), margins=(4, 0))
        head = QHBoxLayout()
        head.setContentsMargins(theme.space(5), 0, theme.space(3), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        head.addWidget(TextLabel(tr("Models"), theme, "analyst.section"), 1, middle)
        self.add_button = Button("", theme, "quiet", "form", icon="plus", do=self.added)
        self.add_button.setAccessibleName(tr("Make a model"))
        self.add_button.setToolTip(tr("Make a model"))
        head.addWidget(self.add_button, 0, middle)
        self.list = QListWidget()
        self.list.setItemDelegate(_Rows(self.list, theme))
        self.list.setAccessibleName(tr("Models"))
        self.list.setProperty("ring", False)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemSelectionChanged.connect(self._on_selected)
        self.list.itemActivated.connect(self._on_selected)
        theme.repaints(self.list.viewport())
        column(ruled, head, self.list, on=self, space=1, margins=(0, 0, 0, 2))
        self.list.hide()

    def show_models(self, rows: Sequence[tuple[str, str]], at: int) -> None:
        """Show formulas, each with a line beneath it, one of them chosen, -1 for none."""
        rows = tuple(rows)
        self.list.blockSignals(True)
        if rows != self._rows:
            self._rows = rows
            self.list.clear()
            for formula, detail in rows:
                self.list.addItem(formula)
                item = self.list.item(self.list.count() - 1)
                item.setData(Qt.ItemDataRole.UserRole, detail)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{formula}, {detail}")
                item.setToolTip(formula)
            self.list.setFixedHeight(_ROW * min(len(rows), _MOST_ROWS))
            self.list.setVisible(bool(rows))
        if 0 <= at < len(rows):
            self.list.setCurrentRow(at)
        else:
            self.list.setCurrentRow(-1, QItemSelectionModel.SelectionFlag.Clear)
        self.list.blockSignals(False)
        self.list.viewport().update()

    def _on_selected(self) -> None:
        selected = self.list.selectedItems()
        if selected:
            self.chosen.emit(self.list.row(selected[0]))


class _Rows(SideRows):
    """Paints a formula, and beneath it how it was fitted."""

    def height(self, _index: Index, _room: int) -> int:
        return _ROW

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        theme, inner = self._theme, row.inner
        lines = (
            (str(index.data()), "analyst.strong" if row.chosen else "analyst.row", "text"),
            (str(index.data(Qt.ItemDataRole.UserRole)), "analyst.small", "text_muted"),
        )
        top = inner.top() + (inner.height() - len(lines) * _LINE) // 2
        for text, style, tone in lines:
            font = theme.font(style)
            painter.setFont(font)
            painter.setPen(theme.colour(tone))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(QRect(inner.left(), top, inner.width(), _LINE), row.flags, shown)
            top += _LINE


class FailedModel(QWidget):
    """Emits `chosen(str)` with a simpler formula, and `undo_wanted`."""

    chosen = Signal(str)
    undo_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.why = TextLabel("", theme, "analyst.form")
        self.banner: QFrame = banner(
            "warning", words.failed(), theme, detail=self.why, style="analyst.strong"
        )
        self._flow = Flow(gap=theme.space(2))
        self.buttons: list[Button] = []
        self.undo_button = secondary_button(tr("Undo"), theme, "analyst", icon="undo")
        self.undo_button.clicked.connect(self.undo_wanted)
        self._flow.set_widgets([self.undo_button])
        self.last = TextLabel("", theme, "analyst.strong")
        column(self.banner, self._flow, self.last, on=self, space=3)
        self.hide()

    def show_failure(
        self, found: Regression, last: Regression | None, names: ModelNames, *, undoes: bool
    ) -> None:
        """Say why, and which model was the last that could be fitted."""
        if found.failure is None:
            raise ValueError("this model was fitted")
        why = words.why(found.failure, words.names_of(found, names))
        told = f"{why} {words.remedy(found.failure)}"
        self.why.setText(told)
        self.banner.setAccessibleName(f"{words.failed()} {told}")
        self.buttons = []
        failure = found.failure
        alike = failure.terms if failure.fault is Fault.ONE_LEVEL else ()
        for place, way in enumerate(simpler(found.formula, alike)):
            make = secondary_button if place else primary_button
            button = make(_words(way, names), self._theme, "analyst")
            button.setToolTip(write(way.formula))
            button.clicked.connect(lambda _=False, way=way: self.chosen.emit(write(way.formula)))
            self.buttons.append(button)
        self._flow.set_widgets((*self.buttons, self.undo_button))
        self.undo_button.setEnabled(undoes)
        last_told = tr("The last model that could be fitted: {formula}")
        self.last.setText(last_told.format(formula=write(last.formula)) if last else "")
        self.last.setVisible(last is not None)


def _words(way: Simpler, names: ModelNames) -> str:
    if way.joined is not None:
        return tr("Join groups of {question}").format(question=names.question(way.joined))
    if len(way.out) > 1:
        return tr("Leave out the crossing")
    return tr("Leave out {term}").format(term=names.term(way.out))


class ModelsPage(StudyPanel):
    """Shows what goes with an answer. Its choices stand at the right, its models at the left."""

    side: ModelChoices
    listed: ModelList

    def __init__(self, around: PageContext) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._shown = StudyState()
        self._on_top = False
        self._gathered = Gathered()
        self._fits = Fits()
        self._asked: ModelKey | None = None
        self._drawn: tuple[object, ...] = ()
        self.side = ModelChoices(theme)
        self.listed = ModelList(theme)
        ground = Ground()
        self._column = QVBoxLayout(ground)
        self._column.setContentsMargins(MARGIN, theme.space(3), MARGIN, theme.space(3))
        self._column.setSpacing(theme.space(3))
        self._column.addLayout(self._head())
        self.box = FormulaBox(theme)
        self.progress = ProgressPanel(theme, button_size="form")
        self.progress.hide()
        self.failed = FailedModel(theme)
        self.parts = PartsColumn(theme)
        self.parts.column.setContentsMargins(0, 0, 0, 0)
        self.again_button = secondary_button(tr("Work it out"), theme, "form")
        self.again_button.hide()
        self.compared = ComparedRow(theme)
        for widget in (self.box, self.progress, self.failed, self.compared, self.parts):
            self._column.addWidget(widget)
        add(self._column, at(LEADING, self.again_button), STRETCH)
        column(scroll_page(ground), on=self)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._show_late)
        self._connect()

    def _head(self) -> QVBoxLayout:
        theme = self._theme
        self.title = TextLabel("", theme, "analyst.heading", widest=16_777_215)
        self.badge = Pill(tr("Rehearsal"), theme, "warning", style="analyst.overline")
        titled = row(self.title, at(MIDDLE, self.badge), STRETCH, space=2)
        self.subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        return column(titled, self.subtitle, space=0)

    def _connect(self) -> None:
        self.box.changed.connect(lambda text, typing: self._say(text, typing))
        for compared_ in (self.compared, self.side.compared):
            compared_.chosen.connect(self._on_compared)
        self.failed.chosen.connect(lambda text: self._say(text, 0))
        self.failed.undo_wanted.connect(self._around.undo)
        self.progress.cancelled.connect(self._on_cancelled)
        self.again_button.clicked.connect(self._on_again)
        self.listed.chosen.connect(lambda at: self._model(replace(self._models, at=at)))
        self.listed.added.connect(self._on_added)
        side = self.side
        side.chosen.connect(lambda changes: self._model(replace(self._models, **changes)))
        side.level_changed.connect(self._on_level_changed)
        side.removed.connect(lambda: self._model(self._models.removing()))
        side.people.looked.connect(self._on_people)
        side.people.filter_wanted.connect(self._around.ask_filter)
        side.people.margins_wanted.connect(self._around.ask_margins)
        side.keep_button.use(self._around.keep_result)
        side.copy_table_wanted.connect(self._around.copy_table)
        side.copy_chart_wanted.connect(self._around.copy_chart)

    @property
    def _models(self) -> Modelling:
        return self._shown.request.models

    @property
    def found(self) -> Regression | None:
        """The model that is shown, fitted or not; None while it is not known."""
        formula = self._formula
        return None if formula is None else self._fits.of(wanted(formula, self._shown))

    @property
    def _formula(self) -> Formula | None:
        return held(self._models.formula, self._shown.content.survey)

    # What is shown

    def show_study(self, shown: StudyState, *, on_top: bool) -> None:
        """Show the model that is looked at, and have it fitted where it is not known yet."""
        self._shown, self._on_top = shown, on_top
        if not shown.contents:
            return
        self._fits.begin(shown.generation)
        self._list_models()
        if not on_top:
            self._drop()
            return
        formula = self._formula
        if formula is None:
            return
        compared = shown.result.compared if shown.result is not None else NOTHING_COMPARED
        self.side.show_request(shown.request, compared)
        self.box.show_formula(self._names(formula), shown.content)
        self._follow(formula)

    def _list_models(self) -> None:
        survey, shown = self._shown.content.survey, self._shown
        rows = []
        for text in self._models.formulas:
            formula = held(text, survey)
            found = self._fits.of(wanted(formula, shown)) if formula is not None else None
            rows.append((text, model_line(text, survey, found)))
        self.listed.show_models(rows, self._models.at if self._on_top else -1)

    def _follow(self, formula: Formula) -> None:
        asked = wanted(formula, self._shown)
        if self._fits.of(asked) is not None:
            self._drop()
            self._show_found()
        elif asked != self._asked and not self._fits.given_up(asked):
            self._drop()
            self.again_button.hide()
            self._asked = asked
            self._start(quick=True)
            self._soon.start()

    def _start(self, *, quick: bool) -> None:
        asked = self._asked
        if asked is not None:
            self._around.jobs.start(
                _LANE,
                work_out,
                asked,
                self._shown.content,
                self._shown.request,
                self._gathered,
                quick,
                succeeded=lambda found: self._on_fitted(asked, found, quick=quick),
                failed=lambda error: self._on_failed(asked, error),
                progressed=self._on_progressed,
                instead=True,
            )

    def _on_fitted(self, asked: ModelKey, found: Regression, *, quick: bool) -> None:
        final = self._fits.take(asked, found, quick=quick)
        if final:
            self._drop()
            self._list_models()
            self._show_found()
            return
        self._start(quick=False)
        if not self._soon.isActive():
            self._show_late()

    def _on_progressed(self, done: int, total: int) -> None:
        self.progress.set_progress(tr("Fitting the model…"), done, total)

    def _on_failed(self, asked: ModelKey, error: Exception) -> None:
        problem = problem_of(error)
        self._fits.give_up(asked)
        self._drop()
        self._clear(f"{message(problem)} {remedy(problem)}")

    def _on_cancelled(self) -> None:
        if self._asked is not None:
            self._fits.give_up(self._asked)
        self._drop()
        self._clear(tr("This was not worked out."))

    def _on_again(self) -> None:
        self._fits.take_up()
        if self._formula is not None:
            self._follow(self._formula)

    def _drop(self) -> None:
        """Let go of what nobody waits for any more."""
        self._soon.stop()
        self.progress.hide()
        if self._asked is not None:
            self._asked = None
            self._around.jobs.drop(_LANE)

    def _show_late(self) -> None:
        """Show that it takes a while, with what is known already."""
        if self._asked is not None and not self._soon.isActive():
            self.progress.restart()
            self.progress.set_progress(tr("Fitting the model…"), 0, 0)
            self.progress.show()
            if self._fits.early(self._asked) is not None:
                self._show_found()

    def _clear(self, told: str) -> None:
        self._drawn = ()
        self.again_button.show()
        self.result = None
        outcome = self._formula
        if outcome is not None:
            question = self._shown.content.survey.question(outcome.outcome.question)
            self._show_title(title(question, self._shown.language))
        self.subtitle.setText(told)
        self.failed.hide()
        self.parts.hide()
        self.side.show_found(None, expected=self._models.expected, charted=False)
        self._show_compared(())
        self._around.refresh()

    def _show_title(self, text: str) -> None:
        self.title.set_style(self._theme, heading_style(text))
        self.title.setText(text)

    def _show_found(self) -> None:
        """Show the model, or why there is none and the last that there was."""
        shown, request = self._shown, self._shown.request
        formula = self._formula
        asked = wanted(formula, shown) if formula is not None else None
        found = (self._fits.of(asked) or self._fits.early(asked)) if asked is not None else None
        if found is None:
            return
        drawn = (found, request.models, shown.language, shown.content.rehearsal)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self.again_button.hide()
        parts = parts_of(found, request, shown.content, shown.language)
        named = replace(request, questions=(MODELS, found.formula.outcome.question))
        result = Result(named, parts, Offered())
        self._show_title(result.head.title)
        self.badge.setVisible(bool(result.head.badge))
        self.subtitle.setText(" ".join(result.head.paragraphs))
        last = self._fits.last(found.formula)
        self.failed.setVisible(found.failure is not None)
        if found.failure is not None:
            self.result = None
            self.failed.show_failure(
                found, last, self._names(found.formula), undoes=bool(shown.undoes)
            )
            of_last = parts_of(last, request, shown.content, shown.language) if last else ()
            parts = tuple(part for part in of_last if isinstance(part, TablePart))[:1]
        else:
            self.result = result
        self.parts.setVisible(bool(parts))
        self.parts.set_parts([part for part in parts if part is not result.head], captions=True)
        charted = result.chart is not None
        self.side.show_found(found, expected=request.models.expected, charted=charted)
        self._show_compared(compared(found, self._names(found.formula)))
        self._around.refresh()

    def _show_compared(self, told: tuple[Compared, ...]) -> None:
        self.compared.show_compared(told)
        self.side.compared.show_compared(told)

    def _names(self, formula: Formula) -> ModelNames:
        """What all is called: by labels, or as in the file."""
        survey, language = self._shown.content.survey, self._shown.language
        return ModelNames(formula, survey, language, self._models.names)

    # What is chosen

    def _say(self, text: str, typing: int) -> None:
        self._model(self._models.saying(text), typing)

    def _model(self, models: Modelling, typing: int = 0) -> None:
        request = replace(self._shown.request, models=models, page=MODELS)
        self._around.look(request, typing)

    def _on_compared(self, factor: Factor, answer: str) -> None:
        formula = self._formula
        if formula is not None:
            self._say(write(comparing_with(formula, factor, answer)), 0)

    def _on_added(self) -> None:
        shown = self._shown
        if not shown.contents:
            return
        formula = held("", shown.content.survey)
        if formula is not None:
            self._model(self._models.adding(write(formula)))
            first = self.box.field if self.box.text_shown else self.box.add_button
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_level_changed(self, level: float, typing: int) -> None:
        self._around.look(self._shown.request.choosing(level=level), typing)

    def _on_people(self, changes: Mapping[str, object]) -> None:
        self._around.look_at(changes)

"""The frame of a study's window: menus, tool bar, questions, result, choices, status."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.dialogs import Dialogs
from app.flows.analyst import AnalystFlow
from app.flows.planning import first_wish
from app.settings import Settings
from app.tasks import Task
from app.theme import Theme
from app.views.analyst.actions import Actions, menu_bar
from app.views.analyst.bars import NoticeStrip, StatusBar, ToolBar
from app.views.analyst.choices import WIDTH as CHOICES_WIDTH
from app.views.analyst.choices import ChoicesPanel
from app.views.analyst.help import show_about, show_explanation
from app.views.analyst.planner import PlannerPage
from app.views.analyst.questions import QuestionsPanel
from app.views.analyst.result import ResultPanel
from app.views.analyst.saving import Saver
from core.errors import Code, Problem

_FOLD_CHOICES_BELOW = 1100
_FOLD_QUESTIONS_BELOW = 840
_ONE_PANEL_BELOW = 700
_LEAST_RESULT = QSize(320, 480)


class StudyFrame(QWidget):
    """Shows what the flow says. What stands around it, such as importing, is the view's.

    Args:
        leading: actions that begin the study's menu.
        imports: actions of the Import button; without them there is none.

    Emits `close_wanted` for Close. `add_page` adds a page that `show_page` brings to the front;
    `show_results` goes back.
    """

    close_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        flow: AnalystFlow,
        settings: Settings,
        dialogs: Dialogs,
        schemes: QActionGroup,
        *,
        leading: Sequence[QAction] = (),
        imports: Sequence[QAction] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._flow = flow
        self._settings = settings
        self._task: Task | None = None
        self._areas: dict[QWidget, QWidget] = {}
        self._choices_folded = False
        self._questions_folded = False
        self.actions_ = Actions(self)
        self.questions = QuestionsPanel(theme)
        self.result = ResultPanel(theme)
        self.choices = ChoicesPanel(theme)
        self.planner = PlannerPage(theme)
        self.tool_bar = ToolBar(theme, self.actions_, imports)
        self.status_bar = StatusBar(theme)
        self.notice = NoticeStrip(theme)
        self.saver = Saver(flow, dialogs, self)
        self.result.set_split(settings.splitter)
        self._lay_out(menu_bar(self.actions_, leading, schemes, self))
        self._connect()
        self._set_has_result(False)

    def _lay_out(self, menus: QWidget) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(menus)
        column.addWidget(self.tool_bar)
        column.addWidget(self.notice, 1)
        self.pages = QStackedWidget()
        self.workspace = QWidget()
        row = QHBoxLayout(self.workspace)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.middle = QStackedWidget()
        self._result_area = scrolling(_Filled(self.result, _LEAST_RESULT))
        self.middle.addWidget(self._result_area)
        self.side = QStackedWidget()
        self.side.addWidget(self.choices)
        self.side.setFixedWidth(CHOICES_WIDTH)
        row.addWidget(self.questions)
        row.addWidget(self.middle, 1)
        row.addWidget(self.side)
        self.pages.addWidget(self.workspace)
        self.pages.addWidget(self.planner)
        column.addWidget(self.pages, 1000)
        column.addWidget(self.status_bar)

    def _connect(self) -> None:
        do = self.actions_
        self.questions.question_chosen.connect(self._on_question_chosen)
        self.choices.chosen.connect(self._on_chosen)
        self.choices.planner_wanted.connect(self.show_planner)
        self.choices.copy_chart_wanted.connect(self.saver.copy_chart)
        self.choices.copy_table_wanted.connect(self.saver.copy_table)
        self.saver.done.connect(self.status_bar.set_message)
        self.saver.failed.connect(self.show_problem)
        self.planner.closed.connect(self.show_results)
        self.result.split_changed.connect(self._on_split_changed)
        do.close.triggered.connect(self.close_wanted)
        do.save_chart.triggered.connect(self.saver.save_chart)
        do.save_table.triggered.connect(self.saver.save_table)
        do.save_tables.triggered.connect(self.saver.save_tables)
        do.undo.triggered.connect(self._undo)
        do.redo.triggered.connect(self._redo)
        do.copy_chart.triggered.connect(self.saver.copy_chart)
        do.copy_table.triggered.connect(self.saver.copy_table)
        do.find.triggered.connect(self._find)
        do.next.triggered.connect(lambda: self.questions.step(1))
        do.previous.triggered.connect(lambda: self.questions.step(-1))
        do.plan.triggered.connect(self.show_planner)
        do.show_choices.toggled.connect(self._on_show_choices_toggled)
        do.show_questions.toggled.connect(self._on_show_questions_toggled)
        do.explain.triggered.connect(lambda: show_explanation(self))
        do.about.triggered.connect(lambda: show_about(self))
        self.tool_bar.choices_button.toggled.connect(do.show_choices.setChecked)
        self.tool_bar.questions_button.toggled.connect(do.show_questions.setChecked)

    # Pages

    def add_page(self, page: QWidget) -> None:
        """Add a page that takes the place of questions, result and choices; it scrolls."""
        area = scrolling(page)
        self._areas[page] = area
        self.pages.addWidget(area)

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front."""
        self.pages.setCurrentWidget(self._areas.get(page, page))
        self.tool_bar.setVisible(page is not self.planner)

    def show_results(self) -> None:
        """Go back to questions, result and choices."""
        self.show_page(self.workspace)
        self.questions.question_list.setFocus()

    def show_empty(self, middle: QWidget, side: QWidget) -> None:
        """Show something else in the places of result and choices."""
        for stack, widget in ((self.middle, middle), (self.side, side)):
            if stack.indexOf(widget) < 0:
                stack.addWidget(widget)
            stack.setCurrentWidget(widget)
        self._set_has_result(False)
        self._fill_questions()

    def show_planner(self) -> None:
        """Plan the question looked at, beginning with its ε, the study's n and its share."""
        if not self._flow.entries:
            return
        flow, share = self._flow, None
        if flow.content.n:
            result = flow.result()
            # The share of the answer that stands first in the picture.
            first = next((bar.option for bar in result.bars.rows), "")
            shares = {one.option: one.consistent for one in result.estimate.options}
            share = shares.get(first)
        wish = first_wish(flow.question, flow.content.n, share, flow.choices.level)
        self.planner.set_question(flow.content.survey, flow.question, wish, flow.language)
        self.show_page(self.planner)
        self.planner.target.slider.setFocus()

    # The result

    def refresh(self) -> None:
        """Show anew what the flow says, as after an import or a choice."""
        self.middle.setCurrentWidget(self._result_area)
        self.side.setCurrentWidget(self.choices)
        self._fill_questions()
        self._set_has_result(True)
        self._show_result()

    def set_facts(self, facts: Sequence[str]) -> None:
        """Show facts in the status bar."""
        self.status_bar.set_facts(facts)

    def show_problem(self, problem: Problem) -> None:
        """Tell of a problem, with its remedy."""
        where = f" ({problem.where})" if problem.where else ""
        self.notice.show_notice("danger", f"{problem.message}{where}", problem.remedy)

    def _fill_questions(self) -> None:
        self.questions.set_entries(self._flow.entries, self._flow.current)

    def _show_result(self) -> None:
        flow = self._flow
        self.actions_.undo.setEnabled(flow.can_undo)
        self.actions_.redo.setEnabled(flow.can_redo)
        self.result.set_busy(flow.slow)
        if flow.slow:
            self._prepare()
            return
        result = flow.result()
        self.result.set_result(result)
        self.choices.set_known(flow.known, flow.known)
        self.choices.set_result(flow.choices, result)

    def _prepare(self) -> None:
        """Let another thread work out what would take longer than a blink."""
        if self._task is not None:
            return  # when it ends, what is wanted by then is looked at again
        self._task = Task(self._flow.pending.work_out, parent=self)
        self._task.succeeded.connect(self._flow.keep)
        self._task.failed.connect(self._on_prepare_failed)
        self._task.ended.connect(self._on_prepare_ended)
        self._task.start()

    def _on_prepare_failed(self, error: Exception) -> None:
        self._flow.undo()
        message = self.tr("These intervals could not be worked out.")
        self.show_problem(Problem(Code.UNSUPPORTED, type(error).__name__, message))

    def _on_prepare_ended(self) -> None:
        self._task = None
        if self.middle.currentWidget() is self._result_area:
            self._show_result()

    # Folding

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width())

    def _fold(self, width: int) -> None:
        """Fold the panels where they would leave the result too little, and only then."""
        do, bar = self.actions_, self.tool_bar
        choices, questions = width < _FOLD_CHOICES_BELOW, width < _FOLD_QUESTIONS_BELOW
        bar.set_narrow(questions)
        if choices is not self._choices_folded:
            self._choices_folded = choices
            bar.choices_button.setVisible(choices)
            do.show_choices.setChecked(not choices)
        if questions is not self._questions_folded:
            self._questions_folded = questions
            bar.questions_button.setVisible(questions)
            do.show_questions.setChecked(not questions)
        self._share_width()

    def _share_width(self) -> None:
        """Show a panel alone where there is no room for the result beside it."""
        do = self.actions_
        alone = self.width() < _ONE_PANEL_BELOW
        questions, choices = do.show_questions.isChecked(), do.show_choices.isChecked()
        self.questions.setVisible(questions)
        self.side.setVisible(choices)
        self.middle.setVisible(not (alone and (questions or choices)))

    def _on_show_choices_toggled(self, shown: bool) -> None:
        self.tool_bar.choices_button.setChecked(shown)
        if shown and self.width() < _ONE_PANEL_BELOW:
            self.actions_.show_questions.setChecked(False)
        self._share_width()

    def _on_show_questions_toggled(self, shown: bool) -> None:
        self.tool_bar.questions_button.setChecked(shown)
        if shown and self.width() < _ONE_PANEL_BELOW:
            self.actions_.show_choices.setChecked(False)
        self._share_width()

    def _on_split_changed(self, sizes: list[int]) -> None:
        self._settings.splitter = sizes

    # What was asked for

    def _on_question_chosen(self, place: int) -> None:
        self._flow.select(place)
        if self.middle.currentWidget() is self._result_area:
            self._show_result()

    def _on_chosen(self, changes: dict[str, object]) -> None:
        self._flow.choose(**changes)
        self._show_result()

    def _undo(self) -> None:
        self._flow.undo()
        self.refresh()

    def _redo(self) -> None:
        self._flow.redo()
        self.refresh()

    def _find(self) -> None:
        self.actions_.show_questions.setChecked(True)
        self.questions.filter_field.setFocus()
        self.questions.filter_field.selectAll()

    def _set_has_result(self, has: bool) -> None:
        for action in self.actions_.of_result():
            action.setEnabled(has)
        self.actions_.undo.setEnabled(has and self._flow.can_undo)
        self.actions_.redo.setEnabled(has and self._flow.can_redo)
        self.actions_.plan.setEnabled(bool(self._flow.entries))
        self.tool_bar.plan_button.setEnabled(bool(self._flow.entries))
        self.tool_bar.export_button.setEnabled(has)


class _Filled(QWidget):
    """A widget that fills this one, however high it would like to be, down to a least size.

    A scroll area asks a layout for the height at its width, and would never let it shrink.
    """

    def __init__(self, widget: QWidget, least: QSize) -> None:
        super().__init__()
        self._widget = widget
        widget.setParent(self)
        self.setMinimumSize(least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widget.setGeometry(self.rect())


def scrolling(page: QWidget) -> QScrollArea:
    """Return an area that scrolls where a window is smaller than the page can be."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    area.viewport().setAutoFillBackground(False)
    return area

"""The frame of a study's window: menus, tool bar, questions, result, choices, status."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.analyses.tallies import Kept
from app.analyst.choices.choices import ChoicesPanel
from app.analyst.choices.filter_dialog import FilterAndMargins
from app.analyst.panels.study_panel import PageContext, StudyPage, StudyPanel, StudyPanels
from app.analyst.result.result import ResultPanel
from app.analyst.state.comparing import taken
from app.analyst.state.result import Result, result_of
from app.analyst.state.study_edits import StudyEdit
from app.analyst.state.study_state import Page, ResultKey, StudyState
from app.analyst.window.actions import Actions, menu_bar
from app.analyst.window.bars import NoticeStrip, StatusBar, ToolBar
from app.analyst.window.folding import Folding
from app.analyst.window.page_stack import PageStack
from app.analyst.window.questions import QuestionsPanel
from app.analyst.window.rescuing import gone
from app.analyst.window.saving import Saver
from app.kit.idle_steps import IdleSteps, made_then_shown
from app.kit.tasks import Jobs
from app.planner.plan_request import PlanRequest, Subject, subject_of
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.widgets.layout import Placed, column, wide
from app.widgets.program import Program
from app.words.catalogue import tr
from app.words.places import placed
from app.words.refusals import message, own_finding, remedy
from core.facts.errors import Code, Problem, Refused
from core.progress import Progress

_BLINK = 200  # ms: until then nobody is told that something is worked out
_BESIDE_CHOICES = (Page.EMPTY, Page.RESULT)

# Makes a view that plans a question, and calls the function when it is left.
MakePlanner = Callable[[Subject, Callable[[], object]], QWidget]
_LANE = "numbers"


def _after_others(result: Result, report: Progress) -> Result:
    """Give a result back: what waits for the window's thread comes first."""
    report(0, 0)
    return result


class ResultJob(QObject):
    """Asks for what a state waits for, and drops what nobody waits for any more.

    Emits `answered(ResultKey, Result)` or `failed(ResultKey, Exception)`. `kept` is what was worked
    out of what the study holds, until that is something else. Before a result is answered with,
    `make_one` makes what the window needs to show it, a piece in each turn of its thread.
    """

    answered = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, jobs: Jobs, make_one: Callable[[Result], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._make_one = make_one
        self.kept = Kept()
        self._jobs = jobs
        self._asked: ResultKey | None = None
        self._generation = 0

    def follow(self, shown: StudyState) -> None:
        """Ask for what this state waits for, unless that is under way."""
        if self._generation != shown.generation:
            self._generation, self.kept = shown.generation, Kept()
        asked = shown.asked
        if not shown.waiting or asked is None:
            self.give_up()
        elif asked != self._asked:
            self._asked = asked
            self._jobs.start(
                _LANE,
                result_of,
                asked.request,
                shown.contents,
                self.kept,
                succeeded=self._on_succeeded,
                failed=self._on_failed,
                instead=True,
            )

    def give_up(self) -> ResultKey | None:
        """Stop what is under way, and return what it was to answer."""
        asked, self._asked = self._asked, None
        self._jobs.drop(_LANE)
        return asked

    def _on_succeeded(self, result: Result) -> None:
        if self._make_one(result):
            self._jobs.start(
                _LANE,
                _after_others,
                result,
                succeeded=self._on_succeeded,
                failed=self._on_failed,
            )
            return
        asked, self._asked = self._asked, None
        if asked is not None:
            self.answered.emit(asked, result)

    def _on_failed(self, error: Exception) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            self.failed.emit(asked, error)


class StudyFrame(QWidget):
    """Holds what a study's window shows, shows it, and has what is asked for worked out.

    `become` is the only way to another state, and `_show` the only place where one is shown.
    What stands around the result, such as importing, is the view's: it fills its own widgets
    when `showing` comes with the state before and the new one.

    Args:
        make_planner: shows the planner of a question, with what leads back from it.
        leading: actions that begin the study's menu.
        imports: actions of the Import button; without them there is none.
        study_pages: pages of the whole study, listed above its questions.

    Emits `close_wanted` for Close, and `edit_due(StudyEdit)` for what is to be written into the
    study, since it was undone or done again. `refreshed` tells that a page has another result.
    """

    close_wanted = Signal()
    edit_due = Signal(object)
    showing = Signal(object, object)
    refreshed = Signal()

    def __init__(
        self,
        program: Program,
        *,
        make_planner: MakePlanner,
        leading: Sequence[QAction] = (),
        imports: Sequence[QAction] = (),
        study_pages: Sequence[StudyPage] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.shown = StudyState()
        self.jobs = Jobs(self)
        self._theme = theme = program.theme
        self._settings = program.settings
        self.actions_ = Actions(self)
        self.questions = QuestionsPanel(theme)
        self.result = ResultPanel(theme)
        self._working_out = ResultJob(self.jobs, self._make_one, self)
        self.places = PageStack(self.questions, self.result, self._make_choices)
        self._make_planner = make_planner
        self.tool_bar = ToolBar(theme, self.actions_, imports)
        self.status_bar = StatusBar(theme)
        self.notice = NoticeStrip(theme)
        dialogs = program.folders
        self.saver = Saver(
            dialogs,
            self.jobs,
            shown=lambda: self.shown,
            result=lambda: self.result_shown,
            kept=lambda: self.kept,
            parent=self,
        )
        told = [(page.name, page.title(), page.icon) for page in study_pages if page.title]
        self.questions.set_pages(told)
        self.study_pages = StudyPanels(study_pages, around(self, theme, dialogs), self)
        self.people = FilterAndMargins(theme, lambda: self.shown, dialogs, self.jobs, self)
        self._blink = QTimer(self, singleShot=True, interval=_BLINK)
        self._blink.timeout.connect(
            lambda: self.result.set_busy(True, another=self.shown.waits_for_another)
        )
        self._laid_out = QTimer(self, singleShot=True, interval=0)
        self._laid_out.timeout.connect(self._wait_once_more)
        self.result.set_split(program.settings.splitter)
        self._lay_out(menu_bar(self.actions_, leading, program.actions, self))
        self._connect()
        self._show(self.shown, self.shown)

    def _lay_out(self, menus: QWidget) -> None:
        column(
            menus,
            self.tool_bar,
            wide(self.notice),
            Placed(self.places, 1000),
            self.status_bar,
            on=self,
            space=0,
        )
        self.folding = Folding(
            self,
            self.actions_,
            self.tool_bar,
            questions=self.questions,
            middle=self.places.middle,
            choices=self.places.side,
        )

    def _connect(self) -> None:
        do = self.actions_
        self.study_pages.added.connect(self._add_study_page)
        self.questions.question_chosen.connect(lambda place: self.become(self.shown.at(place)))
        self.questions.pages.page_chosen.connect(self._on_page_chosen)
        self.result.chosen.connect(self._on_chosen)
        self.result.looked.connect(self.look)
        self.result.cancelled.connect(self._on_cancelled)
        self._working_out.answered.connect(lambda *found: self.become(self.shown.found(*found)))
        self._working_out.failed.connect(self._on_not_answered)
        self.saver.done.connect(self.status_bar.set_message)
        self.saver.failed.connect(self.show_problem)
        self.people.looked.connect(self.look)
        self.people.failed.connect(self.show_problem)
        self.result.split_changed.connect(self._on_split_changed)
        do.close.triggered.connect(self.close_wanted)
        do.save_chart.triggered.connect(self.saver.save_chart)
        do.save_table.triggered.connect(self.saver.save_table)
        do.save_tables.triggered.connect(self.saver.save_tables)
        do.undo.triggered.connect(lambda: self._take(*self.shown.undone()))
        do.redo.triggered.connect(lambda: self._take(*self.shown.redone()))
        do.copy_chart.triggered.connect(self.saver.copy_chart)
        do.copy_table.triggered.connect(self.saver.copy_table)
        do.copy_method.triggered.connect(self.saver.copy_method)
        do.find.triggered.connect(self._find)
        do.next.triggered.connect(lambda: self.questions.step(1))
        do.previous.triggered.connect(lambda: self.questions.step(-1))
        do.plan.triggered.connect(self.show_planner)

    # Parts, made once they are to be seen

    @property
    def choices(self) -> ChoicesPanel:
        """What can be chosen for the question looked at."""
        return self.places.choices

    def _make_choices(self) -> ChoicesPanel:
        choices = ChoicesPanel(self._theme)
        choices.chosen.connect(self._on_chosen)
        choices.analysis_chosen.connect(lambda name: self.look({"analysis": name}))
        choices.looked.connect(self.look)
        choices.planner_wanted.connect(self.show_planner)
        choices.keep_button.use(self.actions_.keep_result)
        choices.bands_wanted.connect(self.result.parts.open_bands)
        choices.copy_chart_wanted.connect(self.saver.copy_chart)
        choices.copy_table_wanted.connect(self.saver.copy_table)
        choices.filter_wanted.connect(self.people.ask_filter)
        choices.margins_wanted.connect(self.people.ask_margins)
        return choices

    def _make_one(self, result: Result) -> bool:
        """Make one part that is missing for a result; tell whether one was."""
        if self.places.lacks_choices:
            self.places.make_choices()
            return True
        return self.result.make_one(result)

    def make_parts(self) -> None:
        """Make what has not been seen yet, a part in each turn, once what is there is shown."""

        def parts() -> Iterator[QWidget]:
            yield self
            for name in self.study_pages:
                yield self.study_pages[name]
            yield self.places.page(Page.WORK)  # made beside a job it would take three times as long

        IdleSteps(parts(), self)

    def _add_study_page(self, page: StudyPanel) -> None:
        self.places.add(page)
        if page.listed is not None:
            page.show_study(self.shown, on_top=False)

    # The state

    @property
    def study_page(self) -> StudyPanel | None:
        """The page of the whole study that stands in the place of the result."""
        return self.study_pages.get(self.shown.request.page)

    @property
    def result_shown(self) -> Result | None:
        """What can be taken along: of such a page, or of the question looked at."""
        own = self.study_page
        return self.shown.result if own is None else own.result

    def refresh(self) -> None:
        """Enable what can be done with what is shown."""
        self._show_actions(self.shown)
        self.refreshed.emit()

    def become(self, shown: StudyState) -> None:
        """Show another state, and have worked out what it asks for."""
        before, self.shown = self.shown, shown
        self._show(before, shown)
        self._working_out.follow(self.shown)

    def _show(self, before: StudyState, shown: StudyState) -> None:
        self.showing.emit(before, shown)
        place = -1 if self.study_page is not None else shown.place
        if shown.entries is not before.entries or place != self.questions.chosen:
            self.questions.set_entries(shown.entries, place)
        self.questions.pages.show_chosen(shown.request.page)
        own = self.study_page
        left = self.study_pages.made.get(before.request.page)
        for page in tuple(self.study_pages.made.values()):
            if page in (own, left) or page.listed is not None:  # others wait until they are seen
                page.show_study(shown, on_top=page is own)
        result, choices = shown.result, shown.choices
        if result is None and before.result is not None:
            self.result.clear()
        elif result is not None and result is not before.result:
            self.result.set_result(result)
        elif not shown.waiting:
            self.result.come_back()
        if result is not None and (result, choices) != (before.result, before.choices):
            self.choices.set_result(choices, result)
        if shown.plan is not None and shown.plan is not before.plan:
            self._open_planner(before, shown, shown.plan)
        self._show_waiting(shown.waiting)
        self._show_actions(shown)
        self._show_page(before.page, shown.page)
        if result is not before.result:
            self._let_paint(painting=False)
            self._laid_out.start()

    def _let_paint(self, *, painting: bool = True) -> None:
        """Paint a result once it is laid out: else its charts are drawn again at each step."""
        for part in (self.result, self.places.side):
            part.setUpdatesEnabled(painting)

    def _wait_once_more(self) -> None:
        """Paint a round later: a table asks for its height once its width is known."""
        QTimer.singleShot(0, self, self._let_paint)

    def _open_planner(self, before: StudyState, shown: StudyState, request: PlanRequest) -> None:
        subject = subject_of(shown.content.survey, shown.entry.question, request, shown.language)

        def make() -> QWidget:
            return self._make_planner(subject, lambda: self.become(self.shown.planned()))

        def show(planner: QWidget) -> None:
            if self.shown.plan is request:
                self.places.open_planner(planner)
                self._show_page(before.page, self.shown.page)
            else:  # it was left before it was there
                planner.deleteLater()

        IdleSteps(made_then_shown(make, show), self)

    def _show_waiting(self, waiting: bool) -> None:
        if not waiting:
            self._blink.stop()
            self.result.set_busy(False)
        elif not self._blink.isActive():
            self._blink.start()

    def _show_actions(self, shown: StudyState) -> None:
        self.actions_.show_able(shown, result=self.result_shown is not None)
        self.tool_bar.plan_button.setEnabled(self.actions_.plan.isEnabled())
        self.tool_bar.export_button.setEnabled(self.actions_.exports_any)

    def _show_page(self, before: Page, page: Page) -> None:
        if page is Page.PLANNER and self.places.planner is None:
            return  # until it is made
        own = self.study_page
        self.folding.set_alone(bool(own and not own.side) or page not in _BESIDE_CHOICES)
        self.places.show_page(page, own, answered=self.shown.result is not None)
        planner = self.places.planner
        self.tool_bar.setVisible(planner is None)
        if page is before:
            return
        if planner is not None:
            planner.setFocus()
        elif page in _BESIDE_CHOICES:
            self.questions.question_list.setFocus()

    # Working out

    @property
    def kept(self) -> Kept:
        """What was worked out of what the study holds."""
        return self._working_out.kept

    def _on_cancelled(self) -> None:
        """Go back to what is shown, as nobody waits any more for what was asked for."""
        asked = self._working_out.give_up()
        if asked is not None:
            self.become(self.shown.not_found(asked))

    def _on_not_answered(self, asked: ResultKey, error: Exception) -> None:
        self.become(self.shown.not_found(asked))
        if isinstance(error, Refused):  # as a study that cannot be read any more
            self.show_problem(error.problem)
        else:
            text = tr("This could not be worked out.")
            self.show_problem(Problem(Code.UNSUPPORTED, type(error).__name__, own_finding(text)))

    # What was asked for

    def show_planner(self) -> None:
        """Plan the question looked at."""
        self.become(self.shown.to_plan())

    def show_problem(self, problem: Problem) -> None:
        """Tell of a problem, with its remedy; of a study that is gone nothing else is shown."""
        if (lost := gone(problem, self.shown)) is not None:
            self.notice.clear()
            self.become(self.shown.stopped_by(lost))
            return
        where = f" ({placed(problem.where)})" if problem.where else ""
        self.notice.show_notice("danger", f"{message(problem)}{where}", remedy(problem))

    def _on_chosen(self, changes: dict[str, object], typing: int) -> None:
        self.become(self.shown.looked(self.shown.request.choosing(**changes), typing))

    def _on_page_chosen(self, name: str) -> None:
        self.become(self.shown.looked(replace(self.shown.request, page=name)))

    def look(self, changes: Mapping[str, object], typing: int = 0) -> None:
        """Look at something else: what `app.analyst.state.comparing` takes."""
        shown = self.shown
        self.become(shown.looked(taken(shown.request, shown.content.survey, changes), typing))

    def _take(self, shown: StudyState, due: StudyEdit | None) -> None:
        self.become(shown)
        if due is not None:
            self.edit_due.emit(due)

    def _find(self) -> None:
        self.actions_.show_questions.setChecked(True)
        self.questions.filter_field.setFocus()
        self.questions.filter_field.selectAll()

    def _on_split_changed(self, sizes: list[int]) -> None:
        self._settings.splitter = sizes


def around(frame: StudyFrame, theme: Theme, dialogs: FolderDialogs) -> PageContext:
    """Return what a page may use of a frame."""
    return PageContext(
        theme,
        frame.jobs,
        dialogs,
        look=lambda request, typing: frame.become(frame.shown.looked(request, typing)),
        tell=frame.status_bar.set_message,
        show_problem=frame.show_problem,
        look_at=frame.look,
        ask_filter=lambda: frame.people.ask_filter(),
        ask_margins=lambda: frame.people.ask_margins(),
        copy_table=frame.saver.copy_table,
        copy_chart=frame.saver.copy_chart,
        undo=frame.actions_.undo.trigger,
        refresh=frame.refresh,
        keep_result=frame.actions_.keep_result,
    )

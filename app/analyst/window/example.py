"""The worked example: made on the spot, then shown like any study, with the truth beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QWidget

from app.analyses.content import StudyContent
from app.analyst.state.example import NAMES, Counts, make_example, people_in, stage_of
from app.analyst.state.study_state import Page, StudyState, Work
from app.analyst.window.frame import MakePlanner, StudyFrame
from app.analyst.window.problem_page import ProblemPage
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd
from app.widgets.layout import column
from app.widgets.program import Program
from app.widgets.progress import BusyPage
from app.words.catalogue import figures, tr

_MAKING = "making"


class ExampleView(QWidget):
    """Randomizes known answers and finds their shares again. Emits `closed` and `settled`.

    `counts` stands in for the true counts of the two examples, as tests do.
    """

    closed = Signal()
    settled = Signal()

    def __init__(
        self,
        program: Program,
        *,
        make_planner: MakePlanner,
        counts: Counts | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._counts = counts
        self._people = figures(people_in(counts))
        self._again = QAction(tr("&Randomize anew"), self)
        self._again.triggered.connect(self.run)
        self.frame = StudyFrame(program, make_planner=make_planner, leading=(self._again,))
        name = tr("Example: the occupations of {0} people").format(self._people)
        self.frame.tool_bar.name_label.set_name(name)
        self.frame.close_wanted.connect(self.close_study)
        lead = tr(
            "{0} people of a census extract, each with a known occupation. Every answer is "
            "randomized as a respondent’s is, written to a file, and the files are imported. "
            "The shares are then estimated from the files alone, and the truth is set beside them."
        )
        self.busy_page = BusyPage(program.theme, tr("The example"), lead.format(self._people))
        self.busy_page.cancelled.connect(self.close_study)
        self.problem_page = ProblemPage(program.theme)
        self.problem_page.closed.connect(self.closed)
        self.frame.places.set_makers(
            {Page.WORK: lambda: self.busy_page, Page.PROBLEM: lambda: self.problem_page}
        )
        self.frame.showing.connect(self._show)
        self.frame.jobs.rested.connect(self.settled)
        column(self.frame, on=self)
        self.frame.make_parts()
        self.run()

    @property
    def busy(self) -> bool:
        """Whether something is made or worked out."""
        return self.frame.jobs.running()

    def run(self) -> None:
        """Randomize all answers anew."""
        if self.frame.shown.at_work:
            return
        total = len(NAMES) * 2 * people_in(self._counts)
        self.frame.become(self.frame.shown.working(Work(total=total)))
        self.frame.jobs.start(
            _MAKING,
            make_example,
            self._counts,
            succeeded=self._on_made,
            failed=self._on_failed,
            progressed=self._on_progressed,
            cancelled=self._on_stopped,
            at_end=AtEnd.STOP,
        )

    def _show(self, before: StudyState, state: StudyState) -> None:
        """Fill what is not the frame's own."""
        self._again.setEnabled(not state.at_work)
        work = state.work
        if work is not None and work is not before.work:
            text = stage_of(work.done, work.total)
            if not before.at_work:
                self.busy_page.begin(text)
            else:
                self.busy_page.progress_panel.set_progress(text, work.done, work.total)
        if state.problem is not None and state.problem is not before.problem:
            self.problem_page.set_problem(state.problem, tr("The example cannot be made"))
        if state.contents is not before.contents:
            self.frame.status_bar.set_facts(
                (
                    tr("{0} responses to each question").format(self._people),
                    tr("Rehearsal: real people, their answers known"),
                    tr("ε {0} over both questions").format(state.total_epsilon),
                )
            )

    def close_study(self) -> None:
        """Leave; what runs is stopped first, and its files are removed."""
        if not self.frame.jobs.end_first(self.closed.emit):
            self.closed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.frame.jobs.end_first(self._close_window):
            event.ignore()
        else:
            event.accept()

    def _close_window(self) -> None:
        self.window().close()

    def _on_progressed(self, done: int, total: int) -> None:
        self.frame.become(self.frame.shown.working(Work(done=done, total=total)))

    def _on_made(self, contents: tuple[StudyContent, ...]) -> None:
        self.frame.become(self.frame.shown.holding(contents).working(None))

    def _on_stopped(self) -> None:
        self.frame.become(self.frame.shown.working(None))

    def _on_failed(self, error: Exception) -> None:
        self.frame.become(self.frame.shown.stopped_by(problem_of(error)))

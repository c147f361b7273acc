"""The worked example: made on the spot, then shown like any study, with the truth beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.dialogs import Dialogs
from app.flows.analyst import AnalystFlow
from app.flows.content import StudyContent
from app.flows.example import NAMES, Counts, make_example, people_in, stage_of
from app.problems import problem_of
from app.settings import Settings
from app.tasks import Task
from app.theme import Theme
from app.views.analyst.frame import StudyFrame
from app.views.analyst.pages import BusyPage, ProblemPage


class ExampleView(QWidget):
    """Randomizes known answers and finds their shares again. Emits `closed` and `settled`.

    `counts` stands in for the true counts of the two examples, as tests do.
    """

    closed = Signal()
    settled = Signal()

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        dialogs: Dialogs,
        schemes: QActionGroup,
        *,
        counts: Counts | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._counts = counts
        self._people = f"{people_in(counts):,}"
        self._flow = AnalystFlow()
        self._task: Task | None = None
        self._closing = False
        self._window_too = False
        self._again = QAction(self.tr("&Randomize anew"), self)
        self._again.triggered.connect(self.run)
        self.frame = StudyFrame(
            theme, self._flow, settings, dialogs, schemes, leading=(self._again,)
        )
        name = self.tr("Example: the occupations of {0} people").format(self._people)
        self.frame.tool_bar.name_label.set_name(name)
        self.frame.close_wanted.connect(self.close_study)
        lead = self.tr(
            "{0} people of a census extract, each with a known occupation. Every answer is "
            "randomized as a respondent’s is, written to a file, and the files are imported. "
            "The shares are then estimated from the files alone, and the truth is set beside them."
        )
        self.busy_page = BusyPage(theme, self.tr("The example"), lead.format(self._people))
        self.busy_page.cancelled.connect(self._on_cancelled)
        self.problem_page = ProblemPage(theme, self.tr("The example cannot be made"))
        self.problem_page.closed.connect(self.closed)
        for page in (self.busy_page, self.problem_page):
            self.frame.add_page(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.frame)
        self.run()

    def run(self) -> None:
        """Randomize all answers anew."""
        if self._task is not None:
            return
        self.busy_page.begin(stage_of(0, len(NAMES) * 2 * people_in(self._counts)))
        self.frame.show_page(self.busy_page)
        self._again.setEnabled(False)
        self._task = Task(make_example, self._counts, parent=self)
        self._task.progressed.connect(self._on_progressed)
        self._task.succeeded.connect(self._on_succeeded)
        self._task.failed.connect(self._on_failed)
        self._task.ended.connect(self._on_ended)
        self._task.start()

    def close_study(self) -> None:
        """Leave; what runs is stopped first, and its files are removed."""
        if self._task is None:
            self.closed.emit()
        else:
            self._closing = True
            self._task.cancel()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._task is None:
            event.accept()
        else:
            event.ignore()
            self._window_too = True
            self._task.cancel()

    def _on_cancelled(self) -> None:
        self.close_study()

    def _on_progressed(self, done: int, total: int) -> None:
        text = stage_of(done, total)
        self.busy_page.progress_panel.set_progress(text, done, total)

    def _on_succeeded(self, contents: tuple[StudyContent, ...]) -> None:
        self._flow.set_studies(contents)
        self.frame.set_facts(
            (
                self.tr("{0} responses to each question").format(self._people),
                self.tr("Rehearsal: real people, their answers known"),
                self.tr("ε {0} over both questions").format(self._flow.total_epsilon),
            )
        )
        self.frame.refresh()
        self.frame.show_results()

    def _on_failed(self, error: Exception) -> None:
        self.problem_page.set_problem(problem_of(error))
        self.frame.show_page(self.problem_page)

    def _on_ended(self) -> None:
        self._task = None
        self._again.setEnabled(True)
        if self._window_too:
            self.window().close()
        elif self._closing:
            self.closed.emit()
        else:
            self.settled.emit()

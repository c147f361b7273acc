"""The analyst's view of a study: opening it, importing into it, and what is found in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.analyses.content import StudyContent, load, load_changed
from app.dialogs import TABLES_FROM_ELSEWHERE, Dialogs, FolderDialogs
from app.file_watch import FileWatch
from app.flows.mapping_names import holds_responses, is_table
from app.flows.planning_expected import expected
from app.flows.shown import Page, Shown
from app.flows.study_page import Opened, open_study
from app.problems import problem_of
from app.program_actions import ProgramActions
from app.settings import Settings
from app.theme import Theme
from app.views.analyst.checks_page import ChecksPage
from app.views.analyst.empty import EmptyStudy, SurveyPanel
from app.views.analyst.exporting.page import EXPORT
from app.views.analyst.frame import MakePlanner, StudyFrame
from app.views.analyst.pages import ProblemPage
from app.views.analyst.rescuing import ways_out
from app.views.analyst.several_studies import SeveralStudies
from app.views.analyst.study_keeping import StudyKeeping
from app.views.analyst.study_page import STUDY_PAGE, StudyOverview
from app.views.analyst.study_pages import STUDY_PAGES
from app.views.analyst.truth import TruthBeside
from app.views.analyst.working import STUDY, StudyWork
from app.widgets.drop_zone import local_paths
from app.words.catalogue import figures, tr
from core.interchange.mapping.survey import TableSurvey
from core.survey import Survey


class AnalystView(QWidget):
    """One study. Emits `opened` once it was read, `closed` when the analyst is done with it.

    The study is read and written in another thread alone, each time by a connection of its own;
    here are only counts. `settled` is emitted when what was begun has ended, `rescued` with the
    path of a new study that holds what is whole of a damaged one, and what to tell of it.
    `table_wanted` names a table from elsewhere that is to be mapped, and the study's own mapping.
    """

    opened = Signal()
    closed = Signal()
    settled = Signal()
    rescued = Signal(Path, str)
    table_wanted = Signal(Path, object)

    def __init__(
        self,
        theme: Theme,
        path: Path,
        settings: Settings,
        dialogs: Dialogs,
        program: ProgramActions,
        *,
        make_planner: MakePlanner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._path = path
        self._dialogs = FolderDialogs(dialogs, settings)
        self._settings = settings
        self.setAcceptDrops(True)
        self._files = QAction(tr("&Import files…"), self)
        self._files.setShortcut(QKeySequence("Ctrl+I"))
        self._folder = QAction(tr("Import f&older…"), self)
        self._folder.setShortcut(QKeySequence("Ctrl+Shift+I"))
        self._record = QAction(tr("&Record of files…"), self)
        self._table = QAction(tr("Import a t&able…"), self)
        imports = (self._files, self._folder, self._table)
        self._load_truth = QAction(tr("Load the &truth…"), self)
        leading = (*imports, self._record, self._load_truth)
        self.frame = StudyFrame(
            theme,
            settings,
            dialogs,
            program,
            make_planner=make_planner,
            leading=leading,
            imports=imports,
            study_pages=STUDY_PAGES,
        )
        self.frame.tool_bar.name_label.set_name(path.name)
        self._truth = TruthBeside(self.frame, self._dialogs, self._load_truth, self)
        self._work = StudyWork(theme, path, self.frame, self._dialogs, dialogs, self)
        self._keeping = StudyKeeping(path, self.frame, STUDY, self._truth.beside, self)
        self._several = SeveralStudies(theme, path, self.frame, STUDY, self._dialogs, self)
        self.import_page = self._work.page
        self.problem_page = ProblemPage(theme, tr("This study cannot be opened"))
        self.frame.set_pages({Page.WORK: self.import_page, Page.PROBLEM: self.problem_page})
        self.empty = EmptyStudy(theme)
        self.survey_panel = SurveyPanel(theme)
        self.frame.set_empty(self.empty, self.survey_panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.frame)
        self._watch = FileWatch(path, self)
        self._connect()
        self._show(self.shown, self.shown)
        self.frame.jobs.start(
            STUDY, open_study, path, succeeded=self._on_opened, failed=self._on_load_failed
        )

    def _connect(self) -> None:
        self.frame.close_wanted.connect(self.close_study)
        self.frame.showing.connect(self._show)
        self.frame.jobs.rested.connect(self.settled)
        for action, do in (
            (self._files, self._work.import_files),
            (self._folder, self._work.import_folder),
            (self._record, self.show_record),
            (self._table, self._choose_table),
        ):
            action.triggered.connect(do)
        self.empty.files_wanted.connect(self._work.import_files)
        self.empty.folder_wanted.connect(self._work.import_folder)
        self.empty.paths_dropped.connect(self.import_paths)
        self.empty.planner_wanted.connect(self.frame.show_planner)
        self.survey_panel.planner_wanted.connect(self.frame.show_planner)
        self.problem_page.closed.connect(self.close_study)
        self._work.stopped.connect(self._on_import_stopped)
        self._work.failed.connect(self._on_work_failed)
        self._work.rescued.connect(self.rescued)
        self._work.decided.connect(self._keeping.add)
        self._several.made.connect(self.rescued)
        self._watch.changed.connect(self._look_again)
        to_export = self.frame.actions_.export_study
        to_export.setVisible(True)
        to_export.triggered.connect(lambda: self.frame.questions.pages.page_chosen.emit(EXPORT))
        page = self.study_page
        for panel in self.frame.study_pages.values():
            if isinstance(panel, StudyOverview | ChecksPage):
                panel.added.connect(self._keeping.add)
        page.compare_wanted.connect(lambda one: self._work.compare(one.conflict))
        page.merge_wanted.connect(self._several.merge)
        page.beside_wanted.connect(self._several.show_beside)
        page.repeat_wanted.connect(self._several.repeat)

    @property
    def shown(self) -> Shown:
        """What the window shows."""
        return self.frame.shown

    @property
    def study_page(self) -> StudyOverview:
        """The page of what was collected and added."""
        page = self.frame.study_pages[STUDY_PAGE]
        if not isinstance(page, StudyOverview):
            raise TypeError("the page of the study is another one")
        return page

    @property
    def busy(self) -> bool:
        """Whether something is read, written or worked out."""
        return self.frame.jobs.running()

    # What is shown

    def _show(self, before: Shown, shown: Shown) -> None:
        """Fill what is not the frame's own."""
        able = shown.can_work
        for action in (self._files, self._folder, self._record, self._table):
            action.setEnabled(able)
        self.frame.tool_bar.import_button.setEnabled(able)
        self._load_truth.setEnabled(able and bool(shown.content.rehearsal))
        if shown.contents is not before.contents:
            self._show_contents(shown)
        if shown.problem is not None and shown.problem is not before.problem:
            self.problem_page.set_problem(shown.problem)
            self.problem_page.offer(*ways_out(shown.problem, self._work.rescue))
        self._work.show_work(before, shown)
        self._keeping.follow(shown)

    def _show_contents(self, shown: Shown) -> None:
        self.frame.tool_bar.set_obstacle(shown.content.obstacle)
        n = shown.n
        responses = tr("No responses yet") if not n else _responses(n)
        sort = {
            None: "",
            True: tr("Rehearsal: responses of people whose answers are known"),
            False: tr("Real responses"),
        }[shown.content.rehearsal]
        total = tr("ε {0} over all sensitive questions").format(shown.total_epsilon)
        if shown.content.obstacle is not None:
            total = tr("Read-only: what you choose is not kept")
        summary = {"detail": responses, "day": date.today().isoformat()}
        self._settings.look(self._path, summary)
        self.frame.status_bar.set_facts([fact for fact in (responses, sort, total) if fact])
        if not n:
            survey = shown.content.survey
            self.survey_panel.set_survey(survey, shown.language)
            self.survey_panel.set_expected(expected(survey))

    # What the study holds

    def _load(self, succeeded: Callable[[StudyContent], None]) -> None:
        self.frame.jobs.start(
            STUDY, load, self._path, succeeded=succeeded, failed=self._on_load_failed
        )

    def _on_loaded(self, content: StudyContent) -> None:
        self._watch.begin()
        self.frame.become(self.shown.holding([self._truth.beside(content)]).working(None))

    def _on_opened(self, found: Opened) -> None:
        self._watch.begin()
        shown = self.shown.holding([self._truth.beside(found.content)])
        shown = shown.resumed(found.looking)
        self._keeping.begin(shown.looking, found)
        self.frame.become(shown)
        self.opened.emit()  # by now something can be done with it, such as an import
        self._truth.load_awaited()

    def _on_load_failed(self, error: Exception) -> None:
        self.frame.become(self.shown.stopped_by(problem_of(error)))

    def _look_again(self) -> None:
        """Read the study again where another window or program has written to it."""
        if not self.shown.contents or self.frame.jobs.running(STUDY):
            return
        self.frame.jobs.start(
            STUDY,
            load_changed,
            self._path,
            self.shown.contents[0].mark,
            succeeded=self._on_looked_again,
            failed=self._on_look_failed,
        )

    def _on_looked_again(self, content: StudyContent | None) -> None:
        if content is not None:
            self.frame.become(self.shown.holding([self._truth.beside(content)]))

    def _on_look_failed(self, error: Exception) -> None:
        self.frame.show_problem(problem_of(error))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._watch.look()

    # What is done with it

    def import_paths(self, paths: Sequence[Path]) -> None:
        """Import files and folders in another thread; one import at a time."""
        foreign = len(paths) == 1 and is_table(paths[0]) and not holds_responses(paths[0])
        if foreign and not isinstance(self._survey, TableSurvey):
            self._map(paths[0])
        else:
            self._work.import_paths(paths)

    @property
    def _survey(self) -> Survey | None:
        return self.shown.content.survey if self.shown.contents else None

    def _choose_table(self) -> None:
        """Ask for a table from elsewhere, and have its columns given their meaning."""
        path = self._dialogs.open_file(self, tr("Import a table"), TABLES_FROM_ELSEWHERE)
        if path is not None:
            self._map(path)

    def _map(self, path: Path) -> None:
        self._keep_all()
        survey = self._survey
        self.table_wanted.emit(path, survey.mapping if isinstance(survey, TableSurvey) else None)

    def load_truth(self, path: Path) -> None:
        """Set the known answers of a rehearsed study beside what is found in it."""
        self._truth.load(path)

    def show_record(self) -> None:
        """Show what became of every file that was ever offered to the study."""
        self._work.show_record()

    def _on_import_stopped(self, held: int) -> None:
        self._load(partial(self._on_loaded_after_stop, held))

    def _on_loaded_after_stop(self, held: int, content: StudyContent) -> None:
        self._on_loaded(content)
        added = content.n - held
        text = tr("The import was stopped. {n} new responses were accepted and stay.", "", added)
        if added == 1:
            text = tr("The import was stopped. One new response was accepted and stays.")
        detail = tr("Import the same files again to go on; what is here already is skipped.")
        self.frame.notice.show_notice("info", text.format(n=figures(added)), detail)

    def _on_work_failed(self, error: Exception) -> None:
        self.frame.show_problem(problem_of(error))
        self._load(self._on_loaded)

    # Going

    def close_study(self) -> None:
        """Leave the study; an import that runs is stopped first, and what it accepted stays."""
        self._keep_all()
        if not self.frame.jobs.end_first(self.closed.emit):
            self.closed.emit()

    def _keep_all(self) -> None:
        """Have kept in the study what waits for a pause."""
        self.study_page.notes.keep()
        self._keeping.keep()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._keep_all()
        if self.frame.jobs.end_first(self._close_window):
            event.ignore()
        else:
            event.accept()

    def _close_window(self) -> None:
        self.window().close()

    # Dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.shown.can_work and local_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = local_paths(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.import_paths(paths)


def _responses(n: int) -> str:
    return tr("One response") if n == 1 else tr("{n} responses", "", n).format(n=figures(n))

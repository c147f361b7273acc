"""The analyst's view of a study: opening it, importing into it, and what is found in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from app.analyses.content import StudyContent, load
from app.analyst.checks.checks_page import ChecksPage
from app.analyst.collecting.importing import ImportPage
from app.analyst.exporting.page import EXPORT
from app.analyst.panels.study_panel import StudyPanel
from app.analyst.results.page import RESULTS_PAGE, ResultsPage
from app.analyst.state.known_truth import Known, read_known, with_known
from app.analyst.state.study_reading import Opened, open_study
from app.analyst.state.study_state import Page, StudyState, facts_of, responses_of
from app.analyst.study.overview import STUDY_PAGE, StudyOverview
from app.analyst.window.conflicts import Conflicts
from app.analyst.window.empty import EmptyStudy, SurveyPanel
from app.analyst.window.frame import MakePlanner, StudyFrame
from app.analyst.window.keeping_results import ResultKeeper
from app.analyst.window.problem_page import ProblemPage
from app.analyst.window.rescuing import back, stopped_by, title_of, ways_out
from app.analyst.window.several_studies import SeveralStudies
from app.analyst.window.study_jobs import STUDY, StudyJobs
from app.analyst.window.study_keeping import StudyKeeping
from app.analyst.window.study_pages import STUDY_PAGES
from app.analyst.window.watching import StudyWatch
from app.kit.file_kinds import holds_responses, is_table
from app.kit.problems import problem_of
from app.planner.expected import expected
from app.widgets.dialogs import FolderDialogs, csv_files, table_files
from app.widgets.drop_zone import local_paths
from app.widgets.layout import column
from app.widgets.program import Program
from app.words.catalogue import tr
from app.words.imported import stopped
from core.interchange.mapping.survey import TableSurvey
from core.interchange.tables import AS_FOUND, ReadOptions
from core.survey import Survey

_LANE = "truth"


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
        program: Program,
        path: Path,
        *,
        make_planner: MakePlanner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = program.theme
        self._path = path
        self._dialogs = program.folders
        self._settings = program.settings
        self.setAcceptDrops(True)
        self._files = QAction(tr("&Import files…"), self, shortcut=QKeySequence("Ctrl+I"))
        self._folder = QAction(tr("Import f&older…"), self, shortcut=QKeySequence("Ctrl+Shift+I"))
        self._record = QAction(tr("&Record of files…"), self)
        self._table = QAction(tr("Import a t&able…"), self)
        self._load_truth = QAction(tr("Load the &truth…"), self)
        imports = (self._files, self._folder, self._table)
        self.frame = StudyFrame(
            program,
            make_planner=make_planner,
            leading=(*imports, self._record, self._load_truth),
            imports=imports,
            study_pages=STUDY_PAGES,
            parent=self,
        )
        self.frame.tool_bar.name_label.set_name(path.name)
        self._truth = TruthBeside(self.frame, self._dialogs, self._load_truth, self)
        self._work = StudyJobs(program, path, self.frame, self)
        self._keeping = StudyKeeping(path, self.frame, STUDY, self._truth.beside, self)
        self._conflicts = Conflicts(program.theme, path, self.frame, self)
        self._results = ResultKeeper(self.frame, self._keeping.add, self)
        self._several = SeveralStudies(program, path, self.frame, STUDY, self)
        self.frame.places.set_makers(
            {Page.WORK: lambda: self.import_page, Page.PROBLEM: lambda: self.problem_page},
            empty=lambda: (self.empty, self.survey_panel),
        )
        column(self.frame, on=self)
        self._watch = StudyWatch(path, self.frame, STUDY, self._truth.beside, self)
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
        self._work.stopped.connect(self._on_import_stopped)
        self._work.failed.connect(self._on_work_failed)
        self._work.rescued.connect(self.rescued)
        self._work.compare_wanted.connect(self._conflicts.open)
        self._conflicts.decided.connect(self._keeping.add)
        self._several.made.connect(self.rescued)
        to_export = self.frame.actions_.export_study
        to_export.setVisible(True)
        to_export.triggered.connect(lambda: self.frame.questions.pages.page_chosen.emit(EXPORT))
        self.frame.study_pages.added.connect(self._connect_page)

    def _connect_page(self, page: StudyPanel) -> None:
        if isinstance(page, StudyOverview | ChecksPage | ResultsPage):
            page.added.connect(self._keeping.add)
        if isinstance(page, StudyOverview):
            page.compare_wanted.connect(lambda one: self._conflicts.open(one.conflict))
            page.merge_wanted.connect(self._several.merge)
            page.beside_wanted.connect(self._several.show_beside)
            page.repeat_wanted.connect(self._several.repeat)

    # Pages, made once they are to be seen

    @property
    def import_page(self) -> ImportPage:
        return self._work.page

    @cached_property
    def problem_page(self) -> ProblemPage:
        """The page of a study that cannot be opened."""
        page = ProblemPage(self._theme)
        page.closed.connect(self.close_study)
        return page

    @cached_property
    def empty(self) -> EmptyStudy:
        """What stands in the place of a result before the first response."""
        empty = EmptyStudy(self._theme)
        empty.files_wanted.connect(self._work.import_files)
        empty.folder_wanted.connect(self._work.import_folder)
        empty.paths_dropped.connect(self.import_paths)
        empty.planner_wanted.connect(self.frame.show_planner)
        return empty

    @cached_property
    def survey_panel(self) -> SurveyPanel:
        """What stands beside it: the survey."""
        panel = SurveyPanel(self._theme)
        panel.planner_wanted.connect(self.frame.show_planner)
        return panel

    @property
    def shown(self) -> StudyState:
        """What the window shows."""
        return self.frame.shown

    @property
    def study_page(self) -> StudyOverview:
        """The page of what was collected and added."""
        return cast(StudyOverview, self.frame.study_pages[STUDY_PAGE])

    @property
    def busy(self) -> bool:
        """Whether something is read, written or worked out."""
        return self.frame.jobs.running()

    # What is shown

    def _show(self, before: StudyState, shown: StudyState) -> None:
        """Fill what is not the frame's own."""
        able = shown.can_work
        for action in (self._files, self._folder, self._record, self._table):
            action.setEnabled(able)
        self.frame.tool_bar.import_button.setEnabled(able)
        self._load_truth.setEnabled(able and bool(shown.content.rehearsal))
        if shown.contents is not before.contents:
            self._show_contents(shown)
            n = sum(not card.is_heading for card in shown.content.cards)
            self.frame.questions.pages.set_count(RESULTS_PAGE, n)
        if shown.problem is not None and shown.problem is not before.problem:
            self.problem_page.set_problem(shown.problem, title_of(shown.problem))
            self.problem_page.offer(*ways_out(shown.problem, self._work.rescue, self._watch.look))
        self._work.show_work(before, shown)
        self._keeping.follow(shown)

    def _show_contents(self, shown: StudyState) -> None:
        self.frame.tool_bar.set_obstacle(shown.content.obstacle)
        summary = {"detail": responses_of(shown), "day": date.today().isoformat()}
        self._settings.look(self._path, summary)
        self.frame.status_bar.set_facts(facts_of(shown))
        if not shown.n:
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
        shown = back(self.shown).holding([self._truth.beside(content)])
        self.frame.become(shown.working(None))

    def _on_opened(self, found: Opened) -> None:
        self._watch.begin()
        shown = self.shown.holding([self._truth.beside(found.content)])
        shown = shown.resumed(found.request)
        self._keeping.begin(shown.request, found)
        self.frame.become(shown)
        self.frame.make_parts()
        self.opened.emit()  # by now something can be done with it, such as an import
        self._truth.load_awaited()

    def _on_load_failed(self, error: Exception) -> None:
        self.frame.become(stopped_by(self.shown, problem_of(error)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._watch.look()

    # What is done with it

    def import_paths(self, paths: Sequence[Path], asked: ReadOptions = AS_FOUND) -> None:
        """Import files and folders in another thread; one import at a time."""
        foreign = len(paths) == 1 and is_table(paths[0]) and not holds_responses(paths[0])
        if foreign and not isinstance(self._survey, TableSurvey):
            self._map(paths[0])
        else:
            self._work.import_paths(paths, asked)

    @property
    def _survey(self) -> Survey | None:
        return self.shown.content.survey if self.shown.contents else None

    def _choose_table(self) -> None:
        """Ask for a table from elsewhere, and have its columns given their meaning."""
        path = self._dialogs.open_file(self, tr("Import a table"), table_files())
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
        self.frame.notice.show_notice("info", *stopped(content.n - held))

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
        if STUDY_PAGE in self.frame.study_pages.made:
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


class TruthBeside(QObject):
    """Loads the truth of a rehearsed study when `action` asks for it."""

    def __init__(
        self, frame: StudyFrame, dialogs: FolderDialogs, action: QAction, window: QWidget
    ) -> None:
        super().__init__(window)
        self._frame = frame
        self._dialogs = dialogs
        self._window = window
        self._known: Known | None = None
        self._awaited: Path | None = None
        action.triggered.connect(self.ask)

    def ask(self) -> None:
        """Ask for the table of true answers, and load it."""
        path = self._dialogs.open_file(self._window, tr("Load the truth"), csv_files())
        if path is not None:
            self.load(path)

    def load(self, path: Path) -> None:
        """Load a table of true answers, once the study is read."""
        shown = self._frame.shown
        if not shown.contents:
            self._awaited = path
            return
        self._frame.jobs.start(
            _LANE,
            read_known,
            path,
            shown.content,
            succeeded=self._on_read,
            failed=lambda error: self._frame.show_problem(problem_of(error)),
            instead=True,
        )

    def load_awaited(self) -> None:
        """Load what waited for the study to be read."""
        path, self._awaited = self._awaited, None
        if path is not None:
            self.load(path)

    def beside(self, content: StudyContent) -> StudyContent:
        """Return what a study holds with the truth that was loaded, if any."""
        return with_known(content, self._known)

    def _on_read(self, known: Known) -> None:
        self._known = known
        shown = self._frame.shown
        if shown.contents:
            self._frame.become(shown.holding([self.beside(shown.contents[0])]))

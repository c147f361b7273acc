"""The analyst's view of a study: opening it, importing into it, and what is found in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.dialogs import Dialogs
from app.flows.analyst import AnalystFlow
from app.flows.content import StudyContent, load
from app.flows.planning import expected
from app.flows.refusals import (
    Collected,
    NotAccepted,
    Record,
    as_csv,
    collect,
    read_record,
    record_as_csv,
    versions,
)
from app.problems import problem_of
from app.settings import Settings
from app.tasks import Task
from app.theme import Theme
from app.views.analyst.compare import show_conflict
from app.views.analyst.empty import EmptyStudy, SurveyPanel
from app.views.analyst.frame import StudyFrame
from app.views.analyst.importing import ImportPage, source_words
from app.views.analyst.pages import ProblemPage
from app.views.analyst.rescuing import ask_place, told_of, ways_out
from app.views.analyst.unlocking import KeyDialog
from app.widgets.drop_zone import local_paths
from core.study import Conflict
from core.study.rescue import Rescued, rescue_study

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

_RESPONSES = "Responses (*.response *.sealed *.jsonl);;All files (*)"


class AnalystView(QWidget):
    """One study. Emits `closed` when the analyst is done with it.

    The study is read and written in the worker thread alone, each time by a connection of its
    own; here are only counts. `settled` is emitted when what was begun has ended, `rescued` with
    the path of a new study that holds what is whole of a damaged one, and what to tell of it.
    """

    closed = Signal()
    settled = Signal()
    rescued = Signal(Path, str)

    def __init__(
        self,
        theme: Theme,
        path: Path,
        settings: Settings,
        dialogs: Dialogs,
        schemes: QActionGroup,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._path = path
        self._dialogs = dialogs
        self._flow = AnalystFlow()
        self._task: Task | None = None
        self._source = ""
        self._closing: Callable[[], object] | None = None
        self._then: Callable[[StudyContent], None] | None = None
        self._held = 0
        self._key: X25519PrivateKey | None = None
        self.setAcceptDrops(True)
        self._files = QAction(self.tr("&Import files…"), self)
        self._files.setShortcut(QKeySequence("Ctrl+I"))
        self._files.triggered.connect(self.import_files)
        self._folder = QAction(self.tr("Import f&older…"), self)
        self._folder.setShortcut(QKeySequence("Ctrl+Shift+I"))
        self._folder.triggered.connect(self.import_folder)
        self._record = QAction(self.tr("&Record of files…"), self)
        self._record.triggered.connect(self.show_record)
        imports = (self._files, self._folder)
        self.frame = StudyFrame(
            theme,
            self._flow,
            settings,
            dialogs,
            schemes,
            leading=(*imports, self._record),
            imports=imports,
        )
        self.frame.tool_bar.name_label.set_name(path.name)
        self.frame.close_wanted.connect(self.close_study)
        self.import_page = ImportPage(theme)
        self.problem_page = ProblemPage(theme, self.tr("This study cannot be opened"))
        self.empty = EmptyStudy(theme)
        self.survey_panel = SurveyPanel(theme)
        self._blank = QWidget()
        for page in (self._blank, self.import_page, self.problem_page):
            self.frame.add_page(page)
        self.frame.show_page(self._blank)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.frame)
        self._connect()
        self._set_busy(True)
        self._run(Task(load, path, parent=self), self._on_loaded, self._on_load_failed)

    def _connect(self) -> None:
        self.empty.files_wanted.connect(self.import_files)
        self.empty.folder_wanted.connect(self.import_folder)
        self.empty.paths_dropped.connect(self.import_paths)
        self.empty.planner_wanted.connect(self.frame.show_planner)
        self.survey_panel.planner_wanted.connect(self.frame.show_planner)
        self.problem_page.closed.connect(self.close_study)
        self.import_page.cancelled.connect(self._on_import_cancel_wanted)
        self.import_page.done.connect(self._show_study)
        self.import_page.save_wanted.connect(self._on_save_wanted)
        self.import_page.record_save_wanted.connect(self._on_record_save_wanted)
        self.import_page.compare_wanted.connect(self._on_compare_wanted)

    # Importing

    def import_files(self) -> None:
        """Ask for files and import them."""
        title = self.tr("Import responses")
        self.import_paths(self._dialogs.open_files(self, title, _RESPONSES))

    def import_folder(self) -> None:
        """Ask for a folder and import the responses in it."""
        path = self._dialogs.open_folder(self, self.tr("Import a folder of responses"))
        if path is not None:
            self.import_paths([path])

    def import_paths(self, paths: Sequence[Path]) -> None:
        """Import files and folders in the worker thread; one import at a time."""
        if not paths or self._task is not None or not self._flow.entries:
            return
        if not self._asks_for_key(paths):
            self._import(paths)

    def _import(self, paths: Sequence[Path]) -> None:
        self.frame.notice.clear()
        self._source = source_words(list(paths))
        self._held = self._flow.n
        self.import_page.show_running(self._source)
        self.frame.show_page(self.import_page)
        self._set_busy(True)
        task = Task(collect, self._path, list(paths), self._key, parent=self)
        task.progressed.connect(self.import_page.set_progress)
        task.cancelled.connect(self._on_import_cancelled)
        self._run(task, self._on_imported, self._on_import_failed)

    def _asks_for_key(self, paths: Sequence[Path]) -> bool:
        """Ask once for the key of a sealed survey; the import goes on after the answer."""
        content = self._flow.content
        if self._key is not None or content.survey.seal is None or content.rehearsal:
            return False
        dialog = KeyDialog(self._theme, self._dialogs, content.survey, self)
        dialog.unlocked.connect(lambda key: self._take_key(key, paths))
        dialog.without_key.connect(lambda: self._import(paths))
        dialog.open()
        return True

    def _take_key(self, key: X25519PrivateKey, paths: Sequence[Path]) -> None:
        self._key = key
        self._import(paths)

    def _on_imported(self, collected: Collected) -> None:
        self._take(collected.content)
        self.import_page.show_finished(self._source, collected)

    def _on_import_cancel_wanted(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _on_import_cancelled(self) -> None:
        self._then = self._on_loaded_after_cancel

    def _on_loaded_after_cancel(self, content: StudyContent) -> None:
        self._on_loaded(content)
        added = content.n - self._held
        text = self.tr("The import was stopped. {0} new responses were accepted and stay.")
        detail = self.tr("Import the same files again to go on; what is here already is skipped.")
        self.frame.notice.show_notice("info", text.format(f"{added:,}"), detail)

    def _on_import_failed(self, error: Exception) -> None:
        self._then = self._on_loaded
        self.frame.show_problem(problem_of(error))

    def _on_save_wanted(self, rows: tuple[NotAccepted, ...]) -> None:
        title = self.tr("Save the list of files not accepted")
        self.frame.saver.save_text(title, f"{self._path.stem}-not-accepted.csv", as_csv(rows))

    def show_record(self) -> None:
        """Show what became of every file that was ever offered to the study."""
        if self._task is not None or not self._flow.entries:
            return
        self.import_page.show_reading()
        self.frame.show_page(self.import_page)
        self._set_busy(True)
        task = Task(read_record, self._path, parent=self)
        task.cancelled.connect(self._show_study)
        self._run(task, self.import_page.show_record, self._on_import_failed)

    def _on_record_save_wanted(self, record: Record) -> None:
        title = self.tr("Save the record of files")
        self.frame.saver.save_text(title, f"{self._path.stem}-files.csv", record_as_csv(record))

    def _on_compare_wanted(self, conflict: Conflict) -> None:
        task = Task(versions, self._path, conflict, parent=self)
        task.succeeded.connect(lambda found: show_conflict(found, self._theme, self))
        task.failed.connect(lambda error: self.frame.show_problem(problem_of(error)))
        task.start()

    # What the study holds

    def _on_loaded(self, content: StudyContent) -> None:
        self._take(content)
        self._show_study()

    def _on_load_failed(self, error: Exception) -> None:
        problem = problem_of(error)
        self.problem_page.set_problem(problem)
        self.problem_page.offer(*ways_out(problem, self.rescue))
        self.frame.show_page(self.problem_page)

    def rescue(self, rehearsal: bool | None = None) -> None:
        """Make a new study of what is whole of a damaged one, which stays as it is."""
        if self._task is not None:
            return
        target = ask_place(self._dialogs, self._path, self)
        if target is None:
            return
        self.import_page.show_rescuing(self._path.name)
        self.frame.show_page(self.import_page)
        task = Task(rescue_study, self._path, target, rehearsal, parent=self)
        task.cancelled.connect(lambda: self.frame.show_page(self.problem_page))
        self._run(task, lambda found: self._on_rescued(target, found), self._on_load_failed)

    def _on_rescued(self, target: Path, found: Rescued) -> None:
        self.rescued.emit(target, told_of(found))

    def _take(self, content: StudyContent) -> None:
        self._flow.set_studies([content])
        self.frame.tool_bar.set_obstacle(content.obstacle)
        n = content.n
        responses = self.tr("No responses yet") if not n else _responses(n)
        sort = {
            None: "",
            True: self.tr("Rehearsal: responses of people whose answers are known"),
            False: self.tr("Real responses"),
        }[content.rehearsal]
        total = self.tr("ε {0} over all sensitive questions").format(self._flow.total_epsilon)
        self.frame.set_facts([fact for fact in (responses, sort, total) if fact])

    def _show_study(self) -> None:
        if self._flow.n:
            self.frame.refresh()
        else:
            survey = self._flow.content.survey
            self.survey_panel.set_survey(survey, self._flow.language)
            self.survey_panel.set_expected(expected(survey))
            self.frame.show_empty(self.empty, self.survey_panel)
        self.frame.show_results()

    # The worker thread

    def _run(self, task: Task, succeeded: Callable[..., None], failed: Callable[..., None]) -> None:
        self._task = task
        task.succeeded.connect(succeeded)
        task.failed.connect(failed)
        task.ended.connect(self._on_task_ended)
        task.start()

    def _on_task_ended(self) -> None:
        self._task = None
        then, self._then = self._then, None
        if self._closing is not None:
            self._closing()
        elif then is not None:
            self._run(Task(load, self._path, parent=self), then, self._on_load_failed)
        else:
            self._set_busy(False)
            self.settled.emit()

    def _set_busy(self, busy: bool) -> None:
        able = not busy and bool(self._flow.entries)
        self._files.setEnabled(able)
        self._folder.setEnabled(able)
        self._record.setEnabled(able)
        self.frame.tool_bar.import_button.setEnabled(able)

    # Going

    def close_study(self) -> None:
        """Leave the study; an import that runs is stopped first, and what it accepted stays."""
        if self._stops_first(self.closed.emit):
            return
        self.closed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._stops_first(lambda: self.window().close()):
            event.ignore()
        else:
            event.accept()

    def _stops_first(self, then: Callable[[], object]) -> bool:
        """Tell whether something runs; it is asked to stop, and `then` is done afterwards."""
        if self._task is None:
            return False
        self._closing = then
        self._task.cancel()
        return True

    # Dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._task is None and local_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = local_paths(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.import_paths(paths)


def _responses(n: int) -> str:
    return "One response" if n == 1 else f"{n:,} responses"

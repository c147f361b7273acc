"""The window: it shows one view at a time, opens files in theirs, and remembers its place."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from app.kit import settings
from app.kit.file_kinds import is_table
from app.kit.i18n import Interpreter, program_language, speak_program
from app.kit.language import language_of
from app.kit.places import Places
from app.kit.problems import problem_of
from app.kit.settings import Settings
from app.shell.factories import Factories
from app.shell.manual_opening import ManualOpening
from app.shell.stage import Stage
from app.theme import Theme
from app.widgets.dialogs import (
    Dialogs,
    FolderDialogs,
    studies_or_tables,
    study_files,
    survey_files,
    surveys_or_tables,
)
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from app.words import faults
from app.words.catalogue import tr
from core.facts.errors import Refused
from core.privacy.randomness import SYSTEM, Door
from resources import FOLDER

if TYPE_CHECKING:
    from PySide6.QtCore import QLockFile

    from app.analyst.window.example import ExampleView
    from app.analyst.window.view import AnalystView
    from app.author.editing.files import Opened
    from app.author.view import AuthorView
    from app.planner.plan_request import Subject
    from app.planner.view import PlannerView
    from app.respondent.kiosk.flow import KioskFlow
    from app.respondent.kiosk.setup import SetUpView
    from app.respondent.kiosk.view import KioskView
    from app.shell.home import HomeView
    from app.shell.respondent_home import RespondentHome
    from app.tables.view import MappingView
    from core.draft import Draft
    from core.interchange.mapping.model import TableMapping
    from core.interchange.tables import ReadOptions

_STUDY_VIEWS = ("app.analyst.window.view", "app.planner.view")  # which leads to the other


class MainWindow(Stage):
    """Shows one view at a time, made by `factories`, and leads from one to another."""

    def __init__(
        self,
        theme: Theme,
        remembered: Settings,
        places: Places,
        *,
        respondent_only: bool = False,
        begins_at_home: bool = True,
        dialogs: Dialogs | None = None,
        door: Door = SYSTEM,
    ) -> None:
        dialogs = dialogs or Dialogs(theme)
        self._ask = FolderDialogs(dialogs, remembered)
        super().__init__(theme, None if respondent_only else self._ask)
        self._settings = remembered
        self._places = places
        self._respondent_only = respondent_only
        self._dialogs = dialogs
        self._make = Factories(
            window=self,
            program=Program(theme, remembered, dialogs, ProgramActions(theme, remembered, self)),
            places=places,
            door=door,
            interpreter=Interpreter(parent=self),
            begin_writing=self.begin_writing,
            open_rehearsed=self.analyse_rehearsed,
        )
        self._make.program.actions.settings.triggered.connect(lambda: self.show_settings())
        self._make.program.actions.language_set.connect(self._on_language_set)
        self._manual = ManualOpening(self._make.program, self.ways, self)
        self._make.program.actions.manual.triggered.connect(self.show_manual)
        self._lock: QLockFile | None = None
        self._kiosk: KioskView | SetUpView | None = None
        self._ends_with_survey = False
        self._doors: HomeView | None = None
        if begins_at_home:
            self.show_home()

    @cached_property
    def home(self) -> HomeView | RespondentHome:
        """The first page, which a survey that is opened alone never comes to."""
        if not self._respondent_only:
            self._doors = self._make_doors()
        home = self._doors or self._make.respondent_home()
        home.survey_wanted.connect(self.choose_survey)
        home.kiosk_wanted.connect(self.choose_kiosk)
        home.path_chosen.connect(self.open_path)
        self._stays = home
        self._pages.addWidget(home)
        return home

    def _make_doors(self) -> HomeView:
        """Make the first page of whoever may do more than answer."""
        doors = self._make.home()
        doors.study_wanted.connect(self.choose_study)
        doors.new_study_wanted.connect(self.choose_new_study)
        doors.writing_wanted.connect(self.write_survey)
        doors.edit_wanted.connect(self.choose_to_write_on)
        doors.planner_wanted.connect(self.plan)
        doors.example_wanted.connect(self.try_example)
        doors.recent_cleared.connect(self._clear_recent)
        return doors

    # Going from view to view

    def show_home(self) -> None:
        """Go back to the first page, in the language that is set; the view before it ends."""
        self._speak_as_set()
        home = self.home
        if self._doors is not None:
            paths = self._settings.recent_paths()
            # Drafts without a name stand in a folder of the program's own, on this computer.
            unnamed = sorted(self._places.drafts.glob("*.draft"), reverse=True)
            paths += [path for path in unnamed if path not in paths]
            known = {path: self._settings.looked_at(path) for path in paths}
            self._doors.set_recent(paths, known)
        self._show(home)
        self.setWindowTitle("Candor")

    def _speak_as_set(self) -> None:
        """Speak the language of the settings; where it is another one, all that stays is new."""
        language = language_of(self._settings.language)
        if language == program_language():
            return
        speak_program(language)
        self._make.program.actions.say()
        self._manual.make_anew()
        before = self.__dict__.pop("home", None)
        if before is not None and before is not self.current_view:
            self._pages.removeWidget(before)
            before.deleteLater()

    def _on_language_set(self) -> None:
        """Speak another language at once on the first page; any other page is ended in its own.

        What was typed, what runs and what is open there is left as it is.
        """
        if self.current_view is not self._doors:
            return
        asked = self.findChild(QDialog, "settings_dialog")
        self.show_home()
        if asked is None:
            self._doors.language_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            asked.close()
            self.show_settings(row="language")

    def open_path(self, path: Path) -> None:
        """Open a survey or a study in its view; anything else is explained.

        Over a page with something that is not saved it is asked first.
        """
        self._leaving(lambda: self._open(path))

    def _open(self, path: Path) -> None:
        suffix = path.suffix.lower()
        try:
            if suffix == ".study" and not self._respondent_only:
                self.analyse(path)
            elif suffix == ".draft" and not self._respondent_only:
                self.write_survey(path)
            elif suffix == ".survey":
                self.answer(path)
            elif suffix == ".xlsx" and not self._respondent_only:
                self._write_form(path, or_table=True)
            elif is_table(path) and not self._respondent_only:
                self.map_table(path)
            else:
                raise faults.foreign(path, surveys_only=self._respondent_only)
        except Refused as refused:
            if not self._pages.count():
                self.show_home()
            self.show_problem(refused.problem, mends=(path, self.open_path))

    def answer_alone(self, path: Path) -> None:
        """Show a survey to a respondent; leaving it closes the window."""
        self._ends_with_survey = True
        self.open_path(path)

    def answer(self, path: Path) -> None:
        """Show a survey to a respondent. Raises `Refused`."""
        view = self._make.respondent(path)
        self._answering.begin()
        after = self.close if self._ends_with_survey else self.show_home
        view.left.connect(after)
        view.finished.connect(after)
        view.windowTitleChanged.connect(self._entitle)
        view.covered.connect(self._on_view_covered)
        self._show(view, answering=True)
        self._hide_page = view.cover
        self._entitle(view.windowTitle())

    def _on_view_covered(self, covered: bool) -> None:
        self._entitle("" if covered else self.current_view.windowTitle())

    def set_up_kiosk_alone(self, survey: Path, outbox: Path) -> None:
        """Set a kiosk up of these; leaving it closes the window. Raises `Refused`."""
        self.set_up_kiosk(survey, outbox)
        self._ends_with_survey = True

    def set_up_kiosk(self, survey: Path | None = None, outbox: Path | None = None) -> None:
        """Let a field worker set up what one person after another answers. Raises `Refused`."""
        view, lock = self._make.kiosk_set_up(survey, outbox)
        self._lock = lock
        self._kiosk = view
        view.left.connect(self._leave_kiosk)
        view.started.connect(self._open_kiosk)
        self._show(view)
        self.setWindowTitle(tr("Kiosk – Candor"))

    def choose_kiosk(self) -> None:
        """Set a kiosk up; where one is open already it is said."""
        try:
            self.set_up_kiosk()
        except Refused as refused:
            self.show_problem(refused.problem)

    def _open_kiosk(self, flow: KioskFlow) -> None:
        """Show a survey to one person after another."""
        view = self._make.kiosk(flow)
        self._answering.begin()
        self._kiosk = view
        view.left.connect(self._leave_kiosk)
        view.covered.connect(self._on_view_covered)
        remember_place(self, self._settings)
        self._show(view, answering=True)
        self._hide_page = view.cover
        self._entitle(view.windowTitle())
        self.showFullScreen()
        self.activateWindow()

    def _leave_kiosk(self) -> None:
        """Go back to the first page; a window that was opened for the kiosk alone closes."""
        if self._ends_with_survey:
            self.close()
            return
        view, self._kiosk = self._kiosk, None
        if view is not None:
            view.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        if self.isFullScreen():
            self.showNormal()
        self.show_home()

    def is_busy(self) -> bool:
        """Whether nothing may take the place of what is shown: a person answers, or a kiosk is."""
        return self.is_answering() or self._kiosk is not None

    @property
    def _may_close(self) -> bool:
        """Whether whoever sits here may close the program: in a kiosk the field worker alone."""
        return self._kiosk is None or not self.is_answering()

    def release(self) -> None:
        """Let a kiosk be closed without its PIN: the system ends the program."""
        if self._kiosk is not None:
            self._kiosk.release()

    def analyse(
        self, path: Path, then: Callable[[AnalystView], object] = lambda _view: None
    ) -> None:
        """Show a study to an analyst, `then` do more with its view."""

        def make() -> AnalystView:
            view = self._make.analyst(path)
            view.closed.connect(self.show_home)
            view.rescued.connect(self._on_rescued)
            view.table_wanted.connect(lambda table, known: self.map_table(table, path, known))
            view.opened.connect(lambda: self._settings.remember(path))
            then(view)
            return view

        self._show_made(_STUDY_VIEWS, path.name, make)

    def map_table(
        self, table: Path, study: Path | None = None, known: TableMapping | None = None
    ) -> None:
        """Show what the columns of a table from elsewhere mean; leaving it leads back."""
        back = self.show_home if study is None else lambda: self._open(study)

        def make() -> MappingView:
            view = self._make.mapping(table, study, known)
            view.closed.connect(back)
            view.failed.connect(self.show_problem)
            view.study_ready.connect(self._import_first)
            return view

        self._show_made(["app.tables.view"], table.name, make, back=back)

    def _import_first(self, path: Path, table: Path, options: ReadOptions) -> None:
        """Show a study, and import a table once the study is read."""

        def begin(view: AnalystView) -> None:
            view.opened.connect(lambda: view.import_paths([table], options))

        self.analyse(path, begin)

    def analyse_rehearsed(self, path: Path, truth: Path) -> None:
        """Show a rehearsed study with its truth beside it, in place of the editor."""
        self.analyse(path, lambda view: view.load_truth(truth))

    def _on_rescued(self, path: Path, text: str) -> None:
        self.analyse(path, lambda view: view.frame.notice.show_notice("info", text))

    def try_example(self) -> None:
        """Show the worked example, made on the spot."""

        def make() -> ExampleView:
            view = self._make.example()
            view.closed.connect(self.show_home)
            return view

        self._show_made(_STUDY_VIEWS, tr("Example"), make)

    def write_survey(self, path: Path | None = None) -> None:
        """Show the editor, of a file or of a survey that is yet to begin."""
        if path is not None and path.suffix.lower() == ".xlsx":
            self._write_form(path)
            return

        def opened() -> Opened | None:
            from app.author.editing.files import opened

            return None if path is None else opened(path, keys=self._make.places.keys)

        self._write(opened, path)

    def _write_form(self, path: Path, *, or_table: bool = False) -> None:
        """Show the editor of a form of another program, once it was read in another thread.

        With `or_table` the workbook may as well be a table from elsewhere, which is mapped.
        """
        from app.author.editing.files import opened, opened_if_form
        from app.kit.tasks import Task
        from app.widgets.progress import BusyPage

        page = self._busy = BusyPage(self._theme, tr("Opening"), path.name)
        read = opened_if_form if or_table else opened
        task = Task(read, path, parent=page)  # which goes with the page, wherever one leaves to

        def show(found: Opened | None) -> None:
            if found is None:
                self.map_table(path)
            else:
                self._write(lambda: found, path)

        def fail(error: Exception) -> None:
            self.show_home()
            self.show_problem(problem_of(error), mends=(path, self.write_survey))

        task.succeeded.connect(show)
        task.failed.connect(fail)
        page.cancelled.connect(task.drop)
        page.cancelled.connect(self.show_home)
        self._show(page)
        self._entitle(path.name)
        page.begin(tr("Reading the table.") if or_table else tr("Reading the form."))
        task.start_aside()

    def begin_writing(self, draft: Draft, planned: Subject) -> None:
        """Show the editor of a new survey that is begun with this draft, as it was planned."""

        def opened() -> Opened:
            from app.author.editing.files import Opened

            return Opened(draft, new=True)

        self._write(opened, back=lambda: self.plan(planned))

    def _write(
        self,
        opened: Callable[[], Opened | None],
        path: Path | None = None,
        back: Callable[[], object] | None = None,
    ) -> None:
        def make() -> AuthorView:
            view = self._make.author(opened())
            view.closed.connect(self.show_home)
            view.kept.connect(self._settings.remember)
            view.summed_up.connect(self._settings.look)
            if path is not None and path.suffix.lower() == ".draft":
                self._settings.remember(path)
            return view

        mends = None if path is None else (path, self.write_survey)
        name = tr("Write a survey")
        views = ["app.author.view"]
        self._show_made(views, name, make, focused=True, mends=mends, back=back)

    def plan(self, subject: Subject | None = None) -> None:
        """Show the planner, of a question that stands in no survey yet where none is given."""

        def make() -> PlannerView:
            from app.planner.plan_request import free_subject

            return self._make.planner(subject or free_subject(), self.show_home)

        self._show_made(["app.planner.view"], tr("Planner"), make, focused=True)

    # Asking for files

    def choose_survey(self) -> None:
        """Ask for a survey to answer."""
        path = self._dialogs.open_file(self, tr("Open a survey"), survey_files())
        if path is not None:
            self.open_path(path)

    def choose_to_write_on(self) -> None:
        """Ask for a draft, a survey or a form, and write on it."""
        from app.author.keeping import writable_files

        path = self._ask.open_file(self, tr("Open to write on"), writable_files())
        if path is not None:
            self.write_survey(path)

    def choose_study(self) -> None:
        """Ask for a study to open, or a table from elsewhere to make one of."""
        path = self._ask.open_file(self, tr("Open a study or a table"), studies_or_tables())
        if path is not None:
            self.open_path(path)

    def choose_new_study(self) -> None:
        """Ask for a survey, or a table from elsewhere, and a place, and make a study of it."""
        title = tr("Survey or table of the new study")
        source = self._ask.open_file(self, title, surveys_or_tables())
        if source is not None and is_table(source):
            self.map_table(source)
        elif source is not None:
            self._make_study(source)

    def _make_study(self, source: Path) -> None:
        """Make a study of a survey, where people say."""
        from core.files.disk import read_bounded
        from core.study import Study
        from core.survey import MAX_BYTES, read

        try:
            data = read_bounded(source, MAX_BYTES)
            read(data)
            name = source.stem + ".study"
            path = self._ask.save_file(self, tr("New study"), name, study_files())
            if path is not None:
                Study.create(path, data).close()
                self.analyse(path)
        except Refused as refused:
            self.show_problem(refused.problem, mends=(source, self._make_study))

    @property
    def ways(self) -> dict[str, Callable[[], object]]:
        """What the links of the manual into the window do."""
        return {
            "answer": self.choose_survey,
            "example": lambda: self._leaving(self.try_example),
            "home": lambda: self._leaving(self.show_home),
            "kobo-table": self._save_kobo_table,
            "kiosk": lambda: self._leaving(self.choose_kiosk),
            "planner": lambda: self._leaving(self.plan),
            "settings": self.show_settings,
            "study": self.choose_study,
            "new-study": lambda: self._leaving(self.choose_new_study),
            "write": lambda: self._leaving(self.write_survey),
        }

    def _save_kobo_table(self) -> None:
        """Put the table of a tutorial where people say."""
        from core.files.disk import write_atomically

        path = self._ask.save_file(self, tr("Save the table"), "kobo-bribery.csv", "CSV (*.csv)")
        if path is None:
            return
        try:
            write_atomically(
                path, (FOLDER / "examples" / "kobo-bribery.csv").read_bytes(), replace=True
            )
        except Refused as refused:
            self.show_problem(refused.problem, tr("Not saved"))

    def show_manual(self) -> None:
        """Open the manual where it fits; never while somebody answers or a kiosk is set up."""
        if not self._respondent_only and not self.is_busy():
            self._manual.open_for(self.current_view)

    def _show(self, view: QWidget, *, answering: bool = False) -> None:
        if answering:
            self._manual.close()
        super()._show(view, answering=answering)

    def show_settings(self, *, row: str = "") -> None:
        """Show all that is kept over what is shown, from a row on; never while one answers."""
        if self._respondent_only or self.is_answering():
            return
        dialog = self._make.settings_dialog()
        dialog.window_reset.connect(lambda: take_place(self, self._settings))
        dialog.finished.connect(self._on_settings_closed)
        dialog.open()
        if row:
            dialog.rows[row].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_settings_closed(self) -> None:
        if self.current_view is self._doors:
            self.show_home()

    def _clear_recent(self) -> None:
        self._settings.forget()
        self.show_home()

    def closeEvent(self, event: QCloseEvent) -> None:
        view = self._pages.currentWidget()
        if view is not None and not view.close():
            event.ignore()
            return
        self._manual.close()
        if self._kiosk is None:
            remember_place(self, self._settings)
        settings.save(self._settings, self._places.settings)
        self._answering.end()
        event.accept()


_FRAME = QSize(16, 48)  # about what a window manager adds


def remember_place(window: QWidget, settings: Settings) -> None:
    """Remember where a window is, or was before it filled the screen."""
    where = window.normalGeometry()
    settings.maximized = window.isMaximized()
    if not where.isEmpty():
        settings.window = (where.width(), where.height())
        settings.place = (where.x(), where.y())


def take_place(window: QWidget, settings: Settings) -> None:
    """Give a window the size and place of the last time, whole on a screen that is there."""
    size = QSize(*settings.window)
    at = QPoint(*settings.place) if settings.place is not None else None
    screen = QGuiApplication.screenAt(QRect(at, size).center()) if at is not None else None
    room = (screen or window.screen()).availableGeometry()
    size = size.boundedTo(room.size() - _FRAME)
    window.resize(size)
    if at is not None and screen is not None:
        left = max(min(at.x(), room.right() - size.width()), room.left())
        top = max(min(at.y(), room.bottom() - size.height()), room.top())
        window.setGeometry(QRect(QPoint(left, top), size))
    if settings.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)

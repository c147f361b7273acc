"""How each view is made, by its name.

What a view needs is imported when it is made, so that the window opens without it. A view that
shows another is given the function that makes it, and knows no more of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from app.kit.i18n import Interpreter
from app.kit.memory import freeze_for_studies
from app.kit.places import Places
from app.theme import Theme
from app.widgets.dialogs import folder_title, survey_files
from app.widgets.program import Program
from app.words.catalogue import tr
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from PySide6.QtCore import QLockFile

    from app.analyst.window.example import ExampleView
    from app.analyst.window.view import AnalystView
    from app.author.editing.editing import Editing
    from app.author.editing.files import Opened
    from app.author.handing_out.page import HandOutPage
    from app.author.pages import EditorPage
    from app.author.preview.page import PreviewPage
    from app.author.rehearse.page import RehearsePage
    from app.author.view import AuthorView
    from app.planner.plan_request import Subject
    from app.planner.view import PlannerView
    from app.respondent.kiosk.flow import KioskFlow
    from app.respondent.kiosk.setup import SetUpView
    from app.respondent.kiosk.view import KioskView
    from app.respondent.view import RespondentView
    from app.shell.home import HomeView
    from app.shell.respondent_home import RespondentHome
    from app.shell.settings_page import SettingsDialog
    from app.tables.view import MappingView
    from core.draft import Draft
    from core.interchange.mapping.model import TableMapping


@dataclass(frozen=True)
class Factories:
    """What views are made with, and one method for each of them."""

    window: QWidget
    program: Program
    places: Places
    door: Door
    interpreter: Interpreter
    begin_writing: Callable[[Draft, Subject], object]
    open_rehearsed: Callable[[Path, Path], object]

    @property
    def theme(self) -> Theme:
        """The look of all views."""
        return self.program.theme

    def home(self) -> HomeView:
        """Make the first page."""
        from app.shell.home import HomeView

        return HomeView(self.program)

    def settings_dialog(self) -> SettingsDialog:
        """Make the page of all that is kept, over the window."""
        from app.shell.settings_page import SettingsDialog

        program, places = self.program, self.places
        return SettingsDialog(program.theme, program.settings, places, program.actions, self.window)

    def respondent_home(self) -> RespondentHome:
        """Make the first page where nothing but answering is offered."""
        from app.shell.respondent_home import RespondentHome

        return RespondentHome(self.program)

    def respondent(self, path: Path) -> RespondentView:
        """Make the view in which a survey is answered. Raises `Refused`."""
        from app.respondent.opening import open_survey

        return open_survey(
            path,
            self.theme,
            self.places,
            self.door,
            self.interpreter,
            self._choose_folder,
        )

    def kiosk_set_up(self, survey: Path | None, outbox: Path | None) -> tuple[SetUpView, QLockFile]:
        """Make the page that sets a kiosk up, and the lock that it needs. Raises `Refused`."""
        from app.respondent.kiosk.opening import set_up_kiosk

        return set_up_kiosk(
            self.theme,
            self.places,
            self.door,
            self.interpreter,
            lambda: self.program.dialogs.open_file(
                self.window, tr("Open a survey"), survey_files()
            ),
            self._choose_folder,
            survey=survey,
            outbox=outbox,
        )

    def kiosk(self, flow: KioskFlow) -> KioskView:
        from app.respondent.kiosk.opening import open_kiosk

        return open_kiosk(flow, self.theme, self.door, self.interpreter, self._choose_folder)

    def _choose_folder(self, start: Path) -> Path | None:
        return self.program.dialogs.open_folder(self.window, folder_title(), start)

    def analyst(self, path: Path) -> AnalystView:
        from app.analyst.window.view import AnalystView

        view = AnalystView(self.program, path, make_planner=self.planner)
        view.opened.connect(freeze_for_studies)
        return view

    def mapping(
        self, table: Path, study: Path | None = None, known: TableMapping | None = None
    ) -> MappingView:
        """Make the page on which a table from elsewhere is mapped, perhaps for a study."""
        from app.tables.view import MappingView

        return MappingView(self.theme, table, self.program.folders, study=study, known=known)

    def example(self) -> ExampleView:
        from app.analyst.window.example import ExampleView

        return ExampleView(self.program, make_planner=self.planner)

    def author(self, found: Opened | None) -> AuthorView:
        """Make the editor of what was opened; without it, of a survey that is yet to begin."""
        from app.author.view import AuthorView

        program, pages, places = self.program, self.editor_pages(), self.places
        return AuthorView(
            self.theme,
            places.drafts,
            program.folders,
            program.actions,
            pages,
            found,
            keys=places.keys,
        )

    def editor_pages(self) -> tuple[EditorPage, ...]:
        """Return the pages that the editor leads to, in their order."""
        from app.author.editing.planned import subject_of_draft
        from app.author.pages import EditorPage

        def plan(editing: Editing, back: Callable[[], object]) -> QWidget:
            def use(draft: Draft, _subject: Subject) -> None:
                editing.redesign(draft)
                back()

            return self.planner(subject_of_draft(editing), back, use)

        return (
            EditorPage("plan", lambda: tr("&Plan"), "plan", plan, key="Ctrl+P"),
            EditorPage("preview", lambda: tr("Pre&view"), "eye", self.preview, key="F5"),
            EditorPage("rehearse", lambda: tr("&Rehearse"), "chart", self.rehearsal, key="Ctrl+R"),
            EditorPage("hand_out", lambda: tr("&Hand out"), "folder", self.hand_out, primary=True),
        )

    def hand_out(self, editing: Editing, back: Callable[[], object]) -> HandOutPage:
        from app.author.handing_out.page import HandOutPage

        dialogs, places = self.program.folders, self.places
        parent = places.responses.parent
        return HandOutPage(self.theme, editing, dialogs, places.keys, parent, back)

    def preview(self, editing: Editing, back: Callable[[], object]) -> PreviewPage:
        """Make the page on which a survey is looked at as people will see it."""
        from app.author.preview.flow import previewed
        from app.author.preview.page import PreviewPage

        app = QApplication.instance()
        if not isinstance(app, QApplication):
            raise RuntimeError("there is no application to preview in")
        found = previewed(editing.draft)
        return PreviewPage(
            app,
            self.theme,
            found,
            self.door,
            back,
            first=editing.place.question or "",
            language=editing.place.language,
        )

    def rehearsal(self, editing: Editing, back: Callable[[], object]) -> RehearsePage:
        """Make the page on which a survey is rehearsed with made-up people."""
        from app.author.preview.flow import previewed
        from app.author.rehearse.page import RehearsePage

        found, people = previewed(editing.draft), editing.draft.respondents
        page = RehearsePage(self.theme, found, people, self.program.folders, back)
        page.study_written.connect(self.open_rehearsed)
        return page

    def planner(
        self,
        subject: Subject,
        back: Callable[[], object],
        use: Callable[[Draft, Subject], object] | None = None,
    ) -> PlannerView:
        """Make the planner, which calls `back` when it is left.

        `use` takes the draft with the design; by default a new survey is begun with it.
        """
        from app.planner.view import PlannerView

        view = PlannerView(self.theme, subject, self.program.actions)
        view.closed.connect(back)
        view.design_used.connect(use or self.begin_writing)
        return view

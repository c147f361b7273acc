"""The editor: questions at the left, the chosen one in the middle, what it costs at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QStackedWidget

from app.author.actions import Actions, menu_bar
from app.author.editing.costs import costs
from app.author.editing.editing import Editing
from app.author.editing.files import Opened, from_template, is_form, of_form, opened
from app.author.editing.targets import add_question
from app.author.head_and_foot import Foot, Head
from app.author.keeping import Keeper, writable_files
from app.author.library import LibraryDialog
from app.author.pages import EditorPage, PagePlace
from app.author.question_actions import QuestionActions
from app.author.start import StartPage, empty_draft
from app.author.words import authoring as words
from app.author.words.costs import epsilon_told
from app.author.words.library import inserted_text
from app.author.workspace import FormPage, Workspace
from app.kit.i18n import program_language
from app.kit.problems import problem_of
from app.kit.tasks import Task
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.widgets.layout import column, wide
from app.widgets.message import MessageDialog
from app.widgets.program_actions import ProgramActions
from app.widgets.undo_line import UndoLine
from app.words.catalogue import joined, tr
from app.words.numerals import epsilon_text
from app.words.total_epsilon import nothing_randomized
from core.draft import Draft
from core.draft.convert import unconfirmed
from core.examples import Template
from core.facts.errors import Refused
from core.survey import Kind

if TYPE_CHECKING:
    from core.interchange.xlsform import Form


class AuthorView(QFrame):
    """Shows a draft and takes what is done to it; keeps it while it is written.

    Emits `closed` when the author is done, `kept(Path)` when the draft has another file, and
    `summed_up(Path, dict)` with what the first page says of it.
    Without what was `found` in a file it begins with the page of templates. `keys` is the folder
    of the author's own keys.
    """

    closed = Signal()
    kept = Signal(Path)
    summed_up = Signal(Path, dict)

    def __init__(
        self,
        theme: Theme,
        folder: Path,
        dialogs: FolderDialogs,
        program: ProgramActions,
        pages: Sequence[EditorPage] = (),
        found: Opened | None = None,
        *,
        keys: Path | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._keys = keys
        self._dialogs = dialogs
        editor = QFrame()
        editor.setProperty("role", "band")
        self.place = PagePlace(editor)
        self.editing = Editing(Draft())
        self._reading: Task | None = None  # of a form of another program
        self.keeper = Keeper(self, theme, folder, dialogs)
        self.keeper.settled.connect(self._show_state)
        self.keeper.kept.connect(self.kept)
        self.keeper.rest.timeout.connect(self._rested)
        self.actions_ = Actions(editor, pages)
        self.head = Head(theme, self.actions_)
        self.start = StartPage(theme)
        self.workspace = Workspace(theme, self.editing)
        self.outline, self.costs = self.workspace.outline, self.workspace.costs
        self.undo_line = UndoLine(theme)
        self.foot = Foot(theme)
        self.question_actions = QuestionActions(self.editing, self.outline, self.undo_line, self)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.workspace)
        column(
            menu_bar(self.actions_, program, editor),
            self.head,
            wide(self.pages),
            self.undo_line,
            self.foot,
            on=editor,
            space=0,
        )
        column(self.place, on=self)
        self._connect()
        if found is None:
            self._show_state()
        else:
            self.take(found)

    def _connect(self) -> None:
        do, shown = self.actions_, self.workspace
        do.new.triggered.connect(self._begin_anew)
        do.open.triggered.connect(self._open)
        do.save_draft.triggered.connect(lambda: self.keeper.save_draft(self.editing.draft))
        do.save_survey.triggered.connect(self._save_survey)
        do.save_form.triggered.connect(self._save_form)
        do.form_notes.triggered.connect(self._show_notes)
        do.undo.triggered.connect(self._undo)
        do.redo.triggered.connect(self._redo)
        do.add.triggered.connect(self._ask_what_to_add)
        do.insert.triggered.connect(self._offer_library)
        do.section.triggered.connect(self.question_actions.begin_section)
        do.duplicate.triggered.connect(self.question_actions.duplicate)
        do.delete.triggered.connect(self.question_actions.delete)
        do.up.triggered.connect(lambda: self.question_actions.step(self.outline.selected, False))
        do.down.triggered.connect(lambda: self.question_actions.step(self.outline.selected, True))
        do.about.triggered.connect(lambda: shown.choose(None))
        do.languages.triggered.connect(shown.show_languages)
        do.next_missing.triggered.connect(shown.next_missing)
        do.next_problem.triggered.connect(shown.next_problem)
        do.next_part.triggered.connect(shown.next_part)
        do.close.triggered.connect(self.leave)
        for page, action in do.pages.items():
            action.triggered.connect(partial(self._lead_to, page))
        self.place.returned.connect(self._on_returned)
        self.start.template_chosen.connect(self._take_template)
        self.start.empty_wanted.connect(lambda: self.take(Opened(empty_draft())))
        self.start.questions_wanted.connect(lambda draft: self.take(Opened(draft, new=True)))
        self.start.file_wanted.connect(self._open)
        self.start.path_chosen.connect(self.open_path)
        self.question_actions.done.connect(self._done)
        self.question_actions.moved.connect(self._on_moved)
        self.outline.add_wanted.connect(self._add)
        self.outline.section_wanted.connect(self.question_actions.begin_section)
        self.outline.move_wanted.connect(self.question_actions.move)
        self.outline.step_wanted.connect(self.question_actions.step)
        self.outline.delete_wanted.connect(self.question_actions.delete)
        self.outline.refused.connect(self.question_actions.tell_refused)
        shown.typed.connect(self._typed)
        shown.done.connect(self._done)
        shown.left.connect(self._left)
        shown.told.connect(self._tell)
        shown.wanted.connect(self._do_wanted)
        shown.costs.people_changed.connect(self._plan_for)
        shown.costs.offer_taken.connect(self.question_actions.do)
        self.undo_line.undo_wanted.connect(self._undo)
        self.foot.problems_pressed.connect(shown.next_problem)

    @property
    def form(self) -> FormPage | None:
        """What is shown in the middle."""
        return self.workspace.form

    @property
    def writing(self) -> bool:
        """Whether something is written on, rather than begun."""
        return self.pages.currentWidget() is self.workspace

    # What is written on

    def take(self, found: Opened) -> None:
        """Show what was opened, in place of what was there.

        Raises `Refused` where it is open in another window.
        """
        self.keeper.begin(Draft() if found.new else found.draft, found.path)
        self.editing = self.question_actions.editing = Editing(found.draft, found.origin)
        self.pages.setCurrentWidget(self.workspace)
        self.undo_line.hide()
        self.workspace.begin(self.editing)
        if found.new:
            self.save()
        self._show_state()
        draft = found.draft
        if found.origin is not None:
            to_confirm = any(unconfirmed(each, draft.languages) for each in draft.questions)
            told = words.is_copy(mended=found.mended, unconfirmed=to_confirm)
            self.undo_line.offer(told, undo=False)
        if found.form is not None:
            self.undo_line.offer(words.of_a_form(), undo=False)
            self._tell_of_form(found.form)

    def _tell_of_form(self, form: Form) -> None:
        """Ask what the codes of a form stand for, then tell what became of the form."""
        if not form.codes:
            self._show_notes()
            return

        from app.author.form_notes import CodesBox

        def settle() -> None:
            self.take(of_form(replace(form.settled(box.said()), codes=())))

        box = CodesBox(self._theme, form.codes, self)
        box.accepted.connect(settle)
        box.rejected.connect(self._show_notes)
        box.open()

    def _show_notes(self) -> None:
        """Tell what became of the form that is written on."""
        from app.author.form_notes import FormNotes

        if notes := self.editing.draft.notes:
            FormNotes(self._theme, notes, self).open()

    def _take_template(self, template: Template) -> None:
        self.take(Opened(from_template(template, program_language())))

    def _begin_anew(self) -> None:
        if self.save():
            self.keeper.begin(Draft(), None)
            self.editing = self.question_actions.editing = Editing(Draft())
            self.pages.setCurrentWidget(self.start)
            self.undo_line.hide()
            self._show_state()
            self.start.empty_button.setFocus()

    def _open(self) -> None:
        if (
            path := self._dialogs.open_file(self, tr("Open to write on"), writable_files())
        ) is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Write on a file; what was written before is kept first."""
        if not self.save():
            return
        if is_form(path):
            self._open_form(path)
            return
        try:
            self.take(opened(path, keys=self._keys))
        except Refused as refused:
            self.keeper.refuse(refused.problem)

    def _open_form(self, path: Path) -> None:
        """Write on a form of another program once it was read, in another thread."""
        if self._reading is not None:
            self._reading.drop()
        self._reading = Task(opened, path, parent=self)
        self._reading.succeeded.connect(self._on_form_read)
        self._reading.failed.connect(self._on_form_failed)
        self._reading.start_aside()
        self.undo_line.offer(tr("Reading the form."), undo=False)

    def _on_form_read(self, found: Opened) -> None:
        self._reading = None
        self.undo_line.hide()
        if self.save():  # what was typed meanwhile
            self.take(found)

    def _on_form_failed(self, error: Exception) -> None:
        self._reading = None
        self.undo_line.hide()
        self.keeper.refuse(problem_of(error))

    # Edits

    def _add(self, kind: Kind, sensitive: bool) -> None:
        if self.writing:
            self.editing.leave()
            add_question(self.editing, kind, sensitive=sensitive)
            self._done()

    def _ask_what_to_add(self) -> None:
        """Ask of what kind a question is to be, and whether it is sensitive."""
        if not self.writing:
            self.take(Opened(empty_draft()))
        self.outline.ask_what_to_add(self.workspace)

    def _offer_library(self) -> None:
        """Let questions be chosen of templates, surveys and drafts."""
        self.editing.leave()
        dialog = LibraryDialog(self._theme, self.editing.draft, self._dialogs, self._keys, self)
        dialog.inserted.connect(self._insert)
        dialog.open()

    def _insert(self, source: Draft, ids: list[str], languages: list[str]) -> None:
        made = self.editing.insert(source, ids, languages)
        self._done()
        self.undo_line.offer(inserted_text(made))

    def _on_moved(self) -> None:
        self._done(focus=False)
        self.outline.list.setFocus()

    def _lead_to(self, page: EditorPage) -> None:
        """Show a page of what is written; what is typed is kept before."""
        if self.writing:
            self.editing.leave()
            self.save()
            self.place.lead_to(page, self.editing)

    def _on_returned(self) -> None:
        """Show what a page did to the draft; of one handed out, what it is from now on."""
        self._done()
        if self.editing.tell_handed_out():
            self.undo_line.offer(words.handed_out(), undo=False)

    def _do_wanted(self, name: str) -> None:
        actions = {
            "duplicate": self.question_actions.duplicate,
            "delete": self.question_actions.delete,
            "ungroup": self.question_actions.remove_section,
            "undo": self._undo,
        }
        if name in actions:
            actions[name]()
        else:
            page = next((each for each in self.actions_.pages if each.name == name), None)
            if page is not None:
                self._lead_to(page)

    def _plan_for(self, people: int) -> None:
        self.editing.plan_for(people)
        self._typed()

    def _undo(self) -> None:
        self.editing.undo()
        self.undo_line.hide()
        self._done()

    def _redo(self) -> None:
        self.editing.redo()
        self._done()

    # Showing

    def _tell(self, told: str = "", undo: bool = True) -> None:
        """Say what an edit did, and what it did to the ε of the question."""
        step = self.editing.epsilon_step
        said = [told] if told else []
        if step is not None:
            said.append(epsilon_told(step))
        if said:
            self.undo_line.offer(" ".join(said), undo=undo)

    def _done(self, *, focus: bool = True) -> None:
        """Show an edit, and keep it at once."""
        self.workspace.rebuild(focus=focus)
        self.save()
        self._tell()
        self._show_state()

    def _typed(self) -> None:
        """Show what typing changes, and keep it once the keys rest."""
        self.keeper.wait()
        self.workspace.show_typed()
        self._tell()
        self._show_state()

    def _rested(self) -> None:
        """Keep what was typed, and look for what is wrong in it."""
        self.save()
        self.workspace.look_for_problems()
        self._show_state()

    def _left(self) -> None:
        self.workspace.show_left()
        if self.keeper.file.holds(self.editing.draft):
            self._show_state()
        else:
            self.save()

    def _show_state(self) -> None:
        editing, writing = self.editing, self.writing
        do = self.actions_
        do.undo.setEnabled(writing and bool(editing.history.past))
        do.redo.setEnabled(writing and bool(editing.history.future))
        for action in do.of_draft:
            action.setEnabled(writing)
        do.form_notes.setEnabled(writing and bool(editing.draft.notes))
        title = words.said(editing.draft.title, self.workspace.language)
        self.head.show_state(title if writing else "", *self.keeper.saving_words, writing=writing)
        shown = self.workspace
        self.foot.show_draft(editing if writing else None, shown.counts, shown.problems)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to where writing begins."""
        super().focusInEvent(event)
        if self.place.page is not None:
            self.place.page.setFocus(event.reason())
        elif self.writing:
            self.workspace.focus_on_place()
        else:
            self.start.empty_button.setFocus(event.reason())

    # Files

    def kept_text(self) -> str:
        """Say whether the file of the draft holds all that was written."""
        if not self.writing or self.keeper.file.holds(self.editing.draft):
            return tr("Everything that you wrote is saved.")
        return tr("What you wrote last is not saved yet.")

    def save(self) -> bool:
        """Keep the draft as it is now; False where it could not be written."""
        return self.keeper.save(self.editing.draft) if self.writing else True

    def _whole(self) -> bytes | None:
        """Return the survey once no error is left; else go to the first error."""
        data = self.editing.survey
        if data is None:
            told = tr("A survey file is written once no problem is left. Here is the next one.")
            self.undo_line.offer(told, undo=False)
            self.workspace.next_problem()
        return data

    def _save_survey(self) -> None:
        data = self._whole()
        path = None if data is None else self.keeper.save_survey(data)
        if path is not None:
            told = tr("Saved as {0}. From here on it is another survey if a word changes.")
            self.undo_line.offer(told.format(path.name), undo=False)

    def _save_form(self) -> None:
        data = self._whole()
        path = None if data is None else self.keeper.save_form(data)
        if path is not None:
            told = tr("Written to {0}. Other tools ask the randomized questions directly.")
            self.undo_line.offer(told.format(path.name), undo=False)

    def leave(self) -> None:
        """Go back, once the draft is kept or the author lets it go."""
        self.leave_for(self._end)

    def leave_for(self, go_on: Callable[[], object]) -> None:
        """Go on to something else, once the draft is kept or the author lets it go.

        A page over the editor ends first.
        """
        self.place.lead_back()
        if self.place.page is not None:
            return

        def kept_or_let_go() -> None:
            self._sum_up()
            go_on()

        if self.save():
            kept_or_let_go()
            return
        box = self.keeper.unkept()
        box.accepted.connect(kept_or_let_go)
        box.open()

    def _end(self) -> None:
        self.keeper.end()
        self.closed.emit()

    def _sum_up(self) -> None:
        path = self.keeper.file.path
        if self.writing and path is not None:
            self.summed_up.emit(path, summary(self.editing))

    def closeEvent(self, event: QCloseEvent) -> None:
        page = self.place.page
        if page is not None and not page.close():
            event.ignore()
        elif self.save() or self.keeper.unkept().exec() == MessageDialog.DialogCode.Accepted:
            self._sum_up()
            self.keeper.end()
            event.accept()
        else:
            event.ignore()


def summary(editing: Editing) -> dict[str, str | int]:
    """Return title, a line of detail, how many problems, and the day; plain data to remember."""
    draft, found = editing.draft, costs(editing)
    detail = [tr("Questions: {0}").format(len(draft.questions))]
    if found.asked:
        detail.append(tr("ε {0}").format(epsilon_text(found.total)))
    elif draft.questions:
        detail.append(nothing_randomized())
    detail.append(joined(draft.languages))
    return {
        "title": next(iter(draft.title.values()), ""),
        "detail": " · ".join(detail),
        "problems": sum(each.severe for each in editing.problems),
        "day": date.today().isoformat(),
    }

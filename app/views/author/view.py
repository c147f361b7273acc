"""The editor: questions at the left, the chosen one in the middle, what it costs at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.dialogs import FolderDialogs
from app.flows.editing import Editing
from app.flows.editing_files import Opened, from_template, opened
from app.program_actions import ProgramActions
from app.theme import Theme
from app.views.author.costs import CostsPanel
from app.views.author.deeds import QuestionDeeds
from app.views.author.foot import Foot, UndoLine
from app.views.author.head import Actions, Head
from app.views.author.keeping import Keeper
from app.views.author.layout import lay_out
from app.views.author.outline import OutlinePanel
from app.views.author.pages import EditorPage, PagePlace
from app.views.author.question_form import QuestionForm
from app.views.author.start import StartPage
from app.views.author.survey_form import SurveyForm
from app.widgets.message import MessageDialog
from app.widgets.text import TextLabel
from app.words import authoring as words
from app.words.catalogue import tr
from core.draft import Draft
from core.errors import Refused
from core.examples import Template
from core.survey import Kind

WRITABLE = "Drafts, surveys and forms (*.draft *.survey *.xlsx)"
_NARROW = 1100


class AuthorView(QFrame):
    """Shows a draft and takes what is done to it; keeps it while it is written.

    Emits `closed` when the author is done, and `kept(Path)` when the draft has another file.
    Without an `opened` file it begins with the page of templates.
    """

    closed = Signal()
    kept = Signal(Path)

    def __init__(
        self,
        theme: Theme,
        folder: Path,
        dialogs: FolderDialogs,
        program: ProgramActions,
        pages: Sequence[EditorPage] = (),
        found: Opened | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._dialogs = dialogs
        self._editor = QFrame()
        self._editor.setProperty("role", "band")
        self.place = PagePlace(self._editor)
        self.editing = Editing(Draft())
        self.keeper = Keeper(self, theme, folder, dialogs)
        self.keeper.settled.connect(self._show_state)
        self.keeper.kept.connect(self.kept)
        self.form: QuestionForm | SurveyForm | None = None
        self._language = "en"
        self.keeper.rest.timeout.connect(self.save)
        self.actions_ = Actions(self._editor, pages)
        self.head = Head(theme, self.actions_, program)
        self.start = StartPage(theme)
        self.outline = OutlinePanel(theme)
        self.costs = CostsPanel(theme)
        self.cost_line = TextLabel("", theme, "analyst.strong")
        self.cost_line.setObjectName("cost_line")
        self.undo_line = UndoLine(theme)
        self.foot = Foot(theme)
        self.deeds = QuestionDeeds(self.editing, self.outline, self.undo_line, self)
        self.deeds.done.connect(self._done)
        self.deeds.moved.connect(self._on_moved)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.margins(0))
        column.addWidget(self.place)
        self.pages, self._workspace, self._middle = lay_out(
            self._editor,
            theme,
            self.head,
            self.start,
            self.outline,
            self.cost_line,
            self.costs,
            self.undo_line,
            self.foot,
        )
        self._connect()
        if found is None:
            self._show_state()
        else:
            self.take(found)

    def _connect(self) -> None:
        do = self.actions_
        do.open.triggered.connect(self._open)
        do.save_draft.triggered.connect(lambda: self.keeper.save_draft(self.editing.draft))
        do.save_survey.triggered.connect(self._save_survey)
        do.undo.triggered.connect(self._undo)
        do.redo.triggered.connect(self._redo)
        do.add.triggered.connect(self._add_like)
        do.duplicate.triggered.connect(self.deeds.duplicate)
        do.delete.triggered.connect(self.deeds.delete)
        do.up.triggered.connect(lambda: self.deeds.step(self.outline.selected, False))
        do.down.triggered.connect(lambda: self.deeds.step(self.outline.selected, True))
        do.next_problem.triggered.connect(self._next_problem)
        do.next_part.triggered.connect(self._next_part)
        do.close.triggered.connect(self.leave)
        for page, action in do.pages.items():
            action.triggered.connect(partial(self._lead_to, page))
        self.place.returned.connect(self._on_returned)
        self.start.template_chosen.connect(self._take_template)
        self.start.empty_wanted.connect(lambda: self.take(Opened(Draft())))
        self.start.file_wanted.connect(self._open)
        self.outline.chosen.connect(self._choose)
        self.outline.add_wanted.connect(self._add)
        self.outline.move_wanted.connect(self.deeds.move)
        self.outline.step_wanted.connect(self.deeds.step)
        self.outline.delete_wanted.connect(self.deeds.delete)
        self.costs.people_changed.connect(self._plan_for)
        self.costs.abstaining_wanted.connect(self.deeds.offer_abstaining)
        self.undo_line.undo_wanted.connect(self._undo)
        self.foot.problems_pressed.connect(self._next_problem)

    # What is written on

    def take(self, found: Opened) -> None:
        """Show what was opened, in place of what was there."""
        self.editing = self.deeds.editing = Editing(found.draft, found.origin)
        self._language = found.draft.languages[0]
        self.keeper.begin(found.draft, found.path)
        self.pages.setCurrentWidget(self._workspace)
        self._rebuild()
        if found.origin is not None:
            told = tr("This is a copy: the survey file stays as it is.")
            if found.mended:
                told = tr("This is a copy, mended: the file was not as Candor writes it.")
            self.undo_line.offer(told, undo=False)
        if found.notes:
            self.keeper.tell(tr("What became of the form"), "\n\n".join(found.notes))

    def _take_template(self, template: Template) -> None:
        self.take(Opened(from_template(template)))

    def _open(self) -> None:
        path = self._dialogs.open_file(self, tr("Open to write on"), WRITABLE)
        if path is None or not self.save():
            return
        try:
            self.take(opened(path))
        except Refused as refused:
            self.keeper.refuse(refused.problem)

    # Deeds

    def _choose(self, question: str | None) -> None:
        self.editing.leave()
        self.editing.choose(question)
        self._rebuild(focus=False)

    def _add(self, kind: Kind) -> None:
        if self._writing:
            self.editing.add(kind)
            self._done()

    def _add_like(self) -> None:
        if not self._writing:
            self.take(Opened(Draft()))
        question = self.editing.question
        self._add(Kind.YES_NO if question is None else question.kind)

    def _on_moved(self) -> None:
        self._done(focus=False)
        self.outline.list.setFocus()

    def _lead_to(self, page: EditorPage) -> None:
        """Show a page of what is written; what is typed is kept before."""
        if self._writing:
            self.editing.leave()
            self.save()
            self.place.lead_to(page, self.editing)

    def _on_returned(self) -> None:
        """Show what a page did to the draft; of one handed out, what it is from now on."""
        self._done()
        if self.editing.handed_out:
            told = tr("Handed out. From here on it is another survey if a word changes.")
            self.undo_line.offer(told, undo=False)
            self.editing.handed_out = False

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

    def _next_problem(self) -> None:
        if self._writing and self.editing.next_problem() is not None:
            self._rebuild()

    def _next_part(self) -> None:
        """Go from the questions to the form, to the costs, and round again."""
        if not self._writing or self.form is None:
            return
        if self.outline.isAncestorOf(self.focusWidget() or self):
            self.form.focus_on(self.editing.place.keys)
        elif self._middle.isAncestorOf(self.focusWidget() or self) and self.costs.isVisible():
            self.costs.people_field.setFocus()
        else:
            self.outline.list.setFocus()

    # Showing

    @property
    def _writing(self) -> bool:
        return self.pages.currentWidget() is self._workspace

    def _done(self, *, focus: bool = True) -> None:
        """Show a deed, and keep it at once."""
        self._rebuild(focus=focus)
        self.save()

    def _typed(self) -> None:
        """Show what typing changes, and keep it once the keys rest."""
        self.keeper.wait()
        if self.form is not None:
            self.form.refresh()
        self._show_around()

    def _left(self) -> None:
        if self.form is not None:
            self.form.refresh()
            self.form.show_problems()
        self.outline.show_questions(self.editing)
        if isinstance(self.form, QuestionForm) and self.form.is_other_mechanism:
            QTimer.singleShot(0, self, self._rebuild_in_place)  # the focus is on its way
        if not self.keeper.file.holds(self.editing.draft):
            self.save()

    def _rebuild_in_place(self) -> None:
        """Make the form anew, as other fractions can do other things; the focus stays."""
        focused = self.focusWidget()
        inside = focused is not None and self._middle.isAncestorOf(focused)
        keys = focused.property("keys") if focused is not None and inside else None
        self._rebuild(focus=False)
        if self.form is not None and inside:
            self.form.focus_on(tuple(keys or ("text",)))

    def _rebuild(self, *, focus: bool = True) -> None:
        """Make the form of what is chosen anew."""
        editing, place = self.editing, self.editing.place
        languages = editing.draft.languages
        if place.language in languages:
            self._language = place.language
        elif self._language not in languages:
            self._language = languages[0]
        before = self.form
        kind = SurveyForm if editing.question is None else QuestionForm
        scrolled = before.verticalScrollBar().value() if before is not None else 0
        form = self.form = kind(self._theme, editing, self._language)
        form.typed.connect(self._typed)
        form.done.connect(self._done)
        form.left.connect(self._left)
        self._middle.column.addWidget(form, 1)
        form.show()  # at once, so that the next key finds it
        if before is not None:
            for field in before.fields:
                field.control.blockSignals(True)
            self._middle.column.removeWidget(before)
            before.hide()
            before.deleteLater()
            if type(before) is type(form):
                form.verticalScrollBar().setValue(scrolled)
        form.refresh()
        form.show_problems()
        self._show_around()
        # What comes into a window later would be gone through last.
        order = [self.outline.add_button, *form.controls, self.costs.people_field]
        for one, next_ in pairwise(order):
            QWidget.setTabOrder(one, next_)
        if focus:
            form.focus_on(place.keys)

    def _show_around(self) -> None:
        editing = self.editing
        self.outline.show_questions(editing)
        self.cost_line.setText(self.costs.show_costs(editing))
        self._show_state()

    def _show_state(self) -> None:
        editing, writing = self.editing, self._writing
        do, history = self.actions_, editing.history
        do.undo.setEnabled(writing and bool(history.past))
        do.redo.setEnabled(writing and bool(history.future))
        of_draft = (do.save_draft, do.save_survey, do.duplicate, do.delete, do.next_problem)
        for action in (*of_draft, *do.pages.values()):
            action.setEnabled(writing)
        title = words.said(editing.draft.title, self._language) if writing else ""
        tone, saving = self.keeper.told
        self.foot.show_saving(tone, saving)
        self.head.show_state(title, writing=writing)
        problems = editing.problems if writing else ()
        errors = sum(each.severe for each in problems)
        draft = editing.draft
        self.foot.show_counts(
            len(draft.questions), draft.respondents, errors, len(problems) - errors
        )
        self.foot.problems_button.setVisible(writing)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to where writing begins."""
        super().focusInEvent(event)
        if self.place.page is not None:
            self.place.page.setFocus(event.reason())
        elif self.form is not None:
            self.form.focus_on(self.editing.place.keys)
        else:
            self.start.empty_button.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < _NARROW
        self.costs.setVisible(not narrow)
        self.cost_line.setVisible(narrow)

    # Files

    def save(self) -> bool:
        """Keep the draft as it is now; False where it could not be written."""
        return self.keeper.save(self.editing.draft) if self._writing else True

    def _save_survey(self) -> None:
        """Write the survey file once no error is left; else go to the first error."""
        data = self.editing.survey
        if data is None:
            told = tr("A survey file is written once no problem is left. Here is the next one.")
            self.undo_line.offer(told, undo=False)
            self._next_problem()
            return
        path = self.keeper.save_survey(data)
        if path is not None:
            told = tr("Saved as {0}. From here on it is another survey if a word changes.")
            self.undo_line.offer(told.format(path.name), undo=False)

    def leave(self) -> None:
        """Go back, once the draft is kept or the author lets it go."""
        if self.save():
            self.closed.emit()
            return
        box = self.keeper.unkept()
        box.accepted.connect(self.closed)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        page = self.place.page
        if page is not None and not page.close():
            event.ignore()
        elif self.save() or self.keeper.unkept().exec() == MessageDialog.DialogCode.Accepted:
            event.accept()
        else:
            event.ignore()

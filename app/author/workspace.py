"""What is shown of a draft: its questions, the form of the chosen one, what it costs."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.author.costs import CostsPanel
from app.author.editing.editing import Editing, FieldProblem, title_keys
from app.author.editing.texts import TextCounter, TextCounts
from app.author.form.question_form import QuestionForm
from app.author.form.survey_form import SectionForm, SurveyForm
from app.author.languages import LanguagesPage
from app.author.outline import OutlinePanel
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.layout import MIDDLE, Placed, at, column, discard, row, wide
from app.widgets.shortened import ShortLabel
from app.words.catalogue import tr
from core.draft.order import Heading, Row

NARROW = 1100
_OUTLINE_FROM = 760  # px of width from which the questions stand beside what is written
FormPage: TypeAlias = QuestionForm | SectionForm | SurveyForm | LanguagesPage


class Workspace(QWidget):
    """Shows what is written. Emits `typed` after a key, `done` after another edit, `left` after a
    field.

    `told(words, undo)`: what is to be said of an edit, and whether it can be taken back. `wanted`
    names what is to be done to the question as a whole.
    """

    typed = Signal()
    done = Signal()
    left = Signal()
    told = Signal(str, bool)
    wanted = Signal(str)

    def __init__(self, theme: Theme, editing: Editing) -> None:
        super().__init__()
        self._theme = theme
        self.editing = editing
        self.language = "en"
        self.form: FormPage | None = None
        self._listed = False  # whether the questions stand in place of the form
        self._counter = TextCounter()
        self.counts: TextCounts = self._counter.count(editing.draft)
        self.problems: tuple[FieldProblem, ...] = ()
        """Those that were found last: looking for them at every key would hold it up."""
        self.outline = OutlinePanel(theme)
        self.outline.chosen.connect(self.choose)
        self.outline.languages_wanted.connect(self.show_languages)
        self.outline.folded.connect(self._show_questions)
        self.outline.rename_wanted.connect(self._rename)
        self.outline.opened.connect(self._show_form)
        self.costs = CostsPanel(theme)
        self.cost_line = ShortLabel("", theme, "analyst.strong")
        self.cost_line.setObjectName("cost_line")
        self.cost_line.setContentsMargins(theme.margins(3, 2))
        self._middle = QFrame()
        self._middle.setProperty("role", "page")
        self.list_button = Button(tr("Questions"), theme, "quiet", "form", icon="list")
        self.list_button.setObjectName("show_questions")
        self.list_button.clicked.connect(self._show_list)
        above = row(
            at(MIDDLE, self.list_button),
            wide(self.cost_line, MIDDLE),
            Placed(None, 0),
            margins=(3, 0),
        )
        self._column = column(above, on=self._middle, space=0)
        row(self.outline, wide(self._middle), self.costs, on=self, space=0)

    def begin(self, editing: Editing) -> None:
        """Show another draft in place of the one before."""
        self.editing = editing
        self.language = editing.draft.languages[0]
        self.rebuild()

    # Going from place to place

    def choose(self, row: Row | None) -> None:
        """Show the form of a question, of a section by its heading, or of the survey itself."""
        self.editing.leave()
        if isinstance(row, Heading):
            self.editing.choose(None, title_keys(self.editing.draft, row.first))
        else:
            self.editing.choose(row)
        self.rebuild(focus=False)

    def _rename(self) -> None:
        """Go to the title of the chosen section, or to the text of the chosen question."""
        if self.form is not None and not isinstance(self.form, LanguagesPage):
            self._show_form()
            self.form.focus_on(self.editing.place.keys or ("text",))

    def show_languages(self) -> None:
        self.editing.leave()
        self.editing.choose(None, grid=True)
        self.rebuild()

    def next_problem(self) -> None:
        """Go to the next field that has an error."""
        if self.editing.next_problem() is not None:
            self.rebuild()

    def next_missing(self) -> None:
        if not isinstance(self.form, LanguagesPage):
            self.show_languages()
        if isinstance(self.form, LanguagesPage):
            self.form.go_to_missing()

    def next_part(self) -> None:
        """Go from the questions to the form, to the costs, and round again."""
        here = self.window().focusWidget() or self
        if self.form is not None and self.outline.isAncestorOf(here):
            self._show_form()
            self.form.focus_on(self.editing.place.keys or ("text",))
        elif self._middle.isAncestorOf(here) and self.costs.isVisible():
            self.costs.people_field.setFocus()
        else:
            self._show_list()

    def _show_list(self) -> None:
        """Go to the questions; where there is no room beside them they take the form's place."""
        self._listed = True
        self._fold()
        self.outline.list.setFocus()

    def _show_form(self) -> None:
        self._listed = False
        self._fold()

    def focus_on_place(self) -> None:
        """Give the focus to what is chosen."""
        if self.form is not None:
            self.form.focus_on(self.editing.place.keys)

    # Showing

    def show_typed(self) -> None:
        if self.form is not None:
            self.form.refresh()
        self._show_around()

    def look_for_problems(self) -> None:
        """Look for what is wrong by now, once the keys rest, and mark where it is."""
        self.problems = self.editing.problems
        self._show_questions()

    def show_left(self) -> None:
        """Show what is wrong with a field that was left."""
        form = self.form
        if form is not None:
            form.refresh()
            form.show_problems()
        self.look_for_problems()
        if isinstance(form, QuestionForm) and form.is_other_mechanism:
            QTimer.singleShot(0, self, self._rebuild_in_place)  # the focus is on its way

    def _rebuild_in_place(self) -> None:
        """Make the form anew, as other fractions can do other things; the focus stays."""
        focused = self.window().focusWidget()
        inside = focused is not None and self._middle.isAncestorOf(focused)
        keys = focused.property("keys") if focused is not None and inside else None
        self.rebuild(focus=False)
        if self.form is not None and inside:
            self.form.focus_on(tuple(keys or ("text",)))

    def rebuild(self, *, focus: bool = True) -> None:
        """Make the form of what is chosen anew; the table of texts stays and follows."""
        editing, place, before = self.editing, self.editing.place, self.form
        languages = editing.draft.languages
        if place.language in languages and not place.grid:
            self.language = place.language
        elif self.language not in languages:
            self.language = languages[0]
        kept = isinstance(before, LanguagesPage) and place.grid and before.editing is editing
        form = before if before is not None and kept else self._make()
        if form is not before:
            self._put(form, before)
        form.refresh()
        form.show_problems()
        self.problems = editing.problems
        self._show_around()
        if not isinstance(form, LanguagesPage):
            # What comes into a window later would be gone through last.
            buttons = (self.outline.add_button, self.outline.section_button)
            order = [*buttons, *form.controls, self.costs.people_field]
            for one, next_ in pairwise(order):
                QWidget.setTabOrder(one, next_)
        if focus:
            self._show_form()
            form.focus_on(place.keys)

    def _make(self) -> FormPage:
        place, theme = self.editing.place, self._theme
        form: FormPage
        if place.grid:
            form = LanguagesPage(theme, self.editing)
        elif self.editing.section is not None:
            form = SectionForm(theme, self.editing, self.language, self.editing.section)
        elif place.question is None:
            form = SurveyForm(theme, self.editing, self.language)
        else:
            form = QuestionForm(theme, self.editing, self.language)
        form.typed.connect(self.typed)
        form.done.connect(self.done)
        form.left.connect(self.left)
        form.told.connect(self.told)
        form.wanted.connect(self.wanted)
        return form

    def _put(self, form: FormPage, before: FormPage | None) -> None:
        self.form = form
        self._column.addWidget(form, 1)
        form.show()  # at once, so that the next key finds it
        if before is None:
            return
        if isinstance(before, LanguagesPage):
            before.grid.setCurrentIndex(before.texts.index(-1, -1))
        else:
            for field in before.fields:
                field.control.blockSignals(True)
            if not isinstance(form, LanguagesPage) and type(before) is type(form):
                scrolled = before.verticalScrollBar().value()
                form.layout_now()
                form.verticalScrollBar().setValue(scrolled)
        discard(before, self._column)

    def _show_around(self) -> None:
        editing = self.editing
        self.counts = self._counter.count(editing.draft)
        self._show_questions()
        self.cost_line.setText(self.costs.show_costs(editing))
        self._fold()

    def _show_questions(self) -> None:
        self.outline.show_questions(self.editing, self.counts, self.problems, self.language)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Leave room for the texts; where it is narrow the costs stand in one line above."""
        narrow, grid = self.width() < NARROW, self.editing.place.grid
        alone = self.width() < _OUTLINE_FROM
        self.outline.set_alone(alone)
        self.outline.setVisible(not alone or self._listed)
        self._middle.setVisible(not alone or not self._listed)
        self.list_button.setVisible(alone)
        self.costs.setVisible(not narrow and not grid)
        self.cost_line.setVisible(narrow and not grid)

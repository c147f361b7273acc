"""What all pages that ask something share: progress, help, and what is said when saving fails."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from app.respondent.questions.answer_field import AnswerField
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.page_size import PageSize
from app.theme import Theme
from app.widgets.button import Button, answer_button
from app.widgets.layout import Gap, add, row
from app.widgets.panels import OneOfNotes, note
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.pressed import answer_words
from core.response.store_errors import NotKeptError
from core.survey import Question


class AnswerPair(QButtonGroup):
    """Two buttons; `idClicked` tells the word pressed, 1 or 0.

    Both presses take one path: no frame and no line of a stack, a profile or a crash report
    tells which of the two it was.
    """

    def __init__(self, question: Question, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setExclusive(False)
        self.yes, self.no = (answer_button(word, theme) for word in answer_words(question))
        for word, button in enumerate((self.no, self.yes)):
            self.addButton(button, word)
        self.yes.keep_height_of(self.no)
        self.no.keep_height_of(self.yes)

    @property
    def both(self) -> tuple[Button, Button]:
        """Yes or true, then no or false."""
        return self.yes, self.no

    def make_row(self) -> QHBoxLayout:
        """Return the two side by side, of one width."""
        line = row(space=4)
        for button in self.both:
            line.addWidget(button, 1)
        return line

    def make_frame(self) -> QWidget:
        """Return the two side by side in a widget of their own."""
        holder = QWidget()
        row = self.make_row()
        row.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(row)
        return holder


_LONG = 200
_ON_NUMBER_PAD = Qt.KeyboardModifier.KeypadModifier
_MOST_STEPS = 4  # of closeness, of a question above its options
# The type of a heading, and the next smaller one.
_SMALLER = {
    "respondent.title": "respondent.title_narrow",
    "respondent.title_narrow": "respondent.subtitle",
    "respondent.question": "respondent.question_narrow",
    "respondent.question_narrow": "respondent.subtitle",
    "respondent.subtitle": "respondent.label",
}


class QuestionPage(RespondentPage):
    """One question, its place among the others, and Back.

    Where `leads_to_kept` says so, what was answered is shown as kept before the next page.
    """

    leads_to_kept = False

    def __init__(
        self,
        context: Context,
        question: Question,
        *,
        full_width: bool = False,
        column: int | None = None,
    ) -> None:
        super().__init__(context, "", full_width=full_width, column=column)
        self.question = question
        self.question_text = context.text(question.text)
        self.box_notes: OneOfNotes | None = None
        section = context.flow.survey.section_of.get(question.id)
        self.section_text = "" if section is None else context.text(section.title)
        self.show_progress()
        self.offer_languages()
        self.add_back()

    def show_progress(self) -> None:
        """Tell the place of the question among those asked, which earlier answers decide."""
        asked = self._context.flow.asked
        place, total = asked.index(self.question) + 1, len(asked)
        text = tr("Question {place} of {total}")
        block = self._context.flow.survey.blocks.get(self.question.id)
        if block is not None:
            text = tr("Question {place} of {total}, drawn from {n}")
            text = text.replace("{n}", figures(len(block.questions)))
        text = text.format(place=figures(place), total=figures(total))
        # The section is heard with the place, before the question itself is.
        self.setAccessibleName(f"{text}. {self.section_text}" if self.section_text else text)
        self.set_progress(text, place, total)

    def section_label(self) -> TextLabel:
        """Return the title of the question's section as a quiet line; hidden where it has none."""
        label = TextLabel(self.section_text, self._context.theme, "respondent.note", tone="muted")
        if not self.section_text:
            label.hide()
        return label

    def add_section(self) -> None:
        """Say above the question which section it stands in, where it stands in one."""
        self.section = self.section_label()
        add(self.content, self.section, Gap(1 if self.section_text else 0))

    def question_label(self) -> TextLabel:
        """Return the question as the heading of the page; long ones in smaller type."""
        label = TextLabel(self.question_text, self._context.theme, self.question_style())
        label.is_heading = True
        return label

    def question_style(self) -> str:
        """Return the text style of the question where there is room."""
        long = len(self.question_text) > _LONG
        return "respondent.subtitle" if long else "respondent.question"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose among options by 1 to 9, in the order in which they stand."""
        field = self.findChild(AnswerField)
        usual = event.modifiers() in (Qt.KeyboardModifier.NoModifier, _ON_NUMBER_PAD)
        digit = event.text()
        if field is not None and usual and len(digit) == 1 and digit.isdecimal():
            if not event.isAutoRepeat():
                field.choose_place(int(digit))
        else:
            super().keyPressEvent(event)

    # What is missing before the page can be left

    def add_box_notes(self, notes: tuple[str, str] | None) -> None:
        """Say in a quiet line what is missing, and once nothing is, what becomes of the ticks.

        The line stands above the footer, and has the room of the longer of the two.
        """
        if notes is None:
            return
        missing, ready = notes
        icon = "lock" if self.question.sensitive else "file"
        self.box_notes = OneOfNotes([(missing, "info"), (ready, icon)], self._context.theme)
        self.set_line(self.box_notes)

    def show_missing(self, missing: str) -> None:
        """Let the main button sleep while something is missing, which a sentence names."""
        if self.forward_button is not None:
            self.forward_button.set_missing(missing)
        if self.box_notes is not None:
            self.box_notes.show_note(0 if missing else 1)

    def name_missing(self) -> None:
        """Let a screen reader say why nothing happened."""
        if self.forward_button is not None:
            self.forward_button.name_missing()

    def wait_to_be_read(self) -> None:
        """Hold the main button for a moment: something else lay under the finger just now."""

    def hand_on(self) -> None:
        """Let go of the page, whose word or answer is kept now."""
        # Hiding the button that has the focus would run other lines for one word than the other.
        self.setFocus()
        # A change of its note would lay the page out, in calls that tell how many were ticked.
        self.box_notes = None
        self.forget()
        self.forward_wanted.emit()

    def style_titles(self, heading: TextLabel, wide: str, lead: TextLabel, tight: int = 0) -> None:
        """Give the words above what is asked less type where the width is little, or all is close.

        They keep the type of a heading to screen readers, however small they are.
        """
        narrow = self.page_size.narrow
        heading.is_heading = True
        heading.set_style(self._context.theme, self.smaller(wide, narrow + max(0, tight - 1)))
        is_small = narrow or tight > 1
        lead.set_style(self._context.theme, "respondent.body" if is_small else "respondent.lead")

    def fit_options(self, size: PageSize, heading: TextLabel, field: AnswerField) -> None:
        """Let options stand closer where height is little, and the question be smaller.

        So both have room without scrolling, as far as they can.
        """
        for steps in range(_MOST_STEPS + 1):
            self._fit_options(size, heading, field, steps)
            if not self.is_too_tall:
                return
        self._fit_options(size, heading, field, 0)

    def _fit_options(
        self, size: PageSize, heading: TextLabel, field: AnswerField, steps: int
    ) -> None:
        smaller = self.smaller(self.question_style(), size.short + max(0, steps - 1))
        heading.set_style(self._context.theme, smaller)
        tight = 2 if steps == _MOST_STEPS else int(size.low or steps > 0)
        field.fit(self.content_width, tight=tight)

    def smaller(self, style: str, steps: int) -> str:
        """Return a style of headings so many steps smaller, as far as there are any."""
        for _ in range(steps):
            style = _SMALLER.get(style, style)
        return style

    def add_help(self, column: QVBoxLayout) -> None:
        """Add the author's help, where there is one."""
        shown = self.help_note()
        if shown is not None:
            add(column, shown, Gap(4))

    def help_note(self) -> QWidget | None:
        """Return the author's help, None where there is none."""
        if self.question.help is None:
            return None
        return note(self._context.text(self.question.help), self._context.theme, "question")

    def show_unpressed(self, refused: NotKeptError) -> None:
        """Say that what was pressed is not kept, and why; what was drawn is not shown."""
        self.show_not_kept(refused, tr("What you pressed is not kept on this computer."))

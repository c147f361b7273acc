"""What will be saved, in rows for people; the file itself stands on a page of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.respondent.pages.save_place import (
    PlacePanel,
    SavePlace,
    shown_folder,
    uncopied_text,
    unsaved_text,
)
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import OwnScroll, Rows, panel_column
from app.respondent.words.answers import report_words
from app.respondent.words.draws import questions_text
from app.respondent.words.file import how_saved, review_order
from app.respondent.words.kept import asked_words
from app.widgets.button import Button, quiet_button
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, at, row, wide
from app.widgets.panels import banner, note, rule
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.facts.errors import Refused
from core.privacy.mechanisms import Report
from core.response.store_errors import NotKeptError
from core.survey import Question

_COLUMN = 1000
_ROWS = (58, 52, 46)  # how high they are, where the height is enough


class ReviewPage(RespondentPage):
    """The words, the file, where it goes; Save, or leave without a file.

    Emits `change_wanted` with the id of a clear question, `boxes_wanted` with that of a question
    whose boxes are to be seen, and `file_wanted` for the file letter for letter.
    """

    saved = Signal(Path)
    folder_chosen = Signal(Path)
    change_wanted = Signal(str)
    boxes_wanted = Signal(str)
    file_wanted = Signal()

    def __init__(self, context: Context, place: SavePlace) -> None:
        flow = context.flow
        will, was = tr("Look once, then save"), tr("This was saved")
        title = was if flow.saved else will
        super().__init__(context, title, column=_COLUMN)
        self._place = place
        self.place_panel: PlacePanel | None = None
        self.offer_languages()
        self.add_heading(title, centred=True)
        lead = tr("These are the words that will be saved.")
        if flow.saved:
            lead = tr("Saving again gives the same file, letter for letter.")
        self.lead = self.add_lead(lead, centred=True)
        self.content.addSpacing(8)
        self._add_unasked()
        self.content.addWidget(self._make_card())
        drawn = questions_text(flow.survey)
        if drawn:
            others = tr("The others are not in the file.")
            add(self.content, Gap(2), note(f"{drawn} {others}", context.theme, "shuffle"))
        add(self.content, Gap(2), self._make_place())
        if not flow.saved:
            self.add_back()
        close = tr("Close") if flow.saved else tr("Leave without a file")
        self.leave_without_button = self.add_link(close)
        self.leave_without_button.setProperty("tone", "text")
        self.leave_without_button.set_icons()
        self.leave_without_button.clicked.connect(self.leave_wanted)
        again = tr("Save again")
        self.save_button = self.add_forward(again if flow.saved else tr("Save"), "check")
        self.save_button.clicked.connect(self._save)
        # It stands where Next stood: what is saved is looked at first.
        dead_time.DeadTime(self).begin([self.save_button], dead_time.AFTER_WORD)
        self.finish()

    def fit(self, size: PageSize) -> None:
        """Let the rows be lower where the height is little; others scroll in the card."""
        super().fit(size)
        for height in _ROWS:
            self._rows.set_least(size.length(height))
            self._list.fit(lambda: self.excess_to_scroll, size.length(3 * _ROWS[-1]))
            if not self._list.scrolls:
                return

    # Building

    def _add_unasked(self) -> None:
        """Say that words are kept whose question is no longer asked, where there are any."""
        flow = self._context.flow
        n = 0 if flow.saved else flow.clear.unasked(flow.kept)
        if not n:
            return
        text = tr("One kept word is not in the file: its question is no longer asked.")
        if n > 1:
            text = tr(
                "{n} kept words are not in the file: their questions are no longer asked.", "", n
            ).format(n=figures(n))
        self.unasked_banner = banner("info", text, self._context.theme, style="respondent.body")
        add(self.content, self.unasked_banner, Gap(3))

    def _make_card(self) -> QWidget:
        """Return the rows, which scroll where they are many, and the way to the file under them."""
        flow = self._context.flow
        saved = tr("In the file")
        heads = tr("What was asked"), saved, saved
        name = tr("The words that are kept")
        parts = (290, 260, 450)
        self._rows = Rows(parts, least_height=_ROWS[0], name=name, heads=heads, stack_all=True)
        self._rows.setProperty("role", "plain")
        answers = flow.response().answers
        for place, question in enumerate(review_order(flow), 1):
            self._rows.add_row(self._row(question, place, answers.get(question.id)))
        self._list = OwnScroll(self._rows, name)
        self._list.wider.connect(lambda: self.fit(self.page_size))
        frame, inside = panel_column("card", 1)
        add(inside, self._list, rule(), self._make_file())
        return frame

    def _row(self, question: Question, place: int, report: Report | None) -> list[QWidget]:
        """Return what was asked, what is saved, how it came, and what can be done with it."""
        theme, flow, language = self._context.theme, self._context.flow, self._context.language
        text = asked_words(question, place, language, pressed=flow.presses(question))
        asked = QWidget()
        label = TextLabel(text, theme, "respondent.body", tone="muted")
        if not question.sensitive or not question.complementary:
            label.setAccessibleName(self._context.text(question.text))  # all of it
        row(wide(label), at(MIDDLE, Picture("arrow-right", theme)), on=asked, space=3)
        places = flow.clear.places_of(question)
        words = tr("Left out")
        if report is not None:
            words = report_words(question, report, language, places)
        how = how_saved(flow, question, report)
        came = QWidget()
        across = row(on=came, space=2)
        across.addWidget(TextLabel(how, theme, "respondent.note", tone="muted"), 1, MIDDLE)
        if question.multiple and question.sensitive:
            across.addWidget(self._see_button(question, text), 0, MIDDLE)
        elif not question.sensitive and not flow.saved:
            across.addWidget(self._change_button(question, text), 0, MIDDLE)
        return [asked, TextLabel(words, theme, "respondent.label"), came]

    def _see_button(self, question: Question, text: str) -> Button:
        see = Button(tr("See them"), self._context.theme, "quiet", "header", icon="coins")
        see.setObjectName(f"see_{question.id}")
        see.setAccessibleName(tr("See the boxes of: {question}").format(question=text))
        see.clicked.connect(lambda: self.boxes_wanted.emit(question.id))
        return see

    def _change_button(self, question: Question, text: str) -> Button:
        change = Button(tr("Change"), self._context.theme, "quiet", "header", icon="pencil")
        change.setObjectName(f"change_{question.id}")
        told = tr("Change the answer to: {question}")
        change.setAccessibleName(told.format(question=text))
        change.clicked.connect(lambda: self.change_wanted.emit(question.id))
        return change

    def _make_file(self) -> QWidget:
        context, theme = self._context, self._context.theme
        sealed = context.flow.survey.seal is not None
        see = tr("See the file letter for letter")
        if sealed:
            see = tr("See what the sealed file holds")
        self.file_button = Button(
            see, theme, "quiet", "header", icon="file", trailing="chevron-right"
        )
        self.file_button.clicked.connect(self.file_wanted)
        also = tr("Also: survey, random number.")
        if context.flow.procedure is not None:
            also = tr("Also: survey, way of answering, random number.")
        if sealed:
            readable = tr("Only someone who has the key can read it.")
            also = f"{also} {readable}"
        label = TextLabel(also, theme, "respondent.note", tone="muted")
        holder = QWidget()
        row(at(MIDDLE, self.file_button), wide(label, MIDDLE), on=holder, space=3, margins=(4, 1))
        return holder

    # Where it goes

    def _make_place(self) -> QHBoxLayout:
        theme = self._context.theme
        line = row(STRETCH, at(MIDDLE, Picture("folder", theme)), space=3)
        self.place_label = TextLabel("", theme, "respondent.body")
        self._show_place()
        line.addWidget(self.place_label, 0, Qt.AlignmentFlag.AlignVCenter)
        if not self._place.is_fixed:
            self.place_button = quiet_button(tr("Another place"), theme, "header")
            self.place_button.clicked.connect(self._offer_places)
            line.addWidget(self.place_button)
        line.addStretch(1)
        return line

    def _show_place(self) -> None:
        text = tr("It goes to {folder}.").format(folder=shown_folder(self._place.folder))
        if not self._context.flow.keeps:
            text = tr("This is a preview: Save writes no file.")
        self.place_label.setText(text)

    def _offer_places(self) -> PlacePanel:
        """Show where else it can go; made when it is asked for, as it looks for sticks."""
        panel = self.place_panel
        if panel is None:
            panel = PlacePanel(self._context.theme, self._place)
            panel.setObjectName("place_panel")
            panel.chosen.connect(self._use_folder)
            panel.grew.connect(self.watch_buttons)
            self.content.addWidget(panel)
            self.place_panel = panel
        panel.show()
        self.watch_buttons()
        panel.path_field.setFocus()
        self.reveal(panel)
        return panel

    def _use_folder(self, folder: Path) -> None:
        self._place = replace(self._place, folder=folder)
        self._show_place()
        self.clear_problem()
        if self.place_panel is not None:
            self.place_panel.hide()
        self.save_button.setFocus()
        self.folder_chosen.emit(folder)

    def _save(self) -> None:
        self.clear_problem()
        place = self._place
        if place.is_asked_for:
            self._offer_places().use(place.folder)
            return
        try:
            path = self._context.flow.save(place.folder, make=place.is_made)
        except NotKeptError as refused:
            nothing = tr("Nothing was saved.")
            self.show_not_kept(refused, f"{nothing} {uncopied_text()}")
            return
        except Refused as refused:
            panel = self._offer_places()
            self.show_problem(
                unsaved_text(refused, place.folder),
                tr("Nothing is lost. Choose another place below, and save again."),
                above=panel,
            )
            return
        self.saved.emit(path)

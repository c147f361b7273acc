"""Exactly what will be saved: in words, and letter for letter."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.parts import Rows, panel_column
from app.views.respondent.places import ChooseFolder, PlacePanel, shown_folder, unsaved_text
from app.views.respondent.words import answer_words, how_saved, is_statement, report_words
from app.widgets.button import secondary_button
from app.widgets.file_text import FileText
from app.widgets.panels import Pill
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from core.errors import Refused
from core.survey import Question


class ReviewPage(RespondentPage):
    """The words, the file, where it goes; Save, or leave without a file."""

    saved = Signal(Path)
    folder_chosen = Signal(Path)

    def __init__(self, context: Context, folder: Path, choose_folder: ChooseFolder | None) -> None:
        theme, flow = context.theme, context.flow
        will, was = self.tr("Exactly this will be saved"), self.tr("Exactly this was saved")
        title = was if flow.saved else will
        super().__init__(context, title)
        self._folder = folder
        self._choose_folder = choose_folder
        self.place_panel: PlacePanel | None = None
        self.offer_languages()
        self.add_heading(title)
        self.content.addSpacing(2)
        self.lead = TextLabel(self._lead_text(), theme, "respondent.note", tone="muted")
        self.content.addWidget(self.lead)
        self.content.addSpacing(14)
        self.content.addWidget(self._make_rows())
        self.content.addSpacing(16)
        self.content.addWidget(self._make_file())
        self.content.addSpacing(16)
        self.content.addLayout(self._make_place())
        self.content.addSpacing(12)
        self.content.addStretch(1)
        self.set_note(self.tr("Going back does not change what was drawn."), "info")
        if flow.saved:
            self.set_note(self.tr("Saving again gives the same file, letter for letter."), "info")
        else:
            self.add_back()
        self.leave_without_button = secondary_button(
            self.tr("Close") if flow.saved else self.tr("Leave without a file"), theme
        )
        self.leave_without_button.clicked.connect(self.leave_wanted)
        self.add_footer_action(self.leave_without_button)
        self.save_button = self.add_forward(self.tr("Save this file"), "check")
        self.save_button.clicked.connect(self._save)
        self.finish()

    def _lead_text(self) -> str:
        flow = self._context.flow
        pressed = [q for q in flow.survey.sensitive if flow.presses(q)]
        if pressed:
            yes, no = answer_words(pressed[0])
            text = self.tr(
                "First in words, then letter for letter. {yes} and {no} are the words you pressed."
            )
            return text.format(yes=yes, no=no)
        return self.tr("First in words, then letter for letter.")

    def _make_rows(self) -> Rows:
        flow, theme = self._context.flow, self._context.theme
        rows = Rows((362, 284, 394), least_height=53, stack_all=True)
        answers = flow.response().answers
        for question in flow.survey.questions:
            if question.id not in answers:
                continue
            words = report_words(question, answers[question.id], self._context.language)
            rows.add_row(
                [
                    TextLabel(self._asked(question), theme, "respondent.body"),
                    TextLabel(words, theme, "respondent.label"),
                    self._pill(question),
                ]
            )
        return rows

    def _asked(self, question: Question) -> str:
        """Return the question; of a mirrored one, that the word may be about its opposite."""
        text = self._context.text(question.text)
        if self._context.flow.presses(question) and is_statement(question):
            return self.tr("This or its opposite: {statement}").format(statement=text)
        return text

    def _pill(self, question: Question) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        text = how_saved(question, self._context.flow.procedure)
        theme = self._context.theme
        pill = (
            Pill(text, theme, "accent", icon="shield") if question.sensitive else Pill(text, theme)
        )
        row.addWidget(pill, 0, Qt.AlignmentFlag.AlignVCenter)
        return holder

    def _make_file(self) -> QWidget:
        theme = self._context.theme
        frame, column = panel_column("well", 28)
        column.setContentsMargins(27, 16, 27, 8)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Picture("file", theme), 0, Qt.AlignmentFlag.AlignVCenter)
        sealed = self._context.flow.survey.seal is not None
        title = self.tr("What the sealed file holds") if sealed else self.tr("The file, whole")
        told = self.tr("one line in the file, wrapped here")
        if sealed:
            told = self.tr("only who has the key can read it")
        head.addWidget(TextLabel(title, theme, "respondent.label"), 1)
        hint = TextLabel(told, theme, "respondent.body", tone="muted")
        hint.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop)
        head.addWidget(hint, 1)
        column.addLayout(head)
        column.addSpacing(10)
        context = self._context
        self.file_text = FileText(theme, context.flow.file_text(), copyable=context.copyable)
        column.addWidget(self.file_text)
        return frame

    def _make_place(self) -> QHBoxLayout:
        theme = self._context.theme
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(Picture("folder", theme), 0, Qt.AlignmentFlag.AlignVCenter)
        self.place_label = TextLabel("", theme, "respondent.body")
        self._show_folder()
        row.addWidget(self.place_label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.place_button = secondary_button(self.tr("Another place"), theme)
        self.place_button.clicked.connect(self._offer_places)
        row.addWidget(self.place_button)
        return row

    def _show_folder(self) -> None:
        text = self.tr("It goes to {folder}.").format(folder=shown_folder(self._folder))
        self.place_label.setText(text)

    def _offer_places(self) -> PlacePanel:
        """Show where else it can go; made when it is asked for, as it looks for sticks."""
        panel = self.place_panel
        if panel is None:
            panel = PlacePanel(self._context.theme, self._folder, self._choose_folder)
            panel.setObjectName("place_panel")
            panel.chosen.connect(self._use_folder)
            panel.sticks_shown.connect(self.watch_buttons)
            self.content.insertWidget(self.content.count() - 1, panel)
            self.place_panel = panel
        panel.show()
        self.watch_buttons()
        panel.path_field.setFocus()
        self.reveal(panel)
        return panel

    def _use_folder(self, folder: Path) -> None:
        self._folder = folder
        self._show_folder()
        self.clear_problem()
        if self.place_panel is not None:
            self.place_panel.hide()
        self.save_button.setFocus()
        self.folder_chosen.emit(folder)

    def _save(self) -> None:
        self.clear_problem()
        try:
            path = self._context.flow.save(self._folder)
        except Refused as refused:
            panel = self._offer_places()
            self.show_problem(
                unsaved_text(refused, self._folder),
                self.tr(
                    "Nothing is lost: what was drawn is kept. Choose another place below, and "
                    "save again."
                ),
                above=panel,
            )
            return
        self.saved.emit(path)

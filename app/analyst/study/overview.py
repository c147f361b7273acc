"""The page of a study: what was collected, what is to be looked at, what was noted and done."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.analyses.request import AnalysisRequest
from app.analyst.collecting.reasons import show_files
from app.analyst.panels.lazy_panel import scrolling
from app.analyst.panels.study_panel import PageContext, StudyPanel
from app.analyst.state.flagging import unflagging
from app.analyst.state.study_edits import Decided, StudyEdit
from app.analyst.state.study_reading import Opposed, Overview
from app.analyst.state.study_state import StudyState
from app.analyst.study.collected import CollectedChart
from app.analyst.study.flagging import FlagDialog
from app.analyst.study.study_cards import Card, LogCard, NotesCard, OfferedCard
from app.analyst.study.to_look_at import ToLookAt
from app.analyst.window.folding import Ground
from app.kit.eight_words import waiting_words, when_words_are_known
from app.theme import Theme
from app.widgets.button import quiet_button, secondary_button
from app.widgets.layout import MIDDLE, column, row, wide
from app.widgets.panels import beside_icon
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.numerals import plain
from app.words.total_epsilon import in_all
from core.inference.intervals import Interval
from core.privacy.epsilon import SURVEY_WARNING, epsilon_upper
from core.survey import Survey, text_in

STUDY_PAGE = "study"
_SIDE, _STACKED_BELOW = 320, 760


class StudyOverview(StudyPanel):
    """Emits `added(StudyEdit)` for a note, a decision or flags, `compare_wanted(Opposed)`.

    `merge_wanted` asks for a merging with other studies, `beside_wanted` for another study beside
    this one, `repeat_wanted` for all analyses of the log again.
    """

    added = Signal(object)
    compare_wanted = Signal(object)
    merge_wanted = Signal()
    beside_wanted = Signal()
    repeat_wanted = Signal()

    def __init__(self, around: PageContext) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._shown = StudyState()
        self._survey: Survey | None = None
        self._language = ""
        self.flag_dialog: FlagDialog | None = None
        body = Ground()
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._cards.setSpacing(theme.space(4))
        self._column = column(
            self._head(), wide(self._cards), on=body, space=4, margins=(6, 3, 6, 4)
        )
        left, right = QVBoxLayout(), QVBoxLayout()
        self._left = left
        self.collected_card = self._collected(theme)
        self.to_look_at = ToLookAt(theme)
        left.addWidget(self.collected_card, 3)
        left.addWidget(self.to_look_at, 4)
        self.offered = OfferedCard(theme)
        self.notes = NotesCard(theme)
        self.log = LogCard(theme)
        self._side = QWidget()
        self._side.setLayout(right)
        right.setContentsMargins(theme.margins(0))
        for card, stretch in ((self.offered, 0), (self.notes, 0), (self.log, 1)):
            right.addWidget(card, stretch)
        for each in (left, right):
            each.setSpacing(theme.space(3))
        self._cards.addLayout(left, 1)
        self._cards.addWidget(self._side)
        self._side.setFixedWidth(_SIDE)
        self.area = scrolling(body)
        column(self.area, on=self)
        body.setAutoFillBackground(False)
        self._connect()

    def _head(self) -> QHBoxLayout:
        theme = self._theme
        self.title = TextLabel("", theme, "analyst.heading")
        self.words = TextLabel("", theme, "analyst.base", tone="muted")
        words = column(self.title, self.words, space=0)
        line = row(wide(words))
        self.beside_button = secondary_button(tr("Compare with…"), theme, "form", icon="chart")
        self.merge_button = secondary_button(tr("Merge a study…"), theme, "form", icon="plus")
        for button in (self.beside_button, self.merge_button):
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _collected(self, theme: Theme) -> Card:
        self.days_label = TextLabel("", theme, "analyst.base", tone="muted", wrap=False)
        card = Card(theme, tr("Collected"), self.days_label)
        self.chart = CollectedChart(theme)
        card.column.addWidget(self.chart, 1)
        self._looked = QWidget()
        told = tr("Looked at before all files were in: fixed intervals hold for one look only.")
        label = TextLabel(told, theme, "analyst.small", tone="muted")
        eye = beside_icon(label, Picture("eye", theme, colour="text_muted", size=16))
        self.anytime_button = quiet_button(tr("Use anytime intervals"), theme, "form")
        row(wide(eye, MIDDLE), self.anytime_button, on=self._looked)
        card.column.addWidget(self._looked, 0)
        self._looked.hide()
        return card

    def _connect(self) -> None:
        self.anytime_button.clicked.connect(self._use_anytime)
        self.merge_button.clicked.connect(self.merge_wanted)
        self.beside_button.clicked.connect(self.beside_wanted)
        self.log.all_wanted.connect(self.repeat_wanted)
        self.log.repeat_wanted.connect(self._repeat)
        self.notes.written.connect(self._on_note_written)
        self.to_look_at.compare_wanted.connect(self.compare_wanted)
        self.to_look_at.reopen_wanted.connect(partial(self.decide, decided=None))
        self.to_look_at.files_wanted.connect(lambda one: show_files(one, self._theme, self))
        self.to_look_at.flag_wanted.connect(self.ask_flags)
        self.to_look_at.unflag_wanted.connect(
            lambda flag: self.added.emit(unflagging(flag.id, flag.note))
        )

    # What is shown

    def show_study(self, shown: StudyState, *, on_top: bool) -> None:
        """Show what was collected, once it was read."""
        self._shown = shown
        if not on_top:
            self.notes.keep()
            return
        if not shown.contents:
            return
        if shown.content.survey is not self._survey or shown.language != self._language:
            self._show_survey(shown.content.survey, shown.language)
        able = shown.content.obstacle is None and shown.can_work
        self.merge_button.setEnabled(shown.can_work)
        self.beside_button.setEnabled(shown.can_work)
        used = shown.choices.interval is Interval.ANYTIME
        self.anytime_button.setVisible(not used)
        if shown.overview is not None:
            self._show_overview(shown.overview, shown, able)

    def _show_survey(self, survey: Survey, language: str) -> None:
        self._survey, self._language = survey, language
        self.title.setText(text_in(survey.title, language))
        words = tr("Survey words: {0}")
        self.words.setText(words.format(waiting_words()))

        def show() -> None:
            if self._survey is survey:
                self.words.setText(words.format(" ".join(survey.words)))

        when_words_are_known([survey.digest], self, show)

    def _show_overview(self, overview: Overview, shown: StudyState, able: bool) -> None:
        days, n = len(overview.days), overview.accepted
        told = tr("{n} responses in {days} days of import", "", n)
        if days == 1:
            told = tr("{n} responses in one day of import", "", n)
        counted = figures(n)
        self.days_label.setText(told.format(n=counted, days=figures(days)) if days else "")
        self.chart.show_days(overview.days, overview.looks)
        self._looked.setVisible(bool(overview.looks or overview.early))
        self.offered.show_counts(overview, _epsilon_words(shown))
        self.to_look_at.show_files(
            overview.conflicts, overview.refused, overview.flags, shown.language, able=able
        )
        self.notes.show_note(overview.notes.get("", ""), able=able)
        self.log.show_log(overview.log, max(len(overview.looks), overview.early))
        self._divide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    def _divide(self) -> None:
        """Put one column under the other where they would not stand side by side."""
        spaces = 2 * self._theme.space(6) + self._cards.spacing()
        needed = self._left.minimumSize().width() + _SIDE + spaces
        stacked = self.width() < max(_STACKED_BELOW, needed)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._cards.setDirection(down if stacked else across)
        self._side.setMinimumWidth(0 if stacked else _SIDE)
        self._side.setMaximumWidth(16_777_215 if stacked else _SIDE)

    # What is done

    def decide(self, one: Opposed, decided: Decided | None) -> None:
        """Decide which version of a response counts, or take that back."""
        if decided != one.decided:
            self.added.emit(StudyEdit(one.id, one.decided, decided))

    def ask_flags(self) -> None:
        path = self._shown.content.path if self._shown.contents else None
        if path is None:
            return
        around = self._around
        self.flag_dialog = FlagDialog(path, self._theme, around.dialogs, around.jobs, self)
        self.flag_dialog.flagged.connect(self.added)
        self.flag_dialog.open()

    def _on_note_written(self, text: str) -> None:
        overview = self._shown.overview
        before = overview.notes.get("", "") if overview is not None else ""
        self.added.emit(StudyEdit("", before, text))

    def _use_anytime(self) -> None:
        self._around.look(self._shown.request.choosing(interval=Interval.ANYTIME), 0)

    def _repeat(self, request: AnalysisRequest) -> None:
        self._around.look(replace(request, page=""), 0)


def _epsilon_words(shown: StudyState) -> str:
    """Say ε over all sensitive questions, and from where people are warned of it."""
    told = in_all(shown.total_ratio)
    if epsilon_upper(shown.content.survey.ratio) <= SURVEY_WARNING:
        return told
    warned = tr("Above {0}, people are warned before they answer.")
    warned = warned.format(plain(SURVEY_WARNING))
    return f"{told} {warned}"

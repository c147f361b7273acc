"""What is looked at of an export: the formats of one sort, its names, its first rows."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from app.analyst.exporting.cards import CardGrid, FormatCard
from app.analyst.exporting.first import FirstRowsView
from app.analyst.exporting.words import format_words, lesson_text, rows_text
from app.export.formats import FORMATS
from app.export.study.preview import Ahead, ExportRequest
from app.export.study.registry import Export
from app.theme import Theme
from app.widgets.layout import Gap, column
from app.widgets.panels import scroll_down
from app.widgets.text import TextLabel, overline
from app.words.catalogue import tr
from core.survey import Survey

REPORTS = "reports"  # the sort whose rows are people
_MARGIN = 24
_WIDEST = 16_777_215


class ExportBody(QScrollArea):
    """Emits `ticked(str, bool)` for a format. Words that fit nowhere else stand in `inner`."""

    ticked = Signal(str, bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._carded = ""
        ground = QWidget()
        box = column(on=ground, space=3, margins=(0, 0, 0, 3))
        self.title = TextLabel("", theme, "analyst.heading")
        self.subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self.cards = CardGrid()
        self.inner = column(
            self.title,
            self.subtitle,
            Gap(2),
            overline(tr("Formats"), theme),
            self.cards,
            space=1,
            margins=(6, 0),
        )
        box.addLayout(self.inner)
        self.first = FirstRowsView(theme, _MARGIN)
        box.addWidget(self.first)
        self.lesson = TextLabel("", theme, "analyst.base", tone="muted", widest=_WIDEST)
        below = column(self.lesson, space=2, margins=(6, 0))
        self.lesson.hide()
        box.addLayout(below)
        box.addStretch(1)
        scroll_down(self)
        self.setWidget(ground)
        ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def show_export(self, export: Export, formats: Collection[str]) -> None:
        """Show a sort, and in which formats it is written."""
        told = tr("{what}, {meaning}")
        self.title.setText(told.format(what=export.title(), meaning=export.meaning()))
        if self._carded != export.name:
            self._carded = export.name
            self._make_cards(export)
        for card in self.cards.cards:
            card.blockSignals(True)
            card.setChecked(card.name in formats)
            card.blockSignals(False)

    def _make_cards(self, export: Export) -> None:
        reports = export.name == REPORTS
        cards = tuple(self._card(name, reports=reports) for name in export.offered())
        self.cards.set_cards(cards)
        for card in cards:
            card.toggled.connect(lambda on, name=card.name: self.ticked.emit(name, on))

    def _card(self, name: str, *, reports: bool) -> FormatCard:
        known = FORMATS.get(name)
        missing = known.needs if known is not None and not known.installed else None
        words = format_words(name, reports=reports, missing=missing)
        card = FormatCard(self._theme, name, *words)
        card.setEnabled(missing is None)
        return card

    def show_ahead(self, ahead: Ahead, asked: ExportRequest, survey: Survey) -> None:
        """Show what was worked out of it; how many rows are unique stands at the foot."""
        first, reports = ahead.first, asked.current == REPORTS
        told = ""
        if first is not None:
            of_people = survey if reports else None
            told = rows_text(first.n, first.n_columns, of_people)
        self.subtitle.setText(told)
        self.subtitle.setVisible(bool(told))
        shuffled = reports and not asked.wishes.ids
        self.first.show_first(first, asked.formats[asked.current], shuffled=shuffled)
        lesson = ahead.lesson
        self.lesson.setVisible(lesson is not None)
        if lesson is not None:
            numbers = (lesson.rows, lesson.share, lesson.low, lesson.high)
            self.lesson.setText(lesson_text(lesson.column, lesson.code, *numbers))

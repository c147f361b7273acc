"""The page of an export: what is written, in which formats, how it looks, and that it is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from app.analyst.exporting.cards import CardGrid, FormatCard
from app.analyst.exporting.first import FirstRowsView
from app.analyst.exporting.side import ExportSide
from app.analyst.exporting.sorts import SortList
from app.analyst.exporting.words import (
    button_text,
    each_row_text,
    failed_text,
    format_words,
    lesson_text,
    rows_text,
    written_text,
)
from app.analyst.panels.study_panel import PageContext, StudyPanel
from app.analyst.state.study_state import StudyState
from app.export.formats import FORMATS
from app.export.study.chosen import Exporting, exporting_in, folder_of, kept_folder
from app.export.study.preview import Ahead, ExportRequest, Remembered, look_ahead, write_asked
from app.export.study.registry import EXPORTS, Export
from app.export.study.writing import Written
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, at, column, row, scroll_page, wide
from app.widgets.panels import rule, show_text
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel, overline
from app.words.catalogue import figures, tr
from app.words.numerals import in_percent
from app.words.refusals import message, remedy
from core.files import canonical
from core.survey import Survey

EXPORT = "export"  # the name of the page
_WRITING, _AHEAD = "exporting", "export-ahead"
_SORTS_WIDTH = 208
_WORDS_ABOVE_BELOW = 620
_TONES = {"danger": "danger", "check": "success"}
_WIDEST = 16_777_215
REPORTS = "reports"  # the sort whose rows are people


class ExportBody(QScrollArea):
    """Emits `ticked(str, bool)` for a format. Words that fit nowhere else stand in `inner`."""

    ticked = Signal(str, bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._carded = ""
        ground = QWidget()
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
        self.first = FirstRowsView(theme, 24)
        self.lesson = TextLabel("", theme, "analyst.base", tone="muted", widest=_WIDEST)
        below = column(self.lesson, space=2, margins=(6, 0))
        self.lesson.hide()
        column(self.inner, self.first, below, STRETCH, on=ground, space=3, margins=(0, 0, 0, 3))
        scroll_page(ground, self)

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
        show_text(self.subtitle, told)
        shuffled = reports and not asked.options.ids
        self.first.show_first(first, asked.formats[asked.current], shuffled=shuffled)
        lesson = ahead.lesson
        self.lesson.setVisible(lesson is not None)
        if lesson is not None:
            numbers = (lesson.rows, lesson.share, lesson.low, lesson.high)
            self.lesson.setText(lesson_text(lesson.column, lesson.code, *numbers))


class ExportFoot(QFrame):
    """Emits `wanted` to write, and `cancelled`."""

    wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._row = row(on=self, space=3, margins=(5, 3))
        self._words = QWidget()
        self.mark = Picture("info", theme, colour="text_muted", size=18)
        self.told = TextLabel("", theme, "analyst.base", widest=_WIDEST)
        row(at(MIDDLE, self.mark), wide(self.told, MIDDLE), on=self._words, space=3)
        self.progress = ProgressPanel(theme, button_size="form")
        self.progress.hide()
        self.button = primary_button(tr("Write"), theme, "analyst_main")
        self.button.setEnabled(False)
        add(self._row, wide(self._words), wide(self.progress), at(MIDDLE, self.button))
        self.button.clicked.connect(self.wanted)
        self.progress.cancelled.connect(self.cancelled)

    def say(self, icon: str, text: str) -> None:
        """Say something behind an icon; nothing of an empty text."""
        self.mark.set_icon(icon, _TONES.get(icon, "text_muted"))
        self.mark.setVisible(bool(text))
        self.told.setText(text)

    def put_words(self, elsewhere: QBoxLayout | None) -> None:
        """Let the words stand above in another place, where there is no room for them here."""
        if elsewhere is None:
            self._row.insertWidget(0, self._words, 1)
        else:
            elsewhere.insertWidget(0, self._words)

    def show_running(self, running: bool) -> None:
        """Show that files are being written, or that they are not any more."""
        if running:
            self.button.setEnabled(False)
            self.progress.restart()
        self.progress.setVisible(running)
        self._words.setVisible(not running)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it is."""
        part = 100 * done // total if total else 0
        words = tr("Writing: {part}").format(part=in_percent(figures(part)))
        self.progress.set_progress(words, done, total)


class ExportPage(StudyPanel):
    """Ticks what is written, shows it before it is written, and writes it in another thread."""

    def __init__(self, around: PageContext) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._shown = StudyState()
        self._known = Remembered()
        self._asked: tuple[Path, ExportRequest, Path, int] | None = None
        self._ahead: Ahead | None = None
        self._sizes: dict[str, int] = {}
        self._narrow = False
        self._written_to = Path()
        self._told = False  # what became of the last writing, until something else is chosen
        self._kept = Exporting()
        self._touched = False  # since it was taken up
        self._formats: dict[str, tuple[str, ...]] = {}
        self._liked: dict[str, tuple[str, ...]] = {}
        self._current = ""
        self._take(self._kept)
        self.side = self.choices = ExportSide(theme)
        self.sorts = SortList(theme)
        box = row(self._left(), on=self, space=0)
        self.body, self.foot = ExportBody(theme), ExportFoot(theme)
        right = column(wide(self.body), rule(), self.foot, space=0, margins=(0, 3, 0, 0))
        box.addLayout(right, 1)
        self._show_sorts()
        self._connect()

    def _left(self) -> QVBoxLayout:
        theme = self._theme
        self.chosen = TextLabel("", theme, "analyst.base", tone="muted")
        words = column(
            TextLabel(tr("Export"), theme, "analyst.heading"),
            self.chosen,
            margins=(6, 0, 0, 0),
        )
        self.sorts.setFixedWidth(_SORTS_WIDTH)
        return column(words, wide(self.sorts), space=2, margins=(0, 3, 0, 0))

    def _connect(self) -> None:
        self.sorts.looked.connect(self._on_looked)
        self.sorts.ticked.connect(self._on_ticked)
        self.choices.changed.connect(self._on_changed)
        self.choices.folder_wanted.connect(self._on_folder_wanted)
        self.body.ticked.connect(self._on_format)
        self.foot.wanted.connect(self.write)
        self.foot.cancelled.connect(lambda: self._around.jobs.cancel(_WRITING))

    # What is shown

    def show_study(self, shown: StudyState, *, on_top: bool) -> None:
        """Show what can be exported of a study, and have it looked at ahead."""
        self._shown = shown
        if not on_top or not shown.contents:
            return
        path = shown.content.path
        if path is not None and not self.choices.folder.text():
            self.choices.set_folder(folder_of(self._kept.folder, path))
        self.choices.show_choices(shown)
        self._show_current()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < _WORDS_ABOVE_BELOW
        if narrow != self._narrow:  # there is no room for words beside the button
            self._narrow = narrow
            self.foot.put_words(self.body.inner if narrow else None)

    @property
    def asked(self) -> ExportRequest:
        return ExportRequest(dict(self._formats), self.choices.options(), self._current)

    @property
    def folder(self) -> Path:
        """Where it goes; a name alone stands beside the study."""
        folder = Path(self.choices.folder.text().strip() or ".")
        path = self._shown.content.path
        return folder if path is None else path.parent / folder

    def _show_sorts(self) -> None:
        self.sorts.set_sorts(
            [(name, each.title(), each.meaning()) for name, each in EXPORTS.items()]
        )
        self._show_current()

    def _show_current(self) -> None:
        export = EXPORTS[self._current]
        ticked = [name for name, some in self._formats.items() if some]
        self.sorts.show_chosen(ticked, self._current)
        self.choices.show_sorts(ticked)
        told = tr("{n} of {all} chosen")
        self.chosen.setText(told.format(n=figures(len(ticked)), all=figures(len(EXPORTS))))
        self.body.show_export(export, self._formats[self._current])

    def _follow(self) -> None:
        """Look ahead where something else is to be written than was looked at."""
        path = self._shown.content.path
        if path is None:
            self._ahead = None
            self.foot.say(
                "info", tr("These responses are held in no file, so none can be written.")
            )
            self.foot.button.setEnabled(False)
            return
        asked = (path, self.asked, self.folder, self._shown.generation)
        if asked != self._asked:
            self._asked = asked
            self.foot.button.setEnabled(False)  # until it is known what would be replaced
            self._around.jobs.start(
                _AHEAD,
                look_ahead,
                path,
                self.asked,
                self.folder,
                self._known,
                succeeded=self._on_ahead,
                failed=self._on_ahead_failed,
                instead=True,
            )

    def _on_ahead(self, ahead: Ahead) -> None:
        self._ahead = ahead
        self.body.show_ahead(ahead, self.asked, self._shown.content.survey)
        self._show_files()

    def _on_ahead_failed(self, error: Exception) -> None:
        self._ahead = None
        self.foot.button.setEnabled(False)
        problem = problem_of(error)
        self.foot.say("danger", f"{message(problem)} {remedy(problem)}")

    def _show_files(self) -> None:
        ahead = self._ahead
        if ahead is None:
            return
        self.choices.show_files(ahead.files, ahead.there, self._sizes)
        replaced = len(ahead.there.intersection(ahead.files))
        self.foot.button.setText(button_text(len(ahead.files), replaced))
        busy = self._around.jobs.running(_WRITING)
        self.foot.button.setEnabled(bool(ahead.files) and not busy)
        if not self._told and not busy:
            self.foot.say("info", self._rows_text() if ahead.files else tr("Tick what to write."))

    def _rows_text(self) -> str:
        if REPORTS not in self.asked.wanted:
            return ""
        ahead = self._ahead
        alone, n = (ahead.alone or 0, ahead.n) if ahead is not None else (0, 0)
        return each_row_text(self._shown.content.survey, alone, n)

    # What is chosen

    @property
    def chosen_here(self) -> dict[str, canonical.Json]:
        return self._chosen.written() if self._chosen != Exporting() else {}

    @property
    def _chosen(self) -> Exporting:
        path = self._shown.content.path if self._shown.contents else None
        if not self._touched or path is None:
            return self._kept
        folder = kept_folder(self.choices.folder.text().strip(), path)
        return self.choices.chosen(self.asked.wanted, self._current, folder)

    def take_up(self, chosen: Mapping[str, object]) -> None:
        self._kept = exporting_in(chosen)
        self._take(self._kept)
        self.choices.blockSignals(True)  # nobody chooses anything now
        self.choices.take_up(self._kept)
        self.choices.blockSignals(False)
        self._show_current()

    def _take(self, kept: Exporting) -> None:
        self._formats = {name: kept.formats.get(name, ()) for name in EXPORTS}
        self._liked = {
            name: self._formats[name] or each.formats(None) for name, each in EXPORTS.items()
        }
        self._current = kept.current

    def _on_looked(self, name: str) -> None:
        self._current, self._touched = name, True
        self._show_current()
        self._follow()

    def _on_ticked(self, name: str, on: bool) -> None:
        self._formats[name] = self._liked[name] if on else ()
        self._on_changed()

    def _on_format(self, name: str, on: bool) -> None:
        export = EXPORTS[self._current]
        kept = {*self._formats[self._current]} - {name} | ({name} if on else set())
        some = tuple(each for each in export.offered() if each in kept)
        self._formats[self._current] = some
        if some:
            self._liked[self._current] = some
        self._on_changed()

    def _on_changed(self) -> None:
        self._sizes, self._told, self._touched = {}, False, True
        self._show_current()
        if self._shown.contents:
            self._follow()

    def _on_folder_wanted(self) -> None:
        folder = self._around.dialogs.open_folder(self, tr("Where to write"))
        if folder is not None:
            self.choices.set_folder(folder)
            self._on_changed()

    # What is done

    def write(self) -> None:
        """Write what is ticked; once, however often it is pressed."""
        path, ahead = self._shown.content.path, self._ahead
        if path is None or ahead is None or self._around.jobs.running(_WRITING):
            return
        folder = self._written_to = self.folder  # it may be another once all is written
        self.foot.show_running(True)
        self._around.jobs.start(
            _WRITING,
            write_asked,
            path,
            self.asked,
            folder,
            replace(self._known, counted={**self._known.counted}, seen={}),  # it looks ahead beside
            ahead.there,
            succeeded=self._on_written,
            failed=self._on_failed,
            progressed=self.foot.set_progress,
            cancelled=self._on_cancelled,
            at_end=AtEnd.STOP,
        )

    def _on_written(self, written: Written) -> None:
        self.foot.show_running(False)
        self._sizes = {path.name: _size(path) for path in written.paths}
        if written.failures:
            failed = [(each.path, each.problem) for each in written.failures]
            self.foot.say("danger", failed_text(failed, len(written.paths)))
        else:
            self.foot.say("check", written_text(len(written.paths), self._written_to))
        self._around.tell(self.foot.told.text())
        self._again()

    def _on_failed(self, error: Exception) -> None:
        self.foot.show_running(False)
        problem = problem_of(error)
        self.foot.say("danger", f"{message(problem)} {remedy(problem)}")
        self._again()

    def _on_cancelled(self) -> None:
        self.foot.show_running(False)
        self.foot.say("info", tr("Cancelled. The files that were finished are there."))
        self._sizes = {}  # which were finished is not known: each that is there says so
        self._again()

    def _again(self) -> None:
        """Look ahead anew: files are there now that were not."""
        self._asked, self._told = None, True
        self._follow()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0

"""The page of an export: what is written, in which formats, how it looks, and that it is there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.export.study.ahead import Ahead, Asked, Remembered, look_ahead, write_asked
from app.export.study.registry import EXPORTS
from app.export.study.writing import Written
from app.flows.shown import Shown
from app.problems import problem_of
from app.tasks import AtEnd
from app.views.analyst.exporting.cards import CardGrid, FormatCard
from app.views.analyst.exporting.first import FirstRowsView
from app.views.analyst.exporting.side import ExportSide
from app.views.analyst.exporting.sorts import SortList
from app.views.analyst.study_panel import Around, StudyPanel
from app.widgets.button import primary_button
from app.widgets.panels import rule, scroll_down
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel, overline
from app.words.catalogue import figures, tr
from app.words.exporting import alone_text
from app.words.exporting_page import (
    button_text,
    failed_text,
    format_words,
    lesson_text,
    rows_text,
    written_text,
)
from app.words.refusals import message, remedy
from core.privacy.epsilon import epsilon_text

EXPORT = "export"  # the name of the page
_WRITING, _AHEAD = "exporting", "export-ahead"
_SORTS_WIDTH, _MARGIN = 208, 24


class ExportPage(StudyPanel):
    """Ticks what is written, shows it before it is written, and writes it in another thread."""

    def __init__(self, around: Around) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._shown = Shown()
        self._known = Remembered()
        self._asked: tuple[Path, Asked, Path, int] | None = None
        self._ahead: Ahead | None = None
        self._sizes: dict[str, int] = {}
        self._formats = {
            name: each.formats(None) if name in _TICKED else () for name, each in EXPORTS.items()
        }
        self._liked = {name: each.formats(None) for name, each in EXPORTS.items()}
        self._current = next(iter(EXPORTS))
        self.side = self.choices = ExportSide(theme)
        self.sorts = SortList(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(self._left())
        right = QVBoxLayout()
        right.setContentsMargins(0, theme.space(3), 0, 0)
        right.setSpacing(0)
        right.addWidget(self._middle(), 1)
        right.addWidget(rule())
        right.addWidget(self._foot())
        row.addLayout(right, 1)
        self._show_sorts()
        self._connect()

    def _left(self) -> QVBoxLayout:
        theme = self._theme
        column = QVBoxLayout()
        column.setContentsMargins(0, theme.space(3), 0, 0)
        column.setSpacing(theme.space(2))
        words = QVBoxLayout()
        words.setContentsMargins(_MARGIN, 0, 0, 0)
        words.addWidget(TextLabel(tr("Export"), theme, "analyst.heading"))
        self.chosen = TextLabel("", theme, "analyst.base", tone="muted")
        words.addWidget(self.chosen)
        column.addLayout(words)
        self.sorts.setFixedWidth(_SORTS_WIDTH)
        column.addWidget(self.sorts, 1)
        return column

    def _middle(self) -> QScrollArea:
        theme = self._theme
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(0, 0, 0, theme.space(3))
        column.setSpacing(theme.space(3))
        inner = QVBoxLayout()
        inner.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        inner.setSpacing(theme.space(1))
        self.title = TextLabel("", theme, "analyst.heading")
        self.subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        inner.addWidget(self.title)
        inner.addWidget(self.subtitle)
        inner.addSpacing(theme.space(2))
        inner.addWidget(overline(tr("Formats"), theme))
        self.cards = CardGrid()
        inner.addWidget(self.cards)
        column.addLayout(inner)
        self.first = FirstRowsView(theme, _MARGIN)
        column.addWidget(self.first)
        below = QVBoxLayout()
        below.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        below.setSpacing(theme.space(2))
        self.lesson = TextLabel("", theme, "analyst.base", tone="muted", widest=16_777_215)
        self.alone = TextLabel("", theme, "analyst.base", tone="muted", widest=16_777_215)
        for label in (self.lesson, self.alone):
            below.addWidget(label)
        column.addLayout(below)
        column.addStretch(1)
        area = QScrollArea()
        scroll_down(area)
        area.setWidget(ground)
        ground.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        return area

    def _foot(self) -> QFrame:
        theme = self._theme
        foot = QFrame()
        row = QHBoxLayout(foot)
        row.setContentsMargins(theme.margins(5, 3))
        row.setSpacing(theme.space(3))
        self.mark = Picture("info", theme, colour="text_muted", size=18)
        self.told = TextLabel("", theme, "analyst.base", widest=16_777_215)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.told, 1, Qt.AlignmentFlag.AlignVCenter)
        self.progress = ProgressPanel(theme, button_size="form")
        self.progress.hide()
        row.addWidget(self.progress, 1)
        self.write_button = primary_button(tr("Write"), theme, "analyst_main")
        row.addWidget(self.write_button, 0, Qt.AlignmentFlag.AlignVCenter)
        return foot

    def _connect(self) -> None:
        self.sorts.looked.connect(self._on_looked)
        self.sorts.ticked.connect(self._on_ticked)
        self.choices.changed.connect(self._on_changed)
        self.choices.folder_wanted.connect(self._on_folder_wanted)
        self.write_button.clicked.connect(self.write)
        self.progress.cancelled.connect(lambda: self._around.jobs.cancel(_WRITING))

    # What is shown

    def show_study(self, shown: Shown, *, on_top: bool) -> None:
        """Show what can be exported of a study, and have it looked at ahead."""
        self._shown = shown
        if not on_top or not shown.contents:
            return
        path = shown.content.path
        if path is not None and not self.choices.folder.text():
            self.choices.set_folder(path.with_name(f"{path.stem}-export"))
        self.choices.show_choices(shown)
        self._follow()

    @property
    def asked(self) -> Asked:
        """What is to be exported."""
        return Asked(dict(self._formats), self.choices.wishes(), self._current)

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
        told = tr("{n} of {all} chosen")
        self.chosen.setText(told.format(n=figures(len(ticked)), all=figures(len(EXPORTS))))
        self.title.setText(
            tr("{what}, {meaning}").format(what=export.title(), meaning=export.meaning())
        )
        offered = export.offered()
        if tuple(card.name for card in self.cards.cards) != offered:
            cards = tuple(FormatCard(self._theme, name, *format_words(name)) for name in offered)
            self.cards.set_cards(cards)
            for card in cards:
                card.toggled.connect(lambda on, name=card.name: self._on_format(name, on))
        for card in self.cards.cards:
            card.blockSignals(True)
            card.setChecked(card.name in self._formats[self._current])
            card.blockSignals(False)

    def _follow(self) -> None:
        """Look ahead where something else is to be written than was looked at."""
        path = self._shown.content.path
        if path is None:
            self._ahead = None
            self._say("info", tr("These responses are held in no file, so none can be written."))
            self.write_button.setEnabled(False)
            return
        asked = (path, self.asked, self.folder, self._shown.generation)
        if asked != self._asked:
            self._asked = asked
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
        first, current = ahead.first, self._current
        self.subtitle.setText(
            ""
            if first is None
            else rows_text(first.n, first.n_columns, reports=current == "reports")
        )
        self.first.show_first(first, self._formats[current], ids=self.asked.wishes.ids)
        lesson = ahead.lesson
        self.lesson.setVisible(lesson is not None)
        if lesson is not None:
            numbers = (lesson.rows, lesson.share, lesson.low, lesson.high)
            self.lesson.setText(lesson_text(lesson.column, lesson.code, *numbers))
        self.alone.setVisible(bool(ahead.alone))
        if ahead.alone:
            self.alone.setText(alone_text(ahead.alone, ahead.n))
        self._show_files()

    def _on_ahead_failed(self, error: Exception) -> None:
        self._ahead = None
        self.write_button.setEnabled(False)
        problem = problem_of(error)
        self._say("danger", f"{message(problem)} {remedy(problem)}")

    def _show_files(self) -> None:
        ahead = self._ahead
        if ahead is None:
            return
        self.choices.show_files(ahead.files, ahead.there, self._sizes)
        replaced = len(ahead.there.intersection(ahead.files))
        self.write_button.setText(button_text(len(ahead.files), replaced))
        busy = self._around.jobs.running(_WRITING)
        self.write_button.setEnabled(bool(ahead.files) and not busy)
        if not self._sizes and not busy:
            self._say("info", self._told_of_rows() if ahead.files else tr("Tick what to write."))

    def _told_of_rows(self) -> str:
        if "reports" not in self.asked.wanted:
            return ""
        told = tr("One row a person shows what each person’s file shows: ε {epsilon}.")
        epsilon = epsilon_text(self._shown.content.survey.ratio)
        return told.format(epsilon=figures(epsilon))

    def _say(self, icon: str, text: str) -> None:
        tones = {"danger": "danger", "check": "success"}
        self.mark.set_icon(icon, tones.get(icon, "text_muted"))
        self.mark.setVisible(bool(text))
        self.told.setText(text)

    # What is chosen

    def _on_looked(self, name: str) -> None:
        self._current = name
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
        self._sizes = {}
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
        self.write_button.setEnabled(False)
        self.progress.restart()
        self._show_running(True)
        self._around.jobs.start(
            _WRITING,
            write_asked,
            path,
            self.asked,
            self.folder,
            self._known,
            ahead.there,
            succeeded=self._on_written,
            failed=self._on_failed,
            progressed=self._on_progressed,
            cancelled=self._on_cancelled,
            at_end=AtEnd.STOP,
        )

    def _on_progressed(self, done: int, total: int) -> None:
        part = 100 * done // total if total else 0
        words = tr("Writing: {part}%").format(part=figures(part))
        self.progress.set_progress(words, done, total)

    def _on_written(self, written: Written) -> None:
        self._show_running(False)
        self._sizes = {path.name: _size(path) for path in written.paths}
        if written.failures:
            failed = [(each.path, each.problem) for each in written.failures]
            self._say("danger", failed_text(failed, len(written.paths)))
        else:
            self._say("check", written_text(len(written.paths), self.folder))
        self._around.tell(self.told.text())
        self._again()

    def _on_failed(self, error: Exception) -> None:
        self._show_running(False)
        problem = problem_of(error)
        self._say("danger", f"{message(problem)} {remedy(problem)}")
        self._again()

    def _on_cancelled(self) -> None:
        self._show_running(False)
        self._say("info", tr("Cancelled. The files that were finished are there."))
        self._sizes = {name: _size(self.folder / name) for name in self._files_there()}
        self._again()

    def _files_there(self) -> list[str]:
        files = () if self._ahead is None else self._ahead.files
        return [name for name in files if (self.folder / name).exists()]

    def _again(self) -> None:
        """Look ahead anew: files are there now that were not."""
        self._asked = None
        self._follow()

    def _show_running(self, running: bool) -> None:
        self.progress.setVisible(running)
        for widget in (self.told, self.mark):
            widget.setVisible(not running)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


_TICKED = ("reports", "estimates", "codebook")  # as the page is opened first

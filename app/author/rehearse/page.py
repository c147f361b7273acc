"""The page on which a survey is rehearsed with made-up people, before anybody is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.analyses.parts import Chart, TablePart
from app.author.preview.flow import Previewed
from app.author.rehearse.flow import (
    RehearsalRequest,
    first_request,
    read_table,
    rehearsed,
    write_study,
)
from app.author.rehearse.people import PeoplePanel
from app.author.words import rehearsing as words
from app.author.words.authoring import problem_text
from app.export import patterns, write_file
from app.export.formats import Takes
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd, Jobs
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.dialogs import FolderDialogs, csv_files, problem_box, study_files
from app.widgets.focus_ring import FocusFirst
from app.widgets.layout import MIDDLE, STRETCH, at, column, row, scroll_page, wide
from app.widgets.page_head import PageHead
from app.widgets.panels import card, set_look
from app.widgets.picture import Picture
from app.widgets.pill import Pill
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.total_epsilon import over_all
from core.facts.errors import Refused
from core.present.table import Table
from core.progress import Progress, silent
from core.survey import text_in

if TYPE_CHECKING:
    from app.author.rehearse.results import Results
    from core.rehearse import QuestionRuns

_BESIDE_FROM = 760  # px of width
_RUNS, _STUDY, _SAVING = "rehearsals", "rehearsed study", "figures"  # lanes


class StudyCard(QWidget):
    """Offers to write one run as a study. Emits `wanted`, and `cancelled` while it is written."""

    wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        panel = card(padding=theme.space(3))
        set_look(panel, role="well")
        told = tr("One run as a study, with the truth beside it")
        self.progress = ProgressPanel(theme)
        self.progress.hide()
        self.progress.cancelled.connect(self.cancelled)
        self.button = secondary_button(tr("Write the study…"), theme, "analyst", do=self.wanted)
        self.button.setObjectName("study_button")
        panel.column.addLayout(
            row(
                at(MIDDLE, Picture("chart", theme, colour="accent", size=20)),
                wide(TextLabel(told, theme, "analyst.strong"), MIDDLE),
                wide(self.progress),
                self.button,
                space=3,
            )
        )
        column(panel, on=self, margins=(6, 3))

    def show_writing(self, writing: bool) -> None:
        """Show how far it is, or offer it again."""
        if writing:
            self.progress.restart()
        self.progress.setVisible(writing)
        self.button.setVisible(not writing)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it is: each response is written, then read back."""
        told = tr("{done} of {total} responses made")
        made = told.format(done=figures(done // 2), total=figures(total // 2))
        self.progress.set_progress(made, done, total)


class Foot(QFrame):
    """How often was rehearsed, ε of the survey, the seed, and what is left out."""

    def __init__(self, theme: Theme, found: Previewed) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        line = row(on=self, space=6, margins=(5, 1))
        self.runs_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.epsilon_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.seed_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.lack_label = TextLabel("", theme, "analyst.small", tone="warning")
        for label in (self.runs_label, self.epsilon_label, self.seed_label):
            line.addWidget(label)
        line.addWidget(self.lack_label, 1)
        survey = found.survey
        if survey is not None:
            self.epsilon_label.setText(over_all(survey.ratio))
        out = tr("Question {n} is left out: {problem}")
        lacks = [
            out.format(n=figures(each.place), problem=problem_text(each.problem))
            for each in found.skipped
        ]
        self.lack_label.setText(" · ".join(lacks))

    def show_runs(self, runs: int, seed: int, *, changed: bool) -> None:
        """Show what the figures are of, and whether something else is asked for by now."""
        told = tr("{n} rehearsals", "", runs).format(n=figures(runs))
        if changed:
            again = tr("Changed since: rehearse again")
            told = f"{told} · {again}"
        self.runs_label.setText(told)
        self.seed_label.setText(tr("Seed {n}").format(n=seed))


class RehearsePage(QFrame):
    """Shows what a thousand surveys like this would find, where the truth is known.

    Emits `study_written(Path, Path)` with a rehearsed study and its truth.

    Args:
        found: what can be asked of the draft.
        people: for how many it is planned.
        back: called when the page is left.
    """

    study_written = Signal(Path, Path)

    def __init__(
        self,
        theme: Theme,
        found: Previewed,
        people: int,
        dialogs: FolderDialogs,
        back: Callable[[], object],
    ) -> None:
        super().__init__()
        self.setObjectName("rehearse_page")
        self.setProperty("role", "band")
        self._theme, self._dialogs, self._back, self._left = theme, dialogs, back, found
        self.jobs = Jobs(self)
        self.results: Results | None = None
        self.found: tuple[QuestionRuns, ...] = ()
        self._shown: RehearsalRequest | None = None
        self.people: PeoplePanel | None = None
        survey = found.survey
        self._language = "" if survey is None else survey.languages[0]
        self._lay_out()
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(back)
        if survey is None or not survey.sensitive:
            FocusFirst(self, self.back_button)
            self._show_nothing()
            return
        self.people = PeoplePanel(theme, first_request(survey, people), self._language)
        self._body.insertWidget(0, self.people)
        self.people.again_wanted.connect(self.rehearse)
        self.people.cancelled.connect(lambda: self.jobs.cancel(_RUNS))
        self.people.table_wanted.connect(self._ask_for_table)
        self.people.changed.connect(self._show_foot)
        FocusFirst(self, self.people.people_field)
        self.rehearse()

    # Building

    def _lay_out(self) -> None:
        theme = self._theme
        page = QFrame()
        page.setProperty("role", "page")
        self.told_label = TextLabel("", theme, "analyst.form", tone="muted")
        self.told_label.setContentsMargins(theme.margins(6, 3))
        self._results = QVBoxLayout()
        self.study_card = StudyCard(theme)
        self.study_card.wanted.connect(self._write_study)
        self.study_card.cancelled.connect(lambda: self.jobs.cancel(_STUDY))
        self._column = column(
            self.told_label, self._results, STRETCH, self.study_card, on=page, space=0
        )
        self._body = row(wide(scroll_page(page)), space=0)
        self.foot = Foot(theme, self._left)
        column(self._head(), wide(self._body), self.foot, on=self, space=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Put the people above what was found, where there is no room beside it."""
        if self.people is None:
            return
        above = self.width() < _BESIDE_FROM
        if self.people.above != above:
            self.people.stand_above(above)
            (self._column if above else self._body).insertWidget(0, self.people)

    def _head(self) -> QWidget:
        theme, survey = self._theme, self._left.survey
        title = "" if survey is None else text_in(survey.title, self._language)
        head = PageHead(theme, tr("Rehearse"), title)
        kept = tr("Rehearsal: nothing is kept")
        self.save_button = secondary_button(
            tr("Save the figures"), theme, "analyst", icon="download", do=self._save
        )
        self.save_button.setObjectName("save_button")
        self.save_button.setEnabled(False)
        self.back_button = primary_button(tr("Back to the editor"), theme, "analyst", do=self._back)
        self.back_button.setObjectName("back_button")
        head.add(Pill(kept, theme, "warning", style="analyst.overline"))
        head.add(self.save_button, self.back_button)
        return head

    def _show_nothing(self) -> None:
        told = tr("No question is randomized yet, so there is nothing to rehearse.")
        if self._left.survey is None:
            told = tr("No question can be asked yet, so there is nothing to rehearse.")
        self.told_label.setText(told)
        self.study_card.hide()

    # Rehearsing

    @property
    def request(self) -> RehearsalRequest:
        """Who is rehearsed, and how often. Raises LookupError where there is nothing to."""
        if self.people is None:
            raise LookupError("nothing can be rehearsed")
        return self.people.request

    def rehearse(self) -> None:
        """Rehearse in another thread, in place of what is under way."""
        if self.people is None or not self.request.fits:
            return
        request = self.request
        self.people.show_running(True)
        self.told_label.setVisible(not self.found)
        self.told_label.setText(tr("Rehearsing…"))
        self.jobs.start(
            _RUNS,
            rehearsed,
            request,
            succeeded=lambda found: self._on_rehearsed(request, found),
            failed=self._on_failed,
            progressed=self._on_progressed,
            cancelled=self._on_cancelled,
            at_end=AtEnd.DROP,
            instead=True,
        )

    def _on_progressed(self, done: int, total: int) -> None:
        if self.people is not None:
            told = tr("{done} of {total} questions")
            text = told.format(done=figures(done), total=figures(total))
            self.people.progress.set_progress(text, done, total)

    def _on_rehearsed(self, request: RehearsalRequest, found: tuple[QuestionRuns, ...]) -> None:
        from app.author.rehearse.results import Results

        self.found = found
        self._end_running()
        self.told_label.hide()
        if self.results is None:
            self.results = Results(self._theme, self._language)
            self._results.addWidget(self.results)
        self.results.show_found(found, request.people if request.table is None else request.table.n)
        self.save_button.setEnabled(bool(found))
        self._shown = request
        self._show_foot()

    def _on_cancelled(self) -> None:
        self._end_running()
        self.told_label.setText(tr("Stopped. Rehearse again to see what would be found."))

    def _on_failed(self, error: Exception) -> None:
        self._end_running()
        self._tell(error)

    def _end_running(self) -> None:
        if self.people is not None:
            self.people.show_running(False)

    def _show_foot(self) -> None:
        """Tell what is shown, and whether something else is asked for by now."""
        shown = self._shown
        if shown is None:
            return
        self.foot.show_runs(shown.runs, shown.seed, changed=shown != self.request)

    # Known people

    def _ask_for_table(self) -> None:
        if self.people is None:
            return
        path = self._dialogs.open_file(self, tr("Open a table of known answers"), csv_files())
        try:
            if path is not None:
                self.people.take(read_table(path, self.request))
                self.rehearse()
        except Refused as refused:
            self._tell(refused)
        self.people.show_source()

    # Taking along

    def _save(self) -> None:
        path = self._dialogs.save_file(
            self,
            tr("Save the figures"),
            "rehearsal.csv",
            f"{patterns(Takes.TABLE)};;{patterns(Takes.CHART)}",
        )
        if path is None or self.results is None or self.results.chart.chart is None:
            return
        what: Chart | TablePart = self.results.chart.chart
        if path.suffix.lower() == ".csv":
            records = words.records_of(self.found, self._language)
            what = TablePart(Table("", "", (), (), ()), records)
        self.jobs.start(
            _SAVING, _save, what, path, succeeded=_nothing, failed=self._tell, at_end=AtEnd.FINISH
        )

    def _write_study(self) -> None:
        if self.people is None or not self.request.fits:
            return
        title = tr("Write a rehearsed study")
        path = self._dialogs.save_file(self, title, "rehearsal.study", study_files())
        if path is None:
            return
        self.study_card.show_writing(True)
        self.jobs.start(
            _STUDY,
            write_study,
            self.request,
            path,
            succeeded=lambda truth: self._on_study_written(path, truth),
            failed=self._on_study_failed,
            progressed=self.study_card.set_progress,
            cancelled=lambda: self.study_card.show_writing(False),
            at_end=AtEnd.STOP,
        )

    def _on_study_written(self, path: Path, truth: Path) -> None:
        self.study_card.show_writing(False)
        self.study_written.emit(path, truth)

    def _on_study_failed(self, error: Exception) -> None:
        self.study_card.show_writing(False)
        self._tell(error)

    # Telling, and the end

    def _tell(self, error: Exception) -> None:
        problem_box(self._theme, self, problem_of(error), tr("Rehearse")).open()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.jobs.end_first(self._back):
            event.ignore()
        else:
            event.accept()


def _save(what: Chart | TablePart, path: Path, report: Progress = silent) -> None:
    report(0, 1)
    write_file(what, path)
    report(1, 1)


def _nothing(_result: object) -> None:
    """Go on."""

"""What the files reveal: a trial of the survey of a study, on a page that can be filed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QFrame, QWidget

from app.analyses.words import revealed as words
from app.analyst.panels.side_panel import SidePanel
from app.analyst.panels.study_panel import PageContext, StudyPanel
from app.analyst.state.study_state import StudyState
from app.charts.chart_widget import ChartWidget
from app.export.report.paper import report_pdf
from app.export.report.revealed import bars, revealed
from app.kit.problems import problem_of
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.layout import STRETCH, add, clear, column, row, scroll_page, wide
from app.widgets.panels import BannerTone, banner, well
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel, overline
from app.words.catalogue import figures, tr
from core.audit import DEFAULT_TRIALS, Audit, Finding, audit
from core.files.disk import write_atomically
from core.progress import Progress
from core.survey import Survey

_TRYING, _SAVING = "revealing", "saving what is revealed"
_MORE = 1_000_000
_LEAST_CHART = 120
_TONES: dict[Finding, BannerTone] = {
    Finding.ABOVE: "danger",
    Finding.BELOW: "danger",
    Finding.TOO_FEW: "warning",
    Finding.AGREES: "success",
}


class RevealingPage(StudyPanel):
    """Tries the survey with made-up answers when asked to, and shows what their files gave away.

    The last result stays while another is worked out, and until the study is of another survey.
    """

    def __init__(self, around: PageContext) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._survey: Survey | None = None
        self._language = ""
        self._found: Audit | None = None
        self._running = False
        self._day = date.today()
        self.side = self.decided = RevealingSide(theme)
        self.subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self.try_button = secondary_button("", theme, "analyst", icon="chart")
        self.pdf_button = primary_button(tr("&Save as PDF"), theme, "analyst")
        self.progress = ProgressPanel(theme)
        self._verdict = QWidget()
        self._verdict_column = column(on=self._verdict)
        self.chart = ChartWidget(theme, least_height=_LEAST_CHART)
        self._numbers = QWidget()
        title = TextLabel(words.chart_title(), theme, "analyst.section")
        column(title, self.chart, on=self._numbers, space=2)
        heading, told = words.how()
        self._how = well(padding=theme.space(4))
        add(self._how.column, TextLabel(heading, theme, "analyst.strong"))
        add(self._how.column, *(TextLabel(each, theme, "analyst.base") for each in told))
        ground = QWidget()
        column(
            column(TextLabel(words.title(), theme, "analyst.heading"), self.subtitle),
            row(self.pdf_button, self.try_button, STRETCH, space=2),
            self.progress,
            self._verdict,
            self._numbers,
            self._how,
            wide(QWidget()),
            on=ground,
            space=4,
            margins=(6, 4),
        )
        self.area = scroll_page(ground)
        column(self.area, on=self)
        self.try_button.clicked.connect(self.try_it)
        self.pdf_button.clicked.connect(self._ask_for_pdf)
        self.progress.cancelled.connect(lambda: around.jobs.cancel(_TRYING))
        self._show()

    # What is shown

    def show_study(self, shown: StudyState, *, on_top: bool) -> None:
        """Show what was found of the survey of a study; nothing is tried without being asked."""
        if not on_top or not shown.contents:
            return
        survey = shown.content.survey
        if survey is not self._survey or shown.language != self._language:
            if self._survey is None or survey.digest != self._survey.digest:
                self._found = None
                self._around.jobs.cancel(_TRYING)
            self._survey, self._language = survey, shown.language
            self.decided.show_survey(survey, shown.language)
        self._show()

    def _show(self) -> None:
        found, running = self._found, self._running
        able = self._survey is not None and words.can_be_tried(self._survey)
        trials = self._trials()
        told = tr("&Try with {n}").format(n=figures(trials))
        self.try_button.setText(told)
        self.try_button.setVisible(able and not running)
        self.pdf_button.setVisible(found is not None)
        self.progress.setVisible(running)
        self.subtitle.setText("")
        if found is not None:
            told = f"{words.tried_with(found.trials)} · {words.head(self._day)}"
            self.subtitle.setText(told)
            self.chart.set_chart(bars(found, self._language))
        for part in (self._numbers, self._how):
            part.setVisible(found is not None)
        clear(self._verdict_column)
        said = self._banner(able)
        self._verdict_column.addWidget(said)
        said.show()

    def _trials(self) -> int:
        return DEFAULT_TRIALS if self._found is None else _MORE

    def _banner(self, able: bool) -> QFrame:
        found, theme, style = self._found, self._theme, "analyst.strong"
        if found is None and not able:
            told = tr("These answers were not collected by Candor, or without chance.")
            detail = tr("There is nothing here that could be tried.")
            return banner("info", told, theme, detail=detail, style=style)
        if found is None:
            told = tr("Nothing was tried yet.")
            detail = tr(
                "Made-up people answer the survey, and their files are searched for their answers. "
                "The responses of the study are not touched."
            )
            return banner("info", told, theme, detail=detail, style=style)
        reach = words.reach(found.survey)
        return banner(_TONES[found.finding], words.verdict(found), theme, detail=reach, style=style)

    # What is done

    def try_it(self) -> None:
        """Let made-up people answer, beside the window; once, however often it is pressed."""
        if self._survey is None or self._running:
            return
        self._running = True
        self.progress.restart()
        self._around.jobs.start(
            _TRYING,
            tried,
            self._survey,
            self._trials(),
            succeeded=self._on_tried,
            failed=self._on_failed,
            progressed=self._on_progress,
            cancelled=self._on_cancelled,
        )
        self._show()

    def _on_progress(self, done: int, total: int) -> None:
        told = tr("{done} of {total} made-up people")
        told = told.format(done=figures(done), total=figures(total))
        self.progress.set_progress(told, done, total)

    def _on_cancelled(self) -> None:
        self._running = False
        self._show()

    def _on_tried(self, found: Audit) -> None:
        self._running = False
        if self._survey is not None and found.survey.digest == self._survey.digest:
            self._found, self._day = found, date.today()
        self._show()
        self._around.tell(words.verdict(found))

    def _on_failed(self, error: Exception) -> None:
        self._running = False
        self._show()
        self._around.show_problem(problem_of(error))

    def _ask_for_pdf(self) -> None:
        title, name = tr("Save what the files reveal"), "what-the-files-reveal.pdf"
        path = self._around.dialogs.save_file(self, title, name, tr("PDF (*.pdf)"))
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Write the sheet of the last result."""
        if self._found is None:
            return
        self._around.jobs.start(
            _SAVING,
            write_sheet,
            self._found,
            self._language,
            self._day,
            path,
            succeeded=lambda _: self._around.tell(tr("Saved as {0}.").format(path.name)),
            failed=lambda error: self._around.show_problem(problem_of(error)),
        )


class RevealingSide(SidePanel):
    """What else is in each file, and what no trial can see."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(words.to_decide(), theme, above=2, apart=2)
        self._parts = QWidget()
        self._told = column(on=self._parts, space=2)
        add(self._column, self._parts, wide(QWidget()))

    def show_survey(self, survey: Survey, language: str) -> None:
        clear(self._told)
        theme = self._theme
        if (warned := words.warning(survey)) is not None:
            heading, detail = warned
            self._told.addWidget(
                banner("warning", heading, theme, detail=detail, style="analyst.strong")
            )
        for heading, lines in (words.in_each_file(survey, language), words.unseen(survey)):
            self._told.addWidget(overline(heading, theme))
            for line in lines:
                self._told.addWidget(TextLabel(line, theme, "analyst.base"))
        self._told.addWidget(TextLabel(words.yours_to_say(), theme, "analyst.base", tone="muted"))


def tried(survey: Survey, trials: int, report: Progress) -> Audit:
    """Audit a survey, and make its eight words, which are slow, for the sheet."""
    found = audit(survey, trials, report=report)
    _ = survey.words
    return found


def write_sheet(found: Audit, language: str, day: date, path: Path, report: Progress) -> None:
    """Write the sheet as a PDF. Raises `Refused`."""
    report(0, 0)
    write_atomically(path, report_pdf(revealed(found, language, day)), replace=True)

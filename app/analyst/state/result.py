"""What the window of a study shows: its questions, and what is found about what is looked at.

The view holds no numbers of its own. It gets a `Result` and shows its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.analyses import Analysis, analyse, analyses_of, offer
from app.analyses.available import Offered
from app.analyses.content import StudyContent
from app.analyses.methods import methods_of_result
from app.analyses.parts import (
    BandTrack,
    BarChart,
    Beside,
    BinsChart,
    Chart,
    Chosen,
    Multiples,
    Part,
    Sentence,
    TablePart,
    Tone,
    charts_of,
)
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import Kept, language_of, tallies_of
from app.analyses.words.methods_text import NO_METHODS, Methods
from app.analyst.state.comparing import NOTHING_COMPARED, Comparable, comparable
from app.words.catalogue import figures, tr
from app.words.kinds import KIND_WORDS
from app.words.numerals import epsilon_text
from core.progress import Progress, silent
from core.survey import Question, text_in


@dataclass(frozen=True, slots=True)
class Entry:
    """One question of one study, as the list shows it."""

    study: int
    question: Question
    title: str
    detail: str


@dataclass(frozen=True)
class Result:
    """The parts that were found by looking in a way, and what can be chosen there.

    `analyses` are those that can be of the same questions, `compared` what it can be compared
    with, `methods` how the numbers came about.
    """

    request: AnalysisRequest
    parts: tuple[Part, ...]
    offered: Offered
    analyses: tuple[Analysis, ...] = ()
    compared: Comparable = NOTHING_COMPARED
    methods: Methods = NO_METHODS

    @property
    def head(self) -> Sentence:
        """What all of it is about: the sentence that says so, or the title of what comes first."""
        for part in self.parts:
            if isinstance(part, Sentence) and part.tone is Tone.HEAD:
                return part
        for part in self.parts:
            for chart in charts_of((part,)):
                return Sentence(chart.title, (chart.subtitle,), Tone.HEAD, chart.badge)
            if isinstance(part, TablePart):
                return Sentence(part.table.title, (part.table.subtitle,), Tone.HEAD)
        return Sentence("", tone=Tone.HEAD)

    @property
    def whole(self) -> bool:
        """Whether its tables stand among the other parts, on one page, and not beneath them."""
        hidden = any(isinstance(part, TablePart) and not part.shown for part in self.parts)
        return hidden or self.paired or self._has_histogram

    @property
    def captioned(self) -> bool:
        """Whether charts say in captions what no table says that is seen."""
        table = self.table
        beneath = self._has_histogram and table is not None and table.shown
        return not self.paired and not beneath

    @property
    def _has_histogram(self) -> bool:
        return any(isinstance(part, BinsChart) for part in self.parts)

    @property
    def paired(self) -> bool:
        """Whether its tables say what the captions of its charts do."""
        return any(isinstance(part, Beside | Multiples | Chosen) for part in self.parts)

    @property
    def bands(self) -> tuple[BandTrack, ...]:
        """Where numbers are cut by which people are put into bands."""
        return tuple(part for part in self.parts if isinstance(part, BandTrack))

    @property
    def chart(self) -> Chart | None:
        """The first chart: the one that is copied and saved."""
        return next(charts_of(self.parts), None)

    @property
    def table(self) -> TablePart | None:
        return next((part for part in self.parts if isinstance(part, TablePart)), None)

    @property
    def is_below_zero(self) -> bool:
        """Whether a bar of the first chart goes where no true value can lie: below zero."""
        chart = self.chart
        if not isinstance(chart, BarChart) or chart.axis.possible is None:
            return False
        return any(bar.value is not None and bar.value < 0 for bar in chart.rows)

    @property
    def taken_table(self) -> TablePart | None:
        """The first table as it is copied and saved: by itself, so under what all is about."""
        part, head = self.table, self.head
        if part is None or head.title in part.table.title:
            return part
        title = f"{head.title} · {part.table.title}"
        subtitle = " ".join(head.paragraphs) or part.table.subtitle
        return replace(part, table=replace(part.table, title=title, subtitle=subtitle))

    @property
    def taken_tables(self) -> tuple[TablePart, ...]:
        """All tables as they are copied: the first as `taken_table`, those of differences too."""
        first = self.taken_table
        others = [part for part in self.parts if isinstance(part, TablePart)][1:]
        return () if first is None else (first, *others)


def result_of(
    request: AnalysisRequest,
    contents: Sequence[StudyContent],
    kept: Kept,
    report: Progress = silent,
) -> Result:
    """Work out what is shown. What `report` raises ends it. Raises as `analyse` does."""
    parts = analyse(request, contents, report, kept)
    tallies = tallies_of(request, contents, kept, report)
    compared = comparable(request, contents[request.study], tallies.content)
    analyses = analyses_of(tallies.questions)
    methods = methods_of_result(request, tallies)
    return Result(request, parts, offer(request, tallies), analyses, compared, methods)


def entries_of(contents: Sequence[StudyContent], choices: Choices) -> tuple[Entry, ...]:
    """Return the questions of all studies, as the list shows them."""
    return tuple(
        _entry(place, question, text_in(question.text, language_of(content, choices)))
        for place, content in enumerate(contents)
        for question in content.survey.asked
    )


def _entry(study: int, question: Question, title: str) -> Entry:
    kind, k = KIND_WORDS[question.kind].in_list(question), len(question.options)
    asked = tr("in the clear")
    if question.sensitive:
        asked = tr("ε {epsilon}").format(epsilon=epsilon_text(question.ratio))
    detail = tr("{kind} · {asked}", "a question in the list of the analyst")
    return Entry(study, question, title, detail.format(kind=kind.format(n=figures(k)), asked=asked))

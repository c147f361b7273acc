"""The results of a whole study, to be written to files: by the window and the command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from app.analyses import analyse
from app.analyses.content import StudyContent
from app.analyses.looking import FIRST_ANALYSIS, Choices, Looking
from app.analyses.parts import Chart, Part, TablePart, charts_of
from app.analyses.tallies import Kept, tallies_of
from app.words.tables import records_of
from core.present.table import Table
from core.progress import Progress, silent

ESTIMATES = "estimates"
# In a file the shares stand in the order of the survey, and no curve in the place of the bars.
IN_FILES = Choices(curve=False, largest_first=False, truth=False, curator=False)


def estimates_of(
    looking: Looking,
    contents: Sequence[StudyContent],
    kept: Kept | None = None,
    report: Progress = silent,
) -> TablePart:
    """Return the estimates of all questions of the study looked at, one under the other."""
    tallies = tallies_of(looking, contents, kept)
    questions = tallies.content.survey.questions
    found = []
    for place, question in enumerate(questions):
        report(place, len(questions))
        found.append(tallies.estimate(question))
    report(len(questions), len(questions))
    rehearsal = bool(tallies.content.rehearsal)
    records = records_of(found, tallies.language, rehearsal=rehearsal)
    return TablePart(Table("", "", (), (), ()), records)


def all_results(
    content: StudyContent, choices: Choices = IN_FILES
) -> Iterator[tuple[str, Chart | TablePart]]:
    """Give the estimates of a study, then the picture of every question, each with its name."""
    kept, looking = Kept(), Looking(choices=choices)
    yield ESTIMATES, estimates_of(looking, [content], kept)
    for question in content.survey.questions:
        of_one = replace(looking, analysis=FIRST_ANALYSIS, questions=(question.id,))
        for chart in charts_of(analyse(of_one, [content], kept=kept)):
            yield question.id, chart


def named(looking: Looking, parts: Iterable[Part]) -> list[tuple[str, Chart | TablePart]]:
    """Return the charts and tables of one analysis, each with a name for its files."""
    options = filter(None, looking.options)
    stem = "-".join((looking.analysis, *looking.questions, *options))
    numbers = Counter[str]()
    found: list[tuple[str, Chart | TablePart]] = []
    for part in parts:
        for one in (part,) if isinstance(part, TablePart) else charts_of((part,)):
            sort = "table" if isinstance(one, TablePart) else "chart"
            numbers[sort] += 1
            found.append((f"{stem}-{numbers[sort]}" if numbers[sort] > 1 else stem, one))
    return found

"""What an export will be, before anything is written: its files, its names, its first rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.analyses.content import Mark, StudyContent, mark_of
from app.analyses.tallies import Kept, tallies_of
from app.export.look import USUAL_LOOK
from app.export.study.registry import EXPORTS
from app.export.study.reported import RESULTS, Results
from app.export.study.reports import reports_of
from app.export.study.values import ExportOptions, Source, source_of
from app.export.study.writing import Written, plan, there_already, write_planned
from core.files.disk import make_folder
from core.interchange.datasets.names import SPSS, STATA, names_in
from core.interchange.datasets.table import Cells, Chunk, Dataset, Missing, Variable
from core.privacy.mechanisms import Category
from core.progress import Progress, silent
from core.study import Study
from core.survey import Question, Survey

FIRST = 8  # rows that are shown
_MOST_COLUMNS = 40  # that are shown


@dataclass(frozen=True)
class ExportRequest:
    """What is to be exported: the formats of each sort, how, and which sort is looked at."""

    formats: Mapping[str, tuple[str, ...]]
    options: ExportOptions
    current: str

    @property
    def wanted(self) -> dict[str, tuple[str, ...]]:
        """The formats of each sort that is written in any."""
        return {name: some for name, some in self.formats.items() if some}


@dataclass(frozen=True)
class Renamed:
    """A column that is called otherwise in SPSS or in Stata, and its label."""

    name: str
    spss: str
    stata: str
    label: str


@dataclass(frozen=True)
class FirstRows:
    """The begin of a table: heads, cells as they stand in the files, and in words."""

    n: int
    n_columns: int
    heads: tuple[str, ...]
    codes: tuple[tuple[str, ...], ...]
    words: tuple[tuple[str, ...], ...]
    renamed: tuple[Renamed, ...]


@dataclass(frozen=True)
class Lesson:
    """Why a column of reports is no result: the part of its rows, and the estimate of people."""

    column: str
    code: int
    rows: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Ahead:
    """What will be written, and what there is of it already."""

    n: int
    files: tuple[str, ...] = ()
    there: frozenset[str] = frozenset()
    first: FirstRows | None = None
    alone: int | None = None
    lesson: Lesson | None = None


_REPORTS = "reports"  # the sort whose rows are people
Seen = tuple[FirstRows | None, int | None, Lesson | None]


@dataclass
class Remembered:
    """What was counted, estimated and seen of a study's file, by the options of an export."""

    mark: Mark = ()
    survey: Survey | None = None
    counted: dict[ExportOptions, tuple[StudyContent, Kept, Results]] = field(default_factory=dict)
    seen: dict[tuple[ExportOptions, str], Seen] = field(default_factory=dict)


@contextmanager
def _opened(path: Path, options: ExportOptions, known: Remembered) -> Iterator[Source]:
    mark = mark_of(path)
    same = mark != () and mark == known.mark
    with Study.open(path, write=False, known=known.survey if same else None) as study:
        if not same:
            known.counted.clear()
            known.seen.clear()
            known.mark, known.survey = mark, study.survey
        counted_so = replace(options, ids=False, file_names=False, notes=False, look=USUAL_LOOK)
        if counted_so not in known.counted:
            made = source_of(study, path, counted_so)
            known.counted[counted_so] = made.content, made.kept, {}
        content, kept, results = known.counted[counted_so]
        yield Source(study, content, options, kept, {RESULTS: results})


def look_ahead(
    path: Path, asked: ExportRequest, folder: Path, known: Remembered, report: Progress = silent
) -> Ahead:
    """Work out what would be written into a folder. Raises `Refused`."""
    report(0, 3)
    with _opened(path, asked.options, known) as source:
        report(1, 3)
        planned = plan(source, asked.wanted)
        report(2, 3)
        sorts = {asked.current, *({_REPORTS} & set(asked.wanted))}
        for sort in sorts:
            if (asked.options, sort) not in known.seen:
                known.seen[asked.options, sort] = _seen(source, sort)
        first, _, lesson = known.seen[asked.options, asked.current]
        of_reports = known.seen.get((asked.options, _REPORTS))
        found = Ahead(
            source.content.n,
            tuple(each.name for each in planned),
            frozenset(each.name for each in there_already(planned, folder)),
            first,
            None if of_reports is None else of_reports[1],
            lesson,
        )
    report(3, 3)
    return found


def _seen(source: Source, sort: str) -> Seen:
    """Return what is shown of a sort: its first rows, and of reports what to bear in mind."""
    rows = EXPORTS[sort].rows(source)
    first = None if rows is None else _first_rows(rows)
    if sort != _REPORTS:
        return first, None, None
    return first, reports_of(source).people().alone, _lesson(source)


def write_asked(
    path: Path,
    asked: ExportRequest,
    folder: Path,
    known: Remembered,
    replaced: frozenset[str],
    report: Progress = silent,
) -> Written:
    """Write what is asked for into a folder, which is made where it is missing.

    Only files named in `replaced` are replaced. Raises `Refused` where the study cannot be read or
    the folder not be made.
    """
    report(0, 0)
    with _opened(path, asked.options, known) as source:
        planned = plan(source, asked.wanted)
        make_folder(folder)
        return write_planned(planned, folder, replace=replaced, report=report)


def _first_rows(data: Dataset) -> FirstRows:
    chunk: Chunk = next(data.chunks())
    shown = list(zip(data.variables, chunk, strict=True))[:_MOST_COLUMNS]
    codes = [_texts(cells) for _, cells in shown]
    words = [_in_words(each, cells) for each, cells in shown]
    spss, stata = names_in(SPSS, data.names), names_in(STATA, data.names)
    renamed = tuple(
        Renamed(each.name, in_spss, in_stata, each.label.whole)
        for each, in_spss, in_stata in zip(data.variables, spss, stata, strict=True)
        if {in_spss, in_stata} != {each.name}
    )
    return FirstRows(
        data.n,
        len(data.variables),
        tuple(each.name for each, _ in shown),
        tuple(zip(*codes, strict=True)),
        tuple(zip(*words, strict=True)),
        renamed,
    )


def _texts(cells: Cells) -> list[str]:
    missing = [0] * FIRST if cells.missing is None else cells.missing[:FIRST].tolist()
    values = cells.values[:FIRST]
    return ["" if gone else _text(value) for value, gone in zip(values, missing, strict=False)]


def _text(value: object) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _in_words(variable: Variable, cells: Cells) -> list[str]:
    found = []
    for place, text in enumerate(_texts(cells)):
        gone = 0 if cells.missing is None else int(cells.missing[place])
        if gone:
            found.append(variable.missing.get(Missing(gone), ""))
        else:
            found.append(variable.values[int(text)] if variable.values else text)
    return found


def _lesson(source: Source) -> Lesson | None:
    """Return what the first randomized column tells and does not; None where there is none."""
    variables = reports_of(source).variables
    tallies = tallies_of(source.request, [source.content], source.kept)
    for each in variables:
        question = each.question
        if question is None or not question.sensitive or not question.option_ids:
            continue
        option = each.option or question.option_ids[0]
        code = _code(question, option)
        estimate = tallies.estimate(question)
        found = next(one for one in estimate.options if one.option == option)
        n = found.asked if found.asked is not None else estimate.n
        known = (found.reported, found.share, found.low, found.high)
        if code is None or not n or any(one is None for one in known):
            continue
        reported, share, low, high = (float(one) for one in known if one is not None)
        return Lesson(each.variable.name, code, reported / n, share, low, high)
    return None


def _code(question: Question, option: str) -> int | None:
    """Return the number that stands in a column for an option; None where none does."""
    if question.channel is not None and question.channel.counts_reports:
        return None
    if question.multiple or question.form.spread:
        return 1
    if not isinstance(question.form, Category):
        return None
    return question.codes[question.option_ids.index(option)]

"""The estimates of the results kept in a study, or of all its questions, one under the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from app.analyses.content import StudyContent
from app.analyses.methods import drawn_texts
from app.analyses.parts import TablePart
from app.analyses.request import CHECKS, AnalysisRequest
from app.analyses.tallies import Kept, tallies_of
from app.analyses.words.methods_text import drawn_so
from app.analyses.words.tables import records_of
from app.export import file_bytes, file_name
from app.export.data import WRITERS, data_of, write_data
from app.export.formats import FORMATS
from app.export.study.notes import facts_of, notes_of
from app.export.study.reported import Reported, reported, results_of
from app.export.study.values import Planned, Source, of_bytes
from app.export.words import estimate_labels
from app.words.catalogue import figures
from core.count.sampling_design import refusing_design
from core.interchange.datasets.excel import Sheet, write_sheets
from core.interchange.datasets.table import Dataset
from core.present.records import CSV_COLUMNS, Records
from core.present.table import Table, Value
from core.progress import Progress, silent
from core.survey import text_in

STEM = "estimates"
_BOOK = "xlsx"
_WORDED = {
    *("question", "option", "option_text", "mechanism", "interval", "group", "then_group", "where")
}
_ABOUT = ("result", "kind", "title", "table")
_LABELLED = WRITERS.keys() - {"csv"}


def estimates_of(
    request: AnalysisRequest,
    contents: Sequence[StudyContent],
    kept: Kept | None = None,
    report: Progress = silent,
) -> TablePart:
    """Return the estimates of all questions of the study looked at, one under the other.

    Raises `Refused` where the sample cannot have its design.
    """
    tallies = tallies_of(request, contents, kept)
    questions = tallies.content.survey.asked
    found = []
    for place, question in enumerate(questions):
        report(place, len(questions))
        with refusing_design():
            found.append(tallies.estimate_nested(question))
    report(len(questions), len(questions))
    rehearsal = bool(tallies.content.rehearsal)
    records = records_of(found, tallies.language, rehearsal=rehearsal)
    return TablePart(Table("", "", (), (), ()), records)


def estimates_data(source: Source) -> Dataset:
    """Return the estimates of a study with all that is to be known of them. Raises `Refused`."""
    return _data(source, _records(source))


def estimates_columns(source: Source) -> Dataset:
    """Return the same without a row, for which nothing is estimated unless results are kept."""
    columns = _records(source).columns if results_of(source) else CSV_COLUMNS
    return _data(source, Records(columns, ()))


def _records(source: Source) -> Records:
    if results_of(source):
        return _together(reported(source))
    return estimates_of(source.request, [source.content], source.kept).records


def _together(every: Iterable[Reported]) -> Records:
    """Return the tables of results, one under the other, but checks, which are no estimates.

    Columns of one name stand beneath each other where both hold numbers, or both words; else the
    later one has the kind of its result before its name.
    """
    rows: list[dict[str, Value]] = []
    worded = {name: name in _WORDED for name in CSV_COLUMNS}
    for found in every:
        kept = found.kept
        tables = [part for part in found.parts if isinstance(part, TablePart)]
        for part in tables if kept.kind != CHECKS else ():
            records, named = part.records, []
            for place, name in enumerate(records.columns):
                texts = any(isinstance(row[place], str) for row in records.rows)
                known = any(row[place] is not None for row in records.rows)
                if known and worded.setdefault(name, texts) is not texts:
                    name = f"{kept.kind}_{name}"
                named.append(name)
            about: tuple[Value, ...] = (kept.number, kept.kind, kept.title, part.table.title)
            rows += [
                dict(zip((*_ABOUT, *named), (*about, *row), strict=True)) for row in records.rows
            ]
    columns = tuple(dict.fromkeys((*_ABOUT, *(name for row in rows for name in row))))
    return Records(columns, tuple(tuple(row.get(name) for name in columns) for row in rows))


def _sheets(source: Source) -> Iterator[Sheet]:
    """Give a sheet of each result: its tables, as numbers, and its note beneath."""
    for found in reported(source):
        kept = found.kept
        if not kept.number:
            continue
        lines: list[tuple[Value, ...]] = [(kept.title,)]
        for part in found.parts:
            if isinstance(part, TablePart):
                table, records = part.table, part.records
                told = " · ".join(filter(None, (table.title, table.subtitle)))
                lines += [(), (told,), _heads(part), *records.rows, *((n,) for n in table.notes)]
        if kept.card.text and source.options.notes:
            lines += [(), (kept.card.text,)]
        yield Sheet(figures(kept.number), tuple(lines))


def _heads(part: TablePart) -> tuple[str, ...]:
    """Return the names of columns; where they are places alone, what stands above them."""
    columns = part.records.columns
    if all(name.isdecimal() for name in columns):
        return tuple(column.heading for column in part.table.columns)
    return columns


def _write_book(source: Source, path: Path, _report: Progress) -> None:
    write_sheets(text_in(source.content.survey.title, source.language), _sheets(source), path)


def _data(source: Source, records: Records) -> Dataset:
    survey, language = source.content.survey, source.language
    texts = drawn_texts(source.request, survey, language)
    notes, facts = notes_of(source, drawn_so(*texts)), facts_of(source)
    title = text_in(survey.title, language)
    return data_of(records, STEM, title, estimate_labels(), notes, facts)


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan a table in each format; one that has room for it also holds labels and notes."""

    def one(name: str) -> Planned:
        file = file_name(STEM, FORMATS[name].suffix)
        if name == _BOOK and results_of(source):
            return Planned(file, partial(_write_book, source))
        if name in _LABELLED:
            return Planned(
                file, lambda path, _report: write_data(estimates_data(source), name, path)
            )
        return of_bytes(
            file,
            lambda: file_bytes(TablePart(Table("", "", (), (), ()), _records(source)), name),
        )

    return tuple(map(one, formats))

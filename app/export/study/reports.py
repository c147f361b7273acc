"""Reports, one row a person: what was saved of everybody, after chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path

from app.export.data import write_data
from app.export.formats import FORMATS
from app.export.study.notes import facts_of, notes_of
from app.export.study.values import Planned, Source
from app.export.words import notes_on_reports, words_in
from core.grammar import filters
from core.interchange.datasets.table import Dataset
from core.interchange.reports.columns import ReportVariable, variables_of
from core.interchange.reports.rows import People, chunks_of, identified, shuffled
from core.progress import Progress, silent
from core.study.results import blocks_of
from core.survey import text_in

STEM = "reports"
LINES = "jsonl"
_TOLD = 16_384  # rows after which it can be ended


class Reports:
    """The rows of a study for one export: gathered once, however many files they go to."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._people: People | None = None

    @property
    def rehearsal(self) -> bool:
        """Whether the responses are made up."""
        return bool(self._source.content.rehearsal)

    def people(self, report: Progress = silent) -> People:
        """Return whose reports they are, in the order of the rows.

        `report` is told of nothing done while they are gathered; what it raises ends it. Raises
        `Refused`.
        """
        if self._people is None:
            self._people = self._gathered(lambda _done, n: report(0, n))
        return self._people

    def _gathered(self, report: Progress) -> People:
        study, options = self._source.study, self._source.options
        chosen = filters.read(options.where) if options.where else None
        if not options.ids:
            return shuffled(study.survey, blocks_of(study, chosen, options.without_flagged, report))
        out = study.analyst_work().flags if options.without_flagged else {}
        told = _told(study.counting_rows(), study.n, report)
        rows = (row for row in told if row[0].hex() not in out)
        return identified(study.layout, study.survey, rows, chosen)

    @cached_property
    def variables(self) -> tuple[ReportVariable, ...]:
        content, options = self._source.content, self._source.options
        language = self._source.language
        return variables_of(
            content.survey,
            words_in(language),
            language,
            n=content.n,
            ids=options.ids,
            rehearsal=self.rehearsal,
        )

    @cached_property
    def data(self) -> Dataset:
        """The rows with all that is to be known of them."""
        content, language = self._source.content, self._source.language
        return Dataset(
            STEM,
            text_in(content.survey.title, language),
            tuple(each.variable for each in self.variables),
            content.n,
            lambda: chunks_of(self.people(), self.variables),
            (*notes_on_reports(), *notes_of(self._source)),
            facts_of(self._source),
        )


def _told(
    rows: Iterator[tuple[bytes, bytes]], n: int, report: Progress
) -> Iterator[tuple[bytes, bytes]]:
    for place, row in enumerate(rows):
        if place % _TOLD == 0:
            report(place, n)
        yield row


def reports_of(source: Source) -> Reports:
    """Return the reports of a source, the same each time: in one order in all its files."""
    found = source.shared.setdefault(STEM, Reports(source))
    if not isinstance(found, Reports):
        raise TypeError("something else is kept under this name")
    return found


def rows_of(source: Source) -> Dataset:
    """Return the rows of a study by the options of its export."""
    return reports_of(source).data


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan the rows in each format."""
    reports = reports_of(source)
    steps = max(1, source.content.n)

    def one(name: str) -> Planned:
        return Planned(f"{STEM}.{FORMATS[name].suffix}", partial(_fill, reports, name), steps)

    return tuple(map(one, formats))


def _fill(reports: Reports, name: str, path: Path, report: Progress) -> None:
    people = reports.people(report)
    if name != LINES:
        write_data(reports.data, name, path, report)
        return
    from core.interchange.reports.lines import write

    write(people, path, report, rehearsal=reports.rehearsal)

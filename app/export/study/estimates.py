"""The estimates of all questions of a study, one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.content import StudyContent
from app.analyses.methods import drawn_texts
from app.analyses.parts import TablePart
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept, tallies_of
from app.analyses.words.methods_text import drawn_so
from app.analyses.words.tables import records_of
from app.export import file_bytes, file_name
from app.export.data import WRITERS, data_of, write_data
from app.export.formats import FORMATS
from app.export.study.notes import facts_of, notes_of
from app.export.study.values import Planned, Source, of_bytes
from app.export.words import estimate_labels
from core.count.sampling_design import refusing_design
from core.interchange.datasets.table import Dataset
from core.present.records import CSV_COLUMNS, Records
from core.present.table import Table
from core.progress import Progress, silent
from core.survey import text_in

STEM = "estimates"
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
    return _data(source, estimates_of(source.request, [source.content], source.kept).records)


def estimates_columns(source: Source) -> Dataset:
    """Return the same without a row, for which nothing is estimated."""
    return _data(source, Records(CSV_COLUMNS, ()))


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
        if name in _LABELLED:
            return Planned(
                file, lambda path, _report: write_data(estimates_data(source), name, path)
            )
        return of_bytes(
            file,
            lambda: file_bytes(estimates_of(source.request, [source.content], source.kept), name),
        )

    return tuple(map(one, formats))

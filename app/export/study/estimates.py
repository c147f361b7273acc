"""The estimates of all questions of a study, one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.content import StudyContent
from app.analyses.looking import Looking
from app.analyses.parts import TablePart
from app.analyses.tallies import Kept, tallies_of
from app.export import file_bytes, file_name
from app.export.data import WRITERS, data_of, write_data
from app.export.formats import FORMATS
from app.export.study.values import Planned, Source, of_bytes
from app.words.exporting import estimate_labels, notes_on
from app.words.tables import records_of
from core.interchange.datasets.table import Dataset
from core.present.table import Table
from core.progress import Progress, silent
from core.survey import text_in

STEM = "estimates"
_LABELLED = WRITERS.keys() - {"csv"}


def estimates_of(
    looking: Looking,
    contents: Sequence[StudyContent],
    kept: Kept | None = None,
    report: Progress = silent,
) -> TablePart:
    """Return the estimates of all questions of the study looked at, one under the other."""
    tallies = tallies_of(looking, contents, kept)
    questions = tallies.content.survey.asked
    found = []
    for place, question in enumerate(questions):
        report(place, len(questions))
        found.append(tallies.estimate(question))
    report(len(questions), len(questions))
    rehearsal = bool(tallies.content.rehearsal)
    records = records_of(found, tallies.language, rehearsal=rehearsal)
    return TablePart(Table("", "", (), (), ()), records)


def estimates_data(source: Source) -> Dataset:
    """Return the estimates of a study with all that is to be known of them."""
    content, language = source.content, source.language
    part = estimates_of(source.looking, [content], source.kept)
    notes = notes_on(
        content.survey,
        language,
        n=content.n,
        where=source.wishes.where,
        rehearsal=bool(content.rehearsal),
    )
    facts = {"survey": content.survey.digest, "n": str(content.n), "where": source.wishes.where}
    title = text_in(content.survey.title, language)
    return data_of(part.records, STEM, title, estimate_labels(), notes, facts)


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
            lambda: file_bytes(estimates_of(source.looking, [source.content], source.kept), name),
        )

    return tuple(map(one, formats))

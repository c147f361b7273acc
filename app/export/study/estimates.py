"""The estimates of all questions of a study, one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.content import StudyContent
from app.analyses.looking import Looking
from app.analyses.parts import TablePart
from app.analyses.tallies import Kept, tallies_of
from app.export import file_bytes, file_name
from app.export.formats import FORMATS
from app.export.study.values import Planned, Source, of_bytes
from app.words.tables import records_of
from core.present.table import Table
from core.progress import Progress, silent

STEM = "estimates"


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


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan a table in each format."""

    def one(name: str) -> Planned:
        def made() -> bytes:
            part = estimates_of(source.looking, [source.content], source.kept)
            return file_bytes(part, name)

        return of_bytes(file_name(STEM, FORMATS[name].suffix), made)

    return tuple(map(one, formats))

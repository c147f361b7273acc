"""Studies beside each other: merged into one, compared question by question, analyses repeated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.analyses import analyse
from app.analyses.content import content_of
from app.analyses.log_words import analysis_words
from app.analyses.parts import TablePart
from app.analyses.printed_parts import text_of
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import kept_of
from app.analyst.state.study_reading import LogEntry
from app.analyst.words.waves import waves_table
from core.grammar import filters
from core.progress import Progress, silent
from core.study import Study
from core.study.merging import Merged, merge
from core.study.waves import compare_waves, in_both


@dataclass(frozen=True, slots=True)
class Repeated:
    """An analysis of the log made again: what it was, and what was found, as text."""

    title: str
    text: str


def merge_studies(paths: Sequence[Path], target: Path, report: Progress = silent) -> Merged:
    """Make one study of several. Raises `Refused`."""
    return merge(paths, target, report)


def waves(
    first: Path, second: Path, request: AnalysisRequest, language: str, report: Progress = silent
) -> TablePart:
    """Return the differences of all questions that two studies share, first less second.

    Raises `Refused`, as of a study and its own copy, and ValueError where one holds real responses
    and the other rehearsed ones.
    """
    report(0, 0)
    chosen = filters.read(request.where) if request.where else None
    level = request.choices.level
    with Study.open(first, write=False) as one, Study.open(second, write=False) as other:
        both = in_both(one, other)
        found = compare_waves(one, other, level, chosen)
        survey = one.survey
    names = (first.name, second.name)
    return TablePart(*waves_table(found, survey, names, level, language, both))


def repeat(
    path: Path, entries: Sequence[LogEntry], report: Progress = silent
) -> tuple[Repeated, ...]:
    """Make the analyses of a log again, in their order. Raises `Refused`.

    One that cannot be made with what the study holds now is left out.
    """
    found = []
    with Study.open(path, write=False) as study:
        for done, entry in enumerate(entries):
            report(done, len(entries))
            if entry.request is None:
                continue
            try:
                request = entry.request.repeated
                content = replace(content_of(study, request=request), path=path)
                parts = analyse(request, [content], kept=kept_of(request, content))
            except ValueError:
                continue
            found.append(Repeated(analysis_words(request, content.n), text_of(parts)))
    return tuple(found)

"""What is read of a study: its survey and its tallies. No response is held here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from core.estimate.tally import Tally
from core.progress import Progress, silent
from core.survey import Survey

if TYPE_CHECKING:
    from core.study import Study


@dataclass(frozen=True)
class StudyContent:
    """All that the analyst's view needs of a study: its survey and its tallies, no responses.

    `truth` has known shares by question and option, and `curator` by how many people a trusted
    curator's Laplace noise missed; both are empty unless the people are known.
    """

    survey: Survey
    n: int
    rehearsal: bool | None
    tallies: Mapping[str, Tally]
    truth: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    curator: Mapping[str, Mapping[str, float]] = field(default_factory=dict)


def content_of(study: Study) -> StudyContent:
    """Count the responses of an open study. Raises `Refused`."""
    from core.study.results import tally_questions

    # Intervals need it; where it is imported first the thread stands still for half a second.
    import_module("scipy.special")
    tallies = {counted.whole.question.id: counted.whole for counted in tally_questions(study)}
    return StudyContent(study.survey, study.n, study.rehearsal, tallies)


def load(path: Path, report: Progress = silent) -> StudyContent:
    """Read a study without keeping anybody from writing to it. Raises `Refused`."""
    from core.study import Study

    report(0, 0)
    with Study.open(path, write=False) as study:
        return content_of(study)

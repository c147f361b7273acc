"""What files are made of: the results that were kept, in their order, worked out once for all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias, cast

from app.analyses.content import content_of
from app.analyses.kept_results import KeptResult, found_in, kept_results, worked_out
from app.analyses.methods import work_of
from app.analyses.parts import Part, Sentence
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept, kept_of, tallies_of
from app.analyses.words.methods_text import Work
from app.export.study.values import Source
from app.words.refusals import message, remedy
from core.count.sampling_design import refusing_design
from core.facts.errors import Refused
from core.progress import Progress, silent

RESULTS = "results"  # what is shared under this name is worked out once


@dataclass(frozen=True)
class Reported:
    """A result that was kept: its card, and its parts as files have them; a heading has none.

    `work` tells how it was worked out; None where it could not be.
    """

    kept: KeptResult
    parts: tuple[Part, ...] = ()
    work: Work | None = None

    @property
    def words(self) -> str:
        """What was found, in a line or two."""
        return found_in(self.parts)


Results: TypeAlias = dict[AnalysisRequest, Reported]


def results_of(source: Source) -> tuple[KeptResult, ...]:
    """Return the results that files are made of; none where they are made of all questions."""
    if source.options.all_questions:
        return ()
    return kept_results(source.content, source.options.language)


def reported(source: Source, report: Progress = silent) -> Iterator[Reported]:
    """Work out each result that was kept, of all responses that the study holds now.

    One that cannot be worked out says why. What `report` raises ends it.
    """
    known = cast(Results, source.shared.setdefault(RESULTS, {}))
    every = results_of(source)
    for place, kept in enumerate(every):
        report(place, len(every))
        if kept.request is None:
            yield Reported(kept, () if kept.number == 0 else (Sentence(kept.title),))
            continue
        if kept.request not in known:
            known[kept.request] = _worked_out(source, kept, kept.request)
        yield known[kept.request]
    report(len(every), len(every))


def _worked_out(source: Source, kept: KeptResult, request: AnalysisRequest) -> Reported:
    try:
        with refusing_design():
            content = content_of(source.study, request=request)
            content = replace(content, path=source.content.path)
            done: Kept = kept_of(request, content)
            parts = worked_out(request, content, done, source.options.language)
            spoken = request.choosing(language=source.options.language)
            work = work_of(spoken, tallies_of(spoken, [content], done), kept.number)
    except Refused as refused:
        problem = refused.problem
        return Reported(kept, (Sentence(message(problem), (remedy(problem),)),))
    return Reported(kept, parts, work)

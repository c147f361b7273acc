"""The charts of the results that are kept in a study, or of all its questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from app.analyses import analyse
from app.analyses.parts import Chart, charts_of
from app.analyses.request import FIRST_ANALYSIS
from app.export import file_bytes, file_name, file_stem
from app.export.formats import FORMATS
from app.export.study.registry import EXPORTS
from app.export.study.reported import reported, results_of
from app.export.study.values import Planned, Source, of_bytes


def charts_in(source: Source) -> Iterator[tuple[str, Chart]]:
    """Give every chart of each result that is kept, or of each question, with its files' name.

    Charts of results are named by the numbers of these.
    A question with more than one, as a rating with its steps in one bar and each by itself, has
    them numbered from the second on. No two names are one, whatever the ids are.
    """
    for result in reported(source):
        for number, chart in enumerate(charts_of(result.parts), start=1):
            stem = f"result-{result.kept.number}"
            yield stem if number == 1 else f"{stem}-{number}", chart
    if results_of(source):
        return
    questions = source.content.survey.asked
    taken = {*EXPORTS, *(each.id for each in questions if _is_free(each.id))}
    for question in questions:
        request = replace(source.request, analysis=FIRST_ANALYSIS, questions=(question.id,))
        found = charts_of(analyse(request, [source.content], kept=source.kept))
        for number, chart in enumerate(found, start=1):
            stem = question.id if number == 1 else f"{question.id}-{number}"
            if number > 1 or not _is_free(stem):
                while file_stem(stem) in taken:
                    stem = f"{stem}-chart"
                taken.add(file_stem(stem))
            yield file_stem(stem), chart


def _is_free(stem: str) -> bool:
    """Tell whether a file can be called so: not as another of the study, nor as a device."""
    return stem not in EXPORTS and file_stem(stem) == stem


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan each chart in each format."""
    look = source.options.look
    return tuple(
        of_bytes(
            file_name(stem, FORMATS[name].suffix),
            partial(file_bytes, chart, name, look),
        )
        for stem, chart in charts_in(source)
        for name in formats
    )

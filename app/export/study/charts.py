"""The charts of all questions of a study."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from app.analyses import analyse
from app.analyses.looking import FIRST_ANALYSIS
from app.analyses.parts import Chart, charts_of
from app.export import file_bytes, file_name
from app.export.formats import FORMATS
from app.export.study.registry import EXPORTS
from app.export.study.values import Planned, Source, of_bytes


def charts_in(source: Source) -> Iterator[tuple[str, Chart]]:
    """Give every chart of each question, with the name of its files.

    A question with more than one, as a rating with its steps in one bar and each by itself, has
    them numbered from the second on.
    """
    for question in source.content.survey.asked:
        looking = replace(source.looking, analysis=FIRST_ANALYSIS, questions=(question.id,))
        found = charts_of(analyse(looking, [source.content], kept=source.kept))
        # Another file of the study is called so, such as the report.
        stem = f"{question.id}-chart" if question.id in EXPORTS else question.id
        for number, chart in enumerate(found, start=1):
            yield stem if number == 1 else f"{stem}-{number}", chart


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan each chart in each format."""
    look = source.wishes.look
    return tuple(
        of_bytes(
            file_name(stem, FORMATS[name].suffix),
            partial(file_bytes, chart, name, look),
        )
        for stem, chart in charts_in(source)
        for name in formats
    )

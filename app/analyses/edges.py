"""A number asked by a window beside its histogram: who is at or above an edge, and quarters."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.analyses.looking import Choices
from app.analyses.parts import BarChart, Sentence, Tone
from app.words.catalogue import figures, tr
from app.words.figures import ends
from core.estimate.smoothed import SmoothedHistogram, smoothed_histogram
from core.estimate.tally import Tally
from core.present.chart import plain_axis
from core.present.numerals import number, percent
from core.survey.model import Question

_QUARTERS: Final = (0.25, 0.5, 0.75)


def can_have_edge(question: Question) -> bool:
    """Tell whether an edge can be typed: a whole number above the least of a histogram."""
    return question.charted and question.scale == 1 and (question.low or 0) >= 0


def with_edge(bars: BarChart, tally: Tally, choices: Choices) -> tuple[BarChart, Sentence | None]:
    """Return the histogram with what lies below the edge quiet, and what is told of both sides."""
    found = smoothed_histogram(tally) if can_have_edge(tally.question) else None
    if found is None:
        return bars, None
    level = choices.level
    edge = _middle(found) if choices.edge is None else choices.edge
    part = found.at_or_above(edge, level)
    quarters = [figures(number(found.quantile(each, level)[0])) for each in _QUARTERS]
    told = tr("At or above {edge}: {share}.")
    if part.low is not None and part.high is not None:
        told = tr("At or above {edge}, in dark: {share} ({range}).")
    said = told.format(
        edge=figures(number(edge)),
        share=figures(percent(part.share)),
        range=ends(percent(part.low or 0.0), percent(part.high or 0.0)),
    )
    half = tr("Half are at most {half}, a quarter at most {first}, three quarters at most {third}.")
    half = half.format(first=quarters[0], half=quarters[1], third=quarters[2])
    rows = tuple(replace(bar, quiet=float(bar.option) < edge) for bar in bars.rows)
    return replace(bars, rows=rows), Sentence("", (f"{said} {half}",), Tone.LEAD)


def _middle(found: SmoothedHistogram) -> int:
    """Return the round number nearest to the median."""
    numbers, half = found.numbers, found.quantile(0.5, 0.95)[0]
    ticks = plain_axis([float(numbers[0]), float(numbers[-1])]).ticks
    able = [round(tick.at) for tick in ticks if round(tick.at) in numbers[1:]]
    return min(able, key=lambda each: abs(each - half), default=numbers[-1])

"""A rehearsal in words: where the estimates lay, how often intervals held, and what is chance."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.analyses.words.methods import interval_name, level_name, mechanism_text
from app.words.axes import in_figures
from app.words.catalogue import figures, in_english, tr
from app.words.numerals import epsilon_text, number, percent
from app.words.options import option_text
from core.lazy import np
from core.present.chart import HistogramChart, histogram_of
from core.present.records import Records
from core.privacy.epsilon import epsilon
from core.survey.model import Question, text_in

if TYPE_CHECKING:
    from core.rehearse import OptionRuns, QuestionRuns

RARE = 0.1  # from this share of estimates below zero on it is said


def option_name(question: Question, option: str, language: str) -> str:
    """Return what an option is called; a number without bins has a mean alone."""
    return tr("Mean") if question.measured else option_text(question, option, language)


def share_text(share: float, digits: int = 1) -> str:
    """Write a share; a whole number of per cent without a decimal sign, NaN as a dash."""
    if np.isnan(share):
        return "–"
    whole = abs(100 * share - round(100 * share)) < 1e-9
    return percent(share, 0 if whole else digits)


def value_text(question: Question, value: float, digits: int = 1) -> str:
    """Write a share, or the mean of a number in its units."""
    if not question.measured:
        return share_text(value, digits)
    return "–" if np.isnan(value) else number(value, _digits(question))


def distance_text(question: Question, value: float) -> str:
    """Write a distance between shares in points, or between means in their units."""
    if not question.measured:
        return points_text(value)
    return "–" if np.isnan(value) else number(value, _digits(question))


def _digits(question: Question) -> int:
    """Return with how many decimals means are written: 1/1,000 of the range can be told apart."""
    least, most = (question.in_units(end) for end in (question.low or 0, question.high or 0))
    return max(0, 3 - math.ceil(math.log10(max(most - least, 1e-9))))


def points_text(share: float) -> str:
    """Write a distance in points of per cent."""
    return "–" if np.isnan(share) else number(100 * share, 2)


def asked_text(runs: QuestionRuns, people: int) -> str:
    """Say of how many people a question is asked, where it is not asked of all; else ''."""
    if not len(runs.n) or (runs.n == people).all():
        return ""
    told = tr("about {n} of {all} are asked")
    return told.format(n=figures(round(float(runs.n.mean()))), all=figures(people))


def method_text(runs: QuestionRuns) -> str:
    return f"{mechanism_text(runs.question)} · ε {epsilon_text(runs.question.ratio)}"


def spread_text(question: Question, option: OptionRuns) -> str:
    """Say between which shares, or means, half of the estimates lie, and 95 of 100."""
    known = option.shares[~np.isnan(option.shares)]
    if not known.size:
        return tr("Nobody was asked in any rehearsal.")
    quarters = np.quantile(known, (0.25, 0.75, 0.025, 0.975))
    if question.measured:
        means = tr("Half of the estimates are between {0} and {1}, 95 of 100 between {2} and {3}.")
        return means.format(*(value_text(question, float(end)) for end in quarters))
    told = tr("Half of the estimates are between {0} and {1}, 95 of 100 between {2} and {3}.")
    low, high, least, most = map(float, quarters)
    ends = number(100 * low, 1), percent(high), number(100 * least, 1), percent(most)
    return told.format(*ends)


def below_zero_text(runs: QuestionRuns, language: str) -> str:
    """Say that estimates below zero are chance, where they are not rare; else ''."""
    often = max(runs.options, key=lambda option: (option.negative > 0, option.negative))
    if not often.negative >= RARE or runs.question.measured:
        return ""
    name = option_name(runs.question, often.option, language)
    told = tr(
        "Of honest surveys, {n} in 10 would show “{option}” below zero: its true share is small "
        "beside the error. That is chance, not rule-breaking."
    )
    return told.format(n=figures(max(1, round(10 * often.negative))), option=name)


def below_zero(question: Question, option: OptionRuns) -> str:
    """Write how many estimates are below zero, where that is told: a mean may be."""
    unknown = question.measured or np.isnan(option.negative)
    return "–" if unknown else percent(option.negative)


def histogram_chart(
    runs: QuestionRuns, option: OptionRuns, people: int, language: str
) -> HistogramChart:
    """Return all estimates of one option, with the truth among them."""
    question = runs.question
    name = option_name(question, option.option, language)
    text = text_in(question.text, language)
    title = tr("{question} – {option}").format(question=text, option=name)
    rehearsals = tr("{runs} rehearsals of {people} people")
    intervals = tr("{level} {name} intervals")
    parts = [
        rehearsals.format(runs=figures(len(runs.n)), people=figures(people)),
        method_text(runs),
        intervals.format(level=level_name(runs.level), name=interval_name(runs.interval)),
    ]
    if asked := asked_text(runs, people):
        parts.insert(1, asked)
    found = histogram_of([option.shares], [option.truth], shares=not question.measured)
    spread = spread_text(question, option)
    told = tr("Histogram of the estimates, for “{title}”. The truth is {truth}. {spread}")
    truth = value_text(question, option.truth)
    least, most = (question.in_units(end) for end in (question.low or 0, question.high or 0))
    return HistogramChart(
        title=title,
        subtitle=" · ".join(parts),
        edges=found.edges,
        heights=found.heights[0],
        axis=in_figures(found.axis),
        truth=option.truth,
        truth_text=tr("truth {share}").format(share=truth),
        caption=spread,
        alt_text=told.format(title=title, truth=truth, spread=spread),
        badge=tr("Rehearsal"),
        possible=(least, most) if question.measured else (0.0, 1.0),
    )


def small_histograms(
    question: Question, options: Sequence[OptionRuns]
) -> tuple[HistogramChart, ...]:
    """Return the estimates of options over one axis, for pictures in a table."""
    found = histogram_of(
        [option.shares for option in options],
        [option.truth for option in options],
        most=60,
        shares=not question.measured,
    )
    return tuple(
        HistogramChart("", "", found.edges, heights, found.axis, option.truth, "", "", "")
        for heights, option in zip(found.heights, options, strict=True)
    )


def headings(runs: int) -> tuple[str, ...]:
    """Return the heads of the table of options."""
    return (
        *(tr("Option"), tr("Truth"), tr("Mean"), tr("Error"), tr("Coverage"), tr("Below zero")),
        tr("{n} estimates, and the truth").format(n=figures(runs)),
    )


def cells(runs: QuestionRuns, option: OptionRuns, language: str) -> tuple[str, ...]:
    """Return a row of the table of options; the last cell has a picture."""
    return (
        option_name(runs.question, option.option, language),
        value_text(runs.question, option.truth),
        value_text(runs.question, option.mean),
        distance_text(runs.question, option.spread),
        "–" if np.isnan(option.coverage) else percent(option.coverage),
        below_zero(runs.question, option),
        "",
    )


def records_of(found: tuple[QuestionRuns, ...], language: str) -> Records:
    """Return the figures of all options at full precision, for other programs."""
    columns = (
        *("question", "option", "option_text", "runs", "people_asked", "truth", "mean", "spread"),
        *("planned", "coverage", "below_zero", "epsilon", "mechanism", "level", "interval"),
    )

    def known(value: float) -> float | None:
        return None if np.isnan(value) else value

    rows = (
        (
            *(runs.question.id, option.option),
            option_name(runs.question, option.option, language),
            *(len(runs.n), known(float(runs.n.mean())), option.truth, known(option.mean)),
            *(known(option.spread), known(option.planned), known(option.coverage)),
            *(
                None if runs.question.measured else known(option.negative),
                epsilon(runs.question.ratio),
            ),
            *(mechanism_text(runs.question), runs.level, runs.interval),
        )
        for runs in found
        for option in runs.options
    )
    with in_english():
        return Records(columns, tuple(rows))

"""How numbers came about: mechanism, interval, ε and n, in one line as on every chart and table."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from app.words.catalogue import figures, joined, tr
from app.words.mechanisms import called
from app.words.numerals import epsilon_text, level_text, number
from core.count.weighted_sums import CountedBy
from core.estimate.bracket import BRACKET
from core.estimate.results import missed
from core.estimate.window_histogram import MOST_LIKELY
from core.present.findings import Consistent, some_asked
from core.survey.model import Question

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate, SelectionText


def mechanism_text(question: Question) -> str:
    """Name the mechanism with its exact fractions, or say that the question is in the clear.

    What Candor would not collect is told so.
    """
    named = design_text(question)
    if question.channel is None or question.may_be_collected:
        return named
    return joined([named, tr("may be analysed, may not be collected")])


def design_text(question: Question) -> str:
    """Name the mechanism alone; what was asked elsewhere has the name it had there."""
    channel, design = question.channel, question.design
    if channel is None:
        return tr("saved as given")
    title, values = channel.title, [*channel.values.items()]
    if design is not None:
        title, values = design.title, [*design.parameters]
    return joined([called(title), *(f"{key} = {value}" for key, value in values)])


def interval_name(interval: str) -> str:
    """Return how an interval is called in a sentence."""
    names = {
        "feldman-cousins": "Feldman-Cousins",
        "wilson": "Wilson",
        "clopper-pearson": "Clopper-Pearson",
        "wald": "Wald",
        "fieller": "Fieller",
        "likelihood-ratio": tr("likelihood-ratio"),
        "anytime": tr("anytime"),
        "profile-likelihood": tr("profile-likelihood"),
        "student": tr("Student’s t"),
        "welch": tr("Welch’s"),
        "normal": tr("normal"),
        "score": tr("score"),
        "newcombe": tr("Newcombe"),
        MOST_LIKELY: tr("normal, of the most likely histogram"),
        BRACKET: tr("Student’s t of two scores that bracket it"),
    }
    return names.get(interval, interval)


def level_name(level: float) -> str:
    """Write a confidence level with the figures of the language: 95%."""
    return level_text(level)


def interval_of_level(level: float) -> str:
    """Return "95% interval", as a heading."""
    return tr("{level} interval").format(level=level_name(level))


def method_line(
    estimate: QuestionEstimate, *, plural: bool = True, intervals: Collection[str] | None = None
) -> str:
    """Return n, mechanism, ε and interval in one line, as every chart and table has it.

    `intervals` names those that stand beneath the line where they are not the ones of the shares,
    or of the mean of a question without any: each then holds by itself.
    """
    question = estimate.question
    parts = [*_people(estimate), *people_parts(estimate.selection_text)]
    if weighted := weighted_parts(estimate.effective_n, estimate.n):
        parts += weighted
        if any(option.interval_n_by is CountedBy.KISH for option in estimate.options):
            parts.append(tr("intervals at that n where all reports agree"))
    parts += _effective(estimate)
    if any(one.low is not None for one in estimate.options):
        parts += by_student(estimate.freedom, at_most=bool(estimate.options))
        if weighted and math.isinf(estimate.freedom):
            parts.append(tr("intervals by Student’s t, with degrees of freedom by the weights"))
    parts.append(mechanism_text(question))
    if question.channel is not None:
        parts.append(f"ε {epsilon_text(question.ratio)}")
    mean = estimate.mean
    empty = not estimate.n and bool(estimate.options)
    if intervals is not None:
        parts += named_intervals(intervals, estimate.level, plural=plural)
        parts += asked_for(missed(estimate.asked, {*intervals}))
        return " · ".join(parts)
    if empty or any(option.low is not None for option in estimate.options):
        parts.append(_intervals(estimate.interval, estimate.level, estimate.together, plural))
    elif not estimate.options and mean is not None and mean.interval is not None:
        parts += named_intervals([mean.interval], estimate.level, plural=False)
    parts += asked_for(estimate.missed)
    return " · ".join(parts)


def named_intervals(
    names: Iterable[str], level: float, together: int = 1, *, plural: bool = True
) -> list[str]:
    """Name each kind of interval that stands beneath a line, `together` of which hold at once."""
    return [_intervals(name, level, together, plural) for name in sorted({*names})]


def by_student(freedom: float, *, at_most: bool = False) -> list[str]:
    """Say on how many degrees of freedom errors rest, where clusters are few; else nothing.

    Each share has its own, `at_most` so many.
    """
    if math.isinf(freedom):
        return []
    if at_most and freedom == 1:
        return [tr("Student’s t with at most one degree of freedom, clusters less strata")]
    if at_most:
        told = tr("Student’s t with at most {n} degrees of freedom, clusters less strata")
        return [told.format(n=number(freedom))]
    told = tr("Student’s t with {n} degrees of freedom, clusters less strata")
    if freedom == 1:
        told = tr("Student’s t with one degree of freedom, clusters less strata")
    return [told.format(n=number(freedom))]


def asked_for(interval: str | None) -> list[str]:
    """Say which interval was asked for, where what stands before is another; else nothing."""
    if interval is None:
        return []
    return [tr("there is no {name} interval here").format(name=interval_name(interval))]


def stands_instead(chosen: str, stands: str) -> str:
    """Say which interval stands where the one that is chosen is not to be had."""
    told = tr("There is no {chosen} interval here; {stands} stands instead.")
    return told.format(chosen=interval_name(chosen), stands=interval_name(stands))


def weighted_parts(effective_n: float | None, n: int) -> list[str]:
    """Tell that people count differently; clusters and strata alone weigh all alike."""
    if effective_n is None or math.isclose(effective_n, n):
        return []
    told = tr("weighted, Kish’s effective n = {n}")
    return [told.format(n=number(effective_n))]


def _effective(estimate: QuestionEstimate) -> list[str]:
    """Tell at how many reports the intervals are of people drawn from a finite population."""
    sizes = {
        number(option.interval_n or 0.0)
        for option in estimate.options
        if option.se and option.interval_n_by is CountedBy.POPULATION
    }
    if not sizes:
        return []
    if len(sizes) > 1:
        return [tr("intervals at the effective n of each answer")]
    return [tr("intervals at an effective n = {n}").format(n=sizes.pop())]


def people_parts(selection_text: SelectionText) -> list[str]:
    """Tell whose reports were counted: the filter, and how the sample was drawn and weighted."""
    parts = []
    if selection_text.where:
        parts.append(tr("where {filter}").format(filter=selection_text.where))
    if selection_text.left_out:
        told = tr("without {n} flagged", "", selection_text.left_out)
        if selection_text.where:
            told = tr("without {n} flagged in all", "", selection_text.left_out)
        parts.append(told.format(n=figures(selection_text.left_out)))
    if selection_text.population is not None:
        told = tr("of a population of {n}")
        parts.append(told.format(n=figures(selection_text.population)))
    if selection_text.as_large:
        parts.append(tr("as of a large population"))
    if selection_text.margins:
        names = joined(selection_text.margins)
        told = tr("weighted to the known shares of {questions}")
        if selection_text.weight is not None:
            told = tr("weighted by {weight}, raked to the known shares of {questions}")
        parts.append(told.format(questions=names, weight=selection_text.weight))
    if selection_text.strata is not None:
        parts.append(tr("strata by {question}").format(question=selection_text.strata))
    if selection_text.clusters is not None:
        parts.append(tr("clusters by {question}").format(question=selection_text.clusters))
    return parts


def _people(estimate: QuestionEstimate) -> list[str]:
    drawn = some_asked(estimate)
    if drawn is None:
        return [f"n = {figures(estimate.n)}"]
    least, most = figures(drawn.least), figures(drawn.most)
    told = tr("of those asked, n = {least} to {most}")
    if drawn.least == drawn.most:
        told = tr("of those asked, n = {most}")
    how_many = tr("{ask} of {all} asked").format(ask=figures(drawn.ask), all=figures(drawn.options))
    return [told.format(least=least, most=most), how_many]


def consistent_name(kind: Consistent) -> str:
    if kind is Consistent.HELD:
        return tr("consistent shares (held within 0 and 100%)")
    return tr("consistent shares (not negative, sum to one; Norm-Sub)")


def _intervals(interval: str, level: float, together: int, plural: bool) -> str:
    if interval in (BRACKET, MOST_LIKELY):  # whose names say more than one word
        told = tr("{level} interval, {name}")
    elif together > 1 and plural:
        told = tr("{level} {name} intervals, all {n} at once (Bonferroni)")
    elif together > 1:
        told = tr("{level} {name} interval, all {n} at once (Bonferroni)")
    else:
        told = tr("{level} {name} intervals") if plural else tr("{level} {name} interval")
    name = interval_name(interval)
    return told.format(level=level_name(level), name=name, n=figures(together))

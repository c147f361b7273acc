"""Thousands of rehearsals at once: how estimates scatter, and how often intervals hold.

The tallies are drawn directly from their exact distribution given the truth, without a response
for each person, by numpy's generator: repeatable by seed, and for made-up people alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from core.count.tally import supports
from core.estimate.means import STUDENT
from core.facts.value_error import WrongValueError
from core.inference.binomial import student_quantile, unbiased
from core.inference.intervals import Interval, interval
from core.lazy import np
from core.plan.curves import sensitivity
from core.privacy.channel import Histogram
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import Mechanism
from core.progress import Progress, silent
from core.rehearse.chance_of_asking import chance_of_being_asked
from core.rehearse.people import People, option_shares, places
from core.rehearse.runs import MEAN, OptionRuns, QuestionRuns
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Counts: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]


def simulate(
    survey: Survey,
    source: People | int,
    runs: int,
    seed: int | None,
    shares: Mapping[str, Mapping[str, float]] | None = None,
    level: float = 0.95,
    method: Interval = Interval.FELDMAN_COUSINS,
    report: Progress = silent,
) -> tuple[QuestionRuns, ...]:
    """Rehearse every sensitive question of a survey many times.

    `source` is a table of people, the same in all runs, or a number of people made up anew in
    each run by `shares` (as for `invent`). The same seed gives the same runs. `report` is told
    (questions done, all) and may raise `Cancelled`. Raises ValueError for shares that do not
    fit, less than one run, and as `interval` does.

    >>> from core.examples import example_survey
    >>> (runs,) = simulate(example_survey("bribery"), 1000, runs=50, seed=7, method=Interval.WILSON)
    >>> yes = runs.options[0]
    >>> yes.truth, round(yes.mean, 1), round(yes.spread, 2)
    (0.5, 0.5, 0.03)
    """
    if runs < 1:
        raise ValueError("Give a number of runs of at least 1")
    stated = shares or {}
    if unknown := set(stated) - {question.id for question in survey.questions}:
        raise WrongValueError("The survey has no question {0}; leave its shares out", min(unknown))
    generator = np.random.default_rng(seed)
    done = []
    for i, question in enumerate(survey.sensitive):
        report(i, len(survey.sensitive))
        if isinstance(source, People):
            drawn = _from_table(question, survey, source, runs, generator)
        else:
            chance = chance_of_being_asked(question, survey, stated) * _drawn_of_block(
                question, survey
            )
            n = generator.binomial(source, chance, runs)
            drawn = _made_up(question, n, stated.get(question.id), generator)
        estimated = _estimated(question, drawn, level, method)
        done.append(replace(estimated, given_table=isinstance(source, People)))
    report(len(done), len(done))
    return tuple(done)


@dataclass(frozen=True)
class _Drawn:
    """Reports supporting each option, (runs, k), of n, (runs,); the true shares, (k,).

    `each` is of how many an option was asked, (runs, k), where that is not all of n. `people`:
    so many, the same in every run, are asked or drawn from; None where they are made up anew.
    """

    counts: Counts
    n: Counts
    truth: Floats
    each: Counts | None = None
    people: int | None = None

    @property
    def asked(self) -> Counts:
        """Of how many each option was asked, (runs, k) or (runs, 1)."""
        return self.n[:, None] if self.each is None else self.each


def _drawn_of_block(question: Question, survey: Survey) -> float:
    """Return the probability that a question is drawn for a person whom it could be asked."""
    block = survey.blocks.get(question.id)
    return 1.0 if block is None else block.ask / len(block.questions)


def _drawn_of_options(question: Question) -> float:
    """Return the probability that an option is drawn of those of a many-of."""
    return 1.0 if question.ask is None else question.ask / len(question.options)


def _made_up(
    question: Question,
    n: Counts,
    stated: Mapping[str, float] | None,
    generator: np.random.Generator,
) -> _Drawn:
    shares = option_shares(question, stated)
    mechanism = question.drawn_by
    if question.measured:
        # Numbers are even over the range.
        return _Drawn(mechanism.rehearse_even(n, generator), n, np.array([1 / 2]))
    each = None
    if not question.multiple:
        people = generator.multinomial(n, shares)
    else:
        asked = np.repeat(n[:, None], shares.size, axis=1)
        if question.ask is not None:  # each option by itself, as its estimate is
            asked = each = generator.binomial(asked, _drawn_of_options(question))
        people = generator.binomial(asked, shares)
    counts = _reported(question, mechanism, people, n if each is None else each, generator)
    return _Drawn(counts, n, shares, each)


def _from_table(
    question: Question, survey: Survey, people: People, runs: int, generator: np.random.Generator
) -> _Drawn:
    known = people.answers[question.id]
    values = places(question, known.values[known.given])
    size, chance = len(values), _drawn_of_block(question, survey)
    mechanism = question.drawn_by
    if question.measured:
        points, times = np.unique(values, return_counts=True)
        truth = np.array([points / (mechanism.k - 1) @ times / max(1, size)])
        held = _thinned(np.broadcast_to(times, (runs, len(points))), chance, generator)
        counts = mechanism.rehearse(held, generator, points)
        return _Drawn(counts, held.sum(axis=1), truth, people=size)
    k = len(question.option_ids)
    if not question.multiple:
        totals = np.bincount(values, minlength=k)[list(question.codes)]
        counts = _thinned(np.broadcast_to(totals, (runs, k)), chance, generator)
        n = counts.sum(axis=1)
        reports = _reported(question, mechanism, counts, n, generator)
        return _Drawn(reports, n, totals / max(1, size), people=size)
    totals = values.sum(axis=0)
    chance *= _drawn_of_options(question)
    holders = _thinned(np.broadcast_to(totals, (runs, k)), chance, generator)
    each = holders + _thinned(np.broadcast_to(size - totals, (runs, k)), chance, generator)
    reports = _reported(question, mechanism, holders, each, generator)
    n = np.full(runs, size, dtype=np.int64)
    if question.id in survey.blocks:
        n = _thinned(n, _drawn_of_block(question, survey), generator)
    return _Drawn(reports, n, totals / max(1, size), each, people=size)


def _thinned(counts: Counts, chance: float, generator: np.random.Generator) -> Counts:
    """Return how many of so many are drawn, each with this chance."""
    return counts.astype(np.int64) if chance == 1 else generator.binomial(counts, chance)


def _reported(
    question: Question,
    mechanism: Mechanism,
    people: Counts,
    n: Counts,
    generator: np.random.Generator,
) -> Counts:
    """Draw how many reports support each option, given how many people hold it, (runs, k).

    `n` are asked, (runs,), or of each option of a many-of, (runs, k).
    """
    if question.multiple:
        asked = n if n.ndim == 2 else n[:, None]
        each = np.stack([asked - people, people], axis=-1)
        return mechanism.rehearse(each, generator)[..., 1]
    codes = list(question.codes)
    by_code = np.empty_like(people)
    by_code[:, codes] = people
    return mechanism.rehearse(by_code, generator)[:, codes]


def _estimated(question: Question, drawn: _Drawn, level: float, method: Interval) -> QuestionRuns:
    histogram = question.drawn_by.histogram
    if histogram is not None:
        return _estimated_mean(question, histogram, drawn, level)
    ids = question.option_ids or (MEAN,)
    p, q = supports(question)
    x, n = drawn.counts.astype(np.float64), drawn.asked.astype(np.float64)
    with np.errstate(invalid="ignore", divide="ignore"):
        shares = unbiased(x, n, p, q)
    low, high = interval(method, x, n, p, q, level)
    planned = _planned(question, drawn, p, q)
    options = tuple(
        OptionRuns(
            *(option, float(drawn.truth[i]), shares[:, i], low[:, i], high[:, i]),
            float(planned[i]),
        )
        for i, option in enumerate(ids)
    )
    return _runs(question, drawn, level, method.value, options)


def _runs(
    question: Question, drawn: _Drawn, level: float, name: str, options: tuple[OptionRuns, ...]
) -> QuestionRuns:
    if question.measured:  # as a part of its range so far
        least, most = (question.in_units(end) for end in (question.low or 0, question.high or 0))
        options = tuple(option.on_range(least, most) for option in options)
    return QuestionRuns(
        question=question,
        n=drawn.n,
        level=level,
        interval=name,
        options=options,
        curator_miss=sensitivity(question.kind, len(options)) / epsilon(question.ratio),
    )


def _estimated_mean(
    question: Question, mechanism: Histogram, drawn: _Drawn, level: float
) -> QuestionRuns:
    """Estimate the mean of each run as `estimate_mean` does, as a part of the range."""
    n, reports = drawn.n.astype(np.float64), np.arange(mechanism.form.size)
    a, b = (float(part) for part in mechanism.line)
    m = mechanism.k - 1
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = drawn.counts @ reports / n
        errors = np.sqrt((drawn.counts @ reports**2 / n - mean**2) / (n - 1)) / (b * m)
    errors = np.where(n > 1, errors, np.nan)
    quantiles = {
        size: student_quantile(level, size - 1) for size in set(drawn.n.tolist()) if size > 1
    }
    half = errors * np.array([quantiles.get(size, math.nan) for size in drawn.n.tolist()])
    share = (mean - a) / (b * m)
    planned = math.nan
    if drawn.people is None and n.mean() > 0:
        even = mechanism.report_chances(np.full(mechanism.k, 1 / mechanism.k))
        variance = even @ reports**2 - (even @ reports) ** 2
        planned = math.sqrt(variance / n.mean()) / (b * m)
    runs = OptionRuns(MEAN, float(drawn.truth[0]), share, share - half, share + half, planned)
    return _runs(question, drawn, level, STUDENT, (runs,))


def _planned(question: Question, drawn: _Drawn, p: Floats, q: Floats) -> Floats:
    """Return the standard errors that theory tells, (k,), for the mean number of people.

    Of people drawn anew a report supports an option with one chance, of the same people with p
    or q, by whether it is theirs, and who of them is asked scatters by what is not asked; the
    mean of the same people tells too little of them.
    """
    settled = drawn.people is not None
    n, truth = drawn.asked.mean(axis=0), drawn.truth
    rate = q + (p - q) * truth
    variance = rate * (1 - rate) / (p - q) ** 2
    if drawn.people and not question.measured:
        alone = (truth * p * (1 - p) + (1 - truth) * q * (1 - q)) / (p - q) ** 2
        variance = alone + (1 - n / drawn.people) * truth * (1 - truth)
    with np.errstate(divide="ignore", invalid="ignore"):
        errors = np.broadcast_to(np.sqrt(variance / n), truth.shape)
    told = np.broadcast_to(n > 0, truth.shape) & ~(settled and question.measured)
    return np.where(told, errors, np.nan)

"""How far invented files move each result, and whether there are people enough for this ε."""

from __future__ import annotations

import math
from dataclasses import dataclass

from core.count.score_means import report_mean
from core.count.tally import Tally
from core.inference.binomial import normal_quantile
from core.privacy.channel import Histogram
from core.survey.model import Question

WIDE = 0.1


@dataclass(frozen=True, slots=True)
class Move:
    """How far files move a share at most: `low` at most 0, `high` at least 0."""

    low: float
    high: float

    @property
    def largest(self) -> float:
        """The larger of both, whichever way."""
        return max(-self.low, self.high)


@dataclass(frozen=True, slots=True)
class Influence:
    """How far files that someone adds move the share of one option, or a mean on its range.

    One file, and as many as 1% and 5% of the people: all for the option, or all against it.
    """

    question: str
    option: str
    share: float
    one_file: Move
    one_percent: Move
    five_percent: Move


@dataclass(frozen=True, slots=True)
class Precision:
    """How precise a share can be with `n` people by this design, whatever the answers.

    `half_width` is that of the widest normal interval, None where nobody answered, and `needed`
    the people for one of WIDE, ten points.
    """

    question: str
    n: int
    half_width: float | None
    needed: int

    @property
    def too_few(self) -> bool:
        """Tell whether a share can be off by more than ten points either way."""
        return self.n < self.needed


def influence(tally: Tally) -> tuple[Influence, ...]:
    """Tell how far added files move each option, or a mean on its range.

    Nothing where nobody answered, of plain sums, and of groups that were asked in several ways.
    One file's weight is the mean one. Of x of n reports m more make (x+m)/(n+m) or x/(n+m).

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> yes, no = influence(Tally(bribe, 2000, (697, 1303)))
    >>> round(yes.one_file.high, 4), round(yes.five_percent.low, 3), round(yes.five_percent.high, 3)
    (0.0007, -0.033, 0.062)
    """
    question = tally.question
    if question.channel is not None and question.channel.counts_reports:
        return ()
    observed = tally.observed() if tally.counts else None
    if observed is None:
        return ()
    if question.channel is not None and question.channel.histogram is not None:
        return (_influence_on_mean(tally, question.channel.histogram),)
    found = []
    names = question.option_ids or ("",)
    slopes, shares = observed.p - observed.q, observed.shares
    for place, option in enumerate(names):
        if not tally.sizes[place]:
            continue
        rate, slope = float(observed.rates[place]), float(slopes[place])
        moves = []
        for part in (1 / tally.sizes[place], 0.01, 0.05):
            ends = sorted(part / (1 + part) * (to - rate) / slope for to in (0.0, 1.0))
            moves.append(Move(*ends))
        found.append(Influence(question.id, option, float(shares[place]), *moves))
    return tuple(found)


def _influence_on_mean(tally: Tally, mechanism: Histogram) -> Influence:
    """Tell how far files move a mean on its range: all with the lowest or the highest report."""
    (a, b), last = mechanism.line, mechanism.form.size - 1
    lowest, highest = (float((report - a) / (b * (mechanism.k - 1))) for report in (0, last))
    found = report_mean(tally, range(last + 1))
    place = math.nan if found is None else float((found.mean - a) / (b * (mechanism.k - 1)))
    parts = [part / (1 + part) for part in (1 / tally.n, 0.01, 0.05)]
    moves = (Move(part * (lowest - place), part * (highest - place)) for part in parts)
    return Influence(tally.question.id, "", place, *moves)


def precision(question: Question, n: int, level: float = 0.95) -> Precision:
    """Tell how precise a share of a sensitive question can be.

    By λ nearest to ½ that the design can make; where each person is asked only some options, by
    the part of people who are asked one; of reports of many numbers by the worst error of their
    mean. Raises ValueError for a question in the clear.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> precision(bribe, 100).needed, precision(bribe, 400).too_few
    (385, False)
    """
    mechanism = question.drawn_by
    if mechanism.charted:
        spread = math.sqrt(mechanism.unit_variance([0.5]))
    else:
        p, q = (float(chance) for chance in mechanism.chances(1))
        rate = min(max(0.5, min(p, q)), max(p, q))
        asked = 1.0 if question.ask is None else question.ask / len(question.options)
        spread = math.sqrt(rate * (1 - rate) / asked) / abs(p - q)
    one = normal_quantile(level) * spread
    half = one / math.sqrt(n) if n else None
    return Precision(question.id, n, half, math.ceil((one / WIDE) ** 2))

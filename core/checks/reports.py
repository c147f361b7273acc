"""Do the reports fit their design? What no honest crowd would report, whatever its answers.

Each check has a null that holds for every true share (METHODS §6). Nothing is deleted for it: a
check says how far a result can be trusted. What fits is not thereby honest: invented reports that
were drawn by the rule around an invented answer fit, and so do most of k-ary randomized response.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING

from core.count.blocks import Block
from core.count.distinct import Distinct
from core.count.tally import Tally
from core.count.tally_columns import tally as tally_reports
from core.count.tally_columns import tally_rows
from core.inference.binomial import at_least, at_most
from core.inference.independence import homogeneity
from core.lazy import np, special
from core.privacy.mechanisms import Domain
from core.privacy.procedures import Procedure
from core.response.layout import ReportColumn
from core.survey.model import Block as Drawn
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats
    from core.privacy.channel import Counts

ALPHA = 0.005
_LEAST_EXPECTED = 10.0


class CheckName(StrEnum):
    """What is looked at."""

    RANGE = "range"  # each option is reported as often as the design can make it be
    ONES = "ones"  # how many options the reports support
    SUM = "sum"  # the unbiased shares sum to one
    RECURRING = "recurring"  # no report comes more often than the likeliest one may
    PROCEDURES = "procedures"  # the share is the same whoever randomized
    DRAWN = "drawn"  # of what is asked of only some, each is asked as often


@dataclass(frozen=True, slots=True)
class Check:
    """The outcome of one check of one question; `alarm` where chance hardly makes it.

    `statistic` is of RANGE the share of the option farthest out (`option`), of ONES χ², of SUM z,
    of RECURRING how often the most frequent report was made, of PROCEDURES the likelihood ratio, of
    DRAWN χ².
    `limit` is the largest p with an alarm.
    """

    question: str
    name: CheckName
    statistic: float
    p_value: float
    limit: float
    option: str = ""

    @property
    def alarm(self) -> bool:
        """Tell whether chance hardly makes the reports so."""
        return self.p_value <= self.limit


@dataclass(frozen=True, eq=False)
class FitTally:
    """What the checks of one sensitive question look at; those of two piles add up.

    `reports` are the different ones, where many are possible, and `procedures` the tallies of
    those who chose each procedure, of a yes/no question that can be randomized in several ways.
    """

    whole: Tally
    reports: Distinct | None
    procedures: Mapping[Procedure, Tally]

    @property
    def question(self) -> Question:
        """The question."""
        return self.whole.question

    def __add__(self, other: FitTally) -> FitTally:
        both = self.reports + other.reports if self.reports and other.reports else None
        procedures = {name: each + other.procedures[name] for name, each in self.procedures.items()}
        return FitTally(self.whole + other.whole, both, procedures)


def tally_fit(block: Block) -> tuple[FitTally, ...]:
    """Count what the checks need of every sensitive question whose reports can be checked.

    Weights play no part. Raises `ImpossibleReportError`.
    """
    whole = tally_rows(block.layout, block.packed)
    apart = {
        name: tally_rows(part.layout, part.packed) for name, part in block.procedures().items()
    }
    found = []
    for field in block.layout.fields:
        question = field.question
        if question.channel is None or not question.channel.is_checked:
            continue
        reports = None
        if likeliest(question) is not None:
            reports = Distinct.of(block.column(question.id))
        chosen = {
            name: tallies[question.id]
            for name, tallies in apart.items()
            if question.by_device and len(apart) > 1
        }
        found.append(FitTally(whole[question.id], reports, chosen))
    return tuple(found)


def tally_fits(blocks: Iterable[Block]) -> tuple[FitTally, ...]:
    """Count blocks one after the other and merge. Raises ValueError where there is none."""
    found = map(tally_fit, blocks)
    start = next(found, None)
    if start is None:
        raise ValueError("there is no block to count")
    return reduce(lambda one, other: tuple(map(operator.add, one, other)), found, start)


def checks(
    tallies: Sequence[FitTally], alpha: float = ALPHA, sample: Iterable[Drawn] = ()
) -> tuple[Check, ...]:
    """Check every question; the chance that an honest study has any alarm is at most `alpha`.

    It is divided by the number of checks made. Of a question that nobody answered there is none.
    `sample` has the survey's blocks; one of which all questions are counted here is checked, too,
    under the id of its first question.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> (found,) = checks([FitTally(Tally(bribe, 400, (40, 360)), None, {})])
    >>> found.name.value, round(found.statistic, 3), found.alarm
    ('range', -0.3, True)
    """
    made = [check for tally in tallies if tally.whole.n for check in _checks_of(tally)]
    counted = {tally.question.id: tally.whole for tally in tallies}
    for block in sample:
        if counted.keys() >= {*block.questions}:
            asked = [counted[id_].n for id_ in block.questions]
            made += _evenly(block.questions[0], asked, block.ask, sum(asked) // block.ask)
    return tuple(replace(check, limit=alpha / len(made)) for check in made)


def likeliest(question: Question) -> Fraction | None:
    """Return the largest chance of any one report; None where it is not known or not sensitive."""
    channel = question.channel
    if channel is None:
        return None
    if not question.multiple:
        return channel.likeliest
    if question.ask is not None:  # which options were asked is part of the report
        return None
    chances, k = channel.chances(1), len(question.options)
    if chances is None:
        return None
    p, q = chances
    return Fraction(max(p, 1 - p, q, 1 - q) ** k)


def expected_ones(tally: FitTally) -> tuple[tuple[int, ...], tuple[float, ...]] | None:
    """Return how many reports support 0 … k options, and how many are expected to.

    None where that depends on the answers.
    """
    channel = tally.question.channel
    chances = channel.ones() if channel and not tally.question.multiple else None
    if chances is None or tally.reports is None:
        return None
    ones = tally.reports.values.sum(axis=1, dtype=np.int64)
    seen = np.bincount(ones, weights=tally.reports.counts, minlength=len(chances))
    expected = tally.whole.n * chances
    return tuple(int(count) for count in seen), tuple(expected.tolist())


def recurring(question: Question, reports: Distinct, limit: float) -> NDArray[np.bool_]:
    """Tell of each different report, (r,), whether it recurs more often than chance lets it.

    `limit` is that of the alarm. Of a question of which that is not told none does.
    """
    chance = likeliest(question)
    if chance is None:
        return np.zeros(len(reports.counts), dtype=np.bool_)
    return _as_often(reports.counts, int(reports.counts.sum()), float(chance)) <= limit


def _as_often(times: Counts, n: int, chance: float) -> Floats:
    """Return at most how likely any report is to come so often among n, where none is likelier.

    n·Pr(n − 1 others make it t − 1 times or more)/t: whoever makes a report that comes t times is
    one of t. However many reports there could be, it holds, and what came once is never strange.
    """
    others = np.full(times.shape, float(max(n - 1, 0)))
    tails = at_least(times.astype(np.float64) - 1, others, np.full(times.shape, chance))
    return np.minimum(1.0, n * tails / times)


def without_recurring(tally: FitTally, limit: float) -> Tally | None:
    """Count without the reports that recur more often than chance lets them; None where none does.

    `limit` is that of the alarm. Nothing is deleted: this is beside the result of all reports,
    and it is biased where those who made them were honest after all.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> without_recurring(FitTally(Tally(bribe, 4, (1, 3)), None, {}), 0.01) is None
    True
    """
    reports = tally.reports
    if reports is None or not tally.whole.n:
        return None
    kept = ~recurring(tally.question, reports, limit)
    if kept.all():
        return None
    values = reports.values[np.repeat(np.flatnonzero(kept), reports.counts[kept])]
    column = ReportColumn(values, np.ones(len(values), dtype=np.bool_))
    return tally_reports(tally.question, column)


def _checks_of(tally: FitTally) -> list[Check]:
    found = _range(tally.whole)
    told = expected_ones(tally)
    if told is not None:
        seen, expected = (np.array(each, np.float64) for each in told)
        found += _ones(tally.question, seen, expected)
    found += _sum(tally.whole)
    chance = likeliest(tally.question)
    if tally.reports is not None and chance is not None:
        found.append(_recurring(tally.question, tally.reports, float(chance), tally.whole.n))
    found += [*_procedures(tally), *_drawn(tally.whole)]
    return found


def _check(
    question: Question, name: CheckName, statistic: float, p: float, option: str = ""
) -> Check:
    return Check(question.id, name, statistic, min(1.0, p), 0.0, option)


def _range(tally: Tally) -> list[Check]:
    """Both tails of each option at the ends of its possible rates, times how many these are."""
    question, observed = tally.question, tally.observed()
    if observed is None:
        return []
    names = question.option_ids or ("",) * len(tally.counts)
    # No is the mirror image of yes.
    several = 1 if question.complementary else len(tally.counts)
    x, n, p, q = (a[:several] for a in (observed.x, observed.n, observed.p, observed.q))
    few = at_most(x, n, np.minimum(p, q))
    many = at_least(x, n, np.maximum(p, q))
    tails = np.minimum(few, many)
    place = int(tails.argmin())
    chance = 2 * several * float(tails[place])
    share = float(observed.shares[place])
    return [_check(question, CheckName.RANGE, share, chance, names[place])]


def _ones(question: Question, seen: Floats, expected: Floats) -> list[Check]:
    """χ² of the number of ones, its tails pooled until ten are expected; none of too few people."""
    first, last = np.searchsorted(np.cumsum(expected), _LEAST_EXPECTED), len(expected) - 1
    from_above = np.cumsum(expected[::-1])
    last -= int(np.searchsorted(from_above, _LEAST_EXPECTED))
    if last <= first:
        return []
    bins = [int(first), *range(int(first) + 1, last)]
    edges = [0, *(place + 1 for place in bins)]
    counts, means = np.add.reduceat(seen, edges), np.add.reduceat(expected, edges)
    statistic = float(((counts - means) ** 2 / means).sum())
    chance = float(special.chdtrc(len(means) - 1, statistic))
    return [_check(question, CheckName.ONES, statistic, chance)]


def _sum(tally: Tally) -> list[Check]:
    """Return z of the sum of the shares less one; nothing where it is one whatever is reported.

    It is z of how many options all reports support, whose variance is the same for every truth:
    of one report E₁ + 2(k−1) r₁ + (k−1)(k−2) r₀ − E₁² with E₁ = p* + (k−1) q*.
    """
    channel = tally.question.channel
    if channel is None or tally.question.domain is not Domain.OPTIONS:
        return []
    chances, pair = channel.chances(0), channel.pair_chances
    if chances is None or pair is None:
        return []
    (p, q), (one, neither), others = chances, pair, channel.k - 1
    mean = p + others * q
    variance = mean + 2 * others * one + others * (others - 1) * neither - mean**2
    if not variance:
        return []
    z = float(sum(tally.counts) - tally.n * mean) / float(tally.n * variance) ** 0.5
    return [_check(tally.question, CheckName.SUM, z, 2 * float(special.ndtr(-abs(z))))]


def _recurring(question: Question, reports: Distinct, chance: float, n: int) -> Check:
    most = int(reports.counts.max())
    tail = float(_as_often(np.array([most]), n, chance)[0])
    return _check(question, CheckName.RECURRING, most, tail)


def _procedures(tally: FitTally) -> list[Check]:
    counted = [each for each in tally.procedures.values() if each.n]
    test = homogeneity([each.counts[0] for each in counted], [each.n for each in counted])
    if test is None:
        return []
    name = CheckName.PROCEDURES
    return [_check(tally.question, name, test.statistic, test.p_value)]


def _drawn(tally: Tally) -> list[Check]:
    ask = tally.question.ask
    return [] if ask is None else _evenly(tally.question.id, tally.asked, ask, tally.n)


def _evenly(question: str, asked: Sequence[int], ask: int, n: int) -> list[Check]:
    """Return χ² of how many were asked each, where s of k are drawn evenly (METHODS §3).

    It shows people who stop, or begin anew, once they see what was drawn.
    """
    k, even = len(asked), n * ask / max(1, len(asked))
    if not even:
        return []
    spread = (np.array(asked, np.float64) - even) ** 2
    statistic = float((k - 1) / k * spread.sum() / (even * (1 - ask / k)))
    chance = float(special.chdtrc(k - 1, statistic))
    return [Check(question, CheckName.DRAWN, statistic, min(1.0, chance), 0.0)]

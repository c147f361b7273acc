"""Two questions crossed: joint shares, conditional shares, independence, odds ratio (METHODS §6).

A joint share is the mean of the product of two unbiased scores, centred so that the scores of a
report sum to one: then the rows of joint shares add up to the margins, all to one. Which two
mechanisms made the reports makes no difference, since their draws are independent.
"""

from __future__ import annotations

import math

from core.count.tally import Observed
from core.count.variance import weights_freedom
from core.cross.errors import Moments, Worth, moments_of, worth
from core.cross.pair_tally import JointTally
from core.cross.results import ConditionalShare, Crossing, JointShare, MarginShare
from core.estimate.sets import NORMAL
from core.inference import independence, intervals
from core.inference.binomial import (
    Count,
    normal_interval,
    normal_quantile,
    student_quantile,
)
from core.inference.independence import Independence
from core.inference.intervals import Interval, interval_of
from core.inference.odds_ratio import OddsRatio, odds_ratio
from core.lazy import np

FIELLER = "fieller"


def cross(
    tally: JointTally,
    level: float = 0.95,
    interval: Interval | str | None = None,
    simultaneous: bool = False,
) -> Crossing | None:
    """Cross two questions; None where nobody answered both.

    `interval` is that of margins whose reports name one option, and of cells where both questions
    were asked in the clear; all other cells have normal intervals, which may reach out of [0, 1].
    `simultaneous` lets all cells hold together (Bonferroni). Raises ValueError for a level outside
    (0, 1) or an unknown interval, and `LoneClusterError`.

    >>> from core.examples import example_survey
    >>> from core.cross.pair_tally import Side
    >>> from dataclasses import replace
    >>> bribe = example_survey("bribery").question("bribe")
    >>> other = Side(replace(bribe, id="gift"))
    >>> found = cross(JointTally(Side(bribe), other, 1600, (270, 330, 370, 630)))
    >>> [(cell.a, cell.b, round(cell.share, 4), round(cell.se, 4)) for cell in found.cells]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('yes', 'yes', 0.15, 0.0262), ('yes', 'no', 0.1, 0.0292), ('no', 'yes', 0.15, 0.0304),
     ('no', 'no', 0.6, 0.0344)]
    """
    normal_quantile(level)
    clustered = tally.weighted is not None
    name = intervals.chosen(interval, whole_counts=not clustered, effective=clustered)
    if tally.n == 0 or (tally.weighted is not None and not tally.weighted.total):
        return None
    moments, reports = moments_of(tally), worth(tally)
    first, second = tally.first, tally.second
    together = first.k * second.k if simultaneous else 1
    at = intervals.each_of(level, together)
    clear = not (first.question.sensitive or second.question.sensitive)
    return Crossing(
        first=first,
        second=second,
        n=tally.n,
        level=level,
        interval=name.value if clear else NORMAL,
        cells=_cells(tally, moments, at, name if clear else None),
        rows=_margin(tally, moments, level, name, of_first=True),
        columns=_margin(tally, moments, level, name, of_first=False),
        of_rows=_conditional(tally, moments, level, name, given_first=True),
        of_columns=_conditional(tally, moments, level, name, given_first=False),
        independence=_independence(tally, moments, reports),
        odds_ratio=_odds_ratio(tally, level, reports),
        effective_n=float(tally.weighted.kish_n) if tally.weighted else None,
        together=together,
        asked=interval or "",
    )


def independence_of(tally: JointTally) -> Independence | None:
    """Test that the true answers do not depend on each other; the whole crossing without the rest.

    By the G-test of the reported table where reports name one option (with weights at the number
    of reports that they are worth), else by the scores. None as in `Crossing`. Raises
    `LoneClusterError`.

    >>> from core.examples import example_survey
    >>> from core.cross.pair_tally import Side
    >>> from dataclasses import replace
    >>> bribe = example_survey("bribery").question("bribe")
    >>> other = Side(replace(bribe, id="gift"))
    >>> found = independence_of(JointTally(Side(bribe), other, 1600, (270, 330, 370, 630)))
    >>> round(found.statistic, 6), found.freedom, round(found.p_value, 6)
    (9.959397, 1, 0.0016)
    """
    return None if tally.n == 0 else _independence(tally, moments_of(tally), worth(tally))


def _cells(
    tally: JointTally, m: Moments, level: float, name: Interval | None
) -> tuple[JointShare, ...]:
    """Estimate the joint shares; `name` is of the interval of those that are plain counts."""
    names = [(a, b) for a in tally.first.options for b in tally.second.options]
    shares = zip(names, m.z.ravel().tolist(), np.sqrt(m.zz).ravel().tolist(), strict=True)
    found, freedom = [], weights_freedom(tally.weighted)
    counted = tally.first.tabled and tally.second.tabled and tally.weighted is None
    counts: tuple[Count, ...] = ()
    if name is not None:
        places, clear = range(len(names)), (np.ones(len(names)), np.zeros(len(names)))
        counts = tally.observed(tally.first, [[place] for place in places], clear).counts()
    for place, ((a, b), share, se) in enumerate(shares):
        if name is None:
            low, high = _normal(share, se, freedom, level)
        else:
            low, high = interval_of(name, counts[place], level)
        reported = tally.sums[place] if counted else None
        found.append(JointShare(a, b, share, se, low, high, reported))
    return tuple(found)


def _margin(
    tally: JointTally, m: Moments, level: float, name: Interval, *, of_first: bool
) -> tuple[MarginShare, ...]:
    side = tally.first if of_first else tally.second
    share, variance = (m.r, m.rr) if of_first else (m.s, m.ss)
    counts: tuple[Count, ...] = ()
    if side.tabled:
        cells = [_places(tally, place, of_first) for place in range(side.k)]
        counts = tally.observed(side, cells, side.support()).counts()
    numbers = zip(share.ravel().tolist(), np.sqrt(variance).ravel().tolist(), strict=True)
    found, freedom = [], weights_freedom(tally.weighted)
    for place, (value, se) in enumerate(numbers):
        if side.tabled:
            low, high = interval_of(name, counts[place], level)
            found.append(MarginShare(side.options[place], value, se, low, high, name.value))
        else:
            low_high = _normal(value, se, freedom, level)
            found.append(MarginShare(side.options[place], value, se, *low_high, NORMAL))
    return tuple(found)


def _conditional(
    tally: JointTally, m: Moments, level: float, name: Interval, *, given_first: bool
) -> tuple[ConditionalShare, ...]:
    """Estimate f_uv/f_u, or turned round f_uv/f_v; error by the delta method."""
    given, other = (tally.first, tally.second) if given_first else (tally.second, tally.first)
    z, zz = (part if given_first else part.T for part in (m.z, m.zz))
    base, square, both = (m.r, m.rr, m.zr) if given_first else (m.s.T, m.ss.T, m.zs.T)
    # A group of those who gave one answer in the clear is a sample of its own.
    counted = not given.question.sensitive and other.tabled and tally.weighted is None
    cut = student_quantile(level, weights_freedom(tally.weighted)) ** 2
    found = []
    for u, answer in enumerate(given.options):
        f, inside = float(base[u, 0]), tuple[Count, ...]()
        if counted and f > 0:
            reports = [tally.sums[cell] for cell in _places(tally, u, given_first)]
            rest = ([sum(reports)] * other.k, sum(reports))
            told = Observed.of_people(other.question, reports, *rest, support=other.support())
            inside = told.counts()
        for v, option in enumerate(other.options):
            if f <= 0:
                none = (None, None, None, None)
                found.append(ConditionalShare(answer, option, *none, FIELLER))
                continue
            if counted:
                count = inside[v]
                low, high = interval_of(name, count, level)
                se = math.sqrt(count.variance)
                made = ConditionalShare(answer, option, count.share, se, low, high, name.value)
                found.append(made)
                continue
            f_uv = float(z[u, v])
            share = f_uv / f
            of_z, of_b, across = float(zz[u, v]), float(square[u, 0]), float(both[u, v])
            variance = max(of_z - 2 * share * across + share**2 * of_b, 0.0) / f**2
            ends = _fieller(f_uv, f, cut * of_z, cut * across, cut * of_b)
            se = math.sqrt(variance)
            made = ConditionalShare(
                answer, option, share, se, *(ends if se else (None, None)), FIELLER
            )
            found.append(made)
    return tuple(found)


def _fieller(
    above: float, below: float, of_above: float, across: float, of_below: float
) -> tuple[float | None, float | None]:
    """Return the ratios R with (above − R·below)² at most its variance times the cut."""
    a = below**2 - of_below
    b = above * below - across
    c = above**2 - of_above
    if a <= 0:
        return None, None
    root = math.sqrt(max(b * b - a * c, 0.0))
    return (b - root) / a, (b + root) / a


def _independence(tally: JointTally, m: Moments, reports: Worth | None) -> Independence | None:
    """Test the reported table, or of reports that support several options the scores."""
    if reports is None:
        return None
    if tally.first.tabled and tally.second.tabled:
        made = independence.of_table(tally.products, reports.n)
    else:
        left, right = tally.own
        made = independence.of_scores(
            left - m.r @ m.r.T, m.z - m.r @ m.s, right - m.s.T @ m.s, reports.n
        )
    if made is None or reports.freedom is None:
        return made
    if reports.denominator is None:
        return independence.of_unlike(made, reports.freedom)
    return independence.of_clusters(made, reports.freedom, reports.denominator)


def _odds_ratio(tally: JointTally, level: float, reports: Worth | None) -> OddsRatio | None:
    sides = (tally.first, tally.second)
    if any(side.k != 2 or not side.tabled for side in sides):
        return None
    table = np.array(tally.table, np.float64)
    if tally.weighted is not None:
        if reports is None:
            return None
        n = reports.n
        if reports.denominator is not None:
            # Its square is of Fisher's F, as the test: so ratios outside are those it rejects.
            quantiles = normal_quantile(level), student_quantile(level, reports.denominator)
            n *= (quantiles[0] / quantiles[1]) ** 2
        table = tally.products * n
    channels = []
    for side in sides:
        p, q = side.support()
        channels.append(np.array([[p[0], q[0]], [q[1], p[1]]]))
    return odds_ratio(table, channels[0], channels[1], level)


def _places(tally: JointTally, option: int, of_first: bool) -> list[int]:
    """Return where the reports of one option stand among the products, whatever is beside them.

    Beside a report that supports several options that is its feature that is always 1.
    """
    width, other = tally.second.width, tally.second if of_first else tally.first
    always = np.flatnonzero(other.unit()).tolist()
    return [option * width + each if of_first else each * width + option for each in always]


def _normal(
    share: float, se: float, freedom: float, level: float
) -> tuple[float | None, float | None]:
    return normal_interval(share, se, freedom, level) if se else (None, None)

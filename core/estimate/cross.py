"""Two questions crossed: joint shares, conditional shares, independence, odds ratio (METHODS §6).

A joint share is the mean of the product of two unbiased scores, centred so that the scores of a
report sum to one: then the rows of joint shares add up to the margins, all to one. Which two
mechanisms made the reports makes no difference, since their draws are independent.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.estimate.crossing import ConditionalShare, Crossing, JointShare, MarginShare
from core.estimate.joint import JointTally
from core.estimate.linearization import effective_count
from core.estimate.sets import NORMAL
from core.inference import independence, intervals
from core.inference.binomial import Count, normal_quantile
from core.inference.independence import Independence
from core.inference.intervals import Interval, interval_of
from core.inference.odds_ratio import OddsRatio, odds_ratio
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Floats

FIELLER = "fieller"


@dataclass(frozen=True)
class _Moments:
    """Sums over people of scores z of pairs, r of rows and s of columns, and of their products.

    Means by weight, and sums by squared weight over (Σ w)², m/(m−1) times with weights: of a
    residual these are the estimate and its variance. All have the shape (k, l), margins (k, 1)
    and (1, l).
    """

    z: Floats
    r: Floats
    s: Floats
    zz: Floats
    z1: Floats
    rr: Floats
    r1: Floats
    ss: Floats
    s1: Floats
    zr: Floats
    zs: Floats
    one: float


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
    (0, 1) or an unknown interval.

    >>> from core.examples import example_survey
    >>> from core.estimate.joint import Side
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
    name = intervals.chosen(interval, whole_counts=tally.weighted is None)
    if tally.n == 0 or (tally.weighted is not None and not tally.weighted.total):
        return None
    moments = _moments_of(tally)
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
        independence=_independence(tally, moments),
        odds_ratio=_odds_ratio(tally, level),
        effective_n=float(tally.weighted.kish_n) if tally.weighted else None,
        together=together,
    )


def independence_of(tally: JointTally) -> Independence | None:
    """Test that the true answers do not depend on each other; the whole crossing without the rest.

    By the G-test of the reported table where reports name one option (with weights at the number
    of reports that they are worth), else by the scores. None as in `Crossing`.

    >>> from core.examples import example_survey
    >>> from core.estimate.joint import Side
    >>> from dataclasses import replace
    >>> bribe = example_survey("bribery").question("bribe")
    >>> other = Side(replace(bribe, id="gift"))
    >>> found = independence_of(JointTally(Side(bribe), other, 1600, (270, 330, 370, 630)))
    >>> round(found.statistic, 6), found.freedom, round(found.p_value, 6)
    (9.959397, 1, 0.0016)
    """
    return None if tally.n == 0 else _independence(tally, _moments_of(tally))


def _moments_of(tally: JointTally) -> _Moments:
    first, second = tally.first, tally.second
    score, other = first.score(), second.score()
    square, other_square = first.square(), second.square()
    unit, other_unit = first.unit()[None], second.unit()[None]
    mean, squared = tally.products, tally.squared_weights()
    if tally.weighted is not None:
        squared = squared * float(tally.weighted.correction)
    return _Moments(
        z=score @ mean @ other.T,
        r=score @ mean @ other_unit.T,
        s=unit @ mean @ other.T,
        zz=square @ squared @ other_square.T,
        z1=score @ squared @ other.T,
        rr=square @ squared @ other_unit.T,
        r1=score @ squared @ other_unit.T,
        ss=unit @ squared @ other_square.T,
        s1=unit @ squared @ other.T,
        zr=square @ squared @ other.T,
        zs=score @ squared @ other_square.T,
        one=float((unit @ squared @ other_unit.T)[0, 0]),
    )


def _cells(
    tally: JointTally, m: _Moments, level: float, name: Interval | None
) -> tuple[JointShare, ...]:
    """Estimate the joint shares; `name` is of the interval of those that are plain counts."""
    variance = np.maximum(m.zz - 2 * m.z * m.z1 + m.z**2 * m.one, 0.0)
    names = [(a, b) for a in tally.first.options for b in tally.second.options]
    shares = zip(names, m.z.ravel().tolist(), np.sqrt(variance).ravel().tolist(), strict=True)
    found = []
    for place, ((a, b), share, se) in enumerate(shares):
        if name is None:
            low, high = _normal(share, se, level)
        else:
            low, high = interval_of(name, _count(tally, [place], 1.0, 0.0), level)
        found.append(JointShare(a, b, share, se, low, high))
    return tuple(found)


def _margin(
    tally: JointTally, m: _Moments, level: float, name: Interval, *, of_first: bool
) -> tuple[MarginShare, ...]:
    side = tally.first if of_first else tally.second
    share, square, once = (m.r, m.rr, m.r1) if of_first else (m.s, m.ss, m.s1)
    variance = np.maximum(square - 2 * share * once + share**2 * m.one, 0.0)
    p, q = side.support() if side.tabled else (share, share)
    numbers = zip(share.ravel().tolist(), np.sqrt(variance).ravel().tolist(), strict=True)
    found = []
    for place, (value, se) in enumerate(numbers):
        if side.tabled:
            cells = _places(tally, place, of_first)
            count = _count(tally, cells, float(p[place]), float(q[place]))
            low, high = interval_of(name, count, level)
            found.append(MarginShare(side.options[place], value, se, low, high))
        else:
            low_high = _normal(value, se, level)
            found.append(MarginShare(side.options[place], value, se, *low_high))
    return tuple(found)


def _conditional(
    tally: JointTally, m: _Moments, level: float, name: Interval, *, given_first: bool
) -> tuple[ConditionalShare, ...]:
    """Estimate f_uv/f_u, or turned round f_uv/f_v; error by the delta method."""
    given, other = (tally.first, tally.second) if given_first else (tally.second, tally.first)
    z, zz, z1 = (part if given_first else part.T for part in (m.z, m.zz, m.z1))
    base, square, once, both = (m.r, m.rr, m.r1, m.zr)
    if not given_first:
        base, square, once, both = m.s.T, m.ss.T, m.s1.T, m.zs.T
    # A group of those who gave one answer in the clear is a sample of its own.
    counted = not given.question.sensitive and other.tabled and tally.weighted is None
    p, q = other.support() if counted else (base, base)
    cut = normal_quantile(level) ** 2
    found = []
    for u, answer in enumerate(given.options):
        for v, option in enumerate(other.options):
            f = float(base[u, 0])
            if f <= 0:
                none = (None, None, None, None)
                found.append(ConditionalShare(answer, option, *none, FIELLER))
                continue
            if counted:
                cells = _places(tally, u, given_first)
                size = sum(tally.sums[cell] for cell in cells)
                count = Count(tally.sums[cells[v]], size, float(p[v]), float(q[v]))
                low, high = interval_of(name, count, level)
                se = math.sqrt(count.variance)
                made = ConditionalShare(answer, option, count.share, se, low, high, name.value)
                found.append(made)
                continue
            share = float(z[u, v]) / f
            z_z, z_b, b_b = float(zz[u, v]), float(both[u, v]), float(square[u, 0])
            variance = max(z_z - 2 * share * z_b + share**2 * b_b, 0.0) / f**2
            # The covariances of the two means, for Fieller's interval of their ratio.
            f_uv, z_1, b_1 = float(z[u, v]), float(z1[u, v]), float(once[u, 0])
            of_z = z_z - 2 * f_uv * z_1 + f_uv**2 * m.one
            of_b = b_b - 2 * f * b_1 + f**2 * m.one
            across = z_b - f_uv * b_1 - f * z_1 + f_uv * f * m.one
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


def _independence(tally: JointTally, m: _Moments) -> Independence | None:
    """Test the reported table, or of reports that support several options the scores."""
    first, second = tally.first, tally.second
    if first.tabled and second.tabled:
        if tally.weighted is None:
            return independence.of_table(np.array(tally.table, np.float64))
        n = _effective_n(tally)
        return independence.of_table(tally.products, n) if n else None
    if tally.weighted is not None:
        return None
    left, right = tally.own
    return independence.of_scores(
        left - np.outer(m.r, m.r), m.z - m.r @ m.s, right - np.outer(m.s, m.s), tally.n
    )


def _effective_n(tally: JointTally) -> float | None:
    """Return the reports that a weighted table is worth (Rao & Scott 1981, first order).

    Each cell of a table of n reports has the variance of independence over n; these are the ones
    that the weights make of it, on average over the degrees of freedom.
    """
    mean = tally.products
    kept = np.ix_(mean.sum(axis=1) > 0, mean.sum(axis=0) > 0)
    shares, squared = mean[kept], tally.squared_weights()[kept]
    rows, columns = 1 / shares.sum(axis=1) - 1, 1 / shares.sum(axis=0) - 1
    freedom = (len(rows) - 1) * (len(columns) - 1)
    correction = float(tally.weighted.correction) if tally.weighted else 1.0
    spread = correction * float(rows @ squared @ columns)
    return freedom / spread if freedom and spread else None


def _odds_ratio(tally: JointTally, level: float) -> OddsRatio | None:
    sides = (tally.first, tally.second)
    if any(side.k != 2 or not side.tabled for side in sides):
        return None
    table = np.array(tally.table, np.float64)
    if tally.weighted is not None:
        n = _effective_n(tally)
        if n is None:
            return None
        table = tally.products * n
    channels = []
    for side in sides:
        p, q = side.support()
        channels.append(np.array([[p[0], q[0]], [q[1], p[1]]]))
    return odds_ratio(table, channels[0], channels[1], level)


def _places(tally: JointTally, option: int, of_first: bool) -> list[int]:
    """Return where the cells of one row, or of one column, stand among the products."""
    width, height = tally.second.width, tally.first.width
    if of_first:
        return [option * width + column for column in range(width)]
    return [row * width + option for row in range(height)]


def _count(tally: JointTally, cells: list[int], p: float, q: float) -> Count:
    """Return the count of reports in some cells of products that are counts."""
    if tally.weighted is None:
        return Count(sum(tally.sums[cell] for cell in cells), tally.n, p, q)
    found = effective_count(tally.weighted, *cells)
    return Count(found.rate * found.n, found.n, p, q, found.variance)


def _normal(share: float, se: float, level: float) -> tuple[float | None, float | None]:
    if not se:
        return None, None
    half = normal_quantile(level) * se
    return share - half, share + half

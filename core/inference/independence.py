"""Tests that two things do not depend on each other, on what was reported of them (METHODS §6).

Truths are independent exactly when reports are, so nothing is held among possible shares: held
so, the likelihood ratio keeps its size by far too much and finds nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.lazy import np, special

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_NEGLIGIBLE = 1e-10  # of the largest direction: a sum that is fixed has no spread but rounding


@dataclass(frozen=True, slots=True)
class Independence:
    """A statistic that is χ² with `freedom` degrees of freedom where nothing depends.

    Where there is a `denominator` it is Fisher's F, with as many degrees of freedom below.
    """

    statistic: float
    freedom: float
    p_value: float
    denominator: float | None = None


def of_table(table: Floats, n: float | None = None) -> Independence | None:
    """Return the G-test, 2 Σ O ln(O/E), of a table of reported counts, (k, l).

    `n` is the effective number of reports where the table holds sums of weights. Rows and columns
    that nobody reported are left out; None where fewer than two of each remain.

    >>> round(of_table(np.array([[270, 330], [370, 630]])).statistic, 6)
    9.959397
    """
    table = table[table.sum(axis=1) > 0][:, table.sum(axis=0) > 0]
    if min(table.shape) < 2:
        return None
    freedom = (table.shape[0] - 1) * (table.shape[1] - 1)
    total = table.sum()
    expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / total
    log = np.log(np.where(table > 0, table / expected, 1.0))
    worth = 1.0 if n is None else n / total
    statistic = max(0.0, 2 * float((table * log).sum()) * float(worth))
    return _found(statistic, freedom)


def of_scores(first: Floats, crossed: Floats, second: Floats, n: float) -> Independence | None:
    """Return n·tr(A⁻¹ D B⁻¹ Dᵀ) of scores with covariances A, (k, k), B, (l, l), and D across.

    Scores that sum to a constant have one direction less, and so has the test; None where no
    direction is left.
    """
    left, rank = _inverse(first)
    right, other = _inverse(second)
    if rank * other < 1:
        return None
    statistic = n * float(np.trace(left @ crossed @ right @ crossed.T))
    return _found(max(0.0, statistic), rank * other)


def of_unlike(test: Independence, freedom: float) -> Independence:
    """Return a test whose directions vary unlike each other, as χ² with so much `freedom`.

    By Satterthwaite: the mean over the directions, times `freedom`.

    >>> made = of_unlike(Independence(6.0, 2, 0.0498), 1.5)
    >>> made.statistic, round(made.p_value, 6)
    (4.5, 0.064806)
    """
    return _found(test.statistic / test.freedom * freedom, freedom)


def of_clusters(test: Independence, freedom: float, denominator: float) -> Independence:
    """Return a test whose variance was estimated from few clusters, as Fisher's F.

    The statistic, a sum over directions, becomes their mean. Of one table `freedom` are these
    directions as unlike as clusters make them, by Satterthwaite, and `denominator` that times the
    degrees of freedom between clusters (Rao & Scott 1984, Thomas & Rao 1987). Of groups, each with
    a variance of its own, they are all directions, and those of the group with fewest: no more is
    claimed than that group bears out.

    >>> made = of_clusters(Independence(9.959397, 1, 0.0016), 1.0, 20.0)
    >>> round(made.statistic, 6), round(made.p_value, 6)
    (9.959397, 0.004972)
    """
    mean = test.statistic / test.freedom
    tail = float(special.fdtrc(freedom, denominator, mean))
    return Independence(mean, freedom, tail, denominator)


def homogeneity(counts: Sequence[float], sizes: Sequence[float]) -> Independence | None:
    """Test that groups of so many reports, so many of them for an option, have one rate.

    By likelihood ratio on the reported rates, not held to what the design can make, with one
    degree of freedom less than groups. Empty groups are left out; None for fewer than two, and
    where all reports are alike.

    >>> homogeneity([60, 40], [200, 200]).freedom
    1
    """
    x, n = np.array(counts, np.float64), np.array(sizes, np.float64)
    return of_table(np.stack([x, n - x], axis=1))


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """Return p-values that count how many were looked at (Holm 1979), in their order.

    >>> holm([0.01, 0.04, 0.03])
    (0.03, 0.06, 0.06)
    """
    m, highest = len(p_values), 0.0
    adjusted = [0.0] * m
    for place, i in enumerate(sorted(range(m), key=lambda i: p_values[i])):
        highest = max(highest, min(1.0, (m - place) * p_values[i]))
        adjusted[i] = highest
    return tuple(adjusted)


def _found(statistic: float, freedom: float) -> Independence:
    return Independence(statistic, freedom, float(special.chdtrc(freedom, statistic)))


def _inverse(covariance: Floats) -> tuple[Floats, int]:
    """Return the inverse in the directions that vary, and how many these are."""
    values, vectors = np.linalg.eigh(covariance)
    vary = values > _NEGLIGIBLE * max(float(values.max()), 1e-300)
    kept = vectors[:, vary]
    return kept / values[vary] @ kept.T, int(vary.sum())

"""The errors of joint shares: of people drawn one by one, with weights, by strata and clusters.

All that is told of two questions crossed are means of scores: z of pairs, r of rows and s of
columns. Their covariances follow from the products of features alone. For a sample with strata,
clusters or raked weights they are those of `core.count.variance`, of the residuals of products of
features (METHODS §6, §7).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.count.variance import (
    between_clusters,
    cluster_sums,
    degrees_of_freedom,
    has_clusters,
    predicted,
    strata_of_people,
    weights_freedom,
)
from core.cross.pair_tally import JointTally
from core.lazy import np

if TYPE_CHECKING:
    from core.count.weighted_sums import Weighted
    from core.inference.binomial import Floats

_NEGLIGIBLE = 1e-18  # of a variance: rounding where nothing varies


@dataclass(frozen=True)
class Moments:
    """The means of scores z of pairs, (k, l), r of rows, (k, 1), and s of columns, (1, l).

    `zz`, `rr` and `ss` are their variances; `zr` and `zs`, (k, l), the covariances of the share of
    a pair with that of its row, and of its column.
    """

    z: Floats
    r: Floats
    s: Floats
    zz: Floats
    rr: Floats
    ss: Floats
    zr: Floats
    zs: Floats


@dataclass(frozen=True, slots=True)
class Worth:
    """How many reports drawn one by one a table is worth (Rao & Scott 1981, 1984).

    `n` holds on average over the directions of dependence. Where these are known to vary unlike
    each other, `freedom` counts them as they differ. Of weights and clusters the variance rests on
    few, and the test is divided by it: `denominator` are the degrees of freedom of that. None of
    people who all count alike.
    """

    n: float
    freedom: float | None = None
    denominator: float | None = None


def moments_of(tally: JointTally) -> Moments:
    """Return the means of all scores with their covariances. Raises `LoneClusterError`."""
    mean = tally.products
    z, r, s = _scores(tally, mean)
    zz, rr, ss, zr, zs = _covariances(tally)
    zz, rr, ss = (np.maximum(each, 0.0) for each in (zz, rr, ss))
    return Moments(z, r, s, zz, rr, ss, zr, zs)


def worth(tally: JointTally) -> Worth | None:
    """Return what the reports are worth for a test of independence; None where nothing varies.

    Of a table whose reports name one option, the number of reports whose deviations from
    independence would vary as these do. Scores of groups that were asked in several ways vary
    unlike each other: where the other answer goes with the group, as many reports whose scores
    vary alike would be others. Of reports that support several options, weighted, in strata or
    beside such groups, it is known of clusters alone, whose sums tell it. Raises
    `LoneClusterError`.
    """
    first, second = tally.first, tally.second
    named = first.names_one and second.names_one
    mixed = any(side.names_one and not side.tabled for side in (first, second))
    weighted = tally.weighted
    if weighted is None and not mixed:
        return Worth(tally.n)
    if not named and (weighted is None or not has_clusters([each.unit for each in weighted.units])):
        return None
    _z, r, s = _scores(tally, tally.products)
    of_rows, of_columns = tally.own
    left, right = _root(of_rows - r @ r.T), _root(of_columns - s.T @ s)
    freedom = left.shape[1] * right.shape[1]
    if not freedom:
        return None

    def apart(some: Floats) -> Floats:
        """Return deviations from independence, in directions that vary alike, (…, a, b)."""
        pairs, rows, columns = _scores(tally, some)
        one = rows.sum(axis=-2, keepdims=True)  # of the mean itself, and 0 of residuals
        found = pairs - r * columns - rows * s + one * (r * s)
        return np.asarray(left.T @ found @ right)

    alone, lengths = float(freedom), np.zeros(())
    if named:
        lengths = np.outer(
            ((left.T @ (first.score() - r)) ** 2).sum(axis=0),
            ((right.T @ (second.score() - s.T)) ** 2).sum(axis=0),
        )
    if named and not mixed:
        alone = float((tally.products * lengths).sum() - (apart(tally.products) ** 2).sum())
    if weighted is None:
        return _as_unlike(tally, left.T @ (first.score() - r), right.T @ (second.score() - s.T))
    if has_clusters([each.unit for each in weighted.units]):
        rows = apart(_between_clusters(tally, weighted)).reshape(-1, freedom)
        gram = rows @ rows.T if len(rows) < freedom else rows.T @ rows
        spread, squares = float(np.trace(gram)), float((gram**2).sum())
        if min(spread, alone) <= _NEGLIGIBLE:
            return None
        effective = spread**2 / squares
        between = degrees_of_freedom(weighted) or 1
        return Worth(alone / spread, effective, effective * between)
    spread = 0.0
    for part in _strata(tally):
        products = float((part.squares * lengths).sum())
        for square, expected in zip(part.squares, part.predicted, strict=True):
            there = apart(expected)
            one = float(square.sum())
            products += float((there * (one * there - 2 * apart(square))).sum())
        ahead = apart(part.sums.sum(axis=0))
        spread += part.correction * (products - float((ahead**2).sum()) / part.people)
    if min(spread, alone) <= _NEGLIGIBLE:
        return None
    return Worth(alone / spread, freedom, freedom * weights_freedom(weighted))


def _as_unlike(tally: JointTally, rows: Floats, columns: Floats) -> Worth | None:
    """Return what the reports of people are worth whose scores vary unlike each other.

    `rows`, (a, width), and `columns`, (b, width), are scores of each report less their mean, in
    directions that vary alike. With V the covariance of their products the test is χ² with
    (tr V)²/tr V² degrees of freedom (Satterthwaite 1946; Rao & Scott 1981).
    """
    table = tally.products
    mean = rows @ table @ columns.T
    alike, others = (rows.T @ rows) ** 2, (columns.T @ columns) ** 2
    length = float((mean**2).sum())
    spread = float(alike.diagonal() ** 0.5 @ table @ others.diagonal() ** 0.5) - length
    squares = float((alike * (table @ others @ table.T)).sum())
    squares += length**2 - 2 * float((table * (rows.T @ mean @ columns) ** 2).sum())
    if min(spread, squares) <= _NEGLIGIBLE:
        return None
    return Worth(tally.n * rows.shape[0] * columns.shape[0] / spread, max(1.0, spread**2 / squares))


def _scores(tally: JointTally, some: Floats) -> tuple[Floats, Floats, Floats]:
    """Turn sums of products of features, (…, width, width), into those of scores z, r and s."""
    first, second = tally.first, tally.second
    left, right = first.score(), second.score()
    across = some @ second.unit()[:, None]
    down = first.unit()[None] @ some
    return left @ some @ right.T, left @ across, down @ right.T


def _covariances(tally: JointTally) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    weighted = tally.weighted
    if weighted is not None and has_clusters([each.unit for each in weighted.units]):
        z, r, s = _scores(tally, _between_clusters(tally, weighted))
        pairs = ((z, z), (r, r), (s, s), (z, r), (z, s))
        zz, rr, ss, zr, zs = (np.asarray((a * b).sum(axis=0)) for a, b in pairs)
        return zz, rr, ss, zr, zs
    shapes = [(tally.first.k, tally.second.k), (tally.first.k, 1), (1, tally.second.k)]
    total = [np.zeros(shapes[i]) for i in (0, 1, 2, 0, 0)]
    for part in _strata(tally):
        z, r, s = _scores(tally, part.sums.sum(axis=0))
        sums = [a * b / part.people for a, b in ((z, z), (r, r), (s, s), (z, r), (z, s))]
        for square, expected in zip(part.squares, part.predicted, strict=True):
            products = _centred(tally, square, _scores(tally, expected))
            total = [old + part.correction * new for old, new in zip(total, products, strict=True)]
        total = [old - part.correction * new for old, new in zip(total, sums, strict=True)]
    zz, rr, ss, zr, zs = total
    return zz, rr, ss, zr, zs


def _centred(
    tally: JointTally, squared: Floats, means: tuple[Floats, Floats, Floats]
) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    """Return Σ w²(a − ā)(b − b̄) of the scores, `squared` being the sums by w² of all products."""
    first, second = tally.first, tally.second
    left, right, left2, right2 = first.score(), second.score(), first.square(), second.square()
    unit, other = first.unit()[None], second.unit()[:, None]
    z, r, s = means
    z1, r1, s1 = _scores(tally, squared)
    one = (unit @ squared @ other).item()
    return (
        left2 @ squared @ right2.T - 2 * z * z1 + z**2 * one,
        left2 @ squared @ other - 2 * r * r1 + r**2 * one,
        unit @ squared @ right2.T - 2 * s * s1 + s**2 * one,
        left2 @ squared @ right.T - z * r1 - r * z1 + z * r * one,
        left @ squared @ right2.T - z * s1 - s * z1 + z * s * one,
    )


def _root(covariance: Floats) -> Floats:
    """Return W, (k, rank), with W Wᵀ the inverse in the directions that vary."""
    values, vectors = np.linalg.eigh(covariance)
    vary = values > 1e-10 * max(float(values.max()), 1e-300)
    return np.asarray(vectors[:, vary] / np.sqrt(values[vary]))


def _residuals(tally: JointTally, weighted: Weighted) -> tuple[Floats, Floats]:
    """Return of each unit the mean product of features expected, and the sums left over.

    Both have the shape (units, width, width); the sums are divided by the sum of all weights.
    """
    shape = (len(weighted.units), tally.first.width, tally.second.width)
    weights = np.array([float(each.sums.total) for each in weighted.units])
    sums = np.array([[float(value) for value in each.sums.counts] for each in weighted.units])
    sums = sums.reshape(shape)
    expected = predicted([each.unit for each in weighted.units], weights, sums, tally.products)
    return expected, (sums - expected * weights[:, None, None]) / float(weighted.total)


def _between_clusters(tally: JointTally, weighted: Weighted) -> Floats:
    """Return what `between_clusters` does of the residuals, (clusters, width, width)."""
    _, left = _residuals(tally, weighted)
    names, sums = cluster_sums([each.unit for each in weighted.units], left)
    return between_clusters(names[:, 0], sums)


@dataclass(frozen=True)
class _Stratum:
    """The units of a stratum of people: what is predicted, sums left over, and products by w².

    `people` are m, and `correction` is m/(m−1). Arrays have the shape (units, width, width).
    """

    people: int
    correction: float
    predicted: Floats
    sums: Floats
    squares: Floats


def _strata(tally: JointTally) -> Iterator[_Stratum]:
    """Go through the strata of a sample without clusters: everybody is one where it has none."""
    weighted = tally.weighted
    if weighted is None or not weighted.units:
        people, correction = tally.n, 1.0
        if weighted is not None:
            people, correction = weighted.people, float(weighted.correction)
        mean = tally.products[None]
        yield _Stratum(people, correction, mean, np.zeros_like(mean), tally.squared_weights()[None])
        return
    expected, left = _residuals(tally, weighted)
    whole = float(weighted.total) ** 2
    rows = [[float(value) for value in each.sums.square_counts] for each in weighted.units]
    squares = (np.array(rows) / whole).reshape(left.shape)
    units, sizes = [each.unit for each in weighted.units], [each.size for each in weighted.units]
    for _, inside, m, correction in strata_of_people(units, sizes):
        yield _Stratum(m, correction, expected[inside], left[inside], squares[inside])

"""The variance of weighted shares by linearization, over strata and clusters, and after raking.

With z = w(y − c)/Σw, c being the weighted share λ̂, the variance is Σ_h m_h/(m_h−1) Σ_c (z_hc −
z̄_h)² over strata h and their m_h clusters c, each person a cluster where there are none (Binder
1983). With raked weights c is what the margins predict, the weighted regression on indicators of
their categories (Deville & Särndal 1992). Sums of each unit are enough for all. METHODS §7.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from core.count.weighted_sums import CountedBy, Unit, Weighted
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Count, Floats

_FEW_CLUSTERS = 5
_ROUNDING = 1e-12


class LoneClusterError(ValueError):
    """A stratum has one cluster, or one person, and so no variance within; its number is told."""

    def __init__(self, stratum: int) -> None:
        super().__init__("a stratum has one cluster only; join it to another stratum")
        self.stratum = stratum


@dataclass(frozen=True, slots=True)
class EffectiveCount:
    """A weighted share λ̂ of reports, its variance V, and what its interval rests on.

    n is the least of people, Kish's number and λ̂(1−λ̂)/V, whichever `by` names; an interval counts
    n(z/t)² reports, t with `freedom`, and at most `most`. `clusters` are the z of each.
    """

    rate: float
    variance: float
    n: float
    by: CountedBy
    freedom: float = math.inf
    most: float = math.inf
    clusters: Mapping[tuple[int, int], float] = field(default_factory=dict)


def effective_count(weighted: Weighted, *places: int) -> EffectiveCount:
    """Return λ̂ of what is counted at some places together; NaN of nobody (METHODS §7).

    A report is counted at one of them at most. In one stratum of people V = m/(m−1) Σ
    w²(y−λ̂)²/(Σw)², y being 1 or 0. n is λ̂(1−λ̂)/V (Korn & Graubard 1998), and at most Kish's and
    m: where the only ones to differ hardly weigh anything, V tells how little they move λ̂ and
    nothing of what others might have said. Where few clusters have a report that differs it is at
    most clusters·(1 + f), f of them, if f < 5. Raises `LoneClusterError`.
    """
    if not weighted.total:
        return EffectiveCount(math.nan, math.nan, 0.0, CountedBy.PEOPLE)
    count = _at(weighted.counts, places)
    rate = count / weighted.total
    between, strata = _Between(), dict[int, float]()
    if weighted.units:
        residuals = _residuals(weighted, places)
        strata = _by_stratum(residuals, residuals, weighted, places, places)
        variance = Fraction(float(sum(strata.values())))
        between = _between_clusters(weighted, residuals, places)
    else:
        square = _at(weighted.square_counts, places)
        spread = square * (1 - 2 * rate) + rate**2 * weighted.squares
        variance = weighted.correction * spread / weighted.total**2
    n, by = weighted.kish_n, CountedBy.KISH
    if weighted.people < n:
        n, by = Fraction(weighted.people), CountedBy.PEOPLE
    if variance > 0 and 0 < rate * (1 - rate) / variance < n:
        n, by = rate * (1 - rate) / variance, CountedBy.LINEARIZATION
    freedom = max(1.0, min(_satterthwaite(weighted, strata), between.freedom))
    return EffectiveCount(
        float(rate), max(float(variance), 0.0), float(n), by, freedom, between.most, between.z
    )


@dataclass(frozen=True)
class _Between:
    """What clusters tell of a share: ν_e by the spread of their z, the most that counts, and z."""

    freedom: float = math.inf
    most: float = math.inf
    z: Mapping[tuple[int, int], float] = field(default_factory=dict)


def _between_clusters(weighted: Weighted, residuals: _Residuals, places: Sequence[int]) -> _Between:
    sums: dict[tuple[int, int], list[float]] = {}
    total = float(weighted.total)
    for (unit, _, inside), residual in zip(weighted.units, residuals.sums.tolist(), strict=True):
        if unit.cluster < 0:
            continue
        yes = float(_at(inside.counts, places))
        found = sums.setdefault(unit[:2], [0.0, 0.0, 0.0])
        found[0] += residual / total
        found[1] += yes
        found[2] += float(inside.total) - yes
    if not sums:
        return _Between()
    differing = min(sum(each[i] > 0 for each in sums.values()) for i in (1, 2))
    members = sum(each[1] + each[2] > 0 for each in sums.values())
    most = members * (1.0 + differing) if differing < _FEW_CLUSTERS else math.inf
    z = {unit: each[0] for unit, each in sums.items()}
    of_strata: dict[int, list[float]] = {}
    for (stratum, _), value in z.items():
        of_strata.setdefault(stratum, []).append(value)
    variances, freedoms = [], []
    for values in of_strata.values():
        apart = np.array(values) - np.mean(values)
        m, squares = len(values), float(apart @ apart)
        bracket = float((apart**4).sum()) / squares**2 - 1 / m if squares > 0 else 0.0
        variances.append(m / max(m - 1, 1) * squares)
        freedoms.append(2 / bracket if bracket > _ROUNDING else math.inf)
    return _Between(_joined(variances, freedoms), most, z)


def _satterthwaite(weighted: Weighted, variances: Mapping[int, float]) -> float:
    """Return (Σ V_h)²/Σ(V_h²/ν_h), ν_h = (ΣW²)²/ΣW⁴ − 1 of a stratum's clusters, or people.

    Where nothing varies, as if strata varied by their weights.
    """
    if not weighted.units:
        return _spread_freedom(float(weighted.squares), float(weighted.fourths))
    parts, freedoms = [], []
    for stratum, inside in _strata(weighted):
        clusters: dict[int, float] = {}
        squares = fourths = 0.0
        for i in inside:
            unit, _, sums = weighted.units[i]
            if unit.cluster >= 0:
                clusters[unit.cluster] = clusters.get(unit.cluster, 0.0) + float(sums.total)
            else:
                squares, fourths = squares + float(sums.squares), fourths + float(sums.fourths)
        squares += sum(each**2 for each in clusters.values())
        fourths += sum(each**4 for each in clusters.values())
        freedoms.append(_spread_freedom(squares, fourths))
        parts.append(max(variances.get(stratum, 0.0), 0.0) if any(variances.values()) else squares)
    return _joined(parts, freedoms)


def _spread_freedom(squares: float, fourths: float) -> float:
    return squares**2 / fourths - 1 if fourths > 0 else 0.0


def _joined(variances: Sequence[float], freedoms: Sequence[float]) -> float:
    below = sum(
        variance**2 / max(freedom, 1e-9)
        for variance, freedom in zip(variances, freedoms, strict=True)
    )
    return sum(variances) ** 2 / below if below > 0 else math.inf


def weights_freedom(weighted: Weighted | None) -> float:
    """Return on how many degrees of freedom what is weighted rests, whatever it is; else infinite.

    By the weights of people, or of clusters, alone: ν of `effective_count` without its residuals.
    """
    if weighted is None or not weighted.total:
        return math.inf
    return max(1.0, _satterthwaite(weighted, {}))


def covariance_of_counts(first: Count, second: Count) -> float:
    """Return the covariance of two rates whose samples share clusters; 0 where they share none."""
    units = sorted({*first.clusters, *second.clusters})
    strata: dict[int, list[tuple[float, float]]] = {}
    for unit in units:
        pair = first.clusters.get(unit, 0.0), second.clusters.get(unit, 0.0)
        strata.setdefault(unit[0], []).append(pair)
    total = 0.0
    for pairs in strata.values():
        z = np.array(pairs)
        if len(z) > 1:
            z = z - z.mean(axis=0)
            total += len(z) / (len(z) - 1) * float(z[:, 0] @ z[:, 1])
    return total


def covariance_of_rates(
    weighted: Weighted, both: tuple[float, float], support: tuple[Floats, Floats]
) -> Floats:
    """Return the covariances of the shares λ̂ of k options in a sample of units, (k, k).

    Within clusters all sums are known. Between people the chance that a report supports both of
    two options, `both` where one is true and where neither is, stands for y_u y_v; `support` are
    p* and q*. Raises `LoneClusterError`.
    """
    k = len(support[0])
    each = [_residuals(weighted, (place,)) for place in range(k)]
    matrix = np.zeros((k, k))
    for u in range(k):
        for v in range(u + 1):
            crossed = None if u == v else (both, support, u, v)
            matrix[u, v] = _summed(each[u], each[v], weighted, (u,), (v,), crossed)
    return matrix + np.tril(matrix, -1).T


def moment_variance(weighted: Weighted) -> float:
    """Return the variance of a mean of numbers, whose places and squares are counted.

    Raises `LoneClusterError`.
    """
    residuals = _residuals(weighted, (0,))
    return float(_summed(residuals, residuals, weighted, (0,), (0,), squares=1))


def degrees_of_freedom(weighted: Weighted) -> int | None:
    """Return how many clusters there are less the strata, or people where there are none.

    None for a sample without a design.
    """
    if not weighted.units:
        return None
    strata = len({each.unit.stratum for each in weighted.units})
    clusters = {each.unit[:2] for each in weighted.units if each.unit.cluster >= 0}
    return (len(clusters) or sum(each.size for each in weighted.units)) - strata


def freedom_between_clusters(weighted: Weighted | None) -> float:
    """Return on how many degrees of freedom a variance rests; infinite where no clusters are told.

    People are so many that Student's distribution is as good as the normal one.
    """
    if weighted is None or all(each.unit.cluster < 0 for each in weighted.units):
        return math.inf
    return max(degrees_of_freedom(weighted) or 1, 1)


@dataclass(frozen=True)
class _Residuals:
    """What is predicted for each unit, (units,), and the sums Σ w(y − c) of each."""

    predicted: Floats
    sums: Floats


def _residuals(weighted: Weighted, places: Sequence[int]) -> _Residuals:
    weights = np.array([float(sums.total) for _, _, sums in weighted.units])
    counts = np.array([float(_at(sums.counts, places)) for _, _, sums in weighted.units])
    predicted = np.full(len(weights), float(_at(weighted.counts, places) / weighted.total))
    design = margin_indicators([each.unit for each in weighted.units])
    if design is not None:
        bend = design.T @ (design * weights[:, None])
        predicted = design @ (np.linalg.pinv(bend, hermitian=True) @ (design.T @ counts))
    return _Residuals(predicted, counts - predicted * weights)


def margin_indicators(units: Sequence[Unit]) -> Floats | None:
    """Return the indicators of the categories that each unit is in; None without margins."""
    cells = np.array([unit.cell for unit in units])
    if not cells.size:
        return None
    parts = [(column[:, None] == np.unique(column)) for column in cells.T]
    return np.hstack(parts).astype(np.float64)


def _summed(
    one: _Residuals,
    other: _Residuals,
    weighted: Weighted,
    places: Sequence[int],
    others: Sequence[int],
    crossed: tuple[tuple[float, float], tuple[Floats, Floats], int, int] | None = None,
    squares: int | None = None,
) -> float:
    """Sum the products of residuals over clusters, or over people, of every stratum."""
    return sum(_by_stratum(one, other, weighted, places, others, crossed, squares).values())


def _by_stratum(
    one: _Residuals,
    other: _Residuals,
    weighted: Weighted,
    places: Sequence[int],
    others: Sequence[int],
    crossed: tuple[tuple[float, float], tuple[Floats, Floats], int, int] | None = None,
    squares: int | None = None,
) -> dict[int, float]:
    """Return what each stratum adds to a variance or covariance."""
    total, found = float(weighted.total), dict[int, float]()
    for stratum, inside in _strata(weighted):
        if weighted.units[inside[0]].unit.cluster >= 0:
            of_each: dict[int, list[float]] = {}
            for i in inside:
                cluster = weighted.units[i].unit.cluster
                sums = of_each.setdefault(cluster, [0.0, 0.0])
                sums[0] += float(one.sums[i])
                sums[1] += float(other.sums[i])
            z = np.array(list(of_each.values())) / total
            m, products = len(z), float(z[:, 0] @ z[:, 1])
            sums_of_z = z.sum(axis=0)
        else:
            m = sum(weighted.units[i].size for i in inside)
            products = sum(
                _between_people(
                    weighted.units[i].sums,
                    (float(one.predicted[i]), float(other.predicted[i])),
                    (places, others),
                    crossed,
                    squares,
                )
                for i in inside
            )
            products /= total**2
            sums_of_z = np.array([one.sums[inside].sum(), other.sums[inside].sum()]) / total
        if m == 1:
            raise LoneClusterError(stratum)
        if m:
            apart = products - float(sums_of_z[0] * sums_of_z[1]) / m
            found[stratum] = m / (m - 1) * apart
    return found


def _between_people(
    sums: Weighted,
    predicted: tuple[float, float],
    places: tuple[Sequence[int], Sequence[int]],
    crossed: tuple[tuple[float, float], tuple[Floats, Floats], int, int] | None,
    squares: int | None,
) -> float:
    """Return Σ w²(y_u − c_u)(y_v − c_v) over the people of a unit."""
    (c, d), (first, second) = predicted, places
    y, t = float(_at(sums.square_counts, first)), float(_at(sums.square_counts, second))
    weight = float(sums.squares)
    if squares is not None:
        both = float(sums.square_counts[squares])
    elif crossed is None:
        both = y
    else:
        (one, neither), (p, q), u, v = crossed
        scores = (y - q[u] * weight) / (p[u] - q[u]) + (t - q[v] * weight) / (p[v] - q[v])
        both = neither * weight + (one - neither) * float(scores)
    return both - c * t - d * y + c * d * weight


def _strata(weighted: Weighted) -> Iterator[tuple[int, list[int]]]:
    """Go through the strata: their numbers, and where their units stand."""
    found: dict[int, list[int]] = {}
    for i, each in enumerate(weighted.units):
        found.setdefault(each.unit.stratum, []).append(i)
    yield from found.items()


def _at(counts: Sequence[Fraction], places: Sequence[int]) -> Fraction:
    return sum((counts[place] for place in places), Fraction(0))

"""How much sums over a sample vary: by people, strata, clusters and raked margins.

Shares, crossings and regressions all have one variance: with s_hc the sum of w(y − c) of a
cluster c in stratum h, Σ_h m_h/(m_h−1) Σ_c (s_hc − s̄_h)(s_hc − s̄_h)ᵀ over strata and their m_h
clusters, each person a cluster where there are none (Binder 1983). What y is taken from is the
mean, or, with raked weights, what the margins predict: the weighted regression on indicators of
their categories (Deville & Särndal 1992). Sums of each unit are enough for all. METHODS §7.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Protocol

from core.count.weighted_sums import CountedBy, Unit, Weighted
from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Count, Floats

_FEW_CLUSTERS = 5
_ROUNDING = 1e-12
_NOTHING = Fraction(1, 10**14)  # of a variance: what rounding leaves where nothing varies


class LoneClusterError(ValueError):
    """A stratum has one cluster, or one person, and so no variance within it."""

    def __init__(self, stratum: int) -> None:
        super().__init__("a stratum has one cluster only; join it to another stratum")
        self.stratum = stratum


def has_clusters(units: Sequence[Unit]) -> bool:
    """Tell whether a sample was drawn in clusters."""
    return any(unit.cluster >= 0 for unit in units)


def predicted(units: Sequence[Unit], weights: Floats, sums: Floats, mean: Floats) -> Floats:
    """Return what y is expected to be in each unit, (units, …): `mean`, (…), or by the margins.

    `weights`, (units,), are Σ w and `sums`, (units, …), are Σ wy.
    """
    if not units or not units[0].cell:
        return np.broadcast_to(mean, sums.shape)
    flat = sums.reshape(len(sums), -1)
    # Units in the same categories have the same expectation.
    places: dict[tuple[int, ...], int] = {}
    cell_of = np.array([places.setdefault(unit.cell, len(places)) for unit in units])
    cells = np.array(list(places))
    parts = [column[:, None] == np.unique(column) for column in cells.T]
    indicators = np.hstack(parts).astype(np.float64)
    of_cells, within = np.zeros((len(cells), flat.shape[1])), np.zeros(len(cells))
    np.add.at(of_cells, cell_of, flat)
    np.add.at(within, cell_of, weights)
    bend = np.linalg.pinv(indicators.T @ (indicators * within[:, None]), hermitian=True)
    return np.asarray(
        (indicators @ (bend @ (indicators.T @ of_cells)))[cell_of].reshape(sums.shape)
    )


def cluster_sums(units: Sequence[Unit], sums: Floats) -> tuple[NDArray[np.int64], Floats]:
    """Add up the sums of units, (units, …), to those of clusters, (clusters, …).

    The first array, (clusters, 2), names the stratum and the cluster of each.
    """
    places = {name: place for place, name in enumerate(sorted({unit[:2] for unit in units}))}
    found = np.zeros((len(places), *sums.shape[1:]))
    np.add.at(found, [places[unit[:2]] for unit in units], sums)
    return np.array(list(places), dtype=np.int64).reshape(-1, 2), found


def between_clusters(strata: NDArray[np.int64], sums: Floats) -> Floats:
    """Return the sums of clusters less the mean of their stratum, times √(m/(m−1)).

    Sums of products of the rows are covariances. `strata`, (clusters,), numbers the stratum of
    each. Raises `LoneClusterError`.
    """
    apart = sums.copy()
    for stratum in np.unique(strata).tolist():
        inside = strata == stratum
        apart[inside] -= apart[inside].mean(axis=0)
        apart[inside] *= math.sqrt(_correction(int(inside.sum()), stratum))
    return apart


def strata_of_people(
    units: Sequence[Unit], sizes: Sequence[int]
) -> Iterator[tuple[int, NDArray[np.bool_], int, float]]:
    """Go through the strata of a sample without clusters: number, mask of units, m, m/(m−1).

    m people of the sample are in the stratum. Raises `LoneClusterError`.
    """
    strata, people = np.array([unit.stratum for unit in units]), np.array(sizes)
    for stratum in np.unique(strata).tolist():
        inside = strata == stratum
        m = int(people[inside].sum())
        if m:
            yield stratum, inside, m, _correction(m, stratum)


def _correction(m: int, stratum: int) -> float:
    if m == 1:
        raise LoneClusterError(stratum)
    return m / (m - 1)


class _SampledRows(Protocol):
    """Rows that stand for several people: Σ w and Σ w² of each, (G,), and the sample's units.

    `unit_of`, (G,), is None without a design; `sizes` is how many people are in each unit.
    """

    @property
    def n(self) -> int: ...
    @property
    def weights(self) -> Floats: ...
    @property
    def squares(self) -> Floats: ...
    @property
    def units(self) -> tuple[Unit, ...]: ...
    @property
    def sizes(self) -> tuple[int, ...]: ...
    @property
    def unit_of(self) -> NDArray[np.int64] | None: ...


def variation(rows: _SampledRows, scores: Floats) -> Floats:
    """Return the variance of the weighted sum of scores (G, size), (size, size).

    The middle of the sandwich (Huber 1967). Raises `LoneClusterError`.
    """

    def of_people(scores: Floats, weights: Floats, squares: Floats, m: int) -> Floats:
        total = weights @ scores
        products = (scores * squares[:, None]).T @ scores
        return np.asarray(m / max(m - 1, 1) * (products - np.outer(total, total) / m))

    unit_of, units = rows.unit_of, rows.units
    if unit_of is None:
        return of_people(scores, rows.weights, rows.squares, rows.n)
    clustered, raked = has_clusters(units), bool(units and units[0].cell)
    if clustered or raked:
        weights, sums = np.zeros(len(units)), np.zeros((len(units), scores.shape[1]))
        np.add.at(weights, unit_of, rows.weights)
        np.add.at(sums, unit_of, scores * rows.weights[:, None])
        expected = predicted(units, weights, sums, np.zeros(scores.shape[1]))
        if clustered:
            names, found = cluster_sums(units, sums - expected * weights[:, None])
            apart = between_clusters(names[:, 0], found)
            return np.asarray(apart.T @ apart)
        scores = scores - expected[unit_of]
    total = np.zeros((scores.shape[1],) * 2)
    for _, inside, m, _ in strata_of_people(units, rows.sizes):
        some = inside[unit_of]
        total += of_people(scores[some], rows.weights[some], rows.squares[some], m)
    return total


@dataclass(frozen=True, slots=True)
class EffectiveCount:
    """A weighted share λ̂ of reports, its variance V, and what its interval rests on.

    n is the least of people, Kish's number and λ̂(1−λ̂)/V, whichever `by` names; an interval counts
    n(z/t)² reports, t with `freedom`, and at most `most`. `clusters` are the z of each, `strata` of
    people the Σz/√(m−1) of each.
    """

    rate: float
    variance: float
    n: float
    by: CountedBy
    freedom: float = math.inf
    most: float = math.inf
    clusters: Mapping[tuple[int, int], float] = field(default_factory=dict)
    strata: Mapping[int, float] = field(default_factory=dict)


def effective_count(weighted: Weighted, *places: int) -> EffectiveCount:
    """Return λ̂ of what is counted at some places together; NaN of nobody (METHODS §7).

    A report is counted at one of them at most. In one stratum of people V = m/(m−1) Σ
    w²(y−λ̂)²/(Σw)², y being 1 or 0. n is λ̂(1−λ̂)/V (Korn & Graubard 1998), and at most Kish's and
    m: where the only ones to differ hardly weigh anything, V tells how little they move λ̂ and
    nothing of what others might have said. Where few clusters have a report that differs it is at
    most clusters·(1 + f), f of them, if f < 5. Raises `LoneClusterError`.
    """
    return effective_counts(weighted, [places])[0]


def effective_counts(
    weighted: Weighted, places: Sequence[Sequence[int]]
) -> tuple[EffectiveCount, ...]:
    """Return the effective count of each of several sets of places. Raises `LoneClusterError`."""
    if not weighted.total:
        return (EffectiveCount(math.nan, math.nan, 0.0, CountedBy.PEOPLE),) * len(places)
    if not weighted.units:
        return tuple(_effective_count(weighted, each, {}, _Between()) for each in places)
    sums = _UnitSums(weighted, lambda counts: [_at(counts, each) for each in places])
    strata = [(number, matrix.diagonal().tolist()) for number, matrix in sums.by_stratum()]
    between = (_of_clusters if has_clusters(sums.units) else _of_strata)(sums)
    return tuple(
        _effective_count(weighted, each, {number: own[i] for number, own in strata}, between[i])
        for i, each in enumerate(places)
    )


def _effective_count(
    weighted: Weighted, places: Sequence[int], strata: Mapping[int, float], between: _Between
) -> EffectiveCount:
    rate = _at(weighted.counts, places) / weighted.total
    if weighted.units:
        variance = Fraction(float(sum(strata.values())))
    else:
        square = _at(weighted.square_counts, places)
        spread = square * (1 - 2 * rate) + rate**2 * weighted.squares
        variance = weighted.correction * spread / weighted.total**2
    n, by = weighted.kish_n, CountedBy.KISH
    if variance < _NOTHING * rate * (1 - rate) / n:  # as of an answer that people are raked to
        variance, strata, between = Fraction(0), {}, replace(between, freedom=math.inf)
    if weighted.people < n:
        n, by = Fraction(weighted.people), CountedBy.PEOPLE
    if variance > 0 and 0 < rate * (1 - rate) / variance < n:
        n, by = rate * (1 - rate) / variance, CountedBy.LINEARIZATION
    freedom = max(1.0, min(_satterthwaite(weighted, strata), between.freedom))
    return EffectiveCount(
        *(float(rate), max(float(variance), 0.0), float(n), by, freedom, between.most),
        clusters=between.z,
        strata=between.strata,
    )


class _UnitSums:
    """The sums of every unit of a sample as arrays: weights, what is counted, and residuals.

    `take` picks from what a unit has counted the k sums that are wanted. `left`, (units, k), are
    Σ w(y − c)/Σw.
    """

    def __init__(
        self, weighted: Weighted, take: Callable[[Sequence[Fraction]], Sequence[Fraction]]
    ) -> None:
        each = [unit.sums for unit in weighted.units]
        self.units = [unit.unit for unit in weighted.units]
        self.sizes = [unit.size for unit in weighted.units]
        self.total = float(weighted.total)
        self.weights = _floats(sums.total for sums in each)
        self.squares = _floats(sums.squares for sums in each)
        self.counts = np.array([[float(one) for one in take(sums.counts)] for sums in each])
        self.alone = np.array([[float(one) for one in take(sums.square_counts)] for sums in each])
        mean = _floats(one / weighted.total for one in take(weighted.counts))
        self.predicted = predicted(self.units, self.weights, self.counts, mean)
        self.left = (self.counts - self.predicted * self.weights[:, None]) / self.total

    def by_stratum(self, both: Floats | None = None) -> Iterator[tuple[int, Floats]]:
        """Give what each stratum adds to the covariances of the k rates, (k, k).

        `both`, (units, k, k), are Σ w²y_u y_v; without them the diagonal alone holds, where y is 1
        or 0. Raises `LoneClusterError`.
        """
        if has_clusters(self.units):
            names, sums = cluster_sums(self.units, self.left)
            apart = between_clusters(names[:, 0], sums)
            for stratum in np.unique(names[:, 0]).tolist():
                rows = apart[names[:, 0] == stratum]
                yield stratum, np.asarray(rows.T @ rows)
            return
        for stratum, inside, m, correction in strata_of_people(self.units, self.sizes):
            c, t, weight = self.predicted[inside], self.alone[inside], self.squares[inside]
            crossed, sums = c.T @ t, t.sum(axis=0) if both is None else both[inside].sum(axis=0)
            products = sums - crossed - crossed.T + c.T @ (c * weight[:, None])
            ahead = self.left[inside].sum(axis=0)
            yield stratum, correction * (products / self.total**2 - np.outer(ahead, ahead) / m)


def _floats(numbers: Iterator[Fraction]) -> Floats:
    return np.array([float(number) for number in numbers])


@dataclass(frozen=True)
class _Between:
    """What clusters tell of a share: ν_e by the spread of their z, the most that counts, and z.

    Of strata of people it is Σz/√(m−1) of each, m people being in it.
    """

    freedom: float = math.inf
    most: float = math.inf
    z: Mapping[tuple[int, int], float] = field(default_factory=dict)
    strata: Mapping[int, float] = field(default_factory=dict)


def _of_strata(sums: _UnitSums) -> list[_Between]:
    strata = {
        stratum: sums.left[inside].sum(axis=0) / math.sqrt(m - 1)
        for stratum, inside, m, _ in strata_of_people(sums.units, sums.sizes)
    }
    options = range(sums.counts.shape[1])
    return [_Between(strata={h: float(ahead[i]) for h, ahead in strata.items()}) for i in options]


def _of_clusters(sums: _UnitSums) -> list[_Between]:
    k = sums.counts.shape[1]
    parts = [sums.left, sums.counts, sums.weights[:, None] - sums.counts]
    names, found = cluster_sums(sums.units, np.hstack(parts))
    z, yes, no = np.split(found, 3, axis=1)
    of_strata = [names[:, 0] == stratum for stratum in np.unique(names[:, 0])]
    units: list[tuple[int, int]] = [(stratum, cluster) for stratum, cluster in names.tolist()]
    made = []
    for i in range(k):
        differing = int(min((yes[:, i] > 0).sum(), (no[:, i] > 0).sum()))
        members = int((yes[:, i] + no[:, i] > 0).sum())
        most = members * (1.0 + differing) if differing < _FEW_CLUSTERS else math.inf
        variances, freedoms = [], []
        for inside in of_strata:
            values = z[inside, i]
            apart, m = values - values.mean(), len(values)
            squares = float(apart @ apart)
            bracket = float((apart**4).sum()) / squares**2 - 1 / m if squares > 0 else 0.0
            variances.append(m / max(m - 1, 1) * squares)
            freedoms.append(2 / bracket if bracket > _ROUNDING else math.inf)
        freedom = _joined(variances, freedoms)
        made.append(_Between(freedom, most, dict(zip(units, z[:, i].tolist(), strict=True))))
    return made


def _satterthwaite(weighted: Weighted, variances: Mapping[int, float]) -> float:
    """Return (Σ V_h)²/Σ(V_h²/ν_h), ν_h = (ΣW²)²/ΣW⁴ − 1 of a stratum's clusters, or people.

    Where nothing varies, as if strata varied by their weights.
    """
    if not weighted.units:
        return _spread_freedom(float(weighted.squares), float(weighted.fourths))
    units = [each.unit for each in weighted.units]
    if has_clusters(units):
        totals = _floats(each.sums.total for each in weighted.units)
        names, found = cluster_sums(units, totals)
        strata, powers = names[:, 0], np.stack([found**2, found**4])
    else:
        strata = np.array([unit.stratum for unit in units])
        powers = np.array(
            [[float(each.sums.squares), float(each.sums.fourths)] for each in weighted.units]
        ).T
    parts, freedoms = [], []
    for stratum in np.unique(strata).tolist():
        squares, fourths = powers[:, strata == stratum].sum(axis=1).tolist()
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
    """Return the covariance of two rates whose samples share clusters, or strata of people.

    Nobody is in both groups: of strata of people it is −Σ_h S₁S₂/(m−1), S the sums of z of each.
    """
    names = sorted({*first.clusters, *second.clusters})
    if not names:
        shared = first.strata.keys() & second.strata.keys()
        return -math.fsum(first.strata[h] * second.strata[h] for h in sorted(shared))
    z = np.array([[each.clusters.get(name, 0.0) for each in (first, second)] for name in names])
    apart = between_clusters(np.array([stratum for stratum, _ in names]), z)
    return float(apart[:, 0] @ apart[:, 1])


def covariance_of_rates(
    weighted: Weighted, both: tuple[float, float], support: tuple[Floats, Floats]
) -> Floats:
    """Return the covariances of the shares λ̂ of k options in a sample of units, (k, k).

    Within clusters all sums are known. Between people the chance that a report supports both of
    two options, `both` where one is true and where neither is, stands for y_u y_v; `support` are
    p* and q*. Raises `LoneClusterError`.
    """
    (one, neither), (p, q) = both, support
    sums = _UnitSums(weighted, lambda counts: counts[: len(p)])
    weight = sums.squares[:, None, None]
    scores = (sums.alone - q * sums.squares[:, None]) / (p - q)
    crossed = neither * weight + (one - neither) * (scores[:, :, None] + scores[:, None, :])
    own = np.eye(len(p), dtype=np.bool_)
    products = np.where(own, sums.alone[:, :, None], crossed)
    return np.asarray(sum(matrix for _, matrix in sums.by_stratum(products)))


def moment_variance(weighted: Weighted) -> float:
    """Return the variance of a mean of numbers, whose places and squares are counted.

    Raises `LoneClusterError`.
    """
    sums = _UnitSums(weighted, lambda counts: counts[:1])
    squares = np.array([[[float(each.sums.square_counts[1])]] for each in weighted.units])
    return float(sum(matrix[0, 0] for _, matrix in sums.by_stratum(squares)))


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
    """Return on how many degrees of freedom a variance rests; infinite without clusters.

    People are so many that Student's distribution is as good as the normal one.
    """
    if weighted is None or all(each.unit.cluster < 0 for each in weighted.units):
        return math.inf
    return max(degrees_of_freedom(weighted) or 1, 1)


def _at(counts: Sequence[Fraction], places: Sequence[int]) -> Fraction:
    return sum((counts[place] for place in places), Fraction(0))

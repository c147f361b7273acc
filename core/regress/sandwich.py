"""How much the sum of people's scores varies, over weights, strata, clusters and raked margins.

The middle of the sandwich (Huber 1967; Binder 1983): Σ_h m_h/(m_h−1) Σ_c (s_hc − s̄_h)(s_hc −
s̄_h)ᵀ over strata h and their m_h clusters c, each person a cluster where there are none. With
raked weights a score becomes what the margins do not predict of it. METHODS §7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.estimate.variance import LoneClusterError
from core.lazy import np
from core.regress.rows import Rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats


def variation(rows: Rows, scores: Floats) -> Floats:
    """Return the variance of the weighted sum of scores (G, size), (size, size).

    Raises `LoneClusterError`.
    """
    if rows.unit_of is None:
        return _of_people(scores, rows.weights, rows.squares, rows.n)
    scores = scores - _by_margins(rows, rows.unit_of, scores)
    found = np.zeros((scores.shape[1],) * 2)
    strata = np.array([unit.stratum for unit in rows.units])
    clusters = np.array([unit.cluster for unit in rows.units])
    sizes = np.array(rows.sizes)
    for stratum in np.unique(strata).tolist():
        inside = strata[rows.unit_of] == stratum
        own, of_units = scores[inside], strata == stratum
        if (clusters[of_units] < 0).all():
            m = int(sizes[of_units].sum())
            _require_two(m, stratum)
            found += _of_people(own, rows.weights[inside], rows.squares[inside], m)
            continue
        names, place = np.unique(clusters[rows.unit_of[inside]], return_inverse=True)
        m = len(np.unique(clusters[of_units]))
        _require_two(m, stratum)
        sums = np.zeros((len(names), scores.shape[1]))
        np.add.at(sums, place, own * rows.weights[inside][:, None])
        total = sums.sum(axis=0)
        found += m / (m - 1) * (sums.T @ sums - np.outer(total, total) / m)
    return found


def _require_two(m: int, stratum: int) -> None:
    if m == 1:
        raise LoneClusterError(stratum)


def _of_people(scores: Floats, weights: Floats, squares: Floats, m: int) -> Floats:
    total = weights @ scores
    products = (scores * squares[:, None]).T @ scores
    return np.asarray(m / max(m - 1, 1) * (products - np.outer(total, total) / m))


def _by_margins(rows: Rows, unit_of: NDArray[np.int64], scores: Floats) -> Floats:
    """Return what the categories of the margins predict of scores, (G, size)."""
    cells = np.array([unit.cell for unit in rows.units])
    if not cells.size:
        return np.zeros_like(scores)
    design = np.hstack([column[:, None] == np.unique(column) for column in cells.T])[unit_of]
    weighted = design * rows.weights[:, None]
    return np.asarray(design @ (np.linalg.pinv(design.T @ weighted) @ (weighted.T @ scores)))

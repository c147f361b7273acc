"""Reports against those that a model expects through its channel: does the model fit?

People are put in ten groups by the share that the model gives them, and Σ (O − E)²/V is looked up
at χ² with two degrees less than groups (Hosmer & Lemeshow 1980), E and V being those of reports.
Where each group has one share only it is Pearson's test, with as many degrees less as coefficients.
"""

from __future__ import annotations

from typing import Final

from core.lazy import np, special
from core.regress.logit import Maximum
from core.regress.results import FitCheck, FitGroup
from core.regress.rows import Rows
from core.regress.variables import Link

_GROUPS: Final = 10


def check(best: Maximum, rows: Rows) -> FitCheck | None:
    """Return how reports agree with a fitted model.

    None for other outcomes than no and yes, for weighted people, and where there are no more
    groups than coefficients: then nothing is left to be seen.
    """
    channel = rows.variables.outcome.channel
    plain = rows.variables.link is Link.LOGIT and not rows.weighted and rows.unit_of is None
    if not plain or channel is None or channel.shape != (2, 2):
        return None
    share = best.point.mu[:, 1]
    chance = channel[0, 1] + (channel[1, 1] - channel[0, 1]) * share
    order = np.argsort(share, kind="stable")
    # Equal shares stay together, wherever a tenth of the people ends.
    values, place = np.unique(share[order].round(12), return_inverse=True)
    upto = np.cumsum(np.bincount(place.reshape(-1), rows.counts[order]))
    middle = upto - np.diff(upto, prepend=0) / 2
    tenth = np.minimum((middle / rows.n * _GROUPS).astype(int), _GROUPS - 1)
    group = np.empty(len(share), dtype=np.int64)
    group[order] = np.unique(tenth, return_inverse=True)[1].reshape(-1)[place.reshape(-1)]
    size = int(group.max()) + 1
    coefficients = best.point.data.size
    freedom = size - (coefficients if size == len(values) else 2)
    if size <= coefficients or freedom < 1:
        return None
    n, seen, expected, variance, shares = (
        np.bincount(group, rows.counts * each)
        for each in (np.ones_like(share), rows.outcome, chance, chance * (1 - chance), share)
    )
    statistic = float(((seen - expected) ** 2 / variance).sum())
    groups = tuple(
        FitGroup(float(shares[i] / n[i]), int(n[i]), int(seen[i]), float(expected[i]))
        for i in range(size)
    )
    return FitCheck(groups, statistic, freedom, float(special.chdtrc(freedom, statistic)))

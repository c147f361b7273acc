"""The people by whom a model has no coefficients: their reports are those of the design alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.lazy import np
from core.regress.columns import Column
from core.regress.results import Corner
from core.regress.rows import Rows
from core.regress.variables import Link

if TYPE_CHECKING:
    from core.inference.binomial import Floats


def corner(running_off: Sequence[Column], rows: Rows) -> Corner | None:
    """Return the people whose best share lies farthest beyond 0 or 1, by what runs off.

    They are told apart by the answers in the terms of the columns that run off. None where these
    hold a number, where people are weighted, where the outcome has other reports than no and yes,
    or where nobody's share lies there.
    """
    channel = rows.variables.outcome.channel
    named = {factor for column in running_off for factor, _ in column.parts}
    factors = [factor for factor in rows.variables.factors if factor in named]
    numbers = any(rows.variables.factors[factor].number for factor in factors)
    plain = rows.variables.link is Link.LOGIT and not rows.weighted and rows.unit_of is None
    if not plain or numbers or channel is None or channel.shape != (2, 2):
        return None
    alone: Floats = channel[:, 1]  # Pr(yes reported | answer)
    codes = np.zeros((len(rows.counts), max(len(factors), 1)), dtype=np.int64)
    for place, factor in enumerate(factors):
        codes[:, place] = rows.factors[factor]
    cells, cell_of = np.unique(codes, axis=0, return_inverse=True)
    cell_of = cell_of.reshape(-1)
    n = np.bincount(cell_of, rows.counts)
    reported = np.bincount(cell_of, rows.counts * rows.outcome)
    shares = (reported / n - alone[0]) / (alone[1] - alone[0])
    beyond = np.maximum(-shares, shares - 1)
    most = int(np.argmax(beyond))
    if beyond[most] < 0:
        return None
    side = int(shares[most] >= 1)
    variables = [rows.variables.factors[factor] for factor in factors]
    return Corner(
        tuple(
            (variable.name(), variable.levels[code])
            for variable, code in zip(variables, cells[most].tolist(), strict=False)
        ),
        int(n[most]),
        int(reported[most]),
        float(n[most] * alone[side]),
        side,
    )

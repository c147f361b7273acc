"""Shares that can be true: none negative, together one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = "NDArray[np.float64]"


def norm_sub(shares: Floats) -> Floats:
    """Project shares of shape (k,) on the simplex: the nearest ones ≥ 0 that sum to one.

    The same number is taken from all and what falls below 0 is set to 0 (Norm-Sub, Wang et al.
    2020), which is the Euclidean projection.
    """
    import numpy as np

    falling = np.sort(shares)[::-1]
    excess = (np.cumsum(falling) - 1) / np.arange(1, len(shares) + 1)
    taken = excess[np.flatnonzero(falling > excess)[-1]]
    return np.asarray(np.maximum(shares - taken, 0.0))

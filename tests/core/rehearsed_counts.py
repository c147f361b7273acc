"""What counts of supporting reports must be like, from the exact chances of one report."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.privacy.mechanisms import LocalHash, Subset


def require_moments(
    mechanism: LocalHash | Subset, counts: NDArray[np.int64], drawn: NDArray[np.int64]
) -> None:
    """Require the mean and covariance of the reports of `counts` (k,) of `drawn`, (runs, k)."""
    k, n, runs = mechanism.k, int(counts.sum()), len(drawn)
    p, q = (float(chance) for chance in mechanism.chances(0))
    mean = counts * p + (n - counts) * q
    one, none = (float(chance) for chance in mechanism.pair_chances)
    # Of people of known truths: what each truth contributes to the covariance.
    truth = np.where(np.eye(k) == 1, p, q)
    covariance = np.zeros((k, k))
    for x in range(k):
        together = np.full((k, k), none)
        together[x] = together[:, x] = one
        np.fill_diagonal(together, truth[x])
        covariance += counts[x] * (together - np.outer(truth[x], truth[x]))
    spread = np.sqrt(np.diag(covariance))
    assert np.abs(drawn.mean(axis=0) - mean).max() < 5 * spread.max() / np.sqrt(runs)
    found = np.cov(drawn.T)
    assert np.abs(found - covariance).max() < 6 * np.outer(spread, spread).max() / np.sqrt(runs)

"""What was reported, as arrays: the counts of a tally beside the support of each option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.intervals import unbiased
from core.mechanisms import BinaryDesign, KAry, Unary
from core.survey.model import Kind, Question
from core.tally import Tally

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Observed:
    """Counts x of n reports with p* and q*, each of shape (number of options,).

    With weights, n is the effective one and x the weighted shares of reports times it.
    """

    question: Question
    x: NDArray[np.float64]
    n: NDArray[np.float64]
    p: NDArray[np.float64]
    q: NDArray[np.float64]

    @property
    def shares(self) -> NDArray[np.float64]:
        """The unbiased shares."""
        return unbiased(self.x, self.n, self.p, self.q)

    def covariance(self) -> NDArray[np.float64]:
        """Return the covariances of the unbiased shares, shape (k, k) (METHODS §3).

        Raises ValueError for many-of, whose options are joined by more than the counts tell,
        and for a mechanism without a formula here.
        """
        import numpy as np

        rates, shares, n = self.x / self.n, self.shares, self.n[:, None]
        slope = (self.p - self.q)[:, None]
        if self.question.kind is not Kind.MANY_OF:
            match self.question.mechanism:
                case None | KAry() | BinaryDesign():
                    return (np.diag(rates) - np.outer(rates, rates)) / (n * slope**2)
                case Unary():
                    matrix = -np.outer(shares, shares) / n
                    variances = rates * (1 - rates) / (self.n * (self.p - self.q) ** 2)
                    np.fill_diagonal(matrix, variances)
                    return matrix
        raise ValueError(f"the shares of {self.question.id} have no known covariances")


def supports(question: Question) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return p* and q* of every option, each of shape (number of options,).

    In the clear a report supports its own truth alone: p* = 1, q* = 0.
    """
    import numpy as np

    options, mechanism = len(question.option_ids), question.mechanism
    if mechanism is None:
        return np.ones(options), np.zeros(options)
    match question.kind:
        case Kind.YES_NO:
            truths = [1, 0]
        case Kind.MANY_OF:
            truths = [1] * options
        case _:
            truths = list(range(options))
    pairs = [mechanism.support(truth) for truth in truths]
    return np.array([float(p) for p, _ in pairs]), np.array([float(q) for _, q in pairs])


def observe(tally: Tally) -> Observed | None:
    """Return the counts of a tally as arrays; None where nobody answered (or with no weight)."""
    import numpy as np

    x, n = np.array(tally.counts, dtype=np.float64), float(tally.n)
    if tally.weighted is not None:
        n = tally.weighted.effective_n
        x = np.array(tally.weighted.counts) * (n / tally.weighted.total) if n else x
    if n == 0:
        return None
    p, q = supports(tally.question)
    return Observed(tally.question, x, np.full(len(x), n), p, q)

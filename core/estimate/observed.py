"""What was reported, as arrays: the counts of a tally beside the support of each option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.binomial import Count, unbiased
from core.mechanisms import BinaryDesign, KAry, OneBit, Unary
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

    In the clear a report supports its own truth alone: p* = 1, q* = 0. One-bit's only count is
    of reports of 1, and the share estimated from it is the mean's place from low to high.
    """
    import numpy as np

    options, mechanism = len(question.option_ids), question.mechanism
    if isinstance(mechanism, OneBit):
        return np.array([float(mechanism.p)]), np.array([float(1 - mechanism.p)])
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


def count_of(tally: Tally, *options: str) -> Count:
    """Return the count of one option, or of a set of options that a report supports one of.

    A report of k-ary randomized response, or in the clear, supports exactly one option: a set A
    of them has p* = p + (|A|−1)q and q* = |A|q. Raises ValueError for a set under any other
    mechanism and where nobody answered, and KeyError for an unknown option.
    """
    question = tally.question
    places = sorted({_place(question, option) for option in options})
    if not places:
        raise ValueError("the set of options is empty")
    observed = observe(tally)
    if observed is None:
        raise ValueError(f"nobody answered the question {question.id}")
    if len(places) != 1 and not single(question):
        raise ValueError(f"a report to {question.id} may support several options")
    first, others = places[0], len(places) - 1
    p, q = float(observed.p[first]), float(observed.q[first])
    x = float(observed.x[places].sum())
    return Count(x, float(observed.n[first]), p + others * q, q + others * q)


def single(question: Question) -> bool:
    """Tell whether a report supports exactly one option, whichever it is with the same chances."""
    like = question.mechanism is None or isinstance(question.mechanism, KAry)
    return like and question.kind is not Kind.MANY_OF


def _place(question: Question, option: str) -> int:
    if option not in question.option_ids:
        raise KeyError(option)
    return question.option_ids.index(option)

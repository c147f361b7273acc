"""Questions whose groups were asked in several ways: what the rates of their reports tell.

With weights, or in a sample of clusters and strata, the rates of each group are weighted, and the
error of the share is that of what each report moves it by; the likelihood is of as many reports as
make that error. METHODS §6, §7.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from core.count.score_means import Reports, report_mean
from core.count.variance import weights_freedom
from core.inference import mixture
from core.inference.moments import Linear, Reported, Sample, stacked
from core.lazy import np
from core.privacy.classes import Classes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats


@dataclass(frozen=True, slots=True)
class Weighing:
    """What weights, clusters and strata make of reports: nothing where people all count alike.

    Errors rest on `freedom` degrees of freedom. For the error of each share a report is `worth` so
    many drawn one by one, for its interval at most `most`; what is asked beside is worth as much
    as the first share.
    """

    freedom: float = math.inf
    worth: tuple[float, ...] = ()
    most: float = math.inf

    def of_error(self, place: int) -> float:
        """Return how many reports one is worth for the error of a share."""
        return self.worth[place] if self.worth else 1.0

    def of_interval(self, place: int) -> float:
        """Return how many reports one is worth for the interval of a share, and for its test."""
        return min(self.of_error(place), self.most)


UNWEIGHTED: Final = Weighing()


@dataclass(frozen=True)
class Equivalent:
    """Counts x of n reports with the support p, q that tell as much of each share, all (k,).

    `variances` are those of the rates x/n, `joint` the covariances of the shares, (k, k).
    """

    x: Floats
    n: Floats
    p: Floats
    q: Floats
    variances: Floats
    joint: Floats


def fitted_to(tally: Reports) -> Fitted:
    """Fit the rates of such a question. Raises ValueError for another one."""
    channel = tally.question.channel
    classes = None if channel is None else channel.classes
    if classes is None:
        raise ValueError(f"{tally.question.id} was asked of all in one way")
    return Fitted(tally, classes)


def equivalent(tally: Reports) -> Equivalent | None:
    """Return for each option the count of one symmetric design that tells as much of its share.

    Of as many reports as people, by ½ ± c/2: c is such that their share has the standard error
    that the groups give it, n V = 1/(4c²) − (π − ½)². It stands for the groups where one count is
    asked for, such as in a test. None where the groups that have reports do not tell the share.
    """
    fitted = fitted_to(tally)
    if not fitted.told:
        return None
    found = [fitted.share(place) for place in range(len(fitted.classes.shares))]
    shares = np.array([each.value for each in found])
    joint = fitted.covariance(found)
    if len(found) == 1:  # of yes/no the yes alone is asked about
        shares, signs = np.array([shares[0], 1 - shares[0]]), np.array([1.0, -1.0])
        joint = joint[0, 0] * np.outer(signs, signs)
    n, variances = np.full(len(shares), float(tally.n)), joint.diagonal()
    # The slope is at most one: no device tells more of people than their answers do.
    slope = 0.5 / np.sqrt(np.maximum(n * variances + (shares - 0.5) ** 2, 0.25))
    rates = np.clip(0.5 + slope * (shares - 0.5), 0.0, 1.0)
    p, q = (1 + slope) / 2, (1 - slope) / 2
    return Equivalent(rates * n, n, p, q, variances * slope**2, joint)


@dataclass(frozen=True)
class Fitted:
    """The shares of classes by the rates of all groups, weighted where people are."""

    tally: Reports
    classes: Classes

    @cached_property
    def counts(self) -> Floats:
        """How often each report came in each group, by weight, (groups, reports)."""
        weighted = self.tally.weighted
        given = self.tally.counts if weighted is None else weighted.counts
        flat = np.array([float(count) for count in given])
        return flat.reshape(len(self.classes.channels), -1)

    @cached_property
    def people(self) -> NDArray[np.int64]:
        """How many people of each group made each report, (groups, reports)."""
        return np.array(self.tally.counts, np.int64).reshape(len(self.classes.channels), -1)

    @property
    def told(self) -> bool:
        """Tell whether the groups that have reports, with a weight, tell the shares."""
        places = range(len(self.classes.shares))
        some = bool(self.counts.sum() > 0)
        return some and all(self.reported.tells(self._inside(place)) for place in places)

    @cached_property
    def _asked(self) -> NDArray[np.bool_]:
        """The groups that have reports, (groups,)."""
        return np.asarray(self.counts.sum(axis=1) > 0)

    @cached_property
    def plain(self) -> Floats:
        """As many reports as people, in the shares that the weights give."""
        whole = self.counts.sum(axis=1, keepdims=True)
        sizes = self.people.sum(axis=1, keepdims=True)
        return np.asarray(self.counts / np.where(whole > 0, whole, 1.0) * sizes)

    @cached_property
    def reported(self) -> Reported:
        """The shares of classes, not held in [0, 1]."""
        pairs = zip(self.classes.channels, self.plain, strict=True)
        asked = self._asked.tolist()
        return Reported(
            tuple(
                Sample(np.array([[float(chance) for chance in row] for row in channel]), counts)
                for (channel, counts), some in zip(pairs, asked, strict=True)
                if some
            )
        )

    def share(self, place: int) -> Linear:
        """Return one of the shares that are asked about."""
        return self.reported.linear(self._inside(place))

    def _inside(self, place: int) -> Floats:
        inside = self.classes.shares[place].inside
        return np.array([float(x in inside) for x in range(self.classes.k)])

    def variance(self, share: Linear) -> float:
        """Return the variance of a share; weighted, of what each report moves it by."""
        weighted = self.tally.weighted
        if weighted is None:
            return self.reported.covariance(share, share)
        asked = self.counts[self._asked]
        whole = asked.sum(axis=1, keepdims=True)
        moved = share.moved.reshape(asked.shape)
        middle = (moved * asked).sum(axis=1, keepdims=True) / whole
        scores = np.zeros(self.counts.shape)
        scores[self._asked] = (moved - middle) * float(weighted.total) / whole
        found = report_mean(self.tally, scores.ravel().tolist())
        return 0.0 if found is None else float(found.variance * weighted.correction)

    def covariance(self, shares: Sequence[Linear]) -> Floats:
        """Return the covariances of shares, from the variances of their sums."""
        one = np.array([self.variance(each) for each in shares])
        both = [
            [self.variance(Linear(a.value + b.value, a.moved + b.moved)) for b in shares]
            for a in shares
        ]
        return np.asarray((np.array(both) - np.add.outer(one, one)) / 2)

    def likely(self) -> Floats | None:
        """Return the most likely shares of the options; None where a group has no reports."""
        if not self.told:
            return None
        best = mixture.maximize(*stacked(self.reported.samples)).shares
        inside = [sorted(part.inside) for part in self.classes.shares]
        shares = np.array([best[classes].sum() for classes in inside])
        return np.array([shares[0], 1 - shares[0]]) if len(shares) == 1 else shares

    def weighing(self) -> Weighing:
        """Return what weights, clusters and strata make of the plain reports."""
        weighted = self.tally.weighted
        if weighted is None or not self.told:
            return UNWEIGHTED
        shares = [self.share(place) for place in range(len(self.classes.shares))]
        return Weighing(
            weights_freedom(weighted),
            tuple(self._worth_of(share) for share in shares),
            most=min(1.0, float(weighted.kish_n) / self.tally.n),
        )

    def _worth_of(self, share: Linear) -> float:
        of_people, of_sample = self.reported.covariance(share, share), self.variance(share)
        return of_people / of_sample if of_sample > 0 and of_people > 0 else 1.0

"""People who did not follow the rule: an anchor of known prevalence, and bounds without one.

Only who randomizes with a device of their own can break its rule. Two things can be told of it:
what an item says whose true share is known (Atsusaka & Stevenson 2023), and, of an assumed share
of people who do anything at all, between which ends the share then is. Source: METHODS §6.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from core.cross.pair_tally import JointTally
from core.facts.value_error import WrongValueError
from core.inference.binomial import Count, normal_interval
from core.inference.intervals import Interval, chosen, interval_of

_HALF = 0.5


@dataclass(frozen=True, slots=True)
class Anchored:
    """A share corrected by an anchor, asked by the same design of the same people.

    `following` γ̂ are those who followed the rule, where all others answer at random, and
    `share` π̂ the share among them, both with standard errors by the delta method and normal
    intervals; neither is held in [0, 1].
    """

    following: float
    following_se: float
    following_low: float
    following_high: float
    share: float
    se: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Bounds:
    """Where a share is if `breaking` of the people did not follow the rule.

    `at_random` is the share if they answer yes and no alike, `always_no` and `always_yes` if they
    all say one. Nothing else they may do leads beyond these two. `low` and `high` add the interval
    of the reports at either end, held in [0, 1].
    """

    breaking: float
    at_random: float
    always_no: float
    always_yes: float
    low: float
    high: float


def anchored(
    item: Count,
    anchor: Count,
    known: float,
    covariance: float = 0.0,
    level: float = 0.95,
) -> Anchored | None:
    """Correct a share by an anchor whose true share is `known`; None where that is not defined.

    `covariance` is that of the two reported rates λ̂, 0 where two groups of people were asked.
    γ̂ = (λ̂_a − ½)/(p0 + cπ_a − ½) and π̂ = [(λ̂ − ½)/γ̂ + ½ − p0]/c. It assumes that who breaks the
    rule answers at random. Raises ValueError for a known share outside [0, 1].

    >>> item, anchor = Count(360, 1000, 0.75, 0.25), Count(280, 1000, 0.75, 0.25)
    >>> found = anchored(item, anchor, 0.0)
    >>> round(found.following, 4), round(found.share, 6), round(found.se, 6)
    (0.88, 0.181818, 0.040147)
    """
    if not 0 <= known <= 1:
        raise ValueError(f"{known} is not a share between 0 and 1")
    expected = anchor.q + (anchor.p - anchor.q) * known - _HALF
    following = (anchor.rate - _HALF) / expected if expected else 0.0
    if not following:
        return None
    slope = item.p - item.q
    share = ((item.rate - _HALF) / following + _HALF - item.q) / slope
    of_item, of_anchor = _rate_variance(item), _rate_variance(anchor)
    by_item = 1 / (following * slope)
    by_anchor = -(item.rate - _HALF) / (following**2 * slope * expected)
    variance = by_item**2 * of_item + by_anchor**2 * of_anchor
    se = math.sqrt(max(variance + 2 * by_item * by_anchor * covariance, 0.0))
    following_se = math.sqrt(of_anchor) / abs(expected)
    freedom = min(item.freedom, anchor.freedom)
    return Anchored(
        *(following, following_se),
        *normal_interval(following, following_se, anchor.freedom, level),
        *(share, se),
        *normal_interval(share, se, freedom, level),
    )


def anchored_pair(tally: JointTally, known: float, level: float = 0.95) -> Anchored | None:
    """Correct the first of two yes/no questions by the second, with what the same people reported.

    None where nobody answered both, or where it is not defined. Raises ValueError for other
    questions, with weights, and for a known share outside [0, 1].

    >>> from core.cross.pair_tally import Side
    >>> from core.examples import example_survey
    >>> from dataclasses import replace
    >>> bribe = example_survey("bribery").question("bribe")
    >>> anchor = Side(replace(bribe, id="parliament"))
    >>> found = anchored_pair(JointTally(Side(bribe), anchor, 1000, (100, 260, 180, 460)), 0.0)
    >>> round(found.share, 6), round(found.se, 6)
    (0.181818, 0.040212)
    """
    sides = (tally.first, tally.second)
    if not all(side.question.complementary and side.question.sensitive for side in sides):
        raise ValueError("an anchor and what it corrects are two sensitive yes/no questions")
    if tally.weighted is not None:
        raise WrongValueError("weighted reports have no anchor")
    if not tally.n:
        return None
    yes = (tally.first, [0, 1]), (tally.second, [0, 2])
    counts = [tally.observed(side, [cells], side.support()).count(0) for side, cells in yes]
    both = tally.table[0][0] / tally.n
    covariance = (both - counts[0].rate * counts[1].rate) / tally.n
    return anchored(counts[0], counts[1], known, covariance, level)


def bounds(
    count: Count,
    breaking: float,
    level: float = 0.95,
    interval: Interval | str | None = None,
) -> Bounds:
    """Tell where a share is if so many people do anything at all.

    With a share β of them λ = (1−β)(p0 + cπ) + β·a, a from 0 to 1 being how often they say yes;
    so π is from ((λ−β)/(1−β) − p0)/c to (λ/(1−β) − p0)/c. `interval` is that of the reports, by
    default as of a share. Raises ValueError for a share of people outside [0, 1).

    >>> found = bounds(Count(360, 1000, 0.75, 0.25), 0.1)
    >>> round(found.always_yes, 6), round(found.always_no, 6), round(found.at_random, 6)
    (0.077778, 0.3, 0.188889)
    """
    if not 0 <= breaking < 1:
        raise ValueError(f"{breaking} is not a share from 0 to below 1")
    slope = count.p - count.q

    def at(rate: float, says_yes: float) -> float:
        return ((rate - breaking * says_yes) / (1 - breaking) - count.q) / slope

    # The rates that the design and these people can make; held within, none are left out.
    least = (1 - breaking) * min(count.p, count.q)
    most = (1 - breaking) * max(count.p, count.q) + breaking
    whole = count.rate_variance is None
    name = chosen(interval, whole_counts=whole, effective=not whole)
    ends = interval_of(name, replace(count, p=most, q=least), level)
    rates = [least + (most - least) * end for end in ends]
    reached = sorted(at(rate, says_yes) for rate in rates for says_yes in (0.0, 1.0))
    return Bounds(
        breaking,
        at_random=at(count.rate, _HALF),
        always_no=at(count.rate, 0.0),
        always_yes=at(count.rate, 1.0),
        low=min(1.0, max(0.0, reached[0])),
        high=min(1.0, max(0.0, reached[-1])),
    )


def band(
    count: Count, farthest: float = 0.2, points: int = 21, level: float = 0.95
) -> tuple[Bounds, ...]:
    """Return the bounds for assumed shares of rule-breakers from 0 to the farthest, evenly.

    >>> [round(each.breaking, 2) for each in band(Count(360, 1000, 0.75, 0.25), 0.2, 3)]
    [0.0, 0.1, 0.2]
    """
    return tuple(bounds(count, farthest * i / (points - 1), level) for i in range(points))


def _rate_variance(count: Count) -> float:
    return count.variance * (count.p - count.q) ** 2

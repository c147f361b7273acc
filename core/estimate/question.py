"""From a tally to estimates: every share with its standard error, interval and count.

One share has one kind of inference, whatever the question: a binomial count and (p*, q*).
Sources: METHODS §3 to §5.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from core.count.tally import Observed, Tally, TallyByGroups, count_of
from core.count.variance import freedom_between_clusters
from core.estimate.classes import estimate_grouped, grouped_test
from core.estimate.consistent import norm_sub
from core.estimate.means import estimate_mean
from core.estimate.results import Group, QuestionEstimate, ShareEstimate
from core.inference import intervals
from core.inference.binomial import Significance, normal_quantile
from core.inference.intervals import Interval
from core.lazy import np
from core.progress import Progress, silent

LEVEL = 0.95
_SLICE = 64  # intervals that are worked out between two reports of progress


def estimate(
    tally: Tally,
    level: float = LEVEL,
    interval: Interval | str | None = None,
    simultaneous: bool = False,
    report: Progress = silent,
    beside: int = 0,
) -> QuestionEstimate:
    """Estimate the shares of a question, and its mean where it has one.

    `interval` is by default that of `intervals.chosen`. `simultaneous` widens the intervals of
    the shares so that all hold together at the level (Bonferroni), with those of as many other
    tallies of the question as are shown `beside` it. What `report` raises ends it.
    Raises ValueError for a level outside (0, 1) or an unknown interval.

    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> counted = Tally(example_survey("bribery").question("bribe"), 1000, (400, 600))
    >>> yes = estimate(counted).options[0]
    >>> round(yes.share, 4), round(yes.se, 4), round(yes.low, 4), round(yes.high, 4)
    (0.3, 0.031, 0.2397, 0.3618)
    """
    report(0, 0)
    normal_quantile(level)
    question, weighted = tally.question, tally.weighted
    # Of a yes/no question one interval is shown, as No is its mirror image.
    together = max(len(question.distinct_ids), 1) * (1 + beside) if simultaneous else 1
    if isinstance(tally, TallyByGroups):
        return replace(estimate_grouped(tally, level, together), asked=interval or "")
    name, each = tally.interval(interval), intervals.each_of(level, together)
    asked = tally.asked or (None,) * len(tally.counts)
    # What stands in the files of each option, and nothing that is estimated.
    options = tuple(
        ShareEstimate(option, reported, None, None, None, None, None, None, asked=people)
        for option, reported, people in zip(question.option_ids, tally.counts, asked, strict=False)
    )
    observed = tally.observed() if options else None
    if observed is not None:
        options = _shares(tally, observed, options, each, name, report)
    return QuestionEstimate(
        question=question,
        n=tally.n,
        level=level,
        interval=name.value,
        options=options,
        mean=estimate_mean(tally, level, name),
        effective_n=None if weighted is None else float(weighted.kish_n),
        together=together,
        freedom=math.inf if weighted is None else freedom_between_clusters(weighted),
        asked=interval or "",
    )


def estimate_groups(
    whole: Tally,
    groups: Mapping[str, Tally],
    level: float = LEVEL,
    interval: Interval | str | None = None,
    simultaneous: bool = False,
    report: Progress = silent,
) -> QuestionEstimate:
    """Estimate a question for everyone and for each group, such as those of a `QuestionTally`.

    `simultaneous` is of the intervals of everyone and of all groups together. What `report` raises
    ends it.

    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> city, town = Tally(bribe, 600, (270, 330)), Tally(bribe, 400, (130, 270))
    >>> found = estimate_groups(city + town, {"city": city, "town": town})
    >>> [(group.value, round(group.estimate.options[0].share, 4)) for group in found.groups]
    [('city', 0.4), ('town', 0.15)]
    """
    how = (level, interval, simultaneous, report, len(groups))
    parts = tuple(Group(value, estimate(group, *how)) for value, group in groups.items())
    return replace(estimate(whole, *how), groups=parts)


def interval_test(
    tally: Tally, option: str, share: float, interval: Interval | str | None = None
) -> Significance:
    """Test that the share of an option is `share`, in [0, 1], as its interval does (METHODS §5).

    What the interval of a level leaves out has a p-value of at most 1 − level, and what it holds a
    higher one. `interval` is the one asked for, as in `core.estimate.estimate`; where groups were
    asked in several ways it is the profile likelihood's. Raises KeyError for an unknown option,
    ValueError for another share and where nobody was asked, and `LoneClusterError`.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> found = interval_test(Tally(bribe, 1000, (400, 600)), "yes", 0.25)
    >>> round(found.p_value, 4)
    0.1095
    """
    if isinstance(tally, TallyByGroups):
        return grouped_test(tally, option, share)
    return intervals.agreeing_test(tally.interval(interval), count_of(tally, option), share)


def _shares(
    tally: Tally,
    observed: Observed,
    options: tuple[ShareEstimate, ...],
    level: float,
    name: Interval,
    report: Progress,
) -> tuple[ShareEstimate, ...]:
    """Add to what stands in the files what is estimated of each option."""
    x, n, p, q = observed.x, observed.n, observed.p, observed.q
    errors, shares, kind = observed.errors, observed.shares, tally.question.kind.definition
    if kind.complementary or kind.multiple:
        consistent = np.clip(shares, 0.0, 1.0)
    else:
        consistent = norm_sub(shares)
    worth, few = n, [False] * len(n)
    if not tally.is_effective:
        found = []
        for first in range(0, len(x), _SLICE):
            report(first, len(x))
            part = slice(first, first + _SLICE)
            found.append(intervals.interval(name, x[part], n[part], p[part], q[part], level))
        low, high = np.concatenate(found, axis=1)
    else:
        made = observed.counts()
        worth = np.array([count.at(1 - level).n for count in made])
        few = [count.few_clusters for count in made]
        low, high = np.array([intervals.interval_of(name, count, level) for count in made]).T
    with np.errstate(invalid="ignore", divide="ignore"):
        counts = (x - n * q) / (p - q) * (tally.n / n)  # of clear answers exactly those given
    rows = np.stack([shares, errors, low, high, counts, consistent]).T.tolist()
    shown = [
        replace(one, share=a, se=b, low=c, high=d, count=e, consistent=f) if size else one
        for one, (a, b, c, d, e, f), size in zip(options, rows, n, strict=True)
    ]
    if tally.whole_counts:
        return tuple(shown)
    return tuple(
        replace(share, interval_n=size, interval_n_by=by, few_clusters=unsure)
        for share, size, by, unsure in zip(
            shown, worth.tolist(), observed.counted_by, few, strict=True
        )
    )

"""The test of a share that goes with its interval, whatever design it was asked by."""

from __future__ import annotations

from core.count.tally import Tally, TallyByGroups, count_of
from core.estimate.classes import grouped_test
from core.inference.binomial import Significance
from core.inference.intervals import Interval, agreeing_test


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
    return agreeing_test(tally.interval(interval), count_of(tally, option), share)

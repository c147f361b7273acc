"""More of one question on request: tests, most likely shares, curves, sets, edges, quantiles.

With groups it also compares every two of them. All is plain data, ready to be written as JSON.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from core.count.blocks import QuestionTally
from core.count.tally import Tally, TallyByGroups
from core.estimate import (
    at_or_above,
    count_of,
    counts_suffice,
    estimate_mean,
    estimate_set,
    most_likely,
    most_likely_from_reports,
    quantile,
)
from core.estimate.as_json import tested_to_json
from core.estimate.classes import PROFILE
from core.estimate.compare import Difference, compare_groups, mean_difference
from core.estimate.curves import share_curve, share_surface
from core.estimate.question import interval_test
from core.grammar.filters import Where
from core.inference.binomial import Significance
from core.inference.intervals import Interval
from core.inference.likelihood import (
    exact_test,
    likelihood_ratio_test,
)
from core.inference.posterior import chance_above
from core.study.results import blocks_of
from core.study.store import Study


@dataclass(frozen=True, slots=True)
class DetailsRequest:
    """What is requested besides the estimates.

    `against` is the share to test against, `options` are ids to estimate together, `edge` is the
    least number of those to count, and `probability` the part of people below a quantile. `where`
    is the filter by which was counted, and `without_flagged` tells that flagged responses were not.
    `smoothed` tells how a histogram is fitted, None as suits its scale.
    """

    level: float
    interval: Interval
    against: float | None = None
    most_likely: bool = False
    curve: bool = False
    options: tuple[str, ...] = ()
    edge: int | None = None
    probability: float | None = None
    where: Where | None = None
    without_flagged: bool = False
    smoothed: bool | None = None


def details(study: Study, counted: QuestionTally, wanted: DetailsRequest) -> dict[str, Any]:
    """Return the further entries of one question; empty where nothing was asked for.

    Raises KeyError for an unknown option, and ValueError where a question has no such thing.
    """
    whole = counted.whole
    found: dict[str, Any] = {}
    if whole.observed() is None:
        return found
    ids = whole.question.option_ids
    if wanted.against is not None and ids:
        found["tests"] = [
            _tests(whole, option, wanted.against, wanted.interval) for option in _options(whole)
        ]
    if wanted.most_likely and ids:
        found["most_likely"] = _most_likely(study, whole.of_population(None), wanted)
    if wanted.curve and ids:
        curves = {option: share_curve(whole, option, wanted.level) for option in _options(whole)}
        if None in curves.values():
            found["curves_missing"] = "weighted"
        else:
            found["curves"] = [
                {"option": id_} | asdict(each) for id_, each in curves.items() if each
            ]
    if wanted.options:
        together = estimate_set(whole, wanted.options, wanted.level, wanted.interval)
        found["set"] = asdict(together)
    if wanted.edge is not None:
        edge = wanted.edge * whole.question.scale
        above = at_or_above(whole, edge, wanted.level, wanted.interval, wanted.smoothed)
        found["at_or_above"] = {"edge": wanted.edge} | asdict(above)
        if whole.question.charted and above.share is not None and above.low is None:
            found["at_or_above"]["too_few_reports"] = True
    if wanted.probability is not None:
        value = quantile(whole, wanted.probability, wanted.level, wanted.interval, wanted.smoothed)
        found["quantile"] = asdict(value) if value is not None else None
    if counted.groups:
        found |= _compared(counted, wanted)
    return found


def _options(counted: Tally) -> tuple[str, ...]:
    """Return the options worth testing: of yes/no the yes alone, and none nobody was asked."""
    ids = counted.question.option_ids
    if not ids or counted.question.complementary:
        return counted.question.distinct_ids
    return tuple(id_ for id_, n in zip(ids, counted.sizes, strict=True) if n)


def _tests(counted: Tally, option: str, against: float, interval: Interval) -> dict[str, Any]:
    """Return the tests of a share, each by its name: the interval's own and the one planned for."""
    count = count_of(counted, option)
    result: dict[str, Any] = {
        "option": option,
        "against": against,
        "likelihood_ratio": _significance(likelihood_ratio_test(count, against)),
    }
    name = PROFILE if isinstance(counted, TallyByGroups) else counted.interval(interval).value
    if name != Interval.LIKELIHOOD_RATIO:
        # The same test as the window's: it rejects what lies outside the interval.
        own = interval_test(counted, option, against, interval)
        result[name.replace("-", "_")] = _significance(own)
    if counted.whole_counts:
        exact = exact_test(count, against)
        result["exact"] = asdict(exact)
        if against == 0:
            result["chance_when_none"] = exact.less
        if against == 1:
            result["chance_when_all"] = exact.greater
    if 0 < against < 1:
        result["bayes"] = {"prior": "even", "chance_above": chance_above(count, against)}
    return result


def _most_likely(study: Study, whole: Tally, wanted: DetailsRequest) -> dict[str, Any]:
    """Return the most likely shares: of unary reports by the whole reports, unless weighted."""
    question = whole.question
    made = most_likely(whole)
    if question.sensitive and not counts_suffice(question) and whole.weighted is None:
        blocks = blocks_of(study, wanted.where, wanted.without_flagged)
        columns = (block.column(question.id) for block in blocks)
        made = most_likely_from_reports(question, columns)
    shares = made.shares if made is not None else ()
    return {
        "method": made.method.value if made is not None else None,
        "converged": made.converged if made is not None else None,
        "shares": dict(zip(question.option_ids, shares, strict=True)),
    }


def _compared(counted: QuestionTally, wanted: DetailsRequest) -> dict[str, Any]:
    """Compare all groups that have respondents, and every two of them: options, and means.

    A group in which nobody was asked an option is left out of it.
    """
    present = {value: group for value, group in counted.groups.items() if group.observed()}
    options = _options(counted.whole)
    counts = {
        option: {v: count_of(g, option) for v, g in present.items() if option in _options(g)}
        for option in options
    }
    found = {option: compare_groups(each, wanted.level) for option, each in counts.items()}
    shares, means, surfaces = [], [], []
    pairs = {option: {(p.first, p.second): p for p in found[option].pairs} for option in options}
    for first, second in combinations(present, 2):
        names = {"first": first, "second": second}
        for option in options:
            pair = pairs[option].get((first, second))
            if pair is None:
                continue
            row = names | {"option": option} | _written(pair.difference)
            shares.append(row | {"p_holm": pair.p_value})
            if wanted.curve:
                groups = present[first], present[second]
                drawn = share_surface(*groups, option, wanted.level)
                row = {"groups": [first, second], "option": option}
                surfaces += [row | _finite(asdict(drawn))] if drawn is not None else []
        estimates = [estimate_mean(present[value], wanted.level) for value in (first, second)]
        if estimates[0] is not None and estimates[1] is not None:
            apart = mean_difference(estimates[0], estimates[1], wanted.level)
            means += [names | _written(apart)] if apart is not None else []
    tested = [
        {"option": option} | tested_to_json(test)
        for option, each in found.items()
        if (test := each.homogeneity) is not None
    ]
    made = {"homogeneity": tested, "differences": shares}
    made |= {"mean_differences": means, "surfaces": surfaces}
    missing = {"surfaces_missing": "clusters"} if wanted.curve and shares and not surfaces else {}
    return {name: rows for name, rows in made.items() if rows} | missing


def _finite(drawn: dict[str, Any]) -> dict[str, Any]:
    """Write −∞, the logarithm of a likelihood of 0, as null."""
    rows = drawn["log_likelihood"]
    known = [[height if math.isfinite(height) else None for height in row] for row in rows]
    return drawn | {"log_likelihood": known}


def _written(made: Difference) -> dict[str, Any]:
    return asdict(made) | {"test": _significance(made.test)}


def _significance(test: Significance) -> dict[str, Any]:
    """Return a test; an infinite statistic, of what cannot be, is null."""
    finite = test.statistic is not None and math.isfinite(test.statistic)
    return {"statistic": test.statistic if finite else None, "p_value": test.p_value}

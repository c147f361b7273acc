"""What candor estimate adds on request: tests, sets, edges, quantiles, differences of groups."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, TypeVar

import click

from core.compare import Difference, difference
from core.estimate import count_of
from core.estimate.sets import at_or_above, estimate_set, quantile
from core.likelihood import (
    Significance,
    chance_when_none,
    exact_test_of_none,
    likelihood_ratio_test,
    mixture_test_of_none,
)
from core.study.results import QuestionTally
from core.survey import Kind
from core.tally import Tally

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for besides the estimates."""

    level: float
    interval: str
    against: float | None = None
    options: tuple[str, ...] = ()
    edge: int | None = None
    probability: float | None = None


def details(counted: QuestionTally, wanted: Wanted) -> dict[str, Any]:
    """Return the further entries of one question; empty where nothing was asked for."""
    whole = counted.whole
    found: dict[str, Any] = {}
    if whole.n == 0:
        return found
    if wanted.against is not None and whole.question.option_ids:
        found["tests"] = [_tests(whole, option, wanted.against) for option in _options(whole)]
    if wanted.options:
        made = _usable(lambda: estimate_set(whole, wanted.options, wanted.level, wanted.interval))
        found["set"] = asdict(made)
    if wanted.edge is not None:
        edge = wanted.edge
        above = _usable(lambda: at_or_above(whole, edge, wanted.level, wanted.interval))
        found["at_or_above"] = {"edge": edge} | asdict(above)
    if wanted.probability is not None:
        probability = wanted.probability
        value = _usable(lambda: quantile(whole, probability, wanted.level, wanted.interval))
        found["quantile"] = asdict(value) if value is not None else None
    if counted.groups and whole.question.option_ids:
        found["differences"] = _differences(counted, wanted.level)
    return found


def _usable(make: Callable[[], Made]) -> Made:
    """Make something, or say that it was wrong usage to ask for it."""
    try:
        return make()
    except KeyError as error:
        raise click.UsageError(f"There is no option {error.args[0]}.") from None
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def _options(counted: Tally) -> tuple[str, ...]:
    """Return the options worth testing: of yes/no the yes alone."""
    ids = counted.question.option_ids
    return ids[:1] if counted.question.kind is Kind.YES_NO else ids


def _tests(counted: Tally, option: str, against: float) -> dict[str, Any]:
    count = count_of(counted, option)
    likelihood_ratio = likelihood_ratio_test(count, against)
    result: dict[str, Any] = {
        "option": option,
        "against": against,
        "likelihood_ratio": _significance(likelihood_ratio),
    }
    if against == 0:
        result["likelihood_ratio"] = _significance(mixture_test_of_none(count))
        result["exact"] = _significance(exact_test_of_none(count))
        result["chance_when_none"] = chance_when_none(count)
    return result


def _differences(counted: QuestionTally, level: float) -> list[dict[str, Any]]:
    """Compare every two groups that have respondents, option by option."""
    present = [(value, group) for value, group in counted.groups.items() if group.n]
    return [
        {"first": first, "second": second, "option": option}
        | _difference(difference(count_of(a, option), count_of(b, option), level))
        for (first, a), (second, b) in combinations(present, 2)
        for option in _options(counted.whole)
    ]


def _difference(made: Difference) -> dict[str, Any]:
    return asdict(made) | {"test": _significance(made.test)}


def _significance(test: Significance) -> dict[str, Any]:
    """Return a test; an infinite statistic, of what cannot be, is null."""
    finite = test.statistic is not None and math.isfinite(test.statistic)
    return {"statistic": test.statistic if finite else None, "p_value": test.p_value}

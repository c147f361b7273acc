"""Surveys drawn at random of which the library `candor` is asked, for the tables of coverage.

Each function draws one survey and tells whether the interval that is shown holds the truth; the
cells name them for `simulated_coverage`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

import candor
from core.count.tally import Tally, TallyOfSome
from core.estimate import estimate
from core.estimate.sets import quantile
from core.privacy.mechanisms import REGISTRY, Warner
from core.survey.model import Kind, Option, Question

if TYPE_CHECKING:
    from core.privacy.mechanisms import Mechanism

Generator = np.random.Generator
Held = Callable[[Generator], bool]
Cell = tuple[list[str], Held]
Array = Any  # of numpy: numbers and truth values, of one shape

WARNER = Warner(Fraction(3, 4))
ASKED: dict[str, Mechanism | None] = {"clear": None, "Warner 3/4": WARNER}
TOP = 50  # of a number: its places are 0 to 50
ONE_BIT = candor.one_bit(TOP + 1, "3/4")
WIDTH = 10
WINDOW = candor.window(TOP + 1, WIDTH, "1/2")
_LOOKS = (50, 100, 200, 400, 800)


def within(ends: tuple[float | None, float | None], truth: float) -> bool:
    """Tell whether an interval holds the truth; one that is not shown leaves out nothing."""
    low, high = ends
    return (low is None or low - 1e-12 <= truth) and (high is None or truth <= high + 1e-12)


def report(generator: Generator, truth: Array, asked: Mechanism | None) -> Array:
    """What people report whose answers to a yes/no question these are."""
    turned = generator.random(len(truth)) >= 0.75
    return (truth if asked is None else truth ^ turned).astype(int)


def stratified(asked: Mechanism | None, n: int, share: float, generator: Generator) -> bool:
    """Three strata, sampled at unlike rates, whose shares differ."""
    stratum = np.repeat([0, 1, 2], [n // 2, n // 4, n - n // 2 - n // 4])
    shares, sizes = share * np.array([0.5, 1.0, 2.0]), np.array([0.2, 0.3, 0.5])
    weights = (sizes / np.bincount(stratum))[stratum]
    reports = report(generator, generator.random(n) < shares[stratum], asked)
    found = candor.share(reports, asked, weights=weights, strata=stratum)
    return within(found.interval, float(shares @ sizes))


def groups_in_strata(asked: Mechanism | None, n: int, share: float, generator: Generator) -> bool:
    """The difference of two groups that share two strata in unlike parts."""
    stratum = np.arange(n) % 2
    group = generator.random(n) < np.array([0.3, 0.7])[stratum]
    shares = share * np.array([[1.0, 1.5], [0.5, 1.0]])  # (group, stratum)
    truth = generator.random(n) < shares[group.astype(int), stratum]
    reports = report(generator, truth, asked)
    named = np.where(group, "b", "a")
    found = candor.share(reports, asked, by=named, weights=np.ones(n), strata=stratum)
    pair = found.comparisons[0].comparison.pairs[0]
    true = (0.7 * shares[0, 0] + 0.3 * shares[0, 1]) - (0.3 * shares[1, 0] + 0.7 * shares[1, 1])
    sign = 1 if pair.first == "a" else -1
    ends = sorted((sign * pair.difference.low, sign * pair.difference.high))
    return within((ends[0], ends[1]), true)


def of_population(
    asked: Mechanism | None, n: int, people: int, share: float, generator: Generator
) -> bool:
    """Some of a finite population, drawn without putting back."""
    true = round(share * people)
    yes = generator.hypergeometric(true, people - true, n)
    reports = report(generator, np.arange(n) < yes, asked)
    question = Question("asked", Kind.YES_NO, "?", channel=asked)
    said = int(reports.sum())
    found = estimate(Tally(question, n, (said, n - said), population=people)).options[0]
    return within((found.low, found.high), true / people)


def asked_some(n: int, share: float, generator: Generator) -> bool:
    """Two of four options are asked of each person, by a report about each."""
    options = tuple(Option(f"o{i}", f"{i}") for i in range(4))
    question = Question("asked", Kind.MANY_OF, "?", options=options, channel=WARNER, ask=2)
    picked = generator.random((n, 4)).argsort(axis=1) < 2
    reports = report(generator, generator.random(n * 4) < share, WARNER).reshape(n, 4)
    counts = tuple(int(each) for each in (reports * picked).sum(axis=0))
    asked = tuple(int(each) for each in picked.sum(axis=0))
    found = estimate(TallyOfSome(question, n, counts, asked=asked)).options[0]
    return within((found.low, found.high), share)


def looked_at(asked: Mechanism | None, share: float, generator: Generator) -> bool:
    """Looked at five times, while files come in, by the interval that allows for it."""
    reports = report(generator, generator.random(_LOOKS[-1]) < share, asked)
    question = Question("asked", Kind.YES_NO, "?", channel=asked)
    for n in _LOOKS:
        said = int(reports[:n].sum())
        found = estimate(Tally(question, n, (said, n - said)), interval="anytime").options[0]
        if not within((found.low, found.high), share):
            return False
    return True


def numbers(generator: Generator, n: int, skewed: bool) -> Array:
    """Draw numbers from 0 to 50, about even, or many small and few large."""
    if skewed:
        return np.minimum(np.floor(generator.exponential(8, n)), TOP).astype(int)
    return generator.binomial(TOP, 0.4, n)


def _mean_of(skewed: bool) -> float:
    if not skewed:
        return 0.4 * TOP
    return sum(math.exp(-place / 8) for place in range(1, TOP + 1))


def mean(how: str, n: int, skewed: bool, generator: Generator) -> bool:
    true = numbers(generator, n, skewed)
    if how == "one-bit":
        likely = 0.25 + 0.5 * true / TOP
        found = candor.mean((generator.random(n) < likely).astype(int), ONE_BIT, low=0)
    elif how == "window":
        found = candor.mean(in_window(generator, true), WINDOW, low=0)
    elif how == "weighted":
        weights = np.exp(0.5 * generator.standard_normal(n))
        found = candor.mean(true, low=0, weights=weights)
    elif how == "clusters":
        n_clusters = n // 10
        cluster = np.repeat(np.arange(n_clusters), 10)
        moved = numbers(generator, n_clusters, skewed)[cluster]
        alike = generator.random(n) < 0.3
        found = candor.mean(np.where(alike, moved, true[: len(cluster)]), low=0, clusters=cluster)
    else:
        found = candor.mean(true, low=0)
    return within(found.interval, _mean_of(skewed))


def in_window(generator: Generator, true: Array) -> Array:
    """Report a place of the window from the truth on with 1/2, else one of the others."""
    inside = true + generator.integers(0, WIDTH, len(true))
    outside = (true + WIDTH + generator.integers(0, TOP, len(true))) % (TOP + WIDTH)
    return np.where(generator.random(len(true)) < 0.5, inside, outside)


def median(randomized: bool, n: int, generator: Generator) -> bool:
    """The median of a number in ten bins of five places, evenly spread, is 25 exactly."""
    channel = REGISTRY["k-ary"].make({"p": Fraction(1, 2)}, 10) if randomized else None
    question = Question(
        "asked", Kind.NUMBER, "?", low=0, high=50, step=1, bins=tuple(range(0, 51, 5)),
        channel=channel,
    )  # fmt: skip
    bins = generator.integers(0, 10, n)
    if randomized:
        kept = generator.random(n) < 0.5
        bins = np.where(kept, bins, (bins + generator.integers(1, 10, n)) % 10)
    found = quantile(Tally(question, n, tuple(np.bincount(bins, minlength=10).tolist())), 0.5)
    assert found is not None
    return within((found.low, found.high), 25)


def crossed(what: str, n: int, generator: Generator) -> bool:
    """A scrambled answer beside a clear one; the odds ratio is 3."""
    other = generator.random(n) < 0.4
    truth = generator.random(n) < np.where(other, 1 / 3, 1 / 7)
    found = candor.cross(report(generator, truth, WARNER), other.astype(int), (WARNER, None))
    if what == "odds ratio":
        ratio = found.odds_ratio
        return ratio is None or within(ratio[1:], 3.0)
    rows = found.frame()
    both = rows[(rows["a"] == "yes") & (rows["b"] == "yes")].iloc[0]
    return within((both["low"], both["high"]), 0.4 / 3)


def coefficient(asked: Mechanism | None, n: int, how: str, generator: Generator) -> bool:
    """The slope of a logit, in all or in clusters that differ."""
    x = np.round(generator.normal(0, 1, n), 3)
    frame = pd.DataFrame({"x": x})
    eta = -1 + 0.8 * x
    if how == "clusters":
        frame["c"] = np.repeat(np.arange(n // 10), 10)
        level = np.round(generator.normal(0, 1, n // 10), 3)[frame["c"]]
        frame["x"] = level
        eta = -1 + 0.8 * level
    if how == "weights":
        frame["w"] = np.round(np.exp(0.5 * generator.standard_normal(n)), 3)
    truth = generator.random(n) < 1 / (1 + np.exp(-eta))
    frame["y"] = report(generator, truth, asked)
    found = candor.logit(
        "y ~ x",
        frame,
        None if asked is None else {"y": asked},
        clusters="c" if how == "clusters" else None,
        weights="w" if how == "weights" else None,
    )
    if found.regression.failure is not None:
        return True
    row = found.frame().iloc[1]
    return within((row["low"], row["high"]), 0.8)


def groups_alike(asked: Mechanism | None, n: int, how: str, generator: Generator) -> bool:
    """Tell whether p of three groups' differences is above .05, all of them being alike."""
    truth = generator.random(n) < 0.2
    group = generator.integers(0, 3, n)
    weights = np.exp(0.5 * generator.standard_normal(n)) if how == "weighted" else None
    reports = report(generator, truth, asked)
    found = candor.share(reports, asked, by=group.astype(str), weights=weights)
    return min(pair.p_value for pair in found.comparisons[0].comparison.pairs) > 0.05


def answers_alone(asked: Mechanism | None, n: int, generator: Generator) -> bool:
    """Tell whether p of a crossing is above .05, its answers having nothing to do with another."""
    one, other = (
        report(generator, generator.random(n) < share, mechanism)
        for share, mechanism in ((0.2, asked), (0.4, None))
    )
    p_value = candor.cross(one, other, (asked, None)).p_value
    return p_value is None or p_value > 0.05


def slope_none(asked: Mechanism | None, n: int, generator: Generator) -> bool:
    """Tell whether p of a slope is above .05, where there is none."""
    frame = pd.DataFrame({"x": np.round(generator.normal(0, 1, n), 3)})
    frame["y"] = report(generator, generator.random(n) < 0.3, asked)
    found = candor.logit("y ~ x", frame, None if asked is None else {"y": asked})
    return found.regression.failure is not None or bool(found.frame().iloc[1]["p"] > 0.05)


def sample_cells() -> Iterator[Cell]:
    """Shares of strata, of a finite population, of some options, and looked at again."""
    for (name, asked), n, share in product(ASKED.items(), (60, 600), (0.05, 0.3)):
        row = [name, "strata, unlike rates", f"{n}", f"{share:g}"]
        yield row, partial(stratified, asked, n, share)
    for (name, asked), (n, people), share in product(
        ASKED.items(), ((50, 100), (400, 500)), (0.05, 0.3)
    ):
        row = [name, "drawn from so many", f"{n} of {people}", f"{share:g}"]
        yield row, partial(of_population, asked, n, people, share)
    for n, share in product((50, 500), (0.05, 0.3)):
        row = ["Warner 3/4", "two of four options asked", f"{n}", f"{share:g}"]
        yield row, partial(asked_some, n, share)
    for (name, asked), share in product(ASKED.items(), (0.05, 0.3)):
        row = [name, "anytime, five looks", f"to {_LOOKS[-1]}", f"{share:g}"]
        yield row, partial(looked_at, asked, share)


def strata_difference_cells() -> Iterator[Cell]:
    """Two groups within the same strata."""
    for (name, asked), n in product(ASKED.items(), (100, 1000)):
        row = [name, "strata, shared", f"{n}", "0.1 and more"]
        yield row, partial(groups_in_strata, asked, n, 0.2)


def mean_cells() -> Iterator[Cell]:
    """Means, of numbers spread evenly and of skewed ones."""
    for how, skewed, n in product(
        ("clear", "weighted", "clusters", "one-bit", "window"), (False, True), (20, 50, 500)
    ):
        if how == "clusters" and n == 20:
            continue
        yield [how, "skewed" if skewed else "even", f"{n}"], partial(mean, how, n, skewed)


def other_cells() -> Iterator[Cell]:
    """Medians, crossings and coefficients."""
    for randomized, n in product((False, True), (50, 500)):
        name = "k-ary 1/2 of 10" if randomized else "clear"
        yield ["median of ten bins", name, f"{n}"], partial(median, randomized, n)
    for n, what in product((200, 2000), ("share of both", "odds ratio")):
        yield [what, "Warner 3/4 with clear", f"{n}"], partial(crossed, what, n)
    for n, (name, asked), how in product(
        (300, 1500), ASKED.items(), ("people", "weights", "clusters")
    ):
        yield [f"slope of a logit, {how}", name, f"{n}"], partial(coefficient, asked, n, how)


def test_cells() -> Iterator[Cell]:
    """Tests of groups, crossings and slopes where nothing is to be found."""
    for n, (name, asked), how in product((60, 600), ASKED.items(), ("people", "weighted")):
        row = [f"three groups, least p of their pairs, {how}", name, f"{n}"]
        yield row, partial(groups_alike, asked, n, how)
    for n, (name, asked) in product((60, 600), ASKED.items()):
        yield ["a crossing with a clear answer", name, f"{n}"], partial(answers_alone, asked, n)
    for n, (name, asked) in product((100, 600), ASKED.items()):
        yield ["slope of a logit", name, f"{n}"], partial(slope_none, asked, n)

"""The numbers of the manual are those that the program computes."""

import math
import re
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from manual_pages import page, rows, section

from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.inference.likelihood import chance_when_none
from core.inference.power import ShareTest, needed
from core.privacy.epsilon import (
    QUESTION_LIMIT,
    QUESTION_WARNING,
    SURVEY_LIMIT,
    SURVEY_WARNING,
    epsilon,
    epsilon_upper,
    rounded_up,
)
from core.privacy.mechanisms import (
    REGISTRY,
    Binary,
    KAry,
    LocalHash,
    OneBit,
    Subset,
    Unary,
    Warner,
    WindowChannel,
)
from core.privacy.procedures import FIXED_DEVICES, Procedure

F = Fraction

# Privacy and methods


def test_that_the_limits_of_epsilon_are_those_of_the_program() -> None:
    told = rows(section(page("privacy"), "## Limits"))
    above = {row[0].removeprefix("above "): row[1:] for row in told}
    assert "warning" in above[str(QUESTION_WARNING)][0]
    assert "warning" in above[str(SURVEY_WARNING)][1]
    assert above[str(QUESTION_LIMIT)][0] == "refused for collection"
    assert "refused for collection" in above[str(SURVEY_LIMIT)][1]
    times = re.search(r"by at most 21; at 4 by 55; at 8 by 2,981", page("privacy"))
    assert times is not None
    assert [math.ceil(math.exp(x)) for x in (3, 4, 8)] == [21, 55, 2981]


def test_that_every_mechanism_procedure_and_device_is_described() -> None:
    text = page("privacy")
    named = {row[0] for row in rows(section(text, "## Mechanisms"))}
    assert named == {f"`{name}`" for name in REGISTRY}
    asked = ", ".join(row[0] for row in rows(section(text, "## Procedures")) if len(row) == 3)
    assert all(f"`{procedure}`" in asked for procedure in Procedure)
    table = [row for row in rows(section(text, "## Procedures")) if len(row) == 5]
    told = {(F(row[2]), F(row[3]), row[4]) for row in table if "/" in row[2]}
    for device in FIXED_DEVICES:
        ratio = Binary(device.p1, device.p0).ratio
        assert ratio is not None
        assert (device.p1, device.p0, f"ln {ratio}") in told


COUNT = Count(9928, 32561, 0.75, 0.25)
E1 = math.e
SMALL = Subset(5, 2, F(3, 5))
DIE = needed(ShareTest(p=5 / 6, q=1 / 6, null=0.0, alternative=0.1, alpha=0.05))


def ends(interval: Interval) -> list[float]:
    return list(interval_of(interval, COUNT, 0.95))


def chance_of_a_negative_share() -> float:
    p = math.e / (1 + math.e)
    most = math.ceil(200 * (1 - p)) - 1
    return chance_when_none(Count(most, 200, p, 1 - p))


def subset_variance() -> float:
    curve = Subset.curve(14, np.array([math.e]), 0.0)
    assert curve is not None
    return float(curve[0])


KNOWN: dict[str, Callable[[], list[float]]] = {
    "ε of two coins": lambda: [epsilon(Binary(F(3, 4), F(1, 4)).ratio)],
    "ε of a yes kept with 0.7, a no with 0.6": lambda: [epsilon(Binary(F(7, 10), F(4, 10)).ratio)],
    "ε of a yes kept with 0.95, a no with 0.85": lambda: [
        epsilon(Binary(F(95, 100), F(15, 100)).ratio)
    ],
    "p for ε = 2, symmetric": lambda: [1 / (1 + math.exp(-2))],
    "ε of unary with p = 3/4, q = 1/4": lambda: [epsilon(Unary(5, F(3, 4), F(1, 4)).ratio)],
    "ε of k-ary with k = 4, p = 3/4": lambda: [epsilon(KAry(4, F(3, 4)).ratio)],
    "share of 0.364 reported, p = 3/4 mirrored": lambda: [Count(364, 1000, 0.75, 0.25).share],
    "share of yes, 9,928 of 32,561, two coins": lambda: [COUNT.share],
    "its standard error": lambda: [math.sqrt(COUNT.variance)],
    "its likelihood-ratio interval": lambda: ends(Interval.LIKELIHOOD_RATIO),
    "its Wilson interval": lambda: ends(Interval.WILSON),
    "its Clopper-Pearson interval": lambda: ends(Interval.CLOPPER_PEARSON),
    "its anytime interval": lambda: ends(Interval.ANYTIME),
    "n·variance of k-ary, f = 0, ε = 1, k = 14": lambda: [(E1 + 12) / (E1 - 1) ** 2],
    "n·variance of symmetric unary, f = 0, ε = 1": lambda: [
        math.sqrt(E1) / (math.sqrt(E1) - 1) ** 2
    ],
    "n·variance of optimized unary, f = 0, ε = 1": lambda: [4 * E1 / (E1 - 1) ** 2],
    "n·variance of subset, f = 0, ε = 1, k = 14": lambda: [subset_variance()],
    "n·variance of local-hash, f = 0, ε = 1, g = 4": lambda: [
        LocalHash.for_epsilon(14, 4, Decimal(1)).unit_variance([0.0])
    ],
    "n·variance of the mean by one report of window, at an end, ε = 1, m = 100": lambda: [
        WindowChannel.for_mean(101, Decimal(1)).unit_variance([0.0])
    ],
    "q\\* and R of subset, k = 5, d = 2, p = 3/5": lambda: [
        float(SMALL.chances(0)[1]),
        float(SMALL.ratio or 0),
    ],
    "chance of a negative share, π = 0, n = 200, ε = 1": lambda: [chance_of_a_negative_share()],
    "first n of power 0.8, die 5/6, 0.1 against 0, one-sided 5%": lambda: [DIE.first],
    "n from which it stays": lambda: [DIE.stays],
    "n by the normal formula": lambda: [DIE.normal],
}


def test_that_every_known_answer_is_computed_here() -> None:
    assert [row[0] for row in rows(section(page("methods"), "## §9"))] == list(KNOWN)


@pytest.mark.parametrize("row", rows(section(page("methods"), "## §9")), ids=lambda row: row[0])
def test_that_a_known_answer_comes_out(row: list[str]) -> None:
    told = row[1].split(" to ")
    for text, value in zip(told, KNOWN[row[0]](), strict=True):
        digits = len(text.partition(".")[2])
        if digits >= 15:
            assert float(text) == pytest.approx(value, abs=1e-12)
        else:
            assert round(value, digits) == float(text)


def test_that_the_fractions_for_a_target_are_those_found() -> None:
    one = Decimal(1)
    found: list[tuple[str, Fraction, Fraction | None]] = []
    for mechanism, fraction in (
        (Warner.for_epsilon(one), "p"),
        (KAry.for_epsilon(14, one), "p"),
        (Unary.symmetric(14, one), "p"),
        (Unary.optimized(14, one), "q"),
        (Subset.for_epsilon(14, 4, one), "p"),
        (LocalHash.for_epsilon(14, 4, one), "p"),
        (WindowChannel.for_epsilon(101, 61, one), "p"),
    ):
        found.append((fraction, Fraction(mechanism.values[fraction]), mechanism.ratio))
    assert OneBit.for_epsilon(2, one).p == found[0][1]
    told = rows(section(page("methods"), "## §1"))
    for row, (name, p, ratio) in zip(told, found, strict=True):
        assert row[1] == f"{name} = {p}"
        assert row[2] == rounded_up(epsilon_upper(ratio), 8)


def test_that_the_numbers_of_coverage_are_those_computed() -> None:
    grid = {row[0]: float(row[1]) for row in rows(section(page("coverage"), "## The least"))[:6]}
    told = page("estimates")
    assert f"as few as {round(100 * grid['wald'], 1)} of 100" in told

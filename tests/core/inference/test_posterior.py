"""The chance that a share exceeds another, against the reference, scipy's Beta and quadrature."""

from __future__ import annotations

import json
import math

import pytest
from scipy import integrate, stats

from core.inference.binomial import Count
from core.inference.posterior import chance_above
from folders import GOLDEN

KNOWN = json.loads((GOLDEN / "reference.json").read_text(encoding="utf-8"))["binary"]


@pytest.mark.parametrize("case", sorted(KNOWN))
def test_that_the_posterior_is_that_of_the_reference(case: str) -> None:
    known = KNOWN[case]
    count = Count(known["yes"], known["n"], known["P_yes_given_1"], known["P_yes_given_0"])
    low, high = known["ci95"]["bayes_flat_equal_tail"]["raw"]
    assert chance_above(count, known["bayes_flat_posterior_median"]) == pytest.approx(0.5, abs=1e-7)
    assert chance_above(count, low) == pytest.approx(0.975, abs=1e-7)
    assert chance_above(count, high) == pytest.approx(0.025, abs=1e-7)


@pytest.mark.parametrize(
    "count",
    [
        Count(61, 200, 0.75, 0.25),
        Count(140, 200, 0.25, 0.75),
        Count(9_928, 32_561, 0.75, 0.25),
        Count(0, 7, 0.75, 0.25),
        Count(33.3, 120.7, 0.9, 0.2, 0.002),
    ],
)
def test_that_it_is_the_truncated_beta_distribution(count: Count) -> None:
    rates = stats.beta(count.x + 1, count.n - count.x + 1)
    ends = sorted((count.p, count.q))
    whole = rates.cdf(ends[1]) - rates.cdf(ends[0])
    for share in (0.01, 0.1, 0.11, 0.3, 0.7):
        rate = count.q + (count.p - count.q) * share
        above = abs(rates.cdf(count.p) - rates.cdf(rate)) / whole
        assert chance_above(count, share) == pytest.approx(above, abs=1e-9)
        assert chance_above(count.of_others, 1 - share) == pytest.approx(1 - above, abs=1e-9)


def test_that_it_does_not_underflow_where_reports_are_far_from_the_design() -> None:
    count = Count(0, 100_000, 0.75, 0.25)  # the likelihood falls by e^−66,667 over one of 1
    tiny = 1e-5
    density, _ = integrate.quad(lambda s: (1 - s * 2 / 3) ** 100_000, 0, 5e-4, points=[tiny])
    above, _ = integrate.quad(lambda s: (1 - s * 2 / 3) ** 100_000, tiny, 5e-4)
    assert chance_above(count, tiny) == pytest.approx(above / density, rel=1e-6)
    assert chance_above(count, 0.5) == 0
    assert math.isclose(chance_above(Count(100_000, 100_000, 0.75, 0.25), 0.5), 1)


def test_that_what_is_no_share_and_nobody_are_refused() -> None:
    with pytest.raises(ValueError, match="share"):
        chance_above(Count(1, 2, 0.75, 0.25), 1.2)
    with pytest.raises(ValueError, match="nobody"):
        chance_above(Count(0, 0, 0.75, 0.25), 0.2)

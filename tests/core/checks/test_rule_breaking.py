"""Anchors and bounds against the worked values of METHODS §6, simulation and a plain search."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from crossed_pairs import KNOWN
from made_questions import one_of, yes_no

from core.checks.rule_breaking import anchored, anchored_pair, band, bounds
from core.cross.pair_tally import JointTally, Side
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import Binary, KAry, Warner

F = Fraction
ITEM, ANCHOR = Count(360, 1_000, 0.75, 0.25), Count(280, 1_000, 0.75, 0.25)
ASKED = yes_no(Warner(F(3, 4)))


def test_that_the_worked_values_come_out() -> None:
    found = anchored(ITEM, ANCHOR, 0.0)
    assert found is not None
    assert found.following == pytest.approx(0.88, abs=1e-12)
    assert found.share == pytest.approx(0.181818, abs=5e-7)
    assert found.se == pytest.approx(0.040147, abs=5e-7)
    assert found.high - found.low == pytest.approx(2 * 1.959964 * found.se, rel=1e-6)


@pytest.mark.parametrize("known", [0.0, 0.2])
@pytest.mark.parametrize("support", [(0.75, 0.25), (0.9, 0.3), (0.2, 0.6)])
def test_that_of_expected_rates_the_truth_is_found(
    known: float, support: tuple[float, float]
) -> None:
    (p, q), following, share, n = support, 0.8, 0.3, 10_000

    def rate(true: float) -> float:
        return following * (q + (p - q) * true) + (1 - following) / 2

    found = anchored(Count(n * rate(share), n, p, q), Count(n * rate(known), n, p, q), known)
    assert found is not None
    assert (found.following, found.share) == pytest.approx((following, share), abs=1e-9)


def test_that_the_error_is_that_of_simulated_studies_with_the_covariance_of_pairs() -> None:
    rng, n, following = np.random.default_rng(3), 2_000, 0.85
    true = np.outer([0.3, 0.7], [0.1, 0.9])
    true[0, 0] += 0.05
    true[1, 1] += 0.05
    true[0, 1] -= 0.05
    true[1, 0] -= 0.05
    channel = np.array([[0.75, 0.25], [0.25, 0.75]])
    reported = following * channel @ true @ channel.T + (1 - following) / 4
    first, second = Side(replace(ASKED, id="a")), Side(replace(ASKED, id="b"))
    made = [
        anchored_pair(JointTally(first, second, n, tuple(row.tolist())), 0.1)
        for row in rng.multinomial(n, reported.ravel(), size=1_500)
    ]
    shares = np.array([each.share for each in made if each])
    errors = np.array([each.se for each in made if each])
    gammas = np.array([each.following for each in made if each])
    stated = np.array([each.following_se for each in made if each])
    assert shares.mean() == pytest.approx(0.3, abs=0.005)
    assert errors.mean() == pytest.approx(shares.std(), rel=0.06)
    assert stated.mean() == pytest.approx(gammas.std(), rel=0.06)


def test_that_a_pair_is_corrected_with_its_covariance() -> None:
    first, second = Side(replace(ASKED, id="a")), Side(replace(ASKED, id="b"))
    found = anchored_pair(JointTally(first, second, 1_600, KNOWN), 0.0)
    rates = (600 / 1600, 640 / 1600)
    counts = [Count(1600 * rate, 1600, 0.75, 0.25) for rate in rates]
    covariance = (270 / 1600 - rates[0] * rates[1]) / 1600
    assert found == anchored(counts[0], counts[1], 0.0, covariance)
    apart = anchored(counts[0], counts[1], 0.0)
    assert found is not None
    assert apart is not None
    assert found.se != pytest.approx(apart.se, rel=1e-3)


def test_that_what_is_not_defined_is_none_or_refused() -> None:
    assert anchored(ITEM, ANCHOR, 0.5) is None  # half of all yes whatever they do
    assert anchored(ITEM, replace(ANCHOR, x=500), 0.0) is None  # nobody followed the rule
    first, second = Side(replace(ASKED, id="a")), Side(replace(ASKED, id="b"))
    assert anchored_pair(JointTally(first, second, 0, (0, 0, 0, 0)), 0.0) is None
    with pytest.raises(ValueError, match="share between"):
        anchored(ITEM, ANCHOR, 1.5)
    other = Side(one_of(2, KAry(2, F(3, 4))))
    with pytest.raises(ValueError, match="yes/no"):
        anchored_pair(JointTally(first, other, 4, (1, 1, 1, 1)), 0.0)
    with pytest.raises(ValueError, match="below 1"):
        bounds(ITEM, 1.0)


def test_that_the_worked_bounds_come_out() -> None:
    found = bounds(ITEM, 0.1)
    assert (found.always_yes, found.always_no) == pytest.approx((0.077778, 0.3), abs=5e-7)
    assert found.always_yes < found.at_random < found.always_no
    shown = bounds(Count(697, 2_000, 0.75, 0.25), 0.1)
    assert (shown.at_random, shown.always_no) == pytest.approx((0.163, 0.274), abs=5e-4)
    turned = bounds(Count(1_303, 2_000, 0.25, 0.75), 0.1)
    assert turned.always_yes == pytest.approx(shown.always_no, abs=1e-12)
    assert (turned.low, turned.high) == pytest.approx((shown.low, shown.high), abs=1e-12)


def test_that_without_rule_breakers_the_bounds_are_the_interval() -> None:
    for x in (0, 20, 360, 900):
        count = Count(x, 1_000, 0.75, 0.25)
        found = bounds(count, 0.0)
        ends = interval_of(Interval.FELDMAN_COUSINS, count, 0.95)
        assert (found.low, found.high) == pytest.approx(ends, abs=1e-9)
        assert found.low < found.high
        shares = (found.always_no, found.always_yes, found.at_random)
        assert shares == pytest.approx((count.share,) * 3, abs=1e-12)


def test_that_nothing_that_people_do_leads_beyond_the_bounds() -> None:
    p, q, breaking = 0.9, 0.3, 0.15
    for true in np.linspace(0, 1, 11):
        for says_yes in np.linspace(0, 1, 11):
            rate = (1 - breaking) * (q + (p - q) * true) + breaking * says_yes
            found = bounds(Count(round(10**6 * rate), 10**6, p, q), breaking)
            assert found.always_yes - 1e-5 <= true <= found.always_no + 1e-5
            assert found.low <= true <= found.high


def test_that_a_band_widens_evenly() -> None:
    found = band(Count(60, 200, 0.75, 0.25), 0.3, 4)
    assert [each.breaking for each in found] == pytest.approx([0, 0.1, 0.2, 0.3])
    widths = [each.high - each.low for each in found]
    assert widths == sorted(widths)
    assert band(Count(60, 200, float(Binary(F(3, 4), F(1, 4)).p1), 0.25))[10].breaking == 0.1

"""Groups asked in several ways, as a question of a survey: counted, weighted, estimated, tested."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from shared_counts import shared

from core.count.tally import count_of
from core.count.tally_columns import tally
from core.estimate.question import estimate
from core.examples import example_survey
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.designs import DESIGNS
from core.privacy.designs.grouped_channel import Grouped, mixed, together
from core.privacy.mechanisms import Binary, KAry, Warner
from core.response.layout import ReportColumn

F = Fraction
BRIBE = example_survey("bribery").question("bribe")
TWO = Grouped(2, mixed((Warner(F(3, 4)), Binary(F(9, 10), F(1, 5)))), ("spinner", "scrambled"))
DETECTION = Grouped(
    2,
    DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2),
    ("first", "second"),
)


def column(*counts: int) -> ReportColumn:
    values = np.repeat(np.arange(len(counts)), counts)
    return ReportColumn(values, np.ones(len(values), dtype=np.bool_))


def test_that_groups_are_estimated_by_one_likelihood() -> None:
    question = replace(BRIBE, channel=TWO)
    counted = tally(question, column(600, 400, 350, 150))
    assert counted.counts == (600, 400, 350, 150)
    found = estimate(counted)
    known, whole = shared([Count(400, 1000, 0.75, 0.25), Count(150, 500, 0.9, 0.2)])
    yes, no = found.options
    assert (yes.reported, no.reported, found.n) == (550, 950, 1500)
    assert (yes.share, yes.se) == pytest.approx((known.share, known.se), abs=1e-9)
    assert (yes.low, yes.high) == pytest.approx((known.low, known.high), abs=1e-9)
    assert found.lack_of_fit is not None
    assert found.lack_of_fit == whole.lack_of_fit
    assert found.interval == "profile-likelihood"


def test_that_unknowns_are_estimated_from_a_study_s_counts() -> None:
    found = estimate(tally(replace(BRIBE, channel=DETECTION), column(270, 130, 170, 230)))
    assert found.options[0].share == pytest.approx(0.2)
    assert [each.name for each in found.unknowns] == ["honest-no", "no-whatever"]
    empty = estimate(tally(replace(BRIBE, channel=DETECTION), column(0, 0, 0, 0)))
    assert (empty.n, empty.options[0].share) == (0, None)


def test_that_one_count_stands_for_the_groups() -> None:
    question = replace(BRIBE, channel=TWO)
    counted = tally(question, column(600, 400, 350, 150))
    yes = estimate(counted).options[0]
    count = count_of(counted, "yes")
    assert count.share == pytest.approx(yes.share)
    assert count.variance**0.5 == pytest.approx(yes.se)
    assert count.rate_variance is not None  # so that nothing exact is said of it
    assert not counted.whole_counts
    assert count_of(counted, "no").share == pytest.approx(1 - count.share)
    detected = tally(replace(BRIBE, channel=DETECTION), column(270, 130, 170, 230))
    assert count_of(detected, "yes").share == pytest.approx(0.2)
    assert tally(replace(BRIBE, channel=DETECTION), column(3, 1, 0, 0)).observed() is None


@pytest.mark.parametrize("kept", [(F(19, 20), F(99, 100)), (F(3, 5), F(13, 20))])
def test_that_the_count_that_stands_for_groups_tells_as_much(kept: tuple[F, F]) -> None:
    mechanism = Grouped(2, mixed([Warner(p) for p in kept]), ("a", "b"))
    yes = [round(500 * (1 - p + (2 * p - 1) / 5)) for p in kept]
    counts = [each for one in yes for each in (500 - one, one)]
    counted = tally(replace(BRIBE, channel=mechanism), column(*counts))
    share, count = estimate(counted).options[0], count_of(counted, "yes")
    assert count.n <= 1000
    plain = replace(count, rate_variance=None)
    assert plain.variance**0.5 == pytest.approx(share.se, rel=1e-9)
    ends = interval_of(Interval.LIKELIHOOD_RATIO, count, 0.95)
    assert ends == pytest.approx((share.low, share.high), abs=3e-4)


def test_that_equal_weights_change_next_to_nothing() -> None:
    question = replace(BRIBE, channel=TWO)
    reports = column(600, 400, 350, 150)
    plain = estimate(tally(question, reports)).options[0]
    weighted = estimate(tally(question, reports, np.full(1500, 2.5))).options[0]
    assert weighted.share == pytest.approx(plain.share, abs=1e-9)
    # n/(n − 1), and observed rates in the place of fitted ones.
    assert weighted.se == pytest.approx(plain.se, rel=0.02)
    assert (weighted.low, weighted.high) == pytest.approx((plain.low, plain.high), abs=1e-3)


def test_that_a_weighted_share_is_that_of_weighted_rates() -> None:
    question = replace(BRIBE, channel=DETECTION)
    generator = np.random.default_rng(8)
    reports, weights = column(270, 130, 170, 230), generator.uniform(0.2, 3, 800)
    found = estimate(tally(question, reports, weights)).options[0]
    sums = np.bincount(reports.values, weights, 4).reshape(2, 2)
    one, other = sums[:, 1] / sums.sum(axis=1)
    assert found.share == pytest.approx((0.75 * one - 0.25 * other) / 0.5, abs=1e-9)
    # By hand: linearization of the ratio in each group, which are independent.
    total = 0.0
    for group, rate, slope in ((0, one, 1.5), (1, other, -0.5)):
        mine = reports.values // 2 == group
        z = weights[mine] * (reports.values[mine] % 2 - rate) / weights[mine].sum()
        total += slope**2 * float(z @ z)
    assert found.se == pytest.approx((total * 800 / 799) ** 0.5, rel=1e-6)
    assert (found.se or 0) > 0.0374


def test_that_options_of_groups_sum_to_one() -> None:
    job = example_survey("occupation").questions[0]
    k = len(job.option_ids)
    mechanism = Grouped(k, mixed((KAry(k, F(1, 2)), KAry(k, F(3, 4)))), ("a", "b"))
    generator = np.random.default_rng(3)
    truth = generator.dirichlet(np.ones(k))
    likelihood = mechanism.likelihood(np.arange(2 * k))
    scores = mechanism.scores(np.arange(2 * k))
    assert likelihood is not None
    assert scores is not None
    table = likelihood @ truth
    found = estimate(
        tally(replace(job, channel=mechanism), column(*np.rint(1e4 * table).astype(int)))
    )
    shares = np.array([each.share for each in found.options])
    assert shares == pytest.approx(truth, abs=2e-3)
    assert shares.sum() == pytest.approx(1)
    # Each interval is that of the option's own counts, as by one design.
    one = replace(job, channel=Grouped(k, mixed((KAry(k, F(1, 2)),)), ("a",)))
    counts = np.rint(1e3 * table[:k]).astype(int)
    alone = estimate(tally(one, column(*counts)))
    plain = tally(replace(job, channel=KAry(k, F(1, 2))), column(*counts))
    known = estimate(plain, interval="likelihood-ratio")
    for share, other in zip(alone.options, known.options, strict=True):
        assert (share.share, share.se) == pytest.approx((other.share, other.se), abs=1e-9)
        assert (share.low, share.high) == pytest.approx((other.low, other.high), abs=1e-8)
    assert scores.T @ table == pytest.approx(2 * truth)  # of two groups alike


def test_that_groups_tell_what_they_cost_and_what_they_cannot() -> None:
    assert TWO.ratio == max(F(9, 2), F(8, 1))
    assert DETECTION.ratio is None
    assert TWO.classes.packed(1, 0) == 2
    assert (TWO.is_scored, DETECTION.is_scored) == (True, False)
    assert TWO.probability(3, 1) == F(9, 10)
    everything = np.arange(4)
    assert (DETECTION.likelihood(everything), DETECTION.scores(everything)) == (None, None)
    assert (DETECTION.probability(3, 1), DETECTION.tables()) == (None, None)
    with pytest.raises(ValueError, match="several groups"):
        _ = replace(BRIBE, channel=TWO).drawn_by
    with pytest.raises(ValueError, match="in common"):
        mixed((Warner(F(3, 4)), KAry(3, F(3, 4))))


def test_that_one_group_of_mixed_designs_tells_the_share_alone() -> None:
    question = replace(BRIBE, channel=TWO)
    counted = tally(question, column(0, 0, 350, 150))
    found = estimate(counted)
    yes = found.options[0]
    assert (yes.share, yes.se) == pytest.approx(((0.3 - 0.2) / 0.7, (0.21 / 500) ** 0.5 / 0.7))
    assert found.notes == ()
    assert count_of(counted, "yes").share == pytest.approx(yes.share)
    generator = np.random.default_rng(3)
    weighted = tally(question, column(0, 0, 350, 150), generator.uniform(0.5, 2, 500))
    assert estimate(weighted).options[0].se == pytest.approx(yes.se, rel=0.2)
    nobody = estimate(tally(question, column(0, 0, 0, 0), np.ones(0)))
    assert nobody.options[0].share is None
    detected = estimate(tally(replace(BRIBE, channel=DETECTION), column(0, 0, 170, 230)))
    assert (detected.options[0].share, detected.notes) == (None, ("empty-group",))


def test_that_groups_that_drew_other_numbers_of_cards_are_one_design() -> None:
    given = [{"r1": F(3, 4), "r0": F(1, 4), "cards": cards} for cards in (1, 3)]
    cards = together([DESIGNS["kuk-cards"].classes(each, 2) for each in given])
    mechanism = Grouped(2, cards, ("one", "three"))
    made = [cards.can_make(group, 2) for group in (0, 1)]
    assert (made, cards.can_make(1, 4), cards.packed(1, 2)) == ([False, True], False, 6)
    # As expected of 1,000 in each group, three in ten with yes.
    expected = 1000 * (np.array([0.7, 0.3]) @ np.array(cards.channels, dtype=float))
    reports = np.rint(expected).astype(int).ravel()
    counted = tally(replace(BRIBE, channel=mechanism), column(*reports))
    found = estimate(counted)
    assert found.options[0].share == pytest.approx(0.3, abs=1e-3)
    assert found.options[0].reported == reports[1] + reports[6] + reports[7]
    assert found.lack_of_fit is not None
    assert found.lack_of_fit.freedom == 1 + 3 - 1  # what nobody can report is no degree
    assert found.lack_of_fit.statistic < 0.01
    scored = mechanism.scores(np.arange(8))
    assert scored is not None
    scores = scored.T
    assert scores.sum(axis=0) == pytest.approx(1)  # so that a crossing adds up to its margins
    assert scores[:, 4:] @ np.array(cards.channels[1], dtype=float).T == pytest.approx(np.eye(2))

"""Do the reports fit their design: exact nulls, honest studies that pass, invented ones found."""

import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from made_questions import many_of, number, one_of, yes_no
from numpy.typing import NDArray
from scipy import stats

from core.checks.as_json import checks_to_json
from core.checks.influence import Move, influence, precision
from core.checks.reports import (
    ALPHA,
    Check,
    CheckName,
    FitTally,
    checks,
    expected_ones,
    likeliest,
    tally_fit,
    tally_fits,
    without_recurring,
)
from core.count.blocks import Block
from core.count.distinct import Distinct
from core.count.tally import Tally
from core.count.tally_columns import tally as tally_reports
from core.estimate.consistent import most_likely_from_reports
from core.privacy.mechanisms import (
    Binary,
    KAry,
    LocalHash,
    Mechanism,
    OneBit,
    Subset,
    Unary,
    Warner,
)
from core.privacy.mechanisms.families import Shares
from core.privacy.procedures import Procedure
from core.response.layout import Layout, ReportColumn
from core.survey.model import Kind, Question, Survey

F = Fraction
OUE = Unary(14, F(1, 2), F(252, 937))
TEN = Unary(10, F(1, 2), F(252, 937))
SUITE = replace(yes_no(Warner(F(3, 4))), procedures=(Procedure.SPINNER, Procedure.SCRAMBLED))


def named(found: tuple[Check, ...]) -> dict[CheckName, Check]:
    return {check.name: check for check in found}


def unary_bits(truths: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.uint8]:
    bits = rng.random((len(truths), 10)) < float(TEN.q)
    bits[np.arange(len(truths)), truths] = rng.random(len(truths)) < float(TEN.p)
    return bits.astype(np.uint8)


def of_bits(question: Question, bits: NDArray[np.uint8]) -> FitTally:
    counts = tuple(int(count) for count in bits.sum(axis=0))
    return FitTally(Tally(question, len(bits), counts), Distinct.of_values(bits), {})


# The nulls


def test_that_the_number_of_ones_has_the_variance_of_the_sum() -> None:
    chances, ones = OUE.ones(), np.arange(15)
    assert chances is not None
    assert chances.sum() == pytest.approx(1, abs=1e-12)
    variance = float(chances @ ones**2 - (chances @ ones) ** 2)
    assert variance / float(OUE.p - OUE.q) ** 2 == pytest.approx(52.558865, abs=5e-7)


@pytest.mark.parametrize(
    "mechanism",
    [
        Unary(4, F(1, 2), F(1, 4)),
        Unary(4, F(1, 5), F(2, 3)),
        Subset(4, 2, F(4, 5)),
        Subset(4, 3, F(1, 5)),
    ],
)
def test_that_no_report_is_likelier_than_said(mechanism: Unary | Subset) -> None:
    reports = ["".join(bits) for bits in product("01", repeat=4)]
    listed = [mechanism.probability(y, x) for y in reports for x in range(4)]
    assert mechanism.likeliest == max(listed)
    chances = mechanism.ones()
    if chances is not None:
        for x in range(4):
            by_ones = [F(0)] * 5
            for report in reports:
                by_ones[report.count("1")] += mechanism.probability(report, x)
            assert chances == pytest.approx([float(chance) for chance in by_ones], abs=1e-12)


def test_that_of_many_options_the_likeliest_report_is_that_of_each() -> None:
    assert likeliest(many_of(3, Binary(F(3, 4), F(1, 8)))) == F(7, 8) ** 3
    assert likeliest(one_of(5, KAry(5, F(1, 2)))) is None
    assert likeliest(one_of(5, None)) is None


def test_that_z_is_that_of_the_sum_of_the_shares() -> None:
    question = one_of(10, TEN)
    tally = of_bits(question, unary_bits(np.zeros(400, np.int64), np.random.default_rng(2)))
    slope = float(TEN.p - TEN.q)
    shares = (np.array(tally.whole.counts) / 400 - float(TEN.q)) / slope
    p, q = float(TEN.p), float(TEN.q)
    error = math.sqrt((p * (1 - p) + 9 * q * (1 - q)) / 400) / slope
    z = (shares.sum() - 1) / error
    found = named(checks([tally]))[CheckName.SUM]
    assert found.statistic == pytest.approx(z, abs=1e-9)
    assert found.p_value == pytest.approx(2 * float(stats.norm.sf(abs(z))), abs=1e-12)


def test_that_hashes_sum_to_one_with_a_variance_that_is_the_same_for_all() -> None:
    hashing = LocalHash(14, 4, F(357, 751))
    mean = hashing.p + 13 * hashing.chances(0)[1]
    found = named(checks([FitTally(Tally(one_of(14, hashing), 1_000, (300,) * 14), None, {})]))
    slope = float(hashing.p - hashing.chances(0)[1])
    z = float(14 * 300 - 1_000 * mean) / slope / math.sqrt(52.902101 * 1_000)
    assert found[CheckName.SUM].statistic == pytest.approx(z, rel=1e-7)
    assert hashing.likeliest == F(357, 751) / 65537**3


def test_that_the_ones_are_compared_by_chi_square_with_pooled_tails() -> None:
    tally = of_bits(one_of(10, TEN), unary_bits(np.arange(300) % 10, np.random.default_rng(5)))
    told = expected_ones(tally)
    assert told is not None
    seen, expected = map(list, told)
    assert sum(seen) == 300
    while expected[0] < 10:
        seen[:2], expected[:2] = [seen[0] + seen[1]], [expected[0] + expected[1]]
    while expected[-1] < 10:
        seen[-2:], expected[-2:] = [seen[-2] + seen[-1]], [expected[-2] + expected[-1]]
    known = stats.chisquare(seen, expected)
    found = named(checks([tally]))[CheckName.ONES]
    assert found.statistic == pytest.approx(known.statistic, abs=1e-9)
    assert found.p_value == pytest.approx(known.pvalue, abs=1e-12)


def test_that_a_report_recurs_as_often_as_the_likeliest_may() -> None:
    bits = np.zeros((60, 10), np.uint8)
    bits[:50] = np.eye(10, dtype=np.uint8)[np.arange(50) % 10]
    bits[50:, 3] = 1
    found = named(checks([of_bits(one_of(10, TEN), bits)]))[CheckName.RECURRING]
    assert found.statistic == 15
    chance = float(TEN.likeliest or 0)
    # 60 people, of whom each may be one of 15 who report the same.
    tail = 60 / 15 * float(stats.binom.sf(13, 59, chance))
    assert found.p_value == pytest.approx(tail, rel=1e-9)


def test_that_reports_of_which_each_came_once_do_not_recur() -> None:
    """A hash has more reports than there are people: that each is rare makes none strange."""
    mechanism = LocalHash(40, 4, F(1, 2))
    question = one_of(40, mechanism)
    seeds = np.random.default_rng(3).integers(0, mechanism.prime**3, 400)
    values = seeds * mechanism.g
    reports = ReportColumn(values, np.ones(400, dtype=np.bool_))
    tally = FitTally(tally_reports(question, reports), Distinct.of(reports), {})
    found = named(checks([tally]))[CheckName.RECURRING]
    assert (found.statistic, found.p_value, found.alarm) == (1, 1.0, False)
    assert without_recurring(tally, found.limit) is None
    values[1] = values[0]
    reports = ReportColumn(values, np.ones(400, dtype=np.bool_))
    tally = FitTally(tally_reports(question, reports), Distinct.of(reports), {})
    found = named(checks([tally]))[CheckName.RECURRING]
    # Two that agree on one of 65537³ seeds and a value copied each other.
    assert found.p_value == pytest.approx(400 / 2 * 399 * 0.5 / 65537**3, rel=1e-6)
    assert found.alarm


def test_that_results_without_recurring_reports_are_those_of_all_others() -> None:
    rng = np.random.default_rng(4)
    honest = unary_bits(rng.choice(10, 1_000), rng)
    same = np.zeros((200, 10), np.uint8)
    same[:, [2, 5, 7]] = 1
    question = one_of(10, TEN)
    tally = of_bits(question, np.concatenate([honest, same]))
    found = named(checks([tally]))[CheckName.RECURRING]
    assert found.alarm
    rest = without_recurring(tally, found.limit)
    assert rest is not None
    # Who reported the same by chance cannot be told from those who copied it.
    others = honest[(honest != same[0]).any(axis=1)]
    assert (rest.n, rest.counts) == (len(others), tuple(others.sum(axis=0)))
    assert tally.whole.n == 1_200
    assert without_recurring(of_bits(question, honest), found.limit) is None


@pytest.mark.parametrize(("yes", "statistic"), [(80, -0.1), (320, 1.1)])
def test_that_too_few_or_too_many_are_told_by_exact_tails(yes: int, statistic: float) -> None:
    for question, counts in [
        (yes_no(Warner(F(3, 4))), (yes, 400 - yes)),
        (yes_no(Binary(F(1, 4), F(3, 4))), (400 - yes, yes)),
    ]:
        (found,) = checks([FitTally(Tally(question, 400, counts), None, {})])
        assert found.name is CheckName.RANGE
        assert found.statistic == pytest.approx(statistic, abs=1e-12)
        assert found.p_value == pytest.approx(2 * float(stats.binom.cdf(80, 400, 0.25)), rel=1e-9)
        assert found.p_value < 0.05


def test_that_one_bit_has_its_range() -> None:
    question = number(0, 9, mechanism=OneBit(10, F(3, 4)))
    for ones, alarm in ((50, False), (99, True), (2, True)):
        (found,) = checks([FitTally(Tally(question, 100, (ones,)), None, {})])
        assert (found.name, found.option, found.alarm) == (CheckName.RANGE, "", alarm)


def test_that_nobody_is_checked_for_nothing() -> None:
    empty = FitTally(
        Tally(one_of(10, TEN), 0, (0,) * 10), Distinct.of_values(np.zeros((0, 10), np.uint8)), {}
    )
    assert checks([empty]) == ()
    assert checks([]) == ()


# Honest and invented


def test_that_an_honest_study_has_hardly_ever_an_alarm(
    suite_or_long: Callable[[int, int], int],
) -> None:
    rng, runs, alarms = np.random.default_rng(8), suite_or_long(200, 10_000), 0
    ones, two = one_of(10, TEN), yes_no(Warner(F(3, 4)))
    for _ in range(runs):
        bits = unary_bits(rng.choice(10, 500, p=[0.91, *[0.01] * 9]), rng)
        no = int(rng.binomial(500, 0.25))  # a share of zero
        alarms += any(
            check.alarm
            for check in checks(
                [of_bits(ones, bits), FitTally(Tally(two, 500, (no, 500 - no)), None, {})]
            )
        )
    assert alarms <= ALPHA * runs + 3 * math.sqrt(ALPHA * runs) * (runs < 10_000)


@pytest.mark.parametrize("padded", [False, True])
def test_that_a_tenth_of_invented_unary_reports_is_found(
    padded: bool, suite_or_long: Callable[[int, int], int]
) -> None:
    rng, runs, found = np.random.default_rng(9), suite_or_long(20, 500), 0
    for _ in range(runs):
        bits = unary_bits(rng.choice(10, 5_000), rng)
        bits[:500] = 0
        bits[:500, 0] = 1
        if padded:  # to the expected number of ones, 3 of them
            others = rng.random((500, 9)).argsort(axis=1)[:, :2] + 1
            bits[np.arange(500)[:, None], others] = 1
        found += any(check.alarm for check in checks([of_bits(one_of(10, TEN), bits)]))
    assert found >= 0.9 * runs


# From blocks

QUESTIONS = (
    SUITE,
    replace(one_of(6, Unary(6, F(1, 2), F(1, 4)), optional=True), id="job"),
    replace(one_of(6, Subset(6, 2, F(3, 5))), id="some"),
    replace(one_of(3, None), id="area"),
)
LAYOUT = Layout(Survey(("en",), "T", QUESTIONS))


def people(n: int) -> Block:
    packed = np.empty((0, LAYOUT.size), dtype=np.uint8)
    random = np.random.default_rng(3)
    while len(packed) < n:
        some = random.integers(0, 256, (20_000, LAYOUT.size), dtype=np.uint8)
        some[:, -1] &= 15
        packed = np.concatenate([packed, some[~LAYOUT.impossible(some)]])
    return Block(LAYOUT, packed[:n])


def test_that_parts_merge_to_the_whole_and_each_question_is_checked() -> None:
    block = people(300)
    halves = [block.where(np.arange(300) % 3 == i) for i in (2, 0, 1)]
    whole, merged = tally_fit(block), tally_fits(halves)
    assert [each.question.id for each in whole] == ["yn", "job", "some"]
    for one, other in zip(whole, merged, strict=True):
        assert one.whole == other.whole
        assert one.procedures == other.procedures
        if one.reports is not None and other.reports is not None:
            assert one.reports.values.tolist() == other.reports.values.tolist()
            assert one.reports.counts.tolist() == other.reports.counts.tolist()
    found = checks(whole)
    assert {(check.question, check.name.value) for check in found} == {
        ("yn", "range"), ("yn", "procedures"), ("job", "range"), ("job", "ones"), ("job", "sum"),
        ("job", "recurring"), ("some", "range"), ("some", "recurring"),
    }  # fmt: skip
    assert {check.limit for check in found} == {ALPHA / 8}


def test_that_another_share_by_the_spinner_is_found() -> None:
    def chosen(yes: int, n: int) -> Tally:
        return Tally(SUITE, n, (yes, n - yes))

    spun, scrambled = chosen(180, 300), chosen(120, 300)
    tally = FitTally(
        spun + scrambled, None, {Procedure.SPINNER: spun, Procedure.SCRAMBLED: scrambled}
    )
    found = named(checks([tally]))[CheckName.PROCEDURES]
    table = [[180, 120], [120, 180]]
    known = stats.chi2_contingency(table, correction=False, lambda_="log-likelihood")
    assert found.statistic == pytest.approx(known.statistic, abs=1e-9)
    assert found.alarm
    alone = replace(tally, procedures={Procedure.SPINNER: spun, Procedure.SCRAMBLED: chosen(0, 0)})
    assert CheckName.PROCEDURES not in named(checks([alone]))


def test_that_different_reports_are_gathered_as_numpy_does() -> None:
    bits = np.random.default_rng(1).integers(0, 2, (200, 11), dtype=np.uint8)
    found = Distinct.of(ReportColumn(bits, np.arange(200) < 150))
    values, counts = np.unique(bits[:150], axis=0, return_counts=True)
    assert found.values.tolist() == values.tolist()
    assert found.counts.tolist() == counts.tolist()
    assert (
        most_likely_from_reports(
            one_of(11, Unary(11, F(1, 2), F(1, 4))), [ReportColumn(bits[:0], np.zeros(0, np.bool_))]
        )
        is None
    )


# How far invented files move a result


def test_that_added_files_move_a_share_as_far_as_when_they_are_added() -> None:
    yes = influence(Tally(yes_no(Warner(F(3, 4))), 2_000, (697, 1_303)))[0]

    def moved(x: int, n: int) -> float:
        return (x / n - 0.25) / 0.5 - yes.share

    for move, files in ((yes.one_file, 1), (yes.one_percent, 20), (yes.five_percent, 100)):
        assert move.high == pytest.approx(moved(697 + files, 2_000 + files), abs=1e-12)
        assert move.low == pytest.approx(moved(697, 2_000 + files), abs=1e-12)
    assert round(100 * yes.one_file.largest, 2) == 0.07
    assert (round(100 * yes.five_percent.low, 1), round(100 * yes.five_percent.high, 1)) == (
        -3.3,
        6.2,
    )
    turned = influence(Tally(yes_no(Binary(F(1, 4), F(3, 4))), 2_000, (1_303, 697)))[0]
    assert turned.five_percent.high == pytest.approx(yes.five_percent.high, abs=1e-12)
    assert influence(Tally(yes_no(None), 0, (0, 0))) == ()
    assert (
        influence(Tally(Question("n", Kind.NUMBER, "?", low=0, high=9, step=1), 5, (), 20, 90))
        == ()
    )


def test_that_what_is_written_is_what_the_command_line_promises() -> None:
    tally = Tally(yes_no(Warner(F(3, 4))), 2_000, (697, 1_303))
    written = checks_to_json(checks([FitTally(tally, None, {})]), influence(tally)[:1])
    assert written == {
        "checks": [
            {
                "question": "yn",
                "name": "range",
                "statistic": pytest.approx(0.197),
                "p": pytest.approx(1),
                "alarm": False,
                "sentence": "range",
            }
        ],
        "influence": [
            {
                "question": "yn",
                "option": "yes",
                "one_file": pytest.approx(0.000651, abs=1e-6),
                "one_percent": pytest.approx(0.0129, abs=1e-4),
                "five_percent": pytest.approx(0.06205, abs=1e-4),
            }
        ],
    }
    assert Move(-0.2, 0.1).largest == 0.2


MECHANISMS: list[tuple[Mechanism, int]] = [(Warner(F(3, 4)), 385), (Binary(F(1, 2), F(1, 10)), 601)]


@pytest.mark.parametrize(("mechanism", "needed"), MECHANISMS)
def test_that_too_few_people_are_those_whose_share_is_off_by_ten_points(
    mechanism: Shares, needed: int
) -> None:
    found = precision(yes_no(mechanism), needed)
    assert found.needed == needed
    assert not found.too_few
    assert found.half_width is not None
    assert found.half_width <= 0.1
    fewer = precision(yes_no(mechanism), needed - 1)
    assert fewer.too_few
    assert fewer.half_width is not None
    assert fewer.half_width > 0.1
    assert precision(yes_no(mechanism), 0).half_width is None
    with pytest.raises(ValueError, match="in the clear"):
        precision(yes_no(None), 5)

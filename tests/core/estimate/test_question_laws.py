"""Laws that hold for every design: exact debiasing, relabelling, designs that are one."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_questions import many_of, one_of, yes_no

from core.count.tally import Tally
from core.estimate import QuestionEstimate, estimate
from core.inference.intervals import Interval
from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, Unary, Warner
from core.survey.model import Question

F = Fraction
CHANCES = st.fractions(F(1, 50), F(49, 50), max_denominator=1000)
PAIRS = st.tuples(CHANCES, CHANCES).filter(lambda pair: abs(pair[0] - pair[1]) > F(1, 20))
HIGH_LOW = PAIRS.map(lambda pair: (max(pair), min(pair)))
COUNTS = st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


def numbers(found: QuestionEstimate) -> list[tuple[float | None, ...]]:
    return [(o.share, o.se, o.low, o.high, o.count, o.consistent) for o in found.options]


def agree(one: QuestionEstimate, other: QuestionEstimate) -> None:
    for mine, theirs in zip(numbers(one), numbers(other), strict=True):
        assert mine == pytest.approx(theirs, rel=1e-9, abs=1e-9)


def yes(
    x: int, n: int, mechanism: Mechanism | None, method: str = "feldman-cousins"
) -> QuestionEstimate:
    return estimate(Tally(yes_no(mechanism), n, (x, n - x)), interval=method)


@given(PAIRS, st.integers(0, 1000))
def test_that_debiasing_expected_yes_no_counts_is_exact(
    pair: tuple[Fraction, Fraction], people: int
) -> None:
    mechanism = Binary(*pair)
    share = F(people, 1000)
    rate = mechanism.p0 + (mechanism.p1 - mechanism.p0) * share
    n = rate.denominator
    found = yes(int(rate * n), n, mechanism)
    assert found.options[0].share == pytest.approx(float(share), abs=1e-12)
    assert found.options[1].share == pytest.approx(1 - float(share), abs=1e-12)


@given(st.lists(st.integers(0, 50), min_size=2, max_size=6).filter(any), HIGH_LOW)
def test_that_debiasing_expected_counts_of_options_is_exact(
    people: list[int], pair: tuple[Fraction, Fraction]
) -> None:
    k, n = len(people), sum(people)
    t = pair[0]
    designs: list[tuple[Question, Mechanism]] = [
        (one_of(k, m), m) for m in (KAry(k, t + (1 - t) / k), Unary(k, *pair))
    ]
    for question, mechanism in designs:
        expected = []
        for v in range(k):
            p, q = mechanism.chances(v)
            expected.append(p * people[v] + q * (n - people[v]))
        times = math.lcm(*(count.denominator for count in expected))
        counts = tuple(int(count * times) for count in expected)
        found = estimate(Tally(question, n * times, counts))
        shares = [option.share for option in found.options]
        assert shares == pytest.approx([someone / n for someone in people], abs=1e-10)


@given(COUNTS, PAIRS, st.sampled_from(Interval))
def test_that_relabelling_gives_one_less_the_share(
    count: tuple[int, int], pair: tuple[Fraction, Fraction], method: Interval
) -> None:
    (x, n), (p1, p0) = count, pair
    one = yes(x, n, Binary(p1, p0), method)
    # The question turned round: yes and no change places, in truths and in reports.
    other = yes(n - x, n, Binary(1 - p0, 1 - p1), method)
    for mine, theirs in zip(numbers(one), reversed(numbers(other)), strict=True):
        assert mine == pytest.approx(theirs, rel=1e-9, abs=1e-9)
    first, second = one.options
    assert (first.share or 0) + (second.share or 0) == pytest.approx(1, abs=1e-12)
    assert first.se == pytest.approx(second.se, abs=1e-12)
    assert (first.low or 0) + (second.high or 0) == pytest.approx(1, abs=1e-9)


@given(COUNTS, CHANCES.filter(lambda p: abs(p - F(1, 2)) > F(1, 50)))
def test_that_warner_crosswise_and_k_ary_of_two_are_one_design(
    count: tuple[int, int], p: Fraction
) -> None:
    x, n = count
    warner = yes(x, n, Warner(p))
    agree(warner, yes(x, n, Binary.crosswise(p)))
    agree(warner, estimate(Tally(one_of(2, KAry(2, p)), n, (x, n - x))))


@given(COUNTS, CHANCES, CHANCES)
def test_that_the_unrelated_question_is_forced_response(
    count: tuple[int, int], t: Fraction, u: Fraction
) -> None:
    agree(yes(*count, Binary.unrelated(t, u)), yes(*count, Forced(t, u)))


@given(COUNTS, PAIRS)
def test_that_one_card_of_kuk_is_a_binary_design(
    count: tuple[int, int], pair: tuple[Fraction, Fraction]
) -> None:
    agree(yes(*count, Binary.kuk(*pair)), yes(*count, Binary(*pair)))


@given(COUNTS)
def test_that_two_coins_are_warner_with_three_quarters(count: tuple[int, int]) -> None:
    agree(yes(*count, Binary(F(3, 4), F(1, 4))), yes(*count, Warner(F(3, 4))))
    agree(yes(*count, Forced(F(1, 2), F(1, 2))), yes(*count, Warner(F(3, 4))))


@given(COUNTS, PAIRS)
def test_that_an_option_of_many_is_a_yes_no_question(
    count: tuple[int, int], pair: tuple[Fraction, Fraction]
) -> None:
    (x, n), mechanism = count, Binary(*pair)
    many = estimate(Tally(many_of(2, mechanism), n, (x, n - x)))
    assert numbers(many)[0] == pytest.approx(numbers(yes(x, n, mechanism))[0])
    assert numbers(many)[1] == pytest.approx(numbers(yes(n - x, n, mechanism))[0])


@given(COUNTS, PAIRS)
def test_that_four_times_the_people_halve_the_error(
    count: tuple[int, int], pair: tuple[Fraction, Fraction]
) -> None:
    (x, n), mechanism = count, Binary(*pair)
    one, four = yes(x, n, mechanism).options[0], yes(4 * x, 4 * n, mechanism).options[0]
    assert four.share == pytest.approx(one.share, abs=1e-12)
    assert four.se == pytest.approx(np.float64(one.se) / 2, abs=1e-12)

"""ε is never shown below the truth, and composes exactly."""

import math
import random
import unicodedata
from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.epsilon import (
    Evidence,
    compose,
    epsilon,
    epsilon_text,
    epsilon_upper,
    factor_text,
    odds,
    parse_target,
    rounded_up,
)
from core.privacy.mechanisms import Binary, KAry, Unary, Warner

F = Fraction
BITS = 220


def ln_of(ratio: Fraction) -> Fraction:
    """ln of a ratio above 1, from integers alone, to within 2**-200: 2 artanh((x−1)/(x+1))."""
    power = ratio.numerator.bit_length() - ratio.denominator.bit_length() - 1
    return _artanh_doubled(ratio / Fraction(2) ** power) + power * _artanh_doubled(F(2))


def _artanh_doubled(x: Fraction) -> Fraction:
    z = ((x - 1) / (x + 1)).limit_denominator(1 << BITS)
    fixed = (z.numerator << BITS) // z.denominator
    square, term, total, n = fixed * fixed >> BITS, fixed, 0, 1
    while term:
        total += term // n
        term, n = term * square >> BITS, n + 2
    return Fraction(2 * total, 1 << BITS)


def test_that_epsilon_is_the_least_double_not_below_the_truth(
    suite_or_long: Callable[[int, int], int],
) -> None:
    """For 20,000 fractions, and for 100,000 in a long run."""
    source = random.Random(1)  # noqa: S311 - a test that must repeat
    with localcontext(prec=60) as context:
        for i in range(suite_or_long(20_000, 100_000)):
            most = 10 ** (1 + i % 9)
            d = source.randint(2, most)
            n = source.randint(d // 2 + 1, d - 1) if d > 2 else 1
            ratio = max(F(n, d - n), F(d - n, n))
            if ratio == 1:
                continue
            truth = context.ln(Decimal(ratio.numerator) / Decimal(ratio.denominator))
            shown = epsilon(ratio)
            assert Decimal(shown) > truth
            assert Decimal(math.nextafter(shown, 0)) < truth


@given(st.integers(1, 10**9), st.integers(1, 10**9))
def test_that_the_upper_bound_is_above_the_truth_and_tight(a: int, b: int) -> None:
    if a == b:
        return
    ratio = max(F(a, b), F(b, a))
    truth, upper = ln_of(ratio), F(epsilon_upper(ratio))
    assert truth - F(1, 2**190) < upper
    assert upper < truth * (1 + F(1, 10**30)) + F(1, 2**190)


def test_that_math_log_would_be_below_the_truth_for_many() -> None:
    """Why rounding up is needed: the usual logarithm is too small about half the time."""
    ratios = [F(a, b) for a in range(2, 60) for b in range(1, a)]
    low = sum(F(math.log(ratio)) < ln_of(ratio) for ratio in ratios)
    assert 0.3 < low / len(ratios) < 0.7
    assert all(F(epsilon(ratio)) > ln_of(ratio) for ratio in ratios)


@pytest.mark.parametrize(
    ("ratio", "shown"),
    [
        (Binary(F(3, 4), F(1, 4)).ratio, 1.0986122886681098),
        (Binary(F(7, 10), F(4, 10)).ratio, 0.6931471805599454),
        (Binary(F(95, 100), F(15, 100)).ratio, 2.833213344056216),
        (Unary(5, F(3, 4), F(1, 4)).ratio, 2.1972245773362196),
        (KAry(4, F(3, 4)).ratio, 2.1972245773362196),
    ],
)
def test_that_known_designs_have_their_known_epsilon(ratio: Fraction, shown: float) -> None:
    assert epsilon(ratio) == pytest.approx(shown, abs=1e-12)
    assert F(epsilon(ratio)) > ln_of(ratio)


def test_that_what_is_rounded_up_is_the_double_itself() -> None:
    assert epsilon(Binary(F(7, 10), F(4, 10)).ratio) == 0.6931471805599454
    assert epsilon(Binary(F(3, 4), F(1, 4)).ratio) == 1.0986122886681098
    assert Decimal(epsilon(F(3))) > Decimal(3).ln()


def test_that_no_information_is_zero_and_proof_is_infinite() -> None:
    assert epsilon(F(1)) == 0
    assert epsilon(None) == math.inf
    assert epsilon_text(None) == "∞"
    with pytest.raises(ValueError, match="not a ratio"):
        epsilon_upper(F(1, 2))


def test_that_a_written_epsilon_is_rounded_up() -> None:
    assert epsilon_text(F(3)) == "1.10"
    assert epsilon_text(F(3), 4) == "1.0987"
    assert epsilon_text(F(2), 3) == "0.694"
    assert epsilon_text(F(1_000_001, 1_000_000)) == "0.01"
    assert rounded_up(Decimal("1.2300000000000000000001")) == "1.24"
    assert rounded_up(Decimal("1.23")) == "1.23"


@given(st.lists(st.fractions(1, 100).filter(lambda x: x.denominator < 10**6), max_size=8))
def test_that_questions_compose_to_the_exact_product(ratios: list[Fraction]) -> None:
    product = math.prod(ratios, start=F(1))
    assert compose(ratios) == product
    assert compose([*ratios, None]) is None
    # One rounding is never above the sum of many.
    assert F(epsilon_upper(product)) <= sum(F(epsilon_upper(ratio)) for ratio in ratios) + F(
        1, 10**45
    )


def test_that_composition_takes_one_logarithm() -> None:
    together = compose([F(3)] * 100)
    assert together == F(3) ** 100
    assert F(epsilon(together)) < 100 * F(epsilon(F(3)))
    assert F(epsilon(together)) > ln_of(F(3) ** 100)


@pytest.mark.parametrize("text", ["1", "0.1", "8", "1,5", "0,125", " 2.5 ", "3e0"])
def test_that_a_target_is_read_from_its_text(text: str) -> None:
    assert parse_target(text) == Decimal(text.strip().replace(",", "."))


def test_that_a_target_never_passes_through_a_double() -> None:
    assert parse_target("0.3") == Decimal("0.3") != Decimal(float("0.3"))


@pytest.mark.parametrize(
    "text",
    ["0", "-1", "NaN", "sNaN", "inf", "1e308", "1e-320", "", "one", "0.09", "8.01", "1/2", "1,000"],
)
def test_that_a_target_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"number|between|two ways"):
        parse_target(text)


def test_that_odds_are_those_of_a_hundred_people() -> None:
    design = Warner(F(3, 4))
    yes = odds(design.chances(1), design.ratio)
    assert (yes.kept, yes.joined, yes.factor) == (F(75), F(25), F(3))
    assert (yes.present, yes.absent) == (Evidence(True, F(3)), Evidence(True, F(3)))
    assert yes.symmetric


def test_that_each_word_has_its_own_likelihood_ratio() -> None:
    by_no = odds((F(99, 100), F(4, 5)), F(20))
    assert (by_no.present, by_no.absent) == (Evidence(True, F(99, 80)), Evidence(True, F(20)))
    assert (by_no.present.strong, by_no.absent.strong, by_no.strong) == (False, True, True)
    turned = odds((F(1, 10), F(3, 5)), F(6))
    assert turned.present == Evidence(False, F(6))
    assert turned.absent == Evidence(False, F(9, 4))
    proving = odds((F(1), F(1, 2)), None)
    assert (proving.present.factor, proving.absent.factor) == (F(2), None)
    assert proving.absent.strong
    assert not odds((F(95, 100), F(5, 100)), F(19)).strong


@pytest.mark.parametrize("digits", [8, 9, 10, 11, 12, 400, 5000])
def test_that_a_written_factor_is_short_and_never_below_the_truth(digits: int) -> None:
    for ratio in (F(10) ** digits, F(10) ** digits - F(1, 7), F(10) ** digits + F(1, 7)):
        text = factor_text(ratio)
        assert len(text) <= 13
        if text.startswith("10") and text[2:].isdigit() and "," not in text:
            power = int(unicodedata.normalize("NFKC", text[2:]))
            assert 10 ** (power - 1) < ratio <= 10**power
        else:
            assert F(text.replace(",", "")) - 1 < ratio <= F(text.replace(",", ""))


def test_that_a_small_factor_is_rounded_up_to_a_tenth() -> None:
    for ratio in (F(a, b) for b in range(1, 40) for a in range(b, 10 * b)):
        assert 0 <= F(factor_text(ratio)) - ratio < F(1, 10), ratio

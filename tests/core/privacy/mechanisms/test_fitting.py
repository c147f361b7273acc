"""The best fractions for a target ε: the table of the methods, and brute force."""

from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.plan.curves import p_for_target
from core.privacy.epsilon import epsilon, epsilon_upper
from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, OneBit, Unary, Warner
from core.privacy.mechanisms.fitting import largest_fraction, mirrored_within

F = Fraction
ONE = Decimal(1)
TARGETS = [
    Decimal(text)
    for text in ["0.1", "0.25", "0.5", "0.6931", "1", "1.0986", "1.0987", "1.5", "2", "3", "3.9"]
]
ALL = sorted({F(n, d) for d in range(1, 61) for n in range(d)})


def is_within(ratio: Fraction, target: Decimal) -> bool:
    """Whether ln(ratio) is at most the target, by the exponential function instead."""
    with localcontext(prec=40) as context:
        return Decimal(ratio.numerator) / Decimal(ratio.denominator) <= context.exp(target)


def brute_force(ratio: Callable[[Fraction], Fraction], target: Decimal) -> Fraction:
    return max(p for p in ALL if p == 0 or is_within(max(ratio(p), F(1)), target))


@pytest.mark.parametrize(
    ("fraction", "ratio", "expected", "shown"),
    [
        (Warner.for_epsilon(ONE).p, Warner.for_epsilon(ONE).ratio, F(685, 937), ".99998975"),
        (KAry.for_epsilon(14, ONE).p, KAry.for_epsilon(14, ONE).ratio, F(23, 133), ".99996321"),
        (Unary.symmetric(14, ONE).p, Unary.symmetric(14, ONE).ratio, F(61, 98), ".99991190"),
        (Unary.optimized(14, ONE).q, Unary.optimized(14, ONE).ratio, F(252, 937), ".99998975"),
    ],
    ids=["warner", "k-ary", "sue", "oue"],
)
def test_that_the_best_fractions_are_those_of_the_methods(
    fraction: Fraction, ratio: Fraction | None, expected: Fraction, shown: str
) -> None:
    assert fraction == expected
    assert abs(epsilon_upper(ratio) - Decimal(shown)) < Decimal("1e-8")
    assert epsilon_upper(ratio) <= ONE


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_that_the_walk_finds_what_brute_force_finds(target: Decimal) -> None:
    warner = brute_force(lambda p: p / (1 - p), target)
    assert Warner.for_epsilon(target, 60).p == warner
    assert Binary.for_epsilon(target, 60) == Binary(warner, 1 - warner)
    assert OneBit.for_epsilon(9, target, 60) == OneBit(9, warner)
    forced = Forced(brute_force(lambda t: (1 + t) / (1 - t), target), F(1, 2))
    assert Forced.for_epsilon(target, 60) == forced
    for k in (2, 3, 14):
        kary = max(brute_force(lambda p, k=k: (k - 1) * p / (1 - p), target), F(1, k))  # type: ignore[misc]
        assert KAry.for_epsilon(k, target, 60).p == kary
    sue = brute_force(lambda p: (p / (1 - p)) ** 2, target)
    assert Unary.symmetric(5, target, 60) == Unary(5, sue, 1 - sue)
    oue = 1 - brute_force(lambda r: r / (1 - r), target)
    assert Unary.optimized(5, target, 60) == Unary(5, F(1, 2), oue)


@pytest.mark.parametrize(
    ("target", "p"),
    [
        ("1.1", F(3, 4)),  # ln 3 is 1.0986, where 724/965 has 1.0999
        ("1.10", F(3, 4)),
        ("0.7", F(2, 3)),  # ln 2 is .6931
        ("1.61", F(5, 6)),  # ln 5 is 1.6094
        ("1.62", F(667, 799)),  # 1.61998, where 5/6 reads 1.61
        ("1", F(685, 937)),
        ("1.099999", F(724, 965)),  # a target in more decimals is met as closely as can be
    ],
)
def test_that_people_get_a_plain_fraction_where_its_epsilon_reads_as_wanted(
    target: str, p: Fraction
) -> None:
    assert Warner.for_epsilon(Decimal(target)).p == p
    assert Binary.for_epsilon(Decimal(target)) == Binary(p, 1 - p)
    assert KAry.for_epsilon(2, Decimal(target)).p == p
    assert p_for_target(Decimal(target)) == p


def test_that_forced_answers_and_options_get_plain_fractions_too() -> None:
    assert Forced.for_epsilon(Decimal("1.1")).truth == F(1, 2)  # ratio 3
    assert KAry.for_epsilon(4, Decimal("1.8")).p == F(2, 3)  # ln 6 is 1.7918


@pytest.mark.parametrize("p", [F(3, 4), F(685, 937), F(999_999, 10**6), F(10**9 - 1, 10**9)])
@pytest.mark.parametrize("less", ["0", "1e-12", "1e-9", "1e-5"])
def test_that_a_target_decides_to_its_last_digit(p: Fraction, less: str) -> None:
    """However closely the ε of a fraction lies above it."""
    with localcontext(prec=60):
        target = Decimal(epsilon(p / (1 - p))) - Decimal(less)
    assert mirrored_within(target)(p) is is_within(p / (1 - p), target) is (less == "0")


def test_that_a_target_may_be_beyond_every_fraction() -> None:
    assert Warner.for_epsilon(Decimal(1000)).p == F(999, 1000)


@given(st.fractions(0, 1), st.integers(1, 60))
def test_that_the_largest_fraction_below_a_threshold_is_found(edge: Fraction, most: int) -> None:
    expected = max(p for p in ALL if p.denominator <= most and (p <= edge or p == 0))
    assert largest_fraction(lambda p: p <= edge, most) == expected


@given(st.fractions(0, 1, max_denominator=10**9).filter(lambda p: p < 1))
def test_that_a_fraction_within_the_bound_is_found_itself(p: Fraction) -> None:
    assert largest_fraction(lambda x: x <= p, 10**9) == p


def test_that_the_walk_is_short_however_large_the_bound() -> None:
    asked: list[Fraction] = []

    def allowed(p: Fraction) -> bool:
        asked.append(p)
        return epsilon_upper(max(p / (1 - p), F(1))) <= ONE

    found = largest_fraction(allowed, 10**9)
    assert len(asked) < 300
    assert 0 < ONE - epsilon_upper(found / (1 - found)) < Decimal("1e-8")
    assert asked == [p for p in asked if 0 < p < 1]


epsilons = st.decimals("0.05", "4", places=4, allow_nan=False)


@given(epsilons, st.integers(2, 1024), st.sampled_from([10, 360, 1000, 10**6]))
def test_that_a_design_for_a_target_never_exceeds_it(target: Decimal, k: int, most: int) -> None:
    designs: list[Mechanism] = [
        Warner.for_epsilon(target, most),
        Binary.for_epsilon(target, most),
        Forced.for_epsilon(target, most),
        KAry.for_epsilon(k, target, most),
        Unary.symmetric(k, target, most),
        Unary.optimized(k, target, most),
    ]
    for design in designs:
        assert design.ratio is not None
        assert epsilon_upper(design.ratio) <= target


@pytest.mark.parametrize(("share", "best"), [(0, F(50, 100)), (0.1, F(53, 100))])
def test_that_the_best_unary_design_depends_on_the_guessed_shares(
    share: float, best: Fraction
) -> None:
    assert Unary.for_epsilon(4, ONE, shares=[share] * 4).p == best


def test_that_the_best_unary_design_at_one_half_is_the_symmetric_one() -> None:
    design = Unary.for_epsilon(2, ONE, shares=[0.5, 0.5])
    assert round(float(design.p), 2) == 0.62
    assert design == Unary.symmetric(2, ONE)


@pytest.mark.parametrize("target", TARGETS, ids=str)
@pytest.mark.parametrize("shares", [[0.25] * 4, [0.7, 0.1, 0.1, 0.1], [0.97, 0.01, 0.01, 0.01]])
def test_that_no_end_of_the_unary_family_beats_the_chosen_one(
    target: Decimal, shares: list[float]
) -> None:
    def variance(design: Unary) -> float:
        p, q = float(design.p), float(design.q)
        rates = [q + (p - q) * share for share in shares]
        return sum(rate * (1 - rate) for rate in rates) / (p - q) ** 2

    best = Unary.for_epsilon(4, target, shares=shares)
    assert epsilon_upper(best.ratio) <= target
    for end in (Unary.symmetric(4, target), Unary.optimized(4, target)):
        assert variance(best) <= variance(end) * (1 + 1e-12)

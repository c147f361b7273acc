"""Classes of people and mixed designs: likelihoods, their intervals, unbiased estimates."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from golden_reference import reference
from scipy.optimize import brentq, minimize
from scipy.stats import binom
from shared_counts import shared

from core.estimate.classes import ClassesNote, estimate_classes
from core.inference.binomial import Count, normal_quantile
from core.inference.independence import homogeneity
from core.inference.intervals import Interval, interval_of
from core.inference.mixture import along, interval, maximize, profile
from core.inference.moments import Reported, Sample
from core.privacy.designs import DESIGNS

F = Fraction
GOLDEN = reference()["two_sample"]
Z2 = 1.959963984540054**2


def optimum(likelihood: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """Climb by scipy's general optimizer over the simplex, from several places."""
    k, part = likelihood.shape[1], counts / counts.sum()
    seen = part > 0

    def height(shares: np.ndarray) -> float:
        return -float(part[seen] @ np.log(np.maximum(likelihood[seen] @ shares, 1e-300)))

    def slope(shares: np.ndarray) -> np.ndarray:
        chance = np.maximum(likelihood[seen] @ shares, 1e-300)
        return np.asarray(-(part[seen] / chance) @ likelihood[seen])

    one: Any = {"type": "eq", "fun": lambda s: s.sum() - 1, "jac": np.ones_like}
    found = [
        minimize(
            height,
            start,
            jac=slope,
            bounds=[(0, 1)] * k,
            constraints=one,
            method="SLSQP",
            options={"ftol": 1e-15, "maxiter": 500},
        )
        for start in (np.full(k, 1 / k), np.append(np.full(k - 1, 0.1 / (k - 1)), 0.9))
    ]
    return np.array(min(found, key=lambda result: result.fun).x)


def random_groups(generator: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    k, m, groups = generator.integers(2, 5), generator.integers(2, 6), generator.integers(1, 4)
    truth = generator.dirichlet(np.full(k, 0.5))
    channels = [0.3 * generator.dirichlet(np.ones(m), k) for _ in range(groups)]
    for channel in channels:
        channel[np.arange(k), np.arange(k) % m] += 0.7
    sizes = generator.integers(20, 2000, groups)
    counts = [generator.multinomial(n, truth @ c) for n, c in zip(sizes, channels, strict=True)]
    return np.vstack([c.T for c in channels]), np.concatenate(counts).astype(float)


def test_that_a_general_optimizer_finds_no_higher_likelihood() -> None:
    generator = np.random.default_rng(12)
    for _ in range(200):
        likelihood, counts = random_groups(generator)
        found, other = maximize(likelihood, counts), optimum(likelihood, counts)
        assert found.score < 1e-10
        # Classes may outnumber what the reports tell: then the rates are what is known.
        assert likelihood @ found.shares == pytest.approx(likelihood @ other, abs=1e-7)


def test_that_yes_or_no_has_the_interval_of_one_count() -> None:
    for x, n, p, q in ((61, 200, 0.75, 0.25), (0, 7, 0.75, 0.25), (5, 20, 0.5, 0.1)):
        rows, counts = np.array([[p, q], [1 - p, 1 - q]]), np.array([x, n - x], dtype=float)
        yes, best = np.array([1.0, 0.0]), maximize(rows, counts)
        found = interval(rows, counts, best, yes, np.ones(2), normal_quantile(0.95))
        known = interval_of(Interval.LIKELIHOOD_RATIO, Count(x, n, p, q), 0.95)
        assert found == pytest.approx(known, abs=1e-9)


def test_that_every_share_on_a_plane_is_a_mixture_of_its_corners() -> None:
    corners = along(np.array([1.0, 1.0, 0.0, 0.0]), np.array([1.0, 1.0, 1.0, 0.0]), 0.4)
    assert corners.sum(axis=1) == pytest.approx(np.ones(len(corners)))
    for corner in corners:
        assert corner[:2].sum() == pytest.approx(0.4 * corner[:3].sum())
    assert len(corners) == 3  # either of two with the third, and the fourth alone


def test_that_a_report_that_nobody_can_make_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody can report"):
        maximize(np.array([[1.0, 0.5], [0.0, 0.0]]), np.array([3.0, 1.0]))


def counts_of(case: str) -> list[tuple[int, int]]:
    given = GOLDEN[case]["inputs"]
    return [(given[f"n{g}"] - given[f"yes{g}"], given[f"yes{g}"]) for g in (1, 2)]


@pytest.mark.parametrize(
    ("case", "design", "parameters", "unknowns"),
    [
        (
            *("uqtunknown_n1_400_n2_400", "unrelated-unknown"),
            {"truth-1": F(4, 5), "truth-2": F(1, 5)},
            {"prevalence": "piUQ"},
        ),
        (
            *("cdm_p25_75", "cheating-detection"),
            {"yes-1": F(1, 4), "yes-2": F(3, 4)},
            {"honest-no": "beta", "no-whatever": "gamma"},
        ),
        (
            *("cdmsym", "cheating-detection-symmetric"),
            {"yes-1": F(1, 5), "no-1": F(3, 10), "yes-2": F(1, 2), "no-2": F(1, 10)},
            {"honest-no": "beta", "no-whatever": "gamma"},
        ),
    ],
)
def test_that_two_samples_are_as_in_the_reference(
    case: str, design: str, parameters: dict[str, F], unknowns: dict[str, str]
) -> None:
    found = estimate_classes(DESIGNS[design].classes(parameters, 2), counts_of(case))
    known, per = GOLDEN[case]["outputs"], (399 / 400) ** 0.5  # they divide by n − 1
    assert found is not None
    pairs = [(found.shares[0], "pi"), *((found.unknowns[a], b) for a, b in unknowns.items())]
    for part, name in pairs:
        assert part.share == pytest.approx(known[name], abs=1e-9)
        assert part.likely == pytest.approx(known[name], abs=1e-9)
        if f"{name}SE" in known:
            assert part.se == pytest.approx(known[f"{name}SE"] * per, abs=1e-9)
        assert part.low < (part.share or 0) < part.high
    assert (found.lack_of_fit, found.notes) == (None, ())


def test_that_sld_has_the_formulas_of_its_authors() -> None:
    # METHODS §6: π = .3, t = .8, p = (.2, .8) ⇔ λ = (.80, .38).
    detector = DESIGNS["sld"].classes({"p-1": F(1, 5), "p-2": F(4, 5)}, 2)
    found = estimate_classes(detector, [(80, 320), (248, 152)])
    assert found is not None
    share, truthful = found.shares[0], found.unknowns["truthful"]
    assert (share.share, truthful.share) == pytest.approx((0.3, 0.8), abs=1e-12)
    one, other, v1, v2 = 0.8, 0.38, 0.16 / 400, 0.38 * 0.62 / 400
    assert share.se == pytest.approx(((v1 + v2) / 0.36) ** 0.5, abs=1e-12)
    step = 1e-6  # t = [λ1 − (1 − π)(1 − p1)]/π, by differences

    def t(a: float, b: float) -> float:
        pi = 1 - (a - b) / 0.6
        return (a - (1 - pi) * 0.8) / pi

    slopes = [(t(one + step, other) - t(one - step, other)) / (2 * step),
              (t(one, other + step) - t(one, other - step)) / (2 * step)]  # fmt: skip
    assert truthful.se == pytest.approx(
        (slopes[0] ** 2 * v1 + slopes[1] ** 2 * v2) ** 0.5, rel=1e-6
    )


def test_that_a_profile_is_what_a_general_optimizer_leaves_of_the_likelihood() -> None:
    design = DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2)
    counts = [(95, 25), (40, 60)]
    found = estimate_classes(design, counts)
    assert found is not None

    def profile(pi: float) -> float:
        def height(beta: np.ndarray) -> np.ndarray:
            rates = (pi + beta / 4, pi + 3 * beta / 4)
            pairs = zip(counts, rates, strict=True)
            parts = [no * np.log(1 - rate) + yes * np.log(rate) for (no, yes), rate in pairs]
            return np.asarray(parts[0] + parts[1])

        grid = np.linspace(1e-9, 1 - pi - 1e-9, 100_001)
        return float(np.max(height(grid)))

    top = found.log_likelihood
    assert found.shares[0].low == 0
    assert 2 * (top - profile(1e-9)) < Z2
    high = brentq(lambda pi: 2 * (top - profile(pi)) - Z2, 0.1, 0.4, xtol=1e-9)
    assert found.shares[0].high == pytest.approx(high, abs=1e-6)


def test_that_rates_beyond_what_shares_make_are_held_and_said() -> None:
    design = DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2)
    found = estimate_classes(design, [(350, 50), (10, 390)])
    assert found is not None
    share = found.shares[0]
    assert share.share == pytest.approx(-0.3)
    assert (share.likely, share.low) == (0, 0)
    assert 0.01 < share.high < 0.05  # no standard error of 2e-6 makes it 0
    assert found.notes == (ClassesNote.OUTSIDE,)
    # Nobody concerned: nothing is told of how truthful they are.
    detector = DESIGNS["sld"].classes({"p-1": F(1, 5), "p-2": F(4, 5)}, 2)
    none = estimate_classes(detector, [(10, 390), (350, 50)])
    assert none is not None
    truthful = none.unknowns["truthful"]
    assert (truthful.share, truthful.likely) == (None, None)
    assert (truthful.low, truthful.high) == (0, 1)


def test_that_a_group_without_reports_leaves_shares_untold() -> None:
    design = DESIGNS["unrelated-unknown"].classes({"truth-1": F(4, 5), "truth-2": F(1, 5)}, 2)
    found = estimate_classes(design, [(250, 150), (0, 0)])
    assert found is not None
    assert found.notes == (ClassesNote.EMPTY_GROUP,)
    assert (found.shares[0].share, found.shares[0].likely) == (None, None)
    assert found.shares[0].high - found.shares[0].low > 0.2
    assert estimate_classes(design, [(0, 0), (0, 0)]) is None
    with pytest.raises(ValueError, match="2 groups"):
        estimate_classes(design, [(3, 4)])


def test_that_several_cards_tell_more_than_their_mean() -> None:
    cards = DESIGNS["kuk-cards"].classes({"r1": F(3, 4), "r0": F(1, 4), "cards": F(5)}, 2)
    (channel,) = cards.channels
    rates = np.array([[float(c) for c in row] for row in channel])
    counts = np.random.default_rng(5).multinomial(600, [0.8, 0.2] @ rates)
    found = estimate_classes(cards, [counts.tolist()])
    assert found is not None
    # METHODS §6: the moment estimate of Kuk's π from the mean number of red cards.
    pi = (counts @ np.arange(6) / 3000 - 0.25) / 0.5
    phi = pi * 0.75 + (1 - pi) * 0.25
    by_mean = (phi * (1 - phi) / (3000 * 0.25) + 0.8 * pi * (1 - pi) / 600) ** 0.5
    assert (found.shares[0].se or 1) < by_mean
    assert found.shares[0].share == pytest.approx(pi, abs=float(2 * by_mean))
    assert found.lack_of_fit is not None
    assert found.lack_of_fit.freedom == 4


def test_that_one_card_is_the_binary_design() -> None:
    cards = DESIGNS["kuk-cards"].classes({"r1": F(3, 4), "r0": F(1, 4), "cards": F(1)}, 2)
    found = estimate_classes(cards, [(120, 80)])
    assert found is not None
    assert found.shares[0].se == pytest.approx(0.06928203230275509, abs=1e-12)
    assert found.shares[0].share == pytest.approx(0.3, abs=1e-12)


def test_that_mixed_designs_have_the_score_of_one_likelihood() -> None:
    counts = [Count(400, 1000, 0.75, 0.25), Count(150, 500, 0.9, 0.2), Count(70, 300, 0.1, 0.5)]
    found, whole = shared(counts)
    assert whole.lack_of_fit is not None
    assert whole.lack_of_fit.freedom == 2

    def rate(c: Count, pi: float) -> float:
        return c.q + (c.p - c.q) * float(pi)

    def score(pi: float) -> float:
        return sum(
            (c.p - c.q) * (c.x - c.n * rate(c, pi)) / (rate(c, pi) * (1 - rate(c, pi)))
            for c in counts
        )

    def height(pi: float) -> float:
        return sum(
            c.x * math.log(rate(c, pi)) + (c.n - c.x) * math.log(1 - rate(c, pi)) for c in counts
        )

    root = brentq(score, 0.01, 0.9, xtol=1e-15)
    assert found.share == pytest.approx(root, abs=1e-10)
    assert found.likely == pytest.approx(root, abs=1e-10)
    information = sum(
        c.n * (c.p - c.q) ** 2 / (rate(c, root) * (1 - rate(c, root))) for c in counts
    )
    assert found.se == pytest.approx(information**-0.5, rel=1e-9)
    for end, limit in ((found.low, 0.0), (found.high, 1.0)):
        ends = sorted((root, limit))
        inside = brentq(lambda pi: 2 * (height(root) - height(pi)) - Z2, ends[0], ends[1])
        assert end == pytest.approx(inside, abs=1e-9)


def test_that_equal_designs_mixed_are_one_design() -> None:
    one, other = Count(61, 200, 0.75, 0.25), Count(40, 200, 0.75, 0.25)
    (found, whole), together = shared([one, other]), Count(101, 400, 0.75, 0.25)
    assert found.share == pytest.approx(together.share, abs=1e-12)
    assert found.se == pytest.approx(together.variance**0.5, abs=1e-12)
    known = interval_of(Interval.LIKELIHOOD_RATIO, together, 0.95)
    assert (found.low, found.high) == pytest.approx(known, abs=1e-9)
    same = homogeneity([61, 40], [200, 200])
    fit = whole.lack_of_fit
    assert fit is not None
    assert same is not None
    assert fit.freedom == same.freedom
    assert fit.statistic == pytest.approx(same.statistic, rel=0.02)  # Pearson's and G


def test_that_a_mixed_share_below_zero_is_not_clipped_and_its_interval_is_held() -> None:
    found, whole = shared([Count(10, 100, 0.75, 0.25), Count(12, 100, 0.8, 0.2)])
    assert whole.notes == (ClassesNote.OUTSIDE,)
    assert (found.share or 0) < 0
    assert (found.likely, found.low) == (0, 0)
    assert 0 < found.high < 0.05


def test_that_an_infinite_epsilon_goes_beside_a_finite_one() -> None:
    # "Otherwise" of a triangular design, and forced yes: reports of no prove an answer.
    found, _ = shared([Count(190, 400, 1.0, 0.25), Count(150, 400, 0.9, 0.1)])
    assert 0.3 < (found.share or 0) < 0.36
    none, _ = shared([Count(400, 400, 1.0, 0.25), Count(360, 400, 0.9, 0.1)])
    assert (none.likely, none.high) == (1, 1)


def test_that_what_moves_an_estimate_is_the_slope_of_the_design() -> None:
    coins = np.array([[0.25, 0.75], [0.75, 0.25]])
    reported = Reported((Sample(coins, np.array([120.0, 80.0])),))
    moved = reported.linear(np.array([0.0, 1.0])).moved
    assert moved[0] - moved[1] == pytest.approx(2)  # 1/(p1 − p0), whatever is added to both
    assert reported.lack_of_fit is None


def coverage(design: str, parameters: dict[str, F], n: int, people: list[float]) -> float:
    """How often the profile interval of two groups of n holds the share, over all that can come."""
    classes = DESIGNS[design].classes(parameters, 2)
    channels = [np.array([[float(c) for c in row] for row in each]) for each in classes.channels]
    likelihood, yes = np.vstack([each.T for each in channels]), np.arange(n + 1)
    rates = [float(np.array(people) @ each[:, 1]) for each in channels]
    chances = np.outer(*(binom.pmf(yes, n, rate) for rate in rates))
    inside = np.array([float(x in classes.shares[0].inside) for x in range(classes.k)])
    held = whole = 0.0
    for place in np.argsort(chances.ravel())[::-1]:
        chance = float(chances.ravel()[place])
        one, other = divmod(int(place), n + 1)
        counts = np.array([n - one, one, n - other, other], dtype=float)
        top = maximize(likelihood, counts).log_likelihood
        here = profile(likelihood, counts, inside, np.ones(classes.k), float(inside @ people))
        held += chance * (2 * (top - here) <= Z2)
        whole += chance
        if whole > 0.999:
            break
    return held / whole


@pytest.mark.parametrize(
    ("design", "parameters", "n", "people", "least"),
    [
        pytest.param(
            *("unrelated-unknown", {"truth-1": F(4, 5), "truth-2": F(1, 5)}),
            *(50, [0.005, 0.045, 0.095, 0.855], 0.936),
            marks=pytest.mark.long,
        ),
        (
            *("cheating-detection", {"yes-1": F(1, 4), "yes-2": F(3, 4)}),
            *(12, [0.2, 0.7, 0.1], 0.93),
        ),
    ],
)
def test_that_profiles_hold_nearly_as_often_as_they_say(
    design: str, parameters: dict[str, F], n: int, people: list[float], least: float
) -> None:
    found = coverage(design, parameters, n, people)
    assert least <= found <= 0.985

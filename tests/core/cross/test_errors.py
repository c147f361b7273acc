"""Two questions crossed in a sample with strata, clusters and margins: direct linearization."""

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from sampled_people import MARGINS, PEOPLE, block, raked_weights
from scipy import stats

from core.count.blocks import Block
from core.count.sampling_design import Design, fit
from core.count.variance import LoneClusterError
from core.cross.crossing import cross, independence_of
from core.cross.pair_tally import JointTally, Side, tally_pairs
from core.cross.results import Crossing

Array = NDArray[np.float64]
DESIGNS = {
    "clusters": Design(clusters="village"),
    "strata": Design(strata="area"),
    "both": Design("area", "village"),
    "margins": Design(margins=MARGINS),
    "all": Design("area", "village", MARGINS),
}
PAIRS = [("paid", "job"), ("bits", "paid"), ("sex", "paid"), ("bits", "job")]


def tallied(some: Block, design: Design, one: str, other: str, blocks: int = 2) -> JointTally:
    parts = [some.where(np.arange(len(some)) % blocks == i) for i in range(blocks)]
    sample = fit(design, parts)
    sides = (Side(some.question(id_)) for id_ in (one, other))
    return tally_pairs(map(sample.of, parts), *sides)


def scores(some: Block, id_: str) -> Array:
    """The unbiased scores of each person, (n, k), which sum to one."""
    side, values = Side(some.question(id_)), some.column(id_).values
    p, q = side.support()
    named = 1 - values if id_ in ("paid", "sex") else values  # yes stands first
    reports = values.astype(float) if id_ == "bits" else np.eye(side.k)[named.astype(int)]
    found = (reports - q) / (p - q)
    return np.asarray(found - (found.sum(axis=1, keepdims=True) - 1) / side.k)


def covariance(some: Block, design: Design, weights: Array, z: Array) -> Array:
    """Σ_h m/(m−1) Σ_c (z_hc − z̄_h)(z_hc − z̄_h)ᵀ of residuals z of each person, (n, anything)."""
    n = len(z)
    z = z.reshape(n, -1)
    if design.margins:
        area, sex = some.column("area").values, some.column("sex").values
        x = np.stack([area == 0, area == 1, sex == 0, sex == 1], axis=1).astype(float)
        root = np.sqrt(weights)[:, None]
        z = z - x @ np.linalg.lstsq(x * root, z * root, rcond=None)[0]
    z = z * weights[:, None] / weights.sum()
    strata = some.column("area").values if design.strata else np.zeros(n)
    clusters = some.column("village").values if design.clusters else np.arange(n)
    total = np.zeros((z.shape[1],) * 2)
    for stratum in np.unique(strata):
        inside = strata == stratum
        here = np.unique(clusters[inside])
        sums = np.array([z[inside & (clusters == c)].sum(axis=0) for c in here])
        apart = sums - sums.mean(axis=0)
        total += len(here) / (len(here) - 1) * apart.T @ apart
    return total


def freedom_of(some: Block, design: Design, weights: Array) -> float:
    """(Σ V_h)²/Σ V_h²/ν_h with V_h = Σ W_c² and ν_h = (Σ W_c²)²/Σ W_c⁴ − 1 of clusters, or people.

    METHODS §7: what the variance of any mean rests on, by weights alone.
    """
    n = len(some)
    strata = some.column("area").values if design.strata else np.zeros(n)
    clusters = some.column("village").values if design.clusters else np.arange(n)
    parts, below = [], 0.0
    for stratum in np.unique(strata):
        inside = strata == stratum
        sums = np.array([weights[inside & (clusters == c)].sum() for c in np.unique(clusters)])
        squares, fourths = float((sums**2).sum()), float((sums**4).sum())
        parts.append(squares)
        below += squares**2 / (squares**2 / fourths - 1)
    return float(max(1.0, sum(parts) ** 2 / below))


@pytest.mark.parametrize("drawn", DESIGNS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_that_all_shares_have_the_errors_of_direct_linearization(
    one: str, other: str, drawn: str
) -> None:
    design, some = DESIGNS[drawn], PEOPLE.weighted_by("weight")
    found = cross(tallied(some, design, one, other))
    assert found is not None
    weights = raked_weights(some) if design.margins else some.weights
    assert weights is not None
    a, b = scores(some, one), scores(some, other)
    pairs = a[:, :, None] * b[:, None]
    shares = np.tensordot(weights, pairs, 1) / weights.sum()
    rows, columns = shares.sum(axis=1), shares.sum(axis=0)

    def errors(residuals: Array) -> Array:
        return np.sqrt(np.diag(covariance(some, design, weights, residuals)))

    assert [each.share for each in found.cells] == pytest.approx(shares.ravel(), abs=1e-9)
    assert [each.se for each in found.cells] == pytest.approx(errors(pairs - shares), abs=1e-9)
    assert [each.se for each in found.rows] == pytest.approx(errors(a - rows), abs=1e-9)
    assert [each.se for each in found.columns] == pytest.approx(errors(b - columns), abs=1e-9)
    of_rows = (pairs - (shares / rows[:, None]) * a[:, :, None]) / rows[:, None]
    assert [each.se for each in found.of_rows] == pytest.approx(errors(of_rows), abs=1e-9)
    of_columns = (pairs - shares / columns * b[:, None]) / columns
    turned = errors(of_columns).reshape(shares.shape).T.ravel()
    assert [each.se for each in found.of_columns] == pytest.approx(turned, abs=1e-9)


@pytest.mark.parametrize("drawn", ["weights", "both"])
def test_that_fiellers_ends_are_where_the_test_turns(drawn: str) -> None:
    design = DESIGNS.get(drawn, Design())
    some = PEOPLE if drawn == "both" else PEOPLE.weighted_by("weight")
    tally = tallied(some, design, "paid", "job")
    found = cross(tally)
    assert found is not None
    weights = np.ones(len(some)) if some.weights is None else some.weights
    quantile = stats.t.ppf(0.975, freedom_of(some, design, weights))
    a, b = scores(some, "paid"), scores(some, "job")
    checked = 0
    for place, each in enumerate(found.of_rows):
        u, v = divmod(place, 3)
        for ratio in (each.low, each.high):
            if ratio is None:
                continue
            residual = a[:, u] * (b[:, v] - ratio)
            mean = float(weights @ residual / weights.sum())
            around = covariance(some, design, weights, residual - mean)
            assert mean**2 / around.item() == pytest.approx(quantile**2, rel=1e-6)
            checked += 1
    assert checked


@pytest.mark.parametrize("drawn", DESIGNS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_that_the_test_of_independence_is_rao_and_scotts(one: str, other: str, drawn: str) -> None:
    design, some = DESIGNS[drawn], PEOPLE
    tally = tallied(some, design, one, other)
    tested = independence_of(tally)
    if "bits" in (one, other) and not design.clusters:
        assert tested is None  # of people the products of whole reports would have to be known
        return
    assert tested is not None
    weights = raked_weights(some) if design.margins else np.ones(len(some))
    shares = weights / weights.sum()
    a, b = (each - shares @ each for each in (scores(some, one), scores(some, other)))
    left, right = (np.linalg.pinv((each.T * shares) @ each, 1e-9) for each in (a, b))
    freedom = (a.shape[1] - 1) * (b.shape[1] - 1)
    if {"paid", "sex"} & {one, other} and "bits" in (one, other):
        freedom = 3
    pairs = (a[:, :, None] * b[:, None]).reshape(len(a), -1)
    apart = shares @ pairs
    inverse = np.kron(left, right)
    variance = covariance(some, design, weights, pairs - apart)
    named = "bits" not in (one, other)
    alone = freedom
    if named:
        alone = float(np.trace(inverse @ ((pairs.T * shares) @ pairs - np.outer(apart, apart))))
    spread = float(np.trace(inverse @ variance))
    if named:
        table = np.zeros((2, 3) if other == "job" else (2, 2))
        codes = [some.column(id_).values.astype(int) for id_ in (one, other)]
        codes = [1 - c if id_ != "job" else c for c, id_ in zip(codes, (one, other), strict=True)]
        np.add.at(table, tuple(codes), shares)
        expected = np.outer(table.sum(axis=1), table.sum(axis=0))
        statistic = 2 * float((table * np.log(table / expected)).sum()) * alone / spread
    else:
        statistic = float(apart @ inverse @ apart) * alone / spread
    if design.clusters is None:
        below = freedom * freedom_of(some, design, weights)
        tail = float(stats.f.sf(statistic / freedom, freedom, below))
        assert tested.statistic == pytest.approx(statistic / freedom, rel=1e-9)
        assert tested.denominator == pytest.approx(below, rel=1e-3)  # Σ w⁴ is of rounded weights
        assert tested.p_value == pytest.approx(tail, rel=1e-5)
        return
    effects = np.sort(np.linalg.eigvals(inverse @ variance).real)[-freedom:]
    effective = effects.sum() ** 2 / (effects**2).sum()
    villages = {*zip(some.column("area").values, some.column("village").values, strict=True)}
    between = len(villages) - 2 if design.strata else 12 - 1
    tail = float(stats.f.sf(statistic / freedom, effective, effective * between))
    assert tested.statistic == pytest.approx(statistic / freedom, rel=1e-9)
    assert tested.freedom == pytest.approx(effective, rel=1e-9)
    assert tested.p_value == pytest.approx(tail, rel=1e-9)


def test_that_strata_and_clusters_that_tell_nothing_change_nothing() -> None:
    sides = [Side(PEOPLE.question(id_)) for id_ in ("paid", "sex")]
    without = cross(tally_pairs([PEOPLE], *sides))
    columns = {id_: PEOPLE.column(id_).values for id_ in ("paid", "sex")}
    some = block(**columns, area=[0] * 240)
    one_stratum = cross(tallied(some, Design(strata="area"), "paid", "sex"))
    assert without is not None
    assert one_stratum is not None
    stretched = math.sqrt(240 / 239)
    for one, other in zip(without.cells, one_stratum.cells, strict=True):
        assert other.share == pytest.approx(one.share, abs=1e-12)
        assert other.se == pytest.approx(one.se * stretched, abs=1e-12)
    assert without.independence is not None
    assert one_stratum.independence is not None
    held = without.independence.statistic * 239 / 240
    assert one_stratum.independence.statistic == pytest.approx(held, rel=1e-9)
    assert one_stratum.independence.denominator == pytest.approx(239)
    ratios = without.odds_ratio, one_stratum.odds_ratio
    assert ratios[0] is not None
    assert ratios[1] is not None
    assert ratios[1].value == pytest.approx(ratios[0].value, rel=1e-6)
    assert ratios[1].high == pytest.approx(ratios[0].high, rel=0.05)


def test_that_of_weighted_people_the_odds_ratio_ends_where_the_test_does() -> None:
    told = dict(sex=[0] * 6 + [1] * 6, paid=[0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0])
    some = replace(block(**told), weights=np.array([1.0, 2, 1, 3, 2, 1, 1, 1, 4, 1, 2, 1]))
    tally = tally_pairs([some], *(Side(some.question(id_)) for id_ in told))
    tested = independence_of(tally)
    assert tested is not None
    assert tested.denominator == pytest.approx(44**2 / 392 - 1, rel=1e-9)  # Σ w² and Σ w⁴
    found = cross(tally, 1 - tested.p_value)
    assert found is not None
    assert found.odds_ratio is not None
    ends = found.odds_ratio.low, found.odds_ratio.high
    assert min(abs(math.log(end)) for end in ends if end) < 1e-6


def test_that_a_stratum_of_one_cluster_cannot_be_crossed() -> None:
    some = block(paid=[1, 0, 1, 0], sex=[0, 0, 1, 1], village=[1, 1, 2, 3], area=[0, 0, 1, 1])
    with pytest.raises(LoneClusterError, match="one cluster"):
        cross(tallied(some, Design("area", "village"), "paid", "sex"))


def crossed_in_clusters(random: np.random.Generator, villages: int, related: bool) -> Crossing:
    """Cross answers of which each village has its own shares."""
    village = np.arange(villages * 16) % villages
    leaning = random.normal(0, 1.0, (2, villages))[:, village]
    sex = random.random(len(village)) < 1 / (1 + np.exp(-leaning[0]))
    lean = leaning[1] + (1.5 * sex if related else 0.75)
    truth = random.random(len(village)) < 1 / (1 + np.exp(-lean))
    paid = np.where(random.random(len(village)) < 0.5, truth, random.random(len(village)) < 0.5)
    some = block(paid=paid, sex=sex, job=village // 64, village=village % 16, area=village // 16)
    found = cross(tallied(some, Design("area", "village"), "sex", "paid", 1))
    assert found is not None
    return found


def test_that_clusters_keep_their_coverage_and_the_test_its_size(
    suite_or_long: Callable[[int, int], int],
) -> None:
    runs, random = suite_or_long(40, 4_000), np.random.default_rng(20)
    nodes, of_node = np.polynomial.hermite_e.hermegauss(60)
    chances = 1 / (1 + np.exp(-(nodes + 0.75)))
    truth = float(of_node @ chances / of_node.sum()) / 2
    covered = rejected = 0
    for _ in range(runs):
        found = crossed_in_clusters(random, 32, related=False)
        cell = found.cells[0]
        assert cell.low is not None
        assert cell.high is not None
        covered += cell.low <= truth <= cell.high
        assert found.independence is not None
        rejected += found.independence.p_value <= 0.05
    slack = 3 * math.sqrt(0.05 * 0.95 / runs)
    assert covered / runs >= 0.93 - slack  # of normal intervals from 30 degrees of freedom
    assert rejected / runs <= 0.0565 + slack
    assert rejected / runs >= 0.03 - slack

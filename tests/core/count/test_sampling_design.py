"""Strata, clusters and margins against the worked values of METHODS §7 and plain residuals."""

import math
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from made_questions import one_of, yes_no
from sampled_people import MARGINS, PEOPLE, block, raked_weights
from scipy import stats

from core.count.blocks import Block, Tallies, tally_block, tally_blocks
from core.count.raking import Margin, RakingError, poststratified, rake
from core.count.sampling_design import Design, _different, fit
from core.count.tally import Tally, count_of
from core.count.variance import LoneClusterError, effective_count
from core.estimate import estimate, estimate_mean, estimate_set
from core.grammar.filters import read
from core.inference.binomial import Count
from core.inference.intervals import Interval, agreeing_test, interval_of
from core.privacy.mechanisms import Warner
from core.response.file import Response
from core.response.file import write as write_response
from core.study import Study, import_paths
from core.study.results import tally_questions
from core.study.selection import Selection
from core.survey import write
from core.survey.model import Question, Survey

F = Fraction
WORKED = block(
    paid=[1, 0, 1, 1, 0, 0, 1, 0],
    weight=[1, 2, 1, 3, 2, 1, 1, 1],
    village=[1, 1, 2, 2, 3, 3, 4, 4],
    area=[0, 0, 0, 0, 1, 1, 1, 1],
).weighted_by("weight")


def tallied(some: Block, design: Design, id_: str, blocks: int = 1) -> Tally:
    parts = [some.where(np.arange(len(some)) % blocks == i) for i in range(blocks)]
    sample = fit(design, parts)
    (found,) = tally_blocks((sample.of(part) for part in parts), id_)
    return found.whole


@pytest.mark.parametrize("blocks", [1, 3])
@pytest.mark.parametrize(
    ("design", "error"),
    [
        (Design(), 0.417855),
        (Design(clusters="village"), 0.490653),
        (Design(strata="area"), 0.402538),
    ],
)
def test_that_the_worked_errors_come_out(design: Design, error: float, blocks: int) -> None:
    tally = tallied(WORKED, design, "paid", blocks)
    found = estimate(tally).options[0]
    assert found.share == pytest.approx(0.5, abs=1e-12)
    assert found.se == pytest.approx(error, abs=5e-7)
    rate = 0.5
    assert found.interval_n is not None
    effective = min(144 / 22, rate * (1 - rate) / (error / 2) ** 2)
    y, w = np.array([1, 0, 1, 1, 0, 0, 1, 0]), np.array([1, 2, 1, 3, 2, 1, 1, 1])
    freedom = 22**2 / (w**4).sum() - 1
    if design.clusters is not None:
        z, weights = (each.reshape(4, 2).sum(axis=1) for each in (w * (y - 0.5), w))
        of_weights = (weights**2).sum() ** 2 / (weights**4).sum() - 1
        of_spread = 2 / ((z**4).sum() / (z**2).sum() ** 2 - 1 / 4)
        freedom = min(of_weights, of_spread)
    if design.strata is not None:
        variances, parts = [], []
        for z, weights in zip((w * (y - 0.5)).reshape(2, 4), w.reshape(2, 4), strict=True):
            variances.append(((z - z.mean()) ** 2).sum())
            parts.append((weights**2).sum() ** 2 / (weights**4).sum() - 1)
        below = sum(v**2 / nu for v, nu in zip(variances, parts, strict=True))
        freedom = sum(variances) ** 2 / below
    effective *= (stats.norm.ppf(0.975) / stats.t.ppf(0.975, max(1, freedom))) ** 2
    assert found.interval_n == pytest.approx(effective, rel=1e-4)


def test_that_few_clusters_widen_intervals_and_tests_as_students_t_does() -> None:
    """Four clusters in two strata, whose weights and spread leave fewer degrees of freedom."""
    tally = tallied(WORKED, Design(strata="area", clusters="village"), "paid")
    wald = estimate(tally, interval="wald").options[0]
    assert wald.se is not None
    assert wald.low is not None
    assert wald.high is not None
    count = count_of(tally, "yes")
    assert 1 <= count.freedom <= 2
    assert (wald.high - wald.low) / wald.se / 2 >= stats.t.ppf(0.975, 2)
    # Where an interval ends, its test rejects at just that level.
    for name in (Interval.LIKELIHOOD_RATIO, Interval.CLOPPER_PEARSON):
        for level in (0.1, 0.5, 0.95):
            for end in interval_of(name, count, level):
                if 0 < end < 1:
                    p_value = agreeing_test(name, count, end).p_value
                    assert p_value == pytest.approx(1 - level, abs=1e-6)


def test_that_clusters_within_strata_agree_with_the_formula() -> None:
    tally = tallied(WORKED, Design(strata="area", clusters="village"), "paid")
    y, w = np.array([1, 0, 1, 1, 0, 0, 1, 0]), np.array([1, 2, 1, 3, 2, 1, 1, 1])
    z = (w * (y - 0.5) / 12).reshape(4, 2).sum(axis=1)
    variance = sum(2 * ((each - each.mean()) ** 2).sum() for each in (z[:2], z[2:]))
    found = estimate(tally).options[0]
    assert found.se == pytest.approx(math.sqrt(variance) * 2, abs=1e-12)


def test_that_a_stratum_of_one_cluster_is_an_error() -> None:
    some = block(paid=[1, 0, 1, 0], village=[1, 1, 2, 3], area=[0, 0, 1, 1])
    with pytest.raises(LoneClusterError, match="one cluster"):
        estimate(tallied(some, Design("area", "village"), "paid"))


@pytest.mark.parametrize("base", [False, True])
def test_that_raked_shares_have_the_variance_of_the_residuals(base: bool) -> None:
    some = PEOPLE.weighted_by("weight") if base else PEOPLE
    tally = tallied(some, Design(margins=MARGINS), "paid", blocks=2)
    weights = raked_weights(some)
    y = some.column("paid").values.astype(float)
    area, sex = some.column("area").values, some.column("sex").values
    x = np.stack([area == 0, area == 1, sex == 0, sex == 1], axis=1).astype(float)
    root = np.sqrt(weights)
    fitted = np.linalg.lstsq(x * root[:, None], y * root, rcond=None)[0]
    z = weights * (y - x @ fitted) / weights.sum()
    n = len(y)
    error = math.sqrt(n / (n - 1) * (z**2).sum()) / 0.5
    found = estimate(tally).options[0]
    assert found.share == pytest.approx(((weights @ y) / weights.sum() - 0.25) / 0.5, abs=1e-9)
    assert found.se == pytest.approx(error, abs=1e-9)
    assert tally.weighted is not None
    plain = effective_count(replace(tally.weighted, units=()), 0)
    assert math.sqrt(plain.variance) / 0.5 != pytest.approx(error, rel=1e-3)


def test_that_one_margin_is_poststratification() -> None:
    tally = tallied(PEOPLE, Design(margins=MARGINS[:1]), "paid")
    groups = tally_block(PEOPLE, "paid", "area")[0].groups
    counts = {name: Count(each.counts[0], each.n, 0.75, 0.25) for name, each in groups.items()}
    share, error = poststratified(counts, dict(MARGINS[0].shares))
    found = estimate(tally).options[0]
    assert found.share == pytest.approx(share, abs=1e-12)
    assert found.se == pytest.approx(error * math.sqrt(240 / 239), abs=1e-12)
    with pytest.raises(ValueError, match="one share"):
        poststratified(counts, {"o0": 1.0})
    with pytest.raises(ValueError, match="without respondents"):
        poststratified({"a": Count(0, 0, 1, 0)}, {"a": 1.0})


def test_that_margins_are_reached_and_that_the_farthest_off_is_named() -> None:
    questions = [PEOPLE.question("area"), PEOPLE.question("sex")]
    table = np.array([[30.0, 20, 1], [4, 50, 6]])
    shares = [np.array([0.3, 0.7]), np.array([0.2, 0.3, 0.5])]
    fitted = table * rake(table, shares, questions) / table.sum()
    assert fitted.sum(axis=1) == pytest.approx(shares[0], abs=1e-10)
    assert fitted.sum(axis=0) == pytest.approx(shares[1], abs=1e-10)
    cross = fitted[0, 0] * fitted[1, 1] / (fitted[0, 1] * fitted[1, 0])
    assert cross == pytest.approx(30 * 50 / (20 * 4), rel=1e-9)  # which raking leaves alone
    with pytest.raises(RakingError) as refused:
        rake(np.array([[1.0, 1], [1, 0]]), [np.array([0.5, 0.5]), np.array([0.3, 0.7])], questions)
    found = refused.value
    assert (found.question, found.option, found.wanted) == ("area", "o0", 0.5)
    assert found.reached == pytest.approx(0.7, abs=1e-3)
    with pytest.raises(RakingError):
        rake(np.array([[1.0, 1], [0, 0]]), [np.array([0.5, 0.5]), np.array([0.5, 0.5])], questions)
    with pytest.raises(ValueError, match="nobody"):
        rake(np.zeros((2, 2)), [np.array([0.5, 0.5])] * 2, questions)


def test_that_margins_fit_their_question() -> None:
    area = PEOPLE.question("area")
    assert MARGINS[0].over(area).tolist() == [0.7, 0.3]
    for shares, told in [
        ((("o0", 0.7),), "one share"),
        ((("o0", 0.7), ("o1", 0.2)), "sum to"),
        ((("o0", 1.2), ("o1", -0.2)), "sum to"),
        ((("o0", 0.7), ("o9", 0.3)), "one share"),
    ]:
        with pytest.raises(ValueError, match=told):
            Margin("area", shares).over(area)
    with pytest.raises(ValueError, match="cannot be weighted"):
        Margin("paid", (("yes", 0.5), ("no", 0.5))).over(PEOPLE.question("paid"))
    with pytest.raises(ValueError, match="one margin"):
        fit(Design(margins=MARGINS[:1] * 2), [PEOPLE])
    with pytest.raises(ValueError, match="grouped"):
        fit(Design(strata="paid"), [PEOPLE]).of(PEOPLE)


def test_that_who_did_not_answer_counts_nothing() -> None:
    some = block(paid=[1, 0, 1, 1, 0], area=[0, None, 1, 1, None], sex=[0, 1, 0, 1, 0])
    for design in (Design(strata="area"), Design(margins=MARGINS[:1])):
        weights = fit(design, [some]).of(some).weights
        assert weights is not None
        assert (weights > 0).tolist() == [True, False, True, True, False]


def tallies(design: Design, order: list[int]) -> Tallies:
    parts = [PEOPLE.where(np.arange(240) % 4 == i) for i in order]
    sample = fit(design, parts)
    return tally_blocks(map(sample.of, parts), by="sex")


def test_that_neither_order_nor_division_changes_a_digit() -> None:
    design = Design(strata="area", clusters="village")
    whole = tally_blocks([fit(design, [PEOPLE]).of(PEOPLE)], by="sex")
    assert tallies(design, [2, 0, 3, 1]) == whole == tallies(design, [0, 1, 2, 3])


def test_that_a_group_keeps_the_clusters_that_it_is_missing_from() -> None:
    some = block(paid=[1, 0, 1, 0, 1, 1], village=[1, 1, 2, 2, 3, 3], sex=[1, 1, 1, 1, 0, 0])
    (found,) = tally_blocks([fit(Design(clusters="village"), [some]).of(some)], "paid", "sex")
    group = found.groups["yes"].weighted
    assert group is not None
    assert [(each.size, each.sums.people) for each in group.units] == [(2, 2), (2, 2), (2, 0)]
    # A third cluster that the group is missing from has z = 0.
    z = np.array([0.0, 0.0, 0.0])
    assert effective_count(group, 0).variance == pytest.approx(z.var(), abs=1e-12)
    one = found.groups["no"].weighted
    assert one is not None
    assert effective_count(one, 0).by == "kish"  # all alike, and no error for a lone cluster


def test_that_a_group_within_strata_is_a_part_of_the_whole_sample() -> None:
    some = block(
        paid=[1, 0, 1, 1, 0, 1, 1, 0], area=[0] * 5 + [1] * 3, sex=[1, 1, 1, 0, 0, 1, 0, 0]
    )
    (found,) = tally_blocks([fit(Design(strata="area"), [some]).of(some)], "paid", "sex")
    group = found.groups["yes"].weighted
    assert group is not None
    y, inside = np.array([1, 0, 1, 1, 0, 1, 1, 0]), np.array([1, 1, 1, 0, 0, 1, 0, 0])
    z = inside * (y - 0.75) / 4
    variance = sum(
        len(each) / (len(each) - 1) * ((each - each.mean()) ** 2).sum() for each in (z[:5], z[5:])
    )
    assert effective_count(group, 0).variance == pytest.approx(variance, abs=1e-12)


@pytest.mark.parametrize("design", [Design(clusters="village"), Design("area", "village")])
def test_that_covariances_of_clusters_are_those_of_their_sums(design: Design) -> None:
    for id_ in ("job", "bits"):
        tally = tallied(PEOPLE, design, id_)
        values = PEOPLE.column(id_).values
        y = values.astype(float) if id_ == "bits" else np.eye(3)[values]
        village, area = PEOPLE.column("village").values, PEOPLE.column("area").values
        strata = area if design.strata else np.zeros(240, int)
        z = (y - y.mean(axis=0)) / 240
        expected = np.zeros((y.shape[1],) * 2)
        for stratum in np.unique(strata):
            inside = strata == stratum
            sums = np.array(
                [z[inside & (village == v)].sum(axis=0) for v in np.unique(village[inside])]
            )
            apart = sums - sums.mean(axis=0)
            expected += len(sums) / (len(sums) - 1) * apart.T @ apart
        observed = tally.observed()
        assert observed is not None
        slopes = observed.p - observed.q
        assert observed.covariance() == pytest.approx(
            expected / np.outer(slopes, slopes), abs=1e-12
        )
        found = estimate_set(tally, ["o0", "o1"])
        assert found.se is not None
        scores = np.array([1.0, 1.0, 0.0, 0.0][: len(slopes)])
        scores -= scores.mean()
        variance = scores @ expected @ scores / slopes[0] ** 2
        assert found.se == pytest.approx(math.sqrt(variance), abs=1e-9)


def test_that_strata_of_one_are_the_plain_formula_for_sets_and_means() -> None:
    plain = tally_block(replace(PEOPLE, weights=np.ones(240)), None)
    for found in plain:
        asked: Question = found.whole.question
        with_units = tallied(PEOPLE, Design(), asked.id)
        if asked.measured:
            one, other = estimate_mean(found.whole), estimate_mean(with_units)
            assert one is not None
            assert other is not None
            assert other.se == pytest.approx(one.se, abs=1e-12)
        elif asked.id == "bits":
            one_set, other_set = (
                estimate_set(each, ["o0", "o2"]) for each in (found.whole, with_units)
            )
            assert other_set.se == pytest.approx(one_set.se, abs=1e-12)


def test_that_a_mean_of_clusters_has_the_error_of_their_sums() -> None:
    some = PEOPLE
    tally = tallied(some, Design(clusters="village"), "weight")
    x, village = some.column("weight").values.astype(float), some.column("village").values
    z = np.array([(x - x.mean())[village == v].sum() / 240 for v in np.unique(village)])
    found = estimate_mean(tally)
    assert found is not None
    assert found.se == pytest.approx(math.sqrt(len(z) / (len(z) - 1) * (z**2).sum()), abs=1e-9)
    assert found.freedom == len(z) - 1
    within = estimate_mean(tallied(some, Design("area", "village"), "weight"))
    assert within is not None
    villages = len(set(zip(some.column("area").values.tolist(), village.tolist(), strict=True)))
    assert within.freedom == villages - 2
    assert within.high is not None
    assert within.se is not None
    quantile = float(stats.t.ppf(0.975, villages - 2))
    assert (within.high - (within.mean or 0)) / within.se == pytest.approx(quantile, rel=1e-9)


def test_that_few_different_weights_sum_up_as_many_do(monkeypatch: pytest.MonkeyPatch) -> None:
    some = replace(PEOPLE, weights=np.random.default_rng(1).choice([0.0, 0.1, 1 / 3, 7.0], 240))
    few = tally_block(some, "bits")
    monkeypatch.setattr("core.count.weighted_sums._FEW", 0)
    assert tally_block(some, "bits") == few
    digits = few[0].whole.weighted
    assert digits is not None
    assert some.weights is not None
    assert digits.total == sum((F(weight) for weight in some.weights.tolist()), F(0))


@pytest.mark.parametrize(
    "design",
    [
        Design(clusters="village"),
        Design(margins=(Margin("village", (("o0", 0.4), ("o1", 0.2), ("o2", 0.2), ("o3", 0.2))),)),
    ],
)
def test_that_whom_a_filter_chooses_is_a_part_of_the_whole_sample(
    design: Design, tmp_path: Path
) -> None:
    area, village = (replace(one_of(k, None), id=id_) for id_, k in (("area", 2), ("village", 4)))
    bribe = replace(yes_no(Warner(F(3, 4))), id="bribe")
    survey = Survey(("en",), "Title", (area, village, bribe))
    people = [(1, 0, 1), (1, 1, 0), (0, 1, 1), (0, 2, 0), (0, 3, 1), (1, 0, 1), (1, 1, 1)]
    with Study.create(tmp_path / "a.study", write(survey)) as study:
        for number, given in enumerate(people):
            answers = dict(zip(("area", "village", "bribe"), given, strict=True))
            told = Response(f"{number:032x}", survey.digest, answers, survey.procedures[0])
            (tmp_path / told.file_name).write_bytes(write_response(told))
        import_paths(study, [tmp_path])
        (split,) = tally_questions(study, Selection(design=design), only="bribe", by="area")
        (alone,) = tally_questions(study, Selection(read("area = o1"), design=design), only="bribe")
    assert estimate(alone.whole).options == estimate(split.groups["o1"]).options
    assert estimate(alone.whole).options[0].se


@pytest.mark.parametrize("n", [0, 1, 500])
@pytest.mark.parametrize("most", [1, 5, 2**40])
def test_that_different_rows_are_found_in_order(n: int, most: int) -> None:
    random = np.random.default_rng(n)
    columns = [random.integers(-1, most, n) for _ in range(4)]
    for column in columns[:2]:
        column[: n // 2] = column[:1].repeat(n // 2)
    first, which = _different(columns)
    rows = np.stack(columns, axis=1)
    expected, unit_of = np.unique(rows, axis=0, return_inverse=True)
    assert rows[first].tolist() == expected.tolist()
    assert which.tolist() == unit_of.reshape(-1).tolist()

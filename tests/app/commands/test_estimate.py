"""What candor estimate adds on request, against the same numbers by other means."""

import csv
import io
import json
import math
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from scipy import stats
from scipy.stats import binom, chi2

from app.analyses import analyse
from app.analyses.content import load
from app.analyses.parts import Sentence
from app.analyses.request import AnalysisRequest
from app.commands import cli
from core.count.sampling_design import Design
from core.inference.binomial import Count
from core.inference.likelihood import curve
from core.present.chart import CurveChart, SurfaceChart
from folders import CORPUS

SURVEY = CORPUS / "valid" / "every-kind.survey"
N = 300


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("details") / "answers"
    made = run("rehearse", SURVEY, "--people", str(N), "--seed", "7", "--out", folder)
    assert made.exit_code == 0, made.output
    return folder


@pytest.fixture(scope="module")
def study(answers: Path) -> Path:
    path = answers.parent / "details.study"
    assert run("import", path, answers, "--survey", SURVEY).exit_code == 0
    return path


@pytest.fixture(scope="module")
def reports(answers: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text("utf-8"))["answers"] for path in answers.glob("*.response")]


def question(*arguments: str | Path) -> Any:
    result = run("estimate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)["questions"][0]


def test_that_weights_are_a_clear_number(study: Path, reports: list[dict[str, Any]]) -> None:
    found = question(study, "--question", "bribe", "--weight", "age")
    weights = np.array([report.get("age", 0) for report in reports], dtype=float)
    yes = np.array([report["bribe"] for report in reports])
    rate, m = weights @ yes / weights.sum(), np.count_nonzero(weights)
    variance = m / (m - 1) * (weights**2 @ (yes - rate) ** 2) / weights.sum() ** 2
    assert found["effective_n"] == pytest.approx(weights.sum() ** 2 / (weights @ weights))
    assert found["options"][0]["share"] == pytest.approx((rate - 0.25) / 0.5)
    assert found["options"][0]["se"] == pytest.approx(math.sqrt(variance) / 0.5)
    kish = weights.sum() ** 2 / (weights @ weights)
    freedom = (weights @ weights) ** 2 / (weights**4).sum() - 1
    worth = (stats.norm.ppf(0.975) / stats.t.ppf(0.975, freedom)) ** 2
    effective = min(rate * (1 - rate) / variance, kish, m) * worth
    assert found["options"][0]["interval_n"] == pytest.approx(effective)


def test_that_weighted_counts_have_clopper_pearsons_interval_and_it_is_named(study: Path) -> None:
    made = run("estimate", study, "--weight", "age", "--json")
    assert json.loads(made.stdout)["interval"] == "clopper-pearson"
    asked = ("--weight", "age", "--interval", "feldman-cousins")
    gives_way = run("estimate", study, *asked, "--json")
    assert gives_way.exit_code == 0
    assert gives_way.stderr == (
        "With --weight age counts are not whole, and have no feldman-cousins interval; "
        "clopper-pearson intervals stand instead.\n"
    )
    assert gives_way.stdout == made.stdout
    anytime = run("estimate", study, "--weight", "age", "--interval", "anytime", "--json")
    assert json.loads(anytime.stdout)["questions"][0]["interval_asked"] == "anytime"


@pytest.mark.parametrize("weight", ["bribe", "sex", "hours", "nothing"])
def test_that_other_questions_weigh_nothing(study: Path, weight: str) -> None:
    result = run("estimate", study, "--weight", weight)
    assert result.exit_code == 2
    assert weight in result.stderr


def test_that_the_most_likely_shares_use_whole_unary_reports(
    study: Path, reports: list[dict[str, Any]]
) -> None:
    found = question(study, "--question", "job", "--most-likely")["most_likely"]
    p, q = 1 / 2, 1 / 3
    likelihood = np.array(
        [
            [
                math.prod(
                    (r if bit == "1" else 1 - r)
                    for j, bit in enumerate(report["job"])
                    for r in (p if j == i else q,)
                )
                for i in range(3)
            ]
            for report in reports
        ]
    )
    shares = np.full(3, 1 / 3)
    for _ in range(20_000):
        shares = shares * (likelihood / (likelihood @ shares)[:, None]).mean(axis=0)
    assert found["method"] == "maximum-likelihood"
    assert list(found["shares"].values()) == pytest.approx(shares, abs=1e-6)


def test_that_bins_can_be_named_together(study: Path) -> None:
    found = question(study, "--question", "owed", "--set", "[0,10),[50,100]")
    shares = [option["share"] for option in found["options"]]
    assert found["set"]["share"] == pytest.approx(shares[0] + shares[2])


def test_that_shares_of_groups_are_compared_all_together_and_pair_by_pair(study: Path) -> None:
    found = question(study, "--question", "owed", "--by", "sex")
    assert len(found["homogeneity"]) == len(found["options"]) == len(found["differences"])
    for place, row in enumerate(found["homogeneity"]):
        groups = [(group["options"][place]["reported"], group["n"]) for group in found["groups"]]
        table = [[x, n - x] for x, n in groups]
        known = stats.chi2_contingency(table, correction=False, lambda_="log-likelihood")
        assert row["option"] == found["options"][place]["option"]
        assert (row["statistic"], row["p"]) == pytest.approx((known.statistic, known.pvalue))
        assert row["df"] == 1
        difference = found["differences"][place]
        assert difference["p_holm"] == difference["test"]["p_value"]  # of one pair alone


def test_that_means_of_groups_are_compared(study: Path) -> None:
    found = question(study, "--question", "hours", "--by", "sex")
    (row,) = found["mean_differences"]
    first, second = found["groups"]
    assert (row["first"], row["second"]) == ("woman", "man")
    assert row["estimate"] == pytest.approx(first["mean"] - second["mean"])
    assert row["se"] == pytest.approx(math.hypot(first["mean_se"], second["mean_se"]))
    assert "differences" not in found
    text = run("estimate", study, "--question", "hours", "--by", "sex").output
    assert "Welch’s interval" in text.partition("Difference of means")[0].rpartition("n = ")[2]
    text = run("estimate", study, "--question", "owed", "--by", "sex").output
    assert "95% Newcombe intervals" in text


def test_that_weights_alone_are_told_to_take_student_s_distribution(study: Path) -> None:
    told = "intervals by Student’s t, with degrees of freedom by the weights"
    assert told in run("estimate", study, "--question", "bribe", "--weight", "age").output
    assert told not in run("estimate", study, "--question", "bribe").output
    by = ("--question", "bribe", "--weight", "age", "--cluster-by", "sex")
    text = run("estimate", study, *by).output
    assert "clusters less strata" in text
    assert told not in text


def test_that_a_weight_that_is_raked_is_told(study: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.csv"
    known.write_text("question,answer,share\nsex,woman,.5\nsex,man,.5\n", "utf-8")
    result = run("estimate", study, "--question", "bribe", "--weight", "age", "--weights", known)
    assert "· weighted by age, raked to the known shares of sex ·" in result.output


def test_that_weights_are_the_reason_why_there_is_no_quantile(study: Path) -> None:
    weighed = ("--question", "age", "--quantile", "0.5", "--weight", "age")
    result = run("estimate", study, *weighed)
    assert result.exit_code == 2
    assert "The numbers of age are weighted; leave the weights out." in result.stderr


def test_that_curves_and_surfaces_have_their_top_at_the_estimate(study: Path) -> None:
    wanted = ("--question", "bribe", "--by", "sex", "--curve", "--interval", "likelihood-ratio")
    found = question(study, *wanted)
    (drawn,) = found["curves"]
    assert max(drawn["log_likelihood"]) == 0
    assert drawn["shares"][drawn["log_likelihood"].index(0)] == drawn["estimate"]
    assert drawn["low"] == pytest.approx(found["options"][0]["low"], abs=1e-9)
    (surface,) = found["surfaces"]
    heights = np.array(surface["log_likelihood"])
    top = np.unravel_index(heights.argmax(), heights.shape)
    assert [surface["first"][top[0]], surface["second"][top[1]]] == surface["estimate"]
    assert surface["estimate"] == [group["options"][0]["share"] for group in found["groups"]]


def test_that_weighted_reports_have_no_curve_and_it_is_said(study: Path) -> None:
    wanted = ("--question", "bribe", "--weight", "age")
    found = question(study, *wanted, "--curve")
    assert "curves" not in found
    assert found["curves_missing"] == "weighted"
    sentence = "Reports by weights or of a finite population have no likelihood curve; their "
    sentence += "interval is in the table."
    text = run("estimate", study, *wanted, "--curve").output
    assert sentence in text
    assert "printed with --json" not in text
    for weights, times in (("age", 1), (None, 0)):
        parts = analyse(AnalysisRequest("question", ("bribe",), weights=weights), [load(study)])
        assert sum(isinstance(part, CurveChart) for part in parts) == 1 - times
        said = [part.paragraphs for part in parts if isinstance(part, Sentence)]
        assert said.count((sentence,)) == times
    with pytest.raises(ValueError, match="weighted counts have no likelihood curve"):
        curve(Count(12, 40, 0.75, 0.25, 0.01, freedom=7))


def test_that_weighted_groups_have_a_surface_unless_they_share_clusters(study: Path) -> None:
    wanted = ("--question", "bribe", "--by", "sex", "--curve")
    (drawn,) = question(study, *wanted, "--weight", "age")["surfaces"]
    assert drawn["intervals"] == ["clopper-pearson", "clopper-pearson"]
    found = question(study, *wanted, "--cluster-by", "age")
    assert "surfaces" not in found
    assert found["surfaces_missing"] == "clusters"
    sentence = "Groups that share clusters have no surface; their difference is in the table."
    assert sentence in run("estimate", study, *wanted, "--cluster-by", "age").output
    for clusters, times in (("age", 1), (None, 0)):
        request = AnalysisRequest(
            "question", ("bribe",), split="sex", design=Design(clusters=clusters)
        )
        parts = analyse(request.choosing(surface=True), [load(study)])
        assert sum(isinstance(part, SurfaceChart) for part in parts) == 1 - times
        said = [part.paragraphs for part in parts if isinstance(part, Sentence)]
        assert said.count((sentence,)) == times


def test_that_widened_intervals_say_so(study: Path) -> None:
    plain = json.loads(run("estimate", study, "--json").stdout)
    wide = json.loads(run("estimate", study, "--simultaneous", "--json").stdout)
    assert "simultaneous" not in plain
    assert wide["simultaneous"] is True
    pairs = [(doc["questions"][4]["options"][0]) for doc in (plain, wide)]
    assert pairs[1]["low"] < pairs[0]["low"]


@pytest.mark.parametrize("against", [0, 0.3, 1])
def test_that_shares_are_tested_as_power_is_planned(
    study: Path, reports: list[dict[str, Any]], against: float
) -> None:
    (row,) = question(study, "--question", "bribe", "--against", str(against))["tests"]
    yes = sum(report["bribe"] for report in reports)
    rate = 0.25 + 0.5 * against
    greater, less = binom.sf(yes - 1, N, rate), binom.cdf(yes, N, rate)
    assert (row["exact"]["greater"], row["exact"]["less"]) == pytest.approx((greater, less))
    both = min(1, 2 * min(greater, less))
    expected = greater if against == 0 else less if against == 1 else both
    assert row["exact"]["p_value"] == pytest.approx(expected)
    # At 0 and 1 true shares lie on one side only: half the tail of χ².
    best = min(max(yes / N, 0.25), 0.75)
    top, here = (binom.logpmf(yes, N, at) for at in (best, rate))
    tail = chi2.sf(2 * (top - here), 1) / (2 if against in (0, 1) else 1)
    assert row["likelihood_ratio"]["p_value"] == pytest.approx(tail, rel=1e-6, abs=0)


def test_that_weighted_shares_have_no_exact_test(study: Path) -> None:
    arguments = ("--question", "bribe", "--weight", "age", "--against", "0.3")
    (row,) = question(study, *arguments)["tests"]
    assert "exact" not in row
    assert 0 <= row["likelihood_ratio"]["p_value"] <= 1
    # The test that goes with the interval is printed, whichever it is.
    assert 0 <= row["clopper_pearson"]["p_value"] <= 1
    printed = run("estimate", study, *arguments).stdout
    assert re.search(r"Likelihood ratio\s+Clopper-Pearson", printed)


@pytest.mark.parametrize("extra", [("--set", "woman"), ("--at-least", "3"), ("--quantile", "0.5")])
def test_that_what_belongs_to_one_question_needs_it_named(
    study: Path, extra: tuple[str, str]
) -> None:
    result = run("estimate", study, *extra)
    assert result.exit_code == 2
    assert "--question" in result.stderr


def test_that_the_table_names_the_interval_of_each_mean(study: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(run("estimate", study, "--csv").stdout)))
    means = {row["question"]: row["interval"] for row in rows if row["mean"]}
    assert means["hours"] == "feldman-cousins"
    assert means["owed"] == means["trust"] == means["age"] == "student"
    clear = [row for row in rows if row["mechanism"] == "saved as given" and row["count"]]
    assert clear
    assert all(float(row["count"]) == int(row["reported"]) for row in clear)


@pytest.mark.parametrize("against", ["0", "0.3", "1"])
def test_that_each_test_of_a_share_stands_under_its_name(study: Path, against: str) -> None:
    found = question(study, "--question", "bribe", "--against", against)
    (row,) = found["tests"]
    named = {"0": ["chance_when_none"], "1": ["chance_when_all"]}.get(against, ["bayes"])
    tests = ["likelihood_ratio", "feldman_cousins", "exact"]
    assert list(row) == ["option", "against", *tests, *named]
    printed = run("estimate", study, "--question", "bribe", "--against", against).stdout
    assert printed.count("(Bayes, all shares as likely before)") == ("bayes" in row)
    assert {row[name]["p_value"] <= 1 for name in tests} == {True}
    yes, share = found["options"][0], float(against)
    if not yes["low"] <= share <= yes["high"]:
        assert row["feldman_cousins"]["p_value"] <= 0.05
    rate = 0.25 + 0.5 * share
    at_most = sum(
        math.comb(N, x) * rate**x * (1 - rate) ** (N - x) for x in range(yes["reported"] + 1)
    )
    assert row["exact"]["less"] == pytest.approx(at_most, rel=1e-9)
    sides = {"0": row["exact"]["greater"], "1": row["exact"]["less"]}
    twice = min(1.0, 2 * min(row["exact"]["greater"], row["exact"]["less"]))
    assert row["exact"]["p_value"] == sides.get(against, twice)
    # Beside another interval that interval's own test has no place.
    other = question(study, "--question", "bribe", "--against", against, "--interval", "wilson")
    assert "feldman_cousins" not in other["tests"][0]


def test_that_weights_and_groups_are_printed(study: Path) -> None:
    result = run("estimate", study, "--weight", "age", "--by", "sex")
    assert result.exit_code == 0, result.output
    assert "weighted, Kish’s effective n = " in result.stdout
    # Every question is named, by what it is split; the one that splits stands as it is.
    titles = [question["text"]["en"] for question in json.loads(SURVEY.read_bytes())["questions"]]
    for title in titles:
        head = result.stdout.split(f"\n\n{title}\n")[1].split("\n")[0]
        split = "split by “Are you a woman or a man?”" in head
        assert split is (title != "Are you a woman or a man?")
    means = result.stdout.split("\n\nMeans\n")[1].split("\n\n")
    assert [line.split()[0] for line in means[1].splitlines()[-3:]] == ["Woman", "Man", "All"]
    assert "of 1 pairs" not in result.stdout  # of two groups there is one pair
    assert result.stdout.count("Means: differences") == result.stdout.count("\nMeans\n")

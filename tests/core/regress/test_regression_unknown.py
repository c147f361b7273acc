"""Regressions of answers whose design has an unknown beside: against others, optimizers, truth."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from made_questions import number, yes_no
from numpy.typing import NDArray
from scipy import optimize, stats
from scipy.special import expit

from app.analyses.words import regression as words
from core.count.weighted_sums import Unit
from core.facts.errors import Code, Refused
from core.grammar.formula import read
from core.privacy.designs import DESIGNS
from core.privacy.designs.grouped_channel import Grouped
from core.regress.as_json import to_json
from core.regress.regression import regress
from core.regress.results import Ends, Errors, Failure, Fault, Regression
from core.regress.rows import Rows
from core.regress.variables import variables_of
from core.survey.model import Survey
from folders import GOLDEN

F = Fraction
Array = NDArray[np.float64]
Codes = NDArray[np.int64]
PEOPLE = GOLDEN / "reg600.csv"
PARAMETERS: dict[str, dict[str, F | int]] = {
    "sld": {"p-1": F(1, 5), "p-2": F(4, 5)},
    "unrelated-unknown": {"truth-1": F(4, 5), "truth-2": F(1, 5)},
    "cheating-detection": {"yes-1": F(1, 4), "yes-2": F(3, 4)},
    "cheating-detection-symmetric": {
        **{"yes-1": F(1, 5), "no-1": F(3, 10)},
        **{"yes-2": F(1, 2), "no-2": F(1, 10)},
    },
}
NAMES = {
    "sld": "truthful",
    "unrelated-unknown": "prevalence",
    "cheating-detection": "no-whatever",
    "cheating-detection-symmetric": "no-whatever",
}


def asked(design: str) -> Survey:
    classes = DESIGNS[design].classes(PARAMETERS[design], 2)
    questions = (
        replace(number(-40_000, 40_000), id="x", scale=10_000),
        replace(yes_no(None), id="z"),
        replace(yes_no(Grouped(2, classes, ("one", "other"))), id="y"),
    )
    return Survey(("en",), "T", questions)


def chance(design: str, group: Codes, mu: Array, unknown: float) -> Array:
    """The chance that yes is reported, as METHODS §6 and the packages write it."""
    own = {key: float(value) for key, value in PARAMETERS[design].items()}

    def of(name: str) -> Array:
        return np.array([own.get(f"{name}-1", 0.0), own.get(f"{name}-2", 0.0)])[group]

    if design == "sld":
        return np.asarray(mu * unknown + (1 - mu) * (1 - of("p")))
    if design == "unrelated-unknown":
        return np.asarray(mu * of("truth") + unknown * (1 - of("truth")))
    return np.asarray(mu * (1 - of("no")) + (1 - mu - unknown) * of("yes"))


def fitted(
    design: str, text: str, group: Codes, reported: Codes, x: Codes, z: Codes, **more: Any
) -> Regression:
    """Fit rows of people; `more` are weights, units with their numbers, and choices of the fit."""
    formula = read(text)
    variables = variables_of(formula, asked(design))
    values = {"x": x + 40_000, "z": z}
    factors = {factor: values[factor.question] for factor in formula.factors}
    n, weights = len(reported), more.pop("weights", None)
    sums = np.ones(n) if weights is None else weights
    clusters = more.pop("clusters", None)
    units = () if clusters is None else tuple(Unit(0, c) for c in range(int(clusters.max()) + 1))
    rows = Rows(
        *(variables, 2 * group + reported, factors, np.ones(n, np.int64), sums, sums**2),
        weighted=weights is not None,
        units=units,
        sizes=() if clusters is None else tuple(np.bincount(clusters).tolist()),
        unit_of=clusters,
    )
    return regress(formula, rows, **more)


def golden(text: str, **more: Any) -> Regression:
    with PEOPLE.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    group = np.array([int(row["sldgrp"]) - 1 for row in table])
    reported, z = (np.array([int(row[name]) for row in table]) for name in ("sld", "z"))
    x = np.array([round(10_000 * float(row["x"])) for row in table])
    if "weights" in more:
        more["weights"] = np.array([float(row["weight"]) for row in table])
    return fitted("sld", text, group, reported, x, z, **more)


def drawn(design: str, seed: int, n: int = 1_500, unknown: float = 0.3) -> tuple[Codes, ...]:
    """People of two groups, whose yes goes with x and z."""
    random = np.random.default_rng(seed)
    x, z = np.rint(10_000 * random.normal(size=n).clip(-3, 3)).astype(int), random.integers(0, 2, n)
    group = random.integers(0, 2, n)
    mu = expit(-0.8 + 0.7 * x / 10_000 + 0.5 * z)
    if design.startswith("cheating"):  # γ of everybody cannot be more than those without yes
        mu = np.minimum(mu, 1 - unknown)
    reported = random.random(n) < chance(design, group, mu, unknown)
    return group, reported.astype(np.int64), x, z


def optimized(
    design: str, group: Codes, reported: Codes, design_matrix: Array, weights: Array
) -> tuple[Array, float, Array]:
    """A general optimizer's parameters, log-likelihood, and Hessian, of the plain likelihood."""

    def minus(at: Array) -> float:
        mu = expit(design_matrix @ at[:-1])
        yes = np.clip(chance(design, group, mu, float(expit(at[-1]))), 1e-300, 1 - 1e-16)
        return -float(weights @ np.log(np.where(reported == 1, yes, 1 - yes)))

    starts = [np.append(np.full(design_matrix.shape[1], b), u) for b in (-1, 0, 1) for u in (-1, 1)]
    best = min(
        (optimize.minimize(minus, start, method="BFGS") for start in starts), key=lambda r: r.fun
    )
    polished = optimize.minimize(
        minus,
        best.x,
        method="Nelder-Mead",
        options={"xatol": 1e-9, "fatol": 1e-12, "maxiter": 9000},
    )
    at, size, h = polished.x, len(polished.x), 1e-3
    hessian, eye = np.zeros((size, size)), h * np.eye(size)
    for i in range(size):
        for j in range(size):
            corners = [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
            around = sum(sign * minus(at + a * eye[i] + b * eye[j]) for a, b, sign in corners)
            hessian[i, j] = around / (4 * h * h)
    return at, -float(polished.fun), hessian


def parameters(found: Regression) -> tuple[Array, Array]:
    """The coefficients and the unknown, and their errors."""
    assert found.unknown is not None, found.failure
    values = [each.estimate or 0.0 for each in found.coefficients]
    errors = [each.se or 0.0 for each in found.coefficients]
    return np.array([*values, found.unknown.value]), np.array([*errors, found.unknown.se])


def test_that_the_golden_detector_is_met() -> None:
    found = golden("y ~ x")
    values, errors = parameters(found)
    assert values == pytest.approx([-0.458712, 1.295380, 0.864106], abs=1e-6)
    assert errors == pytest.approx([0.271027, 0.398905, 0.050821], abs=1e-6)
    assert found.log_likelihood == pytest.approx(-327.259390, abs=5e-7)
    assert (found.converged, found.ends, found.n) == (True, Ends.PROFILE, 600)
    assert found.unknown is not None
    assert found.unknown.name == "truthful"
    alone = golden("y ~ 1")
    assert parameters(alone)[0] == pytest.approx([-0.405465, 0.883333], abs=5e-7)
    assert alone.log_likelihood == pytest.approx(-342.685648, abs=5e-7)
    (test,) = found.tests
    assert test.statistic == pytest.approx(2 * (342.685648 - 327.259390), abs=2e-6)
    assert test.freedom == 1


def test_that_the_ends_of_profiles_are_where_the_plain_likelihood_has_fallen() -> None:
    found = golden("y ~ x")
    with PEOPLE.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    group, reported = (np.array([int(row[name]) for row in table]) for name in ("sldgrp", "sld"))
    x = np.array([float(row["x"]) for row in table])

    def fall(place: int, value: float) -> float:
        def minus(free: Array) -> float:
            b0, b1, unknown = np.insert(free, place, value)
            if not 0 < unknown < 1:
                return 1e9
            yes = np.clip(chance("sld", group - 1, expit(b0 + b1 * x), unknown), 1e-300, 1 - 1e-16)
            return -float(np.log(np.where(reported == 1, yes, 1 - yes)).sum())

        start = np.delete(np.array([-0.458712, 1.295380, 0.864106]), place)
        least = optimize.minimize(
            *(minus, start), method="Nelder-Mead", options={"xatol": 1e-8, "fatol": 1e-10}
        ).fun
        return 2 * (float(least) + (found.log_likelihood or 0))

    assert found.unknown is not None
    cut = stats.chi2.ppf(0.95, 1)
    ends = [(2, found.unknown.low), (2, found.unknown.high)]
    ends += [(1, end) for end in (found.coefficients[1].low, found.coefficients[1].high) if end]
    assert len(ends) == 4
    for place, end in ends:
        assert fall(place, end) == pytest.approx(cut, abs=2e-4)


@pytest.mark.parametrize("design", PARAMETERS)
@pytest.mark.parametrize("weighted", [False, True])
def test_that_a_general_optimizer_agrees(
    design: str, weighted: bool, suite_or_long: Callable[[int, int], int]
) -> None:
    compared = 0
    for seed in range(suite_or_long(2, 30)):
        group, reported, x, z = people = drawn(design, seed)
        weights = np.random.default_rng(seed).uniform(0.3, 2, len(x))
        more: dict[str, Any] = {"weights": weights} if weighted else {}
        found = fitted(design, "y ~ x + z", *people, **more)
        if found.failure is not None:
            continue
        compared += 1
        matrix = np.stack([np.ones(len(x)), x / 10_000, z], axis=1)
        each = weights if weighted else np.ones(len(x))
        at, height, hessian = optimized(design, group, reported, matrix, each)
        values, errors = parameters(found)
        u = float(expit(at[-1]))
        assert found.log_likelihood == pytest.approx(height, abs=1e-6)
        assert values == pytest.approx([*at[:-1], u], abs=2e-4)
        covariance = np.linalg.inv(hessian)
        if weighted:
            h, scores = 1e-5, np.zeros((len(x), 4))
            for place in range(4):
                logs = []
                for step in (h, -h):
                    there = at + step * np.eye(4)[place]
                    yes = chance(design, group, expit(matrix @ there[:-1]), expit(there[-1]))
                    logs.append(np.log(np.where(reported == 1, yes, 1 - yes)))
                scores[:, place] = weights * (logs[0] - logs[1]) / (2 * h)
            covariance = covariance @ (scores.T @ scores) @ covariance
        by_hand = np.sqrt(covariance.diagonal())
        by_hand[-1] *= u * (1 - u)
        assert errors == pytest.approx(by_hand, rel=2e-3)
        assert found.errors is (Errors.SANDWICH if weighted else Errors.OBSERVED)
    assert compared


@pytest.mark.parametrize(
    ("design", "yes", "share", "unknown", "error"),
    [
        ("unrelated-unknown", (150, 210), 0.325, 0.575, 0.0333307),
        ("cheating-detection", (130, 230), 0.2, 0.3, 0.037238672),
        ("cheating-detection-symmetric", (120, 200), 0.29411764706, 0.23529411765, None),
        ("sld", (320, 152), 0.3, 0.8, None),
    ],
)
def test_that_the_constant_alone_is_the_known_share(
    design: str, yes: tuple[int, int], share: float, unknown: float, error: float | None
) -> None:
    group, reported = np.repeat([0, 0, 1, 1], 200 + 0 * np.arange(4)), np.zeros(800, np.int64)
    for g, count in enumerate(yes):
        reported[400 * g : 400 * g + count] = 1
    none = np.zeros(800, np.int64)
    found = fitted(design, "y ~ 1", group, reported, none, none)
    values, errors = parameters(found)
    assert expit(values[0]) == pytest.approx(share, abs=1e-9)
    assert values[1] == pytest.approx(unknown, abs=1e-9)
    assert found.unknown is not None
    assert found.unknown.name == NAMES[design]
    if error is not None:  # of the share, by the delta method
        assert errors[0] * share * (1 - share) == pytest.approx(error, abs=5e-8)


@pytest.mark.parametrize("design", PARAMETERS)
def test_that_the_expected_information_is_the_mean_over_what_can_be_reported(design: str) -> None:
    people = drawn(design, 3)
    group, _, x, _ = people
    found = fitted(design, "y ~ x", *people, errors=Errors.EXPECTED)
    values, errors = parameters(found)
    matrix, total = np.stack([np.ones(len(x)), x / 10_000], axis=1), np.zeros((3, 3))
    for word in (0, 1):
        slopes = np.zeros((len(x), 3))
        for place in range(3):
            h = 1e-6 * np.eye(3)[place]
            logs = []
            for at in (values + h, values - h):
                yes = chance(design, group, expit(matrix @ at[:-1]), at[-1])
                logs.append(np.log(yes if word else 1 - yes))
            slopes[:, place] = (logs[0] - logs[1]) / 2e-6
        yes = chance(design, group, expit(matrix @ values[:-1]), values[-1])
        total += (slopes.T * (yes if word else 1 - yes)) @ slopes
    assert errors == pytest.approx(np.sqrt(np.linalg.inv(total).diagonal()), rel=1e-5)


def test_that_clusters_have_their_sandwich_and_students_t() -> None:
    clusters = np.arange(600) % 20
    found = golden("y ~ x", clusters=clusters)
    values, errors = parameters(found)
    plain, _ = parameters(golden("y ~ x"))
    assert values == pytest.approx(plain, abs=1e-9)
    assert (found.errors, found.ends, found.freedom) == (Errors.SANDWICH, Ends.WALD, 19)
    with PEOPLE.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    group, reported = (np.array([int(row[name]) for row in table]) for name in ("sldgrp", "sld"))
    x = np.array([float(row["x"]) for row in table])
    matrix = np.stack([np.ones(600), x], axis=1)

    def logs(at: Array) -> Array:
        yes = chance("sld", group - 1, expit(matrix @ at[:-1]), at[-1])
        return np.log(np.where(reported == 1, yes, 1 - yes))

    eye = np.eye(3)
    scores = np.stack([(logs(values + 1e-5 * e) - logs(values - 1e-5 * e)) / 2e-5 for e in eye], 1)
    h, hessian = 1e-3, np.zeros((3, 3))
    for i in range(3):
        for j in range(3):
            corners = [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
            around = [s * logs(values + h * (a * eye[i] + b * eye[j])).sum() for a, b, s in corners]
            hessian[i, j] = -sum(around) / (4 * h * h)
    sums = np.array([scores[clusters == c].sum(axis=0) for c in range(20)])
    sums -= sums.mean(axis=0)
    inverse = np.linalg.inv(hessian)
    covariance = inverse @ (20 / 19 * sums.T @ sums) @ inverse
    assert errors == pytest.approx(np.sqrt(covariance.diagonal()), rel=1e-4)
    each, half = found.coefficients[1], stats.t.ppf(0.975, 19)
    assert each.high == pytest.approx(values[1] + half * errors[1], rel=1e-9)
    assert found.unknown is not None
    t = found.unknown
    odds = math.log(t.value / (1 - t.value)) + half * t.se / (t.value * (1 - t.value))
    assert t.high == pytest.approx(float(expit(odds)), rel=1e-9)


def test_that_what_cannot_be_told_is_refused_by_name() -> None:
    group, reported, x, z = drawn("sld", 1, unknown=0.8)
    alone = fitted("sld", "y ~ x", np.zeros_like(group), reported, x, z)
    assert alone.failure is not None
    assert (alone.failure.fault, alone.failure.terms) == (Fault.ONE_GROUP, ("other",))
    same = np.where(group == 1, 0, z)
    within = fitted("sld", "y ~ x + z", group, reported, x, same)
    assert within.failure is not None
    assert (within.failure.fault, within.failure.terms) == (Fault.WITHIN_GROUP, ("z[yes]",))
    none = np.zeros(800, np.int64)
    halves = np.repeat([0, 1], 400)
    for yes in ((380, 260), (152, 32)):  # by moments t is 1.1 and −.04, of half of all
        told = np.concatenate([np.arange(400) < count for count in yes]).astype(np.int64)
        found = fitted("sld", "y ~ 1", halves, told, none, none)
        assert found.failure is not None
        assert (found.failure.fault, found.failure.terms) == (Fault.UNKNOWN, ("truthful",))
        assert found.unknown is None
        assert all(each.estimate is None for each in found.coefficients)


def test_that_reports_with_an_unknown_explain_nothing() -> None:
    with pytest.raises(Refused) as refused:
        variables_of(read("z ~ y"), asked("sld"))
    assert refused.value.problem.code is Code.UNSUPPORTED


def test_that_every_fault_is_said_with_its_remedy() -> None:
    for fault in Fault:
        failure = Failure(fault, ("truthful",))
        assert words.why(failure)
        assert words.remedy(failure)


def test_that_the_document_has_the_unknown() -> None:
    found = golden("y ~ x")
    document = to_json(found)
    (unknown,) = document["unknowns"]
    assert unknown["name"] == "truthful"
    assert unknown["share"] == pytest.approx(0.864106, abs=5e-7)
    assert (unknown["interval"], unknown["scale"]) == ("profile", "log-odds")


@pytest.mark.parametrize("design", PARAMETERS)
def test_that_the_truth_is_recovered_as_often_as_is_said(
    design: str, suite_or_long: Callable[[int, int], int]
) -> None:
    runs, held, values = suite_or_long(16, 1_000), np.zeros(2), []
    # The share of yes stays below 1 − γ for nearly everybody.
    for seed in range(runs):
        found = fitted(design, "y ~ x + z", *drawn(design, 100 + seed, 2_000))
        if found.unknown is None:
            continue
        each = found.coefficients[1]
        held += (
            (each.low or -9) <= 0.7 <= (each.high or 9),
            found.unknown.low <= 0.3 <= found.unknown.high,
        )
        values.append([each.estimate or 0.0, found.unknown.value])
    assert len(values) >= 0.95 * runs
    slack = 3 * math.sqrt(0.05 * 0.95 / runs)
    least = 0.94 if design != "sld" else 0.93
    assert (held / len(values) >= least - slack).all()
    middle = np.median(values, axis=0)
    assert middle == pytest.approx([0.7, 0.3], abs=0.1)

"""The window on a number: its exact channel, its mean, its error, and the histogram from it."""

from decimal import Decimal
from fractions import Fraction
from functools import partial

import numpy as np
import pytest

from core.checks.influence import influence, precision
from core.count.score_means import report_mean
from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate import estimate_mean
from core.facts.errors import Code, Refused
from core.files import canonical
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import OneBit, OnScale, WindowChannel, fault
from core.response.layout import ReportColumn
from core.survey import Kind, Question, read
from door_tape import distribution

F = Fraction
ONE = Decimal(1)
SMALL = [
    WindowChannel(5, 2, F(3, 5)),
    WindowChannel(4, 3, F(3, 4)),
    WindowChannel(2, 1, F(2, 3)),
    WindowChannel(3, 1, F(1, 2)),
]
FITTED = WindowChannel(101, 78, F(335, 493))


def number(low: int, high: int, step: int = 1, mechanism: WindowChannel | None = None) -> Question:
    return Question("hours", Kind.NUMBER, "?", low=low, high=high, step=step, channel=mechanism)


def moments(mechanism: WindowChannel, truth: int) -> tuple[Fraction, Fraction]:
    """Return mean and variance of a report, enumerated."""
    row = {y: mechanism.probability(y, truth) for y in range(mechanism.form.size)}
    assert sum(row.values()) == 1
    mean = sum((y * chance for y, chance in row.items()), F(0))
    return mean, sum((y * y * chance for y, chance in row.items()), F(0)) - mean**2


def by_formula(mechanism: WindowChannel, truth: int) -> Fraction:
    """Return βS(N) + (α−β)(S(i+w)−S(i)) − (A+Bi)²."""

    def squares(n: int) -> int:
        return (n - 1) * n * (2 * n - 1) // 6

    alpha, beta = mechanism.p / mechanism.width, (1 - mechanism.p) / (mechanism.k - 1)
    (a, b), i, w = mechanism.line, truth, mechanism.width
    inside = squares(i + w) - squares(i)
    return beta * squares(mechanism.k - 1 + w) + (alpha - beta) * inside - (a + b * i) ** 2


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_the_likelihood_of_reports_is_their_probability(mechanism: WindowChannel) -> None:
    reports = range(mechanism.form.size)
    known = [[float(mechanism.probability(y, x)) for x in range(mechanism.k)] for y in reports]
    assert mechanism.likelihood(np.array(reports)).tolist() == known


def test_that_the_known_answers_come_out() -> None:
    assert SMALL[0].ratio == 3
    assert SMALL[0].line == (F(17, 10), F(2, 5))
    assert SMALL[0].form.size == 6
    assert epsilon(WindowChannel.for_epsilon(101, 61, ONE).ratio) == pytest.approx(
        0.99999701, abs=5e-9
    )
    assert WindowChannel.for_epsilon(101, 61, ONE).p == F(519, 832)
    assert WindowChannel.for_mean(101, ONE) == FITTED
    assert FITTED.unit_variance([0.0]) == pytest.approx(1.266, abs=5e-4)
    assert WindowChannel.for_histogram(101, ONE) == WindowChannel(101, 51, F(567, 976))


@pytest.mark.parametrize("mechanism", [*SMALL, FITTED], ids=repr)
def test_that_reports_have_the_mean_and_variance_told(mechanism: WindowChannel) -> None:
    a, b = mechanism.line
    found = [moments(mechanism, truth) for truth in range(mechanism.k)]
    assert [mean for mean, _ in found] == [a + b * truth for truth in range(mechanism.k)]
    variances = [variance for _, variance in found]
    assert variances == [by_formula(mechanism, truth) for truth in range(mechanism.k)]
    assert max(variances) == variances[0] == variances[-1]
    worst = float(variances[0] / (b * (mechanism.k - 1)) ** 2)
    assert mechanism.unit_variance([0.0]) == pytest.approx(worst, rel=1e-9)
    assert mechanism.unit_variance([0.5]) == pytest.approx(worst + 0.25, rel=1e-9)


@pytest.mark.parametrize("mechanism", SMALL[:3], ids=repr)
def test_that_many_are_drawn_by_the_same_chances(mechanism: WindowChannel) -> None:
    for truth in (0, mechanism.k - 1):

        def many(door: object, truth: int = truth) -> object:
            drawn = mechanism.draw_many(np.array([truth]), door)  # type: ignore[arg-type]
            return int(drawn[0])

        assert distribution(many) == distribution(partial(mechanism.draw, truth))


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_the_chances_of_reports_are_those_of_the_channel(mechanism: WindowChannel) -> None:
    matrix = np.array(
        [
            [float(mechanism.probability(y, x)) for y in range(mechanism.form.size)]
            for x in range(mechanism.k)
        ]
    )
    people = np.random.default_rng(1).random((3, mechanism.k))
    reports = np.random.default_rng(2).random((3, mechanism.form.size))
    assert mechanism.report_chances(people) == pytest.approx(people @ matrix)
    assert mechanism.weighed(reports) == pytest.approx(reports @ matrix.T)


def test_that_no_width_is_better_for_a_mean() -> None:
    best = FITTED.unit_variance([0.0])
    for width in range(1, 101):
        design = WindowChannel.for_epsilon(101, width, ONE, 10**6)
        assert design.unit_variance([0.0]) > best * (1 - 1e-5)


@pytest.mark.parametrize("share", [0.0, 0.2])
def test_that_the_curve_is_the_error_of_the_fitted_design(share: float) -> None:
    targets = np.array([0.5, 1.0, 2.0, 5.0])
    curve = WindowChannel.curve(101, np.exp(targets), share)
    assert curve is not None
    for target, value in zip(targets, curve, strict=True):
        fitted = WindowChannel.fit(101, Decimal(str(target)), [share], 10**6)
        assert fitted is not None
        assert fitted.unit_variance([share]) == pytest.approx(value, rel=1e-4)


def test_that_fits_that_tell_nothing_are_none() -> None:
    assert WindowChannel.fit(2, Decimal("0.001"), [0.5], 1000) is None
    assert fault(WindowChannel(5, 2, F(1, 3))) is Code.NO_INFORMATION
    assert fault(WindowChannel(5, 2, F(1, 3) + F(1, 1000))) is None


def test_that_a_report_stands_for_the_middle_of_those_that_it_supports() -> None:
    asked = number(20, 100, 20, WindowChannel(5, 3, F(3, 4)))
    assert [asked.stands_for(y) for y in range(7)] == [OnScale(20 * y) for y in range(7)]
    even = number(0, 4, 1, WindowChannel(5, 2, F(3, 4)))
    assert even.stands_for(0) == OnScale(F(-1, 2))


def expected(mechanism: WindowChannel, truths: list[int]) -> list[Fraction]:
    size = range(mechanism.form.size)
    return [sum((mechanism.probability(y, x) for x in truths), F(0)) for y in size]


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_the_mean_is_unbiased(mechanism: WindowChannel) -> None:
    truths = [0, *range(mechanism.k)]
    asked = number(10, 10 + 5 * (mechanism.k - 1), 5, mechanism)
    counts = expected(mechanism, truths)
    scale = int(np.lcm.reduce([each.denominator for each in counts]))
    whole = tuple(int(each * scale) for each in counts)
    found = estimate_mean(Tally(asked, len(truths) * scale, whole))
    assert found is not None
    assert found.mean == pytest.approx(10 + 5 * sum(truths) / len(truths), rel=1e-12)


def test_that_the_error_is_that_of_the_sample_of_scores() -> None:
    mechanism = WindowChannel(5, 2, F(3, 5))
    asked = number(0, 8, 2, mechanism)
    reports = np.array([0, 5, 5, 3, 1, 2])
    (a, b), n = mechanism.line, len(reports)
    scores = [2 * float((y - a) / b) for y in reports.tolist()]
    found = estimate_mean(tally(asked, ReportColumn(reports, np.ones(n, bool))))
    assert found is not None
    assert found.mean == pytest.approx(np.mean(scores))
    assert found.se == pytest.approx(np.std(scores, ddof=1) / n**0.5)
    assert (found.interval, found.freedom) == ("student", n - 1)
    weights = np.array([1.0, 2.0, 0.5, 1.0, 3.0, 0.0])
    weighted = estimate_mean(tally(asked, ReportColumn(reports, np.ones(n, bool)), weights))
    assert weighted is not None
    mean = float(np.average(scores, weights=weights))
    square = float((weights**2 * (np.array(scores) - mean) ** 2).sum() / weights.sum() ** 2)
    assert weighted.mean == pytest.approx(mean)
    assert weighted.se == pytest.approx((square * 5 / 4) ** 0.5)


def test_that_one_person_and_nobody_have_no_error() -> None:
    mechanism = WindowChannel(5, 2, F(3, 5))
    asked = number(0, 4, 1, mechanism)
    nobody = estimate_mean(Tally(asked, 0, (0,) * 6))
    assert nobody is not None
    assert nobody.mean is nobody.se is None
    one = estimate_mean(Tally(asked, 1, (1, 0, 0, 0, 0, 0)))
    assert one is not None
    assert one.mean == pytest.approx(float((0 - F(17, 10)) / F(2, 5)))
    assert one.se is None
    alike = estimate_mean(Tally(asked, 5, (0, 5, 0, 0, 0, 0)))
    assert alike is not None
    assert alike.se == 0


def test_that_the_error_of_means_is_that_of_theory() -> None:
    mechanism, n, runs = WindowChannel(21, 15, F(7, 10)), 400, 1500
    truths = np.zeros(21, dtype=np.int64)
    truths[[0, 5, 20]] = 100, 200, 100
    drawn = mechanism.rehearse(np.broadcast_to(truths, (runs, 21)), np.random.default_rng(5))
    assert (drawn.sum(axis=1) == n).all()
    (a, b) = (float(part) for part in mechanism.line)
    means = (drawn @ np.arange(mechanism.form.size) / n - a) / b
    theory = (
        sum(float(by_formula(mechanism, int(x)) * truths[x]) for x in (0, 5, 20)) / (b * n) ** 2
    )
    assert means.mean() == pytest.approx(7.5, abs=4 * (theory / runs) ** 0.5)
    assert ((means - 7.5) ** 2).mean() == pytest.approx(theory, rel=0.1)


def survey_bytes(mechanism: dict[str, object], **changed: object) -> bytes:
    question = {
        **{"id": "hours", "kind": "number", "text": "How many?", "mechanism": mechanism},
        **{"low": 0, "high": 40, "step": 1},
        **changed,
    }
    return canonical.write(
        {
            **{"format": "candor-survey", "version": 1, "languages": ["en"], "title": "Work"},
            "questions": [question],  # type: ignore[list-item]  # entries are JSON
        }
    )


def test_that_a_survey_asks_a_number_by_a_window() -> None:
    asked = read(survey_bytes({"name": "window", "width": 9, "p": "3/5"})).question("hours")
    assert asked.channel == WindowChannel(41, 9, F(3, 5))
    assert asked.form.size == 49
    at_most = {"name": "window", "width": 100, "p": "1/5"}
    assert read(survey_bytes(at_most, high=1024)).question("hours").channel is not None


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (survey_bytes({"name": "window", "width": 9, "p": "9/49"}), Code.NO_INFORMATION),
        (survey_bytes({"name": "window", "width": 9, "p": "1/1"}), Code.EPS_INFINITE),
        (survey_bytes({"name": "window", "width": 41, "p": "3/5"}), Code.DOMAIN),
        (survey_bytes({"name": "window", "width": 0, "p": "3/5"}), Code.DOMAIN),
        (survey_bytes({"name": "window", "p": "3/5"}), Code.SCHEMA),
        (survey_bytes({"name": "window", "width": 9, "p": "3/5"}, bins=[0, 20, 40]), Code.DOMAIN),
        (survey_bytes({"name": "window", "width": 9, "p": "3/5"}, high=1025), Code.DOMAIN),
    ],
    ids=["tells-nothing", "proves", "wide", "none", "no-width", "bins", "steps"],
)
def test_that_a_window_is_refused_where_it_cannot_be_asked(content: bytes, code: Code) -> None:
    with pytest.raises(Refused) as refused:
        read(content)
    assert refused.value.problem.code is code


def test_that_one_bit_has_the_lesser_worst_error_of_a_mean() -> None:
    for target in ("0.1", "1", "3", "8"):
        window, one_bit = (
            design.fit(101, Decimal(target), [0.5], 10**6) for design in (WindowChannel, OneBit)
        )
        assert window is not None
        assert one_bit is not None
        assert one_bit.unit_variance([0.5]) < window.unit_variance([0.5])


def test_that_scores_of_reports_add_up_in_units_as_numbers_do() -> None:
    asked = number(0, 4, 1, WindowChannel(5, 2, F(3, 5)))
    counted = Tally(asked, 4, (1, 0, 1, 0, 1, 1))
    found = report_mean(counted, range(6))
    assert found is not None
    assert (found.mean, found.variance) == (F(11, 4), (F(45, 4) - F(121, 16)) / 4)


def test_that_added_files_move_the_mean_as_they_would() -> None:
    mechanism = WindowChannel(5, 2, F(3, 5))
    asked = number(10, 50, 10, mechanism)
    counts = (30, 10, 20, 25, 5, 10)

    def mean_of(counted: tuple[int, ...]) -> float:
        found = estimate_mean(Tally(asked, sum(counted), counted))
        assert found is not None
        assert found.mean is not None
        return (found.mean - 10) / 40

    (moved,) = influence(Tally(asked, 100, counts))
    assert moved.share == pytest.approx(mean_of(counts))
    for times, move in ((1, moved.one_file), (5, moved.five_percent)):
        low, high = ((counts[0] + times, *counts[1:]), (*counts[:-1], counts[-1] + times))
        assert move.low == pytest.approx(mean_of(low) - mean_of(counts))
        assert move.high == pytest.approx(mean_of(high) - mean_of(counts))
    half = precision(asked, 400).half_width
    assert half == pytest.approx(1.959964 * (mechanism.unit_variance([0.5]) / 400) ** 0.5)

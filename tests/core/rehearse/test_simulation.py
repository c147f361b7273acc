"""Thousands of rehearsals: the scatter, coverage and negative estimates that theory says."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_questions import many_of, number, one_of, yes_no
from scipy.stats import binom

from core.count.tally_columns import tally_rows
from core.estimate import supports
from core.examples import example_survey, occupation_counts
from core.inference.intervals import Interval
from core.privacy.mechanisms import Binary, Forced, KAry, OneBit, Unary, Warner, WindowChannel
from core.rehearse import Answers, People, invent, people_from_counts, rehearse, simulate
from core.rehearse.runs import to_json
from core.response.layout import Layout
from core.survey import Survey
from core.survey.model import AskIf, Kind, Question

F = Fraction
TWO_COINS = Survey(("en",), "S", (yes_no(Warner(F(3, 4))),))


def survey_of(*questions: Question) -> Survey:
    named = tuple(replace(question, id=f"q{i}") for i, question in enumerate(questions))
    return Survey(("en",), "S", named)


def exact_coverage(n: int, share: float, p: float, q: float) -> float:
    """The coverage of the Feldman-Cousins interval, by enumerating every count.

    At these shares no accepted set has a gap, so what is accepted is what the interval holds.
    """
    counts = np.arange(n + 1)
    rate = q + (p - q) * share
    chances = binom.pmf(counts, n, rate)
    ratios = chances / binom.pmf(counts, n, np.clip(counts / n, q, p))
    held = [chances[ratios <= ratio * (1 + 1e-9)].sum() > 0.05 for ratio in ratios]
    return float(chances[held].sum())


def test_that_the_same_seed_gives_the_same_runs() -> None:
    first, again, other = (
        simulate(TWO_COINS, 100, 50, seed)[0].options[0].shares.tolist() for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.parametrize("share", [0.0, 0.1, 0.3])
def test_that_coverage_and_negative_estimates_are_those_enumerated(share: float) -> None:
    n, runs = 200, 20_000
    option = simulate(TWO_COINS, n, runs, 1, {"yn": {"yes": share}})[0].options[0]
    expected = exact_coverage(n, share, 0.75, 0.25)
    assert abs(option.coverage - expected) < 4 * math.sqrt(expected * (1 - expected) / runs)
    below = float(binom.cdf(math.ceil(n * 0.25) - 1, n, 0.25 + 0.5 * share))
    assert abs(option.negative - below) < 4 * math.sqrt(below * (1 - below) / runs) + 1e-12
    assert option.truth == share


@pytest.mark.parametrize(
    "question",
    [
        yes_no(Forced(F(1, 2), F(1, 3))),
        yes_no(Binary(F(1, 10), F(2, 5))),
        one_of(4, KAry(4, F(1, 2))),
        one_of(4, Unary(4, F(1, 2), F(1, 5))),
        many_of(3, Warner(F(2, 3))),
        number(0, 8, bins=(0, 2, 4, 8), mechanism=KAry(3, F(2, 3))),
    ],
    ids=lambda question: f"{question.kind}, {question.channel.name}",
)
def test_that_drawn_tallies_scatter_as_those_of_real_responses(question: Question) -> None:
    """The same people rehearsed one by one and by drawing tallies: means and covariances."""
    survey = survey_of(question)
    few = {"q0": {"yes": 0.2}} if question.kind is Kind.YES_NO else None
    people = invent(survey, 60, 3, few)
    runs = 1500
    drawn = simulate(survey, people, 40 * runs, 1)[0]
    known = people.answers["q0"]
    repeated = np.concatenate([known.values] * runs)
    crowd = People(60 * runs, {"q0": Answers(repeated, np.ones(60 * runs, dtype=np.bool_))})
    layout = Layout(survey)
    packed = b"".join(layout.pack(response) for response in rehearse(survey, crowd, 1))
    blocks = np.frombuffer(packed, np.uint8).reshape(runs, 60, layout.size)
    counts = np.array([tally_rows(layout, block)["q0"].counts for block in blocks])
    p, q = supports(survey.questions[0])
    real = (counts / 60 - q) / (p - q)
    shares = np.stack([option.shares for option in drawn.options], axis=1)
    truth = np.array([option.truth for option in drawn.options])
    error = shares.std(axis=0)
    assert np.abs(shares.mean(axis=0) - truth).max() < 4.5 * error.max() / math.sqrt(40 * runs)
    assert np.abs(real.mean(axis=0) - truth).max() < 4.5 * error.max() / math.sqrt(runs)
    scale = np.outer(error, error)
    difference = (np.cov(real.T) - np.cov(shares.T)) / scale
    assert np.abs(difference).max() < 4.5 * math.sqrt(2 / runs)


def test_that_one_bit_means_scatter_as_theory_says() -> None:
    survey = survey_of(number(0, 100, mechanism=OneBit(101, F(3, 4))))
    people = invent(survey, 500, 2)
    option = simulate(survey, people, 20_000, 1)[0].options[0]
    numbers = people.answers["q0"].values
    rates = 0.25 + 0.5 * numbers / 100
    assert option.option == "mean"
    assert option.truth == pytest.approx(numbers.mean(), rel=1e-12)  # in the units of the number
    expected = 100 * math.sqrt((rates * (1 - rates)).sum()) / (500 * 0.5)
    assert option.spread == pytest.approx(expected, rel=0.03)
    assert abs(option.mean - option.truth) < 4 * expected / math.sqrt(20_000)
    assert option.coverage > 0.95


def test_that_means_of_a_window_scatter_as_theory_says() -> None:
    mechanism = WindowChannel(21, 15, F(7, 10))
    survey = survey_of(number(0, 100, 5, mechanism=mechanism))
    runs = 3000
    option = simulate(survey, 200, runs, 3)[0].options[0]
    (a, b), size = mechanism.line, range(mechanism.form.size)
    even = [sum((mechanism.probability(y, x) for x in range(21)), F(0)) / 21 for y in size]
    variance = sum((y * y * chance for y, chance in zip(size, even, strict=True)), F(0))
    variance -= (a + 10 * b) ** 2
    expected = 100 * math.sqrt(float(variance) / 200) / float(20 * b)
    assert option.planned == pytest.approx(expected, rel=1e-9)
    assert option.spread == pytest.approx(expected, rel=0.05)
    assert abs(option.mean - 50) < 4 * expected / math.sqrt(runs)
    assert 0.94 < option.coverage < 0.96
    few = simulate(survey, 1, 40, 3)[0].options[0]
    assert np.isnan(few.low).all()
    assert not np.isnan(few.shares).any()


def test_that_a_table_is_the_truth_of_every_run() -> None:
    survey = example_survey("occupation")
    people = people_from_counts(survey, occupation_counts())
    runs = simulate(survey, people, 400, 1)[0]
    assert (runs.n == 32_561).all()
    for option, (name, count) in zip(runs.options, occupation_counts().items(), strict=True):
        assert option.option == name
        assert option.truth == count / 32_561
    # Replacing a person moves two counts.
    assert runs.curator_miss == pytest.approx(2 / math.log(9), rel=1e-9)
    assert runs.options[5].percent_error == pytest.approx(3.4, abs=0.5)


def test_that_only_those_who_are_asked_count() -> None:
    survey = Survey(
        ("en",),
        "S",
        (
            Question("clear", Kind.YES_NO, "?"),
            replace(yes_no(Warner(F(3, 4))), ask_if=AskIf.of("clear", "yes")),
        ),
    )
    runs = simulate(survey, 1000, 4000, 1, {"clear": {"yes": 0.2}})[0]
    assert runs.n.mean() == pytest.approx(200, abs=1)
    assert runs.n.std() == pytest.approx(math.sqrt(160), rel=0.05)
    people = invent(survey, 1000, 1, {"clear": {"yes": 0.2}})
    asked = int(people.answers["yn"].given.sum())
    assert (simulate(survey, people, 3, 1)[0].n == asked).all()


def test_that_runs_in_which_nobody_is_asked_are_left_out() -> None:
    survey = Survey(
        ("en",),
        "S",
        (
            Question("clear", Kind.YES_NO, "?"),
            replace(yes_no(Warner(F(3, 4))), ask_if=AskIf.of("clear", "yes")),
        ),
    )
    option = simulate(survey, 3, 500, 1, {"clear": {"yes": 0.3}})[0].options[0]
    assert np.isnan(option.shares).any()
    assert not math.isnan(option.mean + option.spread + option.coverage + option.negative)


def test_that_the_chosen_interval_and_level_are_used() -> None:
    wald = simulate(TWO_COINS, 50, 2000, 1, level=0.8, method=Interval.WALD)[0]
    assert (wald.level, wald.interval) == (0.8, "wald")
    assert wald.options[0].coverage == pytest.approx(0.8, abs=0.05)


def test_that_the_summary_tells_all_and_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    runs = simulate(TWO_COINS, 20, 10, 1, report=lambda *progress: told.append(progress))[0]
    assert told == [(0, 1), (1, 1)]
    summary = to_json(runs)
    assert summary["runs"] == 10
    options = summary["options"]
    assert isinstance(options, list)
    assert [option["option"] for option in options] == ["yes", "no"]
    assert options[0]["mean"] + options[1]["mean"] == pytest.approx(1)


def test_that_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        simulate(TWO_COINS, 10, 0, 1)
    with pytest.raises(ValueError, match="no question nobody"):
        simulate(TWO_COINS, 10, 1, 1, {"nobody": {}})

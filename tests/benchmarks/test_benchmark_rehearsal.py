"""How long rehearsals and the planner's curves take. Run: pytest tests/benchmarks."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from core.examples import example_survey, occupation_counts
from core.plan.curves import standard_errors
from core.plan.mechanisms import plan
from core.privacy.mechanisms import Unary, Warner
from core.rehearse import people_from_counts, rehearse, simulate
from core.survey import Survey
from core.survey.model import Kind, Option, Question

OPTIONS = tuple(Option(f"o{i}", f"Option {i}") for i in range(6))
UNARY = Unary(6, Fraction(1, 2), Fraction(269, 1000))
TEN_QUESTIONS = Survey(
    ("en",),
    "Ten questions",
    tuple(
        Question(f"q{i}", Kind.YES_NO, "?", channel=Warner(Fraction(3, 4)))
        if i % 2
        else Question(f"q{i}", Kind.ONE_OF, "?", options=OPTIONS, channel=UNARY)
        for i in range(10)
    ),
)


def test_a_thousand_rehearsals_of_a_thousand_people_with_ten_questions(
    benchmark: BenchmarkFixture,
) -> None:
    runs = benchmark(lambda: simulate(TEN_QUESTIONS, 1000, 1000, seed=1))
    assert len(runs) == 10


@pytest.mark.parametrize("seed", [1, None], ids=["seeded", "system"])
def test_the_occupations_of_32561_people(benchmark: BenchmarkFixture, seed: int | None) -> None:
    survey = example_survey("occupation")
    people = people_from_counts(survey, occupation_counts())
    assert benchmark(lambda: sum(1 for _ in rehearse(survey, people, seed))) == 32_561


def test_new_curves_for_a_slider(benchmark: BenchmarkFixture) -> None:
    epsilons, respondents = np.geomspace(0.1, 4, 400), np.geomspace(10, 1e6, 400)

    def curves() -> int:
        by_epsilon = standard_errors(Kind.ONE_OF, epsilons, 1000, 14)
        return len(by_epsilon) + len(standard_errors(Kind.ONE_OF, 1.3, respondents, 14))

    assert benchmark(curves) == 8


@pytest.mark.parametrize(("kind", "k"), [(Kind.YES_NO, 2), (Kind.ONE_OF, 14)], ids=str)
def test_new_fractions_for_a_slider(benchmark: BenchmarkFixture, kind: Kind, k: int) -> None:
    assert benchmark(lambda: plan(kind, Decimal("3.9"), 1000, k)).options

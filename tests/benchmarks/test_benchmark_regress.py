"""How long a million people take in a regression of ten terms: a few seconds, by equal rows.

pytest tests/benchmarks/test_benchmark_regress.py
"""

import numpy as np
import pytest
from made_people import SURVEY, block_of, reported
from pytest_benchmark.fixture import BenchmarkFixture

from core.count.blocks import Block
from core.grammar.formula import read
from core.regress.regression import regress
from core.regress.results import Regression
from core.regress.rows import gather
from core.regress.variables import variables_of

N = 1_000_000
FORMULA = read(
    "bribe ~ age + sex + area + works + has.o0 + has.o1"
    " + sex:area + sex:works + sex:has.o0 + age:sex"
)


@pytest.fixture(scope="module")
def people() -> Block:
    random = np.random.default_rng(1)
    answers = {
        "age": random.integers(0, 63, N),
        "sex": random.integers(0, 2, N),
        "area": random.integers(0, 3, N),
        "works": random.integers(0, 2, N),
        "has": random.integers(0, 2, (N, 2)),
    }
    odds = -1 + 0.02 * answers["age"] + 0.5 * answers["sex"]
    truths = (random.random(N) < 1 / (1 + np.exp(-odds))).astype(int)
    return block_of(answers | {"bribe": reported("bribe", truths, 2)})


def test_that_a_million_people_and_ten_terms_are_fitted(
    benchmark: BenchmarkFixture, people: Block
) -> None:
    def fitted() -> Regression:
        return regress(FORMULA, gather([people], variables_of(FORMULA, SURVEY)))

    found = benchmark(fitted)
    assert found.n == N
    assert found.converged
    assert len(found.tests) == 10

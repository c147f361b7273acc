"""How long Feldman-Cousins intervals take: one share, those of a question, those of the largest.

pytest tests/benchmarks/test_benchmark_intervals.py
"""

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from core.intervals import Interval, interval

N = 1_000_000
P, Q = np.asarray(0.5), np.asarray(0.27)


@pytest.mark.benchmark(group="Feldman-Cousins")
@pytest.mark.parametrize(("options", "n"), [(1, 200), (1, N), (15, N), (1024, N)])
def test_intervals(benchmark: BenchmarkFixture, options: int, n: int) -> None:
    shares = np.linspace(0, 0.3, options)
    x = np.floor(n * (Q + (P - Q) * shares))
    size = np.asarray(float(n))
    low, high = benchmark(interval, Interval.FELDMAN_COUSINS, x, size, P, Q, 0.95)
    assert (low <= high).all()

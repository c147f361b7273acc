"""How fast a million reports are counted, beside plain numpy in the same run.

pytest tests/benchmarks/test_benchmark_tally.py
"""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from made_questions import one_of
from numpy.typing import NDArray
from pytest_benchmark.fixture import BenchmarkFixture

from core.count.tally_columns import tally, tally_rows
from core.privacy.mechanisms import KAry, Unary
from core.response.layout import Layout, ReportColumn
from core.survey.model import Survey

N, BITS, OPTIONS = 1_000_000, 128, 15
UNARY = one_of(BITS, Unary(BITS, Fraction(1, 2), Fraction(1, 4)))
CATEGORY = one_of(OPTIONS, KAry(OPTIONS, Fraction(1, 2)))
BYTES = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")


@pytest.fixture(scope="module")
def packed() -> NDArray[np.uint8]:
    return np.random.default_rng(1).integers(0, 256, (N, BITS // 8), dtype=np.uint8)


@pytest.fixture(scope="module")
def categories() -> NDArray[np.int64]:
    return np.random.default_rng(2).integers(0, OPTIONS, N)


def by_unpacking(packed: NDArray[np.uint8]) -> list[int]:
    """Unpack some rows at a time and sum."""
    total = np.zeros(8 * packed.shape[1], dtype=np.int64)
    for start in range(0, len(packed), 4096):
        bits = np.unpackbits(packed[start : start + 4096], axis=1, bitorder="little")
        total += bits.sum(axis=0, dtype=np.uint16)
    return list(total.tolist())


def by_bytes(packed: NDArray[np.uint8]) -> list[int]:
    """Count each byte's 256 values."""
    columns = [np.bincount(column, minlength=256) @ BYTES.astype(np.int64) for column in packed.T]
    return list(np.concatenate(columns).tolist())


def by_tally(packed: NDArray[np.uint8]) -> list[int]:
    layout = Layout(Survey(("en",), "T", (UNARY,)))
    return list(tally_rows(layout, packed)["one"].counts)


@pytest.mark.benchmark(group="unary, k = 128, packed")
@pytest.mark.parametrize("count", [by_tally, by_unpacking, by_bytes])
def test_counting_bits(
    benchmark: BenchmarkFixture,
    packed: NDArray[np.uint8],
    count: Callable[[NDArray[np.uint8]], list[int]],
) -> None:
    assert benchmark(count, packed) == by_bytes(packed)


@pytest.mark.benchmark(group="categories")
@pytest.mark.parametrize("dtype", [np.int64, np.uint8])
def test_counting_categories(
    benchmark: BenchmarkFixture, categories: NDArray[np.int64], dtype: type
) -> None:
    column = ReportColumn(categories.astype(dtype), np.ones(N, dtype=np.bool_))
    assert benchmark(tally, CATEGORY, column).n == N


@pytest.mark.benchmark(group="categories")
@pytest.mark.parametrize("dtype", [np.int64, np.uint8])
def test_numpy_bincount(
    benchmark: BenchmarkFixture, categories: NDArray[np.int64], dtype: type
) -> None:
    assert benchmark(np.bincount, categories.astype(dtype)).sum() == N

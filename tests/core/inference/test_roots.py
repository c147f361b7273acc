"""One search for where functions cross zero, and one among whole numbers."""

from bisect import bisect_left
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from core.inference.roots import crossing, least_whole

Array = NDArray[np.float64]
FALLING: dict[str, tuple[Callable[[Array], Array], float]] = {
    "straight": (lambda x: 0.3 - x, 0.3),
    "steep": (lambda x: np.exp(-40 * x) - 0.001, np.log(1000) / 40),
    "flat": (lambda x: (0.7 - x) ** 3, 0.7),
    "infinite": (
        lambda x: np.where(x < 0.9, np.log(np.maximum(0.9 - x, 1e-300)) + 1, -np.inf),
        0.9 - np.exp(-1),
    ),
    "jumping": (lambda x: np.where(x < 0.123456789, 1.0, -1e-6), 0.123456789),
}


@pytest.mark.parametrize("name", FALLING)
def test_that_a_root_is_found_from_either_side(name: str) -> None:
    falling, root = FALLING[name]
    close = 1e-4 if name == "flat" else 1e-12
    assert crossing(falling, np.zeros(1), np.ones(1))[0] == pytest.approx(root, abs=close)
    turned = crossing(lambda x: falling(1 - x), np.ones(1), np.zeros(1))[0]
    assert 1 - turned == pytest.approx(root, abs=close)


def test_that_a_search_goes_either_way_and_each_for_itself() -> None:
    ways = np.array([0.0, 1.0]), np.array([1.0, 0.0])
    found = crossing(lambda x: np.where([True, False], 0.2 - x, x - 0.6), *ways)
    assert found == pytest.approx([0.2, 0.6], abs=1e-13)


def test_that_an_end_stands_where_nothing_crosses() -> None:
    level = np.array([1.0, -1.0])  # above 0 everywhere; below 0 from the start
    assert crossing(lambda x: level + 0 * x, np.zeros(2), np.ones(2)).tolist() == [1.0, 0.0]


@pytest.mark.parametrize("jump", [0.1, 0.5, 0.999])
def test_that_a_function_that_jumps_takes_few_steps(jump: float) -> None:
    asked = []

    def falling(x: Array) -> Array:
        asked.append(x)
        return np.where(x < jump, 1e6, -1e-9)

    assert crossing(falling, np.zeros(1), np.ones(1))[0] == pytest.approx(jump, abs=1e-12)
    assert len(asked) < 110


def test_that_the_least_whole_number_is_that_of_bisect() -> None:
    limits = np.array([1.0, 7.0, 500.0, 999.0])
    guesses: list[Array | None] = [None, np.array([1.0, 999.0, 3.0, 5.0])]
    for guess in guesses:
        found = least_whole(lambda n: n >= limits, np.zeros(4), np.full(4, 999.0), guess)
        known = [bisect_left(range(999), limit) for limit in limits]
        assert found.tolist() == known


@pytest.mark.parametrize("off", [-9, -1, 0, 1, 9])
def test_that_a_near_guess_asks_for_few_numbers(off: int) -> None:
    asked: list[Array] = []

    def reached(n: Array) -> NDArray[np.bool_]:
        asked.append(n)
        return n >= 400_000.0

    guess = np.array([400_000.0 + off])
    assert least_whole(reached, np.zeros(1), np.full(1, 1e6), guess)[0] == 400_000
    assert len(asked) <= (4 if abs(off) <= 1 else 9)

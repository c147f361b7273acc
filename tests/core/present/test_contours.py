"""Lines of one height: closed, of the right area, and along the border where they must be."""

from __future__ import annotations

from math import inf, pi, sqrt

import pytest

from core.present.contours import Loop, contours

STEPS = [place / 60 for place in range(61)]
RADIUS = 0.3


def area(loop: Loop) -> float:
    pairs = zip(loop, (*loop[1:], loop[0]), strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def hill(x: float, y: float) -> list[list[float]]:
    return [[-((a - x) ** 2) - (b - y) ** 2 for a in STEPS] for b in STEPS]


@pytest.mark.parametrize(("x", "y", "part"), [(0.5, 0.5, 1), (0, 0.5, 1 / 2), (1, 0, 1 / 4)])
def test_that_a_hill_has_the_circle_it_has(x: float, y: float, part: float) -> None:
    (loop,) = contours(STEPS, STEPS, hill(x, y), -(RADIUS**2))
    assert area(loop) == pytest.approx(part * pi * RADIUS**2, rel=0.01)
    for a, b in loop:
        assert 0 <= a <= 1
        assert 0 <= b <= 1
        if 0 < a < 1 and 0 < b < 1:
            assert sqrt((a - x) ** 2 + (b - y) ** 2) == pytest.approx(RADIUS, abs=0.002)


def test_that_several_hills_and_a_hole_have_lines_of_their_own() -> None:
    two = [list(map(max, *rows)) for rows in zip(hill(0.2, 0.2), hill(0.8, 0.8), strict=True)]
    found = contours(STEPS, STEPS, two, -(0.1**2))
    assert [area(loop) for loop in found] == pytest.approx([pi * 0.1**2] * 2, rel=0.03)
    turned = [[-height for height in row] for row in hill(0.5, 0.5)]
    areas = sorted(area(loop) for loop in contours(STEPS, STEPS, turned, RADIUS**2))
    assert areas == pytest.approx([pi * RADIUS**2, 1], rel=0.01)


def test_that_what_cannot_be_is_left_out_and_all_or_nothing_is_told() -> None:
    heights = [[-inf if b < 0.5 else 1.0 for _ in STEPS] for b in STEPS]
    (loop,) = contours(STEPS, STEPS, heights, 0)
    assert area(loop) == pytest.approx(0.5)
    assert contours(STEPS, STEPS, heights, 2) == ()
    (whole,) = contours(STEPS, STEPS, hill(0.5, 0.5), -9)
    assert area(whole) == pytest.approx(1)

"""Coverage enumerated exactly on the grid of METHODS §5, and the manual's table of it."""

import pytest
from interval_coverage import TARGET, all_ends, coverage, down, on_the_grid

from core.intervals import Interval

LEAST = {
    Interval.LIKELIHOOD_RATIO: 0.9406,
    Interval.WALD: 0.885,
    Interval.WILSON: 0.940,
}


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_that_the_least_coverage_is_the_known_one(name: Interval, least: float) -> None:
    digits = len(str(least)) - 2
    assert round(min(point[3] for point in on_the_grid(name)), digits) == least


def test_that_feldman_cousins_holds_its_level_on_the_grid() -> None:
    assert min(point[3] for point in on_the_grid(Interval.FELDMAN_COUSINS)) >= 0.950


@pytest.mark.parametrize("epsilon", [0.5, 1.0, 2.0, 4.0])
@pytest.mark.parametrize("n", [1, 2, 10, 50])
@pytest.mark.parametrize("level", [0.5, 0.9, 0.95])
def test_that_feldman_cousins_holds_its_level_at_every_share(
    n: int, epsilon: float, level: float
) -> None:
    low, high = all_ends(Interval.FELDMAN_COUSINS, n, epsilon, level)
    # Coverage is least right beside the end of some interval.
    for end in {*low.tolist(), *high.tolist()}:
        for share in (end - 1e-7, end + 1e-7):
            if 0 <= share <= 1:
                assert coverage((low, high), epsilon, share) >= level - 1e-9


def test_that_the_manual_shows_the_coverage_of_this_code() -> None:
    rows = [line.strip("| ").split(" | ") for line in TARGET.read_text("utf-8").splitlines()]
    shown = {(row[0], row[1], row[2]): row[3] for row in rows if len(row) == 8}
    found = list(on_the_grid(Interval.LIKELIHOOD_RATIO))
    assert len(found) == 48
    for n, epsilon, share, value in found:
        assert shown[str(n), epsilon, f"{share:g}"] == down(value)

"""Coverage enumerated exactly on the grid of METHODS §5, and the manual's table of it."""

import pytest
from interval_coverage import (
    DESIGNS,
    NAMED,
    SIMULATED,
    TARGET,
    all_ends,
    coverage,
    down,
    k_ary,
    on_the_grid,
    warner,
    worst_everywhere,
)
from manual_pages import page, rows, section
from simulated_coverage import PARTS, SIMULATIONS
from simulated_coverage import coverage as coverage_of

from core.inference.intervals import Interval

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
    design = warner(epsilon)
    low, high = all_ends(Interval.FELDMAN_COUSINS, n, design, level)
    # Coverage is least right beside the end of some interval.
    for end in {*low.tolist(), *high.tolist()}:
        for share in (end - 1e-7, end + 1e-7):
            if 0 <= share <= 1:
                assert coverage((low, high), design, share) >= level - 1e-9


def test_that_the_manual_shows_the_coverage_of_this_code() -> None:
    told = [line.strip("| ").split(" | ") for line in TARGET.read_text("utf-8").splitlines()]
    shown = {(row[0], row[1], row[2]): row[3:5] for row in told if len(row) == 3 + len(Interval)}
    for place, name in enumerate(NAMED):
        found = list(on_the_grid(name))
        assert len(found) == 48
        for n, epsilon, share, value in found:
            assert shown[str(n), epsilon, f"{share:g}"][place] == down(value)


@pytest.mark.parametrize("design", DESIGNS)
def test_that_the_least_coverage_of_designs_is_that_of_this_code(design: str) -> None:
    table = {row[0]: row[1:] for row in rows(section(page("estimates"), "## Intervals"))}
    assert set(DESIGNS) <= set(table)
    for place, name in enumerate(NAMED):
        least = min(worst_everywhere(name, 50, support) for support in DESIGNS[design])
        assert table[design][place] == down(least)
    if design == "`k-ary` of 100, ε = 3":
        assert table[design][3] == down(worst_everywhere(NAMED[1], 1000, k_ary(100, 3)))


def test_that_the_least_coverage_is_the_known_one_at_every_share() -> None:
    # Enumerated by others: k-ary of 100 at ε = 3, Warner at ε = 3, and a share in the clear.
    name = Interval.LIKELIHOOD_RATIO
    found = [worst_everywhere(name, 50, one) for one in (k_ary(100, 3), warner(3), (1.0, 0.0))]
    assert [round(least, 2) for least in found] == [0.88, 0.92, 0.84]


def test_that_simulated_figures_of_the_manual_are_those_of_the_script() -> None:
    told = TARGET.read_text("utf-8").split(SIMULATED)[1]
    for title, _, cells in PARTS:
        for names, _ in cells():
            assert f"| {' | '.join(names)} | " in told, (title, names)
    title, _, cells = PARTS[1]
    quick = next(cell for cell in cells() if "drawn from so many" in cell[0])
    assert f"| {' | '.join(coverage_of(SIMULATIONS, title, quick))} |\n" in told

"""The picture of ages through a window, and the distances that the manual tells beside it."""

import re
from collections.abc import Callable

import ages_picture
import numpy as np
import pictures
import pytest
from picture_pixels import pixels

SIZES = (2_000, 8_000, 0)


def test_that_a_distance_is_how_far_people_must_be_moved() -> None:
    one, other = np.zeros(10), np.zeros(10)
    one[2], other[5] = 1, 1
    assert ages_picture.distance(one, other) == 3
    other[5], other[2] = 0.25, 0.75
    assert ages_picture.distance(one, other) == pytest.approx(0.75)


@pytest.mark.usefixtures("qapp")
def test_that_the_manual_shows_the_ages_that_are_drawn_today() -> None:
    shown = pixels((pictures.FOLDER / "ages.png").read_bytes())
    drawn = pixels(pictures.ages_chart())
    assert shown.shape == drawn.shape
    different = np.abs(shown.astype(int) - drawn.astype(int)).max(axis=2) > 96
    assert float(different.mean()) == pytest.approx(0, abs=2e-3)


def test_that_the_distances_are_those_of_the_manual(
    suite_or_long: Callable[[int, int], int],
) -> None:
    """Means over ten seeds; the suite looks at the smallest sample alone."""
    text = (pictures.FOLDER.parent / "estimates.md").read_text("utf-8")
    _, _, part = text.partition("| people | window | bins |")
    told = re.findall(r"\| ([\d,]+) \| ([\d.]+) \| ([\d.]+) \|", part.partition("Bins draw")[0])
    assert [n for n, _, _ in told] == ["2,000", "8,000", "32,561"]
    for size, (_, window, bins) in list(zip(SIZES, told, strict=True))[: suite_or_long(1, 3)]:
        runs = [ages_picture.found(seed, size).distances for seed in range(10)]
        assert [f"{mean:.2f}" for mean in np.mean(runs, axis=0)] == [window, bins]
        assert float(window) < float(bins)

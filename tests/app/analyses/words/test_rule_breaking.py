"""What is said of rule-breakers, invented files and the parts of an interval, with its numbers."""

import pytest

from app.analyses.words.rule_breaking import (
    anchor_sentence,
    band_sentence,
    breaking_sentence,
    influence_sentence,
    part_name,
    parts_sentence,
)
from core.checks.influence import influence
from core.checks.rule_breaking import anchored, bounds
from core.count.tally import Tally
from core.examples import example_survey
from core.inference.binomial import Count
from core.inference.error_parts import parts_of

SEEN = Count(697, 2_000, 0.75, 0.25)


def test_that_influence_is_said_in_points() -> None:
    bribe = example_survey("bribery").question("bribe")
    yes, _ = influence(Tally(bribe, 2_000, (697, 1_303)))
    assert influence_sentence(yes) == (
        "One file moves the share by at most 0.07 points. "
        "Whoever invents 1 in 20 can move it by 6.2."
    )


@pytest.mark.parametrize(
    ("x", "mirrored", "told"),
    [
        (697, True, "share look higher, always pressing FALSE makes it look lower."),
        (1_300, False, "share look lower, always pressing No makes it look lower."),
        (1_000, False, "share look as it is, always pressing No makes it look lower."),
    ],
)
def test_that_the_direction_is_computed(x: int, mirrored: bool, told: str) -> None:
    count = Count(x, 2_000, 0.75, 0.25)
    said = breaking_sentence(count.share, bounds(count, 0.1), mirrored=mirrored)
    assert said == f"Pressing at random makes the {told}"


def test_that_a_band_and_an_anchor_are_said_with_their_intervals() -> None:
    told = band_sentence(bounds(SEEN, 0.1))
    assert told.startswith("If 10 of 100 did not: 5.2 – 27.4%, with the interval ")
    found = anchored(Count(360, 1_000, 0.75, 0.25), Count(280, 1_000, 0.75, 0.25), 0.0)
    assert found is not None
    assert anchor_sentence(found) == (
        "12.0% of people (0.9 – 23.1) seem to have answered at random. "
        "With that, the share is 18.2% (10.3 – 26.1)."
    )


def test_that_the_parts_of_an_interval_are_said_as_lengths_that_do_not_add() -> None:
    found = parts_of(SEEN)
    assert parts_sentence(found, 1.96 * found.all) == (
        "Asked directly, the interval would be two fifths as long: ± 1.7 instead of ± 4.2 points. "
        "The parts add as squares, not as lengths."
    )
    assert [part_name(part) for part in (0.34, 0.52, 1.0)] == ["a third", "half", "just"]

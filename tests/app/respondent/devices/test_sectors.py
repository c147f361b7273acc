"""Where sectors lie and where the wheel stops, in exact numbers."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.respondent.devices.sectors import (
    edges_of,
    landing_rotation,
    marks_of,
    sector_at_top,
)


@st.composite
def wheels(draw: st.DrawFn) -> list[Fraction]:
    parts = draw(st.lists(st.integers(1, 60), min_size=2, max_size=4))
    return [Fraction(part, sum(parts)) for part in parts]


places = st.floats(0, 1, exclude_max=True)


@given(wheels(), st.data(), places)
def test_that_the_wheel_stops_in_the_sector_that_was_drawn(
    fractions: list[Fraction], data: st.DataObject, place: float
) -> None:
    index = data.draw(st.integers(0, len(fractions) - 1))
    rotation = landing_rotation(fractions, index, place, 4, 6)
    assert sector_at_top(fractions, rotation) == index
    # About four turns: never more than half a turn off.
    assert abs(rotation - 4 * 360) <= 180


@given(wheels(), st.data(), places)
def test_that_the_wheel_stops_at_least_six_degrees_from_a_line(
    fractions: list[Fraction], data: st.DataObject, place: float
) -> None:
    index = data.draw(st.integers(0, len(fractions) - 1))
    edges = edges_of(fractions)
    width = float(edges[index + 1] - edges[index])
    at_top = -landing_rotation(fractions, index, place, 4, 6) % 360
    from_lines = min(at_top - float(edges[index]), float(edges[index + 1]) - at_top)
    assert from_lines >= min(6.0, width / 2) - 1e-9


def test_that_places_are_spread_evenly_over_the_sector() -> None:
    fractions = [Fraction(3, 4), Fraction(1, 4)]
    stops = [-landing_rotation(fractions, 1, k / 8, 4, 6) % 360 for k in range(8)]
    assert stops == pytest.approx([276 + k * 78 / 8 for k in range(8)])


@pytest.mark.parametrize(
    ("fractions", "counts"),
    [
        (["3/4", "1/4"], [27, 9]),
        (["1/2", "1/4", "1/4"], [18, 9, 9]),
        (["2/3", "1/6", "1/6"], [24, 6, 6]),
        (["5/6", "1/6"], [30, 6]),
        (["9/10", "1/10"], None),
        (["685/937", "252/937"], None),
        (["1/2", "17/72", "19/72"], None),
    ],
)
def test_that_marks_are_counted_only_where_each_sector_is_a_multiple_of_ten_degrees(
    fractions: list[str], counts: list[int] | None
) -> None:
    assert marks_of([Fraction(text) for text in fractions]) == counts


@pytest.mark.parametrize("fractions", [["1/2", "1/4"], ["3/2", "-1/2"], ["1", "0"], []])
def test_that_fractions_that_are_no_wheel_are_refused(fractions: list[str]) -> None:
    with pytest.raises(ValueError, match="sum to one"):
        edges_of([Fraction(text) for text in fractions])


def test_that_no_message_names_the_sector_or_the_place() -> None:
    fractions = [Fraction(1, 2), Fraction(1, 2)]
    with pytest.raises(IndexError) as no_sector:
        landing_rotation(fractions, 7, 0.5, 4, 6)
    with pytest.raises(ValueError, match="place") as no_place:
        landing_rotation(fractions, 1, 1.25, 4, 6)
    for raised in (no_sector.value, no_place.value):
        assert not any(secret in str(raised) for secret in ("7", "1.25"))


@pytest.mark.parametrize("fractions", [["3/4", "1/4"], ["1/2", "1/4", "1/4"]])
def test_that_a_wheel_at_rest_stands_on_the_line_before_its_first_sector(
    fractions: list[str],
) -> None:
    exact = [Fraction(text) for text in fractions]
    assert edges_of(exact)[0] == 0
    assert sector_at_top(exact, 0.0) == 0
    assert sector_at_top(exact, 0.001) == len(exact) - 1

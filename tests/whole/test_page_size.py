"""What a page measures in a window, against the numbers of the design."""

import pytest

from app.respondent.scaffold.page_size import PageSize
from app.theme.tokens import load_tokens


@pytest.mark.parametrize(
    ("width", "height", "s", "short", "header", "footer", "button", "margin"),
    [
        (800, 900, 1.0, True, 60, 84, 56, 32),
        (1024, 640, 1.0, True, 60, 84, 56, 32),
        (1099, 800, 1.0, True, 60, 84, 56, 32),
        (1100, 779, 1.0, True, 60, 84, 56, 56),
        (1100, 780, 1.0, False, 72, 104, 64, 56),
        (1280, 800, 1.0, False, 72, 104, 64, 56),
        (1366, 768, 1.0, True, 60, 84, 56, 56),
        (1440, 879, 1.0, False, 72, 104, 64, 56),
        (1440, 880, 1.15, False, 83, 120, 74, 64),
        (1760, 1000, 1.3, False, 94, 135, 83, 73),
        (1920, 1080, 1.3, False, 94, 135, 83, 73),
        (2400, 1300, 1.6, False, 115, 166, 102, 90),
        (2560, 1440, 1.6, False, 115, 166, 102, 90),
        (3840, 900, 1.15, False, 83, 120, 74, 64),
    ],
)
def test_that_a_window_gets_the_measures_of_the_table(
    width: int,
    height: int,
    s: float,
    short: bool,
    header: int,
    footer: int,
    button: int,
    margin: int,
) -> None:
    size = PageSize.of(width, height)
    assert (size.s, size.short) == (s, short)
    bands = size.header, size.footer, size.button, size.margin
    assert bands == pytest.approx((header, footer, button, margin), abs=1)


def test_that_parts_stand_above_each_other_below_960() -> None:
    assert PageSize.of(959, 900).stacked
    assert not PageSize.of(960, 900).stacked


def test_that_nothing_is_ever_smaller_than_the_least_type() -> None:
    least = min(
        style.px for name, style in load_tokens().type.items() if name.startswith("respondent.")
    )
    assert least == 21
    for width in range(320, 2800, 60):
        for height in range(240, 1600, 60):
            assert PageSize.of(width, height).s >= 1


def test_that_larger_text_is_laid_out_as_in_a_window_so_many_times_smaller() -> None:
    twice, half = PageSize.of(1366, 768, 2.0), PageSize.of(683, 384)
    assert twice.s == 2 * half.s
    assert (twice.short, twice.stacked, twice.rows_break, twice.header_scrolls) == (
        half.short,
        half.stacked,
        half.rows_break,
        half.header_scrolls,
    )
    assert (twice.header, twice.footer) == (2 * half.header, 2 * half.footer)


def test_that_text_grows_with_every_size_that_a_person_chooses() -> None:
    for width, height in ((1280, 800), (1440, 900), (1920, 1080), (2560, 1440)):
        scales = [PageSize.of(width, height, text).s for text in (1.0, 1.25, 1.5, 2.0)]
        assert scales == sorted(set(scales))

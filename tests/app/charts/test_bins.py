"""Histograms of numbers as they are drawn: on screen, in files, and where they are pointed at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from numbers_study import PEOPLE, histogram
from PySide6.QtGui import QImage

from app.charts.bin_layout import BinsLayout
from app.charts.style import screen_style
from app.charts.whole_chart import lay_out
from app.export import file_bytes
from app.export.look import Look
from app.words.axes import moved

pytestmark = pytest.mark.usefixtures("qapp")  # pictures are painted


def test_that_the_pill_stands_on_its_line_and_words_never_leave_the_picture() -> None:
    chart = histogram("age")
    assert chart.edge is not None
    for width in (220, 480, 1400):
        heights = set()
        for place in (*chart.edge.places[::8], chart.edge.places[-1]):
            there = moved(chart, place)
            assert there.edge is not None
            told = replace(there, edge=replace(there.edge, moving=False))
            layout = lay_out(told, width, screen_style("light"), 420)
            assert isinstance(layout, BinsLayout)
            near = 0.4 * (layout.x(place + 1) - layout.x(place))
            assert layout.place_at(layout.x(place) - near) == place
            assert layout.place_at(layout.x(place) + near) == place
            assert layout.pill is not None
            assert 24 <= layout.pill.left() < layout.pill.right() <= width - 24
            for words in (layout.below, layout.above):
                assert words is not None
                assert words.x >= 0
                assert words.y >= 0
                assert words.x + words.block.width <= width + 0.01
                beside = words.y + words.block.height <= layout.pill.top() + 0.01
                assert beside or words.y > layout.pill.top()  # never over the pill
            heights.add((layout.plot.top, layout.plot.bottom))
        assert len(heights) == 1  # nothing jumps while it is dragged


def test_that_a_file_has_the_edge_and_the_mean_in_words() -> None:
    chart = histogram("age", edge=40)
    drawn = file_bytes(chart, "svg").decode("utf-8")
    assert chart.edge is not None
    assert chart.mean is not None
    for text in (chart.edge.above, chart.edge.below, chart.mean.text, "truth of the rehearsal"):
        assert text in drawn
    assert chart.alt_text in drawn
    assert chart.edge.above in chart.alt_text
    assert chart.mean.text in chart.alt_text
    grey = Look(black_and_white=True)
    light = file_bytes(chart, "png", grey)
    dark = file_bytes(histogram("age", edge=11), "png", grey)
    assert not QImage.fromData(light).isNull()
    assert light != dark
    assert file_bytes(chart, "pdf").startswith(b"%PDF")


def test_that_what_is_pointed_at_has_value_count_and_truth() -> None:
    chart = histogram("age")
    bar, reading = chart.rows[3], dict(chart.readings[3])
    assert list(reading) == ["Share", "Count", "truth of the rehearsal"]  # it is a picture
    assert reading["Share"] == bar.value_text
    assert reading["Count"] == f"{(bar.value or 0) * PEOPLE:.0f}"
    counted = dict(histogram("age", counts=True).readings[3])
    assert counted["Count"] == reading["Count"]
    assert counted["Share"] == reading["Share"]

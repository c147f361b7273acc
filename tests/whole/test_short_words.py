"""Words, numbers and marks of charts where there is little room: none lies and none is lost."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.analyses.words.models import span_text
from app.analyses.words.scales import numbered_steps
from app.analyst.study.collected import CollectedChart
from app.charts.bar_layout import BarsLayout, ticks_that_fit
from app.charts.style import screen_style
from app.charts.text import in_lines
from app.charts.whole_chart import lay_out, paint_layout
from app.theme import Theme
from app.words.catalogue import set_apart
from app.words.numerals import both_ends, value_range
from app.words.options import beginning
from core.present.chart import Bar, BarChart, plain_axis, share_axis
from core.present.table import Cell, Column, Table


@pytest.mark.parametrize(
    ("low", "high", "written"),
    [
        (10.8, 15.1, "10.8 – 15.1"),
        (-2.6, 7.1, "−2.6 to 7.1"),
        (-23.0, -10.0, "−23.0 to −10.0"),
        (-0.04, 7.1, "0.0 – 7.1"),  # as it is rounded
    ],
)
def test_that_no_dash_of_a_range_meets_a_minus(low: float, high: float, written: str) -> None:
    assert value_range(low, high, 1) == written
    assert both_ends(written) == tuple(written.replace(" to ", " – ").split(" – "))


def test_that_an_end_that_is_not_known_is_written_alike() -> None:
    assert span_text(None, -0.88, 2) == "−∞ to −0.88"
    assert span_text(0.5, None, 2) == "0.50 – ∞"


def test_that_leftward_words_alone_are_set_apart() -> None:
    assert set_apart("City") == "City"
    assert set_apart("قرية") == "\u2068قرية\u2069"
    assert set_apart("כפר 2") == "\u2068כפר 2\u2069"


def test_that_a_text_is_cut_between_words() -> None:
    assert beginning("Where  do\nyou live?", 40) == "Where do you live?"
    assert beginning("Where do you live?", 14) == "Where do you…"
    assert len(beginning("word " * 100, 80)) <= 80


def test_that_the_labels_of_an_axis_are_round_where_not_all_fit(qapp: QApplication) -> None:
    assert qapp is not None
    axis = share_axis([0.131, 0.228], zero=False, sign_everywhere=True)
    assert axis.ticks[0].label == "13%"
    shown = ticks_that_fit(axis, 110.0, 30.0)
    assert [tick.label for tick in shown] == ["15%", "20%"]
    coarse = share_axis([0.131, 0.228], zero=False, sign_everywhere=True, most=5)
    assert [tick.label for tick in coarse.ticks] == [
        "12%",
        "14%",
        "16%",
        "18%",
        "20%",
        "22%",
        "24%",
    ]


def test_that_a_label_is_cut_at_its_last_line_and_says_so(qapp: QApplication) -> None:
    assert qapp is not None
    font = screen_style("light").font("base")
    whole = in_lines("one two three", font, 16.0, 200.0, 4)
    assert whole.lines == 1
    cut = in_lines("word \N{GRINNING FACE} " * 60, font, 16.0, 100.0, 4)
    assert cut.lines == 4
    assert cut.height == 4 * 16.0


def chart_of_mean(half: float) -> BarChart:
    bar = Bar("mean", "mean", 3.0, 3.0 - half, 3.0 + half, value_text="3.0")
    axis = plain_axis([1.0, 5.0], zero=False)
    return BarChart("t", "", (bar,), axis, "", "", columns=("", ""), dots=True, beside=1)


def whisker_seen(half: float) -> bool:
    """Whether the lower end of a whisker is seen beside its dot."""
    style = screen_style("light")
    layout = lay_out(chart_of_mean(half), 240, style)
    assert isinstance(layout, BarsLayout)
    picture = QImage(240, round(layout.height), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    paint_layout(layout, painter, QRectF(picture.rect()), style)
    painter.end()
    (row,) = layout.rows
    middle, ink = round(row.top + row.height / 2), style.colour("text")
    x = round(layout.x(3.0 - half))

    def dark(dx: int, dy: int) -> bool:
        return picture.pixelColor(x + dx, middle + dy).lightness() < ink.lightness() + 80

    # An end that is higher than the dot at its place, and nothing beyond it.
    return (dark(0, -3) or dark(1, -3)) and not any(dark(-3, dy) for dy in range(-3, 4))


@pytest.mark.parametrize("half", [0.05, 0.1, 0.2, 1.0])
def test_that_an_interval_shows_from_behind_its_mean(qapp: QApplication, half: float) -> None:
    assert qapp is not None
    assert whisker_seen(half)


def test_that_steps_are_numbered_as_their_mean_counts_them() -> None:
    columns = (Column("option", "Answer", numeric=False), Column("share", "Share %"))
    rows = tuple(
        (Cell(name, name), Cell(x, f"{x:.2f}")) for name, x in (("a", 17.97), ("b", 23.57))
    )
    numbered = numbered_steps(Table("", "", columns, rows, ()))
    assert [column.heading for column in numbered.columns] == ["Step", "Share %", "Up to here %"]
    assert [[cell.text for cell in row] for row in numbered.rows] == [
        ["1 a", "17.97", "17.97"],
        ["2 b", "23.57", "41.54"],
    ]
    assert [row[0].value for row in numbered.rows] == ["a", "b"]  # by which charts find them


def test_that_the_numbers_of_an_axis_of_days_are_whole(theme: Theme, qapp: QApplication) -> None:
    assert qapp is not None
    chart = CollectedChart(theme)
    chart.show_days([(date(2026, 3, 4), 900)], [])  # the axis goes up to 1,000
    assert chart._room_of(900) == chart._room_of(1000) > chart._room_of(90)
    chart.deleteLater()

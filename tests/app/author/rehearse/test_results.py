"""The mean of a number in a rehearsal: told and drawn in its units, which go below zero."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from made_questions import number
from PySide6.QtGui import QImage, QPainter

from app.author.rehearse.results import Tiles
from app.author.words.rehearsing import histogram_chart
from app.charts.histogram import HistogramLayout
from app.charts.style import screen_style
from app.charts.whole_chart import lay_out, paint_layout
from app.theme import Theme
from core.inference.intervals import Interval
from core.privacy.mechanisms import OneBit
from core.rehearse.runs import OptionRuns, QuestionRuns

QUESTION = number(-50, 50, mechanism=OneBit(101, Fraction(3, 4)))
ON_RANGE = OptionRuns(
    "mean",
    0.3,
    np.array([-0.2, 0.2, 0.5, 1.1]),
    np.array([0.0, 0.1, 0.4, 0.6]),
    np.array([0.2, 0.5, 0.9, 1.0]),
    0.4,
)
MEAN = ON_RANGE.on_range(-50, 50)


def runs_of(option: OptionRuns) -> QuestionRuns:
    n = np.full(4, 100)
    return QuestionRuns(QUESTION, n, 0.95, Interval.WALD.value, (option,), 1.0)


def test_that_errors_of_a_mean_below_zero_are_parts_of_its_size() -> None:
    assert [MEAN.truth, MEAN.planned] == pytest.approx([-20, 40])
    assert MEAN.shares == pytest.approx([-70, -30, 0, 60])
    assert MEAN.coverage == ON_RANGE.coverage == 0.25
    assert MEAN.percent_error == pytest.approx(100 * (50 + 10 + 20 + 80) / 4 / 20)


@pytest.mark.usefixtures("qapp")
def test_that_what_no_mean_can_be_is_shaded_beyond_the_ends_of_its_number() -> None:
    chart, style = histogram_chart(runs_of(MEAN), MEAN, 100, "en"), screen_style("light")
    assert chart.axis.low < -50
    assert chart.axis.high > 50
    layout = lay_out(chart, 900, style, 500)
    assert isinstance(layout, HistogramLayout)
    image = QImage(900, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_layout(layout, painter, image.rect().toRectF(), style)
    painter.end()
    top = round(layout.top) + 3
    seen = {at: image.pixelColor(round(layout.x(at)), top).name() for at in (-58, -45, 20, 45, 58)}
    raised, ground = (style.colour(name).name() for name in ("raised", style.ground))
    assert seen == {-58: raised, -45: ground, 20: ground, 45: ground, 58: raised}


@pytest.mark.usefixtures("qapp")
def test_that_nothing_is_told_of_means_below_zero(theme: Theme) -> None:
    tiles = Tiles(theme)
    tiles.show_option(runs_of(MEAN), MEAN)
    assert [told for _, told, _ in tiles.texts] == [
        "of the intervals hold the truth",
        "off, typically",
        "is their mean",
    ]
    assert tiles.texts[2][0] == "-10.0".replace("-", "−")

"""Charts and tables by kind: steps in their order, numbers with a picture, those asked."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.analyses.words.charts import bar_chart
from app.analyses.words.numbers import number_chart
from app.analyses.words.tables import table_of
from core.count.tally import Tally
from core.estimate import estimate
from core.present.chart import BarChart, number_axis
from core.privacy.mechanisms import KAry, OneBit
from core.survey.model import AskIf, Kind, Option, Question

AGE = Question("age", Kind.NUMBER, "How old are you?", low=16, high=95, step=1)
PAID = replace(
    AGE, id="paid", low=0, high=100, channel=OneBit(101, Fraction(3, 4)), text="Which part?"
)
STEPS = tuple(Option(f"s{i}", f"Step {i}") for i in range(4))
TRUST = Question("trust", Kind.RATING, "Trust?", options=STEPS, channel=KAry(4, Fraction(1, 2)))
HOURS = Question(
    "hours", Kind.NUMBER, "Hours?", low=0, high=40, step=1, bins=(0, 10, 20, 30, 40),
    channel=KAry(4, Fraction(1, 2)),
)  # fmt: skip


def ages(given: dict[int, int]) -> Tally:
    n = sum(given.values())
    total = sum(value * times for value, times in given.items())
    squares = sum(value**2 * times for value, times in given.items())
    histogram = tuple(given.get(value, 0) for value in range(16, 96))
    return Tally(AGE, n, (), total=total, squares=squares, histogram=histogram)


def picture(tally: Tally, *, counts: bool = False, respondents: int | None = None) -> BarChart:
    return number_chart(estimate(tally), tally, "en", counts=counts, respondents=respondents)


@pytest.mark.parametrize("question", [TRUST, HOURS], ids=["rating", "bins"])
def test_that_what_has_an_order_keeps_it(question: Question) -> None:
    found = estimate(Tally(question, 100, (10, 40, 20, 30)))
    chart = bar_chart(found, "en", largest_first=True)
    assert [bar.option for bar in chart.rows] == list(question.option_ids)


def test_that_numbers_in_the_clear_are_a_histogram() -> None:
    tally = ages({16: 10, 19: 5, 20: 25, 44: 40, 95: 20})
    chart = picture(tally, counts=True)
    told = {bar.label: bar.value for bar in chart.rows if bar.value}
    assert told == {"16 to 19": 15, "20 to 24": 25, "40 to 44": 40, "90 to 95": 20}
    assert not chart.dots
    assert chart.rows[0].label == "16 to 19"
    assert [bar.value for bar in picture(tally).rows] == [
        None if bar.value is None else bar.value / 100 for bar in chart.rows
    ]
    assert "16 to 19, 15.0%" in picture(tally).alt_text
    assert "The mean is 44.2," in chart.caption


@given(
    low=st.integers(-300, 300),
    size=st.integers(2, 400),
    step=st.integers(1, 30),
    data=st.data(),
)
def test_that_every_number_is_in_one_bin_and_bins_are_few(
    low: int, size: int, step: int, data: st.DataObject
) -> None:
    question = replace(AGE, low=low, high=low + step * (size - 1), step=step)
    histogram = data.draw(st.lists(st.integers(0, 5), min_size=size, max_size=size))
    n = sum(histogram)
    values = range(low, low + step * size, step)
    total = sum(v * t for v, t in zip(values, histogram, strict=True))
    squares = sum(v * v * t for v, t in zip(values, histogram, strict=True))
    tally = Tally(question, n, (), total=total, squares=squares, histogram=tuple(histogram))
    chart = picture(tally, counts=True)
    assert len(chart.rows) <= 22
    if n:
        assert sum(bar.value or 0 for bar in chart.rows) == n
    else:
        assert chart.message


def test_that_a_one_bit_mean_stands_with_its_whisker_on_the_range() -> None:
    tally = Tally(PAID, 2048, (1024,))
    chart = picture(tally)
    found = estimate(tally).mean
    assert found is not None
    (bar,) = chart.rows
    assert chart.dots
    assert (bar.value, bar.low, bar.high) == (found.mean, found.low, found.high)
    assert bar.value == pytest.approx(50)  # half of the bits: the middle of the range
    assert (chart.axis.low, chart.axis.high) == (0, 100)
    assert bar.interval_text in chart.caption
    assert "Feldman-Cousins interval" in chart.alt_text


def test_that_the_interval_of_a_mean_is_named_once_and_by_its_own_name() -> None:
    alone = estimate(ages({20: 3, 40: 5, 60: 2}))
    for made in (table_of(alone, "en"), picture(ages({20: 3, 40: 5, 60: 2}))):
        assert made.subtitle.endswith("95% Student’s t interval")
    assert "Student" not in picture(ages({20: 3, 40: 5, 60: 2})).caption
    rated = table_of(estimate(Tally(TRUST, 100, (10, 40, 20, 30))), "en")
    assert rated.subtitle.endswith("95% Feldman-Cousins intervals")
    assert "(Student’s t)" in " ".join(rated.notes)
    for tally in (ages({}), ages({50: 1})):
        assert "interval" not in picture(tally).subtitle


def test_that_an_axis_of_a_range_reaches_to_a_value_outside() -> None:
    axis = number_axis(16, 95, [101.5, None, 20])
    assert (axis.low, axis.high, axis.possible) == (16, 101.5, (16, 95))
    assert all(16 <= tick.at <= 101.5 for tick in axis.ticks)


def test_that_a_mean_has_a_table() -> None:
    found = estimate(Tally(PAID, 2048, (1024,)))
    mean = found.mean
    assert mean is not None
    table = table_of(found, "en")
    (row,) = table.rows
    texts = dict(zip([column.key for column in table.columns], row, strict=True))
    assert texts["mean"].value == mean.mean
    assert texts["se"].value == mean.se
    assert texts["interval"].value == mean.low
    assert texts["n"].value == 2048


def test_that_nothing_given_is_said() -> None:
    for tally in (ages({}), Tally(PAID, 0, (0,)), replace(ages({}), histogram=())):
        chart = picture(tally)
        assert chart.message
        assert chart.alt_text
    one = picture(ages({50: 1}))
    assert sum(bar.value or 0 for bar in one.rows) == 1


def test_that_those_who_were_not_asked_are_told() -> None:
    question = replace(TRUST, ask_if=AskIf.of("car", "yes"))
    found = estimate(Tally(question, 100, (10, 40, 20, 30)))
    told = "Asked of 100 of 250 respondents; shares and counts are of these."
    assert told in bar_chart(found, "en", respondents=250).caption
    assert told in table_of(found, "en", respondents=250).notes
    assert "respondents;" not in bar_chart(found, "en", respondents=100).caption
    optional = replace(found, question=replace(TRUST, optional=True))
    assert "Answered by 100 of 250" in bar_chart(optional, "en", respondents=250).caption
    given = ages({20: 4})
    assert "Asked of 4 of 9" in picture(given, respondents=9).caption  # it was drawn for these
    given = replace(given, question=replace(AGE, optional=True))
    assert "Answered by 4 of 9" in picture(given, respondents=9).caption


def test_that_counts_and_captions_speak_of_the_same() -> None:
    found = estimate(Tally(TRUST, 100, (2, 40, 28, 30)))
    assert (found.options[0].share or 0) < 0
    told = bar_chart(found, "en", counts=True).caption
    count = f"{abs(found.options[0].count or 0):.0f}"
    assert f"(−{count})" in told
    assert "%" not in told.partition("Chance")[0]
    table = table_of(found, "en", consistent=True, consistent_counts=True)
    place = [column.heading for column in table.columns].index("Consistent count")
    counted = [row[place].value for row in table.rows]
    assert counted == [100 * (option.consistent or 0) for option in found.options]
    bars = bar_chart(found, "en", counts=True, consistent=True)
    assert [bar.value for bar in bars.rows] == counted

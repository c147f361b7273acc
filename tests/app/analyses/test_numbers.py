"""Histograms of numbers: their marks against other ways to the same numbers, and the drawing."""

from __future__ import annotations

import csv
import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import accumulate, pairwise
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from numbers_study import PEOPLE, histogram, known, made, parts, strip, table
from numpy.typing import NDArray
from scipy.stats import binom

from app.analyses import analyse, numbers
from app.analyses.content import StudyContent
from app.analyses.numbers import histograms_of_groups
from app.analyses.one_question import offered
from app.analyses.parts import BarChart, BinsChart, Figure, Multiples
from app.analyses.printed_parts import data_of, text_of
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import Kept, Tallies, tallies_of
from app.charts.bin_layout import BinsLayout
from app.charts.style import screen_style
from app.charts.whole_chart import lay_out
from app.export import file_bytes
from app.words.typed_numbers import place_of
from core.count.tally import Tally
from core.count.weighted_sums import Weighted
from core.estimate.bracket import bracket
from core.estimate.sets import at_or_above, quantile
from core.inference.intervals import Interval
from core.present.chart import Mark
from core.rehearse import TrueNumbers

pytestmark = pytest.mark.usefixtures("qapp")  # pictures are painted


def reference(reported: NDArray[np.float64], k: int, width: int, p: Fraction) -> list[float]:
    """The smoothed histogram by the dense channel, from METHODS: EM, then ¼, ½, ¼ each step."""
    size = k + width - 1
    channel = np.full((k, size), float((1 - p) / (k - 1)))
    for place in range(k):
        channel[place, place : place + width] = float(p / width)
    shares = np.full(k, 1 / k)
    for _ in range(20_000):
        ahead = shares * (channel @ (reported / (shares @ channel)))
        wide = np.concatenate([ahead[:1], ahead, ahead[-1:]])
        ahead = (wide[:-2] + 2 * ahead + wide[2:]) / 4
        if np.abs(ahead - shares).max() < 1e-11:
            break
        shares = ahead
    return [float(share) for share in shares / shares.sum()]


def test_that_bars_edge_and_quarters_of_a_window_are_those_of_the_dense_channel() -> None:
    tally = known().tallies["age"]
    shares = reference(np.array(tally.counts) / tally.n, 61, 31, Fraction(3, 5))
    chart = histogram("age", edge=37, bin_width=10)
    assert list(chart.edges) == [10, 20, 30, 40, 50, 60, 71]
    for place, row in enumerate(chart.rows):
        first, last = (int(edge) - 10 for edge in chart.edges[place : place + 2])
        assert row.value == pytest.approx(sum(shares[first:last]), abs=1e-7)
        assert (row.low, row.high) == (None, None)
    assert [round(chart.dark(place), 9) for place in range(6)] == [0, 0, 0.3, 1, 1, 1]
    assert chart.edge is not None
    above = sum(shares[27:])
    assert chart.edge.above.startswith(f"at or above: {100 * above:.1f}% (")
    assert chart.edge.above.endswith(f"about {round(above * PEOPLE)} people")
    assert chart.edge.below == f"below: {100 * (1 - above):.1f}%"
    up_to = np.cumsum(shares)
    first, half, third = (10 + int(np.argmax(up_to >= p)) for p in (0.25, 0.5, 0.75))
    assert strip("age").figures[2].value == str(half)
    within = bracket(tally)
    assert within is not None
    low, high = (10 + place for place in within.quantile(0.5))
    assert strip("age").figures[2].meaning == (
        f"median, {low} to {high}; quarters at {first} and {third}"
    )


def test_that_bins_of_an_author_are_evenly_wide_and_their_edge_is_between_two() -> None:
    tally = known().tallies["hours"]
    p, q = 2 / 5, 1 / 5
    shares = [(count / tally.n - q) / (p - q) for count in tally.counts]
    chart = histogram("hours", edge=35)
    assert [row.value for row in chart.rows] == pytest.approx(shares)
    assert min(shares) < 0  # it is chance, and drawn below zero
    assert chart.even
    assert list(chart.edges) == [0, 20, 35, 40, 60]
    assert [chart.place(edge) for edge in chart.edges] == [0, 0.25, 0.5, 0.75, 1]
    assert "All bars are equally wide, though the bins are not." in chart.caption
    assert chart.edge is not None
    assert list(chart.edge.places) == [20, 35, 40]
    assert chart.edge.above.startswith(
        f"at or above: {100 * sum(shares[2:]):.1f}%".replace("-", "−")
    )
    assert [chart.dark(place) for place in range(4)] == [0, 0, 1, 1]
    layout = lay_out(chart, 640, screen_style("light"), 400)
    assert isinstance(layout, BinsLayout)
    assert layout.plot.y(chart.axis, min(shares)) > layout.plot.y(chart.axis, 0)
    saved = histogram("hours", raw=True)
    assert [row.raw for row in saved.rows] == [count / tally.n for count in tally.counts]
    assert [entry.text for entry in saved.legend if entry.mark is Mark.RAW] == ["share as saved"]
    assert file_bytes(saved, "png") != file_bytes(histogram("hours"), "png")
    fitted = histogram("hours", edge=35, consistent=True)
    assert all((row.value or 0) >= 0 for row in fitted.rows)


def test_that_numbers_in_the_clear_are_counted_and_so_are_both_sides() -> None:
    given = made().answers("trips")
    chart = histogram("trips", edge=23, bin_width=10, counts=True)
    assert list(chart.edges) == [0, 10, 20, 30, 41]  # forty alone would look like a rare answer
    wanted = [sum(low <= one < high for one in given) for low, high in pairwise(chart.edges)]
    assert [row.value for row in chart.rows] == wanted
    assert all(row.low is None for row in chart.rows)
    assert chart.edge is not None
    above = sum(one >= 23 for one in given)
    assert chart.edge.above.endswith(f"), {above} people")
    assert strip("trips", edge=23).figures[1].value == f"{100 * above / PEOPLE:.1f}%"
    assert f"{fmean(given):.2f}" in strip("trips").figures[0].value


def test_that_what_a_number_is_told_by_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The result and its choices tell of one edge, and its share takes a while at many numbers."""
    sought: list[float] = []

    def watched(real: Callable[..., Any]) -> Callable[..., Any]:
        def counted(tally: Tally, place: float, *how: Any) -> Any:
            sought.append(place)
            return real(tally, place, *how)

        return counted

    for real in (at_or_above, quantile):
        monkeypatch.setattr(f"app.analyses.numbers.{real.__name__}", watched(real))
    request, kept = AnalysisRequest("question", ("trips",)), Kept()
    analyse(request, [known()], kept=kept)
    whole = tallies_of(request, [known()], kept)
    first = numbers.numbers_in(whole, whole.questions[0])
    offered(request, whole)
    assert len(sought) == 4  # the edge and three quarters
    assert numbers.numbers_in(whole, whole.questions[0]) is first
    other = request.choosing(edge=9)
    found = numbers.numbers_in(tallies_of(other, [known()], kept), known().survey.question("trips"))
    assert found is not None
    assert found.edge == 9


def test_that_few_numbers_stand_above_their_own_marks() -> None:
    chart = histogram("gain")
    assert list(chart.edges) == [-5, -3, -1, 1, 3, 5]
    assert [tick.label for tick in chart.x_axis.ticks] == ["−4", "−2", "0", "2", "4"]
    assert chart.edge is not None
    assert chart.edge.line == chart.edge.at - 1
    assert list(chart.edge.places) == [-2, 0, 2, 4]
    assert {chart.dark(place) for place in range(5)} == {0.0, 1.0}


@pytest.mark.parametrize("question", ["age", "hours", "gain"])
def test_that_the_truth_is_that_of_the_answers(question: str) -> None:
    given = sorted(made().answers(question))
    chart, told = histogram(question, edge=20 if question != "gain" else 0), strip(question)
    ends = [int(edge) + (question == "gain") for edge in chart.edges]
    shares = [0.0] * len(chart.rows)
    for one in given:
        shares[min(bisect_right(ends, one) - 1, len(shares) - 1)] += 1 / len(given)
    assert [row.truth for row in chart.rows] == pytest.approx(shares)
    assert chart.mean is not None
    assert chart.mean.truth == pytest.approx(fmean(given))
    assert told.figures[0].truth.startswith("truth ")
    edge = histogram(question).edge
    assert edge is not None
    above = sum(one >= edge.at for one in given)
    assert told.figures[1].truth == f"truth {100 * above / PEOPLE:.1f}%, {above} people"
    quarters = [given[-(-PEOPLE * part // 4) - 1] for part in (1, 2, 3)]
    first, half, third = (str(one).replace("-", "−") for one in quarters)
    assert told.figures[2].truth == f"truth {half}; {first} and {third}"
    assert Mark.TRUTH in {entry.mark for entry in chart.legend}
    hidden = histogram(question, truth=False)
    assert all(row.truth is None for row in hidden.rows)
    assert hidden.mean is not None
    assert hidden.mean.truth is None
    assert not any(each.truth for each in strip(question, truth=False).figures)
    assert "in truth" not in hidden.caption


def test_that_the_caption_tells_what_is_known_and_no_more() -> None:
    told = histogram("age").caption
    assert "its bars have no intervals." in told
    assert (
        "Intervals at the edge and of the quarters: 95%, Student’s t of two scores that bracket it."
        in told
    )
    assert "The mean needs no smoothing and is unbiased." in told
    of_bins = histogram("hours").caption  # its mean stands in the picture, wherever that goes
    assert "smooth" not in of_bins
    assert "so it may be off by up to half a bin." in of_bins
    named = "Intervals at the edge and of the quarters: 95%, Feldman-Cousins."
    assert named in histogram("trips").caption
    assert "in truth" not in told  # people of every age were made up
    question = known().tallies["age"].question
    young = known().numbers["age"]
    only = {age: n for age, n in young.counts.items() if age >= 30}
    narrow = {"age": TrueNumbers(sum(only.values()), only)}
    said = histogram("age", _with(known(), narrow)).caption
    found = re.search(r"No one is under 30 in truth; the fit puts ([\d.]+)% there\.", said)
    assert found is not None
    tally = known().tallies["age"]
    shares = reference(np.array(tally.counts) / tally.n, 61, 31, Fraction(3, 5))
    assert float(found[1]) == pytest.approx(100 * sum(shares[:20]), abs=0.051)
    assert question.low == 10


def _with(content: StudyContent, numbers: dict[str, TrueNumbers]) -> StudyContent:
    return replace(content, numbers=numbers)


def test_that_a_mean_alone_stands_on_its_range_with_its_truth() -> None:
    found = parts("paid")
    (chart,) = (part for part in found if isinstance(part, BarChart))
    assert not any(isinstance(part, BinsChart) for part in found)
    assert chart.dots
    assert (chart.axis.low, chart.axis.high) == (0, 100)
    assert chart.rows[0].truth == pytest.approx(fmean(made().answers("paid")))
    (figure,) = (part for part in found if isinstance(part, Figure))
    assert figure.other_name == "truth of the rehearsal"
    assert float(figure.other) == pytest.approx(fmean(made().answers("paid")), abs=0.1)
    assert figure.scale is None


@pytest.mark.parametrize("question", ["age", "hours", "gain", "trips"])
def test_that_nobody_has_no_histogram_and_one_has_no_whiskers_but_a_mean(question: str) -> None:
    asked = known().survey.question(question)
    k = len(known().tallies[question].counts)
    none = Tally(asked, 0, (0,) * k, histogram=(0,) * 41 if question == "trips" else ())
    content = StudyContent(known().survey, 5, rehearsal=False, tallies={question: none})
    found = parts(question, content)
    assert not any(isinstance(part, BinsChart) for part in found)
    assert any(isinstance(part, BarChart) and part.message for part in found)
    alone = known(1)
    assert "1 people" not in str(parts(question, alone))
    chart = histogram(question, alone)
    assert chart.mean is not None
    assert chart.mean.low is None
    assert chart.edge is not None
    if question != "hours":
        assert all(row.low is None for row in chart.rows)
    for width in (240, 900):
        layout = lay_out(chart, width, screen_style("light"))
        assert isinstance(layout, BinsLayout)


def test_that_an_edge_that_cannot_be_here_is_near_the_middle() -> None:
    def at(**choices: Any) -> int:
        edge = histogram("hours", **choices).edge
        assert edge is not None
        return edge.at

    usual = at()
    assert at(edge=40) == 40
    assert at(edge=33) == at(edge=-1) == at(edge=60) == usual  # a share is not estimated there


def test_that_the_table_and_the_commands_tell_all_numbers_of_it() -> None:
    chart = histogram("age", edge=40, smoothed=False)
    part = table("age", edge=40, smoothed=False)
    rows = {row[0].text: row for row in part.table.rows}
    assert set(bar.label for bar in chart.rows) <= set(rows)
    assert {"Mean", "At or above 40", "First quarter", "Median", "Third quarter"} <= set(rows)
    values = [rows[bar.label][1].value for bar in chart.rows]
    assert values == pytest.approx([100 * (bar.value or 0) for bar in chart.rows])
    span = [column.key for column in part.table.columns].index("interval")
    lows = [rows[bar.label][span].value for bar in chart.rows]  # by which they are sorted
    assert lows == pytest.approx([100 * (bar.low or 0) for bar in chart.rows])
    assert part.table.columns[-1].heading == "Truth"
    assert all(len(row) == len(part.table.columns) for row in part.table.rows)
    assert not part.shown
    found = parts("age", edge=40, smoothed=False)
    assert "At or above 40" in text_of(found)
    figures = [one for one in data_of(found) if one["part"] == "figure"]
    assert [one["value"] for one in figures] == [
        one.value for one in strip("age", edge=40, smoothed=False).figures
    ]
    assert AnalysisRequest(choices=Choices(edge=40)).choices.bin_width is None


def test_that_groups_have_histograms_on_one_axis_with_one_edge() -> None:
    content = known()
    for question, edge in (("age", 33), ("hours", 35), ("trips", 12)):
        request = AnalysisRequest("question", (question,), split="area", choices=Choices(edge=edge))
        found = analyse(request, [content])
        (panels,) = (part for part in found if isinstance(part, Multiples))
        charts = [chart for chart in panels.charts if isinstance(chart, BinsChart)]
        assert [title.partition(",")[0] for title in panels.titles] == ["City", "Farm"]
        assert len({(chart.axis, chart.edges) for chart in charts}) == 1
        assert {chart.edge.at for chart in charts if chart.edge} == {edge}
        for chart in charts:
            ends = [end for row in chart.rows for end in (row.value, row.low, row.high)]
            assert all(chart.axis.low <= end <= chart.axis.high for end in ends if end is not None)
    given = zip(made().answers("trips"), _column("area"), strict=True)
    city = [trips for trips, area in given if area == "city"]
    assert charts[0].edge is not None
    assert charts[0].edge.above.endswith(f"), {sum(trips >= 12 for trips in city)} people")


def test_that_nobody_is_told_of_where_nobody_counts_and_weighted_people_are_about_so_many() -> None:
    content, hours = known(), known().tallies["hours"]
    none, twice = (_weighing(hours, weight) for weight in (0, 2))
    request = AnalysisRequest("question", ("hours",))
    alone = replace(content, tallies={**content.tallies, "hours": none})
    assert offered(request, Tallies(request, (alone,), alone)).edge is None
    groups = {"hours": {"city": twice, "farm": none}}
    split = replace(content, tallies={**content.tallies, "hours": twice}, groups=groups)
    request = replace(request, split="area")
    tallies = Tallies(request, (split,), split)
    names = {"city": "City", "farm": "Farm"}
    _, panels = histograms_of_groups(tallies, hours.question, names)
    assert isinstance(panels, Multiples)
    assert [title.partition(",")[0] for title in panels.titles] == ["City"]
    clear = replace(hours.question, channel=None)
    above = hours.counts[3]
    for tally, told, legend in (
        (hours, f"), {above} people", "people in each bin"),
        (twice, f"), about {above} people", "estimated people in each bin"),
    ):
        given = {"hours": replace(tally, question=clear)}
        survey = replace(content.survey, questions=(clear,))
        chart = histogram(
            "hours", StudyContent(survey, 240, rehearsal=False, tallies=given), edge=40, counts=True
        )
        assert chart.edge is not None
        assert chart.edge.above.endswith(told)
        assert chart.legend[0].text == legend


def _weighing(tally: Tally, weight: int) -> Tally:
    """The same reports, each of one weight."""
    once, twice = (tuple(Fraction(weight**power * one) for one in tally.counts) for power in (1, 2))
    n, total, squares = tally.n, Fraction(weight * tally.n), Fraction(weight**2 * tally.n)
    return tally.by_weight(Weighted(n if weight else 0, total, squares, once, twice))


def _column(name: str) -> list[str]:
    with made().truth.open(encoding="utf-8", newline="") as file:
        return [row[name] for row in csv.DictReader(file)]


def test_that_decimals_of_a_table_are_told_in_its_own_units() -> None:
    asked = replace(known().survey.question("trips"), low=0, high=240, step=5, scale=10)
    given = tuple(place % 4 for place in range(49))
    n, values = sum(given), range(0, 245, 5)
    total = sum(value * times for value, times in zip(values, given, strict=True))
    squares = sum(value**2 * times for value, times in zip(values, given, strict=True))
    tally = Tally(asked, n, (), total=total, squares=squares, histogram=given)
    survey = replace(known().survey, questions=(asked,))
    content = StudyContent(survey, n, rehearsal=False, tallies={"trips": tally})
    chart = histogram("trips", content, edge=75)
    assert chart.edge is not None
    assert (chart.edge.label, chart.edge.line) == ("7.5", 7.5)
    above = sum(times for value, times in zip(values, given, strict=True) if value >= 75)
    assert chart.edge.above.endswith(f"), {above} people")
    assert (chart.edges[0], chart.edges[-1]) == (0, 24.5)
    assert chart.mean is not None
    assert chart.mean.value == pytest.approx(total / n / 10)
    assert [tick.label for tick in chart.x_axis.ticks][:3] == ["0", "5", "10"]
    median = sorted(v for v, times in zip(values, given, strict=True) for _ in range(times))
    exact = Interval.CLOPPER_PEARSON
    told = strip("trips", content, interval=exact).figures[2]
    assert told.value == f"{median[(n + 1) // 2 - 1] / 10:g}"
    # Of an exact interval both ends are answers of so many people that half a coin tells no less.
    up_to = list(zip(values, accumulate(given), strict=True))
    low = next(v for v, people in up_to if binom.cdf(people, n, 0.5) > 0.025)
    high = next(v for v, people in up_to if binom.sf(people - 1, n, 0.5) < 0.025)
    assert told.meaning.startswith(f"median, {low / 10:g} to {high / 10:g}; quarters at ")
    assert low < high
    assert place_of("7.4", chart.edge.places, chart.edge.scale, every=True) == 75
    assert place_of("24.1", chart.edge.places, chart.edge.scale, every=True) is None

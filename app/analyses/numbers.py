"""A number beside its histogram: its mean, who is at or above an edge, and its quarters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Final

from app.analyses.available import OfferedBins, OfferedEdge, OfferedFit
from app.analyses.parts import (
    BarChart,
    BinsChart,
    FigureStrip,
    Multiples,
    Part,
    Sentence,
    ShortFigure,
    Tone,
)
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import Tallies
from app.analyses.words import histograms as words
from app.analyses.words import number_tables as tables
from app.analyses.words.charts import bar_chart
from app.analyses.words.findings import mean_notes
from app.analyses.words.nested import more_panels, panel_title
from app.analyses.words.numbers import number_chart
from app.words.axes import edge_label, in_figures
from core.count.tally import Tally
from core.estimate import QuestionEstimate
from core.estimate.bracket import BRACKET
from core.estimate.sets import at_or_above, quantile
from core.estimate.window_histogram import MOST_LIKELY, FittedHistogram, is_smoothed, numbers_of
from core.present.chart import (
    Edge,
    bin_widths,
    edges_of,
    people_axis,
    plain_axis,
    share_axis,
    width_of,
)
from core.present.table import Table
from core.rehearse.numbers import TrueNumbers
from core.survey import Question

_QUARTERS: Final = (0.25, 0.5, 0.75)
_SEEN: Final = 0.0005  # a share that is told as .1% at least
_MOST_PANELS = 12


def has_histogram(tally: Tally) -> bool:
    """Tell whether a number has more to show than its mean: bins, or every number counted."""
    question, weighted = tally.question, tally.weighted
    if not question.numeric or not tally.n:
        return False
    if weighted is not None and not weighted.total:  # nobody counts
        return False
    return len(question.bins) > 2 or question.charted or _counted(tally)


def _counted(tally: Tally) -> bool:
    return bool(tally.histogram and tally.weighted is None)


@dataclass(frozen=True)
class Sides:
    """The share at or above an edge with its interval and its name; None where there is none.

    `needed` is from how many reports on there is one, where they are too few for it.
    """

    above: float
    low: float | None
    high: float | None
    interval: str
    needed: int | None = None


@dataclass(frozen=True)
class Numbers:
    """What is told of a number that has a histogram. `truth` is there where people are known."""

    tally: Tally
    estimate: QuestionEstimate
    choices: Choices
    fitted: FittedHistogram | None
    truth: TrueNumbers | None

    @property
    def question(self) -> Question:
        """The question that asks for it."""
        return self.tally.question

    @cached_property
    def places(self) -> Sequence[int]:
        """The numbers at or above which a share is estimated, but for the least of all."""
        return self.question.bins[1:-1] or numbers_of(self.question)[1:]

    @cached_property
    def edge(self) -> int:
        """The edge that holds: the one chosen where it can be one here, else near the middle."""
        chosen = self.choices.edge
        return chosen if chosen is not None and chosen in self.places else self._middle

    @cached_property
    def _middle(self) -> int:
        """Return the round number nearest to the median, or the place where there is none."""
        half, scale = self.quarters[1], self.question.scale
        ends = [float(self.question.in_units(each)) for each in (self.places[0], self.places[-1])]
        ticks = (round(tick.at * scale) for tick in plain_axis(ends, zero=False).ticks)
        able = [each for each in ticks if each in self.places] or self.places
        return min(able, key=lambda each: abs(each - half * scale))

    @cached_property
    def _quantiles(self) -> tuple[tuple[float, float, float], ...]:
        """The first quarter, the median and the third quarter, each with its interval."""
        level, in_units = self.choices.level, self.question.in_units
        if self.fitted is not None:
            whole = (self.fitted.quantile(p, level) for p in _QUARTERS)
            return tuple((in_units(at), in_units(low), in_units(high)) for at, low, high in whole)
        each = (quantile(self.tally, p, level, self.choices.interval) for p in _QUARTERS)
        return tuple((one.value, one.low, one.high) for one in each if one is not None)

    @property
    def quarters(self) -> tuple[float, ...]:
        """The first quarter, the median and the third quarter."""
        return tuple(at for at, _, _ in self._quantiles)

    @property
    def spans(self) -> tuple[tuple[float, float], ...]:
        """The intervals of the quarters."""
        return tuple((low, high) for _, low, high in self._quantiles)

    @property
    def _label(self) -> str:
        """How the edge is written."""
        return edge_label(self.question.in_units(self.edge))

    @property
    def _true_mean(self) -> float | None:
        return None if self.truth is None else self.truth.mean / self.question.scale

    @property
    def _true_quarters(self) -> list[float] | None:
        if self.truth is None:
            return None
        return [self.question.in_units(self.truth.quantile(each)) for each in _QUARTERS]

    @cached_property
    def sides(self) -> Sides:
        """Who is at or above the edge."""
        level = self.choices.level
        if self.fitted is not None:
            part, bracket = self.fitted.at_or_above(self.edge, level), self.fitted.bracket(level)
            needed = bracket.needed if bracket is not None and not bracket.enough else None
            return Sides(part.share, part.low, part.high, BRACKET, needed)
        found = at_or_above(self.tally, self.edge, level, self.choices.interval)
        share = found.consistent if self.choices.consistent else found.share
        return Sides(share or 0.0, found.low, found.high, found.interval)

    def strip(self) -> FigureStrip:
        """Return mean, share at or above the edge, and median with quarters."""
        told, truth, sides = [], self.truth, self.sides
        mean = self.estimate.mean
        if mean is not None and mean.mean is not None:
            told.append(words.mean_figure(mean, self._true_mean))
        above = (truth.at_or_above(self.edge), truth.n) if truth else None
        told.append(words.edge_figure(self._label, sides.above, sides.low, sides.high, above))
        told.append(words.median_figure(self.quarters, self._true_quarters, self.spans[1]))
        return FigureStrip(tuple(ShortFigure(*each) for each in told))

    def chart(self, bars: BarChart, *, rehearsal: bool) -> BinsChart:
        """Return the histogram with its edge, and the mean beneath it."""
        question, mean = self.question, self.estimate.mean
        even = len({high - low for low, high in pairwise(question.bins)}) > 1
        before = 0.0
        if question.bins:
            edges = tuple(float(question.in_units(each)) for each in question.bins)
        else:
            edges = edges_of(question, self.choices.bin_width)
            before = question.in_units(question.low or 0) - edges[0]
        sides = self.sides
        counted = not question.sensitive and self.tally.weighted is None
        above = words.above_words(
            *(sides.above, sides.low, sides.high, self.tally.n), counted=counted
        )
        edge = Edge(
            at=self.edge,
            places=self.places,
            label=self._label,
            below=words.below_words(1 - sides.above),
            above=above,
            scale=question.scale,
            before=before,
            every=not question.bins,
        )
        return words.histogram(
            bars,
            self.estimate,
            edges,
            even=even,
            edge=edge,
            mean=None if mean is None else words.mean_mark(mean, self._true_mean),
            known=self._said(),
            rehearsal=rehearsal,
        )

    def shown(
        self, bars: BarChart, table: Table, *, rehearsal: bool
    ) -> tuple[BinsChart, FigureStrip, Table]:
        """Return the histogram, the figures above it, and the table with all that both tell."""
        chart = self.chart(bars, rehearsal=rehearsal)
        if not self.estimate.options:
            table = self.table(table, chart)
        even = (words.all_equally_wide(),) if chart.even else ()
        table = replace(table, notes=(*table.notes, *self._intervals_named, *even))
        return chart, self.strip(), table

    def table(self, table: Table, chart: BinsChart) -> Table:
        """Add to the table of the mean what else the histogram and the figures tell."""
        truth, sides = self.truth, self.sides
        known: Sequence[float | None] = self._true_quarters or [None] * len(_QUARTERS)
        above = None if truth is None else truth.at_or_above(self.edge) / truth.n
        span = tables.span_cell(sides.low, sides.high)
        shares = tables.share_cell(sides.above), span, tables.share_cell(above)
        quarters = [
            (name, tables.number_cell(value, 1), tables.numbers_cell(span), truth_of)
            for name, value, span, truth_of in zip(
                tables.quarter_names(),
                self.quarters,
                self.spans,
                (tables.number_cell(each, 1) for each in known),
                strict=True,
            )
        ]
        edge = (tables.from_edge(self._label), *shares)
        return tables.with_histogram(
            table, chart, edge, quarters, tables.number_cell(self._true_mean, 2)
        )

    @property
    def _intervals_named(self) -> tuple[str, ...]:
        """Name the intervals of bars, edge and quarters, which are not that of the mean."""
        fitted, level, sides, named = self.fitted, self.choices.level, self.sides, []
        if fitted is not None and not fitted.smoothed:
            named.append(words.interval_of_bars(level, MOST_LIKELY))
        if sides.needed is not None:
            named.append(words.too_few_for_edge(self.tally.n, sides.needed))
        elif sides.low is not None:
            # A set of several bins may have another interval than the one at the edge.
            of_quarters = fitted is not None or not self.question.sensitive
            named.append(words.interval_of_edge(level, sides.interval, of_quarters=of_quarters))
        return tuple(named)

    def _said(self) -> list[str]:
        """Return what is told beside a histogram: of its edge, its mean, and its fit."""
        fitted, truth, mean = self.fitted, self.truth, self.estimate.mean
        said = list(self._intervals_named)
        if mean is not None and mean.notes:
            said.append(mean_notes(mean.notes))
        if fitted is not None:
            said.append(words.mean_is_unbiased(smoothed=fitted.smoothed))
        if fitted is None or truth is None:
            return said
        first, last = map(fitted.numbers.index, (truth.least, truth.most))
        beyond = (
            (truth.least, float(fitted.shares[:first].sum()), True),
            (truth.most, float(fitted.shares[last + 1 :].sum()), False),
        )
        in_units = self.question.in_units
        for number, share, below in beyond:
            if share >= _SEEN:
                said.append(words.beyond_truth(in_units(number), share, below=below))
        return said


def numbers_in(tallies: Tallies, question: Question) -> Numbers | None:
    """Return what is told of a number that has a histogram; None of any other question."""
    tally, choices = tallies.of(question), tallies.request.choices
    if not has_histogram(tally):
        return None
    fitted = tallies.fitted(question)
    if question.charted and fitted is None:
        return None

    def made() -> Numbers:
        truth = truth_in(tallies, question)
        return Numbers(tally, tallies.estimate(question), choices, fitted, truth)

    return tallies.once(question, made)


def truth_in(tallies: Tallies, question: Question) -> TrueNumbers | None:
    """Return the true numbers of people, where they are known and are to be seen."""
    known = tallies.content.numbers.get(question.id)
    return known if known is not None and known.n and tallies.request.choices.truth else None


def bins_offered(tallies: Tallies, question: Question) -> tuple[OfferedEdge, OfferedBins] | None:
    """Return where the edge of a number can be, and how wide its bins; None of any other."""
    numbers = numbers_in(tallies, question)
    if numbers is None:
        return None
    choices, scale = tallies.request.choices, question.scale
    chosen = choices.edge == numbers.edge
    edge = OfferedEdge(numbers.edge, numbers.places, scale, chosen=chosen, every=not question.bins)
    if question.bins:
        return edge, OfferedBins()
    usual, able = width_of(question), bin_widths(question)
    width = choices.bin_width if choices.bin_width in able else None
    return edge, OfferedBins(tuple(dict.fromkeys((*able, usual))), width, usual, scale)


def fit_offered(request: AnalysisRequest, question: Question) -> OfferedFit | None:
    """Return how the histogram of a number is fitted; None where it is not fitted to reports."""
    if not question.charted:
        return None
    return OfferedFit(is_smoothed(question, request.choices.smoothed), is_smoothed(question))


def histograms_of_groups(
    tallies: Tallies, question: Question, names: Mapping[str, str]
) -> tuple[Part, ...]:
    """Return the histogram of each group that anybody is in; nothing where there is none.

    `names` are those of groups. The edge is that of all together.
    """
    whole = numbers_in(tallies, question)
    if whole is None:
        return ()
    choices = replace(whole.choices, edge=whole.edge)
    titles: list[str] = []
    charts: list[BinsChart] = []
    groups = tallies.estimate(question).groups
    for group in groups[:_MOST_PANELS]:
        tally = tallies.content.groups[question.id][group.value]
        if not has_histogram(tally):
            continue
        fitted = tallies.fitted(question, group.value)
        numbers = Numbers(tally, group.estimate, choices, fitted, None)
        bars = _bars(tallies, group.estimate, tally, fitted)
        titles.append(panel_title(names[group.value], tally.n))
        chart = numbers.chart(bars, rehearsal=bool(tallies.content.rehearsal))
        charts.append(replace(chart, title=f"{chart.title} · {names[group.value]}"))
    if not charts:
        return ()
    rows = [row for chart in charts for row in chart.rows]
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    most = max(tally.n for tally in tallies.content.groups[question.id].values())
    axis = in_figures(people_axis(values, most) if choices.counts else share_axis(values))
    aligned = tuple(replace(chart, axis=axis) for chart in charts)
    told = (words.one_axis_and_edge(), more_panels(len(groups) - len(groups[:_MOST_PANELS])))
    lead = Sentence(words.of_groups(), tuple(filter(None, told)), Tone.LEAD)
    return lead, Multiples(tuple(titles), aligned)


def _bars(
    tallies: Tallies, estimate: QuestionEstimate, tally: Tally, fitted: FittedHistogram | None
) -> BarChart:
    """Return the bins of a number in one group."""
    choices, language = tallies.request.choices, tallies.language
    rehearsal = bool(tallies.content.rehearsal)
    if estimate.options:
        consistent = choices.consistent
        return bar_chart(
            estimate, language, counts=choices.counts, consistent=consistent, rehearsal=rehearsal
        )
    return number_chart(
        estimate,
        tally,
        language,
        counts=choices.counts,
        rehearsal=rehearsal,
        width=choices.bin_width,
        fitted=fitted,
        mean_beside=True,
    )

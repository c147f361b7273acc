"""Groups in words: what a test of them says, charts of their shares and differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.analyses.words.methods import interval_of_level, method_line
from app.analyses.words.p_values import p_equals, statistic_text
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent, value_range
from core.estimate.compare import FEW_PEOPLE, PairDifference
from core.estimate.results import QuestionEstimate, ShareEstimate
from core.inference.independence import Independence
from core.present.chart import Axis, Bar, BarChart, plain_axis
from core.present.numerals import digits_of_error


@dataclass(frozen=True, slots=True)
class Named:
    """A group by what it is called, and what was found of it."""

    label: str
    estimate: QuestionEstimate

    @property
    def shown(self) -> str:
        """The label, with a remark where a group is small."""
        if not 0 < self.estimate.n < FEW_PEOPLE:
            return self.label
        return tr("{group} (few people)").format(group=self.label)


def tested(test: Independence | None, level: float) -> tuple[str, str]:
    """Return what a test of equal shares says, and its numbers."""
    if test is None:
        return tr("The groups cannot be compared."), tr("Fewer than two groups tell anything.")
    said = tr("The shares are not clearly different.")
    if test.p_value <= 1 - level:
        said = tr("The shares differ between the groups.")
    told = tr("Test of equal shares (likelihood ratio): {statistic}, p {p}.")
    statistic = statistic_text(test.statistic, test.freedom, test.denominator)
    numbers = told.format(statistic=statistic, p=p_equals(test.p_value))
    return said, f"{numbers} {_by_chance(test.p_value)}"


def _by_chance(p_value: float) -> str:
    if p_value < 0.001:
        return tr("By chance: fewer than 1 survey in 1,000.")
    n = round(1000 * p_value)
    return tr("By chance: {n} surveys in 1,000.", "", n).format(n=figures(n))


def shares_chart(
    title: str,
    subtitle: str,
    option: str,
    groups: Sequence[Named],
    whole: Named,
    axis: Axis,
) -> BarChart:
    """Return the share of one option in each group and among all, whose line is dashed."""
    rows = [_share_bar(each, option) for each in groups]
    rows.append(replace(_share_bar(whole, option), quiet=True))
    among = share_of(whole.estimate, option)
    drawn = BarChart(
        title=title,
        subtitle=subtitle,
        rows=tuple(rows),
        axis=in_figures(axis),
        caption=tr("The dashed line is the share among all."),
        alt_text="",
        columns=(tr("Share"), interval_of_level(whole.estimate.level)),
        reference=among.share,
    )
    return replace(drawn, alt_text=_read_out(drawn))


def share_of(estimate: QuestionEstimate, option: str) -> ShareEstimate:
    return next(each for each in estimate.options if each.option == option)


def _share_bar(group: Named, option: str) -> Bar:
    found = share_of(group.estimate, option)
    value = "" if found.share is None else percent(found.share)
    span = span_of(found.low, found.high, 100, 1)
    bar = Bar(group.label, group.shown, found.share, found.low, found.high)
    note = "" if found.share is not None else tr("No one in this group.")
    return replace(bar, value_text=value, interval_text=span, note=note)


def span_of(low: float | None, high: float | None, factor: float, digits: int) -> str:
    """Write an interval; '' where there is none."""
    if low is None or high is None:
        return ""
    return value_range(factor * low, factor * high, digits)


def means_chart(title: str, groups: Sequence[Named], whole: Named) -> BarChart:
    """Return the mean of each group and of all."""
    named = [*groups, whole]
    rows = []
    for each in named:
        mean = each.estimate.mean
        value = mean.mean if mean is not None else None
        digits = digits_of_error(mean.se if mean is not None else None)
        text = "" if value is None else number(value, digits)
        low, high = (mean.low, mean.high) if mean is not None else (None, None)
        bar = Bar(each.label, each.shown, value, low, high)
        span = span_of(low, high, 1, digits)
        rows.append(replace(bar, value_text=text, interval_text=span))
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    among = whole.estimate.mean
    drawn = BarChart(
        title=title,
        subtitle=method_of_means(groups, whole),
        rows=tuple(rows),
        axis=in_figures(plain_axis(values)),
        caption=tr("The dashed line is the mean of all."),
        alt_text="",
        columns=(tr("Mean"), interval_of_level(whole.estimate.level)),
        dots=True,
        reference=None if among is None else among.mean,
    )
    return replace(drawn, alt_text=_read_out(drawn))


def differences_chart(
    title: str,
    pairs: Sequence[PairDifference],
    names: Mapping[str, str],
    whole: QuestionEstimate,
    *,
    points: bool,
) -> BarChart:
    """Return the differences of two groups each, in points or in units of the mean."""
    factor = 100 if points else 1
    rows = []
    for pair in pairs:
        found = pair.difference
        digits = 1 if points else digits_of_error(found.se)
        bar = Bar(
            f"{pair.first} {pair.second}",
            pair_name(pair, names),
            factor * found.estimate,
            factor * found.low,
            factor * found.high,
            value_text=number(factor * found.estimate, digits),
            interval_text=value_range(factor * found.low, factor * found.high, digits),
        )
        rows.append(bar)
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    subtitle = tr("Differences, in points") if points else tr("Differences of means")
    drawn = BarChart(
        title=title,
        subtitle=f"{subtitle} · {method_of_differences(whole, points=points)}",
        rows=tuple(rows),
        axis=in_figures(plain_axis(values)),
        caption="",
        alt_text="",
        columns=(tr("Difference"), tr("Interval")),
        dots=True,
        zero=True,
    )
    return replace(drawn, alt_text=_read_out(drawn))


def method_of_differences(whole: QuestionEstimate, *, points: bool) -> str:
    """Return the line of differences of shares, in points, or of means."""
    name = "newcombe" if points else "welch"
    return method_line(whole, plural=bool(whole.options), intervals=[name])


def method_of_means(groups: Sequence[Named], whole: Named) -> str:
    """Return the line of means, whose intervals are others than those of shares."""
    means = [each.estimate.mean for each in (*groups, whole)]
    names = {mean.interval for mean in means if mean is not None and mean.interval is not None}
    of_shares = bool(whole.estimate.options)
    return method_line(whole.estimate, plural=of_shares, intervals=names)


def pair_name(pair: PairDifference, names: Mapping[str, str]) -> str:
    """Write which group less which other."""
    return f"{names[pair.first]} − {names[pair.second]}"


def _read_out(chart: BarChart) -> str:
    told = [f"{chart.title}. {chart.subtitle}."]
    for bar in chart.rows:
        if bar.value is None:
            told.append(tr("{answer}: nothing is known.").format(answer=bar.label))
        elif bar.interval_text:
            each = tr("{answer}: {value}, interval {range}.")
            told.append(
                each.format(answer=bar.label, value=bar.value_text, range=bar.interval_text)
            )
        else:
            told.append(f"{bar.label}: {bar.value_text}.")
    return " ".join([*told, chart.caption]).strip()

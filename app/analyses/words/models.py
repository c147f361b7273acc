"""The pictures of a model in words: odds ratios, predicted shares, and reports against it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.analyses.words.methods import interval_of_level, level_name
from app.analyses.words.model_names import ModelNames
from app.analyses.words.p_values import p_equals
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent, range_of_ends, value_range
from core.present.chart import (
    Axis,
    Bar,
    BarChart,
    ChartColumn,
    ColumnChart,
    LegendEntry,
    Mark,
    number_axis,
    people_axis,
    plain_axis,
    ratio_axis,
    share_axis,
)
from core.present.numerals import MINUS, digits_of_error
from core.present.table import Cell, Column, Table
from core.regress.columns import CONSTANT
from core.regress.results import Coefficient, FitCheck, Predicted, Regression
from core.regress.variables import Link
from core.survey.model import Question, text_in

_MOST_ROWS: Final = 16  # beyond, a table alone
_CLEARLY_WIDE: Final = 10.0  # one end of an odds ratio over the other
_TOLD: Final = 3
_LARGEST: Final = 50.0  # of a logarithm that is drawn
_LARGEST_RATIO: Final = 1e6  # of odds that is written


def title(outcome: Question, language: str) -> str:
    return tr("What goes with “{question}”").format(question=text_in(outcome.text, language))


def coefficient_title(found: Regression) -> str:
    """Return what stands above the picture of coefficients."""
    if found.link is Link.LINEAR:
        return tr("Coefficients; 0 = no difference")
    return tr("Odds ratios; 1 = no difference")


def coefficient_chart(
    found: Regression, names: ModelNames, about: str, subtitle: str, badge: str
) -> BarChart | None:
    """Return odds ratios on a log axis, or coefficients of a number; None where there are none.

    What others are compared with has a hollow mark before them.
    """
    shown = [names.shown(each) for each in found.coefficients if each.term != CONSTANT]
    if not shown or len(shown) > _MOST_ROWS:
        return None
    ratio = found.link is not Link.LINEAR
    ends = [value for each in shown for value in (each.estimate, each.low, each.high)]
    held = [max(-_LARGEST, min(_LARGEST, value)) for value in ends if value is not None]
    axis = ratio_axis(held) if ratio else plain_axis(held)
    rows = []
    compared = {} if names.of_file or len(shown) > _MOST_ROWS // 2 else dict(found.references)
    for each in shown:
        factor = each.parts[0][0] if len(each.parts) == 1 else None
        if factor in compared and each.answer is None:
            reference = names.known_level(factor, compared.pop(factor))
            rows.append(_reference_bar(reference, ratio=ratio))
        low = axis.low if each.low is None else max(each.low, axis.low)
        high = axis.high if each.high is None else min(each.high, axis.high)
        value, span = ratio_texts(each) if ratio else coefficient_texts(each)
        name = names.row(each)
        bar = Bar(name, name, each.estimate, low, high, value_text=value, interval_text=span)
        rows.append(bar)
    told = [tr("The axis is one of logarithms: twice and half are as far from 1.")] if ratio else []
    if any(each.hollow for each in rows):
        told.append(tr("A hollow mark is what the others of its question are compared with."))
    head = tr("Odds ratio") if ratio else tr("Coefficient")
    chart = BarChart(
        title=f"{about} · {coefficient_title(found)}",
        subtitle=subtitle,
        rows=tuple(rows),
        axis=in_figures(axis),
        caption=" ".join(told),
        alt_text="",
        columns=(head, interval_of_level(found.level)),
        dots=True,
        zero=True,
        badge=badge,
    )
    return replace(chart, alt_text=_read_out(chart))


def _reference_bar(name: str, *, ratio: bool) -> Bar:
    told = tr("{answer} (reference)").format(answer=name)
    text = figures(int(ratio))
    return Bar(told, told, 0.0, None, None, value_text=text, hollow=True)


def shares_title(found: Regression, outcome: Question) -> str:
    """Return what stands above the picture of predicted shares."""
    return tr("Predicted shares") if of_shares(found, outcome) else tr("Predicted means")


def of_shares(found: Regression, outcome: Question) -> bool:
    """Tell whether a model predicts shares, and not means of a number."""
    return found.link is not Link.LINEAR or not outcome.measured


def predicted_chart(
    found: Regression,
    outcome: Question,
    about: str,
    subtitle: str,
    badge: str,
    names: ModelNames | None = None,
) -> BarChart | None:
    """Return what is predicted at each answer; None where nothing is, or too much for a chart."""
    if not found.shares or len(found.shares) > _MOST_ROWS:
        return None
    shares = of_shares(found, outcome)
    values = [value for each in found.shares for value in (each.value, each.low, each.high)]
    axis = share_axis(values) if shares else _axis_about(values)
    caption = tr(
        "Everybody is taken to give this answer; what else they said is left as it is, on average."
    )
    chart = BarChart(
        title=f"{about} · {shares_title(found, outcome)}",
        subtitle=subtitle,
        rows=tuple(_predicted_bar(each, names, shares=shares) for each in found.shares),
        axis=in_figures(axis),
        caption=caption,
        alt_text="",
        columns=(tr("Share") if shares else tr("Mean"), interval_of_level(found.level)),
        dots=True,
        zero=shares,
        badge=badge,
    )
    return replace(chart, alt_text=_read_out(chart))


def _axis_about(values: Sequence[float]) -> Axis:
    """Return an axis that holds means with a little room, and zero only where it is among them."""
    low, high = min(values), max(values)
    room = 0.1 * (high - low) or 1.0
    return number_axis(low - room, high + room, values)


def beside(first: BarChart, second: BarChart) -> tuple[BarChart, BarChart]:
    """Return two charts whose rows are equally high."""
    most = max(len(first.rows), len(second.rows))
    return replace(first, beside=most), replace(second, beside=most)


def coefficient_texts(each: Coefficient) -> tuple[str, str]:
    """Write a coefficient and its interval."""
    if each.estimate is None:
        return "", ""
    digits = max(2, digits_of_error(each.se))
    return number(each.estimate, digits), span_text(each.low, each.high, digits)


def ratio_texts(each: Coefficient) -> tuple[str, str]:
    """Write the odds ratio of a coefficient and its interval."""
    if each.estimate is None:
        return "", ""
    ratio = _ratio(each.estimate)
    digits = max(2, digits_of_error(ratio * (each.se or 0.0)))
    low = figures(0) if each.low is None else _ratio_text(_ratio(each.low), digits)
    high = "∞" if each.high is None else _ratio_text(_ratio(each.high), digits)
    return _ratio_text(ratio, digits), range_of_ends(low, high)


def _ratio_text(ratio: float, digits: int) -> str:
    """Write an odds ratio; beyond a million its digits tell nothing."""
    if ratio > _LARGEST_RATIO:
        return tr("over {number}").format(number=number(_LARGEST_RATIO))
    return number(ratio, digits)


def _ratio(value: float) -> float:
    return math.exp(min(value, 700.0))


def span_text(low: float | None, high: float | None, digits: int) -> str:
    """Write two ends; ∞ where the likelihood sets none."""
    if low is not None and high is not None:
        return value_range(low, high, digits)
    ends = [
        number(end, digits) if end is not None else limit
        for end, limit in ((low, f"{MINUS}∞"), (high, "∞"))
    ]
    return range_of_ends(*ends)


def odds_text(found: Regression, names: ModelNames) -> list[str]:
    """Say in words which answers go with clearly other odds, a few of them."""
    if found.link is not Link.LOGIT:
        return []
    told, references = list[str](), dict(found.references)
    clear = [each for each in found.coefficients if _is_clear(each) and each.term != CONSTANT]
    for each in sorted(clear, key=lambda one: -abs(one.z or 0.0))[:_TOLD]:
        each = names.shown(each)
        value, span = ratio_texts(each)
        ends = each.low, each.high
        wide = None in ends or _ratio((each.high or 0.0) - (each.low or 0.0)) > _CLEARLY_WIDE
        words = tr("With {term} the odds are {ratio} times as high ({range}), all else alike.")
        if wide:
            words = tr(
                "With {term} the odds are {ratio} times as high ({range}), all else alike: the "
                "direction is clear, the size is not."
            )
        factor, level = each.parts[0] if len(each.parts) == 1 else (None, None)
        other = references.get(factor) if factor is not None else None
        said = {"term": names.row(each), "ratio": value, "range": span}
        if factor is not None and other is not None and level is not None and not names.of_file:
            words = tr(
                "The odds of “{term}” are {ratio} times those of “{other}” ({range}), "
                "all else alike."
            )
            if wide:
                words = tr(
                    "The odds of “{term}” are {ratio} times those of “{other}” ({range}), all else "
                    "alike: the direction is clear, the size is not."
                )
            said["other"] = names.level(factor, other)
        told.append(words.format(**said))
    return told


def _is_clear(each: Coefficient) -> bool:
    """Tell whether an interval leaves no difference out."""
    return (each.low is not None and each.low > 0) or (each.high is not None and each.high < 0)


def _predicted_bar(each: Predicted, names: ModelNames | None, *, shares: bool) -> Bar:
    name = f"{each.factor} = {each.level}"
    factor = names.factor(each.factor) if names is not None else None
    if names is not None and factor is not None and not names.of_file and each.level is not None:
        name = names.known_level(factor, each.level)
        if names.is_number(factor):
            name = names.told(factor, figures(each.level))
    if each.answer is not None and each.answer != "yes":
        answer = each.answer if names is None else names.answer(each.answer)
        name = f"{answer}: {name}"
    digits = max(2, digits_of_error(each.se))
    value, span = number(each.value, digits), value_range(each.low, each.high, digits)
    if shares:
        value, span = percent(each.value), value_range(100 * each.low, 100 * each.high, 1)
    return Bar(
        *(name, name, each.value, each.low, each.high),
        value_text=value,
        interval_text=span,
    )


def check_text(check: FitCheck, level: float) -> tuple[str, str]:
    """Say whether reports fit a model, and the numbers of the test."""
    fits = check.p > 1 - level
    said = tr("The reports fit this model.") if fits else tr("The reports do not fit this model.")
    told = tr("χ² = {value}, df = {df}, p {p}, of {n} groups of people by their predicted share.")
    numbers = told.format(
        value=number(check.statistic, 2),
        df=figures(check.freedom),
        p=p_equals(check.p),
        n=figures(len(check.groups)),
    )
    return said, numbers


def check_unknown() -> str:
    """Say that reports cannot be held against a model."""
    return tr(
        "Reports are held against a model of a yes/no question alone, asked of everybody in one "
        "way, without weights, and where there are more groups of people than coefficients."
    )


def check_chart(check: FitCheck, about: str, badge: str) -> ColumnChart:
    """Return how many reports say yes in each group, and how many the model expects."""
    columns = tuple(
        ChartColumn(percent(each.share, 0), float(each.reported), each.expected)
        for each in check.groups
    )
    values = [value for each in columns for value in (each.count, each.expected)]
    told = "; ".join(
        f"{each.label}: {number(each.count)} ({number(each.expected)})" for each in columns
    )
    caption = tr("Groups of people by the share that the model predicts for them.")
    alt = tr("Reports that say yes, and in brackets how many the model expects: {groups}.")
    return ColumnChart(
        title=f"{about} · {tr('Reports against the model')}",
        columns=columns,
        axis=in_figures(people_axis(values, sum(each.n for each in check.groups))),
        legend=(
            LegendEntry(Mark.BAR, tr("Reports that say yes")),
            LegendEntry(Mark.EXPECTED, tr("expected by the model")),
        ),
        alt_text=alt.format(groups=told),
        caption=caption,
        badge=badge,
    )


def check_table(found: Regression, check: FitCheck) -> Table:
    """Return the groups by which reports are held against a model."""
    columns = (
        Column("share", tr("Predicted share")),
        Column("n", tr("People")),
        Column("reported", tr("Reports that say yes")),
        Column("expected", tr("Expected by the model")),
    )
    rows = tuple(
        (
            Cell(each.share, percent(each.share)),
            Cell(each.n, number(each.n)),
            Cell(each.reported, number(each.reported)),
            Cell(each.expected, number(each.expected, 1)),
        )
        for each in check.groups
    )
    said, numbers = check_text(check, found.level)
    title_, level = tr("Reports against the model"), level_name(found.level)
    return Table(title_, f"n = {figures(found.n)} · {level}", columns, rows, (said, numbers))


def _read_out(chart: BarChart) -> str:
    told = [f"{chart.title}. {chart.subtitle}."]
    each = tr("{answer}: {value}, interval {range}.")
    for bar in chart.rows:
        numbers = {"value": bar.value_text, "range": bar.interval_text}
        told.append(each.format(answer=bar.label, **numbers))
    return " ".join([*told, chart.caption]).strip()

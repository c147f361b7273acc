"""Curves in words: the likelihood of each share, and errors against what a planner changes."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.axes import in_figures
from app.words.catalogue import joined, tr
from app.words.numerals import number, percent
from core.present.chart import CurveChart, LegendEntry, Level, Mark, Point, Series, plain_axis
from core.present.chart.lines import likelihood_line


def likelihood_chart(
    title: str,
    subtitle: str,
    xs: Sequence[float],
    ys: Sequence[float],
    *,
    estimate: float,
    low: float,
    high: float,
    cutoff: float,
    badge: str = "",
) -> CurveChart:
    """Return the likelihood curve of one share.

    `xs` are shares, `ys` log-likelihoods minus their maximum (at most 0), `estimate` the share
    of the maximum, [low, high] the interval and `cutoff` the negative depth that bounds it.
    """
    line = likelihood_line(xs, ys, low=low, high=high, cutoff=cutoff)
    best, cut = percent(estimate), number(cutoff, 2)
    told = tr(
        "Curve of how well each share fits the saved reports, for “{title}”. The best fit is "
        "{best}. Shares from {low} to {high} lie above the cut-off of {cut} and are in its "
        "interval. Method: {method}."
    )
    return CurveChart(
        title=title,
        subtitle=subtitle,
        series=(Series(tr("log-likelihood"), line.xs, line.ys),),
        x_axis=in_figures(line.x_axis),
        y_axis=in_figures(line.y_axis),
        caption=tr(
            "Log-likelihood below its top; shares above the dashed line are in the "
            "likelihood-ratio interval."
        ),
        alt_text=told.format(
            title=title,
            best=best,
            low=number(100 * low, 1),
            high=percent(high),
            cut=cut,
            method=subtitle,
        ),
        points=(Point(estimate, 0.0, best),),
        level=Level(cutoff, tr("cut-off {cut} (likelihood ratio)").format(cut=cut)),
        interval=(low, high),
        badge=badge,
    )


def curve_chart(
    title: str,
    subtitle: str,
    series: Sequence[Series],
    *,
    x_unit: str,
    y_unit: str,
    point: Point | None = None,
) -> CurveChart:
    """Return several named curves over plain axes that begin at zero, such as a planner's."""
    told = tr("Curves of {y} against {x}, for “{title}”: {names}.")
    names = joined([line.name for line in series])
    parts = [told.format(y=y_unit, x=x_unit, title=title, names=names)]
    for line in series:
        if line.xs:
            told = tr("{name} goes from {first} at {from} to {last} at {to}.")
            ends = {"first": line.ys[0], "from": line.xs[0], "last": line.ys[-1], "to": line.xs[-1]}
            written = {key: number(value, 1) for key, value in ends.items()}
            parts.append(told.format(name=line.name, **written))
    if point is not None:
        told = tr("At {place} it is {value}.")
        parts.append(told.format(place=number(point.x, 1), value=point.text))
    parts += [tr("Method: {method}.").format(method=subtitle)] if subtitle else []
    legend = tuple(LegendEntry(Mark.LINE, line.name, i) for i, line in enumerate(series))
    return CurveChart(
        title=title,
        subtitle=subtitle,
        series=tuple(series),
        x_axis=in_figures(plain_axis([x for line in series for x in line.xs], x_unit)),
        y_axis=in_figures(plain_axis([y for line in series for y in line.ys], y_unit)),
        caption="",
        alt_text=" ".join(parts),
        legend=legend if len(series) > 1 else (),
        points=(point,) if point is not None else (),
        vertical=None if point is None else point.x,
    )

"""Curves: the likelihood of each share, and errors against what a planner changes.

The likelihood picture follows METHODS §5: log-likelihood below its top, the cut-off line, and
the interval of the shares above it.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.present.chart.axis import plain_axis, share_axis
from core.present.chart.shapes import CurveChart, LegendEntry, Level, Mark, Point, Series
from core.present.wording import number, percent, value_range

_DEPTH = 3  # times the cut-off: deeper the curve says nothing more


def likelihood_curve_of(
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
    kept = [(float(x), float(y)) for x, y in zip(xs, ys, strict=True) if y >= _DEPTH * cutoff]
    x_axis = share_axis([x for x, _ in kept] + [low, high], zero=False, sign_everywhere=True)
    y_axis = plain_axis([y for _, y in kept] + [cutoff])
    span = value_range(100 * low, 100 * high, 1)
    alt_text = (
        f"Curve of how well each share fits the saved reports, for “{title}”. "
        f"The best fit is {percent(estimate)}. Shares from {span.replace(' – ', ' to ')}% lie "
        f"above the cut-off of {number(cutoff, 2)} and are in its interval. Method: {subtitle}."
    )
    return CurveChart(
        title=title,
        subtitle=subtitle,
        series=(Series("log-likelihood", tuple(x for x, _ in kept), tuple(y for _, y in kept)),),
        x_axis=x_axis,
        y_axis=y_axis,
        caption=(
            "Log-likelihood below its top; shares above the dashed line are in the "
            "likelihood-ratio interval."
        ),
        alt_text=alt_text,
        points=(Point(estimate, 0.0, percent(estimate)),),
        level=Level(cutoff, f"cut-off {number(cutoff, 2)} (likelihood ratio)"),
        interval=(low, high),
        badge=badge,
    )


def curves_of(
    title: str,
    subtitle: str,
    series: Sequence[Series],
    *,
    x_unit: str,
    y_unit: str,
    point: Point | None = None,
) -> CurveChart:
    """Return several named curves over plain axes that begin at zero, such as a planner's."""
    x_axis = plain_axis([x for line in series for x in line.xs], x_unit)
    y_axis = plain_axis([y for line in series for y in line.ys], y_unit)
    names = ", ".join(line.name for line in series)
    sentences = [f"Curves of {y_unit} against {x_unit}, for “{title}”: {names}."]
    for line in series:
        if line.xs:
            sentences.append(
                f"{line.name} goes from {number(line.ys[0], 1)} at {number(line.xs[0], 1)} "
                f"to {number(line.ys[-1], 1)} at {number(line.xs[-1], 1)}."
            )
    if point is not None:
        sentences.append(f"At {number(point.x, 1)} it is {point.text}.")
    sentences += [f"Method: {subtitle}."] if subtitle else []
    legend = tuple(LegendEntry(Mark.LINE, line.name, i) for i, line in enumerate(series))
    return CurveChart(
        title=title,
        subtitle=subtitle,
        series=tuple(series),
        x_axis=x_axis,
        y_axis=y_axis,
        caption="",
        alt_text=" ".join(sentences),
        legend=legend if len(series) > 1 else (),
        points=(point,) if point is not None else (),
        vertical=None if point is None else point.x,
    )

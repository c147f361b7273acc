"""The planner's curves: the margin against ε and against the number of people."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.flows.planning_wish import Wish
from app.words.catalogue import tr
from app.words.curves import curve_chart
from core.design.curves import CENTRAL, DIRECT, error_by_epsilon, error_by_respondents
from core.inference.binomial import normal_quantile
from core.present.chart import CurveChart, Point, Series
from core.present.numerals import number
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT
from core.privacy.mechanisms import REGISTRY
from core.survey import Kind

if TYPE_CHECKING:
    from core.design.curves import Floats

_POINTS = 80
_STEEPEST = 4.0  # a curve is drawn up to this many times the margin that is chosen


def title_of(mechanism_name: str) -> str:
    """Return what a mechanism is called at the head of a row; "k-ary" keeps its small letter."""
    title = REGISTRY[mechanism_name].title
    return title[:1].upper() + title[1:] if title[1].isalpha() else title


def by_epsilon(wish: Wish, recommended: str, title: str) -> CurveChart | None:
    """Return the margin at each ε, for the number of people; None for nobody."""
    if wish.people < 1:
        return None
    least, most = float(LEAST_TARGET), float(QUESTION_LIMIT)
    xs = [least + (most - least) * (i / _POINTS) ** 2 for i in range(_POINTS + 1)]
    curves = error_by_epsilon(wish.kind, xs, wish.people, wish.options, wish.share)
    at = float(wish.target)
    here = error_by_epsilon(wish.kind, [at], wish.people, wish.options, wish.share)
    return _curves(wish, recommended, (xs, curves), (at, here), "ε", title)


def by_people(wish: Wish, recommended: str, title: str) -> CurveChart | None:
    """Return the margin at each number of people, at the ε chosen; None for nobody."""
    if wish.people < 1:
        return None
    most = 4 * wish.people
    xs = [1 + (most - 1) * (i / _POINTS) ** 2 for i in range(_POINTS + 1)]
    epsilon, at = float(wish.target), float(wish.people)
    curves = error_by_respondents(wish.kind, epsilon, xs, wish.options, wish.share)
    here = error_by_respondents(wish.kind, epsilon, [at], wish.options, wish.share)
    return _curves(wish, recommended, (xs, curves), (at, here), tr("people"), title)


def _curves(
    wish: Wish,
    recommended: str,
    drawn: tuple[list[float], dict[str, Floats]],
    chosen: tuple[float, dict[str, Floats]],
    unit: str,
    title: str,
) -> CurveChart:
    """Return the margin of the best mechanism, of a trusted curator and of asking directly."""
    xs, curves = drawn
    at, here = chosen
    to_points = 100 * float(normal_quantile(wish.level))
    own = [name for name in curves if name not in (CENTRAL, DIRECT)]
    best = min(own, key=lambda name: here[name][0])
    margin = to_points * float(here[best][0])
    # Where all mechanisms have one curve it is called after the one that is recommended.
    names = {best: recommended if len(own) == 1 else title_of(best)}
    # Of a mean alone the largest error is known.
    if wish.kind is Kind.NUMBER and wish.options == 1:
        names |= {
            CENTRAL: tr("Trusted curator, at most"),
            DIRECT: tr("Asking directly, at most"),
        }
    else:
        names |= {CENTRAL: tr("Trusted curator"), DIRECT: tr("Asking directly")}
    series = []
    for key, name in names.items():
        points = [(x, to_points * float(se)) for x, se in zip(xs, curves[key], strict=True)]
        kept = [(x, y) for x, y in points if y <= _STEEPEST * margin]
        series.append(Series(name, tuple(x for x, _ in kept), tuple(y for _, y in kept)))
    point = Point(at, margin, tr("± {margin} points").format(margin=number(margin, 1)))
    chart = curve_chart(title, "", series, x_unit=unit, y_unit=tr("margin in points"), point=point)
    return replace(chart, y_axis=replace(chart.y_axis, unit=""))

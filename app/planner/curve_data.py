"""The planner's curves: the margin against ε and against the number of people."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.planner.asking_cards import counted
from app.planner.plan_request import PlanRequest, Subject
from app.words.catalogue import capital, tr
from app.words.curves import curve_chart
from app.words.mechanisms import mechanism_title
from app.words.numerals import number
from core.inference.binomial import normal_quantile
from core.lazy import np
from core.plan.asking import Asking
from core.plan.curves import CENTRAL, DIRECT, standard_errors
from core.plan.split import Split, equal_variances
from core.present.chart import CurveChart, Point, Series
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT

if TYPE_CHECKING:
    from core.plan.curves import Floats

_POINTS = 80
_STEEPEST = 4.0  # a curve is drawn up to this many times the margin that is chosen


@dataclass(frozen=True)
class _Line:
    """A named curve: its margins in points at the places drawn, and at the place chosen."""

    name: str
    drawn: Floats
    here: float


def by_epsilon(subject: Subject, recommended: str, title: str) -> CurveChart | None:
    """Return the margin at each ε, for the number of people; None for nobody."""
    request = subject.request
    if request.people < 1:
        return None
    least, most = float(LEAST_TARGET), float(QUESTION_LIMIT)
    xs = [least + (most - least) * (i / _POINTS) ** 2 for i in range(_POINTS + 1)]
    at = float(request.target)
    lines = _lines(subject, recommended, np.array([*xs, at]), np.array(float(request.people)))
    return _curves(lines, xs, at, "ε", title)


def by_people(subject: Subject, recommended: str, title: str) -> CurveChart | None:
    """Return the margin at each number of people, at the ε chosen; None for nobody."""
    request = subject.request
    if request.people < 1:
        return None
    most, at = 4 * request.people, float(request.people)
    xs = [1 + (most - 1) * (i / _POINTS) ** 2 for i in range(_POINTS + 1)]
    lines = _lines(subject, recommended, np.array(float(request.target)), np.array([*xs, at]))
    return _curves(lines, xs, at, tr("people"), title)


def _lines(subject: Subject, recommended: str, epsilons: Floats, people: Floats) -> list[_Line]:
    """Return the line that is chosen, then those it is compared with."""
    request = subject.request
    direct = tr("Asking directly")
    if request.whole:
        return _lines_of_all(request, epsilons, people, direct)
    here = _errors(request, request.asking, epsilons, people)
    own = [name for name in here if name not in (CENTRAL, DIRECT)]
    best = min(own, key=lambda name: float(here[name][-1]))
    if request.items > 1:
        other = _other(request)
        errors = _errors(request, other, epsilons, people)
        found = [
            (_called(request.items, request.asking), here[best]),
            (_called(request.items, other), errors[best]),
            (direct, here[DIRECT]),
        ]
        return [_line(request, name, errors) for name, errors in found]
    # Where all mechanisms have one curve it is called after the one that is recommended.
    first = recommended if len(own) == 1 else mechanism_title(best)
    central = tr("Trusted curator")
    # Of a mean alone the largest error is known.
    if request.kind.definition.numeric and request.options == 1:
        central, direct = tr("Trusted curator, at most"), tr("Asking directly, at most")
    found = [(first, here[best]), (central, here[CENTRAL]), (direct, here[DIRECT])]
    return [_line(request, name, errors) for name, errors in found]


def _other(request: PlanRequest) -> Asking:
    return request.way() if request.some else request.way(request.fewest[0])


def _errors(
    request: PlanRequest, asking: Asking, epsilons: Floats, people: Floats
) -> dict[str, Floats]:
    shape, histogram = (
        (request.options, request.share, asking, request.places),
        request.for_histogram,
    )
    return standard_errors(request.kind, epsilons, people, *shape, histogram=histogram)


def _line(request: PlanRequest, name: str, errors: Floats) -> _Line:
    margins = 100 * float(normal_quantile(request.level)) * errors
    return _Line(name, margins[:-1], float(margins[-1]))


def _lines_of_all(
    request: PlanRequest, epsilons: Floats, people: Floats, direct: str
) -> list[_Line]:
    """Return the largest margin among the questions of a draft."""
    ways = [request.way()]
    if request.can_ask_some:
        ways.insert(0, request.way(request.fewest[0]))
    found = []
    for asking in ways if request.some else reversed(ways):
        how = request.how if asking.everything else Split.EVENLY
        variance = equal_variances(request.parts_for(asking), epsilons, how, asking)
        found.append((_called(request.items, asking), np.sqrt(variance / people)))
    shares = [part.share if part.share is not None else 1 / 2 for part in request.parts]
    sampling = max(f * (1 - f) for f in shares) / float(request.asking.part)
    found.append((direct, np.sqrt(sampling / people) + 0 * epsilons))
    return [_line(request, name, errors) for name, errors in found]


def _called(items: int, asking: Asking) -> str:
    if asking.everything and items == 2:
        return tr("Both")
    words = tr("All {n}") if asking.everything else tr("{ask} of the {n}")
    said = words.format(ask=counted(asking.ask), n=counted(items))
    return capital(said)


def _curves(lines: list[_Line], xs: list[float], at: float, unit: str, title: str) -> CurveChart:
    margin = lines[0].here
    series = []
    for line in lines:
        kept = [
            (x, float(y)) for x, y in zip(xs, line.drawn, strict=True) if y <= _STEEPEST * margin
        ]
        series.append(Series(line.name, tuple(x for x, _ in kept), tuple(y for _, y in kept)))
    said = tr("± {margin} points").format(margin=number(margin, 1))
    point = Point(at, margin, said)
    chart = curve_chart(title, "", series, x_unit=unit, y_unit=tr("margin in points"), point=point)
    return replace(chart, y_axis=replace(chart.y_axis, unit=""))

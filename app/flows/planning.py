"""What the planner shows for a target ε: mechanisms, devices, comparisons and curves."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING

from app.words.curves import curve_chart
from core.design.curves import (
    CENTRAL,
    DIRECT,
    default_share,
    error_by_epsilon,
    error_by_respondents,
    sensitivity,
)
from core.design.plan import Plan, PlanOption, n_for_margin, plan
from core.inference.binomial import normal_quantile
from core.present.chart import CurveChart, Point, Series
from core.present.numerals import number
from core.privacy.epsilon import (
    LEAST_TARGET,
    QUESTION_LIMIT,
    SURVEY_LIMIT,
    SURVEY_WARNING,
    compose,
    epsilon_upper,
    factor_text,
    rounded_up,
)
from core.privacy.mechanisms import REGISTRY
from core.survey import Kind, Question, Survey, text_in

if TYPE_CHECKING:
    from core.design.curves import Floats

_DEVICES = {
    "two-coins": "Two coins",
    "die-forced": "Die: 1 No, 6 Yes",
    "die-mirrored": "Die, Warner 5/6",
    "die-mirrored-low": "Die, Warner 2/3",
    "two-dice-forced": "Two dice",
    "cards-suit": "Cards: suit decides",
    "cards-rank": "Cards: rank decides",
}
PEOPLE = 1200
_POINTS = 80
_STEEPEST = 4.0  # a curve is drawn up to this many times the margin that is chosen


@dataclass(frozen=True, slots=True)
class Wish:
    """What the author sets; `epsilon` is a decimal number as it was typed."""

    epsilon: str = "1"
    people: int = PEOPLE
    share: float = 0.1
    margin: float = 0.05
    level: float = 0.95


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One line of a table; numbers as they are shown. `strength` is "best", "" or "muted"."""

    cells: tuple[str, ...]
    strength: str = ""


@dataclass(frozen=True)
class Planned:
    """What one wish gives. `problem` says why there is nothing else."""

    mechanisms: tuple[PlanRow, ...] = ()
    devices: tuple[PlanRow, ...] = ()
    recommended: str = ""
    total: str = ""
    odds: str = ""
    warning: str = ""
    by_epsilon: CurveChart | None = None
    by_people: CurveChart | None = None
    problem: str = ""


def first_wish(question: Question, n: int, share: float | None, level: float) -> Wish:
    """Return what to begin with: the question's own ε, the study's n and estimated share."""
    kind, options = shape(question)
    target = epsilon_upper(question.ratio) if question.sensitive else Decimal(1)
    inside = min(max(target, LEAST_TARGET), QUESTION_LIMIT)
    guess = share if share is not None else 0.1 if kind is Kind.YES_NO else None
    if guess is None:
        guess = default_share(kind, options)
    return Wish(
        epsilon=rounded_up(inside),
        people=n or PEOPLE,
        share=min(1.0, max(0.0, guess)),
        level=level,
    )


def expected(survey: Survey) -> tuple[str, str, str] | None:
    """Return for how many people, which margin, and of what, to be shown before a study begins.

    None where nothing is randomized.
    """
    z = float(normal_quantile(Wish().level))
    share = Wish().share
    units = [
        question.mechanism.unit_variance((share,))
        for question in survey.sensitive
        if question.mechanism is not None and question.option_ids
    ]
    if not units:
        return None
    margin = z * math.sqrt(max(units) / PEOPLE)
    which = "for the sensitive question" if len(units) == 1 else "for each sensitive question"
    return (
        f"To expect with {PEOPLE:,} people",
        f"{_margin(margin)} points"
        if len(set(units)) == 1
        else f"at most {_margin(margin)} points",
        f"{which}, at an expected share of {number(100 * share)}%.",
    )


def shape(question: Question) -> tuple[Kind, int]:
    """Return the kind and the number of options that a plan of the question takes."""
    return question.kind, 2 if question.kind is Kind.YES_NO else len(question.option_ids) or 1


def planned(survey: Survey, question: Question, wish: Wish) -> Planned:
    """Work out everything that the planner shows."""
    kind, options = shape(question)
    try:
        found = plan(
            kind,
            Decimal(wish.epsilon),
            wish.people,
            options,
            wish.share,
            wish.margin,
            wish.level,
        )
    except ValueError as error:
        return Planned(problem=f"{error}.")
    best = found.options[0]
    parts = options if kind is Kind.MANY_OF else 1
    ratio = best.mechanism.ratio
    others = [other.ratio for other in survey.sensitive if other.id != question.id]
    total = compose([*others, None if ratio is None else Fraction(ratio**parts)])
    asked = len(others) + 1
    language = survey.languages[0]
    return Planned(
        mechanisms=_mechanism_rows(found, wish, (kind, options)),
        devices=_device_rows(found),
        recommended=name_of(best),
        total=rounded_up(epsilon_upper(total)),
        odds=_odds(total),
        warning=_warning(epsilon_upper(total), asked),
        by_epsilon=_by_epsilon(found, wish, options, text_in(question.text, language)),
        by_people=_by_people(found, wish, options, text_in(question.text, language)),
    )


def name_of(option: PlanOption) -> str:
    """Return how a mechanism is called in a sentence."""
    return _called(option.mechanism_name)


def _called(mechanism_name: str) -> str:
    """Return what a mechanism is called at the head of a row; "k-ary" keeps its small letter."""
    title = REGISTRY[mechanism_name].title
    return title[:1].upper() + title[1:] if title[1].isalpha() else title


def _mechanism_rows(found: Plan, wish: Wish, shape: tuple[Kind, int]) -> tuple[PlanRow, ...]:
    z = float(normal_quantile(wish.level))
    rows = [
        PlanRow(
            (
                name_of(option),
                ", ".join(f"{key} = {value}" for key, value in option.probabilities.items()),
                rounded_up(Decimal(option.epsilon)),
                _points(option.se, 2),
                _margin(option.margin),
                number(option.n_for_margin or 0),
            ),
            "best" if place == 0 else "",
        )
        for place, option in enumerate(found.options)
    ]
    sampling = wish.share * (1 - wish.share)
    scale = sensitivity(*shape) / float(wish.epsilon)
    # Of a number the guessed mean alone is known, and with it the largest error.
    most = ", at most" if found.worst_case else ""
    compared = (
        (f"Trusted curator (Laplace){most}", "sees every answer", wish.epsilon, found.central_se),
        (f"Asking directly{most}", "no protection", "none", found.direct_se),
    )
    for name, what, epsilon, se in compared:
        curator = epsilon != "none"
        needed = _n_of_curator(sampling, scale, wish.margin, z) if curator else None
        if needed is None:
            needed = n_for_margin(sampling, wish.margin, z)
        shown = rounded_up(Decimal(epsilon)) if curator else epsilon
        margin = None if se is None else z * se
        cells = (name, what, shown, _points(se, 2), _margin(margin), number(needed))
        rows.append(PlanRow(cells, "muted"))
    return tuple(rows)


def _n_of_curator(sampling: float, scale: float, margin: float, z: float) -> int:
    """Solve (margin/z)² = s/n + 2(scale/n)² for n, a quadratic equation in 1/n."""
    noise = 2 * scale**2
    one_by_n = (-sampling + math.sqrt(sampling**2 + 4 * noise * (margin / z) ** 2)) / (2 * noise)
    return math.ceil(1 / one_by_n)


def _device_rows(found: Plan) -> tuple[PlanRow, ...]:
    rows = []
    for place, option in enumerate(found.devices):
        device = option.device
        name = _DEVICES.get(device.name, device.name)
        if device.name == "spinner":
            degrees = device.p1 * 360
            name = f"Wheel, {degrees}° and {360 - degrees}°"
        fractions = ", ".join(option.probabilities.values())
        cells = (name, fractions, rounded_up(Decimal(option.epsilon)), _points(option.se, 2))
        rows.append(PlanRow(cells, "best" if place == 0 else ""))
    return tuple(rows)


def _points(share: float | None, digits: int) -> str:
    return "–" if share is None else number(100 * share, digits)


def _margin(share: float | None) -> str:
    return "–" if share is None else f"± {number(100 * share, 1)}"


def _odds(ratio: Fraction | None) -> str:
    if ratio is None:
        return "every answer can be proven"
    return f"up to {factor_text(ratio)} times the odds"


def _warning(total: Decimal, asked: int) -> str:
    number_of = "One question." if asked == 1 else f"{asked} questions."
    if total > SURVEY_LIMIT:
        return f"{number_of} Above {SURVEY_LIMIT} a survey is refused."
    if total > SURVEY_WARNING:
        return f"{number_of} Above {SURVEY_WARNING} people are warned."
    return f"{number_of} A warning comes above {SURVEY_WARNING}."


def _by_epsilon(found: Plan, wish: Wish, options: int, title: str) -> CurveChart | None:
    if wish.people < 1:
        return None
    least, most = float(LEAST_TARGET), float(QUESTION_LIMIT)
    xs = [least + (most - least) * (i / _POINTS) ** 2 for i in range(_POINTS + 1)]
    curves = error_by_epsilon(found.kind, xs, wish.people, options, wish.share)
    at = float(wish.epsilon)
    here = error_by_epsilon(found.kind, [at], wish.people, options, wish.share)
    return _curves(found, wish, (xs, curves), (at, here), "ε", title)


def _by_people(found: Plan, wish: Wish, options: int, title: str) -> CurveChart | None:
    if wish.people < 1:
        return None
    most = 4 * wish.people
    xs = [1 + (most - 1) * (i / _POINTS) ** 2 for i in range(_POINTS + 1)]
    epsilon, at = float(wish.epsilon), float(wish.people)
    curves = error_by_respondents(found.kind, epsilon, xs, options, wish.share)
    here = error_by_respondents(found.kind, epsilon, [at], options, wish.share)
    return _curves(found, wish, (xs, curves), (at, here), "people", title)


def _curves(
    found: Plan,
    wish: Wish,
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
    names = {best: _called(found.recommended if len(own) == 1 else best)}
    most = ", at most" if found.worst_case else ""
    names |= {CENTRAL: f"Trusted curator{most}", DIRECT: f"Asking directly{most}"}
    series = []
    for key, name in names.items():
        points = [(x, to_points * float(se)) for x, se in zip(xs, curves[key], strict=True)]
        kept = [(x, y) for x, y in points if y <= _STEEPEST * margin]
        series.append(Series(name, tuple(x for x, _ in kept), tuple(y for _, y in kept)))
    point = Point(at, margin, f"± {number(margin, 1)} points")
    chart = curve_chart(title, "", series, x_unit=unit, y_unit="margin in points", point=point)
    return replace(chart, y_axis=replace(chart.y_axis, unit=""))

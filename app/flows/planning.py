"""What the planner shows for a target ε: mechanisms, devices, comparisons and curves."""

from __future__ import annotations

import math
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from app.flows.planning_curves import title_of
from app.flows.planning_wish import PEOPLE, Subject, Wish
from core.design.curves import sensitivity
from core.design.plan import Plan, PlanOption, n_for_margin, plan
from core.inference.binomial import normal_quantile
from core.present.numerals import number
from core.privacy.epsilon import (
    SURVEY_LIMIT,
    SURVEY_WARNING,
    compose,
    epsilon_upper,
    factor_text,
    rounded_up,
)
from core.survey import Kind, Survey

_DEVICES = {
    "two-coins": "Two coins",
    "die-forced": "Die: 1 No, 6 Yes",
    "die-mirrored": "Die, Warner 5/6",
    "die-mirrored-low": "Die, Warner 2/3",
    "two-dice-forced": "Two dice",
    "cards-suit": "Cards: suit decides",
    "cards-rank": "Cards: rank decides",
}


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
    problem: str = ""


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


def planned(subject: Subject) -> Planned:
    """Work out everything that the planner shows."""
    wish = subject.wish
    try:
        found = plan(
            wish.kind,
            wish.target,
            wish.people,
            wish.options,
            wish.share,
            wish.margin,
            wish.level,
        )
    except ValueError as error:
        return Planned(problem=f"{error}.")
    best = found.options[0]
    parts = wish.options if wish.kind is Kind.MANY_OF else 1
    ratio = best.mechanism.ratio
    total = compose([*subject.others, None if ratio is None else Fraction(ratio**parts)])
    return Planned(
        mechanisms=_mechanism_rows(found, wish),
        devices=_device_rows(found),
        recommended=name_of(best),
        total=rounded_up(epsilon_upper(total)),
        odds=_odds(total),
        warning=_warning(epsilon_upper(total), len(subject.others) + 1),
    )


def name_of(option: PlanOption) -> str:
    """Return how a mechanism is called in a sentence."""
    return title_of(option.mechanism_name)


def _mechanism_rows(found: Plan, wish: Wish) -> tuple[PlanRow, ...]:
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
    scale = sensitivity(wish.kind, wish.options) / float(wish.target)
    # Of a number the guessed mean alone is known, and with it the largest error.
    most = ", at most" if found.worst_case else ""
    shown = wish.shown_epsilon
    compared = (
        (f"Trusted curator (Laplace){most}", "sees every answer", shown, found.central_se),
        (f"Asking directly{most}", "no protection", "none", found.direct_se),
    )
    for name, what, epsilon, se in compared:
        curator = epsilon != "none"
        needed = _n_of_curator(sampling, scale, wish.margin, z) if curator else None
        if needed is None:
            needed = n_for_margin(sampling, wish.margin, z)
        margin = None if se is None else z * se
        cells = (name, what, epsilon, _points(se, 2), _margin(margin), number(needed))
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

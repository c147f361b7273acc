"""What the planner shows for a target ε: mechanisms, devices, comparisons and curves."""

from __future__ import annotations

import math
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from app.flows.planning_curves import title_of
from app.flows.planning_wish import PEOPLE, Subject, Wish
from app.words.catalogue import figures, tr
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
    points = tr("{margin} points")
    if len(set(units)) > 1:
        points = tr("at most {margin} points")
    about = tr("for the sensitive question, at an expected share of {share}%.")
    if len(units) > 1:
        about = tr("for each sensitive question, at an expected share of {share}%.")
    return (
        tr("To expect with {n} people", "", PEOPLE).format(n=figures(PEOPLE)),
        points.format(margin=_margin(margin)),
        about.format(share=number(100 * share)),
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
    names = tr("Trusted curator (Laplace)"), tr("Asking directly")
    if found.worst_case:
        names = tr("Trusted curator (Laplace), at most"), tr("Asking directly, at most")
    compared = (
        (names[0], tr("sees every answer"), wish.shown_epsilon, found.central_se, True),
        (names[1], tr("no protection"), tr("none", "no ε"), found.direct_se, False),
    )
    for name, what, epsilon, se, curator in compared:
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
        name = _device_name(device.name)
        if device.name == "spinner":
            degrees = device.p1 * 360
            name = tr("Wheel, {first}° and {second}°").format(first=degrees, second=360 - degrees)
        fractions = ", ".join(option.probabilities.values())
        cells = (name, fractions, rounded_up(Decimal(option.epsilon)), _points(option.se, 2))
        rows.append(PlanRow(cells, "best" if place == 0 else ""))
    return tuple(rows)


def _device_name(name: str) -> str:
    names = {
        "two-coins": tr("Two coins"),
        "die-forced": tr("Die: 1 No, 6 Yes"),
        "die-mirrored": tr("Die, Warner 5/6"),
        "die-mirrored-low": tr("Die, Warner 2/3"),
        "two-dice-forced": tr("Two dice"),
        "cards-suit": tr("Cards: suit decides"),
        "cards-rank": tr("Cards: rank decides"),
    }
    return names.get(name, name)


def _points(share: float | None, digits: int) -> str:
    return "–" if share is None else number(100 * share, digits)


def _margin(share: float | None) -> str:
    return "–" if share is None else f"± {number(100 * share, 1)}"


def _odds(ratio: Fraction | None) -> str:
    if ratio is None:
        return tr("every answer can be proven")
    return tr("up to {factor} times the odds").format(factor=factor_text(ratio))


def _warning(total: Decimal, asked: int) -> str:
    limit = SURVEY_WARNING
    if total > SURVEY_LIMIT:
        limit = SURVEY_LIMIT
        said = tr("{n} questions. Above {limit} a survey is refused.", "", asked)
        if asked == 1:
            said = tr("One question. Above {limit} a survey is refused.")
    elif total > SURVEY_WARNING:
        said = tr("{n} questions. Above {limit} people are warned.", "", asked)
        if asked == 1:
            said = tr("One question. Above {limit} people are warned.")
    else:
        said = tr("{n} questions. A warning comes above {limit}.", "", asked)
        if asked == 1:
            said = tr("One question. A warning comes above {limit}.")
    return said.format(n=figures(asked), limit=limit)

"""What the planner shows for a request: mechanisms, devices, comparisons, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction

from app.planner.asking_cards import AskingCard, asking_cards
from app.planner.into_draft import Design
from app.planner.plan_request import PlanRequest, Subject, settled
from app.planner.rows import PlanRow, device_rows, mechanism_rows, question_rows
from app.words.catalogue import figures, tr
from app.words.mechanisms import mechanism_title
from app.words.numerals import factor_text, rounded_up
from app.words.value_errors import fault_text
from core.draft.fitting import target_of
from core.plan.mechanisms import Plan, PlanOption
from core.plan.split import split
from core.privacy.epsilon import (
    SURVEY_LIMIT,
    SURVEY_WARNING,
    compose,
    compose_largest,
    epsilon_upper,
)

_CLOSE = 1.01  # errors within a hundredth: not worth another mechanism than the question has


@dataclass(frozen=True)
class Planned:
    """What one request gives. `problem` says why there is nothing else.

    `request` has the ε that its goal needs; `designs` are what is chosen, by question ('' for one
    that stands in no survey yet); `chosen` is the key of its row. `plan` is that of one question.
    """

    request: PlanRequest
    rows: tuple[PlanRow, ...] = ()
    devices: tuple[PlanRow, ...] = ()
    cards: tuple[AskingCard, ...] = ()
    designs: dict[str, Design] = field(default_factory=dict)
    chosen: str = ""
    recommended: str = ""
    total: str = ""
    odds: str = ""
    warning: str = ""
    problem: str = ""
    plan: Plan | None = None


def planned(subject: Subject, choice: str = "") -> Planned:
    """Work out everything that the planner shows; `choice` is the key of a row, '' for none."""
    request = subject.request
    try:
        request = settled(request)
        subject = replace(subject, request=request)
        return _of_all(subject) if request.whole else _of_one(subject, choice)
    except ValueError as error:
        return Planned(request, problem=f"{fault_text(error)}.")


def _of_one(subject: Subject, choice: str) -> Planned:
    request = subject.request
    made = request.asked().plan(request.target, request.margin)
    each = request.target if request.of_options else request.asking.each(request.target)
    target = target_of(each, histogram=request.for_histogram)
    designs = {option.mechanism_name: Design(option.mechanism, target) for option in made.options}
    designs |= {f"device {option.device.name}": Design(option.mechanism) for option in made.devices}
    if choice not in designs:
        choice = _kept(subject, made)
    design = designs[choice]

    def use(plans: Sequence[Plan]) -> list[PlanOption]:
        (one,) = plans
        return [next((o for o in one.options if o.mechanism_name == choice), one.options[0])]

    ratio = compose([design.mechanism.ratio] * request.asking.ask)
    found = Planned(
        request,
        rows=mechanism_rows(made, request, choice),
        devices=device_rows(made, choice),
        cards=asking_cards(request, use),
        designs={subject.question: design},
        chosen=choice,
        recommended=mechanism_title(made.options[0].mechanism_name),
        plan=made,
    )
    return _with_total(found, subject, ratio if subject.free else subject.total(ratio))


def _of_all(subject: Subject) -> Planned:
    request = subject.request
    ask = None if request.asking.everything else request.asking.ask
    plans = split(
        request.asked_parts,
        request.target,
        request.people,
        request.how,
        ask=ask,
        margin=request.margin,
    )

    def use(plans: Sequence[Plan]) -> list[PlanOption]:
        found = []
        for made, each in zip(plans, subject.standing, strict=True):
            name = _kept(replace(subject, question=each.id), made)
            found.append(next(o for o in made.options if o.mechanism_name == name))
        return found

    options = use(plans)
    ratios = [
        compose([option.mechanism.ratio] * made.asking.ask)
        for option, made in zip(options, plans, strict=True)
    ]
    found = Planned(
        request,
        rows=question_rows(subject, options, plans),
        cards=asking_cards(request, use),
        designs={
            each.id: Design(option.mechanism, target_of(made.epsilon))
            for each, option, made in zip(subject.standing, options, plans, strict=True)
        },
    )
    return _with_total(found, subject, compose_largest(ratios, request.asking.ask))


def _kept(subject: Subject, made: Plan) -> str:
    """Return the mechanism to begin with: the question's own, where another is hardly better."""
    if subject.question:
        question = subject.draft.questions[subject.draft.index(subject.question)]
        own = question.mechanism.name if question.mechanism is not None else ""
        guess = (subject.request.share,)
        least = made.options[0].mechanism.unit_variance(guess)
        for option in made.options:
            near = option.mechanism.unit_variance(guess) <= least * _CLOSE**2
            if option.mechanism_name == own and near:
                return own
    return made.recommended


def _with_total(found: Planned, subject: Subject, total: Fraction | None) -> Planned:
    request = subject.request
    standing = {each.id for each in subject.standing}
    asked = request.questions if subject.free else len(standing | {subject.question})
    upper = epsilon_upper(total)
    warning = _warning(upper, asked)
    if subject.left_out:
        left = tr("Left out, as too little of them is written: {n}.")
        warning = f"{warning} {left.format(n=figures(subject.left_out))}"
    return replace(found, total=rounded_up(upper), odds=_odds(total), warning=warning)


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

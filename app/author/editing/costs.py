"""What a question costs its respondents and its author: odds, ε, error, and what could be had."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from app.author.editing.editing import Editing
from core.draft import DraftMechanism, DraftQuestion, edits
from core.plan.asking import Asking, asking_in
from core.plan.curves import PLACES
from core.plan.mechanisms import PlanOption, margin_of, plan, standard_error
from core.privacy.epsilon import Odds, epsilon, epsilon_upper, odds
from core.privacy.mechanisms import REGISTRY, Mechanism, Value, carried_out
from core.privacy.procedures import (
    DEGREES,
    FIXED_DEVICES,
    Device,
    Procedure,
    fits,
)
from core.survey import Kind, Question, parameters_json

SHARE = 0.1
"""The share that the error is told for."""
FIRST_TARGET = Decimal(1)
LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class Costs:
    """What can be computed of the chosen question and of all.

    `ratio` is the question's exact one, None where it proves; `known` tells whether it can be
    told. `error` and `margin` are of a share of a tenth, as parts of 1; `direct_margin` is that
    of asking directly. `measured`: of the mean of a number, as a part of its range. So many
    `people` are asked it, which are fewer where each is asked only some. `whole`: of every
    sensitive question the ratio is known, so that `total` is that of the survey.
    """

    sensitive: bool = False
    known: bool = False
    ratio: Fraction | None = None
    odds: Odds | None = None
    mirrored: bool = False
    measured: bool = False
    kind: Kind = Kind.YES_NO
    error: float | None = None
    margin: float | None = None
    total: Fraction | None = Fraction(1)
    whole: bool = True
    asked: int = 0
    abstaining_error: float | None = None
    direct_margin: float | None = None
    people: int = 0

    @property
    def epsilon(self) -> Decimal | None:
        """The ε of the question, rounded up; None where it is not known."""
        return None if self.ratio is None else epsilon_upper(self.ratio)


@dataclass(frozen=True, slots=True)
class Way:
    """What a procedure can do at these fractions; `nearest` is what it could do instead."""

    procedure: Procedure
    exact: bool
    nearest: DraftMechanism | None = None
    ratio: Fraction | None = None


def costs(editing: Editing) -> Costs:
    """Work out what the chosen question costs, and all of them."""
    designs = editing.costed
    sensitive = [each for each in editing.draft.questions if each.sensitive]
    costed = [each for each in designs.questions if each.costed and each.question.sensitive]
    found = Costs(
        total=designs.ratio if costed else Fraction(1),
        whole=len(costed) == len(sensitive),
        asked=len(sensitive),
    )
    question = editing.question
    if question is None or not question.sensitive:
        return found
    found = replace(found, sensitive=True, kind=question.kind)
    known = designs.of(editing.index)
    if known is None or known.channel is None:
        return found
    mechanism, respondents = known.drawn_by, max(editing.draft.respondents, 1)
    asking = asking_in(question, editing.draft.sample)
    error = margin = None
    if mechanism.informative:
        error = standard_error(mechanism, (SHARE,), respondents, asking)
        margin = margin_of(error, LEVEL)
    direct = math.sqrt(SHARE * (1 - SHARE) / float(respondents * asking.part))
    return replace(
        found,
        known=True,
        ratio=known.ratio,
        odds=None if known.measured else odds(mechanism.chances(mechanism.k - 1), known.ratio),
        measured=known.measured,
        mirrored=known.mirrored,
        error=error,
        margin=margin,
        abstaining_error=_abstaining_error(known, respondents, asking),
        direct_margin=margin_of(direct, LEVEL),
        people=asking.people(respondents),
    )


@lru_cache(maxsize=512)
def unit_variance(kind: Kind, options: int, target: Decimal, share: float) -> float | None:
    """Return n times the least variance of one share at an ε; None where nothing can be told."""
    try:
        return plan(kind, target, 1, options, share).options[0].mechanism.unit_variance((share,))
    except (ValueError, IndexError):
        return None


def at_epsilon(question: DraftQuestion, target: Decimal, people: int) -> DraftQuestion:
    """Return a question with fractions for an ε, and the procedures that can carry them out.

    As it is where no report could tell anything.
    """
    name = question.mechanism.name if question.mechanism else ""
    made = fitted(question, target, people, name) or fitted(question, target, people)
    if made is None:
        return question
    kept: list[str] = []
    if question.kind.definition.by_device:
        design = REGISTRY[made.name].make(_values(made), 2)
        kept = [
            each.value
            for each in Procedure
            if each.value in question.procedures and fits(each, design)
        ]
    return edits.with_design(question, made, kept or question.procedures)


def fitted(
    question: DraftQuestion, target: Decimal, people: int, name: str = ""
) -> DraftMechanism | None:
    """Return the mechanism of least error within a target ε, or the one of this name.

    None where no report could tell anything. Of a many-of only what is asked counts.
    """
    if question.kind.definition.multiple:
        target /= question.ask or max(len(question.options), 1)
        question = replace(question, kind=Kind.YES_NO)
    found = _planned(question.kind, _options_of(question), target, people, _places_of(question))
    option = next((each for each in found if each.mechanism_name == name), None)
    if option is None:
        option = found[0] if found and not name else None
    return None if option is None else DraftMechanism(option.mechanism_name, option.probabilities)


def made_sensitive(
    question: DraftQuestion, people: int, target: Decimal = FIRST_TARGET
) -> DraftQuestion:
    """Randomize a question at an ε, by the mechanism of least error."""
    mechanism = fitted(question, target, people) or fitted(question, FIRST_TARGET, people)
    by_device = question.kind.definition.by_device
    procedures = (Procedure.SPINNER, Procedure.SCRAMBLED) if by_device else ()
    return edits.with_design(question, mechanism, [each.value for each in procedures])


def with_abstaining(
    question: DraftQuestion, words: Mapping[str, tuple[str, str, str]], people: int
) -> DraftQuestion:
    """Offer "prefer not to say", at the ε that a yes/no question had.

    `words` are, in each language, what is offered, and the two answers.
    """
    mechanism = question.mechanism
    known = None if mechanism is None else _ratio_of(mechanism, _options_of(question))
    offered, yes, no = ({each: said[at] for each, said in words.items()} for at in range(3))
    offered_question = edits.with_abstaining(question, offered, yes=yes, no=no)
    if not question.kind.definition.complementary or known is None:
        return offered_question
    made = fitted(offered_question, epsilon_upper(known), people)
    return edits.with_design(offered_question, made, ())


def ways(question: Question | None) -> tuple[Way, ...]:
    """Return what each procedure can do at the fractions of a yes/no question."""
    if question is None or question.channel is None or not question.by_device:
        return ()
    return tuple(_way(procedure, question.drawn_by) for procedure in Procedure)


def use_for(question: DraftQuestion, way: Way) -> DraftQuestion:
    """Take the fractions that a procedure can do, and the procedure; what they rule out goes."""
    if way.nearest is None:
        return question
    design = REGISTRY[way.nearest.name].make(_values(way.nearest), 2)
    chosen = {*question.procedures, way.procedure.value}
    kept = [each.value for each in Procedure if each.value in chosen and fits(each, design)]
    return edits.with_design(question, way.nearest, kept)


def _values(mechanism: DraftMechanism) -> dict[str, Value]:
    return {
        name: Fraction(value) if isinstance(value, str) else value
        for name, value in mechanism.values.items()
    }


def _way(procedure: Procedure, mechanism: Mechanism) -> Way:
    if fits(procedure, mechanism):
        return Way(procedure, exact=True)
    here = epsilon(mechanism.ratio)
    designs = [
        carried_out(device.p1, device.p0, mechanism.mirrored)
        for device in _candidates()
        if device.p1 + device.p0 == 1 or not mechanism.mirrored
        if mechanism.mirrored or not device.mirrored
    ]
    able = [design for design in designs if fits(procedure, design)]
    if not able:
        return Way(procedure, exact=False)
    near = min(able, key=lambda design: abs(epsilon(design.ratio) - here))
    return Way(
        procedure, False, DraftMechanism(near.name, parameters_json(near.values)), near.ratio
    )


def _candidates() -> list[Device]:
    """Return the fixed devices, and a spinner of 360 degrees for every whole degree."""
    degrees = [Fraction(j, DEGREES) for j in range(DEGREES // 2 + 1, DEGREES)]
    spinners = [
        Device("spinner", p, 1 - p, mirrored) for p in degrees for mirrored in (True, False)
    ]
    return [*FIXED_DEVICES, *spinners]


def _options_of(question: DraftQuestion) -> int:
    kind, n = question.kind.definition, 0
    if kind.listed:
        n = len(question.options)
    elif kind.numeric:
        n = len(question.bins) - 1
    return max(n, kind.least)


def _places_of(question: DraftQuestion) -> int:
    """Return how many places the grid of a number has, or what is planned where it is faulty."""
    low, high, step = question.low, question.high, question.step
    if not (isinstance(low, int) and isinstance(high, int) and isinstance(step, int)):
        return PLACES
    return (high - low) // step + 1 if high > low and step > 0 else PLACES


@lru_cache(maxsize=512)
def _planned(
    kind: Kind, options: int, target: Decimal, people: int, places: int = PLACES
) -> tuple[PlanOption, ...]:
    try:
        return plan(kind, target, max(people, 1), options, SHARE, places=places).options
    except ValueError:
        return ()


def _abstaining_error(question: Question, respondents: int, asking: Asking) -> float | None:
    """Return the error of a yes/no question as a one-of with three options, at the same ε."""
    if not question.complementary or question.ratio is None or question.ratio == 1:
        return None
    found = _planned(Kind.ONE_OF, 3, epsilon_upper(question.ratio), respondents)
    if not found:
        return None
    return standard_error(found[0].mechanism, (SHARE,), respondents, asking)


def _ratio_of(mechanism: DraftMechanism, options: int) -> Fraction | None:
    """Return the ratio of a mechanism as typed; None where it is unfinished or proves."""
    try:
        return REGISTRY[mechanism.name].make(_values(mechanism), options).ratio
    except (KeyError, ValueError, TypeError, ZeroDivisionError):
        return None

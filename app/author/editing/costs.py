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
from core.draft.fitting import SHARE, options_of, wanted_epsilon
from core.plan.asking import Asking, asking_in
from core.plan.mechanisms import margin_of, plan, standard_error
from core.privacy.epsilon import Odds, epsilon, epsilon_upper, odds
from core.privacy.mechanisms import Mechanism, carried_out
from core.privacy.procedures import (
    DEGREES,
    FIXED_DEVICES,
    Device,
    Procedure,
    fits,
)
from core.survey import Kind, Question, parameters_json

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


def with_abstaining(
    question: DraftQuestion, words: Mapping[str, tuple[str, str, str]]
) -> DraftQuestion:
    """Offer "prefer not to say", at the ε that is wanted of a yes/no question, or that it had.

    `words` are, in each language, what is offered, and the two answers.
    """
    mechanism = question.mechanism
    known = None if mechanism is None else _ratio_of(mechanism, options_of(question))
    offered, yes, no = ({each: said[at] for each, said in words.items()} for at in range(3))
    offered_question = edits.with_abstaining(question, offered, yes=yes, no=no)
    if not question.kind.definition.complementary or known is None:
        return offered_question
    return edits.at_epsilon(offered_question, wanted_epsilon(question) or epsilon_upper(known))


def ways(question: Question | None) -> tuple[Way, ...]:
    """Return what each procedure can do at the fractions of a yes/no question."""
    if question is None or question.channel is None or not question.by_device:
        return ()
    return tuple(_way(procedure, question.drawn_by) for procedure in Procedure)


def use_for(question: DraftQuestion, way: Way) -> DraftQuestion:
    """Take the fractions that a procedure can do, and the procedure; what they rule out goes."""
    if way.nearest is None:
        return question
    design = edits.mechanism_of(way.nearest, 2)
    chosen = {*question.procedures, way.procedure.value}
    kept = [each.value for each in Procedure if each.value in chosen and fits(each, design)]
    return edits.with_design(question, way.nearest, kept)


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


def _abstaining_error(question: Question, respondents: int, asking: Asking) -> float | None:
    """Return the error of a yes/no question as a one-of with three options, at the same ε."""
    if not question.complementary or question.ratio is None or question.ratio == 1:
        return None
    variance = unit_variance(Kind.ONE_OF, 3, epsilon_upper(question.ratio), SHARE)
    return None if variance is None else math.sqrt(variance / float(respondents * asking.part))


def _ratio_of(mechanism: DraftMechanism, options: int) -> Fraction | None:
    """Return the ratio of a mechanism as typed; None where it is unfinished or proves."""
    try:
        return edits.mechanism_of(mechanism, options).ratio
    except (KeyError, ValueError, TypeError, ZeroDivisionError):
        return None

"""Fractions for an ε that is asked for: found by the planner's search, held while a question grows.

What is asked for stands in the draft, as `DraftQuestion.target`. Fractions that were typed have no
target, and are never touched.
"""

from __future__ import annotations

from dataclasses import replace
from decimal import ROUND_CEILING, Decimal, InvalidOperation
from functools import lru_cache
from typing import TypeAlias

from core.draft.model import DraftMechanism, DraftQuestion, DraftTarget
from core.plan.asking import Asking
from core.plan.curves import PLACES
from core.plan.mechanisms import PlanOption, plan
from core.privacy.epsilon import SURVEY_LIMIT
from core.survey.model import Kind

SHARE = 0.1
"""The share that an author's errors are computed for."""
_DIGITS = Decimal("0.000001")
_Shape: TypeAlias = tuple[Kind, int, int, int]


def target_of(epsilon: Decimal, *, histogram: bool = False) -> DraftTarget:
    """Return an ε as a draft holds it: in at most six decimals, rounded up.

    >>> target_of(Decimal("1.50")), target_of(Decimal(4).sqrt() / 3).epsilon
    (DraftTarget(epsilon='1.5', histogram=False), '0.666667')
    """
    short = epsilon.quantize(_DIGITS, rounding=ROUND_CEILING).normalize()
    return DraftTarget(f"{short:f}", histogram)


def wanted_epsilon(question: DraftQuestion) -> Decimal | None:
    """Return the ε that the fractions of a question were found for; None where they were typed.

    Of a many-of it is that of all options that one person is asked. None too for what stands in a
    file and is no number above 0 and up to 8.
    """
    try:
        found = Decimal(question.target.epsilon) if question.target is not None else None
    except InvalidOperation:
        return None
    known = found is not None and found.is_finite() and 0 < found <= SURVEY_LIMIT
    return found if known else None


def fitted(
    question: DraftQuestion, epsilon: Decimal, name: str = "", *, histogram: bool = False
) -> DraftMechanism | None:
    """Return the mechanism of least error within an ε, or the one of this name.

    None where no report could tell anything, or the name is of no mechanism for the question. Of
    a many-of only what is asked counts; `histogram` is as for `core.plan.mechanisms.plan`.

    >>> fitted(DraftQuestion("bribe"), Decimal(1), "warner")
    DraftMechanism(name='warner', values={'p': '685/937'})
    """
    shape = _shape(question) or _shape(question, PLACES)
    found = () if shape is None else _planned(*shape, epsilon, histogram)
    option = next((each for each in found if each.mechanism_name == name), None)
    if option is None:
        option = found[0] if found and not name else None
    return None if option is None else DraftMechanism(option.mechanism_name, option.probabilities)


def held(before: DraftQuestion, after: DraftQuestion) -> DraftQuestion:
    """Return a changed question with fractions for the ε that is wanted of it.

    Found anew only where something changed that they hang on: options that come and go, how many
    of them are asked, bins, the grid of a number. Fractions that were changed with it, or that
    were typed, stay; so do all where nothing could be told at this ε by the same mechanism.
    """
    epsilon, shape, mechanism = wanted_epsilon(after), _shape(after), after.mechanism
    if epsilon is None or shape is None or mechanism is None or mechanism != before.mechanism:
        return after
    if shape == _shape(before):
        return after
    histogram = after.target is not None and after.target.histogram
    made = fitted(after, epsilon, mechanism.name, histogram=histogram)
    return after if made is None else replace(after, mechanism=made)


def options_of(question: DraftQuestion) -> int:
    """Return how many options, or bins, a plan of the question takes; 1 is a mean."""
    kind, n = question.kind.definition, 0
    if kind.listed:
        n = len(question.options)
    elif kind.numeric:
        n = len(question.bins) - 1
    return max(n, kind.least)


def _shape(question: DraftQuestion, places: int = 0) -> _Shape | None:
    """Return what fractions hang on: kind, options, how many of them are asked, places of a grid.

    Without `places`, None where the grid of a number is not written yet.
    """
    options = options_of(question)
    asked = min(question.ask or options, options) if question.kind.definition.multiple else 0
    if question.kind.definition.numeric and not places:
        low, high, step = question.low, question.high, question.step
        if low is None or high is None or not step or step < 0 or high <= low:
            return None
        places = (high - low) // step + 1
    return question.kind, options, asked, places


@lru_cache(maxsize=512)
def _planned(
    kind: Kind, options: int, asked: int, places: int, epsilon: Decimal, histogram: bool
) -> tuple[PlanOption, ...]:
    asking = Asking(options, asked) if asked else None
    measured = kind.definition.numeric and options == 1
    try:
        return plan(
            *(kind, epsilon, 1, options, SHARE),
            asking=asking,
            places=places or PLACES,
            histogram=histogram and measured,
        ).options
    except ValueError:
        return ()

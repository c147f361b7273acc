"""What would make a question or a survey cheaper, or kinder: offered beside its costs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal

from app.author.editing.costs import Costs, unit_variance
from app.author.editing.editing import Editing
from app.author.words.costs import Offer, Offered
from core.draft import Draft, DraftQuestion, edits
from core.draft.fitting import SHARE, wanted_epsilon
from core.privacy.epsilon import SURVEY_LIMIT, SURVEY_WARNING, epsilon_upper
from core.survey import Kind

_FEW, _MANY, _HALF = 2, 6, 0.5
_FEWER = 5
_SPARE = Decimal("0.001")


def offers(editing: Editing, costs: Costs) -> tuple[Offered, ...]:
    """Return what is offered for the chosen question and for all, the most telling first."""
    question, draft = editing.question, editing.draft
    made: list[Offered] = []
    if question is not None and costs.sensitive and costs.known:
        made += _asking_options(question, costs)
    made += _asking_questions(editing)
    total = epsilon_upper(costs.total) if costs.total is not None else None
    if total is not None and total > SURVEY_WARNING and costs.asked > 1 and costs.whole:
        limit = SURVEY_LIMIT if total > SURVEY_LIMIT else SURVEY_WARNING
        made.append(Offered(Offer.SPLIT, {"limit": float(limit), "total": float(SURVEY_WARNING)}))
    if question is None or not costs.sensitive:
        return tuple(made)
    k = len(question.options)
    kind = question.kind.definition
    if kind.one_listed and k >= _MANY and costs.epsilon is not None:
        made += _fewer_options(k, question.kind, costs, draft.respondents)
    if not any(option.abstain for option in question.options):
        values: dict[str, float] = {}
        if costs.error is not None and costs.abstaining_error is not None:
            values = {"error": costs.error, "with_it": costs.abstaining_error}
        doable = not (kind.multiple or kind.numeric)
        made.append(Offered(Offer.ABSTAIN, values, doable))
    return tuple(made)


def _fewer_options(k: int, kind: Kind, costs: Costs, people: int) -> list[Offered]:
    """Tell what fewer options would make of the error."""
    variance = None
    if costs.epsilon is not None:
        variance = unit_variance(kind, _FEWER, costs.epsilon, SHARE)
    if variance is None or costs.error is None:
        return []
    error = math.sqrt(variance / max(people, 1))
    values = {"n": k, "fewer": _FEWER, "error": error}
    better = error < 0.95 * costs.error
    return [Offered(Offer.FEWER_OPTIONS, values, doable=False)] if better else []


def _asking_options(question: DraftQuestion, costs: Costs) -> list[Offered]:
    """Offer to ask one option of a many-of that asks all: the same ε, far fewer people."""
    k = len(question.options)
    if not question.kind.definition.multiple or question.ask is not None or k <= _FEW:
        return []
    factor = fewer_people(k, 1, costs.epsilon)
    return [Offered(Offer.ASK_OPTIONS, {"n": k, "factor": factor})] if factor > 1 else []


def _asking_questions(editing: Editing) -> list[Offered]:
    """Offer to ask one of the yes/no questions that stand alone, at the ε of all of them."""
    ids = alike_questions(editing)
    if len(ids) <= _FEW:
        return []
    epsilon = _total_of(editing, ids)
    factor = fewer_people(len(ids), 1, epsilon)
    return [Offered(Offer.ASK_QUESTIONS, {"n": len(ids), "factor": factor})] if factor > 1 else []


def alike_questions(editing: Editing) -> tuple[str, ...]:
    """Return the sensitive yes/no questions that are in no block, and asked of everyone."""
    drawn = {id_ for block in editing.draft.sample for id_ in block.questions}
    return tuple(
        each.id
        for each in editing.draft.questions
        if each.sensitive and each.kind.definition.complementary and each.ask_if is None
        if each.id not in drawn
    )


def fewer_people(k: int, asked: int, epsilon: Decimal | None) -> float:
    """Return how many times fewer people are needed where each is asked `asked` of k items.

    At a share of a half, where the gain is least; one item is asked at ε / `asked`, all at ε / k.
    """
    if epsilon is None:
        return 0.0
    all_ = unit_variance(Kind.YES_NO, 2, epsilon / k, _HALF)
    some = unit_variance(Kind.YES_NO, 2, epsilon / asked, _HALF)
    return 0.0 if all_ is None or not some else all_ / (some * k / asked)


def take_offer(editing: Editing, offer: Offer) -> None:
    """Do what is offered, in one step."""
    question = editing.question
    if offer is Offer.SPLIT:
        split_total(editing, Decimal(SURVEY_WARNING))
    elif offer is Offer.ASK_QUESTIONS:
        ids = alike_questions(editing)
        ask_some_questions(editing, ids, 1, _total_of(editing, ids))
    elif offer is Offer.ASK_OPTIONS and question is not None:
        changed, epsilon = replace(question, ask=1), epsilon_of(editing, question.id)
        if epsilon is not None:
            changed = edits.at_epsilon(changed, epsilon)
        editing.change(changed, ("ask",))


def ask_some_options(editing: Editing, asked: int | None) -> None:
    """Ask each person so many options of the chosen many-of; None asks all.

    The ε that is wanted of it holds; fractions that were typed stay. Raises ValueError where no
    many-of is chosen.
    """
    question = editing.question
    if question is None or not question.kind.definition.multiple:
        raise ValueError("no many-of is chosen")
    editing.change(replace(question, ask=asked), ("ask",))


def ask_some_questions(
    editing: Editing, ids: tuple[str, ...], asked: int, epsilon: Decimal | None = None
) -> None:
    """Ask each person so many of these questions; with `epsilon` they cost that together."""
    draft = edits.with_block(editing.draft, ids, asked)
    if epsilon is not None:
        draft = _fitted_to(draft, {id_: epsilon / asked for id_ in ids})
    editing.step(draft, editing.place)


def split_total(editing: Editing, total: Decimal) -> None:
    """Give all sensitive questions the same part of a total ε, in one step.

    Of a block only as many count as are asked of one person.
    """
    draft = editing.draft
    sensitive = [each.id for each in draft.questions if each.sensitive]
    drawn = {id_ for block in draft.sample for id_ in block.questions}
    parts = sum(id_ not in drawn for id_ in sensitive) + sum(block.ask for block in draft.sample)
    # A little less, so that what is rounded up for each does not go beyond it.
    draft = _fitted_to(draft, dict.fromkeys(sensitive, (total - _SPARE) / max(parts, 1)))
    editing.step(draft, editing.place)


def epsilon_of(editing: Editing, id_: str) -> Decimal | None:
    """Return the ε that is wanted of a question, or that it has; None where it cannot be told."""
    at = editing.draft.index(id_)
    if (wanted := wanted_epsilon(editing.draft.questions[at])) is not None:
        return wanted
    question = editing.costed.of(at)
    return None if question is None or question.ratio is None else epsilon_upper(question.ratio)


def _total_of(editing: Editing, ids: tuple[str, ...]) -> Decimal | None:
    found = [epsilon_of(editing, id_) for id_ in ids]
    known = [each for each in found if each is not None]
    return sum(known, Decimal(0)) if len(known) == len(ids) else None


def _fitted_to(draft: Draft, targets: Mapping[str, Decimal]) -> Draft:
    return draft.with_questions(
        tuple(
            edits.at_epsilon(each, targets[each.id]) if each.id in targets else each
            for each in draft.questions
        )
    )

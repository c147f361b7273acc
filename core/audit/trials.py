"""Made-up people who answer a survey as respondents do: by the one call that privatizes.

What comes out of that call is read, and nothing else of it is known. That two answers of a person
are drawn apart is part of what is declared: given what another report spoke for, an answer may not
be told any better. So each item is looked at a second time among the people whose report to the
item before it spoke for the truth, and among those where it spoke against.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.audit.events import (
    AGAINST,
    FOR,
    NEITHER,
    Item,
    column,
    items_of,
    made_up,
    marks,
    spoken,
)
from core.audit.judging import Audit, AuditedQuestion, judged
from core.lazy import np
from core.privacy.mechanisms import Report
from core.privacy.mechanisms.forms import NOT_ASKED
from core.privacy.randomness import SYSTEM, Door
from core.progress import Progress, silent
from core.response.drawing import draw
from core.response.privatize import privatize
from core.survey.model import Kind, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.audit.events import Outcomes, Truths

DEFAULT_TRIALS = 100_000
_FULL = 1_000_000
_AT_ONCE = 1024
_NOBODY = ""
"""In place of a report to a question that was not drawn for a person; no report is empty."""


def alpha_of(trials: int) -> float:
    """Return the probability that any bound is wrong: 1 in a million for a million trials.

    Of fewer it is 1 in 1,000, so that they reach as near to ε as they can.
    """
    return 1e-6 if trials >= _FULL else 1e-3


def audit(
    survey: Survey,
    trials: int = DEFAULT_TRIALS,
    door: Door = SYSTEM,
    seed: int | None = None,
    report: Progress = silent,
) -> Audit:
    """Let people with made-up answers answer a survey, and measure ε from their reports.

    Each question is asked of `trials` people; where only some are asked, of so many on the mean.
    `seed` repeats the truths, which are drawn apart from what the door draws. `report` is told
    (people done, all) and may raise `Cancelled`. Raises `RandomnessError`, and ValueError for an
    infinite ε.

    >>> from core.examples import example_survey
    >>> found = audit(example_survey("bribery"), 500)
    >>> found.questions[0].question.id, found.questions[0].low < 2
    ('bribe', True)
    """
    items = items_of(survey)
    counts = np.zeros((len(items), 3 if len(items) > 1 else 1, 2), dtype=np.int64)
    generator = np.random.default_rng(seed)
    people = math.ceil(trials * _people_for_one_asked(survey)) if items else 0
    for start in range(0, people, _AT_ONCE):
        report(start, people)
        n = min(_AT_ONCE, people - start)
        truths = [made_up(item.mechanism, n, generator) for item in items]
        outcomes = _outcomes(items, truths, _answers(survey, items, truths, n, door))
        counts += _counted(outcomes)
    report(people, people)
    alpha = alpha_of(trials)
    each = alpha / max(1, counts.shape[0] * counts.shape[1])
    found = [judged(item, of, each) for item, of in zip(items, counts, strict=True)]
    questions = tuple(
        AuditedQuestion(question, tuple(one for one in found if one.item.question is question))
        for question in survey.sensitive
    )
    return Audit(survey, trials, alpha, questions)


def _people_for_one_asked(survey: Survey) -> float:
    """Return how many people there must be for each that is asked what is asked of the fewest."""
    blocks = {id_: len(block.questions) / block.ask for id_, block in survey.blocks.items()}
    each = [
        blocks.get(question.id, 1.0) * len(question.options) / question.ask
        if question.ask is not None
        else blocks.get(question.id, 1.0)
        for question in survey.sensitive
    ]
    return max(each, default=1.0)


def _answers(
    survey: Survey, items: tuple[Item, ...], made: list[tuple[Truths, Truths]], n: int, door: Door
) -> dict[str, list[Report]]:
    """Return n people's reports by question, each person's one after the other."""
    truths: dict[str, list[list[int]]] = {}
    for item, (own, _) in zip(items, made, strict=True):
        truths.setdefault(item.question.id, []).append(own.tolist())
    reports: dict[str, list[Report]] = {id_: [] for id_ in truths}
    for person in range(n):
        drawn = draw(survey, door)
        for question in survey.sensitive:
            held = truths[question.id]
            if drawn is not None and not drawn.asks(question, survey):
                reports[question.id].append(_NOBODY)
            elif question.kind is not Kind.MANY_OF:
                reports[question.id].append(privatize(question, held[0][person], door))
            else:
                places = drawn.options.get(question.id) if drawn is not None else None
                asked = range(len(held)) if places is None else places
                truth = tuple(held[place][person] for place in asked)
                reports[question.id].append(privatize(question, truth, door, places))
    return reports


def _outcomes(
    items: tuple[Item, ...], made: list[tuple[Truths, Truths]], reports: dict[str, list[Report]]
) -> Outcomes:
    """Return what each person's report to each item spoke for, (items, people)."""
    found = np.full((len(items), len(made[0][0])), NEITHER, dtype=np.int8)
    characters: dict[str, tuple[NDArray[np.intp], NDArray[np.uint8]]] = {}
    for at, (item, (truths, rivals)) in enumerate(zip(items, made, strict=True)):
        id_ = item.question.id
        if item.option is None:
            given = reports[id_]
            who = np.flatnonzero([one != _NOBODY for one in given])
            values = column(item.mechanism, [given[person] for person in who.tolist()])
        else:
            if id_ not in characters:
                answered = np.flatnonzero([one != _NOBODY for one in reports[id_]])
                characters[id_] = answered, marks([reports[id_][i] for i in answered.tolist()])
            who, written = characters[id_]
            here = written[:, item.option]
            was_asked = here != ord(NOT_ASKED)
            who, values = who[was_asked], (here[was_asked] - ord("0")).astype(np.int64)
        found[at, who] = spoken(item.mechanism, values, truths[who], rivals[who])
    return found


def _counted(outcomes: Outcomes) -> NDArray[np.int64]:
    """Count what spoke for and against: of all, and beside the item before, (items, groups, 2)."""
    both = np.stack([outcomes == FOR, outcomes == AGAINST], axis=1)
    if len(outcomes) == 1:
        return both.sum(axis=2)[:, None]
    before = np.roll(both, 1, axis=0)
    beside = (both[:, None] & before[:, :, None]).sum(axis=3)
    return np.concatenate([both.sum(axis=2)[:, None], beside], axis=1)

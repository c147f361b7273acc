"""Made-up people who answer a survey as respondents do: by the one call that privatizes.

What comes out of that call is written as respondents' files are and read back from these bytes by
a parser that shares nothing with the program; nothing else is known. That two answers of a person
are drawn apart is part of what is declared: given what another report spoke for, an answer may not
be told any better. So each item is looked at a second time among the people whose report to the
item before it spoke for the truth, and among those where it spoke against.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from core.audit.epsilon_bounds import Audit, AuditedQuestion, judged
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
from core.audit.reading import answers_in
from core.lazy import np
from core.privacy.forms import NOT_ASKED
from core.privacy.mechanisms import Report
from core.privacy.randomness import SYSTEM, Door
from core.progress import Progress, silent
from core.response.drawing import draw
from core.response.file import Response, write
from core.response.privatize import privatize
from core.survey.model import Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.audit.events import Outcomes, People

DEFAULT_TRIALS = 100_000
_FULL = 1_000_000
_AT_ONCE = 1024
_GROUPS = 5
_ID = "0" * 32  # the files are read and let go one by one
_NOT_DRAWN = ""
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
    truths: Door = SYSTEM,
    report: Progress = silent,
) -> Audit:
    """Let people with made-up answers answer a survey, and measure ε from their reports.

    Each question is asked of `trials` people; where only some are asked, of so many on the mean.
    The door is that of the mechanisms; truths come of a door of their own. `report` is told
    (people done, all) and may raise `Cancelled`. Raises `RandomnessError`, and ValueError for an
    infinite ε.

    >>> from core.examples import example_survey
    >>> found = audit(example_survey("bribery"), 500)
    >>> found.questions[0].question.id, found.questions[0].low < 2
    ('bribe', True)
    """
    items = items_of(survey)
    used = np.array([[True, *[len(items) > 1] * 2, *[item.witnessed] * 2] for item in items])
    counts = np.zeros((len(items), _GROUPS, 2), dtype=np.int64)
    people = math.ceil(trials * _people_for_one_asked(survey)) if items else 0
    for start in range(0, people, _AT_ONCE):
        report(start, people)
        n = min(_AT_ONCE, people - start)
        made = [made_up(item.mechanism, n, truths) for item in items]
        counts += _counted(*_outcomes(items, made, _answers(survey, items, made, n, door)))
    report(people, people)
    alpha = alpha_of(trials)
    each = alpha / max(1, int(used.sum()))
    found = [judged(item, counts[at] * used[at, :, None], each) for at, item in enumerate(items)]
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
    survey: Survey, items: Sequence[Item], made: Sequence[People], n: int, door: Door
) -> dict[str, list[Report]]:
    """Return n people's reports by question, as their files hold them, one after the other."""
    truths: dict[str, list[list[int]]] = {}
    for item, people in zip(items, made, strict=True):
        truths.setdefault(item.question.id, []).append(people.truths.tolist())
    procedure = next(iter(survey.procedures), None)
    reports: dict[str, list[Report]] = {id_: [] for id_ in truths}
    for person in range(n):
        drawn = draw(survey, door)
        given: dict[str, Report] = {}
        for question in survey.sensitive:
            held = truths[question.id]
            if drawn is not None and not drawn.asks(question, survey):
                continue
            if not question.multiple:
                given[question.id] = privatize(question, held[0][person], door)
            else:
                places = drawn.options.get(question.id) if drawn is not None else None
                asked = range(len(held)) if places is None else places
                truth = tuple(held[place][person] for place in asked)
                given[question.id] = privatize(question, truth, door, places)
        saved = answers_in(write(Response(_ID, survey.digest, given, procedure)))
        for id_, found in reports.items():
            found.append(saved.get(id_, _NOT_DRAWN))
    return reports


def _outcomes(
    items: Sequence[Item], made: Sequence[People], reports: Mapping[str, list[Report]]
) -> tuple[Outcomes, NDArray[np.bool_]]:
    """Return what each report to each item spoke for, and if for the witness; (items, people)."""
    n = len(made[0].truths)
    outcomes = np.full((len(items), n), NEITHER, dtype=np.int8)
    seconded = np.zeros((len(items), n), dtype=np.bool_)
    answered = {
        id_: np.flatnonzero([report != _NOT_DRAWN for report in given])
        for id_, given in reports.items()
    }
    given = {id_: [reports[id_][i] for i in who.tolist()] for id_, who in answered.items()}
    written = {
        item.question.id: marks(given[item.question.id])
        for item in items
        if item.option == 0 and given[item.question.id]
    }
    for at, (item, people) in enumerate(zip(items, made, strict=True)):
        id_ = item.question.id
        who = answered[id_]
        if not who.size:
            continue
        if item.option is None:
            values = column(item.mechanism, given[id_])
        else:
            here = written[id_][:, item.option]
            asked = here != ord(NOT_ASKED)
            who, values = who[asked], (here[asked] - ord("0")).astype(np.int64)
        outcomes[at, who], seconded[at, who] = spoken(item.mechanism, values, people.of(who))
    return outcomes, seconded


def _counted(outcomes: Outcomes, seconded: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Count what spoke for and against, (items, groups, 2).

    Groups: all people; those whose report to the item before spoke for, and against; those whose
    report spoke for the witness, and those whose did not.
    """
    before = np.roll(outcomes, 1, axis=0)
    everybody = np.ones_like(seconded)
    groups = np.stack([everybody, before == FOR, before == AGAINST, seconded, ~seconded], axis=1)
    counted = [(groups & (outcomes == one)[:, None]).sum(axis=2) for one in (FOR, AGAINST)]
    return np.stack(counted, axis=2)

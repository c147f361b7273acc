"""Adding to a study: a decision on a conflict, a note, an analysis in the log.

Each is written with all the rest to a new file, which takes the study's name in one step.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from core.files import canonical
from core.study.additions import Choice, Logged
from core.study.records import Conflict
from core.study.schema import LONGEST_LOOKING, LONGEST_NOTE
from core.study.store import Study


def decide(study: Study, conflict: Conflict, choice: Choice, today: date | None = None) -> None:
    """Decide which version of a response counts, in the place of any decision before.

    Raises `Refused` (IO), and (SYNTAX) where there is no such conflict.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     [decide(study, conflict, Choice.SECOND) for conflict in study.conflicts()]
    []
    """
    id_ = bytes.fromhex(study.versions(conflict).id)
    stage = study.stage()
    stage.decide(id_, bytes.fromhex(conflict.sha256), choice.value, _ordinal(today))
    study.take(stage, study.rehearsal)


def reopen(study: Study, id_: str) -> None:
    """Take back what was decided on a response, by its id; the first version counts again.

    Raises `Refused` (IO).
    """
    stage = study.stage()
    if id_ in study.additions().decisions:
        stage.decide(bytes.fromhex(id_), b"", "", _ordinal(None))
    study.take(stage, study.rehearsal)


def note(study: Study, about: str, text: str) -> None:
    """Keep a note in the place of the one before; '' takes it away.

    It is about a question, by its id, or '' for the study. Raises ValueError for one that is too
    long or about nothing, and `Refused` (IO).

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     note(study, "bribe", "asked twice in the north")
    ...     study.additions().notes
    {'bribe': 'asked twice in the north'}
    """
    if len(text) > LONGEST_NOTE:
        raise ValueError(f"a note has at most {LONGEST_NOTE} characters")
    if about and about not in {question.id for question in study.survey.questions}:
        raise ValueError(f"there is no question {about}")
    stage = study.stage()
    stage.note(about, text)
    study.take(stage, study.rehearsal)


def log_analysis(
    study: Study,
    looking: canonical.Json,
    today: date | None = None,
    same: Callable[[Logged], bool] = lambda _logged: False,
) -> None:
    """Keep an analysis behind those before, as canonical JSON, in the place of `same` ones.

    What it means is the business of whoever wrote it. Raises ValueError for one that is too long,
    and `Refused` (IO).
    """
    text = canonical.write(looking).decode()
    if len(text) > LONGEST_LOOKING:
        raise ValueError("what was looked at is too long to be kept")
    stage = study.stage()
    log = study.additions().log
    if not (log and same(log[-1]) and log[-1].looking == looking):
        for logged in filter(same, log):
            stage.unlog(logged.number, logged.day.toordinal())
        stage.log(text, _ordinal(today))
    study.take(stage, study.rehearsal)


def _ordinal(today: date | None) -> int:
    return (today or date.today()).toordinal()

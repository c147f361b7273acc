"""Add to a study: a decision on a conflict, a note, flags, an analysis in the log, results.

Each is written with all the rest to a new file, which takes the study's name in one step.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date

from core.files import canonical
from core.study.analyst_work import Choice, Logged
from core.study.cards import Card, written
from core.study.records import Conflict
from core.study.schema import (
    LONGEST_FLAG,
    LONGEST_LOOKING,
    LONGEST_NOTE,
    LONGEST_PLACE,
)
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
    if id_ in study.analyst_work().decisions:
        stage.decide(bytes.fromhex(id_), b"", "", _ordinal(None))
    study.take(stage, study.rehearsal)


def note(study: Study, about: str, text: str) -> None:
    """Keep a note in the place of the one before; '' takes it away.

    It is about a question, by its id, or '' for the study. Raises ValueError for one that is too
    long or about nothing, and `Refused` (IO).

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     note(study, "bribe", "asked twice in the north")
    ...     study.analyst_work().notes
    {'bribe': 'asked twice in the north'}
    """
    if len(text) > LONGEST_NOTE:
        raise ValueError(f"a note has at most {LONGEST_NOTE} characters")
    if about and about not in {question.id for question in study.survey.questions}:
        raise ValueError(f"there is no question {about}")
    stage = study.stage()
    stage.note(about, text)
    study.take(stage, study.rehearsal)


def flag(study: Study, notes: Mapping[str, str | None], today: date | None = None) -> None:
    """Flag responses, by their ids, each with a note or ''; None takes a flag away.

    Nothing is deleted, and a flagged response counts wherever it is not asked to be left out.
    Raises KeyError for an id that the study does not hold, ValueError for a note that is too
    long, and `Refused` (IO).

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     flag(study, {})
    ...     len(study.analyst_work().flags)
    0
    """
    if any(note is not None and len(note) > LONGEST_FLAG for note in notes.values()):
        raise ValueError(f"the note of a flag has at most {LONGEST_FLAG} characters")
    flags, day = study.analyst_work().flags, _ordinal(today)
    stage = study.stage()
    for id_, note in notes.items():
        key = bytes.fromhex(id_)
        if note is None and id_ in flags:
            stage.flag(key, "", 0)
        elif note is not None and not stage.held([key]):
            raise KeyError(id_)
        elif note is not None and (id_ not in flags or flags[id_].note != note):
            stage.flag(key, note, day)
    study.take(stage, study.rehearsal)


def keep_results(study: Study, cards: Sequence[Card]) -> None:
    """Keep these cards, in this order, in the place of those that were kept; () keeps none.

    Raises ValueError for too many or too long ones, and `Refused` (IO).

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     keep_results(study, [Card(text="Bribes")])
    ...     study.analyst_work().cards
    (Card(request=None, text='Bribes', found='', n=0),)
    """
    text = written(cards)
    stage = study.stage()
    if tuple(cards) != study.analyst_work().cards:
        stage.results(text)
    study.take(stage, study.rehearsal)


def log_analysis(
    study: Study,
    request: canonical.Json | None,
    today: date | None = None,
    same: Callable[[Logged], bool] = lambda _logged: False,
    *,
    looks: Collection[tuple[str, int]] = (),
    place: canonical.Json = None,
) -> None:
    """Keep an analysis behind those before, as canonical JSON, in the place of `same` ones.

    None is no analysis. With it are kept `looks`, questions with the number of responses at which
    each was looked at, and the place of the window, unless that is None. What all this means is
    the business of whoever wrote it. Raises ValueError for what is too long, and `Refused` (IO).
    """
    text = canonical.write(request).decode() if request is not None else ""
    seen = canonical.write(place).decode() if place is not None else ""
    if len(text) > LONGEST_LOOKING or len(seen) > LONGEST_PLACE:
        raise ValueError("what was looked at is too long to be kept")
    analyst_work = study.analyst_work()
    stage = study.stage()
    for question, n in looks:
        if n > 0 and n not in analyst_work.looks.get(question, ()):
            stage.looked(question, n)
    if seen and place != analyst_work.place:
        stage.place(seen)
    log = analyst_work.log
    if request is not None and not (log and same(log[-1]) and log[-1].request == request):
        for logged in filter(same, log):
            stage.unlog(logged.number, logged.day.toordinal())
        stage.log(text, _ordinal(today))
    study.take(stage, study.rehearsal)


def _ordinal(today: date | None) -> int:
    return (today or date.today()).toordinal()

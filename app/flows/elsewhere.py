"""What another window did meanwhile with a sitting that is open in this one: nothing of it is lost.

Each change begins from what is kept now, not from what was read when the sitting was opened.
"""

from __future__ import annotations

from core.errors import Code, Refused, refuse
from core.facts import Fact
from core.privacy.mechanisms import Report
from core.response.sitting import Sitting, exchange, freeze
from core.response.store import Store
from core.survey import Question, Survey


def as_kept(sitting: Sitting, survey: Survey, store: Store) -> Sitting:
    """Return a sitting as it is kept now, or as it is known where nothing is kept of it."""
    return next((kept for kept in store.sittings(survey) if kept.id == sitting.id), sitting)


def to_start(sitting: Sitting, question: Question, survey: Survey, store: Store) -> Sitting:
    """Return a sitting with the starts of other windows. Raises `Refused` (IO) if none is left."""
    kept = as_kept(sitting, survey, store)
    if sitting.may_start(question) and not kept.may_start(question):
        raise _written(kept)
    return kept


def freeze_here(
    sitting: Sitting, question: Question, report: Report, survey: Survey, store: Store
) -> Sitting:
    """Keep a report, as `freeze`. Raises `Refused` (IO) where another one is kept already."""
    kept = as_kept(sitting, survey, store)
    if question.id in sitting.reports or sitting.saved:
        return freeze(sitting, question, report, store)  # which raises
    if kept.saved or kept.reports.get(question.id, report) != report:
        raise _written(kept)
    return kept if question.id in kept.reports else freeze(kept, question, report, store)


def exchange_here(sitting: Sitting, question: Question, survey: Survey, store: Store) -> Sitting:
    """Keep the other word, as `exchange`. Raises `Refused` (IO) where it was saved meanwhile."""
    kept = as_kept(sitting, survey, store)
    if kept.saved and not sitting.saved:
        raise _written(kept)
    if kept.reports.get(question.id) == sitting.reports.get(question.id):
        return exchange(kept, question, store)
    return kept  # the disk took the other word, and failed after that


def _written(kept: Sitting) -> Refused:
    return refuse(Code.IO, kept.id, Fact.WRITTEN_ELSEWHERE())

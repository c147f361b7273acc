"""The steps of a sitting: each starts from what is kept now, and is kept before it is shown."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection
from dataclasses import replace

from core.facts.errors import Refused
from core.privacy.mechanisms import Report
from core.privacy.procedures import Procedure
from core.response.drawing import Drawn
from core.response.file import Response
from core.response.sitting import Sitting
from core.response.store import Store
from core.response.store_errors import Why, not_kept
from core.survey import Question, Survey


def keep(begun: Sitting, store: Store, seen: Collection[str] = ()) -> frozenset[str]:
    """Mark the survey as begun and keep a sitting that has only begun; returns once it is on disk.

    `seen` is what the person was shown of the survey here before, as `Store.traces` names it.
    Returns what there is to see now. Raises `NotKeptError`: BEGUN where there was more of it than
    was seen. Then nothing is left of the sitting that could be gone on with.
    """
    try:
        return store.begin(begun, frozenset(seen))
    except Refused:
        with contextlib.suppress(Refused, OSError):
            store.remove(begun)
        raise


def freeze(
    sitting: Sitting, question: Question, report: Report, survey: Survey, store: Store
) -> Sitting:
    """Keep the one report to a question; returns once it is on disk.

    Goes on from what is kept now. Raises ValueError where the question is known to have its
    report, or the report cannot be one, and `NotKeptError` where another window kept another one.
    """

    def step(kept: Sitting) -> Sitting:
        if kept.reports.get(question.id) == report and not kept.saved:
            return kept  # the disk took it, and failed after that
        return _with_report(kept, question, report)

    _require_open(sitting, question, report)
    return store.change(sitting, survey, step)


def freeze_drawn(
    sitting: Sitting,
    question: Question,
    draw_report: Callable[[], Report],
    survey: Survey,
    store: Store,
) -> Sitting:
    """Draw the one report to a question and keep it; nothing is drawn where one is kept already.

    Raises as `freeze`, and what `draw_report` raises; then nothing is kept.
    """

    def step(kept: Sitting) -> Sitting:
        _require_unanswered(kept, question)
        report = draw_report()
        _require_open(sitting, question, report)
        return _with_report(kept, question, report)

    _require_open(sitting, question)
    return store.change(sitting, survey, step)


def start(sitting: Sitting, question: Question, survey: Survey, store: Store) -> Sitting:
    """Count a start of the device of a question; returns once the count is on disk.

    Goes on from what is kept now, and so from the starts of other windows. Raises ValueError
    where it is known that it may not be started, and `NotKeptError` where other windows left no
    start, or have the report.
    """

    def step(kept: Sitting) -> Sitting:
        _require_unanswered(kept, question)
        if not kept.may_start(question):
            raise not_kept(Why.STARTED, kept.id)
        n = kept.started.get(question.id, 0) + 1
        return replace(kept, started={**kept.started, question.id: n})

    if not sitting.may_start(question):
        raise ValueError(f"the device of {question.id} cannot be started, or has been")
    return store.change(sitting, survey, step)


def take_back_start(sitting: Sitting, question: Question, survey: Survey, store: Store) -> Sitting:
    """Count a start less, after which nothing could be drawn. Raises `NotKeptError`."""

    def step(kept: Sitting) -> Sitting:
        n = kept.started.get(question.id, 0) - 1
        others = {id_: count for id_, count in kept.started.items() if id_ != question.id}
        return replace(kept, started={**others, question.id: n} if n > 0 else others)

    return store.change(sitting, survey, step)


def exchange(sitting: Sitting, question: Question, survey: Survey, store: Store) -> Sitting:
    """Keep the other word of a yes/no question that a person pressed; nothing is drawn.

    Returns once it is on disk; what is kept does not tell that it was exchanged. Raises
    ValueError where no word was pressed or the response is saved, and `NotKeptError`.
    """
    report = sitting.reports.get(question.id)
    pressed = question.by_device and sitting.procedure is not Procedure.SCRAMBLED
    if sitting.saved or not pressed or not question.sensitive or not isinstance(report, int):
        raise ValueError(f"no word was pressed for {question.id} that could be exchanged")
    other = 1 - report

    def step(kept: Sitting) -> Sitting:
        if kept.saved:
            raise not_kept(Why.SAVED, kept.id)
        return replace(kept, reports={**kept.reports, question.id: other})

    return store.change(sitting, survey, step)


def hand_in(
    sitting: Sitting,
    response: Response,
    seal: Callable[[], str],
    survey: Survey,
    store: Store,
    write_file: Callable[[Sitting], None] = lambda _saved: None,
) -> Sitting:
    """Keep the copy of a response as saved, and write its file; returns once both are on disk.

    `seal` returns the hex digits of the sealed file, "" where the survey seals none. `write_file`
    is given what is kept, while no other window takes a step: where it raises `Refused`, a copy
    that was not saved before is not saved after, and nobody has gone on from it.

    Raises `NotKeptError`: SAVED where another window saved other answers.
    """

    def step(kept: Sitting) -> Sitting:
        if kept.saved and kept.reports == response.answers:
            return kept  # saving again writes the same bytes
        if kept.saved or any(
            kept.reports.get(id_, report) != report for id_, report in response.answers.items()
        ):
            raise not_kept(Why.SAVED if kept.saved else Why.ANSWERED, kept.id)
        answers = dict(response.answers)
        return replace(kept, reports=answers, saved=True, sealed=seal(), started={})

    return store.change(sitting, survey, step, write_file)


def _require_open(sitting: Sitting, question: Question, report: Report | None = None) -> None:
    """Raise ValueError where a question has its report already, or a report cannot be its."""
    if question.id in sitting.reports or sitting.saved:
        raise ValueError(f"the question {question.id} has its report already")
    if report is None:
        return
    if question.form.accepts(report) or not _fits(sitting.drawn, question, report):
        raise ValueError(f"this is no report that {question.id} can have")


def _require_unanswered(kept: Sitting, question: Question) -> None:
    """Raise `NotKeptError` where another window saved the response, or has the report."""
    if kept.saved:
        raise not_kept(Why.SAVED, kept.id)
    if question.id in kept.reports:
        raise not_kept(Why.ANSWERED, kept.id)


def _with_report(kept: Sitting, question: Question, report: Report) -> Sitting:
    _require_unanswered(kept, question)
    started = {id_: n for id_, n in kept.started.items() if id_ != question.id}
    return replace(kept, reports={**kept.reports, question.id: report}, started=started)


def _fits(drawn: Drawn | None, question: Question, report: Report) -> bool:
    """Tell whether a report is of the options drawn; what is not drawn is not reported."""
    return drawn is None or drawn.fits(question, report)

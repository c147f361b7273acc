"""Has worked out, in another thread, what is looked at; one question is asked at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.analyses.tallies import Kept
from app.analyst.state.result import Result, result_of
from app.analyst.state.study_state import ResultKey, StudyState
from app.kit.tasks import Jobs
from core.progress import Progress

_LANE = "numbers"


def _after_others(result: Result, report: Progress) -> Result:
    """Give a result back: what waits for the window's thread comes first."""
    report(0, 0)
    return result


class ResultJob(QObject):
    """Asks for what a state waits for, and drops what nobody waits for any more.

    Emits `answered(ResultKey, Result)` or `failed(ResultKey, Exception)`. `kept` is what was worked
    out of what the study holds, until that is something else. Before a result is answered with,
    `make_one` makes what the window needs to show it, a piece in each turn of its thread.
    """

    answered = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, jobs: Jobs, make_one: Callable[[Result], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._make_one = make_one
        self.kept = Kept()
        self._jobs = jobs
        self._asked: ResultKey | None = None
        self._generation = 0

    def follow(self, shown: StudyState) -> None:
        """Ask for what this state waits for, unless that is under way."""
        if self._generation != shown.generation:
            self._generation, self.kept = shown.generation, Kept()
        asked = shown.asked
        if not shown.waiting or asked is None:
            self.give_up()
        elif asked != self._asked:
            self._asked = asked
            self._jobs.start(
                _LANE,
                result_of,
                asked.request,
                shown.contents,
                self.kept,
                succeeded=self._on_succeeded,
                failed=self._on_failed,
                instead=True,
            )

    def give_up(self) -> ResultKey | None:
        """Stop what is under way, and return what it was to answer."""
        asked, self._asked = self._asked, None
        self._jobs.drop(_LANE)
        return asked

    def _on_succeeded(self, result: Result) -> None:
        if self._make_one(result):
            self._jobs.start(
                _LANE,
                _after_others,
                result,
                succeeded=self._on_succeeded,
                failed=self._on_failed,
            )
            return
        asked, self._asked = self._asked, None
        if asked is not None:
            self.answered.emit(asked, result)

    def _on_failed(self, error: Exception) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            self.failed.emit(asked, error)

"""Keeps what is shown as a card of the results, wherever an analysis is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.analyses.kept_results import as_kept, found_in, place_of
from app.analyses.request import CHECKS, AnalysisRequest
from app.analyst.state.results import can_keep, cards_edit, find_words, is_full, keeping
from app.analyst.state.study_edits import StudyEdit
from app.analyst.window.frame import StudyFrame
from app.kit.problems import problem_of
from app.words.catalogue import tr
from core.study.cards import MOST_CARDS

_LANE = "keeping a result"


class ResultKeeper(QObject):
    """Does it where the frame's action asks for it; `add` takes the step."""

    def __init__(
        self, frame: StudyFrame, add: Callable[[StudyEdit], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._frame, self._add = frame, add
        action = frame.actions_.keep_result
        action.setVisible(True)
        action.triggered.connect(self.keep)
        frame.showing.connect(lambda _before, _shown: self._enable())
        frame.refreshed.connect(self._enable)
        self._enable()

    @property
    def _kept(self) -> AnalysisRequest | None:
        """What would be kept now; None where nothing is."""
        frame, shown = self._frame, self._frame.shown
        if not can_keep(shown) or (not shown.request.page and shown.waiting):
            return None
        kept = as_kept(shown.request)
        has_result = kept is not None and (
            kept.analysis == CHECKS or frame.result_shown is not None
        )
        return kept if has_result else None

    def _enable(self) -> None:
        shown = self._frame.shown
        action = self._frame.actions_.keep_result
        # While it is worked out the button stays awake: what is pressed then says so.
        action.setEnabled(can_keep(shown) and (not shown.request.page or self._kept is not None))

    def keep(self) -> None:
        """Keep what is shown; what is kept already is worked out anew in its place."""
        frame, kept, shown = self._frame, self._kept, self._frame.shown
        if kept is None:
            frame.status_bar.set_message(tr("Not kept: what you chose is still being worked out."))
            return
        if kept.analysis == CHECKS:
            frame.status_bar.set_message(tr("Working it out…"))
            frame.jobs.start(
                _LANE,
                find_words,
                kept,
                shown.content,
                shown.language,
                succeeded=lambda found: self._take(kept, found),
                failed=lambda error: frame.show_problem(problem_of(error)),
            )
            return
        result = frame.result_shown
        self._take(kept, found_in(result.parts) if result is not None else "")

    def _take(self, kept: AnalysisRequest, found: str) -> None:
        frame, shown = self._frame, self._frame.shown
        if not can_keep(shown):
            return
        cards = shown.content.cards
        there = place_of(kept, cards) is not None
        if is_full(cards) and not there:
            told = tr("A study keeps at most {n} results; remove one first.")
            frame.status_bar.set_message(told.format(n=MOST_CARDS))
            return
        edit = cards_edit(cards, keeping(cards, kept, found, shown.n))
        if edit is not None:
            self._add(edit)
        told = tr("It is in the Results.") if there else tr("Kept in the Results.")
        frame.status_bar.set_message(told)

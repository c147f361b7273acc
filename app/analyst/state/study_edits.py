"""What an analyst adds to a study, as steps that can be undone among those of looking."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.analyses.request import AnalysisRequest
from app.kit.history import History
from core.study.analyst_work import Choice
from core.study.cards import Card

NOTE, DECISION, FLAG, RESULTS = "note", "decision", "flag", "results"


@dataclass(frozen=True, slots=True)
class Decided:
    """Which version of a response counts; `sha256` is that of the one that came second."""

    sha256: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Flagged:
    """Responses by their ids, each with the note of its flag, None where it has no flag."""

    notes: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class KeptCards:
    """All results that are kept, in their order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StudyEdit:
    """A note of a question, '' for the study, a decision on a response, by its id, flags, cards.

    `before` and `now` are texts, decisions, None for none, flags, or all cards. `at` tells how many
    steps of looking came before it.
    """

    about: str
    before: str | Decided | Flagged | KeptCards | None
    now: str | Decided | Flagged | KeptCards | None
    at: int = 0

    @property
    def name(self) -> str:
        """What it is called as a step."""
        if isinstance(self.now, Flagged):
            return FLAG
        if isinstance(self.now, KeptCards):
            return RESULTS
        return NOTE if isinstance(self.now, str) else DECISION

    @property
    def back(self) -> StudyEdit:
        """What takes it back."""
        return replace(self, before=self.now, now=self.before)


@dataclass(frozen=True, slots=True)
class StudyEdits:
    """Those that were done, and those taken back; each knows its place among steps of looking."""

    done: tuple[StudyEdit, ...] = ()
    undone: tuple[StudyEdit, ...] = ()

    def doing(self, edit: StudyEdit, history: History[AnalysisRequest]) -> StudyEdits:
        """Do one behind all steps so far."""
        return StudyEdits((*self.done, replace(edit, at=len(history.past))))

    def to_undo(self, history: History[AnalysisRequest]) -> StudyEdit | None:
        """Return the one that came last of all steps."""
        last = self.done[-1] if self.done else None
        return last if last is not None and last.at >= len(history.past) else None

    def to_redo(self, history: History[AnalysisRequest]) -> StudyEdit | None:
        """Return the one that is the first of all steps taken back."""
        first = self.undone[-1] if self.undone else None
        return first if first is not None and first.at <= len(history.past) else None

    def undo(self) -> StudyEdits:
        """Take the last one back."""
        return StudyEdits(self.done[:-1], (*self.undone, self.done[-1]))

    def redo(self) -> StudyEdits:
        """Do the one again that was taken back last."""
        return StudyEdits((*self.done, self.undone[-1]), self.undone[:-1])

    def followed(
        self, before: History[AnalysisRequest], after: History[AnalysisRequest]
    ) -> StudyEdits:
        """Keep their places where another step of looking was taken; none can be done again."""
        if after is before:
            return self
        # The longest histories forget a step for each that is taken.
        forgot = len(after.past) == len(before.past) and after.past != before.past
        return StudyEdits(tuple(replace(each, at=each.at - forgot) for each in self.done))


NO_EDITS = StudyEdits()

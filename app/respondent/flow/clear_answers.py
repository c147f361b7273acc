"""What a person gave in the clear: which questions it asks, and what changing it would do.

Nothing here is secret: these answers are saved as they are given. What is given stays given while
another answer leaves its question unasked, so that changing back finds it again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from core.privacy.mechanisms import Report
from core.response.drawing import Drawn
from core.survey import Question, Survey
from core.survey.conditions_met import is_asked


@dataclass(frozen=True, slots=True)
class Effect:
    """How many questions an answer adds, how many it takes away, and how many of those are kept.

    A kept word of a question that is no longer asked stays on the computer, and out of the file.
    """

    added: int = 0
    removed: int = 0
    kept: int = 0


@dataclass
class ClearAnswers:
    """The clear answers of one person, and what is chosen on a page and not confirmed yet.

    `changing` is the id of the question that was opened from the review, '' on the way to it.
    `drawn` is what this person is asked, once that is drawn where it is.
    """

    survey: Survey
    changing: str = ""
    drawn: Drawn | None = None
    _given: dict[str, Report] = field(default_factory=dict)
    _chosen: dict[str, Report] = field(default_factory=dict)
    _left_out: set[str] = field(default_factory=set)

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions asked, as the answers to asked ones before them decide."""
        return self._asked_with(self._given)

    @property
    def saved(self) -> dict[str, Report]:
        """The answers to questions that are asked, by question id."""
        return {q.id: self._given[q.id] for q in self.asked if q.id in self._given}

    @property
    def left_out(self) -> frozenset[str]:
        """The optional questions that were passed over."""
        return frozenset(self._left_out)

    def options_of(self, question: Question) -> tuple[int, ...] | None:
        """Return the places of the options that are asked, None where none are drawn."""
        return None if self.drawn is None else self.drawn.options.get(question.id)

    def places_of(self, question: Question) -> tuple[int, ...]:
        """Return the places of the options that are asked, in the order that the person sees."""
        return (self.drawn or Drawn()).places_of(question)

    def give(self, question: Question, value: Report) -> None:
        """Take an answer that is saved as it is given. Raises ValueError for a wrong form."""
        if question.sensitive or question.form.accepts(value):
            raise ValueError(f"this is no clear answer to {question.id}")
        self._given[question.id] = value
        self._chosen.pop(question.id, None)
        self._left_out.discard(question.id)

    def leave_out(self, question: Question) -> None:
        """Pass over an optional question; what was given to it goes."""
        if not question.optional:
            raise ValueError(f"{question.id} is not optional")
        self._given.pop(question.id, None)
        self._chosen.pop(question.id, None)
        self._left_out.add(question.id)

    def choose(self, question: Question, value: Report | None) -> None:
        """Hold what is chosen on a page and not confirmed; None where nothing is.

        Raises ValueError for a sensitive question: what is chosen there is held by its page alone.
        """
        if question.sensitive:
            raise ValueError(f"what is chosen for {question.id} is not to be held")
        if value is None or value == self._given.get(question.id):
            self._chosen.pop(question.id, None)
        else:
            self._chosen[question.id] = value

    def shown(self, question: Question) -> Report | None:
        """Return what the page of a question shows: what was chosen last, else what was given."""
        return self._chosen.get(question.id, self._given.get(question.id))

    def unasked(self, kept: Collection[str]) -> int:
        """Return how many kept reports go into no file, as their questions are not asked."""
        return len(set(kept) - {question.id for question in self.asked})

    def effect_of(self, question: Question, value: Report | None, kept: Collection[str]) -> Effect:
        """Return what an answer, None for leaving it out, would do to the questions asked.

        Args:
            kept: the ids of the questions whose report is kept.
        """
        changed = {id_: given for id_, given in self._given.items() if id_ != question.id}
        if value is not None:
            changed[question.id] = value
        before = {q.id for q in self.asked}
        after = {q.id for q in self._asked_with(changed)}
        removed = before - after
        return Effect(len(after - before), len(removed), len(removed.intersection(kept)))

    def _asked_with(self, given: Mapping[str, Report]) -> tuple[Question, ...]:
        # An answer to a question that is itself not asked decides nothing.
        counted: dict[str, Report] = {}
        asked = []
        for question in self.survey.questions:
            drawn = self.drawn is None or self.drawn.asks(question, self.survey)
            if drawn and is_asked(question, self.survey, counted):
                asked.append(question)
                if question.id in given:
                    counted[question.id] = given[question.id]
        return tuple(asked)

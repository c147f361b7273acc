"""The respondent's way through a survey, as steps and calls that know no window.

The truth passes through `answer_scrambled` and is not kept. The landing of the wheel is as
secret as the truth: `spin` hands it to the one widget that shows it and keeps nothing.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from pathlib import Path

from app.respondent.flow.clear_answers import ClearAnswers
from app.respondent.flow.saving import make_folders, write_response
from app.respondent.flow.screen_draws import Chance, Spin, Throw
from core.privacy.chance_devices import Tool
from core.privacy.mechanisms import Report
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.response.file import Response, write
from core.response.privatize import Truth, privatize
from core.response.sitting import Sitting, begin
from core.response.steps import exchange, freeze, freeze_drawn, keep
from core.response.store import Store
from core.response.store_errors import NotKeptError, Why
from core.survey import Question, Survey


class Page(StrEnum):
    """The kinds of page, in order."""

    RETURNING = "returning"
    WELCOME = "welcome"
    CONSENT = "consent"
    LABEL = "label"
    PRACTICE = "practice"
    QUESTION = "question"
    REVIEW = "review"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class Step:
    """Where the person is: a page, and the question's id on a question page."""

    page: Page
    question: str = ""


def way(survey: Survey, asked: Sequence[Question]) -> tuple[Step, ...]:
    """Return all pages of a person who is asked these questions, in order."""
    before = [Step(Page.WELCOME)]
    if survey.consent is not None:
        before.append(Step(Page.CONSENT))
    before.append(Step(Page.LABEL))
    if survey.sensitive:
        before.append(Step(Page.PRACTICE))
    questions = [Step(Page.QUESTION, question.id) for question in asked]
    return (*before, *questions, Step(Page.REVIEW), Step(Page.SAVED))


class RespondentFlow:
    """One person answering one survey; every change of state is one of its calls."""

    is_practice = False
    keeps = True  # saving writes a file, as everywhere but in a preview

    def __init__(self, survey: Survey, store: Store, door: Door, rehearsal: bool = False) -> None:
        self.survey = survey
        self.rehearsal = rehearsal
        self._store = store
        self._door = door
        self._chance = Chance(door, store)
        self._start()
        self._look()
        self.step = Step(Page.RETURNING if self._seen else Page.WELCOME)

    def _look(self) -> None:
        """Look at what shows here that the survey was begun, as the person now does."""
        self._seen = self._store.traces(self.survey)

    def _start(self) -> None:
        self._sitting: Sitting | None = None
        self.clear = ClearAnswers(self.survey)
        self._open_word = ""  # the question whose word may still be exchanged
        self.procedure: Procedure | None = next(iter(self.procedures), None)
        # What a person said they use at home; it stands in no file.
        self.tool: Tool | None = None

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """The procedures the person can choose from; () where no yes/no answer is sensitive."""
        return self.survey.procedures

    @property
    def past(self) -> tuple[Sitting, ...]:
        """What was answered or begun on this computer before."""
        return self._store.sittings(self.survey)

    @property
    def unreadable(self) -> bool:
        """Whether more records of this survey on this computer cannot be read."""
        return self._store.unreadable(self.survey)

    @property
    def others(self) -> tuple[Fraction | None, ...]:
        """What other surveys begun on this computer give away, None where not known."""
        return self._store.begun_others(self.survey)

    def another_person(self) -> None:
        """Begin anew for somebody else; what was frozen stays as it is."""
        self._start()
        self.step = Step(Page.WELCOME)

    def resume(self, sitting: Sitting) -> None:
        """Go on with a sitting: to its saved response, or to the first question left open.

        It is read again: another window may have gone on with it since it was offered. Where
        nothing is kept of it any more, what is kept now is offered.
        """
        kept = self._as_kept(sitting)
        if kept is None:
            self._return()
            return
        self._start()
        self._sitting = sitting = kept
        self.procedure = sitting.procedure
        self.clear.drawn = sitting.drawn
        if sitting.saved:
            self.step = Step(Page.REVIEW)
            return
        open_ = (question.id for question in self.asked if question.id not in sitting.reports)
        first = next(open_, "")
        self.step = Step(Page.QUESTION, first) if first else Step(Page.REVIEW)

    def erase_past(self) -> None:
        """Delete what this computer keeps of all sittings; the begun mark stays.

        Raises OSError, `NotKeptError`.
        """
        self._store.erase(self.survey)
        self._look()

    def forget_begun(self) -> None:
        """Remove the mark that this survey was begun on this computer.

        Raises OSError, `NotKeptError`.
        """
        self._store.forget_begun(self.survey)
        self._look()

    # What other windows do meanwhile

    def _as_kept(self, sitting: Sitting) -> Sitting | None:
        """Return a sitting as it is kept now; None where nothing of it can be read."""
        found = self._store.sittings(self.survey)
        return next((kept for kept in found if kept.id == sitting.id), None)

    def _return(self) -> None:
        """Let the person look at what is kept here now, and say who they are."""
        self._start()
        self._look()
        self.step = Step(Page.RETURNING)

    @contextlib.contextmanager
    def _going_on_elsewhere(self) -> Iterator[Sitting]:
        """Give the sitting to be changed; where another window was first, go on from its.

        What that window kept is known here then: a word, starts, or the saved response, which is
        shown. Raises ValueError where no sitting was started, and what is raised within.
        """
        if self._sitting is None:
            raise ValueError("no sitting was started")
        try:
            yield self._sitting
        except NotKeptError as refused:
            if refused.why.is_elsewhere:
                self._go_on_from(self._sitting)
            raise

    def _go_on_from(self, known: Sitting) -> None:
        kept = self._as_kept(known)
        if kept is None:
            self._return()
            return
        self._sitting = kept
        self.settle()
        if kept.saved:
            self.step = Step(Page.REVIEW)

    # The order of pages

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions asked, as the clear answers so far decide."""
        return self.clear.asked

    @property
    def steps(self) -> tuple[Step, ...]:
        """All pages of this person's way, in order."""
        return way(self.survey, self.asked)

    @property
    def question(self) -> Question | None:
        """The question of the present page."""
        return self.survey.question(self.step.question) if self.step.question else None

    @property
    def can_go_on(self) -> bool:
        """Tell whether the present page has what it needs."""
        question = self.question
        return question is None or not self._is_open(question)

    def _is_open(self, question: Question) -> bool:
        return question.id not in self.answers and question.id not in self.clear.left_out

    def forward(self) -> None:
        """Go to the next page; before the first question, draw what is asked and mark the survey.

        Where it was begun in another window since, the next page is that of returning. Raises
        ValueError where there is no way, `RandomnessError`, `NotKeptError`.
        """
        self.settle()
        steps = self.steps
        at = steps.index(self.step)
        if not self.can_go_on or at + 1 >= len(steps) - 1:
            raise ValueError("there is no way forward from here")
        following = steps[at + 1]
        if self.clear.changing:
            # To what the change opened, one after another, then to the review again.
            opened = next((q for q in self.asked if self._is_open(q)), None)
            following = Step(Page.QUESTION, opened.id) if opened else Step(Page.REVIEW)
            self.clear.changing = "" if opened is None else self.clear.changing
        if following.page is Page.QUESTION and self._sitting is None:
            if not self._begin():
                return
            following = self.steps[at + 1]
        self.step = following

    def _begin(self) -> bool:
        """Begin a sitting; where the survey was begun in another window since, offer that.

        Returns whether it has begun. Raises `RandomnessError`, `NotKeptError`.
        """
        begun = begin(self.survey, self.procedure, self._door)
        try:
            self._seen = keep(begun, self._store, self._seen)
        except NotKeptError as refused:
            if refused.why is not Why.BEGUN:
                raise
            self._return()
            return False
        self._sitting, self.clear.drawn = begun, begun.drawn
        return True

    def back(self) -> None:
        """Go to the page before; what was drawn stays drawn, what was changed and confirmed too."""
        self.settle()
        steps = self.steps
        at, changing = steps.index(self.step), self.clear.changing
        if changing and self.step.question != changing:
            self.step = Step(Page.QUESTION, changing)
        elif changing and self.is_complete:
            self.clear.changing = ""
            self.step = Step(Page.REVIEW)
        elif at > 0:
            self.clear.changing = ""  # left backwards: from here the way is the usual one
            self.step = steps[at - 1]

    def change(self, question: Question) -> None:
        """Go from the review to a clear question, whose page leads back to it.

        Raises ValueError where the answer was drawn or no question asks for it, and where a file
        was made.
        """
        if question.sensitive or question not in self.asked or self.saved:
            raise ValueError(f"the answer to {question.id} cannot be changed")
        self.clear.choose(question, None)
        self.clear.changing = question.id
        self.step = Step(Page.QUESTION, question.id)

    # Answers

    @property
    def answers(self) -> Mapping[str, Report]:
        """What will be saved so far, by question id."""
        return {**self.kept, **self.clear.saved}

    @property
    def kept(self) -> Mapping[str, Report]:
        """What is frozen on this computer, also of questions that are not asked any more."""
        return self._sitting.reports if self._sitting else {}

    @property
    def is_complete(self) -> bool:
        """Tell whether every question that is asked has its answer or was left out."""
        return not any(self._is_open(question) for question in self.asked)

    @property
    def has_begun(self) -> bool:
        """Tell whether a question was shown, so that the procedure is settled."""
        return self._sitting is not None

    @property
    def drawn(self) -> int:
        """How many reports are frozen on this computer for this person."""
        return len(self.kept)

    @property
    def has_drawn(self) -> bool:
        """Tell whether chance was used for this person, so that beginning anew would draw again."""
        return bool(self.drawn or self.started or self.clear.drawn is not None)

    @property
    def saved(self) -> bool:
        """Tell whether a file was made of this sitting."""
        return self._sitting is not None and self._sitting.saved

    def choose_procedure(self, procedure: Procedure) -> None:
        """Choose who randomizes, once, before the first question is shown."""
        if self._sitting is not None or procedure not in self.procedures:
            raise ValueError("the procedure cannot be chosen now")
        self.procedure = procedure

    def spins(self, question: Question) -> bool:
        """Tell whether a question is answered by the wheel."""
        return self.procedure is Procedure.SPINNER and self.presses(question)

    def throws(self, question: Question) -> bool:
        """Tell whether a question is answered by coins or a die on the screen."""
        thrown = self.procedure in (Procedure.COINS, Procedure.DIE)
        return thrown and self.presses(question)

    def presses(self, question: Question) -> bool:
        """Tell whether what is saved is the word a person presses, as chance asked for it."""
        return (
            question.sensitive and question.by_device and self.procedure is not Procedure.SCRAMBLED
        )

    def may_start(self, question: Question) -> bool:
        """Tell whether the chance of a question can be started: once until it is reopened."""
        return self._chance.may_start(self._sitting, question)

    def reopen(self, question: Question) -> None:
        """Let go of a start whose landing was forgotten; on disk it counts as before."""
        self._chance.reopen(self._sitting, question)

    def starts(self, question: Question) -> int:
        """Return how often the chance of an unanswered question was started, here or before."""
        return self._sitting.started.get(question.id, 0) if self._sitting else 0

    @property
    def started(self) -> int:
        """How many questions were started, here or before, and have no word."""
        return len(self._sitting.started) if self._sitting else 0

    def spin(self, question: Question) -> Spin:
        """Draw where the wheel lands, for the one widget that shows it.

        The start is on disk before anything is drawn, and counts those of other windows. Raises
        ValueError where the question has been started, and `NotKeptError` or `RandomnessError`;
        then it has not been.
        """
        with self._going_on_elsewhere() as sitting:
            self._sitting, spun = self._chance.spin(sitting, question, self.survey)
        return spun

    def throw(self, question: Question) -> Throw:
        """Draw what the coins or the die show, for the one widget that shows it; as `spin`."""
        if not self.throws(question):
            raise ValueError("nothing is thrown for this question")
        with self._going_on_elsewhere() as sitting:
            self._sitting, thrown = self._chance.throw(sitting, question, self.survey)
        return thrown

    def answer_spinner(self, question: Question, word: int) -> None:
        """Freeze the word the person pressed: 1 for yes or true, 0 for no or false.

        It may be exchanged for the other word until the person goes on, back or away.
        """
        with self._going_on_elsewhere() as sitting:
            self._sitting = freeze(sitting, question, word, self.survey, self._store)
        self._on_answered()
        self._open_word = question.id

    def may_exchange(self, question: Question) -> bool:
        """Tell whether the word of a question was pressed just now, and may be exchanged."""
        return question.id == self._open_word

    def exchange_word(self, question: Question) -> None:
        """Keep the other word in place of the one pressed. Raises ValueError, `NotKeptError`."""
        if not self.may_exchange(question):
            raise ValueError(f"the word of {question.id} cannot be exchanged any more")
        with self._going_on_elsewhere() as sitting:
            self._sitting = exchange(sitting, question, self.survey, self._store)

    def settle(self) -> None:
        """Let the word pressed last stay what it is; that it was open stands nowhere."""
        self._open_word = ""

    def answer_scrambled(self, question: Question, truth: Truth) -> None:
        """Randomize a true answer to what is asked, freeze the report, and forget the answer.

        Nothing is drawn where another window drew. Raises `NotKeptError`, `RandomnessError`.
        """
        asked = self.clear.options_of(question)
        with self._going_on_elsewhere() as sitting:
            self._sitting = freeze_drawn(
                sitting,
                question,
                lambda: privatize(question, truth, self._door, asked),
                self.survey,
                self._store,
            )
        self._on_answered()

    def answer_clear(self, question: Question, value: Report) -> None:
        """Take an answer that is saved as it is given. Raises ValueError for a wrong form."""
        self.clear.give(question, value)

    def _on_answered(self) -> None:
        """Go on after a report was kept; here nothing is done."""

    # Saving

    def response(self) -> Response:
        """Return the response as it will be saved. Raises ValueError before the end."""
        if self._sitting is None:
            raise ValueError("no sitting has begun")
        asked = {question.id for question in self.asked}
        sitting = self._sitting
        if not sitting.saved:
            if not self.is_complete:
                raise ValueError("a question is still open")
            kept = {id_: report for id_, report in sitting.reports.items() if id_ in asked}
            sitting = replace(sitting, reports=kept)
        return sitting.response(self.clear.saved, self.rehearsal)

    def file_text(self) -> str:
        return write(self.response()).decode("utf-8")

    def save(self, folder: Path, *, make: bool = True) -> Path:
        """Keep the copy as saved and write the response file, sealed where the survey seals.

        The folder is made where it is missing, unless `make` is False. Raises `Refused` (IO), or
        `NotKeptError` where the copy was not kept; then the person can go on as before.
        """
        response = self.response()
        if make:
            make_folders(folder)
        with self._going_on_elsewhere() as sitting:
            path, self._sitting = write_response(
                response, sitting, self.survey, self._store, folder
            )
        self.step = Step(Page.SAVED)
        return path

    def remove_copy(self) -> None:
        """Delete what this computer keeps of the present sitting; the begun mark stays.

        Raises OSError, `NotKeptError`.
        """
        if self._sitting is not None:
            self._store.remove(self._sitting)

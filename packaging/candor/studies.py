"""Studies and surveys as files: opened, read into pandas, and one answer privatized."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import numpy as np
import pandas as pd

from candor.results import Means, Model, Shares
from core.count.sampling_design import Design
from core.estimate.compare import compare_all_options
from core.facts.errors import Refused
from core.files.disk import write_atomically
from core.grammar import formula as formulas
from core.grammar.filters import read as read_filter
from core.inference.intervals import Interval
from core.privacy.epsilon import epsilon
from core.regress.regression import regress
from core.rehearse import read_truth, rehearse
from core.response.file import Response as Saved
from core.response.file import write
from core.response.layout import ReportColumn
from core.study import Study as Opened
from core.study.results import estimate_tallies, rows_for, tally_questions
from core.study.selection import Selection
from core.survey import Question, read
from core.survey import Survey as Held
from core.survey.model import Kind, text_in

PathText: TypeAlias = str | PathLike[str]


@contextmanager
def _in_words() -> Iterator[None]:
    """Say a refusal as the command line does. Raises ValueError in the place of `Refused`."""
    from app.words.refusals import line

    try:
        yield
    except Refused as error:
        raise ValueError(line(error.problem)) from None


class Study:
    """A study that is open for reading; close it, or use it in a `with` statement."""

    def __init__(self, opened: Opened) -> None:
        self._opened: Opened | None = opened

    def __str__(self) -> str:
        """Say what it holds."""
        if self._opened is None:
            return "a study that is closed"
        names = ", ".join(each.id for each in self._opened.survey.questions)
        return f"a study, n = {self.n}: {names}"

    __repr__ = __str__

    @property
    def opened(self) -> Opened:
        """The study as the core has it. Raises ValueError once it is closed."""
        if self._opened is None:
            raise ValueError("this study is closed; open it again")
        return self._opened

    def __enter__(self) -> Study:
        """Return itself."""
        return self

    def __exit__(
        self,
        exception: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Give the file free."""
        self.close()

    def close(self) -> None:
        """Give the file free; a study that is closed stays so."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    @property
    def n(self) -> int:
        """How many responses count."""
        return self.opened.n

    @property
    def survey(self) -> Survey:
        """The survey that was answered."""
        return Survey(self.opened.survey)

    def frame(self, labels: str | None = None) -> pd.DataFrame:
        """Return a row for each response, in the order of the file, which is none of arrival.

        Randomized questions have the report as it was saved, and nothing of an answer: 0 and 1,
        the place of an option, or a column of 0 and 1 for each option. Clear ones have the answer:
        a number, an option's id, or its text in the language `labels`. Missing is NaN.
        Raises ValueError for a language that the survey does not have.
        """
        languages = self.opened.survey.languages
        if labels is not None and labels not in languages:
            raise ValueError(f"there is no language {labels!r}; there are {', '.join(languages)}")
        with _in_words():
            blocks = list(self.opened.blocks())
        parts = [
            pd.DataFrame(
                {
                    name: column
                    for question in self.opened.survey.questions
                    for name, column in _columns(question, block.column(question.id), labels)
                }
            )
            for block in blocks
        ]
        return pd.concat(parts, ignore_index=True)

    def share(
        self,
        question: str,
        *,
        by: str | None = None,
        where: str | None = None,
        weights: str | None = None,
        clusters: str | None = None,
        strata: str | None = None,
        level: float = 0.95,
        interval: str | None = None,
    ) -> Shares:
        """Estimate the shares of a question; all other names are ids of clear questions.

        `where` is a filter such as "sex = female and age >= 30". Raises ValueError for what the
        survey does not have or cannot serve so, and where the study is damaged.
        """
        selection = self._selection(where, weights, clusters, strata)
        with _in_words():
            counted = tally_questions(self.opened, selection, only=self._asked(question).id, by=by)
        name = None if interval is None else Interval(interval)
        (found,) = estimate_tallies(counted, level, name)
        groups = counted[0].groups
        return Shares(found, compare_all_options(groups, level) if groups else ())

    def mean(self, question: str, *, by: str | None = None, where: str | None = None) -> Means:
        """Estimate the mean of a number or a rating. Raises ValueError as `share` does."""
        asked = self._asked(question)
        with _in_words():
            selection = self._selection(where, None, None, None)
            counted = tally_questions(self.opened, selection, only=asked.id, by=by)
        return Means(estimate_tallies(counted)[0])

    def logit(self, formula: str, *, where: str | None = None, level: float = 0.95) -> Model:
        """Fit a formula of questions, as `candor.logit` does. Raises ValueError as `share` does."""
        with _in_words():
            read_formula = formulas.read(formula)
            rows = rows_for(self.opened, read_formula, self._selection(where, None, None, None))
        return Model(regress(read_formula, rows, level))

    def _asked(self, question: str) -> Question:
        try:
            return self.opened.survey.question(question)
        except KeyError:
            names = ", ".join(each.id for each in self.opened.survey.questions)
            raise ValueError(f"there is no question {question!r}; there are {names}") from None

    def _selection(
        self, where: str | None, weights: str | None, clusters: str | None, strata: str | None
    ) -> Selection:
        for name in (weights, clusters, strata):
            if name is not None:
                self._asked(name)
        with _in_words():
            chosen = None if where is None else read_filter(where)
        return Selection(chosen, weights, Design(strata, clusters))


def _columns(
    question: Question, column: ReportColumn, language: str | None
) -> Iterator[tuple[str, Any]]:
    """Give the columns of a question: as saved, or in the clear as its answers."""
    values = column.values
    if values.ndim == 2:
        given = column.present[:, None] if column.asked is None else column.asked
        for place, option in enumerate(question.option_ids):
            yield f"{question.id}.{option}", np.where(given, values, np.nan)[:, place]
    elif question.sensitive:
        yield question.id, np.where(column.present, values, np.nan)
    elif question.measured:
        low, step = question.low or 0, question.step or 1
        numbers = (low + step * values.astype(np.float64)) / question.scale
        yield question.id, np.where(column.present, numbers, np.nan)
    else:
        names = _names(question, language)
        codes = dict(zip(question.codes, range(len(names)), strict=True))
        place_of = np.array([codes[code] for code in range(len(names))])
        places = np.where(column.present, place_of[np.where(column.present, values, 0)], -1)
        kept = pd.Index(names)
        yield question.id, pd.Categorical.from_codes(places, kept, ordered=question.ordinal)


def _names(question: Question, language: str | None) -> list[str]:
    if language is None or question.kind is Kind.YES_NO or not question.options:
        return list(question.option_ids)
    return [text_in(option.text, language) for option in question.options]


@dataclass(frozen=True)
class Survey:
    """A survey: what it asks, and what one person's response can reveal."""

    held: Held = field(repr=False)

    def __str__(self) -> str:
        """Print its questions."""
        return self.frame().to_string()

    __repr__ = __str__

    @property
    def epsilon(self) -> float:
        """The ε of all sensitive questions together, rounded up once."""
        return epsilon(self.held.ratio)

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words by which two people can tell that they hold the same survey."""
        return self.held.words

    def frame(self) -> pd.DataFrame:
        """Return a row for each question: id, kind, text, mechanism and ε, NaN in the clear."""
        return pd.DataFrame(
            {
                "id": each.id,
                "kind": str(each.kind),
                "text": text_in(each.text, self.held.languages[0]),
                "mechanism": each.channel.name if each.channel is not None else None,
                "epsilon": epsilon(each.ratio) if each.sensitive else np.nan,
            }
            for each in self.held.questions
        )


@dataclass(frozen=True)
class Response:
    """One privatized response: what would be saved, and nothing of the answers."""

    saved: Saved

    def __str__(self) -> str:
        """Print what is saved of each question."""
        return ", ".join(f"{name}: {saved}" for name, saved in self.answers.items())

    __repr__ = __str__

    @property
    def answers(self) -> Mapping[str, object]:
        """What is saved of each question."""
        return self.saved.answers

    def __bytes__(self) -> bytes:
        """Return the bytes of its file."""
        return write(self.saved)

    def save(self, folder: PathText) -> Path:
        """Write the file into a folder, whole or not at all, and return its path.

        Raises ValueError where it cannot be written; nothing is overwritten.
        """
        path = Path(folder) / self.saved.file_name
        with _in_words():
            write_atomically(path, bytes(self))
        return path


def open_study(path: PathText) -> Study:
    """Open a study for reading. Raises ValueError, with the reason, where it is none."""
    with _in_words():
        return Study(Opened.open(Path(path), write=False))


def survey(path: PathText) -> Survey:
    """Read a survey file. Raises ValueError with its first error, OSError where it is not there."""
    with _in_words():
        return Survey(read(Path(path).read_bytes()))


def privatize(survey: Survey, answers: Mapping[str, object]) -> Response:
    """Draw one response to true answers, by the operating system's secure generator.

    `answers` are by question: yes or no (or a truth value), an option's id, a list of ids, or a
    number; what is absent is left out, where the survey allows that. Each call draws anew: drawing
    twice for one person gives more away. Raises ValueError, which never names an answer.
    """
    ids = [each.id for each in survey.held.questions]
    if unknown := set(answers) - set(ids):
        raise ValueError(f"there is no question {min(unknown)!r}; there are {', '.join(ids)}")
    table = io.StringIO(newline="")
    csv.writer(table).writerows([ids, [_cell(answers.get(each)) for each in ids]])
    table.seek(0)
    try:
        people = read_truth(table, survey.held)
    except Refused as error:
        place = error.problem.where
        raise ValueError(f"{place}: the answer is none that the question has") from None
    (response,) = rehearse(survey.held, people, seed=None)
    return Response(replace(response, rehearsal=False))


def _cell(answer: object) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, list | tuple | set | frozenset):
        return ";".join(map(str, answer))
    return "" if answer is None else str(answer)

"""A mapping as the survey of a study: its questions, and what tells how rows were drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from core.interchange.mapping.model import FORMAT, TableMapping, write_held
from core.interchange.mapping.reading import LANGUAGE, read_held
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM, Door
from core.survey.model import Kind, Question, Survey
from core.survey.reading import read_for_analysis

WEIGHT_SCALE: Final = 10**9
"""Weights are kept in billionths: what is finer is rounded."""
MOST_WEIGHT: Final = 9_000_000
UNIT_BITS: Final = 48
"""A cluster or stratum is kept as so many bits of a keyed hash of its cell."""
_MARK: Final = b'"format":"' + FORMAT.encode() + b'"'

_NOTHING: Final = TableMapping((), ())


@dataclass(frozen=True)
class TableSurvey(Survey):
    """The survey of a study of a table: each question may be left out, none is ever asked.

    `weight`, `cluster` and `stratum` are ids of questions that tell how rows were drawn, of those
    of the mapping where the column is mapped to one, else of an unasked one; None without.
    """

    mapping: TableMapping = _NOTHING
    weight: str | None = None
    cluster: str | None = None
    stratum: str | None = None

    @cached_property
    def digest(self) -> str:
        """The digest of the mapping."""
        return self.mapping.digest


def read_study_survey(data: bytes) -> Survey:
    """Read what a study holds in the place of a survey: a survey, or a mapping with its key.

    Raises `Refused` as `read_for_analysis` and `read_held` do.
    """
    # Within a text of a survey the quotation marks have a backslash before them.
    return survey_of(read_held(data)) if _MARK in data else read_for_analysis(data)


def with_key(mapping: TableMapping, door: Door = SYSTEM) -> bytes:
    """Return the bytes of a mapping for a new study, with a key drawn for it unless it has one.

    One that has a key was saved from a damaged study: the same rows keep their ids.
    """
    key = mapping.key or door.random_bytes(32).hex()
    return write_held(replace(mapping, key=key))


def survey_of(mapping: TableMapping) -> TableSurvey:
    """Return the survey that a study of a table by this mapping has."""
    questions = [_of_table(question) for question in mapping.questions]
    service: dict[str, str | None] = {}
    for name in ("weight", "cluster", "stratum"):
        head = getattr(mapping, name)
        own = _WEIGHT if name == "weight" else _UNIT
        service[name] = None if head is None else _service(mapping, name, head, own, questions)
    # Questions are whole only now: what tells how rows were drawn stands behind them.
    return TableSurvey(
        languages=(LANGUAGE,),
        title=mapping.title or ", ".join(question.id for question in mapping.questions),
        questions=tuple(questions),
        mapping=mapping,
        weight=service["weight"],
        cluster=service["cluster"],
        stratum=service["stratum"],
    )


def _of_table(question: Question) -> Question:
    """Return a question as rows answer it: it may be empty, and people carried it out."""
    by_hand = question.sensitive and question.by_device
    procedures = (Procedure.OWN_DEVICE,) if by_hand else ()
    return replace(question, optional=True, procedures=procedures)


_UNASKED = Question("", Kind.NUMBER, "", low=0, step=1, optional=True, unasked=True)
_WEIGHT = replace(_UNASKED, high=MOST_WEIGHT * WEIGHT_SCALE, scale=WEIGHT_SCALE)
_UNIT = replace(_UNASKED, high=2**UNIT_BITS - 1)


def _service(
    mapping: TableMapping, name: str, head: str, own: Question, questions: list[Question]
) -> str:
    """Return the id of the clear question that a column is mapped to, or add an unasked one."""
    serves: Callable[[Question], bool] = _weighs if name == "weight" else _names_units
    for column in mapping.columns:
        if column.column == head and column.option is None:
            question = next(each for each in questions if each.id == column.question)
            if serves(question):
                return question.id
    taken = {question.id for question in questions}
    free = (f"{name}-{n}" if n else name for n in range(len(questions) + 1))
    id_ = next(each for each in free if each not in taken)
    questions.append(replace(own, id=id_, text=head))
    return id_


def _weighs(question: Question) -> bool:
    return not question.sensitive and question.measured and (question.low or 0) >= 0


def _names_units(question: Question) -> bool:
    return not question.sensitive and not question.multiple


class Drawn(NamedTuple):
    """The questions by which the rows of a study are weighted, and which were drawn together."""

    weight: str | None = None
    clusters: str | None = None
    strata: str | None = None


def drawn(survey: Survey) -> Drawn:
    """Return how the rows of a study were drawn, as the mapping of its table says."""
    if not isinstance(survey, TableSurvey):
        return Drawn()
    return Drawn(survey.weight, survey.cluster, survey.stratum)

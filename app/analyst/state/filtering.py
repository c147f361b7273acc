"""A filter that is built by choosing: conditions that all hold, or of which any one does."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from core.count import selection
from core.facts.errors import Problem, Refused
from core.grammar.filters import Comparison, Joined, Sign, Where, join, read, write
from core.privacy.mechanisms import Grid
from core.survey import Question, Survey

_BY_ORDER = (Sign.LESS, Sign.AT_MOST, Sign.MORE, Sign.AT_LEAST)


@dataclass(frozen=True, slots=True)
class Condition:
    """A question, a sign and the answers that it is compared with."""

    question: str
    sign: Sign
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Built:
    """Conditions of which all hold, or any one."""

    conditions: tuple[Condition, ...] = ()
    any_: bool = False

    def text(self) -> str:
        """Return the filter as it is written; '' without a condition that is whole."""
        parts = [
            Comparison(each.question, each.sign, each.answers)
            for each in self.conditions
            if each.answers
        ]
        return write(join(parts, any_=self.any_)) if parts else ""

    def changed(self, place: int, condition: Condition) -> Built:
        held = list(self.conditions)
        held[place] = condition
        return replace(self, conditions=tuple(held))

    def without(self, place: int) -> Built:
        """Leave a condition out."""
        held = self.conditions
        return replace(self, conditions=held[:place] + held[place + 1 :])

    def adding(self, condition: Condition) -> Built:
        return replace(self, conditions=(*self.conditions, condition))


def built_of(text: str) -> Built | None:
    """Return how a filter is built by choosing; None for one that cannot be built so."""
    if not text.strip():
        return Built()
    try:
        where = read(text)
    except Refused:
        return None
    parts: tuple[Where, ...] = where.parts if isinstance(where, Joined) else (where,)
    conditions = [
        Condition(each.question, each.sign, each.answers)
        for each in parts
        if isinstance(each, Comparison)
    ]
    if len(conditions) < len(parts):
        return None
    return Built(tuple(conditions), isinstance(where, Joined) and where.any_)


def problem_with(text: str, survey: Survey) -> Problem | None:
    """Return what is wrong with a filter that was typed; None where it can choose people."""
    if not text.strip():
        return None
    try:
        selection.require(read(text), survey)
    except Refused as refused:
        return refused.problem
    return None


def column_of(problem: Problem) -> int:
    """Return the column of the text that a problem is at, from 1; 0 where it names none."""
    found = re.search(r"column ([0-9]+)", problem.where)
    return int(found[1]) if found else 0


def plain(text: str) -> str:
    """Return a filter as the program writes it; '' for none."""
    return write(read(text)) if text.strip() else ""


def signs_of(question: Question) -> tuple[Sign, ...]:
    """Return how the answers to a question can be compared."""
    if isinstance(question.form, Grid):
        return (Sign.EQUAL, Sign.UNEQUAL, *_BY_ORDER)
    if question.ordinal or question.bins:
        return (Sign.EQUAL, Sign.UNEQUAL, Sign.IN, *_BY_ORDER)
    return (Sign.EQUAL, Sign.UNEQUAL, Sign.IN)


def first_condition(question: Question) -> Condition:
    """Return the condition that a question begins with."""
    if isinstance(question.form, Grid):
        return Condition(question.id, Sign.AT_LEAST, (str(question.form.low),))
    return Condition(question.id, Sign.EQUAL, question.option_ids[:1])


def with_sign(condition: Condition, sign: Sign) -> Condition:
    """Compare by another sign; what takes one answer keeps the first."""
    answers = condition.answers if sign is Sign.IN else condition.answers[:1]
    return replace(condition, sign=sign, answers=answers)

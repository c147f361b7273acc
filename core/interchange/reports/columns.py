"""The columns of a table of reports, from a survey alone; DESIGN of the names: *File formats*.

A question is one column of what was saved, as it stands in a response. Where that is a text of
0 and 1 it is a column of each option, `job.sales`: a spreadsheet drops leading zeros. A pair is
two columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from core.interchange.codebook import codings, design_of
from core.interchange.datasets.table import Label, Measure, Missing, Sort, Variable
from core.interchange.mapping.survey import TableSurvey
from core.interchange.reports.names import (
    ID,
    PROCEDURE,
    REHEARSAL,
    ROW,
    SURVEY,
    column_of,
    group_column_of,
)
from core.privacy.forms import Holds, TableColumn
from core.survey.model import Question, Survey, text_in

GROUP = 1
"""The place, among the numbers that a report of groups holds, of the group; 0 is the report."""


@dataclass(frozen=True, slots=True)
class Words:
    """What people call the things in a table; made where sentences are.

    `option` names an option of a question. `saved` makes of it what a randomized report of it is
    called, which is no answer. `chosen` are 0 and 1 in the column of an option: as saved after
    chance, and as given. `missing` has the reasons for empty cells, `columns` the labels of the
    columns that are of no question, `part` those of the numbers of a pair and of a group.
    """

    option: Callable[[Question, str], str]
    saved: Callable[[str], str]
    chosen: Mapping[bool, tuple[str, str]]
    missing: Mapping[Missing, str]
    columns: Mapping[str, str]
    part: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ReportVariable:
    """A variable with what it is of: a question, one option of it, and where its cells come from.

    `place` is the place of the option, or 0 and 1 of a pair. Of no question where that is None.
    """

    variable: Variable
    question: Question | None = None
    option: str = ""
    place: int = 0


def variables_of(
    survey: Survey, words: Words, language: str, *, n: int, ids: bool, rehearsal: bool
) -> tuple[ReportVariable, ...]:
    """Return the columns of the reports to a survey, its texts in a language.

    With `ids` rows can come back into Candor: they have the id of their response, and the survey.
    Without, they have numbers. Of a rehearsal each says so.
    """
    if ids:
        found = [_text(ID, words, 32)]
    else:
        number = Variable(ROW, Label(words.columns[ROW]), Sort.WHOLE, Measure.NOMINAL, high=n)
        found = [ReportVariable(number)]
    if has_procedures(survey):
        found.append(_text(PROCEDURE, words, max(len(each.value) for each in survey.procedures)))
    if ids:
        found.append(_text(SURVEY, words, 64))
    if rehearsal:
        flag = Variable(REHEARSAL, Label(words.columns[REHEARSAL]), Sort.WHOLE, low=1)
        found.append(ReportVariable(flag))
    for question in survey.questions:
        found += _of_question(survey, question, words, language)
    return tuple(found)


def has_procedures(survey: Survey) -> bool:
    """Tell whether it is known how sensitive yes/no questions were answered: of no table is it."""
    return bool(survey.procedures) and not isinstance(survey, TableSurvey)


def _text(name: str, words: Words, length: int) -> ReportVariable:
    return ReportVariable(Variable(name, Label(words.columns[name]), Sort.TEXT, length=length))


def _of_question(
    survey: Survey, question: Question, words: Words, language: str
) -> Iterator[ReportVariable]:
    text = text_in(question.text, language)
    missing, about = _missing(survey, question, words), _about(survey, question)
    channel = question.channel
    if channel is not None and channel.classes is not None and len(channel.groups) > 1:
        yield _group_of(question, channel.groups, words, text, missing, about)
    for place, column in enumerate(question.form.columns(question.option_ids)):
        made = _variable(question, column, words, text)
        variable = replace(made, missing=missing, about={**about, **made.about})
        option = column.name if column.holds is Holds.MARK else ""
        yield ReportVariable(variable, question, option, place)


def _variable(question: Question, column: TableColumn, words: Words, text: str) -> Variable:
    """Return a column of the reports to a question, without why its cells can be empty."""
    name = column.of(column_of(question.id))
    match column.holds:
        case Holds.MARK:
            label = Label(text, words.option(question, column.name))
            values = dict(enumerate(words.chosen[question.sensitive]))
            about = {"option": column.name}
            return Variable(name, label, Sort.WHOLE, values=values, about=about)
        case Holds.PART:
            label = Label(text, words.part[column.name])
            about = {"values": f"{column.low} to {column.high}"}
            low, high = column.low, column.high
            return Variable(name, label, Sort.WHOLE, low=low, high=high, about=about)
        case Holds.NUMBER if question.scale == 1:
            low, high = column.low, column.high
            return Variable(name, Label(text), Sort.WHOLE, Measure.SCALE, low=low, high=high)
        case Holds.NUMBER:
            return Variable(name, Label(text), Sort.REAL, Measure.SCALE)
    classes = None if question.channel is None else question.channel.classes
    size = column.high + 1 if classes is None else classes.reports
    meanings = _meanings(question, words, size)
    ids = zip(question.codes, question.option_ids, strict=True) if meanings else ()
    measure = Measure.ORDINAL if question.ordinal else Measure.NOMINAL
    return Variable(
        name, Label(text), Sort.WHOLE, measure, meanings, high=size - 1, options=dict(ids)
    )


def _group_of(
    question: Question,
    groups: tuple[str, ...],
    words: Words,
    text: str,
    missing: Mapping[Missing, str],
    about: Mapping[str, str],
) -> ReportVariable:
    """Return the column of the group by whose way each person was asked."""
    made = Variable(
        group_column_of(question.id),
        Label(text, words.part["group"]),
        Sort.WHOLE,
        values=dict(enumerate(groups)),
        high=len(groups) - 1,
        missing=missing,
        about=about,
    )
    return ReportVariable(made, question, place=GROUP)


def _meanings(question: Question, words: Words, size: int) -> dict[int, str]:
    """Return what each number stands for, where it stands for an option."""
    if question.measured or size != len(question.codes):
        return {}
    named = {
        code: words.option(question, option)
        for code, option in zip(question.codes, question.option_ids, strict=True)
    }
    if question.sensitive:
        named = {code: words.saved(text) for code, text in named.items()}
    return dict(sorted(named.items()))


def _missing(survey: Survey, question: Question, words: Words) -> dict[Missing, str]:
    """Return for which reasons a cell of a question can be empty."""
    drawn = question.id in survey.blocks or question.form.asks_some
    reasons = {
        Missing.NOT_ASKED: drawn or question.ask_if is not None,
        Missing.LEFT_OUT: question.optional,
    }
    return {reason: words.missing[reason] for reason, is_so in reasons.items() if is_so}


def _about(survey: Survey, question: Question) -> dict[str, str]:
    """Return what a codebook has of a question beside its text: its kind and how it was asked."""
    found = {"question": question.id, "kind": str(question.kind)} | design_of(survey, question)
    if not has_procedures(survey):
        found["procedures"] = ""
    first = codings(question)[0]
    return found if first.option else found | {"values": first.value}

"""The codebook of a survey: what each value in a response and in a table means.

One row an option, so that a person and a program can read it; every cell is inert in a
spreadsheet. Source of the coding: *File formats* in the manual.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.interchange.reports.names import column_of, group_column_of
from core.present.table import csv_line
from core.privacy.epsilon import epsilon_text
from core.privacy.forms import AskedBits, Bits, Category, Grid, Pair
from core.survey.model import Question, Survey, text_in
from core.survey.writing import parameters_json

DESIGN = ("mechanism", "fractions", "epsilon", "procedures", "asked_if")
"""The heads of how a question was asked, in the codebook of a survey and in that of a study."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The words of the two answers of a yes/no question, each by language."""

    yes: Mapping[str, str]
    no: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Coding:
    """One line: what an option is in the response file, and where and what it is in a table."""

    option: str
    response: str
    column: str
    value: str


def codebook_csv(survey: Survey, answers: Answers) -> str:
    """Return the codebook as CSV, its heads first.

    `response` tells what stands in a response: a number, the place of the option from 0;
    "1 at 3, else 0", the third figure of a text of 0 and 1; "[seed, value]", two numbers. A table
    has it in `column` as `value`. ε is rounded up, and empty where it is asked in the clear.

    >>> from core.examples import example_survey
    >>> text = codebook_csv(example_survey("bribery"), Answers({"en": "Yes"}, {"en": "No"}))
    >>> [line.split(",")[:2] for line in text.splitlines()[1:3]]
    [['"bribe"', '"yes-no"'], ['"bribe"', '"yes-no"']]
    """
    languages = survey.languages
    heads = (
        *("question", "kind", *(f"question_text_{each}" for each in languages)),
        *("option", *(f"option_text_{each}" for each in languages), "response", "column", "value"),
        *DESIGN,
    )
    return csv_line(heads) + "".join(
        csv_line(row) for question in survey.asked for row in _rows(survey, question, answers)
    )


def design_of(question: Question) -> dict[str, str]:
    """Return how a question was asked, under the heads of `DESIGN`; "" for what it has not.

    What was asked elsewhere has the name and the fractions that its design had there.
    """
    mechanism, design, asked = question.mechanism, question.design, question.ask_if
    name, given, epsilon = "", dict[str, object](), ""
    if mechanism is not None:
        name, given = mechanism.name, dict(parameters_json(mechanism))
        epsilon = epsilon_text(question.ratio)
    if design is not None:
        name, given = design.name, dict(design.parameters)
    fractions = "; ".join(f"{key} = {value}" for key, value in given.items())
    procedures = " ".join(each.value for each in question.procedures)
    condition = "" if asked is None else f"{asked.question}: {' '.join(asked.values)}"
    return dict(zip(DESIGN, (name, fractions, epsilon, procedures, condition), strict=True))


def _rows(survey: Survey, question: Question, answers: Answers) -> Iterator[tuple[str, ...]]:
    design = tuple(design_of(question).values())
    for coding in codings(question):
        yield (
            question.id,
            question.kind.value,
            *(text_in(question.text, each) for each in survey.languages),
            coding.option,
            *(_option_text(question, coding.option, each, answers) for each in survey.languages),
            coding.response,
            coding.column,
            coding.value,
            *design,
        )


def codings(question: Question) -> tuple[Coding, ...]:
    """Return how each option of a question is coded; of a number, how all its values are.

    Of groups that were asked in several ways the column of the group follows.
    """
    name, form = column_of(question.id), question.form
    match form:
        case Bits():
            drawn = isinstance(form, AskedBits)
            inside, beside = ("; - if not asked", "; empty if not asked") if drawn else ("", "")
            return tuple(
                Coding(
                    *(option, f"1 at {place}, else 0{inside}"),
                    *(f"{name}.{option}", f"1, else 0{beside}"),
                )
                for place, option in enumerate(question.option_ids, start=1)
            )
        case Pair():
            seeds = f"{name}.seed", f"{name}.value"
            return (Coding("", "[seed, value]", " ".join(seeds), ""),)
        case Grid():
            low, high, step = map(question.in_units, (form.low, form.high, form.step))
            values = f"{low:.15g} to {high:.15g}"
            values += f" in steps of {step:.15g}" if step != 1 and not question.unasked else ""
            return (Coding("", values, name, values),)
        case Category(size) if question.measured:
            values = "0 or 1" if question.worded else f"0 to {size - 1}"
            return (Coding("", values, name, values),)
        case Category(size):
            return _of_category(question, name, size)
    raise TypeError(f"no form {form!r} is known")


def _of_category(question: Question, name: str, size: int) -> tuple[Coding, ...]:
    """Return what each number stands for, or which there are where they stand for no option."""
    mechanism, groups = question.mechanism, tuple[Coding, ...]()
    if mechanism is not None and mechanism.classes is not None:
        size, column = mechanism.classes.reports, group_column_of(question.id)
        places = enumerate(mechanism.groups if len(mechanism.groups) > 1 else ())
        groups = tuple(Coding(group, "", column, str(place)) for place, group in places)
    if size != len(question.codes):  # such as the number of red cards
        values = f"0 to {size - 1}"
        return Coding("", values, name, values), *groups
    codes = zip(question.option_ids, question.codes, strict=True)
    return *(Coding(option, str(code), name, str(code)) for option, code in codes), *groups


def _option_text(question: Question, option: str, language: str, answers: Answers) -> str:
    if question.complementary:
        words = answers.yes if option == "yes" else answers.no
        return words.get(language, option)
    found = next((each for each in question.options if each.id == option), None)
    return option if found is None else text_in(found.text, language)

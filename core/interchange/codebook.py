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
from core.privacy.forms import Category, CodebookQuestion, Coding
from core.survey.conditions import Answered, AskIf
from core.survey.model import Question, Survey, parameters_json, text_in

DESIGN = ("mechanism", "fractions", "epsilon", "procedures", "asked_if")
"""The heads of how a question was asked, in the codebook of a survey and in that of a study."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The words of the two answers of a yes/no question, each by language."""

    yes: Mapping[str, str]
    no: Mapping[str, str]


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


def design_of(survey: Survey, question: Question) -> dict[str, str]:
    """Return how a question was asked, under the heads of `DESIGN`; "" for what it has not.

    What was asked elsewhere has the name and the fractions that its design had there.
    """
    channel, design, asked = question.channel, question.design, question.ask_if
    name, given, epsilon = "", dict[str, object](), ""
    if channel is not None:
        name, given = channel.name, dict(parameters_json(channel.values))
        epsilon = epsilon_text(question.ratio)
    if design is not None:
        name, given = design.name, dict(design.parameters)
    fractions = "; ".join(f"{key} = {value}" for key, value in given.items())
    procedures = " ".join(each.value for each in question.procedures)
    condition = "" if asked is None else condition_words(asked, survey)
    return dict(zip(DESIGN, (name, fractions, epsilon, procedures, condition), strict=True))


def condition_words(condition: AskIf, survey: Survey) -> str:
    """Say of whom a question was asked: ids of questions, and answers in the first language.

    >>> from core.examples import example_survey
    >>> asked = AskIf.of("area", "city", "country")
    >>> condition_words(asked, example_survey("bribery"))
    'area: In a city or In the countryside'
    """
    told = (f"{part.question}: {_answers_words(part, survey)}" for part in condition.parts)
    return (", and " if condition.every else ", or ").join(told)


def _answers_words(part: Answered, survey: Survey) -> str:
    source = survey.question(part.question)
    if not part.ranged:
        texts = {each.id: text_in(each.text, survey.languages[0]) for each in source.options}
        return " or ".join(texts.get(value, value) for value in part.values)
    low, high = part.at_least, part.at_most
    if low is None or high is None:
        return f"{high} or less" if low is None else f"{low} or more"
    return f"{low} to {high}"


def _rows(survey: Survey, question: Question, answers: Answers) -> Iterator[tuple[str, ...]]:
    design = tuple(design_of(survey, question).values())
    for coding in codings(question):
        yield (
            question.id,
            str(question.kind),
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
    channel, form = question.channel, question.form
    groups = tuple[Coding, ...]()
    if channel is not None and channel.classes is not None:
        form, column = Category(channel.classes.reports), group_column_of(question.id)
        places = enumerate(channel.groups if len(channel.groups) > 1 else ())
        groups = tuple(Coding(group, "", column, str(place)) for place, group in places)
    asked = CodebookQuestion(
        column_of(question.id),
        question.option_ids,
        () if question.measured else question.codes,
        question.in_units,
        worded=question.measured and question.worded,
        every_number=question.unasked,
    )
    return *form.codings(asked), *groups


def _option_text(question: Question, option: str, language: str, answers: Answers) -> str:
    if question.complementary:
        words = answers.yes if option == "yes" else answers.no
        return words.get(language, option)
    found = next((each for each in question.options if each.id == option), None)
    return option if found is None else text_in(found.text, language)

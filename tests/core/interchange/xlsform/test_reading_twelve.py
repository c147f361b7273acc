"""XLSForms as people write them open as drafts: what comes in, and what is listed by its cell."""

from __future__ import annotations

from dataclasses import replace

import pytest
from form_books import book
from pyxform.xls2xform import convert
from twelve_forms import TWELVE, Case

from core.draft import read_draft, survey_bytes, write_draft
from core.facts.errors import Severity
from core.interchange.workbook import letters
from core.interchange.xlsform import Finding, Meaning, SheetPlace, Wording, read_form, write_form
from core.interchange.xlsform.reading import MOST
from core.survey import Kind, examine

NAMED = {case.name: case for case in TWELVE}


def cell(place: SheetPlace) -> str:
    return f"{place.sheet} {letters(place.column)}{place.row}"


@pytest.mark.parametrize("case", TWELVE, ids=lambda case: case.name)
def test_that_a_form_opens_as_a_draft(case: Case) -> None:
    form = read_form(case.data)
    draft = form.draft
    assert tuple(f"{each.id} {each.kind}" for each in draft.questions) == case.questions
    # Each once, none silently; the style of pages of the last one stands in the settings.
    listed = [f"{each.finding} {cell(each.place)}" for each in form.found]
    assert len(listed) == len(set(listed))
    assert {each for each in listed if "settings" not in each} == case.listed
    assert read_draft(write_draft(draft)) == draft
    reading = examine(survey_bytes(draft))
    places = {form.place(problem) for problem in reading.errors}
    assert {cell(place) for place in places if place is not None} == case.problems
    assert None not in places
    beside = form.beside(reading.problems)
    assert not {cell(each.place) for each in beside if each.severity is Severity.ERROR} & (
        case.problems
    )


@pytest.mark.parametrize(
    "case", [each for each in TWELVE if not each.problems], ids=lambda case: case.name
)
def test_that_what_comes_in_goes_out_and_comes_back(case: Case) -> None:
    reading = examine(survey_bytes(read_form(case.data).draft))
    survey = reading.survey
    assert survey is not None
    words = ("Yes", "No", "Asked directly.", "None of these")
    wording = Wording(*(dict.fromkeys(survey.languages, text) for text in words))
    data = write_form(survey, wording, {"en": "English"})
    assert convert(xlsform=data, validate=False).warnings == []
    again = read_form(data)
    assert again.found == ()
    assert survey_bytes(again.draft) == survey_bytes(read_form(case.data).draft)


def test_what_conditions_sections_and_orders_come_in() -> None:
    grown = read_form(NAMED["odk-groups-with-conditions"].data).draft
    car, bike = grown.questions[2:]
    assert [(each.first, each.title["en"]) for each in grown.sections] == [
        ("car", "Grown up"),
        ("bike", "Inside"),
    ]
    assert car.ask_if is not None
    assert car.ask_if.every
    assert [(p.question, p.values, p.at_least) for p in car.ask_if.parts] == [
        ("age", (), 21),
        ("city", ("no",), None),
    ]
    assert bike.ask_if is not None  # the group's own does not fit beside "or"
    assert not bike.ask_if.every
    assert bike.ask_if.sources == ("city", "car")
    work, last = read_form(NAMED["surveycto-shuffled-and-disabled"].data).draft.questions
    assert (work.shuffle, last.shuffle) == (True, False)
    assert last.ask_if is not None
    assert last.ask_if.parts[0].values == ("trade", "no")
    lost = read_form(NAMED["odk-conditions-that-cannot-be-said"].data).draft
    assert all(each.ask_if is None for each in lost.questions)


def test_that_a_choice_of_none_goes_out_as_one_that_stands_alone() -> None:
    data = NAMED["kobo-none-of-these-stands-alone"].data
    (has,) = read_form(data).draft.questions
    assert [option.id for option in has.options] == ["radio", "phone"]
    alone = "not(selected(., 'radio') and count-selected(.) > 1)"  # an answer like others
    case = NAMED["kobo-none-of-these-stands-alone"]
    head, line = case.survey
    form = read_form(replace(case, survey=(head, (*line[:5], alone))).data)
    assert [option.id for option in form.draft.questions[0].options] == ["radio", "phone"]
    assert {each.finding for each in form.found} == {Finding.NONE, Finding.LACKING}


def test_what_codes_are_proposed_and_what_they_become() -> None:
    form = read_form(NAMED["kobo-scale-with-codes"].data)
    assert [(code.name, code.guess) for code in form.codes] == [
        ("-99", Meaning.REFUSED),
        ("-88", Meaning.DONT_KNOW),
    ]
    refused = form.settled({("ladder", "-99"): Meaning.REFUSED})
    (trust,) = refused.draft.questions
    assert [option.id for option in trust.options if option.abstain] == [form.codes[0].option]
    assert [each.values["name"] for each in refused.errors] == ["-88"]
    both = refused.settled({("ladder", "-88"): Meaning.ANSWER})
    assert both.errors == ()
    unknown = form.settled({("ladder", "-88"): Meaning.DONT_KNOW}).draft.questions[0]
    assert unknown.kind is Kind.RATING
    assert [option.id for option in unknown.options if option.abstain] == [form.codes[1].option]


def test_that_nested_expressions_and_endless_lists_are_bounded() -> None:
    nested = "(" * 8000 + "${a} = 'yes' or . > 1" + " and . > 1) or . < 1)" * 1000
    survey = [
        ("type", "name", "label", "relevant", "constraint"),
        *(("integer", f"q{at}", "How many?") for at in range(MOST)),
        ("integer", "more", "More?"),
    ]
    survey[1] = ("integer", "q0", "How many?", nested, nested)
    read = read_form(book({"survey": survey}))
    assert len(read.draft.questions) == MOST
    found = {each.finding for each in read.found}
    assert found == {
        Finding.UNREAD_LOGIC,
        Finding.UNREAD_RANGE,
        Finding.NO_RANGE,
        Finding.TOO_MANY,
    }

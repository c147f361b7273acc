"""XLSForms in and out: what both can say is said, and other software reads what is written."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from form_books import kobo, odk, surveycto
from openpyxl import load_workbook
from pyxform.xls2xform import convert

from core.draft import survey_bytes
from core.examples import Template, templates
from core.files import canonical
from core.interchange.xlsform import (
    Finding,
    Form,
    SheetPlace,
    Wording,
    read_form,
    untrue_in_form,
    write_form,
)
from core.survey import Kind, Survey, examine, read, write

EXAMPLES = sorted(Path("resources/examples").glob("*.survey"))
VECTORS = sorted(Path("tests/vectors").rglob("*.survey"))
NAMES = {"en": "English", "de": "Deutsch", "ar": "العربية"}


def wording(survey: Survey) -> Wording:
    words = ("Yes", "No", "Other tools ask it directly.", "None of these")
    return Wording(*(dict.fromkeys(survey.languages, text) for text in words))


def written(survey: Survey) -> bytes:
    return write_form(survey, wording(survey), NAMES)


def survey_in(form: Form) -> Survey:
    assert form.errors == ()
    return read(survey_bytes(form.draft))


@pytest.mark.parametrize("path", [*EXAMPLES, *VECTORS], ids=lambda path: path.stem)
def test_that_a_round_trip_loses_nothing(path: Path) -> None:
    survey = read(path.read_bytes())
    kept = {
        k: v for k, v in json.loads(path.read_bytes()).items() if k not in ("seal", "signature")
    }
    again = read_form(written(survey))
    assert again.found == ()
    assert survey_bytes(again.draft) == canonical.write(kept)


def test_that_what_is_drawn_comes_back() -> None:
    content = json.loads(Path("tests/corpus/valid/every-kind.survey").read_bytes())
    del content["seal"]
    next(q for q in content["questions"] if q["id"] == "used")["ask"] = 1
    content["sample"] = [
        {"questions": ["job", "trust", "owed"], "ask": 2},
        {"questions": ["bribe", "hours"], "ask": 1},
    ]
    again = read_form(written(read(canonical.write(content))))
    assert again.found == ()
    survey = survey_in(again)
    blocks = {(block.questions, block.ask) for block in survey.sample}
    assert blocks == {(("job", "trust", "owed"), 2), (("bribe", "hours"), 1)}
    assert survey.question("used").ask == 1


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_that_every_template_comes_back(template: Template) -> None:
    survey = template.read()  # that of numbers alone has no list of choices
    again = read_form(written(survey))
    assert again.found == ()
    assert survey_bytes(again.draft) == write(survey)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_that_other_software_converts_what_is_written(path: Path) -> None:
    survey = read(path.read_bytes())
    made = convert(xlsform=written(survey), validate=False)
    assert made.warnings == []
    for question in survey.questions:
        assert f"<{question.id}/>" in made.xform
    assert made.xform.count("Other tools ask it directly.") >= len(survey.sensitive)


def test_that_the_same_survey_gives_the_same_bytes() -> None:
    survey = read(EXAMPLES[0].read_bytes())
    assert written(survey) == written(survey)


def test_that_no_cell_is_a_formula_or_a_link() -> None:
    content = json.loads(EXAMPLES[1].read_bytes())
    content["title"] = "=1+1"
    content["questions"][0]["text"] = "http://example.org/a"
    book = load_workbook(io.BytesIO(written(read(canonical.write(content)))))
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    assert {cell.data_type for cell in cells} <= {"s", "n"}
    assert [cell for cell in cells if cell.hyperlink] == []
    assert any(cell.value == "=1+1" for cell in cells)


def test_a_form_of_kobo() -> None:
    form = read_form(kobo())
    survey = survey_in(form)
    assert survey.languages == ("en", "de")
    assert survey.title == {"en": "Officials", "de": "Officials"}
    assert survey.intro == {"en": "We ask about officials.", "de": "Wir fragen nach Beamten."}
    sex, bribe = survey.questions
    assert [option.id for option in sex.options] == ["o1", "o2"]
    assert sex.help == {"en": "As in your papers.", "de": "Wie im Ausweis."}
    assert bribe.kind is Kind.YES_NO
    assert bribe.channel is not None
    assert bribe.channel.values == {"p": Fraction(3, 4)}
    assert bribe.negation == {"en": "I did not pay.", "de": "Ich habe nicht gezahlt."}
    assert bribe.ask_if is not None
    assert (bribe.ask_if.parts[0].question, bribe.ask_if.parts[0].values) == ("sex", ("o1", "o2"))
    told = {(each.finding, each.place.row) for each in form.found}
    assert told == {
        (Finding.LEFT_OUT, 2),
        (Finding.LEFT_OUT, 3),
        (Finding.RENAMED, 6),
        (Finding.RENAMED, 2),
        (Finding.OWN_WORDS, 7),
        (Finding.RENAMED, 3),
    }


def test_a_form_of_odk() -> None:
    form = read_form(odk())
    survey = survey_in(form)
    used, trust, hours, age = survey.questions
    assert survey.consent == "I agree to take part."
    assert (used.kind, trust.kind) == (Kind.MANY_OF, Kind.RATING)
    assert (hours.low, hours.high, hours.step) == (0, 80, 5)
    assert (age.low, age.high, age.step, age.optional) == (18, 99, 1, True)
    assert age.ask_if is not None
    assert (age.ask_if.parts[0].question, age.ask_if.parts[0].values) == ("used", ("fish", "teach"))
    assert form.found == ()


def test_a_form_of_surveycto() -> None:
    form = read_form(surveycto())
    survey = survey_in(form)
    city, owns, rooms = survey.questions
    assert owns.ask_if is not None
    assert (owns.ask_if.parts[0].question, owns.ask_if.parts[0].values) == (city.id, ("yes",))
    assert (rooms.low, rooms.high) == (1, 20)
    assert [each.finding for each in form.found if each.finding is not Finding.OWN_WORDS] == [
        Finding.LEFT_OUT,
        Finding.LEFT_OUT,
    ]


def test_that_a_problem_of_the_survey_is_found_in_its_row() -> None:
    form = read_form(odk())
    used, trust, *rest = form.draft.questions
    long = replace(trust, text={"en": "x" * 5000})
    (problem,) = examine(survey_bytes(form.draft.with_questions((used, long, *rest)))).errors
    assert form.place(problem) == SheetPlace("survey", 4, 3)


def untrue(survey: Survey) -> list[tuple[str, str]]:
    """Return the cells whose text is untrue in the form, read in the form itself."""
    book = load_workbook(io.BytesIO(written(survey)))
    found = untrue_in_form(survey, wording(survey), NAMES)
    return [
        (
            each.finding.value,
            str(book[each.place.sheet].cell(each.place.row, each.place.column).value),
        )
        for each in found
    ]


def test_that_a_promise_of_a_wheel_is_named_in_every_language() -> None:
    """Its form asks directly, so that the wheel which the intro tells of is not there."""
    survey = read(Path("resources/examples/templates/bribery.survey").read_bytes())
    assert isinstance(survey.intro, dict)
    assert untrue(survey) == [("no-device", survey.intro[each]) for each in survey.languages]


def test_that_consent_help_and_questions_are_read_too() -> None:
    content = json.loads(Path("resources/examples/bribery.survey").read_bytes())
    content |= {"intro": "Who asks?", "consent": "The SPINNER protects you."}
    content["questions"][0]["help"] = "Toss two coins."
    content["questions"][-1]["text"] = "Where do you live, all things spinning apart?"
    told = {text for _, text in untrue(read(canonical.write(content)))}
    assert told == {
        "The SPINNER protects you.",
        "Toss two coins.",
        "Where do you live, all things spinning apart?",
    }
    for each in content["questions"]:
        for key in ("mechanism", "negation", "procedures"):
            each.pop(key, None)
    assert untrue(read(canonical.write(content))) == []  # nothing is randomized, nothing promised


def test_that_texts_in_a_language_whose_words_are_not_known_are_named_to_be_read() -> None:
    content = json.loads(Path("resources/examples/bribery.survey").read_bytes())
    content["languages"] = ["sw"]
    survey = read(canonical.write(content))
    assert untrue(survey) == [
        ("to-be-read", str(survey.intro)),
        ("to-be-read", str(survey.consent)),
    ]

"""candor new and candor xlsform: a survey to begin with, and the way to other programs and back."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from faulty_xlsforms import FAULTS
from form_books import form, kobo
from openpyxl import load_workbook

from app.author.words.xlsform import sentence
from app.commands import cli
from core.draft import read_draft
from core.examples import example_path, templates
from core.interchange.xlsform import Finding, read_form
from core.interchange.xlsform.findings import FormFinding, SheetPlace
from core.survey import Kind, read

LANGUAGES = example_path("bribery-languages")


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


@pytest.mark.parametrize("name", [template.name for template in templates()])
def test_that_a_template_is_a_survey_that_can_be_used(name: str, tmp_path: Path) -> None:
    made = tmp_path / "new.survey"
    result = run("new", "--template", name, "--out", made)
    assert result.exit_code == 0, result.output
    assert read(made.read_bytes()).questions
    again = run("new", "--template", name, "--out", made)
    assert again.exit_code != 0
    for other in ("foo.txt", ""):
        refused = run("new", "--template", name, "--out", other)
        assert (refused.exit_code, Path("foo.txt").exists()) == (2, False)
        assert "The name of a survey ends in .survey" in refused.stderr


def test_that_a_form_becomes_a_survey_and_what_is_left_out_is_told(tmp_path: Path) -> None:
    source, made = tmp_path / "k.xlsx", tmp_path / "k.survey"
    source.write_bytes(kobo())
    result = run("xlsform", source, "--out", made)
    assert result.exit_code == 0, result.output
    assert [question.id for question in read(made.read_bytes()).questions] == ["sex", "bribe"]
    assert "warning survey, A2: “start” is never recorded here" in result.stderr
    assert "choices, B2: “1” is called “o1” here." in result.stderr


def test_that_a_survey_becomes_a_form_in_its_languages(tmp_path: Path) -> None:
    made = tmp_path / "b.xlsx"
    result = run("xlsform", LANGUAGES, "--out", made)
    assert result.exit_code == 0, result.output
    choices = load_workbook(io.BytesIO(made.read_bytes()))["choices"]
    # Its intro promises a wheel, and the form asks directly.
    assert result.stderr.count("survey, ") == 5
    assert "warning survey, C2: The text speaks of “wheel”" in result.stderr
    assert "survey, D2: The text speaks of “Rad”" in result.stderr
    cells = [[cell.value for cell in row] for row in choices.iter_rows()]
    assert cells[0][2:7] == [
        "label::English (en)",
        "label::Deutsch (de)",
        "label::Español (es)",
        "label::Français (fr)",
        "label::العربية (ar)",
    ]
    assert cells[1][2:7] == ["Yes", "Ja", "Sí", "Oui", "نعم"]
    back = tmp_path / "b.survey"
    assert run("xlsform", made, "--out", back).exit_code == 0
    assert back.read_bytes() == LANGUAGES.read_bytes()


def test_that_a_fault_is_told_with_its_cell_and_nothing_is_written(tmp_path: Path) -> None:
    source, made = tmp_path / "k.xlsx", tmp_path / "k.survey"
    lines = [
        ("type", "name", "label", "required", "relevent"),
        ("select_on yn", "paid", "Paid?", "yes", "${nobody} = 'yes'"),
    ]
    source.write_bytes(form(lines))
    result = run("xlsform", source, "--out", made)
    assert result.exit_code == 1
    assert "survey, E1: There is no column “relevent”; it is read as “relevant”." in result.stderr
    assert "survey, A2: There is no type “select_on yn”; it is read as" in result.stderr
    assert "survey, E2: “nobody” is no question before this one" in result.stderr
    assert "--out NAME.draft" in result.stderr
    assert not made.exists()


def test_that_a_problem_of_the_survey_is_told_with_its_row(tmp_path: Path) -> None:
    source, made = tmp_path / "k.xlsx", tmp_path / "k.survey"
    heads = ("type", "name", "label", "rr::mechanism", "rr::p")
    source.write_bytes(form([heads, ("select_one yn", "paid", "Paid?", "warner", "99/100")]))
    result = run("xlsform", source, "--out", made)
    assert result.exit_code == 1
    assert "survey, D2" in result.stderr or "survey, row 2" in result.stderr
    assert "EPS_LIMIT" in result.stderr


HEADS = ("type", "name", "label", "required", "appearance", "constraint")
LISTS = [
    ("list_name", "name", "label"),
    *(("five", step, f"Step {step}") for step in range(1, 6)),
    ("five", 98, "Don't know"),
    ("five", 99, "Refused"),
]
SCALE = form(
    [
        HEADS,
        ("select_one five", "trust", "Trust?", "yes", "likert"),
        ("integer", "age", "Age?", "yes"),
    ],
    LISTS,
)


def test_that_a_form_with_problems_becomes_a_draft(tmp_path: Path) -> None:
    source, made = tmp_path / "k.xlsx", tmp_path / "k.draft"
    source.write_bytes(SCALE)
    result = run("xlsform", source, "--out", made)
    assert result.exit_code == 0, result.output
    assert result.stderr.count("survey, F3: ") == 1  # the bounds that are missing, said once
    assert "choices, B7: “98” of “trust” may stand for no answer" in result.stderr
    draft = read_draft(made.read_bytes())
    trust, age = draft.questions
    assert (age.low, age.high) == (None, None)
    assert [option.abstain for option in trust.options] == [False] * 7
    assert not any("F3" in note for note in draft.notes)  # that stands beside its field
    assert sum("“98” of “trust” may" in note for note in draft.notes) == 1


def test_that_codes_mean_what_is_said(tmp_path: Path) -> None:
    source, made = tmp_path / "k.xlsx", tmp_path / "k.draft"
    source.write_bytes(SCALE)
    for wrong in ("trust:98=maybe", "trust:97=refused", "nothing", "age:98=refused"):
        refused = run("xlsform", source, "--out", made, "--codes", wrong)
        assert (refused.exit_code, made.exists()) == (2, False)
        assert "Codes of this form: trust:98; trust:99." in refused.stderr
    result = run("xlsform", source, "--out", made, "--codes", "trust:98=answer,99=refused")
    assert result.exit_code == 0, result.output
    assert "may stand for no answer" not in result.stderr
    trust = read_draft(made.read_bytes()).questions[0]
    assert [option.abstain for option in trust.options] == [False] * 6 + [True]
    both = tmp_path / "both.draft"
    result = run("xlsform", source, "--out", both, "--codes", "five:98=dont_know,99=refused")
    assert "is no step of a scale" in result.stderr
    assert read_draft(both.read_bytes()).questions[0].kind is Kind.ONE_OF


def test_that_every_finding_has_its_sentence() -> None:
    for _, data, _ in FAULTS:
        for found in read_form(data).found:
            text = sentence(found)
            assert text.endswith((".", "?"))
            assert "{" not in text.replace("${", "")
            assert found.place.where.startswith(("survey", "choices"))
    for finding, values in (
        (Finding.NO_SHEET, {"sheet": "survey"}),
        (Finding.GROUP_LOGIC, {}),
        (Finding.FLATTENED, {"name": "g"}),
        (Finding.IN_REPEAT, {}),
        (Finding.NONE, {"name": "none"}),
        (Finding.NO_STEP, {"name": "98"}),
        (Finding.CODE, {"name": "98", "question": "trust"}),
        (Finding.TOO_MANY, {"most": "400"}),
        (Finding.NO_DEVICE, {"word": "wheel"}),
        (Finding.TO_BE_READ, {}),
    ):
        assert sentence(FormFinding(finding, SheetPlace("survey"), values)).endswith(".")

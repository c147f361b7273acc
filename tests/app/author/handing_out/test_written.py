"""What is handed out beside a survey: its figures, its words, its pages, its codebook."""

from __future__ import annotations

import csv
import io
import shutil
import subprocess
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from app.author.handing_out.ethics import ethics_page
from app.author.handing_out.participants import participant_sheet
from app.author.handing_out.poster import poster
from app.author.handing_out.written import name_of, prepare
from app.author.handing_out.xlsform import answers_of, wording_of
from app.charts import paper as papers
from app.charts.paper import PaperPart, Sheet
from app.charts.printing import first_page, print_pages
from app.charts.text import TextBlock
from app.commands import cli
from core.examples import Template, example_path, example_survey, templates
from core.interchange.codebook import codebook_csv
from core.keys import key_file
from core.keys.key_file import Use
from core.plan.asking import asking_in
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.survey import Survey, read
from core.survey.model import Block, texts_of

pytestmark = pytest.mark.usefixtures("qapp")
LANGUAGES = ("en", "de", "fr", "es", "ar")
EIGHT = tuple((word, 2047) for word in ("something", *(["language"] * 7)))
DEVICES = ("bribery", "die", "many-of", "two-coins")  # statements and questions, each device
LONGEST = "everyday-dealings-with-officials.survey"


def text_of(pdf: Path) -> str:
    pdftotext = shutil.which("pdftotext")
    if pdftotext is None:
        pytest.skip("pdftotext is not installed (Debian: poppler-utils)")
    done = subprocess.run([pdftotext, "-layout", str(pdf), "-"], capture_output=True, check=True)
    return unicodedata.normalize("NFKC", done.stdout.decode())


def pages_of(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is laid out on paper."""
    seen: list[str] = []

    def noted(text: str, *args: Any, **named: Any) -> TextBlock:
        seen.append(text)
        return TextBlock(text, *args, **named)

    monkeypatch.setattr(papers, "TextBlock", noted)
    return seen


def asked_by(survey: Survey, procedure: Procedure) -> Survey:
    """The survey with one procedure for its yes/no questions."""
    questions = (
        replace(question, procedures=(procedure,)) if question.procedures else question
        for question in survey.questions
    )
    return replace(survey, questions=tuple(questions), seal="5" * 64)


def every_device() -> Iterator[tuple[str, Survey]]:
    for template in templates():
        if template.name not in DEVICES:
            continue
        survey = template.read()
        for procedure in survey.procedures or (Procedure.SCRAMBLED,):
            yield f"{template.name} {procedure}", asked_by(survey, procedure)


def test_that_the_command_makes_the_whole_folder(tmp_path: Path) -> None:
    survey, out = example_path("bribery"), tmp_path / "out"
    command = ["handout", str(survey), "--out", str(out), "--respondents", "2000"]
    result = CliRunner().invoke(cli, command)
    assert result.exit_code == 0, result.output
    assert {path.name for path in out.iterdir()} == {
        *("bribery.survey", "codebook.csv", "ethics-board.pdf", "kiosk-poster.pdf"),
        "sheet-participants-en.pdf",
    }
    assert read((out / survey.name).read_bytes()).digest == read(survey.read_bytes()).digest
    told = text_of(out / "ethics-board.pdf")
    assert "2,000 people planned" in told
    assert "p = 3/4" in told
    assert "1.10" in told  # ln 3, rounded up
    assert "about 75 if so, about 25 if not" in told
    # METHODS: λ(1−λ)/(p−q)² at π = .1 is .3(.7)/.25 = .84; √(.84/2000) = .0205
    assert "2.05 points" in told
    assert "± 4.02 points" in told
    assert "two responses of one person count ε 2.20" in told  # 2 ln 3, rounded up
    with_form = [*command[:3], str(out.with_name("form")), *command[4:], "--xlsform"]
    assert "bribery.xlsx: warning survey, C2:" in CliRunner().invoke(cli, with_form).stderr
    assert "xlsx" not in result.stderr
    again = CliRunner().invoke(cli, command)
    assert again.exit_code != 0
    assert "not empty" in again.output


def test_that_the_command_signs_as_the_other_command_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(key_file._SCRYPT, "n", 2)
    key = key_file.generate(Use.SIGNING, "correct horse", SYSTEM)
    (tmp_path / "mine.key").write_bytes(key_file.write(key))
    monkeypatch.setenv("CANDOR_PASSPHRASE", "correct horse")
    survey, out = tmp_path / "a.survey", tmp_path / "out"
    survey.write_bytes(example_path("bribery").read_bytes())
    command = ["handout", str(survey), "--out", str(out), "--key", str(tmp_path / "mine.key")]
    result = CliRunner().invoke(cli, [*command, "--xlsform"])
    assert result.exit_code == 0, result.output
    assert (out / "a.xlsx").read_bytes().startswith(b"PK")
    signed = CliRunner().invoke(cli, ["sign", str(survey), "--key", str(tmp_path / "mine.key")])
    assert signed.exit_code == 0, signed.output
    assert (out / "a.survey").read_bytes() == survey.read_bytes()
    sheet = text_of(out / "sheet-participants-en.pdf")
    assert " · signed" in sheet


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_that_every_template_has_its_page(template: Template, drawn: list[str]) -> None:
    assert pages_of(ethics_page(template.read(), 1000)) in (1, 2)
    assert "Honest limits" in drawn


@pytest.mark.parametrize(
    "language",
    [pytest.param(of, marks=pytest.mark.long if of in ("de", "es") else ()) for of in LANGUAGES],
)
def test_that_every_sheet_fits_on_one_page(language: str) -> None:
    over = []
    for name, survey in every_device():
        sheet = participant_sheet(survey, language, LONGEST, signed=True)
        tightest = sheet.drawings(EIGHT)[-1]
        if pages_of(print_pages(sheet.sheet, tightest)) > 1:
            over.append(name)
    assert over == []


def test_that_what_is_too_long_for_a_page_goes_on_and_is_not_cut(drawn: list[str]) -> None:
    survey = asked_by(example_survey("bribery"), Procedure.SPINNER)
    long = "A very long title " * 40
    sheet = participant_sheet(replace(survey, title=long), "en", LONGEST)
    pdf = print_pages(sheet.sheet, *sheet.drawings(EIGHT))
    assert pages_of(pdf) == 2
    assert sheet.words.cannot.text in drawn
    assert "2 of 2" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_sheet_can_be_searched_and_copied(language: str, tmp_path: Path) -> None:
    survey = example_survey("bribery-languages")
    sheet = participant_sheet(survey, language, LONGEST, signed=True)
    (tmp_path / "sheet.pdf").write_bytes(print_pages(sheet.sheet, *sheet.drawings(EIGHT)))
    told = " ".join(text_of(tmp_path / "sheet.pdf").split())
    assert "something" in told
    assert "2047" in told
    assert f"{survey.digest[:8]} {survey.digest[8:16]}" in told
    if language == "ar":  # letters are joined, and stand from right to left
        assert sheet.mirrored
        assert "الكلمات" in told.replace("\u202b", "").replace("\u202c", "")
    else:
        assert sheet.words.compare.split()[0] in told
        assert sheet.words.opening in told


def test_that_no_sheet_shows_a_sensitive_text(drawn: list[str]) -> None:
    for name, survey in every_device():
        drawn.clear()
        sheet = participant_sheet(survey, "en", LONGEST)
        for draw in sheet.drawings(EIGHT)[:1]:
            first_page(sheet.sheet, draw, 100)
        shown = " ".join(drawn)
        for question in survey.sensitive:
            options = (text for option in question.options for text in texts_of(option.text))
            for text in (*texts_of(question.text), *texts_of(question.negation), *options):
                assert text not in drawn, name
                assert len(text) < 20 or text not in shown, name
        assert "must show these" in shown
        assert "sealed" in shown


def test_that_the_wheel_is_explained_by_its_fractions(drawn: list[str]) -> None:
    survey = asked_by(example_survey("bribery"), Procedure.SPINNER)
    sheet = participant_sheet(survey, "en", LONGEST)
    first_page(sheet.sheet, sheet.drawings(EIGHT)[0], 100)
    shown = " ".join(drawn)
    assert "Of 100 spins, about 75 land on A and about 25 land on B." in shown
    assert "I did not drink tea today." in drawn
    assert "Out of 100 people whose true answer is FALSE, about 25 are also saved as TRUE." in shown


def test_that_the_poster_has_title_and_words_on_one_page(drawn: list[str]) -> None:
    made = poster(example_survey("bribery"))
    assert pages_of(print_pages(made.sheet, made.draw(EIGHT))) == 1
    assert {"Everyday dealings with officials", "something", "2047"} <= set(drawn)


def test_that_a_fault_while_painting_is_an_error_and_no_crash() -> None:
    def faulty(_paper: papers.Paper) -> None:
        raise RuntimeError("planted")

    draw: PaperPart = faulty
    with pytest.raises(RuntimeError, match="planted"):
        print_pages(Sheet("title"), draw)
    with pytest.raises(RuntimeError, match="planted"):
        first_page(Sheet("title"), draw, 100)


def test_that_a_sheet_speaks_its_language_and_leaves_the_window_its_own() -> None:
    from app.words.catalogue import tr

    prepared = prepare(example_survey("bribery-languages"), 100)
    assert [sheet.language for sheet in prepared.sheets] == list(prepared.survey.languages)
    assert len({sheet.words.opening for sheet in prepared.sheets}) == len(prepared.sheets)
    assert tr("How to open it") == "How to open it"


def test_that_files_are_called_after_the_title() -> None:
    survey = example_survey("bribery")
    assert name_of(survey) == "everyday-dealings-with-officials"
    assert name_of(replace(survey, title="../../etc")) == "etc"
    assert name_of(replace(survey, title="استبيان")) == "survey"


def codebook(survey: Survey) -> list[dict[str, str]]:
    text = codebook_csv(survey, answers_of(wording_of(survey)))
    return list(csv.DictReader(io.StringIO(text)))


def test_that_the_codebook_tells_how_answers_are_coded() -> None:
    rows = codebook(example_survey("bribery"))
    yes, no = rows[0], rows[1]
    assert (yes["option"], yes["response"], yes["column"], yes["value"]) == (
        *("yes", "1", "bribe", "1"),
    )
    assert (no["option"], no["response"]) == ("no", "0")
    assert (yes["mechanism"], yes["fractions"], yes["epsilon"]) == ("warner", "p = 3/4", "1.10")
    area = [row for row in rows if row["question"] == "area"]
    assert [row["response"] for row in area] == [str(at) for at in range(len(area))]
    assert {row["mechanism"] for row in area} == {""}


def test_that_the_codebook_has_a_column_for_each_figure_of_a_set() -> None:
    survey = next(each for each in templates() if each.name == "many-of").read()
    rows = codebook(survey)
    ids = survey.questions[0].option_ids
    assert [row["column"] for row in rows[: len(ids)]] == [f"used.{option}" for option in ids]
    assert rows[0]["response"] == "1 at 1, else 0"


def test_that_no_cell_of_the_codebook_is_a_formula() -> None:
    survey = example_survey("bribery")
    question = replace(survey.questions[0], text="=cmd()")
    (row, *_) = codebook(replace(survey, questions=(question,)))
    assert row["question_text_en"] == "'=cmd()"


def sampled() -> Survey:
    """Three randomized questions, of which each person is asked one."""
    survey = example_survey("bribery")
    first = replace(survey.questions[0], ask_if=None)
    questions = tuple(replace(first, id=f"q{at}", text=f"Statement {at}") for at in range(3))
    return replace(survey, questions=questions, sample=(Block(("q0", "q1", "q2"), 1),))


def test_that_the_ethics_page_counts_those_who_are_asked(drawn: list[str]) -> None:
    """One of three: 1,000 people each; ε is that of the one question, not of three."""
    survey = sampled()
    assert asking_in(survey.questions[0], survey.sample).people(3000) == 1000
    ethics_page(survey, 3000)
    assert "about 1,000" in drawn
    # METHODS: λ(1−λ)/(p−q)² = .84 at π = .1; √(.84/1000) = .02898
    assert "2.90 points" in drawn
    assert drawn.count("1.10") >= 4  # three questions, and all together
    assert "3.30" not in drawn
    assert any("Of 3 of these questions each person is asked 1" in text for text in drawn)


def test_that_the_codebook_tells_what_was_not_asked() -> None:
    survey = next(each for each in templates() if each.name == "many-of").read()
    (row, *_) = codebook(replace(survey, questions=(replace(survey.questions[0], ask=1),)))
    assert row["response"] == "1 at 1, else 0; - if not asked"
    assert row["value"] == "1, else 0; empty if not asked"

"""The report: one page and one PDF with the same words and numbers, inert and complete."""

import base64
import hashlib
import json
import re
import shutil
import subprocess
import unicodedata
from collections import Counter
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import html5lib
import pytest
from click.testing import CliRunner
from hostile import ALLOWED
from reported_studies import ARABIC, KINDS, LONG, options, study_of, survey_bytes

from app.commands import cli
from app.export.report import contents
from app.export.report import words as words_of
from app.export.report.contents import report_of
from app.export.report.page import report_page
from app.export.report.paper import report_pdf
from app.export.report.values import Numbers, Paragraph, Report, Section
from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan, write_planned
from core.files import canonical
from core.present.table import Cell, Column, Table
from core.progress import Cancelled
from core.study import Study, annotate

pytestmark = pytest.mark.usefixtures("qapp")

DAY = date(2026, 11, 23)
NUMBER = re.compile(r"−?\d[\d,]*(?:\.\d+)?%?")
BARE = {"script", "iframe", "object", "embed", "link", "img", "image", "use", "base", "form"}
FOREIGN = re.compile(r"(?i)^(href|src|action|data|background|style|on\w+)$")


def reported(path: Path, **options: bool) -> Report:
    with open_source(path, ExportOptions(**options)) as source:  # type: ignore[arg-type]
        return report_of(source, DAY)


def parsed(page: bytes) -> ElementTree.Element:
    """Read a page as strictly as a validator does."""
    root = html5lib.HTMLParser(strict=True).parse(page)
    assert isinstance(root, ElementTree.Element)
    return root


def name_of(element: ElementTree.Element) -> str:
    return str(element.tag).rpartition("}")[2]


def text_of(element: ElementTree.Element) -> str:
    return "".join(element.itertext())


def words_in(pdf: bytes, folder: Path) -> str:
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed (Debian: poppler-utils)")
    (folder / "report.pdf").write_bytes(pdf)
    done = subprocess.run(
        [tool, "-layout", "-enc", "UTF-8", "report.pdf", "-"], cwd=folder, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


def require_inert(page: bytes) -> ElementTree.Element:
    """Find nothing that runs, is fetched or is led to, and each id once."""
    root = parsed(page)
    for element in root.iter():
        assert name_of(element) not in BARE
        led_to = [key for key in element.attrib if FOREIGN.match(key.rpartition("}")[2])]
        within = name_of(element) == "a" and re.fullmatch(r"#section-\d+", element.get("href", ""))
        assert led_to == (["href"] if within else [])
    ids = Counter(found for each in root.iter() if (found := each.get("id")))
    assert ids
    assert max(ids.values()) == 1
    for each in root.iter():
        assert set((each.get("aria-labelledby") or "").split()) <= ids.keys()
    (style,) = (text_of(each) for each in root.iter() if name_of(each) == "style")
    assert set(re.findall(r"url\((.{20})", style)) == {"data:font/woff;base64,"[:20]}
    assert "@import" not in style
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policies = [each.get("content", "") for each in root.iter() if each.get("http-equiv")]
    assert policies == [
        f"default-src 'none'; style-src 'sha256-{digest}'; font-src data:; base-uri 'none'; "
        "form-action 'none'"
    ]
    return root


@pytest.fixture(scope="module")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    others = {"a person.response": b"{}", "<b>.response": b"none"}
    return study_of(tmp_path_factory.mktemp("s") / "k.study", survey_bytes(), 200, others=others)


def test_that_a_report_of_all_kinds_of_questions_is_one_inert_page(kinds: Path) -> None:
    report = reported(kinds)
    root = require_inert(report_page(report))
    assert root.get("lang") == "en"
    headings = [text_of(each) for each in root.iter() if name_of(each) == "h2"]
    links = [each for each in root.iter() if name_of(each) == "a"]
    assert [text_of(each) for each in links] == headings
    targets = {each.get("id"): text_of(each) for each in root.iter() if name_of(each) == "h2"}
    assert [targets[each.get("href", "")[1:]] for each in links] == headings
    assert headings[: len(KINDS)] == [f"{i}. {q['text']}" for i, q in enumerate(KINDS, start=1)]
    assert headings[len(KINDS) :] == [
        *("Checks", "Methods", "References"),
        "For an ethics board and a data-protection officer",
        *("Files offered", "Codebook"),
    ]
    figures = [each for each in root.iter() if name_of(each) == "figure"]
    assert len(figures) == len(list(report.pictures)) >= 10
    for figure, picture in zip(figures, report.pictures, strict=True):
        assert f"Figure {picture.number}. Rehearsal." in text_of(figure)
        described = [text_of(each) for each in figure.iter() if name_of(each) == "desc"]
        assert described[0] == picture.chart.alt_text
    tables = [each for each in root.iter() if name_of(each) == "table"]
    assert len(tables) == len(list(report.tables))
    whole = text_of(root)
    assert "200 made-up responses, a rehearsal" in whole
    assert "Warner, S. L. (1965)" in whole
    assert "FORMAT: refused" in whole
    assert "Candor 0.1.0 · report · 2026-11-23" in whole


def test_that_the_pdf_has_every_figure_of_the_page(kinds: Path, tmp_path: Path) -> None:
    report = reported(kinds)
    words = words_in(report_pdf(report), tmp_path)
    told = set(words.split())
    for numbers in report.tables:
        for row in numbers.table.rows:
            for cell, column in zip(row, numbers.table.columns, strict=True):
                if column.numeric:
                    assert set(cell.text.split()) <= told, cell.text
    for section in report.sections[:3]:
        assert section.title in words
    root = parsed(report_page(report))
    style = {text_of(each) for each in root.iter() if name_of(each) == "style"}
    page = " ".join(text for text in root.itertext() if text not in style)
    for each in root.iter():
        if name_of(each) == "desc":  # read aloud, and on no paper
            page = page.replace(text_of(each), " ")
    assert not set(NUMBER.findall(page)) - set(NUMBER.findall(words))
    for letter in "=≤÷−λ–ε":  # shapes without characters lose these
        if letter in report_page(report).decode():
            assert letter in words, letter
    pages = words.count("\f")
    assert [f"{i} of {pages}" in page for i, page in enumerate(words.split("\f"), start=1)] == [
        *([True] * pages),
        False,
    ]
    assert words.count(report.foot) == pages


def test_that_names_and_notes_are_told_only_where_they_are_wanted(
    kinds: Path, tmp_path: Path
) -> None:
    path = tmp_path / "noted.study"
    shutil.copy(kinds, path)
    with Study.open(path) as study:
        annotate.note(study, "bribe", "The interviewer in Kruna <i>quit</i>.")
        annotate.note(study, "", "Ministry data.")
    secrets = ("a person.response", "<b>.response", "noted.study", "Kruna", "Ministry")
    plain = text_of(require_inert(report_page(reported(path))))
    assert not [each for each in secrets if each in plain]
    named = text_of(require_inert(report_page(reported(path, file_names=True))))
    assert [each in named for each in secrets] == [True, True, True, False, False]
    noted = text_of(require_inert(report_page(reported(path, notes=True))))
    assert [each in noted for each in secrets] == [False, False, False, True, True]
    assert "<i>quit</i>" in noted


def test_that_a_list_of_files_says_where_it_ends(
    kinds: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = "The first 1 of 2 files."
    assert ends not in text_of(require_inert(report_page(reported(kinds, file_names=True))))
    monkeypatch.setattr(contents, "_MOST_NAMES", 1)
    table = list(reported(kinds, file_names=True).tables)[-2].table
    assert (len(table.rows), table.notes) == (1, (ends,))


def test_that_hostile_texts_stay_texts(tmp_path: Path) -> None:
    texts = [text for text in ALLOWED.values() if text.strip()][:40]
    question = {"id": "q", "kind": "one-of", "text": texts[0], "options": options(*texts)}
    clear = {**question, "id": "r", "text": texts[4]}
    survey = survey_bytes({**question, "mechanism": {"name": "k-ary", "p": "1/2"}}, clear)
    report = reported(study_of(tmp_path / "h.study", survey, 60), file_names=True)
    page = text_of(require_inert(report_page(report)))
    assert not [text for text in texts if text not in page]
    assert report_pdf(report).startswith(b"%PDF")


def test_that_arabic_is_whole_on_page_and_paper(tmp_path: Path) -> None:
    survey = survey_bytes(*ARABIC, title="رشاوى", language="ar")
    report = reported(study_of(tmp_path / "a.study", survey, 50))
    root = require_inert(report_page(report))
    (title,) = (each for each in root.iter() if name_of(each) == "h1")
    assert (title.get("lang"), title.get("dir"), text_of(title)) == ("ar", "auto", "رشاوى")
    cells = [each for each in root.iter() if name_of(each) in ("th", "td")]
    assert {each.get("dir") for each in cells} == {"auto"}  # a question heads its groups
    words = words_in(report_pdf(report), tmp_path)
    told = unicodedata.normalize("NFKC", words)  # of joined letters the plain ones
    for word in ("المبيعات", "رشوة", "رشاوى"):
        assert word in told, word


@pytest.mark.parametrize("n", [0, 1])
def test_that_nobody_and_one_person_make_a_report(tmp_path: Path, n: int) -> None:
    report = reported(study_of(tmp_path / "n.study", survey_bytes(), n))
    root = require_inert(report_page(report))
    assert report.facts[0] == (str(n), "response" if n == 1 else "responses")
    assert len([each for each in root.iter() if name_of(each) == "h2"]) == len(KINDS) + 6
    assert words_in(report_pdf(report), tmp_path).count("\f") >= 5


def test_that_a_negative_estimate_and_real_responses_are_told_with_their_limits(
    tmp_path: Path,
) -> None:
    path = study_of(
        tmp_path / "x.study",
        survey_bytes(KINDS[0]),
        100,
        shares={"bribe": {"yes": 0.0}},
        seed=2,
        rehearsal=False,
        others={"x.response": b"{}"},
    )
    report = reported(path)
    assert report.kind == "Real responses"
    page = text_of(require_inert(report_page(report)))
    words = words_in(report_pdf(report), tmp_path)
    for told in (page, words):
        assert "−10.00" in told
        assert "Why is the estimate below zero?" in told
        assert "Rehearsal" not in told
        assert "The intervals hold if people were sampled at random" in told
        assert "One file was refused" in told


def test_that_long_charts_are_cut_between_rows_and_lose_none(tmp_path: Path) -> None:
    report = reported(study_of(tmp_path / "l.study", survey_bytes(LONG), 90))
    root = require_inert(report_page(report))
    drawings = [each for each in root.iter() if name_of(each) == "svg"]
    assert len(drawings) > 5
    heights = [float(each.get("viewBox", "").split()[3]) for each in drawings]
    assert max(heights) < 900
    first = next(each for each in root.iter() if name_of(each) == "figure")
    drawn = " ".join(text_of(each) for each in first.iter() if name_of(each) == "text")
    assert [i for i in range(30) if f"{i:02} a long" not in drawn] == []
    words = words_in(report_pdf(report), tmp_path)
    assert [i for i in range(30) if words.count(f"{i:02} a long") < 2] == []


def test_that_no_page_has_a_single_row_of_a_table(tmp_path: Path) -> None:
    """Wherever tables begin and end, their first two rows and their last two stay together."""
    columns = (Column("name", "Name", numeric=False), Column("n", "Count"))
    lengths = range(2, 40, 3)

    def table(n: int) -> Table:
        rows = tuple((Cell(None, f"row {n}-{at}"), Cell(at, str(at))) for at in range(n))
        return Table(f"T{n}", "", columns, rows, ())

    tables = tuple(Numbers(n, table(n)) for n in lengths)
    report = Report("Tables", "", "en", "", "", "", (("1", "table"),), (Section("All", tables),))
    pages = words_in(report_pdf(report), tmp_path).split("\f")
    for n in lengths:
        counts = [len(re.findall(rf"row {n}-\d+", page)) for page in pages]
        assert sum(counts) == n
        assert 1 not in counts, n


def test_that_the_command_writes_page_and_paper_and_keeps_the_filter(
    kinds: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    asked = ["export", str(kinds), "--out", str(out), "--what", "report", "--where", "area = o0"]
    done = CliRunner().invoke(cli, asked)
    assert done.exit_code == 0, done.output
    assert sorted(path.name for path in out.iterdir()) == ["report.html", "report.pdf"]
    page = text_of(require_inert((out / "report.html").read_bytes()))
    assert "Only those count of whom this holds: area = o0." in page
    assert "k.study" not in page


def test_that_a_report_compares_groups_and_refuses_what_makes_none(
    kinds: Path, tmp_path: Path
) -> None:
    asked = ["export", str(kinds), "--out", str(tmp_path / "o"), "--what", "report"]
    asked += ["--formats", "html", "--by"]
    refused = CliRunner().invoke(cli, [*asked, "bribe"])
    assert refused.exit_code == 2
    assert "--by needs a question asked in the clear, with one answer;" in refused.output
    done = CliRunner().invoke(cli, [*asked, "area"])
    assert done.exit_code == 0, done.output
    page = text_of(require_inert((tmp_path / "o" / "report.html").read_bytes()))
    assert "Test of equal shares (likelihood ratio)" in page
    assert "corrected by Holm’s method (Holm 1979)" in page
    for group in ("City", "Town", "Village"):
        assert page.count(group) > 10


def test_that_what_speaks_against_the_results_is_told() -> None:
    random_sample = "The intervals hold if people were sampled at random and followed the rule."
    assert words_of.limits([], 0, 0, 0, rehearsal=False) == [random_sample]
    told = words_of.limits(["“Bribes?”"], 1, 2000, 3, rehearsal=False)
    assert told[1:] == [
        "Results of “Bribes?” were looked at before all responses were in; a fixed interval holds "
        "for one look.",
        "3 responses that count are flagged.",
        "One file conflicts with a response of the same id.",
        "2,000 files were refused; they are counted under “Files offered”.",
    ]
    made_up, flagged = words_of.limits(["“Bribes?”"], 1, 1, 1, rehearsal=True)
    assert "made up" in made_up
    assert flagged == "One response that counts is flagged."


def test_that_flagged_people_are_counted_among_those_who_are_chosen(tmp_path: Path) -> None:
    path = study_of(tmp_path / "f.study", survey_bytes(), 60, rehearsal=False)
    with Study.open(path) as study:
        ids = [each.id for each in study.responses() if each.answers["area"] == 0]
        annotate.flag(study, dict.fromkeys(ids[:2], ""))
    told = "2 responses that count are flagged."
    for chosen, is_told in (("", True), ("area = o0", True), ("area = o1", False)):
        with open_source(path, ExportOptions(where=chosen)) as source:
            page = text_of(parsed(report_page(report_of(source, DAY))))
        assert (told in page, "flagged" in page) == (is_told, is_told), chosen


def test_that_a_board_and_an_officer_find_who_asks_what_for_and_how_private_it_is(
    tmp_path: Path,
) -> None:
    content = json.loads(survey_bytes(*KINDS[:2]))
    content |= {"intro": "To learn how common it is.", "contact": "Ada, room 7"}
    content["retention"] = "Two years"
    report = reported(study_of(tmp_path / "d.study", canonical.write(content), 3))
    (found,) = [each for each in report.sections if each.title.startswith("For an ethics board")]
    (table,) = [block.table for block in found.blocks if isinstance(block, Numbers)]
    (row,) = table.rows
    assert [cell.text for cell in row[1:]] == ["Warner, p = 3/4", "1.10", "at most 3 times"]
    told = [block.text for block in found.blocks if isinstance(block, Paragraph)]
    for head, text in (
        ("Who asks", "Institute for Fair Work"),
        ("What for", "To learn how common it is."),
        ("Whom to ask", "Ada, room 7"),
        ("How long answers are kept", "Two years"),
    ):
        assert told[told.index(head) + 1] == text
    assert "As people gave them: “Where do you live?”" in told
    assert "by at most 3 times" in told[0]


def test_that_making_a_report_can_be_ended_and_leaves_nothing(kinds: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done == 3:
            raise Cancelled

    with open_source(kinds, ExportOptions()) as source:
        files = plan(source, {"report": ("html", "pdf")})
        with pytest.raises(Cancelled):
            write_planned(files, tmp_path, report=stop)
    assert told[-1] == (3, 2 * (len(KINDS) + 1))
    assert not list(tmp_path.iterdir())

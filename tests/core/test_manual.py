"""The manual says what the program does: codes, formats, places."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from manual_pages import MANUAL, PAGES, ROOT, page, rows, section

from app.words.refusals import remedy_of_code
from core.examples import example_path
from core.facts.errors import Code
from core.files import canonical
from core.keys.key_file import Use, generate
from core.keys.key_file import write as write_key
from core.present.records import CSV_COLUMNS
from core.privacy.mechanisms import REGISTRY, Subset
from core.privacy.mechanisms.families import Shares
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.response.file import MAX_BYTES as RESPONSE_BYTES
from core.response.file import ResponseReader
from core.response.started_surveys import BEGUN
from core.study import Study, annotate
from core.study.cards import Card
from core.survey import MAX_BYTES as SURVEY_BYTES
from core.survey import examine
from core.survey.kinds import MAX_OPTIONS
from core.survey.questions import MAX_QUESTIONS
from core.survey.reading import MAX_LANGUAGES
from core.survey.text_rules import LABEL, LONG
from vector_surveys import EVERY_KIND

NEVER = re.compile(
    r"\b(lie|lied|fake|false answer|anonymous|safe|guaranteed|completely confidential)\b", re.I
)


# The whole


def anchors(text: str) -> set[str]:
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_that_a_page_is_well_made(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.startswith("# ")
    assert text.endswith("\n")
    assert text.count("```") % 2 == 0
    assert not NEVER.search(text), NEVER.search(text)
    assert "http" not in text, "the manual is read without a network"
    for target in re.findall(r"\]\((?!candor:)([^)]+)\)", text):
        name, _, anchor = target.partition("#")
        # Those of a translated page are those of the English one, which has its headings in order.
        linked = path.parent / name if name else MANUAL / path.name
        assert linked.is_file(), target
        assert not anchor or anchor in anchors(linked.read_text("utf-8")), target
    widths = {len(line) for line in text.splitlines() if line[:1] not in ("|", "{", "C", "!")}
    assert max(widths) <= 100


def test_that_the_sections_that_the_source_cites_are_there() -> None:
    headings = set(re.findall(r"^## (§\d+) ", page("methods"), re.MULTILINE))
    assert headings == {f"§{i}" for i in range(1, 10)}
    cited = set()
    for top in ("core", "app"):
        for path in (ROOT / top).rglob("*.py"):
            for places in re.findall(r"METHODS ([§\d, to]+)", path.read_text("utf-8")):
                cited |= set(re.findall(r"§\d+", places))
    assert {"§1", "§2", "§3", "§4", "§5"} <= cited <= headings


# Refusals


def test_that_every_code_has_its_row_with_its_remedy() -> None:
    told = rows(page("refusals"))
    assert [row[0] for row in told] == [f"`{code}`" for code in Code]
    for code, (_, meaning, remedy, example) in zip(Code, told, strict=True):
        assert remedy == remedy_of_code(code)
        assert meaning.endswith(".")
        assert len(meaning) > 15
        assert example


ONE: dict[str, Any] = {"id": "q", "kind": "one-of", "text": "Which?"}
FOUR = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(4)]
COMPUTED: dict[str, tuple[str, dict[str, Any]]] = {
    "`warner` with p = 1/2": ("NO_INFORMATION", {"mechanism": {"name": "warner", "p": "1/2"}}),
    "`k-ary` of 4 options with p = 1/4": (
        "NO_INFORMATION",
        {**ONE, "options": FOUR, "mechanism": {"name": "k-ary", "p": "1/4"}},
    ),
    "`warner` with p = 1;": ("EPS_INFINITE", {"mechanism": {"name": "warner", "p": "1/1"}}),
    "`unary` with q = 0/1": (
        "EPS_INFINITE",
        {**ONE, "options": FOUR, "mechanism": {"name": "unary", "p": "1/2", "q": "0/1"}},
    ),
    "`warner` with p = 99/100": ("EPS_LIMIT", {"mechanism": {"name": "warner", "p": "99/100"}}),
    "`coins` for `warner` with p = 2/3": (
        "NO_DEVICE",
        {
            "mechanism": {"name": "warner", "p": "2/3"},
            "procedures": ["coins"],
            "negation": "I have not.",
        },
    ),
}


@pytest.mark.parametrize("example", COMPUTED)
def test_that_an_example_of_a_refusal_is_refused_so(example: str) -> None:
    code, question = COMPUTED[example]
    (row,) = [row for row in rows(page("refusals")) if row[0] == f"`{code}`"]
    assert example in row[3]
    asked = {"id": "q", "kind": "yes-no", "text": "Have you?", **question}
    survey: dict[str, Any] = {key: EVERY_KIND[key] for key in ("format", "version")}
    survey |= {"languages": ["en"], "title": "One", "questions": [asked]}
    found = examine(canonical.write(survey)).errors
    assert [problem.code for problem in found] == [code]


# Formats


def examples(name: str) -> list[Any]:
    """The JSON examples of a page."""
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", page(name), re.DOTALL)]


def test_that_the_surveys_and_responses_shown_are_read() -> None:
    survey_json, _, response_json, key_json = examples("formats")
    reading = examine(canonical.write(survey_json))
    assert reading.errors == ()
    assert reading.survey is not None
    response_json["survey"] = reading.survey.digest
    shown = ResponseReader(reading.survey).read(canonical.write(response_json))
    assert shown.procedure is Procedure.SPINNER
    assert list(key_json) == sorted(key_json)


def keys_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    for inner in value if isinstance(value, list) else []:
        yield from keys_of(inner)


def test_that_every_key_of_every_file_is_described() -> None:
    text = page("formats")
    vectors = ROOT / "tests" / "vectors"
    found: set[str] = set()
    for pattern in ("*.survey", "*.response", "*.sitting", "*.key"):
        for path in vectors.glob(pattern):
            found |= set(keys_of(json.loads(path.read_bytes())))
    ids = {question["id"] for question in EVERY_KIND["questions"]}
    ids |= set(EVERY_KIND["languages"]) | {
        "trait",
        "month",
        "height",
        "region",
        "often",
        "sum",
        "trade",
        "debt",
        "years",
        "times",
        "where",
        "paid",
        "asked",
        "refused",
    }
    key = generate(Use.SIGNING, "a long passphrase", Door())
    found |= set(keys_of(json.loads(write_key(key))))
    assert len(found - ids) > 40
    assert not {key for key in found - ids if f"`{key}`" not in text and f'"{key}"' not in text}
    for name in (*REGISTRY, *Procedure, BEGUN):
        assert f"`{name}`" in text, name
    for name, mechanism in REGISTRY.items():
        (row,) = [row for row in rows(text) if row[0] == f"`{name}`"]
        assert row[1] == ", ".join(f"`{parameter}`" for parameter in mechanism.parameters)
    for column in CSV_COLUMNS:
        assert f"`{column}`" in section(text, "## Estimates"), column


def test_that_the_limits_of_files_are_those_of_the_program() -> None:
    text = " ".join(page("formats").split())
    assert f"a survey has at most {SURVEY_BYTES // 1024} KiB" in text
    assert f"a response {RESPONSE_BYTES // 1024} KiB" in text
    assert f"{MAX_QUESTIONS} questions and {MAX_LANGUAGES} languages" in text
    assert f"at most {MAX_OPTIONS:,} options or bins" in text
    assert f"at most {LABEL} code points, other texts {LONG:,}" in text


def test_that_every_limit_that_was_promised_is_told() -> None:
    text = page("limits")
    told = [
        row for part in ("respondents", "analysts") for row in rows(section(text, f"## For {part}"))
    ]
    limits = {limit: (why, remedy) for limit, why, remedy in told}
    for named in (
        *("A compromised laptop", "Cameras and people beside you", "A survey issued again"),
        *("Screen readers and their records", "Swap, hibernation and memory"),
        *("How the file is sent", "Order and times of a folder", "People who break the rule"),
        *("Many invented respondents", "Few respondents"),
    ):
        assert all(limits[named])


def test_that_the_tables_of_a_study_are_those_described(tmp_path: Path) -> None:
    path = tmp_path / "s.study"
    study = Study.create(path, example_path("bribery").read_bytes())
    with study:
        size = study.layout.size
        annotate.keep_results(study, [Card(text="A heading")])
        found = study._connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    (described,) = re.findall(r"```sql\n(.*?)```", page("formats"), re.DOTALL)
    told = described.replace("=SIZE", f"={size}").splitlines()
    assert sorted(row[0] for row in found) == sorted(told)


def test_that_the_page_on_adding_a_mechanism_names_what_there_is() -> None:
    text = page("adding-a-mechanism")
    sources = {path.name for top in ("core", "tests") for path in (ROOT / top).rglob("*.py")}
    assert set(re.findall(r"`(\w+\.py)`", text)) <= sources
    assert all((ROOT / path).exists() for path in re.findall(r"`((?:core|tests)/[\w/.]+)`", text))
    told = [
        name
        for row in rows(section(text, "## The file"))
        for name in re.findall(r"`(\w+)`", row[0])
    ]
    assert Shares.__abstractmethods__ <= {*told}
    assert all(hasattr(Subset, name) for name in told)


def test_that_the_page_on_where_a_change_belongs_names_what_there_is() -> None:
    named = set(
        re.findall(r"`((?:app|core|resources|tests)/[\w/.-]+)`", page("where-a-change-belongs"))
    )
    assert len(named) > 60
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []

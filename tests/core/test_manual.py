"""The manual says what the program does: codes, formats, numbers, commands, places."""

import json
import math
import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

import app.commands
from app.commands.example import NAMES
from core import canonical, sitting
from core.binomial import Count
from core.errors import REMEDY, Code
from core.examples import example_counts, example_path
from core.intervals import Interval, interval_of
from core.keys import Use, generate
from core.keys import write as write_key
from core.likelihood import chance_when_none
from core.mechanisms import PARAMETERS, UNSUPPORTED, Binary, KAry, OneBit, Unary, Warner
from core.power import ShareTest, needed
from core.privacy import (
    QUESTION_LIMIT,
    QUESTION_WARNING,
    SURVEY_LIMIT,
    SURVEY_WARNING,
    epsilon,
    epsilon_upper,
    rounded_up,
)
from core.procedures import FIXED_DEVICES, Procedure
from core.randomness import Door
from core.response import MAX_BYTES as RESPONSE_BYTES
from core.response import ResponseReader
from core.sealing import seal
from core.study import Study
from core.survey import MAX_BYTES as SURVEY_BYTES
from core.survey import examine, read
from core.survey.questions import MAX_OPTIONS
from core.survey.reading import MAX_LANGUAGES, MAX_QUESTIONS
from core.survey.texts import LABEL, LONG
from core.table import CSV_COLUMNS
from vector_surveys import EVERY_KIND

ROOT = Path(__file__).resolve().parents[2]
MANUAL = ROOT / "resources" / "manual"
PAGES = sorted(MANUAL.glob("*.md"))
F = Fraction
NEVER = re.compile(
    r"\b(lie|lied|fake|false answer|anonymous|safe|guaranteed|completely confidential)\b", re.I
)


def page(name: str) -> str:
    return (MANUAL / f"{name}.md").read_text("utf-8")


def section(text: str, heading: str) -> str:
    """The text under a heading, up to the next of its level or above."""
    level = heading.split(" ")[0]
    found = re.search(rf"^{re.escape(heading)}[^\n]*\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", text, _MS)
    assert found is not None, heading
    return found[1]


_MS = re.MULTILINE | re.DOTALL


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text, headings and rules left out."""
    lines = [line for line in text.splitlines() if line.startswith("| ") or line.startswith("|--")]
    ruled = [i for i, line in enumerate(lines) if set(line) <= set("|-: ")]
    heads = {i - 1 for i in ruled} | set(ruled)
    kept = [line for i, line in enumerate(lines) if i not in heads]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


# The whole


def test_that_every_page_stands_in_the_index() -> None:
    linked = set(re.findall(r"\]\(([a-z-]+\.md)\)", page("index")))
    assert linked == {path.name for path in PAGES} - {"index.md"}


def anchors(text: str) -> set[str]:
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_that_a_page_is_well_made(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.startswith("# ")
    assert text.endswith("\n")
    assert text.count("```") % 2 == 0
    assert not NEVER.search(text), NEVER.search(text)
    assert "http" not in text, "the manual is read without a network"
    for target in re.findall(r"\]\(([^)]+)\)", text):
        name, _, anchor = target.partition("#")
        linked = (path.parent / name) if name else path
        assert linked.is_file(), target
        assert not anchor or anchor in anchors(linked.read_text("utf-8")), target
    widths = {len(line) for line in text.splitlines() if line[:1] not in ("|", "{", "C")}
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
        assert remedy == REMEDY[code]
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
    "the mechanism `subset`": (
        "UNSUPPORTED",
        {**ONE, "options": FOUR, "mechanism": {"name": "subset", "size": 2, "p": "1/2"}},
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
    survey_json, response_json, key_json = examples("formats")
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
    ids |= set(EVERY_KIND["languages"]) | {"trait", "month", "height"}
    key = generate(Use.SIGNING, "a long passphrase", Door())
    found |= set(keys_of(json.loads(write_key(key))))
    assert len(found - ids) > 40
    assert not {key for key in found - ids if f"`{key}`" not in text and f'"{key}"' not in text}
    for name in (*PARAMETERS, *UNSUPPORTED, *Procedure, *sitting.BEGUN.split(",")):
        assert f"`{name}`" in text, name
    for mechanism, parameters in PARAMETERS.items():
        (row,) = [row for row in rows(text) if row[0] == f"`{mechanism}`"]
        assert row[1] == ", ".join(f"`{parameter}`" for parameter in parameters)
    for column in CSV_COLUMNS:
        assert f"`{column}`" in section(text, "## Estimates"), column


def test_that_the_limits_of_files_are_those_of_the_program() -> None:
    text = " ".join(page("formats").split())
    assert f"a survey has at most {SURVEY_BYTES // 1024} KiB" in text
    assert f"a response {RESPONSE_BYTES // 1024} KiB" in text
    assert f"{MAX_QUESTIONS} questions and {MAX_LANGUAGES} languages" in text
    assert f"at most {MAX_OPTIONS:,} options or bins" in text
    assert f"at most {LABEL} code points, other texts {LONG:,}" in text


def test_that_the_tables_of_a_study_are_those_described(tmp_path: Path) -> None:
    path = tmp_path / "s.study"
    study = Study.create(path, example_path("bribery").read_bytes())
    with study:
        size = study.layout.size
        found = study._connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    (described,) = re.findall(r"```sql\n(.*?)```", page("formats"), re.DOTALL)
    told = described.replace("=SIZE", f"={size}").splitlines()
    assert sorted(row[0] for row in found) == sorted(told)


# Privacy and methods


def test_that_the_limits_of_epsilon_are_those_of_the_program() -> None:
    told = rows(section(page("privacy"), "## Limits"))
    above = {row[0].removeprefix("above "): row[1:] for row in told}
    assert "warning" in above[str(QUESTION_WARNING)][0]
    assert "warning" in above[str(SURVEY_WARNING)][1]
    assert above[str(QUESTION_LIMIT)][0] == "refused for collection"
    assert "refused for collection" in above[str(SURVEY_LIMIT)][1]
    times = re.search(r"by 20; at 4 by 55; at 8 by 2,981", page("privacy"))
    assert times is not None
    assert [round(math.exp(x)) for x in (3, 4, 8)] == [20, 55, 2981]


def test_that_every_mechanism_procedure_and_device_is_described() -> None:
    text = page("privacy")
    named = {row[0] for row in rows(section(text, "## Mechanisms"))}
    assert named == {f"`{name}`" for name in PARAMETERS}
    asked = ", ".join(row[0] for row in rows(section(text, "## Procedures")) if len(row) == 3)
    assert all(f"`{procedure}`" in asked for procedure in Procedure)
    table = [row for row in rows(section(text, "## Procedures")) if len(row) == 5]
    told = {(F(row[2]), F(row[3]), row[4]) for row in table if "/" in row[2]}
    for device in FIXED_DEVICES:
        ratio = Binary(device.p1, device.p0).ratio
        assert ratio is not None
        assert (device.p1, device.p0, f"ln {ratio}") in told


COUNT = Count(9928, 32561, 0.75, 0.25)
E1 = math.e
DIE = needed(ShareTest(p=5 / 6, q=1 / 6, null=0.0, alternative=0.1, alpha=0.05))


def ends(interval: Interval) -> list[float]:
    return list(interval_of(interval, COUNT, 0.95))


def chance_of_a_negative_share() -> float:
    p = math.e / (1 + math.e)
    most = math.ceil(200 * (1 - p)) - 1
    return chance_when_none(Count(most, 200, p, 1 - p))


KNOWN: dict[str, Callable[[], list[float]]] = {
    "ε of two coins": lambda: [epsilon(Binary.two_coins().ratio)],
    "ε of a yes kept with 0.7, a no with 0.6": lambda: [
        epsilon(Binary.kept(F(7, 10), F(6, 10)).ratio)
    ],
    "ε of a yes kept with 0.95, a no with 0.85": lambda: [
        epsilon(Binary.kept(F(95, 100), F(85, 100)).ratio)
    ],
    "p for ε = 2, symmetric": lambda: [1 / (1 + math.exp(-2))],
    "ε of unary with p = 3/4, q = 1/4": lambda: [epsilon(Unary(5, F(3, 4), F(1, 4)).ratio)],
    "ε of k-ary with k = 4, p = 3/4": lambda: [epsilon(KAry(4, F(3, 4)).ratio)],
    "share of 0.364 reported, p = 3/4 mirrored": lambda: [Count(364, 1000, 0.75, 0.25).share],
    "share of yes, 9,928 of 32,561, two coins": lambda: [COUNT.share],
    "its standard error": lambda: [math.sqrt(COUNT.variance)],
    "its likelihood-ratio interval": lambda: ends(Interval.LIKELIHOOD_RATIO),
    "its Wilson interval": lambda: ends(Interval.WILSON),
    "its Clopper-Pearson interval": lambda: ends(Interval.CLOPPER_PEARSON),
    "n·variance of k-ary, f = 0, ε = 1, k = 14": lambda: [(E1 + 12) / (E1 - 1) ** 2],
    "n·variance of symmetric unary, f = 0, ε = 1": lambda: [
        math.sqrt(E1) / (math.sqrt(E1) - 1) ** 2
    ],
    "n·variance of optimized unary, f = 0, ε = 1": lambda: [4 * E1 / (E1 - 1) ** 2],
    "chance of a negative share, π = 0, n = 200, ε = 1": lambda: [chance_of_a_negative_share()],
    "first n of power 0.8, die 5/6, 0.1 against 0, one-sided 5%": lambda: [DIE.first],
    "n from which it stays": lambda: [DIE.stays],
    "n by the normal formula": lambda: [DIE.normal],
}


def test_that_every_known_answer_is_computed_here() -> None:
    assert [row[0] for row in rows(section(page("methods"), "## §9"))] == list(KNOWN)


@pytest.mark.parametrize("row", rows(section(page("methods"), "## §9")), ids=lambda row: row[0])
def test_that_a_known_answer_comes_out(row: list[str]) -> None:
    told = row[1].split(" to ")
    for text, value in zip(told, KNOWN[row[0]](), strict=True):
        digits = len(text.partition(".")[2])
        if digits >= 15:
            assert float(text) == pytest.approx(value, abs=1e-12)
        else:
            assert round(value, digits) == float(text)


def test_that_the_fractions_for_a_target_are_those_found() -> None:
    one = Decimal(1)
    found: list[tuple[str, Fraction, Fraction | None]] = []
    for mechanism, fraction in (
        (Warner.for_epsilon(one), "p"),
        (KAry.for_epsilon(14, one), "p"),
        (Unary.symmetric(14, one), "p"),
        (Unary.optimized(14, one), "q"),
    ):
        found.append((fraction, mechanism.fractions[fraction], mechanism.ratio))
    assert OneBit.for_epsilon(2, one).p == found[0][1]
    told = rows(section(page("methods"), "## §1"))
    for row, (name, p, ratio) in zip(told, found, strict=True):
        assert row[1] == f"{name} = {p}"
        assert row[2] == rounded_up(epsilon_upper(ratio), 8)


def test_that_the_numbers_of_coverage_are_those_computed() -> None:
    table = rows(section(page("coverage"), "## The least coverage over all"))
    least = {n: min(float(row[2]) for row in table if row[0] == n) for n in ("50", "1000")}
    grid = {row[0]: float(row[1]) for row in rows(section(page("coverage"), "## The least"))[:5]}
    told = page("estimates")
    assert f"at least {math.floor(1000 * least['50']) / 10} of 100 surveys of 50 people" in told
    assert (
        f"at least {math.floor(1000 * least['1000']) / 10} of 100 surveys of 1,000 people" in told
    )
    assert f"as few as {round(100 * grid['wald'], 1)} of 100" in told


# The command line


def commands() -> dict[str, click.Command]:
    """Every command by its words, those of groups too."""
    found: dict[str, click.Command] = {}
    context = click.Context(app.commands.cli)
    for name in app.commands.cli.list_commands(context):
        command = app.commands.cli.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            found |= {f"{name} {inner}": one for inner, one in command.commands.items()}
        else:
            found[name] = command
    return found


def lines() -> list[str]:
    """The command lines shown, in order; a line that ends in a backslash goes on."""
    text = page("command-line").replace("\\\n", " ")
    return [line.strip() for line in text.splitlines() if re.match(r"    (\w+=.* )?candor ", line)]


def test_that_every_command_and_every_option_is_described() -> None:
    text = page("command-line")
    shown = " ".join(lines())
    for name, command in commands().items():
        part = section(text, f"## {name.split()[0]}")
        assert f"candor {name} " in shown, name
        for parameter in command.params:
            for option in parameter.opts:
                if option.startswith("--") and option not in ("--json", "--csv"):
                    assert option in part, f"{name} {option}"
    for one in app.commands.cli.params:
        assert one.opts[0] in section(text, "## candor")


@pytest.mark.usefixtures("qapp")  # charts would make an application of a lesser kind
def test_that_every_example_of_the_command_line_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path)
    monkeypatch.chdir(tmp_path)
    opened: list[tuple[Path | None, bool]] = []

    def open_window(path: Path | None, *, respondent_only: bool) -> int:
        opened.append((path, respondent_only))
        return 0

    monkeypatch.setattr("app.gui.run", open_window)
    monkeypatch.setattr("app.self_test.run", lambda: 0)
    few = {name: {id_: n // 50 for id_, n in example_counts(name).items()} for name in NAMES}
    monkeypatch.setattr("core.examples.example_counts", few.__getitem__)
    monkeypatch.setattr("app.commands.example.example_counts", few.__getitem__)
    for line in lines():
        words = shlex.split(line)
        variables = dict(word.split("=", 1) for word in words[: words.index("candor")])
        arguments = words[words.index("candor") + 1 :]
        result = CliRunner(env=variables).invoke(app.commands.cli, arguments)
        assert result.exit_code == 0, f"{line}\n{result.output}{result.exception!r}"
        if "--json" in arguments:
            assert isinstance(json.loads(result.stdout), dict | list)
    assert opened == [(Path("bribery.survey"), True)]
    assert (tmp_path / "loose.survey.bak").exists()
    assert read((tmp_path / "bribery.survey").read_bytes()).signature is not None
    for name in ("results/bribe.png", "tables/area.svg", "example/occupation.study", "saved.jsonl"):
        assert (tmp_path / name).exists(), name


def prepare(folder: Path) -> None:
    """Put there what the examples begin with."""
    for name in ("bribery", "occupation"):
        (folder / f"{name}.survey").write_bytes(example_path(name).read_bytes())
    loose = json.dumps(json.loads(example_path("bribery").read_bytes()), indent=2)
    (folder / "loose.survey").write_text(loose, "utf-8")
    vectors = ROOT / "tests" / "vectors"
    told = json.loads((vectors / "vectors.json").read_bytes())
    (folder / "sealed").mkdir()
    sealing = generate(Use.SEALING, "a long passphrase", Door())
    content = json.loads((vectors / "sealed.survey").read_bytes())
    survey = canonical.write({**content, "seal": sealing.public})
    (folder / "sealed.survey").write_bytes(survey)
    (folder / "sealing.key").write_bytes(write_key(sealing))
    seal_some(folder / "sealed", survey, told)


def seal_some(folder: Path, survey_bytes: bytes, told: Any) -> None:
    """Seal the responses of the vectors to another key."""
    survey = read(survey_bytes)
    vectors = ROOT / "tests" / "vectors"
    theirs = read((vectors / "sealed.survey").read_bytes())
    for entry in told["responses"]:
        data = (vectors / entry["file"]).read_bytes()
        if "sealed" in entry and b"rehearsal" not in data:
            plain = replace(ResponseReader(theirs).read(data), survey=survey.digest)
            (folder / entry["sealed"]).write_bytes(seal(plain, survey))

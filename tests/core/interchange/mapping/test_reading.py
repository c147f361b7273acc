"""The mapping file: what is read, what is refused with its place, what is warned of."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest
from corpus_mappings import CORPUS, corpus
from manual_pages import page, section
from mapped import column, mapping, question, written

from app.words.refusals import message, remedy
from core.facts.errors import Code, Refused, Severity, order_of
from core.facts.names import FoundFact
from core.files import canonical
from core.interchange.mapping import model
from core.interchange.mapping.columns import LONGEST_CELL, MAX_COLUMNS
from core.interchange.mapping.reading import examine, read, read_held
from core.interchange.mapping.survey import MOST_WEIGHT, read_study_survey, survey_of, with_key
from core.privacy.designs import DESIGNS
from core.privacy.procedures import Procedure
from core.survey.questions import MAX_QUESTIONS

OPTIONS = [{"id": "a", "text": "First"}, {"id": "b", "text": "Second"}, {"id": "c", "text": "Else"}]
WARNER = {"name": "warner", "p": "3/4"}
UNARY = question(
    "job", kind="one-of", options=OPTIONS, mechanism={"name": "unary", "p": "1/2", "q": "1/4"}
)
NUMBER = question("age", kind="number", low=0, high=1000, step=5)
HASH = question(
    "town", kind="one-of", options=OPTIONS, mechanism={"name": "local-hash", "g": 3, "p": "1/2"}
)


def of_options(to: str, *ids: str) -> list[dict[str, Any]]:
    return [column(f"{to}/{id_}", to, option=id_, values={"1": "yes", "0": "no"}) for id_ in ids]


def test_that_every_kind_is_read_and_written_alike() -> None:
    content = mapping(
        [
            question(design={"name": "unrelated", "truth": "7/10", "prevalence": "3/10"}),
            question("theft", mechanism=WARNER),
            UNARY,
            HASH,
            NUMBER,
            question("used", kind="many-of", options=OPTIONS, mechanism=WARNER),
            question("sex", kind="one-of", options=OPTIONS),
        ],
        [
            column(),
            column("Q4", "theft", missing=["9", "99"]),
            *of_options("job", "a", "b", "c"),
            column("town.seed", "town", part="seed", values={}),
            column("town.value", "town", part="value", values={}),
            {"column": "age", "question": "age", "scale": 10},
            column("used", "used", separator=" ", values={"1": "a", "2": "b", "3": "c"}),
            column("sex", "sex", values={"m": "a", "f": "b"}),
        ],
        title="North 2019",
        id="_uuid",
        weight="w",
        cluster="village",
        stratum="region",
    )
    for each in content["columns"]:
        if not each.get("values", True):
            del each["values"]
    data = written(content)
    found = read(data)
    assert model.write(found) == data
    assert found.digest == hashlib.sha256(data).hexdigest()
    assert len(found.words) == 8
    survey = survey_of(found)
    assert survey.digest == found.digest
    assert [each.id for each in survey.asked] == [each["id"] for each in content["questions"]]
    assert [each.id for each in survey.questions if each.unasked] == [
        "weight",
        "cluster",
        "stratum",
    ]
    assert survey.question("bribe").procedures == (Procedure.OWN_DEVICE,)
    assert survey.question("bribe").channel is not None
    assert survey.question("age").scale == 10


def test_that_a_column_that_is_a_question_serves_for_drawing_too() -> None:
    content = mapping(
        [question(mechanism=WARNER), NUMBER, question("area", kind="one-of", options=OPTIONS)],
        [column(), {"column": "n", "question": "age"}, column("r", "area", values={"x": "a"})],
        weight="n",
        stratum="r",
        cluster="Q3",
    )
    survey = survey_of(read(written(content)))
    assert (survey.weight, survey.stratum) == ("age", "area")
    # Reports of a randomized question draw nothing: the cells of its column do.
    assert survey.cluster == "cluster"


def test_that_a_study_holds_the_mapping_with_a_key_of_its_own() -> None:
    found = read(written(mapping()))
    one, other = with_key(found), with_key(found)
    assert one != other
    assert read_held(one).digest == found.digest == read_study_survey(other).digest
    assert model.write(read_held(one)) == written(mapping())
    with pytest.raises(Refused) as caught:
        read(one)
    assert (caught.value.problem.code, caught.value.problem.where) == (Code.SCHEMA, "key")
    assert found.key is None
    assert (read_held(one).key or "?") not in repr(read_held(one))


FAULTS: list[tuple[str, str, dict[str, Any]]] = [
    ("FORMAT", "format", mapping() | {"format": "candor-survey"}),
    ("VERSION", "version", mapping() | {"version": 2}),
    ("SCHEMA", "", {k: v for k, v in mapping().items() if k != "columns"}),
    ("SCHEMA", "author", mapping(author="me")),
    ("TYPE", "id", mapping(id=3)),
    ("DOMAIN", "questions", mapping([])),
    (
        "SCHEMA",
        "questions[0].procedures",
        mapping([question(mechanism=WARNER, procedures=["spinner"])]),
    ),
    ("SCHEMA", "questions[0].negation", mapping([question(mechanism=WARNER, negation="Not.")])),
    ("SCHEMA", "questions[0].optional", mapping([question(optional=True)])),
    ("TYPE", "questions[0].text.en", mapping([question(text={"en": 3})])),
    ("SCHEMA", "questions[0].design", mapping([question(mechanism=WARNER, design=WARNER)])),
    ("DOMAIN", "questions[0].design.name", mapping([question(design={"name": "nobody"})])),
    ("SCHEMA", "questions[0].design", mapping([question(design={"name": "crosswise"})])),
    ("SCHEMA", "questions[0].design.q", mapping([question(design={**WARNER, "q": "1/2"})])),
    (
        "NUMBER",
        "questions[0].design.p",
        mapping([question(design={"name": "warner", "p": "0.75"})]),
    ),
    ("RANGE", "questions[0].design.p", mapping([question(design={"name": "warner", "p": "5/4"})])),
    (
        "NO_INFORMATION",
        "questions[0].design",
        mapping([question(design={"name": "warner", "p": "1/2"})]),
    ),
    ("DOMAIN", "columns[1].column", mapping(None, [column(), column()])),
    ("DOMAIN", "columns[1]", mapping(None, [column(), column("Q4")])),
    ("DOMAIN", "columns[1].question", mapping(None, [column(), column("Q4", "other")])),
    ("SCHEMA", "questions[1]", mapping([question(), question("theft")])),
    ("SCHEMA", "columns[0]", mapping(None, [{"column": "Q3", "question": "bribe"}])),
    ("DOMAIN", "columns[0].values.'1'", mapping(None, [column(values={"1": "maybe"})])),
    ("DOMAIN", "columns[0].missing[0]", mapping(None, [column(missing=["1"])])),
    ("SCHEMA", "columns[0].scale", mapping(None, [column(scale=10)])),
    ("SCHEMA", "columns[0].separator", mapping(None, [column(separator=" ")])),
    ("SCHEMA", "questions[0]", mapping([UNARY], of_options("job", "a", "b"))),
    ("DOMAIN", "columns[1].option", mapping([UNARY], of_options("job", "a", "z", "b", "c"))),
    ("SCHEMA", "columns[0]", mapping([UNARY], [column("job", "job", values={"1": "a"})])),
    (
        "SCHEMA",
        "questions[0]",
        mapping([HASH], [{"column": "s", "question": "town", "part": "seed"}]),
    ),
    ("SCHEMA", "columns[0].values", mapping([NUMBER], [column("age", "age")])),
    (
        "DOMAIN",
        "columns[0].scale",
        mapping([NUMBER], [{"column": "a", "question": "age", "scale": 1}]),
    ),
    ("TEXT", "columns[0].column", mapping(None, [column("")])),
]


@pytest.mark.parametrize(("code", "where", "content"), FAULTS, ids=lambda each: str(each)[:40])
def test_that_a_fault_is_named_with_its_place_and_remedy(
    code: str, where: str, content: dict[str, Any]
) -> None:
    reading = examine(written(content))
    assert reading.mapping is None
    found = [(problem.code.value, problem.where) for problem in reading.errors]
    assert (code, where) in found
    for problem in reading.problems:
        assert message(problem).endswith(".")
        assert remedy(problem).endswith(".")
    with pytest.raises(Refused):
        read(written(content))


def test_that_other_bytes_of_the_same_are_refused() -> None:
    data = written(mapping()).replace(b'"version":1', b'"version": 1')
    assert [each.code for each in examine(data).errors] == [Code.NONCANONICAL]
    assert [each.code for each in examine(b"Q3;Q4\n1;2\n").errors] == [Code.FORMAT]
    assert [each.code for each in examine(b" " * (1 << 21)).errors] == [Code.SIZE]


@pytest.mark.parametrize(
    ("design", "code", "fact"),
    [
        ({"name": "mangat", "p": "2/3"}, Code.EPS_INFINITE, "some-report-proves"),
        ({"name": "triangular", "prevalence": "1/4"}, Code.EPS_INFINITE, "some-report-proves"),
        ({"name": "crosswise", "prevalence": "1/4"}, Code.EPS_INFINITE, "private-against-some"),
        ({"name": "warner", "p": "999/1000"}, Code.EPS_LIMIT, "epsilon-of-question"),
    ],
)
def test_that_no_limit_on_epsilon_refuses_what_was_collected_elsewhere(
    design: dict[str, str], code: Code, fact: str
) -> None:
    reading = examine(written(mapping([question(design=design)])))
    assert reading.mapping is not None
    first = reading.problems[0]
    assert (first.code, first.severity) == (code, Severity.WARNING)
    why = first.found["why"]
    assert isinstance(why, FoundFact)
    assert why.fact == fact
    # There is nothing to choose any more.
    assert remedy(first).startswith("Analyse it: the answers are there.")
    (asked,) = reading.mapping.questions
    assert asked.may_be_collected == (fact == "epsilon-of-question")


def test_that_every_prefix_of_a_mapping_is_refused() -> None:
    data = written(mapping(id="n", weight="w"))
    for end in range(0, len(data) - 1, 7):
        assert examine(data[:end]).mapping is None
    assert isinstance(canonical.read(data), dict)


def test_that_the_mapping_of_the_manual_is_one() -> None:
    part = section(page("formats"), "## Mapping: `NAME.mapping`")
    shown = json.loads(part.split("```json")[1].split("```")[0])
    found = read(written(shown))
    assert (found.id, found.weight, len(found.questions)) == ("_uuid", "w", 3)
    for name in ("columns", "questions", *shown["columns"][0], *shown["columns"][2]):
        assert f"`{name}`" in part
    for most in (MAX_QUESTIONS, MAX_COLUMNS, LONGEST_CELL, MOST_WEIGHT):
        assert f"{most:,}" in part


def test_that_the_manual_names_designs_as_they_are() -> None:
    for design, parameters in re.findall(
        r"^\| ((?:`[a-z-]+`(?:, )?)+) \| ([^|]+) \|", page("tables-from-elsewhere"), re.MULTILINE
    ):
        for name in re.findall(r"`([a-z-]+)`", design):
            assert set(DESIGNS[name].parameters) <= set(re.findall(r"`(\w+)`", parameters)), name


@pytest.mark.parametrize("name", corpus())
def test_that_a_bad_mapping_is_refused_with_its_code(name: str) -> None:
    data = (CORPUS / name).read_bytes()
    assert data == corpus()[name]
    reading = examine(data)
    code = name.partition("-")[0]
    if name in ("valid.mapping", "warned.mapping"):
        assert reading.mapping is not None
        assert bool(reading.problems) == name.startswith("warned")
        return
    assert reading.mapping is None
    first = min(reading.errors, key=order_of)
    assert first.code == code, first
    assert message(first).isprintable()
    assert len(message(first)) < 400


def test_that_the_corpus_of_mappings_is_what_its_maker_makes() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(corpus())

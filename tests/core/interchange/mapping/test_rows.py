"""Rows read by a mapping: what a cell can mean, and that no cell and no mapping breaks anything."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from mapped import column, mapping, question, written

from core.facts.errors import Refused
from core.files import canonical
from core.interchange.mapping.reading import examine, read
from core.interchange.mapping.rows import RowReader
from core.interchange.mapping.survey import TableSurvey, read_study_survey, with_key
from core.response.file import ResponseReader, write
from core.response.layout import Layout

OPTIONS = [{"id": "a", "text": "First"}, {"id": "b", "text": "Second"}, {"id": "c", "text": "Else"}]
WARNER = {"name": "warner", "p": "3/4"}


def one_of(id_: str, name: str, **values: Any) -> dict[str, Any]:
    return question(id_, kind="one-of", options=OPTIONS, mechanism={"name": name, **values})


def number(id_: str, name: str = "", **values: Any) -> dict[str, Any]:
    mechanism = {"mechanism": {"name": name, **values}} if name else {}
    return question(id_, kind="number", low=0, high=40, step=1, **mechanism)


GROUPS = {"x": {"p": "3/4"}, "y": {"p": "4/5"}}
CONTENT = mapping(
    [
        question(mechanism=WARNER),
        question("grouped", design={"name": "warner", "by": "g", "groups": GROUPS}),
        one_of("direct", "k-ary", p="1/2"),
        one_of("bits", "unary", p="1/2", q="1/4"),
        one_of("two", "subset", size=2, p="4/5"),
        one_of("hashed", "local-hash", g=3, p="1/2"),
        question("used", kind="many-of", options=OPTIONS, mechanism=WARNER),
        question("some", kind="many-of", options=OPTIONS, mechanism=WARNER, ask=1),
        number("age"),
        number("bit", "one-bit", p="3/4"),
        number("near", "window", width=9, p="3/5"),
    ],
    [
        column(missing=["9"]),
        column("Q4", "grouped"),
        column("D", "direct", values={"A": "a", "B": "b", "C": "c"}),
        *(column(f"b/{o}", "bits", option=o, values={"1": "yes", "0": "no"}) for o in "abc"),
        column("T", "two", separator=";", values={"A": "a", "B": "b", "C": "c"}),
        {"column": "h.seed", "question": "hashed", "part": "seed"},
        {"column": "h.value", "question": "hashed", "part": "value"},
        column("U", "used", separator=" ", values={"1": "a", "2": "b", "3": "c"}, empty="missing"),
        *(column(f"s/{o}", "some", option=o, values={"1": "yes", "0": "no"}) for o in "abc"),
        {"column": "age", "question": "age", "scale": 2},
        column("bit", "bit", values={"up": "yes", "down": "no"}),
        {"column": "near", "question": "near"},
    ],
    id="_uuid",
    weight="w",
    cluster="v",
    stratum="v2",
)
SURVEY = read_study_survey(with_key(read(written(CONTENT))))
HEADS = SURVEY.mapping.heads  # type: ignore[attr-defined]
READER = RowReader(SURVEY, HEADS)  # type: ignore[arg-type]


def answers(**cells: str) -> dict[str, object]:
    """The answers in a row that holds these cells and is empty else."""
    named = {"uuid": "_uuid", "b_a": "b/a", "b_b": "b/b", "b_c": "b/c", "seed": "h.seed"}
    named |= {"value": "h.value", "s_a": "s/a", "s_b": "s/b", "s_c": "s/c"}
    given = {"_uuid": "1"} | {named.get(name, name): cell for name, cell in cells.items()}
    response = READER.read("row 2", [given.get(head, "") for head in HEADS])
    assert response is not None
    return dict(response.answers)


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        ({}, {}),
        ({"Q3": "1"}, {"bribe": 1}),
        ({"Q3": "9"}, {}),
        ({"Q4": "2", "g": "y"}, {"grouped": 2}),
        ({"D": "C"}, {"direct": 2}),
        ({"b_a": "0", "b_b": "1", "b_c": "1"}, {"bits": "011"}),
        ({"T": "C;A"}, {"two": "101"}),
        ({"seed": "12", "value": "2"}, {"hashed": (12, 2)}),
        ({"U": "3 1"}, {"used": "101"}),
        ({"s_b": "1"}, {"some": "-1-"}),
        ({"age": "7.5"}, {"age": 15}),
        ({"age": " 1e1 "}, {"age": 20}),
        ({"bit": "down"}, {"bit": 0}),
        ({"near": "48"}, {"near": 48}),
        ({"w": "0.82"}, {"weight": 820_000_000}),
    ],
)
def test_that_a_cell_means_what_the_mapping_says(
    cells: dict[str, str], found: dict[str, object]
) -> None:
    given = answers(**cells)
    assert {name: given.get(name) for name in found} == found
    service = ("weight", "cluster", "stratum")
    assert {name for name in given if not name.startswith(service)} == found.keys() - {"weight"}


@pytest.mark.parametrize(
    ("cells", "code", "head"),
    [
        ({"Q3": "3"}, "DOMAIN", "Q3"),
        ({"Q3": "1 1"}, "DOMAIN", "Q3"),
        ({"Q4": "1"}, "DOMAIN", "g"),
        ({"Q4": "1", "g": "z"}, "DOMAIN", "g"),
        ({"b_a": "1"}, "SCHEMA", "b/b"),
        ({"T": "A"}, "RANGE", "T"),
        ({"T": "A;D"}, "DOMAIN", "T"),
        ({"seed": "1"}, "SCHEMA", "h.seed"),
        ({"seed": "1", "value": "7"}, "RANGE", "h.seed"),
        ({"s_a": "1", "s_b": "0"}, "SCHEMA", "s/c"),
        ({"age": "7.3"}, "NUMBER", "age"),
        ({"age": "41"}, "RANGE", "age"),
        ({"age": "1e99"}, "RANGE", "age"),
        ({"age": "1_0"}, "NUMBER", "age"),
        ({"age": "nan"}, "NUMBER", "age"),
        ({"near": "49"}, "RANGE", "near"),
        ({"w": "inf"}, "NUMBER", "w"),
        ({"uuid": ""}, "EMPTY", "_uuid"),
    ],
)
def test_that_a_cell_that_means_nothing_is_refused_by_its_column(
    cells: dict[str, str], code: str, head: str
) -> None:
    with pytest.raises(Refused) as caught:
        answers(**cells)
    problem = caught.value.problem
    assert (problem.code, problem.where) == (code, f"row 2, column '{head}'")


cell = st.one_of(
    st.sampled_from(["", "1", "2", "0", "A", "a b", "A;B", "x", "7.5", "-3", "up", "1e400", "\0"]),
    st.text(max_size=8),
)


@settings(max_examples=60)
@given(st.lists(cell, min_size=len(HEADS), max_size=len(HEADS)))
def test_that_no_row_breaks_anything(row: list[str]) -> None:
    """Each is refused, or is a response that can be written, read again and packed."""
    try:
        response = READER.read("row 2", row)
    except Refused:
        return
    assert response is not None
    assert ResponseReader(SURVEY).read(write(response)) == response
    layout = Layout(SURVEY)
    packed = layout.pack(response)
    assert layout.unpack(response.id, packed, rehearsal=False) == response


GOOD = {
    "Q3": ["1", "2", "9", ""],
    "Q4": ["1", "2"],
    "g": ["x", "y"],
    "D": ["A", "B"],
    "T": ["A;B", "C;A", ""],
    "h.seed": ["12", "7"],
    "h.value": ["0", "2"],
    "U": ["3 1", "", "2"],
    "age": ["7.5", "12", ""],
    "w": ["0.82", "1"],
    "_uuid": ["p1", "p2", "p1"],
    **{f"b/{o}": ["1", "0"] for o in "abc"},
}
rows = st.lists(
    st.one_of(
        st.tuples(*(st.sampled_from(GOOD.get(head, [""])) for head in HEADS)),
        st.tuples(*(st.sampled_from([*GOOD.get(head, [""]), "x"]) for head in HEADS)),
        st.lists(cell, max_size=len(HEADS)).map(tuple),
    ),
    max_size=12,
)


def row_of(**cells: str) -> tuple[str, ...]:
    """A row that holds these cells and is empty else."""
    return tuple(cells.get(head, "") for head in HEADS)


@settings(max_examples=60)
@example([row_of(_uuid="1", Q3="9", w="1"), row_of(Q3="1"), row_of(_uuid="2", Q3="1")])
@given(rows)
def test_that_rows_read_together_are_those_read_alone(rows: list[tuple[str, ...]]) -> None:
    """Of some it is the same response, of all others it is left to reading them alone."""
    alone = {}
    for at, row in enumerate(rows):
        with contextlib.suppress(Refused):
            response = READER.read("row 2", row)
            assert response is not None
            if not READER.is_without_answer(row):
                alone[at] = bytes.fromhex(response.id), Layout(SURVEY).pack(response)
    places, ids, packed = READER.read_together(rows)
    assert places == list(alone)
    assert ids == b"".join(id_ for id_, _ in alone.values())
    assert packed == b"".join(each for _, each in alone.values())


@settings(max_examples=60)
@given(st.data())
def test_that_no_mapping_breaks_anything(data: st.DataObject) -> None:
    """One entry of a mapping is taken away, or is something else: it is read or refused."""
    content = json.loads(written(CONTENT))
    at: Any = content
    while isinstance(at, dict | list) and at:
        keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(at[key], dict | list) or data.draw(st.booleans()):
            other = st.sampled_from([None, "", "a", 0, -1, 2**60, [], {}, ["a"], {"a": "b"}, "1/2"])
            at[key] = data.draw(other)
            break
        at = at[key]
    reading = examine(canonical.write(content))
    assert (reading.mapping is None) == bool(reading.errors)
    if reading.mapping is not None:
        survey = read_study_survey(with_key(reading.mapping))
        assert Layout(survey).size > 0


@pytest.mark.parametrize("cards", [2, "2", "2/1"])
def test_that_a_number_of_cards_is_read_from_a_number_and_from_a_text(cards: int | str) -> None:
    kuk = {"name": "kuk-cards", "r1": "3/4", "r0": "1/4", "cards": cards}
    content = mapping([question("red", design=kuk)], [{"column": "red", "question": "red"}])
    survey = read_study_survey(with_key(read(written(content))))
    assert isinstance(survey, TableSurvey)
    read_row = RowReader(survey, ["red"]).read("row 1", ("2",))
    assert read_row is not None
    assert read_row.answers == {"red": 2}
    with pytest.raises(Refused):
        RowReader(survey, ["red"]).read("row 1", ("3",))


@pytest.mark.parametrize("cards", ["5/2", "two", "", 2.5, None])
def test_that_a_number_of_cards_that_is_not_whole_is_refused(cards: object) -> None:
    kuk = {"name": "kuk-cards", "r1": "3/4", "r0": "1/4", "cards": cards}
    content = mapping([question("red", design=kuk)], [{"column": "red", "question": "red"}])
    reading = examine(json.dumps(content).encode())
    assert reading.mapping is None
    assert reading.errors


def test_that_a_report_that_nobody_of_a_group_can_make_is_refused_at_its_cell() -> None:
    kuk = {"r1": "3/4", "r0": "1/4"}
    groups = {"x": kuk | {"cards": 2}, "y": kuk | {"cards": 3}}
    sure = {"name": "kuk-cards", "r1": "1/1", "r0": "0/1", "cards": 2}
    content = mapping(
        [
            question("many", design={"name": "kuk-cards", "by": "g", "groups": groups}),
            question("sure", design=sure),
        ],
        [{"column": "red", "question": "many"}, {"column": "all", "question": "sure"}],
    )
    survey = read_study_survey(with_key(read(written(content))))
    reader = RowReader(survey, ["g", "red", "all"])  # type: ignore[arg-type]
    response = reader.read("row 1", ("y", "3", "2"))
    assert response is not None
    assert response.answers == {"many": 7, "sure": 2}
    with pytest.raises(Refused, match="red"):
        reader.read("row 1", ("x", "3", "2"))  # two cards are never three red ones
    with pytest.raises(Refused, match="all"):
        reader.read("row 1", ("x", "2", "1"))  # nor is one of two red where all are alike

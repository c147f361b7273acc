"""The columns of reports: one name for one thing, whatever questions and options are called."""

from __future__ import annotations

import csv
from itertools import chain

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_surveys import Content, canonical
from random_surveys import responses_to

from core.interchange.codebook import codings
from core.interchange.datasets import comma
from core.interchange.datasets.names import SPSS, STATA, names_in
from core.interchange.datasets.table import Dataset, Missing
from core.interchange.reports.columns import Words, variables_of
from core.interchange.reports.rows import chunks_of, identified
from core.response.file import ResponseReader
from core.response.layout import Layout
from core.study.many.row_columns import as_response, columns_of, find_columns
from core.survey import read_for_analysis

BESIDE = ("row", "id", "procedure", "survey", "rehearsal")
IDS = st.sampled_from([*BESIDE, "answers", "seed", "value", "group", "a", "answers_row"])
WORDS = Words(
    option=lambda _question, option: option,
    saved=str.upper,
    chosen={True: ("no", "yes"), False: ("0", "1")},
    missing=dict.fromkeys(Missing, "gone"),
    columns=dict.fromkeys(BESIDE, "beside"),
    part=dict.fromkeys(("seed", "value", "group"), "part"),
)


@st.composite
def questions(draw: st.DrawFn, id_: str) -> Content:
    """A question of a sort that has one column, two, or one of each option."""
    made: Content = {"id": id_, "text": "?"}
    sort = draw(st.sampled_from(["yes-no", "many-of", "unary", "local-hash"]))
    if sort == "yes-no":
        return made | {"kind": sort}
    ids = draw(st.lists(IDS, min_size=3, max_size=6, unique=True))
    made |= {"kind": "one-of", "options": [{"id": each, "text": each} for each in ids]}
    if sort == "many-of":
        return made | {"kind": sort}
    hashed = {"name": "local-hash", "g": 2, "p": "3/4"}
    return made | {"mechanism": hashed if sort == "local-hash" else UNARY}


UNARY = {"name": "unary", "p": "1/2", "q": "1/4"}


@st.composite
def surveys(draw: st.DrawFn) -> Content:
    ids = draw(st.lists(IDS, min_size=1, max_size=6, unique=True))
    head: Content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "T"}
    return head | {"questions": [draw(questions(each)) for each in ids]}


@given(data=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_that_no_two_columns_are_called_alike_and_rows_come_back(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    content = data.draw(surveys())
    survey = read_for_analysis(canonical(content))
    response = data.draw(responses_to(content))
    for ids in (True, False):
        variables = variables_of(survey, WORDS, "en", n=1, ids=ids, rehearsal=True)
        names = [each.variable.name for each in variables]
        assert len({*names}) == len(names)
        for naming in (SPSS, STATA):
            assert len({each.casefold() for each in names_in(naming, names)}) == len(names)
        of_questions = list(chain.from_iterable(map(columns_of, survey.questions)))
        assert of_questions == names[-len(of_questions) :]
        told = [coding.column.split() for each in survey.questions for coding in codings(each)]
        assert list(dict.fromkeys(chain.from_iterable(told))) == of_questions
    rehearsal = bool(response.get("rehearsal"))
    variables = variables_of(survey, WORDS, "en", n=1, ids=True, rehearsal=rehearsal)
    layout = Layout(survey)
    packed = layout.pack(ResponseReader(survey).read(canonical(response)))
    people = identified(layout, survey, iter([(bytes.fromhex(response["id"]), packed)]))
    columns = tuple(each.variable for each in variables)
    path = tmp_path_factory.getbasetemp() / "named.csv"
    comma.write(Dataset("r", "R", columns, 1, lambda: chunks_of(people, variables)), path)
    heads, row = csv.reader(path.read_text("utf-8").splitlines())
    assert as_response(row, find_columns(heads, dict(zip(heads, row, strict=True)), survey)) == (
        canonical(response)
    )

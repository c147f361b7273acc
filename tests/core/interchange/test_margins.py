"""Known shares of a population: every mistake of the table is told with its row and remedy."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.words.refusals import message, remedy
from core.count.raking import Margin
from core.examples import example_path, example_survey
from core.facts.errors import Code
from core.files import canonical
from core.interchange.margins import MAX_BYTES, read_margins
from core.survey import read


def survey_bytes() -> bytes:
    content = json.loads(example_path("bribery").read_bytes())
    options = [{"id": "a-b", "text": "A"}, {"id": "c", "text": "C"}]
    content["questions"] += [
        {"id": "sex", "kind": "yes-no", "text": "?"},
        {"id": "uses", "kind": "many-of", "text": "?", "options": options},
        {"id": "years", "kind": "number", "text": "?", "low": 0, "high": 9, "step": 1},
    ]
    return canonical.write(content)


SURVEY = read(survey_bytes())
HEAD = "question,answer,share\n"
AREA = "area,city,.5\narea,town,0.30\narea,country,.2\n"


@pytest.mark.parametrize(
    "text",
    [
        HEAD + AREA + "sex,yes,1\nsex,no,0\n",
        "\ufeff" + (HEAD + AREA).replace("\n", "\r\n") + '"sex","yes"," 1. "\r\n\r\nsex,no,0.0',
        "share,question,answer\n.5,area,city\n1,sex,yes\n0.3,area,town\n0,sex,no\n.2,area,country",
    ],
)
def test_that_shares_are_read_however_a_spreadsheet_writes_them(text: str) -> None:
    found = read_margins(text.encode(), SURVEY)
    assert found.problems == ()
    area = Margin("area", (("city", 0.5), ("town", 0.3), ("country", 0.2)))
    assert found.margins == (area, Margin("sex", (("yes", 1.0), ("no", 0.0))))


def test_that_a_table_of_nothing_but_mistakes_is_not_read_on_after_a_thousand() -> None:
    found = read_margins((HEAD + "a\n" * 1_500).encode(), SURVEY)
    assert found.margins == ()
    assert [problem.where for problem in found.problems] == [f"row {n}" for n in range(2, 1_002)]


@pytest.mark.parametrize(
    ("text", "code", "place", "said"),
    [
        ("", Code.EMPTY, "row 1", "its first row names the columns"),
        ("area,city,.5\n", Code.SCHEMA, "row 1", "not question, answer and share"),
        ("question|answer|share\n", Code.SCHEMA, "row 1", "not question, answer and share"),
        (HEAD, Code.EMPTY, "row 2", "names no share"),
        (HEAD + "area,city,0,5\n", Code.SCHEMA, "row 2", "Expected 3 cells, found 4."),
        (HEAD + 'area,city,"0,5"', Code.NUMBER, "row 2, column share", "'0,5' is not a share"),
        (HEAD + "area,city,80%", Code.NUMBER, "row 2, column share", "'80%' is not a share"),
        (HEAD + "area,city,1.01", Code.NUMBER, "row 2, column share", "'1.01' is not a share"),
        (HEAD + "area,city,-.1", Code.NUMBER, "row 2, column share", "'-.1' is not a share"),
        (HEAD + "area,city,nan", Code.NUMBER, "row 2, column share", "'nan' is not a share"),
        (HEAD + "area,city,1e-1", Code.NUMBER, "row 2, column share", "is not a share"),
        (HEAD + "area,city,", Code.NUMBER, "row 2, column share", "'' is not a share"),
        (HEAD + "area,city,\u0661", Code.NUMBER, "row 2, column share", "is not a share"),
        (HEAD + "moon,city,.5", Code.DOMAIN, "row 2, column question", "No question"),
        (HEAD + "bribe,yes,.5", Code.DOMAIN, "row 2, column question", "bribe was randomized"),
        (HEAD + "uses,c,.5", Code.DOMAIN, "row 2, column question", "takes several answers"),
        (HEAD + "years,3,.5", Code.DOMAIN, "row 2, column question", "a number without bins"),
        (HEAD + "area,City,.5", Code.DOMAIN, "row 2, column answer", "are: city, town, country."),
        (HEAD + AREA + "area,city,.5", Code.DUPKEY, "row 5, column answer", "stands twice"),
        (HEAD + "area,city,1", Code.SCHEMA, "question area", "lacks the shares of: town, country."),
        (HEAD + AREA.replace(".2", ".3"), Code.RANGE, "question area", "sum to 1.1, not to 1."),
        (HEAD + 'area,"city', Code.SYNTAX, "line 2", "."),
        ("a" * (MAX_BYTES + 1), Code.SIZE, "", "at most 1024 KiB"),
    ],
)
def test_that_a_mistake_is_told_with_its_row_and_remedy(
    text: str, code: Code, place: str, said: str
) -> None:
    found = read_margins(text.encode(), SURVEY)
    assert found.margins == ()
    (problem,) = found.problems
    assert (problem.code, problem.where) == (code, place)
    assert said in message(problem)
    assert len(remedy(problem)) > 10


def test_that_all_mistakes_are_told_at_once() -> None:
    table = HEAD + "area,city,0,5\narea,towns,.3\nbribe,yes,2\narea,town,.3\n"
    found = read_margins(table.encode(), SURVEY)
    assert [problem.where for problem in found.problems] == [
        "row 2",
        "row 3, column answer",
        "row 4, column question",
        "row 4, column share",
    ]


def test_that_bytes_of_another_encoding_are_refused() -> None:
    (problem,) = read_margins((HEAD + "area,süd,.5").encode("latin-1"), SURVEY).problems
    assert (problem.code, problem.where) == (Code.ENCODING, "byte 29")


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(0, 10**6), min_size=3, max_size=3).filter(any))
def test_that_rounded_shares_sum_to_one(parts: list[int]) -> None:
    shares = [f"{part / sum(parts):.8f}" for part in parts]
    rows = [
        f"area,{id_},{share}"
        for id_, share in zip(("city", "town", "country"), shares, strict=True)
    ]
    found = read_margins((HEAD + "\n".join(rows)).encode(), SURVEY)
    assert not found.problems


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60) | st.text('question,answershare\n"\r.01', max_size=80))
def test_that_any_text_is_read_or_refused(text: str) -> None:
    found = read_margins(text.encode("utf-8", "surrogatepass"), SURVEY)
    assert bool(found.margins) is not bool(found.problems)


def test_that_a_comma_is_a_decimal_sign_between_semicolons_alone() -> None:
    survey = example_survey("bribery")
    table = "question;answer;share\narea;city;0,5\narea;town;,3\narea;country;.2\n"
    (margin,) = read_margins(table.encode(), survey).margins
    assert margin == Margin("area", (("city", 0.5), ("town", 0.3), ("country", 0.2)))
    between_commas = 'question,answer,share\narea,city,"0,5"\narea,town,.3\narea,country,.2\n'
    found = read_margins(between_commas.encode(), survey).problems
    assert [(each.code, each.where) for each in found] == [(Code.NUMBER, "row 2, column share")]


def test_that_semicolons_separate_as_in_a_spreadsheet() -> None:
    survey = example_survey("bribery")
    with_commas = b"question,answer,share\narea,city,.5\narea,town,0.3\narea,country,.2\n"
    found = read_margins(with_commas.replace(b",", b";"), survey)
    assert not found.problems
    assert found == read_margins(with_commas, survey)

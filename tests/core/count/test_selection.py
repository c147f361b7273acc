"""Only those count of whom a filter of their answers in the clear is known to hold."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.words.refusals import message, remedy
from core.count.blocks import Block
from core.count.selection import chosen, require
from core.examples import example_path
from core.facts.errors import Code, Refused
from core.files import canonical
from core.grammar import filters
from core.grammar.filters import Comparison, Joined, Not, Sign, Where, join, read, write
from core.privacy.mechanisms import Report
from core.rehearse import invent, rehearse, write_responses
from core.response import Layout, Response
from core.study import Study, import_paths
from core.study.results import tally_questions
from core.study.selection import Selection
from core.survey import Survey
from core.survey import read as read_survey

BRIBERY = example_path("bribery").read_bytes()


def clear(id_: str, **more: Any) -> dict[str, Any]:
    return {"id": id_, "text": id_} | more


def option(id_: str, **more: Any) -> dict[str, Any]:
    return {"id": id_, "text": id_.title()} | more


def every_kind() -> Survey:
    """The bribery survey, with a clear question of each kind behind it."""
    survey = json.loads(BRIBERY)
    survey["questions"] += [
        clear("smokes", kind="yes-no", optional=True),
        clear("age", kind="number", low=18, high=98, step=2),
        clear("paid", kind="number", low=0, high=100, step=10, bins=[0, 20, 50, 100]),
        clear("likes", kind="rating", options=[option("low"), option("mid"), option("high")]),
        clear("uses-it", kind="many-of", options=[option("a-b"), option("in")]),
        clear("in", kind="one-of", options=[option("a-b"), option("not"), option("x9")]),
    ]
    return read_survey(canonical.write(survey))


SURVEY = every_kind()
PEOPLE: list[dict[str, int]] = [
    # area: city, town, country; smokes: 1 is yes, absent where it was left out
    {"area": 0, "smokes": 1, "age": 18, "paid": 0, "likes": 0, "in": 0},
    {"area": 1, "smokes": 0, "age": 30, "paid": 1, "likes": 1, "in": 1},
    {"area": 2, "age": 32, "paid": 2, "likes": 2, "in": 2},
    {"area": 2, "smokes": 1, "age": 98, "paid": 2, "likes": 1, "in": 0},
]


def block_of(people: list[dict[str, int]]) -> Block:
    layout = Layout(SURVEY)
    made = []
    for person in people:
        answers: dict[str, Report] = {**person, "bribe": 1, "uses-it": "01"}
        made.append(layout.pack(Response("", SURVEY.digest, answers, SURVEY.procedures[0])))
    return Block.of(layout, made)


def who(text: str) -> list[int]:
    """The places of the people that a filter chooses."""
    block = block_of(PEOPLE)
    numbered = Block(block.layout, block.packed, np.arange(len(PEOPLE), dtype=np.float64))
    found = chosen(numbered, read(text)).weights
    assert found is not None
    return [int(place) for place in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("area = city", [0]),
        ("area != city", [1, 2, 3]),
        ("area in (city, town)", [0, 1]),
        ("smokes = yes", [0, 3]),
        # Who did not answer neither meets a comparison nor its opposite.
        ("smokes != yes", [1]),
        ("not smokes = yes", [1]),
        ("not (smokes = yes and age < 90)", [1, 3]),
        ("smokes = yes or age > 30", [0, 2, 3]),
        ("not (smokes = yes or age = 18)", [1]),
        ("age >= 30", [1, 2, 3]),
        ("age > 30", [2, 3]),
        ("age <= 30", [0, 1]),
        ("age < 30", [0]),
        ("age != 30", [0, 2, 3]),
        ("age in (18, 98)", [0, 3]),
        ("paid >= 20", [1, 2, 3]),
        ("paid < 50", [0, 1]),
        ("paid > 10", [1, 2, 3]),
        ("paid = `[20,50)`", [1]),
        ("paid > `[0,20)`", [1, 2, 3]),
        ("likes >= mid", [1, 2, 3]),
        ("likes < high", [0, 1, 3]),
        ("`in` = `a-b`", [0, 3]),
        ("`in` in (`not`, x9)", [1, 2]),
        ("area = city or area = country and likes = mid", [0, 3]),
        ("(area = city or area = country) and likes = mid", [3]),
        ("NOT area = city AND Not age > 30", [1]),
    ],
)
def test_that_those_are_chosen_of_whom_a_filter_is_known_to_hold(
    text: str, expected: list[int]
) -> None:
    assert who(text) == expected
    assert who(write(read(text))) == expected


@pytest.mark.parametrize(
    ("text", "code", "column", "said"),
    [
        ("", Code.SYNTAX, 1, "Expected a question's id, 'not' or '(', found the end."),
        ("area", Code.SYNTAX, 5, "Expected a sign after area, found the end."),
        ("area == city", Code.SYNTAX, 7, "Expected an answer's id or a number, found '='."),
        ("area = city and", Code.SYNTAX, 16, "found the end"),
        ("area = city age > 3", Code.SYNTAX, 13, "Expected 'and', 'or' or the end, found 'age'."),
        ("(area = city", Code.SYNTAX, 13, "Expected ')', found the end."),
        ("area in city", Code.SYNTAX, 9, "Expected '(' after 'in', found 'city'."),
        ("area in (city town)", Code.SYNTAX, 15, "Expected ')', found 'town'."),
        ("area in ()", Code.SYNTAX, 10, "found ')'"),
        ("uses-it = 1", Code.SYNTAX, 5, "'-' belongs to no filter."),
        ("area = 'city'", Code.SYNTAX, 8, "belongs to no filter."),
        ("area = `city", Code.SYNTAX, 8, "This backquote has no second one."),
        ("__import__('os')", Code.SYNTAX, 12, "belongs to no filter"),
        ("age > \N{ARABIC-INDIC DIGIT THREE}", Code.SYNTAX, 7, "belongs to no filter."),
        ("not " * 17 + "a = b", Code.DEPTH, 69, "more than 16 deep"),
        ("(" * 100_000, Code.SIZE, 4001, "at most 4,000 characters"),
        ("moon = full", Code.DOMAIN, 1, "has no question moon; it has bribe, area, smokes"),
        ("area = city and bribe = yes", Code.DOMAIN, 17, "bribe was randomized"),
        ("`uses-it` = `a-b`", Code.DOMAIN, 1, "uses-it takes several answers of one person."),
        (
            "area in (city, moon)",
            Code.DOMAIN,
            16,
            "moon is no answer to area: city, town, country.",
        ),
        ("area > city", Code.TYPE, 1, "city of area stands in no order, as '>' needs."),
        ("age = old", Code.NUMBER, 7, "old is no whole number, as age asks for."),
        ("age = 30.5", Code.NUMBER, 7, "30.5 is no whole number"),
        ("age = " + "9" * 400, Code.NUMBER, 7, "is no whole number"),
        ("age > 17", Code.RANGE, 7, "17 is no answer to age: from 18 to 98 in steps of 2."),
        ("age > 31", Code.RANGE, 7, "31 is no answer to age"),
        ("paid > 20", Code.RANGE, 8, "20 divides [20,50), and paid tells no more than that."),
    ],
)
def test_that_what_is_wrong_with_a_filter_has_its_column_and_remedy(
    text: str, code: Code, column: int, said: str
) -> None:
    with pytest.raises(Refused) as caught:
        require(read(text), SURVEY)
    problem = caught.value.problem
    assert (problem.code, problem.where) == (code, f"column {column}")
    assert said in message(problem)
    assert len(remedy(problem)) > 10
    assert "file" not in remedy(problem)  # which it is of where only the code has one


words = st.text("ab9_- ,([)<=>'\"\N{GREEK SMALL LETTER ALPHA}\n", max_size=5) | st.sampled_from(
    ["and", "or", "not", "in", "AND", "-3", "30", "3.5", "[18,30)", "x-y"]
)
compared = st.builds(
    lambda question, sign, answers: Comparison(
        question, sign, tuple(answers if sign is Sign.IN else answers[:1])
    ),
    words,
    st.sampled_from(Sign),
    st.lists(words, min_size=1, max_size=3),
)
trees: st.SearchStrategy[Where] = st.recursive(
    compared,
    lambda inner: (
        st.builds(Not, inner)
        | st.builds(
            lambda parts, any_: join(parts, any_=any_), st.lists(inner, min_size=1), st.booleans()
        )
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(trees)
def test_that_a_filter_is_read_as_it_was_written(tree: Where) -> None:
    text = write(tree)
    assert read(text) == tree
    assert write(read(text)) == text


@settings(max_examples=200, deadline=None)
@given(st.text("ab=<>!(),`- \nαinotrd9.'\"", max_size=30) | st.text(max_size=30))
def test_that_any_text_is_a_filter_or_refused_with_its_column(text: str) -> None:
    try:
        tree = read(text)
    except Refused as refused:
        place = re.fullmatch(r"column (\d+)", refused.problem.where)
        assert place is not None
        assert 1 <= int(place[1]) <= len(text) + 1
    else:
        assert read(write(tree)) == tree


def test_that_a_tree_that_cannot_be_written_cannot_be_made() -> None:
    city = Comparison("area", Sign.EQUAL, ("city",))
    wrong: list[Callable[[], object]] = [
        lambda: Comparison("a`b", Sign.EQUAL, ("x",)),
        lambda: Comparison("a", Sign.EQUAL, ("x", "y")),
        lambda: Comparison("a", Sign.IN, ()),
        lambda: Joined(any_=True, parts=(city,)),
        lambda: Joined(any_=True, parts=(city, Joined(any_=True, parts=(city, city)))),
    ]
    for make in wrong:
        with pytest.raises(ValueError, match=r"answers|backquote|joined once"):
            make()
    assert len(write(city)) < filters.LONGEST


def test_that_a_study_counts_only_those_who_are_chosen(tmp_path: Path) -> None:
    survey = read_survey(BRIBERY)
    people = list(rehearse(survey, invent(survey, 300, 5), 6))
    write_responses(people, tmp_path / "in", len(people))
    with Study.create(tmp_path / "a.study", BRIBERY) as study:
        assert import_paths(study, [tmp_path / "in"]).accepted == len(people)

        def yes_of(text: str, by: str | None = None) -> dict[str, tuple[int, int]]:
            (bribe,) = tally_questions(study, Selection(read(text)), only="bribe", by=by)
            tallies = {"": bribe.whole, **bribe.groups}
            return {name: (tally.n, tally.counts[0]) for name, tally in tallies.items()}

        def by_hand(*areas: int) -> tuple[int, int]:
            inside = [one.answers for one in people if one.answers["area"] in areas]
            return len(inside), sum(answers["bribe"] == 1 for answers in inside)

        assert yes_of("area != city") == {"": by_hand(1, 2)}
        assert yes_of("area = city and area != city") == {"": (0, 0)}
        assert yes_of("area in (town, country)", by="area") == {
            "": by_hand(1, 2),
            "city": (0, 0),
            "town": by_hand(1),
            "country": by_hand(2),
        }
        with pytest.raises(Refused):
            yes_of("bribe = yes")

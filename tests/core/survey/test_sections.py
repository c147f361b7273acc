"""Sections: headings in the order of the questions, each over those that follow."""

from __future__ import annotations

import pytest
from condition_surveys import AGE, AREA, SEX, content_of
from made_surveys import canonical

from core.facts.errors import Code
from core.survey import examine, read, write


def test_that_a_question_stands_in_the_section_before_it() -> None:
    sections = [{"title": "Home", "first": "area"}, {"title": "Years", "first": "age"}]
    data = canonical(content_of(SEX, AREA, AGE) | {"sections": sections})
    survey = read(data)
    assert {id_: each.title for id_, each in survey.section_of.items()} == {
        "area": "Home",
        "age": "Years",
    }
    assert write(survey) == data


@pytest.mark.parametrize(
    ("sections", "code", "place"),
    [
        ([], Code.SCHEMA, "sections"),
        ([{"title": "A"}], Code.SCHEMA, "sections[0]"),
        ([{"title": "", "first": "sex"}], Code.TEXT, "sections[0].title"),
        ([{"title": "A", "first": "none"}], Code.DOMAIN, "sections[0].first"),
        ([{"title": "A", "first": "age"}, {"title": "B", "first": "sex"}], Code.DOMAIN,
         "sections[1].first"),
        ([{"title": "A", "first": "age"}, {"title": "B", "first": "age"}], Code.DOMAIN,
         "sections[1].first"),
    ],
)  # fmt: skip
def test_that_what_no_section_may_be_is_named(sections: object, code: Code, place: str) -> None:
    found = examine(canonical(content_of(SEX, AREA, AGE) | {"sections": sections})).errors
    assert (code, place) in [(problem.code, problem.where) for problem in found]

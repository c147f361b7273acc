"""The order of a draft: what is moved comes to stand where one sees it, and breaks nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.draft import Draft, DraftQuestion, edits, order
from core.draft.order import Heading
from core.survey import AskIf


def sectioned() -> Draft:
    """Six questions, of which b begins a section and d another."""
    draft = Draft(questions=tuple(DraftQuestion(id_, named=True) for id_ in "abcdef"))
    for first in "db":
        draft = order.with_section(draft, first, {"en": first.upper()})
    return draft


def standing(draft: Draft) -> str:
    """Write headings as capitals, questions as small letters."""
    titles = {each.first: each.title["en"] for each in draft.sections}
    rows = order.rows(draft)
    return "".join(titles[row.first] if isinstance(row, Heading) else row for row in rows)


B, D = Heading("b"), Heading("d")


@pytest.mark.parametrize(
    ("edit", "found"),
    [
        (lambda draft: draft, "aBbcDdef"),
        (lambda draft: edits.delete(draft, {"b"})[0], "aBcDdef"),
        (lambda draft: edits.delete(draft, {"b", "c"})[0], "aDdef"),
        (lambda draft: edits.delete(draft, {"a"})[0], "BbcDdef"),
        (lambda draft: order.without(draft, {B}), "abcDdef"),
        (lambda draft: order.move(draft, {"b"}, "f"), "aBcDdebf"),
        (lambda draft: order.move(draft, {"f"}, B), "afBbcDde"),
        (lambda draft: order.move(draft, {"f"}, "b"), "aBfbcDde"),
        (lambda draft: order.move(draft, {"b", "c"}, None), "aDdefbc"),
        (lambda draft: order.move(draft, {B}, None), "aDdefBbc"),
        (lambda draft: order.move(draft, {D, "f"}, B), "aDdefBbc"),
        (lambda draft: order.step(draft, {"c"}, True), "aBbDcdef"),
        (lambda draft: order.step(draft, {"d"}, False), "aBbcdDef"),
        (lambda draft: order.step(draft, {"b"}, False), "abBcDdef"),
        (lambda draft: order.step(draft, {"a"}, True), "BabcDdef"),
        (lambda draft: order.step(draft, {"d"}, True), "aBbcDedf"),
        (lambda draft: order.step(draft, {"c", "d"}, False), "aBcdbDef"),
        (lambda draft: order.step(draft, {D}, False), "aDdefBbc"),
        (lambda draft: order.step(draft, {B}, True), "aDdefBbc"),
        (lambda draft: order.step(draft, {B}, False), "aBbcDdef"),
        (lambda draft: order.step(draft, {D}, True), "aBbcDdef"),
        (lambda draft: order.step(draft, {"f"}, True), "aBbcDdef"),
        (lambda draft: order.step(draft, {"a"}, False), "aBbcDdef"),
        (lambda draft: order.with_section(draft, "d", None), "aBbcdef"),
        (lambda draft: order.with_section(draft, "e", {"en": "E"}), "aBbcDdEef"),
    ],
)
def test_that_rows_come_to_stand_where_one_sees_them(
    edit: Callable[[Draft], Draft], found: str
) -> None:
    assert standing(edit(sectioned())) == found


def test_that_a_section_stands_within_no_other() -> None:
    assert not order.can_move(sectioned(), {D}, "c")
    assert order.can_move(sectioned(), {D}, B)


def test_that_a_heading_over_no_question_goes() -> None:
    alone = order.with_section(sectioned(), "c", {"en": "C"})
    assert standing(order.step(alone, {"c"}, False)) == "aBbcDdef"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_that_moving_loses_no_question(data: st.DataObject) -> None:
    draft = sectioned()
    for _ in range(4):
        rows = order.rows(draft)
        chosen = data.draw(st.sets(st.sampled_from(rows), min_size=1))
        if data.draw(st.booleans()):
            draft = order.step(draft, chosen, data.draw(st.booleans()))
        else:
            before = data.draw(st.sampled_from([None, *rows]))
            draft = (
                order.move(draft, chosen, before)
                if order.can_move(draft, chosen, before)
                else draft
            )
    assert sorted(question.id for question in draft.questions) == list("abcdef")
    firsts = [each.first for each in draft.sections]
    assert firsts == sorted(firsts, key=draft.index)


def depending() -> Draft:
    """Three questions, the second of which asks only if the first."""
    draft = Draft(questions=tuple(DraftQuestion(id_, named=True) for id_ in "abc"))
    asked = replace(draft.questions[1], ask_if=AskIf.of("a", "yes"))
    return edits.change(draft, asked, "b")[0]


def test_that_what_is_asked_if_cannot_come_later() -> None:
    draft = depending()
    assert not order.can_move(draft, {"a"}, None)
    assert order.can_move(draft, {"a", "b"}, None)
    with pytest.raises(ValueError, match="b asks only if a"):
        order.move(draft, {"b"}, "a")


def test_that_a_condition_that_is_wrong_already_blocks_no_other_move() -> None:
    turned = depending().with_questions(depending().questions[::-1])
    assert order.blocked(turned) == (("b", "a"),)
    assert order.can_move(turned, {"c"}, "a")

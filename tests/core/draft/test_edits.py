"""Drafts: whatever is done, ids stay unique and conditions name earlier questions."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.draft import (
    Draft,
    DraftBlock,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    draft_of,
    edits,
    order,
    read_draft,
    survey_bytes,
    write_draft,
)
from core.facts.errors import Code, Refused
from core.files import canonical
from core.files.checker import ID
from core.survey import KINDS, Answered, AskIf, Kind, examine, read

EXAMPLES = sorted(Path("resources/examples").glob("*.survey"))
STORED = [*EXAMPLES, *sorted(Path("tests/vectors").rglob("*.survey"))]
TEXTS = st.sampled_from(["", "Have you paid?", "Haben Sie?", "هل دفعت؟", "1", "x" * 300])


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_that_a_survey_comes_back_as_it_was(path: Path) -> None:
    unsigned = {k: v for k, v in json.loads(path.read_bytes()).items() if k != "signature"}
    draft = read_draft(write_draft(draft_of(read(path.read_bytes()))))
    assert survey_bytes(draft) == canonical.write(unsigned)


def test_that_an_empty_draft_opens_with_its_problems() -> None:
    draft = read_draft(write_draft(Draft()))
    places = {(problem.code, problem.where) for problem in examine(survey_bytes(draft)).errors}
    assert (Code.DOMAIN, "questions") in places


@pytest.mark.parametrize(
    ("content", "code", "where"),
    [
        ({"questions": [{"id": 3}]}, Code.TYPE, "draft.questions[0].id"),
        ({"questions": [{"id": "a", "kind": "essay"}]}, Code.TYPE, "draft.questions[0].kind"),
        ({"languages": "en"}, Code.TYPE, "draft.languages"),
        ([], Code.TYPE, "draft"),
    ],
)
def test_that_what_is_no_draft_is_refused_at_its_place(
    content: object, code: Code, where: str
) -> None:
    data = json.dumps({"format": "candor-draft", "version": 1, "draft": content}).encode()
    with pytest.raises(Refused) as refused:
        read_draft(data)
    assert (refused.value.problem.code, refused.value.problem.where) == (code, where)


def test_that_a_survey_is_no_draft() -> None:
    with pytest.raises(Refused) as refused:
        read_draft(EXAMPLES[0].read_bytes())
    assert refused.value.problem.code is Code.FORMAT


# Walks

STEPS = ["add", "text", "kind", "copy", "delete", "move", "ask", "id", "draw"]


@st.composite
def edited(draw: st.DrawFn) -> Draft:
    """A draft after some steps of an author."""
    draft = Draft()
    for _ in range(draw(st.integers(1, 12))):
        ids = [question.id for question in draft.questions]
        step = draw(st.sampled_from(STEPS))
        if step == "add" or not ids:
            after = draw(st.sampled_from([None, *ids]))
            draft, _ = edits.add(draft, draw(st.sampled_from(list(KINDS.values()))), after)
            continue
        id_ = draw(st.sampled_from(ids))
        question = draft.questions[draft.index(id_)]
        chosen = draw(st.sets(st.sampled_from(ids), min_size=1))
        if step == "text":
            draft, _ = edits.change(draft, replace(question, text={"en": draw(TEXTS)}), id_)
        elif step == "kind":
            made = edits.of_kind(question, draw(st.sampled_from(list(KINDS.values()))))
            made, _ = edits.with_pasted(made, "One\nOne\n\nTwo\ttwo\n", "en", 0)
            draft, _ = edits.change(draft, made, id_)
        elif step == "copy":
            draft, _ = edits.duplicate(draft, chosen)
        elif step == "delete":
            draft, _ = edits.delete(draft, chosen)
        elif step == "move":
            before = draw(st.sampled_from([None, *ids]))
            if order.can_move(draft, chosen, before):
                draft = order.move(draft, chosen, before)
        elif step == "draw":
            for each in chosen:
                sensitive = edits.with_design(
                    draft.questions[draft.index(each)], DraftMechanism("warner", {"p": "3/4"}), ()
                )
                draft, _ = edits.change(draft, sensitive, each)
            ids = [question.id for question in draft.questions]
            some = draw(st.sets(st.sampled_from(ids)))
            draft = edits.with_block(draft, some, draw(st.integers(0, 4)))
        elif step == "ask":
            earlier = ids[: ids.index(id_)]
            if earlier:
                asked = AskIf.of(draw(st.sampled_from(earlier)), "yes")
                draft, _ = edits.change(draft, replace(question, ask_if=asked), id_)
        else:
            name = draw(st.sampled_from(["chosen", *ids]))
            draft, _ = edits.change(draft, replace(question, id=name, named=True), id_)
    return draft


@settings(max_examples=150, deadline=None)
@given(edited())
def test_that_no_walk_breaks_a_draft(draft: Draft) -> None:
    ids = [question.id for question in draft.questions]
    assert len(set(ids)) == len(ids)
    assert all(ID.fullmatch(id_) for id_ in ids)
    assert order.blocked(draft) == ()
    for question in draft.questions:
        assert question.ask_if is None or question.ask_if.parts[0].question in ids
        options = [option.id for option in question.options]
        assert len(set(options)) == len(options)
        assert all(ID.fullmatch(id_) for id_ in options)
    drawn = [id_ for block in draft.sample for id_ in block.questions]
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= {question.id for question in draft.questions if question.sensitive}
    assert all(1 <= block.ask < len(block.questions) for block in draft.sample)
    assert read_draft(write_draft(draft)) == draft
    survey_bytes(draft)


# Single steps


def two_questions() -> Draft:
    draft, area = edits.add(Draft(), Kind.YES_NO)
    words = DraftQuestion(area, text={"en": "In a city?"})
    draft, area = edits.change(draft, words, area)
    draft, second = edits.add(draft, Kind.YES_NO)
    asked = DraftQuestion(second, text={"en": "Rent?"}, ask_if=AskIf.of(area, "yes"))
    return edits.change(draft, asked, second)[0]


def test_that_ids_are_made_of_texts_and_conditions_follow() -> None:
    draft = two_questions()
    assert [question.id for question in draft.questions] == ["in_a_city", "rent"]
    first = replace(draft.questions[0], text={"en": "Do you live in a village?"})
    draft, id_ = edits.change(draft, first, "in_a_city")
    assert id_ == "do_you_live_in"
    assert draft.questions[1].ask_if == AskIf.of("do_you_live_in", "yes")


def test_that_an_id_that_was_chosen_stays() -> None:
    draft = two_questions()
    draft, id_ = edits.change(
        draft, replace(draft.questions[0], id="area", named=True), "in_a_city"
    )
    draft, id_ = edits.change(draft, replace(draft.questions[0], text={"en": "Where?"}), id_)
    assert id_ == "area"


def test_that_rows_that_come_and_go_change_no_condition() -> None:
    draft, asked = edits.add(Draft(), Kind.ONE_OF)
    options = (DraftOption("o1"), DraftOption("yes", {"en": "Yes"}))
    draft, asked = edits.change(draft, DraftQuestion(asked, Kind.ONE_OF, options=options), asked)
    draft, second = edits.add(draft, Kind.YES_NO)
    draft, second = edits.change(
        draft, DraftQuestion(second, ask_if=AskIf.of(asked, "yes")), second
    )
    pasted = (DraftOption("yes", {"en": "Yes"}), DraftOption("o2", {"en": "No"}))
    draft, asked = edits.change(draft, DraftQuestion(asked, Kind.ONE_OF, options=pasted), asked)
    assert draft.questions[1].ask_if == AskIf.of(asked, "yes")
    named = (DraftOption("yes", {"en": "Of course"}), DraftOption("no", {"en": "No"}))
    draft, asked = edits.change(draft, DraftQuestion(asked, Kind.ONE_OF, options=named), asked)
    assert draft.questions[1].ask_if == AskIf.of(asked, "of_course")


def test_that_deleting_frees_those_that_asked_only_if() -> None:
    draft, freed = edits.delete(two_questions(), {"in_a_city"})
    assert freed == ("rent",)
    assert draft.questions[0].ask_if is None


def test_that_of_several_conditions_the_one_goes_whose_question_is_deleted() -> None:
    draft = Draft(questions=tuple(DraftQuestion(id_, named=True) for id_ in "abcd"))
    both = AskIf((Answered("a", ("yes",)), Answered("b", ("no",))), every=False)
    draft, _ = edits.change(draft, replace(draft.questions[3], ask_if=both), "d")
    assert order.blocked(draft.with_questions(draft.questions[::-1])) == (("d", "a"), ("d", "b"))
    draft, _ = edits.change(draft, replace(draft.questions[0], id="first"), "a")
    assert draft.questions[3].ask_if == replace(
        both, parts=(Answered("first", ("yes",)), both.parts[1])
    )
    draft, freed = edits.delete(draft, {"first"})
    assert freed == ("d",)
    assert draft.questions[2].ask_if == AskIf((both.parts[1],), every=False)


def test_that_a_section_follows_the_new_id_of_its_first_question() -> None:
    draft = Draft(questions=tuple(DraftQuestion(id_, named=True) for id_ in "ab"))
    draft = order.with_section(draft, "b", {"en": "B"})
    draft, _ = edits.change(draft, replace(draft.questions[1], id="begin"), "b")
    assert [each.first for each in draft.sections] == ["begin"]


def sampled(*ids: str, ask: int) -> Draft:
    draft, warner = Draft(), DraftMechanism("warner", {"p": "3/4"})
    for id_ in ids:
        question = DraftQuestion(id_, text={"en": f"{id_}?"}, mechanism=warner, named=True)
        draft = draft.with_questions((*draft.questions, question))
    return edits.with_block(draft, ids, ask)


def test_that_a_block_follows_a_new_id_and_loses_what_is_deleted_or_clear() -> None:
    draft = sampled("a", "b", "c", "d", ask=3)
    assert draft.sample == (DraftBlock(("a", "b", "c", "d"), 3),)
    named = replace(draft.questions[1], id="second")
    draft, _ = edits.change(draft, named, "b")
    assert draft.sample == (DraftBlock(("a", "second", "c", "d"), 3),)
    draft, _ = edits.delete(draft, {"c"})
    assert draft.sample == (DraftBlock(("a", "second", "d"), 2),)
    draft, _ = edits.change(draft, replace(draft.questions[0], mechanism=None), "a")
    assert draft.sample == (DraftBlock(("second", "d"), 1),)
    assert order.move(draft, {"d"}, "a").sample == draft.sample
    draft, _ = edits.delete(draft, {"d"})
    assert draft.sample == ()


def test_that_questions_leave_the_block_they_were_in() -> None:
    draft = edits.with_block(sampled("a", "b", "c", "d", ask=3), {"c", "d"}, 1)
    assert draft.sample == (DraftBlock(("a", "b"), 1), DraftBlock(("c", "d"), 1))
    assert edits.with_block(draft, {"a", "b"}, 0).sample == draft.sample[1:]


def test_that_what_is_drawn_comes_back_as_it_was() -> None:
    options = tuple(DraftOption(f"o{i}", {"en": f"Option {i}"}, named=True) for i in range(4))
    draft = sampled("a", "b", ask=1)
    mechanism = draft.questions[0].mechanism
    many = DraftQuestion(
        "used", Kind.MANY_OF, {"en": "Which?"}, options=options, mechanism=mechanism, ask=2
    )
    draft = replace(draft, title={"en": "Some"}, questions=(*draft.questions, many))
    data = survey_bytes(draft)
    survey = read(data)
    assert (survey.sample[0].questions, survey.sample[0].ask) == (("a", "b"), 1)
    assert survey.question("used").ask == 2
    assert survey_bytes(draft_of(survey)) == data
    clear = replace(draft, questions=(*draft.questions[:2], replace(many, mechanism=None)))
    assert read(survey_bytes(clear)).question("used").ask is None


def test_that_a_spreadsheet_is_pasted_as_text_and_name() -> None:
    question = DraftQuestion("job", Kind.ONE_OF, options=(DraftOption("teach", named=True),))
    pasted, count = edits.with_pasted(question, "Fishing\tfish\r\n\r\nTeaching\tteach\nNo", "en", 1)
    assert count == 3
    assert [option.id for option in pasted.options] == ["teach", "fish", "teach_2", "no"]
    assert pasted.options[1].text == {"en": "Fishing"}


def test_that_abstaining_makes_three_options_of_yes_and_no() -> None:
    question = DraftQuestion("bribe", mechanism=DraftMechanism("warner", {"p": "3/4"}))
    made = edits.with_abstaining(question, {"en": "Rather not"}, yes={"en": "Yes"}, no={"en": "No"})
    assert made.kind is Kind.ONE_OF
    assert [option.abstain for option in made.options] == [False, False, True]
    assert made.mechanism is None


def test_that_a_fraction_may_be_half_typed() -> None:
    draft, id_ = edits.add(Draft(), Kind.YES_NO)
    half = DraftQuestion(id_, text={"en": "Paid?"}, mechanism=DraftMechanism("warner", {"p": "3/"}))
    draft, id_ = edits.change(draft, half, id_)
    draft = read_draft(write_draft(draft))
    (problem,) = [p for p in examine(survey_bytes(draft)).errors if p.code is Code.NUMBER]
    assert problem.where == "questions[0].mechanism.p"

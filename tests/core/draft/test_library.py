"""Questions taken over from another draft: everything that points to them follows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.draft import (
    Draft,
    DraftBlock,
    DraftOption,
    DraftQuestion,
    DraftSection,
    draft_of,
    edits,
    order,
    survey_bytes,
)
from core.draft.library import conditions_lost, insert, lacking
from core.examples import templates
from core.files.checker import ID
from core.survey import Answered, AskIf, Kind, examine


def question(id_: str, ask_if: AskIf | None = None, *, sensitive: bool = False) -> DraftQuestion:
    made = DraftQuestion(
        id_, text={"en": f"{id_}?", "de": f"{id_} auf Deutsch?"}, named=True, ask_if=ask_if
    )
    return edits.made_sensitive(made) if sensitive else made


def source() -> Draft:
    """a, b asked if a, s asked if a and b; x, y, z in a block; sections A from a and X from x."""
    both = AskIf((Answered("a", ("yes",)), Answered("b", ("no",))))
    return Draft(
        languages=("en", "de"),
        questions=(
            question("a"),
            question("b", AskIf.of("a", "yes")),
            question("s", both),
            *(question(each, sensitive=True) for each in "xyz"),
        ),
        sections=(DraftSection("a", {"en": "A", "de": "Ä"}), DraftSection("x", {"en": "X"})),
        sample=(DraftBlock(("x", "y", "z"), 2),),
    )


def test_that_ids_that_are_taken_get_others_and_all_that_points_to_them_follows() -> None:
    draft = Draft(questions=tuple(question(each) for each in "axp"))
    made = insert(draft, source(), {*"absxyz"}, "x")
    assert made.ids == ("a_2", "b", "s", "x_2", "y", "z")
    assert made.renamed == {"a": "a_2", "x": "x_2"}
    found = {each.id: each for each in made.draft.questions}
    assert found["b"].ask_if == AskIf.of("a_2", "yes")
    assert found["s"].ask_if == AskIf((Answered("a_2", ("yes",)), Answered("b", ("no",))))
    assert made.draft.sample == (DraftBlock(("x_2", "y", "z"), 2),)
    assert [(each.first, each.title) for each in made.draft.sections] == [
        ("a_2", {"en": "A"}), ("x_2", {"en": "X"})
    ]  # fmt: skip
    # Headings came: what follows in the draft keeps having none.
    assert [each.id for each in made.draft.questions][:3] == ["a", "x", "p"]
    assert (made.freed, draft.questions) == ((), made.draft.questions[:3])


def test_that_conditions_on_what_stays_behind_are_told_and_dropped() -> None:
    assert conditions_lost(source(), {"b", "s"}) == ("b", "s")
    made = insert(Draft(questions=(question("b"),)), source(), {"b", "s"})
    assert (made.ids, made.freed) == (("b_2", "s"), ("b_2", "s"))
    found = {each.id: each.ask_if for each in made.draft.questions}
    assert (found["b_2"], found["s"]) == (None, AskIf.of("b_2", "no"))


@pytest.mark.parametrize(("added", "languages"), [((), ("en",)), (("de",), ("en", "de"))])
def test_that_a_language_that_the_draft_lacks_is_left_out_or_added(
    added: tuple[str, ...], languages: tuple[str, ...]
) -> None:
    assert lacking(Draft(), source()) == ("de",)
    made = insert(Draft(), source(), {"a"}, languages=added)
    assert made.draft.languages == languages
    assert tuple(made.draft.questions[0].text) == languages
    assert tuple(made.draft.sections[0].title) == languages


def test_that_of_a_block_what_comes_is_drawn_and_one_alone_is_not() -> None:
    assert insert(Draft(), source(), {"x", "z"}).draft.sample == (DraftBlock(("x", "z"), 1),)
    assert insert(Draft(), source(), {"x"}).draft.sample == ()


def test_that_without_headings_they_come_right_below() -> None:
    bare = replace(source(), sections=())
    draft = Draft(questions=tuple(question(each) for each in "pq"))
    made = insert(draft, bare, {"a"}, "p")
    assert [each.id for each in made.draft.questions] == ["p", "a", "q"]
    assert insert(draft, bare, set()).draft is draft
    with pytest.raises(KeyError):
        insert(draft, bare, {"a"}, "nobody")


@pytest.mark.parametrize("template", templates(), ids=lambda each: each.name)
def test_that_every_template_comes_whole_twice_and_can_be_collected(template: object) -> None:
    from_it = draft_of(template.read())  # type: ignore[attr-defined]  # a template
    first = insert(replace(Draft(), title={"en": "T"}), from_it, _ids(from_it))
    twice = insert(first.draft, from_it, _ids(from_it), languages=from_it.languages)
    assert twice.draft.languages == ("en", *(e for e in from_it.languages if e != "en"))
    assert len(twice.renamed) == len(from_it.questions)
    assert examine(survey_bytes(first.draft)).survey is not None
    wanted = [replace(each, id="") for each in from_it.questions]
    second = twice.draft.questions[len(wanted) :]
    assert [replace(each, id="", ask_if=None) for each in second] == [
        replace(each, ask_if=None) for each in wanted
    ]


def _ids(draft: Draft) -> set[str]:
    return {each.id for each in draft.questions}


KINDS = (Kind.YES_NO, Kind.ONE_OF)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    names = draw(st.lists(st.sampled_from("abcdef"), unique=True, max_size=6))
    made: list[DraftQuestion] = []
    yes = st.booleans()
    for name in names:
        ask_if = None
        if draw(yes) and made:
            ask_if = AskIf.of(draw(st.sampled_from([each.id for each in made])), "yes")
        options = (DraftOption("yes", named=True), DraftOption("no", named=True))
        each = replace(question(name, ask_if), kind=draw(st.sampled_from(KINDS)), options=options)
        sensitive = draw(yes)
        made.append(edits.made_sensitive(each) if sensitive else each)
    draft = Draft(languages=draw(st.sampled_from([("en",), ("de", "en")])), questions=tuple(made))
    if names:
        draft = edits.with_block(draft, draw(st.sets(st.sampled_from(names))), 1)
        firsts = sorted(draw(st.sets(st.sampled_from(names))), key=names.index)
        draft = replace(draft, sections=tuple(DraftSection(each, {"en": each}) for each in firsts))
    return draft


@settings(max_examples=150, deadline=None)
@given(data=st.data(), draft=drafts(), of=drafts())
def test_that_no_insertion_breaks_a_draft(data: st.DataObject, draft: Draft, of: Draft) -> None:
    ids = data.draw(st.sets(st.sampled_from([each.id for each in of.questions] or ["none"])))
    after = data.draw(st.sampled_from([None, *(each.id for each in draft.questions)]))
    languages = data.draw(st.sampled_from([(), of.languages]))
    made = insert(draft, of, ids, after, languages)
    now = [each.id for each in made.draft.questions]
    assert len(set(now)) == len(now) == len(draft.questions) + len(made.ids)
    assert all(ID.fullmatch(id_) for id_ in now)
    assert order.blocked(made.draft) == ()
    assert [each for each in made.draft.questions if each.id not in made.ids] == [*draft.questions]
    sensitive = {each.id for each in made.draft.questions if each.sensitive}
    drawn = [id_ for block in made.draft.sample for id_ in block.questions]
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= sensitive
    firsts = [each.first for each in made.draft.sections]
    assert firsts == sorted({*firsts}, key=now.index)
    heads = _headings(draft)
    assert {id_: head for id_, head in _headings(made.draft).items() if id_ in heads} == heads
    for each in made.draft.questions:
        assert each.ask_if is None or {*each.ask_if.sources} <= {*now}


def _headings(draft: Draft) -> dict[str, str | None]:
    """Under which heading each question stands."""
    titles, now = {each.first: each.title.get("en") for each in draft.sections}, None
    found: dict[str, str | None] = {}
    for each in draft.questions:
        now = titles.get(each.id, now)
        found[each.id] = now
    return found

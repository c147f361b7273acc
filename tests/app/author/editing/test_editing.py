"""Writing a survey without a window: steps back, problems at their fields, costs, files."""

from __future__ import annotations

import errno
import math
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.author.editing.costs import costs, use_for, ways, with_abstaining
from app.author.editing.editing import Editing, typed, with_words
from app.author.editing.files import DraftFile, from_template, opened
from app.author.editing.offers import fewer_people, offers, take_offer
from app.author.words.authoring import saving
from app.author.words.costs import Offer
from core.draft import Draft, draft_of, edits, read_draft
from core.draft.fitting import fitted
from core.examples import example_path, example_survey, templates
from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.privacy.epsilon import epsilon_text
from core.privacy.procedures import Procedure
from core.survey import KINDS, AskIf, Kind, read

ENGLISH = "en"


def written(editing: Editing, text: str) -> None:
    question = editing.question
    assert question is not None
    words = with_words(question.text, ENGLISH, text)
    editing.change(replace(question, text=words), ("text",), typing=True)


def with_question(kind: Kind = Kind.YES_NO) -> Editing:
    editing = Editing(Draft(respondents=2000))
    editing.add(kind)
    return editing


def test_that_the_typing_of_one_field_is_one_step() -> None:
    editing = with_question()
    for text in ("H", "Ha", "Have you?"):
        written(editing, text)
    editing.undo()
    assert editing.question is not None
    assert editing.question.text == {}
    editing.redo()
    assert editing.question.text == {ENGLISH: "Have you?"}
    editing.leave()
    written(editing, "Have you ever?")
    editing.undo()
    assert editing.question.text == {ENGLISH: "Have you?"}


def test_that_a_step_back_leads_to_its_question_and_field() -> None:
    editing = with_question()
    written(editing, "First?")
    editing.leave()
    first = editing.place.question
    editing.choose(first, ("help",))
    assert editing.question is not None
    helped = replace(editing.question, help={ENGLISH: "Think."})
    editing.change(helped, ("help",), typing=True)
    editing.add(Kind.NUMBER)
    editing.choose(None)
    editing.undo()
    editing.choose(None)
    editing.undo()
    assert (editing.place.question, editing.place.keys) == (first, ("help",))
    editing.choose(None)
    editing.redo()
    assert (editing.place.question, editing.place.keys) == (first, ("help",))


EVERY = list(KINDS.values())
DEEDS = st.lists(
    st.tuples(
        st.sampled_from(
            ["add", "type", "delete", "move", "copy", "leave", "choose", "undo", "redo"]
        ),
        st.integers(0, 5),
    ),
    max_size=25,
)


@given(DEEDS)
@settings(max_examples=60, deadline=None)
def test_that_every_deed_can_be_taken_back_and_again(edits: list[tuple[str, int]]) -> None:
    editing = Editing(Draft())
    for edit, number in edits:
        ids = [question.id for question in editing.draft.questions]
        one = ids[number % len(ids)] if ids else None
        before = editing.draft
        match edit:
            case "add":
                editing.add(EVERY[number % len(EVERY)])
            case "type" if editing.question is not None:
                written(editing, "abc"[: number % 4])
            case "delete" if one:
                editing.delete({one})
            case "move" if one:
                editing.move_by_one({one}, down=bool(number % 2))
            case "copy" if one:
                editing.duplicate({one})
            case "leave":
                editing.leave()
            case "choose":
                editing.choose(one)
            case "undo":
                editing.undo()
                editing.redo()
                assert editing.draft == before or not editing.history.past
            case "redo":
                editing.redo()
        assert editing.place.question is None or editing.question is not None
        assert len({question.id for question in editing.draft.questions}) == len(
            editing.draft.questions
        )
    last = editing.draft
    steps = len(editing.history.past)
    for _ in range(steps):
        editing.undo()
    assert editing.draft == Draft()
    for _ in range(steps):
        editing.redo()
    assert editing.draft == last


def test_that_the_costs_are_those_of_the_design_document() -> None:
    editing = with_question()
    written(editing, "I have paid a bribe.")
    assert editing.question is not None
    editing.change(edits.made_sensitive(editing.question))
    found = costs(editing)
    p = 685 / 937
    rate = 1 - p + (2 * p - 1) * 0.1
    error = math.sqrt(rate * (1 - rate) / 2000) / (2 * p - 1)
    assert found.error == pytest.approx(error)
    assert found.error == pytest.approx(0.0225, abs=5e-5)
    assert found.margin == pytest.approx(1.959964 * error, rel=1e-6)
    assert found.abstaining_error == pytest.approx(0.0265, abs=5e-5)
    assert found.odds is not None
    assert (round(found.odds.kept), round(found.odds.joined)) == (73, 27)


def test_that_of_a_block_the_dearest_questions_count() -> None:
    draft = draft_of(read(example_path("bribery").read_bytes()))  # of one ratio, 3
    draft, copies = edits.duplicate(draft, {"bribe"})
    assert costs(Editing(draft)).total == 9
    draft = edits.with_block(draft, {"bribe", *copies}, 1)
    assert costs(Editing(draft)).total == 3


def test_that_each_procedure_tells_what_it_can_do_instead() -> None:
    editing = with_question()
    written(editing, "I have paid a bribe.")
    assert editing.question is not None
    editing.change(edits.made_sensitive(editing.question))
    found = {way.procedure: way for way in ways(editing.reading.questions[0].question)}
    exact = {procedure for procedure, way in found.items() if way.exact}
    assert exact == {Procedure.SPINNER, Procedure.SCRAMBLED}
    nearest = {p: way.nearest.values for p, way in found.items() if way.nearest is not None}
    assert nearest == {
        Procedure.COINS: {"p": "3/4"},
        Procedure.DIE: {"p": "2/3"},
        Procedure.OWN_DEVICE: {"p": "263/360"},
    }
    editing.change(use_for(editing.question, found[Procedure.COINS]))
    editing.change(use_for(editing.question, found[Procedure.DIE]))
    assert editing.question.procedures == ("spinner", "die", "scrambled")


def test_that_abstaining_keeps_the_protection_of_the_question() -> None:
    editing = with_question()
    written(editing, "Have you paid a bribe?")
    assert editing.question is not None
    editing.change(edits.made_sensitive(editing.question))
    editing.change(with_abstaining(editing.question, {ENGLISH: ("Prefer not to say", "Yes", "No")}))
    found = costs(editing)
    assert found.error == pytest.approx(0.0265, abs=5e-5)
    assert found.ratio is not None
    assert math.log(found.ratio) <= 1
    assert editing.problems == () or all(not each.severe for each in editing.problems_of(0))


@pytest.mark.parametrize("kind", list(KINDS.values()))
def test_that_every_kind_is_fitted_within_its_target(kind: Kind) -> None:
    editing = with_question(kind)
    question = editing.question
    assert question is not None
    if kind is Kind.NUMBER:
        question = replace(question, low=0, high=10)
    named = replace(
        question,
        text={ENGLISH: "How?"},
        options=tuple(
            replace(option, text={ENGLISH: f"Option {at}"})
            for at, option in enumerate(question.options)
        ),
    )
    editing.change(replace(named, mechanism=fitted(named, Decimal("1.5"))))
    (read_question,) = editing.reading.questions
    assert read_question.epsilon is not None
    assert 1.4 < read_question.epsilon <= 1.5


def test_that_a_new_question_is_not_blamed_before_it_is_begun() -> None:
    editing = with_question()
    assert editing.problems_of(0) == ()
    written(editing, "Have")
    editing.leave()
    written(editing, "")
    assert [each.keys for each in editing.problems_of(0)] == [("text",)]


def test_that_the_next_problem_goes_round() -> None:
    editing = with_question()
    editing.add(Kind.NUMBER)
    seen = []
    for _ in range(5):
        found = editing.next_problem()
        assert found is not None
        seen.append((found.question, found.keys))
    assert seen[0] != seen[1]
    assert set(seen) == {
        (None, ("title",)), (0, ("text",)), (1, ("text",)), (1, ("low",)), (1, ("high",))
    }  # fmt: skip


def test_that_a_question_does_not_go_below_the_one_that_asks_it() -> None:
    editing = Editing(draft_of(read(example_path("bribery").read_bytes())))
    (first, second) = [question.id for question in editing.draft.questions]
    editing.choose(first)
    assert editing.question is not None
    editing.move({second}, first)
    editing.choose(first)
    area = editing.draft.questions[0]
    editing.change(replace(editing.question, ask_if=AskIf.of(second, area.options[0].id)))
    assert not editing.move({second}, None)
    assert editing.delete({second}) == (1,)
    assert editing.draft.questions[0].ask_if is None


def test_that_a_survey_is_there_once_no_error_is_left() -> None:
    editing = with_question()
    assert not editing.reading.may_be_collected
    written(editing, "Do you live in a city?")
    editing.change_survey(replace(editing.draft, title={ENGLISH: "Towns"}), ("title",))
    assert editing.survey is not None
    assert read(editing.survey).title == "Towns"


def test_that_what_is_typed_can_stand_in_a_file() -> None:
    assert typed("e\u0301\ud800") == "é"


# Files


def test_that_a_draft_opens_wherever_its_writing_stopped(tmp_path: Path) -> None:
    """Nothing is closed: each state is opened as it lies there."""
    editing = Editing(Draft())
    file = DraftFile(tmp_path / "drafts", editing.draft)
    assert file.save(editing.draft)
    assert list(tmp_path.iterdir()) == []
    for at, kind in enumerate((*EVERY, *EVERY)):
        editing.add(kind)
        written(editing, f"Question {at}?")
        assert editing.question is not None
        editing.change(edits.made_sensitive(editing.question))
        assert file.save(editing.draft)
        assert file.path is not None
        again = opened(file.path)
        assert again.draft == editing.draft
        assert again.path == file.path


def test_that_a_full_disk_keeps_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    editing = with_question()
    file = DraftFile(tmp_path / "drafts", Draft())

    def full(path: Path, *_args: object, **_named: object) -> None:
        fact = Fact.FILE_NOT_WRITTEN(reason="No space left on device", errno=errno.ENOSPC)
        raise refuse(Code.IO, path.name, fact)

    with monkeypatch.context() as patch:
        patch.setattr("app.author.editing.files.write_atomically", full)
        assert not file.save(editing.draft)
    assert not file.holds(editing.draft)
    assert saving(file.state, file.problem, "")[1].startswith("Cannot save: the disk is full.")
    assert file.save(editing.draft)
    assert file.path is not None
    assert read_draft(file.path.read_bytes()) == editing.draft


def test_that_two_drafts_without_a_name_live_beside_each_other(tmp_path: Path) -> None:
    files = [DraftFile(tmp_path, Draft()) for _ in range(2)]
    for file in files:
        assert file.save(Draft(respondents=5))
    assert files[0].path != files[1].path
    assert files[0].name == ""
    named = tmp_path / "elsewhere" / "bribes.draft"
    named.parent.mkdir()
    files[0].save_as(Draft(respondents=6), named)
    assert files[0].name == "bribes"
    assert [path.name for path in tmp_path.glob("*.draft")] == ["untitled-2.draft"]


def test_that_a_survey_opens_as_a_copy_that_tells_what_changed(tmp_path: Path) -> None:
    path = tmp_path / "bribery.survey"
    path.write_bytes(example_path("bribery").read_bytes())
    found = opened(path)
    assert found.path is None
    editing = Editing(found.draft, found.origin)
    assert not editing.changed_questions
    editing.choose(editing.draft.questions[1].id)
    written(editing, "Other words?")
    assert editing.changed_questions == (2,)
    assert path.read_bytes() == example_path("bribery").read_bytes()


def test_that_a_survey_in_another_form_is_mended_in_the_copy(tmp_path: Path) -> None:
    path = tmp_path / "loose.survey"
    path.write_bytes(b" " + example_path("bribery").read_bytes())
    found = opened(path)
    assert found.mended
    assert found.draft == draft_of(example_survey("bribery"), confirmed=False)


def test_that_what_is_no_survey_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.survey"
    path.write_bytes(b'{"format":"candor-survey","version":1}\n')
    with pytest.raises(Refused):
        opened(path)


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_that_every_template_is_whole_as_it_stands(template: object) -> None:
    draft = from_template(template, ENGLISH)  # type: ignore[arg-type]
    assert draft.languages == (ENGLISH,)
    editing = Editing(draft)
    assert editing.survey is not None
    assert template.ratio == template.read().ratio  # type: ignore[attr-defined]
    restored = edits.with_languages(draft, template.read().languages)  # type: ignore[attr-defined]
    assert restored == draft_of(template.read())  # type: ignore[attr-defined]


@pytest.mark.parametrize(("k", "factor"), [(3, 2.6), (5, 4.3), (10, 8.6), (20, 17)])
def test_that_asking_one_needs_as_many_times_fewer_people(k: int, factor: float) -> None:
    """At ε = 1 and a share of a half, as published for asking each person one of k items."""
    assert fewer_people(k, 1, Decimal(1)) == pytest.approx(factor, rel=0.02)


def test_that_asking_one_option_keeps_the_epsilon_and_splitting_keeps_the_total() -> None:
    template = next(each for each in templates() if each.name == "many-of")
    editing = Editing(draft_of(template.read(), 2000))
    before = editing.reading.ratio
    assert before is not None
    offered = {each.offer for each in offers(editing, costs(editing))}
    assert Offer.ASK_OPTIONS in offered
    take_offer(editing, Offer.ASK_OPTIONS)
    after = editing.reading.ratio
    assert editing.question is not None
    assert editing.question.ask == 1
    assert after is not None
    assert 0.95 < math.log(after) / math.log(before) <= 1.001
    assert editing.survey is not None
    for _ in range(3):
        editing.duplicate([editing.draft.questions[0].id])
    take_offer(editing, Offer.SPLIT)
    assert 2.8 < math.log(editing.reading.ratio or 1) <= 3
    editing.undo()
    assert math.log(editing.reading.ratio or 1) > 3


def test_that_a_design_costs_the_same_before_its_words_are_written() -> None:
    """A survey begun in the planner has ε and error at once, and never an ε of zero."""
    draft = draft_of(example_survey("bribery"), 2000)
    written = Editing(draft)
    written.choose("bribe")
    blank = draft.questions[0]
    blank = replace(blank, text={}, negation={})
    bare = Editing(draft.with_questions((blank, *draft.questions[1:])))
    bare.choose("bribe")
    assert costs(bare) == costs(written)
    assert epsilon_text(costs(bare).total) == "1.10"
    assert bare.problems

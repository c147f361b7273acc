"""The ε that is wanted of a question holds whatever is done to it; typed fractions never move."""

from __future__ import annotations

import json
from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.draft import (
    Draft,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    DraftTarget,
    edits,
    read_draft,
    write_draft,
)
from core.draft.fitting import fitted, target_of, wanted_epsilon
from core.plan.asking import Asking
from core.plan.goals import PlannedDesign
from core.privacy.epsilon import compose, epsilon_upper
from core.survey import Kind

LISTED = (Kind.ONE_OF, Kind.MANY_OF, Kind.RATING)


def asked(kind: Kind, options: int = 3) -> DraftQuestion:
    made = tuple(DraftOption(f"o{i}", {"en": f"O {i}"}, named=True) for i in range(options))
    numeric = kind is Kind.NUMBER
    return DraftQuestion(
        *("q", kind, {"en": "Q?"}),
        options=() if kind in (Kind.YES_NO, Kind.NUMBER) else made,
        low=0 if numeric else None,
        high=100 if numeric else None,
        named=True,
    )


def k_of(question: DraftQuestion) -> int:
    if question.kind in LISTED:
        return max(len(question.options), question.kind.definition.least)
    return max(len(question.bins) - 1, 1) if question.kind is Kind.NUMBER else 2


def planned(question: DraftQuestion, epsilon: Decimal) -> dict[str, dict[str, str | int]]:
    """What the planner finds for such a question: by mechanism its parameters."""
    k = k_of(question)
    asking = None
    if question.kind is Kind.MANY_OF:
        asking = Asking(k, min(question.ask or k, k))
    places = (question.high or 0) - (question.low or 0) + 1
    shape = PlannedDesign(question.kind, 1234, k, 0.1, asking=asking, places=places)
    return {each.mechanism_name: each.probabilities for each in shape.plan(epsilon).options}


def epsilon_now(question: DraftQuestion) -> Decimal:
    """The ε of all that one person is asked of it, from the fractions as they are."""
    assert question.mechanism is not None
    k = k_of(question)
    each = edits.mechanism_of(question.mechanism, 101 if k == 1 else max(k, 2)).ratio
    parts = min(question.ask or k, k) if question.kind is Kind.MANY_OF else 1
    return epsilon_upper(compose([each] * parts))


STEPS = ("more", "fewer", "ask", "fit", "type", "bins", "text")


@settings(max_examples=120, deadline=None)
@given(data=st.data(), kind=st.sampled_from([*LISTED, Kind.NUMBER]))
def test_that_no_walk_loses_the_wanted_epsilon_or_moves_what_was_typed(
    data: st.DataObject, kind: Kind
) -> None:
    question = edits.made_sensitive(asked(kind), data.draw(st.sampled_from(EPSILONS)))
    if data.draw(st.booleans()):
        name = data.draw(st.sampled_from(sorted(planned(question, Decimal(1)))))
        made = fitted(question, Decimal(1), name)
        question = edits.with_design(question, made, (), target_of(Decimal(1)))
    draft, id_ = edits.change(Draft(questions=(asked(kind),)), question, "q")
    typed: DraftMechanism | None = None
    for _ in range(data.draw(st.integers(1, 8))):
        question = draft.questions[0]
        step = data.draw(st.sampled_from(STEPS))
        if step == "more" and question.options:
            n = 100 + len(question.options)
            more = tuple(DraftOption(f"m{n + i}") for i in range(data.draw(st.integers(1, 9))))
            changed = replace(question, options=(*question.options, *more))
        elif step == "fewer" and len(question.options) > 2:
            changed = replace(question, options=question.options[1:])
        elif step == "ask" and kind is Kind.MANY_OF:
            changed = replace(question, ask=data.draw(st.sampled_from([None, 1, 2, 5])))
        elif step == "bins" and kind is Kind.NUMBER:
            edges = range(0, 101, data.draw(st.sampled_from([10, 20, 50])))
            changed = replace(question, bins=data.draw(st.sampled_from([(), tuple(edges)])))
        elif step == "fit":
            changed, typed = edits.at_epsilon(question, data.draw(st.sampled_from(EPSILONS))), None
        elif step == "type" and question.mechanism is not None:
            key, value = next(iter(question.mechanism.values.items()))
            other = value if isinstance(value, int) else "99/100"
            changed = edits.with_parameter(question, key, other)
            typed = changed.mechanism
        else:
            changed = replace(question, text={"en": data.draw(st.sampled_from("abc"))})
        draft, id_ = edits.change(draft, changed, id_)
        draft = read_draft(write_draft(draft))
        check(draft.questions[0], typed)


EPSILONS = [Decimal("0.4"), Decimal(1), Decimal("2.75")]


def check(question: DraftQuestion, typed: DraftMechanism | None) -> None:
    wanted, mechanism = wanted_epsilon(question), question.mechanism
    assert mechanism is not None
    if typed is not None:
        assert (mechanism, wanted) == (typed, None)
        return
    assert wanted is not None
    able = planned(question, wanted)
    if mechanism.name in able:  # a window is of no bins, and a subset of two options tells nothing
        assert dict(mechanism.values) == able[mechanism.name]
        assert Decimal("0.95") * wanted <= epsilon_now(question) <= wanted


def test_that_a_design_that_cannot_hold_comes_back_with_its_options() -> None:
    """While somebody types the grid of a number, the mechanism stays the one that was chosen."""
    question = asked(Kind.NUMBER)
    made = fitted(question, Decimal(1), "window")
    question = edits.with_design(question, made, (), target_of(Decimal(1)))
    draft = Draft(questions=(question,))
    for high in (4000, None, 4, 40):
        draft, _ = edits.change(draft, replace(draft.questions[0], high=high), "q")
    held = draft.questions[0].mechanism
    assert held == fitted(asked_to(40), Decimal(1), "window")
    draft, _ = edits.change(draft, replace(draft.questions[0], high=100), "q")
    assert draft.questions[0].mechanism == made


def asked_to(high: int) -> DraftQuestion:
    return replace(asked(Kind.NUMBER), high=high)


def test_that_what_was_found_for_a_histogram_is_found_so_again() -> None:
    question, epsilon = asked(Kind.NUMBER), Decimal(1)
    question = edits.at_epsilon(question, epsilon, histogram=True)
    draft, _ = edits.change(Draft(questions=(question,)), replace(question, high=40), "q")
    shape = PlannedDesign(Kind.NUMBER, 1000, 1, 0.1, places=41, histogram=True)
    best = shape.plan(epsilon).options[0]
    assert draft.questions[0].mechanism == DraftMechanism(best.mechanism_name, best.probabilities)
    mean = PlannedDesign(Kind.NUMBER, 1000, 1, 0.1, places=41).plan(epsilon).options
    assert best.probabilities not in [each.probabilities for each in mean]


@pytest.mark.parametrize("kind", [Kind.YES_NO, *LISTED, Kind.NUMBER])
def test_that_a_kind_that_is_left_takes_its_target_with_it(kind: Kind) -> None:
    question = edits.made_sensitive(asked(kind))
    assert question.target == DraftTarget("1")
    assert edits.with_design(question, None, ()).target is None
    other = edits.of_kind(question, Kind.YES_NO if kind is Kind.NUMBER else Kind.NUMBER)
    assert (other.mechanism, other.target) == (None, None)


@pytest.mark.parametrize("text", ["", "abc", "NaN", "-1", "0", "8.01", "1e999999"])
def test_that_a_target_that_is_no_epsilon_is_none(text: str) -> None:
    question = replace(edits.made_sensitive(asked(Kind.ONE_OF)), target=DraftTarget(text))
    assert wanted_epsilon(question) is None
    draft, _ = edits.change(
        Draft(questions=(question,)), replace(question, options=question.options[:2]), "q"
    )
    assert draft.questions[0].mechanism == question.mechanism


def test_that_a_draft_without_targets_reads_as_before_and_with_them_as_version_one() -> None:
    draft = Draft(questions=(edits.made_sensitive(asked(Kind.ONE_OF), Decimal("1.50")),))
    written = json.loads(write_draft(draft))
    assert written["version"] == 1
    assert written["draft"]["questions"][0].pop("target") == {"epsilon": "1.5"}
    written["draft"]["questions"][0]["of_a_later_version"] = True
    old = read_draft(json.dumps(written).encode())
    assert old.questions[0] == replace(draft.questions[0], target=None)

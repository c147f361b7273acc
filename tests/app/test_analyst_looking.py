"""What is looked at is one value: every step is taken back, named, and written down as data."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from analyst_studies import Looker, content
from PySide6.QtWidgets import QApplication

from app.analyses.looking import Choices, History, Looking, changed, recalled, remembered
from app.views.analyst.actions import Actions
from core.estimate.selection import Condition
from core.files import canonical
from core.inference.intervals import Interval

OTHER = Looking(
    analysis="cross",
    questions=("gift", "clerk"),
    study=1,
    where=(Condition("clerk", ("yes",)),),
    split="clerk",
    weights="years",
    choices=Choices(
        consistent=True,
        interval=Interval.WILSON,
        level=0.999,
        simultaneous=True,
        counts=True,
        raw=True,
        truth=False,
        curator=False,
        largest_first=False,
        curve=False,
        explanation=False,
        language="de",
    ),
)
NAMES = [
    *(field.name for field in fields(Looking) if field.name != "choices"),
    *(field.name for field in fields(Choices)),
]


def with_other(name: str) -> Looking:
    """What is looked at first, but for the one thing of this name."""
    if name in {field.name for field in fields(Looking)}:
        return replace(Looking(), **{name: getattr(OTHER, name)})
    return Looking().choosing(**{name: getattr(OTHER.choices, name)})


@pytest.mark.parametrize("name", NAMES)
def test_that_every_step_is_named_taken_back_and_written_down(
    name: str, qapp: QApplication
) -> None:
    begun, other = Looking(), with_other(name)
    assert other != begun
    assert changed(begun, other) == changed(other, begun) == name
    history = History(begun).step(other)
    assert history.undo().now == begun
    assert history.undo().redo().now == other
    assert recalled(canonical.read(canonical.write(remembered(other)))) == other  # type: ignore[arg-type]
    actions = Actions(qapp)
    actions.name_steps(name, name)
    told = actions.step_names()[name]
    assert actions.undo.text() == f"&Undo: {told}"
    assert actions.redo.toolTip().startswith(f"Redo: {told}")


def test_that_a_step_of_another_question_is_taken_back() -> None:
    shown = Looker(content()).shown.at(1)
    assert (shown.entry.question.id, shown.undoes) == ("gift", "questions")
    counted = shown.looked(shown.looking.choosing(counts=True))
    assert counted.undoes == "counts"
    back = replace(counted, history=counted.history.undo().undo())
    assert (back.entry.question.id, back.choices.counts) == ("office", False)
    assert (back.undoes, back.redoes) == ("", "questions")
    assert replace(back, history=back.history.redo()).entry.question.id == "gift"


def test_that_steps_to_what_is_gone_are_forgotten() -> None:
    shown = Looker(content()).shown.at(1).at(3)
    held = content()
    less = replace(held, survey=replace(held.survey, questions=held.survey.questions[:2]))
    shown = shown.holding([less])
    assert shown.entry.question.id == "office"
    assert [looking.questions for looking in shown.history.past] == [("office",), ("gift",)]


def test_that_what_led_nowhere_is_forgotten_either_way() -> None:
    history = History(1).step(2).step(3)
    assert history.back_to(2) == History(2, (1,))
    back = history.undo().undo()
    assert back.back_to(2) == History(2, (), (3,))
    assert history.back_to(7) == History(7, (1, 2))


def test_that_what_is_remembered_of_another_version_does_no_harm() -> None:
    for written in ({"where": "__import__('os')"}, {"questions": 3}, {"choices": {"level": "9"}}):
        assert recalled(written) == Looking()
    assert recalled({"new": 1, "split": "clerk"}) == Looking(split="clerk")

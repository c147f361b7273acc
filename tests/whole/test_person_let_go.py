"""What the person before said is let go of before the page of the next: in a kiosk and at home."""

import gc
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from kiosk_stand import Stand, stand
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from respondent_driver import KARY, Sat, one_of, settle, sit_down, survey_of

from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.pages.review import ReviewPage
from app.respondent.questions.question import QuestionPage
from app.respondent.words.kept import KeptWords
from app.theme import Theme
from app.widgets.glossed_file import GlossedFile

CANARY = "867", "5309"  # in two, so that this module does not hold the number itself
AGE = {"id": "age", "kind": "number", "text": "Age?", "low": 0, "high": 9_999_999, "step": 1}
JOB = one_of(KARY)
_HOLDERS = (dict, list, tuple, set)


def held() -> list[str]:
    """What still holds the number that was typed: collections that the program can reach."""
    known = gc.get_objects()
    inner = [each for one in known for each in gc.get_referents(one) if type(each) in _HOLDERS]
    found = {id(each): each for each in inner if _holds(each)}
    return [f"{type(each).__name__}: {str(each)[:200]}" for each in found.values()]


def _holds(each: object) -> bool:
    ones = list(each.values()) if isinstance(each, dict) else each
    assert isinstance(ones, Iterable)
    number = int("".join(CANARY))
    texts = (str(number), f"{number:,}")
    return any(
        one == number if type(one) is int else type(one) is str and one in texts for one in ones
    )


def people_held() -> list[str]:
    """The pages, ways and kept words of people that are still reached."""
    kinds = (QuestionPage, ReviewPage, RespondentFlow, KeptWords, GlossedFile)
    return sorted(type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds))


@pytest.fixture
def by_itself(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is freed but by the program's own doing."""
    monkeypatch.setattr("app.kit.memory._is_freezing", lambda: True)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("by_itself")
def test_that_a_kiosk_lets_go_of_a_person_before_the_next(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path, survey=survey_of(AGE, JOB))
    kiosk.set_up()
    gc.collect()
    before = people_held()
    kiosk.start_to_question()
    answer(kiosk)
    assert kiosk.has("save_button")
    assert held()
    assert people_held() != before
    kiosk.click("save_button")
    kiosk.click("forward_button")
    assert kiosk.has("start_button")
    assert people_held() == before
    assert held() == []


@pytest.mark.usefixtures("by_itself")
def test_that_another_person_finds_nothing_of_the_one_before(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    gc.collect()
    before = Counter(people_held())  # of persons of other tests, whom nobody let go
    person = sit_down(survey_of(AGE, JOB), theme, qtbot, tmp_path / "out")
    person.skip_to_first_question()
    answer(person)
    assert held()
    person.view._begin_anew()
    settle()
    assert person.step is not Page.REVIEW
    left = Counter(people_held()) - before
    assert not [name for name in left if name.endswith("Page") or name == "GlossedFile"]
    assert held() == []


def answer(person: Stand | Sat) -> None:
    """Type the number, choose an option, and go on to the review."""
    QTest.keyClicks(person.part("number_field"), "".join(CANARY))
    person.click("forward_button")
    person.click("option_1")
    person.click("forward_button")
    person.click("forward_button")

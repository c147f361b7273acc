"""Each procedure is its channel: people who follow the rule, through the real view and flow.

All ways in which the draws can fall are gone through, and the saved value is read from the file.
"""

from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    LOPSIDED,
    UNARY,
    WARNER,
    Content,
    ViewDoor,
    one_of,
    sit_down,
    survey_of,
    yes_no,
)

from app.respondent.flow.screen_draws import Spin
from app.respondent.flow.way import RespondentFlow
from app.respondent.questions.landing import SpinnerPage
from app.theme import Theme
from core.privacy.mechanisms import Report
from core.survey import Kind, Question, Survey
from door_tape import Outcome

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

PLACES = {"middle": 2**52, "last": 2**53 - 1}
SPUN = {"warner": WARNER, "forced": FORCED, "lopsided": LOPSIDED}
CHOSEN = {"k-ary": (KARY, 3), "unary": (UNARY, 2)}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def answer(survey: Survey, truth: int, door: ViewDoor, theme: Theme, qtbot: QtBot) -> Report:
    """One person with this true answer, from the question to the file; what is in the file."""
    with TemporaryDirectory() as folder:
        person = sit_down(survey, theme, qtbot, Path(folder) / "out", door=door, painted=False)
        person.skip_to_first_question()
        if person.has("spin_button"):
            person.follow_the_wheel(truth)
        elif person.has("yes_button"):
            person.say("yes_button" if truth else "no_button")
        elif survey.questions[0].kind is Kind.YES_NO:
            person.scramble(1 - truth)  # yes stands first
        else:
            person.scramble(truth)
        person.click("save_button")
        (value,) = person.saved_answers().values()
        person.view.close()
        report: Report = value
        return report


def measured(
    survey: Survey, truth: int, theme: Theme, qtbot: QtBot, place: int = 0
) -> dict[Report, Fraction]:
    """The exact probability of each saved value, given the true answer."""
    found: dict[Report, Fraction] = {}
    tape: list[int] = []
    while True:
        door = ViewDoor(tape, place)
        outcome = Outcome(answer(survey, truth, door, theme, qtbot), door.weight, ())
        found[outcome.result] = found.get(outcome.result, Fraction(0)) + outcome.weight
        path = door.taken
        while path and path[-1][0] == path[-1][1] - 1:
            path.pop()
        if not path:
            return found
        tape = [choice for choice, _ in path]
        tape[-1] += 1


def channel(question: Question, truth: int, reports: set[Report]) -> dict[Report, Fraction]:
    mechanism = question.drawn_by
    return {report: mechanism.probability(report, truth) for report in reports}


def agrees(survey: Survey, theme: Theme, qtbot: QtBot, *, place: int = 0) -> bool:
    """Tell whether the way through the view is the declared channel, for every true answer."""
    (question,) = survey.questions
    assert question.channel is not None
    for truth in range(question.channel.k):
        found = measured(survey, truth, theme, qtbot, place)
        assert sum(found.values()) == 1
        if found != channel(question, truth, set(found)):
            return False
    return True


@pytest.mark.parametrize("mechanism", SPUN.values(), ids=SPUN)
def test_that_the_wheel_is_its_channel(mechanism: Content, theme: Theme, qtbot: QtBot) -> None:
    assert agrees(survey_of(yes_no(mechanism, ("spinner",))), theme, qtbot)


# The first place is that of the test above; of the others the suite looks at the far end.
@pytest.mark.parametrize(
    "place",
    [
        pytest.param(place, id=name, marks=() if name == "last" else pytest.mark.long)
        for name, place in PLACES.items()
    ],
)
def test_that_the_place_in_a_sector_changes_nothing(place: int, theme: Theme, qtbot: QtBot) -> None:
    assert agrees(survey_of(yes_no(WARNER, ("spinner",))), theme, qtbot, place=place)


@pytest.mark.parametrize("mechanism", [WARNER, LOPSIDED], ids=["warner", "lopsided"])
def test_that_scrambling_a_yes_or_no_is_its_channel(
    mechanism: Content, theme: Theme, qtbot: QtBot
) -> None:
    assert agrees(survey_of(yes_no(mechanism, ("scrambled",))), theme, qtbot)


@pytest.mark.parametrize(("mechanism", "n"), CHOSEN.values(), ids=CHOSEN)
def test_that_scrambling_an_option_is_its_channel(
    mechanism: Content, n: int, theme: Theme, qtbot: QtBot
) -> None:
    assert agrees(survey_of(one_of(mechanism, n)), theme, qtbot)


def test_that_a_spinner_turned_back_into_an_answer_is_caught(
    theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: what is saved is the answer to statement A, which is the truth."""
    landed: list[int] = []
    spin, save = RespondentFlow.spin, RespondentFlow.answer_spinner

    def spying(flow: RespondentFlow, question: Question) -> Spin:
        drawn = spin(flow, question)
        landed.append(drawn.sector)
        return drawn

    def unmirrored(flow: RespondentFlow, question: Question, word: int) -> None:
        save(flow, question, word if landed.pop() == 0 else 1 - word)

    monkeypatch.setattr(RespondentFlow, "spin", spying)
    monkeypatch.setattr(RespondentFlow, "answer_spinner", unmirrored)
    survey = survey_of(yes_no(WARNER, ("spinner",)))
    assert not agrees(survey, theme, qtbot)
    assert measured(survey, 1, theme, qtbot) == {1: 1}


def test_that_a_page_that_shows_the_other_statement_is_caught(
    theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second planted fault: the wheel shows one statement as landed on, whatever it drew."""

    def always_first(page: SpinnerPage) -> int | None:
        return None if page.wheel.outcome is None else 0

    monkeypatch.setattr(SpinnerPage, "landing", property(always_first))
    assert not agrees(survey_of(yes_no(WARNER, ("spinner",))), theme, qtbot)

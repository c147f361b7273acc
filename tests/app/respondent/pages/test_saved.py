"""What a person is told where responses are sealed, and what the letters of the odds stand for."""

from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    NEGATION,
    STATEMENT,
    WARNER,
    Sat,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.respondent.flow.way import Page
from app.theme import Theme
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
KEY = X25519PrivateKey.from_private_bytes(bytes(range(32))).public_key().public_bytes_raw().hex()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.mark.parametrize("sealed", [True, False])
def test_that_a_person_is_told_who_can_read_the_file(
    sealed: bool, theme: Theme, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory
) -> None:
    more = {"seal": KEY} if sealed else {}
    survey = survey_of(yes_no(WARNER, ("spinner",)), **more)
    person = sit_down(survey, theme, qtbot, tmp_path_factory.mktemp("out"))
    person.go_on(1 + (survey.consent is not None))
    person.click("link_button")
    label = words_on(person.page)
    assert ("Only someone who has the key" in label) == sealed
    assert ("nobody can read it without the key" in label) == sealed
    assert ("Whoever has the file" in label) != sealed
    person.to_first_question()
    person.click("spin_button")
    if person.has("yes_button"):
        person.click("yes_button")
    else:
        person.choose(0)
        person.go_on()
    person.click("forward_button")
    review = words_on(person.page)
    assert ("See what the sealed file holds" in review) == sealed
    assert ("See the file letter for letter" in review) != sealed


def statement_on(person: Sat, *, begun: bool) -> str:
    """What stands for the letters in the odds, before or after the first question was shown."""
    if begun:
        person.to_first_question()
        person.click("back_button")
    else:
        person.to_page(Page.PRACTICE)
    if person.has("spin_button"):
        person.click("spin_button")
    if person.has("yes_button"):
        person.click("yes_button")
    else:
        person.choose(0)
        person.go_on()
    person.click("odds_button")
    found = person.page.findChild(QLabel, "statement_label")
    return found.text() if found is not None else ""


SURVEYS: list[tuple[Survey, str]] = [
    (survey_of(yes_no(WARNER, ("spinner",))), f"A: {STATEMENT}"),
    (
        survey_of(*(yes_no(WARNER, ("spinner",), id=f"q{i}") for i in range(2))),
        "A is the statement of each question, B its opposite.",
    ),
    (survey_of(yes_no(FORCED, ("spinner",))), ""),
]


@pytest.mark.parametrize(("survey", "told"), SURVEYS, ids=["one", "two", "none"])
def test_that_the_letters_of_the_odds_are_explained(
    survey: Survey, told: str, theme: Theme, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory
) -> None:
    person = sit_down(survey, theme, qtbot, tmp_path_factory.mktemp("out"))
    assert statement_on(person, begun=True) == told
    assert NEGATION not in words_on(person.page)
    person.click("trial_button")
    assert (f"A: {STATEMENT}" in words_on(person.page)) == bool(told)


@pytest.mark.parametrize("survey", [survey for survey, _ in SURVEYS], ids=["one", "two", "none"])
def test_that_no_text_of_a_question_is_read_while_the_way_can_be_chosen(
    survey: Survey, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey, theme, qtbot, tmp_path)
    seen = [words_on(person.page)]
    while person.step is not Page.PRACTICE:
        person.go_on()
        seen.append(words_on(person.page))
    statement_on(person, begun=False)
    seen.append(words_on(person.page))
    person.click("trial_button")
    seen.append(words_on(person.page))
    assert not person.view.flow.has_begun
    assert not any(STATEMENT in words or NEGATION in words for words in seen)


ONE_IS_TRUE = "Exactly one of A and B is true for you. If not, leave."


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (yes_no(WARNER, ("spinner",)), True),
        (yes_no(WARNER, ("own-device",)), True),
        (yes_no(FORCED, ("spinner",)), False),
        (yes_no(WARNER, ("scrambled",)), False),
    ],
    ids=["wheel", "own-device", "forced", "scrambled"],
)
def test_that_a_person_is_told_that_exactly_one_statement_is_true(
    question: dict[str, object],
    told: bool,
    theme: Theme,
    qtbot: QtBot,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    person = sit_down(survey_of(question), theme, qtbot, tmp_path_factory.mktemp("out"))
    statement_on(person, begun=True)
    if person.has("more_button"):
        person.click("more_button")
    assert (ONE_IS_TRUE in words_on(person.page)) is told

"""From nothing to a folder that is handed out, and on to a response that the author opens."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_hands import PASSPHRASE, AuthorHands, whole_way
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, settle

from app.author.editing.files import opened
from app.author.handing_out.known_keys import known_keys
from app.author.view import AuthorView
from app.kit import tasks
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.flow.way import Page
from app.respondent.view import RespondentView
from app.shell.window import MainWindow
from app.theme import Theme
from core.draft import Draft, write_draft
from core.keys import key_file
from core.keys.key_file import Use, sealing_key
from core.privacy.epsilon import epsilon_upper
from core.privacy.randomness import SYSTEM
from core.response.file import ResponseReader
from core.response.sealing import unseal
from core.response.store import MemoryStore
from core.survey import KINDS, Kind, Survey, read

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    for name in ("data", "out"):
        (tmp_path / name).mkdir()
    return Places(
        tmp_path / "s.json", tmp_path / "data" / "sittings", tmp_path / "out" / "responses"
    )


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, places: Places) -> Iterator[MainWindow]:
    made = MainWindow(theme, Settings(), places, dialogs=Answering())
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.setUpdatesEnabled(False)  # it need not be painted to be used
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    tasks.shut_down()


@pytest.fixture(autouse=True)
def _quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(key_file._SCRYPT, "n", 2)


# The mouse does the same in most tests of the editor.
@pytest.mark.parametrize(
    "by_keys",
    [pytest.param(True, id="keyboard"), pytest.param(False, id="mouse", marks=pytest.mark.long)],
)
def test_that_a_survey_is_made_from_nothing_answered_and_opened(
    by_keys: bool, window: MainWindow, places: Places, qtbot: QtBot
) -> None:
    """After each deed the program could be killed: the draft that is on disk then opens."""
    hands = AuthorHands(window, qtbot.waitUntil, by_keys)
    left: list[Draft] = []
    for _ in whole_way(hands):
        paths = list(places.drafts.glob("*.draft"))
        left.append(opened(paths[0]).draft if paths else Draft())
        lost = fields_of(hands.draft) - fields_of(left[-1])
        assert len(lost) <= 1, lost
    assert len(left) >= 30
    assert left[-1] == hands.draft
    survey = handed_out_survey(window)
    assert sorted(question.kind for question in survey.questions) == sorted([*KINDS, Kind.YES_NO])
    assert [block.ask for block in survey.sample] == [1]
    assert survey.signature is not None
    assert survey.seal
    upper = epsilon_upper(survey.ratio)
    assert upper is not None
    assert upper <= Decimal(1)
    window.current_view.close()
    response = answered(window, survey, places.responses)
    (key,) = known_keys(places.keys, Use.SEALING)
    opens = sealing_key(key_file.read(key.path.read_bytes()), PASSPHRASE)
    found = ResponseReader(survey).read(unseal(response, survey, opens))
    clear = survey.questions[-1].id
    not_asked = {question.id for question in survey.questions} - set(found.answers)
    assert found.answers[clear] == 1
    assert len(not_asked) == 1
    assert not_asked < set(survey.sample[0].questions)


def fields_of(draft: Draft) -> set[tuple[object, ...]]:
    """Return all that is written in a draft, each with its place; names are made of the texts."""

    def walk(part: object, place: tuple[object, ...]) -> Iterator[tuple[object, ...]]:
        parts: Iterable[tuple[object, object]] = ()
        if isinstance(part, dict):
            parts = part.items()
        elif isinstance(part, list):
            parts = enumerate(part)
        else:
            yield (*place, part)
        for name, within in parts:
            if name != "id":
                yield from walk(within, (*place, name))

    return set(walk(json.loads(write_draft(draft)), ()))


def handed_out_survey(window: MainWindow) -> Survey:
    """Return the survey in the folder that was made."""
    view = window.current_view
    assert isinstance(view, AuthorView)
    survey = view.editing.origin
    assert survey is not None
    return survey


def answered(window: MainWindow, survey: Survey, folder: Path) -> bytes:
    """Open the survey where people answer it, answer it by keys, and return the file."""
    (path,) = folder.parent.rglob("*.survey")
    assert read(path.read_bytes()) == survey
    window.open_path(path)
    view = window.current_view
    assert isinstance(view, RespondentView)
    person = Sat(view, MemoryStore(), folder, SYSTEM)
    settle()
    person.to_first_question()
    while person.step is Page.QUESTION:
        if person.has("spin_button"):
            person.click("spin_button")
            person.click("yes_button")
        elif person.has("number_field"):
            field = person.part("number_field")
            assert isinstance(field, QLineEdit)
            field.setText("7")
            person.click("forward_button")
        elif person.has("option_2"):
            person.click("option_2")
            person.click("forward_button")
        else:
            person.click("forward_button")
    person.click("save_button")
    (response,) = folder.glob("*.sealed")
    return response.read_bytes()

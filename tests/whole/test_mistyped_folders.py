"""A folder that a person mistyped is not made without asking."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from kiosk_stand import PIN, SURVEY, stand, wait_until
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, sit_down, words_on

from app.commands import cli
from app.respondent.kiosk.flow import KioskFlow
from app.theme import Theme
from app.words.refusals import remedy
from core.examples import example_path, example_study
from core.facts.errors import Refused

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

BRIBERY = str(example_path("bribery"))


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def commands(folder: Path) -> dict[str, list[str]]:
    study = folder / "some.study"
    example_study("sales", study, counts={"yes": 30, "no": 70}).close()
    return {
        "export": ["export", str(study), "--formats", "csv"],
        "rehearse": ["rehearse", BRIBERY, "--people", "3"],
        "example": ["example"],
    }


@pytest.mark.parametrize("name", ["export", "rehearse", "example"])
def test_that_a_command_makes_no_folder_above_the_one_named(name: str, tmp_path: Path) -> None:
    wrong = tmp_path / "mistyped" / "results"
    done = CliRunner().invoke(cli, [*commands(tmp_path)[name], "--out", str(wrong)])
    assert done.exit_code == 2
    assert f"There is no folder {wrong.parent} to make it in." in done.stderr
    assert "Check the spelling, or make that folder first." in done.stderr
    assert not wrong.parent.exists()


@pytest.mark.parametrize("name", ["export", "rehearse"])
def test_that_a_command_makes_the_folder_named(name: str, tmp_path: Path) -> None:
    out = tmp_path / "results"
    done = CliRunner().invoke(cli, [*commands(tmp_path)[name], "--out", str(out)])
    assert done.exit_code == 0, done.stderr
    assert any(out.iterdir())


# The respondent


def to_review(person: Sat) -> None:
    while not person.has("save_button"):
        if person.has("spin_button"):
            person.click("spin_button")
            person.click("yes_button")
        elif person.has("option_1"):
            person.click("option_1")
            person.click("forward_button")
        else:
            person.click("forward_button")


@pytest.mark.parametrize("way", ["field", "dialog"])
def test_that_a_folder_that_is_not_there_is_made_only_if_asked_for(
    way: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    typed = tmp_path / "not" / "there"
    person = sit_down(SURVEY, theme, qtbot, tmp_path / "out", choose_folder=lambda _: typed)
    to_review(person)
    person.click("place_button")
    field = person.part("path_field")
    assert isinstance(field, QLineEdit)
    if way == "field":
        field.setText(str(typed))
        person.click("use_button")
    else:
        person.click("browse_button")
    assert "There is no folder" in words_on(person.page)
    assert "out" in person.text("place_label")
    assert not typed.parent.exists()
    field.setText(str(tmp_path))
    assert not person.has("make_button")
    field.setText(str(typed))
    person.click("use_button")
    (tmp_path / "not").touch()
    person.click("make_button")
    assert "The folder could not be made: Not a directory." in words_on(person.page)
    (tmp_path / "not").unlink()
    person.click("make_button")
    assert typed.is_dir()
    assert "there" in person.text("place_label")
    assert not person.has("place_panel")
    typed.rmdir()
    person.click("save_button")
    assert "The folder is not there." in words_on(person.page)
    assert not typed.exists()
    typed.mkdir()
    person.click("save_button")
    assert len(list(typed.iterdir())) == 1


@pytest.mark.parametrize(
    "typed",
    ["~nosuchuser/x", "~\0", *(pytest.param(t, marks=pytest.mark.long) for t in ("a\0b", "~"))],
)
def test_that_whatever_is_typed_as_a_folder_the_review_stays(
    typed: str, theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    person = sit_down(SURVEY, theme, qtbot, tmp_path / "out")
    to_review(person)
    person.click("place_button")
    field = person.part("path_field")
    assert isinstance(field, QLineEdit)
    field.setText(typed)
    person.click("use_button")
    if typed == "~":
        assert not person.has("make_button"), "the home folder is there"
        return
    assert "There is no folder" in words_on(person.page)
    person.click("make_button")
    if "\0" in typed:
        assert "The folder could not be made: unknown reason." in words_on(person.page)
    assert person.has("save_button")


def test_that_the_folder_that_candor_offers_is_made_without_asking(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    own = tmp_path / "Documents" / "Candor responses"
    own.parent.mkdir()
    person = sit_down(SURVEY, theme, qtbot, own)
    to_review(person)
    person.click("save_button")
    assert len(list(own.iterdir())) == 1


def test_that_documents_that_are_not_there_are_made_after_asking(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    own = tmp_path / "Documents" / "Candor responses"
    person = sit_down(SURVEY, theme, qtbot, own)
    to_review(person)
    person.click("save_button")
    assert "There is no folder" in words_on(person.page)
    assert not own.parent.exists()
    person.click("make_button")
    person.click("save_button")
    assert len(list(own.iterdir())) == 1


# The kiosk


def test_that_an_outbox_that_is_not_there_is_refused_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="No such file") as refused:
        KioskFlow(SURVEY, tmp_path / "mistyped" / "outbox", tmp_path / "data" / "kiosk")
    assert "Choose a folder that exists." in remedy(refused.value.problem)
    assert not (tmp_path / "mistyped").exists()


@pytest.mark.parametrize("kind", ["a file", "below a file", "a long name"])
def test_that_an_outbox_that_cannot_be_is_refused(kind: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    outbox = {"a file": "file", "below a file": "file/outbox", "a long name": "n" * 300}[kind]
    with pytest.raises(Refused, match="IO"):
        KioskFlow(SURVEY, tmp_path / outbox, tmp_path / "data" / "kiosk")


def test_that_a_new_outbox_is_made_only_where_that_was_asked_for(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    wait_until(lambda: kiosk.has("make_button"))
    assert "The folder is not there." in words_on(kiosk.shown)
    for name in ("first_field", "second_field"):
        kiosk.type_pin(name, PIN)
    assert not kiosk.part("forward_button").isEnabled()
    assert not kiosk.outbox.exists()
    kiosk.click("make_button")
    wait_until(lambda: kiosk.part("forward_button").isEnabled())
    assert kiosk.outbox.is_dir()
    kiosk.click("forward_button")
    assert kiosk.has("start_button")


def test_that_a_stick_that_was_taken_out_is_not_replaced_by_a_folder(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    shutil.rmtree(kiosk.outbox)
    kiosk.click("save_button")
    assert "Please call the field worker" in words_on(kiosk.shown)
    assert not kiosk.outbox.exists()
    kiosk.outbox.mkdir()
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    kiosk.click("forward_button")
    assert len(kiosk.files()) == 1
    assert PIN not in words_on(kiosk.view)

"""A question of many options asked by local hashing, from survey file to response and review."""

from __future__ import annotations

import json
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import Content, sit_down, survey_of, words_on

from app.commands import cli
from app.respondent.flow.way import Page
from app.theme import Theme
from core.draft import DraftMechanism, DraftOption, DraftQuestion, edits
from core.draft.fitting import fitted
from core.privacy.channel import SomeOptions
from core.privacy.mechanisms import REGISTRY
from core.privacy.mechanisms.local_hash import LocalHash
from core.rehearse import invent, rehearse
from core.response import file
from core.survey import Kind, Survey, write

K = 30
NAMED = 12  # options that the page names, the rest is counted
JOB: Content = {
    "id": "job",
    "kind": "one-of",
    "text": "Which of these describes your occupation best?",
    "options": [{"id": f"o{i}", "text": f"Occupation {i}"} for i in range(K)],
    "mechanism": {"name": "local-hash", "g": 4, "p": "1/2"},
}


@pytest.fixture
def survey() -> Survey:
    return survey_of(JOB)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def run(*arguments: str | Path) -> str:
    """What a command prints; it must end well."""
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.usefixtures("qapp")  # pictures are painted
def test_that_the_command_line_takes_it_from_survey_to_picture(
    survey: Survey, tmp_path: Path
) -> None:
    path, study, lines = tmp_path / "new.survey", tmp_path / "new.study", tmp_path / "all.jsonl"
    path.write_bytes(write(survey))
    shares = {"o0": 0.5, **{f"o{i}": 0.5 / (K - 1) for i in range(1, K)}}
    people = rehearse(survey, invent(survey, 1_500, 3, {"job": shares}), 4)
    lines.write_bytes(b"".join(file.write(replace(one, rehearsal=False)) for one in people))
    assert "local-hash" in run("check", path)
    run("import", study, lines, "--survey", path)
    (told,) = json.loads(run("estimate", study, "--json"))["questions"]
    first = told["options"][0]
    assert abs(first["share"] - 0.5) < 4.5 * first["se"]
    checks = json.loads(run("checks", study, "--json"))["checks"]
    assert {each["name"] for each in checks} >= {"range", "sum", "recurring"}
    assert not any(each["alarm"] for each in checks)  # honest reports, each of its own hash
    run("export", study, "--out", tmp_path / "results")
    wish = ("--kind", "one-of", "--options", "300", "--epsilon", "1", "--respondents", "900")
    planned = run("plan", *wish)
    assert "local-hash" in planned
    assert "hadamard" not in planned
    assert "hadamard" not in REGISTRY


def test_that_a_person_answers_by_it_and_reads_what_is_saved(
    survey: Survey, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.to_page(Page.QUESTION)
    person.choose(7)
    person.go_on()
    kept = words_on(person.page)
    while not person.has("save_button"):
        person.click("forward_button")
    person.click("save_button")
    report = person.saved_answers()["job"]
    question = survey.questions[0]
    assert question.form.accepts(report) == ""
    mechanism = question.channel
    assert isinstance(mechanism, LocalHash)
    standing = mechanism.stands_for(tuple(report))
    assert isinstance(standing, SomeOptions)
    named = [f"Occupation {place}" for place in standing.options]
    if len(named) > NAMED:  # as one hash in twenty has
        named[NAMED:] = [f"{len(named) - NAMED} more"]
    assert f"Kept: {', '.join(named[:-1])} and {named[-1]}." in kept
    assert "100 people with this answer: About 50 leave a set with it." in kept


def test_that_the_editor_fits_it_to_the_options_of_the_question() -> None:
    options = tuple(DraftOption(f"o{i}", {"en": f"Occupation {i}"}) for i in range(K))
    question = DraftQuestion("job", Kind.ONE_OF, {"en": "Which?"}, options=options)
    made = fitted(question, Decimal(1), "local-hash")
    assert made is not None
    assert made.name == "local-hash"
    again = edits.at_epsilon(edits.with_design(question, made, ()), Decimal(2))
    assert isinstance(again.mechanism, DraftMechanism)
    assert again.mechanism.name == "local-hash"
    assert again.mechanism != made
    assert fitted(question, Decimal(1), "hadamard") is None

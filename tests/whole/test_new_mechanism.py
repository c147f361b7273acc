"""A mechanism that nothing but the registry names, taken through everything that there is.

Once the one that reports a set of options, once one that is made up in a file of the tests: from
the survey file to a response, a study, estimates, plan, curves, rehearsal, chart, odds and review.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from analyst_studies import Answering, analyst_view, planner_of, rest
from click.testing import CliRunner
from made_mechanism import MadeUp, hashed
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot
from respondent_driver import Content, sit_down, survey_of, words_on

from app.analyses.words.tables import csv_text
from app.commands import cli
from app.kit import tasks
from app.kit.settings import Settings
from app.planner.curve_data import by_epsilon, by_people
from app.planner.plan_request import first_request, subject_of
from app.planner.planned import planned
from app.respondent.flow.way import Page
from app.respondent.words.answers import report_words
from app.theme import Theme
from app.words import odds
from app.words.pressed import named
from core.count.tally_columns import tally_rows
from core.estimate import (
    at_or_above,
    estimate,
    estimate_set,
    most_likely_from_reports,
    quantile,
    to_json,
)
from core.facts.errors import Code, Refused
from core.files import canonical
from core.plan.curves import standard_errors
from core.plan.mechanisms import plan
from core.privacy.epsilon import of_hundred
from core.privacy.forms import report_of
from core.privacy.mechanisms import REGISTRY
from core.rehearse import invent, rehearse, simulate
from core.response import file
from core.response.file import ResponseReader
from core.response.layout import Layout
from core.response.store import SittingStore
from core.study import Study, import_paths
from core.study.results import estimate_study
from core.survey import Kind, Survey, examine, read, write

K = 5
SHARES = (0.5, 0.3, 0.1, 0.1, 0.0)
PEOPLE = 1500


@dataclass(frozen=True)
class Case:
    """A mechanism as it stands in a survey, its ratio, and what its reports must not be."""

    mechanism: Content
    ratio: Fraction
    wrong: Content
    hostile: tuple[object, ...]

    def named(self, report: object) -> list[int]:
        """The options that a report names, found by other means than the mechanism's."""
        if isinstance(report, str):
            return [place for place, bit in enumerate(report) if bit == "1"]
        assert isinstance(report, list | tuple)
        seed, value = report
        return [v for v in range(K) if hashed(seed, v, self.mechanism["g"]) == value]


CASES = {
    "subset": Case(
        {"name": "subset", "size": 2, "p": "3/5"},
        Fraction(9, 4),
        {"name": "subset", "size": K, "p": "3/5"},
        ("11100", "10000", "1100", [1, 0], 3),
    ),
    "made-up": Case(
        {"name": "made-up", "g": 2, "p": "3/4"},
        Fraction(3),
        {"name": "made-up", "g": 1, "p": "3/4"},
        ([125, 0], [0, 2], [0], [0, 0, 0], "11000", 3),
    ),
}


@pytest.fixture(params=list(CASES))
def case(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Case:
    if request.param not in REGISTRY:
        monkeypatch.setitem(REGISTRY, MadeUp.name, MadeUp)
    return CASES[request.param]


@pytest.fixture
def survey(case: Case) -> Survey:
    return survey_for(case.mechanism)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def survey_for(mechanism: Content) -> Survey:
    """A set of options, a rating and a number in bins, all asked alike."""
    options = [{"id": f"o{i}", "text": f"Option number {i}"} for i in range(K)]
    job = {"id": "job", "kind": "one-of", "text": "Which job?", "options": options}
    rate = {"id": "rate", "kind": "rating", "text": "How well?", "options": options}
    owed = {"id": "owed", "kind": "number", "text": "How much do you owe?"}
    scale = {"low": 0, "high": 100, "step": 10, "bins": [0, 10, 20, 50, 70, 100]}
    return survey_of(*({**each, "mechanism": mechanism} for each in (job, rate, owed | scale)))


def rehearsed(survey: Survey, n: int = PEOPLE) -> list[file.Response]:
    """The responses of people of known shares, as if they were real ones."""
    shares = {q.id: dict(zip(q.option_ids, SHARES, strict=True)) for q in survey.questions}
    people = invent(survey, n, 3, shares)
    return [replace(one, rehearsal=False) for one in rehearse(survey, people, 4)]


def study_of(survey: Survey, folder: Path, n: int = PEOPLE) -> Path:
    """A study of them on disk."""
    lines = folder / "all.jsonl"
    lines.write_bytes(b"".join(map(file.write, rehearsed(survey, n))))
    with Study.create(folder / "new.study", write(survey)) as study:
        assert import_paths(study, [lines]).accepted == n
    return folder / "new.study"


# Survey, odds, command line


def test_that_a_survey_names_it_and_tells_its_ratio(case: Case, survey: Survey) -> None:
    assert read(write(survey)) == survey
    job = survey.questions[0]
    assert job.ratio == case.ratio
    assert survey.ratio == case.ratio**3
    assert "What is saved moves the odds by up to" in odds.moves(job, named(job))
    assert odds.factor(case.ratio) in odds.moves(job, named(job))
    assert odds.proof(job, named(job)) == "A saved option is never proof."
    kept, joined = (of_hundred(100 * chance) for chance in job.drawn_by.chances(1))
    told = odds.also_saved(job, named(job))
    assert f"about {kept} leave a set with their own answer in it" in told
    assert f"Any other answer is in about {joined}." in told


def test_that_a_parameter_out_of_its_range_is_refused_at_its_place(
    case: Case, survey: Survey
) -> None:
    content = json.loads(write(survey))
    content["questions"][0]["mechanism"] = case.wrong
    wrong = next(key for key, value in case.wrong.items() if case.mechanism[key] != value)
    (problem,) = examine(canonical.write(content)).errors
    assert problem.code is Code.DOMAIN
    assert problem.where == f"questions[0].mechanism.{wrong}"


def run(*arguments: str | Path) -> str:
    """What a command prints; it must end well."""
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.usefixtures("qapp")  # pictures are painted
def test_that_the_command_line_takes_it_from_survey_to_picture(
    case: Case, survey: Survey, tmp_path: Path
) -> None:
    path, made, study = tmp_path / "new.survey", tmp_path / "made", tmp_path / "new.study"
    path.write_bytes(write(survey))
    told = json.loads(run("check", path, "--json"))["questions"][0]
    assert {"name": told["mechanism"], **told["probabilities"]} == case.mechanism
    assert case.mechanism["name"] in run("check", path)
    run("split", path, "--epsilon", "2", "--respondents", "500")
    run("rehearse", path, "--people", "120", "--seed", "2", "--runs", "3", "--json")
    run("rehearse", path, "--people", "120", "--seed", "2", "--out", made)
    run("import", study, made, "--survey", path)
    named = ["--question", "job", "--set", "o0,o2", "--most-likely", "--against", "0.1"]
    assert "Option number 4" in run("estimate", study, "--question", "job")
    assert json.loads(run("estimate", study, *named, "--json"))
    run("export", study, "--out", tmp_path / "results")
    pictures = {file.suffix for file in (tmp_path / "results").iterdir()}
    assert pictures == {".csv", ".png", ".svg", ".pdf"}
    wish = ["--epsilon", "1", "--respondents", "500", "--share", "0.2", "--against", "0.1"]
    assert case.mechanism["name"] in run("plan", "--kind", "one-of", "--options", str(K), *wish)


# Respondent


def test_that_a_person_answers_by_it_and_reads_what_is_saved(
    case: Case, survey: Survey, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    store = SittingStore(tmp_path / "kept")
    person = sit_down(survey, theme, qtbot, folder, store=store)
    person.to_page(Page.PRACTICE)
    person.choose(1)
    person.click("forward_button")
    person.click("odds_button")
    mechanism = survey.questions[0].drawn_by
    own, others = (of_hundred(100 * chance) for chance in mechanism.chances(1))
    told = words_on(person.page)
    assert f"About {own} leave a set with it." in told
    assert f"About {others} also leave a set with it." in told
    person.click("back_button")
    person.click("forward_button")
    assert person.step is Page.QUESTION
    person.choose(1)
    person.click("forward_button")
    (kept,) = (tmp_path / "kept").rglob("*.sitting")
    drawn = json.loads(kept.read_bytes())["reports"]
    # Whoever opens the survey again finds the report that was drawn.
    again = sit_down(survey, theme, qtbot, folder, store=store)
    again.click("sitting_button_1")
    while not again.has("save_button"):
        if again.has("option_3") and again.part("option_3").isEnabled():
            again.choose(2)
        again.click("forward_button")
    told = words_on(again.page)
    again.click("save_button")
    saved = again.saved_answers()
    assert saved["job"] == drawn["job"]
    for question in survey.questions:
        report = saved[question.id]
        assert question.form.accepts(report) == ""
        words = report_words(question, report_of(report), "en")
        named = case.named(report)
        if question.options:
            texts = [f"Option number {place}" for place in named]
            assert all(text in words for text in texts)
            assert words.count("Option number") == len(texts)
        assert words in told
    ResponseReader(survey).read(again.files()[0].read_bytes())


# Response and study


def test_that_a_report_that_cannot_be_is_refused(case: Case, survey: Survey) -> None:
    reader, layout = ResponseReader(survey), Layout(survey)
    good = rehearsed(survey, 20)
    for one in good:
        assert reader.read(file.write(one)) == one
        assert layout.unpack(one.id, layout.pack(one), rehearsal=False) == one
    for report in case.hostile:
        content = json.loads(file.write(good[0]))
        content["answers"]["rate"] = report
        with pytest.raises(Refused) as caught:
            reader.read(canonical.write(content))
        assert caught.value.problem.where == "answers.rate"
        assert caught.value.problem.code in (Code.TYPE, Code.RANGE)


def test_that_a_row_that_cannot_be_is_found(survey: Survey) -> None:
    layout = Layout(survey)
    rows = np.frombuffer(b"".join(map(layout.pack, rehearsed(survey, 50))), np.uint8)
    packed = rows.reshape(-1, layout.size).copy()
    assert not layout.impossible(packed).any()
    field = layout.fields[0]
    for bit in range(field.width):
        packed[0, (field.offset + bit) // 8] |= 1 << (field.offset + bit) % 8
    assert layout.impossible(packed).tolist() == [True] + [False] * 49


def test_that_a_study_estimates_shares_sets_means_and_quantiles(
    case: Case, survey: Survey, tmp_path: Path
) -> None:
    with Study.open(study_of(survey, tmp_path), write=False) as study:
        assert sorted(study.responses(), key=lambda one: one.id) == sorted(
            rehearsed(survey), key=lambda one: one.id
        )
        packed = study.packed()
        tallies = tally_rows(study.layout, packed)
        estimates = estimate_study(study)
        column = study.layout.column(packed, "job")
    counts = [
        sum(option in case.named(one.answers["job"]) for one in rehearsed(survey))
        for option in range(K)
    ]
    job, rate, owed = (tallies[question.id] for question in survey.questions)
    assert list(job.counts) == counts
    for found in estimates:
        for option, true in zip(found.options, SHARES, strict=True):
            assert option.share is not None
            assert option.se is not None
            assert abs(option.share - true) < 4.5 * option.se
    pair = estimate_set(job, ["o0", "o2"])
    rest = estimate_set(job, ["o1", "o3", "o4"])
    assert pair.interval == "score"
    assert pair.share is not None
    assert rest.share == pytest.approx(1 - pair.share, abs=1e-12)
    assert rest.se == pytest.approx(pair.se, abs=1e-12)
    assert abs(pair.share - 0.6) < 4.5 * (pair.se or 0)
    mean = estimate(rate).mean
    assert mean is not None
    assert mean.mean is not None
    assert abs(mean.mean - np.dot(SHARES, range(1, K + 1))) < 4.5 * (mean.se or 0)
    above = at_or_above(owed, 20)
    assert above.share is not None
    assert abs(above.share - 0.2) < 4.5 * (above.se or 0)
    median = quantile(owed, 0.5)
    assert median is not None
    assert median.low <= 20
    likely = most_likely_from_reports(survey.questions[0], [column])
    assert likely is not None
    assert likely.shares == pytest.approx(SHARES, abs=0.15)
    assert case.mechanism["name"] in csv_text(estimates, "en")
    assert to_json(estimates[0])["mechanism"] == case.mechanism["name"]


# Plans, curves, rehearsals


def test_that_it_is_planned_and_its_curves_are_drawn(case: Case) -> None:
    name = case.mechanism["name"]
    found = plan(Kind.ONE_OF, Decimal(1), 1000, K)
    (option,) = (option for option in found.options if option.mechanism_name == name)
    assert option.epsilon <= 1
    assert set(option.probabilities) == set(case.mechanism) - {"name"}
    epsilons = np.array([0.5, 1.0, 2.0])
    assert (np.diff(standard_errors(Kind.ONE_OF, epsilons, 1000, K)[name]) < 0).all()
    assert (np.diff(standard_errors(Kind.ONE_OF, 1.0, [100, 1000], K)[name]) < 0).all()


def test_that_the_planner_shows_it(survey: Survey) -> None:
    question = survey.questions[0]
    assert question.channel is not None
    wish = first_request(question, 1000, 0.2, 0.95)
    subject = subject_of(survey, question, wish, "en")
    shown = planned(subject)
    title = question.channel.title
    assert any(title in row.cells[0].lower() for row in shown.rows)
    for curve in (by_epsilon, by_people):
        assert curve(subject, shown.recommended, "") is not None


def test_that_many_rehearsals_scatter_as_the_formula_says(survey: Survey) -> None:
    n, runs = 500, 400
    shares = {q.id: dict(zip(q.option_ids, SHARES, strict=True)) for q in survey.questions}
    job = simulate(survey, n, runs, 7, shares)[0]
    mechanism = survey.questions[0].drawn_by
    for option, share in zip(job.options, SHARES, strict=True):
        error = (mechanism.unit_variance((share,)) / n) ** 0.5
        assert option.spread == pytest.approx(error, rel=0.15)
        assert option.coverage > 0.9


# Window


def test_that_the_window_shows_its_study_chart_and_plan(
    survey: Survey, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window = QMainWindow()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    path = study_of(survey, tmp_path, 300)
    view = analyst_view(theme, path, Settings(), Answering(), window)
    try:
        with qtbot.waitSignal(view.settled, timeout=60_000):
            window.setCentralWidget(view)
            window.show()
        for place, question in enumerate(survey.questions):
            view.frame.questions.choose(place)
            QApplication.processEvents()
            told = words_on(view)
            assert question.channel is not None
            assert question.channel.title in told.lower()
        view.frame.show_planner()
        rest(view)
        rows = planner_of(view).mechanisms_card.table.rows_model
        mechanism = survey.questions[0].channel
        assert mechanism is not None
        title = mechanism.title

        def is_planned() -> bool:
            names = [str(rows.index(row, 0).data()).lower() for row in range(rows.rowCount())]
            return any(title in name for name in names)

        qtbot.waitUntil(is_planned)  # by the share, which may still be worked out
    finally:
        tasks.shut_down()

"""The planner: opened from home, told as the survey is, its curves under the hand."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from analyst_studies import Answering
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from app.commands import cli
from app.kit.places import Places
from app.kit.settings import Settings
from app.planner.plan_request import first_request, free_subject, subject_of
from app.planner.planned import planned
from app.planner.target_epsilon import TargetEpsilon
from app.planner.view import PlannerView
from app.shell.home import HomeView
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.program_actions import ProgramActions
from core.present.chart import CurveChart
from core.privacy.epsilon import epsilon_text, factor_text
from core.privacy.mechanisms import KAry, Mechanism, Warner
from core.survey import Kind, Option, Question, Survey

F = Fraction


@pytest.fixture
def planner(theme: Theme, window: QMainWindow) -> PlannerView:
    made = PlannerView(theme, free_subject(), ProgramActions(theme, Settings(), window))
    window.setCentralWidget(made)
    window.show()
    return made


def asked_with(kind: Kind, mechanism: Mechanism, k: int) -> Survey:
    options = () if kind is Kind.YES_NO else tuple(Option(f"o{i}", f"O {i}") for i in range(k))
    question = Question("q", kind, "Q?", options=options, channel=mechanism)
    return Survey(("en",), "T", (question,))


@pytest.mark.parametrize(
    "survey",
    [
        *(asked_with(Kind.YES_NO, Warner(p), 2) for p in (F(3, 4), F(5, 6), F(2, 3), F(263, 360))),
        *(asked_with(Kind.MANY_OF, Warner(F(5, 6)), k) for k in (1, 2)),
        *(asked_with(Kind.MANY_OF, Warner(F(3, 4)), k) for k in (2, 3)),
        *(asked_with(Kind.ONE_OF, KAry(k, F(1, 2)), k) for k in (3, 5)),
    ],
    ids=lambda survey: f"{survey.questions[0].kind} {survey.questions[0].channel}",
)
def test_that_the_planner_begins_with_what_is_asked_and_tells_it_as_the_survey(
    survey: Survey,
) -> None:
    (question,) = survey.questions
    mechanism = question.channel
    assert mechanism is not None
    wish = first_request(question, 1000, 0.2, 0.95)
    assert wish.shown_epsilon == epsilon_text(survey.ratio)
    found = planned(subject_of(survey, question, wish, "en"))
    assert found.total == epsilon_text(survey.ratio)
    assert found.odds == f"up to {factor_text(survey.ratio)} times the odds"
    rows = {row.cells[0].lower(): row.cells for row in found.rows}
    own = rows[mechanism.title.lower()]
    assert own[1] == f"p = {mechanism.p}"  # type: ignore[attr-defined]  # these two have it
    assert own[2] == epsilon_text(survey.ratio)


def test_that_a_target_of_many_digits_is_shown_rounded_up_and_holds_whole(
    theme: Theme, qtbot: QtBot
) -> None:
    exact = "1.09861228866810969139524524"
    target = TargetEpsilon(theme, exact)
    qtbot.addWidget(target)
    assert (target.value, target.field.text()) == (exact, "1.10")
    QTest.keyClick(target.field, Qt.Key.Key_Return)
    assert (target.value, target.field.text()) == (exact, "1.10")
    target.field.selectAll()
    QTest.keyClicks(target.field, "1.10")
    assert target.value == "1.1"


def test_that_home_opens_the_planner_and_back_leads_home(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, dialogs=Answering())
    qtbot.addWidget(window)
    window.show()
    assert isinstance(window.home, HomeView)
    QTest.mouseClick(window.home.planner_button, Qt.MouseButton.LeftButton)
    planner = window.current_view
    assert isinstance(planner, PlannerView)
    assert window.windowTitle() == "Planner – Candor"
    assert planner.subject.free
    total = planner.findChild(QLabel, "total_epsilon")
    assert total is not None
    assert total.text().startswith("ε 1.00 in all, up to 2.8 times the odds.")
    assert planner.head.close_button.text() == "Back to the first page"
    QTest.mouseClick(planner.head.close_button, Qt.MouseButton.LeftButton)
    assert window.current_view is window.home
    assert window.windowTitle() == "Candor"


def test_that_kind_and_options_of_a_free_question_are_chosen(planner: PlannerView) -> None:
    plan_fields = planner.plan_fields.asked
    assert not plan_fields.options_field.isVisible()
    assert planner.devices_card.isVisible()
    plan_fields.kind_field.setCurrentIndex(plan_fields.kind_field.findData(str(Kind.ONE_OF)))
    assert (planner.subject.request.kind, planner.subject.request.options) == (Kind.ONE_OF, 5)
    assert not planner.devices_card.isVisible()
    plan_fields.options_field.setValue(14)
    assert planner.subject.request.options == 14
    shown = [planner.mechanisms_card.table.rows_model.index(0, c).data() for c in range(6)]
    assert shown == list(planned(planner.subject).rows[0].cells)
    plan_fields.kind_field.setCurrentIndex(plan_fields.kind_field.findData(str(Kind.YES_NO)))
    assert (planner.subject.request.kind, planner.subject.request.options) == (Kind.YES_NO, 2)


def test_that_the_curves_follow_the_hand_and_the_tables_come_when_it_rests(
    planner: PlannerView, qtbot: QtBot
) -> None:
    def margin() -> str:
        chart = planner.by_epsilon.chart.chart
        assert isinstance(chart, CurveChart)
        return chart.points[0].text

    def row() -> list[str]:
        return [str(planner.mechanisms_card.table.rows_model.index(0, c).data()) for c in range(6)]

    slider, before = planner.plan_fields.target.slider, (margin(), row())
    slider.setSliderDown(True)
    slider.setValue(slider.maximum())
    assert margin() != before[0]
    assert row() == before[1]
    qtbot.waitUntil(lambda: row() != before[1])
    assert row() == list(planned(planner.subject).rows[0].cells)
    assert f"{row()[4]} points" == margin()


def test_that_power_unfolds_and_is_that_of_the_command(planner: PlannerView) -> None:
    card = planner.power_card
    assert not card.table.isVisible()
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert card.table.isVisible()

    def told(*options: str) -> dict[str, Any]:
        asked = ("plan", "--kind", "yes-no", "--epsilon", "1", "--respondents", "1200", "--share")
        result = CliRunner().invoke(cli, [*asked, *options, "--json"])
        document: dict[str, Any] = json.loads(result.stdout)
        return document

    def row() -> list[str]:
        return [str(card.table.rows_model.index(0, c).data()) for c in range(4)]

    fields = card.fields
    fields.share.setValue(20)
    fields.power.setValue(90)
    fields.alpha.setValue(1)
    press(fields.sides, "Two-sided")
    assert card.isVisible()
    assert planner.subject.request.goal == "epsilon"
    assert planner.subject.request.tell == (0.1, 0.2)
    test = ("--power", "0.9", "--alpha", "0.01", "--two-sided")
    by = told("0.2", "--against", "0.1", *test)["power"][0]
    assert row()[1:] == [
        f"{100 * by['power']:.1f}%",
        f"{by['n_stays']:,}",
        f"{100 * (0.1 + by['detectable']):.1f}%",
    ]
    press(fields.compared, "Two groups")
    fields.second.setValue(600)
    groups = ("--second-share", "0.1", "--second-respondents", "600", *test)
    by = told("0.2", *groups)["group_power"][0]
    first, second = by["needed"]
    assert row()[1:3] == [f"{100 * by['power']:.1f}%", f"{first:,} and {second:,}"]
    press(fields.compared, "Odds ratio")
    press(fields.terms, "Of a number")
    fields.ratio.setValue(1.5)
    assert not fields.part.isVisible()
    by = told("0.2", "--odds-ratio", "1.5", *test)["coefficient_power"][0]
    assert row()[1:3] == [f"{100 * by['power']:.1f}%", f"{by['n_normal']:,}"]
    # The ε of the goal is found by the same test, which is said and copied.
    planner.plan_fields.goals.radios["power"].click()
    surely = "With a power of 90%, at a level of 1%, two-sided."
    assert planner.plan_fields.goals.radios["power"].toolTip() == surely
    found = told("0.2", "--against", "0.1", *test)  # at ε = 1 not enough people
    assert Decimal(planner.subject.request.epsilon) > 1
    assert found["power"][0]["n_stays"] > 1200
    planner.copy()
    assert surely in QGuiApplication.clipboard().text()
    # A share is not told from itself: that is said in place of numbers.
    planner.plan_fields.goals.radios["epsilon"].click()
    press(fields.compared, "One share")
    fields.share.setValue(10)
    assert card.shown is not None
    assert card.shown.problem == "Give two different shares to tell apart."
    assert not card.table.isVisible()


def press(choice: SegmentedChoice, word: str) -> None:
    next(each for each in choice.findChildren(QAbstractButton) if each.text() == word).click()

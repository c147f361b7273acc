"""What is planned is written where it belongs, in one step, and costs what was shown."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
import shiboken6
from analyst_studies import Answering, new_study, planner_of
from click.testing import CliRunner
from planner_stand import (
    PEOPLE,
    draft_of_kinds,
    editing_of,
    ratio_of,
    shown_epsilon,
    true_epsilon,
    view_of,
)
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.author.editing.planned import subject_of_draft
from app.author.view import AuthorView
from app.commands import cli
from app.kit.places import Places
from app.kit.settings import Settings
from app.planner.asking_cards import asking_cards
from app.planner.copying import plan_text
from app.planner.curve_data import by_epsilon, by_people
from app.planner.into_draft import with_designs
from app.planner.plan_request import (
    PlanRequest,
    Subject,
    free_subject,
    planned_alone,
    planned_whole,
)
from app.planner.planned import planned
from app.planner.scales import ChanceScale, scales_of
from app.planner.view import PlannerView
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.progress import BusyPage
from core.draft import Draft, DraftMechanism, draft_of, edits, survey_bytes, write_draft
from core.examples import example_survey
from core.plan.split import Split
from core.privacy.epsilon import epsilon_upper
from core.survey import KINDS, AskIf, Kind, examine

KEY = Qt.Key
TEN = PlanRequest(questions=10, people=2000, share=0.5, margin=0.03)
FOUR = (Kind.YES_NO, Kind.ONE_OF, Kind.MANY_OF, Kind.RATING)


@pytest.fixture
def main(theme: Theme, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, dialogs=Answering())
    window.resize(1280, 800)
    window.setUpdatesEnabled(False)  # it need not be painted to be used
    qtbot.addWidget(window)
    window.show()
    return window


def editor_and_planner(main: MainWindow, draft: Draft) -> tuple[AuthorView, PlannerView]:
    main.begin_writing(draft, free_subject())
    author = main.current_view
    assert isinstance(author, AuthorView)
    return author, led_to_planner(author)


def led_to_planner(author: AuthorView) -> PlannerView:
    action = next(a for page, a in author.actions_.pages.items() if page.name == "plan")
    action.trigger()
    planner = author.place.page
    assert isinstance(planner, PlannerView)
    return planner


# The figures


def test_that_both_ways_are_told_with_the_known_figures() -> None:
    # METHODS §3: ten yes/no items at ε = 1, share ½, 2,000 people.
    found = planned(Subject(TEN))
    everything, some = found.cards
    assert (everything.margin, everything.people) == ("± 43.9", "427,701 people for ± 3")
    assert (some.margin, some.people) == ("± 15.0", "49,970 people for ± 3")
    assert some.gain == "8.6 times fewer people"
    assert (some.chosen, everything.chosen) == (True, False)
    assert [row.cells[2:] for row in found.rows] == [
        *[("1.00", "7.65", "± 15.0", "49,970")] * 3,
        ("1.00", "3.61", "± 7.1", "10,760"),
        ("none", "3.54", "± 6.9", "10,680"),
    ]
    assert [row.cells[1:] for row in found.devices] == [
        ("263/360", "1.00", "7.67"),
        ("9/13", "0.82", "9.19"),
        ("2/3", "0.70", "10.61"),
    ]


@pytest.mark.parametrize(
    "wish",
    [
        TEN,
        replace(TEN, some=False),
        PlanRequest(Kind.MANY_OF, 6, epsilon="2"),
        PlanRequest(Kind.ONE_OF, 9, questions=3, epsilon="3.7"),
        PlanRequest(goal="margin", margin=0.04),
        PlanRequest(goal="power", people=3000),
        PlanRequest(Kind.NUMBER, 1, people=3000, share=0.5),
        PlanRequest(Kind.NUMBER, 1, people=3000, share=0.5, histogram=True),
        PlanRequest(Kind.NUMBER, 1, people=3000, share=0.5, places=5, epsilon="3", histogram=True),
        PlanRequest(Kind.NUMBER, 1, people=3000, goal="margin", margin=0.06, histogram=True),
    ],
    ids=lambda wish: f"{wish.kind} {wish.items} {wish.goal} {wish.some} {wish.histogram}",
)
def test_that_table_curves_and_cards_tell_one_margin(wish: PlanRequest) -> None:
    found = planned(Subject(wish))
    subject = Subject(found.request)
    margin = next(row.cells[4] for row in found.rows if row.strength == "best")
    for curve in (by_epsilon, by_people):
        drawn = curve(subject, found.recommended, "")
        assert drawn is not None
        shown = float(drawn.points[0].text.split()[1])
        # The curve is of the exact ε, the table of fitted fractions.
        assert shown == pytest.approx(float(margin.split()[1]), abs=0.11)
    assert [card.margin for card in found.cards if card.chosen] in ([], [margin])


def test_that_a_number_is_planned_for_its_histogram_as_by_the_command(
    theme: Theme, window: QMainWindow
) -> None:
    """Width 51 at ε = 1 on 101 places, by Li et al. 2020; for a mean another mechanism is best."""
    view = view_of(free_subject(), theme, window)
    asked = view.plan_fields.asked
    assert not asked.number_choice.isVisibleTo(view)
    asked.kind_field.setCurrentIndex(asked.kind_field.findData(str(Kind.NUMBER)))
    asked.options_field.setValue(1)
    assert asked.number_choice.isVisibleTo(view)
    mean = [row.cells[:2] for row in view.found.rows]
    segments = {b.text(): b for b in asked.number_choice.findChildren(QAbstractButton)}
    segments["For its histogram"].click()
    options = ("--epsilon", "1", "--share", "0.1", "--margin", "0.05", "--json")
    people = ("--respondents", str(view.subject.request.people))
    command = ("plan", "--kind", "number", "--histogram", *people, *options)
    told = json.loads(CliRunner().invoke(cli, command).stdout)
    (best,) = told["options"]
    assert best["probabilities"] == {"width": 51, "p": "567/976"}
    row = view.found.rows[0]
    assert row.cells[:3] == ("Window", "width = 51, p = 567/976", "1.00")
    assert row.cells[3] == f"{100 * best['se']:.2f}"
    assert row.cells[4] == f"± {100 * best['margin']:.1f}"
    assert row.cells[5] == f"{best['n_for_margin']:,}"
    # What is used is that design; opened again, the planner begins with the same aim.
    drafts: list[Draft] = []
    view.design_used.connect(lambda draft, _subject: drafts.append(draft))
    view.use()
    (question,) = drafts[0].questions
    assert question.mechanism == DraftMechanism("window", best["probabilities"])
    again = subject_of_draft(editing_of(drafts[0]))
    assert again.request.for_histogram
    assert [row.cells[:2] for row in planned(again).rows][:1] == [row.cells[:2]]
    segments["For its mean"].click()
    assert [row.cells[:2] for row in view.found.rows] == mean
    # Two shares are not told apart by a histogram: what to do instead is said.
    hopeless = planned(Subject(replace(view.subject.request, goal="power", histogram=True)))
    assert hopeless.problem.endswith("give a margin or an ε.")


def test_that_an_epsilon_comes_out_of_a_margin_or_of_two_shares() -> None:
    margin = planned(Subject(PlanRequest(goal="margin", margin=0.03, people=2000, share=0.5)))
    assert margin.request.epsilon == "1.86"
    assert float(margin.rows[0].cells[4].split()[1]) <= 3.0
    power = planned(Subject(PlanRequest(goal="power", tell=(0.1, 0.2), share=0.2, people=2000)))
    assert power.request.epsilon == "0.57"
    assert int(power.rows[0].cells[5].replace(",", "")) <= 2000
    # More is asked of each person where ε must be large.
    many = planned(Subject(replace(TEN, goal="margin", margin=0.066)))
    assert many.request.asking.ask == 2
    assert float(many.rows[0].cells[4].split()[1]) <= 6.6
    hopeless = planned(Subject(PlanRequest(goal="margin", margin=0.001, people=100)))
    assert hopeless.problem == ("Even ε = 4 is not enough for so small a margin; ask more people.")
    assert not hopeless.designs


# Scales


@pytest.mark.parametrize("ask", [1, 3, 10])
@pytest.mark.parametrize(
    ("symbol", "options", "typed", "written"),
    [
        ("p", 2, "3/4", "3/4"),
        ("p", 2, "0.55", "11/20"),
        ("γ", 2, "1/4", "1/4"),
        ("p", 5, "1/3", "1/3"),
    ],
)
def test_that_a_chance_comes_back_as_it_was_typed(
    ask: int, symbol: str, options: int, typed: str, written: str
) -> None:
    scale = ChanceScale(symbol, options, ask)
    epsilon = scale.read(typed)
    assert epsilon is not None
    assert scale.write(epsilon) == written
    p = Fraction(typed) + (Fraction(1, 2) if symbol == "γ" else 0)
    exact = epsilon_upper(((options - 1) * p / (1 - p)) ** ask)
    assert exact <= epsilon + Decimal("1e-26")
    assert epsilon - exact < Decimal("1e-24")


@pytest.mark.parametrize("typed", ["1e-999999999", "1e999999999", "1/0", "9" * 5000, "½", ""])
def test_that_a_chance_that_is_none_is_left_at_once(typed: str) -> None:
    assert ChanceScale("p", 2, 1).read(typed) is None


def test_that_a_slider_in_p_and_back_moves_nothing_else(theme: Theme, window: QMainWindow) -> None:
    view = view_of(Subject(PlanRequest(share=0.5)), theme, window)
    target = view.plan_fields.target
    assert [each.symbol for each in scales_of(view.subject.request)] == ["p", "γ"]
    for symbol, shown in (("p", "685/937"), ("γ", "433/1874"), ("ε", "1.00")):
        target.segments.set_key(symbol)
        target.segments.chosen.emit(symbol)
        assert target.field.text() == shown
        assert view.subject.request.epsilon == "1"
    target.segments.chosen.emit("p")
    target.field.selectAll()
    QTest.keyClicks(target.field, "3/4")
    assert view.found.rows[0].cells[1:3] == ("p = 3/4", "1.10")
    assert shown_epsilon(view) == Fraction("1.10")
    target.segments.chosen.emit("γ")
    assert target.field.text() == "1/4"


# Using it


def test_that_using_a_design_in_the_editor_is_one_step_and_undone_to_the_byte(
    main: MainWindow,
) -> None:
    author, planner = editor_and_planner(main, draft_of_kinds(*FOUR))
    before = write_draft(author.editing.draft)
    steps = len(author.editing.history.past)
    assert planner.head.close_button.text() == "Back to the editor"
    planner.plan_fields.goals.epsilon_field.setValue(2)
    planner.plan_fields.asked.people_field.setValue(555)
    die = next(row.key for row in planner.found.devices if row.key == "device die-forced")
    planner.devices_card.table.row_chosen.emit(die)
    QTest.mouseClick(planner.head.use_button, Qt.MouseButton.LeftButton)
    assert author.place.page is None
    first, *rest = author.editing.draft.questions
    assert first.mechanism is not None
    assert (first.mechanism.name, dict(first.mechanism.values)) == (
        "forced",
        {"truth": "2/3", "yes": "1/2"},
    )
    assert set(first.procedures) == {"spinner", "die", "own-device", "scrambled"}
    assert author.editing.draft.respondents == 555
    assert tuple(rest) == draft_of_kinds(*FOUR).questions[1:]
    assert len(author.editing.history.past) == steps + 1
    author.actions_.undo.trigger()
    assert write_draft(author.editing.draft) == before


@pytest.mark.parametrize("how", list(Split))
def test_that_a_total_is_split_among_all_questions_in_one_step(
    main: MainWindow, how: Split
) -> None:
    author, planner = editor_and_planner(main, draft_of_kinds(*FOUR))
    before = write_draft(author.editing.draft)
    asked = planner.plan_fields.asked
    asked.whole_choice.chosen.emit("all")
    assert shown_epsilon(planner) >= true_epsilon(author.editing.draft)
    planner.plan_fields.goals.epsilon_field.setValue(2)
    planner.cards.cards[0].radio.click()
    asked.split_choice.chosen.emit(how.value)
    margins = [float(row.cells[4].split()[1]) for row in planner.found.rows]
    assert (max(margins) - min(margins) < 0.3) is (how is Split.EQUAL_MARGINS)
    planner.head.use_button.click()
    draft = author.editing.draft
    assert Fraction("1.95") < true_epsilon(draft) <= 2
    assert draft.sample == ()
    author.actions_.undo.trigger()
    assert write_draft(author.editing.draft) == before


def test_that_asking_one_of_them_makes_a_block_and_a_many_of_asks_one_option() -> None:
    editing = editing_of(draft_of_kinds(*FOUR), None)
    subject = subject_of_draft(editing)
    assert subject.request.whole
    wish = replace(subject.request, epsilon="1", some=True)
    found = planned(replace(subject, request=wish))
    draft = with_designs(replace(subject, request=found.request), found.designs)
    (block,) = draft.sample
    assert (len(block.questions), block.ask) == (4, 1)
    assert Fraction("0.97") < true_epsilon(draft) <= 1
    again = subject_of_draft(editing_of(draft, None))
    assert again.request.some
    assert again.request.shown_epsilon == "1.00"
    alone = subject_of_draft(editing_of(draft_of_kinds(*FOUR), 2))
    assert (alone.request.kind, alone.request.items, alone.request.some) == (Kind.MANY_OF, 4, False)
    found = planned(replace(alone, request=replace(alone.request, some=True, epsilon="1")))
    many = with_designs(replace(alone, request=found.request), found.designs).questions[2]
    assert many.ask == 1
    assert many.mechanism is not None
    assert dict(many.mechanism.values) == {"p": "685/937"}


def test_that_options_are_drawn_in_the_plan_of_a_whole_survey_in_one_step(
    main: MainWindow,
) -> None:
    draft = draft_of_kinds(Kind.YES_NO, Kind.MANY_OF)
    author, planner = editor_and_planner(main, draft)
    before = write_draft(author.editing.draft)
    planner.plan_fields.asked.whole_choice.chosen.emit("all")
    planner.plan_fields.goals.epsilon_field.setValue(2)
    everything, _, options, *_ = planner.found.cards
    assert options.title == "Only one of four options"
    # Each question has ε = 1. An option has a fourth of it, or all of it and a fourth of the
    # people. With a share of 1/2 the variance of Warner's design is as 1/tanh²(ε/2).
    assert not everything.gain
    times = (math.tanh(1 / 2) / math.tanh(1 / 8)) ** 2 / 4
    assert options.gain == f"{times:.1f} times fewer people"
    planner.cards.cards[2].radio.click()
    (chosen,) = [card for card in planner.found.cards if card.chosen]
    assert (chosen.title, chosen.margin) == (options.title, options.margin)
    shown = shown_epsilon(planner)
    planner.head.use_button.click()
    made = author.editing.draft
    assert [question.ask for question in made.questions] == [None, 1]
    assert made.sample == ()
    assert Fraction("1.95") < true_epsilon(made) <= shown == 2
    again = subject_of_draft(editing_of(made, None))
    assert again.request.some_options
    author.actions_.undo.trigger()
    assert write_draft(author.editing.draft) == before
    # Asked of everyone again, all options are.
    back = planned(replace(again, request=replace(again.request, some_options=False)))
    whole = with_designs(replace(again, request=back.request), back.designs)
    assert [question.ask for question in whole.questions] == [None, None]
    assert true_epsilon(whole) <= Fraction(back.request.epsilon)


def test_that_some_of_both_are_offered_where_that_gains_more_than_either() -> None:
    def offered(total: str) -> dict[str, str]:
        subject = subject_of_draft(editing_of(draft_of_kinds(*FOUR), None))
        found = planned(replace(subject, request=replace(subject.request, epsilon=total)))
        return {card.title: card.gain for card in found.cards}

    # An option has more of ε where each person is asked one question: then two are best.
    assert list(offered("4").items()) == [
        ("Ask everyone all four", ""),
        ("Ask each person only one of the four", "3.5 times fewer people"),
        ("Only one of four options", "3.5 times fewer people"),
        ("Only one of the four, two of four options", "4.7 times fewer people"),
    ]


def test_that_only_questions_of_one_condition_are_drawn_from() -> None:
    draft = draft_of(example_survey("bribery"))
    bribe, area = draft.questions
    asked = [
        replace(bribe, id=f"bribe_{n}", ask_if=None if n else AskIf.of("area", "city"))
        for n in range(3)
    ]
    subject = subject_of_draft(editing_of(draft.with_questions((area, *asked)), None))
    assert subject.request.whole
    assert not subject.request.can_ask_some
    found = planned(replace(subject, request=replace(subject.request, epsilon="1", some=True)))
    assert asking_cards(found.request) == ()
    made = with_designs(replace(subject, request=found.request), found.designs)
    assert made.sample == ()
    assert examine(survey_bytes(made)).may_be_collected
    assert Fraction("0.95") < true_epsilon(made) <= 1


def test_that_a_design_is_not_lost_where_the_editor_is_not_awaited(
    main: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    main.plan()
    planner = main.current_view
    assert isinstance(planner, PlannerView)
    planner.plan_fields.asked.questions_field.setValue(3)
    wish, cut_short = planner.subject.request, planned(planner.subject)
    with monkeypatch.context() as patched:
        patched.setattr("app.shell.stage.is_loaded", lambda module: "author" not in module)
        planner.head.use_button.click()
        loading = main.current_view
        assert isinstance(loading, BusyPage)
        loading.cancelled.emit()
    again = main.current_view
    assert isinstance(again, PlannerView)
    assert (again.subject.request, again.found) == (wish, cut_short)
    again.head.use_button.click()
    author = main.current_view
    assert isinstance(author, AuthorView)
    assert len(author.editing.draft.questions) == 3
    qtbot.waitUntil(lambda: not shiboken6.isValid(again))


def test_that_home_and_a_study_begin_a_new_survey_with_the_design(
    main: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    main.plan()
    planner = main.current_view
    assert isinstance(planner, PlannerView)
    planner.plan_fields.asked.questions_field.setValue(3)
    planner.head.use_button.click()
    author = main.current_view
    assert isinstance(author, AuthorView)
    draft = author.editing.draft
    assert len(draft.questions) == 3
    assert draft.sample[0].ask == 1
    assert true_epsilon(draft) <= 1
    main.analyse(new_study(tmp_path / "some.study"))
    study = main.current_view
    qtbot.waitUntil(lambda: not study.busy)  # type: ignore[attr-defined]  # of a study
    study.frame.show_planner()  # type: ignore[attr-defined]
    planner = planner_of(study)  # type: ignore[arg-type]
    assert planner.head.close_button.text() == "Back to the results"
    planner.head.use_button.click()
    begun = main.current_view
    assert isinstance(begun, AuthorView)
    assert begun.editing.draft.questions
    assert begun.editing.origin is None


@pytest.mark.parametrize("kind", list(KINDS.values()))
def test_that_a_new_survey_of_any_kind_holds_the_design_and_no_more(kind: Kind) -> None:
    options = 2 if kind is Kind.YES_NO else 5
    for questions in (1, 1 if kind is Kind.MANY_OF else 4):
        for some in (True, False):
            found = planned(Subject(PlanRequest(kind, options, questions, "1.3", some=some)))
            draft = with_designs(Subject(found.request), found.designs)
            assert Fraction("1.2") < true_epsilon(draft) <= Fraction("1.3")


# Walks


@pytest.mark.parametrize("seed", range(4))
def test_that_no_walk_over_the_fields_shows_less_than_is_true(
    seed: int, theme: Theme, window: QMainWindow
) -> None:
    chance = random.Random(seed)  # noqa: S311 - which walk it is
    place = "editor" if seed % 2 else "home"
    draft = draft_of_kinds(*FOUR) if seed % 2 else Draft()
    subject = subject_of_draft(editing_of(draft, chance.randrange(4))) if seed % 2 else Subject()
    view = view_of(subject, theme, window)
    assert view.subject.place == place
    plan_fields, asked, goals = view.plan_fields, view.plan_fields.asked, view.plan_fields.goals

    def choose_row() -> None:
        keys = [row.key for row in (*view.found.rows, *view.found.devices) if row.key]
        if keys:
            view.mechanisms_card.table.row_chosen.emit(chance.choice(keys))

    def choose_card() -> None:
        if seen := [each for each in view.cards.cards if each.isVisible()]:
            chance.choice(seen).radio.click()

    edits = [
        lambda: plan_fields.target.slider.setValue(chance.randrange(401)),
        lambda: plan_fields.target.segments.chosen.emit(chance.choice(plan_fields.target.offered)),
        lambda: goals.radios[chance.choice(list(goals.radios))].click(),
        lambda: goals.margin_field.setValue(chance.uniform(0.1, 40)),
        lambda: goals.share_field.setValue(chance.uniform(0, 100)),
        lambda: goals.epsilon_field.setValue(chance.uniform(0.1, 4)),
        lambda: asked.people_field.setValue(chance.choice([1, 3, 200, 2000, 100_000])),
        lambda: asked.share_field.setValue(chance.uniform(0, 100)),
        choose_card,
        choose_row,
    ]
    if seed % 2:
        edits.append(lambda: asked.whole_choice.chosen.emit(chance.choice(["one", "all"])))
        edits.append(lambda: asked.split_choice.chosen.emit(chance.choice(list(Split)).value))
    else:
        edits.append(lambda: asked.kind_field.setCurrentIndex(chance.randrange(5)))
        edits.append(lambda: asked.options_field.setValue(chance.randrange(1, 30)))
        edits.append(lambda: asked.questions_field.setValue(chance.randrange(1, 12)))
    for _ in range(30):
        chance.choice(edits)()
        if view.found.problem:
            assert not view.head.use_button.isEnabled()
            continue
        made = with_designs(view.subject, view.found.designs)
        assert true_epsilon(made) <= shown_epsilon(view)
        own = Subject(view.subject.request)
        assert Decimal(own.request.epsilon) <= Decimal(goals.epsilon_field.text())
        plain = editing_of(draft, None)
        before = write_draft(plain.draft)
        plain.redesign(made)
        plain.undo()
        assert write_draft(plain.draft) == before


def test_that_alone_and_together_lead_to_each_other() -> None:
    subject = subject_of_draft(editing_of(draft_of_kinds(*FOUR), 1))
    together = planned_whole(subject)
    assert Fraction(together.request.epsilon) >= Fraction(epsilon_upper(ratio_of(subject.draft)))
    assert planned_alone(together).request == subject.request


def test_that_what_cannot_be_planned_yet_is_named(theme: Theme, window: QMainWindow) -> None:
    draft = draft_of_kinds(Kind.YES_NO, Kind.ONE_OF)
    half = DraftMechanism("k-ary", {"p": "1/"})
    broken = replace(draft.questions[1], mechanism=half)
    view = view_of(
        subject_of_draft(editing_of(draft.with_questions((draft.questions[0], broken)), 0)),
        theme,
        window,
    )
    assert "Left out, as too little of them is written: 1." in view.plan_fields.total_label.text()


def test_that_a_survey_in_which_nothing_is_randomized_is_told_to_have_no_epsilon(
    theme: Theme, window: QMainWindow
) -> None:
    plain = Draft(title={"en": "T"}, respondents=PEOPLE)
    clear, _ = edits.add(plain, Kind.YES_NO)
    assert not clear.questions[0].sensitive
    for draft, told in (
        (clear, "Nothing in this survey is randomized."),
        (draft_of_kinds(Kind.YES_NO), "ε –"),
    ):
        view = view_of(subject_of_draft(editing_of(draft, 0)), theme, window)
        view.plan_fields.asked.people_field.setValue(1)
        view.plan_fields.goals.margin_field.setValue(0.1)
        assert view.found.problem
        assert view.plan_fields.total_label.text() == told
        assert told in plan_text(view.subject, view.found)


# By hand and by ear


def test_that_it_is_used_by_keyboard_alone(theme: Theme, window: QMainWindow, qtbot: QtBot) -> None:
    view = view_of(Subject(TEN), theme, window)
    with qtbot.waitActive(window):
        window.activateWindow()
    view.setFocus()

    def focused() -> QWidget:
        return QApplication.focusWidget() or view

    def tab_to(name: str) -> None:
        for _ in range(60):
            if name in (focused().objectName(), focused().accessibleName()):
                return
            QTest.keyClick(focused(), KEY.Key_Tab)
        raise AssertionError(f"the keyboard does not come to {name}")

    tab_to("ask_some")
    QTest.keyClick(focused(), KEY.Key_Up)
    assert [each.radio.isChecked() for each in view.cards.cards[:2]] == [True, False]
    QTest.keyClick(focused(), KEY.Key_Down)
    assert [each.radio.isChecked() for each in view.cards.cards[:2]] == [False, True]
    tab_to("Devices")
    table = view.devices_card.table
    table.setCurrentIndex(table.rows_model.index(1, 0))
    QTest.keyClick(table, KEY.Key_Return)
    assert view.found.chosen == "device cards-rank"
    assert table.currentIndex().row() == 1
    with qtbot.waitSignal(view.closed):
        QTest.keyClick(view, KEY.Key_Escape)


def test_that_the_whole_plan_is_copied(theme: Theme, window: QMainWindow) -> None:
    view = view_of(Subject(TEN), theme, window)
    QTest.mouseClick(view.head.copy_button, Qt.MouseButton.LeftButton)
    mime = QGuiApplication.clipboard().mimeData()
    for row in (*view.found.rows, *view.found.devices):
        assert "\t".join(row.cells) in mime.text()
        for cell in row.cells:
            assert f"<td>{cell}</td>" in mime.html()
    for words in ("Ten yes/no questions", "2,000 people", "8.6 times fewer", "ε 1.00 in all"):
        assert words in mime.text()
        assert words in mime.html()

"""One margin, and one number of people, wherever either is told of a question."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from decimal import Decimal, getcontext
from fractions import Fraction
from typing import Any

import pytest
from analyst_studies import survey_bytes
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from planner_stand import draft_of_kinds, editing_of, view_of
from PySide6.QtWidgets import QMainWindow

from app.author.editing.costs import costs
from app.author.editing.editing import Editing
from app.author.editing.planned import subject_of_draft
from app.author.handing_out import ethics
from app.charts.paper import Cell
from app.commands import cli
from app.planner.expected import expected
from app.planner.plan_request import Goal, PlanRequest, PowerRequest, Subject
from app.planner.planned import planned
from app.planner.powers import power_table
from app.planner.words import table_title
from app.theme import Theme
from core.draft import draft_of
from core.files import canonical
from core.files.canonical import Json
from core.plan.asking import Asking
from core.plan.split import PlannedPart, Split, split
from core.rehearse.simulation import simulate
from core.survey import Kind, Survey, read

PEOPLE = 1001  # no part of it is a whole number
Z = 1.959963984540054

WARNER = {"name": "warner", "p": "3/4"}
FORCED = {"name": "forced", "truth": "2/3", "yes": "1/2"}
MIRRORED = {"name": "warner", "p": "3/5"}
KARY = {"name": "k-ary", "p": "2/5"}
OPTIONS: list[Json] = [{"id": f"o{i}", "text": f"Office {i}"} for i in range(4)]
EIGHT: list[Json] = [{"id": f"o{i}", "text": f"Office {i}"} for i in range(8)]
NEARLY = {"name": "k-ary", "p": "331/848"}
QUESTIONS: dict[str, dict[str, Any]] = {
    "two coins": {"kind": "yes-no", "mechanism": WARNER},
    "a die": {"kind": "yes-no", "mechanism": FORCED},
    "one of four": {"kind": "one-of", "options": OPTIONS, "mechanism": KARY},
    # At this ε a subset has an error less by half a hundredth.
    "one of eight": {"kind": "one-of", "options": EIGHT, "mechanism": NEARLY},
    "many of four": {"kind": "many-of", "options": OPTIONS, "mechanism": MIRRORED},
}
# n times the variance of one share at .1, from λ(1−λ)/(p*−q*)² with λ = q* + (p*−q*)·.1
VARIANCES = {
    "two coins": 0.3 * 0.7 / 0.5**2,
    "a die": (7 / 30) * (23 / 30) / (2 / 3) ** 2,
    "one of four": 0.22 * 0.78 / 0.2**2,
    "many of four": 0.42 * 0.58 / 0.2**2,
}
BLOCKS = {"all": None, "one of three": 1, "two of three": 2}


def survey_of(name: str, block: int | None, ask: int | None) -> Survey:
    """Return three questions alike, of which each person is asked some."""
    own: dict[str, Json] = dict(QUESTIONS[name]) | ({} if ask is None else {"ask": ask})
    if own["kind"] == "yes-no":
        own |= {"procedures": ["scrambled"]}
    asked = [own | {"id": f"q{i}", "text": f"Have you done it, place {i}?"} for i in range(3)]
    whole = json.loads(survey_bytes(*asked))
    if block is not None:
        whole["sample"] = [{"questions": ["q0", "q1", "q2"], "ask": block}]
    return read(canonical.write(whole))


def asked_of_command(wish: PlanRequest, questions: int, ask: int) -> list[dict[str, Any]]:
    """Return what `candor plan` gives where so many questions like this share their ε."""
    epsilon = getcontext().multiply(wish.target, ask)
    asked = ["--questions", str(questions), "--ask", str(ask)]
    if wish.kind is Kind.MANY_OF:
        asked = ["--ask", str(wish.asking.ask)]
    if wish.kind is not Kind.YES_NO:
        asked += ["--options", str(wish.options)]
    of = ["--kind", str(wish.kind), "--epsilon", str(epsilon), "--share", "0.1"]
    done = CliRunner().invoke(cli, ["plan", *of, *asked, "--respondents", str(PEOPLE), "--json"])
    assert done.exit_code == 0, done.output
    found: list[dict[str, Any]] = json.loads(done.stdout)["options"]
    return found


CASES = [
    (name, block, ask)
    for name in VARIANCES
    for block in BLOCKS.values()
    for ask in ((None, 1, 3) if name == "many of four" and block is None else (None,))
]


@pytest.mark.parametrize(("name", "block", "ask"), CASES)
def test_that_every_page_tells_one_margin_and_one_number_of_people(
    name: str, block: int | None, ask: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    survey = survey_of(name, block, ask)
    question = survey.questions[0]
    assert question.channel is not None
    part = (1 if block is None else block / 3) * (1 if ask is None else ask / 4)
    margin = Z * math.sqrt(VARIANCES[name] / (PEOPLE * part))

    # The editor.
    editing = Editing(draft_of(survey, PEOPLE))
    editing.choose("q0")
    told = costs(editing)
    assert told.margin == pytest.approx(margin, rel=1e-12)
    assert told.people == int(PEOPLE * part + 1e-9)

    # The page for an ethics board.
    cells: list[list[Cell]] = []
    monkeypatch.setattr(ethics, "draw_table", lambda _paper, _heads, rows, _w: cells.extend(rows))
    ethics.ethics_page(survey, PEOPLE)
    row = next(
        row for row in cells if len(row) == 5 and row[0].text == "Have you done it, place 0?"
    )
    assert row[3].text == f"± {100 * margin:.2f} points"
    assert row[1].text.removeprefix("about ") == f"{told.people:,}"

    # The planner, where it plans the same fractions.
    subject = subject_of_draft(editing)
    subject = replace(subject, request=replace(subject.request, share=0.1))
    if ask == 3:  # it would ask one option of each person
        assert subject.request.asking.part == Fraction(1, 4)
        part = 0.25
    found = planned(subject)
    assert table_title(found).split(" people")[0].endswith(f"{int(PEOPLE * part + 1e-9):,}")
    made = subject.request.asked().plan(subject.request.target)
    own = next(o for o in made.options if o.mechanism_name == question.channel.name)
    unit = own.mechanism.unit_variance((0.1,))
    assert own.margin == pytest.approx(Z * math.sqrt(unit / (PEOPLE * part)), rel=1e-12)
    if own.mechanism == question.channel and ask != 3:
        assert own.margin == pytest.approx(margin, rel=1e-12)

    # The command, asked for the same: so many questions of the kind, or so many options.
    if block is None or question.kind is not Kind.MANY_OF:
        told_by_command = asked_of_command(subject.request, 1 if block is None else 3, block or 1)
        same = next(each for each in told_by_command if each["mechanism"] == own.mechanism_name)
        assert same["margin"] == pytest.approx(own.margin, rel=1e-12)

    # What the rehearsal is held against: of those who were asked in it, about so many.
    shares = {each.id: dict.fromkeys(each.option_ids, 0.1) for each in survey.questions}
    if question.kind is not Kind.MANY_OF:
        rest = 0.9 / (len(question.option_ids) - 1)
        shares = {id_: dict.fromkeys(of, rest) for id_, of in shares.items()}
        for of in shares.values():
            of[question.option_ids[0]] = 0.1
    runs = simulate(survey, PEOPLE, 40, 7, shares)[0]
    assert Z * runs.options[0].planned == pytest.approx(margin, rel=0.02)


@pytest.mark.parametrize("block", [None, 1, 2])
def test_that_what_a_study_expects_is_of_those_who_are_asked(block: int | None) -> None:
    part = 1 if block is None else block / 3
    told = expected(survey_of("two coins", block, None))
    assert told is not None
    margin = 100 * Z * math.sqrt(0.84 / (1200 * part))
    assert told[1] == f"± {margin:.1f} points"


@pytest.mark.parametrize("respondents", [500, 1001, 2000])
def test_that_the_planners_card_and_table_need_the_same_people(respondents: int) -> None:
    """Also where a question keeps a mechanism that is hardly worse than the best."""
    editing = Editing(draft_of(survey_of("one of eight", 1, None), respondents))
    editing.choose(None)
    found = planned(subject_of_draft(editing))
    (chosen,) = [card for card in found.cards if card.chosen]
    people = max(int(row.cells[5].replace(",", "")) for row in found.rows)
    assert chosen.people.startswith(f"{people:,} people")
    assert chosen.margin == max((row.cells[4] for row in found.rows), key=len)


def test_that_a_block_and_the_options_in_it_need_people_in_one_step() -> None:
    """Rounding up twice needs more people than are enough."""
    part = PlannedPart(Kind.MANY_OF, 4, 0.1, Asking(4, 3))
    (made, _) = split(
        [part, PlannedPart(Kind.YES_NO)], Decimal(1), 700, Split.EVENLY, ask=1, margin=0.05
    )
    best = made.options[0]
    unit = best.mechanism.unit_variance((0.1,))
    least = math.ceil(math.ceil(unit * (Z / 0.05) ** 2) / (3 / 8))
    assert best.n_for_margin == least
    assert best.margin == pytest.approx(Z * math.sqrt(unit / (700 * 3 / 8)), rel=1e-12)


KINDS = (Kind.YES_NO, Kind.ONE_OF, Kind.MANY_OF, Kind.RATING, Kind.NUMBER)
GOALS: tuple[Goal, ...] = ("epsilon", "margin", "power")


POWERS = {"share": "power", "groups": "group_power", "odds": "coefficient_power"}


def percent(part: float) -> str:
    return f"{100 * part:.1f}".removesuffix(".0") + "%"


def powers_by_command(wish: PlanRequest, document: dict[str, Any]) -> list[tuple[str, ...]]:
    """What `candor plan` tells of power, as the window writes it."""
    found = []
    against, share = wish.tell
    for each in document[POWERS[wish.power.compared]]:
        told = [each["mechanism"], percent(each["power"])]
        if wish.power.compared == "share":
            off = each["detectable"]
            least = None if off is None else against + (off if share > against else -off)
            told += [str(each["n_stays"]), "–" if least is None else percent(least)]
        elif wish.power.compared == "groups":
            told.append(" and ".join(str(n) for n in each["needed"]))
        else:
            told.append(str(each["n_normal"]))
        found.append(tuple(told))
    return found


def by_command(
    wish: PlanRequest,
) -> tuple[list[tuple[str, str, str]], list[tuple[str, ...]]]:
    """What `candor plan` tells of a wish: each mechanism, its margin and people; and powers."""
    given: dict[str, object] = {
        "--kind": str(wish.kind),
        "--respondents": wish.people,
        "--epsilon": wish.epsilon,
    }
    if wish.kind is not Kind.YES_NO:
        given["--options"] = wish.options
    if wish.kind is not Kind.MANY_OF:
        given["--questions"] = wish.questions
    if wish.items > 1:
        given["--ask"] = wish.asking.ask
    power, asked = wish.goal == "power", wish.power
    given |= {"--share": wish.share, "--power": asked.power, "--alpha": asked.alpha}
    if not power:
        given["--margin"] = wish.margin
    if power or asked.compared == "share":
        given["--against"] = wish.tell[0]
    if asked.compared == "groups":
        given["--second-share"] = wish.tell[0]
        if asked.second_people:
            given["--second-respondents"] = asked.second_people
    if asked.compared == "odds":
        given["--odds-ratio"] = asked.odds_ratio
        if asked.part is not None:
            given["--group-part"] = asked.part
    arguments = [str(part) for pair in given.items() for part in pair]
    sides = ["--two-sided"] if asked.two_sided else []
    result = CliRunner().invoke(cli, ["plan", *arguments, *sides, "--json"])
    assert result.exit_code == 0, result.output
    document = json.loads(result.stdout)
    needed = {each["mechanism"]: each["n_for_margin"] for each in document["options"]}
    if power:
        needed = {each["mechanism"]: each["n_stays"] for each in document["power"]}
    margins = [
        (name, f"± {100 * each['margin']:.1f}", str(needed.get(name, "–")))
        for each in document["options"]
        for name in [each["mechanism"]]
    ]
    return margins, powers_by_command(wish, document)


@settings(max_examples=40, deadline=None)
@given(
    kind=st.sampled_from(KINDS),
    options=st.integers(2, 9),
    questions=st.sampled_from([1, 1, 3]),
    some=st.booleans(),
    epsilon=st.sampled_from(["0.7", "1", "2.5"]),
    people=st.sampled_from([377, 1200, 5000]),
    goal=st.sampled_from(GOALS),
    tell=st.sampled_from([(0.1, 0.2), (0.3, 0.15), (0.05, 0.35)]),
    asked=st.builds(
        PowerRequest,
        compared=st.sampled_from(list(POWERS)),
        power=st.sampled_from([0.8, 0.9]),
        alpha=st.sampled_from([0.05, 0.01]),
        two_sided=st.booleans(),
        second_people=st.sampled_from([None, 700]),
        odds_ratio=st.sampled_from([2.5, 0.5]),
        part=st.sampled_from([0.3, None]),
    ),
)
def test_that_window_and_command_plan_alike(
    kind: Kind,
    options: int,
    questions: int,
    some: bool,
    epsilon: str,
    people: int,
    goal: Goal,
    tell: tuple[float, float],
    asked: PowerRequest,
) -> None:
    if kind is not Kind.YES_NO and asked.compared == "odds":
        asked = replace(asked, compared="groups")
    options = 2 if kind is Kind.YES_NO else options
    questions = 1 if kind is Kind.MANY_OF else questions
    wish = PlanRequest(
        kind, options, questions, epsilon, people, tell[1], 0.06, goal=goal, tell=tell, power=asked
    )
    found = planned(Subject(replace(wish, some=some)))
    if found.problem:
        return
    rows = [row for row in found.rows if row.strength != "muted"]
    shown = [(row.key, row.cells[4], row.cells[5].replace(",", "")) for row in rows]
    assert found.plan is not None
    powers = [
        (row.key, *(cell.replace(",", "") for cell in row.cells[1:]))
        for row in power_table(found.plan, found.request).rows
    ]
    assert (shown, powers) == by_command(found.request)


def test_that_the_share_to_tell_is_the_one_that_is_planned_for(
    theme: Theme, window: QMainWindow
) -> None:
    """Two fields show it: whichever is changed changes the other."""
    view = view_of(Subject(PlanRequest(Kind.ONE_OF, 5)), theme, window)
    goals, asked = view.plan_fields.goals, view.plan_fields.asked
    goals.radios["power"].setChecked(True)
    assert (view.subject.request.share, asked.share_field.value()) == (0.15, 15)
    asked.share_field.setValue(30)
    assert view.subject.request.tell == (0.1, 0.3)
    assert goals.share_field.value() == 30
    goals.share_field.setValue(25)
    assert (view.subject.request.share, asked.share_field.value()) == (0.25, 25)


@pytest.mark.parametrize("kinds", [KINDS[:3], KINDS])
def test_that_a_headline_has_the_margin_of_each_question(kinds: tuple[Kind, ...]) -> None:
    """Of many the least and the largest; the rows beneath name them all."""
    found = planned(subject_of_draft(editing_of(draft_of_kinds(*kinds), None)))
    (chosen,) = [card for card in found.cards if card.chosen]
    rows = [row.cells[4] for row in found.rows]
    by_size = sorted(rows, key=lambda margin: float(margin.removeprefix("± ")))
    assert len(set(rows)) > 2
    told = " · ".join(rows) if len(rows) == 3 else f"{by_size[0]} to {by_size[-1]}"
    assert chosen.margin == told

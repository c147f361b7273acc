"""What is looked at is one value: every step is taken back, named, and written down as data."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path

import pytest
from analyst_studies import OFFICES, Looker, content
from PySide6.QtWidgets import QApplication

from app.analyses.content import StudyContent, load
from app.analyses.parts import TablePart
from app.analyses.request import (
    AnalysisRequest,
    Checking,
    Choices,
    Modelling,
    changed,
    recalled,
    remembered,
)
from app.analyses.tallies import Kept, tallies_of
from app.analyses.words.methods import method_line
from app.analyst.state.comparing import comparable
from app.analyst.state.result import result_of
from app.analyst.window.actions import Actions
from app.kit.history import History
from core.count.raking import Margin
from core.count.sampling_design import Design
from core.count.tally import Tally
from core.examples import example_path
from core.files import canonical
from core.inference.intervals import Interval
from core.privacy.mechanisms import OneBit
from core.progress import Cancelled
from core.rehearse import invent, rehearse, write_responses
from core.response.file import Response
from core.study import Study, import_paths
from core.survey import Kind, Question, Survey, read

OTHER = AnalysisRequest(
    analysis="cross",
    questions=("gift", "clerk"),
    study=1,
    where="clerk = yes",
    split="clerk",
    weights="years",
    design=Design("clerk", "office", (Margin("clerk", (("yes", 0.1), ("no", 0.9))),)),
    options=("", "o1"),
    against=0.2,
    chosen=("o1", "o2"),
    choices=Choices(
        consistent=True,
        interval=Interval.WILSON,
        level=0.999,
        simultaneous=True,
        counts=True,
        raw=True,
        truth=False,
        curator=False,
        largest_first=False,
        curve=False,
        explanation=False,
        parts=False,
        beside=False,
        stacked=False,
        surface=True,
        differences=False,
        among_all=False,
        shares_of="rows",
        edge=40,
        bin_width=5,
        smoothed=True,
        language="de",
    ),
    page="checks",
    checks=Checking("gift", 0.15, "clerk", 0.02),
    population=1_000,
    without_flagged=True,
    then="sex",
    models=Modelling(("bribe ~ area", "gift ~ 1"), 1, effects=True),
)
NAMES = [
    *(field.name for field in fields(AnalysisRequest) if field.name != "choices"),
    *(field.name for field in fields(Choices)),
]


def with_other(name: str) -> AnalysisRequest:
    """What is looked at first, but for the one thing of this name."""
    if name in {field.name for field in fields(AnalysisRequest)}:
        return replace(AnalysisRequest(), **{name: getattr(OTHER, name)})
    return AnalysisRequest().choosing(**{name: getattr(OTHER.choices, name)})


@pytest.mark.parametrize("name", NAMES)
def test_that_every_step_is_named_taken_back_and_written_down(
    name: str, qapp: QApplication
) -> None:
    begun, other = AnalysisRequest(), with_other(name)
    assert other != begun
    assert changed(begun, other) == changed(other, begun) == name
    history = History(begun).step(other)
    assert history.undo().now == begun
    assert history.undo().redo().now == other
    assert recalled(canonical.read(canonical.write(remembered(other)))) == other  # type: ignore[arg-type]
    actions = Actions(qapp)
    actions.name_steps(name, name)
    told = actions.step_names()[name]
    assert actions.undo.text() == f"&Undo: {told}"
    assert actions.redo.toolTip().startswith(f"Redo: {told}")


def test_that_a_step_of_another_question_is_taken_back() -> None:
    shown = Looker(content()).shown.at(1)
    assert (shown.entry.question.id, shown.undoes) == ("gift", "questions")
    counted = shown.looked(shown.request.choosing(counts=True))
    assert counted.undoes == "counts"
    back = replace(counted, history=counted.history.undo().undo())
    assert (back.entry.question.id, back.choices.counts) == ("office", False)
    assert (back.undoes, back.redoes) == ("", "questions")
    assert replace(back, history=back.history.redo()).entry.question.id == "gift"


def test_that_steps_to_what_is_gone_are_forgotten() -> None:
    shown = Looker(content()).shown.at(1).at(3)
    held = content()
    less = replace(held, survey=replace(held.survey, questions=held.survey.questions[:2]))
    shown = shown.holding([less])
    assert shown.entry.question.id == "office"
    assert [request.questions for request in shown.history.past] == [("office",), ("gift",)]


def test_that_what_led_nowhere_is_forgotten_either_way() -> None:
    history = History(1).step(2).step(3)
    assert history.back_to(2) == History(2, (1,))
    back = history.undo().undo()
    assert back.back_to(2) == History(2, (), (3,))
    assert history.back_to(7) == History(7, (1, 2))


def test_that_what_is_remembered_of_another_version_does_no_harm() -> None:
    for written in ({"where": ["__import__('os')"]}, {"questions": 3}, {"choices": {"level": "9"}}):
        assert recalled(written) == AnalysisRequest()
    assert recalled({"new": 1, "split": "clerk"}) == AnalysisRequest(split="clerk")


AREAS = example_path("bribery").read_bytes()
ABROAD = "area in (town, country)"


@pytest.fixture(scope="module")
def people() -> list[Response]:
    survey = read(AREAS)
    return list(rehearse(survey, invent(survey, 300, 5), 6))


@pytest.fixture(scope="module")
def study(people: list[Response], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("looking")
    write_responses(people, folder / "in", len(people))
    with Study.create(folder / "a.study", AREAS) as made:
        assert import_paths(made, [folder / "in"]).accepted == len(people)
    return folder / "a.study"


def share_of(people: list[Response], *areas: int) -> tuple[int, str]:
    """How many live there, and the share of Yes among them by METHODS §2, in per cent."""
    words = [one.answers["bribe"] for one in people if one.answers["area"] in areas]
    yes = sum(word == 1 for word in words)
    return len(words), f"{100 * (yes / len(words) - 0.25) / 0.5:.2f}"


def test_that_groups_and_those_who_count_are_counted_anew(
    study: Path, people: list[Response]
) -> None:
    contents, kept = [load(study)], Kept()
    request = AnalysisRequest(questions=("bribe",), where=ABROAD, split="area")
    for _ in range(2):  # the second time of what was kept
        result = result_of(request, contents, kept)
        table = next(part.table for part in result.parts if isinstance(part, TablePart))
        expected = [None, share_of(people, 1), share_of(people, 2), share_of(people, 1, 2)]
        for row, known in zip(table.rows, expected, strict=True):
            n, share = known or (0, "–")
            assert (row[1].value, row[3].text.replace("\N{MINUS SIGN}", "-")) == (n, share)
        assert [row[0].value for row in table.rows][1:] == [
            "In a town",
            "In the countryside",
            "All",
        ]
    # What is looked at otherwise is not confused with it.
    whole = result_of(replace(request, where="", split=None), contents, kept)
    assert "n = 300 ·" in whole.head.paragraphs[0]


@pytest.mark.parametrize(
    "viewed",
    [
        AnalysisRequest("cross", ("bribe", "area")),
        AnalysisRequest("cross", ("bribe", "area"), where=ABROAD),
        AnalysisRequest("cross", ("bribe", "area"), design=Design(strata="area")),
        AnalysisRequest(questions=("bribe",), split="area"),
        AnalysisRequest(questions=("bribe",), where=ABROAD),
    ],
)
def test_that_reading_responses_tells_where_it_is_and_ends_when_asked(
    study: Path, viewed: AnalysisRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents = [load(study)]
    monkeypatch.setattr("core.study.responses_that_count._CHUNK", 10)
    told: list[tuple[int, int]] = []
    result_of(viewed, contents, Kept(), lambda done, total: told.append((done, total)))
    of_all = [done for done, total in told if total == 300]
    assert {*of_all} == {*range(0, 301, 10)}
    if viewed.analysis != "cross":
        assert len(of_all) == 31  # read once, for the counts and for how many count
    read = 0

    def ask(_done: int, total: int) -> None:
        nonlocal read
        read += total == 300
        if read == 3:
            raise Cancelled

    kept = Kept()
    with pytest.raises(Cancelled):
        result_of(viewed, contents, kept, ask)
    assert read == 3
    assert not kept.joint  # of which a part is not taken for the whole


def test_that_a_population_that_cannot_count_is_told() -> None:
    bit, grid = OneBit(11, Fraction(3, 4)), {"low": 0, "high": 10, "step": 1}
    whole = Question("hours", Kind.NUMBER, "Hours?", channel=bit, **grid)  # type: ignore[arg-type]
    given = Question("age", Kind.NUMBER, "Age?", **grid)  # type: ignore[arg-type]
    counts = {"hours": Tally(whole, 20, (9,)), "age": Tally(given, 20, (), 90, 500)}
    survey = Survey(("en",), "Title", (whole, given))
    shown = StudyContent(survey, 20, None, counts)
    lines = []
    for request in (AnalysisRequest(questions=(id_,), population=25) for id_ in ("hours", "age")):
        tallies = tallies_of(request, [shown])
        (question,) = tallies.questions
        lines.append(method_line(tallies.estimate(question)))
    assert "· as of a large population ·" in lines[0]
    assert "· of a population of 25 ·" in lines[1]
    assert [
        comparable(AnalysisRequest(questions=(id_,)), shown, shown).drawn for id_ in counts
    ] == [
        False,
        True,
    ]


def test_that_weighted_reports_have_an_interval_of_theirs(tmp_path: Path) -> None:
    survey = read(OFFICES)
    made = list(rehearse(survey, invent(survey, 60, 1), 1))
    write_responses(made, tmp_path / "in", len(made))
    with Study.create(tmp_path / "o.study", OFFICES) as opened:
        import_paths(opened, [tmp_path / "in"])
    request = AnalysisRequest(questions=("gift",), weights="years")
    kept, contents = Kept(), [load(tmp_path / "o.study")]
    head = result_of(request, contents, kept).head.paragraphs[0]
    years = [int(str(one.answers["years"])) for one in made]
    kish = sum(years) ** 2 / sum(year**2 for year in years)
    assert f"Kish’s effective n = {kish:,.0f}" in head
    assert "Clopper-Pearson" in head
    # Of every question, also where a share lies outside and where there is a mean alone.
    for question in survey.questions:
        of_one = replace(request, questions=(question.id,))
        assert result_of(of_one, contents, kept).chart is not None


def test_that_what_is_in_no_file_is_not_counted_anew() -> None:
    with pytest.raises(ValueError, match="not held in a file"):
        result_of(AnalysisRequest(questions=("gift",), split="clerk"), [content()], Kept())

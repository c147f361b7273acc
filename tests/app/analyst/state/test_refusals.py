"""What the analyst's view shows is decided without a window, from tallies."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from math import comb
from pathlib import Path

import pytest
from analyst_studies import (
    Content,
    Looker,
    content,
    new_study,
    other_answer,
    responses,
    survey_bytes,
    write_folder,
)

from app.analyses.content import StudyContent, load
from app.analyses.findings import chances_of, figure_of, looked_at, randomized_by_people
from app.analyst.state.conflicts import compared
from app.analyst.state.example import NAMES, make_example, people_in, stage_of
from app.analyst.state.refusals import (
    HEADINGS,
    SKIPPED,
    NotAccepted,
    as_csv,
    collect,
    printable,
    read_record,
    record_as_csv,
)
from app.export import file_bytes
from app.export.study.estimates import estimates_of
from app.kit.history import History
from app.planner.curve_data import by_epsilon, by_people
from app.planner.expected import expected
from app.planner.plan_request import first_request, subject_of
from app.planner.planned import planned
from core.count.tally import Tally
from core.estimate import estimate
from core.facts.errors import Code
from core.inference.binomial import Count
from core.inference.intervals import Interval
from core.inference.likelihood import chance_when_none
from core.present.chart import BarChart, CurveChart
from core.privacy.procedures import Procedure
from core.progress import Cancelled
from core.survey import AskIf, Kind, read


def flow_at(question: int, n: int = 1204, yes: int = 412) -> Looker:
    return Looker(content(n, yes), place=question)


def test_that_a_study_is_read_as_its_tallies(tmp_path: Path) -> None:
    path = new_study(tmp_path / "sales.study")
    folder = write_folder(tmp_path / "in", responses(30, 70), 3)
    collected = collect(path, [folder])
    again = load(path)
    assert again.n == collected.content.n == 100
    assert again.rehearsal is True
    assert again.tallies == collected.content.tallies
    saved = sum(int(str(r.answers["sales"])) for r in responses(30, 70))
    assert again.tallies["sales"].counts == (saved, 100 - saved)


def test_that_every_file_that_was_not_accepted_stands_in_the_list(tmp_path: Path) -> None:
    path, good = new_study(tmp_path / "sales.study"), responses(5, 5)
    folder = write_folder(tmp_path / "in", good, 4)
    (folder / "other.response").write_bytes(other_answer(good[2]))
    collected = collect(path, [folder])
    assert [row.code for row in collected.rows] == [*[Code.SYNTAX] * 4, Code.CONFLICT]
    rows = list(csv.reader(io.StringIO(as_csv(collected.rows))))
    assert tuple(rows[0]) == HEADINGS
    assert len(rows) == 6
    assert rows[1][0] == "bad0000.response"
    assert all(row[1] and row[2] and row[4] for row in rows)
    conflict = collected.rows[-1].conflict
    assert conflict is not None
    found = compared(path, conflict, "en").versions
    assert {found.held, found.offered} == {
        other_answer(good[2]),
        (folder / good[2].file_name).read_bytes(),
    }


def test_that_what_was_not_accepted_can_be_read_again_from_the_study(tmp_path: Path) -> None:
    path, good = new_study(tmp_path / "sales.study"), responses(5, 5)
    folder = write_folder(tmp_path / "in", good, 4)
    (folder / "other.response").write_bytes(other_answer(good[2]))
    (folder / "notes.txt").write_bytes(b"by hand")
    now = collect(path, [folder]).rows
    record = read_record(path)
    again = record.rows
    assert len(again) == len(now) == 6
    # Where the accepted one stood is told at the import alone, which alone knows names of files.
    kept = [row for row in now if row.code is not Code.CONFLICT]
    shown = [{tuple(map(row.cell, range(1, 5))) for row in rows} for rows in (kept, again)]
    (conflict,) = shown[1] - shown[0]
    assert conflict[:2] == ("CONFLICT", "Same id as an accepted response, other bytes.")
    (told,) = (row.reason for row in now if row.code is Code.CONFLICT)
    assert told.startswith(conflict[1])
    assert f"The accepted one: {good[2].id[:8]}….response." in told
    # A name beside the conflict would lead to a person's row.
    gone = {row.cell(0) for row in now} - {row.cell(0) for row in again}
    assert gone == {"other.response"}
    assert {row.cell(0) for row in again if row.conflict} == {f"{good[2].id[:8]}…"}
    assert {row.conflict for row in again} == {row.conflict for row in now}
    counts = record.accepted, record.count(Code.SYNTAX), record.count(Code.CONFLICT)
    assert counts == (10, 4, 1)
    saved = list(csv.DictReader(io.StringIO(record_as_csv(record))))
    # An accepted file has neither name nor code, and one that was skipped has both.
    assert [row["File"] for row in saved if not row["Code"]] == [""] * 10
    assert [row["File"] for row in saved if row["Code"] == SKIPPED] == ["notes.txt"]


def test_that_the_name_of_a_file_stays_on_one_line() -> None:
    assert printable("a\nb\u202e.response") == "a\\nb\\u202e.response"
    assert len(printable("x" * 300)) <= 64


def test_that_each_choice_shows_in_the_result() -> None:
    flow = flow_at(0)
    before = flow.result()
    flow.choose(level=0.99)
    wider = flow.result()
    for wide, narrow in zip(wider.estimate.options, before.estimate.options, strict=True):
        assert wide.low is not None
        assert wide.high is not None
        assert narrow.low is not None
        assert narrow.high is not None
        assert wide.low <= narrow.low
        assert wide.high > narrow.high
    assert "99%" in wider.bars.subtitle
    flow.choose(level=0.95, simultaneous=True)
    assert "all 12 at once (Bonferroni)" in flow.result().bars.subtitle
    flow.choose(simultaneous=False, interval=Interval.WALD)
    assert "Wald" in flow.result().bars.subtitle
    flow.choose(interval=Interval.LIKELIHOOD_RATIO, counts=True)
    assert flow.result().bars.axis.unit == "people"
    flow.choose(counts=False, raw=True)
    saved = flow.result()
    assert {bar.option: bar.raw for bar in saved.bars.rows} == {
        o.option: o.reported / 1204 for o in saved.estimate.options
    }
    flow.choose(raw=False, consistent=True)
    shares = [bar.value for bar in flow.result().bars.rows]
    assert sum(value for value in shares if value is not None) == pytest.approx(1)
    assert "consistent" in flow.result().bars.subtitle
    flow.choose(consistent=False, largest_first=False)
    assert [bar.option for bar in flow.result().bars.rows] == [f"o{i}" for i in range(12)]


def test_that_the_table_stands_in_the_order_of_the_bars() -> None:
    result = flow_at(0).result()
    assert [row[0].text for row in result.table.rows] == [bar.label for bar in result.bars.rows]
    values = [bar.value for bar in result.bars.rows if bar.value is not None]
    assert values == sorted(values, reverse=True)


def test_that_choices_are_taken_back_and_brought_again() -> None:
    flow = flow_at(0)
    first = flow.shown.choices
    flow.choose(counts=True)
    flow.choose(level=0.9)
    flow.undo()
    flow.undo()
    assert flow.shown.choices == first
    assert not flow.shown.history.past
    flow.redo()
    assert flow.shown.choices == replace(first, counts=True)
    flow.choose(raw=True)
    assert not flow.shown.history.future


@pytest.mark.parametrize("question", range(4))
def test_that_n_stands_on_every_chart_and_table(question: int) -> None:
    result = flow_at(question).result()
    for told in (result.bars.subtitle, result.table.subtitle, result.picture.subtitle):
        assert "n = 1,204" in told
    if result.question.sensitive:
        assert "ε " in result.bars.subtitle
        assert "p = " in result.bars.subtitle


def test_that_a_yes_no_question_shows_its_likelihood_and_a_number_in_large_type() -> None:
    result = flow_at(1).result()
    assert isinstance(result.picture, CurveChart)
    assert result.figure is not None
    # METHODS §2: (412/1204 − 1/4)/(1/2) = .1844 and its error.
    assert (result.figure.value, result.figure.error) == ("18.4%", "standard error 2.73 points")
    assert result.figure.other == "about 222 of 1,204"
    assert any(
        note.startswith("Test that nobody would say Yes: p < 0.0001") for note in result.table.notes
    )


def test_that_a_share_below_zero_is_drawn_and_explained() -> None:
    flow = flow_at(1, n=200, yes=30)
    result = flow.result()
    assert isinstance(result.picture, BarChart)
    assert result.picture.rows[0].value == pytest.approx((0.15 - 0.25) / 0.5)
    assert result.picture.axis.low < 0
    assert result.explanation is not None
    chance = chance_when_none(Count(30, 200, 0.75, 0.25))
    assert chance < 0.01
    text = " ".join(result.explanation.paragraphs)
    assert "about 50.0 of 200" in text
    assert "fewer than 1 of 100" in text
    # The program scrambled these answers: there was no rule that a person could break.
    assert "Chance hardly explains it." in text
    assert "rule" not in text
    flow.choose(explanation=False)
    assert flow.result().explanation is None


def strange(procedures: list[str], others: int = 0, yes: int = 33, rehearsed: bool = False) -> str:
    """What is said of 200 answers, a quarter of them Yes by chance (of a die a sixth)."""
    truth = "2/3" if "die" in procedures else "1/2"
    names = ["gift", *(f"other{i}" for i in range(others))]
    questions: list[Content] = [
        {
            "id": name,
            "kind": "yes-no",
            "text": "A gift?",
            "mechanism": {"name": "forced", "truth": truth, "yes": "1/2"},
            "procedures": list(procedures),
        }
        for name in names
    ]
    survey = read(survey_bytes(*questions))
    counted = {question.id: Tally(question, 200, (yes, 200 - yes)) for question in survey.questions}
    flow = Looker(StudyContent(survey, 200, rehearsed, counted))
    explanation = flow.result().explanation
    assert explanation is not None
    flow.choose(explanation=False)
    assert ("followed the rule" in " ".join(flow.result().table.notes)) is (
        "followed the rule" in explanation.paragraphs[1]
    )
    return explanation.paragraphs[1]


@pytest.mark.parametrize("procedure", [p.value for p in Procedure])
def test_that_people_are_suspected_only_where_they_randomize(procedure: str) -> None:
    yes, of = (20, 6) if procedure == "die" else (33, 4)
    # Pr(as few or fewer of 200, each with one in so many), summed term by term.
    alone = sum(comb(200, x) * (of - 1) ** (200 - x) for x in range(yes + 1)) / of**200
    assert 0.001 < alone < 0.01
    told = strange([procedure], yes=yes)
    assert "Chance hardly explains it" in told
    assert ("followed the rule" in told) is (procedure != "scrambled")
    assert "followed the rule" in strange(["scrambled", "spinner"]), "some had a rule to follow"
    assert "rule" not in strange([procedure], yes=yes, rehearsed=True)
    assert "rule" not in strange([procedure], yes=200 // of - 3)


def test_that_a_strange_share_is_one_of_all_that_are_looked_at() -> None:
    alone = chance_when_none(Count(33, 200, 0.75, 0.25))
    assert 4 * alone > 0.01 > alone
    assert "followed the rule" in strange(["spinner"])
    told = strange(["spinner"], others=3)
    assert f"one of 4 shares as far out as this one in at most {400 * alone:.0f} of 100" in told
    assert "Chance is enough to explain it." in told


def test_that_a_strange_option_is_one_of_all_options_of_all_questions() -> None:
    shown = flow_at(0).shown  # twelve options, and another randomized question
    held, asked = shown.content, shown.entry.question
    assert (len(asked.option_ids), len(held.survey.sensitive)) == (12, 2)
    assert looked_at([held], asked) == 24
    assert looked_at([held, held], held.survey.question("gift")) == 4
    assert not randomized_by_people(held, asked)


def test_that_the_shares_of_all_studies_shown_are_looked_at() -> None:
    held = content(200, 155)
    one, two = (Looker(*[held] * many, place=1).result().explanation for many in (1, 2))
    assert one is not None
    assert two is not None
    assert "one of 2 shares" in one.paragraphs[1]
    assert "one of 4 shares" in two.paragraphs[1]


def test_that_a_share_above_one_is_explained_by_its_own_chance() -> None:
    result = flow_at(1, n=200, yes=155).result()
    assert result.explanation is not None
    text = " ".join(result.explanation.paragraphs)
    assert "everybody’s true answer were Yes, about 150.0 of 200" in text
    # By symmetry the chance is that of 45 or fewer where a quarter is expected.
    # This question and that of the office are looked at.
    told = round(200 * chance_when_none(Count(45, 200, 0.75, 0.25)))
    assert f"at most {told} of 100" in text


def test_that_the_chance_of_a_share_above_one_holds_for_designs_that_are_not_symmetric() -> None:
    forced: Content = {"name": "forced", "truth": "2/3", "yes": "1/4"}
    question: Content = {"id": "gift", "kind": "yes-no", "text": "A gift?", "mechanism": forced}
    survey = read(survey_bytes(question))
    tally = Tally(survey.questions[0], 40, (36, 4))
    # A Yes is saved as Yes with 3/4: Pr(36 or more of 40), summed term by term.
    told = sum(comb(40, x) * 3**x for x in range(36, 41)) / 4**40
    chance = chances_of(tally)(estimate(tally).options[0])
    assert chance is not None
    assert chance.alone == pytest.approx(told, rel=1e-9)


def test_that_the_table_of_all_questions_has_a_line_for_each_answer() -> None:
    shown = flow_at(0).shown
    text = file_bytes(estimates_of(shown.request, shown.contents), "csv").decode()
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["question"] for row in rows] == [
        *["office"] * 12,
        *["gift"] * 2,
        "years",
        *["clerk"] * 2,
    ]


def test_that_a_result_of_an_earlier_study_is_never_shown() -> None:
    flow = flow_at(0)
    asked, result = flow.shown.asked, flow.shown_result()
    assert asked is not None
    later = flow.shown.holding([content(2408)])
    assert later.found(asked, result) == later
    assert later.waiting
    assert flow.shown.found(asked, result).result is result


def test_that_typing_on_is_one_step_of_undo() -> None:
    begun = History(0.95)
    typed = begun.step(0.9, 1).step(0.99, 1).step(0.999, 1)
    assert typed.past == (0.95,)
    assert typed.undo().now == 0.95
    assert typed.undo().redo().now == 0.999
    # Typed back to where it began it is no step at all.
    assert typed.step(0.95, 1).past == ()
    # Another typing, or the same one after taking back, is a step of its own.
    assert typed.step(0.5, 2).past == (0.95, 0.999)
    assert typed.undo().step(0.5, 1).past == (0.95,)
    assert begun.step(0.9).step(0.99).past == (0.95, 0.9)


def test_that_the_example_returns_truth_and_curator_beside_each_row() -> None:
    counts = {
        "occupation": {"sales": 40, "craft-repair": 60},
        "sales": {"yes": 40, "no": 60},
    }
    told: list[tuple[int, int]] = []
    occupation, sales = make_example(counts, lambda done, total: told.append((done, total)))
    assert (occupation.n, sales.n) == (100, 100)
    assert occupation.truth["job"]["sales"] == pytest.approx(0.4)
    assert occupation.truth["job"]["armed-forces"] == 0
    assert set(sales.curator["sales"]) == {"yes", "no"}
    assert told[-1][1] == 400
    assert told == sorted(told)
    flow = Looker(occupation, sales)
    keys = [column.key for column in flow.result().table.columns]
    assert keys[-4:] == ["truth", "off_by", "percent_error", "curator"]
    flow.choose(truth=False, curator=False)
    assert "truth" not in [column.key for column in flow.result().table.columns]
    # The ratios 9 and 3 together: ln 27 = 3.2959, rounded up.
    assert flow.shown.total_epsilon == "3.30"


def test_that_the_example_can_be_stopped() -> None:
    def stop(done: int, _total: int) -> None:
        if done:
            raise Cancelled

    counts = {name: {"sales": 99} if name == NAMES[0] else {"yes": 99} for name in NAMES}
    with pytest.raises(Cancelled):
        make_example(counts, stop)


def test_that_the_stage_of_the_example_is_told_with_its_number() -> None:
    assert people_in(None) == 32_561
    assert stage_of(50, 400).endswith("files: 50 of 100")
    assert stage_of(130, 400).startswith("Importing the files of the occupations: 30 of 100")
    assert stage_of(400, 400).endswith("100 of 100")


def test_that_the_planner_compares_at_the_n_of_the_study() -> None:
    flow = flow_at(1)
    survey, question = flow.shown.content.survey, flow.shown.entry.question
    wish = first_request(question, flow.shown.n, 0.18, 0.95)
    assert (wish.shown_epsilon, wish.people) == ("1.10", 1204)
    subject = subject_of(survey, question, wish, "en")
    found = planned(subject)
    assert [row.strength for row in found.rows] == ["best", "", "", "muted", "muted"]
    # METHODS §4: √(.1476/1204) = 1.107 points.
    assert found.rows[-1].cells[3] == "1.11"
    warner = next(row for row in found.rows if row.cells[0] == "Warner")
    # ε of p = 3/4 is ln 3: what is planned first is what is asked, and costs the same.
    assert warner.cells[1:3] == ("p = 3/4", "1.10")
    assert found.odds == "up to 9 times the odds"
    for curve in (by_epsilon, by_people):
        drawn = curve(subject, found.recommended, "")
        assert drawn is not None
        assert drawn.points[0].text == f"{warner.cells[4]} points"
        assert drawn.series[0].name == found.recommended
    # unary 1/2, 1/4 has ratio 3 too.
    assert found.total == "2.20"
    assert found.warning == "2 questions. A warning comes above 3."


@pytest.mark.parametrize("question", range(3))
def test_that_the_n_of_a_trusted_curator_solves_its_equation(question: int) -> None:
    shown = flow_at(question).shown
    asked = shown.entry.question
    wish = replace(first_request(asked, 1200, 0.1, 0.95), epsilon="0.2")
    found = planned(subject_of(shown.content.survey, asked, wish, "en"))
    n = int(found.rows[-2].cells[5].replace(",", ""))
    # Replacing a person moves one count of yes/no, and two of a histogram; the last has a mean.
    moved = 2 if asked.kind is Kind.ONE_OF else 1

    def margin(people: int) -> float:
        noise = 2 * (moved / (people * 0.2)) ** 2
        return float(1.959964 * (0.09 / people + noise) ** 0.5)

    assert margin(n) <= 0.05 < margin(n - 1)


def test_that_what_to_expect_is_told_before_anyone_answered() -> None:
    told = expected(content().survey)
    assert told is not None
    assert told[0] == "To expect with 1,200 people"
    # METHODS §3 for unary 1/2, 1/4 at f = .1: √(.275·.725/.0625/1200)·1.96 = 10.1 points.
    assert told[1] == "at most ± 10.1 points"


def test_that_of_those_asked_is_said_where_some_were_not() -> None:
    held = content()
    gift = held.survey.questions[1]
    asked = replace(gift, ask_if=AskIf.of("clerk", "yes"))
    tally = Tally(asked, 600, (200, 400))
    estimated = estimate(tally)
    for counts in (False, True):
        figure = figure_of(estimated, counts, False, 1204)
        assert figure is not None
        assert "asked" in figure.meaning
    optional = replace(estimated, question=replace(gift, optional=True))
    figure = figure_of(optional, False, False, 1204)
    assert figure is not None
    assert figure.meaning == "Yes, among those who answered"
    figure = figure_of(estimated, False, False, 600)
    assert figure is not None
    assert figure.meaning == "Yes, among all respondents"


def test_that_a_number_has_a_picture_and_nothing_consistent() -> None:
    flow = flow_at(2)
    flow.choose(consistent=True)
    result = flow.result()
    mean = result.estimate.mean
    assert mean is not None
    assert result.bars.rows[0].value == mean.mean
    assert "consistent" not in f"{result.bars.subtitle} {result.bars.caption}"
    assert result.figure is not None
    assert result.figure.meaning == "mean"
    assert len(result.table.rows) == 1


def test_that_remedies_are_those_of_a_response() -> None:
    # A survey may be written anew in canonical form; a response must not be.
    row = NotAccepted("a.response", Code.NONCANONICAL, "", "")
    assert "--fix" not in row.cell(4)
    assert "as Candor saved it" in row.cell(4)

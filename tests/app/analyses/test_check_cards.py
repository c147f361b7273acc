"""What is checked of surveys of every kind: each card has its words, its numbers and a picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from checks_studies import SURVEY, answered, checked_study

from app.analyses import ANALYSES, analyse, analyses_of, possible
from app.analyses.check_cards import Breaking, Card, captioned
from app.analyses.check_fit import fit_card
from app.analyses.checks import EVERYBODY, Counted, Counting
from app.analyses.content import load
from app.analyses.parts import Sentence, TablePart
from app.analyses.request import AnalysisRequest, Checking
from app.analyses.words.check_cards import CardName, State
from app.analyses.words.checks import check_name, sentence
from app.analyst.state.checks import CheckKey, work_out
from app.charts.band import BandLayout
from app.charts.columns import ColumnsLayout
from app.charts.spans import SpansLayout
from app.charts.style import export_style, screen_style
from app.charts.whole_chart import lay_out, natural_height
from app.export import file_bytes
from app.export.look import Look
from app.export.named import named
from core.checks.reports import Check, CheckName, FitTally
from core.count.distinct import Distinct
from core.count.tally import Tally
from core.present.chart import BandChart, Chart, ColumnChart, SpanChart
from core.present.numerals import percent
from core.progress import Cancelled
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths
from core.study.results import tally_checks
from core.survey import read
from folders import VECTORS


def rehearsed_study(path: Path, name: str, n: int) -> Path:
    data = (VECTORS / f"{name}.survey").read_bytes()
    survey = read(data)
    Study.create(path, data).close()
    folder = path.parent / "in"
    folder.mkdir()
    write_responses(list(rehearse(survey, invent(survey, n, 2), 2)), folder, n)
    with Study.open(path) as study:
        import_paths(study, [folder])
    return path


@pytest.mark.parametrize("name", ["every-kind", "sets", "seeds", "some", "near"])
@pytest.mark.usefixtures("qapp")
def test_that_every_question_of_every_kind_is_checked(name: str, tmp_path: Path) -> None:
    content = load(rehearsed_study(tmp_path / "a.study", name, 60))
    counted = Counted()
    asked = ["", *(question.id for question in content.survey.sensitive)]
    for question in asked:
        for card in (CardName.FIT, CardName.MOVES, CardName.BREAKING):
            found = work_out(CheckKey(card, 1, EVERYBODY, question, 0.95, "en"), content, counted)
            if not isinstance(found, Card):
                assert card is CardName.BREAKING
                assert found is None or found.bounds[0].always_no == pytest.approx(found.share)
                continue
            assert isinstance(found, Card)
            assert found.sentence
            assert found.chart is not None or card is CardName.MOVES or name == "near"
            if found.chart is not None:
                assert found.chart.alt_text
                assert "n = " in found.chart.subtitle
                marked = captioned(found, rehearsal=True).chart
                assert marked is not None
                assert marked.badge == "Rehearsal"
                assert natural_height(found.chart, 480, screen_style("light")) > 80


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checked_study(tmp_path_factory.mktemp("checked") / "a.study", answered(400, seat=0.1))


def test_that_the_checks_are_an_analysis_of_the_whole_study(study: Path) -> None:
    content = load(study)
    request = AnalysisRequest("checks", checks=Checking(anchor="seat", breaking=0.05))
    assert possible(request, content.survey)
    assert not possible(replace(request, questions=("bribe",)), content.survey)
    for question in content.survey.questions:
        assert ANALYSES["checks"] not in analyses_of([question])
    parts = analyse(request, [content])
    titles = [part.title for part in parts if isinstance(part, Sentence)]
    assert len(titles) == 4
    results = named(request, parts)
    assert [stem for stem, _ in results if stem.startswith("checks-4")] == ["checks-4"] * 2
    kinds = {type(part) for part in parts}
    assert {ColumnChart, SpanChart, BandChart, TablePart} <= kinds
    told = "\n".join(
        line for part in parts if isinstance(part, Sentence) for line in part.paragraphs
    )
    assert "If 5 of 100 did not: " in told
    assert "Drag" not in told


def test_that_a_filter_chooses_whom_the_checks_are_of(study: Path) -> None:
    content = load(study)
    for name in CardName:
        asked = CheckKey(name, 1, Counting("area = yes"), "bribe", 0.95, "en", "seat", 0.0, "bribe")
        found = work_out(asked, content, Counted())
        cities = int(content.tallies["area"].counts[0])
        chart = found.chart if isinstance(found, Card) else None
        method = found.method if isinstance(found, Breaking) else chart.subtitle if chart else ""
        assert method.startswith(f"n = {cities}")


def test_that_a_result_is_told_without_reports_that_recur() -> None:
    question = read(SURVEY).question("job")
    rng = np.random.default_rng(3)
    bits = (rng.random((1_000, 10)) < 0.25).astype(np.uint8)
    bits[np.arange(1_000), np.arange(1_000) % 10] = rng.integers(0, 2, 1_000)
    bits[:150] = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    whole = Tally(question, 1_000, tuple(bits.sum(axis=0).tolist()))
    card = fit_card([FitTally(whole, Distinct.of_values(bits), {})], "", "en")
    assert card.state is State.MISFIT
    rest = bits[(bits != bits[0]).any(axis=1)]
    shares = [4 * each.mean(axis=0) - 1 for each in (bits, rest)]
    most = int(np.abs(shares[1] - shares[0]).argmax())
    told = (
        f"“Occupation {most}” is {percent(shares[1][most])} instead of {percent(shares[0][most])}."
    )
    (said,) = [note for note in card.notes if note.endswith(told)]
    assert f"Without the {1_000 - len(rest)} files that hold it, " in said


def charts(study: Path) -> list[Chart]:
    request = AnalysisRequest("checks", checks=Checking(anchor="seat"))
    parts = analyse(request, [load(study)])
    return [part for part in parts if isinstance(part, ColumnChart | SpanChart | BandChart)]


@pytest.mark.usefixtures("qapp")
def test_that_pictures_are_laid_out_within_their_place(study: Path) -> None:
    for chart in charts(study):
        for style in (screen_style("light"), screen_style("dark"), export_style()):
            for width in (300.0, 960.0):
                least = lay_out(chart, width, style, 0.0)
                assert isinstance(least, ColumnsLayout | SpansLayout | BandLayout)
                plot = least.plot
                assert plot.left < plot.right <= width
                assert plot.top < plot.bottom < least.height
                assert lay_out(chart, width, style, least.height + 100).height == pytest.approx(
                    least.height + 100
                )


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_that_pictures_are_written_in_every_format(study: Path, kind: str) -> None:
    begins = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[kind]
    for chart in charts(study)[:: 1 if kind == "svg" else 3]:
        assert file_bytes(chart, kind, Look(black_and_white=kind == "png")).startswith(begins)


def test_that_reading_is_told_of_and_can_be_ended(study: Path) -> None:
    seen: list[tuple[int, int]] = []
    with Study.open(study, write=False) as opened:
        tally_checks(opened, report=lambda *done: seen.append(done))
    assert (seen[0], seen[-1]) == ((0, 400), (400, 400))

    def end(done: int, _total: int) -> None:
        if done:
            raise Cancelled

    asked = CheckKey(CardName.FIT, 1, EVERYBODY, "", language="en")
    with pytest.raises(Cancelled):
        work_out(asked, load(study), Counted(), report=end)


@pytest.mark.parametrize("name", list(CheckName))
def test_that_every_check_is_named_and_says_alarm_and_none_apart(name: CheckName) -> None:
    said = [sentence(Check("job", name, 1.0, p, 0.01)) for p in (0.5, 0.0)]
    assert len({check_name(name), *said}) == 3
    assert all(len(each.split()) <= 18 for each in said)


def test_that_the_survey_of_these_tests_is_canonical() -> None:
    assert len(read(SURVEY).sensitive) == 4

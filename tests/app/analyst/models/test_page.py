"""The page of models: formulas chosen and typed, what is found by them, and what cannot be."""

from __future__ import annotations

import gc
import json
import shutil
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, rest
from click.testing import CliRunner
from models_studies import SURVEY, answered, detector_study, modelled_study
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.analyses.log_words import analysis_words
from app.analyses.models import fitted
from app.analyses.parts import Beside, TablePart
from app.analyses.request import AnalysisRequest, Modelling
from app.analyst.models.field import FormulaField
from app.analyst.models.page import ModelsPage
from app.analyst.state import modelling
from app.analyst.state.modelling import Completion
from app.analyst.state.several_studies import repeat
from app.analyst.state.study_reading import keep_view, read_overview
from app.analyst.window.view import AnalystView
from app.commands import cli
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from core.grammar.formula import read, write
from core.progress import Progress
from core.study import Study, annotate
from core.survey import read as read_survey

N = 500
SURVEYED = read_survey(SURVEY)
Open = Callable[[Path], AnalystView]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return modelled_study(tmp_path_factory.mktemp("models") / "a.study", answered(N))


@pytest.fixture
def study(made: Path, tmp_path: Path) -> Path:
    """A study that nobody looked at: it keeps what was."""
    return Path(shutil.copy(made, tmp_path / "bribes.study"))


@pytest.fixture
def dialogs() -> Answering:
    return Answering()


@pytest.fixture
def opened(theme: Theme, settings: Settings, dialogs: Answering, qtbot: QtBot) -> Iterator[Open]:
    """Open a study in a window of its own."""

    def view_of(path: Path) -> AnalystView:
        window = QMainWindow()
        window.resize(1280, 800)
        window.setUpdatesEnabled(False)  # it need not be painted to be used
        qtbot.addWidget(window)
        settings.remember(path)
        view = analyst_view(theme, path, settings, dialogs, window)
        window.setCentralWidget(view)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        rest(view)
        return view

    yield view_of
    tasks.shut_down()


def page_of(view: AnalystView) -> ModelsPage:
    page = view.frame.study_pages["models"]
    assert isinstance(page, ModelsPage)
    return page


def with_model(view: AnalystView, text: str) -> ModelsPage:
    page = page_of(view)
    page.box.show_text(True)
    page.listed.add_button.click()
    type_in(page, text)
    rest(view)
    return page


def type_in(page: ModelsPage, text: str) -> None:
    page.box.field.setFocus()
    page.box.field.setText(text)
    page.box.field.textEdited.emit(text)  # at once: letter by letter each beginning is fitted
    page.box.field.offers.hide()
    QTest.keyClick(page.box.field, Qt.Key.Key_Return)


def chips(page: ModelsPage) -> list[str]:
    return [page.box.outcome.text(), *(chip.text() for chip in page.box.terms)]


def printed(study: Path, *arguments: str) -> dict[str, object]:
    result = CliRunner().invoke(cli, ["regress", str(study), *arguments, "--json"])
    found: dict[str, object] = json.loads(result.stdout)
    return found


def coefficients(page: ModelsPage) -> list[object]:
    table = page.result.table if page.result is not None else None
    assert table is not None
    place = table.records.columns.index("coefficient")
    return [row[place] for row in table.records.rows]


def test_that_chips_and_text_are_one_formula(opened: Open, study: Path) -> None:
    view = opened(study)
    page = page_of(view)
    page.listed.add_button.click()
    rest(view)
    assert view.frame.places.middle.currentWidget() is page
    assert view.frame.places.side.currentWidget() is page.side
    assert not page.box.field.isVisible()
    page.box.text_button.click()
    bribe = "In the past 12 months I…"
    assert (page.box.field.text(), chips(page)) == ("bribe ~ 1", [bribe])
    page.box.add_menu.aboutToShow.emit()
    offered = {action.text(): action for action in page.box.add_menu.actions()}
    # Cash is randomized, as bribe is.
    area, sex, age = "Where do you live?", "Are you a woman or a man?", "How old are you, in years?"
    weight = "What is the weight of this person?"
    groups = [age, f"{age} (5 bands)", weight, f"{weight} (5 bands)"]
    assert list(offered) == [area, sex, *groups]
    offered[sex].trigger()
    assert page.box.field.text() == "bribe ~ sex"
    page.box.field.setFocus()
    page.box.field.end(False)
    QTest.keyClicks(page.box.field, " + age + weight")
    page.box.field.offers.hide()
    QTest.keyClick(page.box.field, Qt.Key.Key_Return)
    type_in(page, "bribe ~ sex + cut(age, 40)*area")
    banded = f"{age} (2 bands)"
    assert chips(page) == [
        bribe,
        sex,
        "How old are you, in years?…",
        area,
        "How old are you, in years?…",
    ]
    assert page.box.terms[-1].toolTip() == f"Leave out {banded} × {area}"
    page.side.boxes["names"].click()
    assert chips(page) == ["bribe", "sex", "cut(age, 40)", "area", "cut(age, 40):area"]
    page.side.boxes["names"].click()
    page.box.terms[-1].click()
    assert page.box.field.text() == "bribe ~ sex + cut(age, 40) + area"
    assert page.box.terms[0].accessibleName() == f"Leave out {sex}"
    page.box.outcome_menu.actions()[1].trigger()
    assert page.box.field.text() == "cash ~ sex + cut(age, 40) + area"
    steps = []
    while view.shown.request.page:
        view.frame.actions_.undo.trigger()
        steps.append(view.shown.request.models.formula)
    assert steps == [
        "bribe ~ sex + cut(age, 40) + area",
        *["bribe ~ sex + cut(age, 40) + area + cut(age, 40):area"] * 3,  # called in two ways
        "bribe ~ sex + age + weight",  # all that was typed is one step
        "bribe ~ sex",
        "bribe ~ 1",
        "",
    ]


def test_that_the_page_shows_what_the_command_prints(opened: Open, study: Path) -> None:
    view = opened(study)
    text = "bribe ~ sex + area"
    page = with_model(view, text)
    told = printed(study, text)
    terms = told["terms"]
    assert isinstance(terms, list)
    assert coefficients(page) == [term["coefficient"] for term in terms]
    assert page.result is not None
    chart = page.result.chart
    assert chart is not None
    drawn = {bar.label: bar.value for bar in chart.rows}  # type: ignore[union-attr]
    labels = ["Man", "Town", "Village"]
    known = dict(zip(labels, (term["coefficient"] for term in terms[1:]), strict=True))
    assert drawn == known | {"Woman (reference)": 0, "City (reference)": 0}
    page.side.boxes["names"].click()
    assert page.result.table is not None
    named = [row[0].text for row in page.result.table.table.rows]
    assert named == [term["term"] for term in terms]
    assert f"n = {N}" in page.subtitle.text()
    assert "95% profile intervals" in page.subtitle.text()
    assert page.listed.list.item(0).text() == text
    assert page.side.link.text() == "Logit"
    for name in ("effects", "check"):
        page.side.boxes[name].click()
    titles = [getattr(part, "title", "") for part in page.result.parts]
    assert "Average effects on the share" in titles
    tables = [part.table for part in page.result.parts if isinstance(part, TablePart)]
    of_shares = next(each for each in tables if each.title == "Predicted shares")
    beside = next(part for part in page.result.parts if isinstance(part, Beside))
    methods = [chart.subtitle.rpartition(" · ")[2] for chart in beside.charts]
    assert methods == ["95% profile intervals", of_shares.subtitle]
    page.side.errors.setCurrentIndex(1)
    page.side.errors.activated.emit(1)
    rest(view)
    assert "errors by the expected information" in page.subtitle.text()


def test_that_what_is_wrong_is_told_at_its_place_and_loses_nothing(
    opened: Open, study: Path
) -> None:
    view = opened(study)
    page = with_model(view, "bribe ~ sex")
    before = coefficients(page)
    field = page.box.field
    QTest.keyClicks(field, " + ar")
    assert field.offers.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not field.offers.isVisible()
    assert field.text() == view.shown.request.models.formula == "bribe ~ sex + area"
    type_in(page, "bribe ~ sex")
    type_in(page, "bribe ~ sex + aria:age")
    rest(view)
    assert page.box.told.text().startswith("At letter 15: The survey has no question aria")
    assert page.box.field.property("state") == "error"
    assert page.box.field.selectedText() == "aria"
    # What could be read up to there stays, and what was typed does, whatever comes meanwhile.
    view.frame.become(view.shown.marked(view.shown.contents[0].mark))
    assert page.box.field.text() == "bribe ~ sex + aria:age"
    assert coefficients(page) == before
    for hostile in ("bribe ~ {__import__('os')}", "bribe ~ exec(age)", "bribe ~ age.__class__"):
        type_in(page, hostile)
        assert page.box.field.property("state") == "error"
    page.box.field.setText("bribe ~ " + "age+" * 100_000 + "sex")
    page.box.field.textEdited.emit(page.box.field.text())
    assert page.box.told.text().startswith("At letter 4001:")
    assert view.shown.request.models.formula == "bribe ~ sex"  # what could be read last


def test_that_a_model_that_cannot_be_says_why_and_shows_the_last(opened: Open, study: Path) -> None:
    view = opened(study)
    page = with_model(view, "bribe ~ sex")
    before = coefficients(page)
    hard = "bribe ~ cut(age, 25, 30, 35, 40, 45, 50, 55, 60)*area*sex"
    type_in(page, hard)
    rest(view)
    assert page.failed.isVisible()
    assert page.result is None
    assert not view.frame.actions_.copy_table.isEnabled()
    assert not page.side.copy_table_button.isEnabled()
    told = page.failed.why.text()
    assert "reports say yes; the design alone makes" in told
    assert "Nothing is shown instead." in told
    assert page.failed.last.text().endswith(": bribe ~ sex")
    assert page.listed.list.item(0).data(Qt.ItemDataRole.UserRole) == "Not fitted"
    view.window().resize(760, 640)
    rest(view)
    label = page.failed.why
    assert label.height() >= label.heightForWidth(label.width())  # no line is cut off
    words = [button.text() for button in page.failed.buttons]
    assert words == ["Join groups of How old are you, in years?", "Leave out the crossing"]
    page.failed.buttons[0].click()
    assert page.box.field.text().startswith("bribe ~ cut(age, 30, 40, 50, 60)")
    view.frame.actions_.undo.trigger()
    page.failed.undo_button.click()
    rest(view)
    assert page.box.field.text() == "bribe ~ sex"
    assert not page.failed.isVisible()
    assert coefficients(page) == before


def test_that_flags_filter_and_weights_hold_here_too(opened: Open, study: Path) -> None:
    with Study.open(study) as writing:
        annotate.flag(writing, dict.fromkeys([each.id for each in answered(N)[:100]], "the same"))
    view = opened(study)
    page = with_model(view, "bribe ~ sex")
    assert f"n = {N}" in page.subtitle.text()
    page.side.people.looked.emit({"without_flagged": True})
    rest(view)
    assert f"n = {N - 100}" in page.subtitle.text()
    assert "100 flagged" in page.subtitle.text()
    page.side.people.looked.emit({"without_flagged": False})
    page.side.people.looked.emit({"where": "area = city"})
    page.side.people.looked.emit({"weights": "weight", "margins": ()})
    rest(view)
    assert "where area = city" in page.subtitle.text()
    assert "weighted by weight" in page.subtitle.text()
    assert "errors by the sandwich" in page.subtitle.text()
    assert page.side.errors.currentText() == "Sandwich"
    told = printed(study, "bribe ~ sex", "--where", "area = city", "--weight", "weight")
    assert coefficients(page) == [term["coefficient"] for term in told["terms"]]  # type: ignore[attr-defined]


def test_that_a_model_is_taken_along_and_found_again(
    opened: Open, study: Path, dialogs: Answering, tmp_path: Path
) -> None:
    view = opened(study)
    page = with_model(view, "bribe ~ sex + area")
    page.side.copy_table_button.click()
    rest(view)
    mime = QGuiApplication.clipboard().mimeData()
    assert "Village, compared with City" in mime.text()
    assert "<table" in mime.html()
    page.side.copy_chart_button.click()
    rest(view)
    assert QGuiApplication.clipboard().mimeData().hasImage()
    view.frame.actions_.copy_method.trigger()
    rest(view)
    methods = QGuiApplication.clipboard().text()
    assert "bribe ~ sex + area" in methods
    assert f"{N} " in methods
    dialogs.answers.append(tmp_path / "model.csv")
    view.frame.actions_.save_table.trigger()
    rest(view)
    assert '"sex[man]"' in (tmp_path / "model.csv").read_text()
    view._keep_all()
    rest(view)
    again = opened(study)
    assert again.shown.request.models.formulas == ("bribe ~ sex + area",)
    assert again.shown.request.page == "models"
    rest(again)
    assert coefficients(page_of(again)) == coefficients(page)
    assert analysis_words(again.shown.request, N) == f"bribe ~ sex + area, n = {N}"
    result = CliRunner().invoke(cli, ["repeat", str(study)])
    assert result.exit_code == 0, result.output
    assert "models of bribe ~ sex + area" in result.stdout
    assert "Man, compared with Woman" in result.stdout


def test_that_several_models_are_kept_and_one_is_removed(opened: Open, study: Path) -> None:
    view = opened(study)
    for _ in range(5):  # in haste
        page_of(view).listed.add_button.click()
    assert list(view.shown.request.models.formulas) == ["bribe ~ 1"]
    page = with_model(view, "bribe ~ sex")
    with_model(view, "cash ~ sex")
    listed = page.listed.list
    assert [listed.item(i).text() for i in range(2)] == ["bribe ~ sex", "cash ~ sex"]
    listed.setCurrentRow(0)
    rest(view)
    assert page.box.field.text() == "bribe ~ sex"
    page.side.remove_button.click()
    rest(view)
    assert list(view.shown.request.models.formulas) == ["cash ~ sex"]
    assert page.box.field.text() == "cash ~ sex"
    view.frame.actions_.undo.trigger()
    assert list(view.shown.request.models.formulas) == ["bribe ~ sex", "cash ~ sex"]


@pytest.mark.parametrize("n", [0, pytest.param(1, marks=pytest.mark.long)])
def test_that_nobody_and_one_person_have_no_model(opened: Open, tmp_path: Path, n: int) -> None:
    view = opened(modelled_study(tmp_path / "few.study", answered(1)[:n]))
    page = with_model(view, "bribe ~ sex")
    assert view.frame.places.middle.currentWidget() is page
    assert page.failed.isVisible()
    told = page.failed.why.text()
    assert told.startswith(("Nobody answered", "All who count gave the same answer to: sex"))
    assert "made up" not in told
    assert page.result is None


def test_that_a_fit_is_cancelled_and_left(
    opened: Open, study: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    view = opened(study)
    page = with_model(view, "bribe ~ sex")

    def endless(*of: object, quick: bool) -> None:
        report: Progress = of[4]  # type: ignore[assignment]
        while quick:
            report(1, 2)

    monkeypatch.setattr(modelling, "fitted", endless)
    type_in(page, "bribe ~ sex + area")
    qtbot.waitUntil(page.progress.isVisible)
    page.progress.cancel_button.click()
    rest(view)
    assert page.subtitle.text().startswith("This was not worked out.")
    assert page.result is None
    assert page.again_button.isVisible()
    with monkeypatch.context() as other:
        other.setattr(modelling, "fitted", fitted)
        page.again_button.click()
        rest(view)
    assert len(coefficients(page)) == 4
    assert not page.again_button.isVisible()
    type_in(page, "bribe ~ area")
    view.frame.questions.choose(1)  # another page while it runs
    rest(view)
    assert not view.frame.jobs.running("model")
    monkeypatch.undo()
    page.listed.chosen.emit(0)
    rest(view)
    assert len(coefficients(page)) == 3


@pytest.mark.parametrize(
    ("text", "start", "offered"),
    [
        ("bribe ~ a", 8, ("area", "age")),
        ("bribe ~ sex + ", 14, ()),
        ("b", 0, ("bribe",)),
        ("bribe ~ cu", 8, ("cut(age, ", "cut(weight, ")),
        ("bribe ~ AG", 8, ("age",)),
    ],
)
def test_that_ids_are_completed(text: str, start: int, offered: tuple[str, ...]) -> None:
    found = modelling.completion(text, len(text), SURVEYED)
    assert (found.start, found.offered) == (start, offered)


def test_that_the_log_makes_models_again(study: Path) -> None:
    models = Modelling(("bribe ~ sex", "bribe ~ area"))
    for at in (0, 1):
        request = AnalysisRequest(
            questions=("bribe",), page="models", models=replace(models, at=at)
        )
        assert keep_view(study, request)
    entries = read_overview(study).log
    assert [entry.request and entry.request.page for entry in entries] == ["models", "models"]
    first, second = repeat(study, entries)
    assert first.title == f"bribe ~ sex, n = {N}"
    assert "Man, compared with Woman" in first.text
    assert "Village, compared with City" in second.text


def test_that_the_words_a_field_offers_end_with_it(theme: Theme) -> None:
    field = FormulaField(theme, lambda *_: Completion(0, ()))
    offers, gone = field.offers, weakref.ref(field)
    del field
    gc.collect()
    assert gone() is None
    assert not isValid(offers)


def test_that_terms_that_can_be_added_can_be() -> None:
    formula = read("bribe ~ area + sex")
    single, crossed = modelling.terms_to_add(formula, SURVEYED)
    groups = ["cut(age, 20, 40, 60, 80)", "cut(weight, 2, 4, 6, 8)"]
    assert [str(*term) for term in single] == ["age", groups[0], "weight", groups[1]]
    assert [tuple(map(str, term)) for term in crossed] == [("area", "sex")]
    added = modelling.with_term(formula, crossed[0])
    assert write(added) == "bribe ~ area + sex + area:sex"
    # A randomized answer explains a clear number.
    open_ = modelling.explaining("weight", formula)
    single, _ = modelling.terms_to_add(open_, SURVEYED)
    assert [str(*term) for term in single] == ["age", groups[0], "bribe", "cash"]
    assert write(modelling.explaining("sex", formula)) == "sex ~ area"


def test_that_what_a_design_estimates_beside_stands_beneath_its_model(
    opened: Open, tmp_path: Path
) -> None:
    study = detector_study(tmp_path)
    page = with_model(opened(study), "bribe ~ x")
    assert page.result is not None
    *_, last = (part for part in page.result.parts if isinstance(part, TablePart))
    assert last.table.title == "What the design estimates beside the share"
    document = printed(study, "bribe ~ x")
    unknowns = document["unknowns"]
    assert isinstance(unknowns, list)
    (unknown,) = unknowns
    names = ("name", "share", "se", "low", "high")
    assert last.records.rows == (tuple(unknown[name] for name in names),)


def test_that_the_answer_that_others_are_compared_with_is_chosen(opened: Open, study: Path) -> None:
    """The window writes the most frequent; what is chosen is one step, and kept as a formula."""
    view = opened(study)
    page = page_of(view)
    page.listed.add_button.click()
    rest(view)
    content = view.shown.content
    counts = dict(zip(("city", "town", "village"), content.tallies["area"].counts, strict=True))
    page.box.add_menu.aboutToShow.emit()
    page.box.add_menu.actions()[0].trigger()
    rest(view)
    most = max(counts, key=lambda each: counts[each])
    formula = "bribe ~ area" if most == "city" else f'bribe ~ ref(area, "{most}")'
    assert view.shown.request.models.formula == formula
    (button,) = page.compared.buttons
    assert button.text() == most.title()
    told = [action.text() for action in button.menu().actions()][:3]
    assert told == [
        f"{each.title()}: {n}" + (", the most" if each == most else "")
        for each, n in counts.items()
    ]
    shares = page.result.parts if page.result else ()
    other = next(each for each in counts if each != most)
    button.menu().actions()[list(counts).index(other)].trigger()
    rest(view)
    assert view.shown.request.models.formula == write(read(f'bribe ~ ref(area, "{other}")'))
    assert page.side.compared.boxes[0].currentText() == f"{other.title()}: {counts[other]}"
    assert page.result is not None
    assert page.result.table is not None
    notes = page.result.table.table.notes
    assert "Another reference changes no fit and no share." in notes
    predicted = [
        part.records.rows
        for parts in (shares, page.result.parts)
        for part in parts
        if isinstance(part, TablePart) and part.table.title == "Predicted shares"
    ]
    assert [row[:3] for row in predicted[0]] == [row[:3] for row in predicted[1]]
    for one, another in zip(*predicted, strict=True):
        assert one[3:] == pytest.approx(another[3:], abs=1e-9)
    view.frame.actions_.undo.trigger()
    assert view.shown.request.models.formula == formula
    box = page.side.compared.boxes[0]
    box.activated.emit(list(counts).index(other))
    rest(view)
    assert page.compared.buttons[0].text() == other.title()


def test_that_few_people_to_compare_with_are_told(opened: Open, study: Path) -> None:
    view = opened(study)
    page = with_model(view, 'bribe ~ ref(cut(age, 20, 30), "<20") + area')
    few = "Few people; every comparison gets wide."
    sizes = dict(page.found.sizes[0][1]) if page.found else {}
    assert (page.compared._few.text() == few) is (sizes["<20"] < 30)
    type_in(page, 'bribe ~ ref(cut(age, 20, 89), ">=89") + area')
    rest(view)
    assert page.found is not None
    if page.found.failure is None:
        assert page.compared._few.text() == few

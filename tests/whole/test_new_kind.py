"""A kind of question that nobody made yet, a ranking of two, by one entry in each of four tables.

Its author writes down two things, people say which of them comes first, and one of the two orders
is saved by randomized response. How it is read stands in core, what it is called among the words,
how it is answered among the respondent's pages, what authors are told among theirs; no page of the
editor, no analysis, chart or export and nothing that is handed out is changed for it.
"""

from __future__ import annotations

import inspect
import io
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pypdf
import pytest
from analyst_studies import Answering, analyst_view
from author_stand import shown_editor
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import Content, sit_down, survey_of, words_on
from round_trips import require_round_trip

from app.author.editing.files import Opened
from app.author.handing_out.ethics import ethics_page
from app.author.handing_out.participants import participant_sheet
from app.author.kinds import AUTHORED
from app.author.kinds.base import AuthoredKind
from app.author.preview.flow import previewed
from app.author.preview.page import PreviewPage
from app.author.rehearse.flow import first_request
from app.author.words.authoring import adding
from app.charts.printing import print_pages
from app.commands import cli
from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan, write_planned
from app.kit import tasks
from app.kit.settings import Settings
from app.respondent.questions.choosing import OptionList
from app.respondent.questions.kinds import ANSWERING
from app.respondent.questions.kinds.one_of import OneChosen
from app.theme import Theme
from app.words.kinds import KIND_WORDS
from app.words.kinds.base import KindWords
from core.draft import Draft, DraftQuestion, draft_of, survey_bytes
from core.facts.errors import Code
from core.files import canonical
from core.interchange.xlsform import Wording, read_form, write_form
from core.present.chart import BarChart
from core.privacy.randomness import SYSTEM
from core.rehearse import invent, rehearse
from core.response import file
from core.study import Study, import_paths
from core.study.results import estimate_study
from core.survey import KINDS, Kind, Question, Survey, examine, read, text_in, write
from core.survey.kinds import QuestionFields, QuestionKind
from core.survey.kinds.listed import Listed

# Its file in core


class RankingOfTwo(Listed):
    """Two things in an order: 0 as they are written down, 1 the other way round."""

    most: ClassVar[int] = 2
    may_abstain: ClassVar[bool] = False

    def like(self, other: QuestionKind) -> bool:
        return other is self

    def option_ids(self, question: QuestionFields) -> tuple[str, ...]:
        first, second = (each.id for each in question.options)
        return f"{first}_{second}", f"{second}_{first}"


# Its file among the words


def order_text(question: Question, option: str, language: str) -> str:
    texts = [text_in(each.text, language) for each in question.options]
    if option == question.option_ids[1]:
        texts.reverse()
    return "{}, then {}".format(*texts)


WORDS = KindWords(
    icon="rating",
    name=lambda: "Ranking of two",
    with_options=lambda: "Ranking of {0}",
    in_list=lambda _: "Ranking of two",
    option_text=order_text,
)


# Its file among the respondent's pages


class Ordered(OneChosen):
    def scrambled_field(self, theme: Theme, name: str) -> OptionList:
        return OptionList(self.texts, theme, many=False, name=name, beside=True)

    @property
    def lead(self) -> str:
        return "Choose your true order. It is scrambled, then forgotten."


# Its file among the author's pages


class RankedByAuthor(AuthoredKind):
    def answers(self, question: DraftQuestion, language: str) -> list[tuple[str, str]]:
        ids = [each.id for each in question.options]
        texts = [each.text.get(language, each.id) for each in question.options]
        return [(f"{a}_{b}", f"{s}, then {t}") for a, b, s, t in self._orders(ids, texts)]

    def _orders(self, ids: list[str], texts: list[str]) -> list[tuple[str, str, str, str]]:
        return [(*ids, *texts), (*ids[::-1], *texts[::-1])]  # type: ignore[list-item]  # two each

    def people_captions(self, *, mirrored: bool) -> tuple[str, str]:
        return "Own order", "Other order"

    def how_asked(self, question: Question, ways: Sequence[str]) -> str:
        return "an order of two; scrambled"


RANKING = Kind.made("ranking-of-two", RankingOfTwo())
ENTRIES: tuple[tuple[dict[Any, Any], object], ...] = (
    (KINDS, RANKING),
    (KIND_WORDS, WORDS),
    (ANSWERING, Ordered),
    (AUTHORED, RankedByAuthor()),
)
MOST_FILES = 12

N = 20
ORDERS = ("Tea, then Coffee", "Coffee, then Tea")
DRINKS = [{"id": "tea", "text": "Tea"}, {"id": "coffee", "text": "Coffee"}]
RANKED: Content = {
    "id": "drinks",
    "kind": "ranking-of-two",
    "text": "Which do you like better?",
    "options": DRINKS,
    "mechanism": {"name": "k-ary", "p": "3/4"},
}


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> None:
    for table, entry in ENTRIES:
        monkeypatch.setitem(table, RANKING, entry)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def survey() -> Survey:
    return survey_of(RANKED)


@pytest.fixture
def study(survey: Survey, tmp_path: Path) -> Path:
    people = invent(survey, N, 3, {"drinks": {"tea_coffee": 0.8, "coffee_tea": 0.2}})
    responses = [replace(one, rehearsal=False) for one in rehearse(survey, people, 4)]
    lines = tmp_path / "all.jsonl"
    lines.write_bytes(b"".join(map(file.write, responses)))
    with Study.create(tmp_path / "new.study", write(survey)) as made:
        assert import_paths(made, [lines]).accepted == N
    return tmp_path / "new.study"


@pytest.mark.parametrize("kind", [str(Kind.YES_NO), str(Kind.MANY_OF), str(Kind.NUMBER)])
def test_that_a_kind_stands_in_no_more_files_than_it_may(kind: str) -> None:
    """Its own file of each sort, and the table that names it."""
    entries = [KINDS[kind].definition, ANSWERING[Kind(kind)], AUTHORED[Kind(kind)]]
    own = {inspect.getmodule(each) or inspect.getmodule(type(each)) for each in entries}
    words = [inspect.getmodule(KIND_WORDS[Kind(kind)].name)]
    files = {each.__name__ for each in (*own, *words) if each is not None}
    tables = {name.rpartition(".")[0] for name in files}
    assert len(files) == len(tables) == len(ENTRIES)
    assert all(name.endswith(".kinds") for name in tables)
    assert len(files | tables) <= MOST_FILES


def test_that_a_survey_of_it_is_read_checked_and_written(survey: Survey) -> None:
    (question,) = survey.questions
    assert question.kind is RANKING
    assert read(write(survey)) == survey
    assert question.option_ids == ("tea_coffee", "coffee_tea")
    assert question.ratio == 3
    third = [*DRINKS, {"id": "milk", "text": "Milk"}]
    content = json.loads(write(survey))
    content["questions"][0]["options"] = third
    (problem,) = examine(canonical.write(content)).errors
    assert problem.where == "questions[0].options"


def test_that_it_comes_back_from_a_form_of_other_programs(survey: Survey) -> None:
    wording = Wording({"en": "Yes"}, {"en": "No"}, {"en": "Asked directly."}, {"en": "None"})
    form = read_form(write_form(survey, wording, {"en": "English"}))
    (question,) = read(survey_bytes(form.draft)).questions
    assert (question.kind, question.option_ids) == (RANKING, survey.questions[0].option_ids)


def typed(editor: QWidget, name: str, text: str) -> None:
    (field,) = editor.findChildren(QLineEdit, name)
    field.setFocus()
    QTest.keyClicks(field, text)


def test_that_an_author_writes_it_and_reads_what_it_costs(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window = QMainWindow()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    editor = shown_editor(qtbot, window, theme, Answering(), tmp_path / "drafts")
    editor.take(Opened(Draft(title={"en": "Drinks"})))
    menu = editor.outline.add_button.menu()
    (action,) = (each for each in menu.actions() if each.text() == adding(RANKING, sensitive=True))
    action.trigger()
    text = QApplication.focusWidget()
    assert text is not None
    QTest.keyClicks(text, "Which do you like better?")
    typed(editor, "options_0_text", "Tea")
    typed(editor, "options_1_text", "Coffee")
    question = editor.editing.question
    assert question is not None
    assert (question.kind, len(question.options)) == (RANKING, 2)
    assert question.mechanism is not None
    QApplication.processEvents()
    assert [each.problem.code for each in editor.editing.problems] == [Code.NO_ABSTAIN]
    assert "Own order" in words_on(editor)
    row = editor.outline.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ranking of 2 · ε 1" in row


def test_that_a_preview_shows_it(
    qapp: QApplication, survey: Survey, theme: Theme, qtbot: QtBot
) -> None:
    draft = previewed(draft_of(survey))
    page = PreviewPage(
        qapp,
        theme,
        draft,
        SYSTEM,
        lambda: None,
        first="drinks",
        language="en",
    )
    qtbot.addWidget(page)
    page.show()
    assert page.view is not None
    shown = words_on(page.view.page)
    assert all(order in shown for order in ORDERS)


def test_that_a_person_answers_it_and_reads_what_is_saved(
    survey: Survey, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    person.skip_to_first_question()
    shown = words_on(person.page)
    assert "Choose your true order." in shown
    assert all(order in shown for order in ORDERS)
    person.choose(1)
    person.click("forward_button")
    assert any(order in words_on(person.page) for order in ORDERS)
    person.click("forward_button")
    person.click("save_button")
    assert person.saved_answers()["drinks"] in (0, 1)


def test_that_it_decides_on_later_questions(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    clear = {key: value for key, value in RANKED.items() if key != "mechanism"}
    later = {"id": "car", "kind": "yes-no", "text": "A car?"}
    asked = later | {"ask_if": {"question": "drinks", "in": ["coffee_tea"]}}
    person = sit_down(survey_of(clear, asked), theme, qtbot, tmp_path / "out")
    person.skip_to_first_question()
    person.choose(1)
    person.click("forward_button")
    assert "A car?" in words_on(person.page)


def test_that_rehearsals_begin_with_even_shares(survey: Survey) -> None:
    assert first_request(survey, N).shares["drinks"] == {"tea_coffee": 0.5, "coffee_tea": 0.5}


def test_that_a_study_estimates_both_orders(study: Path) -> None:
    with Study.open(study, write=False) as opened:
        (found,) = estimate_study(opened)
        saved = [one.answers["drinks"] for one in opened.responses()]
    first = saved.count(0) / N
    # By hand: p is 3/4 and q 1/4.
    by_hand = {"tea_coffee": (first - 0.25) / 0.5, "coffee_tea": (0.75 - first) / 0.5}
    assert {each.option: each.share for each in found.options} == pytest.approx(by_hand)


def test_that_the_analyst_sees_it_in_list_and_chart(
    study: Path, theme: Theme, qtbot: QtBot
) -> None:
    window = QMainWindow()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    view = analyst_view(theme, study, Settings(), Answering(), window)
    try:
        with qtbot.waitSignal(view.settled, timeout=60_000):
            window.setCentralWidget(view)
            window.show()
        (entry,) = view.shown.entries
        assert entry.detail.startswith("Ranking of two · ε 1.1")
        chart = view.frame.result.chart.chart
        assert isinstance(chart, BarChart)
        assert {bar.label for bar in chart.rows} == set(ORDERS)
    finally:
        tasks.shut_down()


def run(*arguments: str | Path) -> str:
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.usefixtures("qapp")  # pictures are painted
def test_that_it_is_exported_with_its_words(study: Path, survey: Survey, tmp_path: Path) -> None:
    path = tmp_path / "new.survey"
    path.write_bytes(write(survey))
    assert json.loads(run("check", path, "--json"))["questions"][0]["kind"] == "ranking-of-two"
    assert all(order in run("estimate", study) for order in ORDERS)
    out = tmp_path / "out"
    run("export", study, "--out", out)
    assert {each.suffix for each in out.iterdir()} == {".csv", ".png", ".svg", ".pdf"}


def test_that_its_reports_come_back_from_a_table(study: Path, tmp_path: Path) -> None:
    out = tmp_path / "reports"
    out.mkdir()
    with open_source(study, ExportOptions(ids=False)) as source:
        wanted = {"reports": ("csv",), "codebook": ("csv",), "scripts": ("r", "py")}
        assert write_planned(plan(source, wanted), out).failures == ()
    assert all(order in (out / "codebook.csv").read_text("utf-8-sig") for order in ORDERS)
    require_round_trip(study, out, "csv")


def test_that_what_is_handed_out_tells_of_it(survey: Survey) -> None:
    sheet = participant_sheet(survey, "en", "a.survey")
    assert sheet.device is not None
    eight = tuple((word, 2047) for word in ("something", *(["language"] * 7)))
    assert print_pages(sheet.sheet, *sheet.drawings(eight))
    page = pypdf.PdfReader(io.BytesIO(ethics_page(survey, 100)))
    told = " ".join(" ".join(each.extract_text() for each in page.pages).split())
    assert "an order of two; scrambled" in told

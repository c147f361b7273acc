"""Everything that authors and analysts see comes from the catalogue, with its numbers and lists."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from analyst_studies import rest
from mapping_page import Page
from other_tongue import in_greek, other_spoken, said, seen, strays
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from reported_studies import KINDS, study_of, survey_bytes
from shown_window import Shown

from app.analyses.content import load
from app.analyses.request import AnalysisRequest, Checking, Choices, Modelling
from app.analyses.tallies import Kept
from app.analyst.state.result import result_of
from app.analyst.window.view import AnalystView
from app.author.start import TemplateCard
from app.author.view import AuthorView
from app.export.report.contents import report_of
from app.export.study.values import ExportOptions, open_source
from app.theme import Theme
from app.words.refusals import _TEXTS as REASONS
from app.words.refusals import line
from core.count.sampling_design import Design
from core.draft import draft_of, write_draft
from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.files import canonical
from core.inference.intervals import Interval
from core.survey import read
from resources import FOLDER

Content = dict[str, Any]

MORE: tuple[Content, ...] = (
    {
        "id": "cash",
        "kind": "yes-no",
        "text": "My employer pays me partly in cash.",
        "negation": "My employer does not pay me in cash.",
        "mechanism": {"name": "warner", "p": "2/3"},
        "procedures": ["spinner"],
    },
    {"id": "clerk", "kind": "yes-no", "text": "Are you a clerk?"},
    {
        "id": "days",
        "kind": "number",
        "text": "Days without pay",
        "low": 0,
        "high": 180,
        "step": 2,
        "mechanism": {"name": "window", "width": 45, "p": "8/13"},
    },
    {"id": "weight", "kind": "number", "text": "Weight", "low": 1, "high": 9, "step": 1},
)
LITTLE = {"name": "unary", "p": "1/2", "q": "2/5"}
ASKED = (
    *({**each, "mechanism": LITTLE} if each["id"] == "job" else each for each in KINDS),
    *MORE,
)

IDS = frozenset(
    (
        *(each["id"] for each in ASKED),
        *("o0", "o1", "o2", "o3", "not_stated", "yes", "no", "(Intercept)"),
        *("width", "truth", "[18,30)", "[30,45)", "[45,60)", "[60,90]"),  # as the file names them
        *("csv", "sav", "dta", "report.html", "report.pdf", "estimates.xlsx", "results"),
        *("reports.csv", "estimates.csv", "codebook.csv", "spinner", "procedure", "row"),
        *("everyone", "rows", "columns", "student", "wilson", "clopper-pearson", "feldman-cousins"),
        *("main", "bribe ~ age + sex", "Export..."),  # of pyqtgraph
    )
)
UNSEEN = frozenset(
    (
        *("option", "key", "records", "strong", "field", "question", "chosen", "choice", "icon"),
        *("unit", "kept", "kind", "value", "request", "language"),
    )
)


@pytest.fixture(scope="module")
def survey() -> bytes:
    content = json.loads(survey_bytes(*ASKED))
    return canonical.write(in_greek(content))


@pytest.fixture(scope="module")
def study(survey: bytes, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("said") / "σ.study"
    return study_of(path, survey, 120, rehearsal=False)


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    with other_spoken():
        yield


ONE = ("bribe", "area", "job", "used", "trust", "age", "hours", "days")
OTHERWISE = Choices(counts=True, consistent=True, raw=True, interval=Interval.WILSON)
MODELS = ("bribe ~ area + age", "hours ~ area")
REQUESTS = (
    *(AnalysisRequest(questions=(each,)) for each in ONE),
    *(AnalysisRequest(questions=(each,), against=0.3, choices=OTHERWISE) for each in ONE[::3]),
    AnalysisRequest(questions=("bribe",), split="area", against=0.5),
    AnalysisRequest(questions=("bribe",), split="area", then="clerk"),
    AnalysisRequest(questions=("hours",), split="area"),
    AnalysisRequest(questions=("bribe",), weights="weight", where="area = o1"),
    AnalysisRequest(questions=("bribe",), design=Design("area", "clerk")),
    AnalysisRequest(questions=("bribe",), population=5000),
    AnalysisRequest("several", ("bribe",)),
    AnalysisRequest("sets", ("job",), chosen=("o0", "o1")),
    *(
        AnalysisRequest("cross", ("bribe", "area"), choices=Choices(shares_of=each))
        for each in ("everyone", "rows", "columns")
    ),
    AnalysisRequest("checks", checks=Checking(anchor="cash")),
    *(
        AnalysisRequest("models", models=Modelling((each,), effects=True, check=True, names=named))
        for each in MODELS
        for named in (False, True)
    ),
)


def test_that_every_result_is_said_in_the_language_spoken(study: Path) -> None:
    content, kept = load(study), Kept()
    found = set[str]()
    for request in REQUESTS:
        shown = result_of(request, [content], kept)
        told = (shown.parts, shown.offered, shown.compared, shown.methods)
        found |= {*strays(said(told, beside=UNSEEN), IDS)}
    assert found == set()


def test_that_a_report_is_said_in_the_language_spoken(study: Path, survey: bytes) -> None:
    with open_source(study, ExportOptions()) as source:
        report = report_of(source, date(2026, 11, 24))
    page = (FOLDER / "report" / "report.html").read_text("utf-8")
    words = re.sub(r"<style.*?</style>|\{[{%#].*?[}%#]\}|<[^>]*>", "", page, flags=re.DOTALL)
    texts = (*said(report, beside=UNSEEN), words)
    assert strays(texts, (*IDS, *read(survey).words, *("study", "en", "plain", "strong"))) == []


def test_that_every_refusal_is_said_in_the_language_spoken() -> None:
    assert strays((told() for told in REASONS.values()), _named_in(REASONS.values())) == []
    found = Fact.NOT_CARRIED_OUT(procedure="spinner", mechanism="local-hash")
    problem = Problem(Code.NO_DEVICE, "row 7, column age", found)
    assert strays([line(problem)], ["NO_DEVICE", "age"]) == []


def test_that_the_window_of_a_study_is_said_in_the_language_spoken(
    study: Path, qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    shown = Shown(qtbot, theme, tmp_path, respondent=False)
    texts = {*seen(shown.window)}
    shown.window.open_path(study)
    qtbot.waitUntil(lambda: isinstance(shown.view, AnalystView))
    view = shown.view
    assert isinstance(view, AnalystView)
    for page in ("", "checks", "models", "results", "export"):
        view.frame.become(view.frame.shown.looked(replace(view.frame.shown.request, page=page)))
        rest(view)
        QApplication.processEvents()
        texts |= {*seen(shown.window)}
    view.frame.become(view.frame.shown.to_plan())
    rest(view)
    texts |= {*seen(shown.window)}
    assert strays(texts, _ids_of(study, tmp_path)) == []


def test_that_the_editor_is_said_in_the_language_spoken(
    survey: bytes, qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    draft = tmp_path / "δ.draft"
    draft.write_bytes(write_draft(draft_of(read(survey))))
    shown = Shown(qtbot, theme, tmp_path, respondent=False)
    shown.window.open_path(draft)
    qtbot.waitUntil(lambda: isinstance(shown.view, AuthorView))
    view = shown.view
    assert isinstance(view, AuthorView)
    texts = set[str]()
    for each in ASKED:
        view.editing.choose(each["id"])
        QApplication.processEvents()
        texts |= {*seen(shown.window)}
    sources = {each.toolTip() for each in view.findChildren(TemplateCard)}
    told = {text for text in texts if not any(source in text for source in sources)}
    assert strays(told, (*_ids_of(draft, tmp_path), "1.1")) == []


def test_that_a_table_from_elsewhere_is_said_in_the_language_spoken(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    table = tmp_path / "τ.csv"
    rows = [f"{1 + place % 2},{20 + place % 40},α{place % 3}" for place in range(60)]
    table.write_text("\n".join(("κ/λ,μ,ν", *rows)) + "\n", "utf-8")
    shown = Shown(qtbot, theme, tmp_path, respondent=False)
    shown.window.open_path(table)
    page = Page(qtbot, shown)
    texts = {*seen(shown.window)}
    page.begin(randomized=True)
    QApplication.processEvents()
    texts |= {*seen(shown.window)}
    assert strays(texts, _ids_of(table, tmp_path)) == []


def _ids_of(path: Path, folder: Path) -> tuple[str, ...]:
    """Return what is so in every language where a file of a folder is shown."""
    keys = ("Ctrl", "Shift", "Alt", "PgUp", "PgDown", "Esc")
    return (*IDS, *keys, *map(str, (path.parent, folder)), path.suffix[1:], "study", "export")


def _named_in(reasons: Iterable[Callable[[], str]]) -> set[str]:
    """Return the names of the values that stand in texts, until they are put in."""
    return {name for told in reasons for name in re.findall(r"\{(\w+)", told())}

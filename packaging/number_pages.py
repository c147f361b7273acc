"""The pages of numbers: a census rehearsed, with the truth of its people beside the estimates."""

from __future__ import annotations

import csv
import gzip
from itertools import islice
from pathlib import Path

from screenshots import Snap, settle

from app.analyst.window.view import AnalystView
from app.shell.window import MainWindow
from core.files import canonical
from core.files.canonical import Json
from core.rehearse import read_truth, rehearse
from core.response import file
from core.study import Study, import_paths
from core.survey import read

_SEED = 3
_EVERY = 5  # person of the census
_MOST_WAITS = 40
_ADULT = Path(__file__).resolve().parent.parent / "tests" / "data" / "adult.csv.gz"
_QUESTIONS: tuple[dict[str, Json], ...] = (
    {
        "id": "age",
        "kind": "number",
        "text": "How old are you, in years?",
        "low": 0,
        "high": 100,
        "step": 1,
        "mechanism": {"name": "window", "width": 51, "p": "567/976"},
    },
    {
        "id": "hours",
        "kind": "number",
        "text": "How many hours do you work in a week?",
        "low": 0,
        "high": 100,
        "step": 1,
        "bins": [0, 20, 35, 40, 50, 60, 100],
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    {
        "id": "visits",
        "kind": "number",
        "text": "How many visits?",
        "low": 0,
        "high": 3,
        "step": 1,
        "mechanism": {"name": "window", "width": 2, "p": "3/5"},
    },
    {
        "id": "sex",
        "kind": "one-of",
        "text": "Are you a woman or a man?",
        "options": [{"id": "female", "text": "Woman"}, {"id": "male", "text": "Man"}],
    },
)


def number_pages(window: MainWindow, folder: Path, snap: Snap) -> None:
    """Show histograms of ages and of visits in both fits, of hours in bins, and ages split."""
    study, truth = _census(folder)
    window.open_path(study)
    view = _view_in(window)
    view.load_truth(truth)
    settle(busy=True)
    frame = view.frame
    for question, edge in (("age", 40), ("hours", 40), ("visits", None)):
        frame.look({"questions": (question,)})
        frame.become(frame.shown.looked(frame.shown.request.choosing(edge=edge)))
        settle(busy=True)
        snap(window, f"number-{question}")
        fit = frame.choices.fit
        if fit.isVisible():
            usual, other = fit.smoothed_button, fit.likely_button
            if other.isChecked():
                usual, other = other, usual
            other.click()
            settle(busy=True)
            snap(window, f"number-{question}-other-fit")
            usual.click()
    frame.look({"questions": ("age",), "split": "sex"})
    settle(busy=True)
    snap(window, "number-split")


def _view_in(window: MainWindow) -> AnalystView:
    """Return the view of a study once it is there: it is loaded in turns."""
    for _ in range(_MOST_WAITS):
        settle(busy=True)
        view = window.current_view
        if isinstance(view, AnalystView) and not view.busy:
            return view
    raise LookupError("the window shows no study")


def _census(folder: Path) -> tuple[Path, Path]:
    """Make a study of people of a census, and write down what is true of them."""
    rows = ["age,hours,visits,sex"]
    with gzip.open(_ADULT, "rt", encoding="utf-8", newline="") as table:
        for place, person in enumerate(islice(csv.DictReader(table), 0, None, _EVERY)):
            hours = min(int(person["hours"]), 100)
            rows.append(f"{person['age']},{hours},{place % 7 % 4},{person['sex']}")
    truth, study = folder / "census.truth.csv", folder / "census.study"
    truth.write_text("\n".join([*rows, ""]), "utf-8")
    survey_bytes = canonical.write(
        {
            "format": "candor-survey",
            "version": 1,
            "languages": ["en"],
            "title": "Work",
            "questions": [*_QUESTIONS],
        }
    )
    survey = read(survey_bytes)
    lines = folder / "census.jsonl"
    answers = rehearse(survey, read_truth(truth, survey), _SEED)
    lines.write_bytes(b"".join(file.write(each) for each in answers))
    with Study.create(study, survey_bytes) as made:
        import_paths(made, [lines])
    return study, truth

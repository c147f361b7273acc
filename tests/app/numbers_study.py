"""A rehearsed study that asks for numbers in every way, and the true answers of its people."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from analyst_studies import survey_bytes

from app.analyses import analyse
from app.analyses.content import StudyContent, load
from app.analyses.parts import BinsChart, FigureStrip, Part, TablePart
from app.analyses.request import AnalysisRequest, Choices
from app.analyst.state.known_truth import read_known, with_known
from core.rehearse import invent, rehearse, write_responses, write_truth
from core.study import Study, import_paths
from core.survey import read

PEOPLE = 240
SURVEY = survey_bytes(
    {
        "id": "age",
        "kind": "number",
        "text": "How old are you?",
        "low": 10,
        "high": 70,
        "step": 1,
        "mechanism": {"name": "window", "width": 31, "p": "3/5"},
    },
    {
        "id": "hours",
        "kind": "number",
        "text": "How many hours a week?",
        "low": 0,
        "high": 60,
        "step": 1,
        "bins": [0, 20, 35, 40, 60],
        "mechanism": {"name": "k-ary", "p": "2/5"},
    },
    {
        "id": "gain",
        "kind": "number",
        "text": "Won or lost?",
        "low": -4,
        "high": 4,
        "step": 2,
        "mechanism": {"name": "window", "width": 2, "p": "3/5"},
    },
    {
        "id": "paid",
        "kind": "number",
        "text": "Paid in cash?",
        "low": 0,
        "high": 100,
        "step": 1,
        "mechanism": {"name": "one-bit", "p": "3/4"},
    },
    {"id": "trips", "kind": "number", "text": "Trips?", "low": 0, "high": 40, "step": 1},
    {
        "id": "area",
        "kind": "one-of",
        "text": "Where?",
        "options": [{"id": "city", "text": "City"}, {"id": "farm", "text": "Farm"}],
    },
)


@dataclass(frozen=True)
class Made:
    """The files of a study and of the truth beside it."""

    study: Path
    truth: Path

    def answers(self, question: str) -> list[int]:
        """The true numbers, as they stand in the table."""
        with self.truth.open(encoding="utf-8", newline="") as file:
            return [int(row[question]) for row in csv.DictReader(file)]


def numbers_study(folder: Path, people: int = PEOPLE, seed: int = 5) -> Made:
    """Make up people, let them answer, collect it, and write their truths down."""
    survey = read(SURVEY)
    known = invent(survey, people, seed, {"hours": dict(zip(_BINS, (0.7, 0.3, 0, 0), strict=True))})
    made = Made(folder / "numbers.study", folder / "truth.csv")
    write_responses(rehearse(survey, known, seed), folder / "collected", people)
    write_truth(known, survey, made.truth)
    with Study.create(made.study, SURVEY) as study:
        import_paths(study, [folder / "collected"])
    return made


_BINS = ("[0,20)", "[20,35)", "[35,40)", "[40,60]")


@cache
def made() -> Made:
    """The study of most tests, made once."""
    return numbers_study(Path(mkdtemp()))


@cache
def known(people: int = PEOPLE) -> StudyContent:
    """What it holds, with the truth beside it."""
    one = made() if people == PEOPLE else numbers_study(Path(mkdtemp()), people)
    content = load(one.study)
    return with_known(content, read_known(one.truth, content))


def parts(question: str, content: StudyContent | None = None, **choices: Any) -> list[Part]:
    """What is found about one of its questions."""
    request = AnalysisRequest("question", (question,), choices=Choices(**choices))
    return list(analyse(request, [content or known()]))


def histogram(question: str, content: StudyContent | None = None, **choices: Any) -> BinsChart:
    """The histogram of one of its questions."""
    (chart,) = (one for one in parts(question, content, **choices) if isinstance(one, BinsChart))
    return chart


def strip(question: str, content: StudyContent | None = None, **choices: Any) -> FigureStrip:
    """The figures above it."""
    (found,) = (one for one in parts(question, content, **choices) if isinstance(one, FigureStrip))
    return found


def table(question: str, **choices: Any) -> TablePart:
    """The table of its numbers."""
    return next(one for one in parts(question, **choices) if isinstance(one, TablePart))

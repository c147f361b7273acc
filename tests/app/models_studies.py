"""A study of people whose answers follow a known model, and one page of it in a window."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from bribery_people import run
from mapped import column, mapping, put, question

from core.files import canonical
from core.rehearse import rehearse, write_responses
from core.rehearse.people import Answers, People
from core.response.file import Response
from core.study import Study, import_paths
from core.survey import read
from folders import GOLDEN

_WARNER = {"name": "warner", "p": "3/4"}
_SPINNER: dict[str, canonical.Json] = {
    "mechanism": {**_WARNER},
    "negation": "The opposite is true.",
    "procedures": ["spinner"],
}


def _options(*ids: str) -> list[canonical.Json]:
    return [{"id": id_, "text": id_.title()} for id_ in ids]


SURVEY = canonical.write(
    {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "Bribes and pay in cash",
        "questions": [
            {
                "id": "area",
                "kind": "one-of",
                "text": "Where do you live?",
                "options": _options("city", "town", "village"),
            },
            {
                "id": "sex",
                "kind": "one-of",
                "text": "Are you a woman or a man?",
                "options": _options("woman", "man"),
            },
            {
                "id": "age",
                "kind": "number",
                "text": "How old are you, in years?",
                "low": 18,
                "high": 90,
                "step": 1,
            },
            {
                "id": "weight",
                "kind": "number",
                "text": "What is the weight of this person?",
                "low": 1,
                "high": 9,
                "step": 1,
            },
            {
                "id": "bribe",
                "kind": "yes-no",
                "text": "In the past 12 months I have paid a bribe to a public official.",
                **_SPINNER,
            },
            {
                "id": "cash",
                "kind": "yes-no",
                "text": "My employer pays me partly in cash that is not declared.",
                **_SPINNER,
            },
        ],
    }
)


@cache
def answered(n: int, seed: int = 1) -> tuple[Response, ...]:
    """Return what n people answered: log odds −1.4, men 0.9 above women, villages 1.2 below."""
    survey, draws = read(SURVEY), np.random.default_rng(seed)
    everybody = np.ones(n, dtype=bool)
    area, sex = draws.integers(0, 3, n), draws.integers(0, 2, n)
    age = np.clip(np.rint(draws.gamma(6, 7, n)), 18, 90).astype(np.int64)
    odds = -1.4 + 0.9 * sex - np.array([0, 0.5, 1.2])[area]
    bribe = draws.random(n) < 1 / (1 + np.exp(-odds))
    values = {
        "area": area,
        "sex": sex,
        "age": age,
        "weight": draws.integers(1, 10, n),
        "bribe": bribe.astype(np.int64),
        "cash": (draws.random(n) < 0.3).astype(np.int64),
    }
    people = People(n, {id_: Answers(each, everybody) for id_, each in values.items()})
    return tuple(replace(each, rehearsal=False) for each in rehearse(survey, people, seed))


def modelled_study(path: Path, responses: tuple[Response, ...]) -> Path:
    """Make a study of these responses."""
    Study.create(path, SURVEY).close()
    with TemporaryDirectory() as folder:
        write_responses(list(responses), Path(folder), max(len(responses), 1))
        with Study.open(path) as study:
            import_paths(study, [Path(folder)])
    return path


def detector_study(folder: Path) -> Path:
    """Import the 600 made-up people of the golden table, two groups of a detector of lies."""
    golden = GOLDEN / "reg600.csv"
    groups = {"1": {"p": "1/5"}, "2": {"p": "4/5"}}
    asked = question(design={"name": "sld", "by": "sldgrp", "groups": groups})
    x = question("x", kind="number", low=-30_000, high=30_000, step=1)
    yes_no = column("sld", values={"1": "yes", "0": "no"})
    columns = [yes_no, {"column": "x", "question": "x", "scale": 10_000}]
    lines = golden.read_text(encoding="utf-8").splitlines()
    result = run(*put(folder, mapping([asked, x], columns), lines))
    assert result.exit_code == 0, result.stderr
    return folder / "t.study"

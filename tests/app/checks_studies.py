"""A study with an anchor, of people who answered for real, and one with made-up reports in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from core.files import canonical
from core.rehearse import rehearse, write_responses
from core.rehearse.people import Answers, People
from core.response.file import Response
from core.study import Study, import_paths
from core.survey import read

_WARNER = {"name": "warner", "p": "3/4"}
_ASKED: list[dict[str, canonical.Json]] = [
    {"id": "area", "kind": "yes-no", "text": "Do you live in a city?"},
    {
        "id": "bribe",
        "kind": "yes-no",
        "text": "In the past 12 months I have paid a bribe to a public official.",
        "mechanism": {**_WARNER},
        "negation": "The opposite is true.",
        "procedures": ["spinner"],
    },
    {
        "id": "cash",
        "kind": "yes-no",
        "text": "My employer pays me partly in cash that is not declared.",
        "mechanism": {**_WARNER},
        "negation": "The opposite is true.",
        "procedures": ["spinner"],
    },
    {
        "id": "job",
        "kind": "one-of",
        "text": "Which of these describes your occupation best?",
        "options": [{"id": f"o{i}", "text": f"Occupation {i}"} for i in range(10)],
        "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
    },
    {
        "id": "seat",
        "kind": "yes-no",
        "text": "I have sat in the national parliament.",
        "mechanism": {**_WARNER},
        "negation": "The opposite is true.",
        "procedures": ["spinner"],
    },
]
SURVEY = canonical.write(
    {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "Corruption",
        "questions": [*_ASKED],
    }
)
SHARES = {"area": 0.5, "bribe": 0.2, "cash": 0.3, "seat": 0.0}


@cache
def answered(n: int, padded: int = 0, seed: int = 1, seat: float = 0.0) -> tuple[Response, ...]:
    """Return what n people answered, of whom `padded` say one occupation and fill up with ones."""
    survey, draws = read(SURVEY), np.random.default_rng(seed)
    everybody = np.ones(n, dtype=bool)
    answers = {
        name: Answers((draws.random(n) < share).astype(np.int64), everybody)
        for name, share in {**SHARES, "seat": seat}.items()
    }
    answers["job"] = Answers(draws.integers(0, 10, n), everybody)
    found = [replace(each, rehearsal=False) for each in rehearse(survey, People(n, answers), seed)]
    for i in range(padded):
        # The target, and two more: as many ones as are expected.
        more = set(draws.choice(9, 2, replace=False).tolist())
        bits = "1" + "".join("1" if place in more else "0" for place in range(9))
        found[i] = replace(found[i], answers={**found[i].answers, "job": bits})
    return tuple(found)


def checked_study(path: Path, responses: tuple[Response, ...]) -> Path:
    """Make a study of these responses."""
    Study.create(path, SURVEY).close()
    with TemporaryDirectory() as folder:
        write_responses(list(responses), Path(folder), max(len(responses), 1))
        with Study.open(path) as study:
            import_paths(study, [Path(folder)])
    return path

"""A study with a question of every kind, randomized and in the clear, for comparisons."""

from __future__ import annotations

from pathlib import Path

from analyst_studies import survey_bytes

from core.files.canonical import Json
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths
from core.survey import read

WARNER: Json = {"name": "warner", "p": "3/4"}


def _options(*texts: str) -> list[Json]:
    return [{"id": f"o{i}", "text": text} for i, text in enumerate(texts)]


SURVEY = survey_bytes(
    {
        "id": "area",
        "kind": "one-of",
        "text": "Where do you live?",
        "options": _options("City", "Town", "Village"),
    },
    {"id": "woman", "kind": "yes-no", "text": "Are you a woman?"},
    {"id": "age", "kind": "number", "text": "Age?", "low": 18, "high": 90, "step": 1},
    {"id": "bribe", "kind": "yes-no", "text": "Paid a bribe?", "mechanism": WARNER},
    {"id": "cash", "kind": "yes-no", "text": "Paid in cash?", "mechanism": WARNER},
    {
        "id": "job",
        "kind": "one-of",
        "text": "Which job?",
        "options": _options("Office", "Trade", "Farm", "Army"),
        "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
    },
    {
        "id": "trust",
        "kind": "rating",
        "text": "Trust?",
        "options": _options("None", "Little", "Some", "Much", "Full"),
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    {
        "id": "hours",
        "kind": "number",
        "text": "Hours?",
        "low": 0,
        "high": 60,
        "step": 1,
        "bins": [0, 20, 40, 60],
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    {
        "id": "pay",
        "kind": "number",
        "text": "Pay?",
        "low": 0,
        "high": 100,
        "step": 1,
        "mechanism": {"name": "one-bit", "p": "3/4"},
    },
    {
        "id": "uses",
        "kind": "many-of",
        "text": "What do you use?",
        "ask": 1,
        "options": _options("Phone", "Letter", "Desk"),
        "mechanism": WARNER,
    },
)
SHARES = {"bribe": {"yes": 0.2}, "cash": {"yes": 0.4}}


def compared_study(folder: Path, n: int = 300) -> Path:
    """Make a study of made-up people who answered all of it."""
    survey = read(SURVEY)
    path = folder / "compared.study"
    Study.create(path, SURVEY).close()
    if n:
        people = invent(survey, n, 5, SHARES)
        write_responses(rehearse(survey, people, seed=6), folder / "in", n)
        with Study.open(path) as study:
            assert import_paths(study, [folder / "in"]).accepted == n
    return path

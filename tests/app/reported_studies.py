"""Studies for the tests of reports: all kinds of questions, Arabic, long answers, nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from core.files import canonical
from core.rehearse import rehearse
from core.rehearse.people import invent
from core.response.file import write
from core.study import Study, import_paths
from core.survey import read

Content = dict[str, Any]
STEPS = ("Not at all", "A little", "Somewhat", "Fully")


def options(*texts: str) -> list[Content]:
    return [{"id": f"o{i}", "text": text} for i, text in enumerate(texts)]


KINDS: tuple[Content, ...] = (
    {
        "id": "bribe",
        "kind": "yes-no",
        "text": "In the past 12 months I have paid a bribe to a public official.",
        "negation": "In the past 12 months I have not paid a bribe to a public official.",
        "mechanism": {"name": "warner", "p": "3/4"},
        "procedures": ["spinner"],
    },
    {
        "id": "area",
        "kind": "one-of",
        "text": "Where do you live?",
        "options": options("City", "Town", "Village"),
    },
    {
        "id": "job",
        "kind": "one-of",
        "text": "Which of these is your main work?",
        "options": [
            *options("Sales", "Craft or repair", "Office", "Farming", "Other"),
            {"id": "not_stated", "text": "Prefer not to say", "abstain": True},
        ],
        "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
    },
    {
        "id": "used",
        "kind": "many-of",
        "text": "Which of these have you used?",
        "options": options("Cannabis", "Cocaine"),
        "mechanism": {"name": "forced", "truth": "1/2", "yes": "1/2"},
    },
    {
        "id": "trust",
        "kind": "rating",
        "text": "How far do you trust the police?",
        "options": options(*STEPS),
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    {
        "id": "age",
        "kind": "number",
        "text": "How old are you?",
        "low": 18,
        "high": 90,
        "step": 1,
        "bins": [18, 30, 45, 60, 90],
    },
    {
        "id": "hours",
        "kind": "number",
        "text": "How many hours a week do you work untaxed?",
        "low": 0,
        "high": 60,
        "step": 1,
        "mechanism": {"name": "one-bit", "p": "3/4"},
    },
)


def survey_bytes(
    *questions: Content, title: str = "Bribes and pay in cash", language: str = "en"
) -> bytes:
    """Return a survey of these questions, by default one of every kind."""
    return canonical.write(
        {
            "format": "candor-survey",
            "version": 1,
            "languages": [language],
            "title": title,
            "author": "Institute for Fair Work",
            "questions": [*(questions or KINDS)],
        }
    )


def study_of(
    path: Path,
    survey: bytes,
    n: int,
    *,
    shares: Mapping[str, Mapping[str, float]] | None = None,
    seed: int = 7,
    rehearsal: bool = True,
    others: Mapping[str, bytes] | None = None,
) -> Path:
    """Make a study of n people; `others` are files that are offered beside, by their names."""
    Study.create(path, survey).close()
    asked = read(survey)
    with TemporaryDirectory() as folder:
        lines = Path(folder) / "all.jsonl"
        people = invent(asked, n, seed, shares)
        made = [replace(each, rehearsal=rehearsal) for each in rehearse(asked, people, seed)]
        lines.write_bytes(b"".join(map(write, made)))
        for name, content in (others or {}).items():
            (Path(folder) / name).write_bytes(content)
        with Study.open(path) as study:
            import_paths(study, [Path(folder) / name for name in ("all.jsonl", *(others or {}))])
    return path


ARABIC: tuple[Content, ...] = (
    {
        "id": "bribe",
        "kind": "yes-no",
        "text": "دفعت رشوة لموظف حكومي في الأشهر الاثني عشر الماضية.",
        "negation": "لم أدفع رشوة لموظف حكومي في الأشهر الاثني عشر الماضية.",
        "mechanism": {"name": "warner", "p": "3/4"},
        "procedures": ["spinner"],
    },
    {
        "id": "job",
        "kind": "one-of",
        "text": "ما هو عملك الرئيسي؟",
        "options": options("المبيعات", "الحرف والإصلاح", "العمل المكتبي"),
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
)
LONG: Content = {
    "id": "long",
    "kind": "one-of",
    "text": "Which of these long answers is yours?",
    "options": options(
        *(f"{i:02} {'a long answer of many words ' * 8}"[:199] + "." for i in range(30))
    ),
    "mechanism": {"name": "k-ary", "p": "1/3"},
}

"""A study with every form of report and every trap that other programs hold: to be exported."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from made_surveys import Content, canonical

from core.study import Study, import_paths

ARABIC = "هل دفعت رشوة؟"
LONG = [f"{i} " + "Ein sehr langer Beruf mit Ämtern und Würden, " * 5 for i in range(30)]
PROCEDURES = ("spinner", "scrambled")


def _options(*texts: str) -> list[Content]:
    return [{"id": f"o{i}", "text": text} for i, text in enumerate(texts)]


def content() -> Content:
    """The survey: its ids are those that other programs do not take."""
    spun = {"procedures": [*PROCEDURES]}
    forced = {"name": "forced", "truth": "1/2", "yes": "1/4"}
    age = {"low": -20, "high": 100, "step": 5}
    long_ids = ("a" * 32, "b" * 32)
    questions: list[Content] = [
        {"id": "area", "kind": "one-of", "text": "=Area?", "options": _options("City", "=1+1")},
        {"id": "age", "kind": "number", "text": "Age?", **age, "optional": True},
        {"id": "with", "kind": "yes-no", "text": ARABIC, "optional": True},
        {
            "id": "hobbies",
            "kind": "many-of",
            "text": "Hobbies?",
            "options": _options("Chess", "رقص"),
            "ask_if": {"question": "area", "in": ["o0"]},
            "optional": True,
        },
        {"id": "bribe", "kind": "yes-no", "text": "Bribe?", "mechanism": forced} | spun,
        {
            "id": "job-now",
            "kind": "one-of",
            "text": "Which of these occupations? " * 9,
            "options": [{"id": f"o{i}", "text": text[:200].strip()} for i, text in enumerate(LONG)],
            "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
        },
        {
            "id": long_ids[0],
            "kind": "one-of",
            "text": "Party?",
            "options": [
                {"id": long_ids[1], "text": "A"},
                {"id": "a", "text": "B"},
                {"id": "c", "text": "C"},
            ],
            "mechanism": {"name": "subset", "size": 1, "p": "2/5"},
        },
        {
            "id": "vote",
            "kind": "one-of",
            "text": "Vote?",
            "options": _options("A", "B", "C"),
            "mechanism": {"name": "k-ary", "p": "1/2"},
        },
        {
            "id": "trust",
            "kind": "rating",
            "text": "Trust?",
            "options": _options("Low", "Middle", "High"),
            "mechanism": {"name": "local-hash", "g": 2, "p": "3/5"},
        },
        {
            "id": "income",
            "kind": "number",
            "text": "Income?",
            **{"low": 0, "high": 50, "step": 1},
            "mechanism": {"name": "window", "width": 10, "p": "1/2"},
        },
        {
            "id": "drinks",
            "kind": "number",
            "text": "Drinks?",
            **{"low": 0, "high": 9, "step": 1},
            "mechanism": {"name": "one-bit", "p": "3/4"},
        },
        {
            "id": "used",
            "kind": "many-of",
            "text": "Used?",
            "options": _options("A", "B", "C"),
            "ask": 2,
            "mechanism": {"name": "warner", "p": "10/19"},
        },
        *(
            {"id": id_, "kind": "yes-no", "text": f"{id_}?", "mechanism": forced} | spun
            for id_ in ("first", "second", "third")
        ),
    ]
    title = "كل ما يمكن سؤاله: " + "Alles, was gefragt wird"
    made = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": title}
    blocks = [{"questions": ["first", "second", "third"], "ask": 2}]
    return made | {"questions": questions, "sample": blocks}


def answers(draw: random.Random) -> dict[str, Any]:
    """One person's reports, as they stand in a response."""

    def bits(k: int) -> str:
        return "".join(draw.choice("01") for _ in range(k))

    def one_of(k: int) -> str:
        at = draw.randrange(k)
        return "".join("1" if place == at else "0" for place in range(k))

    found: dict[str, Any] = {"area": draw.randrange(2)}
    if draw.random() < 0.7:
        found["age"] = 5 * draw.randrange(-4, 21)
    if draw.random() < 0.7:
        found["with"] = draw.randrange(2)
    if found["area"] == 0 and draw.random() < 0.7:
        found["hobbies"] = bits(2)
    found["bribe"] = draw.randrange(2)
    found["job-now"] = bits(30)
    found["a" * 32] = one_of(3)
    found["vote"] = draw.randrange(3)
    found["trust"] = [draw.randrange(2**31), draw.randrange(2)]
    found["income"] = draw.randrange(60)
    found["drinks"] = draw.randrange(2)
    left_out = draw.randrange(3)
    found["used"] = "".join("-" if i == left_out else draw.choice("01") for i in range(3))
    for id_ in draw.sample(["first", "second", "third"], 2):
        found[id_] = draw.randrange(2)
    return found


def exported_study(folder: Path, n: int, *, rehearsal: bool = False) -> Path:
    """Make the study with n responses; return its file."""
    from core.survey import read_for_analysis

    data = canonical(content())
    survey = read_for_analysis(data)
    draw = random.Random(7)  # noqa: S311 - not for secrets
    inside = folder / "in"
    inside.mkdir()
    for _ in range(n):
        response: Content = {
            "format": "candor-response",
            "version": 1,
            "id": f"{draw.getrandbits(128):032x}",
            "survey": survey.digest,
            "procedure": draw.choice(PROCEDURES),
            "answers": answers(draw),
        }
        if rehearsal:
            response["rehearsal"] = True
        (inside / f"{response['id']}.response").write_bytes(canonical(response))
    path = folder / "all.study"
    with Study.create(path, data, for_analysis=True) as study:
        found = import_paths(study, [inside])
        assert (found.accepted, list(found.refused)) == (n, [])
    return path

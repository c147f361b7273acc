"""Surveys and responses for tests, written as plain JSON and independent of the readers.

`every_kind()` uses each question kind, mechanism and optional entry; `random_surveys` makes
random valid ones.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

Content = dict[str, Any]
ID = "0123456789abcdef0123456789abcdef"


def canonical(content: object) -> bytes:
    """The canonical bytes, as their definition has them."""
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return (text + "\n").encode()


def digest(survey: Content) -> str:
    unsigned = {key: value for key, value in survey.items() if key != "signature"}
    return hashlib.sha256(canonical(unsigned)).hexdigest()


def both(english: str, german: str) -> dict[str, str]:
    return {"en": english, "de": german}


def option(id_: str, english: str, german: str, **more: object) -> Content:
    return {"id": id_, "text": both(english, german), **more}


def every_kind() -> Content:
    """A valid survey with all there can be in one."""
    shared = ["spinner", "own-device", "scrambled"]
    return {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en", "de"],
        "title": both("Work and money", "Arbeit und Geld"),
        "author": both("A small institute", "Ein kleines Institut"),
        "intro": both("Thank you.\nIt takes a minute.", "Danke schön.\nEs dauert eine Minute."),
        "consent": both("You can leave at any time.", "Sie können jederzeit gehen."),
        "seal": "5" * 64,
        "questions": [
            {
                "id": "sex",
                "kind": "one-of",
                "text": both("Are you a woman or a man?", "Sind Sie eine Frau oder ein Mann?"),
                "options": [option("woman", "Woman", "Frau"), option("man", "Man", "Mann")],
            },
            {
                "id": "age",
                "kind": "number",
                "text": both("How old are you?", "Wie alt sind Sie?"),
                "low": 15,
                "high": 105,
                "step": 5,
                "optional": True,
            },
            {
                "id": "bribe",
                "kind": "yes-no",
                "text": both("I have paid a bribe.", "Ich habe Schmiergeld gezahlt."),
                "negation": both("I have paid no bribe.", "Ich habe kein Schmiergeld gezahlt."),
                "mechanism": {"name": "warner", "p": "3/4"},
                "procedures": shared,
            },
            {
                "id": "late",
                "kind": "yes-no",
                "text": both("Have you been paid late?", "Wurden Sie zu spät bezahlt?"),
                "help": both("Over a week,\nsay.", "Etwa über eine Woche,\nungefähr."),
                "mechanism": {"name": "forced", "truth": "1/2", "yes": "1/2"},
                "procedures": [*shared, "coins"],
                "ask_if": {"question": "sex", "in": ["woman", "man"]},
            },
            {
                "id": "job",
                "kind": "one-of",
                "text": both("What is your work?", "Was arbeiten Sie?"),
                "options": [
                    option("office", "Office", "Büro"),
                    option("shop", "Shop", "Geschäft"),
                    option("not_stated", "Prefer not to say", "Keine Angabe", abstain=True),
                ],
                "mechanism": {"name": "unary", "p": "1/2", "q": "1/3"},
            },
            {
                "id": "used",
                "kind": "many-of",
                "text": both("Which have you used?", "Was haben Sie benutzt?"),
                "options": [option("cash", "Cash", "Bargeld"), option("gold", "Gold", "Münzen")],
                "mechanism": {"name": "binary", "p1": "3/5", "p0": "2/5"},
            },
            {
                "id": "trust",
                "kind": "rating",
                "text": both("Do you trust the police?", "Vertrauen Sie der Polizei?"),
                "options": [
                    option("no", "Not at all", "Gar nicht"),
                    option("some", "Somewhat", "Ein wenig"),
                    option("yes", "Very much", "Sehr"),
                ],
                "mechanism": {"name": "k-ary", "p": "1/2"},
            },
            {
                "id": "owed",
                "kind": "number",
                "text": both("How much do you owe?", "Wie viel schulden Sie?"),
                "low": 0,
                "high": 100,
                "step": 10,
                "bins": [0, 10, 50, 100],
                "mechanism": {"name": "k-ary", "p": "1/2"},
            },
            {
                "id": "hours",
                "kind": "number",
                "text": both("Hours of unpaid work?", "Stunden ohne Lohn?"),
                "low": -10,
                "high": 80,
                "step": 1,
                "mechanism": {"name": "one-bit", "p": "3/5"},
            },
            {"id": "smoker", "kind": "yes-no", "text": both("Do you smoke?", "Rauchen Sie?")},
            {
                "id": "smokes",
                "kind": "many-of",
                "text": both("What do you smoke?", "Was rauchen Sie?"),
                "options": [option("pipe", "Pipe", "Pfeife"), option("other", "Else", "Anderes")],
                "ask_if": {"question": "smoker", "in": ["yes"]},
            },
            {
                "id": "since",
                "kind": "number",
                "text": both("For how many years?", "Seit wie vielen Jahren?"),
                "low": 0,
                "high": 90,
                "step": 1,
                "bins": [0, 1, 10, 90],
                "ask_if": {"question": "smokes", "in": ["pipe"]},
                "optional": True,
            },
        ],
    }


def response_to_every_kind() -> Content:
    """A valid response to `every_kind`, of somebody who smokes a pipe."""
    return {
        "answers": {
            "sex": 1,
            "age": 40,
            "bribe": 1,
            "late": 0,
            "job": "010",
            "used": "11",
            "trust": 2,
            "owed": 0,
            "hours": 1,
            "smoker": 1,
            "smokes": "10",
            "since": 2,
        },
        "format": "candor-response",
        "id": ID,
        "procedure": "spinner",
        "survey": digest(every_kind()),
        "version": 1,
    }

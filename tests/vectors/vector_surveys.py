"""The four surveys of the test vectors, as plain JSON."""

from __future__ import annotations

from typing import Any

Content = dict[str, Any]


def _both(english: str, arabic: str) -> Content:
    return {"en": english, "ar": arabic}


def _option(id_: str, english: str, arabic: str, **more: object) -> Content:
    return {"id": id_, "text": _both(english, arabic), **more}


EVERY_KIND: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en", "ar"],
    "title": _both("Work & “money”", "العمل والمال"),
    "author": _both("A small institute", "معهد صغير"),
    "intro": _both("Thank you.\nIt takes a minute.", "شكرا لكم.\nدقيقة واحدة."),
    "consent": _both("You can leave at any time.", "يمكنكم التوقف في أي وقت."),
    "questions": [
        {
            "id": "sex",
            "kind": "one-of",
            "text": _both("Are you a woman or a man?", "امرأة أم رجل؟"),
            "options": [_option("woman", "Woman", "امرأة"), _option("man", "Man", "رجل")],
        },
        {
            "id": "age",
            "kind": "number",
            "text": _both("How old are you?", "كم عمركم؟"),
            "low": 15,
            "high": 105,
            "step": 5,
            "optional": True,
        },
        {
            "id": "bribe",
            "kind": "yes-no",
            "text": _both("I have paid a bribe.", "دفعت رشوة."),
            "negation": _both("I have paid no bribe.", "لم أدفع رشوة."),
            "mechanism": {"name": "warner", "p": "3/4"},
            "procedures": ["spinner", "own-device", "scrambled"],
        },
        {
            "id": "late",
            "kind": "yes-no",
            "text": _both("Have you been paid late?", "هل تأخر أجركم؟"),
            "help": _both("Over a week,\nsay.", "أكثر من أسبوع،\nأو نحوه."),
            "mechanism": {"name": "forced", "truth": "1/2", "yes": "1/2"},
            "procedures": ["spinner", "own-device", "scrambled", "coins"],
            "ask_if": {"question": "sex", "in": ["woman"]},
        },
        {
            "id": "debt",
            "kind": "yes-no",
            "text": _both("Do you owe money?", "هل عليكم دين؟"),
            "mechanism": {"name": "binary", "p1": "7/10", "p0": "2/5"},
            "procedures": ["spinner", "own-device", "scrambled"],
        },
        {
            "id": "job",
            "kind": "one-of",
            "text": _both("What is your work?", "ما عملكم؟"),
            "options": [
                _option("office", "Office", "مكتب"),
                _option("shop", "Shop (any)", "متجر \u200f(أي)"),
                _option("field", "Field", "حقل"),
                _option("not_stated", "Prefer not to say", "أفضل عدم القول", abstain=True),
            ],
            "mechanism": {"name": "unary", "p": "1/2", "q": "269/1000"},
        },
        {
            "id": "used",
            "kind": "many-of",
            "text": _both("Which have you used?", "ماذا استعملتم؟"),
            "options": [
                _option("cash", "Cash", "نقد"),
                _option("gold", "Gold", "ذهب"),
                _option("card", "A card", "بطاقة"),
            ],
            "mechanism": {"name": "binary", "p1": "3/5", "p0": "2/5"},
        },
        {
            "id": "trust",
            "kind": "rating",
            "text": _both("Do you trust the police?", "هل تثقون بالشرطة؟"),
            "options": [
                _option("no", "Not at all", "لا"),
                _option("some", "Somewhat", "قليلا"),
                _option("yes", "Very much", "نعم"),
            ],
            "mechanism": {"name": "k-ary", "p": "1/2"},
        },
        {
            "id": "owed",
            "kind": "number",
            "text": _both("How much do you owe?", "كم عليكم؟"),
            "low": 0,
            "high": 100,
            "step": 10,
            "bins": [0, 10, 50, 100],
            "mechanism": {"name": "k-ary", "p": "1/2"},
        },
        {
            "id": "hours",
            "kind": "number",
            "text": _both("Hours of unpaid work?", "ساعات بلا أجر؟"),
            "low": -10,
            "high": 80,
            "step": 1,
            "mechanism": {"name": "one-bit", "p": "3/5"},
        },
        {"id": "smoker", "kind": "yes-no", "text": _both("Do you smoke?", "هل تدخنون؟")},
        {
            "id": "smokes",
            "kind": "many-of",
            "text": _both("What do you smoke?", "ماذا تدخنون؟"),
            "options": [_option("pipe", "Pipe", "غليون"), _option("other", "Else", "غير ذلك")],
            "ask_if": {"question": "smoker", "in": ["yes"]},
        },
        {
            "id": "since",
            "kind": "number",
            "text": _both("For how many years?", "منذ كم سنة؟"),
            "low": 0,
            "high": 90,
            "step": 1,
            "bins": [0, 1, 10, 90],
            "ask_if": {"question": "smokes", "in": ["pipe"]},
            "optional": True,
        },
    ],
}

SHORT: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en"],
    "title": "Two coins",
    "questions": [
        {
            "id": "trait",
            "kind": "yes-no",
            "text": "Have you the trait?",
            "mechanism": {"name": "forced", "truth": "1/2", "yes": "1/2"},
            "procedures": ["coins", "scrambled"],
        }
    ],
}

SETS: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en"],
    "title": "Sets",
    "questions": [
        {
            "id": "region",
            "kind": "one-of",
            "text": "Where have you paid?",
            "options": [{"id": f"r{i}", "text": f"Region {i}"} for i in range(1, 10)],
            "mechanism": {"name": "subset", "size": 3, "p": "3/5"},
        },
        {
            "id": "often",
            "kind": "rating",
            "text": "How often?",
            "options": [{"id": f"n{i}", "text": f"{i} times"} for i in range(5)],
            "mechanism": {"name": "subset", "size": 2, "p": "3/5"},
        },
        {
            "id": "sum",
            "kind": "number",
            "text": "How much in all?",
            "low": 0,
            "high": 100,
            "step": 5,
            "bins": [0, 10, 20, 50, 100],
            "mechanism": {"name": "subset", "size": 3, "p": "6/7"},
        },
    ],
}

SEEDS: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en"],
    "title": "Seeds",
    "questions": [
        {
            "id": "trade",
            "kind": "one-of",
            "text": "Which trade?",
            "options": [{"id": f"t{i}", "text": f"Trade {i}"} for i in range(1, 41)],
            "mechanism": {"name": "local-hash", "g": 4, "p": "357/751"},
        },
        {
            "id": "debt",
            "kind": "number",
            "text": "How much is owed?",
            "low": 0,
            "high": 60,
            "step": 5,
            "bins": [0, 10, 20, 60],
            "mechanism": {"name": "local-hash", "g": 2, "p": "2/3"},
        },
    ],
}

NEAR: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en"],
    "title": "Near",
    "questions": [
        {
            "id": "years",
            "kind": "number",
            "text": "How many years?",
            "low": 10,
            "high": 60,
            "step": 5,
            "mechanism": {"name": "window", "width": 4, "p": "3/5"},
        },
        {
            "id": "times",
            "kind": "number",
            "text": "How many times?",
            "low": -2,
            "high": 2,
            "step": 1,
            "mechanism": {"name": "window", "width": 1, "p": "2/5"},
        },
    ],
}

SOME: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en"],
    "title": "Some",
    "questions": [
        *(
            {
                "id": id_,
                "kind": "yes-no",
                "text": text,
                "mechanism": {"name": "forced", "truth": truth, "yes": "1/2"},
                "procedures": ["scrambled"],
            }
            for id_, text, truth in (
                ("paid", "Have you paid?", "1/2"),
                ("asked", "Have you been asked?", "3/4"),
                ("refused", "Have you refused?", "2/3"),
            )
        ),
        {
            "id": "where",
            "kind": "many-of",
            "text": "Where?",
            "options": [{"id": f"w{i}", "text": f"Office {i}"} for i in range(1, 8)],
            "mechanism": {"name": "warner", "p": "3/4"},
            "ask": 2,
        },
    ],
    "sample": [{"questions": ["paid", "asked", "refused"], "ask": 2}],
}

SEALED: Content = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en"],
    "title": "Sealed",
    "questions": [
        {
            "id": "trait",
            "kind": "yes-no",
            "text": "I have the trait.",
            "negation": "I do not have the trait.",
            "mechanism": {"name": "warner", "p": "2/3"},
            "procedures": ["spinner", "scrambled"],
        },
        {
            "id": "month",
            "kind": "one-of",
            "text": "In which month?",
            "options": [{"id": f"m{i}", "text": f"Month {i}"} for i in range(1, 13)],
            "mechanism": {"name": "k-ary", "p": "1/5"},
        },
        {
            "id": "height",
            "kind": "number",
            "text": "How high, in metres?",
            "low": -50,
            "high": 1000,
            "step": 50,
            "optional": True,
        },
    ],
}

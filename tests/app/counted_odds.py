"""What sentences about odds count, beside what is enumerated."""

from __future__ import annotations

import re
from fractions import Fraction

from core.privacy.mechanisms import Mechanism
from core.survey import Kind, Option, Question

F = Fraction


def question_of(kind: Kind, mechanism: Mechanism, k: int = 2) -> Question:
    options = tuple(Option(f"o{i}", f"Option {i}") for i in range(k))
    if kind is Kind.NUMBER:
        return Question("q", kind, "How many?", low=0, high=k - 1, step=1, channel=mechanism)
    if kind is Kind.YES_NO:
        return Question("q", kind, "Did you?", channel=mechanism)
    return Question("q", kind, "Which?", options=options, channel=mechanism)


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=\.) (?=[A-Zε])", text) if part]


def assert_count(shown: str, count: Fraction) -> None:
    if shown == "fewer than 1":
        assert count < 1
    elif shown == "more than 99":
        assert count > 99
    else:
        assert 1 <= count <= 99
        assert abs(int(shown.removeprefix("about ")) - count) <= F(1, 2)

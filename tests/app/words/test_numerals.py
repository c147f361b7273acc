"""Numbers in the language spoken, and one place that writes them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

import app
from app.words import catalogue, numerals

GERMAN = {
    "0123456789,.": "0123456789.,",
    "%": "\u202f%",
    " to ": " bis ",
}
#: What writes numbers as English does, for programs and to be read back.
PLAIN = {"number", "percent", "plain", "epsilon_text", "rounded_up", "factor_text"}
#: Modules that need the numbers of programs: an ε that is read back as a number, pages in which
#: a respondent's own figures are written by the page.
APART = {
    "numerals.py",
    "targets.py",
    "plan_request.py",
    "scales.py",
    "plan_fields.py",
    "number.py",
    "known_here.py",
}


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_translate", lambda text, _other, _n: GERMAN.get(text, text))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("written", "told"),
    [
        (lambda: numerals.number(-1234.56, 1), "−1.234,6"),
        (lambda: numerals.plain(7.5), "7,5"),
        (lambda: numerals.plain(Decimal(3)), "3"),
        (lambda: numerals.short_number(20.0, 1), "20"),
        (lambda: numerals.percent(0.1234), "12,3\u202f%"),
        (lambda: numerals.short_percent(0.2, 2), "20\u202f%"),
        (lambda: numerals.in_percent(numerals.number(1234.5, 1)), "1.234,5\u202f%"),
        (lambda: numerals.level_text(0.995), "99,5\u202f%"),
        (lambda: numerals.value_range(10.8, 1500.1, 1), "10,8 – 1.500,1"),
        (lambda: numerals.value_range(-2.6, 7.1, 1), "−2,6 bis 7,1"),
        (lambda: numerals.epsilon_text(Fraction(3)), "1,10"),
        (lambda: numerals.epsilon_text(None), "∞"),
        (lambda: numerals.factor_text(Fraction(5, 2)), "2,5"),
    ],
)
def test_that_each_sort_of_figure_has_the_signs_of_the_language(
    written: Callable[[], str], told: str
) -> None:
    assert written() == told


@pytest.mark.usefixtures("german")
def test_that_a_number_is_read_back_as_it_was_written() -> None:
    assert numerals.to_english(numerals.percent(12.3456, 2)) == "1,234.56%"
    assert numerals.both_ends(numerals.value_range(-2.6, 7.1, 1)) == ("−2,6", "7,1")
    assert numerals.ungrouped(numerals.number(1234567.8, 1)) == "1234567,8"


def test_that_no_page_takes_the_numbers_of_programs() -> None:
    """Who imports them writes English signs, whatever is spoken."""
    found = set()
    for path in Path(*app.__path__).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("core.p"):
                taken = PLAIN & {each.name for each in node.names}
                if taken and path.name not in APART:
                    found.add(f"{path.name}: {taken}")
    assert found == set()

"""What the core says of values is said in the language spoken, and nothing is told that it says no
more.
"""

import ast
import copy
from collections.abc import Iterator
from pathlib import Path

import pytest
from speaking_commands import accented

import core
from app.words import value_errors
from app.words.catalogue import translating_by
from app.words.value_errors import fault_text
from core.facts.value_error import WrongValueError

CORE = Path(core.__file__).parent
# Whose errors a person can bring about, in the planner or by a command.
REACHED = (
    *("plan", "cross/sides.py", "estimate/sets.py", "inference/power.py", "keys/key_file.py"),
    *("privacy/epsilon.py", "rehearse/coefficient_power.py", "study/waves.py"),
)
# But by a command these are kept from being brought about, or not asked for.
KEPT_FROM = {
    "Give a largest denominator of at least 2",
    "Give a p above 1/{0} and below 1",
    "no single count is behind a share of {0}",
    "{0} is no number such as 3/4",
    "{0} is not a probability between 0 and 1",
    "{0} is not a ratio of probabilities",
}


def raised(places: tuple[str, ...], error: str) -> Iterator[str]:
    """Yield the texts of all errors of a class in modules of the core, values put in by number."""
    for place in places:
        path = CORE / place
        for module in [path] if path.suffix else sorted(path.rglob("*.py")):
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(name), args=[text, *_]) if name == error:
                        yield _template(text)


def _template(text: ast.expr) -> str:
    parts = text.values if isinstance(text, ast.JoinedStr) else [text]
    found, n = "", 0
    for part in parts:
        if isinstance(part, ast.Constant):
            found += str(part.value)
        else:
            found, n = f"{found}{{{n}}}", n + 1
    return found


def test_that_what_can_be_brought_about_is_known() -> None:
    assert set(raised(REACHED, "ValueError")) == KEPT_FROM


def test_that_what_the_core_says_is_what_is_known() -> None:
    assert set(raised(("",), "WrongValueError")) == set(value_errors._texts())


def test_that_each_is_told_as_it_is_in_english() -> None:
    for english in value_errors._texts():
        error = WrongValueError(english, "area", "0.5")
        assert fault_text(error) == str(error)
    assert fault_text(ValueError("of something else")) == "of something else"


@pytest.mark.parametrize(
    ("error", "other"),
    [
        (
            WrongValueError("a target ε lies between {0} and {1}", 0.1, 8),
            "á tárgét ε líés bétwéén 0,1 ánd 8",
        ),
        (
            WrongValueError("{0} has no option {1}; leave it out", "bribe", "maybe"),
            "bribe hás nó óptíón maybe; léávé ít óút",
        ),
        (ValueError("of something else"), "of something else"),
    ],
)
def test_that_an_error_is_told_in_the_language_spoken(error: ValueError, other: str) -> None:
    with translating_by(accented):
        assert fault_text(error) == other


def test_that_an_error_stays_itself_where_it_is_copied() -> None:
    error = copy.copy(WrongValueError("{0} is not a number", "'{x'"))
    assert str(error) == "'{x' is not a number"
    assert error.values == ("'{x'",)

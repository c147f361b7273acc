"""Every page of the respondent's view as a screen reader hears it, over AT-SPI.

Needs a screen and buses of its own; skipped where they cannot be had.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from ear import Told, listening
from pseudo_language import SURVEYS
from respondent_driver import NEGATION, STATEMENT

from core.survey import Kind, text_in
from virtual_screen import missing

pytestmark = pytest.mark.skipif(
    bool(missing()), reason=f"this machine has no {', '.join(missing())}"
)
_BUTTONS = {"push button", "button menu", "radio button", "check box"}
_WORDS = {"heading", "label"}
_CELLS = {"cell", "column header", "row header"}
_HEADER = "Work and money in our town"


def shown(tree: Told) -> list[Told]:
    return [told for told in tree.walk() if "showing" in told.states]


def faults(tree: Told) -> Iterator[str]:
    """What is wrong on any page, in words."""
    heard = shown(tree)
    for told in heard:
        if "focusable" in told.states and not told.text:
            yield f"a {told.role} that can be come to has no name"
        if told.role in _BUTTONS and not told.name:
            yield f"a {told.role} has no name"
    focused = [told for told in heard if "focused" in told.states]
    if not any(told.text for told in focused):
        yield "what has the focus says nothing"
    roles = [told.role for told in heard]
    if "heading" not in roles:
        yield "there is no heading"
    title = [(told.role, told.name) for told in heard].index(("label", _HEADER))
    if "heading" in roles[:title]:
        yield "the page is heard before the header"
    for table in (told for told in heard if told.role == "table"):
        if not table.name:
            yield "a table has no name"
        cells = [told for told in table.walk() if told.role in _CELLS]
        if any(told.role == "cell" and not told.description for told in cells):
            yield "a cell does not say the head of its column"
        if "row header" not in [told.role for told in cells]:
            yield "a table has no heads"
    words = [told.name for told in heard if told.role in _WORDS and told.name]
    yield from (f"“{a}” is heard twice" for a, b in pairwise(words) if a == b)


def test_that_every_page_says_what_it_asks_where_the_focus_is(tmp_path: Path) -> None:
    asked = [text_in(question.text, "en") for question in SURVEYS["spinner"].questions]
    found: dict[str, list[str]] = {}
    questions = 0
    with listening("ear_script.py", ["spinner", str(tmp_path / "out")], tmp_path) as stage:
        for number, (page, tree, said) in enumerate(stage.pages()):
            wrong = list(faults(tree))
            focused = " ".join(told.text for told in shown(tree) if "focused" in told.states)
            if page == "question":
                questions += 1
                if not any(text in focused for text in [*asked, "Kept:"]):
                    wrong.append(f"the focus does not tell what is asked, but: {focused}")
            if page == "kept" and not focused.startswith("Kept: "):
                wrong.append(f"the kept word is not heard first, but: {focused}")
            if page == "landed" and not any(
                text in focused and text in " ".join(said)
                for text in (STATEMENT, NEGATION, "tea today")
            ):
                wrong.append(f"the landing is not told with its statement, but: {said} {focused}")
            if wrong:
                found[f"{number} {page}"] = wrong
    assert found == {}
    assert questions >= len(asked)
    assert Kind.YES_NO in {question.kind for question in SURVEYS["spinner"].questions}


def test_that_the_tree_told_outside_is_heard_in_full() -> None:
    """A page without names is found wanting: the listener does hear what is wrong."""
    label = Told("label", _HEADER, "", frozenset({"showing"}), ())
    button = Told("push button", "", "", frozenset({"showing", "focusable", "focused"}), ())
    shown_alone = frozenset({"showing"})
    cell = Told("cell", "", "", shown_alone, ())
    table = Told("table", "", "", shown_alone, (cell,))
    heading = Told("heading", "A", "", shown_alone, ())
    page = Told("panel", "", "", shown_alone, (heading, label, label, button, table))
    assert sorted(faults(page)) == [
        "a cell does not say the head of its column",
        "a push button has no name",
        "a push button that can be come to has no name",
        "a table has no heads",
        "a table has no name",
        "the page is heard before the header",
        "what has the focus says nothing",
        f"“{_HEADER}” is heard twice",
    ]

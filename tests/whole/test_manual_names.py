"""What the manual calls a button, a choice or a heading stands in the window by that name."""

from __future__ import annotations

import ast
import re
from functools import cache
from xml.etree import ElementTree

import pytest

from app.manual.pages import FOLDER, SOURCE, Manual
from folders import ROOT

# Pages in which letters are set in italics for formulas, or which tell of no window.
_OTHERWISE = {"methods", "formats", "coverage", "proofs", "designs", "installing", "index"}
# What is in italics and no name in the window: words that are stressed, or told as words.
_WORDS = {
    *("that", "with", "stays", "yes", "no", "some", "not", "sampling", "Kind"),
    *("the same", "not the same", "crosswise", "forced response", "the report of a study"),
    *(
        "always FALSE",
        "always No",
        "Political Analysis",
        "locally differentially private",
        "rival",
        "choices",
        "settings",
    ),
    *("survey", "Other", "Don't know", "Something else", "Crosswise"),
}
_MARKED = re.compile(
    r"```.*?```|^    [^\n]*$|`[^`]*`|\*\*.+?\*\*|(?<!\\)\*(?P<name>[^*\s][^*]*)\*",
    re.MULTILINE | re.DOTALL,
)


@cache
def texts() -> frozenset[str]:
    """All texts that the app hands to the catalogue, and names of designs, without their marks."""
    found = set()
    for path in (ROOT / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "tr":
                found |= {each.value for each in node.args if isinstance(each, ast.Constant)}
    return frozenset(bare(str(each)) for each in found)


@cache
def patterns() -> re.Pattern[str]:
    """Those with something to be put in, which is a number where little else is there."""
    found = []
    for each in texts():
        parts = re.split(r"\{[^}]*\}", each)
        letters = len(re.sub(r"\W", "", "".join(parts)))
        if len(parts) > 1 and letters >= 4:
            found.append((".+" if letters >= 7 else r"[\d,.… ]+").join(map(re.escape, parts)))
    return re.compile("|".join(found))


def bare(text: str) -> str:
    """Return a text without accelerators, line breaks, dots at its end and capitals."""
    plain = " ".join(re.sub(r"&(?=\w)", "", text).split())
    return plain.rstrip("….: ").lower()


def names(page: str, language: str = SOURCE) -> list[str]:
    text = Manual(language).page(page).text
    return [" ".join(each["name"].split()) for each in _MARKED.finditer(text) if each["name"]]


def stands(name: str) -> bool:
    parts = name.split(" → ")
    return all(bare(each) in texts() or patterns().fullmatch(bare(each)) for each in parts)


@pytest.mark.parametrize("page", sorted({path.stem for path in FOLDER.glob("*.md")} - _OTHERWISE))
def test_that_what_is_named_stands_in_the_window(page: str) -> None:
    assert [each for each in names(page) if each not in _WORDS and not stands(each)] == []


def test_that_names_are_looked_for_where_there_are_many() -> None:
    assert len(names("estimates")) > 30
    assert not stands("About the survey")
    assert not stands("File → Copy methods paragraphs")


# Translated pages

TRANSLATED = [(path.parent.name, path.stem) for path in sorted(FOLDER.glob("*/*.md"))]
_TRANSLATED_WORDS = {
    *(
        "crosswise",
        "forced response",
        "Stichprobe",
        "der Bericht einer Studie",
        "ja",
        "gleich",
        "nicht gleich",
    ),
    *("Etwas anderes", "darauf"),
}


@cache
def translations(language: str) -> frozenset[str]:
    """What the texts of the window are in a language."""
    found = set()
    for catalogue in ("interface", "candor"):  # the second has those that respondents see, too
        file = ROOT / "resources" / "translations" / f"{catalogue}_{language}.ts"
        found |= {*ElementTree.parse(file).iter("translation")}  # noqa: S314 - ours
    return frozenset(bare("".join(each.itertext())) for each in found)


@pytest.mark.parametrize(("language", "page"), TRANSLATED)
def test_that_what_a_translated_page_names_stands_in_the_window(language: str, page: str) -> None:
    known = translations(language) | _TRANSLATED_WORDS
    assert [each for each in names(page, language) if not {each, bare(each)} & known] == []

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
def texts(language: str = SOURCE) -> frozenset[str]:
    """All texts that the app hands to the catalogue, as a language has them, without marks."""
    found = set()
    if language == SOURCE:
        for path in (ROOT / "app").rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "tr":
                    found |= {
                        str(each.value) for each in node.args if isinstance(each, ast.Constant)
                    }
        return frozenset(map(bare, found))
    for catalogue in ("interface", "candor"):  # the second has those that respondents see, too
        file = ROOT / "resources" / "translations" / f"{catalogue}_{language}.ts"
        told = ElementTree.parse(file).iter("translation")  # noqa: S314 - ours
        for each in told:
            forms = each.findall("numerusform") or [each]
            found |= {"".join(form.itertext()) for form in forms}
    return frozenset(map(bare, found))


@cache
def patterns(language: str = SOURCE) -> re.Pattern[str]:
    """Those with something to be put in, which is a number where little else is there."""
    found = []
    for each in texts(language):
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


def stands(name: str, language: str = SOURCE) -> bool:
    known, filled = texts(language), patterns(language)
    parts = map(bare, name.split(" → "))
    return all(each in known or filled.fullmatch(each) for each in parts)


@pytest.mark.parametrize("page", sorted({path.stem for path in FOLDER.glob("*.md")} - _OTHERWISE))
def test_that_what_is_named_stands_in_the_window(page: str) -> None:
    assert [each for each in names(page) if each not in _WORDS and not stands(each)] == []


def test_that_names_are_looked_for_where_there_are_many() -> None:
    assert len(names("estimates")) > 30
    assert not stands("About the survey")
    assert not stands("File → Copy methods paragraphs")
    assert not stands("Über die Umfrage", "de")


# Translated pages

TRANSLATED = [
    (path.parent.name, path.stem)
    for path in sorted(FOLDER.glob("*/*.md"))
    if path.stem not in _OTHERWISE
]
_TRANSLATED_WORDS = _WORDS | {
    *("Stichprobe", "der Bericht einer Studie", "ja", "gleich", "nicht gleich", "Etwas anderes"),
    *("dafür", "bleibt", "Gegenwahrheit", "lokal differenziell privat"),
    *("immer STIMMT NICHT", "immer Nein"),
}


@pytest.mark.parametrize(("language", "page"), TRANSLATED)
def test_that_what_a_translated_page_names_stands_in_the_window(language: str, page: str) -> None:
    found = [each for each in names(page, language) if each not in _TRANSLATED_WORDS]
    assert [each for each in found if not stands(each, language)] == []


def test_that_the_remedies_of_refusals_are_those_of_the_window() -> None:
    lines = Manual("de").page("refusals").text.splitlines()
    remedies = [line.split(" | ")[2] for line in lines if line.startswith("| `")]
    assert len(remedies) > 25
    assert [each for each in remedies if not stands(each, "de")] == []

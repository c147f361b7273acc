"""Words are found whatever their ending, and the line that is shown has them."""

from functools import cache

import pytest

from app.manual.pages import Manual
from app.manual.search import Index, stem


@cache
def index(language: str) -> Index:
    return Index(Manual(language))


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "share", "Shares"),
        ("en", "sealing", "sealed"),
        ("en", "planning", "plan"),
        ("en", "studies", "Study"),
        ("en", "analyses", "analysis"),
        ("en", "randomised", "randomizing"),
        ("de", "Umfrage", "Umfragen"),
        ("de", "Schlüssel", "schlussel"),
    ],
)
def test_that_forms_of_a_word_are_one(language: str, one: str, other: str) -> None:
    found = [stem(word, language) for word in (one, other)]
    assert found[0].startswith(found[1]) or found[1].startswith(found[0])


def test_that_headings_come_first_and_the_line_shows_the_words() -> None:
    found = index("en").find("negative shares")
    assert ("estimates", "negative-shares") in [(each.page, each.section) for each in found[:2]]
    assert found == index("en").find("Negative share")
    assert all("negat" in each.line.lower() or "share" in each.line.lower() for each in found)


@pytest.mark.parametrize(
    ("one", "other"), [("studies", "study"), ("analyses", "analysis"), ("randomised", "randomized")]
)
def test_that_forms_of_a_word_find_the_same(one: str, other: str) -> None:
    found = [
        [(each.page, each.section) for each in index("en").find(word)] for word in (one, other)
    ]
    assert found[0] == found[1] != []


def test_that_all_words_must_be_there() -> None:
    assert index("en").find("kiosk crosswise") == []
    assert index("en").find("  ") == []
    both = index("en").find("kiosk stick")
    assert {each.page for each in both} <= {"kiosk", "limits", "releases", "proofs", "formats"}
    assert both


def test_that_german_words_are_found_in_the_german_page() -> None:
    found = index("de").find("Münze")
    assert "index" in [each.page for each in found]
    assert all(index("de").find("Münze") == index("de").find(each) for each in ("Münzen", "munze"))
    assert all("Münze" in each.line for each in found)


@pytest.mark.parametrize(
    ("one", "other", "page"),
    [
        ("erwartungstreue Anteile", "Anteil, erwartungstreuer", "estimates"),
        ("versiegelte Antworten", "Antwort versiegelten", "privacy"),
        ("Ausgangsordners", "Ausgangsordner", "kiosk"),
        ("Zuordnungen", "zuordnung", "tables-from-elsewhere"),
    ],
)
def test_that_german_endings_find_the_same_where_it_is_told(
    one: str, other: str, page: str
) -> None:
    found = [
        [(each.page, each.section) for each in index("de").find(words)] for words in (one, other)
    ]
    assert found[0] == found[1]
    assert page in {each for each, _ in found[0]}

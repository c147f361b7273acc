"""The manual's parts, and what links and hard words lead to, in every language."""

from __future__ import annotations

import re

import pytest

from app.manual.markdown import blocks_of, targets
from app.manual.pages import (
    CONTENTS,
    FOLDER,
    GLOSSARY,
    SOURCE,
    Manual,
    languages,
    picture_of,
    place_of,
)

MANUAL = Manual()
TRANSLATED = [(path.parent.name, path.stem) for path in sorted(FOLDER.glob("*/*.md"))]


def test_that_every_page_stands_in_one_part_of_the_contents() -> None:
    assert sorted(MANUAL.order) == sorted(path.stem for path in FOLDER.glob("*.md"))
    assert len(set(MANUAL.order)) == len(MANUAL.order)
    readers = ["everybody", "answer", "person", "write", "results", "protect", "program"]
    assert len(MANUAL.parts) == len(readers)
    for part, word in zip(MANUAL.parts, readers, strict=True):
        assert word in part.title


@pytest.mark.parametrize("language", languages())
def test_that_each_part_begins_with_what_one_wants_to_do(language: str) -> None:
    manual = Manual(language)
    assert [part.pages for part in manual.parts] == [part.pages for part in MANUAL.parts]
    wants = {"en": "| you want to |", "de": "| Sie möchten |"}[language]
    text = manual.page(CONTENTS).text
    for part in manual.parts:
        assert f"## {part.title}\n\n{wants}" in text


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_that_a_translated_page_has_the_headings_and_links_of_the_english_one(
    language: str, name: str
) -> None:
    theirs, ours = Manual(language).page(name), MANUAL.page(name)
    assert theirs.language == language
    assert [each.level for each in theirs.sections] == [each.level for each in ours.sections]
    found = [[picture_of(target) for _, target in targets(page.text)] for page in (theirs, ours)]
    assert found[0] == found[1]
    code = [
        [block.lines for block in blocks_of(page.text) if block.sort == "code"]
        for page in (theirs, ours)
    ]
    assert code[0] == code[1]
    shown = [re.findall(r"\]\((\S+\.png)\)", page.text) for page in (theirs, ours)]
    assert [picture_of(each) for each in shown[0]] == shown[1]


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_that_a_section_is_found_by_its_name_in_either_language(language: str, name: str) -> None:
    manual = Manual(language)
    theirs = manual.page(name).sections
    for ours, section in zip(MANUAL.page(name).sections, theirs, strict=True):
        assert manual.section(name, ours.name) == manual.section(name, section.name) == section
        assert section.name in manual.leaf(name, ours.name).sections


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_that_a_translated_page_has_the_tables_and_code_words_of_the_english_one(
    language: str, name: str
) -> None:
    theirs, ours = Manual(language).page(name).text, MANUAL.page(name).text
    shapes = [
        [[len(row) for row in block.rows] for block in blocks_of(text) if block.rows]
        for text in (theirs, ours)
    ]
    assert shapes[0] == shapes[1]
    words = [
        {" ".join(each.split()) for each in re.findall(r"(?<!`)`([^`]+)`(?!`)", text)}
        for text in (theirs, ours)
    ]
    assert words[0] == words[1]


def test_that_what_is_not_translated_is_read_in_english() -> None:
    german = Manual("de")
    assert german.page(CONTENTS).language == "de"
    assert german.page("proofs") == MANUAL.page("proofs")
    assert german.title("proofs") == "Belege"
    assert (
        german.section(CONTENTS, "if-you-write-a-survey").title == "Wenn Sie eine Umfrage schreiben"
    )


def test_that_a_hard_word_is_linked_in_the_language_of_its_page() -> None:
    german = Manual("de")
    assert "[Klassen](../glossary.md#klassen)" in german.text("writing-a-survey")
    english = german.text("adding-a-mechanism")  # which is not translated
    assert "[mechanism](glossary.md#mechanism)" in english
    assert german.section(GLOSSARY, "mechanism").title == "Mechanismus"


def test_that_long_pages_are_read_by_section_and_none_twice() -> None:
    leaves = [leaf for name in MANUAL.order for leaf in MANUAL.leaves(name)]
    assert MANUAL.leaf("estimates", "negative-shares").title == "Negative shares"
    assert len(MANUAL.leaves("checks")) == 1
    sections = [(leaf.page, name) for leaf in leaves for name in leaf.sections]
    everything = [(n, each.name) for n in MANUAL.order for each in MANUAL.page(n).sections]
    assert sections == everything
    forward = [leaves[0]]
    while (after := MANUAL.neighbours(forward[-1])[1]) is not None:
        assert MANUAL.neighbours(after)[0] == forward[-1]
        forward.append(after)
    assert forward == leaves


def test_that_no_other_file_can_be_asked_for() -> None:
    for name in ("../README", "pictures/ages", "no-such-page", ""):
        with pytest.raises(KeyError):
            MANUAL.page(name)


# Hard words


def test_that_a_hard_word_is_linked_where_it_first_stands_and_nowhere_else() -> None:
    known = {each.name for each in MANUAL.page(GLOSSARY).sections[1:]}
    assert {"ε", "odds", "debiased-unbiased", "report", "design", "cluster-strata"} <= known
    linked = set[str]()
    for name in MANUAL.order:
        text = MANUAL.text(name)
        found = re.findall(rf"\]\({GLOSSARY}\.md#([^)]+)\)", text)
        if name not in (CONTENTS, GLOSSARY):
            assert len(found) == len(set(found)), name
            unlinked = re.sub(rf"\[([^\[\]]*)\]\({GLOSSARY}\.md#[^)]+\)", r"\1", text)
            assert unlinked == MANUAL.page(name).text
        linked.update(found)
    assert linked == known
    assert "a [report](glossary.md#report) of yes" in MANUAL.text("privacy").lower()


def test_that_a_link_says_its_page_and_its_section() -> None:
    assert place_of("../privacy.md#draws") == ("privacy", "draws")
    assert place_of("#draws") == ("", "draws")
    assert languages()[0] == SOURCE

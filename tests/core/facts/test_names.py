"""What is found wrong, by name and with values: kept as it is, and said in full by the app."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.words import refusals
from app.words.catalogue import translate_by
from app.words.refusals import remedies
from core.facts.errors import Code, Problem
from core.facts.found_fact import Facts
from core.facts.names import Fact, FoundFact
from core.facts.of_tables import TableFact
from core.facts.reading import found_in
from folders import ROOT

FACTS: tuple[Facts, ...] = (*Fact, *TableFact)
TEXTS = {fact: text() for fact, text in refusals._TEXTS.items()}

values = st.recursive(
    st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.builds(
        lambda fact, held: fact(**held),
        st.sampled_from(FACTS),
        st.dictionaries(st.sampled_from("abcd"), inner, max_size=2),
    ),
    max_leaves=4,
)


@given(st.sampled_from(FACTS), st.dictionaries(st.sampled_from(["name", "n"]), values))
def test_that_what_is_kept_of_a_finding_is_read_as_it_was(
    fact: Facts, held: dict[str, int | str | FoundFact]
) -> None:
    found = fact(**held)
    assert found_in(found.written()) == found
    assert "\n" not in found.written()


@pytest.mark.parametrize(
    "text",
    [
        "The file is empty.",  # as versions before kept it
        "",
        "[]",
        '["no-such-fact",{}]',
        '["file-empty",{"n":1.5}]',
        '["file-empty",{"n":true}]',
        '["file-empty",[]]',
        "[" * 100_000,
        '{"a":1}',
        "null",
    ],
)
def test_that_any_other_text_is_told_as_it_is(text: str) -> None:
    assert found_in(text) == Fact.TOLD(text=text)
    assert refusals.reason_text(text) == text


def test_that_every_fact_has_its_words() -> None:
    assert set(TEXTS) == set(FACTS) - {Fact.TOLD}
    assert set(remedies.OF_CODES) == set(Code)
    for text in TEXTS.values():
        assert text[-1] in ".}" or text[0] in "abcdefghijklmnopqrstuvwxyz{", text


def facts_made() -> Iterator[tuple[Facts, set[str], str]]:
    """Every place of core and app where a fact is found, with the names of its values."""
    for path in [p for top in ("core", "app") for p in (ROOT / top).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="Fact" | "TableFact" as held), attr=name),
                    keywords=keywords,
                ):
                    facts = Fact if held == "Fact" else TableFact
                    yield facts[name], {str(each.arg) for each in keywords}, path.name


def test_that_a_fact_is_found_with_the_values_that_its_words_need() -> None:
    found = list(facts_made())
    assert len(found) > 150
    for fact, names, file in found:
        if fact is not Fact.TOLD:
            needed = {name for _, name, _, _ in Formatter().parse(TEXTS[fact]) if name}
            also = {"errno"} if fact in refusals._WRITTEN else set()
            also |= {"kind"} if fact is Fact.NOBODY_CAN_DECLINE else set()
            remedy = refusals._REMEDIES.get(fact, str)()  # which may name values of its own
            also |= {name for _, name, _, _ in Formatter().parse(remedy) if name}
            assert names == needed | also, (file, fact)


def test_that_every_fact_can_be_found() -> None:
    used: set[Facts] = set()
    for path in [p for top in ("core", "app") for p in (ROOT / top).rglob("*.py")]:
        if "words" not in path.relative_to(ROOT).parts:
            text = path.read_text("utf-8")
            used |= {Fact[name] for name in re.findall(r"\bFact\.([A-Z_0-9]+)\b", text)}
            used |= {TableFact[name] for name in re.findall(r"\bTableFact\.([A-Z_]+)\b", text)}
    assert used == set(FACTS)
    assert len({fact.value for fact in FACTS}) == len(FACTS)  # a record has the value alone


def sentences(code: str) -> list[str]:
    """The texts in a module that read as a sentence; what programmers alone read may be one."""
    tree = ast.parse(code)
    unseen = {id(node) for part in ast.walk(tree) for node in _for_programmers(part)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    texts = [node.value for node in constants if id(node) not in unseen]
    told = r"[a-z]{2,} [a-z]{2,}.*[.;]\s*$"
    return [text for text in texts if isinstance(text, str) and re.search(told, text)]


def test_that_the_core_has_no_sentences_for_people() -> None:
    assert sentences("note(f'The entry {key} is missing.')") == [" is missing."]
    assert sentences("raise ValueError('there is no such option.')") == []
    for path in sorted((ROOT / "core").rglob("*.py")):
        assert sentences(path.read_text("utf-8")) == [], path.name


def _for_programmers(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise():
            yield from ast.walk(node)


def test_that_a_problem_is_said_with_its_place_and_remedy() -> None:
    entry = Fact.ENTRY_MISSING(key="'id'")
    problem = Problem(Code.SCHEMA, "questions[2]", entry)
    assert refusals.line(problem) == "SCHEMA at questions[2]: The entry 'id' is missing."
    assert refusals.remedy(problem) == "Give exactly the entries that the file format names."
    assert str(problem) == "SCHEMA at questions[2]: entry-missing key='id'"
    damaged = Fact.STUDY_DAMAGED(how=Fact.RESPONSES_NOT_AS_WRITTEN(id="ab", more=1234))
    assert refusals.sentence(damaged) == (
        "The study is cut off or damaged: the response ab and 1,234 more are not as written."
    )


def test_that_a_kept_reason_is_said_in_the_language_that_is_spoken_then() -> None:
    kept = Fact.ENTRIES_EXPECTED(least=1, most=5, found=7).written()
    english = "Expected {least} to {most} entries, found {found}."

    def german(text: str, *_: object) -> str:
        return "{found} statt {least}–{most}." if text == english else text

    try:
        translate_by(german)
        assert refusals.reason_text(kept) == "7 statt 1–5."
    finally:
        from app.kit import i18n  # which looks up by Qt, in English as long as none is installed

        translate_by(i18n.looked_up)

"""What a text shows: the invisible is nothing, and what reads or looks alike is told."""

import functools
import sys
import unicodedata
from typing import Any

import pytest
from made_surveys import Content, canonical

from core.facts.names import Fact
from core.survey import examine, text_rules
from core.survey.look_alikes import (
    folded,
    mixes_scripts,
    outlines,
    poses_as_program,
    script,
)
from core.survey.text_rules import LABEL, text_fault

FORCED = {"name": "forced", "truth": "1/2", "yes": "1/2"}
WARNER = {"name": "warner", "p": "3/4"}
INVISIBLE = "\u200b\u2060\u2800\u3164\u115f\u1160\uffa0\ufe0f\u034f\u17b4\u17b5\u180b\U000e0100\xad"


def survey(*questions: Content, **more: Any) -> bytes:
    asked = [{"id": f"q{i}"} | question for i, question in enumerate(questions)]
    content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "A survey"}
    return canonical(content | {"questions": asked} | more)


def statement(text: Any, negation: Any) -> Content:
    more = {"mechanism": WARNER, "procedures": ["spinner"]}
    return {"kind": "yes-no", "text": text, "negation": negation} | more


def choice(*labels: str) -> Content:
    options = [{"id": f"o{i}", "text": label} for i, label in enumerate(labels)]
    return {"kind": "one-of", "text": "Which?", "options": options}


def found(data: bytes) -> set[tuple[str, str, str]]:
    problems = examine(data).problems
    return {(str(p.code), str(p.severity), p.where) for p in problems} - {
        ("NO_ABSTAIN", "warning", "questions[0]")
    }


def alike(one: str, other: str) -> bool:
    return any(a == b for a, b in zip(outlines(one), outlines(other), strict=True))


# A statement and its negation


@pytest.mark.parametrize(
    "negation",
    [
        "I did.",
        "i DID.",
        "I  did.",
        "I did. ",
        "\uff29 did.",  # full width
        "I\xa0did.",
        "\u0456 DID.",
        "\u0406 did.",  # the Cyrillic letter
        "l did.",  # the small letter that looks like it
    ],
)
def test_that_a_negation_that_reads_as_the_statement_is_refused(negation: str) -> None:
    problems = found(survey(statement("I did.", negation)))
    assert ("DOMAIN", "error", "questions[0].negation") in problems


def test_that_one_language_is_enough_to_refuse_a_negation() -> None:
    text = {"en": "I did.", "de": "Ich tat es."}
    same = {"en": "I did not.", "de": "ich tat  es."}
    data = survey(
        statement(text, same), languages=["en", "de"], title={"en": "A title", "de": "Ein Titel"}
    )
    assert found(data) == {("DOMAIN", "error", "questions[0].negation.de")}


def test_that_a_true_negation_is_taken() -> None:
    assert found(survey(statement("I did.", "I did not."))) == set()


# What shows nothing


@pytest.mark.parametrize("char", INVISIBLE, ids=lambda char: f"{ord(char):04X}")
def test_that_a_text_that_shows_nothing_is_empty(char: str) -> None:
    assert text_fault(char * 3, LABEL, lines=False) == Fact.TEXT_EMPTY()
    assert text_fault(f" {char}\u3000", LABEL, lines=False) == Fact.TEXT_EMPTY()
    assert folded(f"N{char}o") == "no"
    assert text_fault(f"N{char}o", LABEL, lines=False) or char == "\u2800"
    assert found(survey(choice("Yes", f"Yes{char}"))) & {
        ("DOMAIN", "error", "questions[0].options[1].text"),
        ("TEXT", "error", "questions[0].options[1].text"),
    }


def test_that_everything_ignorable_that_unicode_names_by_name_is_invisible() -> None:
    named = ("FILLER", "VARIATION SELECTOR", "ZERO WIDTH", "INVISIBLE")
    points = [chr(point) for point in range(0x80, 0xE0200)]
    for char in points:
        name = unicodedata.name(char, "")
        if any(part in name for part in named) and unicodedata.category(char)[0] in "LMC":
            assert folded(char) == "", name


@pytest.mark.parametrize(
    "text",
    [
        "نم\u200cیشود",  # a word of Persian with its narrow gap
        "ශ්\u200dරී ලංකා",
        "अक्\u200dष",
        "שלום C++\u200e עולם",
        "مرحبا (C#)\u200f أهلا",
        "Love \u2764\ufe0f it",
        "1\ufe0f\u20e3 one",
        "葛\U000e0100城",
    ],
)
def test_that_helpers_stand_where_a_script_needs_them(text: str) -> None:
    assert text_fault(text, LABEL, lines=False) is None


@pytest.mark.parametrize("helper", "\u200c\u200d\u200e\u200f")
@pytest.mark.parametrize(
    "text", ["A{}B", "{}ابت", "ابت{}", "اب{}{}ت", "1{}2", "Frau{}", "{}", "أ {} ", "An{} emoji 😀"]
)
def test_that_helpers_are_refused_elsewhere(text: str, helper: str) -> None:
    fault = text_fault(text.replace("{}", helper), LABEL, lines=False)
    assert fault is not None
    assert fault.fact in (Fact.CHARACTER_NOT_ALLOWED, Fact.TEXT_EMPTY)


def test_that_two_helpers_never_stand_together() -> None:
    for first in "\u200c\u200d\u200e\u200f":
        for second in "\u200c\u200d\u200e\u200f":
            assert text_fault(f"ن{first}{second}م", LABEL, lines=False)


# What looks alike


@pytest.mark.parametrize(
    ("one", "other", "severity"),
    [
        ("paypal", "p\u0430ypal", "error"),  # one Cyrillic letter
        ("Bank", "B\u0430nk", "error"),
        ("modern", "modem", "warning"),
        ("Al", "AI", "warning"),
        ("O 1", "0 l", "warning"),
        ("COCO", "\u0421\u041e\u0421\u041e", "warning"),  # all Cyrillic: a spelling of its own
    ],
)
def test_that_options_that_look_alike_are_told(one: str, other: str, severity: str) -> None:
    where = "questions[0].options[1].text"
    assert found(survey(choice(one, other))) == {("DOMAIN", severity, where)}
    assert found(survey(choice(other, one))) == {("DOMAIN", severity, where)}


@pytest.mark.parametrize(
    "labels",
    [
        ("Yes", "No"),
        ("Ja", "Nein"),
        ("да", "нет"),
        ("نعم", "لا"),
        ("1", "2", "3", "10"),
        ("はい", "いいえ", "Tシャツ"),
        ("हाँ", "नहीं"),
        ("👍", "👎"),
    ],
)
def test_that_options_that_differ_are_taken(labels: tuple[str, ...]) -> None:
    assert found(survey(choice(*labels))) == set()


def test_that_a_warning_of_one_option_hides_no_other_problem() -> None:
    sensitive = choice("Al", "AI") | {"mechanism": {"name": "k-ary", "p": "99/100"}}
    broken = {"kind": "yes-no", "text": ""}
    codes = [p.code for p in examine(survey(sensitive, broken)).problems]
    assert sorted(codes) == ["DOMAIN", "EPS_LIMIT", "NO_ABSTAIN", "TEXT"]


@pytest.mark.parametrize(
    ("text", "mixed"),
    [
        ("p\u0430ypal", True),
        ("\u0391thens", True),
        ("Alaska Привет", False),
        ("Latin-Кириллица", False),
        ("東京タワーへ", False),
        ("한국漢字", False),
        ("นี่คือ", False),
        ("café", False),
        ("हिन्दी", False),
    ],
)
def test_that_words_of_two_scripts_are_known(text: str, mixed: bool) -> None:
    assert mixes_scripts(text) is mixed


def test_that_pairs_that_unicode_names_look_alike() -> None:
    """Pairs of confusables.txt of UTS 39, by code point."""
    for one, other in [(0x430, 0x61), (0x3BF, 0x6F), (0x49, 0x6C), (0x5D5, 0x6C), (0x2F00, 0x4E00)]:
        assert alike(f"x{chr(one)}y", f"x{chr(other)}y")
    assert alike("㈰", "(日)")
    assert not alike("x", "y")


def test_that_a_character_is_of_the_script_that_unicode_names() -> None:
    """The library's own answer at both ends of each of its ranges, and beside them."""
    from confusable_homoglyphs.categories import alias, categories_data

    ranges = categories_data["code_points_ranges"]
    points = {at + off for first, last, *_ in ranges for at in (first, last) for off in (-1, 0, 1)}
    points &= {*range(sys.maxunicode + 1)}
    assert {"LATIN", "ARABIC", "COMMON", "Unknown"} <= {script(chr(at)) for at in points}
    assert [at for at in points if script(chr(at)) != alias(chr(at))] == []


def test_that_the_letters_of_a_text_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    whole = text_rules._nearest_letters.__wrapped__

    def counted(text: str) -> tuple[list[str], list[str]]:
        nonlocal asked
        asked += 1
        return whole(text)

    monkeypatch.setattr(text_rules, "_nearest_letters", functools.lru_cache(counted))
    marked = "\u0627" + ".\u200f" * 900 + "\u0627"
    assert all(text_rules._helps(marked, at) for at in range(2, 1800, 2))
    assert asked == 1


# An author's name and the words of the program


@pytest.mark.parametrize(
    "name",
    [
        "Candor",
        "\uff23andor",
        "C\u0430ndor",
        "✔ Institute",
        "Institute (signed)",
        "Amt – geprüft",
        "Signé",
    ],
)
def test_that_a_name_that_poses_as_the_program_is_warned_of(name: str) -> None:
    assert poses_as_program(name)
    problems = found(survey(choice("a", "b"), author=name))
    assert ("TEXT", "warning", "author") in problems


@pytest.mark.parametrize(
    "name", ["Candor examples", "A small institute", "Ann Assigned", "有限会社"]
)
def test_that_other_names_are_not_warned_of(name: str) -> None:
    assert not poses_as_program(name)

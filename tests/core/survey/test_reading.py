"""Survey files: what is read is written back, and everything else is refused by code."""

import copy
import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given
from hypothesis import strategies as st
from made_surveys import Content, canonical, digest, every_kind
from random_surveys import surveys

from core.facts.errors import Code, Problem, Refused
from core.privacy.mechanisms import Bits, Category, Grid, KAry, OneBit, Unary, Warner
from core.survey import Kind, examine, read, text_in, write
from core.survey.digest_words import numbers_of
from core.survey.model import AskIf

DATA = canonical(every_kind())


def refused(data: bytes) -> Problem:
    with pytest.raises(Refused) as caught:
        read(data)
    return caught.value.problem


def problems(content: Content) -> set[tuple[str, str]]:
    return {(str(problem.code), problem.where) for problem in examine(canonical(content)).problems}


@given(surveys())
def test_that_a_valid_survey_is_written_back_as_it_was(content: Content) -> None:
    data = canonical(content)
    survey = read(data)
    assert write(survey) == data
    assert survey.digest == digest(content)
    assert read(write(survey)) == survey


def test_that_every_entry_of_a_survey_is_read() -> None:
    survey = read(DATA)
    assert write(survey) == DATA
    by_id = {question.id: question for question in survey.questions}
    assert survey.languages == ("en", "de")
    assert text_in(survey.title, "de") == "Arbeit und Geld"
    assert text_in(survey.title, "fr") == "Work and money"
    assert survey.seal == "5" * 64
    assert [question.kind for question in survey.questions][:2] == [Kind.ONE_OF, Kind.NUMBER]
    assert by_id["bribe"].channel == Warner(Fraction(3, 4))
    assert by_id["job"].channel == Unary(3, Fraction(1, 2), Fraction(1, 3))
    assert by_id["trust"].channel == KAry(3, Fraction(1, 2))
    assert by_id["hours"].channel == OneBit(91, Fraction(3, 5))
    assert by_id["job"].options[2].abstain
    assert by_id["age"].optional
    assert by_id["smokes"].ask_if == AskIf.of("smoker", "yes")
    assert by_id["since"].option_ids == ("[0,1)", "[1,10)", "[10,90]")
    assert [p.value for p in by_id["late"].procedures] == [
        *("spinner", "own-device", "scrambled", "coins")
    ]
    assert [p.value for p in survey.procedures] == ["spinner", "scrambled", "own-device"]
    forms = {id_: question.form for id_, question in by_id.items()}
    assert forms["age"] == Grid(15, 105, 5)
    assert forms["since"] == forms["owed"] == Category(3)
    assert forms["used"] == forms["smokes"] == Bits(2)
    assert forms["job"] == Bits(3)
    assert forms["hours"] == forms["smoker"] == Category(2)


def test_that_the_digest_is_that_of_the_canonical_bytes() -> None:
    assert read(DATA).digest == hashlib.sha256(DATA).hexdigest()


def sign(content: Content, key: Ed25519PrivateKey) -> Content:
    value = key.sign(b"candor-survey-1\n" + bytes.fromhex(digest(content)))
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    return content | {"signature": {"key": public.hex(), "value": value.hex()}}


def test_that_signing_changes_neither_digest_nor_words() -> None:
    key = Ed25519PrivateKey.generate()
    survey, signed = read(DATA), read(canonical(sign(every_kind(), key)))
    assert signed.signature is not None
    assert (signed.digest, signed.words) == (survey.digest, survey.words)
    again = sign(every_kind(), Ed25519PrivateKey.generate())
    assert read(canonical(again)).digest == survey.digest


@pytest.mark.parametrize("part", ["key", "value"])
def test_that_a_signature_with_one_digit_changed_is_refused(part: str) -> None:
    signed = sign(every_kind(), Ed25519PrivateKey.generate())
    for at in (0, 31, 63):
        altered = copy.deepcopy(signed)
        digit = altered["signature"][part][at]
        text = altered["signature"][part]
        altered["signature"][part] = text[:at] + ("0" if digit != "0" else "1") + text[at + 1 :]
        assert refused(canonical(altered)).code is Code.SIGNATURE


def test_that_a_signature_of_another_survey_is_refused() -> None:
    signed = sign(every_kind(), Ed25519PrivateKey.generate())
    signed["questions"][2]["mechanism"]["p"] = "2/3"
    assert refused(canonical(signed)).code is Code.SIGNATURE


def test_that_any_change_of_one_byte_is_refused_or_gives_another_digest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "core.survey.digest_words.COST", 2
    )  # hundreds of words at their true cost: 100 s
    content = every_kind()
    content["questions"] = content["questions"][1:3]
    whole = canonical(content)
    known = read(whole).digest
    numbers = numbers_of(known)
    n_accepted = 0
    for at in range(len(whole)):
        for byte in {whole[at] ^ 1, whole[at] ^ 32}:
            data = whole[:at] + bytes([byte]) + whole[at + 1 :]
            with suppress(Refused):
                survey = read(data)
                assert survey.digest != known
                assert numbers_of(survey.digest) != numbers
                n_accepted += 1
    assert n_accepted > 100


def test_that_every_prefix_of_a_survey_is_refused() -> None:
    for end in range(1, len(DATA) - 1, 7):
        assert refused(DATA[:end]).code is Code.SYNTAX
    assert refused(DATA[:-1]).code is Code.NONCANONICAL


edits = st.lists(
    st.tuples(st.integers(0, len(DATA) - 1), st.integers(0, 3), st.binary(max_size=3)),
    min_size=1,
    max_size=3,
)
TOKENS = [
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"1",
    b"-",
    b"\\u0000",
    b"null",
    b"true",
    b"\xff",
]


@given(edits, st.sampled_from(TOKENS), st.integers(0, len(DATA)))
def test_that_a_mutated_survey_is_accepted_or_refused_by_code(
    changes: list[tuple[int, int, bytes]], token: bytes, at: int
) -> None:
    data = DATA[:at] + token + DATA[at:]
    for place, n_removed, added in changes:
        data = data[:place] + added + data[place + n_removed :]
    with suppress(Refused):
        assert write(read(data)) == data


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else ()
    for key, inner in enumerate(value) if isinstance(value, list) else inside:
        found += places(inner, (*path, key))
    return found


STRANGE: list[Any] = [
    *(None, True, False, 0, 1, 2**53 - 1, "", "yes", "\0", [], {}, {"a": 1}, ["a", "a"]),
    *({"en": 1}, "x" * 2001, {"name": []}, [None] * 3),
]
REMOVED = object()


def with_entry(path: tuple[Any, ...], value: object) -> bytes:
    """The survey of every kind with another value at a path, or without it."""
    content = every_kind()
    inner: Any = content
    for step in path[:-1]:
        inner = inner[step]
    if value is REMOVED:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return canonical(content)


PLACES = list(places(every_kind()))


@pytest.mark.parametrize("path", PLACES, ids=lambda path: ".".join(map(str, path)))
def test_that_a_strange_value_anywhere_is_accepted_or_refused_by_code(
    path: tuple[Any, ...], suite_or_long: Callable[[int, int], int]
) -> None:
    """At each place every third value, beginning elsewhere at the next; all in a long run."""
    step = suite_or_long(3, 1)
    for strange in (*STRANGE, REMOVED)[PLACES.index(path) % step :: step]:
        data = with_entry(path, strange)
        with suppress(Refused):
            assert write(read(data)) == data


def test_that_a_lone_surrogate_anywhere_is_refused() -> None:
    for path in places(every_kind()):
        for strange in ("LONE", {"LONE": 1}):
            data = with_entry(path, strange).replace(b"LONE", b"\\ud800")
            assert refused(data).code not in (Code.NONCANONICAL, Code.SYNTAX)


def test_that_an_author_sees_every_problem_with_its_place() -> None:
    content = every_kind()
    content["title"]["de"] = ""
    content["questions"][2]["mechanism"]["p"] = "1/1"
    content["questions"][3]["procedures"] = ["die"]
    content["questions"][4]["options"][0]["extra"] = 1
    content["questions"][6]["text"] = 1
    content["questions"][8]["mechanism"] = {"name": "hadamard", "p": "1/2"}
    assert problems(content) == {
        ("TEXT", "title.de"),
        ("EPS_INFINITE", "questions[2].mechanism"),
        ("NO_ABSTAIN", "questions[2]"),
        ("NO_DEVICE", "questions[3].procedures[0]"),
        ("NO_ABSTAIN", "questions[3]"),
        ("SCHEMA", "questions[4].options[0].extra"),
        ("NO_ABSTAIN", "questions[5]"),
        ("TYPE", "questions[6].text"),
        ("NO_ABSTAIN", "questions[7]"),
        ("DOMAIN", "questions[8].mechanism.name"),
    }
    assert refused(canonical(content)).code is Code.SCHEMA


def test_that_one_fault_is_not_reported_as_several() -> None:
    content = every_kind()
    content["questions"][9]["text"]["de"] = "\x07"  # a question that others depend on
    content["questions"][6]["options"] = [{"id": "a", "text": {"en": "A", "de": "A"}}]
    content["questions"][7]["bins"] = [0, 1]
    found = {problem for problem in problems(content) if problem[0] != "NO_ABSTAIN"}
    assert found == {
        ("TEXT", "questions[9].text.de"),
        ("DOMAIN", "questions[6].options"),
        ("DOMAIN", "questions[7].bins"),
    }


def test_that_problems_are_listed_worst_first() -> None:
    content = every_kind()
    content["questions"][2]["mechanism"]["p"] = "60/61"
    del content["questions"][2]["negation"]
    listed = examine(canonical(content)).problems
    assert [str(problem.code) for problem in listed[:2]] == ["SCHEMA", "EPS_LIMIT"]
    assert refused(canonical(content)) == listed[0]


def test_that_an_editor_reads_what_is_not_canonical() -> None:
    reading = examine(json.dumps(every_kind(), indent=2).encode())
    assert [problem.code for problem in reading.errors] == [Code.NONCANONICAL]
    assert reading.survey is not None
    assert write(reading.survey) == DATA


def test_that_one_language_may_be_plain_and_several_may_not() -> None:
    content: Content = {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "A title",
        "questions": [{"id": "a", "kind": "yes-no", "text": {"en": "A question?"}}],
    }
    assert read(canonical(content)).title == "A title"
    content["languages"] = ["en", "de"]
    assert problems(content) == {("TYPE", "title"), ("SCHEMA", "questions[0].text")}


ALLOWED = [
    "نم\u200cی (C#) \u200fنمی",  # joiners and marks of direction
    "\U0001faf6 and \U0001fae0",  # as new as the oldest Python's tables
    "\u0661\u0660 \u06dd",
    "<b>bold</b> & $x$ {0} %s",
    "= + - @ \uff1d",
]


@pytest.mark.parametrize("text", ALLOWED)
def test_that_what_scripts_need_and_what_is_plain_text_is_allowed(text: str) -> None:
    content = every_kind()
    content["title"]["en"] = text
    assert text_in(read(canonical(content)).title, "en") == text


def test_that_texts_may_be_as_long_as_the_limits() -> None:
    content = every_kind()
    content["title"]["en"] = "\U0001f600" * 200
    content["consent"]["en"] = "\n" * 1999 + "x"
    content["questions"][6]["text"]["en"] = "x" * 2000
    content["questions"][6]["options"][0]["text"]["en"] = "x" * 200
    survey = read(canonical(content))
    asked = survey.questions[6]
    texts = (survey.title, survey.consent, asked.text, asked.options[0].text)
    assert [len(text_in(text, "en")) for text in texts] == [200, 2000, 2000, 200]


def test_that_the_limit_of_size_is_the_last_that_is_read() -> None:
    padded = DATA + b" " * (256 * 1024 - len(DATA))
    assert refused(padded).code is Code.NONCANONICAL
    assert refused(padded + b" ").code is Code.SIZE


def test_that_a_survey_may_be_as_large_as_the_limits() -> None:
    options = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(1024)]
    question = {"id": "a", "kind": "one-of", "text": "Which?", "options": options}
    clear = [{"id": f"q{i}", "kind": "yes-no", "text": "A question?"} for i in range(99)]
    content: Content = {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "A title",
        "questions": [question, *clear],
    }
    assert len(read(canonical(content)).questions) == 100
    content["questions"].append({"id": "one", "kind": "yes-no", "text": "A question?"})
    assert refused(canonical(content)).code is Code.SIZE

"""Canonical bytes are those of the standard library; the reader names the first fault."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_surveys import canonical as written
from made_surveys import every_kind

from app.words.refusals import own_finding, remedy
from core.facts.errors import Code, Problem, Refused, Severity, first, order_of, quote
from core.files import canonical

_texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=8)
_atoms = st.none() | st.booleans() | st.integers(-(2**53 - 1), 2**53 - 1) | _texts


def nested(depth: int) -> st.SearchStrategy[Any]:
    if depth == 0:
        return _atoms
    inner = nested(depth - 1)
    return _atoms | st.lists(inner, max_size=3) | st.dictionaries(_texts, inner, max_size=3)


values = nested(4)


def refused(data: bytes) -> Problem:
    with pytest.raises(Refused) as caught:
        canonical.read(data)
    return caught.value.problem


@given(values)
def test_that_canonical_bytes_are_those_of_the_standard_library(value: Any) -> None:
    expected = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":")) + "\n"
    assert canonical.write(value) == expected.encode()


@given(values)
def test_that_what_was_written_is_read_back(value: Any) -> None:
    data = canonical.write(value)
    assert canonical.read(data) == value
    canonical.require_canonical(data, value)


@given(values)
def test_that_other_spellings_are_read_but_not_canonical(value: Any) -> None:
    data = json.dumps(value, indent=1, ensure_ascii=True).encode()
    assert canonical.read(data) == value
    with pytest.raises(Refused) as caught:
        canonical.require_canonical(data, value)
    assert caught.value.problem.code is Code.NONCANONICAL
    assert caught.value.problem.where.startswith("byte ")


@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
    | st.from_regex(r"[\[\]{}\",:0-9eE.+\-ntf \\u]{0,30}")
)
def test_that_whatever_the_standard_library_refuses_is_refused(text: str) -> None:
    data = text.encode()
    try:
        expected = json.loads(text)
    except ValueError:
        assert refused(data).code in (Code.SYNTAX, Code.EMPTY, Code.NUMBER, Code.ENCODING,
                                      Code.DUPKEY, Code.FORMAT, Code.DEPTH)  # fmt: skip
        return
    try:
        value = canonical.read(data)
    except Refused:
        return
    assert value == expected


@given(st.binary(max_size=60))
def test_that_random_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(Refused):
        canonical.read(data)


def test_that_every_prefix_of_a_file_is_cut_off() -> None:
    content = every_kind()
    content["questions"] = content["questions"][1:4]
    data = written(content)
    assert data != data.decode().encode("ascii", "ignore"), "some characters take two bytes"
    assert refused(b"").code is Code.EMPTY
    for end in range(1, len(data) - 1):
        assert refused(data[:end]).code is Code.SYNTAX, data[end - 20 : end]
    value = canonical.read(data[:-1])
    with pytest.raises(Refused, match="NONCANONICAL"):
        canonical.require_canonical(data[:-1], value)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'{"a":1,\n "b":}', "line 2, column 6"),
        (b'{"a":1}\nx', "line 2, column 1"),
        (b'["\xc3\xa4", 1.5]', "line 1, column 7"),
        (b'{"a":\xff}', "byte 6"),
        (b'{"a":1,"a":2}', "line 1, column 8"),
    ],
)
def test_that_a_fault_has_its_place(data: bytes, place: str) -> None:
    assert refused(data).where == place


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'{"a":1.5,"a":2', Code.SYNTAX),
        (b'{"a":1.5,"a":"\\u0000"}', Code.DUPKEY),
        (b'{"a":"\\u0000","b":1.5}', Code.NUMBER),
        (b'{"a":"\\u0000","b":1}', Code.TEXT),
        (b"[" * 9 + b"]" * 9, Code.DEPTH),
        (b"[" * 9, Code.DEPTH),
        (b'{"a":"\\ud800"}', Code.TEXT),
        (b'{"\\udfff\\ud800":1}', Code.TEXT),
        (b'{"a":"\x7f"}', Code.TEXT),
        (b'{"a":"\x01"}', Code.TEXT),
    ],
)
def test_that_the_first_reason_of_the_list_is_named(data: bytes, code: Code) -> None:
    assert refused(data).code is code


def test_that_eight_levels_are_allowed_and_a_pair_of_surrogates_is_one_character() -> None:
    assert canonical.read(b"[" * 8 + b"]" * 8) == [[[[[[[[]]]]]]]]
    assert canonical.read(b'["\\ud83d\\ude00","\\n"]') == ["\U0001f600", "\n"]
    assert canonical.read(b"[%d,-%d]" % (2**53 - 1, 2**53 - 1)) == [2**53 - 1, 1 - 2**53]


def test_that_faults_of_texts_leave_the_value_to_who_knows_the_format() -> None:
    value, fault = canonical.parse(b'{"a":"\\u0007","b":"\\u0008"}')
    assert value == {"a": "\x07", "b": "\x08"}
    assert fault is not None
    assert (fault.code, fault.where) == (Code.TEXT, "line 1, column 6")


def test_that_problems_stand_in_the_order_of_the_list_with_errors_first() -> None:
    warning = Problem(Code.EPS_LIMIT, "", own_finding(""), Severity.WARNING)
    problems = [
        Problem(Code.DOMAIN, "", own_finding("")),
        warning,
        Problem(Code.TYPE, "x", own_finding("")),
    ]
    assert sorted(problems, key=order_of) == [problems[2], problems[0], warning]
    assert first(problems) is problems[2]
    assert all(remedy(problem) for problem in problems)


def test_that_foreign_text_is_quoted_short_and_on_one_line() -> None:
    assert quote("a\nb\u202e\ud800") == r"'a\nb\u202e\ud800'"
    assert len(quote("x" * 1000)) == 82
    assert quote("x" * 80) == f"'{'x' * 80}'"

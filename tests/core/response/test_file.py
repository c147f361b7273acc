"""Response files: the fast and the slow path accept the same, and nothing else passes."""

import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_surveys import Content, canonical, digest, every_kind, response_to_every_kind
from random_surveys import responses_to, surveys

from app.words.refusals import message
from core.facts.errors import Code, Problem, Refused
from core.privacy.mechanisms import Report
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM, Door
from core.response.file import Response, ResponseReader, new_id, write
from core.response.layout import Layout
from core.survey import read
from core.survey.conditions_met import is_asked

SURVEY = read(canonical(every_kind()))
READER = ResponseReader(SURVEY)
DATA = canonical(response_to_every_kind())


def refused(data: bytes) -> Problem:
    with pytest.raises(Refused) as caught:
        READER.read(data)
    return caught.value.problem


def slowly(reader: ResponseReader, data: bytes) -> Response | None:
    """What the slow path makes of a file; None where it refuses."""
    with suppress(Refused):
        return reader._slow(data)
    return None


def test_that_a_response_is_read_and_written_back() -> None:
    response = READER.read(DATA)
    assert response.procedure is Procedure.SPINNER
    assert response.answers["job"] == "010"
    assert not response.rehearsal
    assert write(response) == DATA
    assert response.file_name == response.id + ".response"


@given(st.data())
def test_that_both_paths_accept_every_valid_response(data: st.DataObject) -> None:
    content = data.draw(surveys())
    survey = read(canonical(content))
    reader = ResponseReader(survey)
    response = data.draw(responses_to(content))
    written = canonical(response)
    fast = reader._fast(written)
    assert fast is not None
    assert fast == reader._slow(written) == reader.read(written)
    assert write(fast) == written
    assert fast.survey == digest(content)
    assert dict(fast.answers) == response["answers"]
    assert fast.rehearsal is ("rehearsal" in response)
    layout = Layout(survey)
    assert layout.unpack(fast.id, layout.pack(fast), fast.rehearsal) == fast


ANSWERS: list[Any] = [
    0,
    1,
    2,
    3,
    -1,
    15,
    40,
    105,
    2**62,
    "0",
    "01",
    "10",
    "111",
    "",
    True,
    None,
    [1],
]


@given(
    st.dictionaries(
        st.sampled_from([*response_to_every_kind()["answers"], "nobody"]),
        st.sampled_from(ANSWERS),
        max_size=3,
    ),
    st.sets(st.sampled_from(list(response_to_every_kind()["answers"])), max_size=3),
)
def test_that_both_paths_agree_on_any_answers(changes: dict[str, Any], removed: set[str]) -> None:
    content = response_to_every_kind()
    content["answers"].update(changes)
    for id_ in removed:
        content["answers"].pop(id_, None)
    data = canonical(content)
    assert READER._fast(data) == slowly(READER, data)


PLACES = st.integers(0, len(DATA) - 1)


@given(st.lists(st.tuples(PLACES, st.integers(0, 2), st.binary(max_size=2)), max_size=3), PLACES)
def test_that_both_paths_agree_on_mutated_files(
    changes: list[tuple[int, int, bytes]], flipped: int
) -> None:
    data = DATA[:flipped] + bytes([DATA[flipped] ^ 1]) + DATA[flipped + 1 :]
    for place, n_removed, added in changes:
        data = data[:place] + added + data[place + n_removed :]
    fast, slow = READER._fast(data), slowly(READER, data)
    assert fast == slow
    if slow is not None:
        assert write(slow) == data


def test_that_both_paths_agree_on_every_flipped_bit_and_every_digit() -> None:
    n_accepted = 0
    for at in range(len(DATA)):
        for byte in {DATA[at] ^ (1 << bit) for bit in range(8)} | set(b"019"):
            data = DATA[:at] + bytes([byte]) + DATA[at + 1 :]
            fast = READER._fast(data)
            assert fast == slowly(READER, data), data
            n_accepted += fast is not None
    assert n_accepted > 40


def test_that_every_prefix_of_a_response_is_refused() -> None:
    assert refused(b"").code is Code.EMPTY
    for end in range(1, len(DATA) - 1):
        assert refused(DATA[:end]).code is Code.SYNTAX
    assert refused(DATA[:-1]).code is Code.NONCANONICAL


def test_that_the_limit_of_size_is_the_last_that_is_read() -> None:
    padded = DATA + b" " * (64 * 1024 - len(DATA))
    assert refused(padded).code is Code.NONCANONICAL
    assert refused(padded + b" ").code is Code.SIZE


def with_answers(**answers: Report | None) -> bytes:
    content = response_to_every_kind()
    for id_, value in answers.items():
        if value is None:
            del content["answers"][id_]
        else:
            content["answers"][id_] = value
    return canonical(content)


@pytest.mark.parametrize(
    "answers",
    [
        {"age": None},
        {"since": None},
        {"smoker": 0, "smokes": None, "since": None},
        {"smokes": "11"},
        {"smokes": "01", "since": None},
        {"smokes": "00", "since": None},
    ],
)
def test_that_what_is_not_asked_or_optional_is_left_out(answers: dict[str, Report | None]) -> None:
    assert READER._fast(with_answers(**answers)) is not None
    READER.read(with_answers(**answers))


@pytest.mark.parametrize(
    "answers",
    [
        {"smoker": 0},
        {"smoker": 0, "smokes": None},
        {"smokes": None},
        {"smokes": None, "since": None},
        {"smokes": "01"},
        {"smokes": "00"},
        {"smoker": None},
        {"sex": None},
        {"sex": None, "late": None},
    ],
)
def test_that_answers_are_those_that_were_asked(answers: dict[str, Report | None]) -> None:
    data = with_answers(**answers)
    assert READER._fast(data) is None
    problem = refused(data)
    assert problem.code is Code.SCHEMA
    assert problem.where.startswith("answers")


def test_that_a_condition_reads_the_clear_answer() -> None:
    late, smokes = SURVEY.question("late"), SURVEY.question("smokes")
    since = SURVEY.question("since")
    assert is_asked(SURVEY.question("sex"), SURVEY, {})
    assert is_asked(late, SURVEY, {"sex": 0})
    assert not is_asked(late, SURVEY, {})
    assert not is_asked(late, SURVEY, {"sex": 2})
    assert is_asked(smokes, SURVEY, {"smoker": 1})
    assert not is_asked(smokes, SURVEY, {"smoker": 0})
    assert is_asked(since, SURVEY, {"smokes": "11"})
    assert not is_asked(since, SURVEY, {"smokes": "01"})


def test_that_a_response_to_another_survey_shows_both_codes() -> None:
    content = response_to_every_kind() | {"survey": "0" * 64, "answers": {"strange": 1}}
    problem = refused(canonical(content))
    assert problem.code is Code.OTHER_SURVEY
    assert message(problem) == (
        f"The response belongs to the survey 00000000, this is {SURVEY.digest[:8]}."
    )


def test_that_a_fault_of_the_file_is_named_before_another_survey() -> None:
    content = response_to_every_kind() | {"survey": "0" * 64}
    assert refused(canonical(content | {"extra": 1})).code is Code.SCHEMA
    assert refused(canonical(content | {"rehearsal": 1})).code is Code.TYPE
    assert refused(canonical(content | {"id": "short"})).code is Code.DOMAIN


def test_that_the_first_reason_of_several_is_named() -> None:
    content = response_to_every_kind()
    content["answers"] |= {"bribe": 7, "sex": "x"}
    assert refused(canonical(content)).code is Code.TYPE
    content["procedure"] = "die"
    assert refused(canonical(content)).code is Code.TYPE
    del content["answers"]["trust"]
    assert refused(canonical(content)).code is Code.SCHEMA


def test_that_a_survey_without_sensitive_yes_no_has_no_procedure() -> None:
    plain: Content = {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "A title",
        "questions": [{"id": "a", "kind": "yes-no", "text": "Yes?"}],
    }
    reader = ResponseReader(read(canonical(plain)))
    content = response_to_every_kind() | {"answers": {"a": 1}, "survey": digest(plain)}
    data = canonical(content)
    assert reader._fast(data) is None
    with pytest.raises(Refused, match="SCHEMA at procedure"):
        reader.read(data)
    del content["procedure"]
    assert reader.read(canonical(content)).procedure is None


def test_that_a_yes_no_without_procedures_is_scrambled() -> None:
    content = every_kind()
    content["questions"] = [
        {key: value for key, value in question.items() if key not in ("procedures", "negation")}
        for question in content["questions"]
    ]
    survey = read(canonical(content))
    assert survey.procedures == (Procedure.SCRAMBLED,)


def test_that_a_rehearsed_response_says_so() -> None:
    data = canonical(response_to_every_kind() | {"rehearsal": True})
    response = READER.read(data)
    assert response.rehearsal
    assert write(response) == data


def test_that_ids_are_32_random_hex_digits() -> None:
    ids = {new_id(SYSTEM) for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id_) == 32 and int(id_, 16) >= 0 and id_ == id_.lower() for id_ in ids)


def test_that_an_id_comes_of_the_door_alone() -> None:
    one, other = (new_id(Door(random.Random(5).randbytes)) for _ in range(2))  # noqa: S311
    assert one == other
    assert one != new_id(Door(random.Random(6).randbytes))  # noqa: S311

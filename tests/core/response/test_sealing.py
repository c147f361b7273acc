"""Sealed responses: one length, bound to survey and key, every flipped bit refused."""

from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from core.examples import example_survey
from core.facts.errors import Code, Refused
from core.privacy.procedures import Procedure
from core.response.file import Response, ResponseReader, write
from core.response.sealing import OVERHEAD, seal, sealed_length, unseal
from core.survey import Survey, examine
from core.survey import write as write_survey

KEY = X25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes_raw().hex()


@pytest.fixture
def survey() -> Survey:
    return replace(example_survey("bribery"), seal=PUBLIC)


def response(survey: Survey, area: int = 2, procedure: str = "spinner") -> Response:
    return Response("ab" * 16, survey.digest, {"bribe": 1, "area": area}, Procedure(procedure))


def code_of(data: bytes, survey: Survey, key: X25519PrivateKey = KEY) -> Code:
    with pytest.raises(Refused) as caught:
        unseal(data, survey, key)
    return caught.value.problem.code


def test_that_what_was_sealed_is_read_back_to_the_letter(survey: Survey) -> None:
    plain = response(survey)
    opened = unseal(seal(plain, survey), survey, KEY)
    assert opened == write(plain)
    assert ResponseReader(survey).read(opened) == plain


def test_that_all_sealed_responses_of_a_survey_have_one_length(survey: Survey) -> None:
    procedures = ("spinner", "scrambled", "own-device")
    plain = [response(survey, area, name) for area in (0, 2) for name in procedures]
    plain.append(replace(plain[0], rehearsal=True))
    assert len({len(write(one)) for one in plain}) > 1
    assert {len(seal(one, survey)) for one in plain} == {sealed_length(survey)}


def test_that_sealing_adds_the_key_and_the_tag_and_nothing_else(survey: Survey) -> None:
    longest = replace(response(survey, procedure="own-device"), rehearsal=True)
    assert len(seal(longest, survey)) == len(write(longest)) + OVERHEAD


def test_that_sealing_twice_gives_two_ciphertexts(survey: Survey) -> None:
    assert seal(response(survey), survey) != seal(response(survey), survey)


def test_that_every_flipped_bit_is_refused(survey: Survey) -> None:
    sealed = seal(response(survey), survey)
    for place in range(len(sealed)):
        flipped = bytearray(sealed)
        flipped[place] ^= 1 << place % 8
        assert code_of(bytes(flipped), survey) is Code.DECRYPT


def test_that_every_prefix_is_refused(survey: Survey) -> None:
    sealed = seal(response(survey), survey)
    for length in range(len(sealed)):
        assert code_of(sealed[:length], survey) is Code.DECRYPT


def test_that_another_key_and_another_survey_are_refused(survey: Survey) -> None:
    sealed = seal(response(survey), survey)
    other_key = X25519PrivateKey.from_private_bytes(bytes(range(1, 33)))
    other_survey = replace(survey, title="Another title")
    assert code_of(sealed, survey, other_key) is Code.DECRYPT
    assert code_of(sealed, other_survey) is Code.DECRYPT


def test_that_the_point_of_zeros_is_refused(survey: Survey) -> None:
    sealed = seal(response(survey), survey)
    assert code_of(bytes(32) + sealed[32:], survey) is Code.DECRYPT


def test_that_a_survey_cannot_seal_to_a_point_that_shares_no_secret(survey: Survey) -> None:
    bad = replace(survey, seal="00" * 32)
    found = {problem.code for problem in examine(write_survey(bad)).errors}
    assert found == {Code.DOMAIN}

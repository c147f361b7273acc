"""Key files: under a passphrase, authenticated, strict; pins shout when a key changes."""

from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from core import keys
from core.errors import Code, Refused
from core.examples import example_survey
from core.keys import KeyFile, Use
from core.randomness import SYSTEM
from core.signing import Pins, sign
from core.survey import examine, write

WORDS = "seven small stones"
SIGNER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))


@pytest.fixture(scope="module")
def key() -> KeyFile:
    return keys.generate(Use.SIGNING, WORDS, SYSTEM)


def test_that_a_key_file_is_read_as_it_was_written(key: KeyFile) -> None:
    assert keys.read(keys.write(key)) == key


def test_that_the_right_passphrase_unlocks_the_key_named(key: KeyFile) -> None:
    unlocked = keys.signing_key(keys.read(keys.write(key)), WORDS)
    assert unlocked.public_key().public_bytes_raw().hex() == key.public


def test_that_another_passphrase_is_refused(key: KeyFile) -> None:
    with pytest.raises(Refused, match="passphrase") as caught:
        keys.signing_key(key, WORDS + " ")
    assert caught.value.problem.code is Code.DECRYPT


@pytest.mark.parametrize("field", ["public", "salt", "nonce", "secret"])
def test_that_an_altered_key_file_is_refused(key: KeyFile, field: str) -> None:
    value = getattr(key, field)
    altered = replace(key, **{field: ("0" if value[0] != "0" else "1") + value[1:]})
    with pytest.raises(Refused) as caught:
        keys.signing_key(altered, WORDS)
    assert caught.value.problem.code is Code.DECRYPT


def test_that_a_key_serves_its_use_alone(key: KeyFile) -> None:
    with pytest.raises(Refused) as caught:
        keys.sealing_key(key, WORDS)
    assert caught.value.problem.code is Code.DOMAIN


def test_that_the_secret_does_not_stand_in_the_file(key: KeyFile) -> None:
    secret = keys.signing_key(key, WORDS).private_bytes_raw()
    data = keys.write(key)
    assert secret not in data
    assert secret.hex().encode() not in data


def test_that_a_short_passphrase_is_not_taken() -> None:
    with pytest.raises(ValueError, match="8 characters"):
        keys.generate(Use.SIGNING, "short", SYSTEM)


def test_that_every_prefix_of_a_key_file_is_refused(key: KeyFile) -> None:
    data = keys.write(key)
    for length in range(len(data)):
        with pytest.raises(Refused):
            keys.read(data[:length])


def test_that_a_signature_verifies_with_the_bare_library() -> None:
    survey = example_survey("bribery")
    signed = sign(survey, SIGNER)
    assert signed.signature is not None
    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.signature.key))
    message = b"candor-survey-1\n" + bytes.fromhex(survey.digest)
    public.verify(bytes.fromhex(signed.signature.value), message)
    assert signed.digest == survey.digest
    assert signed.words == survey.words
    assert not examine(write(signed)).errors


def test_that_the_first_key_of_an_author_is_pinned_and_another_is_shouted_about(
    tmp_path: Path,
) -> None:
    pins = Pins(tmp_path / "keys.json")
    survey = example_survey("bribery")
    assert pins.check(sign(survey, SIGNER)) is None
    assert pins.check(sign(replace(survey, title="A second survey"), SIGNER)) is None
    for changed in (sign(survey, OTHER), survey):
        problem = pins.check(changed)
        assert problem is not None
        assert problem.code is Code.KEY_CHANGED
    pins.accept(sign(survey, OTHER))
    assert pins.check(sign(survey, OTHER)) is None
    assert pins.check(sign(survey, SIGNER)) is not None


def test_that_an_unsigned_survey_of_an_unknown_author_pins_nothing(tmp_path: Path) -> None:
    pins = Pins(tmp_path / "keys.json")
    assert pins.check(example_survey("bribery")) is None
    assert pins.read() == {}


@pytest.mark.parametrize(
    "data", [b"", b"{}", b'{"format":"candor-pins","pins":[],"version":1}', b"\xff\xfe"]
)
def test_that_damaged_pins_are_told_and_kept(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "keys.json"
    path.write_bytes(data)
    with pytest.raises(Refused):
        Pins(path).check(sign(example_survey("bribery"), SIGNER))
    assert path.read_bytes() == data

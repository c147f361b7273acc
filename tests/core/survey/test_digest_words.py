"""Eight words of a digest: a slow hash of it, and the bits written out."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.survey import digest_words
from core.survey.digest_words import are_known, numbers_of, slow_hash, word_list, words_of

digests = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_that_the_list_has_2048_words_that_tell_themselves_apart() -> None:
    listed = word_list()
    assert len(listed) == len(set(listed)) == 2048
    assert all(word.isascii() and word.islower() and word.isalpha() for word in listed)
    assert len({word[:4] for word in listed}) == 2048
    assert list(listed) == sorted(listed)


def test_that_the_slow_hash_is_scrypt_as_another_library_has_it() -> None:
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    zeros = slow_hash("00" * 32)
    assert zeros.hex().startswith("c3692213a9223eaf")
    assert Scrypt(salt=b"candor-words-1", length=32, n=65536, r=8, p=1).derive(bytes(32)) == zeros


@given(digests)
def test_that_words_are_88_bits_of_the_slow_hash_eleven_at_a_time(digest: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(digest_words, "COST", 4)
        bits = "".join(f"{byte:08b}" for byte in slow_hash(digest))
        numbers = [int(bits[i : i + 11], 2) for i in range(0, 88, 11)]
        assert list(numbers_of(digest)) == numbers
        assert words_of(digest) == tuple(word_list()[number] for number in numbers)


def test_that_words_of_a_known_digest_stay_the_same() -> None:
    assert numbers_of("00" * 32) == (1563, 584, 1063, 658, 287, 703, 1715, 1061)
    assert words_of(hashlib.sha256(b"").hexdigest()) == (
        *("huge", "cage", "grain", "planet"),
        *("large", "mad", "shell", "grant"),
    )


def test_that_words_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    digest = hashlib.sha256(b"made once").hexdigest()
    assert not are_known(digest)
    made = numbers_of(digest)
    assert are_known(digest)
    monkeypatch.setattr(digest_words, "slow_hash", lambda _: pytest.fail("made again"))
    assert numbers_of(digest) == made


def test_that_not_every_word_ever_shown_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digest_words, "COST", 2)
    for number in range(2000):
        numbers_of(f"{number:064x}")
    assert len(digest_words._numbers) <= 512

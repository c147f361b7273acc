"""Eight words of a digest, against the bits written out."""

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from core.survey.words import numbers_of, word_list, words_of

digests = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_that_the_list_has_2048_words_that_tell_themselves_apart() -> None:
    words = word_list()
    assert len(words) == len(set(words)) == 2048
    assert all(word.isascii() and word.islower() and word.isalpha() for word in words)
    assert len({word[:4] for word in words}) == 2048
    assert list(words) == sorted(words)


@given(digests)
def test_that_words_are_the_first_88_bits_eleven_at_a_time(digest: str) -> None:
    bits = "".join(f"{int(digit, 16):04b}" for digit in digest)
    numbers = [int(bits[i : i + 11], 2) for i in range(0, 88, 11)]
    assert list(numbers_of(digest)) == numbers
    assert words_of(digest) == tuple(word_list()[number] for number in numbers)


def test_that_words_of_a_known_digest_stay_the_same() -> None:
    assert numbers_of("f" * 64) == (2047,) * 8
    assert numbers_of("0" * 63 + "1") == (0,) * 8
    assert numbers_of("001" + "0" * 61) == (0, 1024, 0, 0, 0, 0, 0, 0)
    assert words_of(hashlib.sha256(b"").hexdigest()) == (
        *("together", "mail", "awful", "cradle"),
        *("scrub", "apart", "hip", "leader"),
    )

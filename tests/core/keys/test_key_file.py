"""Key files: under a passphrase, authenticated, strict; pins shout when a key changes."""

from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from core.examples import example_survey
from core.facts.errors import Code, Refused
from core.files import canonical
from core.keys import key_file
from core.keys.key_file import KeyFile, Use
from core.keys.signing import Pins, author_names, sign
from core.privacy.randomness import SYSTEM
from core.survey import Signature, Survey, Text, examine, write
from core.survey.signature import can_seal_to, can_sign, holds

WORDS = "seven small stones"
SIGNER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))


@pytest.fixture(scope="module")
def key() -> KeyFile:
    return key_file.generate(Use.SIGNING, WORDS, SYSTEM)


def test_that_a_key_file_is_read_as_it_was_written(key: KeyFile) -> None:
    assert key_file.read(key_file.write(key)) == key


def test_that_the_right_passphrase_unlocks_the_key_named(key: KeyFile) -> None:
    unlocked = key_file.signing_key(key_file.read(key_file.write(key)), WORDS)
    assert unlocked.public_key().public_bytes_raw().hex() == key.public


def test_that_another_passphrase_is_refused(key: KeyFile) -> None:
    with pytest.raises(Refused, match="not-unlocked") as caught:
        key_file.signing_key(key, WORDS + " ")
    assert caught.value.problem.code is Code.DECRYPT


@pytest.mark.parametrize("field", ["public", "salt", "nonce", "secret"])
def test_that_an_altered_key_file_is_refused(key: KeyFile, field: str) -> None:
    value = getattr(key, field)
    altered = replace(key, **{field: ("0" if value[0] != "0" else "1") + value[1:]})
    with pytest.raises(Refused) as caught:
        key_file.signing_key(altered, WORDS)
    assert caught.value.problem.code is Code.DECRYPT


def test_that_a_key_serves_its_use_alone(key: KeyFile) -> None:
    with pytest.raises(Refused) as caught:
        key_file.sealing_key(key, WORDS)
    assert caught.value.problem.code is Code.DOMAIN


def test_that_the_secret_does_not_stand_in_the_file(key: KeyFile) -> None:
    secret = key_file.signing_key(key, WORDS).private_bytes_raw()
    data = key_file.write(key)
    assert secret not in data
    assert secret.hex().encode() not in data


def test_that_a_short_passphrase_is_not_taken() -> None:
    with pytest.raises(ValueError, match="8 characters"):
        key_file.generate(Use.SIGNING, "short", SYSTEM)


def test_that_every_prefix_of_a_key_file_is_refused(key: KeyFile) -> None:
    data = key_file.write(key)
    for length in range(len(data)):
        with pytest.raises(Refused):
            key_file.read(data[:length])


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


def test_that_a_passphrase_is_the_same_however_its_accent_was_typed() -> None:
    composed, apart = "sieben h\xfcbsche Steine", "sieben hu\u0308bsche Steine"
    key = key_file.generate(Use.SIGNING, apart, SYSTEM)
    assert key_file.signing_key(key, composed)
    assert key_file.signing_key(key, apart)
    with pytest.raises(ValueError, match="8 characters"):
        key_file.generate(Use.SIGNING, "u\u0308" * 7, SYSTEM)


# Keys that prove nothing: points of small order, and encodings that are not the one of a point

_P = 2**255 - 19
_D = -121665 * pow(121666, -1, _P) % _P


def _added(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The sum of two points of edwards25519 (RFC 8032, section 5.1.4), in affine coordinates."""
    (x1, y1), (x2, y2) = one, other
    part = _D * x1 * x2 * y1 * y2 % _P
    x = (x1 * y2 + x2 * y1) * pow(1 + part, -1, _P)
    return x % _P, (y1 * y2 + x1 * x2) * pow(1 - part, -1, _P) % _P


def _point_of(y: int) -> tuple[int, int] | None:
    """The point with this y, either of both; None where there is none."""
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if x * x % _P != square:
        x = x * pow(2, (_P - 1) // 4, _P) % _P
    return (x, y) if x * x % _P == square else None


def _small_points() -> set[tuple[int, int]]:
    """All points whose order divides 8: the order of the group times 8 is that of the curve."""
    order = 2**252 + 27742317777372353535851937790883648493
    found = set()
    for y in range(2, 60):
        if (point := _point_of(y)) is None:
            continue
        total, factor = (0, 1), order
        while factor:
            total = _added(total, point) if factor & 1 else total
            point, factor = _added(point, point), factor >> 1
        found.add(total)
    return found


def test_that_keys_of_small_order_are_refused_whatever_their_sign() -> None:
    points = _small_points()
    assert len({y for _, y in points} | {0, 1, _P - 1}) == 5
    for x, y in points | {(0, 1), (0, _P - 1)}:
        eight = (x, y)
        for _ in range(3):
            eight = _added(eight, eight)
        assert eight == (0, 1)
        for top in (0, 1):
            assert not can_sign((y | top << 255).to_bytes(32, "little").hex())
    for y in range(_P, 2**255):
        assert not can_sign(y.to_bytes(32, "little").hex())
    assert can_sign(SIGNER.public_key().public_bytes_raw().hex())


def test_that_the_key_that_verifies_everything_would_verify_a_survey() -> None:
    survey = replace(
        example_survey("bribery"), signature=Signature("01" + "00" * 31, "01" + "00" * 63)
    )
    assert holds(survey)
    assert [p.code for p in examine(write(survey)).errors] == [Code.KEY]


@pytest.mark.parametrize(
    "seal", ["5" * 62 + "d5", "01" + "00" * 31, "00" * 32, "ed" + "ff" * 30 + "7f"]
)
def test_that_nothing_is_sealed_to_a_key_of_another_form(seal: str) -> None:
    survey = replace(example_survey("bribery"), seal=seal)
    assert [(p.code, p.where) for p in examine(write(survey)).errors] == [(Code.DOMAIN, "seal")]
    good = X25519PrivateKey.from_private_bytes(bytes(range(32))).public_key().public_bytes_raw()
    assert can_seal_to(good.hex())


# Pins


def by(author: Text, key: Ed25519PrivateKey | None = None) -> Survey:
    languages = tuple(author) if isinstance(author, dict) else ("en",)
    survey = replace(example_survey("bribery"), author=author, languages=languages)
    return survey if key is None else sign(survey, key)


def test_that_the_key_of_an_author_is_pinned_and_another_is_shouted_about(tmp_path: Path) -> None:
    pins = Pins(tmp_path / "keys.json")
    survey = example_survey("bribery")
    assert pins.check(sign(survey, SIGNER)) is None
    assert pins.read() == {}  # opened is not yet gone on with
    pins.pin(sign(survey, SIGNER))
    assert pins.check(sign(replace(survey, title="A second survey"), SIGNER)) is None
    for changed in (sign(survey, OTHER), survey):
        problem = pins.check(changed)
        assert problem is not None
        assert problem.code is Code.KEY_CHANGED
    pins.pin(sign(survey, OTHER))
    assert pins.check(sign(survey, OTHER)) is None
    assert pins.check(sign(survey, SIGNER)) is not None


@pytest.mark.parametrize(
    "author",
    [
        *("A small institute ", "A  small institute", "A small\xa0institute", "a SMALL institute"),
        *("A small\u200d institute", "\uff21 small institute", "A sm\u0430ll institute"),
        *("A smaII institute", "A small\u2800 institute"),
        {"de": "Ein anderes Institut", "en": "A small institute"},
    ],
    ids=ascii,
)
def test_that_no_other_spelling_passes_for_a_pinned_author(author: Text, tmp_path: Path) -> None:
    pins = Pins(tmp_path / "keys.json")
    pins.pin(by({"en": "A small institute", "fr": "Un petit institut"}, SIGNER))
    assert pins.check(by(author, SIGNER)) is None
    for changed in (by(author, OTHER), by(author)):
        problem = pins.check(changed)
        assert problem is not None
        assert problem.code is Code.KEY_CHANGED
    assert pins.check(by("Un petit institut", OTHER)) is not None
    assert pins.check(by("Another institute", OTHER)) is None
    pins.pin(by("AI Lab", SIGNER))
    assert pins.check(by("Al Lab", OTHER)) is not None


def test_that_a_key_is_pinned_under_the_name_in_every_language(tmp_path: Path) -> None:
    pins = Pins(tmp_path / "keys.json")
    pins.pin(by({"en": "An  Institute", "de": "Ein Amt"}, SIGNER))
    public = SIGNER.public_key().public_bytes_raw().hex()
    assert pins.read() == dict.fromkeys(["aninstitute", "einamt"], public)
    # As they look, too: a capital I as a small l, an m as r and n.
    for author in ("an lnstitute", "ein arnt"):
        assert pins.check(by(author, OTHER)) is not None


def test_that_pins_of_names_as_they_were_written_are_read(tmp_path: Path) -> None:
    path = tmp_path / "keys.json"
    path.write_bytes(
        canonical.write(
            {
                "format": "candor-pins",
                "version": 1,
                "pins": {"An Office": "a" * 64, "an office ": "b" * 64},
            }
        )
    )
    assert Pins(path).read() == {"anoffice": "a" * 64}


def test_that_an_author_whose_name_mixes_scripts_is_warned_of() -> None:
    reading = examine(write(by("A sm\u0430ll institute")))
    assert not reading.errors
    assert (Code.TEXT, "author") in [(p.code, p.where) for p in reading.problems]
    assert (Code.TEXT, "author") not in [
        (p.code, p.where) for p in examine(write(by("Институт 東京 Office"))).problems
    ]


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


@pytest.mark.parametrize("author", ["NIRA NIKO 0", "I0 l1 \u0456O", "\ufdfa" * 30, "İ 0", "ẞ0"])
def test_that_every_name_of_a_pinned_author_is_found_again(author: str, tmp_path: Path) -> None:
    survey = by(author, Ed25519PrivateKey.generate())
    pins = Pins(tmp_path / "pins")
    pins.pin(survey)
    assert set(author_names(survey)) <= pins.read().keys()
    before = (tmp_path / "pins").stat().st_mtime_ns
    pins.pin(survey)
    assert (tmp_path / "pins").stat().st_mtime_ns == before, "nothing new is written"


def test_that_a_look_alike_of_a_name_with_a_nought_is_told(tmp_path: Path) -> None:
    pins = Pins(tmp_path / "pins")
    pins.pin(by("NIRA NIKO 0", Ed25519PrivateKey.generate()))
    problem = pins.check(by("n\u0456ra NIKO 0", Ed25519PrivateKey.generate()))
    assert problem is not None
    assert problem.code is Code.KEY_CHANGED


def test_that_a_full_list_of_keys_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pins = Pins(tmp_path / "pins")
    first = by("Someone", Ed25519PrivateKey.generate())
    pins.pin(first)
    monkeypatch.setattr("core.keys.signing._MAX_BYTES", 200)
    long = by("\ufdfa" * 100, Ed25519PrivateKey.generate())
    with pytest.raises(Refused) as caught:
        pins.pin(long)
    assert caught.value.problem.code is Code.SIZE
    assert pins.check(first) is None


def test_that_a_key_of_a_passphrase_as_it_was_typed_is_opened_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = "de\u0301compose\u0301"
    with monkeypatch.context() as before:
        before.setattr(key_file, "_composed", lambda passphrase: passphrase)
        old = key_file.generate(Use.SIGNING, typed, SYSTEM)
    assert key_file.signing_key(old, typed).private_bytes_raw()
    with pytest.raises(Refused):
        key_file.signing_key(old, "another passphrase")

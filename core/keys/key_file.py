"""Keys of an author: one for signing surveys, one for opening sealed responses.

The private part lies in a file under a passphrase: scrypt (RFC 7914) makes a key of it, and
ChaCha20-Poly1305 (RFC 8439) encrypts and authenticates. The public part stands beside it.
"""

from __future__ import annotations

import contextlib
import hashlib
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from core.facts.errors import Code, Refused, first, refuse
from core.facts.names import Fact
from core.facts.value_error import WrongValueError
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import TOP, Tree
from core.privacy.randomness import Door
from core.survey.digest_words import words_of
from core.survey.reading import require_format

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

FORMAT = "candor-key"
VERSION = 1
MAX_BYTES = 4096
LEAST_PASSPHRASE = 8
# About 64 MiB and a tenth of a second for each guess.
_SCRYPT = {"n": 2**16, "r": 8, "p": 1}
_FIELDS = ("format", "version", "use", "public", "salt", "nonce", "secret", "scrypt")


class Use(StrEnum):
    """What a key pair is for."""

    SIGNING = "signing"
    SEALING = "sealing"


@dataclass(frozen=True, slots=True)
class KeyFile:
    """A key pair as it lies on disk; all but `use` are lower-case hex digits."""

    use: Use
    public: str
    salt: str
    nonce: str
    secret: str

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words by which two people can tell that they mean the same key."""
        return fingerprint(self.public)


def key_digest(public: str) -> str:
    """Return the SHA-256 of a public key of 64 hex digits, of which its words are made."""
    return hashlib.sha256(bytes.fromhex(public)).hexdigest()


def fingerprint(public: str) -> tuple[str, ...]:
    """Return the eight words of a public key of 64 hex digits; they are slow to make."""
    return words_of(key_digest(public))


def begin_of_key(public: str) -> str:
    """Return the first eight characters of a public key, as people compare them.

    >>> begin_of_key("5c1d77e0" + 56 * "0")
    '5c1d 77e0'
    """
    return f"{public[:4]} {public[4:8]}"


def generate(use: Use, passphrase: str, door: Door) -> KeyFile:
    """Make a key pair, its private part under a passphrase.

    Raises ValueError for a passphrase of fewer than eight characters, and `RandomnessError`.
    """
    if len(_composed(passphrase)) < LEAST_PASSPHRASE:
        raise WrongValueError("A passphrase has at least {0} characters", LEAST_PASSPHRASE)
    secret = door.random_bytes(32)
    public = _public_of(use, secret)
    salt, nonce = door.random_bytes(16), door.random_bytes(12)
    cipher = _cipher(_composed(passphrase), salt)
    sealed = cipher.encrypt(nonce, secret, _bound(use, public))
    return KeyFile(use, public, salt.hex(), nonce.hex(), sealed.hex())


def signing_key(key: KeyFile, passphrase: str) -> Ed25519PrivateKey:
    """Unlock a signing key. Raises `Refused` (DECRYPT, DOMAIN)."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(_unlock(key, passphrase, Use.SIGNING))


def sealing_key(key: KeyFile, passphrase: str) -> X25519PrivateKey:
    """Unlock the key that opens sealed responses. Raises `Refused` (DECRYPT, DOMAIN)."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    return X25519PrivateKey.from_private_bytes(_unlock(key, passphrase, Use.SEALING))


def _unlock(key: KeyFile, passphrase: str, use: Use) -> bytes:
    from cryptography.exceptions import InvalidTag

    if key.use is not use:
        fact = Fact.KEY_FOR_SIGNING if key.use is Use.SIGNING else Fact.KEY_FOR_SEALING
        raise refuse(Code.DOMAIN, "use", fact())
    # A key made before passphrases were composed is opened by what was typed.
    for typed in dict.fromkeys((_composed(passphrase), passphrase)):
        cipher = _cipher(typed, bytes.fromhex(key.salt))
        with contextlib.suppress(InvalidTag):
            secret = cipher.decrypt(
                bytes.fromhex(key.nonce), bytes.fromhex(key.secret), _bound(use, key.public)
            )
            break
    else:
        raise refuse(Code.DECRYPT, "secret", Fact.NOT_UNLOCKED())
    if _public_of(use, secret) != key.public:
        raise refuse(Code.DECRYPT, "public", Fact.KEY_HALVES())
    return secret


def _cipher(passphrase: str, salt: bytes) -> ChaCha20Poly1305:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    kdf = Scrypt(salt=salt, length=32, n=_SCRYPT["n"], r=_SCRYPT["r"], p=_SCRYPT["p"])
    # Bytes of the environment that are no text stand as surrogates, and stay the bytes they are.
    return ChaCha20Poly1305(kdf.derive(passphrase.encode("utf-8", "surrogateescape")))


def _composed(passphrase: str) -> str:
    """Return a passphrase in the form NFC: keyboards differ in how they type an accent."""
    return unicodedata.normalize("NFC", passphrase)


def _bound(use: Use, public: str) -> bytes:
    """Return what the encryption authenticates besides the secret."""
    return f"{FORMAT}-{VERSION} {use} {public}".encode("ascii")


def _public_of(use: Use, secret: bytes) -> str:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    kind = Ed25519PrivateKey if use is Use.SIGNING else X25519PrivateKey
    return kind.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def write(key: KeyFile) -> bytes:
    """Return the canonical bytes of a key file."""
    content: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "use": key.use.value,
        "public": key.public,
        "salt": key.salt,
        "nonce": key.nonce,
        "secret": key.secret,
        "scrypt": dict(_SCRYPT),
    }
    return canonical.write(content)


def read(data: bytes) -> KeyFile:
    """Read a key file. Raises `Refused` with the first reason that applies."""
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", Fact.KEY_TOO_LARGE(bytes=MAX_BYTES))
    content = canonical.read(data)
    require_format(content, FORMAT, VERSION, Fact.KEY)
    tree = Tree()
    root = tree.object(content, TOP, _FIELDS)
    if root is None or any(field not in root for field in _FIELDS):
        raise Refused(first(tree.problems))
    tree.integer(root["version"], TOP / "version")
    use = tree.one_of(root["use"], TOP / "use", tuple(Use))
    digits = {"public": 64, "salt": 32, "nonce": 24, "secret": 96}
    parts = {name: tree.hexadecimal(root[name], TOP / name, n) or "" for name, n in digits.items()}
    if canonical.write(root["scrypt"]) != canonical.write(dict(_SCRYPT)):  # true equals 1
        tree.note(Code.UNSUPPORTED, TOP / "scrypt", Fact.HARDENED_OTHERWISE())
    if tree.failed or use is None:
        raise Refused(first(tree.problems))
    canonical.require_canonical(data, content)
    return KeyFile(Use(use), **parts)

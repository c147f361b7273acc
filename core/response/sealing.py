"""Sealed responses: HPKE (RFC 9180) to the key in the survey, all of one length.

X25519, HKDF-SHA256 and ChaCha20-Poly1305, the survey's digest as info. A sealed file is the
encapsulated key and the ciphertext, nothing else. Sealing keeps a response from whoever carries
it; only the randomization protects it from whoever opens it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.response import file
from core.response.file import Response
from core.survey import Survey
from core.survey.response_size import SEAL_OVERHEAD, longest_response

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
    from cryptography.hazmat.primitives.hpke import Suite

SUFFIX = ".sealed"
OVERHEAD = SEAL_OVERHEAD
_PAD = b"\0"


def sealed_length(survey: Survey) -> int:
    """Return the length in bytes of every sealed response of a survey."""
    return longest_response(survey) + OVERHEAD


def seal(plain: Response, survey: Survey) -> bytes:
    """Return the sealed bytes of a response. Raises ValueError where the survey has no key."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PublicKey

    if survey.seal is None:
        raise ValueError("this survey has no key to seal to")
    data = file.write(plain)
    padded = data.ljust(sealed_length(survey) - OVERHEAD, _PAD)
    key = X25519PublicKey.from_public_bytes(bytes.fromhex(survey.seal))
    return _suite().encrypt(padded, key, info=bytes.fromhex(survey.digest))


def unseal(data: bytes, survey: Survey, key: X25519PrivateKey) -> bytes:
    """Return the bytes of the response in a sealed file. Raises `Refused` (DECRYPT)."""
    from cryptography.exceptions import InvalidTag

    if len(data) != sealed_length(survey):
        raise _refused()
    try:
        padded = _suite().decrypt(data, key, info=bytes.fromhex(survey.digest))
    except (InvalidTag, ValueError):
        raise _refused() from None
    return padded.rstrip(_PAD)


def require_own_key(survey: Survey, key: X25519PrivateKey) -> None:
    """Raise `Refused` (DECRYPT) where a key is not the one that a survey seals to."""
    if key.public_key().public_bytes_raw().hex() != survey.seal:
        raise refuse(Code.DECRYPT, "seal", Fact.KEY_OPENS_NOTHING())


def _refused() -> Refused:
    return refuse(Code.DECRYPT, "", Fact.SEALED_DAMAGED())


def _suite() -> Suite:
    from cryptography.hazmat.primitives import hpke

    return hpke.Suite(hpke.KEM.X25519, hpke.KDF.HKDF_SHA256, hpke.AEAD.CHACHA20_POLY1305)

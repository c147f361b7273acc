"""Whether the keys in a survey are good, and its signature holds.

Signatures are Ed25519 (RFC 8032) over a prefix and the digest, seals X25519 (RFC 7748).
"""

from __future__ import annotations

from core.survey.model import Survey

_PRIME = 2**255 - 19
# The y of the eight points whose order is a divisor of 8 (RFC 7748 and 8032 name the group).
# With one of them as the key, a signature holds for any text, or for one text in eight.
_EIGHTH = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
_SMALL = {0, 1, _PRIME - 1, _EIGHTH, _PRIME - _EIGHTH}


def can_sign(key: str) -> bool:
    """Tell whether a key of 64 hex digits is the one encoding of a point of large order."""
    y = int.from_bytes(bytes.fromhex(key), "little") & (2**255 - 1)  # the top bit is the sign of x
    return y < _PRIME and y not in _SMALL


def can_seal_to(key: str) -> bool:
    """Tell whether a key of 64 hex digits is the one encoding of a point to agree a secret with.

    Source: RFC 7748, section 6.1.
    """
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

    if int.from_bytes(bytes.fromhex(key), "little") >= _PRIME:  # or its top bit is set
        return False
    any_secret = X25519PrivateKey.from_private_bytes(bytes(range(32)))
    try:
        any_secret.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(key)))
    except ValueError:
        return False
    return True


def signed_bytes(digest: str) -> bytes:
    """Return what is signed: the prefix and the 32 bytes of the digest."""
    return b"candor-survey-1\n" + bytes.fromhex(digest)


def holds(survey: Survey) -> bool:
    """Tell whether the signature of a survey belongs to it and to the key it names."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    signature = survey.signature
    if signature is None:
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
        key.verify(bytes.fromhex(signature.value), signed_bytes(survey.digest))
    except (InvalidSignature, ValueError):
        return False
    return True

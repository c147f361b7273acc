"""Whether the signature in a survey holds: Ed25519 (RFC 8032) over a prefix and the digest."""

from __future__ import annotations

from core.survey.model import Survey


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

"""The key of a sealed study: unlocked once, held in memory until the study is left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.files.disk import read_bounded
from core.keys import key_file
from core.progress import Progress, silent
from core.response.sealing import require_own_key
from core.survey import Survey

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey


def unlock(
    path: Path, passphrase: str, survey: Survey, report: Progress = silent
) -> X25519PrivateKey:
    """Return the key that opens the sealed responses of a survey.

    Raises `Refused`: what is wrong with the file, DOMAIN for a key of another use, DECRYPT for
    another passphrase or another survey's key.
    """
    report(0, 0)
    key = key_file.sealing_key(key_file.read(read_bounded(path, key_file.MAX_BYTES)), passphrase)
    require_own_key(survey, key)
    return key

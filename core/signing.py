"""Signed surveys: Ed25519 (RFC 8032) over a fixed prefix and the digest.

Signing changes neither digest nor words. The first key seen for an author's name is pinned on
this computer; another key under the same name is shouted about.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core import canonical
from core.canonical import Json
from core.errors import Code, Problem, Refused, first, refuse
from core.files import make_private_folder, read_bounded, write_atomically
from core.keys import fingerprint
from core.survey import Signature, Survey, text_in
from core.survey.reading import require_format
from core.survey.signature import signed_bytes
from core.tree import Tree, join

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

PINS_FORMAT = "candor-pins"
VERSION = 1
_MAX_BYTES = 256 * 1024


def sign(survey: Survey, key: Ed25519PrivateKey) -> Survey:
    """Return the survey with the signature of this key; an earlier one is replaced."""
    public = key.public_key().public_bytes_raw().hex()
    made = key.sign(signed_bytes(survey.digest)).hex()
    return replace(survey, signature=Signature(public, made))


class Pins:
    """Which key belongs to which author's name on this computer, in one small file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def check(self, survey: Survey) -> Problem | None:
        """Pin the key of a signed survey on first use; return KEY_CHANGED for another one.

        An unsigned survey under a pinned name is another key, too. Raises `Refused` where the
        file of pins is damaged or cannot be written.
        """
        author = author_name(survey)
        if not author:
            return None
        pins = self.read()
        key = survey.signature.key if survey.signature else ""
        known = pins.get(author)
        if known is None:
            if key:
                self._write({**pins, author: key})
            return None
        if known == key:
            return None
        theirs = " ".join(fingerprint(key)) if key else "none: the survey is not signed"
        message = (
            f"The key of this author was '{' '.join(fingerprint(known))}' before; "
            f"the key of this survey is {theirs if not key else repr(theirs)}."
        )
        return Problem(Code.KEY_CHANGED, "signature" if key else "author", message)

    def accept(self, survey: Survey) -> None:
        """Pin the key of a survey in place of the one before, once a person has confirmed it."""
        if survey.signature is not None:
            self._write({**self.read(), author_name(survey): survey.signature.key})

    def read(self) -> dict[str, str]:
        """Return the pinned keys by author's name. Raises `Refused`."""
        if not self._path.exists():
            return {}
        data = read_bounded(self._path, _MAX_BYTES)
        if len(data) > _MAX_BYTES:
            raise refuse(Code.SIZE, "", f"A list of keys has at most {_MAX_BYTES // 1024} KiB.")
        content = canonical.read(data)
        require_format(content, PINS_FORMAT, VERSION, "list of keys")
        tree = Tree()
        root = tree.object(content, "", ("format", "version", "pins"))
        if root is not None and "version" in root:
            tree.integer(root["version"], "version")
        pins = root.get("pins") if root else None
        if not isinstance(pins, dict):
            raise Refused(Problem(Code.TYPE, "pins", "Expected an object of keys."))
        read = {
            author: tree.hexadecimal(key, join("pins", author), 64) or ""
            for author, key in pins.items()
        }
        if tree.failed:
            raise Refused(first(tree.problems))
        canonical.require_canonical(data, content)
        return read

    def _write(self, pins: dict[str, str]) -> None:
        pinned: dict[str, Json] = dict(pins)
        content: dict[str, Json] = {"format": PINS_FORMAT, "version": VERSION, "pins": pinned}
        make_private_folder(self._path.parent)
        write_atomically(self._path, canonical.write(content), replace=True, private=True)


def author_name(survey: Survey) -> str:
    """Return the name under which an author's key is pinned: that in the first language."""
    return text_in(survey.author, survey.languages[0])

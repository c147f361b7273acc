"""Signed surveys: Ed25519 (RFC 8032) over a fixed prefix and the digest.

Signing changes neither digest nor words. The first key that a person goes on with is pinned to
its author's name on this computer; another key under the same name is shouted about.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.facts.errors import Code, Problem, Refused, first, refuse
from core.facts.names import Fact
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import TOP, Tree
from core.files.disk import make_private_folder, read_bounded, write_atomically
from core.survey import Signature, Survey
from core.survey.look_alikes import loose, read_alike
from core.survey.model import texts_of
from core.survey.reading import require_format
from core.survey.signature import signed_bytes

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

PINS_FORMAT = "candor-pins"
VERSION = 1
_MAX_BYTES = 256 * 1024
_LONGEST_NAME = 64


def sign(survey: Survey, key: Ed25519PrivateKey) -> Survey:
    """Return the survey with the signature of this key; an earlier one is replaced."""
    public = key.public_key().public_bytes_raw().hex()
    made = key.sign(signed_bytes(survey.digest)).hex()
    return replace(survey, signature=Signature(public, made))


class Pins:
    """Which key belongs to which author's name on this computer, in one small file.

    Names are compared as people read and see them, in every language: see `author_names`.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def known_key(self, survey: Survey) -> str:
        """Return the key pinned for an author, '' where there is none; another one comes first.

        A name that was pinned counts by itself, any other one by those that it reads like.
        Raises `Refused` where the file of pins is damaged.
        """
        names = texts_of(survey.author)
        pins = self.read() if names else {}
        known = [key for name in names for key in _keys_of(name, pins)]
        mine = survey.signature.key if survey.signature else ""
        return next((key for key in known if key != mine), mine if known else "")

    def check(self, survey: Survey) -> Problem | None:
        """Return KEY_CHANGED where the author of a survey had another key before.

        An unsigned survey under a pinned name has another key, too. Raises `Refused` where the
        file of pins is damaged.
        """
        known = self.known_key(survey)
        key = survey.signature.key if survey.signature else ""
        if known in ("", key):
            return None
        fact = Fact.OTHER_KEY_THAN_BEFORE if key else Fact.SIGNED_BEFORE
        return Problem(Code.KEY_CHANGED, "signature" if key else "author", fact())

    def pin(self, survey: Survey) -> None:
        """Pin the key of a survey for its author, in place of any before.

        It is for who goes on with a survey, not for who opens it. Raises `Refused`.
        """
        if survey.signature is None:
            return
        pins = self.read()
        more = dict.fromkeys(author_names(survey), survey.signature.key)
        if not more.items() <= pins.items():
            self._write({**pins, **more})

    def read(self) -> dict[str, str]:
        """Return the pinned keys by author's name. Raises `Refused`."""
        if not self._path.exists():
            return {}
        data = read_bounded(self._path, _MAX_BYTES)
        if len(data) > _MAX_BYTES:
            raise refuse(Code.SIZE, "", Fact.PINS_TOO_LARGE(kib=_MAX_BYTES // 1024))
        content = canonical.read(data)
        require_format(content, PINS_FORMAT, VERSION, Fact.PINS)
        tree = Tree()
        root = tree.object(content, TOP, ("format", "version", "pins"))
        if root is not None and "version" in root:
            tree.integer(root["version"], TOP / "version")
        pins = root.get("pins") if root else None
        if not isinstance(pins, dict):
            raise refuse(Code.TYPE, "pins", Fact.KEYS_EXPECTED())
        read = {
            author: tree.hexadecimal(key, TOP / "pins" / author, 64) or ""
            for author, key in pins.items()
        }
        if tree.failed:
            raise Refused(first(tree.problems))
        canonical.require_canonical(data, content)
        return {loose(author): key for author, key in reversed(read.items())}

    def _write(self, pins: dict[str, str]) -> None:
        """Write what can be read again: a list that is full stays as it is. Raises `Refused`."""
        pinned: dict[str, Json] = dict(pins)
        content: dict[str, Json] = {"format": PINS_FORMAT, "version": VERSION, "pins": pinned}
        data = canonical.write(content)
        if len(data) > _MAX_BYTES:
            raise refuse(Code.SIZE, "", Fact.PINS_TOO_LARGE(kib=_MAX_BYTES // 1024))
        make_private_folder(self._path.parent)
        write_atomically(self._path, data, replace=True, private=True)


def author_names(survey: Survey) -> tuple[str, ...]:
    """Return the names under which an author's key is pinned, loosely folded, in every language.

    Of a long one its SHA-256 stands for it, so that no survey fills the list.
    """
    return tuple(dict.fromkeys(_bounded(loose(text)) for text in texts_of(survey.author)))


def _keys_of(name: str, pins: Mapping[str, str]) -> list[str]:
    """Return the keys pinned to an author's name, or else to names that it reads like."""
    own = pins.get(_bounded(loose(name)))
    return [own] if own else [key for other, key in pins.items() if read_alike(name, other)]


def _bounded(name: str) -> str:
    long = len(name) > _LONGEST_NAME
    return hashlib.sha256(name.encode("utf-8")).hexdigest() if long else name

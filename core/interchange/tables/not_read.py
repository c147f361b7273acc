"""Tables of other programs that are not read here, by their first bytes: named, with a way out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.facts.found_fact import FoundFact
from core.facts.of_tables import TableFact
from core.interchange.tables.statistics import is_old_stata

_OPEN_DOCUMENT: Final = b"mimetypeapplication/vnd.oasis.opendocument"  # 30 bytes into the archive
_SAS: Final = bytes.fromhex("c2ea8160b31411cfbd92080009c7318c181f1011")
_TRANSPORT: Final = (b"HEADER RECORD*******LIBRARY HEADER RECORD", b"HEADER RECORD*******LIBV8")
_PORTABLE: Final = (b"ASCII SPSS PORT FILE", "ASCII SPSS PORT FILE".encode("cp037"))
_PORTABLE_HEAD: Final = 464  # bytes, of which the first lines name the file in several alphabets


def named(head: bytes) -> FoundFact | None:
    r"""Return what a table is that is not read here, None for all others.

    >>> named(b'[{"Q1": 2}]') == TableFact.JSON_ARRAY(), named(b"Q1,Q2\n") is None
    (True, True)
    """
    return next((fact() for is_one, fact in _NOT_READ if is_one(head)), None)


def _is_open_document(head: bytes) -> bool:
    return head.startswith(b"PK\x03\x04") and head[30:].startswith(_OPEN_DOCUMENT)


def _is_sas(head: bytes) -> bool:
    return head[12:].startswith(_SAS) or head.startswith(_TRANSPORT)


def _is_portable_spss(head: bytes) -> bool:
    lines = head[:_PORTABLE_HEAD].replace(b"\r", b"").replace(b"\n", b"")
    return any(mark in lines for mark in _PORTABLE) or b"SPSSPORT" in lines


def _is_json_array(head: bytes) -> bool:
    return head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"[")


_NOT_READ: Final[tuple[tuple[Callable[[bytes], bool], Callable[[], FoundFact]], ...]] = (
    (_is_open_document, TableFact.OPEN_DOCUMENT),
    (_is_sas, TableFact.SAS),
    (_is_portable_spss, TableFact.PORTABLE_SPSS),
    (_is_json_array, TableFact.JSON_ARRAY),
    (is_old_stata, TableFact.OLD_STATA),
)

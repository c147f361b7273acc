"""In which encodings a table can be read, where its own is not known, and how it reads in each."""

from __future__ import annotations

import codecs
import os
import re
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from core.facts.errors import Refused
from core.files.disk import reading
from core.interchange.reader import read_in_own_process
from core.interchange.reader.process import size_of
from core.interchange.reader.serve import alive
from core.interchange.tables.statistics import is_spss, is_stata, open_spss, open_stata
from core.interchange.tables.table import MAX_ROW, ReadOptions

ENCODINGS: Final = (
    *("windows-1252", "iso-8859-15", "windows-1250", "iso-8859-2", "windows-1257", "windows-1254"),
    *("windows-1251", "koi8-r", "windows-1253", "windows-1255", "windows-1256", "windows-1258"),
    *("macintosh", "cp850", "cp852", "cp437", "cp866", "cp874"),
    *("gb18030", "big5", "shift_jis", "euc-jp", "euc-kr", "utf-16-le", "utf-16-be"),
)
"""Names that Python and the readers of SPSS and Stata know alike; those of most tables first."""
_WIDE: Final = ("utf-16-le", "utf-16-be")
_HEAD: Final = 4096  # bytes
_MOST_TELLING: Final = 64 * 1024  # bytes of lines that read otherwise in each
_MOST_READ: Final = 256 * 1024 * 1024  # bytes, among which such lines are looked for
_MOST_ROWS: Final = 1_000  # of data of SPSS and Stata
_SAMPLE: Final = 80  # characters
_WORD: Final = re.compile(r"[^\s,;|\"']+")
_PUNCTUATION: Final = "’‘“”„«»–—…"  # noqa: RUF001 - these are meant
_TOGETHER: Final = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "IDEOGRAPHIC")


class PossibleEncoding(NamedTuple):
    """An encoding, and words of the table that may read otherwise in another one."""

    encoding: str
    sample: str


def readings(path: Path) -> tuple[PossibleEncoding, ...]:
    r"""Return the encodings in which a table can be read; those in which it reads alike are one.

    The less odd its words look the further in front they stand. Raises `Refused` (IO, NOTFILE).

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "paper.csv"
    ...     _ = path.write_bytes("id,name\n1,Zo\xeb\n".encode("latin-1"))
    ...     readings(path)[0]
    PossibleEncoding(encoding='windows-1252', sample='Zo\xeb')
    """
    with reading(path) as file:
        head = file.read(_HEAD)
    if is_spss(head) or is_stata(head):
        request = (os.path.abspath(path),)
        return tuple(
            read_in_own_process(readings_of_data, request, PossibleEncoding, size_of(path))
        )
    return _readings(_reader_of(path, head))


def readings_of_data(path: str) -> Iterator[PossibleEncoding]:
    """Yield the readings of data of SPSS or Stata, in the process that reads such files."""
    with reading(Path(path)) as file:
        head = file.read(_HEAD)
    yield from _readings(lambda encoding: _of_data(Path(path), head, encoding))


def _readings(read: Callable[[str], str]) -> tuple[PossibleEncoding, ...]:
    """Return the readings by what reads the telling piece of a table in an encoding."""
    found: dict[str, str] = {}
    for encoding in ENCODINGS:
        alive()
        text = read(encoding)
        if text and _is_text(text):
            found.setdefault(text, encoding)
    ranked = sorted(found, key=_oddity)
    return tuple(PossibleEncoding(found[text], _sample(text)) for text in ranked)


def _reader_of(path: Path, head: bytes) -> Callable[[str], str]:
    """Return what reads the telling piece of a table in an encoding; '' where it cannot be."""
    wide = b"\0" in head
    data = head if wide else _telling(path)

    def decoded(encoding: str) -> str:
        if wide != (encoding in _WIDE):
            return ""
        with suppress(UnicodeError):  # the last character of a head may be cut
            return codecs.getincrementaldecoder(encoding)().decode(data, not wide)
        return ""

    return decoded


def _telling(path: Path) -> bytes:
    """Return the first lines that are not of ASCII alone."""
    found, n, read = [], 0, 0
    with reading(path) as file:
        while n < _MOST_TELLING and read < _MOST_READ and (line := file.readline(MAX_ROW)):
            read += len(line)
            if not line.isascii():
                found.append(line)
                n += len(line)
    return b"".join(found)


def _of_data(path: Path, head: bytes, encoding: str) -> str:
    """Return the telling labels, heads and cells of data of SPSS or Stata."""
    if encoding in _WIDE:
        return ""
    try:
        opener = open_spss if is_spss(head) else open_stata
        table = opener(path, head, ReadOptions(encoding=encoding))
        rows = [", ".join(cells) for _, cells in islice(table.rows(), _MOST_ROWS)]
    except Refused:
        return ""
    labels = [each for of in table.labels.values.values() for each in of.values()]
    texts = (*table.heads, *table.labels.columns.values(), *labels, *rows)
    return "\n".join(text for text in texts if not text.isascii())


def _is_text(text: str) -> bool:
    """Tell whether there is nothing in a text that nobody writes."""
    return all(
        unicodedata.category(sign) not in ("Cc", "Cn", "Co", "Cs")
        for sign in set(text) - {"\t", "\r", "\n"}
    )


def _oddity(text: str) -> int:
    """Count signs of a wrong encoding: other signs in words, mixed scripts, small before large."""
    odd = 0
    for word in _WORD.findall(text):
        if word.isascii():
            continue
        scripts = {_script(sign) for sign in word if sign.isalpha()}
        odd += len(scripts) > 1
        odd += sum(not (sign.isalnum() or sign in _PUNCTUATION or sign.isascii()) for sign in word)
        odd += sum(one.islower() and other.isupper() for one, other in pairwise(word))
    return odd


def _script(sign: str) -> str:
    name = unicodedata.name(sign, "").split("-")[0].split(" ")[0]
    return _TOGETHER[0] if name in _TOGETHER else name


def _sample(text: str) -> str:
    """Return words of a text that are not of ASCII alone; its first line where all are."""
    words = dict.fromkeys(word for word in _WORD.findall(text) if not word.isascii())
    told = " ".join(words) or text.splitlines()[0]
    return told if len(told) <= _SAMPLE else told[: _SAMPLE - 1] + "…"

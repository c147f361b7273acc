"""How encodings are called, for those who do not know their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.words.catalogue import figures, tr

_WHERE: Final[Mapping[str, Callable[[], str]]] = {
    "windows-1252": lambda: tr("Western Europe"),
    "iso-8859-15": lambda: tr("Western Europe"),
    "windows-1250": lambda: tr("Central Europe"),
    "iso-8859-2": lambda: tr("Central Europe"),
    "windows-1257": lambda: tr("Baltic"),
    "windows-1254": lambda: tr("Turkish"),
    "windows-1251": lambda: tr("Cyrillic"),
    "koi8-r": lambda: tr("Russian"),
    "windows-1253": lambda: tr("Greek"),
    "windows-1255": lambda: tr("Hebrew"),
    "windows-1256": lambda: tr("Arabic"),
    "windows-1258": lambda: tr("Vietnamese"),
    "macintosh": lambda: tr("old Macintosh"),
    "cp850": lambda: tr("Western Europe, DOS"),
    "cp852": lambda: tr("Central Europe, DOS"),
    "cp437": lambda: tr("DOS"),
    "cp866": lambda: tr("Cyrillic, DOS"),
    "cp874": lambda: tr("Thai"),
    "gb18030": lambda: tr("Chinese, simplified"),
    "big5": lambda: tr("Chinese, traditional"),
    "shift_jis": lambda: tr("Japanese"),
    "euc-jp": lambda: tr("Japanese"),
    "euc-kr": lambda: tr("Korean"),
    "utf-16-le": lambda: tr("Unicode in pairs of bytes"),
    "utf-16-be": lambda: tr("Unicode in pairs of bytes"),
}


def encoding_name(encoding: str) -> str:
    """Say where an encoding is used, and its name."""
    where = _WHERE.get(encoding)
    return f"{encoding}: {where()}" if where is not None else encoding


def which(name: str) -> str:
    """Ask for the encoding of a file."""
    return tr("In which encoding was {name} written?").format(name=name)


def heads() -> tuple[str, ...]:
    """Return the heads of the list of encodings."""
    return tr("Its words, read so"), tr("Encoding")


def choose(place: str, n: int) -> str:
    """Say that a file is not in UTF-8, where that shows, and how its encoding is found."""
    told = tr("It is not in UTF-8.")
    if place:
        told = tr("It is not in UTF-8 ({place}).").format(place=place)
    if n == 1:
        return f"{told} {tr('It can be read in this one; look whether these words are right.')}"
    more = tr("Choose the one of these {n} in which its words read as they were written.")
    return f"{told} {more.format(n=figures(n))}"

"""The types of the rows of an XLSForm: those that a survey has, and those that it leaves out."""

from __future__ import annotations

from dataclasses import dataclass

from core.interchange.workbook import Row
from core.interchange.xlsform.cells import Reader
from core.interchange.xlsform.findings import Finding
from core.interchange.xlsform.heads import nearest

_SPELLINGS = {
    "select one from": "select_one",
    "select one": "select_one",
    "select1": "select_one",
    "select_one": "select_one",
    "select all that apply from": "select_multiple",
    "select all that apply": "select_multiple",
    "select multiple from": "select_multiple",
    "select multiple": "select_multiple",
    "select_multiple": "select_multiple",
    "select": "select_multiple",
    "int": "integer",
    "integer": "integer",
    "decimal": "decimal",
    "range": "range",
    "note": "note",
    "acknowledge": "acknowledge",
    "trigger": "acknowledge",
    "begin group": "begin_group",
    "begin_group": "begin_group",
    "end group": "end_group",
    "end_group": "end_group",
    "begin repeat": "begin_repeat",
    "begin_repeat": "begin_repeat",
    "end repeat": "end_repeat",
    "end_repeat": "end_repeat",
}
_WITH_LIST = ("select_one", "select_multiple")
# What is asked for and a survey of Candor cannot ask.
_LACKING = {
    *("date", "time", "datetime", "geopoint", "geotrace", "geoshape"),
    *("image", "photo", "audio", "video", "file", "barcode", "rank", "calculate", "calculate_here"),
    *("hidden", "xml-external", "csv-external", "osm", "background-audio", "background-geopoint"),
    *("select_one_from_file", "select_multiple_from_file", "select_one_external", "score__row"),
}
_FREE_TEXT = ("text", "string")
# What is recorded without being asked for; nothing here ever is.
_RECORDED = {
    *("start", "end", "today", "deviceid", "subscriberid", "simserial", "phonenumber", "username"),
    *("email", "audit", "caseid", "devicephonenum", "uri:deviceid", "start-geopoint", "comments"),
    *("text audit", "audio audit", "speed violations count", "speed violations list"),
}


@dataclass(frozen=True, slots=True)
class Type:
    """What a row asks for, and the list of choices that it names; `other`: another one, too."""

    base: str
    choices: str = ""
    other: bool = False


def read_type(reader: Reader, row: Row) -> Type | None:
    """Read the type of a row; None where it holds nothing that a survey can say."""
    text = " ".join(reader.word(row, "type").split())
    if not text:
        if any(reader.word(row, head) for head in ("name", "label")):
            reader.note(Finding.NO_TYPE, row, "type")
        return None
    lowered = text.lower()
    if (read := _spelled(text)) is not None:
        return read
    first = lowered.split()[0]
    if lowered in _RECORDED or first in _RECORDED:
        reader.note(Finding.LEFT_OUT, row, "type", value=text)
    elif first in _FREE_TEXT:
        reader.note(Finding.FREE_TEXT, row, "type")
    elif lowered in _LACKING or first in _LACKING:
        reader.note(Finding.LACKING, row, "type", value=text)
    else:
        return _nearest(reader, row, text)
    return None


def _spelled(text: str) -> Type | None:
    lowered = text.lower()
    for spelling in sorted(_SPELLINGS, key=len, reverse=True):
        base = _SPELLINGS[spelling]
        if base in _WITH_LIST and lowered.startswith(f"{spelling} "):
            named = text[len(spelling) :].split()
            return Type(base, named[0], "or_other" in named[1:] or named[1:2] == ["or"])
        if lowered == spelling:
            return Type(base)
    return None


def _nearest(reader: Reader, row: Row, text: str) -> Type | None:
    """Take a type as the one that is nearly spelled so, and tell it; None where none is."""
    words = text.split()
    for many in range(len(words), 0, -1):
        meant = _SPELLINGS.get(nearest(" ".join(words[:many]).lower(), _SPELLINGS) or "")
        behind = words[many:]
        if meant is not None and (meant in _WITH_LIST) == bool(behind):
            reader.note(Finding.NEAR_TYPE, row, "type", type=text, meant=meant)
            return _spelled(" ".join([meant, *behind]))
    reader.note(Finding.UNKNOWN_TYPE, row, "type", type=text)
    return None

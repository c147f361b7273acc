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
    *("text", "string", "decimal", "date", "time", "datetime", "geopoint", "geotrace", "geoshape"),
    *("image", "photo", "audio", "video", "file", "barcode", "rank", "calculate", "calculate_here"),
    *("hidden", "xml-external", "csv-external", "osm", "background-audio", "background-geopoint"),
    *("select_one_from_file", "select_multiple_from_file", "select_one_external", "score__row"),
}
# What is recorded without being asked for; nothing here ever is.
_RECORDED = {
    *("start", "end", "today", "deviceid", "subscriberid", "simserial", "phonenumber", "username"),
    *("email", "audit", "caseid", "devicephonenum", "uri:deviceid", "start-geopoint", "comments"),
    *("text audit", "audio audit", "speed violations count", "speed violations list"),
}


@dataclass(frozen=True, slots=True)
class Type:
    """What a row asks for, and the list of choices that it names."""

    base: str
    choices: str = ""


def read_type(reader: Reader, row: Row) -> Type | None:
    """Read the type of a row; None where it holds nothing that a survey can say."""
    text = " ".join(reader.word(row, "type").split())
    if not text:
        if any(reader.word(row, head) for head in ("name", "label")):
            reader.note(Finding.NO_TYPE, row, "type")
        return None
    lowered = text.lower()
    for spelling in sorted(_SPELLINGS, key=len, reverse=True):
        base = _SPELLINGS[spelling]
        if base in _WITH_LIST and lowered.startswith(f"{spelling} "):
            named = text[len(spelling) :].split()
            if "or_other" in named[1:] or named[1:2] == ["or"]:
                reader.note(Finding.OTHER, row, "type")
            return Type(base, named[0])
        if lowered == spelling:
            return Type(base)
    first = lowered.split()[0]
    if lowered in _RECORDED or first in _RECORDED:
        reader.note(Finding.LEFT_OUT, row, "type", value=text)
    elif lowered in _LACKING or first in _LACKING:
        reader.note(Finding.LACKING, row, "type", value=text)
    else:
        _unknown(reader, row, text)
    return None


def _unknown(reader: Reader, row: Row, text: str) -> None:
    lowered = text.lower()
    meant = nearest(lowered, _SPELLINGS) or nearest(lowered.rpartition(" ")[0], _SPELLINGS)
    if meant is None:
        reader.note(Finding.UNKNOWN_TYPE, row, "type", type=text)
    else:
        reader.note(Finding.NEAR_TYPE, row, "type", type=text, meant=_SPELLINGS[meant])

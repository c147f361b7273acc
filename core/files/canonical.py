"""Canonical bytes, and the strict JSON reader that names the first thing wrong.

Every text file of Candor is UTF-8 JSON in one exact form, so that equal content has equal
bytes. The reader is slow on purpose: it knows lines and columns, refuses what JSON readers
usually forgive, and runs on surveys and on files that the fast path has already refused.
"""

from __future__ import annotations

import json
import re
from typing import NoReturn, TypeAlias

from core.facts.errors import Code, Problem, Refused, first, quote, refuse
from core.facts.names import Fact, FoundFact

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

MAX_DEPTH = 8
MAX_INTEGER = 2**53 - 1

_SPACE = re.compile(r"[ \t\n\r]*")
_STRING = re.compile(r'"(?:[^"\\]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+"')
_ATOM = re.compile(r'[^ \t\n\r,:\[\]{}"]*')
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)", re.ASCII)
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_text_of = json.JSONDecoder(strict=False).decode
_LITERALS: dict[str, bool | None] = {"null": None, "true": True, "false": False}
_FOREIGN = {
    b"PK\x03\x04": Fact.ZIP,
    b"\x1f\x8b": Fact.GZIP,
    b"\xfd7zXZ": Fact.XZ,
    b"BZh": Fact.BZIP2,
    b"\x80\x02": Fact.PICKLE,
    b"\x80\x03": Fact.PICKLE,
    b"\x80\x04": Fact.PICKLE,
    b"\x80\x05": Fact.PICKLE,
    b"\x93NUMPY": Fact.NUMPY_ARRAY,
    b"SQLite format 3": Fact.DATABASE,
    b"%PDF": Fact.PDF,
    b"<": Fact.XML,
    b"---": Fact.YAML,
}
# What JSON begins with, or a piece of it; no other text is a file of ours that was cut off.
_BEGIN = re.compile(r'[ \t\r\n]*([{}\[\]",:/]|-?[0-9]|true|false|null|[tfn]\b)')
_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x00")


def write(value: Json) -> bytes:
    """Return the canonical bytes of a value: sorted keys, no spaces, one final newline."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return (text + "\n").encode("utf-8")


def read(data: bytes) -> Json:
    """Read JSON strictly, whether or not its bytes are canonical.

    Raises `Refused` with EMPTY, FORMAT (another kind of file), ENCODING, SYNTAX, DEPTH,
    DUPKEY, NUMBER or TEXT, the first of the list that applies, and its line and column.
    """
    value, fault = parse(data)
    if fault is not None:
        raise Refused(fault)
    return value


def foreign(data: bytes) -> Fact | None:
    """Return what other kind of file begins with these bytes, such as a zip archive."""
    return next((fact for magic, fact in _FOREIGN.items() if data.startswith(magic)), None)


def parse(data: bytes) -> tuple[Json, Problem | None]:
    """Read JSON as `read` does, but hand a fault of its texts (TEXT) back beside the value.

    FORMAT, VERSION, SCHEMA and TYPE are named before TEXT, and only who knows the format can
    tell whether they apply. A value with a fault may hold what `write` cannot encode.
    """
    if not data.strip(b" \t\r\n"):
        raise refuse(Code.EMPTY, "", Fact.FILE_EMPTY())
    if other := foreign(data):
        raise refuse(Code.FORMAT, "byte 1", Fact.FOREIGN_FILE(what=other()))
    for mark in _MARKS:
        if data.startswith(mark) or (mark == b"\x00" and mark in data[1:4]):
            raise refuse(Code.ENCODING, "byte 1", Fact.NOT_PLAIN_UTF8())
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        place = f"byte {error.start + 1}"
        if error.reason == "unexpected end of data":
            raise refuse(Code.SYNTAX, place, Fact.CUT_IN_CHARACTER()) from None
        raise refuse(Code.ENCODING, place, Fact.NOT_UTF8()) from None
    if not _BEGIN.match(text):
        raise refuse(Code.FORMAT, "line 1", Fact.FOREIGN_FILE(what=Fact.A_TEXT()))
    return _Reader(text).document()


def require_canonical(data: bytes, value: Json) -> None:
    """Raise `Refused` (NONCANONICAL) where `data` is not the canonical form of `value`."""
    expected = write(value)
    if data != expected:
        pairs = zip(data, expected, strict=False)
        same = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(data), len(expected)))
        raise refuse(Code.NONCANONICAL, f"byte {same + 1}", Fact.OTHER_BYTES())


class _Reader:
    """One pass over the text; what can be read past is noted, the rest stops the reading."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.noted: dict[Code, Problem] = {}

    def document(self) -> tuple[Json, Problem | None]:
        value = self.value(0)
        self.space()
        if self.at < len(self.text):
            self.stop(Code.SYNTAX, Fact.AFTER_THE_END())
        fault = self.noted.pop(Code.TEXT, None)
        if self.noted:
            raise Refused(first(self.noted.values()))
        return value, fault

    def place(self, at: int) -> str:
        line = self.text.count("\n", 0, at) + 1
        return f"line {line}, column {at - self.text.rfind(chr(10), 0, at)}"

    def stop(self, code: Code, found: FoundFact) -> NoReturn:
        raise refuse(code, self.place(self.at), found)

    def note(self, code: Code, at: int, found: FoundFact) -> None:
        """Keep the first fault of each code; finding the place of every one would be slow."""
        if code not in self.noted:
            self.noted[code] = Problem(code, self.place(at), found)

    def space(self) -> None:
        match = _SPACE.match(self.text, self.at)
        assert match is not None  # noqa: S101 - the pattern matches the empty string
        self.at = match.end()

    def value(self, depth: int) -> Json:
        self.space()
        char = self.text[self.at : self.at + 1]
        if char == "{":
            return self.object(depth + 1)
        if char == "[":
            return self.array(depth + 1)
        if char == '"':
            return self.string()
        return self.atom()

    def open(self, depth: int) -> None:
        if depth > MAX_DEPTH:
            self.stop(Code.DEPTH, Fact.TOO_DEEP(most=MAX_DEPTH))
        self.at += 1
        self.space()

    def more(self, end: str) -> bool:
        """Step over a comma or the closing bracket; tell whether another item follows."""
        self.space()
        char = self.text[self.at : self.at + 1]
        if char not in (",", end) or not char:
            self.stop(Code.SYNTAX, Fact.END_EXPECTED(end=end))
        self.at += 1
        return char == ","

    def object(self, depth: int) -> dict[str, Json]:
        self.open(depth)
        result: dict[str, Json] = {}
        if self.text[self.at : self.at + 1] == "}":
            self.at += 1
            return result
        while True:
            self.space()
            at = self.at
            if self.text[at : at + 1] != '"':
                self.stop(Code.SYNTAX, Fact.NAME_EXPECTED())
            key = self.string()
            if key in result and Code.DUPKEY not in self.noted:
                self.note(Code.DUPKEY, at, Fact.NAME_TWICE(name=quote(key)))
            self.space()
            if self.text[self.at : self.at + 1] != ":":
                self.stop(Code.SYNTAX, Fact.COLON_EXPECTED())
            self.at += 1
            result[key] = self.value(depth)
            if not self.more("}"):
                return result

    def array(self, depth: int) -> list[Json]:
        self.open(depth)
        result: list[Json] = []
        if self.text[self.at : self.at + 1] == "]":
            self.at += 1
            return result
        while True:
            result.append(self.value(depth))
            if not self.more("]"):
                return result

    def string(self) -> str:
        match = _STRING.match(self.text, self.at)
        if match is None:
            self.stop(Code.SYNTAX, Fact.TEXT_WITHOUT_END())
        at, self.at = self.at, match.end()
        value = str(_text_of(match.group()))
        if bad := _CONTROL.search(value):
            self.note(Code.TEXT, at, Fact.CONTROL_CHARACTER(character=f"U+{ord(bad.group()):04X}"))
        return value

    def atom(self) -> bool | int | None:
        match = _ATOM.match(self.text, self.at)
        word = match.group() if match else ""
        if word in _LITERALS:
            self.at += len(word)
            return _LITERALS[word]
        at_end = self.at + len(word) == len(self.text)
        if not word or at_end or not _numeric(word):
            if _INTEGER.fullmatch(word):  # the file ends in a number
                self.at += len(word)
                return int(word) if len(word) < 20 else 0
            self.stop(Code.SYNTAX, Fact.VALUE_EXPECTED())
        at, self.at = self.at, self.at + len(word)
        if _INTEGER.fullmatch(word) and word != "-0" and len(word) < 20:
            number = int(word)
            if -MAX_INTEGER <= number <= MAX_INTEGER:
                return number
        self.note(Code.NUMBER, at, Fact.NOT_A_WHOLE_NUMBER(word=quote(word, 40)))
        return 0


def _numeric(word: str) -> bool:
    """Tell whether a word was meant as a number, in whatever spelling."""
    return word[0] in "+-." or word[0].isdigit() or word in ("NaN", "Infinity")

"""Makes the corpus of bad files: `python tests/core/corpus_maker.py` writes tests/corpus anew.

Every file has one fault, and the code it is refused with before the first '-' of its name.
The files in `valid` have none; the responses answer `valid/every-kind.survey`.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from made_surveys import ID, Content, canonical, digest, every_kind, response_to_every_kind

CORPUS = Path(__file__).resolve().parent.parent / "corpus"
Change = Callable[[Content], object]


def changed(make: Callable[[], Content], change: Change) -> bytes:
    """The canonical bytes of a content that `change` has altered in place."""
    content = copy.deepcopy(make())
    change(content)
    return canonical(content)


def put(*path: str | int, value: object) -> Change:
    """Set the entry at a path."""

    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        content[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Remove the entry at a path."""

    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        del content[path[-1]]

    return change


def question(id_: str, *path: str | int, value: object) -> Change:
    """Set an entry of the question of this id."""
    return put("questions", _at(id_), *path, value=value)


def _at(id_: str) -> int:
    ids = [q["id"] for q in every_kind()["questions"]]
    return ids.index(id_)


def mechanism(id_: str, name: str, **fractions: object) -> Change:
    return question(id_, "mechanism", value={"name": name, **fractions})


def both(text: str) -> Content:
    return {"en": text, "de": text}


def raw(data: bytes, old: str, new: str | bytes) -> bytes:
    """Replace a piece of the bytes that must stand there once."""
    assert data.count(old.encode()) == 1, old
    return data.replace(old.encode(), new if isinstance(new, bytes) else new.encode())


def signed(content: Content, altered: bool = False) -> bytes:
    """Sign with a fixed key; `altered`: sign first and change the title then."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
    value = key.sign(b"candor-survey-1\n" + bytes.fromhex(digest(content)))
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    content = content | {"signature": {"key": public.hex(), "value": value.hex()}}
    if altered:
        content["title"] = both("Another title")
    return canonical(content)


def common(valid: bytes, at_version: str) -> dict[str, bytes]:
    """Faults that a survey and a response can have alike."""
    text = valid.decode()
    return {
        "EMPTY-nothing": b"",
        "EMPTY-spaces": b" \t\r\n\n",
        "ENCODING-mark": b"\xef\xbb\xbf" + valid,
        "ENCODING-utf-16": text.encode("utf-16"),
        "ENCODING-utf-16-without-mark": text.encode("utf-16-le"),
        "ENCODING-utf-32": text.encode("utf-32"),
        "ENCODING-latin-1": raw(valid, '"format":"candor', '"f\xf6rmat":"candor').replace(
            "\xf6".encode(), b"\xf6"
        ),
        "ENCODING-overlong": raw(valid, '"format":', b'"\xc0\xa6ormat":'),
        "ENCODING-surrogate": raw(valid, '"format":', b'"\xed\xa0\x80":'),
        "SYNTAX-cut": valid[: len(valid) // 2],
        "SYNTAX-two": valid + valid,
        "SYNTAX-garbage": valid + b"x",
        "SYNTAX-comma": valid.rstrip().removesuffix(b"}") + b",}\n",
        "SYNTAX-single-quotes": valid.replace(b'"', b"'"),
        "SYNTAX-comment": b"// a comment\n" + valid,
        "SYNTAX-escape": raw(valid, '"format":"candor', '"format":"\\xcandor'),
        "SYNTAX-hidden-escape": raw(valid, '"format":"candor', '"format":"\\u005\\\\candor'),
        "SYNTAX-bare-name": raw(valid, '"format":', "format:"),
        "DEPTH-brackets": b"[" * 60_000,
        "DEPTH-nine": raw(valid, '"format":', '"a":' + "[" * 8 + "]" * 8 + ',"format":'),
        "DUPKEY-top": raw(valid, '"format":', '"version":1,"format":'),
        "DUPKEY-escaped": raw(valid, '"format":', '"v\\u0065rsion":1,"format":'),
        **{
            f"NUMBER-{name}": raw(valid, at_version, f'"version":{number}')
            for name, number in {
                "nan": "NaN",
                "infinity": "-Infinity",
                "float": "1.0",
                "exponent": "1e0",
                "huge-exponent": "1e400",
                "tiny-exponent": "1e-400",
                "minus-zero": "-0",
                "minus-zero-float": "-0.0",
                "5000-digits": "1" * 5000,
                "2-to-53": str(2**53),
                "leading-zero": "01",
                "plus": "+1",
                "hexadecimal": "0x1",
                "underscore": "1_0",
                "arabic-digit": "\u0661",
            }.items()
        },
        "FORMAT-list": b"[1,2,3]\n",
        "FORMAT-number": b"1\n",
        "FORMAT-other": raw(valid, '"format":"candor', '"format":"other'),
        "FORMAT-missing": raw(valid, '"format":"candor', '"fromat":"candor'),
        "FORMAT-tab-in-foreign-json": b'{"name":"a\\tb"}\n',
        "FORMAT-zip": b"PK\x03\x04" + bytes(40),
        "FORMAT-gzip": b"\x1f\x8b\x08\x00" + bytes(40),
        "FORMAT-xz": b"\xfd7zXZ\x00" + bytes(40),
        "FORMAT-pickle": b"\x80\x04\x95\x00.",
        "FORMAT-npy": b"\x93NUMPY\x01\x00" + bytes(40),
        "FORMAT-yaml": b"---\nformat: candor-survey\n",
        "FORMAT-xml": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///x">]><a/>',
        "VERSION-newer": raw(valid, at_version, '"version":2'),
        "VERSION-zero": raw(valid, at_version, '"version":0'),
        "VERSION-negative": raw(valid, at_version, '"version":-1'),
        "SCHEMA-unknown": raw(valid, '"format":', '"extra":1,"format":'),
        "SCHEMA-control-in-unknown": raw(valid, '"format":', '"\\u0000":1,"format":'),
        "SCHEMA-epsilon": raw(valid, '"format":', '"epsilon":"1/1","format":'),
        "SCHEMA-no-version": raw(valid, "," + at_version, ""),
        "TYPE-version-text": raw(valid, at_version, '"version":"1"'),
        "TYPE-version-true": raw(valid, at_version, '"version":true'),
        "NONCANONICAL-spaces": json.dumps(json.loads(text), ensure_ascii=False).encode() + b"\n",
        "NONCANONICAL-no-newline": valid.rstrip(),
        "NONCANONICAL-two-newlines": valid + b"\n",
        "NONCANONICAL-crlf": valid.rstrip() + b"\r\n",
        "NONCANONICAL-order": canonical_unsorted(text),
        "NONCANONICAL-escaped": raw(valid, '"format":', '"\\u0066ormat":'),
        "NONCANONICAL-slash": raw(valid, '"candor-', '"candor\\u002d'),
    }


def canonical_unsorted(text: str) -> bytes:
    content = json.loads(text)
    first = next(iter(content))
    content[first] = content.pop(first)
    return (json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def responses() -> dict[str, bytes]:
    """Bad responses to `every_kind`."""
    valid = canonical(response_to_every_kind())

    def put_answer(id_: str, value: object) -> Change:
        return put("answers", id_, value=value)

    smoker_only: Change = put("answers", "smoker", value=0)
    changes: dict[str, Change] = {
        "SCHEMA-no-id": drop("id"),
        "SCHEMA-no-answers": drop("answers"),
        "SCHEMA-no-procedure": drop("procedure"),
        "SCHEMA-rehearsal-false": put("rehearsal", value=False),
        "SCHEMA-rehearsal-null": put("rehearsal", value=None),
        "SCHEMA-answer-missing": drop("answers", "bribe"),
        "SCHEMA-answer-unknown": put_answer("nobody", 1),
        "SCHEMA-not-asked": smoker_only,
        "SCHEMA-answer-null": put_answer("age", None),
        "SCHEMA-time": put("time", value=1_700_000_000),
        "TYPE-answers-list": put("answers", value=[1, 2]),
        "TYPE-answer-true": put_answer("bribe", True),
        "TYPE-answer-text": put_answer("bribe", "1"),
        "TYPE-bits-number": put_answer("job", 10),
        "TYPE-answer-pair": put_answer("trust", [1, 2]),
        "TYPE-id-number": put("id", value=1),
        "TYPE-rehearsal-one": put("rehearsal", value=1),
        "TYPE-rehearsal-zero": put("rehearsal", value=0),
        "TYPE-rehearsal-text": put("rehearsal", value="yes"),
        "TEXT-id-control": put("id", value="\0" + ID[1:]),
        "TEXT-id-surrogate": put("id", value="SURROGATE"),
        "DOMAIN-id-short": put("id", value=ID[1:]),
        "DOMAIN-id-upper": put("id", value=ID.upper()),
        "DOMAIN-id-path": put("id", value="../" + ID[3:]),
        "DOMAIN-id-digits": put("id", value="\u0661" * 32),
        "DOMAIN-survey": put("survey", value="no digest"),
        "DOMAIN-procedure": put("procedure", value="coins"),
        "RANGE-yes-no-two": put_answer("bribe", 2),
        "RANGE-category": put_answer("sex", 2),
        "RANGE-negative": put_answer("trust", -1),
        "RANGE-bin": put_answer("owed", 3),
        "RANGE-one-bit": put_answer("hours", 2),
        "RANGE-bits-short": put_answer("job", "01"),
        "RANGE-bits-long": put_answer("job", "0100"),
        "RANGE-bits-empty": put_answer("job", ""),
        "RANGE-bits-value": put_answer("job", "021"),
        "RANGE-bits-space": put_answer("used", "1 "),
        "RANGE-bits-other-digits": put_answer("used", "\uff10\uff11"),
        "RANGE-number-low": put_answer("age", 10),
        "RANGE-number-high": put_answer("age", 110),
        "RANGE-number-off-grid": put_answer("age", 41),
        "OTHER_SURVEY-digest": put("survey", value="0" * 64),
    }
    files = {name: changed(response_to_every_kind, change) for name, change in changes.items()}
    files["TEXT-id-surrogate"] = raw(files["TEXT-id-surrogate"], "SURROGATE", "\\ud800")
    files["SIZE-65-KiB"] = valid + b" " * (64 * 1024 + 1 - len(valid))
    return files | common(valid, '"version":1')


def corpus() -> dict[str, bytes]:
    """Every file of the corpus by its path."""
    from corpus_surveys import surveys

    valid = {
        "valid/every-kind.survey": canonical(every_kind()),
        "valid/signed.survey": signed(every_kind()),
        "valid/every-kind.response": canonical(response_to_every_kind()),
    }
    bad = {f"response/{name}.response": data for name, data in responses().items()}
    return valid | bad | {f"survey/{name}.survey": data for name, data in surveys().items()}


def write() -> None:
    """Write the corpus anew, and remove what is no longer in it."""
    files = corpus()
    for folder in ("survey", "response"):
        for path in (CORPUS / folder).glob("*"):
            if path.relative_to(CORPUS).as_posix() not in files:
                path.unlink()
    for name, data in files.items():
        path = CORPUS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


if __name__ == "__main__":
    write()

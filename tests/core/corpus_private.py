"""Makes the bad keys, sittings, pins, sealed responses and tables of answers of the corpus.

`python tests/core/corpus_private.py` writes them anew. Keys and sealed files differ from run to
run, as they must, so the files that are checked in are the ones that count.
"""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

from corpus_maker import CORPUS, Change, drop, put, raw
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from made_surveys import canonical

from core.examples import example_survey
from core.keys import key_file
from core.keys.key_file import Use
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response import sitting
from core.response.file import Response
from core.response.sealing import seal
from core.response.sitting import Sitting
from core.survey import write

SECRET = bytes(range(32))
WORDS = "seven small stones"
PUBLIC = X25519PrivateKey.from_private_bytes(SECRET).public_key().public_bytes_raw().hex()
SURVEY = replace(example_survey("bribery"), seal=PUBLIC)


def changed(data: bytes, change: Change) -> bytes:
    content: Any = copy.deepcopy(json.loads(data))
    change(content)
    return canonical(content)


def common(valid: bytes) -> dict[str, bytes]:
    """What is wrong in the same way with every text file of Candor."""
    return {
        "EMPTY-nothing": b"",
        "ENCODING-utf-16": valid.decode().encode("utf-16"),
        "SYNTAX-cut": valid[: len(valid) // 2],
        "DEPTH-nine": b"[" * 9 + b"]" * 9,
        "DUPKEY-version": raw(valid, '"version":1', '"version":1,"version":1'),
        "NUMBER-float": raw(valid, '"version":1', '"version":1.0'),
        "FORMAT-other": changed(valid, put("format", value="candor-survey")),
        "VERSION-newer": changed(valid, put("version", value=2)),
        "SCHEMA-unknown": changed(valid, put("extra", value=1)),
        "SCHEMA-no-version": changed(valid, drop("version")),
        "TYPE-version-text": changed(valid, put("version", value="1")),
        "TYPE-version-true": changed(valid, put("version", value=True)),
        "NONCANONICAL-spaces": json.dumps(json.loads(valid), sort_keys=True).encode() + b"\n",
    }


def key_files() -> dict[str, bytes]:
    valid = key_file.write(key_file.generate(Use.SIGNING, WORDS, SYSTEM))
    return common(valid) | {
        "valid": valid,
        "SIZE-5-KiB": valid + b" " * 5000,
        "TYPE-salt": changed(valid, put("salt", value=5)),
        "DOMAIN-use": changed(valid, put("use", value="cooking")),
        "DOMAIN-public": changed(valid, put("public", value="zz" * 32)),
        "UNSUPPORTED-scrypt": changed(valid, put("scrypt", "n", value=2)),
        "UNSUPPORTED-scrypt-true": changed(valid, put("scrypt", "p", value=True)),
    }


def sittings() -> dict[str, bytes]:
    made = Sitting("ab" * 16, SURVEY.digest, Procedure.SPINNER, {"bribe": 1})
    valid = sitting.write(made)
    unanswered = sitting.write(replace(made, reports={}, started={"bribe": 1}))
    return common(valid) | {
        "valid": valid,
        "DOMAIN-id": changed(valid, put("id", value="../../x")),
        "DOMAIN-survey": changed(valid, put("survey", value="0" * 64)),
        "DOMAIN-procedure": changed(valid, put("procedure", value="guess")),
        "SCHEMA-truth": changed(valid, put("truth", value=1)),
        "SCHEMA-report-unknown": changed(valid, put("reports", "other", value=1)),
        "RANGE-report": changed(valid, put("reports", "bribe", value=2)),
        "TYPE-report": changed(valid, put("reports", "bribe", value="1")),
        "TYPE-saved": changed(valid, put("saved", value=1)),
        "SCHEMA-started-answered": changed(valid, put("started", value={"bribe": 1})),
        "SCHEMA-started-clear": changed(valid, put("started", value={"area": 1})),
        "SCHEMA-drawn-where-all-is-asked": changed(
            valid, put("drawn", value={"questions": ["bribe"]})
        ),
        "SCHEMA-started-nothing": changed(valid, put("started", value={})),
        "RANGE-started-thrice": changed(unanswered, put("started", "bribe", value=3)),
        "RANGE-started-never": changed(unanswered, put("started", "bribe", value=0)),
        "TYPE-started-landing": changed(unanswered, put("started", "bribe", value="a")),
        "SCHEMA-started-scrambled": changed(unanswered, put("procedure", value="scrambled")),
        "SIZE-257-KiB": valid + b" " * 257 * 1024,
    }


def pins() -> dict[str, bytes]:
    valid = canonical({"format": "candor-pins", "version": 1, "pins": {"An author": "ab" * 32}})
    return common(valid) | {
        "valid": valid,
        "TYPE-pins": changed(valid, put("pins", value=[])),
        "SIZE-257-KiB": valid + b" " * 257 * 1024,
        "DOMAIN-key": changed(valid, put("pins", "An author", value="ab")),
    }


def sealed() -> dict[str, bytes]:
    plain = Response("cd" * 16, SURVEY.digest, {"bribe": 0, "area": 1}, Procedure.SPINNER)
    valid = seal(plain, SURVEY)
    other = replace(SURVEY, title="Another survey of the same length!")
    return {
        "valid": valid,
        "DECRYPT-empty": b"",
        "DECRYPT-cut": valid[:-1],
        "DECRYPT-long": valid + b"\0",
        "DECRYPT-first-bit": bytes([valid[0] ^ 1]) + valid[1:],
        "DECRYPT-last-bit": valid[:-1] + bytes([valid[-1] ^ 128]),
        "DECRYPT-zero-point": bytes(32) + valid[32:],
        "DECRYPT-other-survey": seal(replace(plain, survey=other.digest), other),
        "DECRYPT-plain": b'{"answers":{}}'.ljust(len(valid)),
    }


def tables() -> dict[str, bytes]:
    """Tables of answers to the example survey of the bribe: two columns, bribe and area."""
    return {
        "valid": b"bribe,area\nyes,city\nno,town\n",
        "EMPTY-nothing": b"",
        "ENCODING-latin-1": b"bribe,area\nyes,caf\xe9\n",
        "SCHEMA-column-missing": b"bribe\nyes\n",
        "SCHEMA-column-unknown": b"bribe,area,name\nyes,city,Ann\n",
        "DUPKEY-column-twice": b"bribe,area,area\nyes,city,city\n",
        "SCHEMA-row-short": b"bribe,area\nyes\n",
        "DOMAIN-option": b"bribe,area\nyes,moon\n",
        "DOMAIN-yes-no": b"bribe,area\nperhaps,city\n",
        "DOMAIN-empty": b"bribe,area\n,city\n",
    }


def write_all() -> None:
    """Write every file; `valid` has no fault."""
    kinds = {"key": key_files, "sitting": sittings, "pins": pins, "sealed": sealed, "csv": tables}
    for kind, make in kinds.items():
        folder = CORPUS / {"csv": "table"}.get(kind, kind)
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in make().items():
            (folder / f"{name}.{kind}").write_bytes(data)
    (CORPUS / "valid" / "sealed.survey").write_bytes(write(SURVEY))


if __name__ == "__main__":
    write_all()

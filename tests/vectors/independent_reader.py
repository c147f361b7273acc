"""Reads and verifies the files of Candor from their description alone; imports nothing of it.

Written after `resources/manual/formats.md`, with the standard library and the plain primitives
of `cryptography`. Whatever is not as described raises AssertionError, or what the primitives
raise.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sqlite3
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn
from unicodedata import normalize

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

Content = dict[str, Any]
SEEDS = 65_537**3
PROCEDURES = ("spinner", "coins", "die", "scrambled", "own-device")

# Canonical bytes, digest, words, signature


def canonical(value: object) -> bytes:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return (text + "\n").encode("utf-8")


def parse(data: bytes) -> Content:
    """Read one canonical file: whole numbers alone, no key twice, the very bytes."""

    def refuse(text: str) -> NoReturn:
        raise AssertionError(f"{text} is no whole number")

    def unique(pairs: list[tuple[str, Any]]) -> Content:
        assert len({key for key, _ in pairs}) == len(pairs)
        return dict(pairs)

    content = json.loads(data, parse_float=refuse, parse_constant=refuse, object_pairs_hook=unique)
    assert isinstance(content, dict)
    assert canonical(content) == data
    return content


def digest(survey: Content) -> str:
    unsigned = {key: value for key, value in survey.items() if key != "signature"}
    return hashlib.sha256(canonical(unsigned)).hexdigest()


@cache  # the same words and keys are asked for again and again, and each takes its time
def scrypt(secret: bytes, salt: bytes, n: int, r: int, p: int) -> bytes:
    return hashlib.scrypt(secret, salt=salt, n=n, r=r, p=p, maxmem=2**28, dklen=32)


def numbers(hexadecimal: str) -> list[int]:
    """The first 88 bits of its scrypt as eight numbers of eleven bits, the highest first."""
    slow = scrypt(bytes.fromhex(hexadecimal), b"candor-words-1", n=2**16, r=8, p=1)
    bits = f"{int.from_bytes(slow, 'big'):0256b}"
    return [int(bits[11 * i : 11 * i + 11], 2) for i in range(8)]


def words(hexadecimal: str, listed: Sequence[str]) -> list[str]:
    assert len(listed) == 2048
    return [listed[number] for number in numbers(hexadecimal)]


def verify_signature(survey: Content) -> None:
    """Raise InvalidSignature unless the signature belongs to the survey."""
    signature = survey["signature"]
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature["key"]))
    signed = b"candor-survey-1\n" + bytes.fromhex(digest(survey))
    key.verify(bytes.fromhex(signature["value"]), signed)


# Keys and sealed responses


def open_key(key: Content, passphrase: str) -> bytes:
    """Return the 32 private bytes of a key file."""
    n, r, p = (key["scrypt"][name] for name in ("n", "r", "p"))
    spoken = normalize("NFC", passphrase).encode()
    hardened = scrypt(spoken, bytes.fromhex(key["salt"]), n, r, p)
    bound = f"candor-key-1 {key['use']} {key['public']}".encode("ascii")
    nonce, sealed = bytes.fromhex(key["nonce"]), bytes.fromhex(key["secret"])
    secret = ChaCha20Poly1305(hardened).decrypt(nonce, sealed, bound)
    if key["use"] == "signing":
        public = Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()
    else:
        public = X25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()
    assert public.hex() == key["public"]
    return secret


def hpke_open(data: bytes, secret: bytes, info: bytes) -> bytes:
    """Open by RFC 9180, base mode: X25519, HKDF-SHA256, ChaCha20-Poly1305."""
    kem, suite = b"KEM\x00\x20", b"HPKE\x00\x20\x00\x01\x00\x03"

    def extract(of: bytes, salt: bytes, label: bytes, material: bytes) -> bytes:
        return hmac.digest(salt or bytes(32), b"HPKE-v1" + of + label + material, "sha256")

    def expand(of: bytes, key: bytes, label: bytes, more: bytes, length: int) -> bytes:
        asked = length.to_bytes(2, "big") + b"HPKE-v1" + of + label + more
        return hmac.digest(key, asked + b"\x01", "sha256")[:length]

    own = X25519PrivateKey.from_private_bytes(secret)
    enc, ciphertext = data[:32], data[32:]
    agreed = own.exchange(X25519PublicKey.from_public_bytes(enc))
    both = enc + own.public_key().public_bytes_raw()
    shared = expand(kem, extract(kem, b"", b"eae_prk", agreed), b"shared_secret", both, 32)
    context = b"\x00" + extract(suite, b"", b"psk_id_hash", b"")
    context += extract(suite, b"", b"info_hash", info)
    schedule = extract(suite, shared, b"secret", b"")
    key = expand(suite, schedule, b"key", context, 32)
    nonce = expand(suite, schedule, b"base_nonce", context, 12)
    return ChaCha20Poly1305(key).decrypt(nonce, ciphertext, b"")


def unseal(data: bytes, survey: Content, secret: bytes) -> bytes:
    """Return the response in a sealed file; the padding is zero bytes at its end."""
    assert len(data) == sealed_length(survey)
    return hpke_open(data, secret, bytes.fromhex(digest(survey))).rstrip(b"\0")


def sealed_length(survey: Content) -> int:
    """The longest response the survey can have, marked as rehearsed, and 48 bytes."""
    longest: Content = {
        "answers": {question["id"]: _longest(question) for question in survey["questions"]},
        "format": "candor-response",
        "id": "0" * 32,
        "rehearsal": True,
        "survey": "0" * 64,
        "version": 1,
    }
    if names := procedures(survey):
        longest["procedure"] = max(names, key=len)
    return len(canonical(longest)) + 48


def _longest(question: Content) -> int | str | list[int]:
    form, values = form_of(question)
    if form == "pair":
        return [SEEDS - 1, values[-1]]
    if form == "bits":
        return "0" * len(values)
    return max((values[0], values[-1]), key=lambda value: len(str(value)))


# Questions, mechanisms, responses


def procedures(survey: Content) -> list[str]:
    """What all sensitive yes/no questions share, in the order of the list."""
    asked = [q for q in survey["questions"] if q["kind"] == "yes-no" and "mechanism" in q]
    offered = [set(question.get("procedures", ["scrambled"])) for question in asked]
    return [name for name in PROCEDURES if asked and all(name in some for some in offered)]


def options(question: Content) -> list[str]:
    """The ids of the results of a question, in order."""
    if question["kind"] == "yes-no":
        return ["yes", "no"]
    if edges := question.get("bins"):
        bins = [f"[{low},{high})" for low, high in pairwise(edges)]
        return [*bins[:-1], bins[-1][:-1] + "]"]
    return [option["id"] for option in question.get("options", [])]


def form_of(question: Content) -> tuple[str, range]:
    """The form of a report, 'number' or 'bits', and its values or bits in order."""
    mechanism = question.get("mechanism", {}).get("name")
    if question["kind"] == "many-of" or mechanism in ("unary", "subset"):
        return "bits", range(len(options(question)))
    if mechanism == "one-bit":
        return "number", range(2)
    if mechanism == "window":
        steps = (question["high"] - question["low"]) // question["step"]
        return "number", range(steps + question["mechanism"]["width"])
    if mechanism == "local-hash":
        return "pair", range(question["mechanism"]["g"])
    if question["kind"] == "number" and "bins" not in question:
        return "number", range(question["low"], question["high"] + 1, question["step"])
    return "number", range(len(options(question)))


def check_response(response: Content, survey: Content) -> None:
    """Check that a response is one that the survey can have."""
    needed = {"answers", "format", "id", "survey", "version"}
    names = procedures(survey)
    needed |= {"procedure"} if names else set()
    assert set(response) - {"rehearsal"} == needed
    assert (response["format"], response["version"]) == ("candor-response", 1)
    assert response["survey"] == digest(survey)
    assert len(bytes.fromhex(response["id"])) == 16
    assert response.get("rehearsal", True) is True
    assert not names or response["procedure"] in names
    check_reports(response["answers"], survey, whole=True)


def check_reports(answers: Mapping[str, Any], survey: Content, *, whole: bool) -> None:
    """Check each report's form and, of a whole response, that what was asked is there."""
    by_id = {question["id"]: question for question in survey["questions"]}
    assert set(answers) <= set(by_id)
    for id_, report in answers.items():
        form, values = form_of(by_id[id_])
        if form == "bits":
            assert isinstance(report, str)
            assert len(report) == len(values)
            assert set(report) <= {"0", "1", "-"}
            assert len(report) - report.count("-") == by_id[id_].get("ask", len(report))
            size = by_id[id_].get("mechanism", {}).get("size")
            assert size is None or report.count("1") == size
        elif form == "pair":
            seed, value = report
            assert type(seed) is type(value) is int
            assert 0 <= seed < SEEDS
            assert value in values
        else:
            assert type(report) is int
            assert report in values
    if whole:
        blocks = {id_ for block in survey.get("sample", []) for id_ in block["questions"]}
        for question in survey["questions"]:
            asked = is_asked(question, by_id, answers)
            left_out = question.get("optional") or question["id"] in blocks
            assert asked or question["id"] not in answers
            assert not asked or question["id"] in answers or left_out
        for block in survey.get("sample", []):
            open_ = is_asked(by_id[block["questions"][0]], by_id, answers)
            assert len(set(block["questions"]) & set(answers)) == (block["ask"] if open_ else 0)


def is_asked(question: Content, by_id: Mapping[str, Content], answers: Mapping[str, Any]) -> bool:
    return "ask_if" not in question or _is_met(question["ask_if"], by_id, answers)


def _is_met(condition: Content, by_id: Mapping[str, Content], answers: Mapping[str, Any]) -> bool:
    for key, join in (("all", all), ("any", any)):
        if key in condition:
            return join(_is_met(part, by_id, answers) for part in condition[key])
    source = by_id[condition["question"]]
    report, ids = answers.get(source["id"]), options(source)
    if report is None:
        return False
    if "in" not in condition:
        low, high = report, report
        if "bins" in source:
            low, high = source["bins"][report : report + 2]
            high -= 0 if high == source["high"] else source["step"]
        least, most = condition.get("at_least", low), condition.get("at_most", high)
        return bool(least <= low and high <= most)
    if isinstance(report, str):
        given = {id_ for id_, bit in zip(ids, report, strict=True) if bit == "1"}
    else:
        given = {ids[1 - report if source["kind"] == "yes-no" else report]}
    return bool(given & set(condition["in"]))


def check_sitting(sitting: Content, survey: Content, keys: Mapping[str, bytes]) -> None:
    """Check a frozen sitting; what it holds sealed must open to the response of its reports."""
    assert set(sitting) - {"procedure", "saved", "sealed", "started", "drawn"} == {
        "format", "version", "id", "survey", "reports",
    }  # fmt: skip
    assert (sitting["format"], sitting["version"]) == ("candor-sitting", 1)
    check_reports(sitting["reports"], survey, whole="saved" in sitting)
    if "drawn" in sitting:
        _check_drawn(sitting["drawn"], survey)
    if "started" in sitting:
        assert "saved" not in sitting
        assert sitting["procedure"] in ("spinner", "coins", "die")
        asked = {question["id"]: question for question in survey["questions"]}
        for id_, times in sitting["started"].items():
            assert asked[id_]["kind"] == "yes-no"
            assert "mechanism" in asked[id_]
            assert id_ not in sitting["reports"]
            assert times in (1, 2)
    if "sealed" in sitting:
        opened = parse(unseal(bytes.fromhex(sitting["sealed"]), survey, keys[survey["seal"]]))
        assert opened["answers"] == sitting["reports"]
        assert opened["id"] == sitting["id"]


def _check_drawn(drawn: Content, survey: Content) -> None:
    """Check that this can be drawn: of every block and every such many-of so many, in order."""
    questions = drawn.get("questions", [])
    assert questions == [q["id"] for q in survey["questions"] if q["id"] in questions]
    blocks = survey.get("sample", [])
    assert set(questions) <= {id_ for block in blocks for id_ in block["questions"]}
    for block in blocks:
        assert len(set(block["questions"]) & set(questions)) == block["ask"]
    shuffled = {q["id"]: q["options"] for q in survey["questions"] if "shuffle" in q}
    assert set(drawn.get("orders", {})) == set(shuffled)
    for id_, order in drawn.get("orders", {}).items():
        assert sorted(order) == list(range(len(shuffled[id_])))
        abstains = ["abstain" in shuffled[id_][place] for place in order]
        assert abstains == sorted(abstains)
    some = {q["id"]: q for q in survey["questions"] if "ask" in q}
    assert set(drawn.get("options", {})) == set(some)
    for id_, places in drawn.get("options", {}).items():
        assert sorted(set(places)) == places
        assert len(places) == some[id_]["ask"]
        assert set(places) <= set(range(len(some[id_]["options"])))


# Rows of a study


def pack(response: Content, survey: Content) -> bytes:
    """Return the row of a response: procedure, then a presence bit and a field a question."""
    names = procedures(survey) or [""]
    whole = names.index(response.get("procedure", ""))
    at = (len(names) - 1).bit_length()
    blocks = {id_ for block in survey.get("sample", []) for id_ in block["questions"]}
    for question in survey["questions"]:
        report = response["answers"].get(question["id"])
        if question.get("optional") or "ask_if" in question or question["id"] in blocks:
            whole |= (report is not None) << at
            at += 1
        form, values = form_of(question)
        size = len(values) * (SEEDS if form == "pair" else 1)
        width = len(values) if form == "bits" else max(1, (size - 1).bit_length())
        width *= 2 if "ask" in question else 1
        if report is not None:
            whole |= _field(form, values, report) << at
        at += width
    return whole.to_bytes((at + 7) // 8, "little")


def _field(form: str, values: range, report: Any) -> int:
    if form == "bits":
        # Where only some were asked, as many bits follow that tell which.
        marks = "".join("01"[mark != "-"] for mark in report) if "-" in report else ""
        return int((report.replace("-", "0") + marks)[::-1], 2)
    if form == "pair":
        return int(report[0]) * len(values) + int(report[1])
    return values.index(report)


def study_rows(path: Path) -> tuple[Content, dict[str, bytes], bool | None]:
    """Return the survey of a study, its packed rows by id, and whether they are rehearsed."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        assert connection.execute("PRAGMA application_id").fetchone() == (0x436E6472,)
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        data, named, rehearsed = connection.execute(
            "SELECT survey, digest, rehearsal FROM study"
        ).fetchone()
        rows = {}
        columns = connection.execute("SELECT id, day, named, packed, checksum FROM response")
        for key, day, own, packed, found in columns:
            assert found == zlib.crc32(key + packed, 2 * day + own)
            rows[key.hex()] = packed
        for table in ("study", "offer", "decision", "note", "analysis", "flag", "look", "place"):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            quoted = ",".join(f"quote({name})" for name in names[:-1])
            query = f"SELECT {quoted}, checksum FROM {table}"  # noqa: S608 - the names above
            for *values, found in connection.execute(query):
                assert found == zlib.crc32(",".join(values).encode())
    finally:
        connection.close()
    survey = parse(data)
    assert digest(survey) == named
    return survey, rows, None if rehearsed is None else bool(rehearsed)

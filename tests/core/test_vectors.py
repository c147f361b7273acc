"""The test vectors: what Candor makes now, and what a reader that knows nothing of it finds."""

import ast
import csv
import io
import json
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

import independent_reader as reader
import make_vectors
import verify_vectors
from app.analyses.words.tables import csv_text
from core.count.tally import Tally
from core.estimate import estimate
from core.present.records import CSV_COLUMNS
from core.privacy.mechanisms import REGISTRY
from core.response import sealing
from core.response.file import ResponseReader
from core.response.file import write as write_response
from core.response.sitting import read as read_sitting
from core.response.sitting import write as write_sitting
from core.study import Study, import_paths
from core.study.results import estimate_study
from core.survey import KINDS
from core.survey import read as read_survey
from core.survey.digest_words import word_list

HERE = Path(make_vectors.__file__).parent
TOLD = json.loads((HERE / "vectors.json").read_bytes())
SURVEYS: dict[str, bytes] = {
    entry["file"]: (HERE / entry["file"]).read_bytes() for entry in TOLD["surveys"]
}
MADE_BY_HAND = {".py", ".md"}


def survey_of(data: bytes) -> bytes:
    """The survey that a response of the vectors answers."""
    wanted = json.loads(data)["survey"]
    return next(SURVEYS[entry["file"]] for entry in TOLD["surveys"] if entry["digest"] == wanted)


def test_that_candor_makes_the_vectors_as_they_stand() -> None:
    made = make_vectors.make(HERE)
    there = {path.name for path in HERE.iterdir() if path.is_file()}
    assert {name for name in there if Path(name).suffix not in MADE_BY_HAND} == set(made)
    for name, data in made.items():
        if name != "vectors.json":
            assert (HERE / name).read_bytes() == data, f"{name} is made otherwise now"
    assert_alike(json.loads(made["vectors.json"]), TOLD, "vectors.json")


def assert_alike(made: Any, told: Any, where: str) -> None:
    """Compare JSON; the last digits of an estimate may differ from machine to machine."""
    assert type(made) is type(told), where
    if isinstance(told, dict):
        assert list(made) == list(told), where
        for key in told:
            assert_alike(made[key], told[key], f"{where}.{key}")
    elif isinstance(told, list):
        assert len(made) == len(told), where
        for i, (one, other) in enumerate(zip(made, told, strict=True)):
            assert_alike(one, other, f"{where}[{i}]")
    elif isinstance(told, float):
        assert made == pytest.approx(told, rel=1e-12, abs=1e-12), where
    else:
        assert made == told, where


def test_that_the_independent_reader_agrees_with_every_vector() -> None:
    assert verify_vectors.verify(HERE, word_list()) == 55


@pytest.mark.parametrize(
    "name", ["independent_reader.py", "independent_estimates.py", "verify_vectors.py"]
)
def test_that_the_independent_reader_imports_nothing_of_candor(name: str) -> None:
    own = {"independent_reader", "independent_estimates", "cryptography"}
    imported = set()
    for node in ast.walk(ast.parse((HERE / name).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add((node.module or "").partition(".")[0])
    assert imported <= own | sys.stdlib_module_names


def test_that_the_vectors_hold_every_kind_and_every_mechanism() -> None:
    surveys = [read_survey(data) for data in SURVEYS.values()]
    sensitive = [question for survey in surveys for question in survey.sensitive]
    assert {q.channel.name for q in sensitive if q.channel} == set(REGISTRY)
    assert {question.kind for survey in surveys for question in survey.questions} == set(KINDS)
    open_to_all = {q.id for survey in surveys if not survey.seal for q in survey.sensitive}
    assert {entry["question"] for entry in TOLD["tallies"]} >= open_to_all


# The other way round: what Candor makes of the same files


@pytest.mark.parametrize("entry", TOLD["responses"], ids=lambda entry: entry["file"][:8])
def test_that_candor_reads_every_response_and_opens_every_sealed_one(entry: Any) -> None:
    data = (HERE / entry["file"]).read_bytes()
    survey = read_survey(survey_of(data))
    assert write_response(ResponseReader(survey).read(data)) == data
    if "sealed" in entry:
        private = next(key["private"] for key in TOLD["keys"] if key["use"] == "sealing")
        key = X25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        assert sealing.unseal((HERE / entry["sealed"]).read_bytes(), survey, key) == data


def test_that_what_candor_seals_now_is_opened_by_the_independent_reader() -> None:
    survey = read_survey(SURVEYS["sealed.survey"])
    private = next(key["private"] for key in TOLD["keys"] if key["use"] == "sealing")
    content = reader.parse(SURVEYS["sealed.survey"])
    for entry in TOLD["responses"]:
        if "sealed" in entry:
            data = (HERE / entry["file"]).read_bytes()
            sealed = sealing.seal(ResponseReader(survey).read(data), survey)
            assert reader.unseal(sealed, content, bytes.fromhex(private)) == data


@pytest.mark.parametrize("entry", TOLD["sittings"], ids=lambda entry: entry["file"])
def test_that_candor_reads_every_sitting(entry: Any) -> None:
    data = (HERE / entry["file"]).read_bytes()
    kept = read_sitting(data, read_survey(survey_of(data)))
    assert write_sitting(kept) == data
    assert kept.saved is (entry["file"] == "saved.sitting")


@pytest.mark.parametrize("name", ["every-kind", "short"])
def test_that_a_study_of_the_vectors_holds_the_rows_described(tmp_path: Path, name: str) -> None:
    survey = reader.parse(SURVEYS[f"{name}.survey"])
    path = tmp_path / "vectors.study"
    with Study.create(path, SURVEYS[f"{name}.survey"]) as study:
        result = import_paths(study, [HERE / f"{name}.jsonl"])
    responses = [reader.parse(line) for line in lines_of(name)]
    assert (result.accepted, result.refused) == (len(responses), ())
    found, rows, rehearsed = reader.study_rows(path)
    assert (found, rehearsed) == (survey, False)
    assert rows == {one["id"]: reader.pack(one, survey) for one in responses}


def test_that_what_people_added_has_the_checksums_described() -> None:
    added = HERE.parent / "corpus" / "study" / "valid.study"  # with one of each
    _, rows, rehearsed = reader.study_rows(added)
    assert (len(rows), rehearsed) == (12, False)


def lines_of(name: str) -> list[bytes]:
    return (HERE / f"{name}.jsonl").read_bytes().splitlines(keepends=True)


def test_that_the_table_of_estimates_is_read_by_other_programs(tmp_path: Path) -> None:
    path = tmp_path / "vectors.study"
    with Study.create(path, SURVEYS["every-kind.survey"]) as study:
        import_paths(study, [HERE / "every-kind.jsonl"])
        text = csv_text(estimate_study(study), "ar")
    rows = list(csv.reader(io.StringIO(text)))
    assert tuple(rows[0]) == CSV_COLUMNS
    table = [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]
    for told in TOLD["tallies"]:
        if told["file"] != "every-kind.jsonl" or "estimates" not in told:
            continue
        shown = [row for row in table if row["question"] == told["question"] and row["option"]]
        for row, one in zip(shown, told["estimates"], strict=True):
            assert row["option"] == one["option"]
            assert int(row["reported"]) == one["reported"]
            for column in ("share", "se", "low", "high", "count", "share_consistent"):
                assert float(row[column]) == pytest.approx(one[column], rel=1e-12, abs=1e-12)


# The tests have teeth


def flip(data: bytes) -> bytes:
    return data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]


def swap(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        assert old in data
        return data.replace(old, new, 1)

    return change


SPOILT: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "a word of the survey": ("every-kind.survey", swap(b"Thank", b"Think")),
    "a space in a survey": ("short.survey", swap(b'"en"', b'"en" ')),
    "a signature": ("every-kind.survey", swap(b'"value":"', b'"value":"0')),
    "a report": ("every-kind.jsonl", swap(b'"bribe":1', b'"bribe":0')),
    "a report that cannot be": ("every-kind.jsonl", swap(b'"trust":2', b'"trust":3')),
    "a survey named by a response": ("short.jsonl", swap(b'"survey":"', b'"survey":"0')),
    "a sealed byte": (TOLD["responses"][-1]["sealed"], flip),
    "a key": ("signing.key", swap(b'"nonce":"', b'"nonce":"0')),
    "a sitting": ("saved.sitting", swap(b'"saved":true', b'"saved":tru')),
    "an estimate": ("vectors.json", swap(b'"share": 0.', b'"share": 0.1')),
    "a ratio": ("vectors.json", swap(b'"ratio": "3"', b'"ratio": "4"')),
    "a packed row": ("vectors.json", swap(b'"packed": "', b'"packed": "0')),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_that_the_independent_reader_notices_what_is_spoilt(tmp_path: Path, spoilt: str) -> None:
    folder = tmp_path / "vectors"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    name, change = SPOILT[spoilt]
    data = (folder / name).read_bytes()
    (folder / name).write_bytes(change(data))
    with pytest.raises(Exception):  # noqa: B017, PT011 - whichever check comes first
        verify_vectors.verify(folder, word_list())


def test_that_a_drift_of_an_estimate_is_noticed() -> None:
    survey = read_survey(SURVEYS["short.survey"])
    told = next(entry for entry in TOLD["tallies"] if entry["file"] == "short.jsonl")
    right = estimate(Tally(survey.questions[0], told["n"], tuple(told["counts"])))
    drifted = replace(right.options[0], share=(right.options[0].share or 0.0) + 1e-9)
    assert_alike(right.options[0].share, told["estimates"][0]["share"], "")
    with pytest.raises(AssertionError):
        assert_alike(drifted.share, told["estimates"][0]["share"], "")

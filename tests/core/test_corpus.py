"""The corpus of bad files: every file is refused with the code in its name."""

import math
from pathlib import Path

import pytest
from corpus_maker import CORPUS, corpus

from app.words.refusals import message, remedy, remedy_of_code
from core.facts.errors import Code, Refused
from core.response.file import ResponseReader, write
from core.survey import examine, read

FILES = sorted(path for kind in ("survey", "response") for path in (CORPUS / kind).glob("*"))
OF_FILES = {  # what the bytes of one file cannot show, but where it lies and what is known besides
    *(Code.NOTFILE, Code.IO, Code.REHEARSAL, Code.KEY_CHANGED, Code.DECRYPT),
    *(Code.DUPLICATE, Code.CONFLICT),
    Code.UNSUPPORTED,  # of key files
}


def valid_survey() -> bytes:
    return (CORPUS / "valid" / "every-kind.survey").read_bytes()


def expected(path: Path) -> str:
    return path.name.partition("-")[0]


@pytest.fixture(scope="module")
def reader() -> ResponseReader:
    return ResponseReader(read(valid_survey()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_that_a_bad_file_is_refused_with_its_code(path: Path, reader: ResponseReader) -> None:
    readers = {".survey": read, ".response": reader.read}
    with pytest.raises(Refused) as caught:
        readers[path.suffix](path.read_bytes())
    problem = caught.value.problem
    assert problem.code == expected(path), problem
    assert message(problem).endswith(".")
    assert remedy(problem) == remedy_of_code(problem.code)
    assert len(message(problem)) < 300
    assert message(problem).isprintable()
    assert problem.where.isprintable()


@pytest.mark.parametrize("name", ["every-kind.survey", "signed.survey"])
def test_that_a_valid_survey_is_read(name: str) -> None:
    data = (CORPUS / "valid" / name).read_bytes()
    assert not examine(data).errors
    assert math.isfinite(float(read(data).ratio or math.inf))


def test_that_a_valid_response_is_read(reader: ResponseReader) -> None:
    data = (CORPUS / "valid" / "every-kind.response").read_bytes()
    assert write(reader.read(data)) == data


def test_that_the_corpus_is_what_its_maker_makes() -> None:
    made = corpus()
    found = {*FILES, *(CORPUS / name for name in made)}
    assert {path.relative_to(CORPUS).as_posix() for path in found} == set(made)
    assert not [
        path
        for path in found
        if path.read_bytes() != made[str(path.relative_to(CORPUS).as_posix())]
    ]


def test_that_every_code_that_bytes_can_show_has_a_file() -> None:
    shown = {expected(path) for path in FILES}
    warnings = {Code.NO_ABSTAIN}
    assert shown == set(Code) - OF_FILES - warnings
    of_responses = {expected(path) for path in FILES if path.suffix == ".response"}
    of_surveys = {expected(path) for path in FILES if path.suffix == ".survey"}
    assert of_surveys == shown - {Code.OTHER_SURVEY}
    assert of_responses == shown - {
        *(Code.NO_INFORMATION, Code.EPS_INFINITE, Code.EPS_LIMIT, Code.NO_DEVICE),
        *(Code.KEY, Code.SIGNATURE),
    }

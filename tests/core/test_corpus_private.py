"""The corpus of bad keys, sittings, pins, sealed responses and tables of answers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from corpus_maker import CORPUS
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from app.words.refusals import message, remedy
from core.examples import example_survey
from core.facts.errors import Refused
from core.keys import key_file
from core.keys.signing import Pins
from core.rehearse import read_truth
from core.response import sitting
from core.response.file import ResponseReader
from core.response.sealing import unseal
from core.survey import read

SURVEY = read((CORPUS / "valid" / "sealed.survey").read_bytes())
KEY = X25519PrivateKey.from_private_bytes(bytes(range(32)))
READERS: dict[str, Callable[[Path], object]] = {
    ".key": lambda path: key_file.read(path.read_bytes()),
    ".sitting": lambda path: sitting.read(path.read_bytes(), SURVEY),
    ".pins": lambda path: Pins(path).read(),
    ".sealed": lambda path: ResponseReader(SURVEY).read(unseal(path.read_bytes(), SURVEY, KEY)),
    ".csv": lambda path: read_truth(path, example_survey("bribery")),
}
FOLDERS = ("key", "sitting", "pins", "sealed", "table")
FILES = sorted(path for folder in FOLDERS for path in (CORPUS / folder).iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_that_a_file_is_read_or_refused_with_the_code_in_its_name(path: Path) -> None:
    if path.stem == "valid":
        READERS[path.suffix](path)
        return
    with pytest.raises(Refused) as caught:
        READERS[path.suffix](path)
    problem = caught.value.problem
    assert problem.code == path.name.partition("-")[0], problem
    assert message(problem).endswith(".")
    assert remedy(problem)


@pytest.mark.parametrize("folder", ["key", "sitting", "pins"])
def test_that_every_prefix_of_a_valid_file_is_refused(folder: str, tmp_path: Path) -> None:
    (valid,) = (CORPUS / folder).glob("valid.*")
    data = valid.read_bytes()
    path = tmp_path / valid.name
    for length in range(len(data)):
        path.write_bytes(data[:length])
        with pytest.raises(Refused):
            READERS[valid.suffix](path)

"""Killed at any touch of the disk: no half file, no second draw, and the next try completes."""

import subprocess
import sys
from pathlib import Path

import pytest
from corpus_maker import CORPUS
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from core.examples import example_path
from core.response import ResponseReader
from core.sealing import SUFFIX as SEALED
from core.sealing import unseal
from core.sitting import SittingStore
from core.survey import read

ROOT = Path(__file__).resolve().parents[2]
KEY = X25519PrivateKey.from_private_bytes(bytes(range(32)))
SURVEYS = {
    "plain": Path(str(example_path("bribery"))),
    "sealed": CORPUS / "valid" / "sealed.survey",
}
POINTS = {"plain": range(1, 21, 2), "sealed": range(2, 21, 2)}


def person(folder: Path, survey: Path, number: int) -> int:
    command = [sys.executable, str(Path(__file__).with_name("killed_person.py"))]
    command += [str(folder), str(survey), str(number)]
    environment = {"PYTHONPATH": str(ROOT), "PATH": ""}
    return subprocess.run(command, env=environment, capture_output=True, timeout=60).returncode


def saved(folder: Path, survey_path: Path) -> dict[str, object]:
    """Read every file in the outbox; each must be whole."""
    survey = read(survey_path.read_bytes())
    result: dict[str, object] = {}
    for path in (folder / "out").glob("[!.]*"):
        data = path.read_bytes()
        plain = unseal(data, survey, KEY) if path.suffix == SEALED else data
        result[path.name] = ResponseReader(survey).read(plain)
    return result


@pytest.mark.parametrize("kind", SURVEYS)
def test_that_a_killed_person_loses_nothing_and_draws_nothing_twice(
    kind: str, tmp_path: Path
) -> None:
    survey_path = SURVEYS[kind]
    survey = read(survey_path.read_bytes())
    survived = 0
    for number in POINTS[kind]:
        folder = tmp_path / str(number)
        folder.mkdir()
        code = person(folder, survey_path, number)
        survived += code == 0
        assert code in (0, -9)
        before = saved(folder, survey_path)
        frozen = SittingStore(folder / "sittings").sittings(survey)
        assert len(before) <= 1
        assert len(frozen) <= 1
        if before:
            assert frozen, "a file was handed over that this computer does not remember"

        assert person(folder, survey_path, 0) == 0
        after = saved(folder, survey_path)
        assert len(after) == 1
        if frozen:
            (sitting,) = SittingStore(folder / "sittings").sittings(survey)
            assert sitting.id == frozen[0].id
            assert sitting.reports["bribe"] == frozen[0].reports["bribe"]
        if before:
            assert after == before
    assert survived < 5, "the kills must fall inside the work"

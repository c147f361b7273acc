"""What stays on a respondent's computer can be listed and read by its owner alone."""

import os
import stat
from pathlib import Path

import pytest

from app.words.refusals import remedy
from core.examples import example_survey
from core.facts.errors import Code, Refused
from core.files.disk import write_atomically
from core.keys.signing import Pins, sign
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import begin
from core.response.store import SittingStore

posix = pytest.mark.skipif(os.name == "nt", reason="rights of Windows are those of the folder")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_that_nobody_else_can_list_which_surveys_were_answered(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        folder = tmp_path / "data" / "candor" / "sittings"
        survey = example_survey("bribery")
        SittingStore(folder).put(begin(survey, Procedure.SPINNER, SYSTEM))
    finally:
        os.umask(before)
    made = [tmp_path / "data", *(tmp_path / "data").rglob("*")]
    assert len(made) == 6
    assert {rights(path) for path in made if path.is_dir()} == {0o700}
    assert {rights(path) for path in made if path.is_file()} == {0o600}


def test_that_a_sitting_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file where a folder should be")
    store = SittingStore(tmp_path / "data" / "sittings")
    with pytest.raises(Refused) as refused:
        store.put(begin(example_survey("bribery"), Procedure.SPINNER, SYSTEM))
    assert refused.value.problem.code is Code.IO


def test_that_a_pin_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    (tmp_path / "data").write_bytes(b"a file where a folder should be")
    signed = sign(example_survey("bribery"), Ed25519PrivateKey.from_private_bytes(bytes(32)))
    with pytest.raises(Refused) as refused:
        Pins(tmp_path / "data" / "folder" / "pins.json").pin(signed)
    assert refused.value.problem.code is Code.IO


def test_that_a_refused_write_names_what_a_writer_can_do(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        write_atomically(tmp_path / "nowhere" / "file", b"")
    assert remedy(refused.value.problem) == "Choose a folder that exists."
    (tmp_path / "file").write_bytes(b"before")
    with pytest.raises(Refused) as refused:
        write_atomically(tmp_path / "file", b"after")
    assert remedy(refused.value.problem) == "Choose another name; a file has this one already."
    assert (tmp_path / "file").read_bytes() == b"before"

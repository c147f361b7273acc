"""Keys, signatures and sealed responses from the command line, from end to end."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.commands import cli
from core.examples import example_survey
from core.facts.errors import Code
from core.keys import key_file
from core.keys.key_file import Use
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.file import Response, new_id
from core.response.file import write as write_response
from core.response.sealing import seal
from core.survey import Survey, examine, read, write

WORDS = "seven small stones"


@pytest.fixture(autouse=True)
def passphrase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_PASSPHRASE", WORDS)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


def new_key(use: str, folder: Path) -> Path:
    path = folder / f"{use}.key"
    result = run("keys", "new", use, "--out", path)
    assert result.exit_code == 0, result.output
    return path


def sealed_survey(folder: Path, key: Path) -> tuple[Path, Survey]:
    survey = replace(example_survey("bribery"), seal=key_file.read(key.read_bytes()).public)
    path = folder / "sealed.survey"
    path.write_bytes(write(survey))
    return path, survey


def response(survey: Survey) -> Response:
    answers = {"bribe": 1, "area": 0}
    return Response(new_id(SYSTEM), survey.digest, answers, Procedure.SPINNER)


def test_that_a_new_key_is_private_and_never_overwritten(tmp_path: Path) -> None:
    path = new_key("signing", tmp_path)
    before = path.read_bytes()
    assert path.stat().st_mode & 0o077 == 0
    assert run("keys", "new", "signing", "--out", path).exit_code != 0
    assert path.read_bytes() == before


def test_that_a_key_is_shown_by_its_words(tmp_path: Path) -> None:
    path = new_key("sealing", tmp_path)
    shown = json.loads(run("keys", "show", path, "--json").stdout)
    assert shown["use"] == "sealing"
    assert tuple(shown["words"]) == key_file.fingerprint(shown["public"])


def test_that_signing_keeps_the_digest_and_checks(tmp_path: Path) -> None:
    path = tmp_path / "mine.survey"
    path.write_bytes(write(example_survey("bribery")))
    key = new_key("signing", tmp_path)
    assert "Signed  no\n" in run("check", path).stdout
    assert run("sign", path, "--key", key).exit_code == 0
    words = json.loads(run("keys", "show", key, "--json").stdout)["words"]
    assert f"Signed  with the key '{' '.join(words)}'\n" in run("check", path).stdout
    signed = read(path.read_bytes())
    assert signed.signature is not None
    assert signed.digest == example_survey("bribery").digest


def test_that_a_signature_over_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.survey"
    path.write_bytes(write(example_survey("bribery")))
    run("sign", path, "--key", new_key("signing", tmp_path))
    altered = path.read_bytes().replace(b"police officer", b"tax inspector")
    assert {problem.code for problem in examine(altered).errors} == {Code.SIGNATURE}


def test_that_the_wrong_passphrase_and_the_wrong_use_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.survey"
    path.write_bytes(write(example_survey("bribery")))
    signing, sealing = new_key("signing", tmp_path), new_key("sealing", tmp_path)
    wrong = run("sign", path, "--key", sealing)
    assert wrong.exit_code == 1
    assert "Use a key for signing." in wrong.stderr
    monkeypatch.setenv("CANDOR_PASSPHRASE", "other words")
    result = run("sign", path, "--key", signing)
    assert result.exit_code == 1
    assert "Type the passphrase again." in result.stderr
    assert read(path.read_bytes()).signature is None


def test_that_sealed_responses_are_opened_on_import_and_others_told_apart(tmp_path: Path) -> None:
    key = new_key("sealing", tmp_path)
    path, survey = sealed_survey(tmp_path, key)
    folder = tmp_path / "in"
    folder.mkdir()
    made = [response(survey) for _ in range(5)]
    for one in made:
        (folder / f"{one.id}.sealed").write_bytes(seal(one, survey))
    flipped = bytearray(seal(response(survey), survey))
    flipped[40] ^= 1
    (folder / "flipped.sealed").write_bytes(flipped)
    (folder / "again.sealed").write_bytes(seal(made[0], survey))
    plain = response(survey)
    (folder / plain.file_name).write_bytes(write_response(plain))
    arguments = ("import", tmp_path / "s.study", folder, "--survey", path, "--json")

    closed = json.loads(run(*arguments).stdout)
    assert closed["accepted"] == 0
    assert {refusal["code"] for refusal in closed["refused"]} == {"DECRYPT"}

    opened = json.loads(run(*arguments, "--key", key).stdout)
    assert (opened["accepted"], opened["duplicates"], opened["conflicts"]) == (5, 1, 0)
    codes = {Path(refusal["file"]).name: refusal["code"] for refusal in opened["refused"]}
    assert codes == {"flipped.sealed": "DECRYPT", plain.file_name: "DECRYPT"}


def test_that_the_key_of_another_survey_opens_nothing(tmp_path: Path) -> None:
    path, _ = sealed_survey(tmp_path, new_key("sealing", tmp_path))
    other = tmp_path / "other.key"
    other.write_bytes(key_file.write(key_file.generate(Use.SEALING, WORDS, SYSTEM)))
    folder = tmp_path / "in"
    folder.mkdir()
    result = run("import", tmp_path / "s.study", folder, "--survey", path, "--key", other)
    assert result.exit_code == 1
    assert "DECRYPT" in result.stderr
    assert not (tmp_path / "s.study").exists(), "nothing could be put into it"

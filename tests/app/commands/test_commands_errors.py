"""Bad input of every sort from the command line: the exit code, and a message that names it."""

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from numbers_study import made
from patience import LONGEST
from PySide6.QtGui import QImage

from app.analyses import ANALYSES
from app.analyst.state.refusals import read_record
from app.commands import cli
from app.export.study.registry import EXPORTS
from app.respondent.kiosk.opening import lock_kiosk
from app.words.refusals import message, remedy, remedy_of_code
from app.words.refusals.remedies import remedy_for_response
from core.examples import example_path
from core.facts.errors import Code, Problem, Refused
from core.facts.names import Fact
from core.files.disk import make_folder
from core.study import Study
from folders import ROOT

BRIBERY = str(example_path("bribery"))


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


def document(*arguments: str | Path) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def most_tint(picture: Path) -> int:
    """Return the largest difference of two channels in any pixel."""
    image = QImage(str(picture)).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    pixels = rows[:, : 3 * image.width()].reshape(-1, 3).astype(int)
    return int((pixels.max(axis=1) - pixels.min(axis=1)).max())


def loose(path: Path, title: str) -> Path:
    content = json.loads(Path(BRIBERY).read_text("utf-8")) | {"title": title}
    path.write_text(json.dumps(content, indent=1), "utf-8")
    return path


def test_that_of_very_many_refused_files_the_first_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "collected"
    folder.mkdir()
    for number in range(30):
        (folder / f"{number:02}.response").write_bytes(b"")
    (folder / "other.response").write_bytes(b"\xff\n")
    result = run("import", tmp_path / "a.study", folder, "--survey", BRIBERY)
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert sum(": EMPTY: " in line for line in lines) == 20
    assert lines[20:22] == [
        "... and 10 more: EMPTY (--json names them all)",
        f"  {remedy_of_code(Code.EMPTY)}",
    ]
    assert "other.response, byte 1: ENCODING: " in lines[22]
    assert "refused 31" in result.stdout


def test_that_a_second_fix_does_not_lose_the_file_as_it_was(tmp_path: Path) -> None:
    for title in ("First", "Second"):
        assert run("check", loose(tmp_path / "a.survey", title), "--fix").exit_code == 0
    assert "First" in (tmp_path / "a.survey.bak").read_text("utf-8")
    assert "Second" in (tmp_path / "a.survey.bak2").read_text("utf-8")


def test_that_a_fix_that_cannot_be_written_leaves_the_file_and_exits_with_2(
    tmp_path: Path,
) -> None:
    path = loose(tmp_path / ("a" * 248 + ".survey"), "With .bak the name is too long")
    before = path.read_bytes()
    result = run("check", path, "--fix")
    assert result.exit_code == 2
    assert "could not be written" in result.stderr
    assert path.read_bytes() == before


def test_that_a_bad_survey_of_a_new_study_is_the_file_named(tmp_path: Path) -> None:
    (tmp_path / "empty.survey").write_bytes(b"")
    study = tmp_path / "new.study"
    result = run("import", study, tmp_path, "--survey", tmp_path / "empty.survey")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{tmp_path / 'empty.survey'}: EMPTY")
    assert not study.exists()


def test_that_a_table_of_nobody_is_rehearsed_to_nulls(tmp_path: Path) -> None:
    (tmp_path / "truth.csv").write_text("bribe,area\n", "utf-8")
    found = document("rehearse", BRIBERY, tmp_path / "truth.csv", "--runs", "3")
    yes = found["questions"][0]["options"][0]
    assert {yes[key] for key in ("mean", "spread", "coverage", "negative")} == {None}
    assert run("rehearse", BRIBERY, tmp_path / "truth.csv", "--runs", "3").exit_code == 0


def test_that_people_are_made_up_by_the_shares_stated(tmp_path: Path) -> None:
    arguments = ("rehearse", BRIBERY, "--people", "300", "--seed", "1", "--share", "bribe.yes=0.1")
    yes = document(*arguments, "--runs", "400")["questions"][0]["options"][0]
    assert yes["truth"] == pytest.approx(0.1)
    assert yes["mean"] == pytest.approx(0.1, abs=4 * yes["spread"] / 20)
    assert run(*arguments[:-1], "bribe.yes=1", "--out", tmp_path).exit_code == 0
    rows = (tmp_path / "truth.csv").read_text("utf-8").splitlines()[1:]
    assert {row.split(",")[0] for row in rows} == {"yes"}


@pytest.mark.parametrize(
    "share", ["bribe.yes=2", "bribe.maybe=0.1", "pay.yes=0.1", "bribe=0.1", "bribe.yes=nan", "x"]
)
def test_that_a_share_that_does_not_fit_is_wrong_usage(share: str) -> None:
    result = run("rehearse", BRIBERY, "--people", "5", "--runs", "5", "--share", share)
    assert result.exit_code == 2
    assert "share" in result.stderr or "leave it out" in result.stderr


@pytest.mark.parametrize("margin", ["1e-9", "1e-300"])
def test_that_a_margin_nobody_can_reach_is_wrong_usage(margin: str) -> None:
    arguments = ["plan", "--kind", "yes-no", "--epsilon", "1", "--respondents", "9"]
    result = run(*arguments, "--margin", margin)
    assert result.exit_code == 2
    assert "margin" in result.stderr


def test_that_responses_that_cannot_be_written_are_not_blamed_on_the_table(tmp_path: Path) -> None:
    table, out = tmp_path / "truth.csv", tmp_path / "file" / "folder"
    table.write_text("bribe,area\nyes,city\n", "utf-8")
    (tmp_path / "file").write_bytes(b"")
    result = run("rehearse", BRIBERY, table, "--out", out)
    assert result.exit_code == 2
    assert result.stderr.startswith(str(out))


def own_run(tmp_path: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")}
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    command = [sys.executable, "-m", "app", *arguments]
    return subprocess.run(
        command,
        cwd=ROOT,
        env=kept | homes | variables,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only there can a screen be missing")
@pytest.mark.parametrize("arguments", [(), ("respond", BRIBERY)], ids=["window", "respond"])
def test_that_a_missing_screen_is_told_in_a_line(arguments: tuple[str], tmp_path: Path) -> None:
    done = own_run(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stderr == "candor: There is no screen to open a window on.\n"


def test_that_a_second_kiosk_ends_without_a_window(tmp_path: Path) -> None:
    outbox = tmp_path / "outbox"
    held = lock_kiosk(tmp_path / "candor" / "kiosk")
    arguments = ("respond", BRIBERY, "--kiosk", "--outbox", str(outbox))
    done = own_run(tmp_path, *arguments, QT_QPA_PLATFORM="offscreen")
    held.unlock()
    assert done.returncode == 1
    assert "A kiosk is open already on this computer." in done.stderr
    assert not outbox.exists()


def test_that_any_text_can_be_written_to_a_pipe_whatever_the_code_page() -> None:
    command = [sys.executable, "-m", "app", "check", BRIBERY]
    variables = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, env=variables)
    assert done.returncode == 0, done.stderr
    assert "ε       1.10" in done.stdout.decode("utf-8")


def test_that_help_needs_neither_numpy_nor_qt() -> None:
    code = (
        "import sys; from app.commands import cli; cli.main(['--help'], standalone_mode=False);"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'scipy', 'PySide6', 'pandas')))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "opened"),
    [
        ([], (None, False)),
        (["--respondent"], (None, True)),
        ([BRIBERY], (Path(BRIBERY), False)),
        (["--respondent", BRIBERY], (Path(BRIBERY), True)),
        (["respond", BRIBERY], (Path(BRIBERY), True)),
    ],
)
def test_that_a_file_opens_in_the_window_asked_for(
    arguments: list[str], opened: tuple[Path | None, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def note(path: Path | None, *, respondent_only: bool, outbox: Path | None) -> int:
        assert outbox is None
        asked.append((path, respondent_only))
        return 0

    monkeypatch.setattr("app.shell.gui.run", note)
    assert run(*arguments).exit_code == 0
    assert asked == [opened]


def test_that_a_respondent_is_offered_no_command() -> None:
    assert run("--respondent", "check", BRIBERY).exit_code == 2


def test_that_an_export_that_cannot_be_written_names_the_folder(tmp_path: Path) -> None:
    study, out = tmp_path / "a.study", tmp_path / "file" / "folder"
    (tmp_path / "file").write_bytes(b"")
    Study.create(study, Path(BRIBERY).read_bytes()).close()
    result = run("export", study, "--out", out)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{out}: IO")


@pytest.mark.usefixtures("qapp")
def test_that_charts_are_exported_without_colour_on_request(tmp_path: Path) -> None:
    study, answers = tmp_path / "a.study", tmp_path / "answers"
    assert run("rehearse", BRIBERY, "--people", "40", "--out", answers).exit_code == 0
    assert run("import", study, answers, "--survey", BRIBERY).exit_code == 0
    for folder, extra in (("colour", ()), ("grey", ("--black-and-white",))):
        made = run("export", study, "--out", tmp_path / folder, "--formats", "png", *extra)
        assert made.exit_code == 0
    tint = {name: most_tint(tmp_path / name / "area.png") for name in ("colour", "grey")}
    assert tint["colour"] > 100
    assert tint["grey"] < 24  # ink and paper are not quite neutral


def test_that_a_folder_that_cannot_be_made_has_its_true_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(Refused) as refused:
        make_folder(tmp_path / "x")
    assert message(refused.value.problem).startswith("The folder could not be made: No such")
    with pytest.raises(Refused) as refused:
        make_folder(tmp_path / "none" / "x")
    assert (
        message(refused.value.problem) == f"There is no folder {tmp_path / 'none'} to make it in."
    )


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("yes-no", "a one-of with three options"),
        ("many-of", "may leave the survey"),
        ("number", "a one-of of ranges"),
        ("one-of", "Offer an option such as"),
    ],
)
def test_that_the_remedy_for_declining_can_be_followed(kind: str, words: str) -> None:
    problem = Problem(Code.NO_ABSTAIN, "questions[0]", Fact.NOBODY_CAN_DECLINE(kind=kind))
    assert words in remedy(problem)


def test_that_help_names_what_can_be_chosen_in_whole_words() -> None:
    told = run("analyse", "--help").stdout
    assert all(name in told for name in ANALYSES)
    told = run("export", "--help").stdout
    assert all(re.search(rf"\b{name}\b", told) for name in EXPORTS)


@pytest.mark.parametrize(
    ("name", "data", "hinted"),
    [
        ("tab.csv", b"id;Q1\n7;yes\n8;no", True),
        ("tab.txt", b'"id","Q, first"\r\n7,"yes, often"\r\n', True),
        ("tab.sav", b"$FL2@(#) SPSS", True),
        ("tab.xlsx", b"PK\x03\x04 [Content_Types].xml xl/workbook.xml", True),
        ("letter.docx", b"PK\x03\x04 [Content_Types].xml word/document.xml", False),
        ("notes.txt", b"Dear all,\nhere, as promised, the notes\n", False),
        ("list.txt", b"one, two\nthree\n", False),
    ],
)
def test_that_a_table_from_elsewhere_is_led_to_a_mapping(
    tmp_path: Path, name: str, data: bytes, hinted: bool
) -> None:
    Study.create(tmp_path / "a.study", example_path("bribery").read_bytes()).close()
    (tmp_path / name).write_bytes(data)
    result = run("import", tmp_path / "a.study", tmp_path / name)
    assert result.exit_code == 1
    assert ("but not one of responses" in result.stderr) == hinted
    assert ("--mapping table.mapping" in result.stderr) == hinted
    record = read_record(tmp_path / "a.study")
    assert (record.rows[0].remedy == "Nothing to do.") != hinted


def test_that_the_remedy_for_a_response_in_other_bytes_is_one_that_works(tmp_path: Path) -> None:
    """Only surveys and mappings are written anew by check --fix."""
    Study.create(tmp_path / "a.study", example_path("bribery").read_bytes()).close()
    run("rehearse", BRIBERY, "--people", "1", "--seed", "1", "--out", tmp_path / "out")
    (path,) = (tmp_path / "out").glob("*.response")
    path.write_bytes(path.read_bytes().replace(b":", b": "))
    result = run("import", tmp_path / "a.study", path)
    assert "NONCANONICAL" in result.stderr
    assert "--fix" not in result.stderr
    assert remedy_for_response(Code.NONCANONICAL) in result.stderr


def test_that_a_number_by_which_nobody_is_split_names_ways_that_work() -> None:
    study = made().study
    result = run("estimate", study, "--question", "hours", "--by", "trips")
    assert result.exit_code == 2
    told = " ".join(result.stderr.split())
    assert "trips is a number without bins." in told
    (where,) = re.findall("--where '(.+?)'", told)
    (term,) = re.findall(r"cut\(.+?\)", told)
    assert (where, term) == ("trips >= 20", "cut(trips, 20)")
    assert run("estimate", study, "--question", "hours", "--where", where).exit_code == 0
    fitted = run("regress", study, f"area ~ {term}")
    assert "Trips?" in fitted.output
    assert fitted.exit_code == 0
    split = run("estimate", study, "--question", "hours", "--by", term)
    assert split.exit_code == 0
    assert "20 and over" in split.output


@pytest.mark.parametrize(
    ("bands", "said"),
    [
        ("cut(trips, 50)", "cut(trips, 50), column 1: The edges of a cut are whole numbers"),
        ("cut(trips, 20", "column 14"),
        ("cut(age, 20)", "age is no number that can be cut."),
        ("cut(area, 1)", "area is no number that can be cut."),
        ("cut(tripps, 1)", "The survey has no question tripps"),
        ("cut(trips, 20)", "trips cannot be split by itself"),
    ],
)
def test_that_bands_that_cannot_be_are_refused_with_their_place(bands: str, said: str) -> None:
    result = run("estimate", made().study, "--question", "trips", "--by", bands)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())


def test_that_bands_are_named_alike_whatever_their_spaces() -> None:
    study = made().study
    one, other = (
        document("estimate", study, "--question", "hours", "--by", bands)
        for bands in ("cut(trips, 10, 30)", " cut( trips,10 ,30 )")
    )
    assert one == other
    (hours,) = one["questions"]
    assert [group["value"] for group in hours["groups"]] == ["<10", "10..29", ">=30"]
    crossed = document("cross", study, "area", "cut(trips,10,30)")
    assert crossed["questions"] == ["area", "cut(trips, 10, 30)"]
    printed = run("estimate", study, "--question", "hours", "--by", "cut(trips, 10, 30)").output
    assert "10 to 29" in printed
    assert "30 and over" in printed

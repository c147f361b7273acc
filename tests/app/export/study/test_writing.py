"""What a study exports: sorts, formats, files whole or not at all, and what fails alone."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from reported_studies import options, study_of, survey_bytes

from app.commands import cli
from app.export.study import registry
from app.export.study.registry import EXPORTS, Export
from app.export.study.values import ExportOptions, Planned, Source, open_source
from app.export.study.writing import plan, there_already, write_planned
from core.examples import example_path
from core.facts.errors import Code
from core.progress import Cancelled, Progress
from core.study import Study

BRIBERY = example_path("bribery")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "a.study"
    Study.create(path, BRIBERY.read_bytes()).close()
    return path


def made_up(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Three files, of which the second is written on a disk that is full."""

    def fill(path: Path, report: Progress) -> None:
        for step in range(5):
            report(step, 5)
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{source.content.n}")

    def full(path: Path, _report: Progress) -> None:
        path.write_bytes(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    files = (Planned("first.txt", fill, 5), Planned("full.txt", full), Planned("last.txt", fill, 5))
    return files if "csv" in formats else files[:1]


@pytest.fixture
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    export = Export(
        "votes", lambda: "Votes", lambda: "made up", lambda: ("csv", "txt"), f"{__name__}:made_up"
    )
    monkeypatch.setitem(EXPORTS, "votes", export)


@pytest.mark.usefixtures("_made_up")
def test_that_a_file_that_fails_keeps_none_from_being_written(study: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run("export", study, "--out", out, "--what", "votes")
    assert result.exit_code == 2
    assert {path.name: path.read_text() for path in out.iterdir()} == {
        "first.txt": "00000",
        "last.txt": "00000",
    }
    assert "Wrote 2 files" in result.stderr
    assert f"{out / 'full.txt'}: IO" in result.stderr


@pytest.mark.usefixtures("_made_up")
def test_that_steps_are_told_and_a_cancelled_export_leaves_whole_files(
    study: Path, tmp_path: Path
) -> None:
    told: list[tuple[int, int]] = []

    def report(done: int, total: int) -> None:
        told.append((done, total))
        if done == 8:
            raise Cancelled

    with open_source(study, ExportOptions()) as source:
        planned = plan(source, {"votes": ("csv",)})
        with pytest.raises(Cancelled):
            write_planned(planned, tmp_path, report=report)
    assert {path.name for path in tmp_path.iterdir()} == {"a.study", "first.txt"}
    assert {total for _, total in told} == {11}
    assert sorted({done for done, _ in told}) == [0, 1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.usefixtures("_made_up")
def test_that_nothing_is_replaced_unless_wished(study: Path, tmp_path: Path) -> None:
    (tmp_path / "first.txt").write_text("mine")
    with open_source(study, ExportOptions()) as source:
        planned = plan(source, {"votes": ("csv",)})
        assert there_already(planned, tmp_path) == [tmp_path / "first.txt"]
        written = write_planned(planned, tmp_path)
    assert (tmp_path / "first.txt").read_text() == "mine"
    assert [each.path.name for each in written.failures] == ["first.txt", "full.txt"]
    assert {each.problem.code for each in written.failures} == {Code.IO}
    refused = run("export", study, "--out", tmp_path, "--what", "votes")
    assert refused.exit_code == 2
    assert "would be replaced" in refused.stderr
    run("export", study, "--out", tmp_path, "--what", "votes", "--force")
    assert (tmp_path / "first.txt").read_text() == "00000"


@pytest.mark.usefixtures("_made_up")
def test_that_sorts_and_formats_that_are_none_are_named(study: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    for arguments, named in (
        (("--what", "votes,gone"), "gone"),
        (("--formats", "csv,bmp"), "bmp"),
        (("--what", "votes,charts", "--formats", "csv"), "charts takes png,svg,pdf"),
        (("--formats", "txt"), "estimates takes csv"),
        (("--what", ""), "Nothing"),
        (("--language", "xx"), "xx"),
        (("--where", "gone = 1"), "gone"),
    ):
        result = run("export", study, "--out", out, *arguments)
        assert result.exit_code == 2, arguments
        assert named in result.stderr
    assert not out.exists()
    run("export", study, "--out", out, "--what", "votes", "--formats", "txt,csv")
    assert len(list(out.iterdir())) == 2


def test_that_no_two_sorts_and_no_two_files_have_one_name(study: Path) -> None:
    with pytest.raises(ValueError, match="two exports are called charts"):
        registry.register(EXPORTS["charts"])
    with (
        open_source(study, ExportOptions()) as source,
        pytest.raises(ValueError, match=r"two files would be called estimates\.csv"),
    ):
        plan(source, {"estimates": ("csv", "csv")})


@pytest.mark.usefixtures("qapp")
def test_that_every_chart_has_a_name_whatever_the_ids_are(tmp_path: Path) -> None:
    """A rating has a second chart, "a-2"; "report" and "con" are names of others."""
    steps = {"kind": "rating", "options": options("Low", "Middle", "High")}
    ids = ("a", "a-2", "report", "report-chart", "con", "con-chart")
    survey = survey_bytes(*({"id": id_, "text": f"{id_}?", **steps} for id_ in ids))
    path = study_of(tmp_path / "r.study", survey, 12)
    with open_source(path, ExportOptions()) as source:
        names = [each.name for each in plan(source, {"charts": ("svg",), "report": ("html",)})]
    assert len(names) == len({name.casefold() for name in names}) > 2 * len(ids)
    assert {"a.svg", "a-2.svg", "report-chart.svg", "con-chart.svg", "report.html"} <= {*names}
    assert not {"report.svg", "con.svg"} & {*names}

"""From a study to each format, and by a mapping into a new study: the same estimates."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from exported_study import exported_study
from mapped import column, mapping, question, written

from app.commands import cli

FORCED = {"name": "forced", "truth": "1/2", "yes": "1/4"}
FORMATS = ("csv", "xlsx", "sav", "dta", "parquet")


def done(*arguments: str | Path) -> str:
    result = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def estimated(study: Path) -> dict[str, Any]:
    found = json.loads(done("estimate", study, "--json"))["questions"]
    return {each["id"]: each for each in found}


def the_mapping(suffix: str) -> dict[str, Any]:
    """What the columns of reports are, under the names that the format has for them."""

    def name(text: str) -> str:
        return text.replace(".", "_") if suffix == "dta" else text

    unary = {"name": "unary", "p": "1/2", "q": "1/4"}
    jobs = [{"id": f"o{i}", "text": f"Job {i}"} for i in range(30)]
    head = name("job_now.") if suffix in ("sav", "dta") else "job-now."
    age = {"kind": "number", "low": -20, "high": 100, "step": 5}
    ticks = {"1": "yes", "0": "no"}
    return mapping(
        [
            question("bribe", design=FORCED),
            question("job", kind="one-of", options=jobs, mechanism=unary),
            question("age", **age),
        ],
        [
            column("bribe", "bribe", values=ticks),
            *(
                {"column": f"{head}o{i}", "question": "job", "option": f"o{i}", "values": ticks}
                for i in range(30)
            ),
            {"column": "age", "question": "age"},
        ],
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("round")
    study = exported_study(made, 60)
    what = ("--what", "reports", "--formats", ",".join(FORMATS))
    done("export", study, "--out", made / "out", *what)
    return made


@pytest.mark.parametrize("suffix", FORMATS)
def test_that_estimates_come_back_by_a_mapping(folder: Path, suffix: str, tmp_path: Path) -> None:
    described = tmp_path / "t.mapping"
    described.write_bytes(written(the_mapping(suffix)))
    new = tmp_path / "new.study"
    told = done(
        "import", new, folder / "out" / f"reports.{suffix}", "--mapping", described, "--json"
    )
    assert json.loads(told)["accepted"] == 60
    before, after = estimated(folder / "all.study"), estimated(new)
    for old, name in (("bribe", "bribe"), ("job-now", "job")):
        assert after[name]["options"] == before[old]["options"]
    assert (after["age"]["n"], after["age"]["mean"]) == (before["age"]["n"], before["age"]["mean"])

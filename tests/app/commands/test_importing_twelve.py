"""Tables as people write them elsewhere come in by a first mapping and a few words by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from twelve_tables import CROSSWISE, TWELVE, Case, N

from app.commands import cli


def ran(*arguments: object) -> Result:
    return CliRunner().invoke(cli, [str(each) for each in arguments])


@pytest.mark.parametrize("case", TWELVE, ids=lambda case: case.name)
def test_that_its_numbers_are_right(case: Case, tmp_path: Path) -> None:
    table, mapping, study = (tmp_path / name for name in (case.file, "t.mapping", "t.study"))
    case.write(table)
    said = ("--randomized", case.randomized) if case.randomized else ("--none-randomized",)
    first = ran("mapping", table, "--out", mapping, *said, *case.asked)
    assert first.exit_code == 0, first.output
    content = json.loads(mapping.read_bytes())
    for question in content["questions"]:
        if "design" in question:
            question["design"] = CROSSWISE
    case.hand(content)
    mapping.write_text(json.dumps(content), "utf-8")
    assert ran("check", mapping, "--fix").exit_code == 0
    encoding = case.asked if "--encoding" in case.asked else ()
    result = ran("import", study, table, "--mapping", mapping, "--json", *encoding)
    assert result.exit_code == 0, result.output
    made = json.loads(result.stdout)
    assert (made["accepted"], made.get("broken_off", 0)) == (N, case.left_out)
    case.require_right(study)

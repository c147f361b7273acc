"""candor mapping: a first mapping of a table, and what it leaves to be said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.commands import cli
from core.interchange.mapping.reading import read

ROWS = ["_id,start,card,used,sex", "7,2019,1,a;b,f", "8,2019,2,a,m", "9,2019,1,b,f", "10,2019,2,,m"]


def ran(*arguments: object) -> Result:
    return CliRunner().invoke(cli, [str(each) for each in arguments])


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "north.csv"
    path.write_text("\n".join(ROWS) + "\n", "utf-8")
    return path


def test_that_a_first_mapping_is_refused_until_it_is_said(table: Path) -> None:
    out = table.with_suffix(".mapping")
    result = ran("mapping", table, "--out", out)
    assert result.exit_code == 0
    assert "start: Guess: left out: a time" in result.stderr
    assert "which columns were randomized" in result.stderr
    assert json.loads(out.read_bytes())["randomized"] == "unsaid"
    study = table.with_suffix(".study")
    refused = ran("import", study, table, "--mapping", out)
    assert refused.exit_code == 1
    assert "DOMAIN at randomized" in refused.stderr
    assert not study.exists()
    assert ran("mapping", table, "--out", out).exit_code == 2  # it is never replaced


def test_that_a_mapping_of_a_clear_table_comes_in_as_it_is(table: Path) -> None:
    result = ran("mapping", table, "--none-randomized")
    mapping = read(result.stdout_bytes)
    assert (mapping.randomized, mapping.id) == ("none", "_id")
    out = table.with_suffix(".mapping")
    out.write_bytes(result.stdout_bytes)
    study = table.with_suffix(".study")
    assert ran("import", study, table, "--mapping", out).exit_code == 0
    found = json.loads(ran("estimate", study, "--json").stdout)
    (card,) = (each for each in found["questions"] if each["id"] == "card")
    assert [each["count"] for each in card["options"]] == [2, 2]


def test_that_each_randomized_column_asks_for_its_design(table: Path) -> None:
    out = table.with_suffix(".mapping")
    ran("mapping", table, "--randomized", "card", "--out", out)
    checked = ran("check", out)
    assert "by which design card was randomized" in checked.stderr
    content = json.loads(out.read_bytes())
    assert "randomized" not in content
    content["questions"][0]["design"] = {"name": "crosswise", "prevalence": "1/4"}
    out.write_text(json.dumps(content), "utf-8")
    assert ran("check", out, "--fix").exit_code == 0
    study = table.with_suffix(".study")
    assert ran("import", study, table, "--mapping", out).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--randomized", "start"], "start is no question here"),
        (["--randomized", "card", "--none-randomized"], "leave one out"),
        (["--head-row", "0"], "1<=x<=1000"),
    ],
)
def test_that_wrong_usage_is_named(table: Path, arguments: list[str], told: str) -> None:
    result = ran("mapping", table, *arguments)
    assert result.exit_code == 2
    assert told in result.stderr


def test_that_a_table_without_any_question_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("_id,start\n7,2019\n8,2020\n", "utf-8")
    assert ran("mapping", path, "--none-randomized").exit_code == 1

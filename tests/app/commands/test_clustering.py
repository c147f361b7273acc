"""candor estimate --cluster: the same document as on one machine, and what it may connect to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from bribery_people import BRIBERY, PEOPLE, done, run, told
from cluster_here import Here

from app.commands import clustering
from core.many_machines.partitions import partitions_of
from core.response.file import write


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def machines(address: str, _: object) -> Iterator[Here]:
        assert address == "local"
        yield Here()

    monkeypatch.setattr(clustering, "machines_at", machines)
    monkeypatch.setattr(clustering, "partitions_of", lambda paths: partitions_of(paths, 2_000))


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    path = tmp_path / "all.jsonl"
    path.write_bytes(b"".join(map(write, PEOPLE)))
    return path


@pytest.mark.parametrize(
    "options",
    [
        ("--json",),
        ("--json", "--by", "area", "--question", "bribe", "--simultaneous", "--curve"),
        ("--json", "--where", "area in (city, town)", "--against", "0.2"),
        ("--csv", "--by", "area", "--level", "0.9"),
    ],
)
def test_that_the_document_is_the_same_byte_for_byte(lines: Path, options: tuple[str, ...]) -> None:
    here = done("estimate", lines, "--survey", BRIBERY, *options)
    assert done("estimate", lines, "--survey", BRIBERY, *options, "--cluster", "local") == here


def test_that_refusals_are_gathered_by_code(lines: Path) -> None:
    with lines.open("ab") as file:
        file.write(b"{\n" * 30 + write(PEOPLE[0]))
    result = run("estimate", lines, "--survey", BRIBERY, "--json", "--cluster", "local")
    assert result.exit_code == 1
    assert f"all.jsonl, line {len(PEOPLE) + 1}" in result.stderr
    assert result.stderr.count(": SYNTAX:") == 20
    assert "... and 10 more: SYNTAX" in result.stderr
    assert json.loads(result.stdout)["n"] == len(PEOPLE)


@pytest.mark.parametrize(
    "options",
    [
        ("--cluster", "local"),
        ("--cluster", "local", "--json", "--most-likely"),
        ("--cluster", "local", "--json", "--population", "100000"),
        ("--cluster", "local", "--json", "--strata", "area"),
    ],
)
def test_that_what_needs_all_responses_at_one_place_is_refused(
    lines: Path, options: tuple[str, ...]
) -> None:
    result = run("estimate", lines, "--survey", BRIBERY, *options)
    assert result.exit_code == 2
    assert "--cluster" in result.stderr


def test_that_a_url_is_read_by_many_machines_alone(lines: Path) -> None:
    url = f"file://{lines}"
    result = run("estimate", url, "--survey", BRIBERY, "--json")
    assert result.exit_code == 2
    assert "is read with --cluster alone" in result.stderr
    found = told("estimate", url, "--survey", BRIBERY, "--cluster", "local")
    assert found["n"] == len(PEOPLE)


def test_that_the_respondent_view_counts_nothing(lines: Path) -> None:
    result = run("--respondent", "estimate", lines, "--cluster", "local")
    assert result.exit_code == 2

"""candor check of a mapping: its problems, its ε, and its bytes made canonical."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from bribery_people import done, run, told
from manual_pages import page, section
from mapped import mapping, question, written

from core.files import canonical
from core.interchange.mapping.reading import read


def test_that_a_mapping_by_hand_is_made_canonical(tmp_path: Path) -> None:
    path = tmp_path / "x.mapping"
    by_hand = json.dumps(mapping(), indent=2).encode()
    path.write_bytes(by_hand)
    result = run("check", path, "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["mapping"] is None
    assert {each["code"] for each in found["problems"]} == {"NONCANONICAL", "EPS_INFINITE"}
    assert "check --fix" in found["problems"][0]["remedy"]
    assert "check --fix" in run("check", path).stderr
    done("check", path, "--fix")
    assert path.read_bytes() == written(mapping())
    assert (tmp_path / "x.mapping.bak").read_bytes() == by_hand
    found = told("check", path, "--fix", "--json")
    assert found["mapping"] == read(path.read_bytes()).digest
    assert not (tmp_path / "x.mapping.bak1").exists()


def test_that_epsilon_and_what_it_holds_against_are_told(tmp_path: Path) -> None:
    """Crosswise with 1/4 has the odds of 3, against whoever does not know the birthday."""
    path = tmp_path / "x.mapping"
    path.write_bytes(written(mapping()))
    result = run("check", path)
    assert result.exit_code == 0
    assert "ε = 1.10" in result.stdout
    assert "somebody who does not know the harmless fact" in result.stdout
    assert "warning EPS_INFINITE" in result.stderr
    assert "against who knows it, ε is infinite" in result.stderr
    assert "the answers are there" in result.stderr
    assert "Choose fractions" not in result.stderr
    found = told("check", path, "--json")
    (asked,) = found["questions"]
    assert asked["epsilon"] == found["epsilon"] == pytest.approx(math.log(3))
    assert (asked["design"], asked["may_be_collected"]) == ("crosswise", False)
    assert [each["severity"] for each in found["problems"]] == ["warning"]


@pytest.mark.parametrize(
    "design",
    [
        {"name": "mangat", "p": "7/10"},
        {"name": "warner", "by": "form", "groups": {"A": {"p": "3/4"}, "B": {"p": "19/20"}}},
        {"name": "kuk-cards", "r1": "3/4", "r0": "1/4", "cards": 2},
    ],
)
def test_that_no_warning_asks_to_choose_other_fractions(
    design: dict[str, object], tmp_path: Path
) -> None:
    columns = [{"column": "Q3", "question": "bribe"}] if "cards" in design else None
    path = tmp_path / "x.mapping"
    path.write_bytes(written(mapping([question(design=design)], columns)))
    result = run("check", path)
    assert result.exit_code == 0
    assert "Choose fractions" not in result.stderr
    assert told("check", path, "--json")["questions"][0]["design"] == design["name"]


@pytest.mark.parametrize("data", [b"{", b"", b"\xff", b"[]", written({"format": "other"})])
def test_that_what_is_none_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.mapping"
    path.write_bytes(data)
    for option in ("--json", "--fix"):
        assert run("check", path, option).exit_code == 1
    assert path.read_bytes() == data


def test_that_the_example_of_the_manual_works_when_it_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = section(page("tables-from-elsewhere"), "## An example by the command line")
    blocks = dict(re.findall(r"```(csv|json)\n(.*?)```", text, re.DOTALL))
    for kind, name in (("csv", "north.csv"), ("json", "north.mapping")):
        (tmp_path / name).write_text(blocks[kind], "utf-8")
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^    candor (.*)$", text, re.MULTILINE)
    assert len(lines) == 3
    for line in lines:
        done(*line.split())
    (found,) = told("estimate", "north.study")["questions"]
    # 3 of 5 said A: (3/5 − 3/4)/(1/4 − 3/4).
    assert (found["n"], found["options"][0]["share"]) == (5, pytest.approx(0.3))
    assert canonical.read((tmp_path / "north.mapping.bak").read_bytes()) == canonical.read(
        (tmp_path / "north.mapping").read_bytes()
    )

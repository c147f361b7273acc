"""A real scheduler and two worker processes, one of which is killed midway."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from cluster_jobs import JOBS, SURVEY, alone, hostile

from core.facts.errors import Code, Refused
from core.facts.names import Fact
from core.many_machines.connecting import machines_at
from folders import TESTS

SCRIPT = TESTS / "core" / "cluster_script.py"


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed so there")
def test_that_each_part_counts_once_though_a_worker_is_lost(tmp_path: Path) -> None:
    paths = hostile(tmp_path)
    survey = tmp_path / "a.survey"
    survey.write_bytes(SURVEY)
    command: list[str | Path] = [sys.executable, SCRIPT, survey, "16000", *paths]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found = alone(paths, JOBS[0])
    assert json.loads(run.stdout) == {
        "n": found.n,
        "counts": [list(each.whole.counts) for each in found.tallies],
        "verdicts": [found.duplicates, found.conflicts],
        "refused": {code.value: n for code, n in sorted(found.refused.items())},
        "killed": 1,
        "places": ["tls://127.0.0.1"],
        "pages": [],
        "strangers refused": True,
    }


@pytest.mark.parametrize(
    "address",
    ["tcp://127.0.0.1:8786", "127.0.0.1:8786", "ucx://x:1", "tls://", "tls://u@x:1", "LOCAL"],
)
def test_that_nothing_is_connected_to_but_by_tls(address: str) -> None:
    with pytest.raises(Refused) as caught, machines_at(address):
        pass
    assert caught.value.problem.code is Code.DOMAIN


def test_that_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Refused) as caught, machines_at("local"):
        pass
    assert caught.value.problem.code is Code.UNSUPPORTED


def test_that_nothing_is_connected_to_without_credentials() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(Refused) as caught, machines_at("tls://127.0.0.1:1"):
        pass
    assert caught.value.problem.found.fact is Fact.CLUSTER_NO_KEYS

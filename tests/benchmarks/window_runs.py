"""Runs of the window in a process of its own, which prints what it measured as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).resolve().parents[2]


def measured(
    benchmark: BenchmarkFixture,
    group: str,
    script: str,
    *arguments: object,
    home: Path | None = None,
) -> dict[str, Any]:
    """Run a script once, keep what it found beside its time, and print it.

    With a `home` nothing of the one who measures is read.
    """
    own = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")} if home else {}
    variables = os.environ | own | {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-c", script, *map(str, arguments)]

    def run() -> dict[str, Any]:
        done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, check=True)
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    benchmark.group = group
    found: dict[str, Any] = benchmark.pedantic(run, rounds=1)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update(found)
    print(json.dumps(found, indent=1))
    return found

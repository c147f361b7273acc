"""A plugin of pytest that writes down what became of each test, for `prove`.

It is loaded by `-p proofs.recorder`; the file is named by the variable `CANDOR_PROOF_RECORD`.
A test tells a figure by `record_property("figure", "…")`.
"""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

RECORD = "CANDOR_PROOF_RECORD"
FIGURE = "figure"

_found: dict[str, str] = {}
_reasons: set[str] = set()
_figures: list[str] = []


def pytest_configure() -> None:
    """Let a run be ended by its signal, which is ignored where a shell began it aside."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keep the worst of a test's three phases, why it was skipped, and its figures."""
    if report.when == "call" or not report.passed:
        _found[report.nodeid] = report.outcome
    if report.skipped and isinstance(report.longrepr, tuple):
        _reasons.add(str(report.longrepr[2]).removeprefix("Skipped: "))
    if report.when == "teardown":
        _figures.extend(str(value) for name, value in report.user_properties if name == FIGURE)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """A file that cannot be loaded tries nothing; that is no test that failed."""
    if report.failed:
        _found[report.nodeid] = "broken"


def pytest_sessionfinish() -> None:
    """Write all of it down, also where the run is cut short."""
    if "PYTEST_XDIST_WORKER" in os.environ or RECORD not in os.environ:
        return
    record: dict[str, Any] = {
        "tests": _found,
        "skipped": sorted(_reasons),
        "figures": _figures,
    }
    Path(os.environ[RECORD]).write_text(json.dumps(record), encoding="utf-8")

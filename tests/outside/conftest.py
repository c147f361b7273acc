"""Other programs are asked for the same numbers; where one is missing, its tests are skipped."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pytest

Rows = Callable[[str, pd.DataFrame], pd.DataFrame]


@pytest.fixture(scope="session")
def r() -> Callable[[str, Path], str]:
    """Return what runs a script of R in a folder and returns what it prints; skip without R."""
    program = shutil.which("Rscript")
    if program is None:
        pytest.skip("There is no R here: apt-get install r-cran-survey r-cran-haven.")

    def run(script: str, folder: Path) -> str:
        done = subprocess.run(
            [program, "--vanilla", "-e", script], cwd=folder, capture_output=True, text=True
        )
        if "there is no package called" in done.stderr:
            pytest.skip(f"R lacks a package: {done.stderr.strip()}")
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def r_table(r: Callable[[str, Path], str], tmp_path: Path) -> Rows:
    """Return what gives R a table as `d` and reads the table that the script writes as CSV."""

    def run(script: str, table: pd.DataFrame) -> pd.DataFrame:
        table.to_csv(tmp_path / "d.csv", index=False)
        return pd.read_csv(io.StringIO(r(f"d <- read.csv('d.csv')\n{script}", tmp_path)))

    return run

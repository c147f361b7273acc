"""An import that is stopped by Ctrl-C says what stays, and keeps just that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mapped import mapping, written

from app.commands import cli
from app.commands import importing as command
from core.study import Study, import_paths


@pytest.mark.parametrize(("first", "kept"), [(3, 3), (0, 0)])
def test_that_what_is_said_to_stay_stays(
    first: int, kept: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.study.intake.REPORT_SECONDS", 0.0)
    monkeypatch.setattr("core.study.tables.ROWS_AT_ONCE", 1)
    (tmp_path / "a.mapping").write_bytes(written(mapping()))
    tables = []
    for name, n in (("1.csv", first), ("2.csv", 900)):
        tables.append(tmp_path / name)
        rows = "".join(f"{name}{at},{1 + at % 2}\n" for at in range(n))
        tables[-1].write_text("id,Q3\n" + rows)

    def stopped(target: Study, paths: Any, report: Callable[[int, int], None], **how: Any) -> Any:
        calls = [0]

        def stop(done: int, total: int) -> None:
            calls[0] += 1
            if calls[0] > 200:  # among the rows of the second table
                raise KeyboardInterrupt
            report(done, total)

        return import_paths(target, paths, stop, **how)

    monkeypatch.setattr(command, "import_paths", stopped)
    study = tmp_path / "a.study"
    options = ["--mapping", str(tmp_path / "a.mapping")]
    result = CliRunner().invoke(cli, ["import", str(study), *map(str, tables), *options])
    assert result.exit_code == 1
    assert "Stopped." in result.output
    if not kept:
        assert not study.exists()
        assert "Nothing was taken" in result.output
        return
    assert f"{kept} responses were taken before and stay" in result.output
    with Study.open(study) as opened:
        assert opened.n == kept

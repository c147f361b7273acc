"""What candor export writes with ids comes back by candor import."""

from pathlib import Path

import pytest
from bribery_people import BRIBERY, PEOPLE, done, made

from core.study import Study


@pytest.mark.parametrize("suffix", ["csv", "parquet", "jsonl"])
def test_that_reports_with_ids_come_back_as_they_were(tmp_path: Path, suffix: str) -> None:
    study, out, again = made(tmp_path / "a.study", *PEOPLE), tmp_path / "out", tmp_path / "b.study"
    done("export", study, "--out", out, "--what", "reports", "--ids", "--formats", suffix)
    done("import", again, out / f"reports.{suffix}", "--survey", BRIBERY)
    with Study.open(study, write=False) as first, Study.open(again, write=False) as second:
        assert list(first.responses()) == list(second.responses())
        assert second.n == len(PEOPLE)

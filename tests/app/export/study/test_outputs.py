"""What becomes of the results: worked out once for all, and given up whenever that is wished."""

from __future__ import annotations

from pathlib import Path

import pytest
from reported_studies import study_of, survey_bytes

from app.analyses.kept_results import as_kept, card_of, worked_out
from app.analyses.request import AnalysisRequest
from app.export.study.outputs import Output, OutputRequest, outputs_folder, write_outputs
from core.progress import Cancelled
from core.study import Study, annotate

ALL = OutputRequest(frozenset(Output), "en", notes=True)


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = study_of(tmp_path / "a.study", survey_bytes(), 20)
    kept = [as_kept(AnalysisRequest(questions=("bribe",), split=by)) for by in (None, "area")]
    with Study.open(path) as opened:
        annotate.keep_results(opened, [card_of(each, "", 20) for each in kept if each is not None])
    return path


def test_that_report_slides_and_tables_work_each_result_out_once(
    study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[AnalysisRequest] = []

    def counted(kept: AnalysisRequest, *rest: object) -> object:
        made.append(kept)
        return worked_out(kept, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("app.export.study.reported.worked_out", counted)
    written = write_outputs(study, ALL)
    assert len(made) == len(set(made)) == 2
    assert [path.name for path in written.paths] == [
        "report.html",
        "report.pdf",
        *(f"slide-{number}.{suffix}" for number in (1, 2) for suffix in ("png", "svg")),
        "estimates.xlsx",
    ]


def test_that_it_can_be_cancelled_while_results_are_worked_out(study: Path) -> None:
    told: list[tuple[int, int]] = []

    def report(done: int, total: int) -> None:
        told.append((done, total))
        if len(told) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        write_outputs(study, ALL, report)
    assert told == [(0, 0)] * 3  # how long that takes is not known
    assert not outputs_folder(study).exists()

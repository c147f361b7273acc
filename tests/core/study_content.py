"""What a study holds, to compare with what another one does."""

from core.study import Study


def content(study: Study) -> list[object]:
    """Everything that can be read of an open study."""
    listed = [list(study.responses()), list(study.files()), list(study.conflicts())]
    return [study.survey_bytes, study.rehearsal, study.n, study.packed().tobytes(), *listed]

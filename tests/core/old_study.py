"""Studies of versions 1 to 4, made by the program as it was then, and what one holds."""

from pathlib import Path

from core.study import Study

OLD = Path(__file__).resolve().parents[1] / "corpus" / "valid" / "version-1.study"
OLD_BYTES = OLD.read_bytes()
SECOND = OLD.with_name("version-2.study")
THIRD = OLD.with_name("version-3.study")
FOURTH = OLD.with_name("version-4.study")


def content(study: Study) -> list[object]:
    """Everything that can be read of an open study."""
    listed = [list(study.responses()), list(study.files()), list(study.conflicts())]
    return [study.survey_bytes, study.rehearsal, study.n, study.packed().tobytes(), *listed]


def version(path: Path) -> int:
    """The version in the head of the file, without opening it."""
    return int.from_bytes(path.read_bytes()[60:64], "big")

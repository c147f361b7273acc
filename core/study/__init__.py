"""The study: one file that holds a survey, its responses and the record of every file offered."""

from core.study.database import SUFFIX
from core.study.intake import ImportResult, Refusal, import_paths
from core.study.records import Conflict, FileRecord
from core.study.store import Study

__all__ = [
    "SUFFIX", "Conflict", "FileRecord", "ImportResult", "Refusal", "Study", "import_paths",
]  # fmt: skip

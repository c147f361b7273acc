"""The study: one file that holds a survey, its responses and the record of every file offered.

>>> from core.examples import example_path
>>> study = Study.in_memory(example_path("bribery").read_bytes())
>>> import_paths(study, []).accepted
0
>>> study.close()
"""

from core.study.database import SUFFIX
from core.study.intake import import_paths
from core.study.records import Conflict, FileRecord, Versions
from core.study.store import Study
from core.study.verdicts import ImportResult, Refusal, Skipped

__all__ = [
    "SUFFIX", "Conflict", "FileRecord", "ImportResult", "Refusal", "Skipped", "Study",
    "Versions", "import_paths",
]  # fmt: skip

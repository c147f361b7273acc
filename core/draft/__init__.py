"""A survey while it is being written: its value, what can be done to it, its file."""

from core.draft.convert import draft_of, is_mirrored, survey_bytes
from core.draft.designs import DesignReader, Designs
from core.draft.file import read_draft, write_draft
from core.draft.model import (
    Draft,
    DraftBlock,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    DraftSection,
    DraftTarget,
    Words,
)
from core.draft.pasted import read_questions

__all__ = [
    "DesignReader",
    "Designs",
    "Draft",
    "DraftBlock",
    "DraftMechanism",
    "DraftOption",
    "DraftQuestion",
    "DraftSection",
    "DraftTarget",
    "Words",
    "draft_of",
    "is_mirrored",
    "read_draft",
    "read_questions",
    "survey_bytes",
    "write_draft",
]

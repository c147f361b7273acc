"""The survey file: its value, strict reading, rules and writing."""

from core.survey.findings import FieldPlace, Reading, ReadQuestion, SurveyProblem
from core.survey.model import (
    KINDS,
    Answered,
    AskIf,
    Block,
    Kind,
    Option,
    Question,
    Section,
    Signature,
    Survey,
    Text,
    block_json,
    fraction_text,
    parameters_json,
    text_in,
    to_json,
    total_ratio,
    write,
)  # fmt: skip
from core.survey.reading import MAX_BYTES, examine, read, read_for_analysis

__all__ = [
    "KINDS", "MAX_BYTES", "Answered", "AskIf", "Block", "FieldPlace", "Kind", "Option",
    "Question", "ReadQuestion", "Reading", "Section", "Signature", "Survey", "SurveyProblem",
    "Text", "block_json", "examine", "fraction_text", "parameters_json", "read",
    "read_for_analysis", "text_in", "to_json", "total_ratio", "write",
]  # fmt: skip

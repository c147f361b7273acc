"""The survey file: its value, strict reading, rules and writing."""

from core.survey.model import AskIf, Kind, Option, Question, Signature, Survey, Text, text_in
from core.survey.reading import MAX_BYTES, Reading, examine, read
from core.survey.writing import fraction_text, parameters_json, to_json, write

__all__ = [
    "MAX_BYTES", "AskIf", "Kind", "Option", "Question", "Reading", "Signature", "Survey", "Text",
    "examine", "fraction_text", "parameters_json", "read", "text_in", "to_json", "write",
]  # fmt: skip

"""Rehearsal: people with known answers, what they would have saved, and how close one gets."""

from core.rehearse.comparison import Comparison, compare_with_truth
from core.rehearse.numbers import TrueNumbers, true_numbers
from core.rehearse.people import (
    Answers,
    People,
    invent,
    people_from_counts,
    true_counts,
    write_truth,
)
from core.rehearse.responses import rehearse, seeded_door, write_rehearsal, write_responses
from core.rehearse.runs import OptionRuns, QuestionRuns
from core.rehearse.simulation import simulate
from core.rehearse.truths import read_truth

__all__ = [
    "Answers", "Comparison", "OptionRuns", "People", "QuestionRuns", "TrueNumbers",
    "compare_with_truth", "invent", "people_from_counts", "read_truth", "rehearse", "seeded_door",
    "simulate", "true_counts", "true_numbers", "write_rehearsal", "write_responses", "write_truth",
]  # fmt: skip

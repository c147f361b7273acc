"""Numbers, options and methods in words, the same on charts, in tables and in reports.

Minus is U+2212, ranges read 10.8 – 15.1, shares are in per cent, ε is rounded up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from core.estimate.weighting import CountedBy
from core.privacy.epsilon import epsilon_text
from core.survey.model import Kind, Question, text_in

if TYPE_CHECKING:
    from core.estimate.values import QuestionEstimate

MINUS = "\N{MINUS SIGN}"
_INTERVALS = {
    "feldman-cousins": "Feldman-Cousins",
    "wilson": "Wilson",
    "clopper-pearson": "Clopper-Pearson",
    "wald": "Wald",
    "student": "Student’s t",
}


def number(value: float, digits: int = 0) -> str:
    """Write a number with grouped thousands: −1,234.5; what rounds to zero has no sign."""
    text = f"{abs(value):,.{digits}f}"
    negative = value < 0 and text.strip("0,.") != ""
    return (MINUS if negative else "") + text


def percent(share: float, digits: int = 1) -> str:
    """Write a share, a fraction of one, in per cent: −7.3%."""
    return number(100 * share, digits) + "%"


def value_range(low: float, high: float, digits: int = 0) -> str:
    """Write two ends as 10.8 – 15.1."""
    return f"{number(low, digits)} – {number(high, digits)}"


def digits_for(errors: Iterable[float | None]) -> int:
    """Return how many decimals of a per cent the least of the standard errors deserves."""
    least = min((error for error in errors if error), default=1.0)
    return 1 if least >= 0.001 else 2 if least >= 0.0001 else 3


def digits_of_error(error: float | None) -> int:
    """Return the decimals with which two figures of an error are shown; 0 to 6."""
    if not error:
        return 2
    return min(6, max(0, 1 - math.floor(math.log10(abs(error)))))


def listed(names: Sequence[str], most: int = 5) -> str:
    """Join names as 'A, B and C'; beyond `most` the rest is counted."""
    shown = list(names[:most])
    if len(names) > most:
        shown.append(f"{len(names) - most:,} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def option_text(question: Question, option: str, language: str) -> str:
    """Return what an option is called; a bin reads '18 to 29'. Unknown ids stand for themselves."""
    if question.kind is Kind.YES_NO:
        return {"yes": "Yes", "no": "No"}.get(option, option)
    if question.bins and option in question.option_ids:
        low, last = bin_ends(question, option)
        return number(low) if low == last else f"{number(low)} to {number(last)}"
    for entry in question.options:
        if entry.id == option:
            return text_in(entry.text, language)
    return option


def bin_ends(question: Question, option: str) -> tuple[int, int]:
    """Return the least and the greatest number of a bin. Raises ValueError for another id."""
    i = question.option_ids.index(option)
    low, high = question.bins[i], question.bins[i + 1]
    return low, high if option.endswith("]") else high - (question.step or 1)


def mechanism_text(question: Question) -> str:
    """Name the mechanism with its exact fractions, or say that the question is in the clear."""
    mechanism = question.mechanism
    if mechanism is None:
        return "saved as given"
    fractions = [f"{key} = {value}" for key, value in mechanism.values.items()]
    return ", ".join([mechanism.title, *fractions])


def level_text(level: float) -> str:
    """Write a confidence level: 95%."""
    return f"{100 * level:.10g}%"


def interval_name(interval: str) -> str:
    """Return how an interval is called in a sentence."""
    return _INTERVALS.get(interval, interval)


def method_line(estimate: QuestionEstimate, *, plural: bool = True) -> str:
    """Return n, mechanism, ε and interval in one line, as every chart and table has it."""
    question = estimate.question
    parts = [f"n = {estimate.n:,}"]
    if estimate.effective_n is not None:
        parts.append(f"weighted, Kish’s effective n = {estimate.effective_n:,.0f}")
        if any(option.interval_n_by is CountedBy.KISH for option in estimate.options):
            parts.append("intervals at that n where all reports agree")
    parts.append(mechanism_text(question))
    if question.mechanism is not None:
        parts.append(f"ε {epsilon_text(question.ratio)}")
    level, mean = level_text(estimate.level), estimate.mean
    empty = not estimate.n and bool(estimate.options)
    if empty or any(option.low is not None for option in estimate.options):
        noun = "intervals" if plural else "interval"
        noun += f", all {estimate.together} at once (Bonferroni)" if estimate.together > 1 else ""
        parts.append(f"{level} {interval_name(estimate.interval)} {noun}")
    elif not estimate.options and mean is not None and mean.interval is not None:
        parts.append(f"{level} {interval_name(mean.interval)} interval")
    return " · ".join(parts)

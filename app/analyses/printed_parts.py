"""Parts as a command prints them: lines of text for a terminal, or plain data for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.analyses.parts import (
    Chosen,
    Figure,
    FigureStrip,
    Part,
    Sentence,
    TablePart,
    Tone,
    charts_of,
)
from core.present.table import plain_text


def text_of(parts: Sequence[Part]) -> str:
    """Return parts as lines of text; of charts there is nothing, as a table has their numbers."""
    lines = []
    for place, part in enumerate(parts):
        if isinstance(part, TablePart):
            lines.append(plain_text(part.table))
        elif isinstance(part, Sentence) and _is_worth_printing(part, parts[place + 1 :]):
            told = (*filter(None, (part.title,)), *part.paragraphs, *filter(None, part.aside))
            lines.append("\n".join(told) + "\n")
    return "\n".join(lines)


def _is_worth_printing(sentence: Sentence, following: Sequence[Part]) -> bool:
    """Tell whether a sentence says anything without the charts and beside what a table says."""
    if sentence.tone is Tone.LEAD:
        return not any(charts_of(following[:1]))
    table = next((part.table for part in following if isinstance(part, TablePart)), None)
    return sentence.tone is not Tone.HEAD or table is None or table.title != sentence.title


def data_of(parts: Iterable[Part]) -> list[dict[str, object]]:
    """Return parts as plain data: of tables their records, of charts what they say."""
    found: list[dict[str, object]] = []
    for part in parts:
        if isinstance(part, TablePart):
            rows = [dict(zip(part.records.columns, row, strict=True)) for row in part.records.rows]
            found.append({"part": "table", "title": part.table.title, "rows": rows})
        elif isinstance(part, Sentence):
            paragraphs = [*part.paragraphs, *filter(None, part.aside)]
            found.append({"part": "sentence", "title": part.title, "paragraphs": paragraphs})
        elif isinstance(part, Figure):
            told = {"value": part.value, "meaning": part.meaning, "interval": part.interval}
            found.append({"part": "figure", **told})
        elif isinstance(part, FigureStrip):
            found += [
                {
                    "part": "figure",
                    "value": each.value,
                    "meaning": each.meaning,
                    "truth": each.truth,
                }
                for each in part.figures
            ]
        elif not isinstance(part, Chosen):
            for chart in charts_of((part,)):
                found.append({"part": "chart", "title": chart.title, "text": chart.alt_text})
    return found

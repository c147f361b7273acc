"""What is saved of one question in a response, in the words and units of its answers."""

from __future__ import annotations

from app.words.catalogue import joined, tr
from app.words.numerals import plain
from app.words.options import option_text
from core.privacy.mechanisms import Report
from core.survey.model import Question


def saved_text(question: Question, report: Report | None, language: str) -> str:
    """Say a saved report: an answer by its text, a number in the units of its table.

    Of a report that names no answer, such as a hash, it is the report itself. A stratum or a
    cluster of a table is known by a mark alone.
    """
    if report is None:
        return tr("nothing")
    if question.channel is not None and question.channel.counts_reports:
        return str(report)
    if question.unasked and question.scale == 1 and isinstance(report, int):
        return tr("kept as {mark}").format(mark=f"{report:012x}"[:6])  # of a keyed hash
    if question.complementary:
        if question.form.accepts(2):  # two words, and no number of cards
            return tr("Yes") if report else tr("No")
        return str(report)
    if question.multiple and isinstance(report, str):
        marked = zip(question.option_ids, report, strict=True)
        chosen = [option_text(question, each, language) for each, mark in marked if mark == "1"]
        return joined(chosen) if chosen else tr("none of them")
    if question.option_ids and isinstance(report, int) and not question.charted:
        return option_text(question, question.option_ids[report], language)
    if question.channel is None and isinstance(report, int) and question.scale > 1:
        return plain(report / question.scale)
    return str(report)

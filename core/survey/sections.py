"""Reading the sections of a survey: each a heading over the questions from one on."""

from __future__ import annotations

from core.facts.errors import Code
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import TOP, Tree
from core.survey.findings import ReadQuestion
from core.survey.model import Section
from core.survey.questions import MAX_QUESTIONS
from core.survey.text_rules import read_text


def read_sections(
    tree: Tree,
    value: Json,
    questions: tuple[ReadQuestion, ...],
    languages: tuple[str, ...],
    complete: bool,
) -> tuple[Section, ...]:
    """Read the sections, which stand in the order of the questions that they begin with.

    Args:
        tree: where problems are noted.
        value: the sections as they stand in the file.
        questions: those that could be read.
        languages: of the survey.
        complete: all questions could be read, so that one not found is not there.
    """
    place = TOP / "sections"
    known = {each.question.id: each.index for each in questions}
    sections: list[Section] = []
    last = -1
    for i, entry in enumerate(tree.array(value, place, 1, MAX_QUESTIONS) or ()):
        where = place / i
        content = tree.object(entry, where, ("title", "first"))
        if content is None or "title" not in content or "first" not in content:
            continue
        title = read_text(tree, content["title"], where / "title", languages)
        first = tree.id(content["first"], where / "first")
        if title is None or first is None:
            continue
        if first in known:
            if known[first] <= last:
                tree.note(Code.DOMAIN, where / "first", Fact.SECTIONS_OUT_OF_ORDER())
            last = max(last, known[first])
        elif complete:
            tree.note(Code.DOMAIN, where / "first", Fact.NO_QUESTION_OF_ID())
        sections.append(Section(title, first))
    return tuple(sections)

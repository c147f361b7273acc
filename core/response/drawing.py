"""Which questions and options one person is asked, where a survey asks each only some.

Drawn once for a sitting, before anything is answered, and kept by it. The draw depends on the
survey alone, so that what is asked tells nothing of any answer. Source: METHODS §3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.facts.errors import Code
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.privacy.forms import asked_of
from core.privacy.mechanisms import Report
from core.privacy.randomness import Door
from core.survey import Question, Survey


@dataclass(frozen=True, slots=True)
class Drawn:
    """What one person is asked, where it is drawn.

    `questions` are the ids drawn of all blocks, as they stand in the survey; `options` are the
    places of the options drawn of each many-of that asks only some, rising.
    """

    questions: tuple[str, ...] = ()
    options: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def asks(self, question: Question, survey: Survey) -> bool:
        """Tell whether a question is drawn, or in no block and asked whatever is drawn."""
        return question.id in self.questions or question.id not in survey.blocks

    def fits(self, question: Question, report: Report) -> bool:
        """Tell whether a report is of the options that were drawn."""
        drawn = self.options.get(question.id)
        return drawn is None or asked_of(report) == drawn


def draw(survey: Survey, door: Door) -> Drawn | None:
    """Draw what one person is asked, uniformly; None where everybody is asked everything.

    All is drawn, also what a clear answer may leave unasked. Raises `RandomnessError`.
    """
    if not survey.samples:
        return None
    chosen = {
        block.questions[place]
        for block in survey.sample
        for place in door.some_of(len(block.questions), block.ask)
    }
    options = {
        question.id: door.some_of(len(question.options), question.ask)
        for question in survey.questions
        if question.ask is not None
    }
    return Drawn(tuple(q.id for q in survey.questions if q.id in chosen), options)


def drawn_json(drawn: Drawn) -> dict[str, Json]:
    """Return what was drawn as it stands in the file of a sitting."""
    options: dict[str, Json] = {id_: list(places) for id_, places in drawn.options.items()}
    content: dict[str, Json] = {"questions": list(drawn.questions), "options": options}
    return {key: value for key, value in content.items() if value}


def read_drawn(tree: Tree, value: Json, where: Where, survey: Survey) -> Drawn | None:
    """Read what was drawn of a survey; None where that is not what can be drawn of it."""
    asked = {question.id: question.ask for question in survey.questions if question.ask is not None}
    keys = (*(("questions",) if survey.sample else ()), *(("options",) if asked else ()))
    content = tree.object(value, where, keys)
    if content is None or any(key not in content for key in keys):
        return None
    place, given = where / "questions", content.get("questions", [])
    ids = tuple(q.id for q in survey.questions if isinstance(given, list) and q.id in given)
    counts = [(len({*ids}.intersection(block.questions)), block.ask) for block in survey.sample]
    if list(ids) != given or not survey.blocks.keys() >= {*ids}:
        tree.note(Code.DOMAIN, place, Fact.NOT_WHAT_IS_DRAWN())
    elif any(found != ask for found, ask in counts):
        tree.note(Code.SCHEMA, place, Fact.NOT_WHAT_IS_DRAWN())
    options: dict[str, tuple[int, ...]] = {}
    found = tree.object(content.get("options", {}), where / "options", tuple(asked)) or {}
    for id_ in asked.keys() & found.keys():
        k, given = len(survey.question(id_).options), found[id_]
        places = tuple(v for v in range(k) if isinstance(given, list) and v in given)
        options[id_] = places
        if list(places) != given or any(type(v) is not int for v in given):
            tree.note(Code.DOMAIN, where / "options" / id_, Fact.NOT_WHAT_IS_DRAWN())
        elif len(places) != asked[id_]:
            tree.note(Code.SCHEMA, where / "options" / id_, Fact.NOT_WHAT_IS_DRAWN())
    return Drawn(ids, {id_: options[id_] for id_ in asked if id_ in options})

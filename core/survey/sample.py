"""Reading of which questions each person is asked only some."""

from __future__ import annotations

from collections.abc import Sequence

from core.facts.errors import Code, quote
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import TOP, Tree, Where
from core.survey.findings import ReadQuestion
from core.survey.model import Block, Question
from core.survey.questions import MAX_QUESTIONS, read_ask

_PLACE = TOP / "sample"


def read_sample(
    tree: Tree, value: Json, questions: Sequence[ReadQuestion], complete: bool
) -> tuple[Block, ...]:
    """Read the blocks; `complete`: all questions could be read, so that none is missing here."""
    known = {each.question.id: each for each in questions}
    taken: set[str] = set()
    blocks = []
    for i, entry in enumerate(tree.array(value, _PLACE, 1, MAX_QUESTIONS) or ()):
        content = tree.object(entry, _PLACE / i, ("questions", "ask"))
        if content is None or len(content) < 2:
            continue
        ids = _ids(tree, content["questions"], _PLACE / i / "questions", known, complete, taken)
        taken.update(ids)
        given = content["questions"]
        n = len(given) if isinstance(given, list) else 0
        ask = read_ask(tree, content["ask"], _PLACE / i / "ask", n) if n > 1 else None
        if len({_condition(known[id_].question) for id_ in ids}) > 1:
            tree.note(Code.DOMAIN, _PLACE / i / "questions", Fact.CONDITIONS_DIFFER())
        if ask is not None and len(ids) == n:
            blocks.append(Block(ids, ask))
    return tuple(blocks)


def _ids(
    tree: Tree,
    value: Json,
    where: Where,
    known: dict[str, ReadQuestion],
    complete: bool,
    taken: set[str],
) -> tuple[str, ...]:
    """Read the ids of a block; those at fault are noted and left out, as are unread questions."""
    found: list[str] = []
    entries = tree.array(value, where, 2, MAX_QUESTIONS)
    for i, entry in enumerate(entries or ()):
        id_ = tree.id(entry, where / i)
        if id_ is None or (id_ not in known and not complete):
            continue
        if id_ not in known:
            tree.note(Code.DOMAIN, where / i, Fact.NO_QUESTION_OF_ID())
        elif id_ in taken or id_ in found:
            tree.note(Code.DOMAIN, where / i, Fact.DRAWN_TWICE(question=quote(id_)))
        elif known[id_].costed and not known[id_].question.sensitive:
            tree.note(Code.DOMAIN, where / i, Fact.DRAWN_IN_CLEAR(question=quote(id_)))
        else:
            found.append(id_)
    return tuple(found)


def _condition(question: Question) -> object:
    return None if question.ask_if is None else question.ask_if.meaning

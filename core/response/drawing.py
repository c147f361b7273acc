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
    places of the options drawn of each many-of that asks only some, rising; `orders` are the
    places of all options of each shuffled question, as this person sees them.
    """

    questions: tuple[str, ...] = ()
    options: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    orders: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def asks(self, question: Question, survey: Survey) -> bool:
        """Tell whether a question is drawn, or in no block and asked whatever is drawn."""
        return question.id in self.questions or question.id not in survey.blocks

    def places_of(self, question: Question) -> tuple[int, ...]:
        """Return the places of the options that are asked, in the order that this person sees."""
        order = self.orders.get(question.id, tuple(range(len(question.option_ids))))
        asked = self.options.get(question.id, order)
        return tuple(place for place in order if place in asked)

    def fits(self, question: Question, report: Report) -> bool:
        """Tell whether a report is of the options that were drawn."""
        drawn = self.options.get(question.id)
        return drawn is None or asked_of(report) == drawn


def draw(survey: Survey, door: Door) -> Drawn | None:
    """Draw what one person is asked, uniformly; None where everybody sees everything alike.

    All is drawn, also what a clear answer may leave unasked; which options are asked comes before
    their orders, so that no order changes what is asked. Raises `RandomnessError`.
    """
    if not survey.samples and not survey.shuffled:
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
    orders = {question.id: _order(question, door) for question in survey.shuffled}
    return Drawn(tuple(q.id for q in survey.questions if q.id in chosen), options, orders)


def _order(question: Question, door: Door) -> tuple[int, ...]:
    """Draw an order of options; one to abstain stays last."""
    return (*door.shuffled(_moving(question)), *_staying(question))


def _moving(question: Question) -> list[int]:
    return [at for at, option in enumerate(question.options) if not option.abstain]


def _staying(question: Question) -> list[int]:
    return [at for at, option in enumerate(question.options) if option.abstain]


def drawn_json(drawn: Drawn) -> dict[str, Json]:
    """Return what was drawn as it stands in the file of a sitting."""
    options: dict[str, Json] = {id_: list(places) for id_, places in drawn.options.items()}
    orders: dict[str, Json] = {id_: list(places) for id_, places in drawn.orders.items()}
    content: dict[str, Json] = {
        "questions": list(drawn.questions),
        "options": options,
        "orders": orders,
    }
    return {key: value for key, value in content.items() if value}


def read_drawn(tree: Tree, value: Json, where: Where, survey: Survey) -> Drawn | None:
    """Read what was drawn of a survey; None where that is not what can be drawn of it."""
    asked = {question.id: question.ask for question in survey.questions if question.ask is not None}
    shuffled = {question.id: question for question in survey.shuffled}
    stand = {"questions": survey.sample, "options": asked, "orders": shuffled}
    keys = tuple(key for key, drawn in stand.items() if drawn)
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
    orders: dict[str, tuple[int, ...]] = {}
    found = tree.object(content.get("orders", {}), where / "orders", tuple(shuffled)) or {}
    for id_ in shuffled.keys() & found.keys():
        orders[id_] = _read_order(tree, found[id_], where / "orders" / id_, shuffled[id_])
    return Drawn(
        ids,
        {id_: options[id_] for id_ in asked if id_ in options},
        {id_: orders[id_] for id_ in shuffled if id_ in orders},
    )


def _read_order(tree: Tree, value: Json, where: Where, question: Question) -> tuple[int, ...]:
    places = value if isinstance(value, list) else []
    order = tuple(place for place in places if type(place) is int)
    moving, staying = _moving(question), _staying(question)
    shown = [*order[: len(moving)]]
    if list(order) != places or sorted(shown) != moving or [*order[len(moving) :]] != staying:
        tree.note(Code.DOMAIN, where, Fact.NOT_WHAT_IS_DRAWN())
    return order

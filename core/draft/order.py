"""The order of a draft: headings of sections and questions in one list, moved as one sees them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from core.draft.model import Draft, DraftSection, Words


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of the section that begins with the question `first`."""

    first: str


Row: TypeAlias = Heading | str
"""A line of the list: the heading of a section, or a question by its id."""


def rows(draft: Draft) -> tuple[Row, ...]:
    """Return the headings and questions of a draft in their order.

    >>> from core.draft.model import DraftQuestion
    >>> draft = Draft(questions=(DraftQuestion("sex"), DraftQuestion("paid")))
    >>> rows(with_section(draft, "paid", {"en": "Money"}))
    ('sex', Heading(first='paid'), 'paid')
    """
    starts = {each.first for each in draft.sections}
    found: list[Row] = []
    for question in draft.questions:
        found += [Heading(question.id)] if question.id in starts else []
        found.append(question.id)
    return tuple(found)


def members(draft: Draft, first: str) -> tuple[str, ...]:
    """Return the ids of the questions of the section that begins with a question."""
    order = rows(draft)
    found: list[str] = []
    for row in order[order.index(Heading(first)) + 1 :]:
        if isinstance(row, Heading):
            break
        found.append(row)
    return tuple(found)


def with_section(draft: Draft, first: str, title: Words | None) -> Draft:
    """Let a section begin with a question, under a title; None takes the heading away."""
    places = {question.id: at for at, question in enumerate(draft.questions)}
    sections = [each for each in draft.sections if each.first != first]
    sections += [] if title is None else [DraftSection(first, title)]
    sections.sort(key=lambda each: places.get(each.first, len(places)))
    return replace(draft, sections=tuple(sections))


def without(draft: Draft, taken: Collection[Row]) -> Draft:
    """Take headings and questions out. A section of which no question is left goes too."""
    return _of_rows(draft, [row for row in rows(draft) if row not in taken])


def move(draft: Draft, moved: Collection[Row], before: Row | None) -> Draft:
    """Move headings and questions, in their order, before a row; None puts them last.

    A heading takes all its questions along and stands between sections alone. A question joins
    the section in which it comes to stand; one that no question is left in goes.

    Raises:
        ValueError: a condition would then name a later question, see `blocked`; or a heading
            would come to stand within a section.
    """
    order = rows(draft)
    taken = _with_members(draft, moved)
    if any(isinstance(row, Heading) for row in taken) and isinstance(before, str):
        raise ValueError(f"a section cannot begin before {before}, within another")
    rest = [row for row in order if row not in taken]
    following = [] if before is None else order[order.index(before) :]
    at = next((at for at, row in enumerate(rest) if row in following), len(rest))
    made = _of_rows(draft, [*rest[:at], *(row for row in order if row in taken), *rest[at:]])
    before_it = set(blocked(draft))
    for asks, names in blocked(made):
        if (asks, names) not in before_it:  # what is wrong already stands in the way of no move
            raise ValueError(f"{asks} asks only if {names}, which would come later")
    return made


def step(draft: Draft, moved: Collection[Row], down: bool) -> Draft:
    """Move rows up or down by one: a question past its neighbour or the heading there.

    With a heading a whole section moves past the next one. At an end nothing moves.

    Raises:
        ValueError: as `move`.
    """
    order = rows(draft)
    taken = _with_members(draft, moved)
    places = [at for at, row in enumerate(order) if row in taken]
    if not places:
        return draft
    whole = any(isinstance(row, Heading) for row in taken)
    if down:
        after = range(places[-1] + 1, len(order))
        stops = [at for at in after if not whole or isinstance(order[at], Heading)]
        return move(draft, moved, order[stops[1]] if stops[1:] else None) if stops else draft
    stops = [at for at in range(places[0]) if not whole or isinstance(order[at], Heading)]
    return move(draft, moved, order[stops[-1]]) if stops else draft


def can_move(draft: Draft, moved: Collection[Row], before: Row | None) -> bool:
    """Tell whether rows can be moved there."""
    try:
        move(draft, moved, before)
    except ValueError:
        return False
    return True


def blocked(draft: Draft) -> tuple[tuple[str, str], ...]:
    """Return the questions whose conditions name themselves or later ones, each with that one."""
    earlier: set[str] = set()
    known = {question.id for question in draft.questions}
    found: list[tuple[str, str]] = []
    for question in draft.questions:
        named = question.ask_if.sources if question.ask_if else ()
        found += [(question.id, id_) for id_ in named if id_ in known and id_ not in earlier]
        earlier.add(question.id)
    return tuple(found)


def _with_members(draft: Draft, chosen: Collection[Row]) -> set[Row]:
    taken = set(chosen)
    for row in chosen:
        if isinstance(row, Heading):
            taken |= {*members(draft, row.first)}
    return taken


def _of_rows(draft: Draft, order: Iterable[Row]) -> Draft:
    """Give a draft the questions and sections of a list; a heading over none goes."""
    questions = {question.id: question for question in draft.questions}
    titles = {section.first: section for section in draft.sections}
    kept: list[str] = []
    sections: list[DraftSection] = []
    heading: DraftSection | None = None
    for row in order:
        if isinstance(row, Heading):
            heading = titles[row.first]
            continue
        kept.append(row)
        if heading is not None:
            sections.append(replace(heading, first=row))
            heading = None
    return replace(draft, questions=tuple(questions[id_] for id_ in kept), sections=tuple(sections))

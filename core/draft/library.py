"""Questions taken over from another draft: with their texts, conditions, sections and blocks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from core.draft.model import Draft, DraftBlock, DraftOption, DraftQuestion, DraftSection, Words
from core.survey.ids import id_of
from core.survey.model import AskIf


@dataclass(frozen=True, slots=True)
class Inserted:
    """A draft with questions of another one.

    `ids` are those that they have now, in order, and `renamed` the new ids by the old ones of those
    whose own was taken. `freed` are the new ids of questions of whose conditions a part named a
    question that did not come with them, and was dropped.
    """

    draft: Draft
    ids: tuple[str, ...] = ()
    renamed: Mapping[str, str] = field(default_factory=dict)
    freed: tuple[str, ...] = ()


def lacking(draft: Draft, source: Draft) -> tuple[str, ...]:
    """Return the languages that are offered in a source and not in a draft."""
    return tuple(each for each in source.languages if each not in draft.languages)


def conditions_lost(source: Draft, ids: Collection[str]) -> tuple[str, ...]:
    """Return those of the questions whose conditions name one that is not among them."""
    return tuple(
        each.id
        for each in source.questions
        if each.id in ids and each.ask_if is not None and {*each.ask_if.sources} - {*ids}
    )


def insert(
    draft: Draft,
    source: Draft,
    ids: Collection[str],
    after: str | None = None,
    languages: Collection[str] = (),
) -> Inserted:
    """Insert questions of a source below the question `after`, by default last.

    They come in the order of the source, in the languages of the draft and those `languages` of
    the source that are to be added to it. Where an id is taken they get another one, and their
    conditions, sections and blocks follow. Where a section comes with them they stand below the
    section of `after`, so that no question of the draft gets another heading. Raises KeyError
    where there is no question `after`.
    """
    chosen = [each for each in source.questions if each.id in ids]
    if not chosen:
        return Inserted(draft)
    added = tuple(each for each in lacking(draft, source) if each in languages)
    draft = replace(draft, languages=(*draft.languages, *added))
    taken = {each.id for each in draft.questions}
    new: dict[str, str] = {}
    for each in chosen:
        new[each.id] = id_of(each.id, taken)
        taken.add(new[each.id])
    made = tuple(_taken_over(each, new, draft.languages) for each in chosen)
    sections = _sections(source, new, draft.languages)
    at = _place(draft, after, below_section=bool(sections))
    questions = (*draft.questions[:at], *made, *draft.questions[at:])
    order = {each.id: place for place, each in enumerate(questions)}
    return Inserted(
        replace(
            draft,
            questions=questions,
            sample=(*draft.sample, *_blocks(source, new)),
            sections=tuple(
                sorted((*draft.sections, *sections), key=lambda each: order.get(each.first, at))
            ),
        ),
        ids=tuple(new.values()),
        renamed={old: id_ for old, id_ in new.items() if old != id_},
        freed=tuple(new[id_] for id_ in conditions_lost(source, ids)),
    )


def _place(draft: Draft, after: str | None, *, below_section: bool) -> int:
    """Return the place, from 0, below a question, or below the section that it stands in."""
    at = len(draft.questions) if after is None else draft.index(after) + 1
    firsts = {each.first for each in draft.sections}
    while below_section and at < len(draft.questions) and draft.questions[at].id not in firsts:
        at += 1
    return at


def _taken_over(
    question: DraftQuestion, new: Mapping[str, str], languages: Collection[str]
) -> DraftQuestion:
    def kept(words: Words) -> Words:
        return {language: words[language] for language in languages if language in words}

    def option(each: DraftOption) -> DraftOption:
        return replace(each, text=kept(each.text))

    pairs = {each: pair for each, pair in question.confirmed.items() if each in languages}
    return replace(
        question,
        id=new[question.id],
        named=question.named or new[question.id] != question.id,
        text=kept(question.text),
        help=kept(question.help),
        negation=kept(question.negation),
        options=tuple(option(each) for each in question.options),
        ask_if=_condition(question.ask_if, new),
        confirmed=pairs,
    )


def _condition(asked: AskIf | None, new: Mapping[str, str]) -> AskIf | None:
    if asked is None:
        return None
    parts = tuple(
        replace(part, question=new[part.question]) for part in asked.parts if part.question in new
    )
    return replace(asked, parts=parts) if parts else None


def _sections(
    source: Draft, new: Mapping[str, str], languages: Collection[str]
) -> Iterable[DraftSection]:
    """Return the sections of what is taken over, each from the first question that came of it."""
    titles = {each.first: each.title for each in source.sections}
    found: list[DraftSection] = []
    waiting: Words | None = None
    for question in source.questions:
        waiting = titles.get(question.id, waiting)
        if waiting is not None and question.id in new:
            title = {each: waiting[each] for each in languages if each in waiting}
            found.append(DraftSection(new[question.id], title))
            waiting = None
    return found


def _blocks(source: Draft, new: Mapping[str, str]) -> Iterable[DraftBlock]:
    """Return the blocks of what is taken over; one of which fewer than two came goes."""
    for block in source.sample:
        kept = tuple(new[id_] for id_ in block.questions if id_ in new)
        if len(kept) > 1:
            yield DraftBlock(kept, min(block.ask, len(kept) - 1))

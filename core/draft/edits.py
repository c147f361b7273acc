"""What can be done to a draft: each takes a draft and returns another, so that all can be undone.

Questions are known by their ids. An id follows the text until its author chooses one; whoever
names it follows too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from core.draft import order
from core.draft.fitting import fitted, held, options_of, target_of
from core.draft.model import (
    Draft,
    DraftBlock,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    DraftTarget,
    Words,
)
from core.privacy.mechanisms import REGISTRY, Mechanism
from core.privacy.procedures import Procedure, fits
from core.survey.ids import id_of
from core.survey.model import Answered, AskIf, Kind

FIRST_TARGET = Decimal(1)
"""The ε of a question that is randomized and of which no other was asked for."""
_FIRST_ID = "question"


def add(draft: Draft, kind: Kind, after: str | None = None) -> tuple[Draft, str]:
    """Add a question after another, or at the end; return the draft and the new id."""
    question = DraftQuestion(_fresh(draft, _FIRST_ID), kind)
    at = len(draft.questions) if after is None else draft.index(after) + 1
    return _inserted(draft, at, question), question.id


def change(
    draft: Draft, question: DraftQuestion, id_: str, *, in_place: bool = False
) -> tuple[Draft, str]:
    """Put another value in place of the question `id_`; return the draft and the id it has now.

    Where the author has not chosen the id it is made of the text; conditions on it follow. The ε
    that is wanted of it holds, by other fractions (`core.draft.fitting.held`).
    `in_place`: each option is where it was, however many texts are others.
    """
    at = draft.index(id_)
    question = held(draft.questions[at], question)
    taken = {other.id for other in draft.questions if other.id != id_}
    options = _renamed_options(question.options, draft.languages[0])
    question = replace(question, options=options)
    if not question.named:
        words = question.text.get(draft.languages[0], "")
        question = replace(question, id=_from_text(words, taken, _FIRST_ID, draft.languages[0]))
    elif question.id in taken:
        question = replace(question, id=id_of(question.id, taken))
    ids = _renamed(draft.questions[at].options, question.options, in_place)
    changed = _replaced(draft, at, question)
    return _sampled(_followed(changed, id_, question.id, ids)), question.id


def duplicate(draft: Draft, ids: Collection[str]) -> tuple[Draft, tuple[str, ...]]:
    """Add a copy below each of these questions; return the draft and the ids of the copies."""
    made: list[str] = []
    for id_ in [question.id for question in draft.questions if question.id in ids]:
        at = draft.index(id_)
        copy = replace(draft.questions[at], id=_fresh(draft, id_), named=True)
        draft = _inserted(draft, at + 1, copy)
        made.append(copy.id)
    return draft, tuple(made)


def delete(draft: Draft, ids: Collection[str]) -> tuple[Draft, tuple[str, ...]]:
    """Take questions out; return the draft and the ids of those whose conditions named them.

    What they asked for of those goes in the same step. A section begins with the next question
    that is left in it, or goes.
    """
    freed = tuple(
        q.id
        for q in draft.questions
        if q.id not in ids and q.ask_if is not None and {*q.ask_if.sources} & {*ids}
    )
    questions = tuple(
        replace(q, ask_if=_without(q.ask_if, ids)) if q.id in freed and q.ask_if else q
        for q in draft.questions
    )
    return _sampled(order.without(draft.with_questions(questions), ids)), freed


def _without(condition: AskIf, ids: Collection[str]) -> AskIf | None:
    parts = tuple(part for part in condition.parts if part.question not in ids)
    return replace(condition, parts=parts) if parts else None


def of_kind(question: DraftQuestion, kind: Kind) -> DraftQuestion:
    """Turn a question into another kind; a mechanism that the kind cannot have goes."""
    if kind.definition.like(question.kind.definition):
        return replace(question, kind=kind)
    options = question.options
    if kind.definition.listed and not options:
        options = (DraftOption("o1"), DraftOption("o2"))
    return with_design(replace(question, kind=kind, options=options), None, ())


def with_abstaining(
    question: DraftQuestion, words: Words, *, yes: Words, no: Words
) -> DraftQuestion:
    """Offer "prefer not to say"; a yes/no question becomes a one-of with three options."""
    options = question.options
    if question.kind.definition.complementary:
        options = (DraftOption("yes", yes, named=True), DraftOption("no", no, named=True))
        question = of_kind(question, Kind.ONE_OF)
    taken = {option.id for option in options}
    last = DraftOption(id_of("not_said", taken), words, abstain=True, named=True)
    return replace(question, options=(*options, last))


def with_pasted(
    question: DraftQuestion, text: str, language: str, at: int
) -> tuple[DraftQuestion, int]:
    """Add options from lines, or from one or two columns of a spreadsheet, at a place.

    Two columns are text and name. Empty lines are left out; returns also how many came.
    """
    made: list[DraftOption] = []
    taken = {option.id for option in question.options}
    for line in text.splitlines():
        words, _, name = line.strip().partition("\t")
        if not words.strip():
            continue
        id_ = id_of(name, taken) if name.strip() else _from_text(words, taken, "o", language)
        taken.add(id_)
        made.append(DraftOption(id_, {language: words.strip()}, named=bool(name.strip())))
    options = (*question.options[:at], *made, *question.options[at:])
    return replace(question, options=options), len(made)


def with_design(
    question: DraftQuestion,
    mechanism: DraftMechanism | None,
    procedures: Iterable[str],
    target: DraftTarget | None = None,
) -> DraftQuestion:
    """Take a design: its mechanism, what its fractions were found for, who can carry it out."""
    return replace(
        question,
        mechanism=mechanism,
        target=target,
        procedures=tuple(procedures),
        optional=question.optional and mechanism is None,
    )


def with_parameter(question: DraftQuestion, name: str, value: str | int) -> DraftQuestion:
    """Type one parameter of the mechanism: its fractions are then those of no wanted ε."""
    mechanism = question.mechanism
    if mechanism is None:
        return question
    typed = DraftMechanism(mechanism.name, {**mechanism.values, name: value})
    return replace(question, mechanism=typed, target=None)


def at_epsilon(
    question: DraftQuestion, epsilon: Decimal, *, histogram: bool = False
) -> DraftQuestion:
    """Return a question with fractions for an ε, and the procedures that can carry them out.

    By the mechanism that it has, where that can. As it is where no report could tell anything.
    """
    target = target_of(epsilon, histogram=histogram)
    name = question.mechanism.name if question.mechanism else ""
    exact = Decimal(target.epsilon)
    made = fitted(question, exact, name, histogram=histogram) if name else None
    made = made or fitted(question, exact, histogram=histogram)
    if made is None:
        return question
    kept: list[str] = []
    if question.kind.definition.by_device:
        design = mechanism_of(made, options_of(question))
        able = {each.value for each in Procedure if fits(each, design)}
        kept = [each for each in question.procedures if each in able]
    return with_design(question, made, kept or question.procedures, target)


def made_sensitive(question: DraftQuestion, epsilon: Decimal = FIRST_TARGET) -> DraftQuestion:
    """Randomize a question at an ε, by the mechanism of least error."""
    by_device = question.kind.definition.by_device
    usual = (Procedure.SPINNER, Procedure.SCRAMBLED) if by_device else ()
    bare = with_design(question, None, [each.value for each in usual])
    made = at_epsilon(bare, epsilon)
    return made if made.sensitive else at_epsilon(bare, FIRST_TARGET)


def mechanism_of(written: DraftMechanism, options: int) -> Mechanism:
    """Return a mechanism as it is written. Raises KeyError, ValueError, TypeError for none."""
    values = {
        name: Fraction(value) if isinstance(value, str) else value
        for name, value in written.values.items()
    }
    return REGISTRY[written.name].make(values, options)


def with_block(draft: Draft, ids: Collection[str], ask: int) -> Draft:
    """Ask each person only some of these questions; of none if it is fewer than two, or `ask` 0.

    They leave the blocks they were in. Questions in the clear are not drawn.
    """
    others = []
    for block in draft.sample:
        kept = tuple(id_ for id_ in block.questions if id_ not in ids)
        if len(kept) > 1:
            others.append(DraftBlock(kept, min(block.ask, len(kept) - 1)))
    drawn = tuple(q.id for q in draft.questions if q.id in ids and q.sensitive)
    if ask and len(drawn) > 1:
        others.append(DraftBlock(drawn, min(ask, len(drawn) - 1)))
    return replace(draft, sample=tuple(others))


def with_languages(draft: Draft, languages: tuple[str, ...]) -> Draft:
    """Offer other languages; texts of one that is taken away are kept, should it come back."""
    if not languages or len(set(languages)) < len(languages):
        raise ValueError("a survey has one language or more, each once")
    return replace(draft, languages=languages)


def _from_text(words: str, taken: Collection[str], otherwise: str, language: str) -> str:
    """Make a short id of the first words of a text in a language."""
    first = "_".join(words.split()[:4]) if words else otherwise
    made = id_of(first, taken, language)
    return made if any(char.isalpha() for char in made[1:]) else id_of(otherwise, taken)


def _renamed_options(options: tuple[DraftOption, ...], language: str) -> tuple[DraftOption, ...]:
    """Let the ids of options that nobody chose follow their texts; ids stay unique."""
    made: list[DraftOption] = []
    taken = {option.id for option in options if option.named}
    for option in options:
        if not option.named:
            words = option.text.get(language, "")
            option = replace(option, id=_from_text(words, taken, "o", language))
        elif option.id in {each.id for each in made}:
            option = replace(option, id=id_of(option.id, taken))
        taken.add(option.id)
        made.append(option)
    return tuple(made)


def _renamed(
    before: tuple[DraftOption, ...], after: tuple[DraftOption, ...], in_place: bool
) -> dict[str, str]:
    """Return the new ids of options by the old ones, where an edit renamed and moved none.

    One option may have another text; where more differ, rows came or went.
    """
    pairs = list(zip(before, after, strict=False))
    edited = sum(old.text != new.text for old, new in pairs)
    if len(before) != len(after) or (edited > 1 and not in_place):
        return {}
    return {old.id: new.id for old, new in pairs}


def _fresh(draft: Draft, name: str) -> str:
    return id_of(name, {question.id for question in draft.questions})


def _inserted(draft: Draft, at: int, question: DraftQuestion) -> Draft:
    return draft.with_questions((*draft.questions[:at], question, *draft.questions[at:]))


def _replaced(draft: Draft, at: int, question: DraftQuestion) -> Draft:
    return draft.with_questions((*draft.questions[:at], question, *draft.questions[at + 1 :]))


def _followed(draft: Draft, old: str, new: str, options: dict[str, str]) -> Draft:
    """Let blocks, sections and conditions follow a question's new id and those of its options."""
    questions = []
    for question in draft.questions:
        asked = question.ask_if
        if asked is not None and old in asked.sources:
            parts = tuple(_renamed_part(part, old, new, options) for part in asked.parts)
            question = replace(question, ask_if=replace(asked, parts=parts))
        questions.append(question)
    sections = tuple(
        replace(each, first=new) if each.first == old else each for each in draft.sections
    )
    blocks = tuple(
        replace(block, questions=tuple(new if id_ == old else id_ for id_ in block.questions))
        for block in draft.sample
    )
    return replace(draft, questions=tuple(questions), sample=blocks, sections=sections)


def _renamed_part(part: Answered, old: str, new: str, options: dict[str, str]) -> Answered:
    if part.question != old:
        return part
    values = tuple(options.get(value, value) for value in part.values)
    return replace(part, question=new, values=values)


def _sampled(draft: Draft) -> Draft:
    """Keep in blocks what can be drawn: questions that are still there, and sensitive.

    A block of which fewer than two are left goes, and none asks as many as it has.
    """
    sensitive = {question.id for question in draft.questions if question.sensitive}
    blocks = []
    for block in draft.sample:
        kept = tuple(id_ for id_ in block.questions if id_ in sensitive)
        if len(kept) == len(block.questions):
            blocks.append(block)
        elif len(kept) > 1:
            blocks.append(DraftBlock(kept, min(block.ask, len(kept) - 1)))
    return replace(draft, sample=tuple(blocks))

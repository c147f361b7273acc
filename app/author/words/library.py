"""What an author reads where questions of another draft are inserted."""

from __future__ import annotations

from collections.abc import Collection

from app.author.words.authoring import said
from app.kit.i18n import language_called
from app.words.catalogue import joined, listed, tr
from app.words.kinds import kind_detail
from app.words.numerals import epsilon_text
from core.draft import DesignReader, Draft
from core.draft.library import Inserted, conditions_lost, lacking


def preview(source: Draft, at: int, language: str) -> str:
    """Say in a line what a question of a source, counted from 0, is."""
    question = source.questions[at]
    told = [kind_detail(question).removesuffix(" ·")]
    known = DesignReader().read(source).of(at)
    if question.sensitive:
        told.append(tr("ε {0}").format("–" if known is None else epsilon_text(known.ratio)))
    if question.options:
        told.append(listed([said(each.text, language) or each.id for each in question.options]))
    told.append(joined([each for each in source.languages if question.text.get(each)]))
    words = " ".join(said(question.text, language).split()) or question.id
    return f"{words}\n{' · '.join(part for part in told if part)}"


def add_to_survey() -> str:
    """Say what the boxes of several languages are for."""
    return tr("Add to this survey:")


def added_language(language: str) -> str:
    """Name a language that the survey lacks, for the box that adds it."""
    return tr("Add to this survey: {languages}").format(languages=language_called(language))


def insert_words(n: int) -> str:
    """Name the button that inserts so many."""
    return tr("Insert one question") if n == 1 else tr("Insert {n} questions", "", n).format(n=n)


def losses_text(draft: Draft, source: Draft, ids: Collection[str], added: Collection[str]) -> str:
    """Say what does not come with the questions that are ticked; '' where all does."""
    if not ids:
        return ""
    told = []
    left = [each for each in lacking(draft, source) if each not in added]
    if left:
        names = listed([language_called(each) for each in left])
        told.append(tr("Left out: the texts in {languages}.").format(languages=names))
    missing = [each for each in draft.languages if each not in source.languages]
    if missing:
        names = listed([language_called(each) for each in missing])
        told.append(tr("Still to be written: the texts in {languages}.").format(languages=names))
    lost = conditions_lost(source, ids)
    if lost:
        told.append(
            tr("Dropped: conditions on questions that are not ticked, of {questions}.").format(
                questions=listed(list(lost))
            )
        )
    return " ".join(told)


def inserted_text(made: Inserted) -> str:
    """Say what was inserted, and under which names where theirs were taken."""
    n = len(made.ids)
    told = [tr("One question inserted.") if n == 1 else tr("{n} questions inserted.", "", n)]
    told[0] = told[0].format(n=n)
    if made.renamed:
        names = listed([f"{old} → {new}" for old, new in made.renamed.items()])
        told.append(tr("Names that were taken are others now: {names}.").format(names=names))
    if made.freed:
        told.append(tr("Conditions dropped of: {names}.").format(names=listed(list(made.freed))))
    return " ".join(told)

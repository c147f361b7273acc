"""Who is counted in the odds: people with and without the trait, saved so or so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.kit.i18n import tr
from app.words.odds import about
from app.words.pressed import answer_words, is_statement, sector_letter
from core.privacy.procedures import Landing
from core.survey import Question, text_in


@dataclass(frozen=True, slots=True)
class PeopleWords:
    """Titles of the two groups of 100 people, what filled and outlined figures are, a sentence."""

    without: str
    with_it: str
    saved: str
    otherwise: str
    _told: str

    def told(self, count: Fraction) -> str:
        """Return "About 25 of them are saved as YES."."""
        text = self._told.replace("{count}", about(count))
        return text[:1].upper() + text[1:]


def statement_words(questions: Sequence[Question], language: str) -> str:
    """Return what the letter A stands for in the odds of these questions; '' without letters."""
    if not is_statement(questions[0]):
        return ""
    a, b = sector_letter(Landing.STATEMENT), sector_letter(Landing.NEGATION)
    if len(questions) == 1:
        return f"{a}: {text_in(questions[0].text, language)}"
    told = tr("{a} is the statement of each question, {b} its opposite.")
    return told.format(a=a, b=b)


def people_words(question: Question) -> PeopleWords:
    """Return who the people of a question's odds are."""
    yes, no = answer_words(question)
    saved = tr("saved as {word}").format(word=yes)
    told = tr("{count} of them are saved as {word}.").replace("{word}", yes)
    otherwise = tr("saved as {word}").format(word=no)
    if question.charted:
        return PeopleWords(
            tr("100 people with a number far away"),
            tr("100 people with this number"),
            tr("saved near it"),
            tr("saved farther away"),
            tr("{count} of them are saved near this number."),
        )
    if question.measured:
        return PeopleWords(
            tr("100 people at the lowest value"),
            tr("100 people at the highest value"),
            saved,
            otherwise,
            told,
        )
    if not question.complementary:
        return PeopleWords(
            tr("100 people with another answer"),
            tr("100 people with this answer"),
            tr("saved with it"),
            tr("saved without it"),
            tr("{count} of them are saved with it."),
        )
    if is_statement(question):
        a = sector_letter(Landing.STATEMENT)
        return PeopleWords(
            tr("100 people to whom {letter} does not apply").format(letter=a),
            tr("100 people to whom {letter} applies").format(letter=a),
            saved,
            otherwise,
            told,
        )
    whose = tr("100 people whose true answer is {word}")
    return PeopleWords(whose.format(word=no), whose.format(word=yes), saved, otherwise, told)

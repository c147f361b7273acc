"""Who is counted in the odds: people with and without the trait, saved so or so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.words.catalogue import tr
from app.words.odds import about, number_text, odds_of, reach_of
from app.words.pressed import answer_words, is_statement, sector_letter
from core.privacy.epsilon import of_hundred
from core.privacy.procedures import Landing
from core.survey import Question, text_in


@dataclass(frozen=True, slots=True)
class Crowd:
    """100 people who are alike: who they are, how many of them leave a report, and that count."""

    label: str
    told: str
    filled: int

    def __str__(self) -> str:
        """Return both as one text, for screen readers."""
        return f"{self.label}: {self.told}"


@dataclass(frozen=True, slots=True)
class PeopleWords:
    """Titles of the two groups of 100 people, what filled and outlined figures are, sentences."""

    without: str
    with_it: str
    saved: str
    otherwise: str
    _too: str
    _told: str

    def crowds(self, joined: Fraction, kept: Fraction) -> tuple[Crowd, Crowd]:
        """Return both groups with how many of 100 leave it: those without the trait, with it."""
        return (
            Crowd(self.without, _counted(self._too, joined), of_hundred(joined)),
            Crowd(self.with_it, _counted(self._told, kept), of_hundred(kept)),
        )


def _counted(sentence: str, count: Fraction) -> str:
    text = sentence.replace("{count}", about(count))
    return text[:1].upper() + text[1:]


def crowds_of(question: Question) -> tuple[Crowd, Crowd]:
    """Return who leaves the first word of a question, or an option of it, of 200 people."""
    odds = odds_of(question)
    return people_words(question).crowds(odds.joined, odds.kept)


def statement_words(questions: Sequence[Question], language: str) -> str:
    """Return what the letter A stands for in the odds of these questions; '' without letters."""
    if not is_statement(questions[0]):
        return ""
    a, b = sector_letter(Landing.STATEMENT), sector_letter(Landing.NEGATION)
    if len(questions) == 1:
        return f"{a}: {text_in(questions[0].text, language)}"
    told = tr("{a} is the statement of each question, {b} its opposite.")
    return told.format(a=a, b=b)


def people_words(question: Question, word: int = 1) -> PeopleWords:
    """Return who the people of a question's odds are, and how many leave a word: 1 or 0."""
    words = answer_words(question)
    yes, no = words if word else words[::-1]
    named = tr("leaves {word}").format(word=yes), tr("leaves {word}").format(word=no)
    too = tr("{count} also leave {word}.").replace("{word}", yes)
    told = tr("{count} leave {word}.").replace("{word}", yes)
    if question.charted:
        reach = number_text(reach_of(question))
        return PeopleWords(
            tr("100 people with a number far away"),
            tr("100 people with this number"),
            tr("leaves one near it"),
            tr("leaves one farther away"),
            tr("{count} also leave one there."),
            tr("{count} leave one at most {reach} from it.").replace("{reach}", reach),
        )
    if question.measured:
        ends = tr("100 people at the lowest value"), tr("100 people at the highest value")
        without, with_it = ends if word else ends[::-1]
        return PeopleWords(without, with_it, *named, too, told)
    if question.multiple:
        label = tr("100 people for whom “{word}” is true")
        yes, no = tr("yes", "of a box"), tr("no", "of a box")
        leaves = tr("leaves “{word}”")
        return PeopleWords(
            label.format(word=no),
            label.format(word=yes),
            leaves.format(word=yes),
            leaves.format(word=no),
            tr("{count} also leave “{word}”.").replace("{word}", yes),
            tr("{count} leave “{word}”.").replace("{word}", yes),
        )
    if not question.complementary:
        several = question.channel is not None and not question.channel.names_one
        too, told = tr("{count} also leave it."), tr("{count} leave it.")
        if several:
            too, told = tr("{count} also leave a set with it."), tr("{count} leave a set with it.")
        return PeopleWords(
            tr("100 people with another answer"),
            tr("100 people with this answer"),
            tr("leaves it"),
            tr("leaves another"),
            too,
            told,
        )
    if is_statement(question):
        a = sector_letter(Landing.STATEMENT)
        not_it = tr("100 people to whom {letter} does not apply").format(letter=a)
        it = tr("100 people to whom {letter} applies").format(letter=a)
        without, with_it = (not_it, it) if word else (it, not_it)
        return PeopleWords(without, with_it, *named, too, told)
    label = tr("100 people whose true answer is {word}")
    return PeopleWords(label.format(word=no), label.format(word=yes), *named, too, told)

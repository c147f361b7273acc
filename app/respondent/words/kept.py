"""What is said of a scrambled report that is kept: what it may be, and its odds.

Everything is computed from the report and its mechanism; nothing of an answer comes here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.respondent.words.answers import report_words
from app.respondent.words.devices import procedure_words, tool_words
from app.respondent.words.people import Crowd, people_words
from app.words.catalogue import figures, tr
from app.words.odds import HARDLY_IN_DOUBT, is_nearly_kept, nearly_kept, odds_of
from app.words.options import beginning
from app.words.pressed import is_statement, sector_letter
from core.privacy.chance_devices import Tool
from core.privacy.mechanisms import OneOption, OnScale, Report, SomeOptions, Word
from core.privacy.procedures import Landing, Procedure, sectors
from core.survey import Question, text_in

_LONGEST_ASKED = 52  # letters: two lines of the review; the whole question stands on its page


@dataclass(frozen=True, slots=True)
class KeptWords:
    """A kept report in words, what it may be, and who else leaves it: of others, of one's own."""

    words: str
    may_be: str
    crowds: tuple[Crowd, Crowd]


@dataclass(frozen=True, slots=True)
class _Chances:
    """Of 100 people each: whose own answer is in the report, and who have another answer."""

    own: Fraction
    others: Fraction


def kept_words(
    question: Question, report: Report, language: str, places: Sequence[int] = ()
) -> KeptWords:
    """Return what is said of a report that was drawn here. ValueError where asked in the clear.

    `places` are those of the options in the order in which the person saw them.
    """
    chances = _chances(question, report)
    return KeptWords(
        words=report_words(question, report, language, places),
        may_be=_may_be(question, report),
        crowds=people_words(question, _word_of(question, report)).crowds(
            chances.others, chances.own
        ),
    )


def scrambled_words(question: Question, report: Report) -> str:
    """Return for the review that a report was scrambled, and how often it is another answer."""
    standing = question.stands_for(report)
    if not (is_nearly_kept(question) or question.measured or question.multiple):
        often = _own_at_most(question, _chances(question, report)) < 50
        if isinstance(standing, OneOption | Word):
            return tr("Scrambled, often not yours.") if often else tr("Scrambled, maybe not yours.")
        if often and isinstance(standing, SomeOptions) and standing.options:
            return tr("Scrambled, often without yours.")
    if question.multiple:
        return _may_be(question, report)
    scrambled = tr("Scrambled.")
    return f"{scrambled} {_may_be(question, report)}"


def pressed_words(question: Question, procedure: Procedure | None) -> str:
    """Return for the review what a word that a person pressed may have been about."""
    if is_nearly_kept(question):
        return nearly_kept()
    if is_statement(question) and is_one_sided(question):
        return pressed_may_be(question, procedure)
    if is_statement(question) and procedure is Procedure.OWN_DEVICE:
        return tr("Only you know which.")
    if is_statement(question):
        return tr("Nobody can tell which.")
    return procedure_words(procedure).may_be


def pressed_may_be(question: Question, procedure: Procedure | None) -> str:
    """Return in the kept moment of a pressed word what it may have been about."""
    if is_nearly_kept(question) or not is_statement(question):
        return pressed_words(question, procedure)
    a, b = sector_letter(Landing.STATEMENT), sector_letter(Landing.NEGATION)
    return tr("It could be about {a} or about {b}.").format(a=a, b=b)


def nobody_can_tell(question: Question, procedure: Procedure | None) -> str:
    """Return who knows what a word was about: with a thing of one's own, the person.

    "" where everybody can hardly be wrong about it.
    """
    if is_nearly_kept(question) or is_one_sided(question):
        return ""
    if procedure is Procedure.OWN_DEVICE:
        return tr("Only you know which.")
    return tr("Nobody can tell which.")


def is_one_sided(question: Question) -> bool:
    """Tell whether one sector is so wide that what landed is hardly in doubt."""
    wheel = sectors(question.channel) if question.channel is not None else ()
    return any(sector.share > HARDLY_IN_DOUBT for sector in wheel)


def forgotten(procedure: Procedure | None, own: Tool | None) -> str:
    """Return that the outcome is gone, or that a thing of one's own was never seen."""
    if own is not None:
        return tool_words(own).unseen
    return procedure_words(procedure).forgotten


def asked_words(question: Question, place: int, language: str, *, pressed: bool) -> str:
    """Return for the review what was asked, at a place among the questions, from 1.

    Beside a kept yes or no no sensitive text stands: it would read as what the person said.
    """
    if not question.sensitive or not question.complementary:
        return beginning(text_in(question.text, language), _LONGEST_ASKED)
    about = tr("yes or no", "what a question asks for")
    if is_statement(question):
        about = tr("true or false", "what a statement asks for")
    if is_statement(question) and pressed:
        a, b = sector_letter(Landing.STATEMENT), sector_letter(Landing.NEGATION)
        about = tr("{a} or {b}", "statements A or B").format(a=a, b=b)
    return tr("Question {place}: {about}").format(place=figures(place), about=about)


def _chances(question: Question, report: Report) -> _Chances:
    mechanism = question.drawn_by
    last = mechanism.k - 1
    match question.stands_for(report):
        case OneOption(option):
            own, others = mechanism.chances(option)
            return _Chances(100 * own, 100 * others)
        case SomeOptions() | OnScale():
            chance = odds_of(question)
            return _Chances(chance.kept, chance.joined)
        case Word(first):
            truths = (last, 0) if first else (0, last)
            own, others = (mechanism.probability(report, truth) for truth in truths)
            return _Chances(100 * own, 100 * others)


def _own_at_most(question: Question, chances: _Chances) -> Fraction:
    """Return of how many of 100 people at most the own answer is in what they leave."""
    if not question.complementary:
        return chances.own
    mechanism = question.drawn_by
    return 100 * max(mechanism.probability(1, 1), mechanism.probability(0, 0))


def _may_be(question: Question, report: Report) -> str:
    if is_nearly_kept(question):
        return nearly_kept()
    if question.multiple:
        return tr("Each flipped or kept.")
    match question.stands_for(report):
        case SomeOptions(()):
            return tr("No answer is in it, so yours is not.")
        case SomeOptions(options) if len(options) == len(question.option_ids):
            return tr("Every answer is among them, so yours is too.")
        case SomeOptions(options) if len(options) > 1:
            return tr("Yours may or may not be among them.")
        case _ if question.charted:
            return tr("It may or may not be near your number, which is forgotten.")
        case _ if question.measured:
            return tr("It is not your number, which is forgotten.")
        case _:
            return tr("It may or may not be your answer.")


def _word_of(question: Question, report: Report) -> int:
    """Return which of its words a report is, 1 where it is none."""
    standing = question.stands_for(report)
    return int(standing.first) if isinstance(standing, Word) else 1

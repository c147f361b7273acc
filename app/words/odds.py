"""What a saved word can give away, in sentences computed from the exact fractions.

Both words of a question are told of, each by its own likelihood ratio, and never what a saved
word means about a person, which depends on how many do it. Counts are of 100 people; factors and ε
are rounded up, so that no sentence promises too much.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text, factor_text, number, rounded_up
from core.privacy.epsilon import (
    QUESTION_WARNING,
    SURVEY_WARNING,
    Evidence,
    Odds,
    compose,
    epsilon_upper,
    odds,
    of_hundred,
)
from core.survey import Question, Survey
from core.survey.model import Block

HARDLY_IN_DOUBT = Fraction(95, 100)
"""The chance above which an outcome is said to be hardly in doubt."""


@dataclass(frozen=True, slots=True)
class Named:
    """What a question's words are called: those saved for 1 and 0, and what each stands for."""

    yes: str
    no: str
    of_yes: str
    of_no: str


def odds_of(question: Question) -> Odds:
    """Return the odds of a question: of yes, or of an option. ValueError where in the clear."""
    mechanism = question.drawn_by
    return odds(mechanism.chances(mechanism.k - 1), question.ratio)


def about(count: Fraction) -> str:
    """Write a count of 100 people: "about 25", or "fewer than 1" and "more than 99" at the ends."""
    if count < 1:
        return tr("fewer than 1")
    if count > 99:
        return tr("more than 99")
    return tr("about {count}").format(count=figures(of_hundred(count)))


def factor(ratio: Fraction | None) -> str:
    """Write by how much odds can be multiplied: 3, 2.8, 37, 10¹²; rounded up, ∞ where it proves."""
    return factor_text(ratio)


def also_saved(question: Question, named: Named) -> str:
    """Return "Out of 100 people whose true answer is No, about 25 are also saved as Yes."

    Where the chance of the other word is another, its sentence follows. Options are not named.
    """
    chance = odds_of(question)
    joined, lost = about(chance.joined), about(100 - chance.kept)
    if question.complementary:
        sentence = tr(
            "Out of 100 people whose true answer is {no}, {count} are also saved as {yes}."
        )
        told = sentence.format(no=named.no, yes=named.yes, count=joined)
        if chance.symmetric:
            return told
        return f"{told} {sentence.format(no=named.yes, yes=named.no, count=lost)}"
    if question.charted:
        return _near(question)
    if _has_two_words(question):
        sentence = tr("Out of 100 people at the lowest value, {count} are also saved as {yes}.")
        return sentence.format(yes=named.yes, count=joined)
    if _names_several(question):
        own = tr("Of 100 people, {count} leave a set with their own answer in it.")
        if question.multiple:
            own = tr("Of 100 people who chose an answer, {count} leave a set with it.")
        others = tr("Any other answer is in {count}.")
        return f"{own.format(count=about(chance.kept))} {others.format(count=joined)}"
    sentence = tr(
        "Out of 100 people whose true answer is another option, {count} are also saved with it."
    )
    return sentence.format(count=joined)


def never_proof(question: Question, named: Named, word: str = "") -> str:
    """Return which saved words are never proof, by at most 19 times the odds; '' for none.

    Where nearly every answer is saved unchanged it says that instead. Of two words, with `word`
    that one alone is told of.
    """
    chance = odds_of(question)
    if is_nearly_kept(question):
        return nearly_kept()
    if not _has_two_words(question):
        told = tr("A saved option is never proof.")
        if question.charted:
            told = tr("A saved number is never proof.")
        return "" if chance.strong else told
    weak = [each for each, evidence in _words(chance, named, word) if not evidence.strong]
    if len(weak) == 2:
        return tr("A saved {yes} or {no} is never proof.").format(yes=named.yes, no=named.no)
    return tr("A saved {word} is never proof.").format(word=weak[0]) if weak else ""


def moves(question: Question, named: Named) -> str:
    """Return how far what is saved moves the odds, and towards which answer each word does."""
    chance = odds_of(question)
    if _has_two_words(question):
        if not chance.symmetric:
            return " ".join(_makes(word, way, named) for word, way in _words(chance, named))
        first, second = named.of_yes, named.of_no
        if not chance.present.for_itself:
            first, second = second, first
        sentence = tr(
            "A saved {yes} makes {first} more likely, {no} makes {second}: "
            "up to {factor} times the odds."
        )
        return sentence.format(
            yes=named.yes, no=named.no, first=first, second=second, factor=factor(chance.factor)
        )
    told = tr("What is saved moves the odds by up to {factor} times.")
    return f"{told.format(factor=factor(chance.factor))} {_turned_round(chance)}".rstrip()


def proof(question: Question, named: Named, word: str = "") -> str:
    """Return what a saved word is by itself, shorter than `never_proof` and `moves` together.

    Of two words, with `word` that one alone is told of.

    How far the odds move is told where the word is more than "never proof", or speaks for the
    other answer.
    """
    chance = odds_of(question)
    first = never_proof(question, named, word)
    if is_nearly_kept(question):
        return first
    if _has_two_words(question):
        told = [
            _makes(each, evidence, named)
            for each, evidence in _words(chance, named, word)
            if evidence.strong or not evidence.for_itself
        ]
        return " ".join([first, *told]).strip()
    return f"{first} {_turned_round(chance)}".rstrip() if first else moves(question, named)


def all_together(survey: Survey) -> tuple[str, str]:
    """Return what is counted together, and by how much all of it moves the odds; "" for one answer.

    Where it is drawn what is asked, it is what the worst draw says.
    """
    asked = len(survey.sensitive) - sum(len(b.questions) - b.ask for b in survey.sample)
    if asked < 2:
        return "", ""
    counted = tr("All {n} questions together", "", asked).format(n=figures(asked))
    if any(_differ(survey, block) for block in survey.sample):
        counted = tr("The {n} questions that say most", "", asked).format(n=figures(asked))
    total = tr("Up to {factor} times the odds (ε {epsilon}).")
    return counted, total.format(factor=factor(survey.ratio), epsilon=_epsilon(survey.ratio))


def twice(survey: Survey) -> str:
    """Return what a second answer of the same person to the whole survey costs."""
    both = compose([survey.ratio, survey.ratio])
    moved = tr("If the same person answers twice, the odds move by up to {both} times, not {once}.")
    total = tr("ε is then {total} instead of {each}.").format(
        total=_epsilon(both), each=_epsilon(survey.ratio)
    )
    return f"{moved.format(both=factor(both), once=factor(survey.ratio))} {total}"


def limit_warning(survey: Survey) -> str:
    """Return a warning where a question or the survey gives away much; '' where none does."""
    worst = max((epsilon_upper(question.ratio) for question in survey.sensitive), default=None)
    total = epsilon_upper(survey.ratio)
    if worst is not None and worst > QUESTION_WARNING:
        little = tr("One question of this survey protects you little (ε {epsilon}).")
        what = tr("What is saved tells a lot about your true answer.")
        return f"{little.format(epsilon=rounded_up(worst))} {what}"
    if total > SURVEY_WARNING:
        much = tr("All answers to this survey together tell a lot about you (ε {epsilon} in all).")
        alone = tr("Each one alone does not.")
        return f"{much.format(epsilon=rounded_up(total))} {alone}"
    return ""


def nearly_kept() -> str:
    """Say that nearly every answer is saved unchanged; see `is_nearly_kept`."""
    return tr("More than 95 of 100 answers are saved as they are.")


def is_nearly_kept(question: Question) -> bool:
    """Tell whether more than 95 of 100 answers, whatever they are, are saved as they are."""
    chance = odds_of(question)
    return chance.strong and _unchanged(question, chance) > HARDLY_IN_DOUBT


def _differ(survey: Survey, block: Block) -> bool:
    """Tell whether some draws of a block say more than others."""
    return len({survey.question(id_).ratio for id_ in block.questions}) > 1


def _names_several(question: Question) -> bool:
    """Tell whether a report names a set of options."""
    one = question.channel is None or question.channel.names_one
    options = not question.complementary and not question.measured
    return question.multiple or (options and not one)


def _has_two_words(question: Question) -> bool:
    """Tell whether a report is one of two words: of a yes/no question, or one bit of a number."""
    return question.worded


def _near(question: Question) -> str:
    """Return how often a number that is saved whole is near one's own, and why that is no proof."""
    chance, reach = odds_of(question), reach_of(question)
    told = tr("Of 100 people, {count} leave a number at most {reach} from their own.")
    others = tr("Of 100 people with a number far away, {count} leave one there, too.")
    told = told.format(count=about(chance.kept), reach=number_text(reach))
    return f"{told} {others.format(count=about(chance.joined))}"


def reach_of(question: Question) -> Fraction:
    """Return by how much a near number differs at most from one's own, in the question's units."""
    histogram = question.drawn_by.histogram
    if histogram is None:
        raise ValueError(f"the question {question.id} saves no number")
    return (question.step or 1) * histogram.reach


def number_text(value: Fraction | int) -> str:
    """Write a number on a scale, or between two of its steps."""
    return number(float(value), 0 if Fraction(value).denominator == 1 else 1)


def _words(chance: Odds, named: Named, only: str = "") -> list[tuple[str, Evidence]]:
    both = (named.yes, chance.present), (named.no, chance.absent)
    return [(word, evidence) for word, evidence in both if only in ("", word)]


def _makes(word: str, evidence: Evidence, named: Named) -> str:
    itself, other = named.of_yes, named.of_no
    if word == named.no:
        itself, other = other, itself
    sentence = tr("A saved {word} makes {answer} more likely, up to {factor} times the odds.")
    answer = itself if evidence.for_itself else other
    return sentence.format(word=word, answer=answer, factor=factor(evidence.factor))


def _turned_round(chance: Odds) -> str:
    """Return that an option is saved less often of those who choose it, where it is so."""
    return "" if chance.present.for_itself else tr("A saved option makes that option less likely.")


def _unchanged(question: Question, chance: Odds) -> Fraction:
    """Return the least chance, over all answers, that what is saved is the answer itself."""
    least = min(chance.kept, 100 - chance.joined) / 100
    if question.channel is None or (question.measured and question.worded):
        return Fraction(0)  # one bit of a number is no number
    mechanism = question.drawn_by
    if mechanism.histogram is not None:
        return Fraction(0) if mechanism.histogram.reach else chance.kept / 100
    if question.complementary:
        return least
    if question.multiple:
        return Fraction(least ** (question.ask or len(question.options)))
    if mechanism.names_one:
        return chance.kept / 100
    alone = "1" + "0" * (mechanism.k - 1)
    return Fraction(0) if mechanism.form.accepts(alone) else mechanism.probability(alone, 0)


def _epsilon(ratio: Fraction | None) -> str:
    return epsilon_text(ratio)

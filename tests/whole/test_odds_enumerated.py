"""Every sentence about odds against its channel, enumerated: what is said is so, of both words."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from itertools import permutations, product

import pytest
from counted_odds import F, assert_count, question_of, sentences
from respondent_driver import survey_of

from app.commands.check import _question_line
from app.planner.planned import _odds
from app.respondent.words.people import people_words
from app.words import odds
from app.words.pressed import named
from core.privacy.epsilon import of_hundred
from core.privacy.mechanisms import Binary, KAry, OneBit, Unary, WindowChannel
from core.survey import Kind, Question

FINE = 10**9
NEVER = re.compile(r"A saved (\w+)(?: or (\w+))? is never proof\.")
ONE = re.compile(r"A saved (\w+) makes ([\w ]+) more likely, up to (\S+) times the odds\.")
BOTH = re.compile(
    r"A saved (\w+) makes ([\w ]+) more likely, (\w+) makes ([\w ]+): up to (\S+) times the odds\."
)
ALL_KEPT = "More than 95 of 100 answers are saved as they are."

PAIRS = [
    *permutations([F(n, 20) for n in range(1, 20)], 2),
    *permutations([F(1, FINE), F(1, 100), F(1, 2), F(99, 100), F(FINE - 1, FINE)], 2),
    (F(99, 100), F(4, 5)),
    (F(948, 1000), F(1, 1000)),
    (F(951, 1000), F(49, 1000)),
    (F(96, 100), F(5, 100)),
    (F(2, 3), F(2, 3) - F(1, FINE)),
    (F(FINE // 2 + 1, FINE), F(FINE // 2, FINE)),
]


def everything_said(question: Question) -> str:
    words = named(question)
    texts = (odds.also_saved, odds.proof, odds.never_proof, odds.moves)
    told = " ".join(filter(None, (text(question, words) for text in texts)))
    assert "  " not in told
    assert all(len(sentence.split()) <= 18 for sentence in sentences(told)), told
    assert "about 0" not in told
    assert "about 100" not in told
    return told


def value(text: str) -> Fraction:
    """Read a factor as it is shown."""
    if text.startswith("10") and len(text) > 2 and not text[2:].isascii():
        return F(10) ** int(unicodedata.normalize("NFKC", text[2:]))
    return F(text.replace(",", ""))


def assert_rounded_up(shown: str, true: Fraction) -> None:
    assert len(shown) <= 13
    most = value(shown)
    step = F(9, 10) * most if most > FINE else F(1) if most > 10 else F(1, 10)
    assert most - step < true <= most, (shown, float(true))


def claims(text: str) -> dict[str, tuple[str, str]]:
    """Return of each saved word the answer that it is said to make likelier, and the factor."""
    found = {word: (answer, most) for word, answer, most in ONE.findall(text)}
    for yes, first, no, second, most in BOTH.findall(text):
        found |= {yes: (first, most), no: (second, most)}
    return found


def assert_two_words(question: Question, yes: int, no: int) -> None:
    """Check all that is said of a report of 1 or 0 against two truths of the channel."""
    mechanism, words = question.drawn_by, named(question)
    told, moved = everything_said(question), claims(odds.moves(question, words))
    assert set(moved) == {words.yes, words.no}
    never = {word for pair in NEVER.findall(odds.never_proof(question, words)) for word in pair}
    brief = claims(odds.proof(question, words))
    for word, report in ((words.yes, 1), (words.no, 0)):
        truths = (yes, no) if moved[word][0] == words.of_yes else (no, yes)
        for_it, against = (mechanism.probability(report, truth) for truth in truths)
        assert for_it > against, told
        assert_rounded_up(moved[word][1], for_it / against)
        kept = ALL_KEPT in odds.never_proof(question, words)
        assert (word in never) == (for_it / against <= 19), told
        against_its_name = (moved[word][0] == words.of_yes) != (report == 1)
        weighty = for_it / against > 19 or against_its_name
        assert (word in brief) == (weighty and not kept), told


@pytest.mark.parametrize("part", range(4))
def test_that_all_said_of_yes_and_no_is_so(part: int) -> None:
    for p1, p0 in PAIRS[part::4]:
        question = question_of(Kind.YES_NO, Binary(p1, p0))
        assert_two_words(question, 1, 0)
        told = odds.also_saved(question, named(question))
        counts = dict(
            re.findall(r"Out of 100 people whose true answer is (\w+), (.*?) are also saved", told)
        )
        assert_count(counts["NO"], 100 * p0)
        assert ("YES" in counts) == (p1 + p0 != 1)
        if "YES" in counts:
            assert_count(counts["YES"], 100 * (1 - p1))
        kept = ALL_KEPT in odds.never_proof(question, named(question))
        assert kept == (p1 > F(95, 100) and p0 < F(5, 100))


def test_that_named_cases_read_as_they_should() -> None:
    by_no = question_of(Kind.YES_NO, Binary(F(99, 100), F(4, 5)))
    assert odds.proof(by_no, named(by_no)) == (
        "A saved YES is never proof. A saved NO makes NO more likely, up to 20 times the odds."
    )
    by_yes = question_of(Kind.YES_NO, Binary(F(1, 2), F(1, 100)))
    assert odds.proof(by_yes, named(by_yes)) == (
        "A saved NO is never proof. A saved YES makes YES more likely, up to 50 times the odds."
    )
    turned = question_of(Kind.YES_NO, Binary(F(1, 10), F(3, 5)))
    assert "A saved YES makes NO more likely, up to 6 times" in odds.proof(turned, named(turned))
    assert "A saved NO makes YES more likely, up to 2.3 times" in odds.proof(turned, named(turned))


@pytest.mark.parametrize("k", [2, 3, 11, 1024])
@pytest.mark.parametrize("p", [F(1, 100), F(1, 4), F(3, 4), F(19, 20), F(97, 100)])
def test_that_all_said_of_one_bit_is_so(k: int, p: Fraction) -> None:
    mechanism = OneBit(k, p)
    question = question_of(Kind.NUMBER, mechanism, k)
    assert_two_words(question, k - 1, 0)
    assert ALL_KEPT not in everything_said(question)
    # Likelier for every pair of values, and for none by more than the two ends.
    chances = [mechanism.probability(1, truth) for truth in range(k)]
    assert chances == sorted(chances, reverse=p < F(1, 2))
    told = odds.also_saved(question, named(question))
    shown = re.search(r"lowest value, (.*?) are", told)
    assert shown is not None
    assert_count(shown[1], 100 * chances[0])


@pytest.mark.parametrize("k", [2, 11, 1024])
@pytest.mark.parametrize(("width", "p"), [(1, F(3, 4)), (1, F(97, 100)), (5, F(7, 10))])
def test_that_all_said_of_a_window_is_so(k: int, width: int, p: Fraction) -> None:
    width = min(width, k - 1)
    mechanism = WindowChannel(k, width, p)
    question = question_of(Kind.NUMBER, mechanism, k)
    ratio = mechanism.probability(0, 0) / mechanism.probability(0, k - 1)
    words, told = named(question), everything_said(question)
    shown = re.search(r"moves the odds by up to (\S+) times", odds.moves(question, words))
    assert shown is not None
    assert_rounded_up(shown[1], ratio)
    assert (ALL_KEPT in told) == (width == 1 and p > F(95, 100))
    assert ("A saved number is never proof." in told) == (ratio <= 19)
    own = re.search(r"people, (.*?) leave a number at most ([\d.]+) from", told)
    far = re.search(r"far away, (.*?) leave one there", told)
    assert own is not None
    assert far is not None
    assert F(own[2]) == F(width - 1, 2)
    assert_count(own[1], 100 * p)
    there = sum((mechanism.probability(y, k - 1) for y in range(width)), F(0))
    assert_count(far[1], 100 * there)
    people = people_words(question)
    assert people.with_it == "100 people with this number"
    assert "near it" in _question_line(question)


def assert_whole(question: Question, ratio: Fraction, kept: Fraction) -> None:
    """Check what is said of all that is saved: its largest ratio, how often it is unchanged."""
    told, words = everything_said(question), named(question)
    shown = re.search(r"moves the odds by up to (\S+) times", odds.moves(question, words))
    assert shown is not None
    assert_rounded_up(shown[1], ratio)
    first = odds.never_proof(question, words)
    assert (first == ALL_KEPT) == (kept > F(95, 100)), told
    assert (first == "A saved option is never proof.") == (ratio <= 19), told
    if ratio > 19 and first != ALL_KEPT:
        assert shown[0] in odds.proof(question, words)


@pytest.mark.parametrize("k", [2, 3, 5, 20, 1024])
@pytest.mark.parametrize("p", [F(1, 2) + F(1, FINE), F(3, 4), F(19, 20), F(951, 1000)])
def test_that_all_said_of_one_option_is_so(k: int, p: Fraction) -> None:
    kary = KAry(k, p)
    truth, other = kary.probability(0, 0), kary.probability(0, 1)
    question = question_of(Kind.ONE_OF, kary, k)
    assert_whole(question, truth / other, truth)
    shown = re.search(r"another option, (.*?) are", odds.also_saved(question, named(question)))
    assert shown is not None
    assert_count(shown[1], 100 * other)


@pytest.mark.parametrize("k", [2, 3, 6, 1024])
@pytest.mark.parametrize(
    ("p", "q"),
    [
        (F(1, 2), F(1, 4)),
        (F(3, 4), F(1, 4)),
        (F(1, 2), F(1, FINE)),
        (F(999, 1000), F(1, 1000)),
        (F(1, 2) + F(1, FINE), F(1, 2)),
    ],
)
def test_that_all_said_of_a_set_is_so(k: int, p: Fraction, q: Fraction) -> None:
    unary = Unary(k, p, q)
    question = question_of(Kind.ONE_OF, unary, k)
    few = min(k, 6)
    small = Unary(few, p, q)
    reports = ["".join(bits) for bits in product("01", repeat=few)]
    chances = [(small.probability(y, 0), small.probability(y, 1)) for y in reports]
    unchanged = unary.probability("1" + "0" * (k - 1), 0)
    assert_whole(question, max(a / b for a, b in chances), unchanged)
    told = odds.also_saved(question, named(question))
    own, others = re.findall(r"(?:people, |is in )(.*?)(?: leave|\.$)", told)
    with_it = [pair for pair, y in zip(chances, reports, strict=True) if y[0] == "1"]
    assert_count(own, 100 * sum((a for a, _ in with_it), F(0)))
    assert_count(others, 100 * sum((b for _, b in with_it), F(0)))


@pytest.mark.parametrize("k", [1, 2, 5])
@pytest.mark.parametrize(
    ("p1", "p0"),
    [
        (F(2, 3), F(1, 3)),
        (F(3, 4), F(1, 2)),
        (F(1, 4), F(1, 2)),
        (F(97, 100), F(3, 100)),
        (F(99, 100), F(1, 100)),
        (F(1, 2), F(1, FINE)),
    ],
)
def test_that_a_many_of_counts_with_all_its_options(k: int, p1: Fraction, p0: Fraction) -> None:
    binary = Binary(p1, p0)
    question = question_of(Kind.MANY_OF, binary, k)
    sets = list(product((0, 1), repeat=k))

    def chance(report: tuple[int, ...], truth: tuple[int, ...]) -> Fraction:
        whole = F(1)
        for y, x in zip(report, truth, strict=True):
            whole *= binary.probability(y, x)
        return whole

    least = min(chance(truth, truth) for truth in sets)
    table = [[chance(y, truth) for truth in sets] for y in sets]
    largest = max(max(row) / min(row) for row in table)
    assert_whole(question, largest, least)
    assert odds.odds_of(question).factor == largest
    turned = "makes that option less likely" in odds.proof(question, named(question))
    assert turned == (p1 < p0 and ALL_KEPT not in odds.proof(question, named(question)))
    told = odds.also_saved(question, named(question))
    own, others = re.findall(r"(?:who chose an answer, |is in )(.*?)(?: leave|\.$)", told)
    with_it = [y for y in sets if y[0]]
    chosen, not_chosen = (1, *[0] * (k - 1)), (0, *[1] * (k - 1))
    assert_count(own, 100 * sum((chance(y, chosen) for y in with_it), F(0)))
    assert_count(others, 100 * sum((chance(y, not_chosen) for y in with_it), F(0)))


def test_that_five_options_at_two_are_told_as_thirty_two() -> None:
    question = question_of(Kind.MANY_OF, Binary(F(2, 3), F(1, 3)), 5)
    assert odds.proof(question, named(question)) == (
        "What is saved moves the odds by up to 32 times."
    )


def test_that_very_many_options_stay_short() -> None:
    for design in (Binary(F(FINE - 1, FINE), F(1, FINE)), Binary(F(1, FINE), F(1, 2))):
        question = question_of(Kind.MANY_OF, design, 1024)
        assert question.ratio is not None
        assert_whole(question, question.ratio, min(design.p1, 1 - design.p0) ** 1024)
        assert len(_odds(question.ratio)) < 40


def test_that_planner_and_people_round_as_the_sentences_do() -> None:
    assert _odds(F(271_828, 100_000)) == "up to 2.8 times the odds"
    assert _odds(F(12_345_671, 10)) == "up to 1,234,568 times the odds"
    question = question_of(Kind.YES_NO, Binary(F(999, 1000), F(1, 1000)))
    for chance in (F(1, 10), F(0)):
        others, own = people_words(question).crowds(chance, 100 - chance)
        assert (others.told, others.filled) == ("Fewer than 1 also leave YES.", 0)
        assert (own.told, own.filled) == ("More than 99 leave YES.", 100)
    assert of_hundred(F(1, 10)) == 0


def test_that_the_command_line_counts_as_the_pages_do() -> None:
    rare = _question_line(question_of(Kind.MANY_OF, Binary(F(2, 3), F(1, 1000)), 5))
    assert "who do not, fewer than 1 are also" in rare
    five = _question_line(question_of(Kind.MANY_OF, Binary(F(2, 3), F(1, 3)), 5))
    assert "about 67 are saved with it" in five
    assert "moves the odds by up to 32 times" in five


def test_that_sentences_of_whole_surveys_are_short() -> None:
    def yes_no(p: str, name: str) -> dict[str, object]:
        mechanism = {"name": "warner", "p": p}
        return {"id": name, "kind": "yes-no", "text": "Did you?", "mechanism": mechanism}

    surveys = (
        survey_of(yes_no("3/4", "a")),
        survey_of(yes_no("3/4", "a"), yes_no("3/4", "b")),
        survey_of(*(yes_no(p, name) for p, name in (("3/4", "a"), ("4/5", "b"), ("2/3", "c")))),
        survey_of(*(yes_no(p, name) for p, name in (("21/22", "a"), ("4/5", "b")))),
    )
    for survey in surveys:
        parts = (*odds.all_together(survey), odds.twice(survey), odds.limit_warning(survey))
        told = " ".join(part for part in parts if part)
        assert all(len(sentence.split()) <= 18 for sentence in sentences(told)), told

"""What is said of a kept report, against its channel, enumerated: every sentence is so."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

import pytest
from counted_odds import assert_count, question_of, sentences
from made_mechanism import MadeUp

from app.kit.i18n import spoken
from app.respondent.words.kept import (
    KeptWords,
    asked_words,
    kept_words,
    nobody_can_tell,
    pressed_may_be,
    pressed_words,
    scrambled_words,
)
from core.privacy.epsilon import of_hundred
from core.privacy.mechanisms import (
    Binary,
    Forced,
    KAry,
    Mechanism,
    OneBit,
    Report,
    Subset,
    Unary,
    Warner,
    WindowChannel,
)
from core.privacy.procedures import Procedure
from core.survey import Kind, Question

F = Fraction


def every_report(mechanism: Mechanism) -> list[Report]:
    """All reports of a small mechanism, found by their form alone."""
    form = mechanism.form
    if form.spread:
        bits = ("".join(one) for one in product("01", repeat=mechanism.k))
        return [text for text in bits if form.accepts(text) == ""]
    return [form.unpack(packed) for packed in range(form.size)]


def named_in(question: Question, words: str) -> list[int]:
    return [i for i in range(len(question.options)) if f"Option {i}" in words]


def said(question: Question, report: Report) -> KeptWords:
    kept = kept_words(question, report, "en")
    for told in (kept.may_be, *map(str, kept.crowds), scrambled_words(question, report)):
        assert all(len(sentence.split()) <= 18 for sentence in sentences(told)), told
        assert "about 0" not in told
    return kept


def assert_crowds(kept: KeptWords, others: Fraction, own: Fraction) -> None:
    """Check both counts of 100: in words, and as so many figures."""
    for crowd, chance, too in zip(kept.crowds, (others, own), (True, False), strict=True):
        shown = re.match(r"(.*?) (also )?leave ", crowd.told)
        assert shown is not None, crowd
        assert bool(shown[2]) is too
        assert_count(shown[1][0].lower() + shown[1][1:], 100 * chance)
        assert crowd.filled == of_hundred(100 * chance)


@pytest.mark.parametrize("k", [2, 3, 14])
@pytest.mark.parametrize("p", [F(19, 100), F(1, 2), F(49, 100), F(3, 4), F(96, 100)])
def test_that_one_option_is_told_with_those_who_leave_it_too(k: int, p: Fraction) -> None:
    mechanism = KAry(k, p)
    question = question_of(Kind.ONE_OF, mechanism, k)
    for report in every_report(mechanism):
        kept = said(question, report)
        (option,) = [i for i in range(k) if kept.words == f"Option {i}"]
        assert option == report
        other = mechanism.probability(report, (option + 1) % k)
        own = mechanism.probability(report, option)
        assert_crowds(kept, other, own)
        whose = [crowd.label for crowd in kept.crowds]
        assert whose == ["100 people with another answer", "100 people with this answer"]
        # Often another answer only where more than half of all leave another one.
        assert ("often not" in scrambled_words(question, report)) == (own < F(1, 2))
        whole = p > F(95, 100)
        assert ("More than 95 of 100" in kept.may_be) == whole
        assert ("may or may not" in kept.may_be) == (not whole)


SETS: list[tuple[Kind, Mechanism, int]] = [
    (Kind.ONE_OF, Subset(5, 2, F(3, 5)), 5),
    (Kind.ONE_OF, Subset(5, 2, F(9, 20)), 5),
    (Kind.RATING, Subset(4, 1, F(2, 5)), 4),
    (Kind.ONE_OF, Unary(4, F(1, 2), F(1, 4)), 4),
    (Kind.ONE_OF, Unary(3, F(2, 5), F(1, 10)), 3),
    (Kind.ONE_OF, MadeUp(5, 2, F(3, 4)), 5),
    (Kind.MANY_OF, Warner(F(2, 3)), 3),
    (Kind.MANY_OF, Binary(F(2, 5), F(1, 10)), 3),
]


@pytest.mark.parametrize(("kind", "mechanism", "k"), SETS)
def test_that_a_set_is_told_with_how_often_the_own_answer_is_in_one(
    kind: Kind, mechanism: Mechanism, k: int
) -> None:
    question = question_of(kind, mechanism, k)
    many = kind is Kind.MANY_OF
    reports: list[Report] = every_report(mechanism)
    if many:
        reports = ["".join(bits) for bits in product("01", repeat=k)]
        own, others = mechanism.probability(1, 1), mechanism.probability(1, 0)
    else:
        named = [(y, named_in(question, said(question, y).words)) for y in reports]
        own = sum((mechanism.probability(y, 0) for y, those in named if 0 in those), F(0))
        others = sum((mechanism.probability(y, 1) for y, those in named if 0 in those), F(0))
    for report in reports:
        kept = said(question, report)
        those = named_in(question, kept.words)
        assert_crowds(kept, others, own)
        sure = "yours is" in kept.may_be
        # Of one answer it is certain where all options are named, or none is.
        assert sure == (not many and len(those) in (0, k)), kept
        review = scrambled_words(question, report)
        if len(those) > 1 and not sure:
            assert kept.may_be == "Yours may or may not be among them."
        if many:
            assert review == "Each flipped or kept."
            continue
        often = "often without" in review or "often not" in review
        assert often == (own < F(1, 2) and len(those) > 0), review


PAIRS = [(F(3, 4), F(1, 4)), (F(9, 10), F(1, 2)), (F(1, 3), F(2, 3)), (F(1, 2), F(1, 100))]


@pytest.mark.parametrize(("p1", "p0"), PAIRS)
def test_that_a_word_is_told_with_those_who_leave_it_of_the_other_answer(
    p1: Fraction, p0: Fraction
) -> None:
    mechanism = Binary(p1, p0)
    question = question_of(Kind.YES_NO, mechanism)
    for report, other in ((1, 0), (0, 1)):
        kept = said(question, report)
        word = ("NO", "YES")[report]
        assert kept.words == word
        assert_crowds(
            kept, mechanism.probability(report, other), mechanism.probability(report, report)
        )
        for crowd, truth in zip(kept.crowds, (other, report), strict=True):
            assert crowd.label == f"100 people whose true answer is {('NO', 'YES')[truth]}"
            assert crowd.told.endswith(f"leave {word}.")
        own = [mechanism.probability(x, x) for x in (0, 1)]
        assert ("often not" in scrambled_words(question, report)) == (max(own) < F(1, 2))


@pytest.mark.parametrize("p", [F(1, 4), F(3, 4), F(9, 10)])
@pytest.mark.parametrize("k", [2, 11])
def test_that_one_bit_is_told_with_those_at_the_other_end(k: int, p: Fraction) -> None:
    mechanism = OneBit(k, p)
    question = question_of(Kind.NUMBER, mechanism, k)
    for report, end, name in ((1, 0, "lowest"), (0, k - 1, "highest")):
        kept = said(question, report)
        own = mechanism.probability(report, k - 1 - end)
        assert_crowds(kept, mechanism.probability(report, end), own)
        assert kept.crowds[0].label == f"100 people at the {name} value"
        assert kept.may_be == "It is not your number, which is forgotten."
        assert "often" not in scrambled_words(question, report)


@pytest.mark.parametrize(("width", "p"), [(3, F(3, 4)), (4, F(3, 5)), (1, F(1, 2))])
def test_that_a_saved_number_is_told_with_those_far_away(width: int, p: Fraction) -> None:
    mechanism = WindowChannel(11, width, p)
    question = question_of(Kind.NUMBER, mechanism, 11)
    near = {y for y in range(mechanism.form.size) if mechanism.probability(y, 0) == p / width}
    joined = 100 * sum((mechanism.probability(y, 10) for y in near), F(0))
    for report in range(mechanism.form.size):
        kept = said(question, report)
        middle = F(kept.words.replace("−", "-"))
        # Those that the report supports are those at most so far from the number that is named.
        held = {x for x in range(11) if mechanism.probability(report, x) == p / width}
        assert held == {x for x in range(11) if abs(x - middle) <= F(width - 1, 2)}
        assert_crowds(kept, joined / 100, p)
        reach = re.search(r"leave one at most ([\d.]+) from it\.", kept.crowds[1].told)
        assert reach is not None
        assert F(reach[1]) == F(width - 1, 2)
        assert kept.may_be == "It may or may not be near your number, which is forgotten."
        assert scrambled_words(question, report) == f"Scrambled. {kept.may_be}"


def test_that_how_far_a_saved_number_may_be_away_is_written_as_the_page_speaks() -> None:
    question = question_of(Kind.NUMBER, WindowChannel(11, 4, F(3, 5)), 11)
    with spoken("de"):
        assert "1,5" in said(question, 0).crowds[1].told


def test_that_a_number_hardly_ever_changed_is_said_to_be_saved_as_it_is() -> None:
    nearly = "More than 95 of 100 answers are saved as they are."
    question = question_of(Kind.NUMBER, WindowChannel(11, 1, F(96, 100)), 11)
    assert said(question, 4).may_be == nearly
    wider = question_of(Kind.NUMBER, WindowChannel(11, 2, F(96, 100)), 11)
    assert said(wider, 4).may_be != nearly


def test_that_no_statement_stands_beside_a_kept_word() -> None:
    plain = question_of(Kind.YES_NO, Forced(F(1, 2), F(1, 2)))
    judged = Question("q", Kind.YES_NO, "I paid.", negation="I did not.", channel=Warner(F(3, 4)))
    assert asked_words(judged, 2, "en", pressed=True) == "Question 2: A or B"
    assert asked_words(judged, 2, "en", pressed=False) == "Question 2: true or false"
    for pressed in (True, False):
        assert asked_words(plain, 3, "en", pressed=pressed) == "Question 3: yes or no"
    assert pressed_words(judged, Procedure.COINS) == "Nobody can tell which."
    own = pressed_words(judged, Procedure.OWN_DEVICE)
    assert own == "Only you know which."
    for procedure, whose in (
        (Procedure.SPINNER, "the wheel's"),
        (Procedure.COINS, "the coins'"),
        (Procedure.DIE, "the dice's"),
    ):
        assert pressed_words(plain, procedure) == f"It may have been {whose} word or yours."
    assert "your device" in pressed_words(plain, Procedure.OWN_DEVICE)


def test_that_a_long_question_is_cut_in_the_review_at_a_word() -> None:
    for text, begin in (
        ("What did you do all this time? " * 9, "What did you do all"),
        ("\u4f60" * 300, "\u4f60"),
    ):
        question = Question("q", Kind.ONE_OF, text.strip(), channel=KAry(3, F(1, 2)))
        cut = asked_words(question, 1, "en", pressed=False)
        assert cut.endswith("…")
        assert 30 < len(cut) <= 52
        assert cut.startswith(begin)
        assert text.startswith(cut[:-1])


@pytest.mark.parametrize("procedure", [Procedure.SPINNER, Procedure.OWN_DEVICE])
@pytest.mark.parametrize(
    ("p", "is_in_doubt"),
    [(F(3, 4), True), (F(95, 100), True), (F(97, 100), False), (F(3, 100), False)],
)
def test_that_nobody_can_tell_is_said_only_where_it_is_so(
    procedure: Procedure, p: Fraction, is_in_doubt: bool
) -> None:
    """Not where more than 95 of 100 wheels land on one statement."""
    judged = Question("q", Kind.YES_NO, "A text.", channel=Warner(p), negation="Not a text.")
    promise = (
        "Only you know which" if procedure is Procedure.OWN_DEVICE else "Nobody can tell which"
    )
    assert nobody_can_tell(judged, procedure) == (f"{promise}." if is_in_doubt else "")
    assert (promise in pressed_words(judged, procedure)) is is_in_doubt
    nearly = "More than 95 of 100 answers are saved as they are."
    for told in (pressed_may_be(judged, procedure), pressed_words(judged, procedure)):
        assert (told == nearly) is (p > F(95, 100)), told

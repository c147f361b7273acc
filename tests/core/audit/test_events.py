"""The audit: its bounds are right, honest mechanisms pass, and planted faults are caught."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
import pytest
from made_mechanism import MadeUp
from made_questions import many_of, number, one_of, yes_no
from scipy.stats import beta

from core.audit import Audit, Finding, audit, to_json
from core.audit.epsilon_bounds import odds_bounds
from core.audit.events import Item, People, column, made_up, spoken
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import (
    Binary,
    Domain,
    Forced,
    KAry,
    LocalHash,
    Mechanism,
    OneBit,
    Report,
    Subset,
    TwoAnswers,
    Unary,
    Warner,
    WindowChannel,
)
from core.privacy.randomness import Door, RandomnessError
from core.progress import Cancelled
from core.survey.model import Block, Question, Survey
from door_tape import distribution

F = Fraction
TRIALS = 6_000

MECHANISMS: list[Mechanism] = [
    Warner(F(9, 10)),
    Warner(F(1, 10)),
    Forced(F(3, 4), F(1, 2)),
    Binary(F(9, 10), F(2, 5)),
    Binary(F(1, 10), F(4, 5)),
    KAry(3, F(4, 5)),
    KAry(14, F(1, 3)),
    Unary(4, F(1, 2), F(1, 9)),
    Unary(6, F(3, 4), F(1, 4)),
    Subset(5, 2, F(5, 6)),
    LocalHash(40, 4, F(3, 4)),
    OneBit(21, F(9, 10)),
    WindowChannel(21, 6, F(4, 5)),
    MadeUp(4, 3, F(4, 5)),
]
ONE_OF_EACH = list({type(one): one for one in MECHANISMS if "p" in one.parameters}.values())
SMALL = [one for one in MECHANISMS if not isinstance(one, LocalHash) and one.k < 6]


def question_of(mechanism: Mechanism) -> Question:
    match mechanism.domain:
        case Domain.TWO_ANSWERS:
            return yes_no(mechanism)
        case Domain.OPTIONS:
            return one_of(mechanism.k, mechanism)
        case Domain.PLACES:
            return number(0, mechanism.k - 1, mechanism=mechanism)


def survey_of(*questions: Question) -> Survey:
    named = tuple(replace(question, id=f"q{i}") for i, question in enumerate(questions))
    return Survey(("en",), "T", named)


def seeded(seed: int = 3) -> Door:
    return Door(np.random.default_rng(seed).bytes)


def audited(survey: Survey, trials: int = TRIALS) -> Audit:
    return audit(survey, trials, seeded(), truths=seeded(7))


def findings(found: Audit) -> list[Finding]:
    return [item.finding for question in found.questions for item in question.items]


# The bounds


@pytest.mark.parametrize("alpha", [0.05, 1e-3, 1e-6, 1e-9])
def test_that_the_bounds_are_those_of_clopper_and_pearson(alpha: float) -> None:
    x = np.array([0, 1, 30, 400, 9_999, 10_000, 731_059])
    n = np.array([7, 40, 40, 400, 10_000, 10_001, 1_000_000])
    lows, highs = odds_bounds(x, n, alpha)
    for at, (one, of) in enumerate(zip(x.tolist(), n.tolist(), strict=True)):
        least = beta.ppf(alpha, one, of - one + 1) if one else 0.0
        most = beta.isf(alpha, one + 1, of - one) if one < of else 1.0
        assert lows[at] == pytest.approx(least / (1 - least), rel=1e-6)
        assert 1 / (1 + highs[at]) == pytest.approx(1 - most, rel=1e-6)
    nobody = odds_bounds(np.array([0]), np.array([0]), alpha)
    assert [bound.tolist() for bound in nobody] == [[0.0], [math.inf]]


def people_of(mechanism: Mechanism) -> set[tuple[int, int, int]]:
    """Every truth, rival and witness that can be made up, all of them as likely."""
    people = made_up(mechanism, 3_000, seeded(1))
    each = (people.truths, people.rivals, people.witnesses)
    return set(zip(*(column.tolist() for column in each), strict=True))


def odds_by_group(
    declared: Mechanism, rows: Sequence[Mapping[Report, Fraction]]
) -> Iterator[tuple[Fraction, Fraction]]:
    """How likely reports with these chances by truth speak for and against, group by group."""
    sums: defaultdict[str, list[Fraction]] = defaultdict(lambda: [F(0), F(0)])
    witnessed = Item(question_of(declared), declared).witnessed
    for three in people_of(declared):
        chances = rows[three[0]]
        people = People(*(np.full(len(chances), one) for one in three))
        outcomes, seconded = spoken(declared, column(declared, list(chances)), people)
        for chance, outcome, too in zip(chances.values(), outcomes, seconded, strict=True):
            if outcome:
                for group in ("all", f"seconded: {too}") if witnessed else ("all",):
                    sums[group][int(outcome < 0)] += chance
    return ((for_it, against) for for_it, against in sums.values())


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_reports_speak_for_the_truth_exactly_as_often_as_declared(
    mechanism: Mechanism,
) -> None:
    rows = [distribution(partial(mechanism.draw, truth)) for truth in range(mechanism.k)]
    rivals = F(Item(question_of(mechanism), mechanism).rivals)
    found = list(odds_by_group(mechanism, rows))
    assert found
    for for_it, against in found:
        assert for_it / against * rivals == mechanism.ratio


@pytest.mark.parametrize(
    "declared",
    [Warner(F(3, 4)), Binary(F(9, 10), F(3, 5)), KAry(4, F(3, 5)), Unary(3, F(1, 2), F(1, 5)),
     Subset(4, 2, F(3, 4)), WindowChannel(5, 2, F(3, 5)), OneBit(3, F(3, 4))],
    ids=repr,
)  # fmt: skip
def test_that_no_odds_pass_the_ratio_whatever_draws(declared: Mechanism) -> None:
    form = declared.form
    size = 2**form.size if form.spread else form.size
    reports = [y for y in map(form.unpack, range(size)) if not form.accepts(y)]
    generator = np.random.default_rng(5)
    rivals = F(Item(question_of(declared), declared).rivals)
    for _ in range(4):
        weights = generator.integers(1, 9, (declared.k, len(reports))).tolist()
        rows = [{y: F(w, sum(row)) for y, w in zip(reports, row, strict=True)} for row in weights]
        ratio = max(max(row[y] for row in rows) / min(row[y] for row in rows) for y in reports)
        for for_it, against in odds_by_group(declared, rows):
            assert for_it / against * rivals <= ratio


# Honest mechanisms


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_an_honest_mechanism_agrees(mechanism: Mechanism) -> None:
    # Of one with two ends of its own only one of its words is counted.
    trials = 2 * TRIALS if isinstance(mechanism, Binary) else TRIALS
    found = audited(survey_of(question_of(mechanism)), trials)
    assert findings(found) == [Finding.AGREES]
    assert found.passed
    assert 0.8 * found.claim < found.low <= found.claim == epsilon(mechanism.ratio)
    assert found.alpha == 1e-3


@pytest.mark.long
@pytest.mark.parametrize(
    "mechanism", [*MECHANISMS, KAry(14, F(23, 133)), Unary(14, F(1, 2), F(252, 937))], ids=repr
)
def test_that_a_million_reach_nine_tenths(mechanism: Mechanism) -> None:
    found = audit(survey_of(question_of(mechanism)), 1_000_000)
    assert found.alpha == 1e-6
    assert findings(found) == [Finding.AGREES]
    assert 0.9 * found.claim < found.low <= found.claim


def test_that_the_bounds_of_a_survey_are_added_up() -> None:
    coin = Warner(F(9, 10))
    survey = survey_of(yes_no(coin), many_of(3, coin), one_of(4, KAry(4, F(4, 5))))
    found = audited(survey, 2_500)
    assert found.low == pytest.approx(sum(each.low for each in found.questions))
    of_many = found.questions[1]
    assert of_many.low == pytest.approx(sum(item.low for item in of_many.items))
    assert of_many.claim == epsilon(F(9) ** 3)
    assert found.claim == epsilon(F(9) ** 4 * 12)
    assert 0.8 * found.claim < found.low <= found.claim
    document = to_json(found)
    assert list(document) == ["trials", "alpha", "questions", "total", "passed"]
    assert document["total"] == {"epsilon": found.claim, "epsilon_lower_bound": found.low}


def test_that_of_some_asked_the_worst_draw_counts() -> None:
    some = replace(many_of(4, Warner(F(9, 10))), ask=2)
    survey = survey_of(yes_no(Warner(F(9, 10))), yes_no(Warner(F(5, 6))), some)
    survey = replace(survey, sample=(Block(("q0", "q1"), 1),))
    found = audited(survey, 2_000)
    assert {*findings(found)} <= {Finding.AGREES, Finding.TOO_FEW}
    assert found.claim == epsilon(F(9) ** 3)
    first, second, of_some = found.questions
    assert found.low == pytest.approx(max(first.low, second.low) + of_some.low)
    assert of_some.low == pytest.approx(sum(sorted(item.low for item in of_some.items)[-2:]))
    for item in (*first.items, *of_some.items):  # of each so many were asked on the mean
        assert item.speaking == pytest.approx(2_000, rel=0.1)


def test_that_a_survey_without_sensitive_questions_has_nothing_to_audit() -> None:
    found = audited(survey_of(yes_no(None)))
    assert (found.questions, found.claim, found.low, found.passed) == ((), 0, 0, True)


def test_that_too_few_trials_are_said_to_be_too_few() -> None:
    survey = survey_of(one_of(14, KAry(14, F(23, 133))))
    assert findings(audited(survey, 500)) == [Finding.TOO_FEW]


def test_that_a_single_trial_finds_nothing() -> None:
    coins = [yes_no(Warner(F(9, 10))) for _ in range(9)]
    survey = survey_of(*coins, replace(many_of(4, Warner(F(9, 10))), ask=1))
    survey = replace(survey, sample=(Block(tuple(f"q{i}" for i in range(9)), 1),))
    found = audited(survey, 1)
    assert {*findings(found)} == {Finding.TOO_FEW}
    assert found.low == 0


def test_that_it_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []

    def stopping(done: int, total: int) -> None:
        told.append((done, total))
        if done:
            raise Cancelled

    with pytest.raises(Cancelled):
        audit(survey_of(yes_no(Warner(F(3, 4)))), 10**6, report=stopping)
    assert told[0] == (0, 10**6)
    assert 0 < told[-1][0] < 10_000


# Planted faults


def drawing_by(
    monkeypatch: pytest.MonkeyPatch, mechanism: Mechanism, design: Callable[[Any], Mechanism]
) -> None:
    """Let a mechanism draw by another design of its own than the one declared."""
    honest = type(mechanism).draw
    other = design(mechanism)
    owner = TwoAnswers if isinstance(mechanism, TwoAnswers) else type(mechanism)
    monkeypatch.setattr(owner, "draw", lambda _, truth, door: honest(other, truth, door))


def tenth_more(mechanism: Any) -> Mechanism:
    """The design of the same sort with an ε that is a tenth larger."""
    wanted = 1.1 * epsilon(mechanism.ratio)
    low, high = mechanism.p, F(1) if mechanism.p > F(1, 4) else F(0)
    for _ in range(40):
        middle = (low + high) / 2
        bolder = epsilon(replace(mechanism, p=middle).ratio) > wanted
        low, high = (low, middle) if bolder else (middle, high)
    more: Mechanism = replace(mechanism, p=low.limit_denominator(10**6))
    return more


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_the_truth_always_is_caught(
    mechanism: Mechanism, monkeypatch: pytest.MonkeyPatch
) -> None:
    certain = {"p": F(1), "truth": F(1), "p1": F(1), "q": F(0), "p0": F(0)}
    changed = {name: certain[name] for name in mechanism.parameters if name in certain}
    drawing_by(monkeypatch, mechanism, lambda own: replace(own, **changed))
    found = audited(survey_of(question_of(mechanism)), 500)
    assert not found.passed
    turned = mechanism.chances(1)[0] < mechanism.chances(1)[1]  # then the truth is too little
    assert findings(found) == [Finding.BELOW if turned else Finding.ABOVE]


@pytest.mark.parametrize("mechanism", ONE_OF_EACH, ids=repr)
def test_that_a_tenth_more_is_caught(mechanism: Mechanism, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing_by(monkeypatch, mechanism, tenth_more)
    assert findings(audited(survey_of(question_of(mechanism)), 10_000)) == [Finding.ABOVE]


def test_that_a_coin_shared_by_two_questions_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[tuple[bool, bool]] = []

    def sharing(self: TwoAnswers, truth: int, door: Door) -> Report:
        coins = kept.pop() if kept else (door.bernoulli(self.p0), door.bernoulli(self.p1))
        if len(drawn) % 2 == 0:
            kept.append(coins)
        drawn.append(truth)
        return int(coins[truth])

    drawn: list[int] = []
    survey = survey_of(yes_no(Warner(F(3, 4))), yes_no(Warner(F(3, 4))))
    monkeypatch.setattr(TwoAnswers, "draw", sharing)
    assert findings(audited(survey, 500)) == [Finding.ABOVE] * 2


def test_that_a_coin_shared_by_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def sharing(self: TwoAnswers, truths: Sequence[int], door: Door) -> list[Report]:
        coins = (door.bernoulli(self.p0), door.bernoulli(self.p1))
        return [int(coins[truth]) for truth in truths]

    monkeypatch.setattr(TwoAnswers, "draw_each", sharing)
    assert findings(audited(survey_of(many_of(3, Warner(F(3, 4)))), 500)) == [Finding.ABOVE] * 3


def test_that_a_coin_shared_by_bits_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def sharing(self: Unary, truth: int, door: Door) -> Report:
        other, own = door.bernoulli(self.q), door.bernoulli(self.p)
        return "".join("01"[own if option == truth else other] for option in range(self.k))

    monkeypatch.setattr(Unary, "draw", sharing)
    survey = survey_of(one_of(4, Unary(4, F(1, 2), F(1, 4))))
    assert findings(audited(survey, 500)) == [Finding.ABOVE]


@pytest.mark.parametrize("mechanism", ONE_OF_EACH, ids=repr)
def test_that_a_generator_seeded_for_each_answer_is_caught(
    mechanism: Mechanism, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = type(mechanism).draw
    owner = TwoAnswers if isinstance(mechanism, TwoAnswers) else type(mechanism)
    monkeypatch.setattr(owner, "draw", lambda self, truth, _: honest(self, truth, seeded(1)))
    assert not audited(survey_of(question_of(mechanism)), 300).passed


def test_that_a_generator_that_repeats_itself_stops_the_audit() -> None:
    with pytest.raises(RandomnessError):
        audit(survey_of(yes_no(Warner(F(3, 4)))), 1_000, Door(lambda n: bytes(range(n))))


@pytest.mark.parametrize("mechanism", [KAry(5, F(3, 5)), Unary(4, F(1, 2), F(1, 9))], ids=repr)
def test_that_reports_of_another_option_are_caught(
    mechanism: Mechanism, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, k = type(mechanism).draw, mechanism.k
    monkeypatch.setattr(
        type(mechanism), "draw", lambda self, truth, door: honest(self, (truth + 1) % k, door)
    )
    assert findings(audited(survey_of(question_of(mechanism)), 500)) == [Finding.BELOW]


def test_that_noise_alone_is_caught_at_a_small_epsilon(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing_by(monkeypatch, Warner(F(11, 20)), lambda _: Warner(F(1, 2)))
    assert findings(audited(survey_of(yes_no(Warner(F(11, 20)))))) == [Finding.BELOW]

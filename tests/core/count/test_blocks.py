"""Blocks of responses: however rows are divided and merged, everything comes out the same."""

import json
import pickle
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_questions import many_of, number, one_of, options, yes_no
from numpy.typing import NDArray

from core.count.blocks import Block, Tallies, merge, tally_block, tally_blocks
from core.count.tally import Tally
from core.estimate import estimate_groups, most_likely_from_reports, to_json
from core.privacy.mechanisms import Binary, KAry, OneBit, Subset, Unary
from core.response.layout import Layout
from core.survey.model import AskIf, Kind, Option, Question, Survey

F = Fraction
QUESTIONS = (
    Question("sex", Kind.ONE_OF, "?", options=(Option("f", "f"), Option("m", "m")), optional=True),
    Question("hours", Kind.NUMBER, "?", low=0, high=60, step=1, optional=True),
    Question("told", Kind.YES_NO, "?", channel=Binary(F(3, 4), F(1, 4))),
    Question("job", Kind.ONE_OF, "?", options=options(5), channel=KAry(5, F(1, 2))),
    Question("bits", Kind.ONE_OF, "?", options=options(9), channel=Unary(9, F(1, 2), F(1, 4))),
    Question("some", Kind.ONE_OF, "?", options=options(4), channel=Subset(4, 2, F(4, 5))),
    Question(
        *("used", Kind.MANY_OF, "?"),
        options=options(3),
        channel=Binary(F(2, 3), F(1, 3)),
        ask_if=AskIf.of("sex", "f"),
    ),
    Question("paid", Kind.NUMBER, "?", low=0, high=9, step=1, channel=OneBit(10, F(3, 4))),
)
LAYOUT = Layout(Survey(("en",), "T", QUESTIONS))


def some_responses(n: int, seed: int) -> Block:
    """Rows that responses can be packed as: random ones, without those that cannot be."""
    packed = np.empty((0, LAYOUT.size), dtype=np.uint8)
    random = np.random.default_rng(seed)
    while len(packed) < n:
        drawn = random.integers(0, 256, (50_000, LAYOUT.size), dtype=np.uint8)
        drawn[:, -1] &= (1 << (LAYOUT.fields[-1].offset + 1 - 8 * (LAYOUT.size - 1))) - 1
        packed = np.concatenate([packed, drawn[~LAYOUT.impossible(drawn)]])
    weights = random.choice([0.0, 0.1, 1 / 3, 1.0, 1e6, 1e-9], n)
    return Block(LAYOUT, packed[:n], weights)


PEOPLE = some_responses(60, seed=4)


def divided(block: Block, places: list[int]) -> list[Block]:
    """Give each response to one of some blocks; some of them may be empty."""
    return [
        block.where(np.array(places, dtype=int) == i) for i in range(max(places, default=0) + 1)
    ]


def merged_in_some_order(tallies: list[Tallies], random: Random) -> Tallies:
    """Merge two at random until one is left, as machines that are ready at different times do."""
    while len(tallies) > 1:
        random.shuffle(tallies)
        tallies.append(merge(tallies.pop(), tallies.pop()))
    return tallies[0]


def written(tallies: Tallies) -> str:
    """The estimates as they are printed, with an interval that takes little time."""
    unweighted = tallies[0].whole.weighted is None
    interval = "wilson" if unweighted else "likelihood-ratio"
    found = [estimate_groups(each.whole, each.groups, interval=interval) for each in tallies]
    return json.dumps([to_json(each) for each in found])


@settings(max_examples=20)
@given(
    places=st.lists(st.integers(0, 5), max_size=60),
    weighted=st.booleans(),
    by=st.sampled_from([None, "sex"]),
    random=st.randoms(use_true_random=False),
)
def test_that_no_division_and_no_order_changes_a_bit(
    places: list[int], weighted: bool, by: str | None, random: Random
) -> None:
    whole = PEOPLE.where(np.arange(60) < len(places))
    if not weighted:
        whole = Block(LAYOUT, whole.packed)
    expected = tally_block(whole, by=by)
    blocks = divided(whole, places)
    assert tally_blocks(iter(blocks), by=by) == expected
    apart = [tally_block(block, by=by) for block in blocks]
    found = merged_in_some_order(apart, random)
    assert found == expected
    assert written(found) == written(expected)
    likely = most_likely_from_reports(QUESTIONS[4], [block.column("bits") for block in blocks])
    assert likely == most_likely_from_reports(QUESTIONS[4], [whole.column("bits")])


def test_that_tallies_of_another_process_are_those_of_the_same_question() -> None:
    here, there = divided(PEOPLE, [0, 1] * 30)
    told = pickle.loads(pickle.dumps(tally_block(there)))  # noqa: S301 - made here
    assert merge(tally_block(here), told) == tally_block(PEOPLE)


def test_that_a_question_is_told_by_its_id_and_the_digest_of_its_survey() -> None:
    other = Layout(Survey(("en",), "Another", QUESTIONS))
    with pytest.raises(ValueError, match="two different questions"):
        merge(tally_block(PEOPLE), tally_block(Block(other, PEOPLE.packed, PEOPLE.weights)))
    with pytest.raises(ValueError, match="different questions"):
        merge(tally_block(PEOPLE), tally_block(PEOPLE, only="sex"))
    with pytest.raises(ValueError, match="weighted"):
        merge(tally_block(PEOPLE), tally_block(Block(LAYOUT, PEOPLE.packed)))
    with pytest.raises(ValueError, match="groups"):
        merge(tally_block(PEOPLE), tally_block(PEOPLE, by="sex"))


def test_that_blocks_are_counted_one_at_a_time() -> None:
    held: list[int] = []

    def one_after_the_other() -> Iterator[Block]:
        for i in range(3):
            held.append(i)
            yield PEOPLE
            assert held == list(range(i + 1))

    assert tally_blocks(one_after_the_other())[0].whole.n == 3 * tally_block(PEOPLE)[0].whole.n
    with pytest.raises(ValueError, match="no block"):
        tally_blocks([])


def test_that_a_group_is_counted_as_a_block_of_its_own() -> None:
    sex = PEOPLE.column("sex")
    for code, value in enumerate("fm"):
        rows: NDArray[np.bool_] = sex.present & (sex.values == code)
        alone = tally_block(PEOPLE.where(rows))
        split = tally_block(PEOPLE, by="sex")
        assert [each.groups.get(value) for each in split[1:]] == [each.whole for each in alone[1:]]
    assert not split[0].groups


def test_that_a_response_weighs_what_it_answered() -> None:
    hours = PEOPLE.column("hours")
    weighted = PEOPLE.weighted_by("hours")
    assert weighted.weights is not None
    assert weighted.weights.tolist() == np.where(hours.present, hours.values, 0).tolist()
    for unfit in ("paid", "sex"):
        with pytest.raises(ValueError, match="weighted by"):
            PEOPLE.weighted_by(unfit)
    with pytest.raises(KeyError):
        PEOPLE.weighted_by("nothing")
    with pytest.raises(ValueError, match="grouped by"):
        PEOPLE.groups("job")


def test_that_a_question_alone_is_compared_as_a_whole() -> None:
    for one, other in ((yes_no(None), one_of(2, None)), (many_of(2, None), number(0, 9))):
        with pytest.raises(ValueError, match="two different questions"):
            Tally(one, 1, (1, 0)) + Tally(other, 1, (1, 0))

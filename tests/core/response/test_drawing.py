"""Which questions and options a person is asked: drawn evenly, kept, counted by the worst draw."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from math import comb, prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_surveys import ID, Content, canonical, digest

from core.facts.errors import Code, Refused
from core.facts.names import Fact
from core.privacy.epsilon import compose, compose_largest
from core.privacy.mechanisms import AskedBits, Report
from core.privacy.randomness import SYSTEM, Door
from core.response import Layout, MemoryStore, SittingStore, begin, freeze, keep
from core.response import sitting as sittings
from core.response.drawing import Drawn, draw
from core.response.file import Response, ResponseReader, write
from core.response.privatize import privatize
from core.response.sealing import sealed_length
from core.survey import Survey, examine, read
from core.survey import write as write_survey
from door_tape import Asked, distribution, outcomes


def yes_no(id_: str, p: str = "3/4", **more: object) -> Content:
    mechanism = {"name": "warner", "p": p}
    return {"id": id_, "kind": "yes-no", "text": f"{id_}?", "mechanism": mechanism, **more}


def many_of(id_: str, k: int, ask: int, p: str = "3/4") -> Content:
    options = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(k)]
    return {
        **{"id": id_, "kind": "many-of", "text": "Which?", "options": options, "ask": ask},
        "mechanism": {"name": "warner", "p": p},
    }


def content_of(*questions: Content, sample: list[Content] | None = None, **more: Any) -> Content:
    made: Content = {
        **{"format": "candor-survey", "version": 1, "languages": ["en"], "title": "Some"},
        **{"questions": list(questions), **more},
    }
    return made | ({"sample": sample} if sample else {})


def survey_of(*questions: Content, sample: list[Content] | None = None, **more: Any) -> Survey:
    return read(canonical(content_of(*questions, sample=sample, **more)))


CLEAR = {"id": "town", "kind": "yes-no", "text": "Do you live in a town?"}
IN_TOWN = {"question": "town", "in": ["yes"]}
BLOCKS = [{"questions": ["a", "c", "d"], "ask": 2}, {"questions": ["e", "f"], "ask": 1}]
CONTENT = content_of(
    *(CLEAR, yes_no("a"), yes_no("b"), yes_no("c", "2/3"), yes_no("d", "3/5")),
    *(yes_no("e", "5/8", ask_if=IN_TOWN), yes_no("f", ask_if=IN_TOWN)),
    many_of("used", 4, 2, "3/5"),
    sample=BLOCKS,
    seal="5" * 64,
)
SURVEY = read(canonical(CONTENT))


def every_draw(survey: Survey) -> Iterator[Drawn]:
    """All that can be drawn, counted out and not by the code that draws."""
    blocks = [itertools.combinations(block.questions, block.ask) for block in survey.sample]
    many = [q for q in survey.questions if q.ask is not None]
    masks = [itertools.combinations(range(len(q.options)), q.ask or 0) for q in many]
    for parts, chosen in itertools.product(itertools.product(*blocks), itertools.product(*masks)):
        ids = {id_ for part in parts for id_ in part}
        questions = tuple(q.id for q in survey.questions if q.id in ids)
        yield Drawn(questions, {q.id: places for q, places in zip(many, chosen, strict=True)})


def key(drawn: Drawn | None) -> str:
    assert drawn is not None
    return json.dumps([drawn.questions, dict(drawn.options)])


def test_that_every_draw_is_equally_likely() -> None:
    found = distribution(lambda door: key(draw(SURVEY, door)))
    n = comb(3, 2) * comb(2, 1) * comb(4, 2)
    assert found == {key(each): Fraction(1, n) for each in every_draw(SURVEY)}
    assert len(found) == n


@pytest.mark.parametrize(("n", "size"), [(2, 1), (4, 2), (5, 3), (5, 1)])
def test_that_some_of_a_number_are_drawn_evenly(n: int, size: int) -> None:
    found = distribution(lambda door: door.some_of(n, size))
    assert found == {
        places: Fraction(1, comb(n, size)) for places in itertools.combinations(range(n), size)
    }


def test_that_the_system_draws_all_of_it() -> None:
    seen = Counter(SYSTEM.some_of(3, 2) for _ in range(600))
    assert set(seen) == {(0, 1), (0, 2), (1, 2)}
    assert min(seen.values()) > 120


SHUFFLED: Content = {
    "id": "job",
    "kind": "one-of",
    "text": "What do you do?",
    "shuffle": True,
    "options": [
        {"id": "a", "text": "Teach"},
        {"id": "none", "text": "Prefer not to say", "abstain": True},
        {"id": "b", "text": "Fish"},
        {"id": "c", "text": "Bake"},
    ],
}


def test_that_every_order_of_options_is_equally_likely_and_declining_stays_last() -> None:
    survey = survey_of(SHUFFLED, {**SHUFFLED, "id": "wish", "options": SHUFFLED["options"][2:]})

    def orders(door: Door) -> str:
        drawn = draw(survey, door)
        assert drawn is not None
        return json.dumps(dict(drawn.orders))

    found = distribution(orders)
    jobs = [[*order, 1] for order in itertools.permutations((0, 2, 3))]
    wishes = [[0, 1], [1, 0]]
    assert found == {
        json.dumps({"job": job, "wish": wish}): Fraction(1, 12) for job in jobs for wish in wishes
    }


def test_that_an_order_changes_nothing_of_what_is_asked_or_costs() -> None:
    shuffled = [{**q, "shuffle": True} if q["id"] == "used" else q for q in CONTENT["questions"]]
    survey = read(canonical({**CONTENT, "questions": shuffled}))
    assert survey.ratio == SURVEY.ratio
    found = distribution(lambda door: key(draw(survey, door)))
    assert found == distribution(lambda door: key(draw(SURVEY, door)))


@pytest.mark.parametrize(
    "order", [[0, 2, 1, 3], [0, 2, 3], [0, 2, 3, 3], [0, 2, 3, 4], [0, 2, True, 1], "0231", []]
)
def test_that_an_order_that_cannot_be_drawn_is_refused(order: object) -> None:
    survey = survey_of(SHUFFLED)
    begun = begin(survey, None, SYSTEM)
    assert begun.drawn is not None
    content = json.loads(sittings.write(begun))
    assert sorted(content["drawn"]["orders"]["job"]) == [0, 1, 2, 3]
    assert sittings.read(sittings.write(begun), survey) == begun
    content["drawn"]["orders"]["job"] = order
    with pytest.raises(Refused):
        sittings.read(canonical(content), survey)


def test_that_nothing_is_drawn_where_all_is_asked() -> None:
    assert draw(survey_of(yes_no("a")), SYSTEM) is None
    assert begin(survey_of(CLEAR), None, SYSTEM).drawn is None


# What it costs


def test_that_epsilon_is_that_of_the_worst_draw() -> None:
    assert SURVEY.ratio == max(_ratio_of(SURVEY, drawn) for drawn in every_draw(SURVEY))
    # a 3, c 2, d 3/2 (two of them), e 5/3 or f 3, b 3, two options at 3/2 each
    assert SURVEY.ratio == Fraction(3 * 2) * 3 * 3 * Fraction(3, 2) ** 2


def _ratio_of(survey: Survey, drawn: Drawn) -> Fraction:
    """The ratio of those asked, by probabilities of reports alone."""
    ratio = Fraction(1)
    for question in survey.sensitive:
        if drawn.asks(question, survey):
            p = question.drawn_by.probability(1, 1)
            times = len(drawn.options.get(question.id, (0,)))
            ratio *= (p / (1 - p)) ** times
    return ratio


@settings(max_examples=40)
@given(st.lists(st.fractions(1, 20, max_denominator=9), min_size=1, max_size=6), st.data())
def test_that_the_largest_ratios_count(ratios: list[Fraction], data: st.DataObject) -> None:
    asked = data.draw(st.integers(1, len(ratios)))
    worst = max(prod(some) for some in itertools.combinations(ratios, asked))
    assert compose_largest(ratios, asked) == worst
    assert compose_largest([*ratios, None], asked) is None
    assert compose_largest(ratios, len(ratios)) == compose(ratios)


def test_that_the_limit_is_of_what_one_person_is_asked() -> None:
    questions = [yes_no(f"q{i}", "19/20") for i in range(10)]
    dear = canonical(content_of(*questions))
    assert Code.EPS_LIMIT in [problem.code for problem in examine(dear).errors]
    block = [{"questions": [f"q{i}" for i in range(10)], "ask": 1}]
    assert survey_of(*questions, sample=block).ratio == 19
    assert survey_of(many_of("used", 10, 1, "19/20")).ratio == 19


def test_that_a_broken_survey_is_counted_alike() -> None:
    broken = CONTENT | {"title": ""}
    reading = examine(canonical(broken))
    assert reading.survey is None
    assert reading.ratio == SURVEY.ratio
    assert reading.sample == SURVEY.sample


def test_that_it_is_written_as_it_was_read() -> None:
    assert write_survey(SURVEY) == canonical(CONTENT)


# The response


def response(**answers: object) -> Content:
    return {
        **{"answers": {"town": 1, "a": 1, "b": 0, "c": 0, "e": 1, "used": "0-1-"} | answers},
        **{"format": "candor-response", "id": ID, "procedure": "scrambled"},
        **{"survey": digest(CONTENT), "version": 1},
    }


def without(content: Content, *ids: str) -> Content:
    answers = {id_: value for id_, value in content["answers"].items() if id_ not in ids}
    return content | {"answers": answers}


READER = ResponseReader(SURVEY)


def test_that_a_response_to_what_was_drawn_is_read() -> None:
    data = canonical(response())
    assert write(READER.read(data)) == data
    elsewhere = canonical(without(response(town=0), "e"))
    assert write(READER.read(elsewhere)) == elsewhere


@pytest.mark.parametrize(
    ("content", "where", "found"),
    [
        (without(response(), "c"), "answers", Fact.QUESTIONS_ASKED(question="a", ask=2, found=1)),
        (response(d=1), "answers", Fact.QUESTIONS_ASKED(question="a", ask=2, found=3)),
        (without(response(), "e"), "answers", Fact.QUESTIONS_ASKED(question="e", ask=1, found=0)),
        (response(town=0), "answers.e", Fact.ENTRY_UNKNOWN(key="'e'")),
        (without(response(), "b"), "answers", Fact.ENTRY_MISSING(key="'b'")),
        (
            response(used="0-11"),
            "answers.used",
            Fact.OPTIONS_ASKED(question="used", ask=2, found=3),
        ),
    ],
)
def test_that_another_number_asked_is_refused_with_its_place(
    content: Content, where: str, found: object
) -> None:
    with pytest.raises(Refused) as caught:
        READER.read(canonical(content))
    problem = caught.value.problem
    assert (problem.code, problem.where, problem.found) == (Code.SCHEMA, where, found)


@given(
    st.dictionaries(
        st.sampled_from(["town", *"abcdef", "used"]),
        st.sampled_from([0, 1, 2, "0-1-", "--11", "0101", "---1"]),
        max_size=3,
    ),
    st.sets(st.sampled_from(["town", *"abcdef", "used"]), max_size=3),
)
def test_that_both_ways_of_reading_agree(changes: dict[str, Any], removed: set[str]) -> None:
    data = canonical(without(response(**changes), *removed))
    slow = None
    with contextlib.suppress(Refused):
        slow = READER._slow(data)
    assert READER._fast(data) == slow


@pytest.mark.parametrize(("value", "code"), [("0-2-", "RANGE"), ("0-1", "RANGE"), (1, "TYPE")])
def test_that_a_string_of_other_marks_is_refused(value: object, code: str) -> None:
    with pytest.raises(Refused) as caught:
        READER.read(canonical(response(used=value)))
    assert caught.value.problem.code == code


def all_responses() -> Iterator[Response]:
    """A response for each draw, in a town and elsewhere, with every other report 1."""
    for drawn, town in itertools.product(every_draw(SURVEY), (0, 1)):
        answers: dict[str, Report] = {"town": town}
        for place, question in enumerate(SURVEY.sensitive):
            asked = question.ask_if is None or town == 1
            if asked and drawn.asks(question, SURVEY):
                places = drawn.options.get(question.id)
                marks = ["-" if v not in (places or ()) else str(v % 2) for v in range(4)]
                answers[question.id] = place % 2 if places is None else "".join(marks)
        yield Response(ID, SURVEY.digest, answers, SURVEY.procedures[0])


def test_that_every_response_is_packed_and_read_back() -> None:
    layout, every = Layout(SURVEY), list(all_responses())
    rows = [layout.pack(each) for each in every]
    for row, each in zip(rows, every, strict=True):
        assert layout.unpack(ID, row, rehearsal=False) == each
        assert READER.read(write(each)) == each
    packed = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), layout.size)
    assert not layout.impossible(packed).any()
    column = layout.column(packed, "used")
    assert column.asked is not None
    texts = [str(each.answers["used"]) for each in every]
    assert column.asked.tolist() == [[mark != "-" for mark in text] for text in texts]
    assert column.values.tolist() == [[int(mark == "1") for mark in text] for text in texts]
    present = layout.column(packed, "d").present
    assert present.tolist() == ["d" in each.answers for each in every]


def test_that_a_row_is_possible_exactly_where_a_response_packs_to_it() -> None:
    survey = survey_of(
        *(CLEAR, yes_no("a", ask_if=IN_TOWN), yes_no("b", ask_if=IN_TOWN), many_of("m", 2, 1)),
        sample=[{"questions": ["a", "b"], "ask": 1}],
    )
    layout, made = Layout(survey), set()
    for town, asked, one, mark in itertools.product((0, 1), "ab", (0, 1), ("0-", "1-", "-0", "-1")):
        answers: dict[str, Report] = {"town": town, "m": mark}
        if town:
            answers[asked] = one
        made.add(layout.pack(Response(ID, survey.digest, answers, survey.procedures[0])))
    every = np.array([[n & 255, n >> 8] for n in range(2**16)], dtype=np.uint8)
    assert layout.size == 2
    possible = ~layout.impossible(every)
    assert {bytes(row) for row in every[possible].tolist()} == made


def test_that_a_sealed_response_is_as_long_whatever_was_drawn() -> None:
    longest = max(len(write(each)) for each in all_responses())
    overhead, rehearsed = 48, len(b'"rehearsal":true,')
    assert sealed_length(SURVEY) == longest + rehearsed + overhead


def test_that_the_longest_questions_of_a_block_are_counted() -> None:
    ids = ["a", "longest_of_all", "bbb"]
    block = [{"questions": ids, "ask": 2}]
    survey = survey_of(*(yes_no(id_) for id_ in ids), sample=block, seal="5" * 64)
    lengths = {
        asked: len(write(Response(ID, survey.digest, dict.fromkeys(asked, 0), None)))
        for asked in itertools.combinations(ids, 2)
    }
    rest = len(b'"procedure":"scrambled",') + len(b'"rehearsal":true,') + 48
    assert sealed_length(survey) == max(lengths.values()) + rest


@given(st.data())
@settings(max_examples=60)
def test_that_marks_are_packed_and_read_back(data: st.DataObject) -> None:
    size = data.draw(st.integers(2, 30))
    form = AskedBits(size, data.draw(st.integers(1, size - 1)))
    asked = data.draw(st.sets(st.integers(0, size - 1), min_size=form.ask, max_size=form.ask))
    report = "".join(data.draw(st.sampled_from("01")) if v in asked else "-" for v in range(size))
    assert not form.accepts(report)
    assert form.unpack(form.pack(report)) == report
    bits = [[form.pack(report) >> bit & 1 for bit in range(form.width)]]
    assert list(form.written(np.array(bits, dtype=np.uint8))) == [report]


# Randomizing


@pytest.mark.parametrize("truth", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_that_only_what_is_asked_is_randomized(truth: tuple[int, ...]) -> None:
    used, p = SURVEY.question("used"), Fraction(3, 5)
    expected = {}
    for one, two in itertools.product((0, 1), repeat=2):
        weight = prod(
            p if bit == true else 1 - p for bit, true in zip((one, two), truth, strict=True)
        )
        expected[f"-{one}{two}-"] = weight
    assert distribution(lambda door: privatize(used, truth, door, (1, 2))) == expected


def test_that_what_is_read_of_the_door_depends_on_no_answer() -> None:
    used = SURVEY.question("used")
    reads: set[Asked] = set()
    for truth in itertools.product((0, 1), repeat=2):
        drawn = outcomes(partial(privatize, used, truth, asked=(0, 3)))
        reads.update(outcome.asked for outcome in drawn)
    assert len(reads) == 1


def test_that_an_answer_to_more_than_is_asked_is_refused() -> None:
    used = SURVEY.question("used")
    for truth, asked in [((1, 0, 0, 1), (0, 3)), ((1,), (0,)), ((1, 0, 1, 0), None)]:
        with pytest.raises(ValueError, match="used"):
            privatize(used, truth, SYSTEM, asked)


# The sitting


def test_that_what_was_drawn_is_kept_with_the_sitting(tmp_path: Path) -> None:
    store = SittingStore(tmp_path)
    begun = begin(SURVEY, SURVEY.procedures[0], SYSTEM)
    keep(begun, store)
    assert store.sittings(SURVEY) == (begun,)
    assert store.was_begun(SURVEY)
    used = SURVEY.question("used")
    assert begun.drawn is not None
    places = begun.drawn.options["used"]
    report = privatize(used, (1, 0), SYSTEM, places)
    frozen = freeze(begun, used, report, SURVEY, store)
    assert store.sittings(SURVEY) == (frozen,)
    assert frozen.drawn == begun.drawn


def test_that_a_sitting_takes_no_report_to_other_options() -> None:
    begun = begin(SURVEY, SURVEY.procedures[0], SYSTEM)
    assert begun.drawn is not None
    other = [v for v in range(4) if v not in begun.drawn.options["used"]]
    report = "".join("1" if v in other else "-" for v in range(4))
    with pytest.raises(ValueError, match="used"):
        freeze(begun, SURVEY.question("used"), report, SURVEY, MemoryStore())


KEPT: Content = {
    **{"format": "candor-sitting", "version": 1, "id": ID, "survey": digest(CONTENT)},
    **{"procedure": "scrambled", "reports": {"a": 1, "used": "0--1"}},
    "drawn": {"questions": ["a", "c", "f"], "options": {"used": [0, 3]}},
}


def test_that_a_sitting_is_read_with_its_draw() -> None:
    found = sittings.read(canonical(KEPT), SURVEY)
    assert found.drawn == Drawn(("a", "c", "f"), {"used": (0, 3)})
    assert sittings.write(found) == canonical(KEPT)


@pytest.mark.parametrize(
    ("drawn", "code", "where"),
    [
        ({"questions": ["a", "c"], "options": {"used": [0, 3]}}, "SCHEMA", "drawn.questions"),
        ({"questions": ["a", "c", "d", "f"], "options": {"used": [0, 3]}}, "SCHEMA", ""),
        ({"questions": ["c", "a", "f"], "options": {"used": [0, 3]}}, "DOMAIN", ""),
        ({"questions": ["a", "b", "c", "f"], "options": {"used": [0, 3]}}, "DOMAIN", ""),
        ({"questions": ["a", "c", "x"], "options": {"used": [0, 3]}}, "DOMAIN", ""),
        ({"questions": ["a", "c", "f"], "options": {"used": [3, 0]}}, "DOMAIN", ""),
        ({"questions": ["a", "c", "f"], "options": {"used": [0, 3, 4]}}, "DOMAIN", ""),
        ({"questions": ["a", "c", "f"], "options": {"used": [0]}}, "SCHEMA", ""),
        ({"questions": ["a", "c", "f"], "options": {"used": [False, 3]}}, "DOMAIN", ""),
        ({"questions": ["a", "c", "f"]}, "SCHEMA", "drawn"),
        ({"questions": ["c", "d", "f"], "options": {"used": [0, 3]}}, "DOMAIN", "reports.a"),
        ({"questions": ["a", "c", "f"], "options": {"used": [0, 2]}}, "DOMAIN", "reports.used"),
        ({"questions": [["a"]], "options": {"used": {"a": 1}}}, "DOMAIN", ""),
        ("a", "TYPE", "drawn"),
        (None, "SCHEMA", ""),
    ],
)
def test_that_a_sitting_with_another_draw_is_refused(drawn: object, code: str, where: str) -> None:
    content = {name: value for name, value in KEPT.items() if name != "drawn"}
    with pytest.raises(Refused) as caught:
        sittings.read(canonical(content | ({"drawn": drawn} if drawn else {})), SURVEY)
    problem = caught.value.problem
    assert problem.code == code, problem
    assert not where or problem.where == where

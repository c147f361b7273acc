"""Two questions crossed from blocks of responses, with parts merged, weights and groups."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from crossed_pairs import WARNER
from made_questions import many_of, number, one_of, yes_no

from core.count.blocks import Block
from core.cross import pair_tally
from core.cross.crossing import FIELLER, cross
from core.cross.pair_tally import Side, tally_pair, tally_pairs
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import Binary, OneBit, Unary
from core.response.layout import Layout, ReportColumn
from core.survey.model import AskIf, Kind, Question, Survey

F = Fraction
QUESTIONS = (
    replace(one_of(2, None, optional=True), id="sex"),
    replace(one_of(4, Unary(4, F(1, 2), F(1, 4))), id="job"),
    replace(one_of(3, Unary(3, F(1, 2), F(1, 4))), id="trade"),
    replace(yes_no(WARNER), id="paid", ask_if=AskIf.of("sex", "o0")),
    replace(yes_no(WARNER), id="late", ask_if=AskIf.of("sex", "o1")),
    replace(many_of(3, Binary(F(2, 3), F(1, 3))), id="used"),
    replace(number(0, 9, mechanism=OneBit(10, F(3, 4))), id="hours"),
)
USED, HOURS = QUESTIONS[-2:]
LAYOUT = Layout(Survey(("en",), "T", QUESTIONS))


def people(n: int) -> Block:
    packed = np.empty((0, LAYOUT.size), dtype=np.uint8)
    random = np.random.default_rng(3)
    while len(packed) < n:
        some = random.integers(0, 256, (5_000, LAYOUT.size), dtype=np.uint8)
        packed = np.concatenate([packed, some[~LAYOUT.impossible(some)]])
    return Block(LAYOUT, packed[:n], random.choice([0.0, 0.5, 1.0, 1 / 3, 2.0], n))


PEOPLE = people(400)
SIDES = {id_: Side(PEOPLE.question(id_)) for id_ in ("sex", "job", "trade", "paid", "late")}


@pytest.mark.parametrize(("one", "other"), [("sex", "job"), ("job", "paid"), ("paid", "sex")])
@pytest.mark.parametrize("weighted", [False, True])
def test_that_parts_merge_to_the_whole_bit_by_bit(one: str, other: str, weighted: bool) -> None:
    block = PEOPLE if weighted else replace(PEOPLE, weights=None)
    halves = [block.where(np.arange(400) % 3 == i) for i in (2, 0, 1)]
    whole = tally_pair(block, SIDES[one], SIDES[other])
    assert tally_pairs(halves, SIDES[one], SIDES[other]) == whole
    both = block.column(one).present & block.column(other).present
    assert whole.n == both.sum()
    assert cross(whole) is not None


@pytest.mark.parametrize(("one", "other"), [("job", "trade"), ("trade", "paid"), ("paid", "sex")])
@pytest.mark.parametrize("widest", [0.5, 9.0, 90.0])
def test_that_sums_of_many_different_weights_are_exact(
    one: str, other: str, widest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against sums of fractions, person by person; whatever is counted at once."""
    monkeypatch.setattr(pair_tally, "_AT_ONCE", 80)
    monkeypatch.setattr(pair_tally, "_STEP", 33)
    random = np.random.default_rng(4)
    weights = np.exp(random.uniform(-widest, widest, 200)) * (random.random(200) < 0.8)
    first, second = SIDES[one], SIDES[other]
    block = replace(people(200), weights=weights)
    found = tally_pair(block, first, second)
    columns = [block.column(id_) for id_ in (one, other)]
    rows = columns[0].present & columns[1].present

    def wide(side: Side, column: ReportColumn) -> list[list[int]]:
        t = side.features(column, rows).tolist()
        if side.names_one:
            return [[int(each == v) for v in range(side.k)] for each in t]
        return [[1, *each, *(x * x for x in each)] for each in t]

    left, right = (wide(side, c) for side, c in zip((first, second), columns, strict=True))
    exact = [Fraction(weight) for weight in weights[rows].tolist()]
    assert found.weighted is not None
    assert found.weighted.total == sum(exact)
    assert found.weighted.squares == sum(w * w for w in exact)
    places = [(u, v) for u in range(first.width) for v in range(second.width)]
    for place in random.choice(len(places), min(len(places), 12), replace=False):
        u, v = places[place]
        each = [a[u] * b[v] for a, b in zip(left, right, strict=True)]
        weighted = [w * x for w, x in zip(exact, each, strict=True)]
        assert found.sums[place] == sum(each)
        assert found.weighted.counts[place] == sum(weighted)
        again = sum(w * x for w, x in zip(exact, weighted, strict=True))
        assert found.weighted.square_counts[place] == again


def test_that_of_options_asked_of_some_those_count_who_were_asked_both() -> None:
    used = replace(many_of(3, Binary(F(2, 3), F(1, 3))), id="used", ask=2)
    layout = Layout(Survey(("en",), "T", (used, replace(yes_no(None), id="sex"))))
    reports = ["10-", "1-0", "-11", "01-", "11-"]
    rows = [used.form.pack(report) | 1 << layout.fields[1].offset for report in reports]
    block = Block.of(layout, [row.to_bytes(layout.size, "little") for row in rows])
    both = tally_pair(block, Side(used, "o0"), Side(used, "o1"))
    assert (both.n, both.table) == (3, ((1, 1), (1, 0)))
    one = tally_pair(block, Side(used, "o2"), Side(block.question("sex")))
    assert (one.n, one.table) == (2, ((1, 0), (1, 0)))


def test_that_weights_of_one_change_nothing_but_the_divisor() -> None:
    plain = cross(tally_pair(replace(PEOPLE, weights=None), SIDES["job"], SIDES["sex"]))
    ones = cross(tally_pair(replace(PEOPLE, weights=np.ones(400)), SIDES["job"], SIDES["sex"]))
    assert plain is not None
    assert ones is not None
    correction = math.sqrt(plain.n / (plain.n - 1))
    for one, other in zip(plain.cells, ones.cells, strict=True):
        assert other.share == pytest.approx(one.share, abs=1e-12)
        assert other.se == pytest.approx(one.se * correction, abs=1e-12)
    table = tally_pair(replace(PEOPLE, weights=np.full(400, 2.5)), SIDES["paid"], Side(USED, "o1"))
    same = cross(table)
    assert same is not None
    unweighted = cross(replace(table, weighted=None))
    assert unweighted is not None
    assert same.odds_ratio == unweighted.odds_ratio or same.odds_ratio is not None
    assert same.independence is not None
    assert unweighted.independence is not None
    # Of equal weights the table is worth nearly all its reports.
    ratio = same.independence.statistic / unweighted.independence.statistic
    assert ratio == pytest.approx(1, abs=0.05)


def test_that_weighted_cells_have_the_error_of_linearization() -> None:
    tally = tally_pair(PEOPLE, SIDES["job"], SIDES["sex"])
    rows = PEOPLE.column("sex").present
    assert PEOPLE.weights is not None
    weights = PEOPLE.weights[rows]
    bits = PEOPLE.column("job").values[rows].astype(float)
    score = (bits - bits.mean(axis=1, keepdims=True)) / 0.25 + 0.25
    z = score[:, 1] * (PEOPLE.column("sex").values[rows] == 1)
    share = (weights * z).sum() / weights.sum()
    residual = weights * (z - share) / weights.sum()
    m = np.count_nonzero(weights)
    found = cross(tally)
    assert found is not None
    cell = found.cells[1 * 2 + 1]
    assert (cell.a, cell.b) == ("o1", "o1")
    assert cell.share == pytest.approx(share, abs=1e-12)
    assert cell.se == pytest.approx(math.sqrt(m / (m - 1) * (residual**2).sum()), abs=1e-12)


def test_that_shares_given_a_clear_answer_are_those_of_the_group() -> None:
    sides = SIDES["sex"], Side(USED, "o2")
    found = cross(tally_pair(replace(PEOPLE, weights=None), *sides))
    assert found is not None
    group = PEOPLE.column("sex").present & (PEOPLE.column("sex").values == 1)
    yes = int(PEOPLE.column("used").values[group, 2].sum())
    count = Count(yes, int(group.sum()), 2 / 3, 1 / 3)
    inside = found.of_rows[2]
    assert (inside.given, inside.option) == ("o1", "yes")
    assert inside.share == pytest.approx(count.share, abs=1e-12)
    ends = interval_of(Interval.FELDMAN_COUSINS, count, 0.95)
    assert (inside.low, inside.high) == pytest.approx(ends, abs=1e-12)
    assert inside.interval == Interval.FELDMAN_COUSINS
    assert {each.interval for each in found.of_columns} == {FIELLER}


def test_that_two_questions_never_asked_together_are_not_crossed() -> None:
    tally = tally_pair(PEOPLE, SIDES["paid"], SIDES["late"])
    assert tally.n == 0
    assert cross(tally) is None


def test_that_what_has_no_options_is_refused() -> None:
    with pytest.raises(ValueError, match="bins"):
        Side(HOURS)
    with pytest.raises(ValueError, match="name one option"):
        Side(USED)
    with pytest.raises(ValueError, match="no option"):
        Side(USED, "o9")
    with pytest.raises(ValueError, match="itself"):
        tally_pair(PEOPLE, SIDES["paid"], SIDES["paid"])
    with pytest.raises(ValueError, match="different pairs"):
        tally_pair(PEOPLE, SIDES["sex"], SIDES["job"]) + tally_pair(
            PEOPLE, SIDES["sex"], SIDES["paid"]
        )
    assert Question("n", Kind.NUMBER, "?", low=0, high=9, step=1).measured

"""A study of a million responses, filtered, split, crossed and weighted.

pytest tests/benchmarks/test_benchmark_compared.py

Figures to reach: all estimates after opening within 3 s; a filter, a split within half a second.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from adult_study import SURVEY, adults, some_of
from pytest_benchmark.fixture import BenchmarkFixture

from core.count.blocks import Block, tally_block
from core.count.raking import Margin
from core.count.sampling_design import Design, fit
from core.cross.pair_tally import Side, tally_pair
from core.grammar.filters import read
from core.rehearse import rehearse
from core.response.file import write as write_response
from core.response.layout import Layout
from core.study import Study, import_paths
from core.study.results import estimate_study, estimate_tallies, tally_questions, tally_two
from core.study.selection import Selection
from core.survey import write
from core.survey.model import Kind, Question

MANY, CLUSTERS = 1_000_000, 1_000
AT_ONCE = 50_000
INCOME = SURVEY.question("income")
MILLION = replace(SURVEY, questions=(*SURVEY.questions, replace(INCOME, id="second")))


@pytest.fixture(scope="module")
def million() -> Iterator[Path]:
    """A study of a million people of the census, drawn with replacement."""
    rng, n = np.random.default_rng(1), adults().n
    known = dict(adults().answers)
    everybody = replace(adults(), answers={**known, "second": known["income"]})
    with TemporaryDirectory() as root:
        path = Path(root) / "all.jsonl"
        with open(path, "wb") as file:
            for seed, _ in enumerate(range(0, MANY, AT_ONCE)):
                people = some_of(everybody, rng.integers(0, n, AT_ONCE))
                for response in rehearse(MILLION, people, seed):
                    file.write(write_response(replace(response, rehearsal=False)))
        with Study.create(Path(root) / "a.study", write(MILLION)) as made:
            assert import_paths(made, [path]).accepted == MANY
        yield Path(root) / "a.study"


@pytest.fixture
def study(million: Path) -> Iterator[Study]:
    with Study.open(million, write=False) as opened:
        yield opened


def few(benchmark: BenchmarkFixture, function: Callable[[], int]) -> int:
    """Run a function of some seconds a few times; `pedantic` has no types."""
    return int(benchmark.pedantic(function, rounds=3))  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="a million responses")
def test_opening_with_all_estimates(benchmark: BenchmarkFixture, million: Path) -> None:
    def estimated() -> int:
        with Study.open(million, write=False) as study:
            return len(estimate_study(study))

    assert few(benchmark, estimated) == len(MILLION.questions)


@pytest.mark.benchmark(group="a million responses")
def test_filtering(benchmark: BenchmarkFixture, study: Study) -> None:
    where = read("sex = female and education in (bachelor, higher)")

    def filtered() -> int:
        return len(estimate_tallies(tally_questions(study, Selection(where), only="income")))

    assert few(benchmark, filtered) == 1


@pytest.mark.benchmark(group="a million responses")
def test_splitting(benchmark: BenchmarkFixture, study: Study) -> None:
    def split() -> int:
        return len(estimate_tallies(tally_questions(study, only="income", by="education")))

    assert few(benchmark, split) == 1


@pytest.mark.benchmark(group="a million responses")
@pytest.mark.parametrize("other", ["second", "occupation"])
def test_crossing(benchmark: BenchmarkFixture, study: Study, other: str) -> None:
    sides = Side(INCOME), Side(MILLION.question(other))
    assert few(benchmark, lambda: tally_two(study, *sides).n) == MANY


@pytest.fixture(scope="module")
def weighted() -> Block:
    """100,000 people with weights of full precision, and the cluster of each."""
    questions = (*SURVEY.questions, Question("place", Kind.NUMBER, "?", low=0, high=1023, step=1))
    layout = Layout(replace(SURVEY, questions=questions))
    rng, field = np.random.default_rng(2), layout.field("place")
    packed = np.zeros((100_000, layout.size), dtype=np.uint8)
    for each in layout.fields:
        size = CLUSTERS if each is field else each.question.form.size
        spread = each.question.form.spread
        if spread:
            bits = rng.random((len(packed), each.width)) < 0.3
        else:
            bits = rng.integers(0, size, len(packed))[:, None] >> np.arange(each.width) & 1 == 1
        for place, column in enumerate(bits.T, each.offset):
            packed[:, place // 8] |= column.astype(np.uint8) << place % 8
    return Block(layout, packed, rng.uniform(0.5, 2, len(packed)))


@pytest.mark.benchmark(group="100,000 people of as many weights")
@pytest.mark.parametrize("other", ["sex", "occupation"])
def test_crossing_by_weight(benchmark: BenchmarkFixture, weighted: Block, other: str) -> None:
    sides = Side(INCOME), Side(SURVEY.question(other))
    assert few(benchmark, lambda: tally_pair(weighted, *sides).n) == len(weighted)


@pytest.mark.benchmark(group="100,000 people of as many weights")
@pytest.mark.parametrize("by_weight", [False, True], ids=["plain", "weighted"])
def test_clusters(benchmark: BenchmarkFixture, weighted: Block, by_weight: bool) -> None:
    block = weighted if by_weight else replace(weighted, weights=None)
    design = Design(clusters="place")

    def counted() -> int:
        (found,) = tally_block(fit(design, [block]).of(block), only="occupation")
        return found.whole.n

    assert few(benchmark, counted) == len(block)


@pytest.mark.benchmark(group="100,000 people of as many weights")
def test_raking(benchmark: BenchmarkFixture, weighted: Block) -> None:
    design = Design(margins=(Margin("sex", (("female", 0.5), ("male", 0.5))),))

    def counted() -> int:
        (found,) = tally_block(fit(design, [weighted]).of(weighted), only="occupation")
        return found.whole.n

    assert few(benchmark, counted) == len(weighted)

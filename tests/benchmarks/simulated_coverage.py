"""The simulated coverage of the intervals that cannot be enumerated, and its tables in the manual.

    PYTHONPATH=.:packaging:tests/benchmarks python -m simulated_coverage [--workers N] [--page]

draws the surveys of every cell that was not yet drawn, and keeps each in packaging/proofs/record
as soon as it is known, so that a run that is cut short goes on from there. With --page the last
part of resources/manual/coverage.md is written from what is kept. Every cell has its own seed, so
that it gives the same figures again.
"""

from __future__ import annotations

import argparse
import json
import math
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from fractions import Fraction
from functools import partial
from itertools import product, zip_longest
from typing import TYPE_CHECKING

import numpy as np
import simulated_estimates as estimates
from interval_coverage import SIMULATED, TARGET, table
from scipy.special import betaincinv

from core.count.blocks import Block, tally_blocks
from core.count.sampling_design import Design, fit
from core.count.tally import Tally, count_of
from core.count.tally_columns import tally
from core.estimate import estimate, estimate_set
from core.estimate.compare import difference
from core.privacy.mechanisms import REGISTRY, Warner
from core.response.layout import Layout, ReportColumn
from core.survey.model import Kind, Option, Question, Survey
from proofs.outcome import RECORD, commit_of, today

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.mechanisms import Mechanism

    Bits = NDArray[np.bool_]
    Floats = NDArray[np.float64]

SIMULATIONS = 3_000
LEAST = 0.935
ROOT = TARGET.parents[2]
KEPT = RECORD / "coverage.json"
NOT_YET = "not yet"
WARNER = Warner(Fraction(3, 4))
ASKED = {"clear": None, "Warner 3/4": WARNER}
VILLAGES = Question("village", Kind.NUMBER, "?", low=0, high=63, step=1)
GROUPS = Question("group", Kind.YES_NO, "?")
Generator = np.random.Generator
Held = Callable[[Generator], bool]

HEAD = f"""{SIMULATED}

With weights, in clusters and of sets of options, counts come about in too many ways for all to be
added up. Surveys were drawn instead, {{simulations:,}} for each row below, so that a coverage of
0.950 is known to ± {{error:.3f}} (95%). Every row has its own seed, and
`tests/benchmarks/simulated_coverage.py` prints the same figures again. The intervals are
those of 95% that Candor shows by default. Weights are log-normal, those of people whose answer is
yes larger by e^(σ/2), and the true share is the weighted one, that of yes before weights being
given; where means and slopes are estimated they have nothing to do with answers. In clusters
shares vary by Beta's distribution; ICC is their correlation within. Of tests the share of surveys
is told in which p is above 0.05, though nothing differs. Sets of options asked by `hash` were not
simulated.

### The least of each kind

"""


def held(low: float | None, high: float | None, truth: float) -> bool:
    assert low is not None
    assert high is not None
    return low - 1e-12 <= truth <= high + 1e-12


def reported(generator: Generator, truth: Bits, asked: Mechanism | None) -> NDArray[np.int64]:
    """What people report whose answers these are."""
    if asked is None:
        return truth.astype(np.int64)
    turned = generator.random(len(truth)) >= 0.75
    return (truth ^ turned).astype(np.int64)


def question(asked: Mechanism | None) -> Question:
    return Question("asked", Kind.YES_NO, "?", channel=asked)


def column(values: NDArray[np.int64]) -> ReportColumn:
    return ReportColumn(values, np.ones(len(values), dtype=np.bool_))


def weighted(
    generator: Generator, asked: Mechanism | None, n: int, sigma: float, share: float
) -> tuple[Tally, float]:
    """Log-normal weights, those of yes larger by e^(σ/2), and the weighted share that is true."""
    truth = generator.random(n) < share
    weights = np.exp(sigma * generator.standard_normal(n) + sigma / 2 * truth)
    heavier = share * math.exp(sigma / 2)
    counted = tally(question(asked), column(reported(generator, truth, asked)), weights)
    return counted, heavier / (heavier + 1 - share)


def clustered(
    generator: Generator, asked: Mechanism | None, sizes: tuple[int, int], share: float, icc: float
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Reports and clusters of m clusters of one size, whose shares vary by Beta's distribution."""
    m, size = sizes
    shares = np.full(m, share)
    if icc:
        shares = generator.beta(share * (1 - icc) / icc, (1 - share) * (1 - icc) / icc, m)
    villages = np.repeat(np.arange(m), size)
    truth = generator.random(m * size) < shares[villages]
    return reported(generator, truth, asked), villages


def of_clusters(
    asked: Mechanism | None,
    values: NDArray[np.int64],
    villages: NDArray[np.int64],
    groups: NDArray[np.int64],
) -> list[Tally]:
    """The tallies of people in clusters: of each group, all of them of one sample."""
    columns = {"asked": values, "village": villages, "group": groups}
    layout = Layout(Survey(("en",), "?", (question(asked), VILLAGES, GROUPS)))
    packed = np.zeros(len(values), dtype=np.uint64)
    for field in layout.fields:
        packed |= columns[field.question.id].astype(np.uint64) << np.uint64(field.offset)
    rows = packed[:, None] >> (8 * np.arange(layout.size, dtype=np.uint64)) & np.uint64(255)
    block = Block(layout, rows.astype(np.uint8))
    sample = fit(Design(clusters="village"), [block]).of(block)
    (counted,) = tally_blocks([sample], "asked", "group" if groups.any() else None)
    return [counted.groups[each] for each in ("no", "yes")] if groups.any() else [counted.whole]


def first_holds(counted: Tally, truth: float) -> bool:
    yes = estimate(counted).options[0]
    return held(yes.low, yes.high, truth)


def difference_holds(first: Tally, second: Tally, truth: float) -> bool:
    found = difference(count_of(first, "yes"), count_of(second, "yes"))
    return held(found.low, found.high, truth)


def plain(generator: Generator, asked: Mechanism | None, n: int, share: float) -> Tally:
    yes = int(reported(generator, generator.random(n) < share, asked).sum())
    return Tally(question(asked), n, (yes, n - yes))


def of_options(k: int, mechanism: Mechanism) -> Question:
    options = tuple(Option(f"o{i}", f"{i}") for i in range(k))
    return Question("asked", Kind.ONE_OF, "?", options=options, channel=mechanism)


def set_reports(
    generator: Generator, n: int, share: float, name: str, weights: Floats | None
) -> Tally:
    """Reports of a one-of, of whom `share` have one of the first two options."""
    k = 6 if name == "unary" else 4
    truth = np.where(
        generator.random(n) < share, generator.integers(0, 2, n), generator.integers(2, k, n)
    )
    mine = truth[:, None] == np.arange(k)
    if name == "unary":
        mechanism = REGISTRY["unary"].make({"p": Fraction(1, 2), "q": Fraction(1, 4)}, k)
        bits = generator.random((n, k)) < np.where(mine, 0.5, 0.25)
    else:
        mechanism = REGISTRY["subset"].make({"size": 2, "p": Fraction(3, 5)}, k)
        order = generator.random((n, k)) - mine  # the true option is first, then it may be let go
        with_it = generator.random(n) < 0.6
        order = np.where(mine & ~with_it[:, None], 2.0, order)
        bits = order.argsort(axis=1).argsort(axis=1) < 2
    asked = of_options(k, mechanism)
    if weights is None:
        return Tally(asked, n, tuple(int(each) for each in bits.sum(axis=0)))
    return tally(asked, ReportColumn(bits.astype(np.uint8), np.ones(n, dtype=np.bool_)), weights)


def weighted_holds(
    asked: Mechanism | None, n: int, sigma: float, share: float, generator: Generator
) -> bool:
    return first_holds(*weighted(generator, asked, n, sigma, share))


def clustered_holds(
    asked: Mechanism | None,
    sizes: tuple[int, int],
    icc: float,
    share: float,
    generator: Generator,
) -> bool:
    values, villages = clustered(generator, asked, sizes, share, icc)
    (whole,) = of_clusters(asked, values, villages, np.zeros(len(values), np.int64))
    return first_holds(whole, share)


def people_hold(
    asked: Mechanism | None, n: int, shares: tuple[float, float], generator: Generator
) -> bool:
    first, second = (plain(generator, asked, n, share) for share in shares)
    return difference_holds(first, second, shares[0] - shares[1])


def weighted_people_hold(
    asked: Mechanism | None, n: int, shares: tuple[float, float], generator: Generator
) -> bool:
    (first, one), (second, other) = (weighted(generator, asked, n, 1.0, each) for each in shares)
    return difference_holds(first, second, one - other)


def within_clusters_hold(
    asked: Mechanism | None, icc: float, shares: tuple[float, float], generator: Generator
) -> bool:
    """Both groups live in the same 20 villages, which move their shares alike."""
    m, size = 20, 20
    moved, villages = generator.random(m), np.repeat(np.arange(m), size)
    groups = np.tile(np.repeat([0, 1], size // 2), m)
    rates = np.repeat(np.array(shares)[:, None], m, axis=1)
    if icc:
        spread = (1 - icc) / icc
        rates = np.array([betaincinv(each * spread, (1 - each) * spread, moved) for each in shares])
    truth = generator.random(m * size) < rates[groups, villages]
    first, second = of_clusters(asked, reported(generator, truth, asked), villages, groups)
    return difference_holds(first, second, shares[0] - shares[1])


def set_holds(name: str, sigma: float, n: int, share: float, generator: Generator) -> bool:
    weights = np.exp(sigma * generator.standard_normal(n)) if sigma else None
    found = estimate_set(set_reports(generator, n, share, name, weights), ("o0", "o1"))
    return held(found.low, found.high, share)


def share_cells() -> Iterator[tuple[list[str], Held]]:
    """Weighted shares, and shares in clusters."""
    for (name, asked), n, sigma, share in product(
        ASKED.items(), (50, 500), (0.5, 1.0), (0.05, 0.3)
    ):
        row = [name, f"weights, σ = {sigma:g}", f"{n}", f"{share:g}"]
        yield row, partial(weighted_holds, asked, n, sigma, share)
    for (name, asked), sizes, icc, share in product(
        ASKED.items(), ((10, 10), (30, 20)), (0.0, 0.2, 0.5), (0.1, 0.3)
    ):
        row = [name, f"clusters, ICC {icc:g}", f"{sizes[0]} × {sizes[1]}", f"{share:g}"]
        yield row, partial(clustered_holds, asked, sizes, icc, share)


def difference_cells() -> Iterator[tuple[list[str], Held]]:
    """Two groups: of people, weighted, and within the same clusters."""
    for (name, asked), shares in product(ASKED.items(), ((0.1, 0.1),)):
        told = f"{shares[0]:g} and {shares[1]:g}"
        for n in (50, 500):
            size = f"{n} + {n}"
            yield [name, "people", size, told], partial(people_hold, asked, n, shares)
            weighs = partial(weighted_people_hold, asked, n, shares)
            yield [name, "weights, σ = 1", size, told], weighs
        for icc in (0.0, 0.2, 0.5):
            row = [name, f"clusters, ICC {icc:g}", "20 × (10 + 10)", told]
            yield row, partial(within_clusters_hold, asked, icc, shares)


def set_cells() -> Iterator[tuple[list[str], Held]]:
    """Sets of two options."""
    for name, sigma, n, share in product(SETS, (0.0, 1.0), (20, 200), (0.0, 0.1, 0.5, 1.0)):
        what = f"weights, σ = {sigma:g}" if sigma else "people"
        yield [SETS[name], what, f"{n}", f"{share:g}"], partial(set_holds, name, sigma, n, share)


SETS = {"unary": "`unary` ½, ¼, 2 of 6", "subset": "`subset` 2 of 4 by 3/5, 2 of 4"}
SHARE, SHARES = ("asked", "sample", "people", "true share"), ("asked", "sample", "people", "shares")
PARTS = (
    ("Shares, weighted and in clusters", SHARE, share_cells),
    ("Shares of other samples", SHARE, estimates.sample_cells),
    ("Differences of two groups", SHARES, difference_cells),
    ("Differences of groups in strata", SHARES, estimates.strata_difference_cells),
    ("Sets of options", SHARE, set_cells),
    ("Means of numbers from 0 to 50", ("asked", "spread", "people"), estimates.mean_cells),
    ("Medians, crossings and models", ("what", "asked", "people"), estimates.other_cells),
    ("Tests where nothing differs", ("what", "asked", "people"), estimates.test_cells),
)


def coverage(simulations: int, title: str, cell: tuple[list[str], Held]) -> list[str]:
    """The row of a cell, drawn by a seed that its title and its names give."""
    named, holds = cell
    generator = np.random.default_rng(zlib.crc32(_key(title, named).encode()))
    times = sum(holds(generator) for _ in range(simulations))
    return [*named, f"{times / simulations:.3f}"]


def _key(title: str, named: list[str]) -> str:
    return " ".join([title, *named])


def kept() -> dict[str, list[str]]:
    """What each cell came to, the day and the commit, as far as they were drawn."""
    if not KEPT.exists():
        return {}
    found: dict[str, list[str]] = json.loads(KEPT.read_text("utf-8"))
    return found


def draw(workers: int) -> None:
    """Draw the surveys of every cell that is not kept yet, and keep them one by one.

    The kinds take turns, so that a run that is cut short tells something of each.
    """
    found, commit = kept(), commit_of(ROOT)
    parts = [[(title, *cell) for cell in cells()] for title, _, cells in PARTS]
    turns = [cell for turn in zip_longest(*parts) for cell in turn if cell is not None]
    with ProcessPoolExecutor(max_workers=workers) as pool:
        drawn = {
            pool.submit(coverage, SIMULATIONS, title, (named, holds)): _key(title, named)
            for title, named, holds in turns
            if _key(title, named) not in found
        }
        for future in as_completed(drawn):
            found[drawn[future]] = [future.result()[-1], today(), commit]
            KEPT.write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")
            print(drawn[future], found[drawn[future]][0], flush=True)


def section(found: dict[str, list[str]]) -> str:
    """The last part of the page: the least of each kind, what is below `LEAST`, and every row."""
    least, low, tables = [], [], []
    for title, heads, cells in PARTS:
        rows = [[*named, found.get(_key(title, named), [NOT_YET])[0]] for named, _ in cells()]
        tables.append(f"\n### {title}\n\n" + table([*heads, "coverage"], rows))
        told = [[title, ", ".join(row[:-1]), row[-1]] for row in rows if row[-1] != NOT_YET]
        least += sorted(told, key=lambda row: float(row[-1]))[:1]
        low += [row for row in told if float(row[-1]) < LEAST]
    error = 1.96 * math.sqrt(0.95 * 0.05 / SIMULATIONS)
    heads_of_least = ["kind", "where", "coverage"]
    parts = [HEAD.format(simulations=SIMULATIONS, error=error)]
    parts.append(table(heads_of_least, least))
    if low:
        parts.append(f"\nBelow {LEAST}:\n\n" + table(heads_of_least, low))
    else:
        parts.append(f"\nNo row below is under {LEAST}.\n")
    days = sorted({day for _, day, _ in found.values()})
    commits = sorted({commit for _, _, commit in found.values()})
    parts.append(f"\nDrawn {' and '.join(days)} at {', '.join(commits)}.\n")
    if any(NOT_YET in each for each in tables):
        parts.append(f"Rows that say *{NOT_YET}* were not drawn: nothing is claimed of them.\n")
    return "".join(parts + tables)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    if asked.page:
        enumerated = TARGET.read_text("utf-8").split(f"\n{SIMULATED}", 1)[0].rstrip("\n")
        TARGET.write_text(f"{enumerated}\n\n{section(kept())}", encoding="utf-8")
    else:
        draw(asked.workers)


if __name__ == "__main__":
    main()

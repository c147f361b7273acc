"""The exact coverage of the intervals, and the table of it in the manual.

    python -m tests.benchmarks.interval_coverage

writes resources/manual/coverage.md and the table of resources/manual/estimates.md.

Coverage is enumerated: the probabilities of all counts whose interval holds the true share add
up. Nothing is simulated.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.special import xlog1py, xlogy

from core.inference.intervals import Interval, interval

SHARES = (0.0, 0.01, 0.1, 0.3)
SIZES = (50, 200, 1000)
EPSILONS = {"0.5": 0.5, "1": 1.0, "ln 3": math.log(3), "2": 2.0}
LEVEL = 0.95
MANUAL = Path(__file__).resolve().parents[2] / "resources" / "manual"
TARGET, SUMMARY = MANUAL / "coverage.md", MANUAL / "estimates.md"
Support = tuple[float, float]

SIMULATED = "## Simulated: weights, clusters, differences, sets"

HEAD = """# How often the intervals hold the true share

An interval of 95% ought to hold the true share in 95 of 100 surveys. How often it does can be
computed: for a true share and a number of respondents the probability of every possible count is
known, and those of the counts whose interval holds the share add up. Nothing is simulated, but for
the last part.

The design is Warner's with p = e^ε/(1 + e^ε); by relabelling, the share 1 − π has the coverage
of π. *Feldman-Cousins* is the default of Candor, and never below its level. *Likelihood ratio*
comes after it. The others are there for comparison with other software.
"""


def warner(epsilon: float) -> Support:
    """(p*, q*) of Warner's design."""
    p = 1 / (1 + math.exp(-epsilon))
    return p, 1 - p


def k_ary(k: int, epsilon: float) -> Support:
    """(p*, q*) of an option of k-ary randomized response."""
    whole = math.exp(epsilon) + k - 1
    return math.exp(epsilon) / whole, 1 / whole


def unary(epsilon: float) -> Support:
    """(p*, q*) of an option of optimized unary encoding."""
    return 0.5, 1 / (1 + math.exp(epsilon))


NAMED = (Interval.FELDMAN_COUSINS, Interval.LIKELIHOOD_RATIO)
SUMMARY_SIZES = (50, 1000)
# What the table of estimates.md is for; a name stands for all its designs.
DESIGNS: dict[str, tuple[Support, ...]] = {
    "`warner`, ε from 0.5 to 2": tuple(warner(epsilon) for epsilon in EPSILONS.values()),
    "`warner`, ε = 3": (warner(3),),
    "`unary`, ε = 1": (unary(1),),
    "`k-ary` of 15, ε = 1": (k_ary(15, 1),),
    "`k-ary` of 100, ε = 3": (k_ary(100, 3),),
    "asked in the clear": ((1.0, 0.0),),
}


def probabilities(n: int, rate: float) -> NDArray[np.float64]:
    """The binomial probabilities of 0 … n."""
    logs = [math.lgamma(i + 1) for i in range(n + 1)]
    x = np.arange(n + 1)
    ways = logs[n] - np.array(logs) - np.array(logs[::-1])
    return np.asarray(np.exp(ways + xlogy(x, rate) + xlog1py(n - x, -rate)))


def all_ends(
    name: Interval, n: int, support: Support, level: float = LEVEL
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The interval of every count from 0 to n."""
    p, q = map(np.asarray, support)
    return interval(name, np.arange(n + 1.0), np.asarray(float(n)), p, q, level)


def coverage(
    ends: tuple[NDArray[np.float64], NDArray[np.float64]], support: Support, share: float
) -> float:
    """The probability that the interval holds a true share; ends may be off by 1e-12."""
    (p, q), (low, high) = support, ends
    holds = (low - 1e-12 <= share) & (share <= high + 1e-12)
    return float(probabilities(len(low) - 1, q + (p - q) * share)[holds].sum())


def on_the_grid(name: Interval) -> Iterator[tuple[int, str, float, float]]:
    """Yield n, ε, share and coverage for every point of the grid."""
    for n in SIZES:
        for label, epsilon in EPSILONS.items():
            ends = all_ends(name, n, warner(epsilon))
            for share in SHARES:
                yield n, label, share, coverage(ends, warner(epsilon), share)


def worst_everywhere(name: Interval, n: int, support: Support) -> float:
    """The least coverage over all shares: it lies next to an end of some interval."""
    ends = all_ends(name, n, support)
    at = np.concatenate([*ends, np.linspace(0, 1, 501)])
    beside = np.concatenate([at - 1e-9, at + 1e-9])
    inside = beside[(beside >= 0) & (beside <= 1)]
    return min(coverage(ends, support, float(share)) for share in inside)


def table(header: list[str], rows: list[list[str]]) -> str:
    lines = [header, ["---", *["---:"] * (len(header) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def down(value: float) -> str:
    """Four decimals, never more than the value."""
    return f"{math.floor(value * 10_000 + 1e-6) / 10_000:.4f}"


def document() -> str:
    names = list(Interval)
    points = {name: list(on_the_grid(name)) for name in names}
    worst = {name: min(point[3] for point in points[name]) for name in names}
    parts = [HEAD, "\n## The least coverage on the grid below\n\n"]
    parts.append(table(["interval", "least coverage"], [[n.value, down(worst[n])] for n in names]))
    parts.append("\n## Every point of the grid\n\n")
    rows = []
    for i, (n, epsilon, share, _) in enumerate(points[names[0]]):
        rows.append([str(n), epsilon, f"{share:g}", *(down(points[m][i][3]) for m in names)])
    parts.append(table(["n", "ε", "true share", *(name.value for name in names)], rows))
    parts.append(
        "\n## The least coverage over all shares from 0 to 1\n\n"
        "Coverage jumps where an interval begins or ends, so it is taken right beside every such "
        "place.\n\n"
    )
    everywhere = [
        [str(n), label, *(down(worst_everywhere(name, n, warner(epsilon))) for name in NAMED)]
        for n in SIZES
        for label, epsilon in EPSILONS.items()
    ]
    parts.append(table(["n", "ε", *(name.value for name in NAMED)], everywhere))
    return "".join(parts)


def summary_rows() -> list[list[str]]:
    """The rows of the table in estimates.md: the least coverage of designs by n and interval."""
    columns = [(n, name) for n in SUMMARY_SIZES for name in NAMED]
    return [
        [
            design,
            *(down(min(worst_everywhere(name, n, s) for s in supports)) for n, name in columns),
        ]
        for design, supports in DESIGNS.items()
    ]


def with_summary(page: str) -> str:
    """The page with its table of designs made anew."""
    header = ["design", *(f"{name}, n = {n:,}" for n in SUMMARY_SIZES for name in NAMED)]
    before, rest = page.split("| design |", 1)
    _, after = rest.split("\n\n", 1)
    return before + table(header, summary_rows()) + "\n" + after


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    _, *simulated = TARGET.read_text("utf-8").partition(f"\n{SIMULATED}")
    TARGET.write_text("".join([document(), *simulated]), encoding="utf-8")
    SUMMARY.write_text(with_summary(SUMMARY.read_text("utf-8")), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} and {SUMMARY.name} written\n")

"""The exact coverage of the intervals, and the table of it in the manual.

    python -m tests.benchmarks.interval_coverage      writes resources/manual/coverage.md

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

from core.intervals import Interval, interval

SHARES = (0.0, 0.01, 0.1, 0.3)
SIZES = (50, 200, 1000)
EPSILONS = {"0.5": 0.5, "1": 1.0, "ln 3": math.log(3), "2": 2.0}
LEVEL = 0.95
TARGET = Path(__file__).resolve().parents[2] / "resources" / "manual" / "coverage.md"

HEAD = """# How often the intervals hold the true share

An interval of 95% ought to hold the true share in 95 of 100 surveys. How often it does can be
computed: for a true share and a number of respondents the probability of every possible count is
known, and those of the counts whose interval holds the share add up. Nothing here is simulated.

The design is Warner's with p = e^ε/(1 + e^ε); by relabelling, the share 1 − π has the coverage
of π. *Likelihood ratio* is the default of Candor. *Feldman-Cousins* is never below its level.
The others are there for comparison with other software.
"""


def probabilities(n: int, rate: float) -> NDArray[np.float64]:
    """The binomial probabilities of 0 … n."""
    logs = [math.lgamma(i + 1) for i in range(n + 1)]
    x = np.arange(n + 1)
    ways = logs[n] - np.array(logs) - np.array(logs[::-1])
    return np.asarray(np.exp(ways + x * math.log(rate) + (n - x) * math.log1p(-rate)))


def all_ends(
    name: Interval, n: int, epsilon: float, level: float = LEVEL
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The interval of every count from 0 to n."""
    p = np.asarray(1 / (1 + math.exp(-epsilon)))
    return interval(name, np.arange(n + 1.0), np.asarray(float(n)), p, 1 - p, level)


def coverage(
    ends: tuple[NDArray[np.float64], NDArray[np.float64]], epsilon: float, share: float
) -> float:
    """The probability that the interval holds a true share; ends may be off by 1e-12."""
    p = 1 / (1 + math.exp(-epsilon))
    low, high = ends
    holds = (low - 1e-12 <= share) & (share <= high + 1e-12)
    return float(probabilities(len(low) - 1, 1 - p + (2 * p - 1) * share)[holds].sum())


def on_the_grid(name: Interval) -> Iterator[tuple[int, str, float, float]]:
    """Yield n, ε, share and coverage for every point of the grid."""
    for n in SIZES:
        for label, epsilon in EPSILONS.items():
            ends = all_ends(name, n, epsilon)
            for share in SHARES:
                yield n, label, share, coverage(ends, epsilon, share)


def worst_everywhere(name: Interval, n: int, epsilon: float) -> float:
    """The least coverage over all shares: it lies next to an end of some interval."""
    ends = all_ends(name, n, epsilon)
    at = np.concatenate([*ends, np.linspace(0, 1, 501)])
    beside = np.concatenate([at - 1e-9, at + 1e-9])
    inside = beside[(beside >= 0) & (beside <= 1)]
    return min(coverage(ends, epsilon, float(share)) for share in inside)


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
    chosen = (Interval.LIKELIHOOD_RATIO, Interval.FELDMAN_COUSINS)
    everywhere = [
        [str(n), label, *(down(worst_everywhere(name, n, epsilon)) for name in chosen)]
        for n in SIZES
        for label, epsilon in EPSILONS.items()
    ]
    parts.append(table(["n", "ε", *(name.value for name in chosen)], everywhere))
    return "".join(parts)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(document(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} written\n")

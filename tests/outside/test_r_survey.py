"""Shares, their errors and differences, against the package survey of R (Lumley 2004).

R knows no randomized answers: it is given each person's unbiased score (y − q)/(p − q), whose
weighted mean and linearized error are those of the share (METHODS §7). Groups by weights alone are
two samples to Candor and parts of one to R: that changes m/(m−1) alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
import pytest

import candor

Rows = Callable[[str, pd.DataFrame], pd.DataFrame]
DESIGNS = {
    (1.0, 0.0): None,
    (0.75, 0.25): candor.warner("3/4"),
    (0.25, 0.75): candor.warner("1/4"),
    (33 / 36, 6 / 36): candor.binary("33/36", "6/36"),
}
SETS = 50  # of each of four ways to draw people: 200 in all

SURVEY = """
suppressMessages(library(survey))
out <- lapply(split(d, d$set), function(s) {
  design <- svydesign(ids=%(ids)s, strata=%(strata)s, weights=~w, data=s, nest=TRUE)
  m <- svymean(~r, design)
  by <- svyby(~r, ~g, design, svymean, covmat=TRUE)
  gap <- svycontrast(by, c(1, -1))
  data.frame(set=s$set[1], share=coef(m)[[1]], error=SE(m)[[1]],
             difference=coef(gap)[[1]], se=SE(gap)[[1]],
             first=SE(by)[[1]], second=SE(by)[[2]])
})
write.csv(format(do.call(rbind, out), digits=15), row.names=FALSE)
"""


@dataclass(frozen=True)
class Drawn:
    """How people were drawn: the arguments of R's design and of Candor's share."""

    ids: str
    strata: str
    columns: tuple[str, ...]


WAYS = {
    "weights": Drawn("~1", "NULL", ("weights",)),
    "clusters": Drawn("~c", "NULL", ("weights", "clusters")),
    "strata": Drawn("~1", "~h", ("weights", "strata")),
    "both": Drawn("~c", "~h", ("weights", "clusters", "strata")),
}


def people(chance: np.random.Generator, p: float, q: float) -> pd.DataFrame:
    """Return one data set: reports y, weights w, clusters c within strata h, and two groups g."""
    strata, clusters = int(chance.integers(2, 5)), int(chance.integers(3, 9))
    n = strata * clusters * int(chance.integers(4, 20))
    h = np.arange(n) % strata
    c = h + strata * ((np.arange(n) // strata) % clusters)
    truth = chance.random(n) < np.clip(chance.uniform(0.05, 0.9) + 0.2 * (c % 3 - 1), 0, 1)
    y = chance.random(n) < np.where(truth, p, q)
    w = np.round(np.exp(chance.normal(0, 0.7, n)) + 0.01, 3)
    g = chance.permutation(np.arange(n) % 2)
    return pd.DataFrame({"y": y.astype(int), "w": w, "c": c, "h": h, "g": g})


def candor_says(table: pd.DataFrame, mechanism: Any, drawn: Drawn) -> list[float | None]:
    column = {"weights": "w", "clusters": "c", "strata": "h"}
    given: dict[str, Any] = {name: table[column[name]] for name in drawn.columns}
    found = candor.share(table["y"], mechanism, by=table["g"], **given)
    (yes, *_) = found.comparisons
    difference = yes.comparison.pairs[0].difference
    return [found.share, found.error, difference.estimate, difference.se]


def of_two_samples(table: pd.DataFrame, found: Any) -> float:
    """Return the error of a difference of groups, each corrected by its own people."""
    n, sizes = len(table), table["g"].value_counts()
    both = zip((found.first, found.second), (sizes[0], sizes[1]), strict=True)
    return math.sqrt(sum(se**2 * (n - 1) / n * m / (m - 1) for se, m in both))


@pytest.mark.parametrize("way", WAYS)
def test_shares_and_differences(way: str, r_table: Rows) -> None:
    chance, drawn = np.random.default_rng(list(way.encode())), WAYS[way]
    tables, ours = [], []
    for place in range(SETS):
        (p, q), mechanism = list(DESIGNS.items())[place % len(DESIGNS)]
        table = people(chance, p, q)
        ours.append(candor_says(table, mechanism, drawn))
        tables.append(table.assign(set=place, r=(table["y"] - q) / (p - q)))
    script = SURVEY % {"ids": drawn.ids, "strata": drawn.strata}
    theirs = r_table(script, pd.concat(tables)).sort_values("set")
    assert len(theirs) == SETS
    if way == "weights":
        theirs["se"] = [
            of_two_samples(*row) for row in zip(tables, theirs.itertuples(), strict=True)
        ]
    names = ["share", "error", "difference", "se"]
    ours_, theirs_ = np.array(ours, dtype=float), theirs[names].to_numpy(dtype=float)
    for place, name in enumerate(names):
        assert ours_[:, place] == pytest.approx(theirs_[:, place], rel=1e-9, abs=1e-12), name

"""The ages of a census through a window at ε = 1, against the truth and beside a histogram.

The picture of the manual's page on estimates, and how far both are from the truth in years: the
first Wasserstein distance, the mean distance by which ages must be moved to make one the other.
"""

from __future__ import annotations

import csv
import gzip
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.count.tally import Tally
from core.estimate import estimate
from core.estimate.window_histogram import fitted_histogram
from core.plan.mechanisms import plan
from core.present.chart import CurveChart, LegendEntry, Mark, Series, plain_axis, share_axis
from core.privacy.mechanisms import REGISTRY, Mechanism
from core.rehearse import seeded_door
from core.survey.model import Kind, Option, Question

DATA = Path(__file__).resolve().parent.parent / "tests" / "data" / "adult.csv.gz"
LOW, HIGH, BIN = 0, 100, 5
EPSILON = Decimal(1)
WIDTH, P = 51, Fraction(567, 976)  # ε = 1: the square wave's best width for a histogram

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Ages:
    """Shares of each year from LOW to HIGH: true ones, and as they are found in two ways."""

    n: int
    truth: Floats
    window: Floats
    bins: Floats

    @property
    def distances(self) -> tuple[float, float]:
        """How many years the window is from the truth, and the bins."""
        return distance(self.window, self.truth), distance(self.bins, self.truth)


def distance(one: Floats, other: Floats) -> float:
    """Return the first Wasserstein distance of two histograms, in steps of their grid."""
    return float(np.abs(np.cumsum(one - other)).sum())


@cache
def ages() -> NDArray[np.int64]:
    """Read the ages of 32,561 people."""
    with gzip.open(DATA, "rt", encoding="utf-8", newline="") as file:
        return np.array([int(row["age"]) for row in csv.DictReader(file)])


def found(seed: int, n: int = 0) -> Ages:
    """Scramble every age in both ways, or those of n people drawn by the seed, and estimate."""
    places = ages() - LOW
    if n:
        places = np.random.default_rng(seed).choice(places, n)
    truth = np.bincount(places, minlength=HIGH - LOW + 1) / len(places)
    return Ages(len(places), truth, _through_window(places, seed), _through_bins(places, seed))


def _through_window(places: NDArray[np.int64], seed: int) -> Floats:
    mechanism = REGISTRY["window"].make({"width": WIDTH, "p": P}, HIGH - LOW + 1)
    asked = Question("age", Kind.NUMBER, "Age?", low=LOW, high=HIGH, step=1, channel=mechanism)
    smoothed = fitted_histogram(_tally(asked, mechanism, places, seed))
    if smoothed is None:
        raise ValueError("nobody answered")
    return np.asarray(smoothed.shares)


def _through_bins(places: NDArray[np.int64], seed: int) -> Floats:
    """Return the shares of bins by the mechanism with the least error, evenly over their years."""
    n_bins = (HIGH - LOW) // BIN
    made = plan(Kind.ONE_OF, EPSILON, len(places), n_bins)
    mechanism = REGISTRY[made.recommended].make(dict(made.options[0].mechanism.values), n_bins)
    options = tuple(Option(f"b{i}", f"b{i}") for i in range(n_bins))
    asked = Question("age", Kind.ONE_OF, "Age?", options=options, channel=mechanism)
    codes = np.minimum(places // BIN, n_bins - 1)
    shares = estimate(_tally(asked, mechanism, codes, seed)).options
    years = np.bincount(np.minimum(np.arange(HIGH - LOW + 1) // BIN, n_bins - 1))
    consistent = np.array([each.consistent or 0.0 for each in shares])
    return np.asarray(np.repeat(consistent / years, years))


def _tally(asked: Question, mechanism: Mechanism, codes: NDArray[np.int64], seed: int) -> Tally:
    reports = mechanism.draw_many(codes.astype(np.intp), seeded_door(seed))
    if reports.ndim == 1:
        counts = np.bincount(reports, minlength=mechanism.form.size)
    else:
        counts = reports.sum(axis=0)
    return Tally(asked, len(codes), tuple(counts.tolist()))


def ages_chart(shown: Ages) -> CurveChart:
    """Return the picture: the truth, the window and the bins, a share for each year."""
    years = tuple(float(year) for year in range(LOW, HIGH + 1))
    series = (
        Series("truth", years, tuple(shown.truth.tolist())),
        Series("window", years, tuple(shown.window.tolist())),
        Series("bins of five years", years, tuple(shown.bins.tolist())),
    )
    values = [value for each in series for value in each.ys]
    near, far = shown.distances
    return CurveChart(
        title="Ages in a census",
        subtitle=f"n = {shown.n:,} · ε 1.00 · Adult (Becker & Kohavi 1996)",
        series=series,
        legend=tuple(LegendEntry(Mark.LINE, each.name, i) for i, each in enumerate(series)),
        x_axis=plain_axis(years, "years"),
        y_axis=share_axis(values),
        caption=f"From the truth: window {near:.2f} years, bins of five years {far:.2f} years "
        "(Wasserstein distance).",
        alt_text=f"The share of each age: truth, window and bins; {near:.2f} and {far:.2f} years "
        "from the truth.",
    )

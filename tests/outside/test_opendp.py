"""Channels against OpenDP's randomized response: its ε, and reports drawn by it."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from other_programs import installed, needed

import candor

dp: Any = installed("opendp.prelude")
pytestmark = needed(dp, "opendp")

DRAWN = 20_000
TOLD = tuple(product((2, 3, 4, 14, 100), ("3/4", "1/2", "9/10", "99/100")))  # some tell nothing


@pytest.fixture(autouse=True)
def contrib() -> None:
    dp.enable_features("contrib")


@pytest.mark.parametrize(("k", "p"), [(k, p) for k, p in TOLD if k * Fraction(p) > 1])
def test_epsilon_of_k_ary(k: int, p: str) -> None:
    theirs = dp.m.make_randomized_response(list(range(k)), float(Fraction(p))).map(1)
    ours = candor.epsilon(candor.k_ary(k, p))
    assert ours == pytest.approx(theirs, rel=1e-14)
    # It is never below the exact one, and OpenDP's neither.
    assert ours >= math.log(Fraction(p) * (k - 1) / (1 - Fraction(p))) * (1 - 1e-16)


@pytest.mark.parametrize("p", ["3/4", "685/937", "0.9"])
def test_epsilon_of_warner(p: str) -> None:
    theirs = dp.m.make_randomized_response_bool(float(Fraction(p))).map(1)
    assert candor.epsilon(candor.warner(p)) == pytest.approx(theirs, rel=1e-12)


@pytest.mark.parametrize(("k", "p"), [(2, "3/4"), (4, "3/4"), (14, "1/2")])
def test_that_reports_drawn_by_it_are_debiased_right(k: int, p: str) -> None:
    """Its secure generator has no seed: each share may be 6 standard errors off."""
    draw = dp.m.make_randomized_response(list(range(k)), float(Fraction(p)))
    true = np.arange(1, k + 1) / (k * (k + 1) / 2)
    people = np.repeat(np.arange(k), np.round(true * DRAWN).astype(int))
    reports = [draw(int(one)) for one in people]
    found = candor.share(reports, candor.k_ary(k, p)).frame()
    shares = np.bincount(people, minlength=k) / len(people)
    off = (found["share"] - shares) / found["error"]
    assert off.abs().max() < 6


def test_that_the_test_above_can_fail() -> None:
    draw = dp.m.make_randomized_response([0, 1, 2, 3], 0.75)
    reports = [draw(0) for _ in range(DRAWN)]
    found = candor.share(reports, candor.k_ary(4, "7/10"), options=[0, 1, 2, 3]).frame()
    assert abs((found["share"][0] - 1) / found["error"][0]) > 6

"""Estimates against pure-ldp (Cormode, Maddock & Maple 2021): k-ary, and unary with its ε."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from other_programs import installed, needed

import candor

direct: Any = installed("pure_ldp.frequency_oracles.direct_encoding")
unary: Any = installed("pure_ldp.frequency_oracles.unary_encoding")
pytestmark = needed(direct, "pure-ldp scikit-learn")


def exactly(chance: float) -> Fraction:
    """Return a fraction so near that no share differs by 1e-9."""
    return Fraction(chance).limit_denominator(10**9)


@pytest.mark.parametrize("k", [3, 5, 14])
@pytest.mark.parametrize("epsilon", [0.5, 1.0, 2.0])
def test_k_ary(k: int, epsilon: float) -> None:
    reports = np.random.default_rng(k).integers(0, k, 2000)
    server = direct.DEServer(epsilon, k, index_mapper=int)
    for report in reports.tolist():
        server.aggregate(report)
    p = math.exp(epsilon) / (math.exp(epsilon) + k - 1)
    found = candor.share(reports, candor.k_ary(k, exactly(p)), options=range(k)).frame()
    theirs = [server.estimate(one, suppress_warnings=True) for one in range(k)]
    assert found["count"].tolist() == pytest.approx(theirs, rel=1e-7, abs=1e-6)


@pytest.mark.parametrize("optimized", [True, False])
@pytest.mark.parametrize("epsilon", [0.5, 1.0, 2.0])
def test_unary(optimized: bool, epsilon: float) -> None:
    k = 6
    reports = np.random.default_rng(8).integers(0, 2, (2000, k))
    server = unary.UEServer(epsilon, k, use_oue=optimized, index_mapper=int)
    for report in reports:
        server.aggregate(report)
    half = math.exp(epsilon / 2)
    p = 0.5 if optimized else half / (half + 1)
    q = 1 / (math.exp(epsilon) + 1) if optimized else 1 - p
    found = candor.share(reports, candor.unary(k, exactly(p), exactly(q))).frame()
    theirs = [server.estimate(one, suppress_warnings=True) for one in range(k)]
    assert found["count"].tolist() == pytest.approx(theirs, rel=1e-7, abs=1e-6)

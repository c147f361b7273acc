"""Debias answers that were collected by randomized response, plan such questions, read studies.

    import candor

    spinner = candor.warner("3/4")
    print(candor.share(frame["bribe"], spinner, by=frame["area"]))

This package hands on a plain face of Candor's `core`; it computes nothing. Designs are exact
fractions, columns are pandas Series, lists or arrays, results print themselves as a table and
give one by `.frame()`. Wrong fractions, values and mixed codes raise ValueError, which names the
value and its row. The manual's page "The library" has worked examples.
"""

from __future__ import annotations

from candor.designs import (
    Mechanism,
    binary,
    design,
    epsilon,
    forced,
    gamma,
    k_ary,
    one_bit,
    subset,
    sue,
    two_coins,
    unary,
    warner,
    window,
)
from candor.estimates import cross, histogram, logit, mean, regress, share
from candor.plans import Plan, Rehearsal, plan, rehearse
from candor.results import Crossing, Means, Model, Shares
from candor.studies import Response, Study, Survey, open_study, privatize, survey
from core import __version__

open = open_study

__all__ = [
    "Crossing", "Means", "Mechanism", "Model", "Plan", "Rehearsal", "Response", "Shares", "Study",
    "Survey", "__version__", "binary", "cross", "design", "epsilon", "forced", "gamma",
    "histogram", "k_ary", "logit", "mean", "one_bit", "plan", "privatize",
    "regress", "rehearse", "share", "subset", "sue", "survey", "two_coins", "unary", "warner",
    "window",
]  # fmt: skip

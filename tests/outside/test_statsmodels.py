"""Regressions through a channel, against statsmodels: a GLM whose link is made of that channel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd
import pytest
from other_programs import installed, needed

import candor

sm: Any = installed("statsmodels.api")

pytestmark = [
    needed(sm, "statsmodels"),
    pytest.mark.filterwarnings("ignore"),  # its own, of its own ways
]

CHANNELS: dict[str, tuple[float, float, Any]] = {
    "clear": (1.0, 0.0, None),
    "wheel": (0.75, 0.25, candor.warner("3/4")),
    "die": (5 / 6, 1 / 6, candor.binary("5/6", "1/6")),
    "turned": (0.2, 0.7, candor.binary("1/5", "7/10")),
}


def through(p: float, q: float) -> Any:
    """Return the link η = logit((μ − q)/(p − q)), μ being the chance of a reported yes."""

    class Channel(sm.families.links.Link):  # type: ignore[misc]
        def __call__(self, mu: Any) -> Any:
            share = np.clip((mu - q) / (p - q), 1e-12, 1 - 1e-12)
            return np.log(share / (1 - share))

        def inverse(self, eta: Any) -> Any:
            return q + (p - q) / (1 + np.exp(-eta))

        def inverse_deriv(self, eta: Any) -> Any:
            share = 1 / (1 + np.exp(-eta))
            return (p - q) * share * (1 - share)

        def deriv(self, mu: Any) -> Any:
            return 1 / self.inverse_deriv(self(mu))

    return Channel()


def people(chance: np.random.Generator, p: float, q: float) -> pd.DataFrame:
    n = int(chance.integers(400, 1500))
    age = np.round(chance.uniform(18, 80, n))
    area = chance.choice(["city", "country", "town"], n)
    eta = chance.normal(0, 0.5) + 0.03 * (age - 45) + np.where(area == "city", 0.6, 0.0)
    truth = chance.random(n) < 1 / (1 + np.exp(-eta))
    y = chance.random(n) < np.where(truth, p, q)
    return pd.DataFrame({"y": y.astype(int), "age": age, "area": area})


@pytest.mark.parametrize("name", CHANNELS)
def test_logit_through_a_channel(name: str) -> None:
    chance, (p, q, design) = np.random.default_rng(list(name.encode())), CHANNELS[name]
    for _ in range(10):
        table = people(chance, p, q)
        model = candor.logit("y ~ age + area", table, {"y": design} if design else None)
        ours = model.frame()
        levels = [table["area"] == level for level in ("country", "town")]
        given = np.column_stack([np.ones(len(table)), table["age"], *levels]).astype(float)
        family = sm.families.Binomial(link=through(p, q), check_link=False)
        # Newton's way: errors are by what was observed, as Candor's are.
        theirs = sm.GLM(table["y"], given, family=family).fit(
            start_params=ours["estimate"].to_numpy(), method="newton", tol=1e-14, disp=False
        )
        assert ours["estimate"].tolist() == pytest.approx(list(theirs.params), rel=1e-6, abs=1e-7)
        hessian = theirs.model.hessian(theirs.params, observed=True)
        errors = np.sqrt(np.diag(np.linalg.inv(-hessian)))
        assert ours["error"].tolist() == pytest.approx(list(errors), rel=1e-5)


@pytest.mark.parametrize("name", CHANNELS)
def test_logit_compared_with_another_answer(name: str) -> None:
    chance, (p, q, design) = np.random.default_rng(list(name.encode())), CHANNELS[name]
    table = people(chance, p, q)
    formula = 'y ~ ref(area, "town") + ref(cut(age, 30, 60), "30..59")'
    ours = candor.logit(formula, table, {"y": design} if design else None).frame()
    assert ours.index.tolist()[1:] == ["area[city]", "area[country]", "age[<30]", "age[>=60]"]
    age = table["age"]
    given = [table["area"] == "city", table["area"] == "country", age < 30, age >= 60]
    columns = np.column_stack([np.ones(len(table)), *given]).astype(float)
    family = sm.families.Binomial(link=through(p, q), check_link=False)
    theirs = sm.GLM(table["y"], columns, family=family).fit(
        start_params=ours["estimate"].to_numpy(), method="newton", tol=1e-14, disp=False
    )
    assert ours["estimate"].tolist() == pytest.approx(list(theirs.params), rel=1e-6, abs=1e-7)
    hessian = theirs.model.hessian(theirs.params, observed=True)
    errors = np.sqrt(np.diag(np.linalg.inv(-hessian)))
    assert ours["error"].tolist() == pytest.approx(list(errors), rel=1e-5)

"""Results as people hold them: frozen, printed as a table, and a DataFrame by `frame()`.

Numbers are those of the core, as they are; only what is printed is rounded. What a notebook or
a prompt shows of a result is what is printed.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pandas as pd

from candor.columns import EVERYBODY
from core.cross.results import Crossing as Crossed
from core.estimate import MeanEstimate, QuestionEstimate, ShareEstimate
from core.estimate.compare import OptionComparison
from core.privacy.epsilon import epsilon_text
from core.regress.results import Coefficient, Predicted, Regression

_PRINTED = "{:z.4f}".format


def table(frame: pd.DataFrame) -> str:
    """Return a frame as text, numbers with four decimals, of which none is −0."""
    return str(frame.to_string(float_format=_PRINTED, na_rep=""))


def _parts(found: QuestionEstimate) -> list[tuple[str, QuestionEstimate]]:
    return [(EVERYBODY, found), *((each.value, each.estimate) for each in found.groups)]


def _note(found: QuestionEstimate, intervals: str) -> str:
    """Say what estimates rest on: people, design, ε, interval, and who is in no group."""
    question, left = found.question, found.n - sum(each.estimate.n for each in found.groups)
    how = (
        "asked in the clear"
        if question.channel is None
        else f"{question.channel.title}, ε {epsilon_text(question.ratio)}"
    )
    note = f"n = {found.n}, {how}; {found.level:.0%} intervals: {intervals}"
    return (
        f"{note}; without a group, in {EVERYBODY} alone: {left}" if found.groups and left else note
    )


@dataclass(frozen=True)
class Shares:
    """The debiased shares of a question, in all and for each group.

    `estimate` is the core's. Of a yes/no question `share`, `error`, `low`, `high` and `count` are
    those of the yes; of others `frame()` has a row for each option.
    """

    estimate: QuestionEstimate
    comparisons: tuple[OptionComparison, ...] = field(default=(), repr=False)
    truth: Mapping[Hashable, float] | None = field(default=None, repr=False)

    def __str__(self) -> str:
        """Print the table with what it rests on."""
        return f"{self.note}\n{table(self.frame())}"

    __repr__ = __str__

    @property
    def note(self) -> str:
        """What the numbers rest on: people, design, ε, interval, and who is in no group."""
        return _note(self.estimate, self.estimate.interval)

    @property
    def _one(self) -> ShareEstimate:
        if len(self.estimate.options) != 2 or self.estimate.question.option_ids != ("yes", "no"):
            raise AttributeError("it has several options; frame() has a row for each")
        return self.estimate.options[0]

    @property
    def share(self) -> float | None:
        """The unbiased share of yes; it may lie outside [0, 1]."""
        return self._one.share

    @property
    def error(self) -> float | None:
        """Its standard error."""
        return self._one.se

    @property
    def interval(self) -> tuple[float | None, float | None]:
        """The ends of its interval."""
        return self._one.low, self._one.high

    @property
    def count(self) -> float | None:
        """How many of the n people that share is."""
        return self._one.count

    @property
    def n(self) -> int:
        """How many people reported."""
        return self.estimate.n

    def frame(self) -> pd.DataFrame:
        """Return a row for each option, of everybody and of each group.

        The columns are `group` (where there are groups), `option`, share, error, low, high, count
        and n, and `truth` where it was given.
        """
        parts = _parts(self.estimate)
        rows = [
            {"group": name, **self._row(option, part.n)}
            for name, part in parts
            for option in part.options
        ]
        made = pd.DataFrame(rows)
        return made if self.estimate.groups else made.drop(columns="group")

    def _row(self, option: ShareEstimate, n: int) -> dict[str, Any]:
        row = {
            "option": option.option, "share": option.share, "error": option.se, "low": option.low,
            "high": option.high, "count": option.count, "n": n,
        }  # fmt: skip
        return row if self.truth is None else {**row, "truth": self.truth.get(option.option)}

    def conf_int(self) -> pd.DataFrame:
        """Return the ends of the intervals alone, by option, and by group where there are groups.

        It is called so in statsmodels.
        """
        names = ["group", "option"] if self.estimate.groups else ["option"]
        return self.frame().set_index(names)[["low", "high"]]

    def differences(self) -> pd.DataFrame:
        """Return every two groups compared in each option: difference, ends, and p by Holm."""
        return pd.DataFrame(
            {
                "option": each.option,
                "group": pair.first,
                "other": pair.second,
                "difference": pair.difference.estimate,
                "low": pair.difference.low,
                "high": pair.difference.high,
                "p": pair.p_value,
            }
            for each in self.comparisons
            for pair in each.comparison.pairs
        )


@dataclass(frozen=True)
class Means:
    """The estimated mean of a number, in all and for each group, in the number's own units."""

    estimate: QuestionEstimate

    def __str__(self) -> str:
        """Print the table with what it rests on."""
        return f"{self.note}\n{table(self.frame())}"

    __repr__ = __str__

    @property
    def note(self) -> str:
        """What the numbers rest on: people, design, ε, interval, and who is in no group."""
        mean = self.estimate.mean
        return _note(self.estimate, (mean and mean.interval) or "none")

    @property
    def _whole(self) -> MeanEstimate:
        if self.estimate.mean is None:
            raise AttributeError("nobody reported, so there is no mean")
        return self.estimate.mean

    @property
    def mean(self) -> float | None:
        """The unbiased mean."""
        return self._whole.mean

    @property
    def error(self) -> float | None:
        """Its standard error; None of a single person."""
        return self._whole.se

    @property
    def interval(self) -> tuple[float | None, float | None]:
        """The ends of its interval."""
        return self._whole.low, self._whole.high

    def frame(self) -> pd.DataFrame:
        """Return one row of everybody and one of each group: mean, error, low, high, n."""
        parts = _parts(self.estimate)
        rows = [
            {"group": name, "mean": mean.mean, "error": mean.se,
             "low": mean.low, "high": mean.high, "n": part.n}
            for name, part in parts
            if (mean := part.mean) is not None
        ]  # fmt: skip
        made = pd.DataFrame(rows)
        return made if self.estimate.groups else made.drop(columns="group")


@dataclass(frozen=True)
class Crossing:
    """Two questions crossed: shares of every pair of answers, and whether they go together."""

    crossed: Crossed

    def __str__(self) -> str:
        """Print the table, the test and the odds ratio."""
        test, ratio = self.crossed.independence, self.odds_ratio
        lines = [table(self.frame())]
        if test is not None:
            lines.append(f"independence: statistic {test.statistic:.4f}, p {test.p_value:.4g}")
        if ratio is not None:
            lines.append(f"odds ratio: {ratio[0]}, interval {ratio[1]} to {ratio[2]}")
        return "\n".join(lines)

    __repr__ = __str__

    @property
    def p_value(self) -> float | None:
        """The p of the test that the true answers do not go together."""
        return None if self.crossed.independence is None else self.crossed.independence.p_value

    @property
    def odds_ratio(self) -> tuple[float | None, float | None, float | None] | None:
        """The odds ratio of two yes/no questions with its interval, None for others."""
        found = self.crossed.odds_ratio
        return None if found is None else (found.value, found.low, found.high)

    def frame(self) -> pd.DataFrame:
        """Return a row for each pair of answers: a, b, share, error, low, high."""
        return pd.DataFrame(
            {"a": cell.a, "b": cell.b, "share": cell.share,
             "error": cell.se, "low": cell.low, "high": cell.high}
            for cell in self.crossed.cells
        )  # fmt: skip


@dataclass(frozen=True)
class Model:
    """A regression through the channel: coefficients, tests, predicted shares, or the fault."""

    regression: Regression

    def __str__(self) -> str:
        """Print the summary."""
        return self.summary()

    __repr__ = __str__

    @property
    def params(self) -> pd.Series[float]:
        """The coefficients by name, as statsmodels calls them."""
        return self.frame()["estimate"]

    def conf_int(self) -> pd.DataFrame:
        """Return the ends of the coefficients' intervals, by name."""
        return self.frame()[["low", "high"]]

    def frame(self) -> pd.DataFrame:
        """Return a row for each coefficient: estimate, error, z, p, low, high."""
        rows = [
            {"estimate": each.estimate, "error": each.se, "z": each.z, "p": each.p,
             "low": each.low, "high": each.high}
            for each in self.regression.coefficients
        ]  # fmt: skip
        index = [_name(each) for each in self.regression.coefficients]
        return pd.DataFrame(rows, index=index, dtype=float)

    def predicted(self) -> pd.DataFrame:
        """Return the shares or means that the model predicts for everybody at each level."""
        return _predicted(self.regression.shares)

    def effects(self) -> pd.DataFrame:
        """Return the average effects of each level against the first, or of one unit more."""
        return _predicted(self.regression.effects)

    def summary(self) -> str:
        """Return the coefficients as text, or why there are none."""
        found = self.regression
        if found.failure is not None:
            terms = ", ".join(found.failure.terms)
            return f"No model: {found.failure.fault.value}" + (f" ({terms})" if terms else "")
        head = (
            f"n = {found.n}, {found.link.value}; errors: {found.errors.value}; {found.ends.value}"
        )
        return f"{head}\n{table(self.frame())}"


def _name(each: Coefficient) -> str:
    return each.term if each.answer is None else f"{each.answer}: {each.term}"


def _predicted(values: tuple[Predicted, ...]) -> pd.DataFrame:
    return pd.DataFrame(
        {"factor": each.factor, "level": each.level, "answer": each.answer, "value": each.value,
         "error": each.se, "low": each.low, "high": each.high}
        for each in values
    )  # fmt: skip

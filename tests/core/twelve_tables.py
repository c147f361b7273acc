"""Twelve tables as people write them by Kobo, ODK, SurveyCTO, LimeSurvey, SPSS, Stata and Excel.

All hold the same people. Each has what is said of it by hand, and where each number is to be found.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pandas as pd
import pyreadstat
import pytest
from click.testing import CliRunner
from form_books import book

from app.commands import cli

N = 90
_DRAWN = np.random.default_rng(11)
SAME = _DRAWN.random(N) < 0.6  # as the crosswise model has it: both answers are the same
TRADE = _DRAWN.integers(0, 3, N)
PHONE, RADIO = _DRAWN.random(N) < 0.7, _DRAWN.random(N) < 0.3
AGE = _DRAWN.integers(18, 80, N)
ASKED = _DRAWN.random(N) > 0.1
"""Who told an age; nobody else has one."""
WEIGHT = _DRAWN.integers(50, 200, N) / 100
HOURS = _DRAWN.integers(0, 200, N) / 10
SEX = _DRAWN.integers(0, 2, N)

Content: TypeAlias = dict[str, Any]
Row: TypeAlias = Sequence[object]
CROSSWISE = {"name": "crosswise", "prevalence": "1/4"}


def numbers(weight: bool) -> dict[str, float]:
    """The shares and means of all people, worked out here."""
    w = WEIGHT if weight else np.ones(N)

    def mean(values: np.ndarray, of: np.ndarray | None = None) -> float:
        some = np.ones(N, bool) if of is None else of
        return float((w * values)[some].sum() / w[some].sum())

    return {
        "bribe": (mean(SAME) + 0.25 - 1) / (0.5 - 1),
        **{name: mean(np.equal(TRADE, at)) for at, name in enumerate(("farm", "shop", "none"))},
        "phone": mean(PHONE),
        "radio": mean(RADIO),
        "age": mean(AGE, ASKED),
        "hours": mean(HOURS),
        "female": mean(SEX == 0),
    }


def estimated(study: Path) -> dict[str, float]:
    """The shares of a study by "question.option", and its means by question, as told."""
    told = CliRunner().invoke(cli, ["estimate", str(study), "--json"])
    found: dict[str, float] = {}
    for each in json.loads(told.stdout)["questions"]:
        found |= {f"{each['id']}.{one['option']}": one["share"] for one in each["options"]}
        if not each["options"]:
            found[each["id"]] = each["mean"]
    return found


@dataclass(frozen=True)
class Case:
    """A table, the column that was randomized, and where each of `numbers` is found.

    `found` names them by "question.option", or by the question where it is a mean. `hand` does in
    the mapping what no guess can; `asked` are options of `candor mapping`.
    """

    name: str
    file: str
    write: Callable[[Path], None]
    found: Mapping[str, str]
    randomized: str = ""
    weighted: bool = False
    asked: tuple[str, ...] = ()
    hand: Callable[[Content], None] = field(default=lambda _: None)
    left_out: int = 0

    def require_right(self, study: Path) -> None:
        """Hold the numbers of a study against those worked out here."""
        told, wanted = estimated(study), numbers(self.weighted)
        assert {name: told[name] for name in self.found} == pytest.approx(
            {name: wanted[number] for name, number in self.found.items()}, rel=0, abs=1e-9
        )


def cells(
    rows: Sequence[Row], separator: str = ",", encoding: str = "utf-8", top: str = ""
) -> Callable[[Path], None]:
    """Return what writes these rows as text."""

    def write(path: Path) -> None:
        with path.open("w", encoding=encoding, newline="") as file:
            file.write(top)
            csv.writer(file, delimiter=separator).writerows(rows)

    return write


def sheet(*rows: Row) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        path.write_bytes(book({"data": list(rows)}))

    return write


def rows(*columns: tuple[str, Sequence[object]]) -> list[Row]:
    """Rows below their heads, of columns."""
    heads, values = zip(*columns, strict=True)
    return [heads, *zip(*values, strict=True)]


def words(of: np.ndarray, *names: object) -> list[object]:
    return [names[int(each)] for each in of]


def ages(empty: object = "") -> list[object]:
    return [int(age) if there else empty for age, there in zip(AGE, ASKED, strict=True)]


def together(separator: str, *names: str) -> list[object]:
    return [
        separator.join(name for name, one in zip(names, each, strict=True) if one)
        for each in zip(PHONE, RADIO, strict=True)
    ]


def ids(form: str) -> list[object]:
    return [form.format(each) for each in range(N)]


def question(content: Content, id_: str) -> Content:
    return next(each for each in content["questions"] if each["id"] == id_)


def column(content: Content, head: str) -> Content:
    return next(each for each in content["columns"] if each["column"] == head)


def none_of_them(head: str) -> Callable[[Content], None]:
    """An empty cell of several answers is none of them here, which no table tells."""
    return lambda content: column(content, head).update(empty="none")


def _kobo(content: Content) -> None:
    assert content["id"] == "_uuid"


def _refused(code: str) -> Callable[[Content], None]:
    """Say that a code of the trades or the ages is no answer."""

    def hand(content: Content) -> None:
        held = column(content, "age")
        held["missing"] = [code]
        question(content, "age")["low"] = 0

    return hand


def spss(path: Path) -> None:
    frame = pd.DataFrame(
        {
            "q1": np.where(SAME, 1.0, 2.0),
            "q2": TRADE + 1.0,
            "age": np.where(ASKED, AGE, 999.0),
            "wt": WEIGHT,
        }
    )
    labels: dict[str, Any] = {"q1": {1: "Yes", 2: "No"}, "q2": {1: "Farm", 2: "Shop", 3: "None"}}
    pyreadstat.write_sav(
        frame,
        path,
        column_labels=["The card", "Trade", "Age", "Weight"],
        variable_value_labels=labels,
        missing_ranges={"age": [999]},
    )


def spss_reversed(path: Path) -> None:
    """Yes is coded 2 here, as many questionnaires have it, and labels alone tell."""
    frame = pd.DataFrame({"card": np.where(SAME, 2.0, 1.0), "sex": SEX.astype(float)})
    labels: dict[str, Any] = {"card": {1: "No", 2: "Yes"}, "sex": {0: "Female", 1: "Male"}}
    pyreadstat.write_sav(frame, path, variable_value_labels=labels)


def stata(path: Path) -> None:
    frame = pd.DataFrame(
        {
            "card": SAME.astype(np.int8),
            "trade": (TRADE + 1).astype(np.int8),
            "hours": HOURS.astype(np.float32),
            "pweight": WEIGHT,
        }
    )
    labels: dict[str, Any] = {
        "card": {0: "No", 1: "Yes"},
        "trade": {1: "Farm", 2: "Shop", 3: "None"},
    }
    frame.to_stata(path, write_index=False, value_labels=labels)


def as_json_lines(path: Path) -> None:
    trades = words(TRADE, "farm", "shop", "none")
    lines = (
        {"id": each, "same": bool(SAME[each]), "trade": trades[each], "hours": float(HOURS[each])}
        for each in range(N)
    )
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def lime(yes: str, no: str, date: str, heads: Sequence[str], answers: Sequence[str]) -> list[Row]:
    """What LimeSurvey exports: who broke off has no date, and cells left empty."""
    made = rows(
        (heads[0], list(range(1, N + 1))),
        (heads[1], ["2024-03-02 10:00:00"] * N),
        (heads[2], words(SAME, "N" if yes == "Y" else no, yes)),
        (heads[3], words(PHONE, no if yes != "Y" else "", yes)),
        (heads[4], words(RADIO, no if yes != "Y" else "", yes)),
        (heads[5], words(TRADE, *answers)),
    )
    broken = [(N + 1, date, yes, "", "", ""), (N + 2, date, "", "", "", "")]
    return [*made, *broken]


TRADES = {"trade.farm": "farm", "trade.shop": "shop", "trade.none": "none"}
USED = {"used.phone": "phone", "used.radio": "radio"}

TWELVE = (
    Case(
        "kobo-values-with-a-column-an-option",
        "kobo.xlsx",
        sheet(
            *rows(
                ("start", ["2024-03-02T10:00:00"] * N),
                ("main/bribe", words(SAME, "no", "yes")),
                ("main/trade", words(TRADE, "farm", "shop", "none")),
                ("main/used", together(" ", "phone", "radio")),
                ("main/used/phone", words(PHONE, 0, 1)),
                ("main/used/radio", words(RADIO, 0, 1)),
                ("main/age", ages(None)),
                ("_uuid", ids("a{:05}")),
                ("_submission_time", ["2024-03-02T10:09:00"] * N),
                ("__version__", ["v1"] * N),
            )
        ),
        {"bribe.yes": "bribe", **TRADES, **USED, "age": "age"},
        "main/bribe",
        hand=_kobo,
    ),
    Case(
        "kobo-labels-with-semicolons",
        "kobo.csv",
        cells(
            rows(
                ("What is your trade?", words(TRADE, "A farm", "A shop", "None")),
                ("How old are you?", ages()),
                ("What do you use?/A phone", words(PHONE, "0", "1")),
                ("What do you use?/A radio", words(RADIO, "0", "1")),
                ("What do you use?", together(" ", "A phone", "A radio")),
                ("_id", ids("{}")),
                ("_uuid", ids("u{:04}")),
            ),
            ";",
            "utf-8-sig",
        ),
        {
            "what-is-your-trade.a-farm": "farm",
            "what-is-your-trade.a-shop": "shop",
            "how-old-are-you": "age",
            "what-do-you-use.a-phone": "phone",
            "what-do-you-use.a-radio": "radio",
        },
    ),
    Case(
        "odk-central-with-several-answers-in-a-cell",
        "odk.csv",
        cells(
            rows(
                ("SubmissionDate", ["2024-03-02T10:00:00.000Z"] * N),
                ("part-bribe", words(SAME, "no", "yes")),
                ("part-used", together(" ", "phone", "radio")),
                ("part-age", ages()),
                ("meta-instanceID", ids("uuid:{:05}")),
                ("KEY", ids("uuid:{:05}")),
                ("ReviewState", [""] * N),
            )
        ),
        {
            "part-bribe.yes": "bribe",
            "part-used.phone": "phone",
            "part-used.radio": "radio",
            "part-age": "age",
        },
        "part-bribe",
        hand=none_of_them("part-used"),
    ),
    Case(
        "surveycto-wide-with-weights",
        "cto.csv",
        cells(
            rows(
                ("SubmissionDate", ["Mar 2, 2024 10:00:00 AM"] * N),
                ("deviceid", ["861"] * N),
                ("bribe", words(SAME, "2", "1")),
                ("trade", words(TRADE, "farm", "shop", "none")),
                ("used", together(" ", "phone", "radio")),
                ("used_phone", words(PHONE, "0", "1")),
                ("used_radio", words(RADIO, "0", "1")),
                ("hours", HOURS.tolist()),
                ("weight", WEIGHT.tolist()),
                ("formdef_version", ["2403"] * N),
                ("KEY", ids("uuid:{}")),
            )
        ),
        {"bribe.yes": "bribe", **TRADES, **USED, "hours": "hours"},
        "bribe",
        weighted=True,
    ),
    Case(
        "surveycto-with-codes-that-are-no-answers",
        "codes.csv",
        cells(
            rows(
                ("same", words(SAME, "0", "1")),
                ("age", ages("-99")),
                ("trade", words(TRADE, "farm", "shop", "none")),
            )
        ),
        {"same.yes": "bribe", "age": "age", **TRADES},
        "same",
        hand=_refused("-99"),
    ),
    Case(
        "limesurvey-codes-with-people-who-broke-off",
        "lime.csv",
        cells(
            lime(
                "Y",
                "N",
                "",
                ("id", "submitdate", "card", "used[phone]", "used[radio]", "trade"),
                ("farm", "shop", "none"),
            )
        ),
        {"card.yes": "bribe", **USED, **TRADES},
        "card",
        left_out=2,
    ),
    Case(
        "limesurvey-answers-in-full",
        "full.csv",
        cells(
            lime(
                "Yes",
                "No",
                "N/A",
                (
                    *("Response ID", "Date submitted", "The card says that both are the same."),
                    *("Do you use? [Phone]", "Do you use? [Radio]", "Your trade"),
                ),
                ("farm", "shop", "none"),
            ),
            ";",
        ),
        {
            "the-card-says-that-both-are.yes": "bribe",
            "do-you-use.phone": "phone",
            "do-you-use.radio": "radio",
            "your-trade.farm": "farm",
        },
        "The card says that both are the same.",
        left_out=2,
    ),
    Case(
        "spss-with-labels-missing-values-and-weights",
        "study.sav",
        spss,
        {"q1.yes": "bribe", "q2.o1": "farm", "q2.o2": "shop", "age": "age"},
        "q1",
        weighted=True,
    ),
    Case(
        "spss-with-yes-as-the-second-code",
        "codes.sav",
        spss_reversed,
        {"card.yes": "bribe", "sex.o0": "female"},
        "card",
    ),
    Case(
        "stata-with-labels-float32-and-weights",
        "study.dta",
        stata,
        {"card.yes": "bribe", "trade.o1": "farm", "hours": "hours"},
        "card",
        weighted=True,
    ),
    Case(
        "excel-with-a-title-above-and-booleans",
        "office.xlsx",
        sheet(
            ("Household survey, spring", *[None] * 3),
            ("Confidential", *[None] * 3),
            *rows(
                ("Same", [bool(each) for each in SAME]),
                ("Trade", words(TRADE, "farm ", "shop", "none")),
                ("Hours", HOURS.tolist()),
                ("Weight", WEIGHT.tolist()),
            ),
        ),
        {"same.yes": "bribe", **TRADES, "hours": "hours"},
        "Same",
        weighted=True,
        asked=("--head-row", "3"),
    ),
    Case(
        "excel-in-german-as-text",
        "büro.csv",
        cells(
            rows(
                ("Karte", words(SAME, "nein", "ja")),
                ("Gewerbe", words(TRADE, "Ökohof", "Laden", "keines")),
                ("Stunden", [f"{each:.1f}".replace(".", ",") for each in HOURS]),
                ("Gewicht", [f"{each:.2f}".replace(".", ",") for each in WEIGHT]),
            ),
            ";",
            "windows-1252",
            "sep=;\r\n",
        ),
        {"karte.yes": "bribe", "gewerbe.laden": "shop", "stunden": "hours"},
        "Karte",
        weighted=True,
        asked=("--encoding", "windows-1252"),
    ),
)

"""A caption names the intervals that stand beneath it, and no others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
from analyst_studies import survey_bytes

from app.analyses import analyse, possible
from app.analyses.content import StudyContent, load
from app.analyses.parts import Beside, BinsChart, Figure, Multiples, Part, TablePart
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.words.methods import interval_name, level_name
from core.count.sampling_design import Design
from core.cross import results as crossed
from core.estimate import compare, results, sets, window_histogram
from core.estimate.bracket import BRACKET
from core.estimate.window_histogram import MOST_LIKELY, FittedHistogram
from core.files import canonical
from core.inference.intervals import Interval
from core.present.chart import BarChart, StackChart
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths
from core.survey import read

N = 160
KINDS = (
    *("feldman-cousins", "wilson", "clopper-pearson", "wald", "fieller", "likelihood-ratio"),
    *("anytime", "student", "welch", "normal", "score", "newcombe", MOST_LIKELY, BRACKET),
)
NOT_HAD = re.compile(r"there is no .*? interval here")

Ends = tuple[float, float]
Stands = set[tuple[str, bool]]  # names of intervals, and whether several hold at once


def options(n: int) -> list[canonical.Json]:
    return [{"id": f"o{i}", "text": "ABCDE"[i]} for i in range(n)]


def k_ary(p: str) -> canonical.Json:
    return {"name": "k-ary", "p": p}


ABSTAINS: canonical.Json = {"id": "no", "text": "Rather not say", "abstain": True}
QUESTIONS: tuple[dict[str, canonical.Json], ...] = (
    {"id": "bribe", "kind": "yes-no", "mechanism": {"name": "warner", "p": "3/4"}},
    {"id": "job", "kind": "one-of", "options": options(3), "mechanism": k_ary("2/5")},
    {
        "id": "jobs",
        "kind": "one-of",
        "options": options(5),
        "mechanism": {"name": "unary", "p": "1/2", "q": "2/5"},
    },
    {
        "id": "drugs",
        "kind": "many-of",
        "options": options(3),
        "mechanism": {"name": "warner", "p": "4/7"},
    },
    {
        "id": "trust",
        "kind": "rating",
        "options": options(5),
        "mechanism": {"name": "unary", "p": "1/2", "q": "2/5"},
    },
    {
        "id": "calm",
        "kind": "rating",
        "options": [*options(4), ABSTAINS],
        "mechanism": k_ary("2/5"),
    },
    {
        "id": "age",
        "kind": "number",
        **{"low": 10, "high": 70, "step": 1},
        "mechanism": {"name": "window", "width": 31, "p": "1/2"},
    },
    {
        "id": "gain",
        "kind": "number",
        **{"low": -4, "high": 4, "step": 2},
        "mechanism": {"name": "window", "width": 2, "p": "3/5"},
    },
    {
        "id": "hours",
        "kind": "number",
        **{"low": 0, "high": 60, "step": 1},
        "bins": [0, 20, 35, 40, 60],
        "mechanism": k_ary("2/5"),
    },
    {
        "id": "paid",
        "kind": "number",
        **{"low": 0, "high": 100, "step": 1},
        "mechanism": {"name": "one-bit", "p": "3/5"},
    },
    {"id": "trips", "kind": "number", "low": 0, "high": 40, "step": 1},
    {"id": "area", "kind": "one-of", "options": options(2)},
    {"id": "car", "kind": "yes-no"},
)


@cache
def content() -> StudyContent:
    """What a study of all kinds of questions holds."""
    asked = survey_bytes(*({**each, "text": f"About {each['id']}?"} for each in QUESTIONS))
    folder, survey = Path(mkdtemp()), read(asked)
    write_responses(rehearse(survey, invent(survey, N, 3), 3), folder / "in", N)
    with Study.create(folder / "a.study", asked) as study:
        import_paths(study, [folder / "in"])
    return load(folder / "a.study")


def views(interval: Interval, level: float) -> Iterator[AnalysisRequest]:
    """Look at each question and its sets: plain, at once, in groups, and as people were drawn."""
    choices = Choices(interval=interval, level=level)
    at_once = replace(choices, simultaneous=True)
    for question in content().survey.asked:
        ids = (question.id,)
        plain = AnalysisRequest("question", ids, choices=choices)
        yield from (
            plain,
            replace(plain, choices=at_once),
            replace(plain, split="area", choices=at_once),
            replace(plain, split="area", then="car"),
            replace(plain, weights="trips", split="area"),
            replace(plain, design=Design(None, "trips")),
        )
        for chosen in ((), ("o0", "o1"), ("o1",)):
            yield AnalysisRequest("sets", ids, choices=at_once, chosen=chosen)
        yield AnalysisRequest(
            "sets", ids, choices=replace(choices, smoothed=False), weights="trips"
        )
    for how in (choices, at_once):
        yield AnalysisRequest("several", ("bribe",), choices=how)
        for pair in (("bribe", "car"), ("job", "area"), ("area", "car"), ("trust", "car")):
            for shares_of in ("everyone", "rows", "columns"):
                yield AnalysisRequest("cross", pair, choices=replace(how, shares_of=shares_of))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every result of the core, as it is made."""
    found: list[Any] = []

    def keep(cls: type) -> None:
        init: Any = vars(cls)["__init__"]

        def kept(self: object, *args: object, **named: object) -> None:
            init(self, *args, **named)
            found.append(self)

        monkeypatch.setattr(cls, "__init__", kept)

    for module in (results, sets, compare, crossed, window_histogram):
        for cls in vars(module).values():
            if isinstance(cls, type) and is_dataclass(cls) and cls.__module__ == module.__name__:
                keep(cls)
    quantile = FittedHistogram.quantile

    def kept_quantile(self: FittedHistogram, p: float, level: float) -> tuple[int, int, int]:
        value, low, high = quantile(self, p, level)
        question = self.tally.question
        ends = map(question.in_units, (value, low, high))
        found.append(sets.QuantileEstimate(p, *ends))
        return value, low, high

    monkeypatch.setattr(FittedHistogram, "quantile", kept_quantile)
    return found


def standing(made: Iterable[Any]) -> dict[Ends, Stands]:
    """Return which interval each pair of ends is of, by the results that have them."""
    found: dict[Ends, Stands] = {}
    made = tuple(made)
    of_sets = {each.interval for each in made if isinstance(each, sets.SetEstimate)}

    def add(one: Any, names: Iterable[str], together: int = 1) -> None:
        if one.low is not None and one.high is not None:
            ends = found.setdefault((one.low, one.high), set())
            ends |= {(name, together > 1) for name in names}

    for each in made:
        match each:
            case results.QuestionEstimate():
                for one in each.options:
                    add(one, [each.interval], each.together)
            case crossed.Crossing():
                for cell in each.cells:
                    add(cell, [each.interval], each.together)
            case results.MeanEstimate() if each.interval:
                add(each, [each.interval])
            case sets.SetEstimate() | crossed.MarginShare() | crossed.ConditionalShare():
                add(each, [each.interval])
            case window_histogram.FittedPart():
                add(each, [BRACKET if each.se is None else MOST_LIKELY])
            case sets.QuantileEstimate():
                add(each, of_sets or {BRACKET})
            case compare.Difference():
                add(each, ["newcombe", "welch"])
    return found


def whole(parts: Iterable[Part]) -> Iterator[Part]:
    """Give the parts, each of several beside each other alone."""
    for part in parts:
        if isinstance(part, Beside):
            yield from (part.first, part.second)
        elif isinstance(part, Multiples):
            yield from part.charts
        else:
            yield part


def caption(part: Part) -> str:
    """Return all that is said of a part as a whole."""
    if isinstance(part, Figure):
        return part.interval_name
    notes = part.table.notes if isinstance(part, TablePart) else [getattr(part, "caption", "")]
    return " · ".join((subtitle(part), *notes))


def subtitle(part: Part) -> str:
    """Return the line under the title of a part."""
    shown = part.table if isinstance(part, TablePart) else part
    return str(getattr(shown, "subtitle", ""))


def shown(part: Part) -> list[str]:
    """Return the intervals of a part as they are written."""
    if isinstance(part, Figure):
        return [part.interval]
    if isinstance(part, TablePart):
        keys = [column.key for column in part.table.columns]
        places = [place for place, key in enumerate(keys) if key == "interval"]
        return [row[place].text for row in part.table.rows for place in places]
    if isinstance(part, StackChart):
        return [each.interval for each in part.sums]
    if isinstance(part, BarChart | BinsChart):
        return [bar.interval_text for bar in part.rows]
    return []


def named(text: str) -> set[str]:
    """Return the kinds of intervals that a caption names, the longest names first."""
    found, text = set(), NOT_HAD.sub("", text)
    for name in sorted(KINDS, key=lambda each: -len(interval_name(each))):
        words = re.compile(rf"(?<!\w){re.escape(interval_name(name))}(?!\w)")
        if words.search(text):
            found.add(name)
            text = words.sub("", text)  # Student's t stands in other names
    return found


def ends_in(text: str) -> tuple[float, float, float] | None:
    """Return both ends that are written, and how far rounding can have moved them."""
    numbers = re.findall(r"−?[\d,]+(?:\.\d+)?", text)
    if len(numbers) != 2:
        return None
    low, high = (float(each.replace("−", "-").replace(",", "")) for each in numbers)
    digits = max(len(each.partition(".")[2]) for each in numbers)
    return low, high, 0.5001 * 10.0**-digits


def kinds_of(text: str, known: dict[Ends, Stands]) -> Stands | None:
    """Return which intervals a written one can be; None where nothing is written."""
    ends = ends_in(text)
    if ends is None:
        return None
    low, high, slack = ends
    return {
        kind
        for (one, other), kinds in known.items()
        for factor in (1, 100)
        if abs(factor * one - low) <= slack and abs(factor * other - high) <= slack
        for kind in kinds
    }


@pytest.mark.parametrize(
    ("interval", "level"),
    [
        (Interval.WILSON, 0.8),
        *(
            pytest.param(each, level, marks=pytest.mark.long)
            for each, level in (
                (Interval.FELDMAN_COUSINS, 0.95),
                (Interval.LIKELIHOOD_RATIO, 0.99),
                (Interval.ANYTIME, 0.95),
                (Interval.CLOPPER_PEARSON, 0.99),
                (Interval.WALD, 0.9),
            )
        ),
    ],
)
def test_that_a_caption_names_the_intervals_that_stand_beneath_it(
    interval: Interval, level: float, made: list[Any]
) -> None:
    n_intervals = 0
    for request in views(interval, level):
        if not possible(request, content().survey):
            continue
        made.clear()
        parts = analyse(request, [content()])
        known = standing(made)
        for part in whole(parts):
            told = caption(part)
            names, at_once = named(told), "at once" in told
            seen: set[str] = set()
            for text in shown(part):
                kinds = kinds_of(text, known)
                if kinds is None:
                    continue
                n_intervals += 1
                about = (request, type(part).__name__, told, text)
                assert kinds, about
                if isinstance(part, Figure) and not names:
                    assert part.interval_name.startswith(level_name(level))
                    continue  # its page names it
                fitting = {name for name, several in kinds if several == at_once}
                if request.analysis == "cross":  # what holds at once stands in the cells alone
                    fitting = {name for name, _ in kinds}
                assert names & fitting, about
                assert level_name(level) in told, about
                seen |= names & fitting
            if seen and request.weights is None and request.design == Design(None, None):
                of_all = named(subtitle(part))
                assert of_all <= seen or isinstance(part, BinsChart), (request, told)
    assert n_intervals > 500

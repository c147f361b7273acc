"""The comparison of coupled traces has teeth: each leak that is planted makes it fail."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import planted_draws  # noqa: F401 - it adds its plants
import planted_landings  # noqa: F401 - as does it
import planted_leaks  # noqa: F401 - and it
import planted_pages  # noqa: F401 - and it
import pytest
from coupled import LEAST_CHANCE, Case, both_traces, by_truth, chances, differences
from coupled_cases import CASES, SOME, SOME_SPUN, slipping
from coupled_draws import drawn
from memory_search import CAN_SEARCH
from planting import PLANTS
from system_calls import untraced

# Where each leak must show, whatever else it changes.
SHOWN_IN = {
    "file name by truth": "files",
    "order of answers by truth": "files",
    "size by truth": "files",
    "time by truth": "files",
    "truth in the sitting": "files",
    "log line": "output",
    "line on standard output": "output",
    "settings entry": "files",
    "settings of Qt": "files",
    "recent list": "files",
    "temporary file": "files",
    "temporary file that is removed again": "touched",
    "window title": "titles after first",
    "clipboard": "clipboard after first",
    "accessible text left after the page": "widgets after first",
    "attribute that outlives the page": "memory after first",
    "handler named after the answer": "frames",
    "extra draw for one truth": "draws",
    "draw with a bound by truth": "draws",
    "redraw on reopening": "files",
    "word turned back into an answer": "files",
    "landing kept": "memory after first",
    "landing kept after its word": "memory after first",
    "landing in the mark of a start": "files",
    "landing told after coming back": "widgets asked again",
    "wrong word recorded": "files",
    "wrong word remembered": "memory after first",
    "kept page told by the truth": "widgets kept first",
    "kept card drawn by the truth": "picture kept first",
    "practice remembered": "memory after first",
    "clear answer noted before it is confirmed": "touched",
    "draw by the answer in practice": "draws",
    "drawn anew by a clear answer": "files",
    "drawn anew on reopening, by the landing": "draws",
    "file read for one truth": "touched",
    "files made in an order by truth": "order",
    "number left in memory": "numbers saved",
    "file written past Python": "system calls",
}
# What differs by chance as well, so that it shows only over many pairs.
MEASURED = {
    "painted once more for one truth": "repaints",
    "timers for one truth": "timers",
    "slow for one truth": "seconds",
}
WHEEL, SCRAMBLED = CASES["warner, spinner"], CASES["warner, scrambled"]
OF_OTHERS = {
    "word turned back into an answer": WHEEL,
    "landing kept": WHEEL,
    "landing kept after its word": WHEEL,
    "landing in the mark of a start": CASES["a wheel cut short"],
    "landing told after coming back": CASES["a wheel cut short"],
    # The one slips, the other does not: both have the wrong word else.
    "wrong word recorded": slipping(WHEEL, 0),
    "wrong word remembered": slipping(WHEEL, 0),
    "practice remembered": WHEEL,
    "clear answer noted before it is confirmed": CASES["a clear answer not confirmed"],
    "draw by the answer in practice": SOME,
    "drawn anew by a clear answer": CASES["some asked, a clear answer not confirmed"],
    "drawn anew on reopening, by the landing": SOME_SPUN,
    "number left in memory": CASES["a long number"],
    "file written past Python": replace(SCRAMBLED, traced=True),
}


def case_of(name: str) -> Case:
    """Where the leak is planted: beyond the tape two more coins, the one for a yes shows heads."""
    case = OF_OTHERS.get(name, SCRAMBLED)
    one, other = (replace(way, tape=[*way.tape, 0, 1, 0, 1]) for way in (case.one, case.other))
    if name == "extra draw for one truth" or name == "draw with a bound by truth":
        one, other = (replace(way, tape=_spaced(way.tape)) for way in (one, other))
    if name == "drawn anew on reopening, by the landing":
        one = replace(one, tape=[*one.tape[:7], 0, 0, 1, *one.tape[7:]])
    # A look takes as long as a page: beyond files and output, only the one that must tell is taken.
    _aspect, _, where = SHOWN_IN[name].partition(" ")
    looks = (where,) if where and not case.traced else ()
    return replace(case, one=one, other=other, plant=name, looks=looks)


def _spaced(tape: list[int]) -> list[int]:
    """A tape of pairs with room for one more draw after each of them."""
    return [outcome for pair in zip(tape[::2], tape[1::2], strict=True) for outcome in (*pair, 0)]


def test_that_every_plant_has_its_test() -> None:
    assert {*SHOWN_IN, *MEASURED} == set(PLANTS)


# Each is much like one that the suite plants, in the same place; a long run plants all.
LIKE_OTHERS = (
    *("settings of Qt", "recent list", "temporary file", "draw with a bound by truth"),
    *("landing kept after its word", "wrong word recorded", "draw by the answer in practice"),
    *("order of answers by truth", "size by truth", "line on standard output"),
    "drawn anew by a clear answer",
)


def _require_order(folder: Path) -> None:
    """Skip where a folder lists its files by their names, in whatever order they were made."""
    for names in ("ab", "ba"):
        for name in names:
            (folder / names).mkdir(exist_ok=True)
            (folder / names / name).touch()
    if os.listdir(folder / "ab") == os.listdir(folder / "ba"):
        pytest.skip("the file system lists files in no order of their making")


def _require_memory(_folder: Path) -> None:
    if not CAN_SEARCH:
        pytest.skip("this system shows no process its own memory")


def _require_tracing(_folder: Path) -> None:
    if untraced():
        pytest.skip(untraced())


# What not every machine can show.
REFUSALS = {
    "files made in an order by truth": _require_order,
    "number left in memory": _require_memory,
    "file written past Python": _require_tracing,
}


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.long if n in LIKE_OTHERS else ()) for n in SHOWN_IN],
)
def test_that_a_planted_leak_is_caught(name: str, tmp_path: Path) -> None:
    if name in REFUSALS:
        REFUSALS[name](tmp_path)
    found = differences(case_of(name), tmp_path)
    assert SHOWN_IN[name] in found, f"{name} shows only in {sorted(found)}"


def test_that_a_planted_leak_is_caught_in_a_preview(tmp_path: Path) -> None:
    plant = "attribute that outlives the page"
    case = replace(CASES["scrambled in a preview"], plant=plant, looks=("after first",))
    assert SHOWN_IN[plant] in differences(case, tmp_path)


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=() if n.startswith("painted") else pytest.mark.long) for n in MEASURED],
)
def test_that_a_page_that_comes_otherwise_for_one_truth_is_caught(
    name: str, tmp_path: Path
) -> None:
    case = replace(drawn(SCRAMBLED, 1, 18), plant=name, looks=())
    found = chances(by_truth(case, *both_traces(case, tmp_path)))
    assert found[MEASURED[name]] < LEAST_CHANCE, found

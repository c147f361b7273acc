"""Walks through each window that nobody planned, and what they found.

    PYTHONPATH=.:packaging:tests/benchmarks:tests/core python -m random_walk [WINDOW…]
        [--seeds FIRST COUNT] [--steps N]

takes slices of 1,000 steps, each in a process of its own and given by its window and its seed, so
that a slice can be walked again by itself. What each came to is kept in build/walks.json as soon
as it is known; a slice that is kept of the same commit is not walked again. `walker` tells what is
looked at.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from adult_study import SURVEY, adults, some_of
from slices import ROOT, Slices

from core.draft import draft_of
from core.draft.file import write_draft
from core.examples import example_path, example_survey
from core.rehearse import rehearse
from core.response.file import write as write_response
from core.study import Study, import_paths
from core.survey import write

KEPT = ROOT / "build" / "walks.json"
WINDOWS = ("study", "editor", "planner", "tables", "respondent", "example", "home")
COUNTED = ("steps", "rests", "results", "undone", "pictures")
STEPS = 1_000
PEOPLE = 400
_LONGEST = 3_600  # seconds for a slice
Tell = Callable[[str], object]
_PATHS = (".", "packaging", "tests/benchmarks", "tests/core", "tests/app")


def furnish(folder: Path) -> None:
    """Lay into a folder what a walk opens: survey, draft, study, table, files good and bad."""
    rng = np.random.default_rng(1)
    for name in ("more", "out"):
        (folder / name).mkdir(parents=True)
    people = some_of(adults(), rng.integers(0, adults().n, PEOPLE))
    files = [write_response(replace(each, rehearsal=False)) for each in rehearse(SURVEY, people, 1)]
    for place, data in enumerate(files):
        (folder / "more" / f"{place}.response").write_bytes(data)
    with Study.create(folder / "a.study", write(SURVEY)) as study:
        import_paths(study, [folder / "more"])
    for path in sorted((folder / "more").iterdir())[50:]:
        path.unlink()
    (folder / "more" / "bad.response").write_bytes(files[0][:-9])
    (folder / "bad.study").write_bytes(b"SQLite format 3\0 and then nothing")
    shutil.copy(example_path("bribery"), folder / "a.survey")
    draft = draft_of(example_survey("sales"))
    (folder / "a.draft").write_bytes(write_draft(draft))
    rows = [
        f"{i},{('yes', 'no', '')[i % 3]},{17 + i % 60},{('a', 'b;c')[i % 2]}" for i in range(300)
    ]
    (folder / "a.csv").write_text("\n".join(["row,answer,age,many", *rows]) + "\n", "utf-8")


def walk(window: str, seed: int, steps: int, furnished: Path) -> dict[str, Any]:
    """Walk one slice in a process and a home of its own."""
    with tempfile.TemporaryDirectory(prefix="candor-walk-") as home:
        folder = Path(home) / "walked"
        shutil.copytree(furnished, folder)
        own = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home)
        variables = {
            **os.environ,
            **own,
            "PYTHONPATH": os.pathsep.join(str(ROOT / each) for each in _PATHS),
            "PYTHONHASHSEED": "0",
            "QT_QPA_PLATFORM": "offscreen",
            "QT_LOGGING_RULES": "qt.text.font.db=false",
        }
        command = [
            sys.executable,
            "-X",
            "faulthandler",
            "-m",
            "walker",
            window,
            str(seed),
            str(steps),
            str(folder),
        ]
        written = folder / "walked.json"
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=_LONGEST
            )
            ended = f"ended with {done.returncode}: {done.stderr[-4000:]}"
        except subprocess.TimeoutExpired:
            ended = f"no end within {_LONGEST} s"
        for picture in Path(home).glob("*.png"):
            KEPT.parent.mkdir(exist_ok=True)
            shutil.copy(picture, KEPT.parent)
        if written.exists():
            found: dict[str, Any] = json.loads(written.read_text("utf-8"))
            return found
        return {"window": window, "seed": seed, "steps": 0, "holds": [], "faults": [ended]}


def walked(
    windows: Sequence[str], first: int, count: int, steps: int, tell: Tell = lambda _: None
) -> list[dict[str, Any]]:
    """Walk the slices of these windows and seeds that this commit lacks; return all that it has."""
    slices = Slices(KEPT)
    with tempfile.TemporaryDirectory(prefix="candor-furnished-") as place:
        furnished = Path(place) / "furnished"
        furnish(furnished)
        for seed in range(first, first + count):  # all windows get as far as there is time
            for window in windows:
                name = f"{window} {seed}"
                made = slices.make(name, partial(walk, window, seed, steps, furnished))
                if made is not None:
                    tell("\n  ".join([name, *told(made)]))
    return [made for made in slices.made().values() if made["window"] in windows]


def figures(slices: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Tell of each window how far it was walked, and what was found."""
    by_window: dict[str, list[dict[str, Any]]] = {}
    for made in slices:
        by_window.setdefault(made["window"], []).append(made)
    for window, of_it in by_window.items():
        n = {key: sum(made.get(key, 0) for made in of_it) for key in COUNTED}
        yield (
            f"{window}: {n['steps']:,} steps, {n['results']:,} results worked out anew, "
            f"{n['undone']:,} times undone ({n['pictures']:,} compared by pixel), "
            f"longest step {max(made.get('longest', 0) for made in of_it)} ms, "
            f"{sum(len(made.get('holds', ())) for made in of_it)} over 300 ms, "
            f"{sum(len(made['faults']) for made in of_it)} faults"
        )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("windows", nargs="*", default=list(WINDOWS))
    parser.add_argument("--seeds", nargs=2, type=int, metavar=("FIRST", "COUNT"), default=(0, 100))
    parser.add_argument("--steps", type=int, default=STEPS)
    asked = parser.parse_args()
    slices = walked(
        asked.windows,
        first=asked.seeds[0],
        count=asked.seeds[1],
        steps=asked.steps,
        tell=lambda line: print(line, flush=True),
    )
    print(*figures(slices), sep="\n")
    return 1 if any(made["faults"] for made in slices) else 0


def told(made: dict[str, Any]) -> Iterator[str]:
    """Tell a slice in lines."""
    yield ", ".join(f"{key} {made[key]}" for key in (*COUNTED, "longest") if key in made)
    yield from made.get("holds", ())
    for fault in made["faults"]:
        yield "\n    ".join(fault.strip().splitlines()[-7:])


if __name__ == "__main__":
    sys.exit(main())

"""Walks through each window that nobody planned, and what they found.

    PYTHONPATH=.:packaging:tests/benchmarks:tests/core python -m random_walk [WINDOW…]
        [--seeds FIRST COUNT] [--steps N] [--anew]

takes slices of 2,500 steps, each in a process of its own and given by its window and its seed, so
that a slice can be walked again by itself. What each came to is kept in packaging/proofs/record as
soon as it is known, and is not walked again unless it had faults or, with --anew, is of another
commit. `walker` tells what is looked at.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from adult_study import SURVEY, adults, some_of

from core.draft import draft_of
from core.draft.file import write_draft
from core.examples import example_path, example_survey
from core.rehearse import rehearse
from core.response.file import write as write_response
from core.study import Study, import_paths
from core.survey import write
from proofs.outcome import commit_of
from proofs.parts import WALKS, Part, add_anew, totals

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "walks"  # of what undoing did not lead back to
WINDOWS = ("study", "editor", "planner", "tables", "respondent", "example", "home")
COUNTED = {
    "steps": "steps",
    "rests": "rests",
    "results": "results worked out anew",
    "undone": "times undone",
    "pictures": "of these compared by pixel",
}
STEPS = 2_500
PEOPLE = 400
_LONGEST = 7_200  # seconds for a slice
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


def walk(window: str, seed: int, steps: int, furnished: Path, plant: str = "") -> Part:
    """Walk one slice in a process and a home of its own, perhaps with a fault that is planted."""
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
            *(("planted_walks", plant) if plant else ("walker",)),
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
            PICTURES.mkdir(parents=True, exist_ok=True)
            shutil.copy(picture, PICTURES)
        if not written.exists():
            return Part(window, {}, faults=(ended,))
        found = json.loads(written.read_text("utf-8"))
        counts = {named: found[each] for each, named in COUNTED.items()}
        counts["steps over 300 ms"] = len(found["holds"])
        most = {"ms for a step": found["longest"]}
        return Part(window, counts, most, (*found["holds"], *found["faults"]))


def walked(
    windows: Sequence[str],
    seeds: Iterable[int],
    steps: int,
    kept: Mapping[str, Part],
    tell: Tell = lambda _: None,
) -> list[Part]:
    """Walk slices of these windows, but for those kept without a fault; return all of them."""
    commit, done = commit_of(ROOT), dict(kept)
    with tempfile.TemporaryDirectory(prefix="candor-furnished-") as place:
        furnished = Path(place) / "furnished"
        furnish(furnished)
        for seed in seeds:  # all windows get as far as there is time
            for window in windows:
                name = f"{window} {seed}, {steps} steps"
                if name in done and not done[name].faults:
                    continue
                made = done[name] = WALKS.keep(name, walk(window, seed, steps, furnished), commit)
                tell(f"{name}: {made.told()}")
                for fault in made.faults:
                    tell("\n    ".join(["", *fault.strip().splitlines()[-7:]]))
    return [made for made in done.values() if made.of in windows]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("windows", nargs="*", default=list(WINDOWS))
    parser.add_argument("--seeds", nargs=2, type=int, metavar=("FIRST", "COUNT"), default=(0, 40))
    parser.add_argument("--steps", type=int, default=STEPS)
    add_anew(parser)
    asked = parser.parse_args()
    first, count = asked.seeds
    slices = walked(
        asked.windows,
        range(first, first + count),
        asked.steps,
        WALKS.kept(commit_of(ROOT) if asked.anew else ""),
        tell=lambda line: print(line, flush=True),
    )
    print(*(made.figure() for made in totals(slices)), sep="\n")
    return 1 if any(made.faults for made in slices) else 0


if __name__ == "__main__":
    sys.exit(main())

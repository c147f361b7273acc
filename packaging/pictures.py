"""Makes the pictures of the README and the manual anew, or shows every page in every look.

    python packaging/pictures.py                  the pictures of the README and the manual
    python packaging/pictures.py --gallery DIR    every page: light, dark, Arabic, small, ...

Needs the environment that bootstrap.py makes. Every picture repeats: seeded draws, bundled fonts.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "manual" / "pictures"
PAGES = FOLDER / "pages"
SEED = 1994


def occupation_chart() -> bytes:
    """Return the PNG of the worked example: 32,561 occupations with the truth beside."""
    from app.analyses.words.charts import bar_chart
    from app.export import file_bytes
    from core.count.blocks import Block, tally_block
    from core.estimate import estimate
    from core.examples import example_counts, example_survey
    from core.rehearse import people_from_counts, rehearse
    from core.response.layout import Layout

    survey, counts = example_survey("occupation"), example_counts("occupation")
    people = people_from_counts(survey, counts)
    layout = Layout(survey)
    rows = (layout.pack(response) for response in rehearse(survey, people, SEED))
    (job,) = tally_block(Block.of(layout, rows), only="job")
    found = estimate(job.whole)
    truth = {option: count / people.n for option, count in counts.items()}
    return file_bytes(bar_chart(found, "en", truth=truth, rehearsal=True), "png")


def ages_chart() -> bytes:
    """Return the PNG of ages through a window, with the truth and a histogram beside."""
    import ages_picture

    from app.export import file_bytes

    return file_bytes(ages_picture.ages_chart(ages_picture.found(SEED)), "png")


def take(folder: Path, looks: Iterable[str]) -> None:
    """Write every page in these looks, each in a process of its own: Qt is scaled but once."""
    from screenshots import LOOKS

    for look in looks:
        scaled = {**os.environ, "QT_SCALE_FACTOR": str(LOOKS[look].scale)}
        command = [sys.executable, __file__, "--gallery", str(folder), "--look", look]
        subprocess.run(command, env=scaled, check=True)


def pages_shown() -> dict[str, str]:
    """Return the look of each picture of a page that the README and the manual show."""
    texts = [ROOT / "README.md", *FOLDER.parent.rglob("*.md")]
    found = "".join(path.read_text("utf-8") for path in texts)
    return {name: name.rpartition("-")[2] for name in re.findall(r"pages/([a-z-]+)\.png\)", found)}


def remake() -> None:
    """Make those pictures anew that are shown, and no others."""
    from small_png import make_small

    shown = pages_shown()
    with tempfile.TemporaryDirectory() as folder:
        take(Path(folder), sorted(set(shown.values())))
        shutil.rmtree(PAGES, ignore_errors=True)
        PAGES.mkdir(parents=True)
        for name in shown:
            shutil.copy(Path(folder, f"{name}.png"), PAGES)
    (FOLDER / "occupation.png").write_bytes(occupation_chart())
    (FOLDER / "ages.png").write_bytes(ages_chart())
    for picture in FOLDER.rglob("*.png"):
        make_small(picture)


def main() -> int:
    """Write the pictures that are asked for."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from screenshots import LOOKS

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--gallery", type=Path, metavar="DIR", help="show every page, in DIR")
    parser.add_argument("--look", choices=LOOKS, help="of the gallery, this look alone")
    asked = parser.parse_args()
    if asked.gallery is None:
        remake()
        print(f"The pictures are in {FOLDER}.")
        return 0
    asked.gallery.mkdir(parents=True, exist_ok=True)
    if asked.look is None:
        take(asked.gallery, LOOKS)
    else:
        from gallery import take_all

        count = len(take_all(asked.gallery, asked.look))
        print(f"{count} pictures of the look {asked.look!r} are in {asked.gallery}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())

"""Makes the pictures of the README and the manual anew: python packaging/pictures.py

Needs the environment that bootstrap.py makes. Every picture repeats: seeded draws, bundled fonts.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "manual" / "pictures"
SEED = 1994


def occupation_chart() -> bytes:
    """Return the PNG of the worked example: 32,561 occupations with the truth beside."""
    import numpy as np

    from app.export import chart_bytes
    from core.chart import bars_of
    from core.estimate import estimate
    from core.examples import example_counts, example_survey
    from core.packing import Layout
    from core.rehearse import people_from_counts, rehearse
    from core.tally import tally_study

    survey, counts = example_survey("occupation"), example_counts("occupation")
    people = people_from_counts(survey, counts)
    layout = Layout(survey)
    rows = b"".join(layout.pack(response) for response in rehearse(survey, people, SEED))
    packed = np.frombuffer(rows, dtype=np.uint8).reshape(people.n, layout.size)
    found = estimate(tally_study(layout, packed)["job"])
    truth = {option: count / people.n for option, count in counts.items()}
    return chart_bytes(bars_of(found, "en", truth=truth, rehearsal=True), "png")


def main() -> int:
    """Write every picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    (FOLDER / "pages").mkdir(parents=True, exist_ok=True)
    from screenshots import take_all

    take_all(FOLDER / "pages")  # first, since windows need the larger kind of application
    (FOLDER / "occupation.png").write_bytes(occupation_chart())
    print(f"The pictures are in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())

"""Every page of the respondent's view as a screen reader hears it, over AT-SPI."""

from __future__ import annotations

from pathlib import Path

import ear
import pytest
from ear import listening

pytestmark = pytest.mark.skipif(
    bool(ear.missing()), reason=f"this machine has no {', '.join(ear.missing())}"
)


@pytest.mark.parametrize("way", ["spinner"])
def test_heard(way: str, tmp_path: Path) -> None:
    with listening("ear_script.py", [way, str(tmp_path / "out")], tmp_path) as stage:
        for page, tree, said in stage.pages():
            print("=====", page, said)
            for told in tree.walk():
                if "showing" in told.states:
                    print(told.role, repr(told.text), sorted(told.states - {"showing", "enabled"}))

"""What the manual promises of formats, security and citing is what the program holds to."""

import hashlib
import re

import pytest
from manual_pages import ROOT, page, rows, section

from app.words.about import AUTHORS, YEAR, citation
from core import __version__
from core.draft import file as draft_file
from core.interchange.mapping import model as mapping_model
from core.keys import key_file, signing
from core.response import file as response_file
from core.response import sitting
from core.study import schema
from core.survey import model as survey_model

VECTORS = ROOT / "tests" / "vectors"
NUMBERS = {
    "survey": (survey_model.FORMAT, survey_model.VERSION),
    "response": (response_file.FORMAT, response_file.VERSION),
    "mapping": (mapping_model.FORMAT, mapping_model.VERSION),
    "draft": (draft_file.FORMAT, draft_file.VERSION),
    "sitting": (sitting.FORMAT, sitting.VERSION),
    "key": (key_file.FORMAT, key_file.VERSION),
    "pins": (signing.PINS_FORMAT, signing.VERSION),
    "study": ("user_version", schema.VERSION),
}


def test_that_stable_formats_have_the_numbers_of_the_code() -> None:
    told = {
        name: (form, number)
        for name, form, number in rows(section(page("releases"), "## What stays as it is"))
    }
    assert told.keys() == NUMBERS.keys()
    for name, (form, number) in NUMBERS.items():
        assert told[name][0].startswith(f"`{form}`")
        assert told[name][1] == str(number)


def test_that_the_vectors_are_frozen() -> None:
    """Whoever changes one changes what files of version 1 are, or makes a new version of them."""
    files = sorted(p for p in VECTORS.iterdir() if p.is_file() and p.suffix not in (".py", ".md"))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    whole = hashlib.sha256("".join(lines).encode()).hexdigest()
    told = re.search(r"`([0-9a-f]{64})`", (VECTORS / "README.md").read_text("utf-8"))
    assert told is not None
    assert whole == told[1]


def test_that_the_program_is_cited_as_it_is() -> None:
    text = page("releases")
    cff = re.search(r"```yaml\n(.*?)```", text, re.S)
    assert cff is not None
    log = (ROOT / "packaging" / "CHANGELOG.md").read_text("utf-8")
    day = re.search(rf"^## {re.escape(__version__)} \(([\d-]+)\)$", log, re.M)
    assert day is not None
    assert f"\nversion: {__version__}\ndate-released: {day[1]}\n" in cff[1]
    assert f"  - name: {AUTHORS}\n" in cff[1]
    assert day[1].startswith(str(YEAR))
    assert f"This is version {__version__}, the first." in text
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License")
    assert f"Copyright (c) {YEAR} {AUTHORS}" in (ROOT / "LICENSE").read_text("utf-8")
    assert citation() == f"{AUTHORS} ({YEAR}). Candor (version {__version__}) [Computer software]."


@pytest.mark.parametrize("row", rows(section(page("security"), "## What is promised")))
def test_that_each_promise_names_tests_that_are_there(row: list[str]) -> None:
    promise, how, tests = row
    assert promise.endswith(".")
    assert how
    named = re.findall(r"`(tests/[\w/.]+)`", tests)
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_that_no_address_is_made_up() -> None:
    assert "@" not in page("security")

"""The corpus of bad studies and settings: each is refused or set aside, and none is touched."""

import sqlite3
from pathlib import Path

import pytest
from corpus_maker import CORPUS
from corpus_stored import KINDS

from app.kit import settings
from app.kit.settings import Settings
from app.words.refusals import message, remedy
from core.facts.errors import Code, Refused
from core.study import Study

STUDIES = sorted((CORPUS / "study").iterdir())
SETTINGS = sorted((CORPUS / "settings").iterdir())


def sqlite_of(study: bytes) -> int:
    """The version of SQLite that wrote a study last."""
    return int.from_bytes(study[96:100], "big")


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_that_a_study_is_read_or_refused_with_the_code_in_its_name(
    path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    for writing in (False, True):
        if path.stem == "valid":
            with Study.open(copy, writing) as study:
                assert (study.n, len(list(study.files()))) == (12, 14)
            continue
        with pytest.raises(Refused) as caught:
            Study.open(copy, writing).close()
        problem = caught.value.problem
        assert problem.code == path.name.partition("-")[0], problem
        assert message(problem).endswith(".")
        assert remedy(problem)
    assert copy.read_bytes() == path.read_bytes()
    assert list(tmp_path.iterdir()) == [copy]


@pytest.mark.parametrize("path", SETTINGS, ids=lambda path: path.stem)
def test_that_settings_are_read_or_set_aside(path: Path, tmp_path: Path) -> None:
    data, copy = path.read_bytes(), tmp_path / "settings.json"
    copy.write_bytes(data)
    if path.stem == "valid":
        assert settings.load(copy) == Settings("dark", ["/a.study"], (1024, 640), [200, 800])
        return
    assert path.stem.partition("-")[0] in set(Code)
    assert settings.load(copy) == Settings()
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json.bak"]
    assert (tmp_path / "settings.json.bak").read_bytes() == data
    settings.save(Settings("light"), copy)
    assert settings.load(copy).theme == "light"


@pytest.mark.parametrize("kind", KINDS)
def test_that_the_stored_files_are_what_their_maker_makes(kind: str) -> None:
    suffix, make = KINDS[kind]
    made, found = make(), {path.stem: path for path in (CORPUS / kind).iterdir()}
    assert {path.name for path in found.values()} == {f"{name}{suffix}" for name in made}
    if kind == "study":
        major, minor, patch = sqlite3.sqlite_version_info
        here = 1_000_000 * major + 1000 * minor + patch
        if here != sqlite_of(found["valid"].read_bytes()):
            pytest.skip("another version of SQLite may lay out pages otherwise")
    assert [name for name, data in made.items() if found[name].read_bytes() != data] == []

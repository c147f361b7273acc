"""What is remembered between runs comes back; damaged settings are in the corpus."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from app.kit import settings
from app.kit.places import Places
from app.kit.settings import MOST_RECENT, Settings


def test_that_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    kept = Settings("dark", ["/one.study", "/two.study"], (1024, 640), [200, 800])
    settings.save(kept, path)
    assert settings.load(path) == kept


def test_that_nothing_to_load_gives_the_defaults(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == Settings()
    assert list(tmp_path.iterdir()) == []


def test_that_a_folder_in_the_place_of_settings_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert settings.load(path) == Settings()
    settings.save(Settings("dark"), path)
    assert settings.load(path).theme == "dark"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the platform has no named pipes")
def test_that_a_pipe_in_the_place_of_settings_does_not_hang(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    assert settings.load(path) == Settings()


def test_that_entries_of_another_version_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"theme":"dark","of a later version":{"a":[1]}}')
    assert settings.load(path) == Settings("dark")


def test_that_a_disk_that_refuses_costs_the_memory_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    settings.save(Settings("dark"), tmp_path / "file" / "settings.json")
    assert (tmp_path / "file").read_bytes() == b""


def test_that_the_last_opened_comes_first_and_once(tmp_path: Path) -> None:
    kept = Settings()
    for number in [*range(MOST_RECENT + 3), 5]:
        kept.remember(tmp_path / f"{number}.study")
    names = [Path(name).stem for name in kept.recent]
    assert names == ["5", "10", "9", "8", "7", "6", "4", "3"]


@pytest.mark.skipif(sys.platform != "linux", reason="names are text elsewhere")
def test_that_a_name_that_is_no_text_is_not_remembered(tmp_path: Path) -> None:
    kept = Settings()
    kept.remember(Path(os.fsdecode(b"/caf\xe9.study")))
    assert kept.recent == []
    settings.save(kept, tmp_path / "settings.json")
    assert settings.load(tmp_path / "settings.json") == kept


def test_that_the_table_has_no_place_for_an_answer(tmp_path: Path) -> None:
    settings.save(Settings(), tmp_path / "settings.json")
    written = json.loads((tmp_path / "settings.json").read_bytes())
    assert set(written) == {
        *("theme", "recent", "window", "place", "maximized", "splitter", "folder", "looked"),
        *("manual_window", "manual_place", "manual_text", "language"),
    }


def test_that_the_places_are_those_of_the_platform(isolated_home: Path) -> None:
    places = Places.of_platform()
    for path in (places.settings, places.sittings, places.responses, places.pins, places.kiosk):
        assert path.is_relative_to(isolated_home)


@pytest.mark.parametrize(
    "entry",
    [
        '"maximized":1',
        '"maximized":"yes"',
        '"window":[true,800]',
        '"window":null',
        '"place":[0]',
        '"recent":"/one.study"',
        '"recent":["/\\ud800.study"]',
        '"folder":7',
        '"looked":{"/one.study":[]}',
        '"looked":[]',
        '"splitter":[1.0]',
        '"theme":["dark"]',
    ],
)
def test_that_an_entry_of_another_kind_sets_the_file_aside(tmp_path: Path, entry: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"theme":"dark",{entry}}}' if "theme" not in entry else f"{{{entry}}}")
    assert settings.load(path) == Settings()
    assert path.with_name("settings.json.bak").exists()


def test_that_everything_that_is_remembered_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    looked = {"/é.study": {"level": 0.9, "open": ["q1", None], "more": {"a": True}}}
    kept = Settings("light", ["/é.study"], (900, 700), [0, 3], (-5, 8), True, "/a folder", looked)
    settings.save(kept, path)
    assert settings.load(path) == kept

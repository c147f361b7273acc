"""Which language the program speaks: the one that was set, else the system's, else English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.kit.language import interface_languages, language_of, plain, system_languages
from folders import ROOT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("interface_de.qm", "interface_xx.qm", "candor_fr.qm", "interface_es.ts"):
        (tmp_path / name).touch()
    return tmp_path


def test_that_languages_are_those_with_a_catalogue_of_the_window(folder: Path) -> None:
    assert interface_languages(folder) == ("en", "de", "xx")
    assert interface_languages() == ("en", "de")


@pytest.mark.parametrize(
    ("setting", "preferred", "spoken"),
    [
        ("system", ["de_AT.UTF-8"], "de"),
        ("system", ["de-CH", "fr"], "de"),
        ("system", ["fr_FR", "xx", "de"], "xx"),
        ("system", ["en_GB", "de"], "en"),
        ("system", ["fr"], "en"),
        ("system", [], "en"),
        ("de", ["xx"], "de"),
        ("en", ["de"], "en"),
        ("gone", ["de"], "de"),
        ("../de", ["fr"], "en"),
    ],
)
def test_that_what_was_set_goes_before_what_the_system_speaks(
    setting: str, preferred: list[str], spoken: str, folder: Path
) -> None:
    assert language_of(setting, preferred, folder) == spoken


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"LANG": "de_DE.UTF-8"}, ["de_DE.UTF-8"]),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, ["fr_FR"]),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_DE"}, ["de_DE"]),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de_CH:de::en"}, ["de_CH", "de", "en", "en_GB.UTF-8"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, ["C.UTF-8"]),
    ],
)
def test_that_the_system_is_asked_as_posix_says(
    said: dict[str, str], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert system_languages() == told


def test_that_a_system_without_any_of_it_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert language_of("system") == "en"


def test_that_a_language_goes_without_country_and_script() -> None:
    assert [plain(each) for each in ("de", "de_AT", "DE-at", "zh-Hant-TW", "de.UTF-8")] == [
        *("de", "de", "de", "zh", "de")
    ]


_TOLD = """
import json, sys
from app import __main__ as program
import app.words.catalogue as words
program._speak_as_set()
said = [words.tr("Share"), words.tr("Yes"), words.figures(32561), words.tr("no such text")]
qt = sorted(name for name in sys.modules if name.startswith("PySide6.Qt"))
from app.kit.i18n import spoken  # for the texts of a survey in another language
with spoken("fr"):
    between = words.tr("Yes")
print(json.dumps([said, qt, between, words.tr("Share")]))
"""


@pytest.mark.parametrize(
    ("setting", "said", "qt"),
    [
        (
            "de",
            ["Anteil", "Ja", "32.561", "no such text"],
            ["PySide6.QtCore"],
        ),
        ("system", ["Share", "Yes", "32,561", "no such text"], []),
    ],
)
def test_that_the_command_line_speaks_as_set_and_loads_no_qt_for_english(
    setting: str, said: list[str], qt: list[str], tmp_path: Path
) -> None:
    config = tmp_path / "candor"
    config.mkdir()
    (config / "settings.json").write_text(json.dumps({"language": setting}))
    variables = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", _TOLD], cwd=ROOT, env=variables, capture_output=True, check=True
    )
    assert json.loads(told.stdout) == [said, qt, "Oui", said[0]]

"""What the program says of itself, installed and packaged."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from access import untold
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication, QMainWindow

from app.kit import versions
from app.theme import Theme
from app.widgets.about_box import AboutBox
from core import __version__
from folders import ROOT


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    versions.parts.cache_clear()
    yield
    versions.parts.cache_clear()


def test_that_it_names_versions_licences_and_how_to_cite(theme: Theme, window: QMainWindow) -> None:
    box = AboutBox(theme, window)
    assert box.windowTitle() == f"Candor {__version__}"
    assert f"Candor (version {__version__}) [Computer software]." in box.accessibleDescription()
    lines = box.listed.splitlines()
    assert lines[0] == f"Candor {__version__} MIT"
    assert lines[1].startswith(f"Python {sys.version.split()[0]} ")
    assert any(line.startswith(f"numpy {np.__version__} BSD-3-Clause") for line in lines)
    assert any(line.startswith("PySide6-Essentials") and "LGPL-3.0" in line for line in lines)
    assert str(Path.home()) not in box.listed
    assert box.licences_button is None
    assert untold(box) == []
    box.copy_button.click()
    assert box.listed in QApplication.clipboard().text()
    box.close()


def test_that_a_package_tells_what_is_inside_and_opens_its_licences(
    theme: Theme, window: QMainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    inside = [{"name": "numpy", "version": "9.9.9"}, {"name": "Qt"}]
    (tmp_path / "sbom.json").write_text(json.dumps({"components": inside}), "utf-8")
    opened: list[QUrl] = []

    class Desktop:
        """Opens nothing."""

        openUrl = opened.append  # noqa: N815 - Qt's name

    monkeypatch.setattr("app.widgets.about_box.QDesktopServices", Desktop)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "candor"))
    box = AboutBox(theme, window)
    assert "numpy 9.9.9" in box.listed.splitlines()
    assert "pandas" not in box.listed
    assert box.licences_button is not None
    box.licences_button.click()
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path / "licences"]
    box.close()


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"components":[{"version":"1"}]}'])
def test_that_a_damaged_list_of_a_package_hides_nothing_else(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sbom.json").write_text(damage, "utf-8")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "candor"))
    assert [part.name for part in versions.parts()] == ["Candor", "Python"]


def test_that_the_version_stands_in_one_place() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'version = { attr = "core.__version__" }' in text
    assert f'"{__version__}"' not in text
    code = [
        path
        for top in ("app", "core", "packaging", "resources")
        for path in (ROOT / top).rglob("*.py")
    ]
    with_number = [path.name for path in code if f'"{__version__}"' in path.read_text("utf-8")]
    assert with_number == ["__init__.py"]
    assert (ROOT / "core" / "__init__.py").read_text("utf-8").count(f'"{__version__}"') == 1

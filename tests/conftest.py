"""What every test can count on: no screen, its own home folder, and long tests only on request."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

# No test is judged by its time; a failure found once is found again.
settings.register_profile("candor", deadline=None, derandomize=True)
settings.register_profile("candor-long", deadline=None, max_examples=10_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")
    parser.addoption("--onscreen", action="store_true", help="show the windows of the tests")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("candor-long" if config.getoption("--long") else "candor")
    if config.getoption("--onscreen"):
        os.environ.pop("QT_QPA_PLATFORM", None)
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("QT_LOGGING_RULES", "qt.text.font.db=false")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application with a cursor that does not blink, so that pictures repeat."""
    qapp.setCursorFlashTime(0)
    return qapp


@pytest.fixture(autouse=True)
def isolated_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty home folder: no test reads or writes the settings of the person who runs it."""
    with TemporaryDirectory(prefix="candor-home-") as folder:
        home = Path(folder)
        variables = {
            "HOME": home,
            "USERPROFILE": home,
            "APPDATA": home / "AppData" / "Roaming",
            "LOCALAPPDATA": home / "AppData" / "Local",
            "XDG_CONFIG_HOME": home / ".config",
            "XDG_DATA_HOME": home / ".local" / "share",
            "XDG_STATE_HOME": home / ".local" / "state",
            "XDG_CACHE_HOME": home / ".cache",
        }
        for variable, place in variables.items():
            monkeypatch.setenv(variable, str(place))
        for file_format in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(file_format, QSettings.Scope.UserScope, str(home / ".config"))
        yield home

"""What every test can count on: no screen, its own home folder, and full numbers on request."""

import gc
import os
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from patient_bot import PatientBot
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from app.kit import memory
from core.interchange.reader import process
from proofs.outcome import commit_of
from proofs.parts import LongRun, Part

# No test is judged by its time. The suite draws the same examples at every run, a long run others.
_TIMELESS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", _TIMELESS, max_examples=60, derandomize=True)
settings.register_profile("long", _TIMELESS, max_examples=2_000)


# What takes longest comes first: no worker ends with a long file when the others are done.
_FIRST = (
    *("test_architecture.py", "app/respondent/kiosk/test_view.py"),
    *("whole/test_planted_leaks.py", "whole/test_closing.py", "whole/test_coupled_traces.py"),
    *("whole/test_pages_fit.py", "whole/test_language_pages.py", "whole/test_walk.py"),
    *("core/test_hostile_files.py", "app/respondent/devices/test_throw.py"),
    "app/respondent/flow/test_screen_draws.py",
    *("app/analyst/window/test_view.py", "app/respondent/flow/test_way_one_start.py"),
    *("core/test_mutations_structured.py", "core/survey/test_reading.py"),
    "core/study/test_store.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the full numbers, for about an hour")
    parser.addoption("--onscreen", action="store_true", help="show the windows of the tests")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "suite")
    if config.getoption("--onscreen"):
        os.environ.pop("QT_QPA_PLATFORM", None)
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["LC_ALL"] = "C.UTF-8"  # the program speaks English, whatever the system does
    os.environ.setdefault("QT_LOGGING_RULES", "qt.text.font.db=false")
    config.addinivalue_line("markers", "long: one more of a kind, which a long run alone looks at")
    config.option.loadscopereorder = False  # xdist would begin with the files of most tests


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    places = {name: place for place, name in enumerate(_FIRST)}
    here = Path(__file__).parent
    items.sort(key=lambda item: places.get(item.path.relative_to(here).as_posix(), len(_FIRST)))


def pytest_collection_finish() -> None:
    """Set apart what was loaded: no collection of garbage need go through it again.

    From here on garbage is collected between tests alone, as the program does between events: a
    job of the one test would delete widgets of another, in its own thread.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Collect the oldest generation for which Python would by now have begun a collection."""
    gc.disable()  # a test may have let Python collect by itself
    memory.collect_due()


@pytest.fixture(scope="session")
def suite_or_long(pytestconfig: pytest.Config) -> Callable[[int, int], int]:
    """Choose a number: `suite_or_long(20, 200)` is 20 in the suite and 200 with --long."""
    long = bool(pytestconfig.getoption("--long"))
    return lambda suite, full: full if long else suite


@pytest.fixture(scope="session")
def commit(pytestconfig: pytest.Config) -> str:
    """The commit that is tested, whatever becomes of the tree meanwhile."""
    return commit_of(pytestconfig.rootpath)


@pytest.fixture
def tell_part(
    record_property: Callable[[str, object], None], pytestconfig: pytest.Config, commit: str
) -> Callable[[LongRun, Part], None]:
    """Tell what a test did as a figure of its proof; with --long, keep it as part of a run."""

    def tell(run: LongRun, part: Part) -> None:
        record_property("figure", part.figure())
        if pytestconfig.getoption("--long"):
            run.keep(part.of, part, commit)

    return tell


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application with a cursor that does not blink, so that pictures repeat."""
    qapp.setCursorFlashTime(0)
    return qapp


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:  # noqa: ARG001
    """The robot of pytest-qt, but patient."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def quick_words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight words that come at once in windows; the true ones take a quarter of a second each."""
    if request.path.relative_to(Path(__file__).parent).parts[0] in ("app", "whole"):
        monkeypatch.setattr("core.survey.digest_words.COST", 2)
        monkeypatch.setattr("app.kit.eight_words.are_known", lambda _: True)


@pytest.fixture(autouse=True, scope="module")
def shared_reader() -> Iterator[None]:
    """One process reads the files of all tests of a module; to start one takes a fifth of a second.

    It is ended as ever by a file that takes too much, and the next file has another.
    """
    pool = process._Pool()
    shared = ContextVar("shared", default=process._Scope(pool, process._nobody))  # noqa: B039
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "_scope", shared)  # also in threads
        yield
    pool.close()


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

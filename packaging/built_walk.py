"""Use a built program under a virtual screen as a person would, by what a screen reader is told.

Buttons are found by their names over AT-SPI and pressed; what counts is the files that come of it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from jeepney import DBusAddress
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from programs import RESPONDENT, ROOT, Program
from system_packages import SetupError, provide_test_programs
from virtual_screen import Screen, ask, missing, started, virtual_screen

_PATIENCE = 180.0  # s
# Places of states in the set of AT-SPI.
_CHECKED, _ENABLED, _SHOWING = 4, 8, 25
_Place = tuple[str, str]
_PICTURE = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
app.primaryScreen().grabWindow(0).save(sys.argv[1])
"""

# What leads through a survey, what comes first being pressed where several are there.
OPTION = "an option"
_FIRST = "Begin"
_OF_RESPONDENTS = {"Open survey…", "Set up a kiosk"}
_ON = (OPTION, "Save", "Next", "Start", "Spin", "TRUE", "Continue", "Begin", "I agree")


class Window:
    """A program on a screen of its own: what it shows, and a finger on its buttons."""

    def __init__(self, screen: Screen, bus: DBusConnection, program: subprocess.Popen[str]) -> None:
        self._screen = screen
        self._bus = bus
        self._process = program

    def buttons(self) -> dict[str, _Place]:
        """Return the buttons that can be pressed now, by their names.

        Where a choice has to be made first, its first option stands there alone.
        """
        found: dict[str, _Place] = {}
        options: list[_Place] = []
        is_chosen = False
        for place in self._all(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")):
            role = self._ask(place, "GetRoleName")[0]
            if role not in ("push button", "button", "radio button"):
                continue
            low, _ = self._ask(place, "GetState")[0]
            if not (low >> _SHOWING & 1 and low >> _ENABLED & 1):
                continue
            if role == "radio button":
                options.append(place)
                is_chosen |= bool(low >> _CHECKED & 1)
            else:
                found.setdefault(str(self._property(place, "Name")), place)
        return {OPTION: options[0]} if options and not is_chosen else found

    def press(self, place: _Place) -> None:
        """Press a button."""
        self._ask(place, "DoAction", "org.a11y.atspi.Action", "i", (0,))

    def take_picture(self, file: Path) -> None:
        """Keep what stands on the screen."""
        file.parent.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-c", _PICTURE, str(file)]
        subprocess.run(command, env=self._screen.variables, check=True)

    def wait_for(self, name: str) -> dict[str, _Place]:
        """Return the buttons as soon as one whose name begins so is there, or `SetupError`."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            self.require_alive()
            with suppress(LookupError, ValueError):
                offered = self.buttons()
                if any(each.startswith(name) for each in offered):
                    return offered
            time.sleep(0.3)
        raise SetupError(f"No button “{name}” came up in the built program.")

    def require_alive(self) -> None:
        """Raise `SetupError` where the program has ended."""
        if self._process.poll() is not None:
            raise SetupError(f"The built program ended with code {self._process.returncode}.")

    def _all(self, place: _Place) -> Iterator[_Place]:
        for inner in self._ask(place, "GetChildren")[0]:
            yield inner
            yield from self._all(inner)

    def _property(self, place: _Place, name: str) -> object:
        interface = "org.freedesktop.DBus.Properties"
        return self._ask(place, "Get", interface, "ss", ("org.a11y.atspi.Accessible", name))[0][1]

    def _ask(
        self,
        place: _Place,
        method: str,
        interface: str = "org.a11y.atspi.Accessible",
        signature: str | None = None,
        body: tuple[object, ...] = (),
    ) -> Any:
        bus, path = place
        return ask(self._bus, DBusAddress(path, bus, interface), method, signature, body)


@contextmanager
def shown(command: Sequence[str], home: Path) -> Iterator[Window]:
    """Run a program on a screen of its own, with a home of its own. Raises `SetupError`."""
    variables = {**os.environ, "HOME": str(home)}
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        variables[name] = str(home / name.lower())
    if lacking := missing():
        raise SetupError(f"To use what was built, this machine needs {', '.join(lacking)}.")
    with ExitStack() as ended:
        screen = ended.enter_context(virtual_screen(variables))
        bus = open_dbus_connection(screen.accessibility)
        ended.callback(bus.close)
        program = started(ended, command, screen.variables, stdout=None, stderr=None)
        yield Window(screen, bus, program)


def walk(
    start: Sequence[str],
    program: Program,
    opening: Sequence[str] = (),
    pictures: Path | None = None,
) -> None:
    """Answer a survey; with the full program collect the answer and export charts, too.

    `start` is what the program is started by, `opening` what opens a file with it, if that is
    something else. Raises `SetupError` where a step does not come about.
    """
    provide_test_programs()
    with tempfile.TemporaryDirectory(prefix="candor-walk-") as folder:
        home = Path(folder)
        (home / "Documents").mkdir()
        survey = home / "bribery.survey"
        shutil.copy(ROOT / "resources" / "examples" / survey.name, survey)

        def picture(window: Window, name: str) -> None:
            if pictures is not None:
                window.take_picture(pictures / f"{program.name}-{name}.png")

        with shown(start, home) as window:
            offered = window.wait_for("Open survey")
            picture(window, "home")
            if program is RESPONDENT and offered.keys() != _OF_RESPONDENTS:
                raise SetupError(f"Respondents are offered other things: {sorted(offered)}.")
        respond = () if opening or program is RESPONDENT else ("respond",)
        with shown([*(opening or start), *respond, str(survey)], home) as window:
            window.wait_for(_FIRST)
            picture(window, "survey")
            response = answer(window, home)
            picture(window, "saved")
        if program is RESPONDENT:
            return
        study = collect(start, survey, response, home)
        with shown([*(opening or start), str(study)], home) as window:
            window.wait_for("Copy chart")
            picture(window, "study")


def answer(window: Window, home: Path) -> Path:
    """Press what leads on until a response is saved; return its file."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        window.require_alive()
        if saved := next(home.rglob("*.response"), None):
            return saved
        try:
            offered = window.buttons()
            wanted = next((name for on in _ON for name in offered if name.startswith(on)), None)
            if wanted is not None:
                window.press(offered[wanted])
        except (LookupError, ValueError):
            continue
        time.sleep(0.3)  # a person is no faster
    raise SetupError("No answer could be saved with the built program: see its pages.")


def collect(start: Sequence[str], survey: Path, response: Path, home: Path) -> Path:
    """Import the response into a study, export its charts and return it. Raises `SetupError`."""
    study, charts = home / "walk.study", home / "charts"
    for command in (
        ["import", str(study), str(response), "--survey", str(survey)],
        ["export", str(study), "--out", str(charts), "--what", "charts"],
    ):
        done = subprocess.run(
            [*start, *command],
            env={**os.environ, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise SetupError(f"candor {command[0]} failed: {done.stdout}{done.stderr}")
    if not any(charts.rglob("*.png")) and not any(charts.rglob("*.svg")):
        raise SetupError("No chart was exported by the built program.")
    return study

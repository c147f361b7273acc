"""How soon each built program shows its window, beside the environment's and a bare one of Qt.

PYTHONPATH=.:packaging:tests/core .venv/bin/python tests/benchmarks/start_built.py [ROUNDS]

Needs dist/ as `bootstrap.py build` makes it. All are started in turn on one virtual screen, until
the screen tells that a window of theirs is shown. The best of the rounds counts: other programs on
the machine only ever take time.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from test_benchmark_window import BARE

from programs import PROGRAMS, ROOT
from virtual_screen import virtual_screen

_CHILDREN_CHANGE, _SHOWN = 1 << 19, 19  # of X: what is listened to, and the sort of an event
_PATIENCE = 60.0  # s


class Watch:
    """Tells when a window is shown on a screen."""

    def __init__(self, display: str) -> None:
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))
        self._x11.XSelectInput(self._display, root, ctypes.c_long(_CHILDREN_CHANGE))
        self._x11.XSync(self._display, 0)

    def time_to_window(self, command: Sequence[str], variables: dict[str, str]) -> float:
        """Start a program, end it when its window is shown, and return the seconds until then."""
        begun = time.perf_counter()
        program = subprocess.Popen(command, env=variables, cwd=ROOT, start_new_session=True)
        while _SHOWN not in self._told():
            time.sleep(0.001)
            assert time.perf_counter() - begun < _PATIENCE, f"no window of {command[0]}"
        taken = time.perf_counter() - begun
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        self._x11.XSync(self._display, 1)
        return taken

    def _told(self) -> list[int]:
        event = (ctypes.c_long * 24)()
        kinds = []
        while self._x11.XPending(self._display):
            self._x11.XNextEvent(self._display, event)
            kinds.append(event[0])
        return kinds


def main(arguments: Sequence[str]) -> None:
    """Start each program as often as asked for, and print its best time."""
    rounds = int(arguments[0]) if arguments else 10
    programs = {
        "bare window": [sys.executable, "-c", BARE],
        "environment, full": [sys.executable, "-m", "app"],
        "environment, respondent": [sys.executable, "-m", "app.answering"],
    }
    for name, program in PROGRAMS.items():
        built = ROOT / "dist" / program.name / program.name
        if built.exists():
            programs[f"built, {name}"] = [str(built)]
    with tempfile.TemporaryDirectory() as home:
        variables = {
            **os.environ,
            "HOME": home,
            "PYTHONPYCACHEPREFIX": str(Path(home) / "compiled"),
        }
        variables.pop("PYTHONDONTWRITEBYTECODE", None)
        with virtual_screen(variables) as screen:
            shown = {**screen.variables, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": ""}
            watch = Watch(shown["DISPLAY"])
            taken: dict[str, list[float]] = {name: [] for name in programs}
            for _ in range(rounds + 1):  # what is compiled by the first is read by the others
                for name, command in programs.items():
                    taken[name].append(watch.time_to_window(command, shown))
    for name, found in taken.items():
        print(f"{name:24} {min(found[1:]):.2f} s, the best of {rounds}")


if __name__ == "__main__":
    main(sys.argv[1:])

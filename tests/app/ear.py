"""What a screen reader hears of a window: the accessible tree over AT-SPI, on a bus of its own.

`listening` starts a screen, a session bus and a program that shows pages one after another; the
tree and the announcements are asked for from outside, as a screen reader asks.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from own_process import environment
from patience import LONGEST

from app.shell.system_libraries import missing_libraries
from system_packages import ACCESSIBILITY

_PROGRAMS = ("Xvfb", "dbus-daemon")
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_REGISTRY = DBusAddress(
    "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
)
_HEARD = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
# Positions in the set of states, from the AT-SPI specification.
_STATES = {
    4: "checked",
    8: "enabled",
    11: "focusable",
    12: "focused",
    25: "showing",
    36: "invalid",
    41: "checkable",
}


def missing() -> list[str]:
    """Return what this machine lacks for hearing a window: programs, a launcher, libraries."""
    found = [program for program in _PROGRAMS if shutil.which(program) is None]
    if not any(path.exists() for path in ACCESSIBILITY):
        found.append("at-spi2-core")
    return found + list(missing_libraries(sys.platform, with_window=True))


@dataclass(frozen=True)
class Told:
    """One element as it is told, with those within it."""

    role: str
    name: str
    description: str
    states: frozenset[str]
    inner: tuple[Told, ...]

    def walk(self) -> Iterator[Told]:
        """This element and all within, in the order in which they are read."""
        yield self
        for told in self.inner:
            yield from told.walk()

    @property
    def text(self) -> str:
        return f"{self.name} {self.description}".strip()


class Listener:
    """Asks the programs of one accessibility bus, and keeps what they announce."""

    def __init__(self, address: str) -> None:
        self._bus = open_dbus_connection(address)
        self._heard: deque[Message] = deque()
        _ask(self._bus, _REGISTRY, "RegisterEvent", "s", ("object:",))
        self._bus.send_and_get_reply(message_bus.AddMatch(_HEARD))
        self._filter = self._bus.filter(_HEARD, queue=self._heard)
        self._filter.__enter__()

    def close(self) -> None:
        self._filter.__exit__(None, None, None)
        self._bus.close()

    def tree(self) -> Told:
        """Return what is told of the one program that runs."""
        root = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        (program,) = self._call(root, "GetChildren")[0]
        return self._told(program)

    def announced(self) -> list[str]:
        """Return what was announced since the last call; ask for the tree before."""
        said = [m for m in self._heard if m.header.fields[HeaderFields.member] == "Announcement"]
        self._heard.clear()
        return [str(message.body[3][1]) for message in said]

    def _told(self, place: tuple[str, str]) -> Told:
        low, high = self._call(place, "GetState")[0]
        states = low | high << 32
        return Told(
            self._call(place, "GetRoleName")[0],
            self._property(place, "Name"),
            self._property(place, "Description"),
            frozenset(name for bit, name in _STATES.items() if states >> bit & 1),
            tuple(self._told(inner) for inner in self._call(place, "GetChildren")[0]),
        )

    def _call(self, place: tuple[str, str], method: str) -> Any:
        bus, path = place
        return _ask(self._bus, DBusAddress(path, bus, _ACCESSIBLE), method)

    def _property(self, place: tuple[str, str], name: str) -> str:
        bus, path = place
        address = DBusAddress(path, bus, "org.freedesktop.DBus.Properties")
        return str(_ask(self._bus, address, "Get", "ss", (_ACCESSIBLE, name))[0][1])


class Stage:
    """A program that shows a page, says its name, and goes on when it is told to."""

    def __init__(self, process: subprocess.Popen[str], listener: Listener) -> None:
        self._process = process
        self.listener = listener

    def pages(self) -> Iterator[tuple[str, Told, list[str]]]:
        """Yield each page's name, its tree, and what was announced since the page before."""
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        for line in self._process.stdout:
            page = re.fullmatch(r"page (.*)\n", line)
            if page is None:
                continue
            tree = self.listener.tree()
            yield page[1], tree, self.listener.announced()
            self._process.stdin.write("on\n")
            self._process.stdin.flush()
        assert self._process.wait(LONGEST) == 0


@contextmanager
def listening(script: str, arguments: list[str], folder: Path) -> Iterator[Stage]:
    """Run a script of this folder on a screen of its own, heard over a bus of its own."""
    variables = {**environment(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    with ExitStack() as ended:
        screen = _first_line(
            ended, ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"], variables
        )
        variables |= {"DISPLAY": f":{screen}", "QT_QPA_PLATFORM": "xcb"}
        variables |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        bus = _first_line(
            ended, ["dbus-daemon", "--session", "--nofork", "--print-address=1"], variables
        )
        variables["DBUS_SESSION_BUS_ADDRESS"] = bus
        session = open_dbus_connection(bus)
        ended.callback(session.close)
        launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        listener = Listener(_ask(session, launcher, "GetAddress")[0])
        ended.callback(listener.close)
        command = [sys.executable, str(Path(__file__).with_name(script)), *arguments]
        shown = _started(ended, command, variables, stdin=subprocess.PIPE, stderr=None)
        yield Stage(shown, listener)


def _ask(
    bus: DBusConnection,
    address: DBusAddress,
    method: str,
    signature: str | None = None,
    body: tuple[object, ...] = (),
) -> Any:
    reply = bus.send_and_get_reply(
        new_method_call(address, method, signature, body), timeout=LONGEST
    )
    assert reply.header.message_type is MessageType.method_return, reply.body
    return reply.body


def _first_line(ended: ExitStack, command: list[str], variables: dict[str, str]) -> str:
    process = _started(ended, command, variables)
    assert process.stdout is not None
    return process.stdout.readline().strip()


def _started(
    ended: ExitStack,
    command: list[str],
    variables: dict[str, str],
    stdin: int | None = None,
    stderr: int | None = subprocess.DEVNULL,
) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **variables},
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
    )
    ended.callback(_end, process)
    return process


def _end(process: subprocess.Popen[str]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    process.terminate()
    process.wait(LONGEST)

"""What a screen reader hears of a window: the accessible tree over AT-SPI, on a bus of its own.

`listening` starts a screen, a session bus and a program that shows pages one after another; the
tree and the announcements are asked for from outside, as a screen reader asks.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, message_bus
from jeepney.io.blocking import open_dbus_connection
from own_process import environment
from patience import LONGEST

from virtual_screen import ask, started, virtual_screen

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
        ask(self._bus, _REGISTRY, "RegisterEvent", "s", ("object:",))
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
        return ask(self._bus, DBusAddress(path, bus, _ACCESSIBLE), method)

    def _property(self, place: tuple[str, str], name: str) -> str:
        bus, path = place
        address = DBusAddress(path, bus, "org.freedesktop.DBus.Properties")
        return str(ask(self._bus, address, "Get", "ss", (_ACCESSIBLE, name))[0][1])


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
    with virtual_screen({**os.environ, **variables}) as screen, ExitStack() as ended:
        listener = Listener(screen.accessibility)
        ended.callback(listener.close)
        command = [sys.executable, str(Path(__file__).with_name(script)), *arguments]
        shown = started(ended, command, screen.variables, stdin=subprocess.PIPE, stderr=None)
        yield Stage(shown, listener)

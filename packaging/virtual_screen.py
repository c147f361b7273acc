"""A screen that nobody sees, and the bus on which a screen reader is told of its windows."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, NamedTuple

from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from app.shell.system_libraries import missing_libraries
from system_packages import ACCESSIBILITY

_PATIENCE = 600.0  # s, on a busy machine
_PROGRAMS = ("Xvfb", "dbus-daemon")
_LAUNCHER = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")


class Screen(NamedTuple):
    """What programs are started with to be shown on a screen, and where they are listened to."""

    variables: dict[str, str]
    accessibility: str


def missing() -> list[str]:
    """Return what this machine lacks for hearing a window: programs, a launcher, libraries."""
    found = [program for program in _PROGRAMS if shutil.which(program) is None]
    if not any(path.exists() for path in ACCESSIBILITY):
        found.append("at-spi2-core")
    return found + list(missing_libraries(sys.platform, with_window=True))


@contextmanager
def virtual_screen(variables: Mapping[str, str]) -> Iterator[Screen]:
    """Start a screen and a session bus of its own, with these variables.

    Raises `OSError` where one cannot be started.
    """
    with ExitStack() as ended:
        size = ("-screen", "0", "1600x1200x24")
        screen = _first_line(ended, ("Xvfb", "-displayfd", "1", *size), variables)
        shown = {
            **variables,
            "DISPLAY": f":{screen}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        bus = ("dbus-daemon", "--session", "--nofork", "--print-address=1")
        shown["DBUS_SESSION_BUS_ADDRESS"] = address = _first_line(ended, bus, shown)
        session = open_dbus_connection(address)
        ended.callback(session.close)
        yield Screen(shown, ask(session, _LAUNCHER, "GetAddress")[0])


def ask(
    bus: DBusConnection,
    address: DBusAddress,
    method: str,
    signature: str | None = None,
    body: tuple[object, ...] = (),
) -> Any:
    """Return what a method answers; raise `LookupError` where it answers with an error."""
    message = new_method_call(address, method, signature, body)
    reply = bus.send_and_get_reply(message, timeout=_PATIENCE)
    if reply.header.message_type is not MessageType.method_return:
        raise LookupError(str(reply.body))
    return reply.body


def started(
    ended: ExitStack,
    command: Sequence[str],
    variables: Mapping[str, str],
    *,
    stdin: int | None = None,
    stdout: int | None = subprocess.PIPE,
    stderr: int | None = subprocess.DEVNULL,
) -> subprocess.Popen[str]:
    """Start a program; it and what it started are ended with what `ended` holds."""
    process = subprocess.Popen(
        command,
        env=dict(variables),
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        text=True,
        start_new_session=True,
    )
    ended.callback(_end, process)
    return process


def _first_line(ended: ExitStack, command: Sequence[str], variables: Mapping[str, str]) -> str:
    process = started(ended, command, variables)
    line = process.stdout.readline().strip() if process.stdout else ""
    if not line:
        raise OSError(f"{command[0]} could not be started.")
    return line


def _end(process: subprocess.Popen[str]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    process.wait(_PATIENCE)

"""Chromium without a window and without a network, told what to do through a pipe."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from patience import LONGEST

_ALONE = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-component-update",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--remote-debugging-pipe",
)


class Browser:
    """One page after another: what it asks for, what it says, how it looks and prints.

    `requests` are the addresses of all that the pages asked for, whether they got it or not. Only
    pages are listened to: Chromium itself looks for its maker, and finds no network.
    """

    def __init__(self, told: int, heard: int) -> None:
        self._told, self._heard = told, heard
        self._buffer = b""
        self._last = 0
        self._session = ""
        self.requests: list[str] = []
        made = self._ask("Target.createTarget", url="about:blank")
        target = made["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]
        for domain in ("Page", "Network", "Runtime"):
            self._ask(f"{domain}.enable")

    def open(self, path: Path) -> None:
        """Open a file and wait until all of it is there."""
        self._ask("Page.navigate", url=path.as_uri())
        while self._next().get("method") != "Page.loadEventFired":
            pass

    def evaluate(self, script: str) -> Any:
        """Return what a script finds in the page."""
        found = self._ask("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"]["value"]

    def printed(self) -> bytes:
        """Return the page as it prints it, on its own size of paper."""
        done = self._ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return base64.b64decode(done["data"])

    def picture(self) -> bytes:
        """Return all of the page as PNG, however long it is."""
        done = self._ask("Page.captureScreenshot", captureBeyondViewport=True)
        return base64.b64decode(done["data"])

    def close(self) -> None:
        """End it, as a person would."""
        self._session = ""
        self._ask("Browser.close")

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._last += 1
        asked = {"id": self._last, "method": method, "params": parameters}
        if self._session:
            asked["sessionId"] = self._session
        os.write(self._told, json.dumps(asked).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._last:
                assert "error" not in answer, answer
                result: dict[str, Any] = answer["result"]
                return result

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._heard], [], [], LONGEST)
            assert ready, "Chromium says nothing any more"
            more = os.read(self._heard, 1 << 20)
            assert more, "Chromium ended by itself"
            self._buffer += more
        first, _, self._buffer = self._buffer.partition(b"\0")
        message: dict[str, Any] = json.loads(first)
        if message.get("method") == "Network.requestWillBeSent":
            self.requests.append(message["params"]["request"]["url"])
        return message


@contextmanager
def started(folder: Path) -> Iterator[Browser]:
    """Start Chromium with all that it keeps in a folder, or skip where there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None or os.name != "posix":
        pytest.skip("Chromium is not installed (Debian: chromium)")
    theirs, told = map(_high, os.pipe())
    heard, ours = map(_high, os.pipe())
    nowhere = [(os.POSIX_SPAWN_OPEN, place, os.devnull, os.O_RDWR, 0) for place in range(3)]
    child = os.posix_spawn(
        found,
        [found, *_ALONE, f"--user-data-dir={folder / 'profile'}"],
        {**os.environ, "HOME": str(folder)},
        # Chromium reads what it is told from 3 and answers to 4.
        file_actions=[
            *nowhere,
            (os.POSIX_SPAWN_DUP2, theirs, 3),
            (os.POSIX_SPAWN_DUP2, ours, 4),
        ],
    )
    os.close(theirs)
    os.close(ours)
    try:
        browser = Browser(told, heard)
        yield browser
        browser.close()
    except BaseException:
        os.kill(child, signal.SIGKILL)
        raise
    finally:
        os.waitpid(child, 0)
        os.close(told)
        os.close(heard)


def _high(end: int) -> int:
    """Put an end of a pipe where it is in nobody's way."""
    import fcntl  # which Windows has not

    found = fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(end)
    return found

"""Texts that other programs would run, follow or draw, and a watch for what they might open."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage

from core.files import canonical

Content = dict[str, Any]

# Allowed in a label: each must come out as it went in, everywhere.
ALLOWED: dict[str, str] = {
    "bold": "<b>bold</b>",
    "link": '<a href="https://example.org/">press here</a>',
    "picture of a file": '<img src="file:///etc/passwd">',
    "picture of the net": "<img src=http://example.org/1.png onerror=alert(1)>",
    "script": "<script>alert(1)</script>",
    "style": "<style>*{display:none}</style>",
    "style attribute": '<p style="background:url(file:///etc/hosts)">p</p>',
    "frame": "<iframe src='file:///etc/group'></iframe>",
    "svg": '<svg onload="x()"><use href="#a"/></svg>',
    "svg image": '<image xlink:href="file:///etc/shells"/>',
    "xml entity": "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/fstab'>]>&b;",
    "xml end": "]]></desc></title></svg><svg>",
    "comment": "<!-- hidden -->",
    "qml": "import QtQuick 2.0; Loader { source: 'file:///etc/issue' }",
    "escaped": "&lt;b&gt;&amp;&#60;&quot;",
    "ampersand": "R&D && S&amp;M & T",
    "mnemonic": "&Yes or &no",
    "markdown link": "[text](file:///etc/motd) ![i](http://example.org/2.png)",
    "markdown": "# **bold** _it_ `code` ~~out~~ | a | b |",
    "latex": r"$\frac{1}{$",
    "latex file": r"\input{/etc/passwd} \write18{id}",
    "percent": "%s%d%n%1$x %%",
    "qt percent": "%1 %2 %L3 %n",
    "braces": "{0} {title} {{}} ${HOME} $(id) `id`",
    "formula": "=cmd|' /C calc'!A0",
    "sum": "=1+1",
    "plus": "+1+2",
    "minus": "-2+3",
    "at": "@SUM(A1:A9)",
    "full-width equals": "＝2＋3",  # noqa: RUF001 - what full-width keyboards type
    "full-width at": "＠SUM(1)",  # noqa: RUF001 - what full-width keyboards type
    "formula behind a quote": "'=3+4",
    "hyperlink": '=HYPERLINK("http://example.org/3","x")',
    "quotes": "\"double\" 'single' “curly” „low“",
    "separators": "a,b;c|d:e",
    "backslashes": r"C:\x\..\y\0 \n \u0041 \x1b[31m",
    "share": r"\\host\share\x",
    "way up": "../../x",
    "file address": "file:///etc/passwd",
    "net address": "http://example.org:80/%2e%2e/?q=1#f",
    "script address": "javascript:alert(1)",
    "data address": "data:text/html,<b>x</b>",
    "device": "CON",
    "shell": "; rm -rf x & del x | y > z",
    "sql": "'); DROP TABLE response;--",
    "marker": "a [*] b",
    "right to left": "abc (C#) \u200fسلمت",
    "joined": "नि\u200cक",
    "emoji": "🏳️🎲 1️⃣",
    "combining": "Z" + "\u0353" * 16,
    "wide": "選択肢その一",
    "long": "very long " * 19 + "indeed yes",
    "long word": "W" * 200,
    "null": "null",
    "number": "1e5",
    "nan": "NaN",
    "css": "} * { color: red } QLabel { image: url(/etc/hosts) }",
    "json": '","share":1,"x":"',
}

# Refused in a label, each as TEXT.
REFUSED: dict[str, str] = {
    "escape sequence": "\x1b[31mred\x1b[0m",
    "single escape": "\x9b31m",
    "title of a terminal": "\x1b]0;title\x07",
    "null": "a\x00b",
    "tab": "\t=1+1",
    "carriage return": "\r=1+1",
    "line feed": "one\ntwo",
    "backspace": "ab\x08\x08",
    "delete": "a\x7f",
    "next line": "a\x85b",
    "line separator": "a\u2028b",
    "paragraph separator": "a\u2029b",
    "override": "\u202etxt.exe",
    "embedding": "\u202ba",
    "emoji joined": "👩\u200d🚀",
    "filler": "a\u3164b",
    "mark of direction": "\u200fa",
    "isolate": "\u2066a\u2069",
    "zero width": "a\u200bb",
    "byte order mark": "\ufeffa",
    "soft hyphen": "a\u00adb",
    "word joiner": "a\u2060b",
    "tag": "a\U000e0041",
    "noncharacter": "a\uffff",
    "surrogate": "a\ud800",
    "not composed": "e\u0301",
    "empty": "",
    "spaces": " \u3000 ",
    "invisible": "\u200d\u200c",
    "too long": "x" * 201,
}

LABELS = list(ALLOWED.values())

# Letters that a file's name can have where a label cannot.
NAMES = [
    *(text for text in ALLOWED.values() if "/" not in text and "\\" not in text),
    "\x1b]0;title\x07\x1b[31m",
    "two\nlines",
    "\u202egnp.x",
    "-rf",
    "--json",
    "%n%s",
    " ",
]


@dataclass
class Watch:
    """What Python opens, connects to or starts while it looks on."""

    request: bool = False
    reads: list[str] = field(default_factory=list)
    writes: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)

    def hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.request:
            return
        if event == "open":
            path, mode, flags = arguments
            if isinstance(path, int):
                return
            written = set(mode or "") & set("wax+") or (flags or 0) & (os.O_WRONLY | os.O_RDWR)
            (self.writes if written else self.reads).append(os.fsdecode(path))
        elif event.startswith(_FORBIDDEN):
            self.others.append(f"{event} {arguments!r}")


_FORBIDDEN = (
    *("socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork"),
    *("webbrowser.", "urllib.", "ftplib.", "http.", "smtplib.", "imaplib.", "poplib.", "pty."),
    *("os.startfile", "telnetlib.", "code.__new__"),
)
_WATCH = Watch()
_installed = False


@contextmanager
def watching() -> Iterator[Watch]:
    """Look on; audit hooks cannot be taken away, so there is one for all tests."""
    global _installed
    if not _installed:
        sys.addaudithook(_WATCH.hook)
        _installed = True
    _WATCH.reads, _WATCH.writes, _WATCH.others = [], [], []
    _WATCH.request = True
    try:
        yield _WATCH
    finally:
        _WATCH.request = False


class Bait:
    """A file that must not be opened and a port that must not be called, whoever asks.

    Files opened by Qt's own code pass no audit hook: on Linux the system tells of them.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "bait.png"
        self._server = socket.socket()
        self._server.bind(("127.0.0.1", 0))
        self._server.listen()
        self._server.setblocking(False)
        self.address = f"http://127.0.0.1:{self._server.getsockname()[1]}/bait.png"
        self._watch = -1

    def set(self) -> None:
        """Make the picture and begin to look."""
        picture = QImage(4, 4, QImage.Format.Format_RGB32)
        assert picture.save(str(self.path))
        if sys.platform == "linux":
            library = ctypes.CDLL(None, use_errno=True)
            self._watch = library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
            opened, accessed = 0x20, 0x01
            place = library.inotify_add_watch(
                self._watch, os.fsencode(self.path), opened | accessed
            )
            assert place >= 0, os.strerror(ctypes.get_errno())

    @property
    def opened(self) -> bool:
        """Tell whether the file was opened since the last time it was asked."""
        if self._watch < 0:
            return False
        try:
            return bool(os.read(self._watch, 4096))
        except BlockingIOError:
            return False

    @property
    def called(self) -> bool:
        """Tell whether anybody connected."""
        try:
            self._server.accept()[0].close()
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        self._server.close()
        if self._watch >= 0:
            os.close(self._watch)

    def labels(self) -> dict[str, str]:
        """Texts that lead to the bait wherever they are taken for more than text."""
        return {
            "bait": f'<img src="{self.path.as_uri()}">',
            "bare bait": f"<img src={self.path}>",
            "bait of the net": f'<img src="{self.address}">',
            "bait in CSS": f"<p style='background-image:url({self.path})'>p</p>",
            "markdown bait": f"![b]({self.path.as_uri()})",
        }


ROOT = Path(__file__).resolve().parents[2]
# Where Python may read: itself, its libraries, the project, and what the system tells of itself.
READABLE = tuple(
    {str(ROOT), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__), "/proc", "/sys", "/dev"}
    | {"/etc/localtime", "/usr/share/zoneinfo", "/etc/os-release", "/usr/lib/os-release"}
)


def assert_nothing_was_opened(watch: Watch, bait: Bait, *places: Path) -> None:
    """Python wrote to the given places alone, read there and in its own, and called nobody."""
    own = tuple(str(place) for place in places)
    assert watch.others == []
    written = [path for path in watch.writes if not _is_bytecode(path)]
    assert [path for path in written if not _is_in(path, (*own, os.devnull))] == []
    assert [path for path in watch.reads if not _is_in(path, (*own, *READABLE))] == []
    assert not bait.opened
    assert not bait.called


def _is_bytecode(path: str) -> bool:
    """What Python keeps of a module of ours or its own that is imported for the first time."""
    return Path(path).parent.name == "__pycache__" and _is_in(path, READABLE)


def _is_in(path: str, places: tuple[str, ...]) -> bool:
    whole = os.path.abspath(path)
    return any(whole == place or whole.startswith(place + os.sep) for place in places)


def survey_with(labels: list[str]) -> Content:
    """A survey whose options and texts are these; the first ones are its title and author."""
    text, negation = labels[2 % len(labels)], labels[3 % len(labels)]
    # What is asked in the clear may not read as one of the others.
    clear = labels[6] if len(labels) > 6 else labels[1 % len(labels)]
    options = [{"id": f"o{i}", "text": label} for i, label in enumerate(dict.fromkeys(labels))]
    return {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": labels[0],
        "author": labels[1 % len(labels)],
        "intro": "\n".join(labels)[:2000].strip(),
        "consent": "\n".join(reversed(labels))[:2000].strip(),
        "questions": [
            {
                "id": "bribe",
                "kind": "yes-no",
                "text": text,
                "negation": negation if negation != text else f"{text} Not so.",
                "help": "\n".join(labels)[:2000].strip(),
                "mechanism": {"name": "warner", "p": "3/4"},
                "procedures": ["spinner", "scrambled"],
            },
            {
                "id": "which",
                "kind": "one-of",
                "text": labels[4 % len(labels)],
                "options": options,
                "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
            },
            {"id": "some", "kind": "many-of", "text": labels[5 % len(labels)], "options": options},
            {"id": "plain", "kind": "one-of", "text": clear, "options": options},
        ],
    }


def file_of(content: Content, folder: Path) -> Path:
    path = folder / "hostile.survey"
    path.write_bytes(canonical.write(content))
    return path

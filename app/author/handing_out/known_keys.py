"""The keys of an author on this computer: files in one folder, told by name and eight characters.

A key file elsewhere can be used as well. A passphrase is kept nowhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files.disk import make_private_folder, read_bounded, write_atomically
from core.keys import key_file
from core.keys.key_file import Use
from core.privacy.randomness import SYSTEM
from core.progress import Progress, silent

SUFFIX = ".key"
LONGEST_NAME = 60
_ALLOWED = frozenset(" -_,().&'")


@dataclass(frozen=True, slots=True)
class KnownKey:
    """A key file: where it is, what it is for, and its public part."""

    path: Path
    use: Use
    public: str

    @property
    def name(self) -> str:
        """What its file is called."""
        return self.path.stem


def known_keys(folder: Path, use: Use) -> tuple[KnownKey, ...]:
    """Return the keys in a folder that are for this use, by name; what is no key is left out."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=lambda each: each.name.casefold()):
        try:
            key = read_key(path, use)
        except Refused:
            continue
        found.append(key)
    return tuple(found)


def read_key(path: Path, use: Use) -> KnownKey:
    """Read a key file. Raises `Refused`: what is wrong with it, DOMAIN for one of another use."""
    read = key_file.read(read_bounded(path, key_file.MAX_BYTES))
    if read.use is not use:
        fact = Fact.KEY_FOR_SIGNING if read.use is Use.SIGNING else Fact.KEY_FOR_SEALING
        raise refuse(Code.DOMAIN, "use", fact())
    return KnownKey(path, read.use, read.public)


def make_key(
    folder: Path, name: str, use: Use, passphrase: str, report: Progress = silent
) -> KnownKey:
    """Make a key pair in the folder; it is slow. Raises `Refused`, and ValueError as `generate`."""
    report(0, 0)
    make_private_folder(folder)
    path = folder / f"{file_name(name)}{SUFFIX}"
    made = key_file.generate(use, passphrase, SYSTEM)
    write_atomically(path, key_file.write(made), private=True)
    return KnownKey(path, use, made.public)


def words_of_key(public: str, report: Progress = silent) -> tuple[str, ...]:
    """Return the eight words of a key, as the first page shows them; they are slow to make."""
    report(0, 0)
    return key_file.fingerprint(public)


def file_name(name: str) -> str:
    """Return a name as every file system takes it.

    >>> file_name("Lindenau: responses/2025")
    'Lindenau responses 2025'
    """
    kept = "".join(char if char.isalnum() or char in _ALLOWED else " " for char in name)
    return " ".join(kept.split())[:LONGEST_NAME].strip(" .") or "key"

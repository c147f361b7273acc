"""Taking back what the program keeps: settings together, all else one by one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from app.author.keeping import lock_draft
from app.kit import settings as stored
from app.kit.i18n import program_language
from app.kit.kept import KEPT, Kept, Sort
from app.kit.language import language_of
from app.kit.places import Places
from app.kit.settings import SYSTEM, Settings
from app.words.catalogue import figures, tr
from core.facts.errors import Refused
from core.files.disk import sync_folder, unwritten
from core.response.store import erase_every_sitting


def files_of(kept: Kept, places: Places) -> list[Path]:
    """Return the files of an entry in the folder of the program's data, by name."""
    if not kept.pattern:
        return []
    found = places.data.glob(kept.pattern)
    return sorted(path for path in found if path.is_file() and not path.name.endswith(".lock"))


def is_there(kept: Kept, settings: Settings, places: Places) -> bool:
    """Tell whether there is anything of an entry to take back."""
    if kept.fields:
        usual = Settings()
        return any(getattr(settings, name) != getattr(usual, name) for name in kept.fields)
    return bool(files_of(kept, places))


def state_of(kept: Kept, settings: Settings, places: Places) -> str:
    """Say in a few words what is kept at present; '' where nothing is counted."""
    match kept.name:
        case "appearance":
            return tr("as the system") if settings.theme == "system" else tr("chosen here")
        case "language" if language_of(settings.language) != program_language():
            return tr("spoken from the first page on")
        case "language":
            return tr("as the system") if settings.language == SYSTEM else tr("chosen here")
        case "window_place":
            return tr("{0} by {1} pixels").format(*(figures(each) for each in settings.window))
        case "recent":
            return files_text(len(settings.recent))
        case "looked":
            return files_text(len(settings.looked))
        case "folder":
            return tr("one folder") if settings.folder else tr("nothing")
    return files_text(len(files_of(kept, places))) if kept.pattern else ""


def files_text(n: int) -> str:
    """Count files."""
    if n == 1:
        return tr("one file")
    return tr("{n} files", "", n).format(n=figures(n)) if n else tr("nothing")


def take_back(kept: Kept, settings: Settings, places: Places) -> None:
    """Take one entry back. Raises `Refused` where something of it could not be removed.

    A draft that is open in a window stays. Of reports the marks stay that a survey was begun.
    """
    if kept.sort is Sort.SETTING:
        settings.reset(*kept.fields)
        stored.save(settings, places.settings)
    elif kept.name == "sittings":
        with _refusing(places.sittings):
            erase_every_sitting(places.sittings)
    else:
        _remove(kept, places)


def reset_all(settings: Settings, places: Places) -> None:
    """Give all settings their defaults, and nothing else. Raises `Refused`."""
    settings.reset(*(name for kept in KEPT for name in kept.fields))
    aside = places.settings.with_name(places.settings.name + ".bak")
    with _refusing(aside):
        aside.unlink(missing_ok=True)
    stored.save(settings, places.settings)


def _remove(kept: Kept, places: Places) -> None:
    files = files_of(kept, places)
    for path in files:
        lock = None
        if path.suffix == ".draft":
            try:
                lock = lock_draft(path, places.drafts)
            except Refused:  # it is open in a window
                continue
        with _refusing(path):
            path.unlink(missing_ok=True)
        if lock is not None:
            lock.unlock()
    for folder in {path.parent for path in files}:
        with contextlib.suppress(OSError):
            sync_folder(folder)


@contextlib.contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise unwritten(path, error) from error

"""What the program keeps on a computer, and where: the one list of it.

The page of settings shows it and takes parts of it back, the manual's page “What is kept” is
tested against it, and so is every file that the program writes beside those that people name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from app.kit.places import Places
from app.words.catalogue import tr
from core.response.started_surveys import BEGUN

Words = Callable[[], str]


class Sort(Enum):
    """What an entry is, and so what taking it back costs."""

    SETTING = auto()  # how the program looks and begins
    WORK = auto()  # what somebody wrote
    KEYS = auto()
    ANSWERS = auto()  # what was drawn for people; never what they answered
    ELSEWHERE = auto()  # in a file of the person's own, or nowhere


@dataclass(frozen=True, slots=True)
class Kept:
    """One thing that is kept, or that people may think is kept.

    `place` is where it stands, None for nowhere. `pattern` finds its files within the folder of the
    program's data, and `fields` are its entries in `Settings`. `is_removable` says whether the page
    of settings can take it back.
    """

    name: str
    sort: Sort
    title: Words
    meaning: Words
    place: Callable[[Places], Path | None] = lambda _places: None
    pattern: str = ""
    fields: tuple[str, ...] = ()
    is_removable: bool = True


def _settings(places: Places) -> Path:
    return places.settings


KEPT: tuple[Kept, ...] = (
    Kept(
        "appearance",
        Sort.SETTING,
        lambda: tr("Appearance"),
        lambda: tr("Light, dark or high contrast, where it is not that of the system."),
        _settings,
        fields=("theme",),
    ),
    Kept(
        "language",
        Sort.SETTING,
        lambda: tr("Language"),
        lambda: tr("Of Candor’s own pages and commands, where it is not that of the system."),
        _settings,
        fields=("language",),
    ),
    Kept(
        "window_place",
        Sort.SETTING,
        lambda: tr("Window"),
        lambda: tr("Its size and place, how wide its panels are, and the same of the manual."),
        _settings,
        fields=(
            *("window", "place", "maximized", "splitter"),
            *("manual_window", "manual_place", "manual_text"),
        ),
    ),
    Kept(
        "recent",
        Sort.SETTING,
        lambda: tr("Recent files"),
        lambda: tr(
            "Studies and drafts that were opened last, at most 8, and how they were looked at. "
            "Surveys that were opened to answer are never among them."
        ),
        _settings,
        fields=("recent", "looked"),
    ),
    Kept(
        "looked",
        Sort.SETTING,
        lambda: tr("Views of recent files"),
        lambda: tr("How a study was looked at, and what the first page says of a draft."),
        _settings,
        fields=("looked",),
    ),
    Kept(
        "folder",
        Sort.SETTING,
        lambda: tr("Last folder"),
        lambda: tr("Where an author or analyst last chose a file."),
        _settings,
        fields=("folder",),
    ),
    Kept(
        "drafts",
        Sort.WORK,
        lambda: tr("Drafts without a name"),
        lambda: tr("Surveys that are being written and were not saved under a name."),
        lambda places: places.drafts,
        "drafts/*",
    ),
    Kept(
        "keys",
        Sort.KEYS,
        lambda: tr("Your keys"),
        lambda: tr("They sign surveys and open sealed responses. Passphrases are not kept."),
        lambda places: places.keys,
        "keys/*",
    ),
    Kept(
        "authors",
        Sort.KEYS,
        lambda: tr("Known authors"),
        lambda: tr("Which key belongs to which author’s name, so that another key is noticed."),
        lambda places: places.pins,
        "authors.json",
    ),
    Kept(
        "sittings",
        Sort.ANSWERS,
        lambda: tr("Reports drawn here"),
        lambda: tr(
            "Kept so that nothing is drawn twice. Of a sensitive question they hold the report "
            "alone."
        ),
        lambda places: places.sittings,
        "sittings/*/*.sitting",
    ),
    Kept(
        "marks",
        Sort.ANSWERS,
        lambda: tr("Marks that a survey was begun here"),
        lambda: tr(
            "Removed in the survey’s own menu alone, where it says what a second answer costs."
        ),
        lambda places: places.sittings,
        f"sittings/*/{BEGUN}",
        is_removable=False,
    ),
    Kept(
        "kiosk",
        Sort.ANSWERS,
        lambda: tr("The sitting of a kiosk"),
        lambda: tr("Of one person at a time. It goes once the file is saved, or nobody is there."),
        lambda places: places.kiosk,
        "kiosk/*/*",
        is_removable=False,
    ),
    Kept(
        "outboxes",
        Sort.ANSWERS,
        lambda: tr("Lists of a kiosk’s files"),
        lambda: tr("Which files of an outbox are still in order. They go once the kiosk is left."),
        lambda places: places.data,
        "kiosk-*.files",
        is_removable=False,
    ),
    Kept(
        "responses",
        Sort.ANSWERS,
        lambda: tr("Saved responses"),
        lambda: tr("The files that people saved, where they chose no other folder."),
        lambda places: places.responses,
        is_removable=False,
    ),
    Kept(
        "survey_language",
        Sort.ELSEWHERE,
        lambda: tr("Language of a survey"),
        lambda: tr("A survey begins in the system’s language, where it has that."),
    ),
    Kept(
        "text_size",
        Sort.ELSEWHERE,
        lambda: tr("Text size"),
        lambda: tr("Of a respondent’s pages, until Candor is closed."),
    ),
    Kept(
        "secrets",
        Sort.ELSEWHERE,
        lambda: tr("PINs and passphrases"),
        lambda: tr("Held in memory until they were used; a kiosk’s PIN until it is left."),
    ),
    Kept(
        "dialogs",
        Sort.ELSEWHERE,
        lambda: tr("Folders of file dialogs"),
        lambda: tr("What Qt would remember of them is removed at once."),
    ),
    Kept(
        "logs",
        Sort.ELSEWHERE,
        lambda: tr("Logs"),
        lambda: tr("None are written. Errors are shown, and kept in no file."),
    ),
    Kept(
        "studies",
        Sort.ELSEWHERE,
        lambda: tr("Notes, decisions and flags of a study"),
        lambda: tr("They stand in the study itself, and go where its file goes."),
    ),
)

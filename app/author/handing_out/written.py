"""The folder that is handed out: what is in it, and writing it whole or not at all.

`prepare` looks up all words and belongs to the thread that speaks; the rest can be done on
another. A private key is never among the files.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.author.handing_out.ethics import ethics_page
from app.author.handing_out.participants import ParticipantSheet, participant_sheet
from app.author.handing_out.poster import Poster, poster
from app.author.handing_out.xlsform import answers_of, names_of, untrue_in, wording_of
from app.charts.printing import print_pages
from app.words.catalogue import tr
from app.words.refusals import own_finding
from core.facts.errors import Code, Refused, refuse
from core.files.disk import read_bounded, unwritten, without_parent, write_atomically
from core.interchange.codebook import codebook_csv
from core.interchange.xlsform import FormFinding, Wording, write_form
from core.keys import key_file
from core.keys.key_file import signing_key
from core.keys.signing import sign
from core.progress import Progress, silent
from core.survey import Survey, read, write
from core.survey.digest_words import numbers_of
from core.survey.ids import id_of
from core.survey.model import text_in

SHARE = 0.1

EightWords = tuple[tuple[str, int], ...]


class Item(StrEnum):
    """What can be in the folder, in the order in which it is listed."""

    SURVEY = "survey"
    SHEETS = "sheets"
    ETHICS = "ethics"
    CODEBOOK = "codebook"
    POSTER = "poster"
    FORM = "form"


USUAL = frozenset(Item) - {Item.FORM}


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a survey is handed out with, its words looked up; nothing is printed yet."""

    survey: Survey
    name: str
    respondents: int
    share: float
    sheets: tuple[ParticipantSheet, ...]
    poster: Poster
    wording: Wording
    names: dict[str, str]
    untrue: tuple[FormFinding, ...]
    """Texts of the form that promise what other tools do not do."""

    def files_of(self, item: Item) -> tuple[str, ...]:
        """Return the names of the files of an item."""
        return {
            Item.SURVEY: (f"{self.name}.survey",),
            Item.SHEETS: tuple(f"sheet-participants-{each.language}.pdf" for each in self.sheets),
            Item.ETHICS: ("ethics-board.pdf",),
            Item.CODEBOOK: ("codebook.csv",),
            Item.POSTER: ("kiosk-poster.pdf",),
            Item.FORM: (f"{self.name}.xlsx",),
        }[item]

    def makers(self, signed: Survey, wanted: Collection[Item]) -> dict[str, Callable[[], bytes]]:
        """Return what makes the bytes of each file, by its name."""
        made: dict[str, Callable[[], bytes]] = {}
        for item in Item:
            if item is Item.SHEETS and item in wanted:
                for name, sheet in zip(self.files_of(item), self.sheets, strict=True):
                    made[name] = _printer(sheet, signed)
            elif item in wanted:
                (name,) = self.files_of(item)
                made[name] = self._maker(item, signed)
        return made

    def _maker(self, item: Item, signed: Survey) -> Callable[[], bytes]:
        poster = self.poster
        return {
            Item.SURVEY: lambda: write(signed),
            Item.ETHICS: lambda: ethics_page(self.survey, self.respondents, self.share),
            Item.CODEBOOK: lambda: codebook_csv(self.survey, answers_of(self.wording)).encode(),
            Item.POSTER: lambda: print_pages(poster.sheet, poster.draw(eight_words(signed))),
            Item.FORM: lambda: write_form(self.survey, self.wording, self.names),
        }[item]


def _printer(sheet: ParticipantSheet, survey: Survey) -> Callable[[], bytes]:
    def printed() -> bytes:
        return print_pages(sheet.sheet, *sheet.drawings(eight_words(survey)))

    return printed


def eight_words(survey: Survey) -> EightWords:
    """Return the eight words with their numbers; they are slow to make."""
    return tuple(zip(survey.words, numbers_of(survey.digest), strict=True))


def name_of(survey: Survey) -> str:
    """Return what the survey file is called, after its title.

    >>> from core.examples import example_survey
    >>> name_of(example_survey("bribery"))
    'everyday-dealings-with-officials'
    """
    language = survey.languages[0]
    name = id_of(text_in(survey.title, language), language=language).replace("_", "-").strip("-")
    return name if any(char.isalpha() for char in name[1:]) else "survey"


def prepare(
    survey: Survey, respondents: int, name: str = "", signed: bool = False, share: float = SHARE
) -> Prepared:
    """Look up all that is said beside a survey; `signed`: a key will sign it."""
    name = name or name_of(survey)
    file = f"{name}.survey"
    sheets = (participant_sheet(survey, each, file, signed) for each in survey.languages)
    return Prepared(
        survey=survey,
        name=name,
        respondents=respondents,
        share=share,
        sheets=tuple(sheets),
        poster=poster(survey),
        wording=wording_of(survey),
        names=names_of(survey),
        untrue=untrue_in(survey),
    )


def signed_with(survey: Survey, key: Path, passphrase: str) -> Survey:
    """Return the survey signed with a key file, and read again as its readers will.

    Raises `Refused`: what is wrong with the key file, DOMAIN for a key of another use, DECRYPT
    for another passphrase.
    """
    unlocked = signing_key(key_file.read(read_bounded(key, key_file.MAX_BYTES)), passphrase)
    return read(write(sign(survey, unlocked)))


def write_folder(
    prepared: Prepared,
    signed: Survey,
    wanted: Collection[Item],
    folder: Path,
    report: Progress = silent,
) -> tuple[str, ...]:
    """Write the files into a folder that is new or empty, and return their names.

    All are written beside it first; then it gets its name. So it is there whole or not at all.
    Raises `Refused` (IO), and `Cancelled` from `report`; then no folder is left.
    """
    makers = prepared.makers(signed, wanted)
    if not folder.parent.is_dir():
        raise without_parent(folder)
    require_free(folder)
    try:
        beside = Path(tempfile.mkdtemp(prefix=".candor-", suffix=".part", dir=folder.parent))
    except OSError as error:
        raise unwritten(folder.parent, error) from error
    try:
        made = beside / folder.name
        made.mkdir()
        for done, (name, make) in enumerate(makers.items()):
            report(done, len(makers))
            write_atomically(made / name, make())
        report(len(makers), len(makers))
        _give_name(made, folder)
    except OSError as error:
        raise unwritten(folder, error) from error
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return tuple(makers)


def require_free(folder: Path) -> None:
    """Raise `Refused` (IO) where a folder holds something, or something else has its name."""
    if os.path.lexists(folder) and not _is_empty(folder):
        raise refuse(
            Code.IO,
            folder.name,
            own_finding(
                tr("“{name}” is there already, and it is not empty.").format(name=folder.name),
                tr("Choose another place or name. Nothing in it was changed."),
            ),
        )


def free_folder(parent: Path, name: str) -> Path:
    """Return a folder of this name, or with a number behind it, that is new or empty."""
    number, folder = 1, parent / name
    while True:
        try:
            require_free(folder)
        except Refused:
            number += 1
            folder = parent / f"{name}-{number}"
        else:
            return folder


def _is_empty(folder: Path) -> bool:
    if folder.is_symlink() or not folder.is_dir():
        return False
    with os.scandir(folder) as entries:
        return next(entries, None) is None


def _give_name(made: Path, folder: Path) -> None:
    if folder.is_dir():
        folder.rmdir()  # it is empty, or this fails
    os.rename(made, folder)

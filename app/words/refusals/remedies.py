"""What to do about what was found: by the finding where it says more than its code."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from app.words.kinds import KIND_WORDS
from core.facts.errors import Code
from core.facts.names import Fact
from core.survey import KINDS

Text = Callable[[], str]

OF_CODES: Final[dict[Code, Text]] = {
    Code.NOTFILE: lambda: tr(
        "Choose an ordinary file; links, folders and devices are not followed."
    ),
    Code.IO: lambda: tr("Check that the file exists, can be read and that its disk is connected."),
    Code.SIZE: lambda: tr("Keep within the limit named; no file that Candor wrote is larger."),
    Code.EMPTY: lambda: tr("The file holds nothing; ask for it again."),
    Code.ENCODING: lambda: tr(
        "Ask for the original file; this one was stored in another text encoding."
    ),
    Code.SYNTAX: lambda: tr("The file is cut off or damaged; ask for it again."),
    Code.DEPTH: lambda: tr("Ask for the original file; no Candor file is nested this deeply."),
    Code.DUPKEY: lambda: tr("Keep one of the two entries of the same name."),
    Code.NUMBER: lambda: tr(
        "Write whole numbers as digits and fractions as reduced strings such as 3/4."
    ),
    Code.FORMAT: lambda: tr("Choose a file that Candor wrote, unpacked from any archive."),
    Code.VERSION: lambda: tr("Use the version of Candor that wrote the file, or a newer one."),
    Code.SCHEMA: lambda: tr("Give exactly the entries that the file format names."),
    Code.TYPE: lambda: tr("Give the value in the form that the file format names."),
    Code.TEXT: lambda: tr("Shorten the text or remove the characters named."),
    Code.DOMAIN: lambda: tr("Choose a value that the file format allows here."),
    Code.RANGE: lambda: tr("Choose a value within the limits named."),
    Code.NO_INFORMATION: lambda: tr(
        "Choose fractions with which the report depends on the answer."
    ),
    Code.EPS_INFINITE: lambda: tr(
        "Choose fractions with which every report is possible for every answer."
    ),
    Code.EPS_LIMIT: lambda: tr(
        "Choose fractions with a smaller ε, or ask fewer sensitive questions."
    ),
    Code.NO_DEVICE: lambda: tr("Choose fractions that the device has, or leave the procedure out."),
    Code.UNSUPPORTED: lambda: tr("Use what this version runs."),
    Code.OTHER_SURVEY: lambda: tr("Import the file into the study of its own survey."),
    Code.REHEARSAL: lambda: tr("Keep rehearsed and real responses in studies of their own."),
    Code.KEY: lambda: tr("Do not answer; ask the author to sign with a key that Candor made."),
    Code.SIGNATURE: lambda: tr("Do not answer; ask the author for the survey again."),
    Code.KEY_CHANGED: lambda: tr(
        "Do not answer before the author confirms the new key by another way."
    ),
    Code.DECRYPT: lambda: tr(
        "Open the file with the key of its survey; if that is right, ask for it again."
    ),
    Code.NONCANONICAL: lambda: tr(
        "Ask for the file as Candor wrote it, or write it anew with check --fix."
    ),
    Code.DUPLICATE: lambda: tr("Nothing to do: the response is in the study already."),
    Code.CONFLICT: lambda: tr(
        "Two files bear one id; find out which is right. The first counts until that is decided."
    ),
    Code.NO_ABSTAIN: lambda: tr("Offer an option such as 'Prefer not to say' that abstains."),
}

OF_FACTS: Final[dict[Fact, Text]] = {
    Fact.MORE_PROBLEMS: lambda: tr("Mend those that are listed, then check the survey again."),
    Fact.NOT_A_WORKBOOK: lambda: tr("Open it in a spreadsheet and save it as .xlsx."),
    Fact.WORKBOOK_DAMAGED: lambda: tr("Open it in a spreadsheet and save it anew."),
    Fact.NO_PARENT_FOLDER: lambda: tr("Check the spelling, or make that folder first."),
    Fact.KEY_FOR_SIGNING: lambda: tr("Use a key for sealing."),
    Fact.KEY_FOR_SEALING: lambda: tr("Use a key for signing."),
    Fact.NOT_UNLOCKED: lambda: tr("Type the passphrase again. Without it the key cannot be used."),
    Fact.RESPONSE_SEALED: lambda: tr("Import it with the key of its survey."),
    Fact.KEEPS_A_LOG: lambda: tr(
        "Use a copy from before; 'candor rescue' saves the responses that are whole."
    ),
    Fact.SORT_NOT_READ: lambda: tr(
        "If you know it, say so with --responses rehearsed or --responses real."
    ),
    Fact.STUDY_NEWER: lambda: tr("Open it with that version of Candor, or a later one."),
    Fact.STUDY_EARLIER: lambda: tr(
        "Make a new study of its survey and import its files there; or open it with that version."
    ),
    Fact.OPENED_FOR_READING: lambda: tr("Open it for writing."),
    Fact.STUDY_READ_ONLY: lambda: tr("Copy it to a folder that can be written to."),
    Fact.STUDY_OF_OTHER_SURVEY: lambda: tr("Merge studies of one survey alone."),
    Fact.STUDIES_ALIKE: lambda: tr("Choose a study of other responses to compare with."),
    Fact.NOTES_TOO_LONG: lambda: tr("Shorten the notes of one of the studies."),
    Fact.RESULTS_TOO_MANY: lambda: tr("Remove cards from the results of one of the studies."),
    Fact.DISK_FULL: lambda: tr("Free some space on the disk, or copy the study to another one."),
    Fact.WRITTEN_ELSEWHERE_READ_ONLY: lambda: tr("Close the study there and open it again."),
    Fact.STUDY_GONE: lambda: tr(
        "Put it back and look again, or close this and open it where it is now."
    ),
    Fact.NOT_OPENED_AGAIN: lambda: tr("Close the study and open it again."),
    Fact.WRITTEN_ANEW: lambda: tr("Close the study and open it again."),
    Fact.STUDY_DAMAGED: lambda: tr(
        "Use a copy from before, or import the response files into a new study; 'candor rescue' "
        "saves the responses that are whole."
    ),
}


def _move_it() -> str:
    return tr(
        "Move '{name}' to another folder and open the study again; if it is then damaged, 'candor "
        "rescue' saves the responses that are whole."
    )


for _fact in (Fact.BESIDE_NO_FILE, Fact.BESIDE_A_LOG, Fact.BESIDE_DELETES):
    OF_FACTS[_fact] = _move_it


def _where_allowed() -> str:
    return tr("Choose a folder in which you may write.")


def _where_it_exists() -> str:
    return tr("Choose a folder that exists.")


_DAMAGED: Final = (
    *(Code.DUPKEY, Code.NUMBER, Code.SCHEMA, Code.TYPE, Code.TEXT),
    *(Code.DOMAIN, Code.RANGE, Code.NONCANONICAL),
)
OF_WRITING: Final[dict[int, Text]] = {
    errno.ENOSPC: lambda: tr("Free some space on the disk, or choose a folder on another one."),
    errno.EDQUOT: lambda: tr("Free some of your space, or choose a folder on another disk."),
    errno.EACCES: _where_allowed,
    errno.EPERM: _where_allowed,
    errno.EROFS: lambda: tr("Choose a folder on a disk that is not write-protected."),
    errno.ENOENT: _where_it_exists,
    errno.ENOTDIR: _where_it_exists,
    errno.EISDIR: lambda: tr("Choose another name; a folder has this one."),
    errno.ENAMETOOLONG: lambda: tr("Give it a shorter name."),
    errno.EEXIST: lambda: tr("Choose another name; a file has this one already."),
}


def of_declining(kind: str) -> str:
    """Say what lets people decline a sensitive question of a kind; '' for what its code says."""
    known = KINDS.get(kind)
    return "" if known is None else KIND_WORDS[known].declining()


def of_writing(number: object) -> str:
    """Say what a person can do about a write that the system refused with this number."""
    unknown = tr("Choose another folder, or check that its disk is there.")
    known = OF_WRITING.get(number) if isinstance(number, int) else None
    return known() if known is not None else unknown


def in_conflict(first: str = "") -> str:
    """Say what two responses of one id are, and where the first stands, where that is known."""
    told = tr("Same id as an accepted response, other bytes.")
    where = tr("The accepted one: {place}.").format(place=first)
    return f"{told} {where}" if first else told


def remedy_for_row(code: Code) -> str:
    """Say what to do about a row of a table that was refused: what it holds was collected."""
    if code in _DAMAGED:
        return tr(
            "Look the row up where the table comes from. Do not make up what a report should be: "
            "then it is no report."
        )
    return OF_CODES[code]()


def remedy_for_response(code: Code | None) -> str:
    """Say what to do about a response of a code; that of a survey may be another.

    Without a code the file was none, and left aside.
    """
    if code is None:
        return tr("Nothing to do.")
    if code in _DAMAGED:
        return tr(
            "Ask for the file as Candor saved it. Do not mend it by hand: then it is no report."
        )
    if code is Code.DECRYPT:
        return tr("Import sealed files with the key of their survey; ask again for a damaged one.")
    if code is Code.SIZE:
        return tr("Look at where the file comes from; no response is larger.")
    return OF_CODES[code]()

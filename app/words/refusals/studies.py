"""What can be wrong with a study."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.NOT_ORDINARY: lambda: tr("This is not an ordinary file."),
    Fact.STUDY_NOT_OPENED: lambda: tr("The study cannot be opened: {reason}."),
    Fact.STUDY_GONE: lambda: tr(
        "This study is not where it was: it was moved, renamed or deleted."
    ),
    Fact.BESIDE_NO_FILE: lambda: tr(
        "Beside the study stands '{name}', which is not an ordinary file."
    ),
    Fact.BESIDE_A_LOG: lambda: tr(
        "Beside the study stands '{name}', a log that Candor does not make."
    ),
    Fact.BESIDE_DELETES: lambda: tr(
        "Beside the study stands '{name}', which has another file deleted."
    ),
    Fact.KEEPS_A_LOG: lambda: tr(
        "Another program has changed this study to one that keeps a log beside it."
    ),
    Fact.OPENED_FOR_READING: lambda: tr("The study was opened for reading only."),
    Fact.STUDY_READ_ONLY: lambda: tr(
        "The study cannot be written to where it is; it is read-only."
    ),
    Fact.DISK_FULL: lambda: tr("The disk is full; what was accepted before is in the study."),
    Fact.WRITTEN_ELSEWHERE: lambda: tr("Another window or program is writing to the study."),
    Fact.WRITTEN_ELSEWHERE_READ_ONLY: lambda: tr(
        "Another window or program is writing to the study; here it is read-only."
    ),
    Fact.WRITTEN_ANEW: lambda: tr(
        "Another window or program has written the study anew; here it is read-only."
    ),
    Fact.NOT_OPENED_AGAIN: lambda: tr(
        "The study was written, and could not be opened again; here it is as it was before."
    ),
    Fact.NOT_ENOUGH_MEMORY: lambda: tr(
        "There is not enough memory to read the study, or it is damaged."
    ),
    Fact.STUDY_NOT_READ_OR_WRITTEN: lambda: tr("The study cannot be read or written: {reason}."),
    Fact.NO_STUDY: lambda: tr("This is not a Candor study."),
    Fact.DATABASE_NO_STUDY: lambda: tr("This is a database, but not a Candor study."),
    Fact.STUDY_NEWER: lambda: tr("The study was made by a newer Candor; nothing was changed."),
    Fact.STUDY_EARLIER: lambda: tr("The study was made by an earlier Candor; nothing was changed."),
    Fact.SORT_NOT_READ: lambda: tr(
        "Whether its responses are rehearsed or real can no longer be read."
    ),
    Fact.STUDY_DAMAGED: lambda: tr("The study is cut off or damaged: {how}."),
    Fact.IMPOSSIBLE_REPORT: lambda: tr("a report to {question} is none that it can have"),
    Fact.HOLDS_NO_SURVEY: lambda: tr("it holds no survey"),
    Fact.OTHER_SURVEY_INSIDE: lambda: tr("its survey is not the one it was made for"),
    Fact.NOT_EVEN_SURVEY: lambda: tr("not even its survey can be read"),
    Fact.OTHER_TABLES: lambda: tr("its tables are not those that Candor makes"),
    Fact.TABLES_NOT_READ: lambda: tr("its tables cannot be read"),
    Fact.TABLES_WITHOUT_NAMES: lambda: tr("its tables have no readable names"),
    Fact.A_TEXT_NOT_UTF8: lambda: tr("a text in it is not UTF-8"),
    Fact.PAGES_NOT_WHOLE: lambda: tr("its pages or rows are not whole"),
    Fact.END_MISSING: lambda: tr("its end is missing"),
    Fact.REHEARSAL_NOT_AS_WRITTEN: lambda: tr("whether it is a rehearsal is not as it was written"),
    Fact.RESPONSE_NOT_AS_WRITTEN: lambda: tr("the response {id} is not as written"),
    Fact.RESPONSES_NOT_AS_WRITTEN: lambda: tr(
        "the response {id} and {more:,} more are not as written"
    ),
    Fact.RECORD_NOT_AS_WRITTEN: lambda: tr(
        "the record of the file with SHA-256 {sha256}… is not as written"
    ),
    Fact.RECORDS_NOT_AS_WRITTEN: lambda: tr(
        "the record of the file with SHA-256 {sha256}… and {more:,} more are not as written"
    ),
    Fact.RESPONSE_NONE_OF_SURVEY: lambda: tr("the response {id} is none that its survey can have"),
    Fact.RESPONSES_OUT_OF_ORDER: lambda: tr("its responses are not in order"),
    Fact.CONFLICT_NO_RESPONSE: lambda: tr("a response in a conflict is not one"),
    Fact.CONFLICT_WITHOUT_RESPONSE: lambda: tr("the response that counts in a conflict is missing"),
    Fact.STUDIES_ALIKE: lambda: tr("Both studies hold the same responses and no others."),
    Fact.STUDY_OF_OTHER_SURVEY: lambda: tr("This study is of another survey than {first}."),
    Fact.NOTES_TOO_LONG: lambda: tr("Together the notes have more than {most:,} characters."),
    Fact.RESULTS_TOO_MANY: lambda: tr("Together the results have more than {most:,} cards."),
    Fact.DECISION_NOT_AS_WRITTEN: lambda: tr("the decision on the response {id} is not as written"),
    Fact.ADDITION_NOT_AS_WRITTEN: lambda: tr("what was added to it (“{table}”) is not as written"),
    Fact.LOG_NOT_AS_WRITTEN: lambda: tr("entry {number} of its log is not as written"),
    Fact.NO_KNOWN_REASON: lambda: tr("a file was refused for no known reason"),
    Fact.NO_SUCH_PROCEDURE: lambda: tr("a response has no such procedure"),
    Fact.NO_SUCH_DAY: lambda: tr("a file was offered on no such day"),
}

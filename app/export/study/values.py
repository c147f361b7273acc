"""What is exported of a study: with which options, where it comes from, and one file of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from app.analyses.content import StudyContent, content_of
from app.analyses.request import AnalysisRequest, Choices, as_drawn
from app.analyses.tallies import Kept, kept_of, language_of
from app.export.look import USUAL_LOOK, Look
from core.count.sampling_design import refusing_design
from core.progress import Progress

if TYPE_CHECKING:
    from core.study import Study
    from core.survey import Survey


# In a file the shares stand in the order of the survey, and no curve in the place of the bars.
IN_FILES = Choices(curve=False, largest_first=False, truth=False, curator=False)


def in_files(how: Choices, language: str) -> Choices:
    """Return what is chosen in files: as `how` says, which intervals and fits are made."""
    return replace(
        IN_FILES,
        level=how.level,
        interval=how.interval,
        simultaneous=how.simultaneous,
        smoothed=how.smoothed,
        language=language,
    )


@dataclass(frozen=True)
class ExportOptions:
    """How a study is exported: what can be chosen for all of it.

    `language` is that of the survey's texts, "" for its first. Only people count of whom the filter
    `where` holds, as `core.grammar.filters` writes it; "" is everyone; and flagged responses do not
    where `without_flagged` says so. `look` is that of all charts. With `ids` rows keep the ids of
    their responses, so that they come back into Candor; else they are numbered after shuffling. A
    report tells the names of files, and the notes that were written down, only where `file_names`
    and `notes` say so. Results are split by the answers to the clear question `split`, where one is
    named, and each group by those to `then`. `drawn` tells how people were drawn, by which they
    count, and which intervals are made; None as the mapping of its table says, with the usual
    intervals. Where results are kept, report, estimates and charts are made of these, each with the
    people and the choices it was kept with, unless `all_questions` says otherwise.
    """

    language: str = ""
    where: str = ""
    without_flagged: bool = False
    look: Look = USUAL_LOOK
    ids: bool = False
    file_names: bool = False
    notes: bool = False
    split: str | None = None
    then: str | None = None
    drawn: AnalysisRequest | None = None
    all_questions: bool = False


@dataclass(frozen=True)
class Source:
    """A study that is open for reading, what was counted of it, and how it is exported.

    All files of one export are of the same moment: an import beside it replaces the file. What
    several of them need is `shared`, under the name of the sort that makes it.
    """

    study: Study
    content: StudyContent
    options: ExportOptions = ExportOptions()
    kept: Kept = field(default_factory=Kept, compare=False, repr=False)
    shared: dict[str, object] = field(default_factory=dict, compare=False, repr=False)

    @property
    def request(self) -> AnalysisRequest:
        """The study as it is looked at: everyone chosen, in the chosen language."""
        request = _counted_so(self.content.survey, self.options)
        return replace(request, choices=in_files(request.choices, self.options.language))

    @property
    def language(self) -> str:
        """The language of the survey's texts."""
        return language_of(self.content, self.request.choices)


Fill: TypeAlias = Callable[[Path, Progress], None]


@dataclass(frozen=True)
class Planned:
    """One file that is to be written: its name, what fills it, and in how many steps.

    `fill` gets the path of an empty file beside it, and tells of every step; what it raises
    leaves nothing behind.
    """

    name: str
    fill: Fill
    steps: int = 1


def of_bytes(name: str, made: Callable[[], bytes]) -> Planned:
    """Plan a file whose bytes are made at once."""

    def fill(path: Path, _report: Progress) -> None:
        path.write_bytes(made())

    return Planned(name, fill)


@contextmanager
def open_source(path: Path, options: ExportOptions) -> Iterator[Source]:
    """Open a study for an export, and count those who are chosen.

    Raises `Refused` where it cannot be read, the filter cannot choose among its people, or they
    cannot be weighted so.
    """
    from core.study import Study

    with Study.open(path, write=False) as study:
        yield source_of(study, path, options)


def source_of(study: Study, path: Path | None, options: ExportOptions) -> Source:
    """Count those who are chosen in an open study. Raises as `open_source` does."""
    import app.kit.i18n  # noqa: F401 - the answers Yes and No in the chosen language

    request = _counted_so(study.survey, options)
    with refusing_design():
        content = replace(content_of(study, request=request), path=path)
    return Source(study, content, options, kept_of(request, content))


def _counted_so(survey: Survey, options: ExportOptions) -> AnalysisRequest:
    drawn = options.drawn or as_drawn(survey)
    return replace(
        drawn,
        where=options.where,
        without_flagged=options.without_flagged,
        split=options.split,
        then=options.then,
    )

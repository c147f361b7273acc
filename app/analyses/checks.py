"""What is checked of a whole study, as an analysis: it is of no one question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from app.analyses.check_cards import (
    Card,
    anchor_card,
    breaking_card,
    breaking_of,
    captioned,
    moves_card,
    no_anchor,
)
from app.analyses.check_fit import fit_card
from app.analyses.content import StudyContent
from app.analyses.parts import Part, Sentence, TablePart
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words.check_cards import card_title, state_words
from core.checks.reports import FitTally
from core.count.tally import Tally
from core.cross.pair_tally import JointTally, Side
from core.grammar import filters
from core.present.records import Records
from core.present.table import Table
from core.progress import Progress, silent
from core.study import Study
from core.study.results import tally_checks, tally_two
from core.study.selection import Selection
from core.survey.model import Question, Survey


@dataclass(frozen=True, slots=True)
class Counting:
    """Whose responses are checked: each counts once, whatever its weight."""

    where: str = ""
    without_flagged: bool = False

    @property
    def selection(self) -> Selection:
        """The same for the core. Raises `Refused` where the filter is none."""
        chosen = filters.read(self.where) if self.where else None
        return Selection(chosen, without_flagged=self.without_flagged)


EVERYBODY = Counting()


def counting_of(request: AnalysisRequest, content: StudyContent) -> Counting:
    """Return whose responses are checked as a study is looked at."""
    return Counting(request.where, request.without_flagged and bool(content.flagged))


@dataclass
class Counted:
    """What was read of a study, by whose responses; one content's alone."""

    generation: int = -1
    fits: dict[Counting, tuple[FitTally, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The question and the anchor, '' for all and for none, and the question it corrects."""

    question: str
    anchor: str
    item: str


def study_checks(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is checked: of each thing what it comes to, its picture and its tables."""
    content, language = tallies.content, tallies.language
    survey, level = content.survey, request.choices.level
    picked, counted = chosen_of(request, survey), Counted()
    counting = counting_of(request, content)
    wholes = tallies_of(counting, content, counted, report)
    found = breaking_of(wholes, picked.question, level)
    by_people, at = content.by_people, request.checks.breaking
    fits = fits_of(counting, content, counted, report)
    cards = [
        fit_card(fits, picked.question, language, survey.sample),
        moves_card(wholes, picked.question, level, survey, language),
        breaking_card(found, at, language, by_people=by_people),
    ]
    if picked.anchor:
        pair = pair_of(counting, content, picked.item, picked.anchor, report)
        anchor = next(each for each in wholes if each.question.id == picked.anchor)
        cards.append(anchor_card(pair, anchor, request.checks.known, level, language))
    else:
        cards.append(no_anchor(len(anchors(survey)) > 1))
    rehearsal = bool(content.rehearsal)
    return tuple(part for card in cards for part in _parts(captioned(card, rehearsal=rehearsal)))


def _parts(card: Card) -> Iterator[Part]:
    told = (state_words(card.state), card.sentence, card.result, *card.notes)
    yield Sentence(card_title(card.name), tuple(line for line in told if line))
    if card.chart is not None:
        yield card.chart
    for table in card.tables:
        yield TablePart(table, _records(table))


def _records(table: Table) -> Records:
    rows = tuple(tuple(cell.value for cell in row) for row in table.rows)
    return Records(tuple(column.key for column in table.columns), rows)


def chosen_of(request: AnalysisRequest, survey: Survey) -> Chosen:
    """Return what is chosen, as far as the survey has it."""
    picked = request.checks
    asked = {question.id for question in checked(survey)}
    question = picked.question if picked.question in asked else ""
    able = [each.id for each in anchors(survey)]
    anchor = picked.anchor if picked.anchor in able and len(able) > 1 else ""
    others = [id_ for id_ in able if id_ != anchor]
    item = question if question in others else next(iter(others), "")
    return Chosen(question, anchor, item if anchor else "")


def anchors(survey: Survey) -> tuple[Question, ...]:
    """Return the questions that can be an anchor, or be corrected by one."""
    return tuple(each for each in checked(survey) if each.complementary)


def checked(survey: Survey) -> tuple[Question, ...]:
    """Return the sensitive questions whose reports can be held against the design."""
    return tuple(each for each in survey.sensitive if each.channel and each.channel.is_checked)


def fits_of(
    counting: Counting, content: StudyContent, counted: Counted, report: Progress
) -> tuple[FitTally, ...]:
    """Read what the checks look at, unless that was read before. Raises `Refused`."""
    if content.path is None:
        of = checked(content.survey)
        return tuple(FitTally(content.tallies[each.id], None, {}) for each in of)
    found = counted.fits.get(counting)
    if found is None:
        selection = counting.selection
        with Study.open(content.path, write=False) as study:
            found = tally_checks(
                study, selection.where, without_flagged=selection.without_flagged, report=report
            )
        counted.fits[counting] = found
    return found


def tallies_of(
    counting: Counting, content: StudyContent, counted: Counted, report: Progress
) -> Sequence[Tally]:
    """Return the tallies of the sensitive questions, of all or of those who are chosen."""
    if counting == EVERYBODY:
        return [content.tallies[each.id] for each in checked(content.survey)]
    return [each.whole for each in fits_of(counting, content, counted, report)]


def pair_of(
    counting: Counting,
    content: StudyContent,
    item: str,
    anchor: str,
    report: Progress = silent,
) -> JointTally:
    """Count what the same people reported to two questions. Raises `Refused`, and ValueError
    where there is no file to read it from. What `report` raises ends it.
    """
    if content.path is None:
        raise ValueError("these responses are not held in a file, so no two can be paired")
    survey = content.survey
    with Study.open(content.path, write=False) as study:
        return tally_two(
            study,
            Side(survey.question(item)),
            Side(survey.question(anchor)),
            counting.selection,
            report=report,
        )

"""The sentences about what is to be borne in mind of estimates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.analyses.words.methods import consistent_name, interval_name, level_name
from app.words.catalogue import figures, listed, set_apart, tr
from app.words.numerals import number, percent, plain, value_range
from app.words.options import option_text
from core.estimate.results import MeanNote
from core.present.findings import (
    AbstainersAreARow,
    Among,
    ByChance,
    ConsistentShown,
    Finding,
    IntervalsOutside,
    MarksOutside,
    MeanFound,
    MeanOutside,
    Note,
    Outside,
    SomeAsked,
)
from core.present.numerals import digits_of_error
from core.present.outside_chance import HARDLY, Chance
from core.survey.model import Question


@dataclass(frozen=True, slots=True)
class Scale:
    """How the shares of a question are told: of n people as counts, else in per cent."""

    question: Question
    language: str
    digits: int = 1
    counted: int | None = None

    def name(self, option: str) -> str:
        return option_text(self.question, option, self.language)

    def within(self, option: str) -> str:
        """Return what an option is called within a sentence."""
        return set_apart(self.name(option))

    def value(self, share: float) -> str:
        """Write a share."""
        if self.counted is not None:
            return number(share * self.counted)
        return percent(share, self.digits)


def sentences(found: Iterable[Finding], scale: Scale) -> list[str]:
    return [sentence for finding in found for sentence in _said(finding, scale)]


def _said(finding: Finding, scale: Scale) -> Sequence[str]:
    match finding:
        case Note():
            return (note_sentence(finding),)
        case MeanNote():
            return (mean_note(finding),)
        case Among():
            return (_among(finding),)
        case SomeAsked(ask, options):
            told = tr(
                "Each person was asked {ask} of the {all}, drawn by this program before the first "
                "question and told openly.",
                "",
                ask,
            )
            return (told.format(ask=figures(ask), all=figures(options)),)
        case MarksOutside():
            return (_marks_outside(finding, scale),)
        case ByChance(chance, option, below):
            told = chance_sentence(chance, below, scale.within(option), several=finding.several)
            return (told, verdict(chance)) if chance.hardly else (told,)
        case IntervalsOutside(options, interval):
            told = tr(
                "The {interval} interval of {names} lies wholly outside 0 and 100%; "
                "a Feldman-Cousins interval never does."
            )
            names = listed([scale.within(option) for option in options])
            return (told.format(interval=interval_name(interval), names=names),)
        case ConsistentShown(kind):
            told = tr("The marks are {shares}, no longer unbiased.")
            return (told.format(shares=consistent_name(kind)),)
        case AbstainersAreARow(some):
            if some:
                told = tr(
                    "Shares are of all who answered; those who preferred not to say are one row."
                )
            else:
                told = tr(
                    "Shares are of all respondents; those who preferred not to say are one row."
                )
            return (told,)
        case MeanFound():
            return (_mean(finding),)
        case MeanOutside(low, high):
            told = tr(
                "It lies outside {range}, where every true mean is, because an unbiased estimate "
                "is not held within."
            )
            return (told.format(range=f"{plain(low)} – {plain(high)}"),)


def note_sentence(note: Note) -> str:
    """Say a finding that has no numbers."""
    told = {
        Note.NOTHING_YET: tr("Nothing to show yet. Estimates appear with the first response."),
        Note.NO_SHARES: tr("This question has a mean and no shares."),
        Note.RAW_SHOWN: tr("The thin bars are what was saved, before the correction."),
        Note.SAVED_ARE_REPORTS: tr("“Saved” counts the reports as they stand in the files."),
        Note.ALL_ALIKE: tr(
            "Where all reports are alike, the error computed from them is 0; the interval tells "
            "how far off the share may be."
        ),
        Note.SMOOTHED: tr(
            "The histogram is fitted and smoothed: a steep edge comes out rounder than it is. It "
            "is a picture; its bars have no intervals."
        ),
        Note.MOST_LIKELY: tr(
            "The histogram is fitted, not smoothed: narrow bins swing with chance."
        ),
        Note.NOT_CONVERGED: tr(
            "The fit was stopped before nothing moved any more: shares may be a little off."
        ),
        Note.FEW_CLUSTERS: tr("Few clusters: intervals are wide and still not sure."),
        Note.WITHIN_BINS: tr("Within a bin the numbers are not told apart."),
    }
    return told[note]


def mean_note(note: MeanNote) -> str:
    """Say what to bear in mind about a mean."""
    told = {
        MeanNote.BINNED: tr(
            "The mean takes every number for the middle of its bin, so it may be off by up to half "
            "a bin."
        ),
        MeanNote.ABSTAINED: tr("Those who preferred not to say are left out of the mean."),
        MeanNote.NOBODY_LEFT: tr(
            "By these reports hardly anyone did other than prefer not to say: there is no mean."
        ),
    }
    return told[note]


def mean_notes(notes: Iterable[MeanNote]) -> str:
    """Say all that is to be borne in mind about a mean."""
    return " ".join(mean_note(note) for note in notes)


def why_outside(outside: Outside | None) -> str:
    """Say why one mark lies outside its interval; '' for one that does not."""
    told = {
        Outside.BELOW_ZERO: tr("The unbiased share is below zero."),
        Outside.ABOVE_ONE: tr("The unbiased share is above 100%."),
        Outside.MOVED: tr("The share was moved so that all shares fit together."),
    }
    return "" if outside is None else told[outside]


def chance_sentence(chance: Chance, below: bool, label: str, several: bool) -> str:
    """Say in how many surveys chance alone does this; `several` names the share."""
    if chance.looked_at > 1:
        if chance.any == 1:
            told = tr(
                "Chance alone may well put one of {n} shares as far out as {option}.",
                "",
                chance.looked_at,
            )
        elif chance.any < HARDLY:
            told = tr(
                "Chance alone puts one of {n} shares as far out as {option} in fewer than 1 of 100 "
                "surveys.",
                "",
                chance.looked_at,
            )
        else:
            told = tr(
                "Chance alone puts one of {n} shares as far out as {option} in at most {surveys} "
                "of 100 surveys.",
                "",
                chance.looked_at,
            )
        surveys = number(100 * chance.any)
        return told.format(n=figures(chance.looked_at), option=label, surveys=surveys)
    in_surveys = tr("fewer than 1 of 100")
    if chance.any >= HARDLY:
        told = tr("about {surveys} of 100")
        in_surveys = told.format(surveys=number(100 * chance.any))
    if several:
        told = tr(
            "Chance alone gives one as far out as {option} in {surveys} surveys where its true "
            "share is {end}."
        )
    elif below:
        told = tr(
            "Chance alone gives a result this low or lower in {surveys} surveys where the true "
            "share is {end}."
        )
    else:
        told = tr(
            "Chance alone gives a result this high or higher in {surveys} surveys where the true "
            "share is {end}."
        )
    return told.format(option=label, surveys=in_surveys, end=figures(0) if below else percent(1, 0))


def verdict(chance: Chance) -> str:
    """Say what explains it; that people broke the rule only where they carried it out."""
    if not chance.hardly:
        return tr("Chance is enough to explain it.")
    if chance.by_people:
        return tr("Chance hardly explains it; people may not have followed the rule.")
    return tr("Chance hardly explains it.")


def _among(among: Among) -> str:
    if among.by_rule:
        told = tr("Asked of {n} of {all} respondents; shares and counts are of these.")
    else:
        told = tr("Answered by {n} of {all} respondents; shares and counts are of these.")
    return told.format(n=figures(among.n), all=figures(among.respondents))


def _marks_outside(finding: MarksOutside, scale: Scale) -> str:
    marks = [f"{scale.within(option)} ({scale.value(share)})" for option, share in finding.marks]
    n, people = len(marks), scale.counted
    if n == 1:
        told = _mark_outside(finding.moved, people)
    elif finding.moved:
        told = tr(
            "{n} marks lie outside their intervals, because consistent shares are moved until they "
            "fit together: {names}.",
            "",
            n,
        )
    elif people is not None:
        told = tr(
            "{n} marks lie outside their intervals, because intervals are held within 0 and "
            "{people} people, and an unbiased count is not: {names}.",
            "",
            n,
        )
    else:
        told = tr(
            "{n} marks lie outside their intervals, because intervals are held within 0 and 100%, "
            "and an unbiased share is not: {names}.",
            "",
            n,
        )
    return told.format(n=figures(n), names=listed(marks), people=figures(people or 0))


def _mark_outside(moved: bool, people: int | None) -> str:
    if moved:
        return tr(
            "The mark of {names} lies outside its interval, because consistent shares are moved "
            "until they fit together."
        )
    if people is not None:
        return tr(
            "The mark of {names} lies outside its interval, because intervals are held within 0 "
            "and {people} people, and an unbiased count is not.",
            "",
            people,
        )
    return tr(
        "The mark of {names} lies outside its interval, because intervals are held within 0 and "
        "100%, and an unbiased share is not."
    )


def _mean(finding: MeanFound) -> str:
    mean = finding.mean
    digits = digits_of_error(mean.se)
    if mean.low is None or mean.high is None:
        told = tr("The mean is {mean}.")
        if mean.se is not None:
            told = tr("The mean is {mean}, its standard error {error}.")
    elif mean.se is None:
        told = tr("The mean is {mean}, its {level} interval {range}.")
    elif finding.interval is None:
        told = tr("The mean is {mean}, its standard error {error}, its {level} interval {range}.")
    else:
        told = tr(
            "The mean is {mean}, its standard error {error}, its {level} interval {range} "
            "({interval})."
        )
    return told.format(
        mean=number(mean.mean or 0.0, digits),
        error=number(mean.se or 0.0, digits),
        level=level_name(finding.level),
        range=value_range(mean.low or 0.0, mean.high or 0.0, digits),
        interval="" if finding.interval is None else interval_name(finding.interval),
    )

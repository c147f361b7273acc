"""What the cards of the page of checks say, beside the sentences of the checks themselves."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from app.analyses.words.checks import verdict_cell
from app.analyses.words.p_values import p_in_two_figures
from app.words.catalogue import figures, set_apart, tr
from app.words.numerals import number, percent, value_range
from app.words.options import beginning, option_text, quoted
from app.words.pressed import answer_words
from core.present.numerals import MINUS
from core.present.table import Cell, Column, Table
from core.survey.model import Question, text_in

if TYPE_CHECKING:
    from core.checks.influence import Move
    from core.checks.reports import Check
    from core.checks.rule_breaking import Anchored, Bounds

_LONGEST: Final = 34  # letters of a question's text within a sentence


class CardName(StrEnum):
    FIT = "fit"
    MOVES = "moves"
    BREAKING = "breaking"
    ANCHOR = "anchor"


class State(StrEnum):
    """What a card comes to."""

    FITS = "fits"
    MISFIT = "misfit"
    TO_KNOW = "to-know"
    FEW = "few"
    ASSUMED = "assumed"
    BROKEN = "broken"
    NOT_SEEN = "not-seen"
    NONE = "none"


def card_title(name: CardName) -> str:
    return {
        CardName.FIT: tr("Do the reports fit the design?"),
        CardName.MOVES: tr("How far could invented files move it?"),
        CardName.BREAKING: tr("If some people did not follow the rule?"),
        CardName.ANCHOR: tr("What does the anchor question say?"),
    }[name]


def state_words(state: State) -> str:
    """Return what a card comes to, in a word or two."""
    return {
        State.FITS: tr("Fits"),
        State.MISFIT: tr("Does not fit"),
        State.TO_KNOW: tr("To know"),
        State.FEW: tr("Too few people"),
        State.ASSUMED: tr("Assumed, not seen"),
        State.BROKEN: tr("Some did not follow"),
        State.NOT_SEEN: tr("None seen"),
        State.NONE: tr("Nothing to check"),
    }[state]


def rehearsal_badge() -> str:
    """Mark what must not be taken for a result."""
    return tr("Rehearsal")


def short(question: Question, language: str) -> str:
    """Return the text of a question, in quotes, cut where it is long."""
    text = beginning(text_in(question.text, language), _LONGEST)
    return set_apart(quoted(text))


def of_question(name: str, told: str) -> str:
    """Say of which question a sentence is."""
    return tr("{question}: {sentence}").format(question=name, sentence=told)


# Do the reports fit the design?


def ones_lead() -> str:
    """Say what the picture of the number of ones shows."""
    return tr("How many ones stand in each report, against what the design makes of any answer.")


def range_lead() -> str:
    """Say what the picture of shares and their bounds shows."""
    return tr("How often each answer was saved, and between which ends the design can make it.")


def no_picture() -> str:
    """Say what is checked where no picture shows it."""
    return tr("Whether each number was saved as often as the design can make it.")


def all_fit(n: int) -> str:
    """Say that no check gives an alarm."""
    if n == 1:
        return tr("The one check that fits these questions gives no alarm.")
    return tr("None of {n} checks gives an alarm.", "", n).format(n=figures(n))


def alarms(n: int, of: int) -> str:
    """Say how many checks give an alarm."""
    told = tr("Alarms: {n} of {all} checks.", "", n)
    return told.format(n=figures(n), all=figures(of))


def false_alarms(alpha: float) -> str:
    """Say how often an honest study has any alarm at most."""
    told = tr("By chance alone at most 1 honest study in {n} has an alarm.")
    return told.format(n=figures(round(1 / alpha)))


def found_and_not() -> str:
    """Say which invented reports these checks find, and which they do not."""
    return tr(
        "Found: many reports with too few, too many or the same ones. "
        "Not found: reports drawn by the rule around an invented answer."
    )


def without(flagged: int, answer: str, share: float, rest: float) -> str:
    """Say what a result would be without files that a check points at."""
    told = tr(
        "Without the {n} files that hold it, “{answer}” is {rest} instead of {share}.", "", flagged
    )
    return told.format(
        n=figures(flagged),
        answer=set_apart(answer),
        rest=percent(rest),
        share=percent(share),
    )


def only_range() -> str:
    """Say that of designs that save one word hardly anything invented is found."""
    return tr("Of one saved word hardly anything invented shows: almost any share of it fits.")


def chi_square(found: Check) -> str:
    """Return the statistic of a check with its chance."""
    told = tr("χ² = {value}, p {p}")
    return told.format(value=number(found.statistic, 1), p=p_in_two_figures(found.p_value))


def possible_range(question: Question, count: int, n: int, low: float, high: float) -> str:
    """Say how often Yes was saved, and how often the design can make it."""
    told = tr("Yes/no: {count} {word} of {n}; this design can make {low} to {high}.")
    return told.format(
        word=answer_words(question)[0],
        **{
            name: number(value)
            for name, value in (("count", count), ("n", n), ("low", low), ("high", high))
        },
    )


def reports_legend() -> str:
    """Name the bars of the number of ones."""
    return tr("reports")


def expected_legend() -> str:
    """Name the marks of what is expected."""
    return tr("expected")


def possible_legend() -> str:
    """Say what the lines are within which a share lies."""
    return tr("what the design can make")


def counts_of_ones(told: str) -> str:
    """Tell the numbers of the picture of ones."""
    return tr("Reports with so many ones, and how many are expected: {told}").format(told=told)


def saved_label(question: Question, option: str, language: str) -> str:
    """Name what was saved: a word, or an option."""
    if not question.options and not question.bins:
        return tr("Saved {word}").format(word=answer_words(question)[0])
    return option_text(question, option, language)


def rate_text(rate: float) -> str:
    """Write how often something was saved."""
    return percent(rate)


# How far could invented files move it?


def move_rows(n: int) -> tuple[str, str, str, str]:
    """Name the rows: the result, and what one file, 1% and 5% of files do to it."""
    return (
        tr("As it is"),
        tr("1 file"),
        _part_of_files(tr("1%"), n / 100),
        _part_of_files(tr("5%"), n / 20),
    )


def _part_of_files(part: str, n: float) -> str:
    """Name a part of all files, by how many they are about where there is one."""
    files = round(n)
    told = tr("{part}: {n} files", "", files) if files > 1 else tr("{part}: 1 file")
    if files < 1:
        told = tr("{part} of files")
    return told.format(part=part, n=figures(files))


def move_text(move: Move, digits: int) -> str:
    """Write how far a share can be moved, in points."""
    told = tr("{low} to +{high}", "points down and up")
    low = number(100 * move.low, digits)
    return told.format(
        low=low if low.startswith(MINUS) else MINUS + low,
        high=number(100 * move.high, digits),
    )


def reach_legend() -> str:
    return tr("where invented files can move the estimate")


def nobody_answered() -> str:
    """Say that there is nothing to work on."""
    return tr("Nobody answered this question yet.")


def only_shares() -> str:
    """Say that a mean is not looked at."""
    return tr("This is worked out for shares; a mean alone has none.")


# If some people did not follow the rule?


def line_names(question: Question) -> tuple[str, str]:
    """Name the two lines: those who answer at random, and those who always say no."""
    return tr("at random"), tr("always {word}").format(word=answer_words(question)[1])


def line_text(breaking: float, share: float) -> str:
    """Say what a line comes to where the place is."""
    told = tr("at {part}: {share}")
    part = percent(breaking, 0)
    return told.format(part=part, share=percent(share))


def drag() -> str:
    """Say what to do with the line."""
    return tr("Drag the line to what seems likely.")


def only_yes_no() -> str:
    """Say of which questions this is worked out."""
    return tr("This is worked out for yes/no questions that are randomized.")


def by_program() -> str:
    """Say that nobody could break a rule that the program carried out."""
    return tr("The program itself scrambled these answers, so nobody could break the rule.")


# What does the anchor question say?


def anchor_definition() -> str:
    return tr(
        "An anchor is a statement known to be untrue of everyone. "
        "Without one, rule-breaking can be assumed, not seen."
    )


def one_question_alone() -> str:
    """Say that there is no second question to be the anchor."""
    return tr("It takes two randomized yes/no questions: the anchor, and one that it corrects.")


def anchor_lead(name: str, known: float, share: float, low: float, high: float) -> str:
    """Say what the share of the anchor should be, and what it is."""
    told = tr("{anchor} has a known share of {known}. Here it is {share} ({range}).")
    if not known:
        told = tr(
            "{anchor} is known to be true of no one, so its share should be 0. "
            "Here it is {share} ({range})."
        )
    return told.format(
        anchor=name,
        known=percent(known),
        share=percent(share),
        range=_range(low, high),
    )


def anchor_rows() -> tuple[str, str, str]:
    return tr("Did not follow the rule"), tr("Share, as it is"), tr("Share, corrected")


def corrects(name: str) -> str:
    return tr("The share is that of {question}").format(question=name)


def _range(low: float, high: float) -> str:
    return value_range(100 * low, 100 * high, 1)


def band_table(name: str, found: Sequence[Bounds]) -> Table:
    """Return the share for each assumed share of people who did not follow the rule."""
    columns = (
        Column("breaking", tr("Did not follow the rule")),
        Column("at_random", tr("Share if they answer at random")),
        Column("always_no", tr("Share if they always say no")),
        Column("always_yes", tr("Share if they always say yes")),
        Column("low", tr("Lowest")),
        Column("high", tr("Highest")),
    )
    rows = tuple(
        tuple(
            Cell(value, percent(value, digits))
            for value, digits in (
                (each.breaking, 0),
                *((getattr(each, column.key), 1) for column in columns[1:]),
            )
        )
        for each in found
    )
    title = card_title(CardName.BREAKING)
    return Table(title, name, columns, rows, (tr("Assumed, not seen: no report tells it."),))


def anchor_table(name: str, found: Anchored) -> Table:
    columns = (
        Column("what", tr("Estimate"), numeric=False),
        Column("share", tr("Share")),
        Column("low", tr("From")),
        Column("high", tr("To")),
    )
    told = (
        (0, 1 - found.following, 1 - found.following_high, 1 - found.following_low),
        (2, found.share, found.low, found.high),
    )
    rows = tuple(
        (
            verdict_cell(lambda row: anchor_rows()[row], row),
            *(Cell(value, percent(value)) for value in values),
        )
        for row, *values in told
    )
    return Table(card_title(CardName.ANCHOR), name, columns, rows, ())

"""What an author is told of costs: odds, ε, error, and what would make them less."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from app.author.editing.editing import EpsilonStep
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text, number, plain
from core.privacy.epsilon import SURVEY_LIMIT, SURVEY_WARNING


class Offer(StrEnum):
    """What is offered; a warning that is none of these comes with the problems of the survey."""

    ASK_OPTIONS = "ask-options"
    ASK_QUESTIONS = "ask-questions"
    SPLIT = "split"
    ABSTAIN = "abstain"
    FEWER_OPTIONS = "fewer-options"


@dataclass(frozen=True, slots=True)
class Offered:
    """One offer, with the numbers that it is told with; `doable` where a button does it."""

    offer: Offer
    values: Mapping[str, float]
    doable: bool = True

    @property
    def warns(self) -> bool:
        """Whether it stands where somebody should be warned."""
        return self.offer in (Offer.ABSTAIN, Offer.SPLIT)


def total_text(total: Decimal | None, *, whole: bool) -> str:
    """Say what the ε of all questions together means."""
    if total is None or total > SURVEY_LIMIT:
        return tr(
            "Above {0} in all a survey is refused. Lower a question’s ε, or ask each person only "
            "some."
        ).format(plain(SURVEY_LIMIT))
    if total > SURVEY_WARNING:
        return tr("Above {0} in all, people are warned on the first page.").format(
            plain(SURVEY_WARNING)
        )
    if not whole:
        return tr("As far as it is known yet. Answering again adds up.")
    return tr("Answering again adds up.")


def epsilon_told(step: EpsilonStep) -> str:
    """Say what a step did to the ε of a question whose options came or went."""
    if step.wanted is not None:
        told = tr("The fractions were found anew: ε stays at most {0}, as you asked.")
        return told.format(figures(f"{step.wanted:f}"))
    told = tr("The fractions stay as they are, so ε is now {0}.")
    return told.format(epsilon_text(step.now))


def error_of(direct: float | None, measured: bool, people: int) -> str:
    """Compare the error with that of asking directly, and say what half of it takes."""
    half = tr("Half the error: {0} people.", "", 4 * people).format(figures(4 * people))
    if direct is None or measured:
        return half
    asked = tr("Asked directly: ± {0}.").format(number(100 * direct, 1))
    return f"{asked} {half}"


def offer_title(offered: Offered) -> str:
    return {
        Offer.ASK_OPTIONS: tr("Ask each person only one option"),
        Offer.ASK_QUESTIONS: tr("Ask each person only one question"),
        Offer.SPLIT: tr("Much is asked in all"),
        Offer.ABSTAIN: tr("Nobody can pass over this question"),
        Offer.FEWER_OPTIONS: tr("Fewer options, less error"),
    }[offered.offer]


def offer_text(offered: Offered) -> str:
    values = {name: number(value, 1) for name, value in offered.values.items()}
    whole = {name: figures(round(value)) for name, value in offered.values.items()}
    points = {name: number(100 * value, 2) for name, value in offered.values.items()}
    match offered.offer:
        case Offer.ASK_OPTIONS | Offer.ASK_QUESTIONS:
            told = tr(
                "One of the {n}, drawn before the first page, and told: the same ε and error with "
                "{factor} times fewer people. Pairs that are never asked together cannot be "
                "crossed."
            )
            return told.format(n=whole["n"], factor=values["factor"])
        case Offer.SPLIT if round(offered.values["limit"]) == SURVEY_LIMIT:
            return tr(
                "Above {0} in all a survey is refused. Lower a question’s ε, or ask each person "
                "only some."
            ).format(plain(SURVEY_LIMIT))
        case Offer.SPLIT:
            told = tr(
                "Above {0} in all, people are warned on the first page. Split a total of {0}?"
            )
            return told.format(plain(SURVEY_WARNING))
        case Offer.FEWER_OPTIONS:
            told = tr("With {fewer} options instead of {n} the error is {error}, at the same ε.")
            return told.format(fewer=whole["fewer"], n=whole["n"], error=points["error"])
        case _:
            return _abstaining(offered, points)


def _abstaining(offered: Offered, points: dict[str, str]) -> str:
    if not offered.doable:
        return tr("Leave the choice to skip the whole survey, which nothing records.")
    if not points:
        return tr("“Prefer not to say” is one more option, randomized like the others.")
    return tr(
        "“Prefer not to say” makes it a one-of with three options, scrambled only: "
        "error {with_it}, not {error}."
    ).format(**points)


def offer_action(offered: Offered) -> str:
    return {
        Offer.ASK_OPTIONS: tr("Ask one option"),
        Offer.ASK_QUESTIONS: tr("Ask one question"),
        Offer.SPLIT: tr("Split a total of {0}").format(plain(SURVEY_WARNING)),
        Offer.ABSTAIN: tr("Offer “Prefer not to say”"),
        Offer.FEWER_OPTIONS: "",
    }[offered.offer]

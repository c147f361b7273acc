"""What the core says of values that cannot be worked with, in the language spoken.

The core says it in English, as its errors are for programmers too, and hands on what it says as
data. What people can bring about in the planner or by a command is said in their language here.
"""

from __future__ import annotations

import re

from app.words.catalogue import figures, tr
from core.facts.value_error import WrongValueError

_NUMBER = re.compile(r"-?\d+(\.\d+)?")


def fault_text(error: ValueError) -> str:
    """Return what an error says, without the full stop; in English where it is not known here."""
    if not isinstance(error, WrongValueError) or error.english not in _texts():
        return str(error)
    return _texts()[error.english].format(*map(_value, error.values))


def _value(value: object) -> str:
    text = str(value)
    return figures(text) if _NUMBER.fullmatch(text) else text


def _texts() -> dict[str, str]:
    """Return what the core says, and the same in the language spoken."""
    return _of_plans() | _of_shares() | _of_people() | _of_questions()


def _of_plans() -> dict[str, str]:
    return {
        "Give at least one question": tr("Give at least one question"),
        "Ask each person at least 1 and at most all {0}": tr(
            "Ask each person at least 1 and at most all {0}"
        ),
        "Give at least one respondent": tr("Give at least one respondent"),
        "Give at least two questions to choose from": tr(
            "Give at least two questions to choose from"
        ),
        "Even ε = {0} is not enough for so small a margin; ask more people": tr(
            "Even ε = {0} is not enough for so small a margin; ask more people"
        ),
        "Even ε = {0} is not enough to tell them; ask more people": tr(
            "Even ε = {0} is not enough to tell them; ask more people"
        ),
        "No share is told by reports for a histogram; give a margin or an ε": tr(
            "No share is told by reports for a histogram; give a margin or an ε"
        ),
        "Of a many-of the options share ε; plan several of them one by one": tr(
            "Of a many-of the options share ε; plan several of them one by one"
        ),
        "Only a number without bins is planned for its histogram": tr(
            "Only a number without bins is planned for its histogram"
        ),
        "No number of respondents is enough for so small a margin; raise it": tr(
            "No number of respondents is enough for so small a margin; raise it"
        ),
        "A yes/no question has two answers; leave the number of options out": tr(
            "A yes/no question has two answers; leave the number of options out"
        ),
        "Give a number of options from {0} to {1}": tr("Give a number of options from {0} to {1}"),
        "Give a number of respondents that is not negative": tr(
            "Give a number of respondents that is not negative"
        ),
        "No report could tell anything at this ε; raise ε or ask fewer options": tr(
            "No report could tell anything at this ε; raise ε or ask fewer options"
        ),
        "Give respondents of {0} groups": tr("Give respondents of {0} groups"),
        "Add a sensitive question; there is nothing to split ε over": tr(
            "Add a sensitive question; there is nothing to split ε over"
        ),
        "The total ε is too small for this many questions; raise it": tr(
            "The total ε is too small for this many questions; raise it"
        ),
        "{0} can be read in two ways; write it without a comma": tr(
            "{0} can be read in two ways; write it without a comma"
        ),
        "{0} is not a number": tr("{0} is not a number"),
        "a target ε lies between {0} and {1}": tr("a target ε lies between {0} and {1}"),
    }


def _of_shares() -> dict[str, str]:
    return {
        "Give a margin between 0 and 1, such as 0.05": tr(
            "Give a margin between 0 and 1, such as 0.05"
        ),
        "Give a guessed share from 0 to 1": tr("Give a guessed share from 0 to 1"),
        "Give a confidence level between 0 and 1, such as 0.95": tr(
            "Give a confidence level between 0 and 1, such as 0.95"
        ),
        "Give a target power between 0 and 1, such as 0.8": tr(
            "Give a target power between 0 and 1, such as 0.8"
        ),
        "Give a significance level between 0 and 1, such as 0.05": tr(
            "Give a significance level between 0 and 1, such as 0.05"
        ),
        "Give shares from 0 to 1": tr("Give shares from 0 to 1"),
        "Give two different shares to tell apart": tr("Give two different shares to tell apart"),
        "No feasible number of respondents is enough; raise ε or the difference": tr(
            "No feasible number of respondents is enough; raise ε or the difference"
        ),
        "No feasible number of respondents is enough; raise the difference": tr(
            "No feasible number of respondents is enough; raise the difference"
        ),
        "Choose a design whose reports depend on the answer": tr(
            "Choose a design whose reports depend on the answer"
        ),
        "Of a share of 0 or 1 there are no odds: choose one between": tr(
            "Of a share of 0 or 1 there are no odds: choose one between"
        ),
        "An odds ratio to be found is above 0, and not 1": tr(
            "An odds ratio to be found is above 0, and not 1"
        ),
        "The group is a part of the people, above 0 and below 1": tr(
            "The group is a part of the people, above 0 and below 1"
        ),
    }


def _of_people() -> dict[str, str]:
    return {
        "The survey has no question {0}; leave its shares out": tr(
            "The survey has no question {0}; leave its shares out"
        ),
        "{0} has no option {1}; leave it out": tr("{0} has no option {1}; leave it out"),
        "Give shares from 0 to 1 for {0}": tr("Give shares from 0 to 1 for {0}"),
        "Give shares for {0} that sum to 1": tr("Give shares for {0} that sum to 1"),
        "A passphrase has at least {0} characters": tr("A passphrase has at least {0} characters"),
        "real responses are not compared with rehearsed ones": tr(
            "real responses are not compared with rehearsed ones"
        ),
        "weighted reports have no anchor": tr("weighted reports have no anchor"),
    }


def _of_questions() -> dict[str, str]:
    return {
        "{0} cannot be crossed with itself": tr("{0} cannot be crossed with itself"),
        "{0} times {1} cells are too many to cross": tr(
            "{0} times {1} cells are too many to cross"
        ),
        "{0} has no options to cross; give it bins": tr(
            "{0} has no options to cross; give it bins"
        ),
        "name one option of {0} where it allows many": tr(
            "name one option of {0} where it allows many"
        ),
        "{0} is no option of {1}": tr("{0} is no option of {1}"),
        "reports to {0} depend on unknowns; it is not crossed": tr(
            "reports to {0} depend on unknowns; it is not crossed"
        ),
        "sets of options of {0} cannot be estimated from counts": tr(
            "sets of options of {0} cannot be estimated from counts"
        ),
        "the set of options is empty": tr("the set of options is empty"),
        "{0} is not a lower edge of the bins of {1}": tr(
            "{0} is not a lower edge of the bins of {1}"
        ),
        "the numbers of {0} are weighted; leave the weights out": tr(
            "the numbers of {0} are weighted; leave the weights out"
        ),
        "the numbers of {0} were not counted one by one": tr(
            "the numbers of {0} were not counted one by one"
        ),
        "nobody answered the question {0}": tr("nobody answered the question {0}"),
        "nobody was asked {0} of {1}": tr("nobody was asked {0} of {1}"),
        "a report to {0} may support several options": tr(
            "a report to {0} may support several options"
        ),
        "responses cannot be grouped by {0}": tr("responses cannot be grouped by {0}"),
        "responses cannot be weighted by {0}": tr("responses cannot be weighted by {0}"),
    }

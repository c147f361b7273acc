"""What can be wrong with a survey or its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.SURVEY_TOO_LARGE: lambda: tr("A survey has at most {kib} KiB; this has {size:,} bytes."),
    Fact.MORE_PROBLEMS: lambda: tr("There are {n:,} more problems, which are not listed."),
    Fact.LANGUAGE_TWICE: lambda: tr("A language stands twice."),
    Fact.TOO_MANY_QUESTIONS: lambda: tr("A survey has at most {most} questions; this has {n:,}."),
    Fact.ID_TWICE: lambda: tr("The id {id} stands twice."),
    Fact.NOT_AN_EARLIER_QUESTION: lambda: tr("{id} is not the id of an earlier question."),
    Fact.ASKING_REVEALS: lambda: tr(
        "Whether a question is asked would reveal the sensitive answer it depends on."
    ),
    Fact.NUMBER_NEEDS_RANGE: lambda: tr("“{question}” is a number: say from which to which."),
    Fact.RANGE_NEEDS_NUMBER: lambda: tr("“{question}” is no number: say which of its answers."),
    Fact.RANGE_EMPTY: lambda: tr("No number is in this range: the first must not be the greater."),
    Fact.RANGE_SPLITS_BIN: lambda: tr(
        "The range ends inside a bin of “{question}”: use its edges."
    ),
    Fact.NOBODY_IS_ASKED: lambda: tr(
        "Nobody would ever be asked this: the conditions exclude each other."
    ),
    Fact.SECTIONS_OUT_OF_ORDER: lambda: tr(
        "Sections stand in the order of the questions that they begin with, each with its own."
    ),
    Fact.NOT_AN_OPTION: lambda: tr("{value} is not an option of the question {question}."),
    Fact.NO_INFORMATION: lambda: tr(
        "With these fractions the report does not depend on the answer."
    ),
    Fact.SOME_REPORT_PROVES: lambda: tr(
        "With these fractions some report proves the answer: ε is infinite."
    ),
    Fact.ONE_ABSTAINS: lambda: tr("Only one option can mean 'prefer not to say'."),
    Fact.READ_ALIKE: lambda: tr("Options {first} and {second} read alike in {language}."),
    Fact.LOOK_ALIKE: lambda: tr("Options {first} and {second} look alike in {language}."),
    Fact.STEP_TOO_SMALL: lambda: tr("The step is at least 1."),
    Fact.STEPS_NOT_WHOLE: lambda: tr(
        "From low to high it must be a whole number of steps, at least one."
    ),
    Fact.EDGES_NOT_RISING: lambda: tr(
        "The edges rise from {low} to {high} in whole steps of {step}."
    ),
    Fact.HAS_NO_BINS: lambda: tr("A number asked by {mechanism} has no bins."),
    Fact.NEEDS_BINS: lambda: tr("A number asked by {mechanism} needs bins."),
    Fact.TOO_MANY_STEPS: lambda: tr(
        "A number asked by {mechanism} has at most {most} steps; make them larger."
    ),
    Fact.OUT_OF_RANGE: lambda: tr("This is a whole number from {least} to {most}."),
    Fact.PROCEDURE_TWICE: lambda: tr("A procedure stands twice."),
    Fact.VALUE_TWICE: lambda: tr("A value stands twice."),
    Fact.TEXT_EMPTY: lambda: tr("The text is empty, or shows nothing."),
    Fact.TEXT_TOO_LONG: lambda: tr("The text has {length} characters; {most} are allowed."),
    Fact.CHARACTER_NOT_ALLOWED: lambda: tr(
        "The text holds the character {character}, which is not allowed here."
    ),
    Fact.NOT_NORMAL: lambda: tr("The text is not in the normal form NFC."),
    Fact.LANGUAGES_EXPECTED: lambda: tr("Expected a text in each of {languages}."),
    Fact.EPSILON_OF_SURVEY: lambda: tr("ε of the survey is {epsilon}, above {limit}."),
    Fact.EPSILON_OF_QUESTION: lambda: tr("ε of the question is {epsilon}, above {limit}."),
    Fact.NOTHING_TO_DRAW: lambda: tr(
        "All options are asked where nothing is randomized; only a sensitive question asks some."
    ),
    Fact.ASK_FEWER: lambda: tr("Ask at least one, and fewer than all {n}."),
    Fact.DRAWN_IN_CLEAR: lambda: tr(
        "{question} is asked in the clear; only sensitive questions are drawn."
    ),
    Fact.DRAWN_TWICE: lambda: tr("{question} stands twice among the questions that are drawn."),
    Fact.CONDITIONS_DIFFER: lambda: tr(
        "Questions that are drawn together are asked under one condition, or all under none."
    ),
    Fact.NO_PROCEDURE_SHARED: lambda: tr(
        "The sensitive yes/no questions share no procedure to choose."
    ),
    Fact.RESPONSE_COULD_BE_TOO_LARGE: lambda: tr(
        "A response to these questions could have more than the {kib} KiB that it may have."
    ),
    Fact.SENSITIVE_NOT_OPTIONAL: lambda: tr(
        "A sensitive question cannot be optional: leaving it out would tell something."
    ),
    Fact.ONLY_ON_YES_NO: lambda: tr("{key} stands on sensitive yes/no questions alone."),
    Fact.NOBODY_CAN_DECLINE: lambda: tr(
        "Nobody can decline this sensitive question without leaving the survey."
    ),
    Fact.NOT_CARRIED_OUT: lambda: tr(
        "{mechanism} with these fractions cannot be carried out {procedure}."
    ),
    Fact.NEGATION_MISSING: lambda: tr(
        "A mirrored question needs its negation, for the other sector of the wheel: write the "
        "opposite of the statement."
    ),
    Fact.NEGATION_OUT_OF_PLACE: lambda: tr(
        "A negation stands only on a mirrored question that is not scrambled alone."
    ),
    Fact.NOT_CONFIRMED: lambda: tr(
        "Nobody has confirmed that exactly one of the two statements is true of everybody."
    ),
    Fact.NONE_IS_OFFERED: lambda: tr(
        "This reads like “None of these”, which people are offered below the boxes anyway: they "
        "could tick it beside others. Delete the option."
    ),
    Fact.NEGATION_READS_ALIKE: lambda: tr(
        "The negation has the same letters and digits as the statement. Signs, marks and capitals "
        "are overlooked: say the difference in words."
    ),
    Fact.CLEAR_TWIN: lambda: tr(
        "This question is asked in the clear, and reads as the sensitive question {question} or "
        "its negation: its answer would tell what is randomized there."
    ),
    Fact.POSES_AS_PROGRAM: lambda: tr(
        "The name {name} could be taken for words of Candor itself, such as “signed”."
    ),
    Fact.SCRIPTS_MIXED: lambda: tr("A word of the name {name} mixes letters of several scripts."),
    Fact.KEY_PROVES_NOTHING: lambda: tr(
        "Signatures of this key prove nothing: anyone can make one, or it is ill-formed."
    ),
    Fact.SIGNATURE_NOT_OF_SURVEY: lambda: tr(
        "The signature does not belong to this survey and key."
    ),
    Fact.KEY_SEALS_NOTHING: lambda: tr("Nothing can be sealed to this key."),
    Fact.KEY_FOR_SIGNING: lambda: tr("This is a key for signing, not for sealing."),
    Fact.KEY_FOR_SEALING: lambda: tr("This is a key for sealing, not for signing."),
    Fact.NOT_UNLOCKED: lambda: tr("The passphrase is another one, or the key file was altered."),
    Fact.KEY_HALVES: lambda: tr("The two halves of the key do not belong together."),
    Fact.KEY_TOO_LARGE: lambda: tr("A key file has at most {bytes} bytes."),
    Fact.HARDENED_OTHERWISE: lambda: tr("The passphrase is hardened in an unknown way."),
    Fact.OTHER_KEY_THAN_BEFORE: lambda: tr(
        "The survey has another key than its author had on this computer before."
    ),
    Fact.SIGNED_BEFORE: lambda: tr(
        "The survey is not signed, but its author had a key on this computer before."
    ),
    Fact.PINS_TOO_LARGE: lambda: tr("A list of keys has at most {kib} KiB."),
    Fact.KEYS_EXPECTED: lambda: tr("Expected an object of keys."),
}

"""What an author is told while writing: kinds, comparison of statements, odds, costs, problems."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

from app.words.catalogue import figures, joined, listed, tr
from app.words.kinds import kind_name
from app.words.mechanisms import called
from app.words.numerals import number
from app.words.options import quoted
from app.words.refusals import message, remedy
from core.draft import Draft, DraftMechanism, is_mirrored
from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.privacy.epsilon import parse_fraction
from core.privacy.mechanisms import REGISTRY
from core.privacy.procedures import Procedure
from core.survey import Kind

Tone = Literal["muted", "success", "warning", "danger"]

_SHOWN = 8  # questions read from a text
# Their message says what to do already.
_WHOLE = (
    *(Fact.NONE_IS_OFFERED, Fact.NOBODY_IS_ASKED, Fact.RANGE_EMPTY, Fact.RANGE_SPLITS_BIN),
    *(Fact.NUMBER_NEEDS_RANGE, Fact.RANGE_NEEDS_NUMBER, Fact.NOT_AN_EARLIER_QUESTION),
    Fact.NEGATION_MISSING,
)


def forbidden_place() -> str:
    """Say why a question cannot be moved there."""
    return tr("A question cannot stand before the one that decides whether it is asked.")


def sensitivity(*, sensitive: bool) -> str:
    """Say what becomes of the answers to a question that is to be added."""
    return tr("Sensitive: saved randomized") if sensitive else tr("In the clear: saved as given")


def of_a_form() -> str:
    """Say that the questions of a form are none of them sensitive until somebody says so."""
    return tr(
        "A form does not say what is sensitive. Each question is saved as given until you say "
        "otherwise."
    )


def adding(kind: Kind, *, sensitive: bool) -> str:
    """Name a question to add, so that the entries of a menu are told apart."""
    told = tr("{kind}, randomized") if sensitive else tr("{kind}, as given")
    return told.format(kind=kind_name(kind))


def procedure_name(procedure: Procedure) -> str:
    """Name who randomizes."""
    return {
        Procedure.SPINNER: tr("A wheel, on this screen"),
        Procedure.COINS: tr("Two coins, on this screen"),
        Procedure.DIE: tr("A die, on this screen"),
        Procedure.SCRAMBLED: tr("Scrambled here, by this program"),
        Procedure.OWN_DEVICE: tr("Something of their own"),
    }[procedure]


def procedure_icon(procedure: Procedure) -> str:
    """Return the icon of who randomizes."""
    return {
        Procedure.SPINNER: "wheel",
        Procedure.COINS: "coins",
        Procedure.DIE: "die",
        Procedure.SCRAMBLED: "shuffle",
        Procedure.OWN_DEVICE: "person",
    }[procedure]


def procedure_detail(
    procedure: Procedure, mechanism: DraftMechanism | None, nearest: DraftMechanism | None
) -> str:
    """Say what a procedure can do, at the fractions of a question or the nearest it can."""
    match procedure:
        case Procedure.SPINNER:
            degrees = _degrees(mechanism)
            here = tr("Any fractions. Here A is {a}° and B is {b}°.")
            return here.format(a=degrees[0], b=degrees[1]) if degrees else tr("Any fractions.")
        case Procedure.COINS:
            return tr("Makes 3 of 4 only.")
        case Procedure.DIE:
            return tr("Makes 2 of 3 (ε 0.70) or 5 of 6 (ε 1.61).")
        case Procedure.SCRAMBLED:
            return tr("Any fractions. People trust the program for a moment.")
        case _ if nearest is not None:
            told = tr("Coins, dice, cards, or a spinner of 360 degrees. Nearest: {0}.")
            return told.format(_parts(nearest))
        case _:
            return tr("Coins, dice, cards, or a spinner of 360 degrees.")


def fractions_text(mechanism: DraftMechanism | None, kind: Kind) -> str:
    """Say the fractions of a mechanism, where there are two statements as theirs."""
    if mechanism is None:
        return tr("No fractions yet")
    p = _fraction(mechanism.values.get("p"))
    if kind.definition.complementary and _is_mirrored(mechanism) and p is not None:
        told = tr("A {a} of {n}, B {b} of {n}")
        return told.format(
            a=figures(p.numerator),
            b=figures(p.denominator - p.numerator),
            n=figures(p.denominator),
        )
    title = mechanism.name
    if title in REGISTRY:
        title = called(REGISTRY[title].title)
    return f"{title}: {_parts(mechanism)}"


def _parts(mechanism: DraftMechanism) -> str:
    if set(mechanism.values) == {"p"}:
        return str(mechanism.values["p"])
    return joined([f"{name} {value}" for name, value in mechanism.values.items()])


def _degrees(mechanism: DraftMechanism | None) -> tuple[str, str] | None:
    """Return the angles of the two statements on a wheel; None where it has other sectors."""
    p = None if mechanism is None else _fraction(mechanism.values.get("p"))
    if mechanism is None or not _is_mirrored(mechanism) or p is None:
        return None
    return number(float(360 * p), 1), number(float(360 * (1 - p)), 1)


def _is_mirrored(mechanism: DraftMechanism) -> bool:
    return mechanism.name in REGISTRY and REGISTRY[mechanism.name].mirrored


def _fraction(value: str | int | None) -> Fraction | None:
    try:
        found = parse_fraction(str(value))
    except (ValueError, ZeroDivisionError):
        return None
    return found if 0 < found < 1 else None


def opposite_rule() -> str:
    """Say what the second statement must be."""
    return tr("Must be the exact opposite of A. Candor cannot tell: read both aloud.")


def confirmation(statement: str, opposite: str) -> str:
    """Say what an author confirms of two statements; which, as a hint, where they are long."""
    return tr(
        "Of everybody, exactly one of these is true: “{statement}” or “{opposite}”. Nobody can "
        "press TRUE to both, and nobody to neither."
    ).format(statement=statement, opposite=opposite)


def random_order() -> str:
    """Say what options in random order are."""
    return tr(
        "Each person sees them in an order drawn anew, those that abstain last. It tells nothing "
        "and changes no ε."
    )


def only_clear_decide() -> str:
    """Say which questions can decide who is asked another one."""
    return tr("Only clear questions above this one can be chosen.")


def choose_answers() -> str:
    """Say what a condition on options still needs."""
    return tr("Choose the answers after which it is asked.")


def give_range() -> str:
    """Say what a condition on a number still needs."""
    return tr("Give the least number, the greatest, or both.")


def condition_text(conditions: Sequence[str], *, every: bool, next_: int | None) -> str:
    """Say in words who is asked, and where all others go on.

    `next_` is the place of that question, 0 where none follows, None where it depends.
    """
    told = conditions[0]
    for each in conditions[1:]:
        joined = tr("{first}, and {second}") if every else tr("{first}, or {second}")
        told = joined.format(first=told, second=each)
    whole = tr("Asked of people who {conditions}.").format(conditions=told)
    if next_ is None:
        return tr("{whole} All others go on without it.").format(whole=whole)
    if next_ == 0:
        return tr("{whole} For all others it was the last one.").format(whole=whole)
    return tr("{whole} All others go on to question {next}.").format(whole=whole, next=next_)


def saving(state: str, problem: Problem | None, name: str) -> tuple[Tone, str]:
    """Say whether the draft is kept."""
    if state == "never":
        return "muted", tr("Nothing is kept before the first change")
    if state == "full":
        return "danger", tr("Cannot save: the disk is full. Your text is kept here.")
    if state == "failed" and problem is not None:
        why = message(problem)
        return "danger", tr("Cannot save: {why} Your text is kept here.").format(why=why)
    if state == "waiting":
        return "muted", tr("Saving…")
    if name:
        return "success", tr("Draft saved as {name}").format(name=name)
    return "success", tr("Draft saved")


def problem_text(problem: Problem, language: str = "") -> str:
    """Say beside its field what is wrong, and what to do.

    `language` is the name of that in which it is wrong; '' where there is but one, or it is wrong
    in all.
    """
    fact, values = problem.found.fact, dict(problem.found.values)
    if fact is Fact.ENTRY_MISSING:
        if language:
            return tr("In {language} this text is missing.").format(language=language)
        return tr("This is missing.")
    if fact is Fact.NOT_CONFIRMED:
        if language:
            told = tr("Confirm in {language} that exactly one of the two is true of everybody.")
            return told.format(language=language)
        return tr("Confirm that exactly one of the two is true of everybody.")
    if fact in (Fact.READ_ALIKE, Fact.LOOK_ALIKE):
        return tr("The same as option {first}; people could not tell them apart.").format(
            first=values.get("first", "")
        )
    if fact is Fact.NEGATION_READS_ALIKE:
        return tr("Both statements are the same. TRUE would be the truth.")
    if fact is Fact.ASKING_REVEALS:
        return tr(
            "Only clear questions can be chosen: who is asked a question shows what was answered "
            "before."
        )
    if fact is Fact.DRAWN_IN_CLEAR:
        return tr("Only randomized questions can be drawn. Take {0} out, or randomize it.").format(
            values.get("question", "")
        )
    if fact is Fact.EPSILON_OF_QUESTION:
        if values.get("limit") == "4":
            return tr("Above 4 a question is refused.")
        return tr("Above 3, the saved word says much about a person. People are warned.")
    if fact is Fact.EPSILON_OF_SURVEY:
        if values.get("limit") == "8":
            return tr("Above 8 in all a survey is refused. Lower a question's ε.")
        return tr("Above 3 in all, people are warned on the first page.")
    if fact is Fact.ENTRIES_EXPECTED and re.search(r"\.ask_if\b.*\.in$", problem.where):
        return choose_answers()
    if fact is Fact.ENTRIES_EXPECTED and problem.where == "questions":
        return tr("There is no question yet. Add one.")
    if problem.code is Code.NO_ABSTAIN or fact in _WHOLE:
        return message(problem)
    return f"{message(problem)} {remedy(problem)}".strip()


def is_missing(problem: Problem) -> bool:
    """Tell whether a text is missing, rather than wrong."""
    return problem.found.fact is Fact.ENTRY_MISSING


def write_in(language: str, *, missing: bool) -> str:
    """Name the way to a text that is missing, or wrong, in a language."""
    words = tr("Write it in {language}") if missing else tr("Go to {language}")
    return words.format(language=language)


def one_line() -> str:
    """Say where a line about the survey is shown."""
    return tr("One line, 200 letters at most. Shown behind “Who asks”, and on sheets and reports.")


def sections_gone(titles: Sequence[str]) -> str:
    """Say that headings were taken away, or had no question left; '' where none was."""
    if not titles:
        return ""
    named = listed([quoted(title) if title else tr("(no title yet)") for title in titles])
    return tr("Section {0} removed.").format(named)


def section_holds(places: Sequence[int]) -> str:
    """Say which questions, by their places from 1, stand in a section."""
    if len(places) == 1:
        told = tr("Question {0} stands in it. Others join it by being moved below its heading.")
        return told.format(figures(places[0]))
    told = tr("Questions {0} to {1} stand in it. Others join it by being moved below its heading.")
    return told.format(figures(places[0]), figures(places[-1]))


def asked_elsewhere(count: tuple[int, ...]) -> str:
    """Say that questions that were asked only of some are asked of everyone now."""
    if not count:
        return ""
    places = listed([figures(at) for at in count])
    return tr("Asked of everyone now, as its condition went with it: question {0}.").format(places)


def is_copy(*, mended: bool, unconfirmed: bool) -> str:
    """Say that what is written on is a copy of a survey file, and what is left to confirm."""
    told = [tr("This is a copy: the survey file stays as it is.")]
    if mended:
        told = [tr("This is a copy, mended: the file was not as Candor writes it.")]
    if unconfirmed:
        told.append(tr("It is not signed with your key: confirm its statements again."))
    return " ".join(told)


def handed_out() -> str:
    """Say what a draft is once it was handed out."""
    return tr("Handed out. From here on it is another survey if a word changes.")


def changed_from_origin(places: tuple[int, ...]) -> str:
    """Say what a changed copy of a survey is."""
    if not places:
        return tr("This is a copy of a survey. As it stands it is the same survey.")
    return tr(
        "It is another survey than the one it was copied from: question {0} changed. Answers to "
        "both are not counted together, and asking the same people again adds up."
    ).format(listed([figures(at) for at in places]))


def questions_read(draft: Draft) -> str:
    """Say how pasted text was read, question by question."""
    if not draft.questions:
        return tr("No question was found. Write one a line.")
    language, shown = draft.languages[0], []
    for at, question in enumerate(draft.questions[:_SHOWN]):
        kind = kind_name(question.kind)
        if question.options:
            kind = f"{kind}: {listed([said(each.text, language) for each in question.options])}"
        shown.append(f"{at + 1}. {said(question.text, language)} – {kind}")
    rest = len(draft.questions) - len(shown)
    return "\n".join([*shown, *([tr("And {0} more.").format(rest)] if rest else [])])


def pasted_text(rows: int, left_out: int) -> str:
    """Say how many rows came, and how many empty ones did not."""
    if left_out:
        return tr("Rows pasted: {0}. Empty rows left out: {1}.").format(rows, left_out)
    return tr("Rows pasted: {0}.").format(rows)


def drawn_rule() -> str:
    """Say what asking only some means."""
    return tr(
        "Drawn before the first page, and told. Pairs that are never asked together cannot be "
        "crossed."
    )


def part_name(draft: Draft, question: int | None) -> str:
    """Name a part of a draft above its texts: the survey, or a question counted from 0."""
    if question is None:
        return tr("About this survey")
    id_ = draft.questions[question].id
    return tr("Question {number} · {name}").format(number=question + 1, name=id_)


def section_of(draft: Draft, question: int, language: str) -> str:
    """Return the title of the section of a question, counted from 0; '' where it is in none."""
    titles = {each.first: said(each.title, language) for each in draft.sections}
    before = (titles.get(each.id) for each in reversed(draft.questions[: question + 1]))
    return next((title for title in before if title is not None), "")


def text_name(draft: Draft, question: int | None, keys: tuple[str | int, ...]) -> str:
    key = str(keys[0])
    if key == "options":
        return tr("Option {0}").format(int(keys[1]) + 1)
    if key == "sections":
        return tr("Section {0}").format(int(keys[1]) + 1)
    mirrored = question is not None and is_mirrored(draft.questions[question])
    if key == "text" and mirrored:
        return tr("Statement A")
    return {
        "title": tr("Title"),
        "author": tr("Who asks"),
        "contact": tr("Whom to ask"),
        "retention": tr("How long answers are kept"),
        "intro": tr("What people are told first"),
        "consent": tr("What they agree to"),
        "text": tr("Question"),
        "negation": tr("Statement B"),
        "help": tr("Help text"),
    }[key]


def said(words: Mapping[str, str], language: str) -> str:
    """Return a text of a draft in a language, or in any other one; '' where there is none."""
    return words.get(language) or next(iter(words.values()), "")

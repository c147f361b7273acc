"""The words of what is handed out beside a survey, in the languages of the survey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.respondent.words.devices import procedure_words, tool_words
from app.words.about_survey import about_the_asker
from app.words.catalogue import figures, joined, listed, tr
from app.words.odds import about, also_saved, never_proof
from app.words.pressed import (
    answer_words,
    is_statement,
    landing_name,
    named,
    sector_letter,
)
from core.privacy.chance_devices import Rule, Tool
from core.privacy.procedures import Landing, Procedure, sectors
from core.survey import Question, Survey
from core.survey.model import text_in


def form_words() -> tuple[str, str, str, str]:
    """Return what a form needs beside the survey's own words, in the language spoken.

    The two answers of a yes/no question, what is said before a sensitive one, and the answer of
    whoever chooses none of several options.
    """
    return tr("Yes"), tr("No"), tr("Other tools ask it directly."), tr("None of these")


@dataclass(frozen=True, slots=True)
class TitledText:
    """A few words, and a sentence or two beneath them."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class DeviceWords:
    """How a device works, in three steps, with the words of its picture.

    `rules` are outcomes with the letter that they stand for; `judged` is what is judged in the
    last picture, with its letter; `odds` and `other_ways` follow.
    """

    heading: str
    steps: tuple[TitledText, TitledText, TitledText]
    rules: tuple[tuple[str, str], ...]
    judged: tuple[str, str]
    answers: tuple[str, str]
    odds: TitledText
    other_ways: str


def device_words(
    survey: Survey,
    harmless: Question,
    procedure: Procedure,
    tool: Tool | None,
    rules: Sequence[Rule],
) -> DeviceWords:
    """Say how answers are randomized, by the harmless question of practice."""
    statement, negation = text_in(harmless.text, ""), text_in(harmless.negation, "")
    mirrored = is_statement(harmless) and procedure is not Procedure.SCRAMBLED
    letter = sector_letter(Landing.NEGATION) if mirrored else ""
    return DeviceWords(
        heading=_heading(procedure),
        steps=_steps(harmless, procedure, tool),
        rules=tuple(
            (sector_letter(rule.landing), tool_words(tool).outcomes(rule)) for rule in rules if tool
        ),
        judged=(letter, negation if mirrored else statement),
        answers=answer_words(harmless),
        odds=TitledText(
            also_saved(harmless, named(harmless)), never_proof(harmless, named(harmless))
        ),
        other_ways=_other_ways(survey, procedure),
    )


def _heading(procedure: Procedure) -> str:
    return {
        Procedure.SPINNER: tr("How the wheel works"),
        Procedure.COINS: tr("How the coins work"),
        Procedure.DIE: tr("How the dice works"),
        Procedure.OWN_DEVICE: tr("How your own device works"),
        Procedure.SCRAMBLED: tr("How your answers are scrambled"),
    }[procedure]


def _steps(
    harmless: Question, procedure: Procedure, tool: Tool | None
) -> tuple[TitledText, TitledText, TitledText]:
    if procedure is Procedure.SCRAMBLED:
        return (
            TitledText(tr("You answer"), tr("The program needs your true answer for a moment.")),
            TitledText(
                tr("It is scrambled"),
                tr("The program draws by chance what it keeps, and forgets your answer."),
            ),
            TitledText(
                tr("What comes out is kept"), tr("Only that is saved. It may be another answer.")
            ),
        )
    last = TitledText(
        tr("Press the word"),
        tr("{yes} or {no}. Only this word is saved.").format(
            yes=answer_words(harmless)[0], no=answer_words(harmless)[1]
        ),
    )
    first, outcome = _chance(harmless, procedure, tool)
    if is_statement(harmless):
        follow = tr("Judge only the statement that chance chose.")
    else:
        follow = tr("Truth: answer for yourself. Yes or No: press that word.")
    return first, TitledText(outcome, f"{follow} {_unseen(procedure)}"), last


def _chance(harmless: Question, procedure: Procedure, tool: Tool | None) -> tuple[TitledText, str]:
    """Say what is done first, and the title of what follows."""
    a, b = sector_letter(Landing.STATEMENT), sector_letter(Landing.NEGATION)
    statements = is_statement(harmless)
    read = tr("{b} is the opposite of {a}.").format(a=a, b=b) if statements else ""
    does = tr("It chooses {a} or {b}").format(a=a, b=b) if statements else tr("Do what it says")
    if procedure is Procedure.SPINNER:
        wheel = sectors(harmless.channel) if harmless.channel is not None else ()
        counts = [
            tr("{count} land on {sector}").format(
                count=about(100 * sector.share), sector=landing_name(sector.landing)
            )
            for sector in wheel
        ]
        spins = tr("Of 100 spins, {counts}.").format(counts=listed(counts))
        title = tr("Read both, then spin") if statements else tr("Read it, then spin")
        return TitledText(title, f"{read} {spins}".strip()), does
    title = tr("Read both, then try chance") if statements else tr("Read it, then try chance")
    thing = tr("You use: {thing}.").format(thing=tool_words(tool).name) if tool else ""
    return TitledText(title, f"{read} {thing}".strip()), does


def _unseen(procedure: Procedure) -> str:
    if procedure is Procedure.OWN_DEVICE:
        return tr("Do it where nobody sees it. Only you know the outcome.")
    return tr("The outcome is never saved.")


def _other_ways(survey: Survey, procedure: Procedure) -> str:
    told = []
    other = [procedure_words(each).name for each in survey.procedures if each is not procedure]
    if other:
        told.append(tr("Other ways that the first pages offer: {ways}.").format(ways=joined(other)))
    if survey.samples:
        told.append(tr("Each person is asked only some questions or answers, drawn by chance."))
    kinds = {question.by_device for question in survey.sensitive}
    if kinds == {True, False}:
        told.append(tr("Questions with other answers are scrambled by the program."))
    elif len({question.channel for question in survey.sensitive}) > 1:
        told.append(tr("Each question has odds of its own. The program shows them."))
    return " ".join(told)


@dataclass(frozen=True, slots=True)
class SheetWords:
    """All that the sheet for participants says beside the words of the survey and its device."""

    kind: str
    asked_by: str
    about: tuple[tuple[str, str], ...]
    questions: str
    told_about: str
    compare: str
    opening: str
    open_steps: tuple[TitledText, TitledText, TitledText]
    handing: TitledText
    never: TitledText
    given: TitledText
    cannot: TitledText
    foot: str
    of_pages: str
    numerals: tuple[str, str, str]


def sheet_words(
    survey: Survey, language: str, tongue: str, opens: str, file: str, signed: bool
) -> SheetWords:
    """Say everything on the sheet for participants, in the language spoken.

    Args:
        survey: what is handed out.
        language: of the survey's own texts.
        tongue: what that language calls itself.
        opens: what the button is called that opens a survey.
        file: name of the survey file.
        signed: whether a key signs it.
    """
    author = text_in(survey.author, language)
    clear = [text_in(q.text, language) for q in survey.questions if not q.sensitive]
    digest = f"{survey.digest[:8]} {survey.digest[8:16]}"
    foot = tr("Survey {digest} · not signed")
    if signed:
        foot = tr("Survey {digest} · signed")
    return SheetWords(
        kind=tr("Sheet for participants · {language}").format(language=tongue),
        asked_by=tr("Who asks: {author}").format(author=author) if author else "",
        about=about_the_asker(survey, language),
        questions=tr("Questions? Ask the person who gave you this sheet."),
        told_about=tr("Is it the survey you were told about?"),
        compare=tr("Press “{button}” on the first page; it must show these.").format(
            button=tr("Check its eight words")
        ),
        opening=tr("How to open it"),
        open_steps=(
            TitledText(tr("Start Candor"), tr("Then press “{button}”.").format(button=opens)),
            TitledText(tr("Choose the file"), file),
            TitledText(tr("Compare the words"), tr("Leave if one of them is another.")),
        ),
        handing=TitledText(tr("How to hand over the file"), _handing(survey)),
        never=TitledText(
            tr("Never saved"),
            tr("Your true answers to sensitive questions, your name, this computer, the time.")
            if survey.sensitive
            else tr("Your name, this computer, the time."),
        ),
        given=TitledText(
            tr("Saved as you give it"),
            listed(clear, 4) if clear else tr("No answer of this survey."),
        ),
        cannot=TitledText(
            tr("What Candor cannot do"),
            tr("It cannot stop someone looking at the screen. A second answer gives away more."),
        ),
        foot=foot.format(digest=digest),
        of_pages=tr("{page} of {pages}"),
        numerals=(figures(1), figures(2), figures(3)),
    )


def _handing(survey: Survey) -> str:
    told = [
        tr("The last page saves one small file, under a name drawn at random."),
        tr("Save it to the stick or folder you were given, and hand that over."),
        tr("You may leave at any time before: no file is made before the last page."),
    ]
    if survey.seal:
        told.append(tr("The file is sealed: only someone who has the author’s key can open it."))
    return " ".join(told)


@dataclass(frozen=True, slots=True)
class PosterWords:
    """What the poster for a kiosk says beside the title and the eight words."""

    compare: str
    where: str


def poster_words() -> PosterWords:
    """Say what is to be done with the eight words on a poster."""
    return PosterWords(
        compare=tr("Compare the eight words"),
        where=tr("Press “{button}” on the first page; it must show these.").format(
            button=tr("Check its eight words")
        ),
    )

"""The page for an ethics board: the design, what is stored, how sure results are, honest limits."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from app.author.kinds import AUTHORED
from app.charts.paper import Cell, Paper, PaperPart, Sheet, draw_table
from app.charts.printing import print_pages
from app.words.about_survey import about_the_survey
from app.words.catalogue import figures, joined, tr
from app.words.mechanisms import called, procedure_word
from app.words.numerals import epsilon_text, level_text, number, percent
from app.words.odds import about, factor, odds_of
from app.words.total_epsilon import nothing_randomized
from core.inference.binomial import normal_quantile
from core.inference.power import ShareTest, detectable
from core.plan.asking import asking_in
from core.plan.curves import default_share
from core.plan.mechanisms import margin_of, standard_error
from core.privacy.mechanisms import Mechanism
from core.privacy.procedures import Procedure
from core.survey.model import Question, Survey, parameters_json, text_in

_LEVEL, _POWER = 0.95, 0.8


def ethics_page(survey: Survey, respondents: int, share: float = 0.1) -> bytes:
    """Return the PDF of `ethics_sheet`."""
    return print_pages(*ethics_sheet(survey, respondents, share))


def ethics_sheet(survey: Survey, respondents: int, share: float = 0.1) -> tuple[Sheet, PaperPart]:
    """Return the page, and what draws it; texts of the survey are in its first language.

    Args:
        survey: what is to be asked.
        respondents: how many people are to be asked.
        share: the true share that the errors are told for.
    """
    language = survey.languages[0]
    sheet = Sheet(
        title=text_in(survey.title, language),
        kind=tr("Page for an ethics board"),
        foot=tr("Survey {digest} · a simple random sample that follows the rule is assumed").format(
            digest=f"{survey.digest[:8]} {survey.digest[8:16]}"
        ),
        of_pages=tr("{page} of {pages}"),
    )

    def draw(paper: Paper) -> None:
        paper.text(sheet.title, "respondent.question")
        paper.space(4)
        paper.text(_subtitle(survey, respondents), "form", "text_muted")
        for head, told in about_the_survey(survey, language):
            paper.text(f"{head}: {told}", "form")
        _design(paper, survey, language)
        _stored(paper, survey, language)
        _power(paper, survey, respondents, share, language)
        paper.heading(tr("Honest limits"))
        paper.bullets(_limits(survey))

    return sheet, draw


def _subtitle(survey: Survey, respondents: int) -> str:
    parts = [
        tr("{n} people planned", "", respondents).format(n=figures(respondents)),
        tr("{n} questions, {sensitive} of them sensitive", "", len(survey.questions)).format(
            n=figures(len(survey.questions)), sensitive=figures(len(survey.sensitive))
        ),
        joined(survey.languages),
    ]
    return " · ".join(part for part in parts if part)


def _designs(survey: Survey) -> Iterator[tuple[Question, Mechanism]]:
    """Yield the questions that are randomized, each with its mechanism."""
    for question in survey.questions:
        if question.channel is not None:
            yield question, question.drawn_by


def _design(paper: Paper, survey: Survey, language: str) -> None:
    paper.heading(tr("Design"))
    if not survey.sensitive:
        paper.text(nothing_randomized())
        return
    paper.text(
        tr(
            "Sensitive answers are randomized on the laptop in front of the person, with "
            "published odds, before anything is saved (local differential privacy). Nobody can "
            "undo the draw; shares are estimated from all saved words together."
        )
    )
    paper.space(10)
    heads = (tr("Question"), tr("Mechanism, exact fractions"), tr("ε"), tr("Saved, of 100 people"))
    rows = [_question_row(survey, *each, language) for each in _designs(survey)]
    total = [
        Cell(tr("All sensitive questions")),
        Cell(""),
        Cell(epsilon_text(survey.ratio)),
        Cell(tr("up to {factor} times the odds").format(factor=factor(survey.ratio))),
    ]
    draw_table(paper, heads, [*rows, total], (4.4, 3.2, 1, 4.2))
    paper.space(6)
    for told in _drawn(survey):
        paper.text(told)
    paper.text(
        tr("ε bounds how far one response can shift anyone’s odds about a person. Rounded up."),
        "small",
        "text_muted",
    )


def _drawn(survey: Survey) -> list[str]:
    """Say what is asked of only some people; ε counts what one person can be asked."""
    told = [
        tr("Of {n} of these questions each person is asked {ask}, drawn before the first.").format(
            n=figures(len(block.questions)), ask=figures(block.ask)
        )
        for block in survey.sample
    ]
    told += [
        tr("Of the {n} options of one question each person is asked {ask}, drawn before.").format(
            n=figures(len(question.options)), ask=figures(question.ask)
        )
        for question in survey.questions
        if question.ask is not None
    ]
    return told


def _question_row(
    survey: Survey, question: Question, mechanism: Mechanism, language: str
) -> list[Cell]:
    given = joined(
        [f"{name} = {value}" for name, value in parameters_json(mechanism.values).items()]
    )
    ways = [procedure_word(each) for each in question.procedures or survey.procedures]
    chance = odds_of(question)
    told = tr("{kept} if so, {joined} if not")
    if question.charted:
        told = tr("{kept} near their own number, {joined} of those far away")
    saved = told.format(kept=about(chance.kept), joined=about(chance.joined))
    how_asked = AUTHORED[question.kind].how_asked(question, ways)
    return [
        Cell(text_in(question.text, language), how_asked),
        Cell(called(mechanism.title), given),
        Cell(epsilon_text(question.ratio)),
        Cell(saved, tr("up to {factor} times the odds").format(factor=factor(question.ratio))),
    ]


def _stored(paper: Paper, survey: Survey, language: str) -> None:
    paper.space(12)
    clear = [q for q in survey.questions if not q.sensitive]
    given = joined([text_in(question.text, language) for question in clear])
    stored = [
        tr("The word pressed, or the scrambled answer"),
        *([tr("As given: {questions}").format(questions=given)] if clear else []),
        tr("The procedure used, the survey’s code, and a random id"),
        *(
            [tr("All of it sealed: only someone who has the author’s key can open it")]
            * bool(survey.seal)
        ),
    ]
    never = [
        tr("True answers to sensitive questions"),
        tr("Where a wheel, coins or dice landed, or any seed"),
        tr("Name, computer, network address, path"),
        tr("Times, language, order of answering"),
        tr("Answers of those who leave: in no file; drawn words stay on that laptop until erased"),
    ]

    def listed(title: str, lines: Sequence[str]) -> PaperPart:
        def part(inner: Paper) -> None:
            inner.text(title, "name")
            inner.space(6)
            inner.bullets(lines)

        return part

    paper.cards([listed(tr("What is stored"), stored), listed(tr("What is never stored"), never)])


def _power(paper: Paper, survey: Survey, respondents: int, share: float, language: str) -> None:
    paper.heading(tr("Sample size and power"))
    heads = (
        tr("If the true share is {share}").format(share=percent(share, 0)),
        tr("People asked"),
        tr("Standard error"),
        tr("{level} margin").format(level=level_text(_LEVEL)),
        tr("Difference found"),
    )
    rows = [_power_row(survey, *each, respondents, share, language) for each in _designs(survey)]
    direct = math.sqrt(share * (1 - share) / respondents)
    compared = [
        Cell(tr("For comparison: asked directly")),
        Cell(figures(respondents)),
        Cell(_points(direct)),
        Cell(f"± {_points(normal_quantile(_LEVEL) * direct)}"),
        Cell(""),
    ]
    draw_table(paper, heads, [*rows, compared], (4, 1.8, 2, 1.8, 2.2))
    paper.space(6)
    paper.text(
        tr(
            "The last column is the least rise above this share that a one-sided test at 5% finds "
            "with a power of {power}. What is added to asking directly is the price of protection."
        ).format(power=level_text(_POWER)),
        "small",
        "text_muted",
    )


def _power_row(
    survey: Survey,
    question: Question,
    mechanism: Mechanism,
    respondents: int,
    share: float,
    language: str,
) -> list[Cell]:
    guess = default_share(question.kind, 1) if question.measured else share
    asking = asking_in(question, survey.sample)
    error = standard_error(mechanism, [guess], respondents, asking) or math.nan
    asked, margin = asking.people(respondents), margin_of(error, _LEVEL) or math.nan
    about_n = tr("about {n}") if asked != respondents else "{n}"
    if question.ask_if is not None:
        about_n = tr("at most {n}")
    cells = [
        Cell(text_in(question.text, language)),
        Cell(about_n.format(n=figures(asked))),
        Cell(_points(error)),
        Cell(f"± {_points(margin)}"),
    ]
    if question.measured:
        return [*cells, Cell("")]
    p, q = (float(chance) for chance in mechanism.chances(mechanism.k - 1))
    found = detectable(ShareTest(p, q, share, 1.0), asked, _POWER)
    return [*cells, Cell("" if found is None else _points(found))]


def _points(value: float) -> str:
    return tr("{points} points").format(points=number(100 * value, 2))


def _own_hands(survey: Survey) -> bool:
    """Tell whether every sensitive question can be randomized by a thing of one's own."""
    yes_no = all(question.by_device for question in survey.sensitive)
    return yes_no and Procedure.OWN_DEVICE in survey.procedures


def _limits(survey: Survey) -> list[str]:
    twice = epsilon_text(None if survey.ratio is None else survey.ratio**2)
    clear = [question for question in survey.questions if not question.sensitive]
    limits = [
        tr("Taking part again adds up: two responses of one person count ε {twice}.").format(
            twice=twice
        ),
        tr("A screen can be watched: an onlooker, or a computer that was tampered with, sees it."),
        tr(
            "Rules can be broken: who presses against the rule shifts the estimate; the design "
            "does not correct it."
        ),
    ]
    if survey.sensitive and not _own_hands(survey):
        limits.append(
            tr("The program makes the draw: no coin, die or deck serves; people must trust it.")
        )
    if survey.samples:
        limits.append(tr("Questions that are never asked together cannot be crossed."))
    if clear:
        limits.insert(1, tr("Clear answers can point at someone where together they are rare."))
    if not all(any(o.abstain for o in question.options) for question in survey.sensitive):
        limits.append(tr("Who will not answer a sensitive question leaves, and makes no file."))
    return limits

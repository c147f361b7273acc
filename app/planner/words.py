"""What stands over the planner: its subtitle, the titles and headings of its tables."""

from __future__ import annotations

from app.planner.asking_cards import counted
from app.planner.plan_request import PlanRequest, PowerRequest, Subject
from app.planner.planned import Planned
from app.words.catalogue import capital, figures, tr
from app.words.kinds import KIND_WORDS
from app.words.numerals import level_text, short_number, short_percent
from app.words.total_epsilon import nothing_randomized


def subtitle(subject: Subject) -> str:
    """Say what is planned, under the name of the page."""
    request = subject.request
    if request.whole and len(subject.standing) == 2:
        return tr("Both sensitive questions")
    if request.whole:
        return tr("All {n} sensitive questions").format(n=counted(len(subject.standing)))
    if not subject.free:
        return subject.name
    if request.items == 1:
        return ""
    said = KIND_WORDS[request.kind].together().format(n=counted(request.items))
    return capital(said)


def total_words(subject: Subject, found: Planned) -> str:
    """Say ε in all; where no plan fits, that there is none yet, or nothing to have one."""
    if found.total:
        return tr("ε {total} in all, {odds}.").format(total=found.total, odds=found.odds)
    questions = subject.draft.questions
    if questions and not any(each.sensitive for each in questions):
        return nothing_randomized()
    return "ε –"


def table_title(found: Planned) -> str:
    """Say within which ε the mechanisms are, and of how many people."""
    request = found.request
    asking = request.asking
    people = figures(asking.people(request.people))
    words = tr("Mechanisms at ε ≤ {epsilon} for {people} people")
    if request.whole:
        words = tr("Questions at ε ≤ {epsilon} in all, {people} people a question")
    elif request.of_options:
        words = tr("Mechanisms at ε ≤ {epsilon}, {people} people an option")
    elif request.items > 1:
        words = tr("Mechanisms at ε ≤ {epsilon}, {people} people a question")
    return words.format(epsilon=request.shown_epsilon, people=people)


def headings(request: PlanRequest) -> tuple[str, ...]:
    """Return the headings of the table of mechanisms, or of the questions of a draft."""
    needed = tr("People for ± {points}").format(points=margin_points(request))
    if request.goal == "power":
        needed = tr("People to tell {0} from {1}").format(
            *(short_percent(each, 2) for each in request.tell)
        )
    first = (tr("Mechanism"), tr("Fractions"))
    if request.whole:
        first = (tr("Question"), tr("Mechanism"))
    margin = tr("{0} margin").format(level_text(request.level))
    return (*first, tr("True ε"), tr("Error, points"), margin, needed)


def sureness(power: PowerRequest) -> str:
    """Say how surely something is to be found."""
    told = tr("With a power of {power}, at a level of {level}, one-sided.")
    if power.two_sided:
        told = tr("With a power of {power}, at a level of {level}, two-sided.")
    return told.format(power=short_percent(power.power, 2), level=short_percent(power.alpha, 2))


def device_headings() -> tuple[str, ...]:
    return tr("Device"), tr("Fractions"), tr("True ε"), tr("Error")


def margin_points(request: PlanRequest) -> str:
    """Write the margin wanted in points, without a needless decimal."""
    return short_number(100 * request.margin, 1)


def back_words(subject: Subject) -> str:
    """Say where the way back leads."""
    return {
        "home": tr("Back to the first page"),
        "editor": tr("Back to the editor"),
        "study": tr("Back to the results"),
    }[subject.place]

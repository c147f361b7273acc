"""What is said of a die, coins, dice, cards and spinners, and which outcomes are meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.views.respondent.words import landing_name
from core.devices import RANKS, SUITS, Rule, Tool, chances, own_tools
from core.procedures import DEGREES, Procedure, sectors
from core.survey import Kind, Question, Survey
from core.wording import listed


def tool_name(tool: Tool) -> str:
    """Return what the thing is called in a list to choose from."""
    names = {
        Tool.DIE: _tr("A die"),
        Tool.COINS: _tr("Two coins"),
        Tool.DICE: _tr("Two dice"),
        Tool.CARDS: _tr("A deck of 52 cards"),
        Tool.SPINNER: _tr("A spinner of 360 degrees"),
    }
    return names[tool]


def private_heading(tool: Tool) -> str:
    """Return what to do with a thing of one's own."""
    headings = {
        Tool.DIE: _tr("Roll your die where nobody sees it"),
        Tool.COINS: _tr("Toss two coins where nobody sees them"),
        Tool.DICE: _tr("Roll two dice where nobody sees them"),
        Tool.CARDS: _tr("Draw a card where nobody sees it"),
        Tool.SPINNER: _tr("Spin your spinner where nobody sees it"),
    }
    return headings[tool]


def private_lead(tool: Tool) -> str:
    """Return what follows, and that nobody else knows."""
    leads = {
        Tool.DIE: _tr("Then do what the number says. Only you know what you rolled."),
        Tool.COINS: _tr("Then do what the coins say. Only you know how they fell."),
        Tool.DICE: _tr("Add the two numbers, then do what the sum says. Only you know it."),
        Tool.CARDS: _tr("Shuffle first, then do what the card says. Only you know which it is."),
        Tool.SPINNER: _tr("Then do what the degree says. Only you know where it stopped."),
    }
    return leads[tool]


def never_seen(tool: Tool) -> str:
    """Return that the program does not see the thing."""
    sentences = {
        Tool.DIE: _tr("Candor never sees your die."),
        Tool.COINS: _tr("Candor never sees your coins."),
        Tool.DICE: _tr("Candor never sees your dice."),
        Tool.CARDS: _tr("Candor never sees your card."),
        Tool.SPINNER: _tr("Candor never sees your spinner."),
    }
    return sentences[tool]


def outcome_words(tool: Tool, rule: Rule) -> str:
    """Return in words the outcomes that a rule is about."""
    match tool:
        case Tool.DIE:
            return _numbers(rule.outcomes)
        case Tool.DICE:
            return _tr("Sum {numbers}").format(numbers=_numbers(rule.outcomes))
        case Tool.COINS:
            return _coins(rule.outcomes)
        case Tool.CARDS:
            return _cards(rule.outcomes)
        case Tool.SPINNER:
            first, last = rule.outcomes[0], (rule.outcomes[-1] + 1) % (DEGREES + 1)
            return _tr("From {first}° to {last}°").format(first=first, last=last)


def throws_sentence(tool: Tool, told: Sequence[Rule]) -> str:
    """Return "Of the 6 faces 5 ask for A and 1 for B."."""
    whole = len(chances(tool))
    parts = [
        _tr("{n} for {sector}").format(n=len(rule.outcomes), sector=landing_name(rule.landing))
        for rule in told
    ]
    first = told[0]
    parts[0] = _tr("{n} ask for {sector}").format(
        n=len(first.outcomes), sector=landing_name(first.landing)
    )
    if tool is Tool.DIE:
        form = _tr("Of the {whole} faces, {counts}.")
    else:
        form = _tr("Of the {whole} ways the coins can fall, {counts}.")
    return form.format(whole=whole, counts=listed(parts))


def own_things(survey: Survey) -> str:
    """Return the things of one's own that serve every yes/no question: "A die or two coins"."""
    asked = [q.mechanism for q in survey.sensitive if q.kind is Kind.YES_NO]
    served = [set(own_tools(mechanism)) for mechanism in asked if mechanism is not None]
    shared = set.intersection(*served) if served else set()
    names = [tool_name(tool) for tool in Tool if tool in shared]
    if not names:
        return _tr("A die, coins, cards or a spinner, as each question says")
    return _either([names[0], *(name[:1].lower() + name[1:] for name in names[1:])])


def computed_sentence(question: Question, procedure: Procedure | None) -> str:
    """Return what the odds are computed from: "Computed from one die: 5 of 6 A, 1 of 6 B."."""
    wheel = sectors(question.mechanism) if question.mechanism is not None else ()
    parts = [
        _tr("{part} of {whole} {sector}").format(
            part=sector.share.numerator,
            whole=sector.share.denominator,
            sector=landing_name(sector.landing),
        )
        for sector in wheel
    ]
    forms: dict[Procedure | None, str] = {
        Procedure.COINS: _tr("Computed from two coins: {parts}."),
        Procedure.DIE: _tr("Computed from one die: {parts}."),
    }
    form = forms.get(procedure, _tr("Computed from what your device asks: {parts}."))
    return form.format(parts=", ".join(parts))


def rank_name(rank: int, *, short: bool = False) -> str:
    """Return a rank of the deck, 0 being the ace: "jack", or "J" as on the card."""
    if 1 <= rank <= 9:
        return str(rank + 1)
    shorts = {0: _tr("A"), 10: _tr("J"), 11: _tr("Q"), 12: _tr("K")}
    names = {0: _tr("ace"), 10: _tr("jack"), 11: _tr("queen"), 12: _tr("king")}
    return shorts[rank] if short else names[rank]


def suit_name(suit: int) -> str:
    """Return a suit of the deck."""
    return (_tr("clubs"), _tr("diamonds"), _tr("hearts"), _tr("spades"))[suit]


def whole_suits(outcomes: Sequence[int]) -> tuple[int, ...]:
    """Return the suits where a rule is about whole suits alone; () otherwise."""
    suits = sorted({card % SUITS for card in outcomes})
    return tuple(suits) if len(outcomes) == RANKS * len(suits) else ()


def _numbers(outcomes: Sequence[int]) -> str:
    first, last = outcomes[0], outcomes[-1]
    if first == last:
        return str(first)
    if last == first + 1:
        return _tr("{first} or {last}").format(first=first, last=last)
    return _tr("{first} to {last}").format(first=first, last=last)


def _coins(outcomes: tuple[int, ...]) -> str:
    told = {
        (0, 1): _tr("First coin heads"),
        (2,): _tr("First tails, then heads"),
        (3,): _tr("Tails twice"),
        (0, 1, 2): _tr("Heads at least once"),
    }
    return told[outcomes]


def _cards(outcomes: Sequence[int]) -> str:
    """Return suits, ranks, or ranks with the few cards that make up an exact share."""
    suits = whole_suits(outcomes)
    if suits:
        return _sentence(_either([suit_name(suit) for suit in suits]))
    ranks = [card // SUITS for card in outcomes]
    whole = sorted(rank for rank in set(ranks) if ranks.count(rank) == SUITS)
    parts = []
    for rank in sorted(set(ranks) - set(whole)):
        suits_of = [suit_name(card % SUITS) for card in outcomes if card // SUITS == rank]
        part = _tr("{rank} of {suits}").format(rank=rank_name(rank), suits=_either(suits_of))
        parts.append((rank, part))
    if whole:
        ends = rank_name(whole[0]), rank_name(whole[-1])
        span = ends[0] if ends[0] == ends[1] else _tr("{first} to {last}")
        parts.append((whole[0], span.format(first=ends[0], last=ends[1])))
    return _sentence("; ".join(part for _, part in sorted(parts)))


def _either(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    joined = ", ".join(names[:-1])
    return _tr("{names} or {last}").format(names=joined, last=names[-1])


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeviceWords", text)

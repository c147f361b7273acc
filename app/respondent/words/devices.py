"""What is said of a die, coins, dice, cards and spinners, and which outcomes are meant."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.catalogue import either, figures, joined, tr
from app.words.pressed import landing_name
from core.privacy.devices import RANKS, SUITS, Rule, Tool, own_tools
from core.privacy.procedures import DEGREES, Procedure, sectors
from core.survey import Kind, Question, Survey


def tool_name(tool: Tool) -> str:
    """Return what the thing is called in a list to choose from."""
    names = {
        Tool.DIE: tr("One dice"),
        Tool.COINS: tr("Two coins"),
        Tool.DICE: tr("Two dice"),
        Tool.CARDS: tr("A deck of 52 cards"),
        Tool.SPINNER: tr("A spinner of 360 degrees"),
    }
    return names[tool]


def device_name(procedure: Procedure | None) -> str:
    """Return what chooses in a procedure: "the wheel"; scrambling where nothing is pressed."""
    names: dict[Procedure | None, str] = {
        Procedure.SPINNER: tr("the wheel"),
        Procedure.COINS: tr("the coins"),
        Procedure.DIE: tr("the dice"),
        Procedure.OWN_DEVICE: tr("your own device"),
    }
    return names.get(procedure, tr("scrambled here"))


def private_heading(tool: Tool) -> str:
    """Return what to do with a thing of one's own."""
    headings = {
        Tool.DIE: tr("Roll your dice where nobody sees it"),
        Tool.COINS: tr("Toss two coins where nobody sees them"),
        Tool.DICE: tr("Roll two dice where nobody sees them"),
        Tool.CARDS: tr("Draw a card where nobody sees it"),
        Tool.SPINNER: tr("Spin your spinner where nobody sees it"),
    }
    return headings[tool]


def private_lead(tool: Tool) -> str:
    """Return what follows, and that nobody else knows."""
    leads = {
        Tool.DIE: tr("Then do what the number says. Only you know what you rolled."),
        Tool.COINS: tr("Then do what the coins say. Only you know how they fell."),
        Tool.DICE: tr("Add the two numbers, then do what the sum says. Only you know it."),
        Tool.CARDS: tr("Shuffle first, then do what the card says. Only you know which it is."),
        Tool.SPINNER: tr("Then do what the degree says. Only you know where it stopped."),
    }
    return leads[tool]


def never_seen(tool: Tool) -> str:
    """Return that the program does not see the thing."""
    sentences = {
        Tool.DIE: tr("Candor never sees your dice."),
        Tool.COINS: tr("Candor never sees your coins."),
        Tool.DICE: tr("Candor never sees your dice."),
        Tool.CARDS: tr("Candor never sees your card."),
        Tool.SPINNER: tr("Candor never sees your spinner."),
    }
    return sentences[tool]


def outcome_words(tool: Tool, rule: Rule) -> str:
    """Return in words the outcomes that a rule is about."""
    match tool:
        case Tool.DIE:
            return _numbers(rule.outcomes)
        case Tool.DICE:
            return tr("Sum {numbers}").format(numbers=_numbers(rule.outcomes))
        case Tool.COINS:
            return _coins(rule.outcomes)
        case Tool.CARDS:
            return _cards(rule.outcomes)
        case Tool.SPINNER:
            first, last = rule.outcomes[0], (rule.outcomes[-1] + 1) % (DEGREES + 1)
            return tr("From {first}° to {last}°").format(first=figures(first), last=figures(last))


def own_things(survey: Survey) -> str:
    """Return the things of one's own that serve every yes/no question: "One dice or two coins"."""
    asked = [q.mechanism for q in survey.sensitive if q.kind is Kind.YES_NO]
    served = [set(own_tools(mechanism)) for mechanism in asked if mechanism is not None]
    shared = set.intersection(*served) if served else set()
    names = [tool_name(tool) for tool in Tool if tool in shared]
    if not names:
        return tr("Dice, coins, cards or a spinner, as each question says")
    return either([names[0], *(name[:1].lower() + name[1:] for name in names[1:])])


def computed_sentence(question: Question, procedure: Procedure | None) -> str:
    """Return what the odds are computed from: "Computed from the dice: 5 of 6 A, 1 of 6 B."."""
    wheel = sectors(question.mechanism) if question.mechanism is not None else ()
    parts = [
        tr("{part} of {whole} {sector}").format(
            part=figures(sector.share.numerator),
            whole=figures(sector.share.denominator),
            sector=landing_name(sector.landing),
        )
        for sector in wheel
    ]
    forms: dict[Procedure | None, str] = {
        Procedure.COINS: tr("Computed from two coins: {parts}."),
        Procedure.DIE: tr("Computed from the dice: {parts}."),
    }
    form = forms.get(procedure, tr("Computed from what your device asks: {parts}."))
    return form.format(parts=joined(parts))


def rank_name(rank: int, *, short: bool = False) -> str:
    """Return a rank of the deck, 0 being the ace: "jack", or "J" as on the card."""
    if 1 <= rank <= 9:
        return str(rank + 1)
    shorts = {0: tr("A"), 10: tr("J"), 11: tr("Q"), 12: tr("K")}
    names = {0: tr("ace"), 10: tr("jack"), 11: tr("queen"), 12: tr("king")}
    return shorts[rank] if short else names[rank]


def suit_name(suit: int) -> str:
    """Return a suit of the deck."""
    return (tr("clubs"), tr("diamonds"), tr("hearts"), tr("spades"))[suit]


def whole_suits(outcomes: Sequence[int]) -> tuple[int, ...]:
    """Return the suits where a rule is about whole suits alone; () otherwise."""
    suits = sorted({card % SUITS for card in outcomes})
    return tuple(suits) if len(outcomes) == RANKS * len(suits) else ()


def _numbers(outcomes: Sequence[int]) -> str:
    first, last = outcomes[0], outcomes[-1]
    if first == last:
        return figures(first)
    if last == first + 1:
        return either([figures(first), figures(last)])
    return tr("{first} to {last}").format(first=figures(first), last=figures(last))


def _coins(outcomes: tuple[int, ...]) -> str:
    told = {
        (0, 1): tr("First coin heads"),
        (2,): tr("First tails, then heads"),
        (3,): tr("Tails twice"),
        (0, 1, 2): tr("Heads at least once"),
    }
    return told[outcomes]


def _cards(outcomes: Sequence[int]) -> str:
    """Return suits, ranks, or ranks with the few cards that make up an exact share."""
    suits = whole_suits(outcomes)
    if suits:
        return _sentence(either([suit_name(suit) for suit in suits]))
    ranks = [card // SUITS for card in outcomes]
    whole = sorted(rank for rank in set(ranks) if ranks.count(rank) == SUITS)
    parts = []
    for rank in sorted(set(ranks) - set(whole)):
        suits_of = [suit_name(card % SUITS) for card in outcomes if card // SUITS == rank]
        part = tr("{rank} of {suits}").format(rank=rank_name(rank), suits=either(suits_of))
        parts.append((rank, part))
    if whole:
        ends = rank_name(whole[0]), rank_name(whole[-1])
        span = ends[0] if ends[0] == ends[1] else tr("{first} to {last}")
        parts.append((whole[0], span.format(first=ends[0], last=ends[1])))
    return _sentence(
        tr("; ", "between the parts of a list").join(part for _, part in sorted(parts))
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]

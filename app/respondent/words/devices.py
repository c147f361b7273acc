"""What is said of each procedure and of each thing of one's own: one entry for each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.words.catalogue import either, figures, joined, tr
from app.words.pressed import landing_name
from core.privacy.chance_devices import (
    CARDS,
    COINS,
    DICE,
    DIE,
    RANKS,
    SPINNER,
    SUITS,
    TOOLS,
    Rule,
    Tool,
    own_tools,
)
from core.privacy.procedures import DEGREES, Procedure, sectors
from core.survey import Question, Survey


@dataclass(frozen=True, slots=True)
class ToolWords:
    """What is said of a thing of one's own, in the language that is spoken.

    Attributes:
        name: what it is called in a list to choose from.
        heading: what to do with it.
        lead: what follows, and that nobody else knows.
        unseen: that the program does not see it.
        outcomes: returns in words the outcomes of a rule.
    """

    name: str
    heading: str
    lead: str
    unseen: str
    outcomes: Callable[[Rule], str]


def tool_words(tool: Tool) -> ToolWords:
    """Return what is said of a thing. Raises KeyError where it has no entry."""
    return TOOL_WORDS[tool]()


def _words_of_die() -> ToolWords:
    return ToolWords(
        name=tr("One dice"),
        heading=tr("Roll your dice where nobody sees it"),
        lead=tr("Then do what the number says. Only you know what you rolled."),
        unseen=tr("Candor never sees your dice."),
        outcomes=lambda rule: numbers(rule.outcomes),
    )


def _words_of_coins() -> ToolWords:
    return ToolWords(
        name=tr("Two coins"),
        heading=tr("Toss two coins where nobody sees them"),
        lead=tr("Then do what the coins say. Only you know how they fell."),
        unseen=tr("Candor never sees your coins."),
        outcomes=lambda rule: _coins(rule.outcomes),
    )


def _words_of_two_dice() -> ToolWords:
    return ToolWords(
        name=tr("Two dice"),
        heading=tr("Roll two dice where nobody sees them"),
        lead=tr("Add the two numbers, then do what the sum says. Only you know it."),
        unseen=tr("Candor never sees your dice."),
        outcomes=lambda rule: tr("Sum {numbers}").format(numbers=numbers(rule.outcomes)),
    )


def _words_of_cards() -> ToolWords:
    return ToolWords(
        name=tr("A deck of 52 cards"),
        heading=tr("Draw a card where nobody sees it"),
        lead=tr("Shuffle first, then do what the card says. Only you know which it is."),
        unseen=tr("Candor never sees your card."),
        outcomes=lambda rule: _cards(rule.outcomes),
    )


def _words_of_spinner() -> ToolWords:
    return ToolWords(
        name=tr("A spinner of 360 degrees"),
        heading=tr("Spin your spinner where nobody sees it"),
        lead=tr("Then do what the degree says. Only you know where it stopped."),
        unseen=tr("Candor never sees your spinner."),
        outcomes=_degrees,
    )


# Made when they are asked for, as the language may change.
TOOL_WORDS: dict[Tool, Callable[[], ToolWords]] = {
    DIE: _words_of_die,
    COINS: _words_of_coins,
    DICE: _words_of_two_dice,
    CARDS: _words_of_cards,
    SPINNER: _words_of_spinner,
}


@dataclass(frozen=True, slots=True)
class LandingWords:
    """What is said of chance on the screen. `{sector}`, `{yes}` and `{no}` are filled in."""

    read_statements: str
    chooses: str
    read_rules: str
    start: str
    once: str
    landed: str
    landed_here: str
    says_truth: str
    says_yes: str
    says_no: str
    kept: str
    kept_narrow: str


@dataclass(frozen=True, slots=True)
class ProcedureWords:
    """What is said of a procedure, in the language that is spoken.

    Attributes:
        name: what chooses: "the wheel".
        offer: what it is called among the ways to answer.
        offer_detail: what happens then; `{tools}` are the things of one's own that serve.
        chooses: the first of the three moves of practice.
        showed: what chance shows a person, "" where it shows nothing.
        forgotten: that this is gone once a word is kept.
        may_be: whose word a kept one may be.
        computed: what the odds are computed from; `{parts}` are filled in.
        trial: the button that leads to 200 made-up people.
        landing: what is said of chance on the screen; None where it is not drawn there.
    """

    name: str
    offer: str
    offer_detail: str
    chooses: str
    showed: str
    forgotten: str
    may_be: str
    computed: str
    trial: str
    landing: LandingWords | None = None


def procedure_words(procedure: Procedure | None) -> ProcedureWords:
    """Return what is said of a procedure; None says that of scrambling."""
    return PROCEDURE_WORDS[procedure or Procedure.SCRAMBLED]()


def landing_words(procedure: Procedure | None) -> LandingWords:
    """Return what is said of chance on the screen. Raises ValueError where none is drawn there."""
    words = procedure_words(procedure).landing
    if words is None:
        raise ValueError(f"nothing is drawn on the screen by {procedure}")
    return words


def _words_of_wheel() -> ProcedureWords:
    return ProcedureWords(
        name=tr("the wheel"),
        offer=tr("A wheel, on this screen"),
        offer_detail=tr("It says what to answer, and you press a word. Only the word is saved."),
        chooses=tr("The wheel chooses"),
        showed=tr("Where the wheel landed"),
        forgotten=tr("Where it landed is forgotten."),
        may_be=tr("It may have been the wheel's word or yours."),
        computed=tr("Computed from what your device asks: {parts}."),
        trial=tr("Try the wheel 200 times"),
        landing=LandingWords(
            read_statements=tr("Read both, then spin"),
            chooses=tr("The wheel chooses which one you judge."),
            read_rules=tr("Read the rules, then spin the wheel."),
            start=tr("Spin the wheel"),
            once=tr("It turns once for each question."),
            landed=tr("The wheel landed on {sector}"),
            landed_here=tr("The wheel landed here."),
            says_truth=tr("The wheel landed on Truth. Give your true answer."),
            says_yes=tr("The wheel landed on Yes. Press {yes}, whatever is true."),
            says_no=tr("The wheel landed on No. Press {no}, whatever is true."),
            kept=tr("Kept: the word you press. Never kept: where the wheel landed."),
            kept_narrow=tr("Kept: the word you press, never where it landed."),
        ),
    )


def _words_of_coins_on_screen() -> ProcedureWords:
    return ProcedureWords(
        name=tr("the coins"),
        offer=tr("Two coins, on this screen"),
        offer_detail=tr("They say what to answer, and you press a word. Only the word is saved."),
        chooses=tr("The coins choose"),
        showed=tr("How the coins fell"),
        forgotten=tr("How they fell is forgotten."),
        may_be=tr("It may have been the coins' word or yours."),
        computed=tr("Computed from two coins: {parts}."),
        trial=tr("Try the coins 200 times"),
        landing=LandingWords(
            read_statements=tr("Read both, then toss"),
            chooses=tr("The coins choose which one you judge."),
            read_rules=tr("Read the rules, then toss the coins."),
            start=tr("Toss the coins"),
            once=tr("They are tossed once for each question."),
            landed=tr("The coins say {sector}"),
            landed_here=tr("The coins chose this."),
            says_truth=tr("The coins say Truth. Give your true answer."),
            says_yes=tr("The coins say Yes. Press {yes}, whatever is true."),
            says_no=tr("The coins say No. Press {no}, whatever is true."),
            kept=tr("Kept: the word you press. Never kept: how the coins fell."),
            kept_narrow=tr("Kept: the word you press, never how they fell."),
        ),
    )


def _words_of_die_on_screen() -> ProcedureWords:
    return ProcedureWords(
        name=tr("the dice"),
        offer=tr("Dice, on this screen"),
        offer_detail=tr("They say what to answer, and you press a word. Only the word is saved."),
        chooses=tr("The dice choose"),
        showed=tr("What the dice showed"),
        forgotten=tr("What it showed is forgotten."),
        may_be=tr("It may have been the dice's word or yours."),
        computed=tr("Computed from the dice: {parts}."),
        trial=tr("Try the dice 200 times"),
        landing=LandingWords(
            read_statements=tr("Read both, then roll"),
            chooses=tr("The dice chooses which one you judge."),
            read_rules=tr("Read the rules, then roll the dice."),
            start=tr("Roll the dice"),
            once=tr("It rolls once for each question."),
            landed=tr("The dice says {sector}"),
            landed_here=tr("The dice chose this."),
            says_truth=tr("The dice says Truth. Give your true answer."),
            says_yes=tr("The dice says Yes. Press {yes}, whatever is true."),
            says_no=tr("The dice says No. Press {no}, whatever is true."),
            kept=tr("Kept: the word you press. Never kept: what the dice showed."),
            kept_narrow=tr("Kept: the word you press, never what it showed."),
        ),
    )


def _words_of_own_device() -> ProcedureWords:
    return ProcedureWords(
        name=tr("your own device"),
        offer=tr("Something of your own"),
        offer_detail=tr("{tools}, used where nobody sees it. Only you know what it showed."),
        chooses=tr("Your own device chooses"),
        showed=tr("What your own device showed"),
        forgotten=tr("Where it landed is forgotten."),
        may_be=tr("It may have been the word of your device, or yours."),
        computed=tr("Computed from what your device asks: {parts}."),
        trial=tr("Try it 200 times"),
    )


def _words_of_scrambling() -> ProcedureWords:
    return ProcedureWords(
        name=tr("scrambled here"),
        offer=tr("Scrambled here, by this program"),
        offer_detail=tr(
            "You give your true answer. The program scrambles it at once and forgets it."
        ),
        chooses=tr("Chance chooses"),
        showed="",
        forgotten=tr("Where it landed is forgotten."),
        may_be=tr("It may have been the word of your device, or yours."),
        computed=tr("Computed from what your device asks: {parts}."),
        trial=tr("Try scrambling 200 times"),
    )


# Made when they are asked for, as the language may change.
PROCEDURE_WORDS: dict[Procedure, Callable[[], ProcedureWords]] = {
    Procedure.SPINNER: _words_of_wheel,
    Procedure.COINS: _words_of_coins_on_screen,
    Procedure.DIE: _words_of_die_on_screen,
    Procedure.OWN_DEVICE: _words_of_own_device,
    Procedure.SCRAMBLED: _words_of_scrambling,
}


def own_things(survey: Survey) -> str:
    """Return the things of one's own that serve every yes/no question: "One dice or two coins"."""
    asked = [q.channel for q in survey.sensitive if q.by_device]
    served = [set(own_tools(mechanism)) for mechanism in asked if mechanism is not None]
    shared = set.intersection(*served) if served else set()
    names = [tool_words(tool).name for tool in TOOLS if tool in shared]
    if not names:
        return tr("Dice, coins, cards or a spinner, as each question says")
    return either([names[0], *(name[:1].lower() + name[1:] for name in names[1:])])


def computed_sentence(question: Question, procedure: Procedure | None) -> str:
    """Return what the odds are computed from: "Computed from the dice: 5 of 6 A, 1 of 6 B."."""
    wheel = sectors(question.channel) if question.channel is not None else ()
    parts = [
        tr("{part} of {whole} {sector}").format(
            part=figures(sector.share.numerator),
            whole=figures(sector.share.denominator),
            sector=landing_name(sector.landing),
        )
        for sector in wheel
    ]
    return procedure_words(procedure).computed.format(parts=joined(parts))


def rank_name(rank: int, *, short: bool = False) -> str:
    """Return a rank of the deck, 0 being the ace: "jack", or "J" as on the card."""
    if 1 <= rank <= 9:
        return str(rank + 1)
    shorts = {0: tr("A"), 10: tr("J"), 11: tr("Q"), 12: tr("K")}
    names = {0: tr("ace"), 10: tr("jack"), 11: tr("queen"), 12: tr("king")}
    return shorts[rank] if short else names[rank]


def suit_name(suit: int) -> str:
    return (tr("clubs"), tr("diamonds"), tr("hearts"), tr("spades"))[suit]


def whole_suits(outcomes: Sequence[int]) -> tuple[int, ...]:
    """Return the suits where a rule is about whole suits alone; () otherwise."""
    suits = sorted({card % SUITS for card in outcomes})
    return tuple(suits) if len(outcomes) == RANKS * len(suits) else ()


def numbers(outcomes: Sequence[int]) -> str:
    """Return outcomes that follow each other: "4", "1 or 2", "1 to 5"."""
    first, last = outcomes[0], outcomes[-1]
    if first == last:
        return figures(first)
    if last == first + 1:
        return either([figures(first), figures(last)])
    return tr("{first} to {last}").format(first=figures(first), last=figures(last))


def _degrees(rule: Rule) -> str:
    first, last = rule.outcomes[0], (rule.outcomes[-1] + 1) % (DEGREES + 1)
    return tr("From {first}° to {last}°").format(first=figures(first), last=figures(last))


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

"""The ways of asking what shares one ε: everyone everything, or each person only some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from app.planner.plan_request import PlanRequest
from app.planner.rows import margin_text
from app.words.catalogue import capital, either, figures, joined, tr
from app.words.numerals import number, rounded_up, short_number
from core.plan.asking import Asking
from core.plan.mechanisms import DeviceOption, Plan, PlanOption
from core.plan.split import Split, split

_EITHER = 3  # ways: everything, and some of either
_WORTH = 1.05  # times fewer people, from which a way is said to gain
_EACH = 3  # questions whose margins stand side by side in a headline
Use: TypeAlias = Callable[[Sequence[Plan]], Sequence[PlanOption]]


@dataclass(frozen=True, slots=True)
class AskingCard:
    """One way, what it means, and what it gives. `gain` is '' where it needs no fewer people.

    `some` and `some_options` are those of the request that chooses it.
    """

    title: str
    lines: tuple[str, ...]
    margin: str
    people: str
    gain: str
    some: bool
    some_options: bool
    chosen: bool


def asking_cards(request: PlanRequest, use: Use | None = None) -> tuple[AskingCard, ...]:
    """Return the ways to ask: everything, some questions, some options, or some of both.

    () where there is nothing to choose from; both only where that gains more than either. `use`
    gives the mechanism of each plan, the one that the table beneath has chosen; without it the
    one of least error.
    """
    if not (request.can_ask_some or request.can_ask_some_options):
        return ()
    whether = {True: (False, True), False: (False,)}
    ways = [
        replace(request, some=some, some_options=some_options)
        for some_options in whether[request.can_ask_some_options]
        for some in whether[request.can_ask_some]
    ]
    gains = [_times(each, ways[0]) for each in ways]
    both = len(ways) > _EITHER and not (request.some and request.some_options)
    if both and gains[-1] <= _WORTH * max(gains[:-1]):
        ways, gains = ways[:-1], gains[:-1]
    return tuple(_card(request, way, gain, use) for way, gain in zip(ways, gains, strict=True))


def _times(way: PlanRequest, everything: PlanRequest) -> float:
    """Return how many times as many people it takes to ask everyone everything."""
    if way.whole:
        return everything.worst / way.worst
    return 1.0 if way.asking.everything else way.fewest[1]


def _card(request: PlanRequest, way: PlanRequest, gain: float, use: Use | None) -> AskingCard:
    asking, plans = way.asking, _planned(way)
    best = use(plans) if use is not None else [made.options[0] for made in plans]
    people = max(option.n_for_margin or 0 for option in best)
    lines = _lines_of_options(way) if way.some_options else _lines(way, asking, plans[0])
    return AskingCard(
        title=_title_of_options(way) if way.some_options else _title(way.items, asking),
        lines=tuple(line for line in lines if line),
        margin=_margins([option.margin for option in best]),
        people=tr("{people} people for ± {points}").format(
            people=figures(people), points=short_number(100 * request.margin, 1)
        ),
        gain=_gain(gain),
        some=way.some,
        some_options=way.some_options,
        chosen=(asking.everything, way.some_options)
        == (request.asking.everything, request.some_options),
    )


def _margins(margins: Sequence[float | None]) -> str:
    """Write the margin of each question, in their order; of many the least and the largest."""
    told = list(dict.fromkeys(map(margin_text, margins)))
    if len(told) == 1:
        return told[0]
    if len(margins) <= _EACH:
        return " · ".join(map(margin_text, margins))
    known = [margin for margin in margins if margin is not None]
    least, most = margin_text(min(known)), margin_text(max(known))
    return tr("{least} to {most}", "margins").format(least=least, most=most)


def _planned(way: PlanRequest) -> tuple[Plan, ...]:
    if way.whole:
        ask = None if way.asking.everything else way.asking.ask
        return split(way.asked_parts, way.target, way.people, way.how, ask=ask, margin=way.margin)
    return (way.asked().plan(way.target, way.margin),)


def _title_of_options(way: PlanRequest) -> str:
    """Say of how many options each many-of asks, those alike once."""
    ways = dict.fromkeys(part.asking for part in way.asked_parts if part.asking is not None)
    named = tr("{ask} of {n} options")
    options = joined([named.format(ask=counted(w.ask), n=counted(w.items)) for w in ways])
    if way.asking.everything:
        return tr("Only {options}").format(options=options)
    words = tr("Only {ask} of the {n}, {options}")
    return words.format(ask=counted(way.asking.ask), n=counted(way.items), options=options)


def _lines_of_options(way: PlanRequest) -> tuple[str, ...]:
    evenly = not way.asking.everything or way.how is Split.EVENLY
    said = tr("Each question at ε {epsilon}, which the options asked share.") if evenly else ""
    crossed = tr("Pairs that are never asked together cannot be crossed.")
    counts = tr("The survey counts ε {total} as before.").format(total=way.shown_epsilon)
    return said.format(epsilon=rounded_up(way.asking.each(way.target))), crossed, counts


def _title(items: int, asking: Asking) -> str:
    if asking.everything and items == 2:
        return tr("Ask everyone both")
    if asking.everything:
        return tr("Ask everyone all {n}").format(n=counted(items))
    words = tr("Ask each person only {ask} of the {n}")
    return words.format(ask=counted(asking.ask), n=counted(items))


def _lines(request: PlanRequest, asking: Asking, made: Plan) -> tuple[str, ...]:
    each = rounded_up(asking.each(request.target))
    people = figures(asking.people(request.people))
    if asking.everything:
        said = tr("Each question at ε {epsilon}.")
        said = tr("Each option at ε {epsilon}.") if request.of_options else said
        said = "" if request.whole and request.how is not Split.EVENLY else said
        return said.format(epsilon=each), tr("Any two can be crossed."), _all_devices(made, request)
    said = tr("Drawn before the first question, and told. Each at ε {epsilon}, of {people} people.")
    crossed = tr("Pairs that are never asked together cannot be crossed.")
    if asking.ask > 1:
        pairs = request.people * asking.ask * (asking.ask - 1) / (asking.items * (asking.items - 1))
        crossed = tr("Each pair is asked together of about {people} people.").format(
            people=figures(int(pairs))
        )
    counts = tr("The survey counts ε {total} as before.").format(total=request.shown_epsilon)
    devices = tr("{devices} can do it.")
    able = [] if request.whole else _able(made)
    if able:
        named = either(able)
        told = devices.format(devices=capital(named))
        counts = f"{counts} {told}"
    return said.format(epsilon=each, people=people), crossed, counts


def _all_devices(made: Plan, request: PlanRequest) -> str:
    if not request.kind.definition.by_device or request.whole:
        return ""
    able = _able(made)
    if not able:
        return tr("No device has an ε this small.")
    if len(able) == 1:
        return tr("Of all devices only {device} fits.").format(device=able[0])
    return tr("{devices} can do it.").format(devices=capital(either(able)))


def _able(made: Plan) -> list[str]:
    """Name the devices that can do it, each sort once."""
    return list(dict.fromkeys(_sort_of(option) for option in made.devices))


def _sort_of(option: DeviceOption) -> str:
    name = option.device.name
    if name == "spinner":
        return tr("a wheel", "a device")
    if name.startswith("cards"):
        return tr("cards", "a device")
    if name == "two-coins":
        return tr("two coins", "a device")
    if name == "two-dice-forced":
        return tr("two dice", "a device")
    return tr("a die", "a device")


def _gain(gain: float) -> str:
    if gain <= _WORTH:
        return ""
    digits = 0 if gain >= 10 else 1
    return tr("{times} times fewer people").format(times=number(gain, digits))


def counted(n: int) -> str:
    """Write a small number as a word."""
    words = (
        *(tr("one", "a number"), tr("two", "a number"), tr("three", "a number")),
        *(tr("four", "a number"), tr("five", "a number"), tr("six", "a number")),
        *(tr("seven", "a number"), tr("eight", "a number"), tr("nine", "a number")),
        *(tr("ten", "a number"), tr("eleven", "a number"), tr("twelve", "a number")),
    )
    return words[n - 1] if 1 <= n <= len(words) else figures(n)

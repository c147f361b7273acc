"""The two ways of asking what shares one ε: everyone everything, or each person only some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeAlias

from app.planner.plan_request import PlanRequest
from app.planner.rows import margin_text, points
from app.words.catalogue import either, figures, tr
from core.plan.asking import Asking
from core.plan.mechanisms import DeviceOption, Plan, PlanOption
from core.plan.split import Split, split
from core.present.numerals import number
from core.privacy.epsilon import rounded_up

_EACH = 3  # questions whose margins stand side by side in a headline
Use: TypeAlias = Callable[[Sequence[Plan]], Sequence[PlanOption]]


@dataclass(frozen=True, slots=True)
class AskingCard:
    """One way, what it means, and what it gives. `gain` is '' where it needs no fewer people."""

    title: str
    lines: tuple[str, ...]
    margin: str
    people: str
    gain: str
    some: bool
    chosen: bool


def asking_cards(wish: PlanRequest, use: Use | None = None) -> tuple[AskingCard, ...]:
    """Return both ways; () where there is nothing to choose from.

    `use` gives the mechanism of each plan, the one that the table beneath has chosen;
    without it the one of least error.
    """
    if not wish.can_ask_some:
        return ()
    ask, gain = wish.fewest
    ways = wish.way(), wish.way(ask)
    plans = [_planned(wish, asking) for asking in ways]
    return tuple(
        _card(wish, asking, gain, made, use) for asking, made in zip(ways, plans, strict=True)
    )


def _card(
    wish: PlanRequest, asking: Asking, gain: float, plans: Sequence[Plan], use: Use | None
) -> AskingCard:
    some = not asking.everything
    best = use(plans) if use is not None else [made.options[0] for made in plans]
    people = max(option.n_for_margin or 0 for option in best)
    return AskingCard(
        title=_title(wish.items, asking),
        lines=tuple(line for line in _lines(wish, asking, plans[0]) if line),
        margin=_margins([option.margin for option in best]),
        people=tr("{people} people for ± {points}").format(
            people=figures(people), points=points(wish.margin, 1).removesuffix(".0")
        ),
        gain=_gain(gain) if some else "",
        some=some,
        chosen=some is wish.some,
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


def _planned(wish: PlanRequest, asking: Asking) -> tuple[Plan, ...]:
    if wish.whole:
        ask = None if asking.everything else asking.ask
        return split(wish.parts, wish.target, wish.people, wish.how, ask=ask, margin=wish.margin)
    return (wish.asked(asking).plan(wish.target, wish.margin),)


def _title(items: int, asking: Asking) -> str:
    if asking.everything and items == 2:
        return tr("Ask everyone both")
    if asking.everything:
        return tr("Ask everyone all {n}").format(n=counted(items))
    words = tr("Ask each person only {ask} of the {n}")
    return words.format(ask=counted(asking.ask), n=counted(items))


def _lines(wish: PlanRequest, asking: Asking, made: Plan) -> tuple[str, ...]:
    each = rounded_up(asking.each(wish.target))
    people = figures(asking.people(wish.people))
    if asking.everything:
        said = tr("Each question at ε {epsilon}.")
        said = tr("Each option at ε {epsilon}.") if wish.of_options else said
        said = "" if wish.whole and wish.how is not Split.EVENLY else said
        return said.format(epsilon=each), tr("Any two can be crossed."), _all_devices(made, wish)
    said = tr("Drawn before the first question, and told. Each at ε {epsilon}, of {people} people.")
    crossed = tr("Pairs that are never asked together cannot be crossed.")
    if asking.ask > 1:
        pairs = wish.people * asking.ask * (asking.ask - 1) / (asking.items * (asking.items - 1))
        crossed = tr("Each pair is asked together of about {people} people.").format(
            people=figures(int(pairs))
        )
    counts = tr("The survey counts ε {total} as before.").format(total=wish.shown_epsilon)
    devices = tr("{devices} can do it.")
    able = [] if wish.whole else _able(made)
    if able:
        named = either(able)
        told = devices.format(devices=named[:1].upper() + named[1:])
        counts = f"{counts} {told}"
    return said.format(epsilon=each, people=people), crossed, counts


def _all_devices(made: Plan, wish: PlanRequest) -> str:
    if not wish.kind.definition.by_device or wish.whole:
        return ""
    able = _able(made)
    if not able:
        return tr("No device has an ε this small.")
    if len(able) == 1:
        return tr("Of all devices only {device} fits.").format(device=able[0])
    return tr("{devices} can do it.").format(devices=either(able).capitalize())


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
    if Decimal(gain) <= Decimal("1.05"):
        return ""
    digits = 0 if gain >= 10 else 1
    return tr("{times} times fewer people").format(times=figures(number(gain, digits)))


def counted(n: int) -> str:
    """Write a small number as a word."""
    words = (
        *(tr("one", "a number"), tr("two", "a number"), tr("three", "a number")),
        *(tr("four", "a number"), tr("five", "a number"), tr("six", "a number")),
        *(tr("seven", "a number"), tr("eight", "a number"), tr("nine", "a number")),
        *(tr("ten", "a number"), tr("eleven", "a number"), tr("twelve", "a number")),
    )
    return words[n - 1] if 1 <= n <= len(words) else figures(n)

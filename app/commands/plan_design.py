"""candor plan --design: the power of a design by its name, to tell a share from another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from fractions import Fraction
from typing import Any

import click

from app.commands.console import print_json, shown
from app.commands.plan_options import Goal, NamedDesign, PlanOptions
from app.words.catalogue import figures, joined, listed, tr
from app.words.numerals import percent
from app.words.value_errors import fault_text
from core.inference.power import ShareTest, exact_power, needed
from core.plan.power_of_designs import people_of, power_of_design
from core.privacy.designs import Design, ParameterError, Trouble, for_domain
from core.privacy.epsilon import epsilon, parse_fraction
from core.privacy.mechanisms import Domain, Mechanism
from core.rehearse.power import RUNS, simulated_power
from core.survey import Kind

_WAYS = {
    "exact": tr("by exact"),
    "likelihood-ratio": tr("by likelihood-ratio"),
    "simulation": tr("by simulation"),
}


def show_power(wanted: PlanOptions, goal: Goal, named: NamedDesign, as_json: bool) -> None:
    """Print the power of a design. Raises `UsageError`."""
    share, against = goal.share, goal.against
    if share is None or against is None:
        raise click.UsageError(tr("Give --share and --against too, to tell apart by --design."))
    beside = {
        "--epsilon": wanted.epsilon,
        "--margin": goal.margin,
        "--ask": wanted.ask,
        "--second-share": goal.second_share,
        "--odds-ratio": goal.odds_ratio,
        "--group-part": goal.group_part,
    }
    if given := [name for name, value in beside.items() if value is not None]:
        raise click.UsageError(
            tr("Leave {option} out: --design has parameters of its own.").format(option=given[0])
        )
    n = wanted.respondents
    sizes = (n, n if goal.second_respondents is None else goal.second_respondents)
    target, alpha, two_sided, simulate = goal.power, goal.alpha, goal.two_sided, named.simulate
    kind, options = wanted.of, wanted.options or 2
    design = _design(kind, named.design)
    k = 2 if kind.domain(measured=False) is Domain.TWO_ANSWERS else options
    values = {name: _fraction(name, text) for name, text in _pairs("--parameter", named.parameters)}
    try:
        if design.builds is not None:
            if named.unknowns or simulate is not None:
                raise click.UsageError(
                    tr("--unknown and --simulate are for designs with unknowns.")
                )
            mechanism = design.mechanism(values, k)
            p, q = (float(chance) for chance in mechanism.chances(mechanism.k - 1))
            one_count = ShareTest(p, q, against, share, alpha, two_sided)
            found = _of_one_count(mechanism, one_count, sizes[0], target)
        else:
            guess = {n: float(_fraction(n, t)) for n, t in _pairs("--unknown", named.unknowns)}
            classes, asked = design.classes(values, k), sizes[: design.groups]
            people = people_of(classes, share, guess)
            if people is None:
                raise click.UsageError(tr("No people have such a share and such unknowns."))
            made = power_of_design(classes, people, against, asked, target, alpha, two_sided)
            found = asdict(made) | {"by": "likelihood-ratio"}
            runs = simulate or (RUNS if made.at_edge else 0)
            if runs and made.power is not None:
                test = (classes, people, against, asked, alpha, two_sided, runs)
                found |= {"power": simulated_power(*test), "by": "simulation"}
    except ParameterError as error:
        raise click.UsageError(_fault(design, error, k)) from None
    except KeyError as error:
        message = tr("There is no unknown {name}; there are: {names}.")
        told = message.format(name=shown(str(error.args[0])), names=_names(design.unknowns))
        raise click.UsageError(told) from None
    except ValueError as error:
        raise click.UsageError(f"{fault_text(error)}.") from None
    head = {"design": design.name, "share": share, "against": against, "alpha": alpha}
    if as_json:
        print_json(head | {"two_sided": two_sided, "target": target} | found)
        return
    power, least = found["power"], found["n_needed"]
    enough = tr("no feasible number is enough")
    if least is not None:
        enough = tr("{n} reach {power}").format(n=figures(least), power=percent(target, 0))
    if power is not None:
        told = tr("power {power} with {people}, {way}; {enough}")
        enough = told.format(
            power=percent(power, 1),
            people=listed([figures(size) for size in found["respondents"]]),
            way=_WAYS[found["by"]],
            enough=enough,
        )
    click.echo(f"  {design.title}: {enough}")


def _of_one_count(mechanism: Mechanism, test: ShareTest, n: int, target: float) -> dict[str, Any]:
    """Return the exact power of a design of one group, and how many people a power needs."""
    rate = test.q + (test.p - test.q) * test.alternative
    enough = needed(test, target)
    return {
        "epsilon": None if mechanism.ratio is None else epsilon(mechanism.ratio),
        "respondents": (n,),
        "se": (rate * (1 - rate) / n) ** 0.5 / abs(test.p - test.q) if n else None,
        "power": float(exact_power(test, n)) if n else None,
        "by": "exact",
        "n_needed": enough.stays,
        "n_normal": enough.normal,
    }


def _design(kind: Kind, name: str | None) -> Design:
    domain = kind.domain(measured=True)
    # Of the reports of a window no binomial count tells, nor of scrambled numbers.
    able = {each: design for each, design in for_domain(domain).items() if design.has_power}
    if name is None or name not in able:
        message = tr("There is no design {name} for {kind}; there are: {names}.")
        told = message.format(name=shown(name or ""), kind=kind, names=_names(able))
        raise click.UsageError(told)
    return able[name]


def _names(names: Iterable[str]) -> str:
    return joined(list(names)) or tr("none", "no names")


def _pairs(option: str, texts: tuple[str, ...]) -> list[tuple[str, str]]:
    found = [text.partition("=") for text in texts]
    if any(not sign for _, sign, _ in found):
        raise click.UsageError(tr("Give {option} as NAME=VALUE.").format(option=option))
    return [(name.strip(), value.strip()) for name, _, value in found]


def _fraction(name: str, text: str) -> Fraction:
    """Read a fraction such as 3/4, or a number such as 0.75, exactly."""
    try:
        return parse_fraction(text)
    except (ValueError, ZeroDivisionError):
        message = tr("{name}: {text} is no number, such as 3/4.")
        raise click.UsageError(message.format(name=shown(name), text=shown(text))) from None


def _fault(design: Design, error: ParameterError, k: int) -> str:
    told = {
        Trouble.MISSING: tr("Give {name} with --parameter."),
        Trouble.UNKNOWN: tr("There is no parameter {name}; there are: {names}."),
        Trouble.RANGE: tr("{name} is out of range."),
        Trouble.NO_INFORMATION: tr("With these parameters reports do not depend on the answer."),
    }
    fault = error.faults[0]
    name = shown(fault.name) if fault.name else tr("Some sum of the parameters")
    return told[fault.trouble].format(name=name, names=_names(design.names(k)))

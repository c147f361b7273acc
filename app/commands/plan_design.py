"""candor plan --design: the power of a design by its name, to tell a share from another."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from typing import Any

import click

from app.commands.console import print_json, shown
from app.commands.plan_options import Goal, NamedDesign, PlanOptions
from core.inference.power import ShareTest, exact_power, needed
from core.plan.power_of_designs import people_of, power_of_design
from core.privacy.designs import Design, ParameterError, Trouble, for_domain
from core.privacy.epsilon import epsilon, parse_fraction
from core.privacy.mechanisms import Domain, Mechanism
from core.rehearse.power import RUNS, simulated_power
from core.survey import Kind


def show_power(wanted: PlanOptions, goal: Goal, named: NamedDesign, as_json: bool) -> None:
    """Print the power of a design. Raises `UsageError`."""
    share, against = goal.share, goal.against
    if share is None or against is None:
        raise click.UsageError("Give --share and --against too, to tell apart by --design.")
    beside = {
        "--epsilon": wanted.epsilon,
        "--margin": goal.margin,
        "--ask": wanted.ask,
        "--second-share": goal.second_share,
        "--odds-ratio": goal.odds_ratio,
        "--group-part": goal.group_part,
    }
    if given := [name for name, value in beside.items() if value is not None]:
        raise click.UsageError(f"Leave {given[0]} out: --design has parameters of its own.")
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
                raise click.UsageError("--unknown and --simulate are for designs with unknowns.")
            mechanism = design.mechanism(values, k)
            p, q = (float(chance) for chance in mechanism.chances(mechanism.k - 1))
            one_count = ShareTest(p, q, against, share, alpha, two_sided)
            found = _of_one_count(mechanism, one_count, sizes[0], target)
        else:
            guess = {n: float(_fraction(n, t)) for n, t in _pairs("--unknown", named.unknowns)}
            classes, asked = design.classes(values, k), sizes[: design.groups]
            people = people_of(classes, share, guess)
            if people is None:
                raise click.UsageError("No people have such a share and such unknowns.")
            made = power_of_design(classes, people, against, asked, target, alpha, two_sided)
            found = asdict(made) | {"by": "likelihood-ratio"}
            runs = simulate or (RUNS if made.at_edge else 0)
            if runs and made.power is not None:
                test = (classes, people, against, asked, alpha, two_sided, runs)
                found |= {"power": simulated_power(*test), "by": "simulation"}
    except ParameterError as error:
        raise click.UsageError(_fault(design, error, k)) from None
    except KeyError as error:
        names = ", ".join(design.unknowns) or "none"
        message = f"There is no unknown {shown(str(error.args[0]))}; there are: {names}."
        raise click.UsageError(message) from None
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    head = {"design": design.name, "share": share, "against": against, "alpha": alpha}
    if as_json:
        print_json(head | {"two_sided": two_sided, "target": target} | found)
        return
    people_told = " and ".join(f"{size:,}" for size in found["respondents"])
    power = found["power"]
    now = "" if power is None else f"power {power:.1%} with {people_told}, by {found['by']}; "
    least = found["n_needed"]
    enough = "no feasible number is enough" if least is None else f"{least:,} reach {target:.0%}"
    click.echo(f"  {design.title}: {now}{enough}")


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
        message = f"There is no design {shown(name or '')} for {kind}; there are: "
        raise click.UsageError(message + ", ".join(able) + ".")
    return able[name]


def _pairs(option: str, texts: tuple[str, ...]) -> list[tuple[str, str]]:
    found = [text.partition("=") for text in texts]
    if any(not sign for _, sign, _ in found):
        raise click.UsageError(f"Give {option} as NAME=VALUE.")
    return [(name.strip(), value.strip()) for name, _, value in found]


def _fraction(name: str, text: str) -> Fraction:
    """Read a fraction such as 3/4, or a number such as 0.75, exactly."""
    try:
        return parse_fraction(text)
    except (ValueError, ZeroDivisionError):
        message = f"{shown(name)}: {shown(text)} is no number, such as 3/4."
        raise click.UsageError(message) from None


def _fault(design: Design, error: ParameterError, k: int) -> str:
    told = {
        Trouble.MISSING: "Give {name} with --parameter.",
        Trouble.UNKNOWN: "There is no parameter {name}; there are: {names}.",
        Trouble.RANGE: "{name} is out of range.",
        Trouble.NO_INFORMATION: "With these parameters reports do not depend on the answer.",
    }
    fault = error.faults[0]
    name = shown(fault.name) if fault.name else "Some sum of the parameters"
    return told[fault.trouble].format(name=name, names=", ".join(design.names(k)) or "none")

"""candor plan --design: the power of a design by its name, to tell a share from another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any

import click

from app.commands.console import print_json, shown
from core.inference.power import ShareTest, exact_power, needed
from core.plan.power_of_designs import people_of, power_of_design
from core.privacy.designs import Design, ParameterError, Trouble, for_domain
from core.privacy.epsilon import epsilon, parse_fraction
from core.privacy.mechanisms import Value
from core.rehearse.power import RUNS, simulated_power
from core.survey import Kind

_SIMULATED = 20_000


@dataclass(frozen=True, slots=True)
class Told:
    """A design as it was named: its parameters and unknowns as NAME=VALUE."""

    kind: Kind
    options: int
    design: str
    parameters: tuple[str, ...]
    unknowns: tuple[str, ...]


def design_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that name a design."""
    for option in reversed(
        (
            click.option("--design", help="Plan with this design by name, as in the manual."),
            click.option(
                *("--parameter", "parameters"),
                multiple=True,
                help="A parameter of the design, such as yes-1=1/4. Once for each.",
            ),
            click.option(
                *("--unknown", "unknowns"),
                multiple=True,
                help="Guess of an unknown of the design, such as no-whatever=0.1.",
            ),
            click.option(
                *("--simulate", "simulate"),
                type=click.IntRange(100, _SIMULATED),
                help="Find the power by so many simulated samples.",
            ),
        )
    ):
        command = option(command)
    return command


def show_power(
    told: Told,
    share: float,
    against: float,
    sizes: tuple[int, int],
    target: float,
    alpha: float,
    two_sided: bool,
    simulate: int | None,
    as_json: bool,
) -> None:
    """Print the power of a design. Raises `UsageError`."""
    design = _design(told)
    k = 2 if told.kind in (Kind.YES_NO, Kind.MANY_OF) else told.options
    values = {name: _fraction(name, text) for name, text in _pairs("--parameter", told.parameters)}
    try:
        if design.builds is not None:
            if told.unknowns or simulate is not None:
                raise click.UsageError("--unknown and --simulate are for designs with unknowns.")
            found = _of_one_count(design, values, k, share, against, sizes[0], alpha, two_sided)
            found |= _needed_of(design, values, k, (share, against), (alpha, two_sided), target)
        else:
            guess = {n: float(_fraction(n, t)) for n, t in _pairs("--unknown", told.unknowns)}
            classes = design.classes(values, k)
            people = people_of(classes, share, guess)
            if people is None:
                raise click.UsageError("No people have such a share and such unknowns.")
            asked = sizes[: design.groups]
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


def _of_one_count(
    design: Design,
    values: Mapping[str, Value],
    k: int,
    share: float,
    against: float,
    n: int,
    alpha: float,
    two_sided: bool,
) -> dict[str, Any]:
    """Return the exact power of a design of one group."""
    mechanism = design.mechanism(values, k)
    p, q = (float(chance) for chance in mechanism.chances(mechanism.k - 1))
    test = ShareTest(p, q, against, share, alpha, two_sided)
    rate = q + (p - q) * share
    return {
        "epsilon": None if mechanism.ratio is None else epsilon(mechanism.ratio),
        "respondents": (n,),
        "se": (rate * (1 - rate) / n) ** 0.5 / abs(p - q) if n else None,
        "power": float(exact_power(test, n)) if n else None,
        "by": "exact",
    }


def _needed_of(
    design: Design,
    values: Mapping[str, Value],
    k: int,
    shares: tuple[float, float],
    test: tuple[float, bool],
    target: float,
) -> dict[str, Any]:
    mechanism = design.mechanism(values, k)
    p, q = (float(chance) for chance in mechanism.chances(mechanism.k - 1))
    found = needed(ShareTest(p, q, shares[1], shares[0], *test), target)
    return {"n_needed": found.stays, "n_normal": found.normal}


def _design(told: Told) -> Design:
    domain = told.kind.domain(told.kind is Kind.NUMBER)
    # Of the reports of a window no binomial count tells, nor of scrambled numbers.
    able = {name: design for name, design in for_domain(domain).items() if design.has_power}
    if told.design not in able:
        message = f"There is no design {shown(told.design)} for {told.kind.value}; there are: "
        raise click.UsageError(message + ", ".join(able) + ".")
    return able[told.design]


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

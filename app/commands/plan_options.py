"""What `candor plan` is asked: of which question, to what end, and with which design."""

from __future__ import annotations

from dataclasses import dataclass

import click

from app.commands.options import level_option, together
from app.words.catalogue import tr
from core.survey import KINDS, Kind

_SIMULATED = 20_000


@dataclass(frozen=True, slots=True)
class PlanOptions:
    """Questions of one kind that are planned together, their ε, and how many people are asked."""

    kind: str
    options: int | None
    histogram: bool
    epsilon: str | None
    respondents: int
    questions: int
    ask: int | None

    @property
    def of(self) -> Kind:
        """The kind of the questions."""
        return Kind(self.kind)

    @property
    def n_options(self) -> int:
        """Return how many options a question has; 1 is a mean."""
        return self.options or (1 if self.of.definition.numeric else 2)

    @property
    def n_items(self) -> int:
        """Return how many answers share the ε."""
        return self.n_options if self.of.definition.multiple else self.questions


@dataclass(frozen=True, slots=True)
class Goal:
    """Guessed shares and effects, and how surely they are to be found."""

    share: float | None
    margin: float | None
    level: float
    against: float | None
    second_share: float | None
    second_respondents: int | None
    odds_ratio: float | None
    group_part: float | None
    power: float
    alpha: float
    two_sided: bool


@dataclass(frozen=True, slots=True)
class NamedDesign:
    """A design by its name; its parameters and unknowns are NAME=VALUE."""

    design: str | None
    parameters: tuple[str, ...]
    unknowns: tuple[str, ...]
    simulate: int | None


wanted_options = together(
    "wanted",
    PlanOptions,
    click.option("--kind", type=click.Choice(list(KINDS)), required=True),
    click.option(
        "--options",
        type=click.IntRange(1, 1024),
        help=tr("Options to choose from, or bins of a number; without bins the mean is planned."),
    ),
    click.option(
        "--histogram",
        is_flag=True,
        help=tr("Plan a number without bins for its histogram; without it for its mean."),
    ),
    click.option(
        "--epsilon",
        help=tr(
            "Target ε of all that one person is asked, such as 1 or 0.5. Without it the ε comes "
            "out that --margin needs, or --share and --against."
        ),
    ),
    click.option("--respondents", type=click.IntRange(0, 10**9), required=True),
    click.option(
        "--questions",
        type=click.IntRange(1, 100),
        default=1,
        show_default=True,
        help=tr("Questions of this kind that share the ε."),
    ),
    click.option(
        "--ask",
        type=click.IntRange(1, 1024),
        help=tr("Of how many of the questions, or options of a many-of, each person is asked."),
    ),
)
goal_options = together(
    "goal",
    Goal,
    click.option("--share", type=click.FloatRange(0, 1), help=tr("Guessed true share.")),
    click.option(
        "--margin", type=click.FloatRange(0, 1, min_open=True), help=tr("Wanted margin, ±.")
    ),
    level_option,
    click.option(
        "--against", type=click.FloatRange(0, 1), help=tr("Share to tell --share apart from.")
    ),
    click.option(
        "--second-share",
        type=click.FloatRange(0, 1),
        help=tr("Share in a second group to compare."),
    ),
    click.option(
        "--second-respondents",
        type=click.IntRange(1, 10**9),
        help=tr("Respondents of the second group; by default as many as --respondents."),
    ),
    click.option(
        "--odds-ratio",
        type=click.FloatRange(0, min_open=True),
        help=tr("A coefficient of a regression to find, as an odds ratio beside --share."),
    ),
    click.option(
        "--group-part",
        type=click.FloatRange(0, 1, min_open=True, max_open=True),
        help=tr(
            "Part of the people in the group that --odds-ratio is of; without it, it is of one "
            "standard deviation of a number."
        ),
    ),
    click.option("--power", type=click.FloatRange(0.5, 0.999), default=0.8, show_default=True),
    click.option("--alpha", type=click.FloatRange(0.0001, 0.5), default=0.05, show_default=True),
    click.option(
        "--two-sided", is_flag=True, help=tr("Test for a difference in either direction.")
    ),
)
design_options = together(
    "named",
    NamedDesign,
    click.option("--design", help=tr("Plan with this design by name, as in the manual.")),
    click.option(
        *("--parameter", "parameters"),
        multiple=True,
        help=tr("A parameter of the design, such as yes-1=1/4. Once for each."),
    ),
    click.option(
        *("--unknown", "unknowns"),
        multiple=True,
        help=tr("Guess of an unknown of the design, such as no-whatever=0.1."),
    ),
    click.option(
        *("--simulate", "simulate"),
        type=click.IntRange(100, _SIMULATED),
        help=tr("Find the power by so many simulated samples."),
    ),
)

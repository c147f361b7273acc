"""Questions of every kind, made for tests of tallies and estimates."""

from fractions import Fraction

from core.privacy.channel import Channel
from core.survey.model import Kind, Option, Question

F = Fraction


def options(k: int, abstaining: int | None = None) -> tuple[Option, ...]:
    return tuple(Option(f"o{i}", f"Option {i}", abstain=i == abstaining) for i in range(k))


def yes_no(mechanism: Channel | None, optional: bool = False) -> Question:
    return Question("yn", Kind.YES_NO, "Yes?", channel=mechanism, optional=optional)


def one_of(k: int, mechanism: Channel | None, optional: bool = False) -> Question:
    return Question(
        "one", Kind.ONE_OF, "Which?", options=options(k), channel=mechanism, optional=optional
    )


def many_of(k: int, mechanism: Channel | None, optional: bool = False) -> Question:
    return Question(
        "many", Kind.MANY_OF, "Which?", options=options(k), channel=mechanism, optional=optional
    )


def rating(k: int, mechanism: Channel | None, abstaining: int | None = None) -> Question:
    return Question("rate", Kind.RATING, "How?", options=options(k, abstaining), channel=mechanism)


def number(
    low: int,
    high: int,
    step: int = 1,
    bins: tuple[int, ...] = (),
    mechanism: Channel | None = None,
) -> Question:
    return Question(
        "num",
        Kind.NUMBER,
        "How many?",
        low=low,
        high=high,
        step=step,
        bins=bins,
        channel=mechanism,
    )

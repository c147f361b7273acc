"""The options of commands that write charts, taken together as one `Look`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from app.export.look import Look, Size


def look_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add what can be chosen for charts; the command gets it as `look`."""

    @wraps(command)
    def chosen(
        *args: Any, size: str, no_title: bool, black_and_white: bool, outlines: bool, **others: Any
    ) -> Any:
        look = Look(Size(size), not no_title, black_and_white, outlines)
        return command(*args, look=look, **others)

    options = (
        click.option(
            "--size",
            type=click.Choice([each.value for each in Size]),
            default=Size.WIDE.value,
            show_default=True,
            help="Size of charts: for a column, a page or a slide.",
        ),
        click.option("--no-title", is_flag=True, help="Leave the titles of charts out."),
        click.option(
            "--black-and-white", is_flag=True, help="Tell marks of charts apart without colours."
        ),
        click.option(
            "--outlines", is_flag=True, help="Draw the letters of an SVG drawing as shapes."
        ),
    )
    for option in reversed(options):
        chosen = option(chosen)
    return chosen

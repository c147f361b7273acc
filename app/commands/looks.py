"""The options of commands that write charts, taken together as one `Look`."""

from __future__ import annotations

import click

from app.commands.options import together
from app.export.look import Look, Size


def _look(size: str, no_title: bool, black_and_white: bool, outlines: bool) -> Look:
    return Look(Size(size), not no_title, black_and_white, outlines)


look_options = together(
    "look",
    _look,
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
    click.option("--outlines", is_flag=True, help="Draw the letters of an SVG drawing as shapes."),
)

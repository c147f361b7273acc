"""The program: `candor`, or `python -m app`."""

from __future__ import annotations


def main() -> None:
    """Run the command line, which opens the window where no command is named."""
    from app import problems
    from app.commands import cli

    problems.install()
    cli.main(prog_name="candor")


if __name__ == "__main__":
    main()

"""The program: `candor`, or `python -m app`."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line, which opens the window where no command is named."""
    from app.commands import cli

    result = cli.main(prog_name="candor", standalone_mode=True)
    return int(result or 0)


if __name__ == "__main__":
    sys.exit(main())

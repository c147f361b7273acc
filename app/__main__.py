"""The program: `candor`, or `python -m app`."""

from __future__ import annotations

import io
import sys

from app.shell.system_libraries import MissingLibrariesError, naming_libraries
from core.packaged import is_packaged


def main() -> None:
    """Run the command line, which opens the window where no command is named.

    A packaged program is started again, with other arguments, for its other processes.
    """
    if is_packaged() and _is_other_process():
        return
    from app.kit import problems
    from app.kit.streams import open_missing_streams

    open_missing_streams()
    problems.install()
    _write_any_text()
    try:
        with naming_libraries():
            _run()
    except MissingLibrariesError as error:
        sys.stderr.write(f"candor: {error}\n")
        sys.exit(2)


def _is_other_process() -> bool:
    """Be one of the program's other processes where the arguments say so; tell whether it was."""
    import multiprocessing

    from core.interchange.reader.messages import ASKED

    multiprocessing.freeze_support()  # ends here for a process of Dask
    if sys.argv[1:2] != [ASKED]:
        return False
    from core.interchange.reader.serve import main as read_files

    read_files()
    return True


def _run() -> None:
    if not sys.argv[1:]:  # the window opens sooner without the command line
        from app.shell.gui import run

        sys.exit(run())
    _speak_as_set()
    from app.commands import cli

    cli.main(prog_name="candor")


def _speak_as_set() -> None:
    """Let the command line speak the language that was chosen in the window, else the system's.

    That comes before any command is imported, whose help is looked up as it is.
    """
    from app.kit import settings
    from app.kit.language import language_of, speak_without_window
    from app.kit.places import Places

    chosen = settings.load(Places.of_platform().settings).language
    speak_without_window(language_of(chosen))


def _write_any_text() -> None:
    """Write UTF-8 to files and pipes, and to a terminal as escapes what it cannot show.

    Windows would write its old code pages, which have no ε.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


if __name__ == "__main__":
    main()

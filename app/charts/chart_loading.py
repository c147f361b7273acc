"""Loading what draws charts on screen, in steps: as one it holds a window up a quarter second."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec, module_from_spec

from PySide6 import QtCore, QtGui, QtWidgets

VIEW = "app.charts.chart_view"
_LIBRARY = "pyqtgraph"

# What it loads beside itself; some of it is missing from some packages of Qt, and not needed.
# `import` awaits a package that another thread is loading, but not the package around a module:
# numpy itself comes first.
_BESIDE = (
    *("numpy", "numpy.typing", "PySide6.QtSvg", "PySide6.QtTest", "PySide6.QtOpenGLWidgets"),
    *("multiprocessing.connection", "xml.etree.ElementTree", "pydoc", "colorama", "cProfile"),
)
_AT_ONCE = 50


def chart_steps() -> Iterator[None]:
    """Load the view of charts. All who load it at one time take the steps together."""
    while VIEW not in sys.modules:
        if next(_steps(), True):
            import_module(VIEW)
        yield


@cache
def _steps() -> Iterator[bool]:
    """Do a step of a few milliseconds each; False while more are to come.

    pyqtgraph reads every name of Qt, and Qt makes the type of a name when it is first read.
    """
    return _steps_to(_LIBRARY)


def _steps_to(library: str) -> Iterator[bool]:
    for module in (QtCore, QtGui, QtWidgets):
        names = dir(module)
        for start in range(0, len(names), _AT_ONCE):
            for name in names[start : start + _AT_ONCE]:
                getattr(module, name)
            yield False
    for each in _BESIDE:
        with suppress(ImportError):
            import_module(each)
        yield False
    yield from _statement_by_statement(library)


def _statement_by_statement(library: str) -> Iterator[bool]:
    """Import a package as `import` does, with a pause after each import of its first module."""
    spec = None if library in sys.modules else find_spec(library)
    loader = spec.loader if spec is not None else None
    source = loader.get_source(library) if isinstance(loader, InspectLoader) else None
    if spec is None or source is None:
        return
    module = sys.modules[library] = module_from_spec(spec)
    try:
        for statement in ast.parse(source).body:
            one = ast.Module([statement], [])
            code = compile(one, str(spec.origin), "exec", dont_inherit=True)
            exec(code, vars(module))  # noqa: S102 - what `import` runs
            if isinstance(statement, ast.Import | ast.ImportFrom):
                yield False
    except Exception:
        del sys.modules[library]  # nobody is to find half of it
        raise
